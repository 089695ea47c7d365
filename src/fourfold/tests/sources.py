"""The Python files of the installed package: they lie beside the .so files in the compiled world too."""

import ast
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parent.parent


def source_files() -> list[str]:
    """Every Python file that is not a test, by its path inside the package."""
    paths = (path.relative_to(PACKAGE) for path in PACKAGE.rglob("*.py"))
    return sorted(path.as_posix() for path in paths if "tests" not in path.parts and path.name != "conftest.py")


def game_folders() -> list[Path]:
    return sorted(path.parent for path in PACKAGE.glob("games/*/__init__.py"))


@cache
def tree(file: str) -> ast.Module:
    return ast.parse((PACKAGE / file).read_text(encoding="utf-8"), file)
