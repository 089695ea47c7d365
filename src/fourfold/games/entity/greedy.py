"""What a move is worth to a player who thinks one turn ahead, in LP; a bot takes the best.

It Summons the best Pawn that it can pay for and Sets weak ones, attacks what it beats, and keeps responses for what
hurts. It sees a view: its own hand and what lies open. The questions are here, battles in bout.py, effects in gains.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fourfold.games.entity import activate, agenda, bout, cards, figures, gains, judge, moves, refuse, table
from fourfold.kernel.packed import vec
from fourfold.kernel.state import NOBODY, State

if TYPE_CHECKING:
    Cells = vec[i64]

PROFILES: Final[dict[str, list[int]]] = {"greedy": []}

RESERVE: Final = 35  # what an activation must gain beyond its costs: the card is gone
STAYS: Final = 25  # what a Lingering card goes on doing is worth beyond that
TROUBLE: Final = 5  # what another position must gain, so that nothing turns to and fro


# -- Summons ----------------------------------------------------------------------------------------------------------
def new_pawn(v: State, p: i64, face: i64, hidden: bool) -> i64:
    """A Pawn of the hand on the field, as if it cost nothing."""
    facts = v.setup.facts
    i = cards.row(face)
    atk = facts[i + cards.ATK]
    wall = facts[i + cards.DEF]
    mine = bout.printed(v, face)
    worth = mine
    if table.pawns(v, p) == 0:  # it stands in the way
        worth += bout.threat(v, p) // 2
    if hidden:
        worth += triggered(v, p, face, cards.FLIPPED, 0) // 2
        return worth + bout.standing(v, p, atk, wall, table.SET, mine)
    if bout.battle_comes(v, p):  # much may come between
        worth += bout.best_blow(v, p, atk, mine, facts[i + cards.KEYWORDS]) // 2
    worth += triggered(v, p, face, cards.SUMMONED, 1 if facts[i + cards.NEED] > 0 else 0)
    return worth + bout.standing(v, p, atk, wall, table.ATTACK, mine)


def triggered(v: State, p: i64, face: i64, event: i64, how: i64) -> i64:
    """What the card's own triggers do when this happens to it; `how` it is Summoned."""
    k: i64
    facts = v.setup.facts
    i = cards.row(face)
    total: i64 = 0
    for k in range(facts[i + cards.TRIGGERS]):
        effect = facts[i + cards.TRIGGER] + cards.EFFECT * k
        ways = facts[effect + cards.E_HOW]
        if facts[effect + cards.E_ON] == event and facts[effect + cards.E_SUBJECT] == 1:
            if ways == 0 or (ways >> how) & 1 != 0:
                total += gains.activation(v, effect, p, v.find(table.HAND + p, face))
    return total


def given_up(v: State, p: i64, place: i64) -> i64:
    """What a Pawn is worth where it is: as a Tribute it is gone."""
    worth = bout.on_place(v, place) + bout.standing_there(v, p, place, v.num[table.POS + place])
    return worth + bout.blow_from(v, p, place) if bout.may_attack(v, p, place) else worth


def tributes(v: State, p: i64, face: i64) -> i64:
    """The least that the Tributes for this face are worth together."""
    k: i64
    need = cards.of(v, face, cards.NEED)
    one: i64 = bout.WON
    two: i64 = bout.WON
    alone: i64 = bout.WON
    for k in range(table.ROOM):
        place = table.pawn(p, k)
        if v.count[place] == 0:
            continue
        n = given_up(v, p, place)
        if judge.worth(v, place, face) >= need and n < alone:
            alone = n
        if n < one:
            two = one
            one = n
        elif n < two:
            two = n
    return alone if alone < one + two else one + two


def summon(v: State, p: i64, face: i64, hidden: bool) -> i64:
    worth = new_pawn(v, p, face, hidden)
    if cards.of(v, face, cards.NEED) > 0:
        return worth - tributes(v, p, face)
    great = waiting(v, p)
    if great >= 0:  # this one will be its Tribute, so the least will do
        return worth // 4 + bout.printed(v, great) - bout.printed(v, face) // 2
    return worth


def waiting(v: State, p: i64) -> i64:
    """The best face of the hand that lacks but one Tribute, or NOBODY."""
    best: i64 = NOBODY
    card = v.above[v.seam(table.HAND + p)]
    while card < v.setup.cards:
        face = v.face[card]
        need = cards.of(v, face, cards.NEED)
        if need > 0 and judge.tribute_worth(v, p, face) == need - 1:
            if best < 0 or bout.printed(v, face) > bout.printed(v, best):
                best = face
        card = v.above[card]
    return best


# -- the rest of the menu ---------------------------------------------------------------------------------------------
def lay(v: State, p: i64, face: i64) -> i64:
    """What must wait is Set while there is room for more, for the hand is drawn full again; not with a thin deck."""
    k: i64
    if v.count[table.DECK + p] <= gains.FEW:
        return -1
    if cards.of(v, face, cards.KIND) == cards.CONDITION:
        return 20
    room: i64 = table.ROOM
    for k in range(table.ROOM):
        room -= v.count[table.back(p, k)]
    return 10 if room > 2 else -1


