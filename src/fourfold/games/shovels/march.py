"""The start of Phase 2: stacks are opened, the shop is laid out, Spades say who begins (chapter 4)."""

from __future__ import annotations

from mypy_extensions import i64

from fourfold.games.shovels import agenda, cards, events, shop, table
from fourfold.kernel.state import State


def begins(s: State) -> None:
    q: i64
    k: i64
    num = s.num
    everyone = s.setup.everyone
    if s.setup.opt[table.SCREENS] != 0:  # S-4.1
        for q in range(s.setup.seats * s.setup.facts[table.SLOTS]):
            zone = table.FACE + table.SIDE * q
            s.open_zone(zone, everyone)
            s.open_zone(zone + 1, everyone)
    if s.setup.opt[table.MERGE] != 0:  # S-4.2
        s.pour(table.DISCARD, table.SHOP)
        s.shuffle(table.SHOP)
    for k in range(table.ROWS):  # S-4.3
        shop.fill(s, k)
    first = first_player(s)
    s.tell(events.MARCHED, first, num[table.TURNS], 0, 0)
    num[table.PHASE] = 2
    num[table.TURNS] = 0
    num[table.IDLE] = 0
    num[table.PASSES] = 0
    s.plan(agenda.TURN, first, 0, 0)


def spades(s: State, p: i64) -> i64:
    """How many copies of each Spade lie in p's stacks, an octal digit per rank: the larger number is ahead (S-4.5)."""
    c: i64
    one: i64 = 1
    bits: i64 = 0
    slots = s.setup.facts[table.SLOTS]
    for c in range(slots):
        card = s.above[s.seam(table.STACK + table.SIDE * (p * slots + c))]
        while card < s.setup.cards:
            rank = s.face[card] - cards.FIRST_SPADE
            if rank >= 0:
                bits += one << (3 * rank)
            card = s.above[card]
    return bits


def first_player(s: State) -> i64:
    """S-4.4, S-4.5: the best Spades, looked for clockwise from the token holder, who begins if there are none."""
    seats = s.setup.seats
    unique: i64 = 0
    if s.setup.opt[table.UNIQUE_RANK] != 0:
        unique = unique_rank(s)
    p = s.num[table.TOKEN]
    i: i64
    best: i64 = -1
    first = p
    for i in range(seats):
        if s.num[table.CHARS + p] != 0:
            score = spades(s, p)
            if s.setup.opt[table.UNIQUE_RANK] != 0:
                score &= unique
            if score > best:
                best = score
                first = p
        p += 1
        if p >= seats:
            p = 0
    return first


def unique_rank(s: State) -> i64:
    """S-4.6: the bit of the highest Spade of which exactly one copy is owned, or nothing."""
    p: i64
    rank: i64
    total: i64 = 0
    one: i64 = 1
    for p in range(s.setup.seats):
        total += spades(s, p)  # at most 4 copies of each: digits do not run over
    for rank in range(cards.NUMBERS - 1, -1, -1):
        if (total >> (3 * rank)) & 7 == 1:
            return one << (3 * rank)
    return 0
