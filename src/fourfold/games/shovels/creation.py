"""Setup and Phase 1: draw two, discard one, play one (chapters 2 and 3)."""

from __future__ import annotations

from mypy_extensions import i64

from fourfold.games.shovels import agenda, events, moves, table
from fourfold.kernel.state import State


# -- setup ------------------------------------------------------------------------------------------------------------
def deal(s: State) -> None:
    """S-2.3: faces are dealt first, the rest of them goes under the numbers; then the shop pile, then the deck."""
    face: i64
    p: i64
    c: i64
    i: i64
    facts = s.setup.facts
    slots = facts[table.SLOTS]
    seats = s.setup.seats
    stock = s.setup.stock
    card: i64 = 0
    for face in range(len(s.setup.faces)):
        k = table.LEVEL + face
        to: i64 = table.DECK if facts[k] == 0 else table.SHOP
        for i in range(stock[face]):
            s.add(card, face, to)
            card += 1
    s.shuffle(table.SHOP)
    for p in range(seats):
        for c in range(facts[table.BEGIN]):
            s.move(s.top(table.SHOP), table.FACE + table.SIDE * (p * slots + c))
        s.num[table.CHARS + p] = facts[table.BEGIN]
    s.pour(table.SHOP, table.DECK)
    s.shuffle(table.DECK)
    for i in range(facts[table.PILE]):
        s.move(s.top(table.DECK), table.SHOP)
    first = s.setup.opt[table.FIRST] - 1
    if first < 0:
        first = s.roll(seats) - 1  # S-2.6
    s.num[table.TOKEN] = first
    s.num[table.PHASE] = 1
    s.plan(agenda.DRAFT, first, 0, 0)


# -- the turn ---------------------------------------------------------------------------------------------------------
def begins(s: State, p: i64) -> None:
    num = s.num
    num[table.ACTIVE] = p
    num[table.TURNS] += 1
    s.tell(events.DRAFTS, p, num[table.TURNS], 0, 0)
    s.plan(agenda.DRAFT_END, p, 0, 0)
    if may_draw_deck(s) or may_draw_discard(s):
        num[table.PASSES] = 0
        s.ask(agenda.ASK_DRAW, p, 0, 0, 0)
    else:  # S-3.4
        num[table.PASSES] += 1
        s.tell(events.PASSED, p, 0, 0, 0)


def may_draw_deck(s: State) -> bool:
    """S-3.3, for the first card: then the second comes from the deck too."""
    return s.many(table.DECK) >= 2


def may_draw_discard(s: State) -> bool:
    """S-3.3, for the first card. The idle rule (S-3.5) leaves DISCARD+DECK, for which one deck card is enough."""
    n = s.many(table.DISCARD)
    return n >= 2 or (n == 1 and s.many(table.DECK) >= 1)


def may_draw_discard_again(s: State) -> bool:
    """S-3.2, S-3.5."""
    return s.many(table.DISCARD) >= 1 and not table.idles(s)


def draw_deck(s: State, p: i64) -> None:
    s.num[table.IDLE] = -1
    s.move(s.top(table.DECK), s.setup.facts[table.HELD] + p)


def draw(s: State, p: i64, move: i64) -> None:
    """The first card, and the second one if it can only come from the deck (S-3.2)."""
    if move == moves.DECK:
        draw_deck(s, p)
        draw_deck(s, p)
        s.tell(events.DREW, p, 2, 0, 0)
        s.ask(agenda.ASK_DISCARD, p, 0, 0, 0)
    else:
        take(s, p)
        s.ask(agenda.ASK_DRAW_AGAIN, p, 0, 0, 0)


def draw_again(s: State, p: i64, move: i64) -> None:
    if move == moves.DECK:
        draw_deck(s, p)
        s.tell(events.DREW, p, 1, 0, 0)
    else:
        take(s, p)
    s.ask(agenda.ASK_DISCARD, p, 0, 0, 0)


def take(s: State, p: i64) -> None:
    card = s.top(table.DISCARD)
    s.move(card, s.setup.facts[table.HELD] + p)
    s.tell_card(events.TOOK, p, 0, 0, card)


def discard(s: State, p: i64, place: i64) -> None:
    """S-3.6."""
    card = s.at(s.setup.facts[table.HELD] + p, place)
    s.move(card, table.DISCARD)
    s.tell_card(events.DISCARDED, p, 0, 0, card)
    s.ask(agenda.ASK_PLAY, p, 0, 0, 0)


def put(s: State, p: i64, card: i64, move: i64, old_to: i64) -> None:
    """The card goes where the move says: onto a stack, over a face (the old one to `old_to`), to a new place, away."""
    facts = s.setup.facts
    slots = facts[table.SLOTS]
    if move >= moves.NEW + slots:
        if move == moves.SCRAP + slots:
            s.move(card, table.DISCARD)
            s.tell_card(events.SCRAPPED, p, 0, 0, card)
            return
        q = table.empty_slot(s, p)
        s.num[table.CHARS + p] += 1
        s.move(card, table.FACE + table.SIDE * q)
        s.tell_card(events.JOINED, p, q - p * slots + 1, 0, card)
        return
    place = move - moves.SLOT
    q = p * slots + place
    zone = table.FACE + table.SIDE * q
    i = table.LEVEL + s.face[card]
    if facts[i] == 0:
        s.move(card, zone + 1)
        s.tell_card(events.STACKED, p, place + 1, 0, card)
        return
    s.move(s.top(zone), old_to)
    s.move(card, zone)
    s.num[table.TAPPED + q] = 0  # S-8.8: a new face is a new life
    s.tell_card(events.REPLACED, p, place + 1, 0, card)


def play(s: State, p: i64, move: i64) -> None:
    """S-3.7 to S-3.9."""
    put(s, p, s.top(s.setup.facts[table.HELD] + p), move, table.DISCARD)


def ends(s: State, p: i64) -> None:
    """S-3.10, S-3.11: the phase ends when the round is complete and the deck empty. (S-3.4: or nobody could draw.)"""
    seats = s.setup.seats
    num = s.num
    num[table.IDLE] += 1
    following = table.left_of(s, p)
    token = num[table.TOKEN]
    complete = (following + seats - token) % seats <= (p + seats - token) % seats
    if (complete and s.many(table.DECK) == 0) or num[table.PASSES] >= table.players(s):
        s.plan(agenda.MARCH, 0, 0, 0)
    else:
        s.plan(agenda.DRAFT, following, 0, 0)