def change(v: State, p: i64, place: i64) -> i64:
    """Another position; a Set Pawn is turned up to attack (E-5.3)."""
    pos = v.num[table.POS + place]
    then: i64 = table.ATTACK
    if pos == table.ATTACK:
        then = table.DEFENSE
    worth = bout.standing_there(v, p, place, then) - bout.standing_there(v, p, place, pos) - TROUBLE
    if then == table.ATTACK:
        return worth + bout.blow_from(v, p, place) if bout.battle_comes(v, p) else worth
    return worth - bout.blow_from(v, p, place) if bout.may_attack(v, p, place) else worth


def battle(v: State, p: i64) -> i64:
    """Above zero if there is an attack worth making."""
    k: i64
    for k in range(table.ROOM):
        place = table.pawn(p, k)
        if v.count[place] != 0 and judge.why_not_attack(v, place) == 0 and bout.blow_from(v, p, place) > 0:
            return 1
    return -1


def attack(v: State, p: i64, place: i64) -> i64:
    """Of two Pawns that gain the same the weaker one goes first: the other may find more to do."""
    n = bout.blow_from(v, p, place)
    return 8 * n - figures.current(v, place, 0) if n > 0 else -1


# -- activations ------------------------------------------------------------------------------------------------------
def play(v: State, p: i64, card: i64) -> i64:
    """An Action or Condition; on a chain only on top of what the opponent does."""
    if v.prompt == agenda.ASK_RESPOND and v.a != 0:
        link = table.LINK + table.LINK_ROW * (v.num[table.LINKS] - 1)
        if v.num[link + table.L_SEAT] == p:
            return -1
    face = v.face[card]
    worth = gains.activation(v, cards.of(v, face, cards.PLAY), p, card) - RESERVE
    return worth + RESERVE + STAYS if cards.of(v, face, cards.SPEED) == cards.LINGERING else worth


def use(v: State, p: i64, place: i64) -> i64:
    card = table.card_at(v, place)
    return gains.activation(v, cards.of(v, v.face[card], cards.IGNITE), p, card)


def begun(v: State, p: i64) -> i64:
    """The effect that asks whether it may."""
    at = activate.link(v)
    return gains.activation(v, v.num[at + table.L_EFFECT], p, v.num[at + table.L_CARD])


def aim(v: State, p: i64, card: i64) -> i64:
    """One more target of the effect that is being activated."""
    at = activate.link(v)
    return gains.aimed(v, v.num[at + table.L_EFFECT], v.a, card, p, v.num[at + table.L_CARD])


# -- the questions ----------------------------------------------------------------------------------------------------
def value(v: State, move: i64, weights: Cells) -> i64:
    """The worth of a legal move of the view's owner; to end a phase, to pass and to leave it are worth 0."""
    p = v.seat
    setup = v.setup
    kind = moves.kind(setup, move)
    k = move - moves.first(setup, kind)
    if kind <= moves.END:
        return menu(v, p, kind, k)
    if kind == moves.ATTACK:
        return attack(v, p, table.pawn(p, k))
    if kind == moves.STRIKE:
        mine = bout.on_place(v, v.a)
        return bout.against(v, table.pawn(1 - p, k), figures.current(v, v.a, 0), mine, figures.keywords(v, v.a))
    if kind == moves.DIRECT:
        return bout.hurt(v, 1 - p, figures.current(v, v.a, 0))
    if kind == moves.TRIBUTE:
        place = table.pawn(p, k)
        counts: i64 = 1
        if v.prompt == agenda.ASK_SACRIFICE:
            counts = judge.worth(v, place, v.face[v.a])
        return -given_up(v, p, place) // counts
    if kind == moves.DISCARD:
        return -gains.hold(v, p, k)
    if kind == moves.VOID:
        return -bout.printed(v, k)
    if kind == moves.TARGET:
        return aim(v, p, table.card_at(v, refuse.place_of(p, kind, k)))
    if kind == moves.PILE:
        faces = setup.facts[cards.FACES]
        return aim(v, p, activate.pile_card(v, table.DISCARD + (p if k < faces else 1 - p), k % faces))
    if kind == moves.YES:
        return begun(v, p)
    return bout.printed(v, k) if kind == moves.TAKE else 0


def menu(v: State, p: i64, kind: i64, k: i64) -> i64:
    """The Main Phases, and what answers in a window."""
    if kind == moves.SUMMON:
        return summon(v, p, k, False)
    if kind == moves.SET:
        return summon(v, p, k, True) if cards.of(v, k, cards.KIND) == cards.PAWN else lay(v, p, k)
    if kind == moves.ACTIVATE:
        return play(v, p, v.find(table.HAND + p, k))
    if kind == moves.OPEN:
        return play(v, p, table.card_at(v, table.back(p, k)))
    if kind == moves.USE:
        return use(v, p, table.own(p, k))
    if kind == moves.CHANGE:
        return change(v, p, table.pawn(p, k))
    return battle(v, p) if kind == moves.BATTLE else 0
