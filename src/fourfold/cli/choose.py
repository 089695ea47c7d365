"""Before a game at a terminal: the options that people should choose themselves, such as the deck they play."""

from __future__ import annotations

from fourfold.cli import board, house
from fourfold.cli.orders import subject
from fourfold.cli.screen import Screen
from fourfold.kernel.errors import FourfoldError
from fourfold.kernel.game import Game
from fourfold.kernel.layout import safe
from fourfold.kernel.options import Option
from fourfold.kernel.words import Say


def options(game: Game, given: dict[str, str], preset: str, say: Say, screen: Screen) -> dict[str, str]:
    """What was given, and an answer for each option that offers some and was not given."""
    given = dict(given)
    fixed = {*given, *game.presets().get(preset, {})}
    for option in game.option_list():
        if option.among and option.word not in fixed:
            given[option.word] = ask(game, given, preset, option, say, screen)
            screen.clear(deep=True)  # whoever chooses next need not see it
    return given


def ask(game: Game, given: dict[str, str], preset: str, option: Option, say: Say, screen: Screen) -> str:
    """By its number, or whatever else the option takes; asked until the game can be played with it."""
    screen.show(["", *board.fitted([f"[bold]{safe(say.get('option', option.word))}[/]"], screen.width)])
    for k, value in enumerate(option.among, 1):
        line = f"[bold]{k:2}[/]  {safe(say.part(value))}  [dim]{safe(subject(say, value)[1])}[/]"
        screen.show(board.fitted([line], screen.width))
    question = say.text("play", "choose", {"usual": say.part(option.default)})
    while True:
        typed = screen.ask(f"{question} ")
        if typed.isdecimal() and 1 <= int(typed) <= len(option.among):
            typed = option.among[int(typed) - 1]
        value = typed or option.default
        try:
            game.prepare(given | {option.word: value}, preset)
        except FourfoldError as error:
            screen.show(board.fitted([safe(house.sentence(house.belongs(error, say)))], screen.width))
        else:
            return value
