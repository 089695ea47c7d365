"""Making a link: reveal or place the card, choose, pay, then it is on the chain (E-8.6). Costs are paid here, once."""

from __future__ import annotations

from mypy_extensions import i64

from fourfold.games.entity import agenda, cards, events, feasible, field, happen, table
from fourfold.kernel.cells import bit, cells
from fourfold.kernel.state import NOBODY, State


def link(s: State) -> i64:
    """The row of the link that is being made."""
    return table.LINK + table.LINK_ROW * s.num[table.LINKS]


def face_of(s: State, effect: i64) -> i64:
    """What the card of an effect is, wherever its sleeve may be by now: a deck is shuffled."""
    return s.setup.facts[effect + cards.E_FACE]


def tell_link(s: State, at: i64, kind: i64, a: i64, b: i64) -> None:
    """Tell of the link in the row `at`: everybody has seen its card."""
    num = s.num
    face = face_of(s, num[at + table.L_EFFECT])
    s.write(kind, num[at + table.L_SEAT], a, b, 0, num[at + table.L_CARD], face, s.setup.everyone)


def begin(s: State, effect: i64, card: i64, stamp: i64, p: i64, row: i64) -> None:
    """Player p activates this effect of a card (which had this stamp), about the event in `row` (or NOBODY)."""
    num = s.num
    at = link(s)
    num[at + table.L_EFFECT] = effect
    num[at + table.L_CARD] = card
    num[at + table.L_STAMP] = stamp
    num[at + table.L_SEAT] = p
    num[at + table.L_EVENT] = NOBODY
    num[at + table.L_EVENT + 1] = 0
    num[at + table.L_BY] = NOBODY
    num[at + table.L_BY + 1] = 0
    if row >= 0:
        num[at + table.L_EVENT] = num[row + 1]
        num[at + table.L_EVENT + 1] = num[row + 2]
        num[at + table.L_BY] = num[row + 6]
        num[at + table.L_BY + 1] = num[row + 7]
    num[at + table.L_NEGATED] = 0
    num[at + table.L_ONES] = 0
    num[at + table.L_ONES + 1] = 0
    if s.setup.facts[effect + cards.E_MAY] != 0:
        s.ask(agenda.ASK_MAY, p, 0, 0, 0)
    else:
        accept(s)


def accept(s: State) -> None:
    """From here on it counts as used (E-9.4)."""
    facts = s.setup.facts
    num = s.num
    at = link(s)
    effect = num[at + table.L_EFFECT]
    limit = facts[effect + cards.E_LIMIT]
    flag = facts[effect + cards.E_FLAG]
    if limit == cards.ONCE_BY_NAME:
        num[table.NAMED + num[at + table.L_SEAT]] |= bit(flag)
    elif limit == cards.ONCE_A_TURN:
        card = num[at + table.L_CARD]
        place = s.where[card]
        if place < table.PLACES and table.still(s, card, num[at + table.L_STAMP]):
            num[table.USED + place] |= bit(flag)
    aim(s, 0, 0)


# -- targets (E-14.5) -------------------------------------------------------------------------------------------------
def aim(s: State, spec: i64, chosen: i64) -> None:
    """Ask for the next target, or go on to the costs."""
    facts = s.setup.facts
    at = link(s)
    effect = s.num[at + table.L_EFFECT]
    while spec < facts[effect + cards.E_TARGETS + 1]:
        target = facts[effect + cards.E_TARGETS] + cards.TARGET * spec
        if chosen < facts[target + 1] and any_choice(s, effect, spec, chosen):
            s.ask(agenda.ASK_TARGET, s.num[at + table.L_SEAT], spec, chosen, 0)
            return
        spec += 1
        chosen = 0
    pay(s, 0)


def any_choice(s: State, effect: i64, spec: i64, chosen: i64) -> bool:
    z: i64
    all_cards = s.setup.cards
    for z in range(table.VOID):
        if z >= table.PLACES and z < table.DISCARD:
            continue
        card = s.above[all_cards + z]
        while card < all_cards:
            if may_choose(s, card, spec, chosen):
                return True
            card = s.above[card]
    return False


