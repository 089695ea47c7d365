"""A game from somebody else's package: one folder, one entry point, and everything works with it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import fourfold

pytestmark = pytest.mark.slow
HERE = Path(__file__).parent


@pytest.fixture
def installed(tmp_path: Path) -> dict[str, str]:
    """The environment of a machine where the package `pebbles` is installed."""
    shutil.copytree(HERE / "outside" / "pebbles", tmp_path / "pebbles")
    info = tmp_path / "pebbles-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[fourfold.games]\npebbles = pebbles\n")
    engine = str(Path(fourfold.__file__).parent.parent)
    return os.environ | {"PYTHONPATH": os.pathsep.join([str(tmp_path), engine]), "PYTHONDONTWRITEBYTECODE": "1"}


def run(where: Path, env: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *words], cwd=where, env=env, capture_output=True, text=True, timeout=300)


def test_a_game_from_outside_is_listed(installed, tmp_path):
    done = run(tmp_path, installed, "-m", "fourfold", "games")
    assert done.returncode == 0
    assert "pebbles" in done.stdout
    assert "tank" in done.stdout


def test_a_game_from_outside_keeps_the_contract(installed, tmp_path):
    suite = str(HERE / "contract" / "test_contract.py")
    done = run(tmp_path, installed, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "pebbles", suite)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "passed" in done.stdout


def test_a_game_from_outside_is_played_by_bots(installed, tmp_path):
    program = (
        "from fourfold import bots, games; from fourfold.kernel.match import Match\n"
        "game = games.load('pebbles'); match = Match(game, game.prepare(), '1')\n"
        "seats = [bots.make('random', 'pebbles', str(k)) for k in range(2)]\n"
        "while not match.over: match.play(match.asked, seats[match.asked].choose(match.view(match.asked)))\n"
        "print('ended', match.winners())\n"
    )
    done = run(tmp_path, installed, "-c", program)
    assert done.stdout.startswith("ended"), done.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("sim", "pebbles", "--games", "20", "--bots", "random"), "P1"),
        (("bench", "pebbles", "--json"), '"game": "pebbles"'),
        (("play", "pebbles", "--seats", "random,random", "--plain", "--pace", "0"), "decisions"),
        (("cards", "pebbles"), ""),
        (("scene", "pebbles", "P1"), "cannot be set up"),
        (("rules", "pebbles"), "no rulebook"),
        (("deck", "pebbles", "check", "x.toml"), "x.toml"),
    ],
)
def test_every_command_copes_with_a_game_that_brings_no_more(installed, tmp_path, words, said):
    done = run(tmp_path, installed | {"FOURFOLD_BENCH_SECONDS": "0.01"}, "-m", "fourfold", *words)
    assert said in done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    assert "inside" not in done.stderr
    assert done.returncode == (0 if done.stdout else 2)
