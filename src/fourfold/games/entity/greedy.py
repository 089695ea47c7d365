"""What a move is worth to a player who thinks one turn ahead, in LP; a bot takes the best.

It Summons the best Pawn that it can pay for and Sets weak ones, attacks what it beats, and keeps its responses for what
hurts. It sees a view: its own hand and what lies open. The questions are here, battles in bout.py, effects in gains.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fourfold.games.entity import activate, agenda, bout, cards, figures, gains, judge, moves, table
from fourfold.kernel.packed import vec
from fourfold.kernel.state import NOBODY, State

if TYPE_CHECKING:
    Cells = vec[i64]

PROFILES: Final[dict[str, list[int]]] = {"greedy": []}

RESERVE: Final = 25  # what a response must gain beyond what it costs


# -- Summons ----------------------------------------------------------------------------------------------------------
def triggered(v: State, p: i64, face: i64, event: i64, how: i64) -> i64:
    """What the card's own triggers do when this happens to it; `how` it is Summoned."""
    k: i64
    facts = v.setup.facts
    i = cards.row(face)
    source = v.find(table.HAND + p, face)
    total: i64 = 0
    for k in range(facts[i + cards.TRIGGERS]):
        effect = facts[i + cards.TRIGGER] + cards.EFFECT * k
        if facts[effect + cards.E_ON] == event and facts[effect + cards.E_SUBJECT] == 1:
            ways = facts[effect + cards.E_HOW]
            if ways == 0 or (ways >> how) & 1 != 0:
                n = gains.activation(v, effect, p, source)
                if n > -bout.WON // 2:  # without a target it does nothing
                    total += n
    return total


def new_pawn(v: State, p: i64, face: i64, hidden: bool) -> i64:
    """A Pawn of the hand on the field, as if it cost nothing."""
    facts = v.setup.facts
    i = cards.row(face)
    atk = facts[i + cards.ATK]
    wall = facts[i + cards.DEF]
    mine = bout.printed(v, face)
    worth = mine
    if table.pawns(v, p) == 0:
        worth += bout.threat(v, p) // 2
    if hidden:
        return worth + bout.standing(v, p, atk, wall, table.SET, mine) + triggered(v, p, face, cards.FLIPPED, 0) // 2
    need = facts[i + cards.NEED]
    worth += bout.standing(v, p, atk, wall, table.ATTACK, mine)
    if bout.battle_comes(v, p):
        worth += bout.best_blow(v, p, atk, mine, facts[i + cards.KEYWORDS])
    return worth + triggered(v, p, face, cards.SUMMONED, 1 if need > 0 else 0)


def given_up(v: State, p: i64, place: i64) -> i64:
    """What a Pawn on the field is worth where it is: as a Tribute it is gone."""
    worth = bout.on_place(v, place)
    pos = v.num[table.POS + place]
    atk = bout.figure(v, place, 0)
    worth += bout.standing(v, p, atk, bout.figure(v, place, 1), pos, worth)
    if bout.battle_comes(v, p) and judge.why_not_attack(v, place) == 0:
        worth += bout.best_blow(v, p, atk, worth, figures.keywords(v, place))
    return worth


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
    return alone if need == 1 or alone < one + two else one + two


def summon(v: State, p: i64, face: i64, hidden: bool) -> i64:
    worth = new_pawn(v, p, face, hidden)
    if cards.of(v, face, cards.NEED) > 0:
        return worth - tributes(v, p, face)
    great = awaited(v, p)
    if great >= 0:  # it will be a Tribute
        worth = worth // 4 + bout.printed(v, great) - bout.printed(v, face) // 2
    return worth


def awaited(v: State, p: i64) -> i64:
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
    """What waits for its moment is Set, as long as there is room for more; the hand is drawn full again."""
    k: i64
    room: i64 = 0
    for k in range(table.ROOM):
        room += 1 - v.count[table.back(p, k)]
    facts = v.setup.facts
    i = cards.row(face)
    if v.count[table.DECK + p] <= gains.FEW:
        return -1
    if facts[i + cards.KIND] == cards.CONDITION:
        return 20
    if facts[i + cards.SPEED] == cards.FAST and room > 1:
        return 15
    return -1


