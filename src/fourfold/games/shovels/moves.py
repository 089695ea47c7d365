"""The flat move space with shared ids (S-12.16): 27 + 5C + T moves with C slots and T targets."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

DECK: Final = 0
DISCARD: Final = 1
HELD: Final = 2  # and 3
SLOT: Final = 4  # + slot; the rest begins C later: NAME_C * C + NAME
NEW: Final = 4
SCRAP: Final = 5
BATTLE: Final = 6  # + kind * C + slot, kind: LIFT, TAP, STRIKE, FATIGUE
BATTLE_C: Final = 1
MORE: Final = 6
MORE_C: Final = 5
SUIT: Final = 7  # + suit
TARGET: Final = 11  # + (seats clockwise - 1, or from 0 with friendly fire) * C + slot

# after the targets (table.TAIL)
STOP: Final = 0  # also: leave the shop, done digging
SHIELD: Final = 1
DECLINE: Final = 2
ROW: Final = 3  # + 0, 1, 2
REFRESH: Final = 6
TOP: Final = 7
TAKE: Final = 8
SKIP: Final = 9
DIG_STRIKE: Final = 10
CARD: Final = 11  # + 0 .. 4, from the top
CARDS: Final = 5
TAIL_SIZE: Final = 16

LIFT: Final = 0
TAP: Final = 1
STRIKE: Final = 2
FATIGUE: Final = 3

V_DRAW: Final = 0
V_DISCARD: Final = 1
V_SLOT: Final = 2
V_NEW: Final = 3
V_SCRAP: Final = 4
V_LIFT: Final = 5
V_TAP: Final = 6
V_STRIKE: Final = 7
V_FATIGUE: Final = 8
V_MORE: Final = 9
V_SUIT: Final = 10
V_TARGET: Final = 11
V_STOP: Final = 12
V_SHIELD: Final = 13
V_DECLINE: Final = 14
V_ROW: Final = 15
V_REFRESH: Final = 16
V_TOP: Final = 17
V_TAKE: Final = 18
V_SKIP: Final = 19
V_DIG_STRIKE: Final = 20
V_CARD: Final = 21
VERBS: Final[tuple[str, ...]] = (
    "draw",
    "discard",
    "on",
    "new",
    "scrap",
    "lift",
    "tap",
    "strike",
    "fatigue",
    "more",
    "suit",
    "at",
    "stop",
    "shield",
    "decline",
    "buy",
    "refresh",
    "top",
    "take",
    "skip",
    "strike",
    "keep",
)


def tail(slots: i64, targets: i64) -> i64:
    return TARGET + MORE_C * slots + targets


def verb(slots: i64, last: i64, move: i64) -> i64:
    """What kind of move this is (V_...); `last` is where the moves after the targets begin."""
    if move < HELD:
        return V_DRAW
    if move < SLOT:
        return V_DISCARD
    if move < NEW + slots:
        return V_SLOT
    if move < BATTLE + slots:
        return V_NEW + move - NEW - slots
    if move < MORE + MORE_C * slots:
        return V_LIFT + (move - BATTLE - slots) // slots
    if move < SUIT + MORE_C * slots:
        return V_MORE
    if move < TARGET + MORE_C * slots:
        return V_SUIT
    if move < last:
        return V_TARGET
    move -= last
    if move < ROW:
        return V_STOP + move
    if move < REFRESH:
        return V_ROW
    if move < CARD:
        return V_REFRESH + move - REFRESH
    return V_CARD


def index(slots: i64, last: i64, move: i64) -> i64:
    """Which one of its kind: the slot, suit, target place or card."""
    if move < HELD:
        return move
    if move < SLOT:
        return move - HELD
    if move < NEW + slots:
        return move - SLOT
    if move < BATTLE + slots:
        return 0
    if move < MORE + MORE_C * slots:
        return (move - BATTLE - slots) % slots
    if move < SUIT + MORE_C * slots:
        return 0
    if move < TARGET + MORE_C * slots:
        return move - SUIT - MORE_C * slots
    if move < last:
        return move - TARGET - MORE_C * slots
    move -= last
    if move < REFRESH:
        return move - ROW if move >= ROW else 0
    return move - CARD if move >= CARD else 0
