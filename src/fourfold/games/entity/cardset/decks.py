"""The decks that the options name, and the card set they are made of: a deck's id or a file, and cards added to it.

`deck1=ember_storm`, `deck1=my.toml`, `deck1=none+void_blast*3+moss_sprout` (scenes spell their decks like that).
"""

from __future__ import annotations

from functools import cache
from typing import Final

from fourfold.games.entity import decktool
from fourfold.games.entity.cardset import cardfile, rows
from fourfold.games.entity.cardset.phrases import CardSet
from fourfold.kernel.errors import BadOption

EMPTY: Final = "none"
HIDDEN: Final = "?"  # what stands instead of a deck that the reader may not know


def counts(option: str, found: CardSet, limits: tuple[int, int, int]) -> list[int]:
    """How many copies of each card of the set the deck holds; checked against E-13.1."""
    base, *more = option.split("+")
    loose = (0, 10_000, 10_000)  # with cards added, what counts is the whole
    listed = {} if base == EMPTY else dict(decktool.load_deck(base, found, loose if more else limits).cards)
    known = [card.id for card in found.cards]
    for word in more:
        name, _, times = word.partition("*")
        if name not in known or not (times.isdecimal() or not times):
            raise BadOption(
                f"cards are added to a deck as +card*number, such as +void_blast*2, not +{word} (E-13.2)",
                "deck_added",
                given=word,
            )
        listed[name] = listed.get(name, 0) + int(times or 1)
    check(option, listed, limits)
    return [listed.get(name, 0) for name in known]


def check(option: str, listed: dict[str, int], limits: tuple[int, int, int]) -> None:
    least, most, copies = limits
    size = sum(listed.values())
    if not least <= size <= most:
        raise BadOption(
            f"the deck {option} has {size} cards, not {least} to {most} (E-13.1)",
            "deck_size",
            deck=option,
            size=size,
            least=least,
            most=most,
        )
    for name, many in listed.items():
        if many > copies:
            raise BadOption(
                f"the deck {option} holds {name} {many} times, at most {copies} are allowed (E-13.1)",
                "deck_copies",
                deck=option,
                card=f"card.{name}",
                many=many,
                most=copies,
            )


def card_set(option: str) -> CardSet:
    return decktool.load_cards(option)


def facts(found: CardSet) -> list[int]:
    return compiled(found.hash) if found.hash == cardfile.launch().hash else rows.facts(found)


@cache
def compiled(_hash: str) -> list[int]:
    """The rows of the launch set, once."""
    return rows.facts(cardfile.launch())
