"""What Project Entity tells besides moving cards: kinds, and what seat, a, b, c and the card mean."""

from __future__ import annotations

from typing import Final

OWN: Final = 8  # kernel.events.OWN, spelled out: a sum with an imported name is looked up whenever it is told

TURN: Final = OWN + 0  # seat begins turn a
PHASE: Final = OWN + 1  # + agenda.MAIN_1 .. ENDING, seat enters that phase
DREW: Final = OWN + 6  # seat, a cards
DECKED_OUT: Final = OWN + 7  # seat
SUMMONED: Final = OWN + 8  # seat, a zone, card: Normal ...
TRIBUTE_SUMMONED: Final = OWN + 9
SPECIAL_SUMMONED: Final = OWN + 10  # ... b position
RISES: Final = OWN + 11  # seat, card: Tributes are being chosen for it
HIDES: Final = OWN + 12  # seat: for a card to be Set
HID: Final = OWN + 13  # seat, a zone, card: a Pawn is Set
LAID: Final = OWN + 14  # seat, a zone, card: an Action or Condition is Set
TRIBUTED: Final = OWN + 15  # seat, a zone, card
FLIPPED: Final = OWN + 16  # seat, a zone, b position, card
TURNED: Final = OWN + 17  # seat, a zone, b position, card
PLAYED: Final = OWN + 18  # seat, a zone, card: from the hand
OPENED: Final = OWN + 19  # seat, a zone, card: it was Set
USED: Final = OWN + 20  # seat, a zone, card
LINKED: Final = OWN + 21  # seat, a number on the chain, b the effect's row in the facts, card
TARGETED: Final = OWN + 22  # seat, a zone if it lies on the field, card
PAID: Final = OWN + 23  # seat, a LP, b what is left
MILLED: Final = OWN + 24  # seat, card
THREW: Final = OWN + 25  # seat, card: discarded
RESOLVES: Final = OWN + 26  # seat, a number on the chain, b it was negated, card
NEGATED: Final = OWN + 27  # seat, card
ATTACKED: Final = OWN + 28  # seat, a zone, b zone of the target, c its face if everybody sees it, card
ATTACKED_DIRECTLY: Final = OWN + 29  # seat, a zone, card
CAME_TO_NOTHING: Final = OWN + 30  # seat
COMPARED: Final = OWN + 31  # seat, a ATK, b the other figure, c: it is DEF
HURT: Final = OWN + 32  # seat, a damage, b LP left, c cause
UNHARMED: Final = OWN + 33  # seat, a damage prevented
GAINED: Final = OWN + 34  # seat, a LP, b LP then
PREVENTED: Final = OWN + 35  # seat, a what
ALLOWED: Final = OWN + 36  # seat, a additional Summons
CANCELLED: Final = OWN + 37  # seat
DESTROYED: Final = OWN + 38  # seat, a cause, card
PROTECTED: Final = OWN + 39  # seat, a cause, card
BANISHED: Final = OWN + 40  # seat, card
RETURNED: Final = OWN + 41  # seat, a to the deck, card
REVEALED: Final = OWN + 42  # seat, card
FOUND: Final = OWN + 43  # seat, card
FOUND_NONE: Final = OWN + 44  # seat
MODIFIED: Final = OWN + 45  # seat, a ATK, b DEF, card
GRANTED: Final = OWN + 46  # seat, a keyword, card
EAGER: Final = OWN + 47  # seat, a attacks more, card
UNTIED: Final = OWN + 48  # seat, card
NO_ROOM: Final = OWN + 49  # seat, card
CAPPED: Final = OWN + 50  # a turns
CONCEDED: Final = OWN + 51  # seat

# kind -> (key of the texts, what its columns are called there)
TABLE: Final[dict[int, tuple[str, str]]] = {
    TURN: ("turn", "seat n"),
    PHASE + 1: ("main1", "seat"),
    PHASE + 2: ("battle", "seat"),
    PHASE + 3: ("main2", "seat"),
    PHASE + 4: ("end", "seat"),
    DREW: ("drew", "seat n"),
    DECKED_OUT: ("decked_out", "seat"),
    SUMMONED: ("summoned", "seat zone"),
    TRIBUTE_SUMMONED: ("tribute_summoned", "seat zone"),
    SPECIAL_SUMMONED: ("special_summoned", "seat zone position"),
    RISES: ("rises", "seat"),
    HIDES: ("hides", "seat"),
    HID: ("hid", "seat zone"),
    LAID: ("laid", "seat zone"),
    TRIBUTED: ("tributed", "seat zone"),
    FLIPPED: ("flipped", "seat zone position"),
    TURNED: ("turned", "seat zone position"),
    PLAYED: ("played", "seat zone"),
    OPENED: ("opened", "seat zone"),
    USED: ("used", "seat zone"),
    LINKED: ("linked", "seat n"),
    TARGETED: ("targeted", "seat zone"),
    PAID: ("paid", "seat n left"),
    MILLED: ("milled", "seat"),
    THREW: ("threw", "seat"),
    RESOLVES: ("resolves", "seat n negated"),
    NEGATED: ("negated", "seat"),
    ATTACKED: ("attacked", "seat zone other_zone face"),
    ATTACKED_DIRECTLY: ("attacked_directly", "seat zone"),
    CAME_TO_NOTHING: ("came_to_nothing", "seat"),
    COMPARED: ("compared", "seat atk other_figure defending"),
    HURT: ("hurt", "seat n left"),
    UNHARMED: ("unharmed", "seat n"),
    GAINED: ("gained", "seat n left"),
    PREVENTED: ("prevented", "seat harm"),
    ALLOWED: ("allowed", "seat n"),
    CANCELLED: ("cancelled", "seat"),
    DESTROYED: ("destroyed", "seat cause"),
    PROTECTED: ("protected", "seat cause"),
    BANISHED: ("banished", "seat"),
    RETURNED: ("returned", "seat deck"),
    REVEALED: ("revealed", "seat"),
    FOUND: ("found", "seat"),
    FOUND_NONE: ("found_none", "seat"),
    MODIFIED: ("modified", "seat atk wall"),
    GRANTED: ("granted", "seat keyword"),
    EAGER: ("eager", "seat n"),
    UNTIED: ("untied", "seat"),
    NO_ROOM: ("no_room", "seat"),
    CAPPED: ("capped", "- n"),
    CONCEDED: ("conceded", "seat"),
}
