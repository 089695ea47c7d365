"""`fourfold sim`: many games between bots, with figures that say how sure they are."""

from __future__ import annotations

import json as jsonlib
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import TypeGuard

from fourfold import games
from fourfold.cli import house
from fourfold.kernel.errors import FourfoldError
from fourfold.kernel.figures import Mean, Share, share
from fourfold.kernel.words import Say
from fourfold.sim.report import Report, plain, report
from fourfold.sim.run import Plan, Tally, plan, run, setup_of
from fourfold.sim.vary import Cell, vary

BAR = 30


def command(
    game: str,
    count: int,
    bots: str,
    options: list[str],
    preset: str,
    seed: str,
    jobs: int,
    vary_word: str,
    as_json: bool,
    lang: str,
    bands: str = "",
) -> int:
    record = games.load(game)
    say = Say(games.package(game), house.language(lang))
    try:
        given = dict(record.presets().get(preset, {})) | house.given_options(options)
        record.prepare(given, preset)
        if bands and vary_word:
            raise FourfoldError("bands judge one report, not those of --vary", "bands_vary")
        limits = read_bands(bands) if bands else {}
        if count < 1:
            raise FourfoldError(f"{count} games are none", "no_games", n=count)
        named = [b.strip() for b in bots.split(",") if b.strip()]
        jobs = jobs if jobs > 0 else os.cpu_count() or 1
        if vary_word:
            with progress(count * len(list(games_of(game, given, vary_word)))) as done:
                cells = vary(game, given, named, seed, vary_word, count, jobs, done)
            show_matrix(game, cells, say, as_json)
            return 0
        p = plan(game, given, named, seed)
        say.learn(record, setup_of(p.game, p.options))
        with progress(count) as done:
            tally = run(p, count, jobs, done)
    except FourfoldError as error:
        raise house.belongs(error, say) from error.__cause__
    found = report(p, tally)
    if as_json:
        print(jsonlib.dumps(head(p, count) | {"report": plain(found)}, indent=1))
    else:
        show(found, say)
    return judged(found, limits, say)


def head(p: Plan, count: int) -> dict[str, object]:
    return {"game": p.game, "options": dict(p.options), "bots": list(p.bots), "seed": p.seed, "games": count}


def games_of(game: str, given: dict[str, str], word: str) -> Iterator[str]:
    from fourfold.sim.vary import cells

    return (label for label, _ in cells(game, given, ["random"], "", word))


@contextmanager
def progress(total: int) -> Iterator[Callable[[int], None]]:
    """A bar on stderr, where that is a terminal."""
    began = monotonic()

    def done(n: int) -> None:
        if sys.stderr.isatty():
            full = BAR * n // total
            rate = n / max(1e-9, monotonic() - began)
            sys.stderr.write(f"\r{'█' * full}{'░' * (BAR - full)} {n:,}/{total:,}  {rate:,.0f}/s ")
            sys.stderr.flush()

    yield done
    if sys.stderr.isatty():
        sys.stderr.write("\r\x1b[K")


# -- showing ----------------------------------------------------------------------------------------------------------
def label(say: Say, word: str) -> str:
    """What a row or a column is called; one of several words (`heavy light`, `± heavy`) word by word."""
    for section in ("stat", "word", "card", "field", "option"):
        if say.has(section, word):
            return say.get(section, word)
    return " ".join(label(say, w) for w in word.split()) if " " in word else word


def shown(value: object) -> str:
    if isinstance(value, Share):
        return f"{100 * value.share:.1f} % [{100 * value.low:.1f}, {100 * value.high:.1f}]"
    if isinstance(value, Mean):
        digits = 1 if abs(value.mean) >= 10 else 2
        low, average, high = (f"{n:z.{digits}f}" for n in (value.low, value.mean, value.high))
        return f"{average} [{low}, {high}]  {value.least}–{value.p50}–{value.p90}–{value.most}"
    if isinstance(value, float):
        return f"{value:.2f}"
    return f"{value:,}" if isinstance(value, int) else str(value)


