"""What must be true of every state, whatever the game: used by tests and soak runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fourfold.kernel.cells import cells
from fourfold.kernel.game import Game
from fourfold.kernel.packed import vec
from fourfold.kernel.snapshot import arrays
from fourfold.kernel.state import NOTHING, ROW, State

if TYPE_CHECKING:
    Cells = vec[i64]

LIMIT: Final = 2**62  # compiled numbers wrap silently beyond 2**63, interpreted ones do not


def faults(game: Game, s: State) -> list[str]:
    """Everything wrong with a true state; empty if it is sound."""
    return rings(s) + conserved(s) + bounds(s) + asked(s) + game.faults(s)


def rings(s: State) -> list[str]:
    """Every card lies in exactly the zone that `where` says, and can be walked to in both directions."""
    zone: i64
    found: i64 = 0
    setup = s.setup
    for zone in range(setup.zones):
        n: i64 = 0
        before = setup.cards + zone
        card = s.above[before]
        while card < setup.cards and n <= setup.cards:
            if s.where[card] != zone or s.below[card] != before:
                return [f"card {card} in zone {zone} is not linked to where it lies"]
            before = card
            card = s.above[card]
            n += 1
        if card != setup.cards + zone or s.below[card] != before:
            return [f"zone {zone} is no ring"]
        if n != s.count[zone]:
            return [f"zone {zone} holds {n} cards and counts {s.count[zone]}"]
        found += n
    return [] if found == setup.cards else [f"{found} of {setup.cards} cards lie in zones"]


def conserved(s: State) -> list[str]:
    """No card appears or vanishes: every group still holds the faces it began with."""
    card: i64
    i: i64
    setup = s.setup
    faces: i64 = len(setup.faces)
    have = cells(len(setup.stock))
    for card in range(setup.cards):
        if s.face[card] < 0 or s.face[card] >= faces:
            return [f"card {card} has the face {s.face[card]}"]
        i = setup.group[card] * faces + s.face[card]
        have[i] += 1
        zone = s.where[card]
        if s.seen[card] & s.sight[zone] != s.sight[zone]:
            return [f"card {card} lies in the sight of somebody who has not seen it"]
    for i in range(len(have)):
        if have[i] != setup.stock[i]:
            return [f"{have[i]} copies of {setup.faces[i % faces]}, not {setup.stock[i]}"]
    return []


def bounds(s: State) -> list[str]:
    i: i64
    for array in arrays(s):
        for i in range(len(array)):
            if array[i] > LIMIT or array[i] < -LIMIT:
                return [f"a cell holds {array[i]}"]
    return []


def asked(s: State) -> list[str]:
    """While the game is on somebody is asked; the agenda is within its room."""
    if s.depth < 0 or s.depth > s.setup.agenda * ROW:
        return [f"the agenda is {s.depth} deep"]
    if s.over:
        return [] if s.prompt == NOTHING else ["somebody is asked after the end"]
    if s.prompt == NOTHING or s.seat < 0 or s.seat >= s.setup.seats:
        return [f"nobody is asked: prompt {s.prompt}, seat {s.seat}"]
    return []
