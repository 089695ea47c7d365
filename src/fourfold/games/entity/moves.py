"""The flat move space (E-12.13): hand and pile moves by kind of card, moves on the field by zone.

Two copies of a card in a hand are one option, so a move names a face; which copy leaves is `State.pick`'s to say.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fourfold.games.entity import cards
from fourfold.kernel.setup import Setup

# kinds of moves, in the order of their ids: facts[cards.MOVE_AT + kind] is the first id
SUMMON: Final = 0  # E-12.1, a face of the hand: Normal or Tribute Summon
SET: Final = 1  # a face of the hand
ACTIVATE: Final = 2  # a face of the hand
OPEN: Final = 3  # the Set card in this Action/Condition zone
USE: Final = 4  # the ignition of the card on this place, 0..4 Pawns, 5..9 Actions and Conditions
CHANGE: Final = 5  # the position of the Pawn in this zone
BATTLE: Final = 6
END: Final = 7
ATTACK: Final = 8  # E-12.8, with the Pawn in this zone
FINISH: Final = 9  # the Battle Phase
STRIKE: Final = 10  # E-12.9, the opponent's Pawn in this zone
DIRECT: Final = 11
TRIBUTE: Final = 12  # E-12.2, the Pawn in this zone
DISCARD: Final = 13  # E-12.3, E-12.11, a face of the hand
VOID: Final = 14  # E-12.4, a face of the own Discard Pile
TARGET: Final = 15  # E-12.5, own places 0..9, the opponent's 10..19
PILE: Final = 16  # a face of the own Discard Pile, then of the opponent's
DONE: Final = 17
YES: Final = 18  # E-12.6
NO: Final = 19
TAKE: Final = 20  # E-12.10, a face
NONE: Final = 21
PASS: Final = 22  # E-12.7
KINDS: Final = 23

VERBS: Final[tuple[str, ...]] = (
    *("summon", "set", "activate", "activate", "use", "change", "battle", "end", "attack", "finish"),
    *("strike", "direct", "tribute", "discard", "void", "target", "target", "done", "yes", "no", "take", "none"),
    "pass",
)


def sizes(faces: int) -> list[int]:
    """How many ids each kind of move has."""
    f = faces
    return [f, f, f, 5, 10, 5, 1, 1, 5, 1, 5, 1, 5, f, f, 20, 2 * f, 1, 1, 1, f, 1, 1]


def first(setup: Setup, kind: i64) -> i64:
    return setup.facts[cards.MOVE_AT + kind]


def kind(setup: Setup, move: i64) -> i64:
    facts = setup.facts
    low: i64 = 0
    high: i64 = KINDS
    while high - low > 1:
        k = (low + high) >> 1
        if move < facts[cards.MOVE_AT + k]:
            high = k
        else:
            low = k
    return low


def what(setup: Setup, move: i64) -> i64:
    """The face, zone or place that the move names."""
    return move - setup.facts[cards.MOVE_AT + kind(setup, move)]
