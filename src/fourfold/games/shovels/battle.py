"""The turn of Phase 2: lifting, spending a suit, digging, striking, must-act (chapters 5, 8.1 to 8.3, 9)."""

from __future__ import annotations

from mypy_extensions import i64

from fourfold.games.shovels import agenda, cards, ending, events, heroes, moves, shop, table
from fourfold.kernel.state import State


def begins(s: State, p: i64) -> None:
    num = s.num
    num[table.ACTIVE] = p
    num[table.TURNS] += 1
    num[table.DEFEATS] = 0
    num[table.STRUCK] = 0
    s.tell(events.TURN, p, num[table.TURNS], 0, 0)
    s.plan(agenda.TURN_END, p, 0, 0)
    s.ask(agenda.ASK_BATTLE, p, 0, 0, 0)


def can_lift_or_tap(s: State, p: i64) -> bool:
    slots = s.setup.facts[table.SLOTS]
    q = p * slots
    last = q + slots
    while q < last and not table.may_lift(s, q) and not table.may_tap(s, q):
        q += 1
    return q < last


def can_strike(s: State, p: i64) -> bool:
    c: i64
    slots = s.setup.facts[table.SLOTS]
    for c in range(p * slots, p * slots + slots):
        if table.is_bare(s, c):
            return table.strike_target(s, p)
    return False


def can_act(s: State, p: i64) -> bool:
    """S-9.1: is any lift, tap or strike legal at the open question?"""
    return can_lift_or_tap(s, p) or (s.num[table.STRUCK] == 0 and can_strike(s, p))


def act(s: State, p: i64, move: i64) -> None:
    """S-5.1: lift, tap, strike, or fatigue."""
    slots = s.setup.facts[table.SLOTS]
    k = move - moves.BATTLE - slots
    place = k % slots
    kind = k // slots
    q = p * slots + place
    extra = s.setup.opt[table.EXTRA] != 0
    if kind == moves.STRIKE:
        if extra:
            s.num[table.STRUCK] = 1
            s.plan(agenda.AGAIN, p, 0, 0)
        s.ask(agenda.ASK_TARGET, p, q, 1, agenda.BY_STRIKE)
        return
    if kind == moves.FATIGUE:  # S-9.1
        ending.defeat(s, q, agenda.BY_FATIGUE)
        return
    if extra and s.num[table.STRUCK] == 0:
        s.plan(agenda.EXTRA, p, 0, 0)
    if kind == moves.LIFT:
        lift(s, p, q)
    else:
        heroes.tap(s, p, place)


def again(s: State, p: i64) -> None:
    """S-0.10: the turn's action after the extra strike; the strike alone is enough if there is none (S-9.1)."""
    if can_lift_or_tap(s, p):
        s.ask(agenda.ASK_BATTLE, p, 0, 0, 0)


def extra(s: State, p: i64) -> None:
    """S-0.10: the extra strike after the action."""
    if can_strike(s, p):
        s.ask(agenda.ASK_EXTRA, p, 0, 0, 0)


def extra_strike(s: State, p: i64, move: i64) -> None:
    slots = s.setup.facts[table.SLOTS]
    if move < s.setup.facts[table.TAIL]:
        s.num[table.STRUCK] = 1
        s.ask(agenda.ASK_TARGET, p, p * slots + (move - moves.BATTLE - slots) % slots, 1, agenda.BY_STRIKE)


# -- the action hand --------------------------------------------------------------------------------------------------
def lift(s: State, p: i64, q: i64) -> None:
    """S-5.3: one more card from the top."""
    card = s.top(table.STACK + table.SIDE * q)
    s.move(card, table.HAND)
    s.tell_card(events.LIFTED, p, q - p * s.setup.facts[table.SLOTS] + 1, 0, card)
    s.ask(agenda.ASK_LIFTING, p, q, 0, 0)


def suits_in_hand(s: State) -> i64:
    """Bit per suit (S-5.4)."""
    bits: i64 = 0
    one: i64 = 1
    facts = s.setup.facts
    all_cards = s.setup.cards
    card = s.above[all_cards + table.HAND]
    while card < all_cards:
        i = table.SUIT + s.face[card]
        bits |= one << facts[i]
        card = s.above[card]
    return bits


