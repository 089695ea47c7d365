"""The 16 card types (T-1.1); a face is a type id."""

from __future__ import annotations

from typing import Final

FIRE: Final = 0
MG: Final = 1
HE: Final = 2  # the munitions: HE, HEAT, SABOT
HEAT: Final = 3
SABOT: Final = 4
TRACKED: Final = 5  # the hazards: TRACKED, JAMMED, COMMS
JAMMED: Final = 6
COMMS: Final = 7
FIX_TRACK: Final = 8  # the remedies, in the order of the hazards they cure
FIX_BREECH: Final = 9
FIX_COMMS: Final = 10
SMOKE: Final = 11
ARMOR: Final = 12
TREADS: Final = 13  # the safeties, in the order of the hazards they prevent
TARGETING: Final = 14
ENCRYPTED: Final = 15

KINDS: Final = 16
HAZARDS: Final = 3  # how many kinds of hazard there are; as many remedies and safeties
CURES: Final = FIX_TRACK - TRACKED  # hazard + CURES: its remedy
PREVENTS: Final = TREADS - TRACKED  # hazard + PREVENTS: its safety

WORDS: Final[tuple[str, ...]] = (
    "FIRE",
    "MG",
    "HE",
    "HEAT",
    "SABOT",
    "TRACKED",
    "JAMMED",
    "COMMS",
    "FIX_TRACK",
    "FIX_BREECH",
    "FIX_COMMS",
    "SMOKE",
    "ARMOR",
    "TREADS",
    "TARGETING",
    "ENCRYPTED",
)
COPIES: Final[tuple[int, ...]] = (15, 10, 12, 6, 2, 6, 6, 6, 6, 6, 6, 10, 6, 1, 1, 1)  # T-1.2: 100 in all

HEAVY: Final = 0  # T-1.3
MEDIUM: Final = 1
LIGHT: Final = 2
CLASSES: Final[tuple[str, ...]] = ("heavy", "medium", "light")
