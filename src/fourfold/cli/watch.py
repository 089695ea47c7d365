"""A recorded game: shown from a seat, stepped through, or only verified."""

from __future__ import annotations

import sys

from fourfold import games
from fourfold.cli import board, house
from fourfold.cli.screen import Screen
from fourfold.kernel.errors import FourfoldError
from fourfold.kernel.layout import safe
from fourfold.kernel.match import CONCEDE, Match
from fourfold.kernel.words import Say

NEXT = ("", "n", "next", "s")
BACK = ("p", "b", "previous", "a")
LEAVE = ("q", "quit", "exit", "salir")


def verify(path: str, lang: str) -> int:
    """Exit 0 if every hash holds, 1 if the file is damaged."""
    say = house.house(lang)
    text = house.read_file(path)
    try:
        match = house.replayed(path, text)
    except FourfoldError as error:
        house.fail(house.sentence(error), 1)
    table = Say(games.package(match.game.name), house.language(lang)).learn(match.game, match.setup)
    facts = {"path": path, "n": len(match.record), "end": board.outcome(match, table) if match.over else ""}
    print(say.text("play", "verified" if match.over else "verified_open", facts))
    return 0


def run(path: str, at: int | None, seat: str, lang: str, plain: bool) -> int:
    match = house.replayed(path)
    say = Say(games.package(match.game.name), house.language(lang)).learn(match.game, match.setup)
    return watch(match, say, Screen(plain), at, seat_of(seat, match))


def seat_of(text: str, match: Match) -> int | None:
    """A seat; the number after the last for those who only watch; None for all hands open."""
    seats = int(match.setup.seats)
    if text.lower() in ("", "all"):
        return None
    digits = text.lower().removeprefix("p")
    if not digits.isdecimal() or not 1 <= int(digits) <= seats:
        raise FourfoldError(f"there is no seat {text}", "no_seat", given=text, seats=seats)
    return int(digits) - 1


def watch(match: Match, say: Say, screen: Screen, at: int | None, seat: int | None) -> int:
    last = len(match.record)
    if at is not None and not 0 <= at <= last:
        raise FourfoldError(f"this game has decisions 0 to {last}, not {at}", "no_decision", last=last, given=at)
    here = last if at is None else at
    steps = not screen.plain and sys.stdin.isatty()
    while True:
        part = until(match, here)
        show(part, match, say, screen, seat, steps)
        if not steps:
            return 0
        try:
            typed = screen.ask(safe(say.text("play", "step", {"at": here, "last": last})) + " ").lower()
        except (EOFError, KeyboardInterrupt):
            return 0
        if typed in LEAVE:
            return 0
        try:
            if typed in NEXT:
                here = min(last, here + 1)
            elif typed in BACK:
                here = max(0, here - 1)
            elif typed.isdecimal():
                here = min(last, int(typed))
            else:
                seat = seat_of(typed, match)
        except FourfoldError as error:
            screen.show(safe(house.sentence(error)))
            screen.ask("")


def until(match: Match, at: int) -> Match:
    """The same game after its first decisions."""
    part = Match(match.game, match.setup, match.seed)
    for seat, move in match.record[:at]:
        if move == CONCEDE:
            part.concede(seat)
        else:
            part.play(seat, move)
    return part


def show(part: Match, match: Match, say: Say, screen: Screen, seat: int | None, steps: bool) -> None:
    """The header, the table, and the log: the last of it where the screen is stepped through."""
    game, setup = match.game, match.setup
    view = part.state if seat is None else part.view(seat)
    table = board.table(game, view, say, screen.width)
    log = board.sentences(game, view, say, part.events(seat), int(setup.seats) if seat is None else seat)
    log = [f" {line}" for line in board.fitted(log, screen.width - 2)]
    if part.over:
        end = [f"[bold]{safe(board.outcome(part, say))}[/]"]
    else:
        end = [board.painted(board.question(game, view, say), say, int(setup.seats))]
    if steps:
        screen.clear()
        log = board.recent(log, max(3, screen.lines - len(table) - 5), say)
        screen.show([*header(match, say, seat)[:1], *table, *log, *end])
    else:
        screen.show([*header(match, say, seat), "", *log, "", *table, *end])


def header(match: Match, say: Say, seat: int | None) -> list[str]:
    """What was played; of the options those that this seat knows."""
    setup = match.setup if seat is None else match.setup.seen_by(seat)
    title = say.own.get("", {}).get("title", match.game.name)
    usual = {o.word: o.default for o in match.game.option_list()}
    changed = [f"{word}={value}" for word, value in setup.options.items() if usual.get(word) != value]
    facts = {"title": title, "n": len(match.record), "seats": int(setup.seats), "seed": match.seed}
    lines = [f"[bold]{safe(say.text('play', 'header', facts))}[/]"]
    return [*lines, safe(" ".join(changed))] if changed else lines
