"""The 52 kinds of card (S-1.1); a face is suit * 13 + rank, and its word `QS`, `10H`, `AC`."""

from __future__ import annotations

from typing import Final

CLUBS: Final = 0
DIAMONDS: Final = 1
HEARTS: Final = 2
SPADES: Final = 3
SUITS: Final[tuple[str, ...]] = ("C", "D", "H", "S")

RANKS: Final[tuple[str, ...]] = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "A", "J", "Q", "K")
PER_SUIT: Final = 13
NUMBERS: Final = 10  # ranks 0 to 9, in the order of S-4.4: the Ace above the 10
JACK: Final = 10
KINDS: Final = 52

FIRST_HEART: Final = HEARTS * PER_SUIT
FIRST_SPADE: Final = SPADES * PER_SUIT

WORDS: Final[tuple[str, ...]] = tuple(rank + suit for suit in SUITS for rank in RANKS)
VALUES: Final[list[int]] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 0, 0, 0]  # S-1.2, S-1.4: by rank
PRICES: Final[list[int]] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 3, 4, 5]  # S-7.2
LEVELS: Final[list[int]] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3]  # J < Q < K; 0: a number card