def show(found: Report, say: Say) -> None:
    """Every section as an aligned table; intervals are of 95 %, spreads are least–median–90 %–most."""
    for section, rows in found.items():
        if not rows:
            continue
        columns = list(dict.fromkeys(column for row in rows.values() for column in row))
        lines = [["", *(label(say, c) for c in columns)]]
        lines += [[label(say, row), *(shown(figures.get(c, "")) for c in columns)] for row, figures in rows.items()]
        print(f"\n{label(say, section)}")
        table(lines)
    print(f"\n{say.text('play', 'intervals')}")


def table(lines: list[list[str]]) -> None:
    widths = [max(len(line[k]) for line in lines) for k in range(len(lines[0]))]
    for line in lines:
        rest = (cell.rjust(width) for cell, width in zip(line[1:], widths[1:], strict=True))
        print(f"  {line[0].ljust(widths[0])}  {'  '.join(rest)}".rstrip())


def show_matrix(game: str, cells: list[Cell], say: Say, as_json: bool) -> None:
    """Wins by class, or by seat, for each value, with the distance to parity; or as the game draws its own matrix."""
    parity = games.offered(game, "stats", "parity")
    rows: dict[str, dict[str, object]] = {}
    for cell in cells:
        rows[cell.label] = wins(cell, parity(cell.label) if parity else {})
    if as_json:
        print(
            jsonlib.dumps(
                [head(c.plans[0], c.tally["games",]) | {"value": c.label, "wins": plain(rows[c.label])} for c in cells]
            )
        )
        return
    matrix = games.offered(game, "stats", "matrix")
    say.learn(games.load(game), setup_of(game, cells[0].plans[0].options))
    against = matrix([(c.label, c.tally) for c in cells]) if matrix else {}
    show({"against": against} if against else {"matrix": rows}, say)


def wins(cell: Cell, parity: dict[str, float]) -> dict[str, object]:
    tally: Tally = cell.tally
    count = tally["games",]
    row: dict[str, object] = {"draws": share(tally["draws",], count)}
    if parity and any(tally["seated", word] for word in parity):
        for word, fair in parity.items():
            won = share(tally["won", word], count)
            row[word] = won
            row[f"± {word}"] = f"{100 * (won.share - fair):+.1f}"
    else:
        for seat in range(len(cell.plans[0].bots)):
            row[f"P{seat + 1}"] = share(tally["seat_wins", seat], count)
    return row


# -- bands ------------------------------------------------------------------------------------------------------------
def read_bands(path: str) -> dict[str, object]:
    """A TOML file of `"section.row.figure" = [low, high]`."""
    import tomllib

    text = house.read_file(path)
    try:
        bands: dict[str, object] = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # endless numbers and endless brackets too
        raise FourfoldError(f"{path}: {error}", "bands_file", path=path, reason=error) from error
    return bands


def is_band(limits: object) -> TypeGuard[list[float]]:
    """Two numbers? (A bool is none.)"""
    return isinstance(limits, list) and len(limits) == 2 and all(type(n) in (int, float) for n in limits)


def judged(found: Report, bands: dict[str, object], say: Say) -> int:
    """1 if a figure lies outside its band."""
    outside = 0
    for name, limits in bands.items():
        value = figure(found, name)
        if value is None or not is_band(limits):
            raise FourfoldError(f"{name} is no figure of this report, or not [low, high]", "bands_name", name=name)
        if not limits[0] <= value <= limits[1]:
            outside = 1
            facts = {"name": name, "value": round(value, 4), "low": limits[0], "high": limits[1]}
            print(say.text("error", "band", facts), file=sys.stderr)
    return outside


def figure(found: Report, name: str) -> float | None:
    section, _, rest = name.partition(".")
    row, _, column = rest.rpartition(".")
    value = found.get(section, {}).get(row, {}).get(column)
    if isinstance(value, Share):
        return value.share
    if isinstance(value, Mean):
        return value.mean
    return float(value) if isinstance(value, int | float) else None
