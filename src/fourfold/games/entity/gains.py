"""What an effect is worth to whoever activates it, in LP, read from the rows that the rules execute."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fourfold.games.entity import bout, cards, effects, feasible, figures, happen, table
from fourfold.kernel.state import NOBODY, State

CARD: Final = 60  # a card of the hand
FEW: Final = 6  # cards of a deck that must last
NEVER: Final = -bout.WON


# -- cards of the hand ------------------------------------------------------------------------------------------------
def hold(v: State, p: i64, face: i64) -> i64:
    """What giving up this card of the hand would cost."""
    facts = v.setup.facts
    i = cards.row(face)
    worth: i64 = CARD
    if facts[i + cards.KIND] == cards.PAWN:
        worth = bout.printed(v, face) // 3
        if facts[i + cards.NEED] > 0:
            worth //= great_ones(v, p)
    if (facts[i + cards.LISTENS] >> cards.DISCARDED) & 1 != 0:
        worth -= CARD
    return worth


def great_ones(v: State, p: i64) -> i64:
    """How many Pawns in his hand want Tributes; at least one."""
    n: i64 = 0
    card = v.above[v.seam(table.HAND + p)]
    while card < v.setup.cards:
        if cards.of(v, v.face[card], cards.NEED) > 0:
            n += 1
        card = v.above[card]
    return n if n > 0 else 1


def cheapest(v: State, cost: i64, p: i64, source: i64, zone: i64, last: i64) -> i64:
    """The least that one card for this cost is worth."""
    least: i64 = bout.WON
    while zone <= last:
        card = v.above[v.seam(zone)]
        while card < v.setup.cards:
            if feasible.may_pay(v, cost, card, p, source):
                n = hold(v, p, v.face[card]) if zone >= table.PLACES else bout.on_place(v, zone)
                if n < least:
                    least = n
            card = v.above[card]
        zone += 1
    return least


def price(v: State, effect: i64, p: i64, source: i64) -> i64:
    """What the costs are worth (E-14.4)."""
    k: i64
    facts = v.setup.facts
    total: i64 = 0
    for k in range(facts[effect + cards.E_COSTS + 1]):
        cost = facts[effect + cards.E_COSTS] + cards.COST * k
        kind = facts[cost]
        n = facts[cost + 1]
        if kind == cards.PAY_LP:
            total += feasible.price(v, p, cost)
        elif kind == cards.PAY_DISCARD:
            total += n * cheapest(v, cost, p, source, table.HAND + p, table.HAND + p)
        elif kind == cards.PAY_TRIBUTE:
            total += n * cheapest(v, cost, p, source, table.pawn(p, 0), table.pawn(p, table.ROOM - 1))
        else:
            total += 5 * n
    return total


# -- effects ----------------------------------------------------------------------------------------------------------
def activation(v: State, effect: i64, p: i64, source: i64) -> i64:
    """All that it does, with the best targets, less what it costs."""
    return result(v, effect, p, source) - price(v, effect, p, source)


def result(v: State, effect: i64, p: i64, source: i64) -> i64:
    k: i64
    facts = v.setup.facts
    total: i64 = 0
    for k in range(facts[effect + cards.E_OPS + 1]):
        op = facts[effect + cards.E_OPS] + cards.OP * k
        ref = facts[op + cards.O_REF]
        if ref != cards.REF_T1 and ref != cards.REF_T2:
            total += operation(v, effect, op, p, source)
    for k in range(facts[effect + cards.E_TARGETS + 1]):
        target = facts[effect + cards.E_TARGETS] + cards.TARGET * k
        total += best_target(v, effect, k, p, source) * facts[target + 1]
    return total


def best_target(v: State, effect: i64, spec: i64, p: i64, source: i64) -> i64:
    card: i64
    facts = v.setup.facts
    target = facts[effect + cards.E_TARGETS] + cards.TARGET * spec
    best: i64 = NEVER
    for card in range(v.setup.cards):
        z = v.where[card]
        if z >= table.VOID or (z >= table.PLACES and z < table.DISCARD):
            continue
        if feasible.in_group(v, facts[target], card, p) and feasible.may_target(v, target, card, p, source):
            n = aimed(v, effect, spec, card, p, source)
            if n > best:
                best = n
    return 0 if facts[target + 2] != 0 and best < 0 else best


def aimed(v: State, effect: i64, spec: i64, card: i64, p: i64, source: i64) -> i64:
    """What the effect does to this card as its target."""
    k: i64
    facts = v.setup.facts
    total: i64 = 0
    for k in range(facts[effect + cards.E_OPS + 1]):
        op = facts[effect + cards.E_OPS] + cards.OP * k
        if facts[op + cards.O_REF] == cards.REF_T1 + spec:
            total += on_card(v, op, card, p, source)
    return total


def operation(v: State, effect: i64, op: i64, p: i64, source: i64) -> i64:
    """One operation that needs no target."""
    q: i64
    card: i64
    facts = v.setup.facts
    ref = facts[op + cards.O_REF]
    what = facts[op + cards.O_OP]
    total: i64 = 0
    if ref == cards.REF_SELF:
        return on_card(v, op, source, p, source)
    if ref == cards.REF_EVENT or ref == cards.REF_EVENT_BY:
        row = happen.awaited(v, effect, p)
        card = NOBODY
        if row >= 0:
            card = v.num[row + 1] if ref == cards.REF_EVENT else v.num[row + 6]
        return on_card(v, op, card, p, source) if card >= 0 else 0
    if ref == cards.REF_PICK:
        return CARD
    if ref == cards.REF_ALL:
        group = facts[op + cards.O_GROUP]
        for card in range(v.setup.cards):
            if v.where[card] < table.PLACES and feasible.in_group(v, group, card, p):
                if figures.fits(v, facts[group + cards.G_FILTER], card, source, NOBODY):
                    total += on_card(v, op, card, p, source)
        return total
    if what == cards.NEGATE:
        return negated(v, source)
    if what == cards.CANCEL_ATTACK:
        return -bout.outcome(v, p, 0, 0, 0) if bout.under_attack(v) else 0
    n = figures.number(v, facts[op + cards.O_N], p, source)
    for q in range(table.SEATS):
        if figures.covers_side(facts[op + cards.O_WHO], p, q):
            worth = on_player(v, what, n, q)
            total += worth if p == q else -worth
    return total


def negated(v: State, source: i64) -> i64:
    """What the link below this card's does for whoever made it (E-8.8); a card that is not on the chain would be next."""
    k: i64
    below = v.num[table.LINKS] - 1
    for k in range(v.num[table.LINKS]):
        if v.num[table.LINK + table.LINK_ROW * k + table.L_CARD] == source:
            below = k - 1
    if below < 0:
        return 0
    at = table.LINK + table.LINK_ROW * below
    return result(v, v.num[at], v.num[at + table.L_SEAT], v.num[at + table.L_CARD])


