"""Where everything lies: zones (T-3.1), public numbers, options, and the small questions that all chapters ask."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fourfold.games.tank import cards
from fourfold.kernel.setup import NOBODY, Field, Zone
from fourfold.kernel.state import State

MAX_SEATS: Final = 9

# zones: three of the table, then five of each tank from SIDE * seat on
DECK: Final = 0
DISCARD: Final = 1
RESOLVING: Final = 2
HAND: Final = 3
BREECH: Final = 4
HAZARDS: Final = 5
SAFETIES: Final = 6
ARMOR: Final = 7
SIDE: Final = 5

# public numbers
TURNS: Final = 0  # turns begun, bonus turns included
ACTIVE: Final = 1  # whose turn it is
CYCLED: Final = 2  # T-4.3: Cycle was used this turn
CLASS: Final = 3  # + seat
HP: Final = CLASS + MAX_SEATS
MARKS: Final = HP + MAX_SEATS
SHIELD: Final = MARKS + MAX_SEATS  # T-6.1
OUT: Final = SHIELD + MAX_SEATS  # T-4.9, T-10.3: removed from the game

# facts
TEAM: Final = 0  # + seat (T-10.4)
GIVEN: Final = TEAM + MAX_SEATS  # + seat: its class, or -1 for a random one (T-2.3)

# options, in the order of options.OPTIONS
SEATS: Final = 0
CLASSES: Final = 1
FIRST: Final = 2
TEAMS: Final = 3
HIDDEN_BREECH: Final = 4
LAZY: Final = 5
DRAW_GAME: Final = 6
CYCLE_FIRST: Final = 7
ELIMINATION: Final = 8
BREECH_SWAP: Final = 9
STACKING: Final = 10
REPAIR_ANYONE: Final = 11
SAFETY_CURES: Final = 12
STRICT_DISCARD: Final = 13
COMMS_ALL: Final = 14
BUSTER_STRIPS: Final = 15
GHOST_FREE: Final = 16
KILL_TARGET: Final = 17
MANDATORY: Final = 18
DUEL_EXTRA: Final = 19
TURN_CAP: Final = 20
CAP_SCORE: Final = 21
MOST_SEATS: Final = 22

FULL_HP: Final = 100
ADRENALINE: Final = 25  # T-1.3: at this many HP or fewer


def zones(seats: int, hidden_breech: bool) -> list[Zone]:
    everyone = (2 ** (seats + 1)) - 1
    out = [Zone("deck", NOBODY, 0), Zone("discard", NOBODY, everyone), Zone("resolving", NOBODY, everyone)]
    for p in range(seats):
        own = 2**p
        out += [
            Zone("hand", p, own),
            Zone("breech", p, own if hidden_breech else everyone, picky=hidden_breech),
            Zone("hazards", p, everyone),
            Zone("safeties", p, everyone),
            Zone("armor", p, everyone),
        ]
    return out


def fields(seats: int) -> list[Field]:
    return [
        Field("turns", TURNS),
        Field("active", ACTIVE),
        Field("cycled", CYCLED),
        Field("class", CLASS, seats),
        Field("hp", HP, seats),
        Field("marks", MARKS, seats),
        Field("shield", SHIELD, seats),
        Field("out", OUT, seats),
    ]


def limit(s: State, p: i64) -> i64:
    """The hand limit of a class (T-1.3), in adrenaline too (T-1.4)."""
    i = CLASS + p
    tank = s.num[i]
    if tank == cards.HEAVY:
        return 5
    if tank == cards.MEDIUM:
        return 6
    return 10


def raging(s: State, p: i64) -> bool:
    """IsAdrenaline (T-1.7)."""
    i = HP + p
    return s.num[i] <= ADRENALINE


def buster(s: State, p: i64) -> bool:
    i = CLASS + p
    return s.num[i] == cards.HEAVY and raging(s, p)


def ghost(s: State, p: i64) -> bool:
    i = CLASS + p
    return s.num[i] == cards.LIGHT and raging(s, p)


def suffers(s: State, p: i64, hazard: i64) -> bool:
    return s.has(HAZARDS + SIDE * p, hazard)


def may_target(s: State, p: i64, target: i64) -> bool:
    """Opponents only (T-5.0, T-10.4), still in the game, and not under a spawn shield (T-6.2)."""
    shield = SHIELD + target
    out = OUT + target
    return s.num[shield] + s.num[out] == 0 and not allied(s, p, target)


def allied(s: State, p: i64, q: i64) -> bool:
    """Of one team (T-10.4); everybody is of his own."""
    mine = TEAM + p
    other = TEAM + q
    return s.setup.facts[mine] == s.setup.facts[other]


def can_pay(s: State, p: i64, target: i64) -> bool:
    """T-8.5: attacking a Ghost takes one more card than the attack itself."""
    return not ghost(s, target) or s.many(HAND + SIDE * p) >= 2 or s.setup.opt[GHOST_FREE] != 0


def left_of(s: State, p: i64) -> i64:
    """T-2.4; seats that are out are passed over (T-4.9)."""
    p = beside(s, p)
    out = OUT + p
    while s.num[out] != 0:
        p = beside(s, p)
        out = OUT + p
    return p


def around(s: State, p: i64, offset: i64) -> i64:
    """The seat so many places to the left, in the game or not. (A remainder takes as long as ten comparisons.)"""
    p += offset
    return p if p < s.setup.seats else p - s.setup.seats


def beside(s: State, p: i64) -> i64:
    """The next seat to the left, in the game or not."""
    return around(s, p, 1)
