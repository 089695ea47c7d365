"""Bots by name: `random`, `greedy`, and the other profiles that a game's greedy.py lists."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from fourfold import games
from fourfold.bots.policy import Policy
from fourfold.kernel.cells import filled
from fourfold.kernel.drive import Fast, fast
from fourfold.kernel.errors import FourfoldError
from fourfold.kernel.game import Game
from fourfold.kernel.packed import vec
from fourfold.kernel.state import State

if TYPE_CHECKING:
    Cells = vec[i64]

RANDOM = "random"


class Greedy(Policy):
    """Takes the option that the game's greedy.py values most; chance decides among equals."""

    def __init__(self, value: Callable[[State, int, Cells], int], weights: list[int]) -> None:
        self.value = value
        self.weights: Cells = filled(weights)

    def choose(self, game: Game, view: State, out: Cells, n: i64, rng: Fast) -> i64:
        best: i64 = -(2**60)
        chosen: i64 = out[0]
        ties: i64 = 0
        i: i64
        for i in range(n):
            worth: i64 = self.value(view, int(out[i]), self.weights)
            if worth > best:
                best = worth
                chosen = out[i]
                ties = 1
            elif worth == best:
                ties += 1
                if rng.below(ties) == 0:
                    chosen = out[i]
        return chosen


class Bot:
    """A policy with its own chance, for one seat."""

    def __init__(self, name: str, game: Game, policy: Policy, rng: Fast) -> None:
        self.name: str = name
        self.game: Game = game
        self.policy: Policy = policy
        self.rng: Fast = rng

    def choose(self, view: State) -> int:
        """The move this bot makes in a view of the seat that is asked."""
        if view.viewer != view.seat:
            raise FourfoldError("a bot chooses from the view of the seat that is asked, nothing else")
        out = view.setup.out()
        n = self.game.options(view, out)
        return int(self.policy.choose(self.game, view, out, n, self.rng))


def names(game: str) -> list[str]:
    """The bots that can play this game."""
    return [RANDOM, *(games.offered(game, "greedy", "PROFILES") or {})]


def policy(name: str, game: str) -> Policy:
    if name not in names(game):
        listed = ", ".join(names(game))
        raise FourfoldError(f"{game} has no bot {name}; it has {listed}", "no_bot", given=name, bots=listed)
    if name == RANDOM:
        return Policy()
    module = games.part(game, "greedy")
    return Greedy(cast("Callable[[State, int, Cells], int]", module.value), module.PROFILES[name])


def make(name: str, game: str, seed: str) -> Bot:
    """A bot for one seat of a match; the same seed gives the same player."""
    return Bot(name, games.load(game), policy(name, game), fast(f"{name} {seed}"))