def worth(s: State, suit: i64) -> i64:
    """S-5.4: the sum of the hand, if this suit is chosen."""
    total: i64 = 0
    facts = s.setup.facts
    every = s.setup.opt[table.SUM_ALL] != 0
    all_cards = s.setup.cards
    card = s.above[all_cards + table.HAND]
    while card < all_cards:
        face = s.face[card]
        i = table.SUIT + face
        if every or facts[i] == suit:
            i = table.VALUE + face
            total += facts[i]
        card = s.above[card]
    return total


def spend(s: State, p: i64, q: i64, suit: i64) -> None:
    """S-5.4 to S-5.6, S-8.2: the hand goes to the discard, then its suit has its effect."""
    total = worth(s, suit)
    s.tell(events.SPENT + suit, p, total, s.many(table.HAND), 0)
    s.pour(table.HAND, table.DISCARD)
    if suit == cards.CLUBS:
        s.ask(agenda.ASK_TARGET, p, q, total, agenda.BY_CLUBS)
    elif suit == cards.DIAMONDS:
        shop.enter(s, p, total)
    elif suit == cards.SPADES:
        dig(s, p, q, total)


# -- the shovel -------------------------------------------------------------------------------------------------------
def dig(s: State, p: i64, q: i64, damage: i64) -> None:
    """S-8.1: look at that many cards of what is left."""
    n = s.many(table.STACK + table.SIDE * q)
    if n > damage:
        n = damage
    s.tell(events.DUG, p, n, q - p * s.setup.facts[table.SLOTS] + 1, 0)
    look(s, p, q, n, 0)


def may_dig_strike(s: State, p: i64, q: i64, left: i64) -> bool:
    """S-8.3: all cards above the face were dug, nothing was taken or passed over yet."""
    if s.many(table.HAND) != 0 or left != s.many(table.STACK + table.SIDE * q):
        return False
    return table.strike_target(s, p)


def cursor(s: State, q: i64, skipped: i64) -> i64:
    """The dug card that is looked at: `skipped` cards lie above it."""
    card = s.top(table.STACK + table.SIDE * q)
    while skipped > 0:
        card = s.below[card]
        skipped -= 1
    return card


def look(s: State, p: i64, q: i64, left: i64, skipped: i64) -> None:
    """The next dug card; after the last one the suit, if there is a hand."""
    if left > 0 or may_dig_strike(s, p, q, left):
        s.ask(agenda.ASK_DIG, p, q, left, skipped)
    elif s.many(table.HAND) > 0:
        s.ask(agenda.ASK_DIG_SUIT, p, q, 0, 0)


def dig_on(s: State, p: i64, tail: i64, q: i64, left: i64, skipped: i64) -> None:
    if tail == moves.TAKE:
        card = cursor(s, q, skipped)
        s.move(card, table.HAND)
        s.tell_card(events.TAKEN, p, 0, 0, card)
        look(s, p, q, left - 1, skipped)
    elif tail == moves.SKIP:
        look(s, p, q, left - 1, skipped + 1)
    elif tail == moves.DIG_STRIKE:
        s.ask(agenda.ASK_TARGET, p, q, 1, agenda.BY_DUG_STRIKE)
    elif s.many(table.HAND) > 0:
        s.ask(agenda.ASK_DIG_SUIT, p, q, 0, 0)


# -- the end of the turn ----------------------------------------------------------------------------------------------
def ends(s: State, p: i64) -> None:
    """S-9.2, S-9.6."""
    num = s.num
    shop.refill(s)
    num[table.CALM] += 1
    if num[table.DEFEATS] != 0:
        num[table.CALM] = 0
    if num[table.CALM] >= s.setup.opt[table.STALL_LIMIT] or num[table.TURNS] >= s.setup.opt[table.TURN_CAP]:
        ending.stalemate(s)
    else:
        s.plan(agenda.TURN, table.left_of(s, p), 0, 0)
