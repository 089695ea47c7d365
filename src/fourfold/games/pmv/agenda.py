"""The steps a turn is made of, and the questions it asks (P-7, P-10). `game.py` says who does what."""

from __future__ import annotations

from typing import Final

# steps: name(a, b, c)
MULLIGAN: Final = 0  # (player, how many others are asked after him)
START: Final = 1  # (player)
COMBAT: Final = 2  # (player)
DISCARD: Final = 3  # (player)
CLOSE: Final = 4  # (player)
STRIKE: Final = 5  # (attacking player, place of the attacker, place of the target)

# prompts: what a, b of the State hold
ASK_MULLIGAN: Final = 0
ASK_RECRUIT: Final = 1
ASK_COMBAT: Final = 2
ASK_TRIM: Final = 3
ASK_REACT: Final = 4  # a: place of the attacker, b: place of the target
PROMPTS: Final[tuple[str, ...]] = ("mulligan", "recruit", "combat", "trim", "react")

# phases, as the turn banner names them
RECRUITING: Final = 0
FIGHTING: Final = 1
DISCARDING: Final = 2
OPENING: Final = 3  # before the first turn
PHASES: Final[tuple[str, ...]] = ("recruit", "combat", "discard", "opening")
