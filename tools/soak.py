"""Play many random games over all variants of every game and check every invariant: `python tools/soak.py [GAME ...]`.

Every game is checked at its end, one in fifty at every decision. Prints games, decisions and memory; exits 1 at the
first fault, naming game, variant and seed.
"""

from __future__ import annotations

import argparse
import resource
import sys
import time
from concurrent.futures import ProcessPoolExecutor

from fourfold import games
from fourfold.kernel import check, drive

ENDLESS = 10**9
BATCH = 200
THOROUGH = 50


def batch(name: str, variant: int, first: int, last: int) -> tuple[int, list[str], int]:
    """Decisions, faults, and the memory of this process in KiB."""
    game = games.load(name)
    setup = game.prepare(game.variants()[variant])
    setup.out()
    decisions = 0
    for k in range(first, last):
        s = game.start(setup, f"soak {k}")
        rng = drive.fast(f"soak {k}")
        step = 1 if k % THOROUGH == 0 else ENDLESS
        while not s.over:
            decisions += drive.playout(game, s, rng, step)
            found = check.faults(game, s)
            if found:
                return decisions, [f"{name} {game.variants()[variant]} seed 'soak {k}': {f}" for f in found], memory()
    return decisions, [], memory()


def memory() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("games", nargs="*", default=[], help="which games (default: all)")
    parser.add_argument("--count", type=int, default=1_000_000, help="games to play of each, over all its variants")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    for name in given.games or games.names():
        variants = games.load(name).variants()
        each = -(-given.count // len(variants))
        work = [(name, v, k, min(k + BATCH, each)) for k in range(0, each, BATCH) for v in range(len(variants))]
        began, decisions, most, done = time.monotonic(), 0, 0, 0
        with ProcessPoolExecutor(given.jobs) as pool:
            for n, found, kib in pool.map(batch, *zip(*work, strict=True)):
                decisions, most, done = decisions + n, max(most, kib), done + 1
                if found:
                    print(*found, sep="\n")
                    pool.shutdown(cancel_futures=True)
                    return 1
                if done % 50 == 0:
                    print(f"\r{name}: {done * 100 // len(work)} %, {kib} KiB", end="", file=sys.stderr, flush=True)
        print(
            f"\r{name}: {each * len(variants):,} games of {len(variants)} variants, {decisions:,} decisions, no fault; "
            f"{time.monotonic() - began:.0f} s, at most {most // 1024} MiB a process"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
