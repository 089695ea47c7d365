"""Why a move is not legal now, as a number of reasons.py; 0 if it is. Options and refusals both ask here."""

from __future__ import annotations

from mypy_extensions import i64

from fourfold.games.entity import activate, agenda, cards, feasible, figures, happen, reasons, table
from fourfold.kernel.state import State


# -- summons (E-4) ----------------------------------------------------------------------------------------------------
def worth(s: State, place: i64, face: i64) -> i64:
    """How many Tributes this Pawn counts as for the Summon of that face; as two it must be face-up (E-4.6)."""
    filter_ = cards.of(s, table.face_at(s, place), cards.DOUBLE)
    if filter_ < 0 or not table.face_up(s, place):
        return 1
    return 2 if filter_ == 0 or wants(s, filter_, face) else 1


def wants(s: State, filter_: i64, face: i64) -> bool:
    """Does the class of a double Tribute name this face? Printed values, wherever the card is."""
    facts = s.setup.facts
    i = cards.row(face)
    want = facts[filter_ + cards.F_WANT]
    key = facts[filter_ + cards.F_KEY]
    if facts[i + cards.SIGN] & want != want or (key >= 0 and key != face):
        return False
    return (
        figures.within(s, filter_ + cards.F_LEVEL, facts[i + cards.LEVEL])
        and figures.within(s, filter_ + cards.F_ATK, facts[i + cards.ATK])
        and figures.within(s, filter_ + cards.F_DEF, facts[i + cards.DEF])
    )


def tribute_worth(s: State, p: i64, face: i64) -> i64:
    k: i64
    n: i64 = 0
    for k in range(table.ROOM * p, table.ROOM * p + table.ROOM):
        if s.count[k] != 0:
            n += worth(s, k, face)
    return n


def chosen_worth(s: State, p: i64, chosen: i64, face: i64) -> i64:
    k: i64
    n: i64 = 0
    for k in range(table.ROOM):
        if (chosen >> k) & 1 != 0:
            n += worth(s, table.pawn(p, k), face)
    return n


def why_no_tributes(s: State, p: i64, face: i64) -> i64:
    """E-4.3; a Tribute frees a zone (E-4.5)."""
    return reasons.FINE if tribute_worth(s, p, face) >= cards.of(s, face, cards.NEED) else reasons.TRIBUTES


def allowed(s: State, p: i64, hidden: i64) -> bool:
    """Is one more Normal (0) or Hidden (1) Summon within the allowance (E-4.2, E-0.3)?"""
    num = s.num
    normals = num[table.NORMALS + p] + 1 - hidden
    hiddens = num[table.HIDDENS + p] + hidden
    if s.setup.opt[table.SEPARATE] == 0:
        return normals + hiddens <= 1 + num[table.EXTRAS + p]
    beyond: i64 = 0
    if normals > 1:
        beyond = normals - 1
    if hiddens > 1:
        beyond += hiddens - 1
    return beyond <= num[table.EXTRAS + p]


def why_not_summon(s: State, p: i64, face: i64) -> i64:
    """Normal Summon up to Level 4, Tribute Summon above (E-4.1, E-4.3)."""
    if cards.of(s, face, cards.KIND) != cards.PAWN:
        return reasons.NOT_A_PAWN
    if cards.of(s, face, cards.NEED) > 0:
        return why_no_tributes(s, p, face)
    if not allowed(s, p, 0):
        return reasons.ALLOWANCE
    return reasons.NO_PAWN_ZONE if table.free(s, table.ROOM * p) < 0 else reasons.FINE


def why_not_set(s: State, p: i64, face: i64) -> i64:
    """E-4.2, E-4.4, E-7.8."""
    if cards.of(s, face, cards.KIND) != cards.PAWN:
        return reasons.NO_BACK_ZONE if table.free(s, table.BACK + table.ROOM * p) < 0 else reasons.FINE
    if not allowed(s, p, 1):
        return reasons.ALLOWANCE
    if cards.of(s, face, cards.NEED) > 0:
        return why_no_tributes(s, p, face)
    return reasons.NO_PAWN_ZONE if table.free(s, table.ROOM * p) < 0 else reasons.FINE


# -- activations (E-7, E-8) -------------------------------------------------------------------------------------------
def why_not_activate(s: State, p: i64, face: i64, card: i64) -> i64:
    """An Action from the hand, as the menu or a window asks."""
    if cards.of(s, face, cards.KIND) == cards.PAWN:
        return reasons.NOT_AN_ACTION
    if cards.of(s, face, cards.KIND) == cards.CONDITION:
        return reasons.FROM_SET
    if s.prompt == agenda.ASK_RESPOND:
        if cards.of(s, face, cards.SPEED) != cards.FAST:
            return reasons.NOT_FAST
        if p != s.num[table.ACTIVE]:
            return reasons.THEIR_TURN
    if table.free(s, table.BACK + table.ROOM * p) < 0:
        return reasons.NO_BACK_ZONE
    return why_not_play(s, cards.of(s, face, cards.PLAY), p, card)


