"""Everything that decides who knows what: a seat's view, and a world that fits a view. (Events: events.redact.)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fourfold.kernel.cells import bit, cells
from fourfold.kernel.game import Game
from fourfold.kernel.packed import vec
from fourfold.kernel.rng import DICE, NO_DICE, SLEEVES, Fast, Rng, quick, seeded
from fourfold.kernel.state import HIDDEN, NOBODY, State

if TYPE_CHECKING:
    Cells = vec[i64]

TRIES: Final = 16  # draws of a face that may not lie there, before those that may are counted
RESTARTS: Final = 1000


def mask(s: State, seat: i64) -> State:
    """What `seat` may know (seat number `seats`: those who only watch): unseen faces and the dice are gone."""
    card: i64
    v = s.twin(s.setup.seen_by(int(seat)) if not s.setup.public_lists else s.setup, NO_DICE, NO_DICE)
    face = v.face
    seen = v.seen
    sees = bit(seat)
    for card in range(s.setup.cards):
        if seen[card] & sees == 0:
            face[card] = HIDDEN
    v.viewer = seat
    return v


def imagine(game: Game, view: State, rng: Rng) -> State:
    """A state that could be behind this view: the missing faces at random among their sleeves, and new dice."""
    i: i64
    chance = quick(rng)  # nothing secret hangs on what is only imagined
    key = cells(8)
    for i in range(8):
        key[i] = chance.word()
    setup = view.setup
    s = view.twin(setup, seeded(key, DICE), seeded(key, SLEEVES))
    s.viewer = NOBODY
    faces: i64 = len(setup.faces)
    last: i64 = 0
    group: i64 = 0
    while last < setup.cards:
        first = last
        while last < setup.cards and setup.group[last] == group:
            last += 1
        if setup.known[group] & bit(view.viewer):
            rest = setup.stock[group * faces : group * faces + faces]
        else:
            rest = game.guess(view, group, rng)
        fill(game, s, rest, first, last, chance)
        group += 1
    return s


def fill(game: Game, s: State, rest: Cells, first: i64, last: i64, rng: Fast) -> None:
    """Put faces into the hidden sleeves first .. last-1; `rest` holds the copies of each face in this group."""
    i: i64
    k: i64
    card: i64
    face = s.face
    picky = s.setup.picky
    where = s.where
    strict: i64 = 0
    hidden = cells(last - first)
    for card in range(first, last):
        f = face[card]
        if f >= 0:
            rest[f] -= 1
        else:
            hidden[card - first] = 1
            strict += picky[where[card]]
    bag = cells(last - first)
    n: i64 = 0
    for k in range(len(rest)):
        for i in range(rest[k]):
            bag[n] = k
            n += 1
    if strict > 0:  # zones where only some faces may lie come first
        n = fill_picky(game, s, hidden, first, bag, n, rng)
    for card in range(first, last):
        if face[card] == HIDDEN:
            i = rng.below(n)
            face[card] = bag[i]
            n -= 1
            bag[i] = bag[n]


def fill_picky(game: Game, s: State, hidden: Cells, first: i64, bag: Cells, n: i64, rng: Fast) -> i64:
    """Sleeve by sleeve; if one took what another needs, all over again. How many faces are left in the bag."""
    i: i64
    k: i64
    tries: i64
    all_of_them = n
    for tries in range(RESTARTS):
        n = all_of_them
        for k in range(len(hidden)):
            if hidden[k] == 0 or s.setup.picky[s.where[first + k]] == 0:
                continue
            i = fitting(game, s, s.where[first + k], bag, n, rng)
            if i < 0:
                break
            s.face[first + k] = bag[i]
            n -= 1
            bag[i], bag[n] = bag[n], bag[i]
        else:
            return n
    raise ValueError("no world fits this view")


def fitting(game: Game, s: State, zone: i64, bag: Cells, n: i64, rng: Fast) -> i64:
    """The place of a random face among the first n of the bag that may lie in a picky zone; NOBODY if none may."""
    i: i64
    tries: i64
    for tries in range(TRIES):
        i = rng.below(n)
        if game.fits(s, zone, bag[i]):
            return i
    fits: i64 = 0
    for i in range(n):
        if game.fits(s, zone, bag[i]):
            fits += 1
    if fits == 0:
        return NOBODY
    skip = rng.below(fits)
    i = 0
    while skip > 0 or not game.fits(s, zone, bag[i]):
        if game.fits(s, zone, bag[i]):
            skip -= 1
        i += 1
    return i
