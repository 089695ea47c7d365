"""Can an effect be activated? Tests, costs payable in full, targets there: read from the phrase that is executed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from fourfold.games.entity import cards, figures, reasons, table
from fourfold.kernel.cells import bit, cells
from fourfold.kernel.packed import vec
from fourfold.kernel.state import NOBODY, State

if TYPE_CHECKING:
    Cells = vec[i64]


def why_not(s: State, effect: i64, p: i64, source: i64) -> i64:
    """Why player p cannot activate this effect of the card `source`, as far as the effect itself goes."""
    facts = s.setup.facts
    used = why_used(s, effect, p, source)
    if used != 0:
        return used
    if facts[effect + cards.E_TESTS + 1] != 0 and not figures.pass_all(s, effect, p, source):
        return reasons.TEST
    if facts[effect + cards.E_COSTS + 1] != 0:
        cost = why_not_payable(s, effect, p, source)
        if cost != 0:
            return cost
    if facts[effect + cards.E_SUMMONS] != 0 and not has_room(s, effect, p):
        return reasons.NO_ROOM
    if facts[effect + cards.E_TANGLED] != 0:
        if not leaves_enough(s, effect, p, source, 0, 0, NOBODY, False):
            return reasons.NO_TARGET
        return reasons.FINE
    if facts[effect + cards.E_TARGETS + 1] != 0:
        target = facts[effect + cards.E_TARGETS]
        if facts[target + 2] == 0 and many_targets(s, target, p, source, facts[target + 1]) < facts[target + 1]:
            return reasons.NO_TARGET
    return reasons.FINE


def why_used(s: State, effect: i64, p: i64, source: i64) -> i64:
    """Once per turn: of this card on the field, or of all its copies (E-9.4)."""
    facts = s.setup.facts
    limit = facts[effect + cards.E_LIMIT]
    if limit == 0:
        return reasons.FINE
    i = table.NAMED + p
    bits = s.num[i]
    if limit == cards.ONCE_A_TURN:
        place = s.where[source]
        bits = 0
        if place < table.PLACES:
            i = table.USED + place
            bits = s.num[i]
    return reasons.USED if (bits >> facts[effect + cards.E_FLAG]) & 1 != 0 else reasons.FINE


# -- costs (E-14.4) ---------------------------------------------------------------------------------------------------
def why_not_payable(s: State, effect: i64, p: i64, source: i64) -> i64:
    """One after the other, all of them (E-7.5)."""
    k: i64
    facts = s.setup.facts
    first = facts[effect + cards.E_COSTS]
    life = s.num[table.LP + p]
    deck = s.count[table.DECK + p]
    for k in range(facts[effect + cards.E_COSTS + 1]):
        cost = first + cards.COST * k
        kind = facts[cost]
        if kind == cards.PAY_LP:
            n = price(s, cost, life)
            if n <= 0 or n >= life:  # half of 1 is nothing, and nobody pays all he has (E-10.5)
                return reasons.LIFE
            life -= n
        elif kind == cards.PAY_DISCARD:
            if payers(s, cost, p, source, table.HAND + p, table.HAND + p) < facts[cost + 1]:
                return reasons.DISCARDS
        elif kind == cards.PAY_TRIBUTE:
            if payers(s, cost, p, source, table.ROOM * p, table.ROOM * p + table.ROOM - 1) < facts[cost + 1]:
                return reasons.TRIBUTE_COST
        elif kind == cards.PAY_VOID:
            if payers(s, cost, p, source, table.DISCARD + p, table.DISCARD + p) < facts[cost + 1]:
                return reasons.VOIDS
        else:
            deck -= facts[cost + 1]
            if deck < 0:
                return reasons.MILLS
    return reasons.FINE


def price(s: State, cost: i64, life: i64) -> i64:
    """What a player with so many LP pays: the cost, or half of them."""
    facts = s.setup.facts
    return life // 2 if facts[cost + 2] != 0 else facts[cost + 1]


def payers(s: State, cost: i64, p: i64, source: i64, first: i64, last: i64) -> i64:
    """How many cards in these zones could pay; the card that asks for it lies on the field by then."""
    z: i64
    n: i64 = 0
    all_cards = s.setup.cards
    for z in range(first, last + 1):
        card = s.above[all_cards + z]
        while card < all_cards:
            if may_pay(s, cost, card, p, source):
                n += 1
            card = s.above[card]
    return n


def may_pay(s: State, cost: i64, card: i64, p: i64, source: i64) -> bool:
    if card == source and s.where[card] == table.HAND + p:
        return False
    return figures.fits(s, s.setup.facts[cost + 3], card, source, p)


def has_room(s: State, effect: i64, p: i64) -> bool:
    """Will a Pawn zone be free after the costs (E-4.7)?"""
    k: i64
    facts = s.setup.facts
    n = table.pawns(s, p)
    first = facts[effect + cards.E_COSTS]
    for k in range(facts[effect + cards.E_COSTS + 1]):
        if facts[first + cards.COST * k] == cards.PAY_TRIBUTE:
            n -= facts[first + cards.COST * k + 1]
    return n < table.ROOM


# -- targets (E-14.5) -------------------------------------------------------------------------------------------------
def may_target(s: State, target: i64, card: i64, p: i64, source: i64) -> bool:
    """Is this card in the target's zone and does it fit? An untargetable Pawn is not chosen by its opponent."""
    facts = s.setup.facts
    group = facts[target]
    filter_ = facts[group + cards.G_FILTER]
    place = s.where[card]
    if not figures.fits(s, filter_, card, source, p):
        return False
    if card == source and place >= table.BACK and place < table.PLACES and s.num[table.POS + place] == table.SET:
        return filter_ == 0 or facts[filter_ + cards.F_POS] == 0  # it lies open when it is chosen (E-8.6)
    if place < table.BACK and table.owner(place) != p:
        return figures.keywords(s, place) & cards.UNTARGETABLE == 0
    return True