def on_player(v: State, what: i64, n: i64, q: i64) -> i64:
    """What it means to the player q himself."""
    if what == cards.DAMAGE:
        return 0 if effects.prevented(v, q, cards.NO_EFFECT_DAMAGE) or figures.unharmed(v, q) else -bout.hurt(v, q, n)
    if what == cards.GAIN_LP:
        return n // 2
    if what == cards.DRAW:
        return CARD * n if v.count[table.DECK + q] > FEW + n else -CARD * n
    if what == cards.DISCARD_HAND:
        return -CARD * n * 2 // 3 if v.count[table.HAND + q] >= n else 0
    if what == cards.MILL:
        return -2 * n
    if what == cards.EXTRA_SUMMON:
        return small_pawns(v, q) * CARD
    if what == cards.PREVENT and bout.under_attack(v):
        return -bout.outcome(v, q, 0, 0, 0) // 2
    return 0


def small_pawns(v: State, p: i64) -> i64:
    """Is there another Pawn to Summon without Tribute, and room for it? 1 or 0."""
    n: i64 = 0
    card = v.above[v.seam(table.HAND + p)]
    while card < v.setup.cards:
        if cards.of(v, v.face[card], cards.KIND) == cards.PAWN and cards.of(v, v.face[card], cards.NEED) == 0:
            n += 1
        card = v.above[card]
    return 1 if n > 0 and table.free(v, table.ROOM * p) >= 0 else 0


# -- operations on cards ----------------------------------------------------------------------------------------------
def on_card(v: State, op: i64, card: i64, p: i64, source: i64) -> i64:
    facts = v.setup.facts
    what = facts[op + cards.O_OP]
    place = v.where[card]
    if place >= table.PLACES:
        return off_field(v, what, card, p)
    side: i64 = -1
    if table.owner(place) == p:
        side = 1
    if what == cards.DESTROY or what == cards.VOID or what == cards.TO_HAND or what == cards.TO_DECK:
        return removed(v, what, place, side, p)
    if place >= table.BACK:
        return 0
    if what == cards.MOD:
        atk = figures.number(v, facts[op + cards.O_ATK], p, source)
        wall = figures.number(v, facts[op + cards.O_DEF], p, source)
        return modified(v, place, side, atk, wall, facts[op + cards.O_DUR] == cards.WHILE_THERE, p)
    if what == cards.POSITION:
        return turned(v, place, side, facts[op + cards.O_POS], p)
    if what == cards.GRANT:
        return granted(v, place, side, facts[op + cards.O_KEYWORD], p)
    if what == cards.ATTACH:
        return attached(v, place, side, p, source)
    if what == cards.EXTRA_ATTACK:
        return side * CARD
    return 0


