"""Cards come to the field, change position and leave it (E-1.6, E-2.3, E-9.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from fourfold.games.entity import cards, events, happen, table
from fourfold.kernel.cells import bit, cells
from fourfold.kernel.packed import vec
from fourfold.kernel.state import NOBODY, State

if TYPE_CHECKING:
    Cells = vec[i64]


def travel(s: State, card: i64, to: i64) -> None:
    """Every move of a card: whoever remembers where it was can tell that it is there no more."""
    s.move(card, to)
    mark(s, card)


def mark(s: State, card: i64) -> None:
    """It is not the card any more that lay there."""
    stamp = s.num[table.STAMP] + 1
    s.num[table.STAMP] = stamp
    s.num[table.ENTERED + card] = stamp


def enter(s: State, card: i64, place: i64, pos: i64) -> None:
    """Onto the field; face-up it is shown to everybody."""
    travel(s, card, place)
    num = s.num
    num[table.POS + place] = pos
    num[table.ARRIVED + place] = num[table.TURN]
    if pos != table.SET:
        s.show(card)
        shine(s, place)


def shine(s: State, place: i64) -> None:
    """The card is face-up: figures.py looks here for static effects, happen.py for triggers."""
    i = cards.ROWS + cards.ROW * table.face_at(s, place)
    facts = s.setup.facts
    if facts[i + cards.STATICS] != 0:
        s.num[table.AURAS] |= bit(place)
    if facts[i + cards.TRIGGERS] != 0:
        s.num[table.EARS] |= bit(place)


def clear(s: State, place: i64) -> None:
    """What was noted of a card vanishes when it leaves (E-2.3, E-10.3)."""
    k: i64
    num = s.num
    num[table.AURAS] &= ~bit(place)
    num[table.EARS] &= ~bit(place)
    num[table.POS + place] = table.NO_CARD
    num[table.ARRIVED + place] = 0
    num[table.USED + place] = 0
    if place >= table.BACK:
        num[table.TIED + place - table.BACK] = 0
        return
    i = table.ATTACKS + place
    end = table.TOLD
    while i < end:
        num[i] = 0
        i += 10
    for k in range(10):  # whoever was attached to it is so no more (E-10.2)
        if num[table.TIED + k] == place + 1:
            num[table.TIED + k] = -1


def leaving(s: State, card: i64) -> i64:
    """It leaves the field, if it is there: the row of that event."""
    place = s.where[card]
    if place >= table.PLACES:
        return NOBODY
    return happen.happen(s, cards.LEFT_FIELD, card, table.owner(place), NOBODY, 0, NOBODY)


def arrive(s: State, card: i64, to: i64, row: i64) -> None:
    """In one of its owner's piles (E-1.6); `to` is that zone of seat 0."""
    place = s.where[card]
    if place < table.PLACES:
        clear(s, place)
    travel(s, card, to + table.owner_of(s, card))
    happen.moved(s, row, card)


def gone(s: State, card: i64, to: i64) -> None:
    """From wherever it is."""
    arrive(s, card, to, leaving(s, card))


def to_discard(s: State, card: i64) -> None:
    """Used, destroyed, or with nothing left to hold to (E-1.9)."""
    gone(s, card, table.DISCARD)


def gone_together(s: State, found: Cells, rows: Cells, n: i64) -> None:
    """From the field to the Discard Pile at once: each sees the others go (E-4.5, E-6.13). `rows` say why they go."""
    k: i64
    left = cells(n + 1)
    for k in range(n):
        left[k] = leaving(s, found[k])
    for k in range(n):
        arrive(s, found[k], table.DISCARD, left[k])
        happen.moved(s, rows[k], found[k])


# -- positions (E-5) --------------------------------------------------------------------------------------------------
def turn_up(s: State, place: i64, pos: i64) -> None:
    """A face-down Pawn becomes face-up (E-4.9)."""
    card = table.card_at(s, place)
    s.num[table.POS + place] = pos
    s.num[table.PRICE + place] = 0
    s.show(card)
    shine(s, place)
    s.tell_card(events.FLIPPED, table.owner(place), place % table.ROOM + 1, pos, card)
    happen.happen(s, cards.FLIPPED, card, table.owner(place), NOBODY, 0, NOBODY)


def turn_to(s: State, place: i64, pos: i64) -> None:
    """A face-up Pawn takes the other position."""
    card = table.card_at(s, place)
    s.num[table.POS + place] = pos
    s.tell_card(events.TURNED, table.owner(place), place % table.ROOM + 1, pos, card)
    happen.happen(s, cards.POSITION_CHANGED, card, table.owner(place), NOBODY, 0, NOBODY)


# -- summons (E-4) ----------------------------------------------------------------------------------------------------
def summon(s: State, card: i64, p: i64, pos: i64, how: i64) -> None:
    """Onto the lowest free zone; there must be one. Whoever responds does so afterwards (E-4.10)."""
    place = table.free(s, table.ROOM * p)
    enter(s, card, place, pos)
    s.tell_card(events.SUMMONED + how, p, place + 1 - table.ROOM * p, pos, card)
    happen.happen(s, cards.SUMMONED, card, p, NOBODY, how, NOBODY)
