"""The flat move space (P-10): its size and borders follow from the deck's definitions (P-10.2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fourfold.games.pmv import cards
from fourfold.kernel.setup import Setup

# kinds of moves, in the order of their ids: facts[cards.MOVE_AT + kind] is the first id
RECRUIT: Final = 0
EQUIP: Final = 1  # an item
ARM: Final = 2  # a weapon
HEAL: Final = 3
DONE: Final = 4  # ends the recruit phase
ATTACK: Final = 5
END: Final = 6  # ends the combat phase
TRIM: Final = 7
REACT: Final = 8
COUNTER: Final = 9
TREAT: Final = 10  # healing as a reaction
PASS: Final = 11
KEEP: Final = 12
REDRAW: Final = 13
KINDS: Final = 14

VERBS: Final[tuple[str, ...]] = (
    "recruit",
    "equip",
    "equip",
    "heal",
    "done",
    "attack",
    "end",
    "discard",
    "react",
    "counter",
    "treat",
    "pass",
    "keep",
    "redraw",
)


def sizes(h: int, i: int, w: int, r: int, k: int, c: int) -> list[int]:
    """How many ids each kind of move has, for so many definitions of each kind of card."""
    return [h, 3 * i, 3 * w, 3 * k, 1, 9, 1, h + i + w + r + k + c, r, c, 3 * k, 1, 1, 1]


def kind(setup: Setup, move: i64) -> i64:
    facts = setup.facts
    k: i64 = REDRAW
    while k > 0 and move < facts[cards.MOVE_AT + k]:
        k -= 1
    return k


def card(setup: Setup, move: i64) -> i64:
    """The face that the move names, or -1."""
    facts = setup.facts
    k = kind(setup, move)
    rest = move - facts[cards.MOVE_AT + k]
    if k in (RECRUIT, TRIM):
        return rest
    if k in (EQUIP, ARM):
        return facts[cards.KIND_AT + k] + rest // 3
    if k in (HEAL, TREAT):
        return facts[cards.KIND_AT + cards.HEALING] + rest // 3
    if k == REACT:
        return facts[cards.KIND_AT + cards.REACTIVE] + rest
    if k == COUNTER:
        return facts[cards.KIND_AT + cards.COUNTERATTACK] + rest
    return -1


def place(setup: Setup, move: i64) -> i64:
    """One's own place that the move names, or -1."""
    k = kind(setup, move)
    rest = move - setup.facts[cards.MOVE_AT + k]
    if k == ATTACK:
        return rest // 3
    return rest % 3 if k in (EQUIP, ARM, HEAL, TREAT) else -1


def target(setup: Setup, move: i64) -> i64:
    """The enemy's place that the move names, or -1."""
    return (move - setup.facts[cards.MOVE_AT + ATTACK]) % 3 if kind(setup, move) == ATTACK else -1
