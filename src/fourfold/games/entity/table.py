"""Where everything lies: zones (E-1.4), public numbers, options, and the small questions that all chapters ask.

A place is a zone of the field: 0..4 and 5..9 are the Pawn zones of the two players, 10..14 and 15..19 their
Action/Condition zones. Place and zone have the same number.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fourfold.kernel.setup import NOBODY, Field, Zone
from fourfold.kernel.state import State

SEATS: Final = 2  # E-1.1
LIFE: Final = 800
HAND_SIZE: Final = 5
ROOM: Final = 5  # zones of a kind (E-1.4)

# zones: the places, then one of each kind per player
BACK: Final = 10  # + ROOM * seat + zone
PLACES: Final = 20
DECK: Final = 20  # + seat
HAND: Final = 22
DISCARD: Final = 24
VOID: Final = 26
RISING: Final = 28  # a card whose Tributes are being chosen
ZONES: Final = 30

# position of a card on the field
NO_CARD: Final = 0
ATTACK: Final = 1  # a face-up card beside the Pawns lies so too
DEFENSE: Final = 2
SET: Final = 3

# public numbers
TURN: Final = 0  # t
ACTIVE: Final = 1  # TP
PHASE: Final = 2
LP: Final = 3  # + seat
NORMALS: Final = 5  # + seat: Normal Summons this turn ...
HIDDENS: Final = 7  # ... Hidden Summons ...
EXTRAS: Final = 9  # ... and additional allowances
NAMED: Final = 11  # + seat: bit per effect used that is limited by name
PREVENT: Final = 13  # + seat + 2 * (0 this turn, 1 until the next turn's end, 2 the one after)
POS: Final = 19  # + place
ARRIVED: Final = POS + PLACES  # + place: t when it came
USED: Final = ARRIVED + PLACES  # + place: bit per effect used this turn
TIED: Final = USED + PLACES  # + ROOM * seat + zone: 1 + the place it is attached to; -1: that Pawn left
ATTACKS: Final = TIED + 10  # + place of a Pawn, as all that follow
MORE: Final = ATTACKS + 10  # additional attacks this turn
CHANGED: Final = MORE + 10  # its position was changed manually
PRICE: Final = CHANGED + 10  # how its Hidden Summon was paid: bit per number of Tributes it may have needed
GAIN: Final = PRICE + 10  # + 10 * duration: modifiers of ATK ...
WALL: Final = GAIN + 40  # ... of DEF ...
GRANTED: Final = WALL + 40  # ... and keywords: until this turn's end, the next turn's, the one after; while face-up
TOLD: Final = GRANTED + 40  # what follows is bookkeeping within a turn's action, which no scene says
STAMP: Final = TOLD  # counts moves of cards
STIRRED: Final = STAMP + 1  # something happened that opens a window
BUSY: Final = STAMP + 2  # something was activated in the window
EVENTS: Final = STAMP + 3  # events of the batch
QUEUED: Final = STAMP + 4  # triggers collected ...
FIRED: Final = STAMP + 5  # ... and looked at
LINKS: Final = STAMP + 6  # of the chain
ATTACKER: Final = STAMP + 7  # the card that attacks, and its stamp
TARGET: Final = STAMP + 9  # the card attacked, and its stamp
STRAIGHT: Final = STAMP + 11  # the attack is direct
CANCELLED: Final = STAMP + 12
LOST: Final = STAMP + 13  # events or triggers that found no room in the batch (E-8.10)
AURAS: Final = STAMP + 14  # bit per place whose face-up card has static effects: where to look for them
EARS: Final = STAMP + 15  # bit per place whose face-up card has triggers
ARRANGED: Final = STAMP + 16  # triggers that stand in the order in which they are activated
EVENT: Final = STAMP + 17
EVENT_ROW: Final = 9  # kind, card, stamp, controller, player, how or cause, card that did it, its stamp, face shown
MOST_EVENTS: Final = 40
QUEUE: Final = EVENT + EVENT_ROW * MOST_EVENTS
QUEUE_ROW: Final = 5  # effect, card, stamp, controller, event
MOST_QUEUED: Final = 32
LINK: Final = QUEUE + QUEUE_ROW * MOST_QUEUED
LINK_ROW: Final = 19
MOST_LINKS: Final = 12  # ten cards in Action/Condition zones, and the effect that began (E-7.8)
ENTERED: Final = LINK + LINK_ROW * MOST_LINKS  # + card: the stamp of its last move

# a link
L_EFFECT: Final = 0
L_CARD: Final = 1
L_STAMP: Final = 2
L_SEAT: Final = 3
L_EVENT: Final = 4  # the event's card and stamp
L_BY: Final = 6  # the card that caused it, and its stamp
L_NEGATED: Final = 8
L_ONES: Final = 9  # how many cards are t1, and t2
L_TARGETS: Final = 11  # card, stamp of each

# durations, as they stand side by side
NOW: Final = 0
NEXT: Final = 1
AFTER: Final = 2
LASTING: Final = 3

# options, in the order of options.OPTIONS
FIRST: Final = 1
FIRST_DRAW: Final = 2
SEPARATE: Final = 3
LOCKED: Final = 4
NO_DECK_OUT: Final = 5
HAND_LIMIT: Final = 6
REPLAY: Final = 7
TURN_CAP: Final = 8
COPIES: Final = 11


def zones() -> list[Zone]:
    """A card on the field is known to its owner; one that is face-up was shown to everybody."""
    everyone = 2 ** (SEATS + 1) - 1
    out = []
    for word in ("pawn", "back"):
        out += [Zone(f"{word}{k + 1}", p, 2**p, picky=True) for p in range(SEATS) for k in range(ROOM)]
    for word, hidden in (("deck", True), ("hand", True), ("discard", False), ("void", False), ("rising", True)):
        for p in range(SEATS):
            sight = 0 if word == "deck" else 2**p if hidden else everyone
            out.append(Zone(word, p, sight, picky=word == "rising"))
    return out


def fields(many: int) -> list[Field]:
    """`many` cards are in the match."""
    five = ROOM
    of_place = [("pos", POS), ("since", ARRIVED), ("used", USED)]
    of_pawn = [("attacks", ATTACKS), ("more", MORE), ("changed", CHANGED), ("price", PRICE)]
    terms = (("_now", NOW), ("_next", NEXT), ("_after", AFTER), ("", LASTING))
    out = [Field("t", TURN), Field("active", ACTIVE), Field("phase", PHASE), Field("lp", LP, SEATS)]
    out += [Field("normals", NORMALS, SEATS), Field("hiddens", HIDDENS, SEATS), Field("extras", EXTRAS, SEATS)]
    out += [Field("named", NAMED, SEATS)]
    out += [Field(f"prevent{term}", PREVENT + SEATS * k, SEATS) for term, k in terms[:3]]
    out += [Field(word, start, 2 * five, five) for word, start in of_place]
    out += [Field(f"back_{word}", start + BACK, 2 * five, five) for word, start in of_place]
    out += [Field("tied", TIED, 2 * five, five)]
    out += [Field(word, start, 2 * five, five) for word, start in of_pawn]
    for word, start in (("gain", GAIN), ("wall", WALL), ("granted", GRANTED)):
        out += [Field(f"{word}{term}", start + 10 * k, 2 * five, five) for term, k in terms]
    return [*out, Field("running", TOLD, ENTERED + many - TOLD, said=False)]


# -- places -----------------------------------------------------------------------------------------------------------
def owner(place: i64) -> i64:
    return (place // ROOM) & 1


def pawn(p: i64, k: i64) -> i64:
    return ROOM * p + k


def back(p: i64, k: i64) -> i64:
    return BACK + ROOM * p + k


def own(p: i64, k: i64) -> i64:
    """The k-th of a player's ten places: Pawns, then Actions and Conditions."""
    if k < ROOM:
        return ROOM * p + k
    return BACK + ROOM * p + k - ROOM


