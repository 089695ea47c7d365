"""Triggers that wait at a checkpoint: in which order they come, and whether they still can (E-9.1 to E-9.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fourfold.games.entity import activate, cards, feasible, table
from fourfold.kernel.state import NOBODY, State

AWAY: Final = 400  # ranks: ten zones, then a Discard Pile, then whatever lies elsewhere ...
OTHERS: Final = 1000  # ... and all of the other player's cards after that


def following(s: State) -> i64:
    """The row of the next trigger that can be activated, or NOBODY. What was collected since comes after the others."""
    num = s.num
    while num[table.FIRED] < num[table.QUEUED]:
        if num[table.FIRED] == num[table.ARRANGED]:
            arrange(s)
        row = table.QUEUE + table.QUEUE_ROW * num[table.FIRED]
        num[table.FIRED] += 1
        if fires(s, row):
            return row
    return NOBODY


def arrange(s: State) -> None:
    """Put what was collected in order; of one card, the oldest event first."""
    k: i64
    num = s.num
    first = num[table.ARRANGED]
    last = num[table.QUEUED]
    num[table.ARRANGED] = last
    while last - 1 > first:
        for k in range(first, last - 1):
            row = table.QUEUE + table.QUEUE_ROW * k
            if rank(s, row) > rank(s, row + table.QUEUE_ROW):
                swap(s, row)
        last -= 1


def rank(s: State, row: i64) -> i64:
    """The turn player's cards first; Pawn zones, Action/Condition zones, then the Discard Pile from the bottom."""
    num = s.num
    controller = num[row + 3]
    card = num[row + 1]
    place = s.where[card]
    n: i64 = 0
    if controller != num[table.ACTIVE]:
        n = OTHERS
    if place < table.BACK:
        return n + place % table.ROOM
    if place < table.PLACES:
        return n + place % table.ROOM + table.ROOM
    if place != table.DISCARD + controller:
        return n + AWAY
    n += 2 * table.ROOM
    while s.below[card] < s.setup.cards:
        card = s.below[card]
        n += 1
    return n


def swap(s: State, row: i64) -> None:
    """This row of the queue and the next one."""
    k: i64
    num = s.num
    for k in range(row, row + table.QUEUE_ROW):
        n = num[k]
        num[k] = num[k + table.QUEUE_ROW]
        num[k + table.QUEUE_ROW] = n


def fires(s: State, row: i64) -> bool:
    """Can this trigger be activated now (E-9.2, E-9.3)? Its card was face-up when the event happened; one that is about
    its own leaving must lie in the Discard Pile, a Lingering card on the field, and nothing works from the Void."""
    num = s.num
    effect = num[row]
    card = num[row + 1]
    stamp = num[row + 2]
    if s.setup.facts[effect + cards.E_LEAVES] != 0:
        stamp = num[num[row + 4] + 2]
        if not table.still(s, card, stamp) or s.where[card] != table.DISCARD + num[row + 3]:
            return False
        num[row + 2] = stamp
    elif not table.still(s, card, stamp):
        if cards.of(s, activate.face_of(s, effect), cards.KIND) != cards.PAWN or s.where[card] >= table.VOID:
            return False
    return feasible.why_not(s, effect, num[row + 3], card) == 0
