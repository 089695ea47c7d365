"""Where everything lies: zones (P-3.1), public numbers, options, and the small questions that all chapters ask."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fourfold.games.pmv import cards
from fourfold.kernel.setup import NOBODY, Field, Zone
from fourfold.kernel.state import State

SEATS: Final = 2  # P-1.1
PLACES: Final = 3  # P-6.1, and as many pieces of equipment on each hero (P-6.3)
HAND_LIMIT: Final = 7  # P-7.5

# zones: three of the table, then seven of each player from SIDE * seat on
DECK: Final = 0
DISCARD: Final = 1
CEMETERY: Final = 2
HAND: Final = 3
HERO: Final = 4  # + place
GEAR: Final = 7  # + place: the weapon and the items of its hero
SIDE: Final = 7

# public numbers; those of a place are counted SEATS * place + seat
TURNS: Final = 0
ACTIVE: Final = 1
PHASE: Final = 2
STARTER: Final = 3
RESOURCES: Final = 4  # + seat
HP: Final = 6
MARK: Final = 12  # this hero has attacked in this phase
FRESH: Final = 18  # recruited this turn (P-6.9)
REDRAWS: Final = 24  # + seat: mulligans taken
D20: Final = 26  # of the attack being resolved: the die to hit ...
OTHER: Final = 27  # ... the defender's, if to_hit=opposed ...
DIE: Final = 28  # ... the damage die ...
PENDING: Final = 29  # ... what the target will take ...
CRIT: Final = 30  # ... whether it is a critical hit ...
BONUS: Final = 31  # ... which made this much of it ...
COUNTER: Final = 32  # ... and what the attacker will take
CLASH: Final = 33  # the last attack emptied both boards (P-1.4)

# options, in the order of options.OPTIONS
SEATS_OPTION: Final = 0
DECK_OPTION: Final = 1
AT_END: Final = 2
CLASH_DRAWN: Final = 3
TURN_CAP: Final = 4
CAP_SCORE: Final = 5
RESHUFFLE: Final = 6
FIRST: Final = 7
OPENING_HAND: Final = 8
MULLIGAN: Final = 9
REFILL: Final = 10
SICKNESS: Final = 11
TO_HIT: Final = 12
CRITICALS: Final = 13
DIE_ONLY: Final = 14
MISS_WINDOW: Final = 15
COUNTERS: Final = 16

FORCED: Final = 0  # mulligan
FREE: Final = 1
ONCE: Final = 2
WITH_ATK: Final = 0  # to_hit
PLAIN: Final = 1
OPPOSED: Final = 2
FLAT: Final = 0  # crit
SCALED: Final = 1
MAX_DIE: Final = 2
ROLLED: Final = 0  # counter
CONTEST: Final = 1
FIXED: Final = 2


def zones() -> list[Zone]:
    everyone = (2 ** (SEATS + 1)) - 1
    out = [Zone("deck", NOBODY, 0), Zone("discard", NOBODY, everyone), Zone("cemetery", NOBODY, everyone)]
    for p in range(SEATS):
        out.append(Zone("hand", p, 2**p))
        out += [Zone(f"hero{k + 1}", p, everyone) for k in range(PLACES)]
        out += [Zone(f"gear{k + 1}", p, everyone) for k in range(PLACES)]
    return out


def fields() -> list[Field]:
    return [
        Field("turns", TURNS),
        Field("active", ACTIVE),
        Field("phase", PHASE),
        Field("starter", STARTER),
        Field("resources", RESOURCES, SEATS),
        *[Field(f"hp{k + 1}", HP + SEATS * k, SEATS) for k in range(PLACES)],
        *[Field(f"attacked{k + 1}", MARK + SEATS * k, SEATS) for k in range(PLACES)],
        *[Field(f"fresh{k + 1}", FRESH + SEATS * k, SEATS) for k in range(PLACES)],
        Field("redraws", REDRAWS, SEATS),
        Field("d20", D20),
        Field("other_d20", OTHER),
        Field("die", DIE),
        Field("pending", PENDING),
        Field("critical", CRIT),
        Field("bonus", BONUS),
        Field("counter", COUNTER),
        Field("clash", CLASH),
    ]


def heroes(s: State, p: i64) -> i64:
    """Bit per place with a hero."""
    count = s.count
    z = HERO + SIDE * p
    one = count[z]
    z += 1
    two = count[z]
    z += 1
    three = count[z]
    return one | (two << 1) | (three << 2)


def hero(s: State, p: i64, k: i64) -> i64:
    """The face of the hero in this place, which must have one."""
    z = s.setup.cards + HERO + SIDE * p + k
    card = s.above[z]
    return s.face[card]


def figure(s: State, p: i64, k: i64, column: i64) -> i64:
    """ATK, DEX, DEF or maximum HP of the hero in this place with its equipment, computed anew each time (P-6.2)."""
    setup = s.setup
    facts = setup.facts
    deck = setup.cards
    above = s.above
    face = s.face
    z = deck + HERO + SIDE * p + k
    card = above[z]
    i = cards.ROWS + cards.ROW * face[card] + column
    total = facts[i]
    z += PLACES
    card = above[z]
    while card < deck:
        i = cards.ROWS + cards.ROW * face[card] + column
        total += facts[i]
        card = above[card]
    return total


def weapon(s: State, p: i64, k: i64) -> i64:
    """The face of the weapon of the hero in this place, or NOBODY."""
    setup = s.setup
    facts = setup.facts
    first = facts[cards.KIND_AT + cards.WEAPON]
    end = facts[cards.KIND_AT + cards.REACTIVE]
    deck = setup.cards
    z = deck + GEAR + SIDE * p + k
    card = s.above[z]
    while card < deck:
        f = s.face[card]
        if first <= f and f < end:
            return f
        card = s.above[card]
    return NOBODY


def die(s: State, p: i64, k: i64) -> i64:
    """The weapon decides the damage die, items never do (P-6.4)."""
    f = weapon(s, p, k)
    if f < 0:
        return cards.BARE_DIE
    i = cards.ROWS + cards.ROW * f + cards.DIE
    return s.setup.facts[i]


def armor_class(s: State, p: i64, k: i64) -> i64:
    """P-6.2: with equipment, and not clamped."""
    return 10 + figure(s, p, k, cards.DEX)


def wounded(s: State, p: i64, k: i64) -> bool:
    i = HP + SEATS * k + p
    return s.num[i] < figure(s, p, k, cards.HP)


def total_hp(s: State, p: i64) -> i64:
    k: i64
    total: i64 = 0
    for k in range(PLACES):
        total += s.num[HP + SEATS * k + p]
    return total
