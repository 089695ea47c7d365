"""The recruit phase: heroes, equipment, healing (chapters 6 and 8), and how cards in hand become moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fourfold.games.pmv import cards, events, moves, table, turn
from fourfold.kernel.cells import bit
from fourfold.kernel.packed import vec
from fourfold.kernel.state import State

if TYPE_CHECKING:
    Cells = vec[i64]

WIDTH: Final = 60  # faces looked for in one walk through a hand
ALL: Final = 7  # bits of the three places
DEAR: Final = 1000000


# -- cards in hand ----------------------------------------------------------------------------------------------------
def held(s: State, p: i64, first: i64, width: i64, most: i64) -> i64:
    """Bit per face from `first` on that lies in the hand and costs no more than `most` (P-5.3)."""
    bits: i64 = 0
    top: i64 = 0x2000000000000000  # see cells.bit
    setup = s.setup
    deck = setup.cards
    facts = setup.facts
    above = s.above
    face = s.face
    z = deck + table.HAND + table.SIDE * p
    card = above[z]
    while card < deck:
        f = face[card]
        i = f - first
        if i >= 0 and i < width:
            f = cards.ROWS + cards.ROW * f + cards.COST
            if facts[f] <= most:
                bits |= top >> (61 - i)
        card = above[card]
    return bits


def spread(s: State, p: i64, kind: i64, last: i64, most: i64, column: i64, places: i64, out: Cells, n: i64) -> i64:
    """Moves of the affordable cards in hand from `kind` up to, but not, `last`: one each, or one per bit of places.

    Hand cards of kinds that name no place come with `places` negative.
    """
    facts = s.setup.facts
    first = facts[cards.KIND_AT + kind]
    end = facts[cards.KIND_AT + last]
    while first < end:
        width = end - first
        if width > WIDTH:
            width = WIDTH
        bits = held(s, p, first, width, most)
        while bits != 0:
            low = bits & -bits
            bits ^= low
            i = cards.PLACE_OF + low % cards.PRIME
            i = cards.ROWS + cards.ROW * (first + facts[i]) + column
            move = facts[i]
            if places < 0:
                out[n] = move
                n += 1
            else:
                out[n] = move
                n += places & 1
                out[n] = move + 1
                n += (places >> 1) & 1
                out[n] = move + 2
                n += places >> 2
        first += width
    return n


# -- places -----------------------------------------------------------------------------------------------------------
def wounded(s: State, p: i64) -> i64:
    """Bit per place whose hero may be healed (P-8.2)."""
    k: i64
    bits = table.heroes(s, p)
    for k in range(table.PLACES):
        if (bits >> k) & 1 != 0 and not table.wounded(s, p, k):
            bits ^= bit(k)
    return bits


def roomy(s: State, p: i64) -> i64:
    """Bit per place whose hero may carry one more piece (P-6.3, P-6.7)."""
    count = s.count
    bits = table.heroes(s, p)
    z = table.GEAR + table.SIDE * p
    if count[z] >= table.PLACES:
        bits &= 6
    z += 1
    if count[z] >= table.PLACES:
        bits &= 5
    z += 1
    if count[z] >= table.PLACES:
        bits &= 3
    return bits


def unarmed(s: State, p: i64) -> i64:
    """Bit per place whose hero may take a weapon: at most one (P-6.3)."""
    k: i64
    bits = roomy(s, p)
    for k in range(table.PLACES):
        if (bits >> k) & 1 != 0 and s.count[table.GEAR + table.SIDE * p + k] > 0 and table.weapon(s, p, k) >= 0:
            bits ^= bit(k)
    return bits


# -- offering ---------------------------------------------------------------------------------------------------------
def offer(s: State, p: i64, out: Cells) -> i64:
    """P-7.3: heroes, items, weapons and healing come in this order, as faces and as moves."""
    n: i64 = 0
    num = s.num
    facts = s.setup.facts
    i = table.RESOURCES + p
    most = num[i]
    if most >= facts[cards.CHEAPEST]:
        first: i64 = 0
        end = facts[cards.FACES]
        items: i64 = -1  # where pieces may go is asked when there is one
        weapons: i64 = -1
        heals: i64 = -1
        full = table.heroes(s, p) == ALL  # P-6.1
        while first < end:
            bits = held(s, p, first, WIDTH, most)
            while bits != 0:
                low = bits & -bits
                bits ^= low
                i = cards.PLACE_OF + low % cards.PRIME
                i = cards.ROWS + cards.ROW * (first + facts[i])
                kind = facts[i]
                i += cards.RECRUIT
                move = facts[i]
                if kind == cards.HERO:
                    if not full:
                        out[n] = move
                        n += 1
                    continue
                places: i64 = 0
                if kind == cards.ITEM:
                    if items < 0:
                        items = roomy(s, p)
                    places = items
                elif kind == cards.WEAPON:
                    if weapons < 0:
                        weapons = unarmed(s, p)
                    places = weapons
                elif kind == cards.HEALING:
                    if heals < 0:
                        heals = wounded(s, p)
                    places = heals
                out[n] = move
                n += places & 1
                out[n] = move + 1
                n += (places >> 1) & 1
                out[n] = move + 2
                n += places >> 2
            first += WIDTH
    i = cards.MOVE_AT + moves.DONE
    out[n] = facts[i]
    return n + 1


# -- doing ------------------------------------------------------------------------------------------------------------
def pay(s: State, p: i64, face: i64) -> i64:
    """P-5.1: its printed cost; the card that leaves the hand."""
    i = cards.ROWS + cards.ROW * face + cards.COST
    s.num[table.RESOURCES + p] -= s.setup.facts[i]
    return s.pick(table.HAND + table.SIDE * p, face)


def act(s: State, p: i64, move: i64) -> None:
    facts = s.setup.facts
    if move == facts[cards.MOVE_AT + moves.DONE]:
        return
    items = facts[cards.MOVE_AT + moves.EQUIP]
    heals = facts[cards.MOVE_AT + moves.HEAL]
    if move < items:
        hero(s, p, move)
    elif move < heals:  # items and weapons stand side by side, as faces and as moves
        k = (move - items) % table.PLACES
        equip(s, p, facts[cards.KIND_AT + cards.ITEM] + (move - items) // table.PLACES, k)
    else:
        k = (move - heals) % table.PLACES
        treat(s, p, facts[cards.KIND_AT + cards.HEALING] + (move - heals) // table.PLACES, k)
    turn.recruit(s, p)


def hero(s: State, p: i64, face: i64) -> None:
    """Into the lowest free place, with full HP (P-6.1)."""
    z = table.HERO + table.SIDE * p
    k: i64 = 0
    while s.many(z + k) > 0:
        k += 1
    card = pay(s, p, face)
    s.move(card, z + k)
    i = table.SEATS * k + p
    s.num[table.HP + i] = table.figure(s, p, k, cards.HP)
    s.num[table.FRESH + i] = 1
    s.tell_card(events.RECRUITED, p, k + 1, 0, card)


def equip(s: State, p: i64, face: i64, k: i64) -> None:
    """It stays until the hero dies (P-6.5); HP items raise current HP too (P-6.6)."""
    card = pay(s, p, face)
    s.move(card, table.GEAR + table.SIDE * p + k)
    i = cards.ROWS + cards.ROW * face + cards.HP
    s.num[table.HP + table.SEATS * k + p] += s.setup.facts[i]
    s.tell_card(events.EQUIPPED, p, k + 1, table.hero(s, p, k), card)


def treat(s: State, p: i64, face: i64, k: i64) -> None:
    """Healing, in one's own recruit phase or as a reaction (P-8.1, P-8.2); the card goes to the discard (P-3.4)."""
    card = pay(s, p, face)
    s.move(card, table.DISCARD)
    s.tell_card(events.PLAYED_HEAL, p, 0, 0, card)
    i = cards.ROWS + cards.ROW * face + cards.AMOUNT
    amount = s.setup.facts[i]
    i = table.HP + table.SEATS * k + p
    before = s.num[i]
    after = before + amount
    most = table.figure(s, p, k, cards.HP)
    if after > most:
        after = most
    s.num[i] = after
    s.tell(events.HEALED, p, table.hero(s, p, k), after - before, after)
