"""The same games under every value of an option: a class matrix, or both readings of an ambiguous rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from fourfold import games
from fourfold.kernel.errors import BadOption
from fourfold.sim.run import Plan, Tally, plan, run


class Cell(NamedTuple):
    """One value: what it is called, the plans over which its games go around, and how many they are."""

    label: str
    plans: list[Plan]
    tally: Tally


def cells(game: str, options: dict[str, str], bots: list[str], seed: str, word: str) -> list[tuple[str, list[Plan]]]:
    """What to play for each value of the option."""
    seats = int(games.load(game).prepare(options).seats)
    own = games.offered(game, "stats", "VARY") or {}
    if word in own:
        return [
            (label, [plan(game, options | more, bots, seed) for more in turns]) for label, turns in own[word](seats)
        ]
    option = next((o for o in games.load(game).option_list() if o.word == word), None)
    if option is None or not option.values or option.low != option.high:
        named = [o.word for o in games.load(game).option_list() if o.values and o.low == o.high]
        known = ", ".join([*own, *named])
        raise BadOption(f"nothing to vary in {word}; there are {known}", "no_vary", option=word, options=known)
    varied = [(value, options | {word: value}) for value in option.values]
    return [(value, [plan(game, more, bots, seed)]) for value, more in varied if playable(game, more)]


def playable(game: str, options: dict[str, str]) -> bool:
    """Two seats cannot begin with the ninth."""
    try:
        games.load(game).prepare(options)
    except BadOption:
        return False
    return True


def vary(
    game: str,
    options: dict[str, str],
    bots: list[str],
    seed: str,
    word: str,
    count: int,
    jobs: int,
    progress: Callable[[int], None] = lambda done: None,
) -> list[Cell]:
    out: list[Cell] = []
    todo = cells(game, options, bots, seed, word)
    for k, (label, plans) in enumerate(todo):
        tally: Tally = Counter()
        share, extra = divmod(count, len(plans))
        for j, p in enumerate(plans):
            tally += run(p, share + (1 if j < extra else 0), jobs)
        out.append(Cell(label, plans, tally))
        progress((k + 1) * count)
    return out
