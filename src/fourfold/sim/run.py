"""Games in batches. Every game's chance follows from the seed and its number alone, so any number of jobs agrees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import islice
from typing import Final, NamedTuple

from fourfold import games
from fourfold.bots.bot import policy
from fourfold.bots.policy import Policy, play_out
from fourfold.kernel.drive import fast
from fourfold.kernel.errors import FourfoldError
from fourfold.kernel.setup import Setup

Tally = Counter[tuple[object, ...]]

BATCH: Final = 50  # games; fixed, so that the batches do not depend on the number of jobs
ENDLESS: Final = 1_000_000  # decisions: no game of ours is longer, a bot that stalls one is


class Plan(NamedTuple):
    """What to play. Bots sit down in turn: bot b of game k is at seat (b + k) mod seats."""

    game: str
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    seed: str


@cache
def setup_of(game: str, options: tuple[tuple[str, str], ...]) -> Setup:
    return games.load(game).prepare(dict(options))


@cache
def policy_of(bot: str, game: str) -> Policy:
    return policy(bot, game)


def plan(game: str, options: dict[str, str], bots: list[str], seed: str) -> Plan:
    """A checked plan: one bot for all seats, or one per seat."""
    setup = games.load(game).prepare(options)
    seats = int(setup.seats)
    if len(bots) == 1:
        bots = bots * seats
    if len(bots) != seats:
        message = f"{len(bots)} bots for {seats} seats: name one for all, or one per seat"
        raise FourfoldError(message, "bots_seats", n=len(bots), seats=seats)
    for bot in bots:
        policy(bot, game)
    return Plan(game, tuple(sorted(setup.options.items())), tuple(bots), seed)


def play_one(p: Plan, k: int, tally: Tally) -> None:
    """Play game k and count what happened."""
    game = games.load(p.game)
    setup = setup_of(p.game, p.options)
    seats = int(setup.seats)
    bots = [p.bots[(seat - k) % seats] for seat in range(seats)]
    policies = [policy_of(bot, p.game) for bot in bots]
    state = game.start(setup, f"{p.seed}/{k}", listen=True)
    decisions = play_out(game, state, policies, fast(f"bots {p.seed}/{k}"), ENDLESS)
    if not state.over:
        raise FourfoldError(f"game {k} did not end within {ENDLESS} decisions")
    winners = [seat for seat in range(seats) if (state.won >> seat) & 1]
    tally["games",] += 1
    tally["decisions", int(decisions)] += 1
    if not winners:
        tally["draws",] += 1
    for seat in winners:
        tally["seat_wins", seat] += 1
        tally["bot_wins", bots[seat]] += 1
    for bot in bots:
        tally["bot_games", bot] += 1
    own = games.offered(p.game, "stats", "count")
    if own:
        own(state, tally)


def batch(p: Plan, first: int, last: int) -> Tally:
    tally: Tally = Counter()
    for k in range(first, last):
        play_one(p, k, tally)
    return tally


def batches(count: int) -> Iterator[tuple[int, int]]:
    return ((k, min(k + BATCH, count)) for k in range(0, count, BATCH))


def run(p: Plan, count: int, jobs: int = 1, progress: Callable[[int], None] = lambda done: None) -> Tally:
    """All games, counted; the same for any number of jobs."""
    total: Tally = Counter()
    if jobs <= 1 or count <= BATCH:
        for first, last in batches(count):
            total += batch(p, first, last)
            progress(last)
        return total
    with ProcessPoolExecutor(jobs) as pool:
        waiting = batches(count)
        running = [pool.submit(batch, p, first, last) for first, last in islice(waiting, jobs * 2)]
        done = 0
        while running:
            tally = running.pop(0).result()
            total += tally
            done += tally["games",]
            progress(done)
            running += [pool.submit(batch, p, first, last) for first, last in islice(waiting, 1)]
    return total
