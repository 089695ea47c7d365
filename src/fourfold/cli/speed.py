"""`fourfold bench`: uniformly random play on one core, in CPU time, the median of five."""

from __future__ import annotations

import json as jsonlib
import os
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import TYPE_CHECKING

from fourfold import games
from fourfold.cli import house
from fourfold.kernel import drive
from fourfold.kernel.errors import FourfoldError
from fourfold.kernel.game import Game
from fourfold.kernel.rng import POLICY, key_of, seeded
from fourfold.kernel.secrets import mask

if TYPE_CHECKING:
    from fourfold.kernel.state import State

RUNS = 5
POSITION = 40  # decisions into a game: where copies are measured
CELL = 8  # bytes


def run(names: list[str], as_json: bool, lang: str) -> None:
    say = house.house(lang)
    rows = []
    for name in names or games.names():
        game = games.load(name)
        for seats in game.bench_rows():
            rows.append(measure(game, seats))
            if not as_json:
                print(say.text("play", "bench", {word: shown(value) for word, value in rows[-1].items()}), flush=True)
    if as_json:
        print(jsonlib.dumps(rows, indent=1))


def shown(value: object) -> str:
    return f"{value:,}" if isinstance(value, int | float) else str(value)


def measure(game: Game, seats: int) -> dict[str, object]:
    setup = game.prepare({"seats": seats})
    total = [0, 0]  # decisions, games

    def play(count: int) -> None:
        total[0] += int(drive.many_games(game, setup, f"bench {total[1]}", count))
        total[1] += count

    games_per_s = rate(play)
    state = drive.position(game, setup, "bench", POSITION)
    view = mask(state, state.seat if state.seat >= 0 else 0)
    rng = seeded(key_of("bench"), POLICY)
    each = total[0] / total[1]
    return {
        "game": game.name,
        "seats": seats,
        "decisions_per_s": round(games_per_s * each),
        "games_per_s": round(games_per_s, 1),
        "decisions_per_game": round(each, 1),
        "copy_ns": round(1e9 / rate(lambda n: drive.many_copies(state, n))),
        "mask_ns": round(1e9 / rate(lambda n: drive.many_masks(state, 0, n))),
        "imagine_ns": round(1e9 / rate(lambda n: drive.many_worlds(game, view, rng, n))),
        "state_bytes": size(state),
        "compiled": house.world() == "compiled",
    }


def rate(work: Callable[[int], object]) -> float:
    """How often per second of CPU time: the median of some runs, each long enough for the clock."""
    each = seconds()
    count = 1
    while True:
        spent = timed(work, count)
        if spent >= each / 4:
            break
        count = max(count + 1, min(count * 8, round(count * each / max(spent, 1e-6))))
    count = max(1, round(count * each / spent))
    return median(count / max(timed(work, count), 1e-9) for _ in range(RUNS))


def seconds() -> float:
    """Of each run."""
    given = os.environ.get("FOURFOLD_BENCH_SECONDS", "0.4")
    try:
        wanted = float(given)
    except ValueError:
        wanted = 0.0
    if not 0.001 <= wanted <= 60:
        raise FourfoldError(f"FOURFOLD_BENCH_SECONDS is no number of seconds: {given!r}", "bench_seconds", given=given)
    return wanted


def timed(work: Callable[[int], object], count: int) -> float:
    before = process_time()
    work(count)
    return process_time() - before


def size(state: State) -> int:
    """The cells of a state, and the two generators that it carries."""
    generator = 2 * (8 + 3 + 16 + 4)
    return (int(state.cells_used()) + generator) * CELL
