"""Steps that may be waiting and questions that may be open, with what their numbers mean."""

from __future__ import annotations

from typing import Final

# steps: name(a, b, c)
DRAFT: Final = 0  # (seat) a turn of Phase 1
DRAFT_END: Final = 1  # (seat)
MARCH: Final = 2  # () Phase 2 begins
TURN: Final = 3  # (seat) a turn of Phase 2
TURN_END: Final = 4  # (seat)
AGAIN: Final = 5  # (seat) the action after an extra strike (S-0.10)
EXTRA: Final = 6  # (seat) the extra strike after the action (S-0.10)
HIT: Final = 7  # (character, damage, how)
GRAVEDIG: Final = 8  # (seat, cards left)

# prompts: what a, b, c of the State hold
ASK_DRAW: Final = 0
ASK_DRAW_AGAIN: Final = 1
ASK_DISCARD: Final = 2
ASK_PLAY: Final = 3
ASK_BATTLE: Final = 4
ASK_LIFTING: Final = 5  # a: character
ASK_TARGET: Final = 6  # a: character, b: damage, c: how
ASK_HEROES: Final = 7  # a: character, b: hits left, c: targets named
ASK_SHIELD: Final = 8  # a: the character attacked, b: damage, c: how
ASK_SHOP: Final = 9
ASK_PLACE: Final = 10  # a: where the card is from, b: cards left after it
ASK_DIG: Final = 11  # a: character, b: cards still to look at, c: cards skipped
ASK_DIG_SUIT: Final = 12  # a: character
ASK_FREE: Final = 13  # a: cards left
ASK_GRAVEDIG: Final = 14  # a: cards left
ASK_EXTRA: Final = 15
PROMPTS: Final[tuple[str, ...]] = (
    "draw",
    "draw_again",
    "discard",
    "play",
    "battle",
    "lifting",
    "target",
    "heroes",
    "shield",
    "shop",
    "place",
    "dig",
    "dig_suit",
    "free",
    "gravedig",
    "extra",
)

# how somebody is attacked, or defeated
BY_CLUBS: Final = 0
BY_STRIKE: Final = 1
BY_DUG_STRIKE: Final = 2
BY_HERO: Final = 3
BY_FATIGUE: Final = 4
HOW: Final[tuple[str, ...]] = ("clubs", "strike", "dug_strike", "hero", "fatigue")

# where a card that is placed comes from
FROM_SHOP: Final = 0
FROM_ROW: Final = 1
FROM_TOP: Final = 2
FROM_GRAVE: Final = 3