def change(v: State, p: i64, place: i64) -> i64:
    """Another position; a Set Pawn is turned up to attack."""
    pos = v.num[table.POS + place]
    atk = bout.figure(v, place, 0)
    wall = bout.figure(v, place, 1)
    mine = bout.on_place(v, place)
    then: i64 = table.ATTACK
    if pos == table.ATTACK:
        then = table.DEFENSE
    worth = bout.standing(v, p, atk, wall, then, mine) - bout.standing(v, p, atk, wall, pos, mine)
    if bout.battle_comes(v, p):
        bits = figures.keywords(v, place)
        if then == table.ATTACK:
            worth += bout.best_blow(v, p, atk, mine, bits)
        elif judge.why_not_attack(v, place) == 0:
            worth -= bout.best_blow(v, p, atk, mine, bits)
    return worth - 5


def attack(v: State, p: i64, place: i64) -> i64:
    """Among blows that bring the same, the weaker Pawn strikes first."""
    atk = figures.current(v, place, 0)
    n = bout.best_blow(v, p, atk, bout.on_place(v, place), figures.keywords(v, place))
    return 8 * n - atk if n > 0 else -1


def battle(v: State, p: i64) -> i64:
    """Is there an attack worth making?"""
    k: i64
    for k in range(table.ROOM):
        place = table.pawn(p, k)
        if v.count[place] != 0 and judge.why_not_attack(v, place) == 0 and attack(v, p, place) > 0:
            return 1
    return -1


# -- activations ------------------------------------------------------------------------------------------------------
def play(v: State, p: i64, card: i64) -> i64:
    """An Action or Condition; a response only to what the opponent does."""
    if v.prompt == agenda.ASK_RESPOND and v.a != 0:
        link = table.LINK + table.LINK_ROW * (v.num[table.LINKS] - 1)
        if v.num[link + table.L_SEAT] == p:
            return -1
    face = v.face[card]
    worth = gains.activation(v, cards.of(v, face, cards.PLAY), p, card) - RESERVE
    if cards.of(v, face, cards.SPEED) == cards.LINGERING:
        worth += 2 * RESERVE
    return worth


# -- the questions ----------------------------------------------------------------------------------------------------
def target(v: State, p: i64, card: i64) -> i64:
    at = activate.link(v)
    return gains.aimed(v, v.num[at + table.L_EFFECT], v.a, card, p, v.num[at + table.L_CARD])


def value(v: State, move: i64, weights: Cells) -> i64:
    """The worth of a legal move of the view's owner; to end something, or to pass, is worth 0."""
    p = v.seat
    setup = v.setup
    kind = moves.kind(setup, move)
    k = move - moves.first(setup, kind)
    if kind == moves.SUMMON:
        return summon(v, p, k, False)
    if kind == moves.SET:
        return summon(v, p, k, True) if cards.of(v, k, cards.KIND) == cards.PAWN else lay(v, p, k)
    if kind == moves.ACTIVATE:
        return play(v, p, v.find(table.HAND + p, k))
    if kind == moves.OPEN:
        return play(v, p, table.card_at(v, table.back(p, k)))
    if kind == moves.USE:
        card = table.card_at(v, table.own(p, k))
        return gains.activation(v, cards.of(v, v.face[card], cards.IGNITE), p, card)
    if kind == moves.CHANGE:
        return change(v, p, table.pawn(p, k))
    if kind == moves.BATTLE:
        return battle(v, p)
    if kind == moves.ATTACK:
        return attack(v, p, table.pawn(p, k))
    if kind == moves.STRIKE:
        atk = figures.current(v, v.a, 0)
        return bout.against(v, table.pawn(1 - p, k), atk, bout.on_place(v, v.a), figures.keywords(v, v.a))
    if kind == moves.DIRECT:
        return bout.hurt(v, 1 - p, figures.current(v, v.a, 0))
    if kind == moves.TRIBUTE:
        place = table.pawn(p, k)
        if v.prompt == agenda.ASK_SACRIFICE:
            return -given_up(v, p, place) * 2 // judge.worth(v, place, v.face[v.a])
        return -given_up(v, p, place)
    if kind == moves.DISCARD:
        return -gains.hold(v, p, k)
    if kind == moves.VOID:
        return -bout.printed(v, k)
    if kind == moves.TARGET:
        return target(v, p, table.card_at(v, table.own(p, k) if k < 10 else table.own(1 - p, k - 10)))
    if kind == moves.PILE:
        faces = setup.facts[cards.FACES]
        return target(v, p, activate.pile_card(v, table.DISCARD + (p if k < faces else 1 - p), k % faces))
    if kind == moves.YES:
        at = activate.link(v)
        return gains.activation(v, v.num[at + table.L_EFFECT], p, v.num[at + table.L_CARD])
    if kind == moves.TAKE:
        return 1 + bout.printed(v, k)
    return 0
