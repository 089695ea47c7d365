"""Kinds of cards, and where the figures of a deck's definitions lie in the facts. A face is a definition (P-10.1)."""

from __future__ import annotations

from typing import Final

HERO: Final = 0
ITEM: Final = 1
WEAPON: Final = 2
REACTIVE: Final = 3
HEALING: Final = 4
COUNTERATTACK: Final = 5
KINDS: Final[tuple[str, ...]] = ("hero", "item", "weapon", "reactive", "healing", "counterattack")

REDUCE: Final = 1
CANCEL: Final = 2
PREVENT: Final = 3
EFFECTS: Final[tuple[str, ...]] = ("", "reduce_damage", "cancel_critical", "prevent_death")

BARE_DIE: Final = 2  # P-6.4
DICE: Final[tuple[int, ...]] = (2, 4, 6)

# facts: the borders between kinds of faces, the borders between kinds of moves, opening hands ...
FACES: Final = 0
KIND_AT: Final = 1  # + kind: its first face; + 6: one past the last face
MOVE_AT: Final = 8  # + kind of move (moves.py): its first id
OPENING: Final = 22  # + 0 for the starter, + 1 for the other (P-4.2)
CHEAPEST: Final = 24  # cost of the cheapest card for the recruit phase, + 1 for the window
# ... which bit it is: facts[PLACE_OF + one_bit % 67], since no two powers of two below 2**62 leave the same rest
PLACE_OF: Final = 26
PRIME: Final = 67
# ... and a row of figures for each face
ROWS: Final = PLACE_OF + PRIME
ROW: Final = 12
KIND: Final = 0
COST: Final = 1
ATK: Final = 2
DEX: Final = 3
DEF: Final = 4
HP: Final = 5
DIE: Final = 6
EFFECT: Final = 7
AMOUNT: Final = 8  # of a reduction, a healing, a counterattack
RECRUIT: Final = 9  # its first move in the recruit phase
REACT: Final = 10  # its first move in the reaction window
TRIM: Final = 11  # its move in the discard phase
