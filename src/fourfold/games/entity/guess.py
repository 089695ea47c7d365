"""What a player can think of a deck list that he does not know (E-11.6): one that everybody knows, or a legal one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fourfold.games.entity import agenda, cards, judge, table
from fourfold.kernel.cells import cells
from fourfold.kernel.packed import vec
from fourfold.kernel.rng import Rng
from fourfold.kernel.state import HIDDEN, State

if TYPE_CHECKING:
    Cells = vec[i64]

# classes of faces that hidden cards on the field may be
ANOTHER: Final = 0  # an Action or Condition
LOW: Final = 1
MIDDLE: Final = 2
HIGH: Final = 3
TALL: Final = 4  # middle or high: paid with one Pawn that may count as two
CLASSES: Final = 5


def class_of(s: State, face: i64) -> i64:
    if cards.of(s, face, cards.KIND) != cards.PAWN:
        return ANOTHER
    return LOW + cards.of(s, face, cards.NEED)


def fits(s: State, zone: i64, face: i64) -> bool:
    """May this face lie face-down in this zone, by what everybody saw?"""
    need = cards.of(s, face, cards.NEED)
    if zone >= table.BACK and zone < table.PLACES:
        return cards.of(s, face, cards.KIND) != cards.PAWN
    if cards.of(s, face, cards.KIND) != cards.PAWN:
        return False
    if zone < table.BACK:
        return (s.num[table.PRICE + zone] >> need) & 1 != 0
    if s.prompt != agenda.ASK_SACRIFICE:  # a card rises while its Tributes are chosen, and no longer
        return need > 0
    p = zone - table.RISING
    return judge.chosen_worth(s, p, s.b, face) < need and need <= judge.tribute_worth(s, p, face)


def guess(view: State, group: i64, rng: Rng) -> Cells:
    """How many copies of each face that player's deck holds: one of the decks of the set, or a random legal deck."""
    k: i64
    facts = view.setup.facts
    faces = facts[cards.FACES]
    size: i64 = 0
    seen = cells(faces)
    wanted = cells(CLASSES)
    for k in range(view.setup.cards):
        if view.setup.group[k] == group:
            size += 1
            if view.face[k] != HIDDEN:
                seen[view.face[k]] += 1
            else:
                want(view, k, wanted)
    decks = facts[cards.DECKS]
    fitting: i64 = 0
    found = seen
    for k in range(decks):
        listed = facts[cards.DECKS_AT] + faces * k
        deck = facts[listed : listed + faces]
        if holds(view, deck, seen, size, wanted):
            fitting += 1
            if rng.below(fitting) == 0:
                found = deck
    return found if fitting > 0 else legal(view, seen, size, wanted, rng)


def want(view: State, card: i64, wanted: Cells) -> None:
    """What a hidden card on the field must be."""
    zone = view.where[card]
    if zone < table.BACK:
        price = view.num[table.PRICE + zone]
        kind: i64 = TALL
        if price == 1:
            kind = LOW
        elif price == 2:
            kind = MIDDLE
        elif price == 4:
            kind = HIGH
        wanted[kind] += 1
    elif zone < table.PLACES:
        wanted[ANOTHER] += 1
    elif zone >= table.RISING:
        if view.b == 0:
            wanted[TALL] += 1
        else:
            wanted[HIGH] += 1


def holds(view: State, deck: Cells, seen: Cells, size: i64, wanted: Cells) -> bool:
    """Could this be the deck: its size, all that was seen of it, and enough for the hidden cards on the field?"""
    k: i64
    total: i64 = 0
    left = cells(CLASSES)
    for k in range(len(deck)):
        if seen[k] > deck[k]:
            return False
        total += deck[k]
        i = class_of(view, k)
        left[i] += deck[k] - seen[k]
    if total != size or wanted[ANOTHER] > left[ANOTHER] or wanted[LOW] > left[LOW]:
        return False
    if wanted[MIDDLE] > left[MIDDLE] or wanted[HIGH] > left[HIGH]:
        return False
    return wanted[MIDDLE] + wanted[HIGH] + wanted[TALL] <= left[MIDDLE] + left[HIGH]


def legal(view: State, seen: Cells, size: i64, wanted: Cells, rng: Rng) -> Cells:
    """What was seen, what must lie on the field, and then any cards, no more copies than allowed (E-13.1)."""
    k: i64
    total: i64 = 0
    deck = seen[:]
    for k in range(len(deck)):
        total += deck[k]
    for k in range(CLASSES):
        while wanted[k] > 0 and total < size:
            kind: i64 = k
            if k == TALL:
                kind = HIGH
            if not add(view, deck, kind, rng):
                break
            wanted[k] -= 1
            total += 1
    while total < size:
        if not add(view, deck, CLASSES, rng):
            deck[rng.below(len(deck))] += 1
        total += 1
    return deck


def add(view: State, deck: Cells, kind: i64, rng: Rng) -> bool:
    """One more copy of a random face of that class (CLASSES: of any) that may have one."""
    k: i64
    many: i64 = 0
    chosen: i64 = HIDDEN
    most = view.setup.opt[table.COPIES]
    for k in range(len(deck)):
        if deck[k] < most and (kind == CLASSES or class_of(view, k) == kind):
            many += 1
            if rng.below(many) == 0:
                chosen = k
    if chosen < 0:
        return False
    deck[chosen] += 1
    return True
