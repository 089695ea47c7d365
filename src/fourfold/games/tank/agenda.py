"""The steps a turn is made of, and the questions it asks (T-13). `game.py` says who does what."""

from __future__ import annotations

from typing import Final

# steps: name(a, b, c)
TURN: Final = 0  # (tank, bonus turn)
ACTION: Final = 1  # (tank)
REST: Final = 2  # (tank, which Autoloader half is left: HALF_...)
TURN_END: Final = 3  # (tank, bonus turn)
TRIM: Final = 4  # (tank)
TOLL: Final = 5  # (attacker, target, FIRE or MG)
DECLARE: Final = 6  # (attacker, target, FIRE or MG)
SMOKE: Final = 7  # (attacker, target, whom to ask next)
STRIKE: Final = 8  # (attacker, target, what hits: MG or a munition)
STOW: Final = 9  # () what was resolving goes to the discard
OVERRIDE: Final = 10  # (attacker, target, hazard)
LAND: Final = 11  # (attacker, target, hazard)

# prompts: what a, b, c of the State hold
ASK_ACTION: Final = 0
ASK_REST: Final = 1  # a: the half that is left
ASK_TOLL: Final = 2  # a: target, b: FIRE or MG
ASK_SMOKE: Final = 3  # a: attacker, b: target, c: what hits
ASK_OVERRIDE: Final = 4  # a: attacker, b: hazard
ASK_TRIM: Final = 5
PROMPTS: Final[tuple[str, ...]] = ("action", "rest", "toll", "smoke", "override", "trim")

HALF_NONE: Final = 0
HALF_LOAD: Final = 1
HALF_FIRE: Final = 2
