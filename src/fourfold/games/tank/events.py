"""What Tank Combat tells besides moving cards: kinds, and what seat, a, b, c and the card mean."""

from __future__ import annotations

from typing import Final

from fourfold.kernel.events import OWN

# Literals, so that the compiler can use them as such in other files; they begin at the kernel's OWN.
TURN: Final = 8  # seat begins turn a; b: bonus turn
NO_ACTION: Final = 9  # seat
DREW: Final = 10  # seat, a cards
RECYCLED: Final = 11  # a cards became the new deck
SUPPLY_OUT: Final = 12  # seat wanted to draw
LOADED: Final = 13  # seat, card
REPAIRED: Final = 14  # seat, a whom, card: the remedy
EQUIPPED: Final = 15  # seat, card
CURED: Final = 16  # seat, a hazard, by its own safety
DISCARDED: Final = 17  # seat, card: as the action
CYCLED: Final = 18  # seat, card
TRIMMED: Final = 19  # seat, card
PAID: Final = 20  # seat pays the toll of a, card
FIRED: Final = 21  # seat at a, card: the munition or MG
SMOKED: Final = 22  # seat, a attacker, b target
STRIPPED: Final = 23  # seat lost armor to HEAT
ABLATED: Final = 24  # seat lost armor, which took a
SHRUGGED: Final = 25  # seat, a Heavy, took a off
HIT: Final = 26  # seat hits a for b; a has c HP left
ADRENALINE: Final = 27  # seat
KILLED: Final = 28  # seat destroys a and has b marks
RESPAWNED: Final = 29  # seat
SABOTAGED: Final = 30  # seat, a target, card: the hazard
LANDED: Final = 31  # seat suffers hazard a
OVERRODE: Final = 32  # seat, a attacker, b hazard, card: the safety
LOST: Final = 33  # seat, card: the random discard
REMOVED: Final = 34  # seat is out of the game
CONCEDED: Final = 35  # seat
CAPPED: Final = 36  # a turns were played

assert TURN == OWN

# kind -> (key of the texts, what its columns are called there)
TABLE: Final[dict[int, tuple[str, str]]] = {
    TURN: ("turn", "seat n bonus"),
    NO_ACTION: ("no_action", "seat"),
    DREW: ("drew", "seat n"),
    RECYCLED: ("recycled", "- n"),
    SUPPLY_OUT: ("supply_out", "seat"),
    LOADED: ("loaded", "seat"),
    REPAIRED: ("repaired", "seat target"),
    EQUIPPED: ("equipped", "seat"),
    CURED: ("cured", "seat face"),
    DISCARDED: ("discarded", "seat"),
    CYCLED: ("cycled", "seat"),
    TRIMMED: ("trimmed", "seat"),
    PAID: ("paid", "seat target"),
    FIRED: ("fired", "seat target"),
    SMOKED: ("smoked", "seat attacker target"),
    STRIPPED: ("stripped", "seat"),
    ABLATED: ("ablated", "seat n"),
    SHRUGGED: ("shrugged", "seat n"),
    HIT: ("hit", "seat target n left"),
    ADRENALINE: ("adrenaline", "seat"),
    KILLED: ("killed", "seat target n"),
    RESPAWNED: ("respawned", "seat"),
    SABOTAGED: ("sabotaged", "seat target"),
    LANDED: ("landed", "seat face"),
    OVERRODE: ("overrode", "seat attacker face"),
    LOST: ("lost", "seat"),
    REMOVED: ("removed", "seat"),
    CONCEDED: ("conceded", "seat"),
    CAPPED: ("capped", "- n"),
}
