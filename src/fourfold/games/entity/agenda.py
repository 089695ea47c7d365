"""The steps a turn is made of, and the questions it asks (E-3, E-8, E-12). `game.py` says who does what."""

from __future__ import annotations

from typing import Final

# steps: name(a, b)
TURN: Final = 0  # (player): his turn begins
MENU: Final = 1  # the phase's menu is asked
SETTLE: Final = 2  # (a window waits already): checkpoint and triggers (E-9.1)
WINDOW: Final = 3  # (player asked, passes in a row) (E-8.2)
CHAIN: Final = 4  # (player asked, passes in a row) (E-8.1)
RESOLVE: Final = 5  # the last link of the chain (E-8.7)
PERFORM: Final = 6  # (operation): of the last link
LEAVE: Final = 7  # (phase to enter), after the window of `phase_end` (E-3.10)
STRIKE: Final = 8  # the declared attack (E-6.4)
CLOSE: Final = 9  # the turn ends (E-3.8)
LIMIT: Final = 11  # of the hand
GIVE: Final = 10  # (player, cards): he discards by an effect

# prompts: what a, b, c of the State hold
ASK_MAIN: Final = 0
ASK_BATTLE: Final = 1
ASK_ATTACK: Final = 2  # a: the attacker's place; b: chosen again (E-0.7)
ASK_SACRIFICE: Final = 3  # a: the card that rises, b: bit per zone chosen, c: it is Set
ASK_TRIBUTE: Final = 4  # a: bit per zone chosen, b: cost row, c: how many more
ASK_DISCARD: Final = 5  # b: cost row, c: how many more
ASK_VOID: Final = 6  # b: cost row, c: how many more
ASK_TARGET: Final = 7  # a: which target of the effect, b: chosen for it
ASK_MAY: Final = 8
ASK_RESPOND: Final = 9  # a: 0 in a window, 1 while a chain is built; b: passes in a row
ASK_PICK: Final = 10  # a: operation row, b: picked so far
ASK_GIVE: Final = 11  # c: how many more, by an effect
ASK_TRIM: Final = 12  # the hand limit (E-0.6)
PROMPTS: Final[tuple[str, ...]] = (
    *("main", "battle", "attack", "sacrifice", "tribute", "discard", "void", "target", "may", "respond", "pick"),
    *("give", "trim"),
)

DRAWING: Final = 0
MAIN_1: Final = 1
BATTLE: Final = 2
MAIN_2: Final = 3
ENDING: Final = 4
PHASES: Final[tuple[str, ...]] = ("draw", "main1", "battle", "main2", "end")
