"""The hot part of bots: choose among the options of a view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from fourfold.kernel.drive import Fast
from fourfold.kernel.game import Game
from fourfold.kernel.packed import vec
from fourfold.kernel.secrets import mask
from fourfold.kernel.state import State

if TYPE_CHECKING:
    Cells = vec[i64]


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Chooses a move from a view whose owner is asked."""

    def choose(self, game: Game, view: State, out: Cells, n: i64, rng: Fast) -> i64:
        """One of the n options in `out`."""
        return out[rng.below(n)]


def play_out(game: Game, s: State, policies: list[Policy], rng: Fast, most: i64) -> i64:
    """Let policies play, one per seat, to the end or `most` decisions. Decisions with one option are not counted."""
    out = s.setup.out()
    decisions: i64 = 0
    while not s.over and decisions < most:
        n = game.options(s, out)
        if n == 1:
            game.play(s, out[0])
        else:
            decisions += 1
            game.play(s, policies[s.seat].choose(game, mask(s, s.seat), out, n, rng))
    return decisions
