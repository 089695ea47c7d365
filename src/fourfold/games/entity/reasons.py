"""Why something is not legal, as numbers: what is listed and what is refused follow from the same functions (law 7)."""

from __future__ import annotations

from typing import Final

FINE: Final = 0
NOT_ASKED: Final = 1
NOT_IN_HAND: Final = 2
NOT_A_PAWN: Final = 3
ALLOWANCE: Final = 4  # E-4.2
NO_PAWN_ZONE: Final = 5  # E-4.7
TRIBUTES: Final = 6  # E-4.3
NO_BACK_ZONE: Final = 7  # E-7.8
NOT_AN_ACTION: Final = 8  # a Pawn or a Condition is not activated from the hand
FROM_SET: Final = 9  # E-7.4
NOT_FAST: Final = 10  # E-7.1, E-7.3
THEIR_TURN: Final = 11  # E-7.2: from hand in the owner's turn only
TOO_SOON: Final = 12  # E-7.4: a Condition Set this turn
NO_EVENT: Final = 13  # E-7.5
NOT_ON_TOP: Final = 14  # E-7.5: on the matching link only
TEST: Final = 15
LIFE: Final = 16  # E-10.5
DISCARDS: Final = 17
TRIBUTE_COST: Final = 18
VOIDS: Final = 19
MILLS: Final = 20
NO_TARGET: Final = 21
NO_ROOM: Final = 22  # E-4.7
USED: Final = 23  # E-9.4
EMPTY: Final = 24
NO_IGNITION: Final = 25
FACE_DOWN: Final = 26
JUST_CAME: Final = 27  # E-5.2
CHANGED: Final = 28
CANNOT_CHANGE: Final = 29
HAS_ATTACKED: Final = 30  # E-6.2
FIRST_TURN: Final = 31  # E-3.6
NOT_IN_ATTACK: Final = 32
CANNOT_ATTACK: Final = 33
GUARDED: Final = 34
NOT_EMPTY: Final = 35  # E-6.3
NOT_CHOSEN: Final = 36  # this card does not fit
CHOSEN: Final = 37
WRONG_PHASE: Final = 38  # no battle after the Battle Phase
NOT_THERE: Final = 39
MUST_CHOOSE: Final = 40
LOCKED: Final = 41  # E-0.4
TOO_SOON_FAST: Final = 42  # E-7.2: a Fast Action Set this turn, in the opponent's turn
OPEN_ALREADY: Final = 43  # E-7.10: a face-up card is not opened again

# the sentence in the texts, and the clause
WORDS: Final[tuple[tuple[str, str], ...]] = (
    ("fine", ""),
    ("not_asked", "E-12"),
    ("not_in_hand", "E-12.1"),
    ("not_a_pawn", "E-4.1"),
    ("allowance", "E-4.2"),
    ("no_pawn_zone", "E-4.7"),
    ("tributes", "E-4.3"),
    ("no_back_zone", "E-7.8"),
    ("not_an_action", "E-7.1"),
    ("from_set", "E-7.4"),
    ("not_fast", "E-8.5"),
    ("their_turn", "E-7.2"),
    ("too_soon", "E-7.4"),
    ("no_event", "E-7.5"),
    ("not_on_top", "E-7.5"),
    ("test", "E-14.3"),
    ("life", "E-10.5"),
    ("discards", "E-14.4"),
    ("tribute_cost", "E-14.4"),
    ("voids", "E-14.4"),
    ("mills", "E-14.4"),
    ("no_target", "E-14.5"),
    ("no_room", "E-4.7"),
    ("used", "E-9.4"),
    ("empty", "E-12.1"),
    ("no_ignition", "E-14.1"),
    ("face_down", "E-14.1"),
    ("just_came", "E-5.2"),
    ("changed", "E-5.2"),
    ("cannot_change", "E-14.11"),
    ("has_attacked", "E-6.2"),
    ("first_turn", "E-3.6"),
    ("not_in_attack", "E-6.2"),
    ("cannot_attack", "E-14.11"),
    ("guarded", "E-6.3"),
    ("not_empty", "E-6.3"),
    ("not_chosen", "E-14.5"),
    ("chosen", "E-14.5"),
    ("wrong_phase", "E-3.1"),
    ("not_there", "E-14.6"),
    ("must_choose", "E-14.5"),
    ("locked", "E-0.4"),
    ("too_soon", "E-7.2"),
    ("face_down", "E-7.10"),
)
