"""Setting up: the shuffle, the starter, opening hands and mulligans (chapter 4)."""

from __future__ import annotations

from mypy_extensions import i64

from fourfold.games.pmv import agenda, cards, events, moves, table
from fourfold.kernel.state import State


def deal(s: State) -> None:
    p: i64
    face: i64
    i: i64
    card: i64 = 0
    setup = s.setup
    for face in range(setup.facts[cards.FACES]):
        for i in range(setup.stock[face]):
            s.add(card, face, table.DECK)
            card += 1
    s.shuffle(table.DECK)  # P-4.1
    starter = setup.opt[table.FIRST] - 1
    if starter < 0:
        starter = s.roll(table.SEATS) - 1
    s.num[table.STARTER] = starter
    s.num[table.ACTIVE] = starter
    s.num[table.PHASE] = agenda.OPENING
    for p in range(table.SEATS):
        s.num[table.RESOURCES + p] = setup.opt[table.REFILL]  # P-4.4
    take(s, starter, setup.facts[cards.OPENING])  # P-4.2
    take(s, 1 - starter, setup.facts[cards.OPENING + 1])
    way = setup.opt[table.MULLIGAN]
    if way == table.FORCED or way == table.ONCE:  # P-4.3
        force(s, starter)
        force(s, 1 - starter)
    s.plan(agenda.START, starter, 0, 0)
    if way == table.FREE:
        s.plan(agenda.MULLIGAN, starter, 1, 0)


def take(s: State, p: i64, n: i64) -> None:
    """An opening hand."""
    i: i64
    for i in range(n):
        s.move(s.top(table.DECK), table.HAND + table.SIDE * p)
    s.tell(events.OPENED, p, n, 0, 0)


def heroless(s: State, p: i64) -> bool:
    deck = s.setup.cards
    heroes = s.setup.facts[cards.KIND_AT + cards.ITEM]
    card = s.above[deck + table.HAND + table.SIDE * p]
    while card < deck:
        if s.face[card] < heroes:
            return False
        card = s.above[card]
    return True


def replace(s: State, p: i64, n: i64) -> None:
    """The hand goes back, the deck is shuffled, n cards are dealt."""
    i: i64
    s.num[table.REDRAWS + p] += 1
    s.pour(table.HAND + table.SIDE * p, table.DECK)
    s.shuffle(table.DECK)
    for i in range(n):
        s.move(s.top(table.DECK), table.HAND + table.SIDE * p)
    s.tell(events.MULLIGAN, p, n, s.num[table.REDRAWS + p], 0)


def force(s: State, p: i64) -> None:
    """A hand without heroes is shown and replaced, until it has one (or once only)."""
    hand = table.HAND + table.SIDE * p
    while s.many(hand) > 0 and heroless(s, p):
        card = s.bottom(hand)
        while card < s.setup.cards:
            s.show(card)
            s.tell_card(events.REVEALED, p, 0, 0, card)
            card = s.above[card]
        replace(s, p, s.many(hand))
        if s.setup.opt[table.MULLIGAN] == table.ONCE:
            return


def ask(s: State, p: i64, others: i64) -> None:
    """mulligan=free: the starter until he keeps, then the other."""
    if others > 0:
        s.plan(agenda.MULLIGAN, 1 - p, 0, 0)
    s.ask(agenda.ASK_MULLIGAN, p, 0, 0, 0)


def answer(s: State, p: i64, move: i64) -> None:
    """KEEP, or REDRAW with one card fewer each time."""
    if move == s.setup.facts[cards.MOVE_AT + moves.KEEP]:
        s.tell(events.KEPT, p, 0, 0, 0)
        return
    replace(s, p, s.many(table.HAND + table.SIDE * p) - 1)
    s.ask(agenda.ASK_MULLIGAN, p, 0, 0, 0)