def why_not_open(s: State, p: i64, place: i64) -> i64:
    """The Set card on this place."""
    if s.count[place] == 0:
        return reasons.EMPTY
    if s.num[table.POS + place] != table.SET:
        return reasons.OPEN_ALREADY
    card = table.card_at(s, place)
    face = s.face[card]
    effect = cards.of(s, face, cards.PLAY)
    in_menu = s.prompt == agenda.ASK_MAIN
    aged = s.num[table.ARRIVED + place] < s.num[table.TURN]
    if cards.of(s, face, cards.KIND) == cards.CONDITION:
        if not aged:
            return reasons.TOO_SOON
    elif not in_menu:
        if cards.of(s, face, cards.SPEED) != cards.FAST:
            return reasons.NOT_FAST
        if p != s.num[table.ACTIVE] and not aged:
            return reasons.TOO_SOON_FAST
    return why_not_play(s, effect, p, card)


def why_not_play(s: State, effect: i64, p: i64, card: i64) -> i64:
    why = why_not_met(s, effect, p)
    return why if why != 0 else feasible.why_not(s, effect, p, card)


def why_not_met(s: State, effect: i64, p: i64) -> i64:
    """Has what a card waits for happened (E-7.5)? An open one waits for nothing."""
    on = s.setup.facts[effect + cards.E_ON]
    if on < 0:
        return reasons.FINE
    if s.prompt == agenda.ASK_MAIN:
        return reasons.NO_EVENT
    if on == cards.ACTIVATED:
        return reasons.FINE if answers_top(s, effect, p) else reasons.NOT_ON_TOP
    return reasons.FINE if happen.awaited(s, effect, p) >= 0 else reasons.NO_EVENT


def answers_top(s: State, effect: i64, p: i64) -> bool:
    """Directly on top of the matching link, the activation of a card (E-7.5, E-8.6)."""
    num = s.num
    facts = s.setup.facts
    if s.a == 0 or num[table.LINKS] == 0:
        return False
    link = table.LINK + table.LINK_ROW * (num[table.LINKS] - 1)
    if facts[num[link + table.L_EFFECT] + cards.E_KIND] != cards.PLAYS:
        return False
    if not figures.covers_side(facts[effect + cards.E_BY], p, num[link + table.L_SEAT]):
        return False
    if facts[effect + cards.E_SUBJECT] != 2:
        return True
    return figures.fits(s, facts[effect + cards.E_FILTER], num[link + table.L_CARD], -1, figures.OPEN)


def why_not_use(s: State, p: i64, place: i64) -> i64:
    """The ignition of a face-up card (E-14.1)."""
    if s.count[place] == 0:
        return reasons.EMPTY
    if not table.face_up(s, place):
        return reasons.FACE_DOWN
    card = table.card_at(s, place)
    effect = cards.of(s, s.face[card], cards.IGNITE)
    return reasons.NO_IGNITION if effect == 0 else feasible.why_not(s, effect, p, card)


# -- positions and battle (E-5, E-6) ----------------------------------------------------------------------------------
def why_not_change(s: State, place: i64) -> i64:
    """E-5.2; a Set Pawn's change is its flip (E-5.3), and having attacked is no hindrance (E-5.4) but by option."""
    num = s.num
    if s.count[place] == 0:
        return reasons.EMPTY
    if num[table.ARRIVED + place] >= num[table.TURN]:
        return reasons.JUST_CAME
    if num[table.CHANGED + place] != 0:
        return reasons.CHANGED
    if s.setup.opt[table.LOCKED] != 0 and num[table.ATTACKS + place] != 0:
        return reasons.LOCKED
    return reasons.CANNOT_CHANGE if figures.keywords(s, place) & cards.CANNOT_CHANGE != 0 else reasons.FINE


def why_not_attack(s: State, place: i64) -> i64:
    """E-6.2."""
    num = s.num
    if s.count[place] == 0:
        return reasons.EMPTY
    if num[table.POS + place] != table.ATTACK:
        return reasons.NOT_IN_ATTACK
    bits = figures.keywords(s, place)
    if bits & cards.CANNOT_ATTACK != 0:
        return reasons.CANNOT_ATTACK
    most = 1 + num[table.MORE + place]
    if bits & cards.TWIN_STRIKE != 0:
        most += 1
    return reasons.HAS_ATTACKED if num[table.ATTACKS + place] >= most else reasons.FINE


