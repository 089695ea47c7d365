"""The games: each a folder here, or a package that names itself in the entry points `fourfold.games`."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from types import ModuleType

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


def has(name: str, module: str) -> bool:
    """Does the game have this part? (One that is there and fails to import is an error of its own.)"""
    try:
        return find_spec(f"{package(name)}.{module}") is not None
    except ModuleNotFoundError:  # of a folder in which the part would lie
        return False


def part(name: str, module: str) -> ModuleType:
    """A game's own scene, draw, greedy or stats module."""
    return importlib.import_module(f"{package(name)}.{module}")


def load(name: str) -> Game:
    game: Game = importlib.import_module(package(name)).GAME
    return game
