"""Where everything lies: zones (S-2.2), public numbers, options, and the small questions that all chapters ask.

A character has a number: seat * slots + slot. Its face and its stack are two zones, SIDE apart from the next one's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fourfold.games.shovels import cards
from fourfold.kernel.packed import vec
from fourfold.kernel.setup import NOBODY, Field, Zone
from fourfold.kernel.state import State

if TYPE_CHECKING:
    Cells = vec[i64]

MAX_SEATS: Final = 8

# zones: ten of the table, then face and stack of each character, then held cards per seat
DECK: Final = 0
DISCARD: Final = 1
SHOP: Final = 2
ROW: Final = 3  # and 4, 5
ROWS: Final = 3
HAND: Final = 6  # the action hand: the card that was on top is its bottom one
BOUGHT: Final = 7  # a card that waits for its place
GRAVE: Final = 8  # what a Spade hero dug up
ASIDE: Final = 9  # faces that gravedug ones replaced (S-8.5)
FACE: Final = 10  # + SIDE * character
STACK: Final = 11  # + SIDE * character
SIDE: Final = 2

# public numbers
PHASE: Final = 0  # 1 or 2
TURNS: Final = 1  # begun in this phase
ACTIVE: Final = 2  # whose turn it is
TOKEN: Final = 3  # S-2.6
IDLE: Final = 4  # S-3.5: consecutive turns without a deck card
PASSES: Final = 5  # S-3.4: consecutive
CALM: Final = 6  # S-9.6: consecutive turns without a defeat
DEFEATS: Final = 7  # of this turn
COINS: Final = 8
STRUCK: Final = 9  # S-0.10: this turn's extra strike is used
NAMED: Final = 10  # + 0, 1, 2: targets of a Clubs hero, character + 1 (S-8.5)
HITS: Final = 3
CHARS: Final = NAMED + HITS  # + seat: living characters
TAPPED: Final = CHARS + MAX_SEATS  # + character

# facts: per face, then single ones
VALUE: Final = 0
PRICE: Final = VALUE + cards.KINDS
SUIT: Final = PRICE + cards.KINDS
LEVEL: Final = SUIT + cards.KINDS
SLOTS: Final = LEVEL + cards.KINDS  # C
BEGIN: Final = SLOTS + 1  # characters at the start
PILE: Final = SLOTS + 2  # cards of the shop pile
TAIL: Final = SLOTS + 3  # where the moves after the targets begin
HELD: Final = SLOTS + 4  # the first held zone

# options, in the order of options.OPTIONS
SEATS: Final = 0
MASS: Final = 1
VARIANT: Final = 2
FIRST: Final = 3
SCREENS: Final = 4
SUM_ALL: Final = 5
TAPPED_REST: Final = 6
FRIENDLY: Final = 7
MERGE: Final = 8
SHUFFLED_FIVE: Final = 9
EXTRA: Final = 10
STALL_LIMIT: Final = 11
TURN_CAP: Final = 12
MOST_CHARACTERS: Final = 13
UNIQUE_RANK: Final = 14
FORCES_SHIELD: Final = 15
IDLE_RULE: Final = 16

BIGGER: Final = 1
SPEED: Final = 2
MOST: Final = 12  # S-11.1: characters of one player in Mass Armies

REFRESH_PRICE: Final = 2  # S-7.2


def zones(seats: int, slots: int, screens: bool) -> list[Zone]:
    everyone = (2 ** (seats + 1)) - 1
    out = [Zone("deck", NOBODY, 0), Zone("discard", NOBODY, everyone), Zone("shop", NOBODY, 0)]
    out += [Zone(f"row{k + 1}", NOBODY, everyone) for k in range(ROWS)]
    out += [Zone(word, NOBODY, everyone) for word in ("hand", "bought", "grave", "aside")]
    for p in range(seats):
        sight = 2**p if screens else everyone  # S-10.2
        for c in range(slots):
            out += [Zone(f"face{c + 1}", p, sight, picky=screens), Zone(f"stack{c + 1}", p, sight, picky=screens)]
    return out + [Zone("held", p, 2**p if screens else everyone) for p in range(seats)]


def fields(seats: int, slots: int) -> list[Field]:
    return [
        Field("phase", PHASE),
        Field("turns", TURNS),
        Field("active", ACTIVE),
        Field("token", TOKEN),
        Field("idle", IDLE),
        Field("passes", PASSES),
        Field("calm", CALM),
        Field("defeats", DEFEATS),
        Field("coins", COINS),
        Field("struck", STRUCK),
        *(Field(f"named{k + 1}", NAMED + k) for k in range(HITS)),
        Field("characters", CHARS, seats),
        Field("tapped", TAPPED, seats * slots, each=slots),
    ]


def face_of(s: State, q: i64) -> i64:
    """The face of a character that is there."""
    return s.face[s.top(FACE + SIDE * q)]


def level_of(s: State, q: i64) -> i64:
    i = LEVEL + s.face[s.top(FACE + SIDE * q)]
    return s.setup.facts[i]


def owner(s: State, q: i64) -> i64:
    return q // s.setup.facts[SLOTS]


def heart(s: State, q: i64) -> i64:
    """The topmost Heart card of a stack (S-6.3), or NOBODY: the character is heartless (S-6.6)."""
    all_cards = s.setup.cards
    face = s.face
    below = s.below
    i = all_cards + STACK + SIDE * q
    card = below[i]
    while card < all_cards:
        f = face[card]
        if cards.FIRST_HEART <= f < cards.FIRST_SPADE:
            return card
        card = below[card]
    return NOBODY


def guards(s: State, q: i64) -> bool:
    """An untapped Hearts face, which may shield itself (S-6.8)."""
    face = s.face[s.top(FACE + SIDE * q)]
    return cards.FIRST_HEART <= face < cards.FIRST_SPADE and s.num[TAPPED + q] == 0


def may_strike_at(s: State, q: i64) -> bool:
    """S-8.4, S-8.4a, S-8.4b: one damage must remove the face of this opposing character."""
    if s.count[FACE + SIDE * q] == 0 or heart(s, q) >= 0:
        return False
    return s.setup.opt[FORCES_SHIELD] != 0 or not guards(s, q)


def strike_target(s: State, p: i64) -> bool:
    """Is there anybody at whom p could strike?"""
    setup = s.setup
    slots = setup.facts[SLOTS]
    first = p * slots
    last = setup.seats * slots
    q: i64 = 0
    while q < last:
        if q == first:
            q += slots
        elif may_strike_at(s, q):
            return True
        else:
            q += 1
    return False


def rests(s: State, q: i64) -> bool:
    """S-5.2: with tapped_cannot_act a tapped character neither lifts nor strikes."""
    return s.num[TAPPED + q] != 0 and s.setup.opt[TAPPED_REST] != 0


def may_lift(s: State, q: i64) -> bool:
    """S-5.3."""
    return s.count[STACK + SIDE * q] != 0 and not rests(s, q)


def may_tap(s: State, q: i64) -> bool:
    """S-8.5, S-8.7."""
    return s.count[FACE + SIDE * q] != 0 and s.num[TAPPED + q] == 0


def is_bare(s: State, q: i64) -> bool:
    """A face that is the top card (S-8.4) and may act."""
    return s.count[FACE + SIDE * q] != 0 and s.count[STACK + SIDE * q] == 0 and not rests(s, q)


def idles(s: State) -> bool:
    """S-3.5."""
    if s.setup.opt[IDLE_RULE] == 0 or s.many(DECK) == 0:
        return False
    return s.num[IDLE] >= players(s)


def players(s: State) -> i64:
    """How many are in the game."""
    p: i64
    n: i64 = 0
    num = s.num
    for p in range(s.setup.seats):
        if num[CHARS + p] != 0:
            n += 1
    return n


def left_of(s: State, p: i64) -> i64:
    """S-2.7, S-9.3: the next seat that has a character."""
    seats = s.setup.seats
    num = s.num
    while True:
        p += 1
        if p >= seats:
            p = 0
        if num[CHARS + p] != 0:
            return p


def empty_slot(s: State, p: i64) -> i64:
    """The character number of p's lowest empty slot; there must be one (S-7.3)."""
    q = p * s.setup.facts[SLOTS]
    while s.count[FACE + SIDE * q] != 0:
        q += 1
    return q


