"""`fourfold cards` and `fourfold deck`: what cards a game has, and whether a deck file can be played.

A game with cards or decks as data brings `catalog.py` (`entries(say, options) -> list of (name, kind, text)`) and
`decktool.py` (`check(path, lang) -> faults`, and perhaps `generate(seed, size) -> TOML`). Others are listed from their
texts.
"""

from __future__ import annotations

from difflib import get_close_matches
from types import ModuleType

from fourfold import games
from fourfold.cli import house
from fourfold.kernel.errors import FourfoldError
from fourfold.kernel.moves import plain
from fourfold.kernel.words import LANGUAGES, Say

Entry = tuple[str, str, str]  # name with its word in scenes and files, what it is, what it does


def entries(game: str, say: Say, given: dict[str, str]) -> list[Entry]:
    catalog = games.find(game, "catalog")
    if catalog is not None:
        found: list[Entry] = catalog.entries(say, given)
        return found
    return [
        (f"{name} [{key}]", "", say.get("card_text", key) if say.has("card_text", key) else "")
        for key, name in say.own.get("card", {}).items()
    ]


def show(game: str, query: list[str], option: list[str], lang: str) -> None:
    """The cards that a query finds, said in the language of the reader whatever language it is in."""
    say = Say(games.package(game), house.language(lang))
    given = house.given_options(option)
    words = plain(" ".join(query))
    try:
        games.load(game).prepare(given)
    except FourfoldError as error:
        raise house.belongs(error, say) from error
    mine = entries(game, say, given)
    said = [mine, *(entries(game, Say(games.package(game), other), given) for other in LANGUAGES)]
    found: list[Entry] = []
    for wanted in (terms(words), [[word] for word in words]):
        for where in said:
            found = found or search(where, wanted, mine)
    if not found:
        raise house.belongs(nothing(" ".join(query), mine), say)
    for name, kind, text in found:
        print(f"{name}  ({kind})" if kind else name)
        if text:
            print(f"    {text}")


def terms(words: list[str]) -> list[list[str]]:
    """What should be found: words, and numbers with the word before them: fire, level 4."""
    out: list[list[str]] = []
    for word in words:
        if word.isdecimal() and out and len(out[-1]) == 1:
            out[-1].append(word)
        else:
            out.append([word])
    return out


def search(where: list[Entry], wanted: list[list[str]], shown: list[Entry]) -> list[Entry]:
    """The entries to show: first those that are it by name or kind, then those that speak of it."""
    by_kind = [k for k, (name, kind, _) in enumerate(where) if holds(plain(f"{name} {kind}"), wanted)]
    speaking = [k for k, entry in enumerate(where) if k not in by_kind and holds(plain(" ".join(entry)), wanted)]
    return [shown[k] for k in by_kind + speaking]


def holds(words: list[str], wanted: list[list[str]]) -> bool:
    """Every term, its words one after the other; a number only as it stands."""
    return all(any(fits(words[k:], term) for k in range(len(words))) for term in wanted)


def fits(words: list[str], term: list[str]) -> bool:
    return len(words) >= len(term) and all(
        word == want if want.isdecimal() else want in word for word, want in zip(words, term, strict=False)
    )


def nothing(given: str, known: list[Entry]) -> FourfoldError:
    """No card is like that; but perhaps a word was meant that is nearly the same."""
    words = {word for entry in known for word in plain(" ".join(entry))}
    near = [
        found
        for word in plain(given)
        if word not in words and not word.isdecimal()
        for found in get_close_matches(word, words, 1)
    ]
    if near:
        return FourfoldError(f"no card has {given}; perhaps {near[0]}", "no_such_card_but", given=given, near=near[0])
    return FourfoldError(f"no card has {given}", "no_such_card", given=given)


def tool(game: str) -> ModuleType:
    found = games.find(game, "decktool")
    if found is None:
        able = ", ".join(n for n in games.names() if games.find(n, "decktool"))
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


def wrong_call() -> FourfoldError:
    """Neither of the two things that can be asked about decks."""
    return FourfoldError("it is deck GAME check FILE, or deck GAME generate --seed S --size N", "deck_call")


def generate(game: str, seed: str, size: int, lang: str) -> None:
    module = tool(game)
    if not hasattr(module, "generate"):
        raise FourfoldError(f"{game} generates no decks", "no_generator", given=game)
    try:
        print(module.generate(seed, size), end="")
    except FourfoldError as error:
        raise house.belongs(error, Say(games.package(game), house.language(lang))) from error
