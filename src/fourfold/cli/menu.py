"""Bare `fourfold` at a terminal: what can be done, by number."""

from __future__ import annotations

from fourfold import games
from fourfold.cli import board, house, info, play
from fourfold.cli.screen import Screen
from fourfold.kernel.errors import FourfoldError
from fourfold.kernel.layout import safe
from fourfold.kernel.words import LANGUAGES, Say

ENTRIES = ("play", "guided", "hotseat", "rules", "resume", "replay", "language", "leave")


def run() -> int:
    screen = Screen()
    lang = house.house().lang
    while True:
        say = Say("", lang)
        screen.show(["", "[bold]FOURFOLD[/]", ""])
        screen.show([f" [bold]{k}[/]  {safe(say.get('menu', entry))}" for k, entry in enumerate(ENTRIES, 1)])
        try:
            typed = screen.ask("\n> ").lower()
            if typed in ("q", "quit", "exit", "salir", str(len(ENTRIES))):
                return 0
            if typed.isdecimal() and 1 <= int(typed) <= len(ENTRIES):
                lang = enter(ENTRIES[int(typed) - 1], say, screen)
            elif typed:
                screen.show(safe(say.text("menu", "number", {"last": len(ENTRIES)})))
        except (EOFError, KeyboardInterrupt):
            screen.show()
            return 0
        except FourfoldError as error:
            screen.show(board.fitted([safe(house.sentence(error))], screen.width))


def enter(entry: str, say: Say, screen: Screen) -> str:
    """Do what was chosen; the language from now on."""
    lang = say.lang
    if entry == "language":
        return LANGUAGES[(LANGUAGES.index(lang) + 1) % len(LANGUAGES)]
    house.chosen = lang
    if entry in ("resume", "replay"):
        path = screen.ask(say.get("menu", "which_file") + " ")
        if path and entry == "resume":
            play.run("", resume=path, lang=lang)
        elif path:
            from fourfold.cli import watch

            watch.run(path, None, "all", lang, False)
        return lang
    name = which(say, screen)
    if name and entry == "rules":
        info.rules(name, "", lang)
    elif name:
        seats = "you,you" if entry == "hotseat" else ""
        play.run(name, seats=seats, lang=lang, guide=entry == "guided")
    return lang


def which(say: Say, screen: Screen) -> str:
    """The game; not asked where there is only one."""
    names = games.names()
    if len(names) == 1:
        return names[0]
    for k, name in enumerate(names, 1):
        own = Say(games.package(name), say.lang).own.get("", {})
        line = f"[bold]{k:2}[/]  {safe(own.get('title', name))}  [dim]{safe(own.get('tagline', ''))}[/]"
        screen.show(board.fitted([line], screen.width))
    typed = screen.ask(say.get("menu", "which_game") + " ").lower()
    if typed.isdecimal() and 1 <= int(typed) <= len(names):
        return names[int(typed) - 1]
    return games.load(typed).name if typed else ""
