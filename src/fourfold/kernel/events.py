"""What happened, as rows of eight numbers: kind, seat, a, b, c, card, face, seen.

`face` is what the card was when it happened and `seen` who could see it then, so a row can be redacted for a seat at
any later time. The kernel tells of cards and chance; each game adds its own kinds from OWN on.
"""

from __future__ import annotations

from typing import Final, NamedTuple

WIDTH: Final = 8

MOVED: Final = 0  # card, from zone a to zone b
SHUFFLED: Final = 1  # zone a
ROLLED: Final = 2  # a sides, result b
SHOWN: Final = 3  # card, in zone a, to everybody who sees it now
OWN: Final = 8  # the first kind of a game's own events

NAMES: Final[dict[int, str]] = {MOVED: "moved", SHUFFLED: "shuffled", ROLLED: "rolled", SHOWN: "shown"}


class Event(NamedTuple):
    kind: int
    seat: int
    a: int
    b: int
    c: int
    card: int
    face: int
    seen: int


def rows(log: list[int], start: int = 0) -> list[Event]:
    return [Event(*log[i : i + WIDTH]) for i in range(start, len(log), WIDTH)]


def redact(event: Event, seat: int, hidden: int = -1) -> Event:
    """The event as this seat may know it: without the face, if the seat did not see it."""
    if event.card < 0 or (event.seen >> seat) & 1:
        return event
    return event._replace(face=hidden)
