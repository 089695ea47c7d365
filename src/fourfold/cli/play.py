"""`fourfold play`: from the command line to a session, new or resumed."""

from __future__ import annotations

import secrets
import signal
import sys
from types import FrameType

from fourfold import games
from fourfold.cli import board, choose, house, players
from fourfold.cli.screen import Screen
from fourfold.cli.session import Session
from fourfold.kernel.errors import FourfoldError
from fourfold.kernel.match import Match
from fourfold.kernel.words import Say

PACE = 0.45  # seconds between two sentences about what a bot did


def run(
    name: str,
    seats: str = "",
    options: list[str] | None = None,
    preset: str = "",
    seed: str = "",
    lang: str = "",
    save: str = "",
    resume: str = "",
    plain: bool = False,
    guide: bool = False,
    pace: float = PACE,
) -> int:
    say = house.house(lang)
    if not plain and not (sys.stdin.isatty() and sys.stdout.isatty()):
        print(say.get("play", "no_terminal"))
        return 0
    screen = Screen(plain)
    if resume:
        match, names = resumed(name, resume, seats, options, preset, seed)
    else:
        try:
            match, names = begun(name, seats, options, preset, seed, screen, guide)
        except EOFError:  # left while choosing
            screen.show()
            return 0
    if save:
        house.may_write(save)
    table = spoken(match.game.name, house.language(lang), names).learn(match.game, match.setup)
    if match.over:
        from fourfold.cli import watch

        return watch.watch(match, table, screen, at=None, seat=None)
    session = Session(match, table, screen, list(players.bots_of(names, match.game.name, match.seed)))
    session.pace = pace
    session.guide = guide
    session.save = save
    signal.signal(signal.SIGTERM, interrupted)
    signal.signal(signal.SIGHUP, interrupted)
    screen.show(board.fitted([say.get("play", "welcome")], screen.width))
    return session.run()


def interrupted(_signal: int, _frame: FrameType | None) -> None:
    """A closed window or a polite kill saves the game as Ctrl-C does."""
    raise KeyboardInterrupt


def spoken(game: str, lang: str, names: list[str]) -> Say:
    """The words of the table, with who sits where."""
    say = Say(games.package(game), lang)
    several = names.count(players.YOU) > 1
    for p, name in enumerate(names):
        who = say.get("play", "person" if several else "you") if name == players.YOU else name
        say.titles.append(f"{say.seat(p)} ({who})")
    return say


def begun(
    name: str, seats: str, options: list[str] | None, preset: str, seed: str, screen: Screen, guide: bool
) -> tuple[Match, list[str]]:
    """A new match, and who sits where. At a terminal people choose what the game wants them to choose; whoever is to be
    guided does not know yet what he might choose from, and plays what is usual."""
    if not name:
        raise FourfoldError("say which game", "which_game", games=", ".join(games.names()))
    game = games.load(name)
    given = house.given_options(options or [])
    try:
        names = players.seated(game, seats, given)
        setup = game.prepare(given, preset)
        names = players.filled(names, int(setup.seats), name)
        players.bots_of(names, name, "probe")
        if not screen.plain and not guide and players.YOU in names:
            say = Say(games.package(name), house.language()).learn(game, setup)
            setup = game.prepare(choose.options(game, given, preset, say, screen), preset)
        return Match(game, setup, seed or secrets.token_hex(8)), names
    except FourfoldError as error:
        raise house.belongs(error, Say(games.package(name), house.language())) from None


def resumed(
    name: str, path: str, seats: str, options: list[str] | None, preset: str, seed: str
) -> tuple[Match, list[str]]:
    """The match of a saved file."""
    if options or preset or seed:
        raise FourfoldError("a saved game brings its options and its seed along", "resume_options")
    match = house.replayed(path)
    game = match.game
    if name and name != game.name:
        raise FourfoldError(
            f"{path} is a game of {game.name}, not of {name}", "resume_game", game=game.name, given=name
        )
    setup = match.setup
    names = players.seated(game, seats, {"seats": str(int(setup.seats))})
    return match, players.filled(names, int(setup.seats), game.name)