def guards(s: State, p: i64) -> i64:
    """Bit per zone of this player whose Pawn guards the others."""
    k: i64
    bits: i64 = 0
    for k in range(table.ROOM):
        place = table.pawn(p, k)
        if s.count[place] != 0 and figures.keywords(s, place) & cards.GUARD != 0:
            bits |= 16 >> (4 - k)
    return bits


def why_not_strike(s: State, p: i64, k: i64, guarding: i64) -> i64:
    """The opponent's Pawn in zone k as the target, where these are his guards (E-6.3)."""
    if s.count[table.pawn(1 - p, k)] == 0:
        return reasons.EMPTY
    return reasons.GUARDED if guarding != 0 and (guarding >> k) & 1 == 0 else reasons.FINE


def why_not_direct(s: State, p: i64, place: i64) -> i64:
    """Directly if the opponent has no Pawn, or by keyword (E-6.3)."""
    if table.pawns(s, 1 - p) == 0 or figures.keywords(s, place) & cards.DIRECT != 0:
        return reasons.FINE
    return reasons.NOT_EMPTY


def why_no_battle(s: State) -> i64:
    """Not on turn 1, and once (E-3.6, E-3.1)."""
    if s.num[table.PHASE] != agenda.MAIN_1:
        return reasons.WRONG_PHASE
    return reasons.FIRST_TURN if s.num[table.TURN] <= 1 else reasons.FINE


# -- choices while something is being done (E-12.2 to E-12.11) --------------------------------------------------------
def why_not_tribute(s: State, p: i64, k: i64) -> i64:
    """For a Summon every own Pawn will do; a cost may want certain ones, and no target (E-14.5)."""
    place = table.pawn(p, k)
    if s.count[place] == 0:
        return reasons.EMPTY
    chosen = s.b if s.prompt == agenda.ASK_SACRIFICE else s.a
    if (chosen >> k) & 1 != 0:
        return reasons.CHOSEN
    if s.prompt == agenda.ASK_SACRIFICE:
        return reasons.FINE
    return why_not_pay(s, p, table.card_at(s, place))


def why_not_pay(s: State, p: i64, card: i64) -> i64:
    """Does this card fit the cost that is asked for (its row is s.b)?"""
    if feasible.is_target(s, card):
        return reasons.CHOSEN
    source = s.num[activate.link(s) + table.L_CARD]
    return reasons.FINE if feasible.may_pay(s, s.b, card, p, source) else reasons.NOT_CHOSEN


def why_not_target(s: State, i: i64) -> i64:
    """The card on a place: own ones 0..9, the opponent's 10..19."""
    p = s.seat
    place = table.own(p, i) if i < 2 * table.ROOM else table.own(1 - p, i - 2 * table.ROOM)
    if s.count[place] == 0:
        return reasons.EMPTY
    return reasons.FINE if activate.may_choose(s, table.card_at(s, place), s.a, s.b) else reasons.NOT_CHOSEN


def why_not_pile(s: State, zone: i64, face: i64) -> i64:
    card = activate.pile_card(s, zone, face)
    if card < 0:
        return reasons.NOT_THERE
    return reasons.FINE if activate.may_choose(s, card, s.a, s.b) else reasons.NOT_CHOSEN


def why_not_take(s: State, p: i64, face: i64) -> i64:
    """A card of the deck or hand that the effect looks for."""
    facts = s.setup.facts
    group = facts[s.a + cards.O_GROUP]
    card = s.find(figures.first_zone(facts[group + cards.G_ZONE], p), face)
    if card < 0:
        return reasons.NOT_THERE
    source = s.num[table.LINK + table.LINK_ROW * (s.num[table.LINKS] - 1) + table.L_CARD]
    return reasons.FINE if figures.fits(s, facts[group + cards.G_FILTER], card, source, p) else reasons.NOT_CHOSEN


def why_not_give(s: State, p: i64, zone: i64, face: i64) -> i64:
    """A card to discard, or of the Discard Pile to send to the Void."""
    if s.prompt == agenda.ASK_VOID:
        card = activate.pile_card(s, zone, face)
        return reasons.NOT_THERE if card < 0 else why_not_pay(s, p, card)
    card = s.find(zone, face)
    if card < 0:
        return reasons.NOT_IN_HAND
    return why_not_pay(s, p, card) if s.prompt == agenda.ASK_DISCARD else reasons.FINE


def why_not_done(s: State) -> i64:
    """Only targets "up to" may be left (E-14.5)."""
    effect = s.num[activate.link(s) + table.L_EFFECT]
    target = s.setup.facts[effect + cards.E_TARGETS] + cards.TARGET * s.a
    return reasons.FINE if s.setup.facts[target + 2] != 0 else reasons.MUST_CHOOSE
