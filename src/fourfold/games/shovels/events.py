"""What Shovels tells besides moving cards: kinds, and what seat, a, b, c and the card mean."""

from __future__ import annotations

from typing import Final

from fourfold.kernel.events import OWN

DRAFTS: Final = OWN + 0  # seat begins turn a of Phase 1
PASSED: Final = OWN + 1  # seat: S-3.4
DREW: Final = OWN + 2  # seat, a cards from the deck
TOOK: Final = OWN + 3  # seat, card: from the discard
DISCARDED: Final = OWN + 4  # seat, card: the one to discard
STACKED: Final = OWN + 5  # seat, a place, card: a number card, in both phases
REPLACED: Final = OWN + 6  # seat, a place, card: the new face
JOINED: Final = OWN + 7  # seat, a place, card: an additional character
SCRAPPED: Final = OWN + 8  # seat, card: a face that goes to the discard instead
MARCHED: Final = OWN + 9  # seat is first; a turns of Phase 1 were played
TURN: Final = OWN + 10  # seat begins turn a of Phase 2
LIFTED: Final = OWN + 11  # seat, a place, card
SPENT: Final = OWN + 12  # + suit: seat, a sum, b cards
AIMED: Final = OWN + 16  # seat attacks face b of a with damage c
STRUCK: Final = OWN + 17  # seat strikes at face b of a
SHIELDED: Final = OWN + 18  # seat adds a; card: the face
DECLINED: Final = OWN + 19  # seat; card: the face
HELD_OUT: Final = OWN + 20  # seat's face a resists b with c
LOST: Final = OWN + 21  # seat's face a loses b cards
DEFEATED: Final = OWN + 22  # seat loses face a, b how, c by seat
ELIMINATED: Final = OWN + 23  # seat
COINS: Final = OWN + 24  # seat has a
BOUGHT: Final = OWN + 25  # seat, a coins, card
REFRESHED: Final = OWN + 26  # seat
LEFT: Final = OWN + 27  # seat leaves the shop with a coins, which are lost
RESTOCKED: Final = OWN + 28  # a cards of the discard became the shop pile
DUG: Final = OWN + 29  # seat, a cards dug, b place
TAKEN: Final = OWN + 30  # seat, card: dug out
TAPPED: Final = OWN + 31  # seat, a place, card: the hero
TARGETED: Final = OWN + 32  # seat names face b of a
FREE: Final = OWN + 33  # seat, card: from the row
TURNED: Final = OWN + 34  # seat, card: from the top of the shop pile
UNEARTHED: Final = OWN + 35  # seat, a cards
KEPT: Final = OWN + 36  # seat, card
STALEMATE: Final = OWN + 38  # a turns of Phase 2, b of them without a defeat
CONCEDED: Final = OWN + 39  # seat

# kind -> (key of the texts, what its columns are called there)
TABLE: Final[dict[int, tuple[str, str]]] = {
    DRAFTS: ("drafts", "seat n"),
    PASSED: ("passed", "seat"),
    DREW: ("drew", "seat n"),
    TOOK: ("took", "seat"),
    DISCARDED: ("discarded", "seat"),
    STACKED: ("stacked", "seat place"),
    REPLACED: ("replaced", "seat place"),
    JOINED: ("joined", "seat place"),
    SCRAPPED: ("scrapped", "seat"),
    MARCHED: ("marched", "seat n"),
    TURN: ("turn", "seat n"),
    LIFTED: ("lifted", "seat place"),
    SPENT: ("spent_clubs", "seat n cards"),
    SPENT + 1: ("spent_diamonds", "seat n cards"),
    SPENT + 2: ("spent_hearts", "seat n cards"),
    SPENT + 3: ("spent_spades", "seat n cards"),
    AIMED: ("aimed", "seat target face n"),
    STRUCK: ("struck", "seat target face"),
    SHIELDED: ("shielded", "seat n"),
    DECLINED: ("declined", "seat"),
    HELD_OUT: ("held_out", "seat face n left"),
    LOST: ("lost", "seat face n"),
    DEFEATED: ("defeated", "seat face how attacker"),
    ELIMINATED: ("eliminated", "seat"),
    COINS: ("coins", "seat n"),
    BOUGHT: ("bought", "seat n"),
    REFRESHED: ("refreshed", "seat"),
    LEFT: ("left", "seat n"),
    RESTOCKED: ("restocked", "- n"),
    DUG: ("dug", "seat n place"),
    TAKEN: ("taken", "seat"),
    TAPPED: ("tapped", "seat place"),
    TARGETED: ("targeted", "seat target face"),
    FREE: ("free", "seat"),
    TURNED: ("turned", "seat"),
    UNEARTHED: ("unearthed", "seat n"),
    KEPT: ("kept", "seat"),
    STALEMATE: ("stalemate", "- n calm"),
    CONCEDED: ("conceded", "seat"),
}
