"""What Tank Combat tells besides moving cards: kinds, and what seat, a, b, c and the card mean."""

from __future__ import annotations

from typing import Final

from fourfold.kernel.events import OWN

TURN: Final = OWN + 0  # seat begins turn a; b: bonus turn
NO_ACTION: Final = OWN + 1  # seat
DREW: Final = OWN + 2  # seat, a cards
RECYCLED: Final = OWN + 3  # a cards became the new deck
SUPPLY_OUT: Final = OWN + 4  # seat wanted to draw
LOADED: Final = OWN + 5  # seat, card
REPAIRED: Final = OWN + 6  # seat, a whom, card: the remedy
EQUIPPED: Final = OWN + 7  # seat, card
CURED: Final = OWN + 8  # seat, a hazard, by its own safety
DISCARDED: Final = OWN + 9  # seat, card: as the action
CYCLED: Final = OWN + 10  # seat, card
TRIMMED: Final = OWN + 11  # seat, card
PAID: Final = OWN + 12  # seat pays the toll of a, card
FIRED: Final = OWN + 13  # seat at a, card: the munition or MG
SMOKED: Final = OWN + 14  # seat, a attacker, b target
STRIPPED: Final = OWN + 15  # seat lost armor to HEAT
ABLATED: Final = OWN + 16  # seat lost armor, which took a
SHRUGGED: Final = OWN + 17  # seat, a Heavy, took a off
HIT: Final = OWN + 18  # seat hits a for b; a has c HP left
ADRENALINE: Final = OWN + 19  # seat
KILLED: Final = OWN + 20  # seat destroys a and has b marks
RESPAWNED: Final = OWN + 21  # seat
SABOTAGED: Final = OWN + 22  # seat, a target, card: the hazard
LANDED: Final = OWN + 23  # seat suffers hazard a
OVERRODE: Final = OWN + 24  # seat, a attacker, b hazard, card: the safety
LOST: Final = OWN + 25  # seat, card: the random discard
REMOVED: Final = OWN + 26  # seat is out of the game
CONCEDED: Final = OWN + 27  # seat
CAPPED: Final = OWN + 28  # a turns were played

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
