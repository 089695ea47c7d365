"""Setting up: both decks shuffled, five cards each, the first player (E-1.3)."""

from __future__ import annotations

from mypy_extensions import i64

from fourfold.games.entity import agenda, events, table
from fourfold.kernel.cells import bit
from fourfold.kernel.state import State


def deal(s: State) -> None:
    p: i64
    face: i64
    i: i64
    card: i64 = 0
    setup = s.setup
    faces: i64 = len(setup.faces)
    for p in range(table.SEATS):
        for face in range(faces):
            for i in range(setup.stock[p * faces + face]):
                s.add(card, face, table.DECK + p)
                card += 1
    for p in range(table.SEATS):
        s.shuffle(table.DECK + p)
    for p in range(table.SEATS):
        s.num[table.LP + p] = table.LIFE
        i = 0
        while i < table.HAND_SIZE and s.count[table.DECK + p] > 0:
            s.move(s.top(table.DECK + p), table.HAND + p)
            i += 1
        s.tell(events.DREW, p, i, 0, 0)
    first = setup.opt[table.FIRST] - 1
    if first < 0:
        first = s.roll(table.SEATS) - 1
    s.plan(agenda.TURN, first, 0, 0)


def concede(s: State, p: i64) -> None:
    """E-10.4."""
    s.tell(events.CONCEDED, p, 0, 0, 0)
    s.finish(bit(1 - p))
