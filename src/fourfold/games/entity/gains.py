"""What an effect is worth to whoever activates it, in LP, read from the rows that the rules execute."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fourfold.games.entity import bout, cards, effects, feasible, figures, happen, judge, table
from fourfold.kernel.state import NOBODY, State

CARD: Final = 60  # a card of the hand
FEW: Final = 6  # the last cards of a deck are not drawn without need (E-3.3)


# -- costs ------------------------------------------------------------------------------------------------------------
def hold(v: State, p: i64, face: i64) -> i64:
    """What giving up this card of the hand would cost; less for one that gains from it."""
    facts = v.setup.facts
    i = cards.row(face)
    worth: i64 = CARD
    if facts[i + cards.KIND] == cards.PAWN:
        worth = bout.printed(v, face) // 3
        if judge.tribute_worth(v, p, face) < facts[i + cards.NEED]:
            worth //= 2
    return worth - CARD if (facts[i + cards.LISTENS] >> cards.DISCARDED) & 1 != 0 else worth


def cheapest(v: State, cost: i64, p: i64, source: i64, zone: i64, last: i64) -> i64:
    """The least that a card for this cost is worth."""
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
            total += feasible.price(v, cost, v.num[table.LP + p])
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
    """What the effect does to the card where it does most; 0 if there is none."""
    card: i64
    facts = v.setup.facts
    target = facts[effect + cards.E_TARGETS] + cards.TARGET * spec
    best: i64 = -bout.WON
    for card in range(v.setup.cards):
        if feasible.in_group(v, facts[target], card, p) and feasible.may_target(v, target, card, p, source):
            n = aimed(v, effect, spec, card, p, source)
            if n > best:
                best = n
    return 0 if best == -bout.WON or (best < 0 and facts[target + 2] != 0) else best


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
    facts = v.setup.facts
    what = facts[op + cards.O_OP]
    ref = facts[op + cards.O_REF]
    if ref == cards.REF_PICK:
        return CARD
    if ref == cards.REF_ALL:
        return on_all(v, op, p, source)
    if ref != 0:
        card = source if ref == cards.REF_SELF else of_event(v, effect, ref, p)
        return on_card(v, op, card, p, source) if card >= 0 else 0
    if what == cards.NEGATE:
        return negated(v, source)
    if what == cards.CANCEL_ATTACK:
        return -bout.outcome(v, p, 0, 0, False) if bout.under_attack(v) else 0
    total: i64 = 0
    n = figures.number(v, facts[op + cards.O_N], p, source)
    for q in range(table.SEATS):
        if figures.covers_side(facts[op + cards.O_WHO], p, q):
            worth = on_player(v, what, n, q)
            total += worth if p == q else -worth
    return total


def on_all(v: State, op: i64, p: i64, source: i64) -> i64:
    card: i64
    facts = v.setup.facts
    group = facts[op + cards.O_GROUP]
    total: i64 = 0
    for card in range(v.setup.cards):
        if feasible.in_group(v, group, card, p):
            if figures.fits(v, facts[group + cards.G_FILTER], card, source, NOBODY):
                total += on_card(v, op, card, p, source)
    return total


def of_event(v: State, effect: i64, ref: i64, p: i64) -> i64:
    """The card of the event that is answered, or the one that caused it (E-14.9)."""
    row = happen.awaited(v, effect, p)
    if row < 0:
        return NOBODY
    return v.num[row + 1] if ref == cards.REF_EVENT else v.num[row + 6]


def negated(v: State, source: i64) -> i64:
    """What the link below this card's does for whoever made it (E-8.8); the next link is this card's, if none is."""
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
    """What it means to player q himself."""
    if what == cards.DAMAGE:
        return 0 if effects.prevented(v, q, cards.NO_EFFECT_DAMAGE) or figures.unharmed(v, q) else -bout.hurt(v, q, n)
    if what == cards.GAIN_LP:
        return n // 2
    if what == cards.DRAW:
        return CARD * n if v.count[table.DECK + q] > FEW + n else -CARD * n
    if what == cards.DISCARD_HAND:
        return -CARD * n // 2 if v.count[table.HAND + q] >= n else 0
    if what == cards.MILL:
        return -2 * n
    if what == cards.EXTRA_SUMMON:
        return CARD if table.free(v, table.ROOM * q) >= 0 and not judge.allowed(v, q, 0) else 0
    if what == cards.PREVENT and bout.under_attack(v):
        return -bout.outcome(v, q, 0, 0, False) // 2
    return 0


# -- operations on cards ----------------------------------------------------------------------------------------------
def on_card(v: State, op: i64, card: i64, p: i64, source: i64) -> i64:
    facts = v.setup.facts
    what = facts[op + cards.O_OP]
    place = v.where[card]
    side: i64 = -1
    if table.owner_of(v, card) == p:
        side = 1
    if place >= table.PLACES:
        return side * off_field(v, what, card, p)
    if what == cards.DESTROY or what == cards.VOID or what == cards.TO_HAND or what == cards.TO_DECK:
        return removed(v, what, place, side, p)
    if place >= table.BACK or not table.face_up(v, place):
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
    return side * CARD if what == cards.EXTRA_ATTACK else 0


def off_field(v: State, what: i64, card: i64, p: i64) -> i64:
    """What it means to the owner of a card in a pile or a hand."""
    face = v.face[card]
    if what == cards.SUMMON:
        return bout.printed(v, face)
    if what == cards.TO_HAND:
        return hold(v, p, face)
    return -5 if what == cards.VOID else 0


def removed(v: State, what: i64, place: i64, side: i64, p: i64) -> i64:
    """From the field; the attack that it makes is over with it."""
    if what == cards.DESTROY and place < table.BACK:
        if figures.keywords(v, place) & cards.NO_EFFECT_DESTROY != 0:
            return 0
    worth = bout.on_place(v, place)
    if what == cards.TO_HAND:
        worth = worth * 2 // 3
    return averted(v, place, p) - side * worth


def averted(v: State, place: i64, p: i64) -> i64:
    """What player p is spared if the Pawn there attacks no more."""
    return -bout.outcome(v, p, 0, 0, False) if bout.attacks(v, place) else 0


def modified(v: State, place: i64, side: i64, atk: i64, wall: i64, lasts: bool, p: i64) -> i64:
    """Other figures: for good, and in the attack that was declared."""
    worth: i64 = 0
    if lasts:
        a = figures.current(v, place, 0)
        d = figures.current(v, place, 1)
        worth = side * (bout.body(a + atk, d + wall) - bout.body(a, d))
    if bout.attacks(v, place):
        return worth + bout.change(v, p, atk, 0, False)
    if bout.is_attacked(v, place):
        return worth + bout.change(v, p, 0, atk if v.num[table.POS + place] == table.ATTACK else wall, False)
    return worth


def turned(v: State, place: i64, side: i64, towards: i64, p: i64) -> i64:
    """Another position (3: the other one)."""
    now = v.num[table.POS + place]
    if now == towards:
        return 0
    if bout.attacks(v, place):
        return averted(v, place, p)
    if bout.is_attacked(v, place):
        return bout.change(v, p, 0, 0, True)
    owner = table.owner(place)
    then = table.ATTACK + table.DEFENSE - now
    return side * (bout.standing_there(v, owner, place, then) - bout.standing_there(v, owner, place, now))


def granted(v: State, place: i64, side: i64, keyword: i64, p: i64) -> i64:
    if keyword & cards.CANNOT_ATTACK != 0:
        return -side * bout.on_place(v, place) // 2 + averted(v, place, p)
    if keyword & cards.NO_BATTLE_DESTROY != 0 and bout.is_attacked(v, place):
        lost = bout.outcome(v, p, 0, 0, False)
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
