"""The launch set as the rulebook prints it (E-15): tables of cards, lists of decks."""

from __future__ import annotations

import re
from importlib import import_module, resources
from pkgutil import iter_modules

import pytest

from fourfold import games
from fourfold.games.entity import tests
from fourfold.games.entity.cardset import cardfile
from fourfold.games.entity.cardset.faults import Fault
from fourfold.testing import clause

LAUNCH = cardfile.launch()
ROW = re.compile(r"^\| ([PAC]\d\d) \| (.*) \|$", re.MULTILINE)
DECK = re.compile(r"^- \*\*(.+)\*\*: (.+?) (\d× .+)\.$", re.MULTILINE)
ENTRY = re.compile(r"(\d)× (.+)")


def chapter() -> str:
    rules = resources.files(games.package("entity")).joinpath("rules.md").read_text(encoding="utf-8")
    return rules.partition("## E-15 ")[2].partition("## E-16 ")[0]


def printed() -> dict[str, tuple[str, ...]]:
    """The rows of the tables: code -> name, (Level, Attribute, Type, ATK/DEF) or (speed), text; `O`: an original."""
    return {code: tuple(cells.split(" | ")) for code, cells in ROW.findall(chapter())}


def loaded() -> dict[str, tuple[str, ...]]:
    """The same of the card set."""
    out = {}
    for card in LAUNCH.cards:
        name = card.names["en"] + " `O`" * (card.origin == "original")
        figures: tuple[str, ...] = (card.speed.title(),)
        if card.kind == "pawn":
            figures = (str(card.level), card.attribute.title(), card.type.title(), f"{card.atk}/{card.defence}")
        out[card.code] = (name, *figures, card.reference["en"])
    return out


def played() -> set[str]:
    """The codes that stories name in `@card`, in all the files beside this one."""
    modules = [import_module(f"{tests.__name__}.{found.name}") for found in iter_modules(tests.__path__)]
    marks = [mark for module in modules for story in vars(module).values() for mark in getattr(story, "pytestmark", ())]
    return {code for mark in marks if mark.name == "card" for code in mark.args}


def test_every_card_has_a_story_of_what_it_says():
    told = played()
    assert [f"{card.code} {card.id}" for card in LAUNCH.cards if card.code not in told] == []
    assert told <= {card.code for card in LAUNCH.cards}


def test_the_cards_are_those_of_the_rulebook():
    assert len(LAUNCH.cards) == 87
    assert loaded() == printed()


def test_a_code_tells_the_kind_of_card():
    assert {card.code[0]: card.kind for card in LAUNCH.cards} == {"P": "pawn", "A": "action", "C": "condition"}


def test_the_decks_are_those_of_the_rulebook():
    names = {card.id: card.names["en"] for card in LAUNCH.cards}
    lists = {
        deck.names["en"]: (deck.plans["en"], {names[card]: n for card, n in deck.cards.items()})
        for deck in LAUNCH.decks
    }
    rulebook = {
        name: (plan, {card: int(n) for n, card in ENTRY.findall(cards.replace(", ", "\n"))})
        for name, plan, cards in DECK.findall(chapter())
    }
    assert lists == rulebook
    assert [sum(deck.cards.values()) for deck in LAUNCH.decks] == [40] * 5


@clause("E-15.2")
@pytest.mark.parametrize(("atk", "faults"), [(135, []), (140, ["odd_atk"]), (70, []), (65, ["odd_atk"])])
def test_the_validator_asks_a_level_4_pawn_for_about_120_atk(atk, faults):
    found: list[Fault] = []
    cardfile.check_card(LAUNCH.cards[0]._replace(atk=atk), {}, found)
    assert [fault.key for fault in found] == faults


@clause("E-15.2")
def test_a_level_3_or_4_pawn_has_about_120_atk_unless_it_is_a_wall():
    middle = {card.id: card.atk for card in LAUNCH.cards if card.kind == "pawn" and card.level in (3, 4)}
    assert {name: atk for name, atk in middle.items() if not 70 <= atk <= 135} == {"shield_bearer": 50}
