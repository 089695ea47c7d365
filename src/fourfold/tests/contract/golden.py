"""Fingerprints of behaviour: a change of a rule, of what consumes chance or of the state must touch them on purpose.

Both worlds compute them and compare with the same file (`golden.toml` in a game's tests), so interpreted and compiled
agree. `python -m fourfold.tests.contract.golden GAME` writes the file anew.
"""

from __future__ import annotations

import hashlib
import sys
import tomllib
from pathlib import Path

from fourfold import games
from fourfold.kernel import drive, snapshot
from fourfold.kernel.game import Game
from fourfold.kernel.setup import Setup
from fourfold.kernel.state import State

DEFAULT, NAMED, OTHER = 1000, 100, 10  # seeds: of the default, of the variants with a golden count, of the others
DEPTH = 3
ENDLESS = 10**9


def path(name: str) -> Path:
    return Path(str(games.part(name, "tests").__file__)).with_name("golden.toml")


def label(variant: dict[str, str]) -> str:
    return " ".join(f"{word}={value}" for word, value in variant.items()) or "default"


def seeds(game: Game, k: int) -> int:
    """A thousand of the default; a hundred of each seat count and preset; a few of every other option."""
    if k == 0:
        return DEFAULT
    words = set(game.variants()[k])
    return NAMED if words == {"seats"} or any(words - {"seats"} == set(p) for p in game.presets().values()) else OTHER


def played(game: Game, setup: Setup, count: int) -> tuple[int, str]:
    """Decisions and hash of so many random games, each looked at in its middle and at its end."""
    total = hashlib.blake2b(digest_size=8)
    decisions = 0
    setup.out()
    for k in range(count):
        s = game.start(setup, f"golden {k}")
        rng = drive.fast(f"golden {k}")
        for most in (20, ENDLESS):
            decisions += drive.playout(game, s, rng, most)
            total.update(snapshot.digest(s).encode())
    return decisions, total.hexdigest()


def perft(game: Game, s: State, depth: int, total: hashlib.blake2b) -> int:
    """How many positions lie so many answers away; all of them go into the hash."""
    if depth == 0 or s.over:
        total.update(snapshot.digest(s).encode())
        return 1
    count = 0
    for move in game.moves(s):
        t = s.copy()
        game.play(t, move)
        count += perft(game, t, depth - 1, total)
    return count


def fingerprint(game: Game, k: int) -> dict[str, int | str]:
    setup = game.prepare(game.variants()[k])
    count = seeds(game, k)
    decisions, digest = played(game, setup, count)
    total = hashlib.blake2b(digest_size=8)
    positions = perft(game, game.start(setup, "perft"), DEPTH, total)
    return {"games": count, "decisions": decisions, "hash": digest, "positions": positions, "tree": total.hexdigest()}


def expected(name: str) -> dict[str, dict[str, int | str]]:
    return tomllib.loads(path(name).read_text(encoding="utf-8"))


def write(name: str) -> None:
    game = games.load(name)
    lines = [f"# {DEPTH} answers deep from seed `perft`: positions, tree. Random games: decisions, hash."]
    for k, variant in enumerate(game.variants()):
        lines.append(f'\n["{label(variant)}"]')
        for word, value in fingerprint(game, k).items():
            lines.append(f"{word} = {value}" if isinstance(value, int) else f'{word} = "{value}"')
    path(name).write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for given in sys.argv[1:]:
        write(given)