def many_targets(s: State, target: i64, p: i64, source: i64, enough: i64) -> i64:
    """How many cards could be chosen; counting stops when they are enough."""
    q: i64
    n: i64 = 0
    facts = s.setup.facts
    group = facts[target]
    zone = facts[group + cards.G_ZONE]
    side = facts[group + cards.G_SIDE]
    all_cards = s.setup.cards
    for q in range(table.SEATS):
        if not figures.covers_side(side, p, q):
            continue
        z = figures.first_zone(zone, q)
        last = figures.last_zone(zone, q)
        while z <= last:
            card = s.above[all_cards + z]
            while card < all_cards:
                if may_target(s, target, card, p, source):
                    n += 1
                    if n >= enough:
                        return n
                card = s.above[card]
            z = figures.next_zone(z, zone, q)
    return n


# -- the same card cannot be two things -------------------------------------------------------------------------------
def leaves_enough(
    s: State, effect: i64, p: i64, source: i64, spec: i64, chosen: i64, also: i64, building: bool
) -> bool:
    """With `chosen` cards taken for target `spec` (and `also` not to be had), can all other targets be chosen and all
    cards of costs be given, each card for one thing? Hall's condition over what is still wanted."""
    k: i64
    z: i64
    facts = s.setup.facts
    all_cards = s.setup.cards
    first = facts[effect + cards.E_TARGETS]
    targets = facts[effect + cards.E_TARGETS + 1]
    cost = facts[effect + cards.E_COSTS]
    wanted: i64 = 0  # eight bits for each of up to four wants
    for k in range(spec, targets):
        if facts[first + cards.TARGET * k + 2] == 0:
            n = facts[first + cards.TARGET * k + 1]
            if k == spec:
                n -= chosen
            wanted += n << (8 * k)
    wants = targets
    for k in range(facts[effect + cards.E_COSTS + 1]):
        kind = facts[cost + cards.COST * k]
        if kind == cards.PAY_TRIBUTE or kind == cards.PAY_VOID:
            wanted += facts[cost + cards.COST * k + 1] << (8 * wants)
            wants += 1
    ways = cells(bit(wants))
    for z in range(table.VOID):
        if z >= table.PLACES and z < table.DISCARD:
            continue
        card = s.above[all_cards + z]
        while card < all_cards:
            if card != also and not (building and is_target(s, card)):
                i = serves(s, effect, card, p, source, spec)
                ways[i] += 1
            card = s.above[card]
    return satisfied(ways, wants, wanted)


def serves(s: State, effect: i64, card: i64, p: i64, source: i64, spec: i64) -> i64:
    """Bit per want that this card could serve: targets, then costs that are cards."""
    k: i64
    facts = s.setup.facts
    first = facts[effect + cards.E_TARGETS]
    wants = facts[effect + cards.E_TARGETS + 1]
    bits: i64 = 0
    for k in range(spec, wants):
        target = first + cards.TARGET * k
        if in_group(s, facts[target], card, p) and may_target(s, target, card, p, source):
            bits |= bit(k)
    cost = facts[effect + cards.E_COSTS]
    for k in range(facts[effect + cards.E_COSTS + 1]):
        at = cost + cards.COST * k
        if facts[at] == cards.PAY_TRIBUTE or facts[at] == cards.PAY_VOID:
            z = s.where[card]
            there = z // table.ROOM == p if facts[at] == cards.PAY_TRIBUTE else z == table.DISCARD + p
            if there and may_pay(s, at, card, p, source):
                bits |= bit(wants)
            wants += 1
    return bits


def in_group(s: State, group: i64, card: i64, p: i64) -> bool:
    facts = s.setup.facts
    zone = facts[group + cards.G_ZONE]
    z = s.where[card]
    q = table.owner(z) if z < table.PLACES else z & 1
    if not figures.covers_side(facts[group + cards.G_SIDE], p, q):
        return False
    if zone == cards.FIELD:
        return z < table.PLACES
    return figures.first_zone(zone, q) <= z and z <= figures.last_zone(zone, q)


def satisfied(ways: Cells, wants: i64, wanted: i64) -> bool:
    """For every set of wants: do at least as many cards serve one of them as they want together?"""
    chosen: i64
    k: i64
    for chosen in range(bit(wants)):
        need: i64 = 0
        for k in range(wants):
            if (chosen >> k) & 1 != 0:
                need += (wanted >> (8 * k)) & 255
        for k in range(bit(wants)):
            if k & chosen != 0:
                need -= ways[k]
        if need > 0:
            return False
    return True


def is_target(s: State, card: i64) -> bool:
    """Is the card a target of the link that is being made?"""
    k: i64
    num = s.num
    link = table.LINK + table.LINK_ROW * num[table.LINKS]
    for k in range(num[link + table.L_ONES] + num[link + table.L_ONES + 1]):
        if num[link + table.L_TARGETS + 2 * k] == card:
            return True
    return False
