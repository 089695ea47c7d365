"""Imports go left only: kernel <- games <- bots, sim, env, print <- server, cli, web; and only a game names a game."""

import ast
from collections.abc import Iterator

import pytest

from fourfold.tests.sources import PACKAGE, source_files, tree

FLOORS = {
    "__init__": 0,
    "kernel": 1,
    "games": 2,
    "bots": 3,
    "sim": 3,
    "env": 3,
    "print": 3,
    "testing": 3,
    "server": 4,
    "cli": 4,
    "web": 4,
    "__main__": 5,
}


def is_module(name: str) -> bool:
    if name.removeprefix("fourfold.") in FLOORS:
        return True
    path = PACKAGE.parent.joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").exists()


def imported(file: str, code: ast.Module) -> Iterator[str]:
    """The modules of ours that a file imports, with their full names."""
    package = ("fourfold", *file.split("/")[:-1])
    for node in ast.walk(code):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else ()
            source = ".".join((*start, *filter(None, [node.module])))
            names = [full if is_module(full := f"{source}.{alias.name}") else source for alias in node.names]
        else:
            continue
        yield from (name for name in names if name.split(".")[0] == "fourfold")


def wrong(file: str, code: ast.Module) -> list[str]:
    """What a file imports and must not."""
    parts = file.removesuffix(".py").split("/")
    home = tuple(parts[:2]) if parts[0] == "games" and len(parts) > 2 else None  # a game's own folder
    found = []
    for name in imported(file, code):
        target = name.split(".")[1:] or ["__init__"]
        game = tuple(target[:2]) if target[0] == "games" and len(target) > 1 else None
        if home:
            allowed = target[0] == "kernel" or game == home
        else:
            allowed = game is None and FLOORS.get(target[0], 9) <= FLOORS[parts[0]]
        if not allowed:
            found.append(name)
    return found


@pytest.mark.parametrize("file", source_files())
def test_imports_go_left_only(file):
    assert file.removesuffix(".py").split("/")[0] in FLOORS, "give this module a floor"
    assert wrong(file, tree(file)) == []


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("kernel/state.py", "from fourfold import games"),
        ("kernel/state.py", "from ..games import tank"),
        ("games/tank/turn.py", "import fourfold.games.shovels.cards"),
        ("games/tank/turn.py", "from fourfold.bots import levels"),
        ("games/tank/turn.py", "from fourfold import testing"),
        ("games/__init__.py", "from fourfold.games.tank import GAME"),
        ("sim/match.py", "import fourfold.cli.main"),
        ("cli/main.py", "from fourfold.games.tank import cards"),
        ("cli/main.py", "def play():\n    from fourfold.games.tank import cards"),
    ],
)
def test_a_wrong_import_is_caught(file, line):
    assert wrong(file, ast.parse(line))


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("games/tank/turn.py", "from fourfold.kernel.state import State"),
        ("games/tank/turn.py", "from fourfold.games.tank import cards"),
        ("games/tank/turn.py", "from . import cards"),
        ("cli/main.py", "from fourfold import games, sim"),
        ("sim/match.py", "import fourfold.bots.levels, os"),
    ],
)
def test_a_right_import_is_not(file, line):
    assert wrong(file, ast.parse(line)) == []
