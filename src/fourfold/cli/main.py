"""The command line: what there is to type. Each command imports what it needs when it runs, so that help is quick."""

import sys
from typing import Annotated

import typer

from fourfold import __version__
from fourfold.cli.house import Program, world

app = typer.Typer(cls=Program, rich_markup_mode=None, pretty_exceptions_enable=False)


def say_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"fourfold {__version__} ({world()})")
        raise typer.Exit


def game_names(incomplete: str) -> list[str]:
    """For the shell's completion."""
    from fourfold import games

    return [name for name in games.names() if name.startswith(incomplete)]


Game = Annotated[str, typer.Argument(metavar="GAME", help="Which game.", autocompletion=game_names)]
AnyGame = Annotated[str, typer.Argument(metavar="[GAME]", help="Which game.", autocompletion=game_names)]
File = Annotated[str, typer.Argument(metavar="FILE", help="A replay or a saved game.")]
Lang = Annotated[str, typer.Option(metavar="en|es", help="The language; else that of the machine.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="k=v", help="An option of the game; may repeat.")
]
Plain = Annotated[bool, typer.Option("--plain", help="No colour, no pictures: for pipes and screen readers.")]
Json = Annotated[bool, typer.Option("--json", help="For programs.")]
Seat = Annotated[str, typer.Option(metavar="P|all", help="Whose view: a seat such as P1, or all.")]


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=say_version, is_eager=True, help="Say the version and the world.")
    ] = False,
) -> None:
    """Tactical card games. Without a command: a menu at a terminal, this help elsewhere."""
    if context.invoked_subcommand is None:
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            typer.echo(context.get_help())
            raise typer.Exit
        from fourfold.cli import menu

        raise typer.Exit(menu.run())


@app.command()
def play(
    game: AnyGame = "",
    seats: Annotated[str, typer.Option(metavar="you,greedy,...", help="Who sits where; several people share.")] = "",
    option: Options = None,
    preset: Annotated[str, typer.Option(help="A named set of options.")] = "",
    seed: Annotated[str, typer.Option(help="The same seed deals the same cards.")] = "",
    lang: Lang = "",
    save: Annotated[str, typer.Option(metavar="FILE", help="Write the replay at the end, also on Ctrl-C.")] = "",
    resume: Annotated[str, typer.Option(metavar="FILE", help="Go on with a saved game.")] = "",
    plain: Plain = False,
    guide: Annotated[bool, typer.Option("--guide", help="Explain the game while it is played.")] = False,
    pace: Annotated[
        float, typer.Option(metavar="SECONDS", min=0, max=60, help="Between two things that a bot does.")
    ] = 0.45,
) -> None:
    """Play at this terminal, against bots or each other."""
    from fourfold.cli import play as command

    raise typer.Exit(command.run(game, seats, option, preset, seed, lang, save, resume, plain, guide, pace))


@app.command()
def games(lang: Lang = "") -> None:
    """List the games."""
    from fourfold.cli import info

    info.games_(lang)


@app.command()
def rules(game: Game, clause: Annotated[str, typer.Argument(metavar="[CLAUSE]")] = "", lang: Lang = "") -> None:
    """Show a rulebook, a chapter or a clause of it."""
    from fourfold.cli import info

    info.rules(game, clause, lang)


@app.command()
def replay(
    file: File,
    at: Annotated[int | None, typer.Option(metavar="N", help="The table after N decisions; else at the end.")] = None,
    seat: Seat = "all",
    lang: Lang = "",
    plain: Plain = False,
) -> None:
    """Show a recorded game: its table and its log; at a terminal, step through it."""
    from fourfold.cli import watch

    raise typer.Exit(watch.run(file, at, seat, lang, plain))


@app.command()
def verify(file: File, lang: Lang = "") -> None:
    """Play a recorded game again and check every position's hash."""
    from fourfold.cli import watch

    raise typer.Exit(watch.verify(file, lang))


@app.command()
def scene(
    game: Game,
    text: Annotated[str, typer.Argument(metavar="TEXT|FILE", help="A position, or the file that holds it.")],
    option: Options = None,
    dice: Annotated[str, typer.Option(metavar="17,4", help="The next results of dice.")] = "",
    moves: Annotated[str, typer.Option(metavar="'m1; m2'", help="Moves to play, with or without P1 before.")] = "",
    seat: Seat = "",
    json: Json = False,
    lang: Lang = "",
    plain: Plain = False,
) -> None:
    """Set up a position, play moves in it, show the table, the events and the legal moves."""
    from fourfold.cli import position

    position.run(game, text, option or [], dice, moves, seat, json, lang, plain)


@app.command()
def sim(
    game: Game,
    games: Annotated[int, typer.Option(metavar="N", help="How many games.")] = 1000,
    bots: Annotated[str, typer.Option(metavar="a,b", help="One bot for all seats, or one per seat.")] = "greedy",
    option: Options = None,
    preset: Annotated[str, typer.Option(help="A named set of options.")] = "",
    seed: Annotated[str, typer.Option(help="The same seed plays the same games, for any number of jobs.")] = "1",
    jobs: Annotated[int, typer.Option(metavar="J", help="Processes; else one per core.")] = 0,
    vary: Annotated[str, typer.Option(metavar="OPTION", help="Play so many games for every value of an option.")] = "",
    bands: Annotated[str, typer.Option(metavar="FILE", help="Exit 1 if a figure leaves its band in this TOML.")] = "",
    json: Json = False,
    lang: Lang = "",
) -> None:
    """Let bots play many games and report wins, lengths and more, with intervals."""
    from fourfold.cli import sim as command

    raise typer.Exit(command.command(game, games, bots, option or [], preset, seed, jobs, vary, json, lang, bands))


@app.command()
def cards(
    game: Game,
    query: Annotated[
        list[str] | None, typer.Argument(metavar="[QUERY]", help="Words of its name, kind or text.")
    ] = None,
    option: Options = None,
    lang: Lang = "",
) -> None:
    """List the cards of a game, or those that a query finds; with its options also those of a file."""
    from fourfold.cli import cards as command

    command.show(game, query or [], option or [], lang)


@app.command()
def deck(
    game: Game,
    action: Annotated[str, typer.Argument(metavar="check|generate", help="Check a file, or write a new deck.")],
    file: Annotated[str, typer.Argument(metavar="[FILE]", help="The deck file to check.")] = "",
    seed: Annotated[str, typer.Option(help="The same seed and size give the same deck.")] = "1",
    size: Annotated[int, typer.Option(metavar="N", help="How many cards.")] = 50,
    lang: Lang = "",
) -> None:
    """Check a deck file, every fault listed; or generate a deck."""
    from fourfold.cli import cards as command

    if action == "check" and file:
        raise typer.Exit(command.check(game, file, lang))
    if action != "generate" or file:
        raise command.wrong_call()
    command.generate(game, seed, size, lang)


@app.command()
def bench(
    game: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME ...]", help="Which games; else all.", autocompletion=game_names)
    ] = None,
    json: Json = False,
    lang: Lang = "",
) -> None:
    """Measure uniformly random play on one core."""
    from fourfold.cli import speed

    speed.run(game or [], json, lang)


def main() -> None:
    app()
