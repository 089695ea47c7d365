"""What never changes in a match, shared by all copies of its states."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from fourfold.kernel.cells import bit, cells, filled, numbers
from fourfold.kernel.packed import vec

if TYPE_CHECKING:
    Cells = vec[i64]

NOBODY: Final = -1
UNKNOWN: Final = "?"  # the value of an option that somebody may not know


@final
class Zone:
    """One place for cards: its word in scenes and views, its owner (NOBODY: the table's) and who sees faces there."""

    def __init__(self, word: str, owner: int, sight: int, picky: bool = False) -> None:
        self.word: str = word
        self.owner: int = owner
        self.sight: int = sight
        self.picky: bool = picky  # only some faces may lie here (Game.fits), which `imagine` respects


@final
class Field:
    """A named run of public numbers in State.num: `size` cells from `start`, one per seat or place or card.

    `each`: how many cells of it belong to each seat, such as one per place before him. What is not `said` is
    bookkeeping that means nothing at the questions that scenes tell.
    """

    def __init__(self, word: str, start: int, size: int = 1, each: int = 1, said: bool = True) -> None:
        self.word: str = word
        self.start: int = start
        self.size: int = size
        self.each: int = each
        self.said: bool = said


@final
class Setup:
    """Frozen: options, seats, cards and their figures, zone layout, names. Moves mean something only with it."""

    def __init__(
        self,
        game: str,
        rules: str,
        seats: int,
        options: dict[str, str],
        opt: list[int],
        faces: list[str],
        zones: list[Zone],
        fields: list[Field],
        pools: list[list[int]],
        moves: int,
        agenda: int,
        facts: list[int],
        known: list[int] | None = None,
        private: dict[str, int] | None = None,
    ) -> None:
        self.game: str = game
        self.rules: str = rules  # version of the rulebook
        self.options: dict[str, str] = options  # every option, spelled out
        self.seats: i64 = seats
        self.everyone: i64 = bit(seats + 1) - 1  # a bit per seat, and one for those who only watch
        self.opt: Final = filled(opt)  # the options as numbers, in the game's order
        self.faces: list[str] = faces  # face -> its canonical word
        self.layout: list[Zone] = zones
        self.zones: i64 = len(zones)
        self.sight: Final = filled([z.sight for z in zones])  # at the start; a State may change its own
        self.picky: Final = filled([1 if z.picky else 0 for z in zones])
        self.fields: list[Field] = fields
        self.nums: i64 = max([f.start + f.size for f in fields], default=0)
        # pools[g]: how many copies of each face group g of the sleeves holds; sleeves are numbered group by group
        self.pools: list[list[int]] = pools
        self.private: dict[str, int] = private or {}  # options that only some seats know, a bit each
        self.known: list[int] = known if known is not None else [int(self.everyone)] * len(pools)
        self.group: Final = filled([g for g, pool in enumerate(pools) for n in pool for _ in range(n)])
        self.cards: i64 = len(self.group)
        self.stock: Final = filled([n for pool in pools for n in pool + [0] * (len(faces) - len(pool))])
        self.public_lists: bool = all(k == self.everyone for k in self.known)
        self.moves: i64 = moves
        self.agenda: i64 = agenda
        self.facts: Final = filled(facts)  # the game's own figures
        self.hash: str = self._fingerprint()
        self.masks: dict[int, Setup] = {}

    def _fingerprint(self) -> str:
        parts: list[object] = [self.game, self.rules, int(self.seats), sorted(self.options.items()), self.faces]
        parts += [[(z.word, z.owner, z.sight) for z in self.layout], [(f.word, f.start, f.size) for f in self.fields]]
        parts += [self.pools, int(self.moves), int(self.agenda), numbers(self.facts)]
        return hashlib.blake2b(repr(parts).encode(), digest_size=8).hexdigest()

    def out(self) -> Cells:
        """A buffer for the options of any prompt (one more cell: listing writes before it counts)."""
        return cells(self.moves + 1)

    def zone(self, word: str, owner: int = NOBODY) -> int:
        for i, z in enumerate(self.layout):
            if z.word == word and z.owner == owner:
                return i
        raise KeyError(f"no zone {word} of {owner}")

    def seen_by(self, seat: int) -> Setup:
        """The same match without the deck lists that this seat may not know (E-11.6)."""
        if self.public_lists:
            return self
        sees = bit(seat)
        if seat not in self.masks:
            pools = [pool if k & sees else [sum(pool)] for pool, k in zip(self.pools, self.known, strict=True)]
            hidden = {word: UNKNOWN for word, knows in self.private.items() if not knows & sees}
            masked = Setup(
                self.game,
                self.rules,
                int(self.seats),
                self.options | hidden,
                numbers(self.opt),
                self.faces,
                self.layout,
                self.fields,
                pools,
                int(self.moves),
                int(self.agenda),
                numbers(self.facts),
                self.known,
                self.private,
            )
            self.masks[seat] = masked
        return self.masks[seat]
