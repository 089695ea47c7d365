"""Play many random games over all variants of every game and check every invariant: `python tools/soak.py [GAME ...]`.

Every game is checked at its end, one in fifty at every decision, and by the game's own audit (`tests/audit.py`) if it
has one. Prints games, decisions and memory; exits 1 at the first fault, naming game, variant and seed, or if the audit
names an effect that no game used.
"""

from __future__ import annotations

import argparse
import resource
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from fourfold import games
from fourfold.kernel import check, drive

ENDLESS = 10**9
BATCH = 200
THOROUGH = 50


class Found(NamedTuple):
    """What a batch of games showed."""

    decisions: int
    faults: list[str]
    memory: int  # of this process, in KiB
    used: set[str]  # effects, of those that there are
    every: set[str]


def batch(name: str, variant: int, first: int, last: int) -> Found:
    game = games.load(name)
    setup = game.prepare(game.variants()[variant])
    setup.out()
    audit = auditor(setup) if (auditor := games.offered(name, "tests.audit", "Audit")) else None
    decisions = 0
    found: list[str] = []
    for k in range(first, last):
        thorough = k % THOROUGH == 0
        s = game.start(setup, f"soak {k}", listen=thorough and audit is not None)
        rng = drive.fast(f"soak {k}")
        while not s.over and not found:
            decisions += drive.playout(game, s, rng, 1 if thorough else ENDLESS)
            found = check.faults(game, s)
            if audit and thorough:
                audit.look(s)
        if audit and thorough:
            audit.close(s)
            found += audit.faults
        if found:
            found = [f"{name} {game.variants()[variant]} seed 'soak {k}': {fault}" for fault in found]
            break
    return Found(decisions, found, memory(), audit.used if audit else set(), audit.every() if audit else set())


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
        began, decisions, most = time.monotonic(), 0, 0
        used, every = set[str](), set[str]()
        with ProcessPoolExecutor(given.jobs) as pool:
            for done, found in enumerate(pool.map(batch, *zip(*work, strict=True)), 1):
                decisions, most = decisions + found.decisions, max(most, found.memory)
                used |= found.used
                every |= found.every
                if found.faults:
                    print(*found.faults, sep="\n")
                    pool.shutdown(cancel_futures=True)
                    return 1
                if done % 50 == 0:
                    print(f"\r{name}: {done * 100 // len(work)} %, {most} KiB", end="", file=sys.stderr, flush=True)
        effects = f"{len(used)} of {len(every)} effects used, " if every else ""
        print(
            f"\r{name}: {each * len(variants):,} games of {len(variants)} variants, {decisions:,} decisions, no fault, "
            f"{effects}{time.monotonic() - began:.0f} s, at most {most // 1024} MiB a process"
        )
        if every - used:
            print(f"{name}: no game used {', '.join(sorted(every - used))}")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
