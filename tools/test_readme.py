"""What the README shows is executed: its Python as a doctest, its commands as they stand."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"
COMMANDS = re.findall(r"^    (fourfold [^\n]*)$", README.read_text(encoding="utf-8"), re.MULTILINE)
AT_A_TERMINAL = ("--guide", "--seats", "--resume")


def test_the_python_of_the_readme_runs():
    result = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert result.attempted > 3
    assert result.failed == 0


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where game.txt lies, the game that the README's commands speak of."""
    where = tmp_path_factory.mktemp("readme")
    game = ["play", "tank", "--plain", "--seats", "you,greedy", "--seed", "1", "--pace", "0", "--save", "game.txt"]
    typed = "1\n" * 5000
    done = subprocess.run(
        [sys.executable, "-m", "fourfold", *game], cwd=where, input=typed, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return where


@pytest.mark.slow
@pytest.mark.parametrize("line", [c for c in COMMANDS if not any(w in c for w in AT_A_TERMINAL)])
def test_a_command_of_the_readme_works(line, folder):
    words = shlex.split(re.split(r"\s{3,}", line)[0])[1:]
    words = ["6" if w in ("1000", "2000") else w for w in words]  # the same command, fewer games
    env = os.environ | {"FOURFOLD_BENCH_SECONDS": "0.01"}
    program = [sys.executable, "-m", "fourfold", *words]
    done = subprocess.run(
        program, cwd=folder, env=env, capture_output=True, text=True, timeout=120, stdin=subprocess.DEVNULL
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()