def off_field(v: State, what: i64, card: i64, p: i64) -> i64:
    """A card of a Discard Pile, a hand or a deck; Summoned and returned ones go to their owners."""
    face = v.face[card]
    side: i64 = -1
    if table.owner_of(v, card) == p:
        side = 1
    if what == cards.SUMMON:
        return side * bout.printed(v, face)
    if what == cards.TO_HAND:
        return side * hold(v, p, face)
    if what == cards.VOID:
        return -5 * side
    return 0


def removed(v: State, what: i64, place: i64, side: i64, p: i64) -> i64:
    """From the field; the attack that it makes is over with it."""
    worth = bout.on_place(v, place)
    if what == cards.DESTROY and place < table.BACK:
        if figures.keywords(v, place) & cards.NO_EFFECT_DESTROY != 0:
            return 0
    if what == cards.TO_HAND:
        worth = worth * 2 // 3
    return -side * worth + averted(v, place, p)


def averted(v: State, place: i64, p: i64) -> i64:
    """What player p is spared if the Pawn there attacks no more."""
    if not bout.under_attack(v) or v.where[v.num[table.ATTACKER]] != place:
        return 0
    return -bout.outcome(v, p, 0, 0, 0)


def modified(v: State, place: i64, side: i64, atk: i64, wall: i64, lasts: bool, p: i64) -> i64:
    """Other figures: in the attack that was declared, in those that may come, and for good."""
    if not table.face_up(v, place):
        return 0
    a = figures.current(v, place, 0)
    d = figures.current(v, place, 1)
    worth: i64 = 0
    if lasts:
        worth = side * (bout.body(a + atk, d + wall) - bout.body(a, d))
    if bout.under_attack(v):
        attack = v.where[v.num[table.ATTACKER]]
        if attack == place:
            return worth + bout.outcome(v, p, atk, 0, 0) - bout.outcome(v, p, 0, 0, 0)
        if v.num[table.STRAIGHT] == 0 and v.where[v.num[table.TARGET]] == place:
            more = atk if v.num[table.POS + place] == table.ATTACK else wall
            return worth + bout.outcome(v, p, 0, more, 0) - bout.outcome(v, p, 0, 0, 0)
    return worth


def turned(v: State, place: i64, side: i64, towards: i64, p: i64) -> i64:
    """Another position (3: the other one)."""
    now = v.num[table.POS + place]
    if now == table.SET or now == towards:
        return 0
    then = table.ATTACK + table.DEFENSE - now
    if bout.under_attack(v):
        if v.where[v.num[table.ATTACKER]] == place:
            return averted(v, place, p)
        if v.num[table.STRAIGHT] == 0 and v.where[v.num[table.TARGET]] == place:
            return bout.outcome(v, p, 0, 0, then) - bout.outcome(v, p, 0, 0, 0)
    a = figures.current(v, place, 0)
    d = figures.current(v, place, 1)
    owner = table.owner(place)
    mine = bout.on_place(v, place)
    return side * (bout.standing(v, owner, a, d, then, mine) - bout.standing(v, owner, a, d, now, mine))


def granted(v: State, place: i64, side: i64, keyword: i64, p: i64) -> i64:
    if keyword & (cards.CANNOT_ATTACK | cards.CANNOT_CHANGE) != 0:
        return -side * bout.on_place(v, place) // 2
    if keyword & cards.NO_BATTLE_DESTROY != 0 and bout.under_attack(v):
        lost = bout.outcome(v, p, 0, 0, 0)
        return -lost // 2 if lost < 0 else 0
    return 0


def attached(v: State, place: i64, side: i64, p: i64, source: i64) -> i64:
    """What the card's static effects do to the Pawn that it holds to."""
    k: i64
    facts = v.setup.facts
    i = cards.row(v.face[source])
    total: i64 = 0
    for k in range(facts[i + cards.STATICS]):
        effect = facts[i + cards.STATIC] + cards.EFFECT * k
        if facts[effect + cards.E_SCOPE] == cards.ATTACHED:
            atk = figures.number(v, facts[effect + cards.E_ATK], p, source)
            wall = figures.number(v, facts[effect + cards.E_DEF], p, source)
            total += modified(v, place, side, atk, wall, True, p)
            total += granted(v, place, side, facts[effect + cards.E_KEYWORD], p)
    return total
