"""Uniformly random play, as fast as it goes: for benchmarks, soak runs and rollouts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from fourfold.kernel.cells import cells
from fourfold.kernel.game import Game
from fourfold.kernel.packed import vec
from fourfold.kernel.rng import POLICY, Fast, Rng, fast, key_of, seeded
from fourfold.kernel.secrets import imagine, mask
from fourfold.kernel.setup import Setup
from fourfold.kernel.state import State

if TYPE_CHECKING:
    Cells = vec[i64]


def playout(game: Game, s: State, rng: Fast, most: i64) -> i64:
    """Random moves to the end, or until `most` decisions. Single options are played and not counted.

    The buffer is made here: an array that interpreted code hands to compiled code is never freed (docs/design.md).
    """
    out = s.setup.out()
    decisions: i64 = 0
    while not s.over and decisions < most:
        n = game.options(s, out)
        if n == 1:
            game.play(s, out[0])
        else:
            decisions += 1
            game.play(s, out[rng.below(n)])
    return decisions


def many_games(game: Game, setup: Setup, seed: str, games: i64) -> i64:
    """Play random games; how many decisions they had."""
    i: i64
    k: i64
    total: i64 = 0
    endless: i64 = 1000000000
    seeds = seeded(key_of(seed), POLICY)
    rng = fast(seed)
    for i in range(games):
        key = cells(8)
        for k in range(8):
            key[k] = seeds.word()
        total += playout(game, game.start_from(setup, key, False), rng, endless)
    return total


def position(game: Game, setup: Setup, seed: str, decisions: i64) -> State:
    """A position in the middle of a random game."""
    s = game.start(setup, seed)
    playout(game, s, fast(seed), decisions)
    return s


def many_copies(s: State, times: i64) -> i64:
    total: i64 = 0
    i: i64
    for i in range(times):
        total += s.copy().depth
    return total


def many_masks(s: State, seat: i64, times: i64) -> i64:
    total: i64 = 0
    i: i64
    for i in range(times):
        total += mask(s, seat).depth
    return total


def many_worlds(game: Game, view: State, rng: Rng, times: i64) -> i64:
    total: i64 = 0
    i: i64
    for i in range(times):
        total += imagine(game, view, rng).depth
    return total


__all__ = [
    "Fast",
    "fast",
    "many_copies",
    "many_games",
    "many_masks",
    "many_worlds",
    "playout",
    "position",
]  # Fast and fast live in rng.py