def lowest_level(s: State, p: i64) -> i64:
    """Of p's living characters."""
    c: i64
    best: i64 = 9
    facts = s.setup.facts
    slots = facts[SLOTS]
    zone = FACE + SIDE * slots * p
    for c in range(slots):
        if s.count[zone] != 0:
            i = LEVEL + s.face[s.top(zone)]
            level = facts[i]
            if level < best:
                best = level
        zone += SIDE
    return best


def placeable(s: State, p: i64, face: i64) -> bool:
    """S-7.3: is there a place for this card among p's characters?"""
    facts = s.setup.facts
    i = LEVEL + face
    level = facts[i]
    if level == 0:
        return True
    room = s.num[CHARS + p] < facts[SLOTS]
    if s.setup.opt[MASS] != 0:  # S-11.1
        return room
    return (level == 1 and room) or level > lowest_level(s, p)


def may_place_on(s: State, q: i64, face: i64) -> bool:
    """S-7.3: a number card onto any living character, a face for one of lower rank."""
    if s.count[FACE + SIDE * q] == 0:
        return False
    i = LEVEL + face
    level = s.setup.facts[i]
    return level == 0 or (s.setup.opt[MASS] == 0 and level > level_of(s, q))


def may_place_new(s: State, p: i64, face: i64) -> bool:
    """S-7.3 (ii), S-11.1."""
    i = LEVEL + face
    level = s.setup.facts[i]
    if level == 0 or s.num[CHARS + p] >= s.setup.facts[SLOTS]:
        return False
    return level == 1 or s.setup.opt[MASS] != 0
