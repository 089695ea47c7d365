"""`fourfold cards` and `fourfold deck`: what cards a game has, and whether a deck file can be played.

A game with cards or decks as data brings `catalog.py` (`entries(say) -> list of (name, kind, text)`) and `decktool.py`
(`check(path, lang) -> faults`, and perhaps `generate(seed, size) -> TOML`). Others are listed from their texts.
"""

from __future__ import annotations

from types import ModuleType

from fourfold import games
from fourfold.cli import house
from fourfold.kernel.errors import FourfoldError
from fourfold.kernel.moves import plain
from fourfold.kernel.words import Say

Entry = tuple[str, str, str]  # name, what it is, what it does


def part(game: str, module: str) -> ModuleType | None:
    """A module that a game may have or not."""
    try:
        return games.part(game, module)
    except ModuleNotFoundError as error:
        if error.name != f"{games.package(game)}.{module}":
            raise
        return None


def entries(game: str, say: Say) -> list[Entry]:
    catalog = part(game, "catalog")
    if catalog is not None:
        found: list[Entry] = catalog.entries(say)
        return found
    return [(name, "", say.get("card_text", key) if say.has("card_text", key) else "") for key, name in cards_of(say)]


def cards_of(say: Say) -> list[tuple[str, str]]:
    return list(say.own.get("card", {}).items())


def show(game: str, query: list[str], lang: str) -> None:
    """The cards whose name, kind or text holds every word of the query."""
    say = Say(games.package(game), house.language(lang))
    wanted = plain(" ".join(query))
    found = [e for e in entries(game, say) if all(any(w in word for word in plain(" ".join(e))) for w in wanted)]
    if not found:
        given = " ".join(query)
        raise house.belongs(FourfoldError(f"no card has {given}", "no_such_card", given=given), say)
    for name, kind, text in found:
        print(f"{name}  ({kind})" if kind else name)
        if text:
            print(f"    {text}")


def tool(game: str) -> ModuleType:
    found = part(game, "decktool")
    if found is None:
        able = ", ".join(n for n in games.names() if part(n, "decktool") is not None)
        raise FourfoldError(f"{game} has no deck files; {able} have", "no_decks", given=game, games=able)
    return found


def check(game: str, file: str, lang: str) -> int:
    """Every fault of a deck file, a line each; 2 if there is one."""
    say = Say(games.package(game), house.language(lang))
    house.read_file(file)
    faults = tool(game).check(file, say.lang)
    for fault in faults:
        print(fault)
    if not faults:
        print(say.text("play", "deck_good", {"path": file}))
    return 2 if faults else 0


def generate(game: str, seed: str, size: int) -> None:
    module = tool(game)
    if not hasattr(module, "generate"):
        raise FourfoldError(f"{game} generates no decks", "no_generator", given=game)
    print(module.generate(seed, size), end="")
