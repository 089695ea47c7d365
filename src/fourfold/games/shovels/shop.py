"""The shop: coins, buying, refreshing, placing (chapter 7)."""

from __future__ import annotations

from mypy_extensions import i64

from fourfold.games.shovels import agenda, creation, events, moves, table
from fourfold.kernel.state import State


# -- the pile and the row ---------------------------------------------------------------------------------------------
def stocked(s: State) -> bool:
    """S-7.7: is there a card to take, the discard being shuffled into a new pile if need be?"""
    if s.many(table.SHOP) == 0:
        n = s.many(table.DISCARD)
        if n == 0:
            return False
        s.pour(table.DISCARD, table.SHOP)
        s.shuffle(table.SHOP)
        s.tell(events.RESTOCKED, -1, n, 0, 0)
    return True


def fill(s: State, k: i64) -> None:
    """A place of the row from the shop pile, if it is empty."""
    if s.count[table.ROW + k] == 0 and stocked(s):
        s.move(s.top(table.SHOP), table.ROW + k)


def refill(s: State) -> None:
    k: i64
    for k in range(table.ROWS):
        fill(s, k)


# -- buying -----------------------------------------------------------------------------------------------------------
def enter(s: State, p: i64, coins: i64) -> None:
    """S-7.1."""
    s.num[table.COINS] = coins
    s.tell(events.COINS, p, coins, 0, 0)
    s.ask(agenda.ASK_SHOP, p, 0, 0, 0)


def may_buy(s: State, p: i64, k: i64) -> bool:
    """S-7.2, S-7.4: paid for, and with a place to go."""
    if s.count[table.ROW + k] == 0:
        return False
    face = s.face[s.top(table.ROW + k)]
    i = table.PRICE + face
    return s.setup.facts[i] <= s.num[table.COINS] and table.placeable(s, p, face)


def act(s: State, p: i64, tail: i64) -> None:
    """Leave, refresh, or buy."""
    num = s.num
    if tail == moves.STOP:
        s.tell(events.LEFT, p, num[table.COINS], 0, 0)
        num[table.COINS] = 0
    elif tail == moves.REFRESH:
        refresh(s, p)
        s.ask(agenda.ASK_SHOP, p, 0, 0, 0)
    else:
        card = s.top(table.ROW + tail - moves.ROW)
        i = table.PRICE + s.face[card]
        price = s.setup.facts[i]
        num[table.COINS] -= price
        s.move(card, table.BOUGHT)
        s.tell_card(events.BOUGHT, p, price, 0, card)
        s.ask(agenda.ASK_PLACE, p, agenda.FROM_SHOP, 0, 0)


def refresh(s: State, p: i64) -> None:
    """S-7.6."""
    k: i64
    s.num[table.COINS] -= table.REFRESH_PRICE
    s.tell(events.REFRESHED, p, 0, 0, 0)
    for k in range(table.ROWS):
        s.pour(table.ROW + k, table.DISCARD)
    refill(s)


# -- placing ----------------------------------------------------------------------------------------------------------
def place(s: State, p: i64, move: i64, source: i64, left: i64) -> None:
    """S-7.3; then on with what the card came from."""
    creation.put(s, p, s.top(table.BOUGHT), move, table.ASIDE if source == agenda.FROM_GRAVE else table.DISCARD)
    if source == agenda.FROM_SHOP:
        s.ask(agenda.ASK_SHOP, p, 0, 0, 0)
    elif source == agenda.FROM_GRAVE:
        s.plan(agenda.GRAVEDIG, p, left, 0)
    elif left > 0:
        s.ask(agenda.ASK_FREE, p, left, 0, 0)