def may_choose(s: State, card: i64, spec: i64, chosen: i64) -> bool:
    """Is this card a legal target now, so that all that follows can still be chosen and paid?"""
    facts = s.setup.facts
    at = link(s)
    effect = s.num[at + table.L_EFFECT]
    p = s.num[at + table.L_SEAT]
    source = s.num[at + table.L_CARD]
    target = facts[effect + cards.E_TARGETS] + cards.TARGET * spec
    if not feasible.in_group(s, facts[target], card, p) or feasible.is_target(s, card):
        return False
    if not feasible.may_target(s, target, card, p, source):
        return False
    if facts[effect + cards.E_TANGLED] == 0:
        return True
    more = chosen + 1 if facts[target + 2] == 0 else chosen
    return feasible.leaves_enough(s, effect, p, source, spec, more, card, True)


def choose(s: State, card: i64, spec: i64, chosen: i64) -> None:
    num = s.num
    at = link(s)
    n = num[at + table.L_ONES] + num[at + table.L_ONES + 1]
    num[at + table.L_TARGETS + 2 * n] = card
    num[at + table.L_TARGETS + 2 * n + 1] = num[table.ENTERED + card]
    num[at + table.L_ONES + spec] += 1
    place = s.where[card]
    zone = place % table.ROOM + 1 if place < table.PLACES else 0
    s.tell_card(events.TARGETED, num[at + table.L_SEAT], zone, 0, card)
    aim(s, spec, chosen + 1)


# -- costs (E-14.4) ---------------------------------------------------------------------------------------------------
def pay(s: State, k: i64) -> None:
    """The costs from the k-th on, in the listed order; cards are chosen one by one."""
    facts = s.setup.facts
    at = link(s)
    effect = s.num[at + table.L_EFFECT]
    p = s.num[at + table.L_SEAT]
    while k < facts[effect + cards.E_COSTS + 1]:
        cost = facts[effect + cards.E_COSTS] + cards.COST * k
        kind = facts[cost]
        if kind == cards.PAY_LP:
            n = feasible.price(s, cost, s.num[table.LP + p])
            s.num[table.LP + p] -= n
            s.tell(events.PAID, p, n, s.num[table.LP + p], 0)
        elif kind == cards.PAY_MILL:
            mill(s, p, facts[cost + 1])
        else:
            prompt: i64 = agenda.ASK_DISCARD
            if kind == cards.PAY_TRIBUTE:
                prompt = agenda.ASK_TRIBUTE
            elif kind == cards.PAY_VOID:
                prompt = agenda.ASK_VOID
            s.ask(prompt, p, 0, cost, facts[cost + 1])
            return
        k += 1
    attach(s)


