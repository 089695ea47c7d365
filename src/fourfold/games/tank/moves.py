"""The flat move space (T-13.1): 8N + 71 moves at N seats. Targets are offsets to the left of the mover."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fourfold.games.tank import cards

# Where each verb begins at n seats: NAME_N * n + NAME.
LOAD: Final = 0
FIRE: Final = 3  # + offset - 1
QUICK_N: Final = 1
QUICK: Final = 2
SABOTAGE_N: Final = 2
SABOTAGE: Final = 1  # + hazard * (n - 1) + offset - 1
REPAIR_N: Final = 5
REPAIR: Final = -2  # + remedy * n + offset
TAIL_N: Final = 8  # all that follows
EQUIP: Final = -2
DISCARD: Final = 2
CYCLE: Final = 18
END: Final = 34
TOLL: Final = 35
SMOKE: Final = 51
PASS: Final = 52
REVEAL: Final = 53
DECLINE: Final = 54
TRIM: Final = 55
SIZE: Final = 71

VERBS: Final[tuple[str, ...]] = (
    "load",
    "fire",
    "quickfire",
    "sabotage",
    "repair",
    "equip",
    "discard",
    "cycle",
    "end",
    "toll",
    "smoke",
    "pass",
    "reveal",
    "decline",
    "trim",
)
V_LOAD: Final = 0
V_FIRE: Final = 1
V_QUICK: Final = 2
V_SABOTAGE: Final = 3
V_REPAIR: Final = 4
V_EQUIP: Final = 5
V_DISCARD: Final = 6
V_CYCLE: Final = 7
V_END: Final = 8
V_TOLL: Final = 9
V_SMOKE: Final = 10
V_PASS: Final = 11
V_REVEAL: Final = 12
V_DECLINE: Final = 13
V_TRIM: Final = 14


def size(seats: i64) -> i64:
    return TAIL_N * seats + SIZE


def verb(seats: i64, move: i64) -> i64:
    """The place of the move's verb in VERBS."""
    if move < FIRE:
        return V_LOAD
    if move < QUICK_N * seats + QUICK:
        return V_FIRE
    if move < SABOTAGE_N * seats + SABOTAGE:
        return V_QUICK
    if move < REPAIR_N * seats + REPAIR:
        return V_SABOTAGE
    tail = move - TAIL_N * seats
    if tail < EQUIP:
        return V_REPAIR
    if tail < DISCARD:
        return V_EQUIP
    if tail < CYCLE:
        return V_DISCARD
    if tail < END:
        return V_CYCLE
    if tail < TOLL:
        return V_END
    if tail < SMOKE:
        return V_TOLL
    if tail < TRIM:
        return V_SMOKE + tail - SMOKE
    return V_TRIM


def target(seats: i64, seat: i64, move: i64) -> i64:
    """At whom the move of this seat is aimed, or -1."""
    v = verb(seats, move)
    if v == V_FIRE:
        return (seat + move - FIRE + 1) % seats
    if v == V_QUICK:
        return (seat + move - QUICK_N * seats - QUICK + 1) % seats
    if v == V_SABOTAGE:
        return (seat + (move - SABOTAGE_N * seats - SABOTAGE) % (seats - 1) + 1) % seats
    if v == V_REPAIR:
        return (seat + (move - REPAIR_N * seats - REPAIR) % seats) % seats
    return -1


def card(seats: i64, move: i64) -> i64:
    """The card that the move names, or -1: of a repair the remedy, of an attack FIRE or MG."""
    v = verb(seats, move)
    tail = move - TAIL_N * seats
    if v == V_LOAD:
        return cards.HE + move
    if v == V_FIRE:
        return cards.FIRE
    if v == V_QUICK:
        return cards.MG
    if v == V_SABOTAGE:
        return cards.TRACKED + (move - SABOTAGE_N * seats - SABOTAGE) // (seats - 1)
    if v == V_REPAIR:
        return cards.FIX_TRACK + (move - REPAIR_N * seats - REPAIR) // seats
    if v == V_EQUIP:
        return cards.ARMOR + tail - EQUIP
    if v == V_DISCARD:
        return tail - DISCARD
    if v == V_CYCLE:
        return tail - CYCLE
    if v == V_TOLL:
        return tail - TOLL
    if v == V_SMOKE:
        return cards.SMOKE
    if v == V_TRIM:
        return tail - TRIM
    return -1