def card_at(s: State, place: i64) -> i64:
    """The card on a place, or one past the cards."""
    z = s.setup.cards + place
    return s.above[z]


def face_at(s: State, place: i64) -> i64:
    """The face on a place that has a card."""
    z = s.setup.cards + place
    card = s.above[z]
    return s.face[card]


def face_up(s: State, place: i64) -> bool:
    pos = s.num[POS + place]
    return pos == ATTACK or pos == DEFENSE


def free(s: State, first: i64) -> i64:
    """The lowest free place of five (E-1.10), or NOBODY."""
    k: i64
    count = s.count
    for k in range(first, first + ROOM):
        if count[k] == 0:
            return k
    return NOBODY


def pawns(s: State, p: i64) -> i64:
    """How many Pawns a player has."""
    k: i64
    n: i64 = 0
    count = s.count
    first = ROOM * p
    for k in range(first, first + ROOM):
        n += count[k]
    return n


def has_set(s: State, p: i64) -> bool:
    """A Set Action or Condition."""
    k: i64
    num = s.num
    first = POS + BACK + ROOM * p
    for k in range(first, first + ROOM):
        if num[k] == SET:
            return True
    return False


def owner_of(s: State, card: i64) -> i64:
    """Whose deck it comes from: for ever its owner (E-1.6)."""
    return s.setup.group[card]


def stamp(s: State, card: i64) -> i64:
    """Of its last move; 0 if there is no card."""
    if card < 0:
        return 0
    i = ENTERED + card
    return s.num[i]


def still(s: State, card: i64, stamp: i64) -> bool:
    """Is the card where it was when it got this stamp?"""
    if card < 0:
        return False
    i = ENTERED + card
    return s.num[i] == stamp
