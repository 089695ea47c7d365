"""Who sits where: people and bots, from `--seats you,greedy`."""

from __future__ import annotations

from typing import Protocol

from fourfold.kernel.errors import FourfoldError
from fourfold.kernel.game import SEATS, Game
from fourfold.kernel.state import State

YOU = "you"


class Bot(Protocol):
    def choose(self, view: State) -> int: ...


def seated(game: Game, words: str, options: dict[str, str]) -> list[str]:
    """The name for each seat. Their number goes into the options, unless these say it; then the rest is filled."""
    names = [w.strip().lower() for w in words.split(",") if w.strip()]
    names = [YOU if n in ("yo", "tú", "tu", "me", "human") else n for n in names]
    known = next((o for o in game.option_list() if o.word == SEATS), None)
    wanted = options.get(SEATS, "")
    if names and wanted and wanted.lstrip("0") != str(len(names)):
        raise FourfoldError(
            f"{len(names)} players are named for {wanted} seats", "seats_differ", named=len(names), seats=wanted
        )
    if names and known is not None:
        if not known.low <= len(names) <= known.high and known.low != known.high:
            raise FourfoldError(
                f"{game.name} is for {known.low} to {known.high} seats, not {len(names)}",
                "seats_range",
                low=known.low,
                high=known.high,
                given=len(names),
            )
        options[SEATS] = str(len(names))
    return names


def filled(names: list[str], seats: int, game: str) -> list[str]:
    """You, and the house's bot at every other seat."""
    return names or [YOU, *[usual(game)] * (seats - 1)]


def usual(game: str) -> str:
    from fourfold import bots

    try:
        bots.make("greedy", game, "probe")
    except (FourfoldError, ImportError):
        return "random"
    return "greedy"


def bots_of(names: list[str], game: str, seed: str) -> list[Bot | None]:
    """A bot for each seat that is not a person's."""
    from fourfold import bots

    return [None if name == YOU else bots.make(name, game, f"{seed}/{p}") for p, name in enumerate(names)]
