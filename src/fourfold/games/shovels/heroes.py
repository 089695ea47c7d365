"""Hero powers: tap for hits, free cards, or a dig in the discard (chapter 8.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fourfold.games.shovels import agenda, attack, cards, events, moves, shop, table
from fourfold.kernel.state import State

HERO_DAMAGE: Final = 10
UNEARTHS: Final = 5


def tap(s: State, p: i64, place: i64) -> None:
    """S-8.5; Hearts, or nothing to work on, make it a pass (S-8.7)."""
    q = p * s.setup.facts[table.SLOTS] + place
    card = s.top(table.FACE + table.SIDE * q)
    face = s.face[card]
    level = table.level_of(s, q)
    s.num[table.TAPPED + q] = 1
    s.tell_card(events.TAPPED, p, place + 1, 0, card)
    if face < cards.DIAMONDS * cards.PER_SUIT:
        s.ask(agenda.ASK_HEROES, p, q, level, 0)
    elif face < cards.FIRST_HEART:
        s.ask(agenda.ASK_FREE, p, level, 0, 0)
    elif face >= cards.FIRST_SPADE:
        unearth(s, p, level)


# -- Clubs ------------------------------------------------------------------------------------------------------------
def is_named(s: State, q: i64, named: i64) -> bool:
    num = s.num
    k: i64 = table.NAMED
    last = k + named
    while k < last and num[k] != q + 1:
        k += 1
    return k < last


def may_name(s: State, q: i64, named: i64) -> bool:
    """Different characters (S-8.5)."""
    return attack.may_attack(s, q) and not is_named(s, q, named)


def anybody_left(s: State, p: i64, named: i64) -> bool:
    c: i64
    slots = s.setup.facts[table.SLOTS]
    for c in range(s.setup.seats * slots):
        if (c // slots != p or s.setup.opt[table.FRIENDLY] != 0) and may_name(s, c, named):
            return True
    return False


def name(s: State, p: i64, move: i64, by: i64, left: i64, named: i64) -> None:
    """All targets are named before the first hit; then they are hit in that order."""
    slots = s.setup.facts[table.SLOTS]
    if move < s.setup.facts[table.TAIL]:
        q = attack.target_of(s, p, move - moves.TARGET - moves.MORE_C * slots)
        s.num[table.NAMED + named] = q + 1
        named += 1
        left -= 1
        s.tell(events.TARGETED, p, table.owner(s, q), table.face_of(s, q), 0)
        if left > 0 and anybody_left(s, p, named):
            s.ask(agenda.ASK_HEROES, p, by, left, named)
            return
    while named > 0:
        named -= 1
        s.plan(agenda.HIT, s.num[table.NAMED + named] - 1, HERO_DAMAGE, agenda.BY_HERO)
        s.num[table.NAMED + named] = 0


# -- Diamonds ---------------------------------------------------------------------------------------------------------
def may_take(s: State, p: i64, k: i64) -> bool:
    return s.count[table.ROW + k] != 0 and table.placeable(s, p, s.face[s.top(table.ROW + k)])


def may_turn(s: State) -> bool:
    """S-7.7: there is a card in the pile, or one to make a pile of."""
    return s.many(table.SHOP) + s.many(table.DISCARD) != 0


def free(s: State, p: i64, tail: i64, left: i64) -> None:
    if tail == moves.STOP:
        return
    source: i64 = agenda.FROM_ROW
    if tail == moves.TOP:
        shop.stocked(s)
        source = agenda.FROM_TOP
        card = s.top(table.SHOP)
        s.move(card, table.BOUGHT)
        s.tell_card(events.TURNED, p, 0, 0, card)
    else:
        card = s.top(table.ROW + tail - moves.ROW)
        s.move(card, table.BOUGHT)
        s.tell_card(events.FREE, p, 0, 0, card)
    s.ask(agenda.ASK_PLACE, p, source, left - 1, 0)


# -- Spades -----------------------------------------------------------------------------------------------------------
def unearth(s: State, p: i64, level: i64) -> None:
    """The top five of the discard (S-8.6), or five random ones; their order stays."""
    if s.setup.opt[table.SHUFFLED_FIVE] != 0:
        s.shuffle(table.DISCARD)
    n = s.many(table.DISCARD)
    if n > UNEARTHS:
        n = UNEARTHS
    if n == 0:
        return
    s.tell(events.UNEARTHED, p, n, 0, 0)
    card = s.top(table.DISCARD)
    while n > 1:
        card = s.below[card]
        n -= 1
    all_cards = s.setup.cards
    while card < all_cards:
        following = s.above[card]
        s.move(card, table.GRAVE)
        card = following
    gravedig(s, p, level)


def grave_card(s: State, k: i64) -> i64:
    """The k-th card from the top."""
    return s.at(table.GRAVE, s.many(table.GRAVE) - 1 - k)


def may_keep(s: State, p: i64, k: i64) -> bool:
    return k < s.many(table.GRAVE) and table.placeable(s, p, s.face[grave_card(s, k)])


def gravedig(s: State, p: i64, left: i64) -> None:
    if left > 0 and s.many(table.GRAVE) > 0:
        s.ask(agenda.ASK_GRAVEDIG, p, left, 0, 0)
    else:
        rebury(s)


def rebury(s: State) -> None:
    """The others return in their old order, then the replaced faces."""
    s.pour(table.GRAVE, table.DISCARD)
    s.pour(table.ASIDE, table.DISCARD)


def keep(s: State, p: i64, tail: i64, left: i64) -> None:
    if tail == moves.STOP:
        rebury(s)
        return
    card = grave_card(s, tail - moves.CARD)
    s.move(card, table.BOUGHT)
    s.tell_card(events.KEPT, p, 0, 0, card)
    s.ask(agenda.ASK_PLACE, p, agenda.FROM_GRAVE, left - 1, 0)
