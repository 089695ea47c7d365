"""The games: each a folder here, or a package that names itself in the entry points `fourfold.games`."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points
from types import ModuleType
from typing import Any

from fourfold.kernel.errors import FourfoldError
from fourfold.kernel.game import Game


@cache
def outside() -> dict[str, str]:
    """Games of other people's packages: name -> package. Asking every installed package is slow."""
    return {e.name: e.module for e in entry_points(group="fourfold.games")}


def names() -> list[str]:
    """Every game that is there, in alphabetical order."""
    own = [m.name for m in pkgutil.iter_modules(__path__) if m.ispkg]
    return sorted({*own, *outside()})


def own(name: str) -> bool:
    """Does this game's folder stand here (and not in somebody else's package)?"""
    return package(name) == f"{__name__}.{name}"


def package(name: str) -> str:
    """The package of a game: its texts, rulebook, drawing and bots lie there."""
    if name in outside():
        return outside()[name]
    if name not in names():
        listed = ", ".join(names())
        raise FourfoldError(f"there is no game {name}; there are {listed}", "no_game", given=name, games=listed)
    return f"{__name__}.{name}"


def part(name: str, module: str) -> ModuleType:
    """A game's own scene, draw, greedy or stats module."""
    return importlib.import_module(f"{package(name)}.{module}")


@cache
def find(name: str, module: str) -> ModuleType | None:
    """The same, or None if the game has no such part. (One that is there and cannot be imported is an error.)"""
    wanted = f"{package(name)}.{module}"
    try:
        return importlib.import_module(wanted)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{wanted}.".startswith(f"{error.name}."):
            raise
        return None


def offered(name: str, module: str, what: str) -> Any:
    """What a part of the game may bring: a function of its drawing, a table of its bot; None if it does not."""
    return getattr(find(name, module), what, None)


def load(name: str) -> Game:
    game: Game = importlib.import_module(package(name)).GAME
    return game
