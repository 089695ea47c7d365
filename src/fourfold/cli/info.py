"""What there is to know without playing: the games, their options, their rulebooks."""

from __future__ import annotations

import sys

from fourfold import games
from fourfold.cli import board, house, rulebook
from fourfold.cli.screen import Screen
from fourfold.kernel.layout import safe
from fourfold.kernel.options import Option
from fourfold.kernel.words import Say


def games_(lang: str) -> None:
    """Every game with its seats, presets and bots."""
    from fourfold import bots

    screen = Screen()
    plain = house.house(lang)
    for name in games.names():
        game = games.load(name)
        say = Say(games.package(name), house.language(lang))
        title, tagline = say.own.get("", {}).get("title", name), say.own.get("", {}).get("tagline", "")
        screen.show(
            f"[bold]{name}[/]  {safe(title)}: {safe(tagline)}" if tagline else f"[bold]{name}[/]  {safe(title)}"
        )
        for option in game.option_list():
            if option.word == "seats":
                screen.show("    " + seats(option, plain))
        if game.presets():
            screen.show("    " + plain.text("play", "presets", {"list": ", ".join(game.presets())}))
        screen.show("    " + plain.text("play", "bots", {"list": ", ".join(bots.names(name))}))


def seats(option: Option, say: Say) -> str:
    """How many may play; an option of named values names the numbers that there are."""
    numbers = [int(n) for n in option.values] or [option.low, option.high]
    facts = {"low": min(numbers), "high": max(numbers)}
    return say.text("play", "seats_exact" if facts["low"] == facts["high"] else "seats", facts)


def rules(name: str, clause: str, lang: str) -> None:
    """The rulebook; at a terminal page by page."""
    say = house.house(lang)
    if not clause:
        text = rulebook.text(name)
        if say.lang != "en":
            print(say.get("play", "english_rules"), file=sys.stderr)
        if sys.stdout.isatty() and sys.stdin.isatty():
            import pydoc

            pydoc.pager(text)
        else:
            print(text, end="")
        return
    screen = Screen()
    screen.show(board.fitted([safe(line) for line in rulebook.found(name, clause)], screen.width))
