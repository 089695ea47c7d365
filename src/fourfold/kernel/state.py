"""A position. Cards are sleeves, a secret is a face in a sleeve (docs/design.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from fourfold.kernel.cells import cells
from fourfold.kernel.events import MOVED, ROLLED, SHOWN, SHUFFLED
from fourfold.kernel.packed import vec
from fourfold.kernel.rng import Rng
from fourfold.kernel.setup import Setup

if TYPE_CHECKING:
    Cells = vec[i64]

NOBODY: Final = -1
NOTHING: Final = -1  # no open prompt
HIDDEN: Final = -1  # a face that the owner of a view may not know
ROW: Final = 4  # cells of one agenda entry: step, a, b, c


@final
@mypyc_attr(acyclic=True)  # nothing in a state points back at it, so the garbage collector need not look
class State:
    """Sleeves in zones, public numbers, an agenda, one open prompt. A view is the same class, masked.

    Zones are rings through `above` and `below`: card numbers, and `cards + zone` as the ring's seam, which lies under
    the bottom card and over the top one. So order is kept everywhere and no zone has a size that it could outgrow.
    """

    def __init__(
        self,
        setup: Setup,
        dice: Rng,
        sleeves: Rng,
        todo: Cells,
        num: Cells,
        face: Cells,
        seen: Cells,
        where: Cells,
        above: Cells,
        below: Cells,
        count: Cells,
        sight: Cells,
    ) -> None:
        self.setup: Final = setup
        self.viewer: i64 = NOBODY  # whose view this is; NOBODY: the true state
        self.over: bool = False
        self.won: i64 = 0  # bit per seat that won; none: a draw
        self.prompt: i64 = NOTHING  # the open question ...
        self.seat: i64 = NOBODY  # ... who is asked ...
        self.a: i64 = 0  # ... and about what
        self.b: i64 = 0
        self.c: i64 = 0
        self.depth: i64 = 0  # how much of the agenda is in use
        self.todo: Final = todo  # agenda: rows of step, a, b, c; the next one last
        self.num: Final = num  # every public number; Setup.fields names them
        self.face: Final = face  # face[card]: the one secret in the house
        self.seen: Final = seen  # seen[card]: bit per seat that knows the face
        self.where: Final = where  # where[card]: its zone
        self.above: Final = above  # the next card up, or the zone's seam
        self.below: Final = below  # the next card down, or the zone's seam
        self.count: Final = count  # count[zone]
        self.sight: Final = sight  # sight[zone]: bit per seat that sees faces there
        self.dice: Final = dice
        self.sleeves: Final = sleeves
        self.log: list[int] | None = None  # events, if anybody listens (events.py)

    def copy(self) -> State:
        return self.twin(self.setup, self.dice.copy(), self.sleeves.copy())

    def twin(self, setup: Setup, dice: Rng, sleeves: Rng) -> State:
        """A copy that goes on with this chance."""
        t = State(
            setup,
            dice,
            sleeves,
            self.todo[:],
            self.num[:],
            self.face[:],
            self.seen[:],
            self.where[:],
            self.above[:],
            self.below[:],
            self.count[:],
            self.sight[:],
        )
        t.viewer = self.viewer
        t.over = self.over
        t.won = self.won
        t.prompt = self.prompt
        t.seat = self.seat
        t.a = self.a
        t.b = self.b
        t.c = self.c
        t.depth = self.depth
        return t

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> str:
        raise TypeError("a State is saved by fourfold.kernel.snapshot, not pickled")

    def cells_used(self) -> i64:
        n: i64 = len(self.todo) + len(self.num) + len(self.face) + len(self.seen) + len(self.where)
        n += len(self.above) + len(self.below) + len(self.count) + len(self.sight)
        return n

    # -- looking at zones ---------------------------------------------------------------------------------------------
    def many(self, zone: i64) -> i64:
        return self.count[zone]

    def seam(self, zone: i64) -> i64:
        """Where a walk through the zone begins and ends: above it the bottom card, below it the top one."""
        return self.setup.cards + zone

    def top(self, zone: i64) -> i64:
        """The card on top; the zone must not be empty."""
        seam = self.setup.cards + zone
        return self.below[seam]

    def bottom(self, zone: i64) -> i64:
        """The lowest card; the zone must not be empty."""
        seam = self.setup.cards + zone
        return self.above[seam]

    def at(self, zone: i64, i: i64) -> i64:
        """The i-th card from the bottom."""
        if i < 0 or i >= self.count[zone]:
            raise IndexError("no such card in the zone")
        seam = self.setup.cards + zone
        card = self.above[seam]
        while i > 0:
            card = self.above[card]
            i -= 1
        return card

    def find(self, zone: i64, face: i64) -> i64:
        """The lowest card of that face in the zone, or NOBODY."""
        cards = self.setup.cards
        seam = cards + zone
        card = self.above[seam]
        while card < cards:
            if self.face[card] == face:
                return card
            card = self.above[card]
        return NOBODY

    def has(self, zone: i64, face: i64) -> bool:
        return self.find(zone, face) >= 0

    def kinds(self, zone: i64) -> i64:
        """Bit per face that lies in the zone (for games of at most 62 faces)."""
        bits: i64 = 0
        top: i64 = 0x2000000000000000  # see cells.bit
        cards = self.setup.cards
        seam = cards + zone
        card = self.above[seam]
        while card < cards:
            face = self.face[card]
            if face >= 0:
                bits |= top >> (61 - face)
            card = self.above[card]
        return bits

    def pick(self, zone: i64, face: i64) -> i64:
        """A card of that face to play, which must be there, so that the sleeve that leaves tells nothing of the others.

        A copy that every seat knows goes as it is. Otherwise chance chooses among all sleeves of the zone that are
        known to the same seats, and the face changes into that one.
        """
        cards = self.setup.cards
        seam = cards + zone
        card = self.below[seam]
        got: i64 = NOBODY
        differ: i64 = 0
        known: i64 = self.sight[zone]
        while card < cards:  # the whole zone, without a branch: a guess of where to stop would fail half the time
            got = card if self.face[card] == face else got
            differ |= self.seen[card] ^ known
            card = self.below[card]
        if got < 0:
            raise IndexError("no card of that face in the zone")
        if differ != 0 or known == self.setup.everyone:
            return self.pick_among(seam, got)
        skip = self.sleeves.below(self.count[zone])
        card = self.above[seam]
        while skip > 0:
            card = self.above[card]
            skip -= 1
        self.change(got, card)
        return card

    def pick_among(self, seam: i64, got: i64) -> i64:
        """The general case of pick, where not all cards of the zone are known to the same seats."""
        cards = self.setup.cards
        everyone = self.setup.everyone
        face = self.face[got]
        card = self.above[seam]
        while card < cards:
            if self.face[card] == face and self.seen[card] == everyone:
                got = card
            card = self.above[card]
        known = self.seen[got]
        if known == everyone:
            return got
        alike: i64 = 0
        card = self.above[seam]
        while card < cards:
            if self.seen[card] == known:
                alike += 1
            card = self.above[card]
        skip = self.sleeves.below(alike)
        card = self.above[seam]
        while self.seen[card] != known or skip > 0:
            if self.seen[card] == known:
                skip -= 1
            card = self.above[card]
        self.change(got, card)
        return card

    def change(self, card: i64, other: i64) -> None:
        """Two equally known cards change faces."""
        faces = self.face
        face = faces[card]
        faces[card] = faces[other]
        faces[other] = face

    # -- moving cards -------------------------------------------------------------------------------------------------
    def add(self, card: i64, face: i64, zone: i64) -> None:
        """Set up: this sleeve, with this face, on top of the zone."""
        self.face[card] = face
        self.seen[card] = self.sight[zone]
        self.where[card] = zone
        self.join(card, zone)

    def join(self, card: i64, zone: i64) -> None:
        above = self.above
        below = self.below
        seam = self.setup.cards + zone
        old = below[seam]
        above[old] = card
        below[card] = old
        above[card] = seam
        below[seam] = card
        self.count[zone] += 1

    def move(self, card: i64, to: i64) -> None:
        """The only way a card travels: onto `to`, whose onlookers now know its face."""
        if card < 0 or card >= self.setup.cards:
            raise IndexError("no such card")
        above = self.above
        below = self.below
        count = self.count
        where = self.where
        source = where[card]
        up = above[card]
        down = below[card]
        above[down] = up
        below[up] = down
        count[source] -= 1
        seam = self.setup.cards + to
        old = below[seam]
        above[old] = card
        below[card] = old
        above[card] = seam
        below[seam] = card
        count[to] += 1
        where[card] = to
        seen = self.seen
        seen[card] |= self.sight[to]
        if self.log is not None:
            self.tell_card(MOVED, NOBODY, source, to, card)

    def pour(self, source: i64, to: i64) -> None:
        """Move a whole zone, bottom card first, so that its order stays."""
        cards = self.setup.cards
        seam = cards + source
        card = self.above[seam]
        while card < cards:
            following = self.above[card]
            self.move(card, to)
            card = following

    def show(self, card: i64) -> None:
        """Everybody now knows this face."""
        self.seen[card] = self.setup.everyone
        if self.log is not None:
            self.tell_card(SHOWN, NOBODY, self.where[card], 0, card)

    def open_zone(self, zone: i64, sight: i64) -> None:
        """From now on these seats see the faces in the zone."""
        self.sight[zone] = sight
        cards = self.setup.cards
        seam = cards + zone
        card = self.above[seam]
        while card < cards:
            self.seen[card] |= sight
            if self.log is not None:
                self.tell_card(SHOWN, NOBODY, zone, 0, card)
            card = self.above[card]

    def shuffle(self, zone: i64) -> None:
        """Faces change sleeves and who had seen them is forgotten: a sleeve's number says nothing afterwards."""
        n = self.count[zone]
        cards = self.setup.cards
        order = cells(n)
        faces = self.face
        seen = self.seen
        above = self.above
        sight = self.sight[zone]
        dice = self.dice
        i: i64 = 0
        seam = cards + zone
        card = above[seam]
        while card < cards:
            order[i] = card
            seen[card] = sight
            card = above[card]
            i += 1
        draws: i64 = 0
        ready: i64 = 0
        while n > 1:
            if ready == 0:
                draws = dice.trio(n)
                ready = 3
            j = order[draws & 0xFFFF]
            draws >>= 16
            ready -= 1
            n -= 1
            i = order[n]
            face = faces[i]
            faces[i] = faces[j]
            faces[j] = face
        if self.log is not None:
            self.tell(SHUFFLED, NOBODY, zone, 0, 0)

    def roll(self, sides: i64) -> i64:
        value = self.dice.roll(sides)
        if self.log is not None:
            self.tell(ROLLED, NOBODY, sides, value, 0)
        return value

    # -- agenda -------------------------------------------------------------------------------------------------------
    def plan(self, step: i64, a: i64, b: i64, c: i64) -> None:
        """Do this next."""
        todo = self.todo
        n = self.depth
        todo[n] = step
        todo[n + 1] = a
        todo[n + 2] = b
        todo[n + 3] = c
        self.depth = n + ROW

    def next_step(self) -> i64:
        """The step that would be done next, or NOTHING."""
        n = self.depth - ROW
        if n < 0:
            return NOTHING
        return self.todo[n]

    def drop(self, rows: i64) -> None:
        """Forget the next steps."""
        self.depth -= rows * ROW

    def ask(self, prompt: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        self.prompt = prompt
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c

    def finish(self, won: i64) -> None:
        """The game ends; `won` has a bit per winner, none for a draw."""
        self.over = True
        self.won = won
        self.prompt = NOTHING
        self.depth = 0

    # -- telling ------------------------------------------------------------------------------------------------------
    def tell(self, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        """Log an event of public numbers."""
        if self.log is not None:
            self.write(kind, seat, a, b, c, NOBODY, HIDDEN, 0)

    def tell_card(self, kind: i64, seat: i64, a: i64, b: i64, card: i64) -> None:
        """Log an event about a card; who may read its face is settled now."""
        if self.log is not None:
            self.write(kind, seat, a, b, 0, card, self.face[card], self.seen[card])

    def write(self, kind: i64, seat: i64, a: i64, b: i64, c: i64, card: i64, face: i64, seen: i64) -> None:
        log = self.log
        if log is not None:
            log += [kind, seat, a, b, c, card, face, seen]


def blank(setup: Setup, dice: Rng, sleeves: Rng) -> State:
    """An empty table for this setup: every zone is there, no card yet."""
    z: i64
    cards = setup.cards
    zones = setup.zones
    above = cells(cards + zones)
    for z in range(cards, cards + zones):
        above[z] = z
    return State(
        setup,
        dice,
        sleeves,
        cells(setup.agenda * ROW),
        cells(setup.nums),
        cells(cards),
        cells(cards),
        cells(cards),
        above,
        above[:],
        cells(zones),
        setup.sight[:],
    )