def next_cost(s: State, cost: i64) -> None:
    effect = s.num[link(s) + table.L_EFFECT]
    pay(s, (cost - s.setup.facts[effect + cards.E_COSTS]) // cards.COST + 1)


def mill(s: State, p: i64, n: i64) -> None:
    """From the top of the deck, as many as there are (E-14.10)."""
    milled: i64 = 0
    while milled < n and s.count[table.DECK + p] > 0:
        card = s.top(table.DECK + p)
        field.travel(s, card, table.DISCARD + p)
        s.tell_card(events.MILLED, p, 0, 0, card)
        milled += 1


def discard(s: State, p: i64, face: i64) -> None:
    """One card of the hand (E-9.5: by cost or effect)."""
    throw(s, p, s.pick(table.HAND + p, face))


def throw(s: State, p: i64, card: i64) -> None:
    field.travel(s, card, table.DISCARD + p)
    s.tell_card(events.THREW, p, 0, 0, card)
    happen.happen(s, cards.DISCARDED, card, p, p, 0, NOBODY)


def pay_discard(s: State, p: i64, cost: i64, left: i64, face: i64) -> None:
    discard(s, p, face)
    if left > 1:
        s.ask(agenda.ASK_DISCARD, p, 0, cost, left - 1)
    else:
        next_cost(s, cost)


def pay_tribute(s: State, p: i64, chosen: i64, cost: i64, left: i64, k: i64) -> None:
    """Chosen one by one, given together (E-4.5)."""
    chosen |= bit(k)
    if left > 1:
        s.ask(agenda.ASK_TRIBUTE, p, chosen, cost, left - 1)
    else:
        tribute(s, p, chosen)
        next_cost(s, cost)


def tribute(s: State, p: i64, chosen: i64) -> None:
    """To the Discard Pile together, the lowest zone first; not destroyed (E-4.5)."""
    k: i64
    n: i64 = 0
    found = cells(table.ROOM)
    rows = cells(table.ROOM)
    for k in range(table.ROOM):
        if (chosen >> k) & 1 != 0:
            card = table.card_at(s, table.pawn(p, k))
            found[n] = card
            rows[n] = happen.happen(s, cards.TRIBUTED, card, p, NOBODY, 0, NOBODY)
            n += 1
    field.gone_together(s, found, rows, n)
    n = 0
    for k in range(table.ROOM):
        if (chosen >> k) & 1 != 0:
            s.tell_card(events.TRIBUTED, p, k + 1, 0, found[n])
            n += 1


def pay_void(s: State, p: i64, cost: i64, left: i64, face: i64) -> None:
    banish(s, pile_card(s, table.DISCARD + p, face))
    if left > 1:
        s.ask(agenda.ASK_VOID, p, 0, cost, left - 1)
    else:
        next_cost(s, cost)


def pile_card(s: State, zone: i64, face: i64) -> i64:
    """The topmost card of that face which is not a target of the link being made, or NOBODY."""
    all_cards = s.setup.cards
    card = s.below[all_cards + zone]
    while card < all_cards:
        if s.face[card] == face and not feasible.is_target(s, card):
            return card
        card = s.below[card]
    return NOBODY


def banish(s: State, card: i64) -> None:
    """Into the Void (E-1.5)."""
    p = table.owner_of(s, card)
    row = happen.happen(s, cards.VOIDED, card, p, NOBODY, 0, NOBODY)
    field.gone(s, card, table.VOID)
    happen.moved(s, row, card)
    s.tell_card(events.BANISHED, p, 0, 0, card)


# -- done -------------------------------------------------------------------------------------------------------------
def attach(s: State) -> None:
    """The link is on the chain; the activation of a card is an event (E-8.6), then the opponent is asked (E-8.1)."""
    num = s.num
    facts = s.setup.facts
    at = link(s)
    effect = num[at + table.L_EFFECT]
    p = num[at + table.L_SEAT]
    num[table.LINKS] += 1
    tell_link(s, at, events.LINKED, num[table.LINKS], effect)
    if facts[effect + cards.E_KIND] == cards.PLAYS:
        happen.happen(s, cards.ACTIVATED, num[at + table.L_CARD], p, NOBODY, 0, NOBODY)
    s.plan(agenda.CHAIN, 1 - p, 0, 0)


def play(s: State, p: i64, card: i64, row: i64) -> None:
    """An Action from the hand is placed, a Set card is turned up; then its play effect is activated (E-7.8, E-8.6)."""
    place = s.where[card]
    if place < table.PLACES:
        s.num[table.POS + place] = table.ATTACK
        s.show(card)
        field.shine(s, place)
        s.tell_card(events.OPENED, p, place - table.back(p, 0) + 1, 0, card)
    else:
        place = table.free(s, table.back(p, 0))
        field.enter(s, card, place, table.ATTACK)
        s.tell_card(events.PLAYED, p, place - table.back(p, 0) + 1, 0, card)
    begin(s, cards.of(s, s.face[card], cards.PLAY), card, s.num[table.ENTERED + card], p, row)
