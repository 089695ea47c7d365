"""The text of a card is said from its effect, so it cannot lie (E-14)."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from fourfold.games.entity import decktool, speech
from fourfold.games.entity.cardset import cardfile
from fourfold.games.entity.cardset import vocabulary as v
from fourfold.games.entity.cardset.reading import FILTER_WORDS
from fourfold.games.entity.tests import printed
from fourfold.games.entity.tests.phrasebook import Table, file_of
from fourfold.testing import clause

LAUNCH = files("fourfold.games.entity").joinpath("cards.toml").read_text(encoding="utf-8")
TABLES: list[Table] = (
    tomllib.loads(LAUNCH)["card"] + tomllib.loads(Path(printed.WORDS).read_text(encoding="utf-8"))["card"]
)
NUMBER = re.compile(r"[2-9]\d*|1\d+")  # one of something may be said without its number
TERM = re.compile(r"(?<=[\w,] )[A-ZÁÉÍÓÚ][\wÁÉÍÓÚáéíóúñ]+")  # capitals that no sentence begins with


def test_the_printed_sheet_is_up_to_date():
    assert printed.SHEET.read_text(encoding="utf-8") == printed.sheet(), "python -m fourfold.games.entity.tests.printed"


@pytest.mark.parametrize("language", v.LANGUAGES)
def test_the_generated_texts_say_what_somebody_wrote_by_hand(language):
    """The same numbers in the same order, and every term of the game."""
    found = cardfile.launch()
    texts = speech.sentences(found, language)
    for card in found.cards:
        said, written = texts[card.id], card.reference[language]
        assert NUMBER.findall(said) == NUMBER.findall(written), card.id
        assert set(TERM.findall(written)) <= set(TERM.findall(said)), card.id


# -- every word -------------------------------------------------------------------------------------------------------
def leaves(value: object, path: tuple[object, ...] = ()) -> Iterator[tuple[tuple[object, ...], object]]:
    """Every word and number of an effect, and where it stands."""
    if isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(inner, (*path, key))
    else:
        yield path, value


def class_of(path: tuple[object, ...], value: object) -> tuple[str, ...]:
    """The words that the vocabulary has for this place; none for a number, a flag or the id of a card."""
    words = [key for key in path if isinstance(key, str)]
    key, above = words[-1], words[-2] if len(words) > 1 else ""
    if above in ("filter", "subject"):
        return FILTER_WORDS.get(key, ())
    fixed = {
        "kind": tuple(v.EFFECT_KEYS),
        "on": tuple(v.EVENTS),
        "by": v.SIDES,
        "how": v.HOW,
        "cause": v.CAUSES,
        "limit": v.LIMITS,
        "side": v.SIDES,
        "zone": v.ZONES,
        "scope": v.SCOPES,
        "keyword": v.KEYWORDS,
        "op": tuple(v.OPS),
        "of": v.REFS,
        "lp": v.PLAYERS,
        "turn": v.PLAYERS,
        "phase": v.PHASES,
        "self_pos": v.TESTS["self_pos"][0],
    }
    return fixed.get(key) or v.ARGUMENTS.get(key, ())


@clause("E-14.1", "E-14.3", "E-14.4", "E-14.6", "E-14.9", "E-14.10", "E-14.11")
def test_the_cards_of_the_stories_use_every_word():
    """Launch set and words.toml together; so each word is printed, in texts.md, and played."""
    used = {(path[-1], value) for card in TABLES for path, value in leaves(card.get("effect", []))}
    keys = {key for card in TABLES for path, _ in leaves(card.get("effect", [])) for key in path}
    words = {
        *{("op", op) for op in v.OPS},
        *{("on", event) for event in v.EVENTS},
        *{("keyword", word) for word in v.KEYWORDS},
        *{("kind", kind) for kind in v.EFFECT_KEYS},
        *{("cause", cause) for cause in v.CAUSES},
        *{("limit", limit) for limit in v.LIMITS},
        *{("zone", zone) for zone in v.ZONES},
        *{("side", side) for side in v.SIDES},
        *{("of", ref) for ref in v.REFS},
        *{("pos", pos) for pos in v.POSITIONS},
        *{(key, word) for key in ("who", "to", "dur", "what", "choose", "pos") for word in v.ARGUMENTS[key]},
    }
    assert words <= used
    assert {*v.COSTS, *v.TESTS, *FILTER_WORDS, "key", "other", "level_min", "atk_max", "def_min"} <= keys
    assert {"all", "pick", "count", "times", "half_lp", "upto", "may", "min", "max", "scope", "mod"} <= keys


def replaced(value: object, path: tuple[object, ...], new: object) -> object:
    if not path:
        return new
    if isinstance(value, dict):
        return {key: replaced(inner, path[1:], new) if key == path[0] else inner for key, inner in value.items()}
    assert isinstance(value, list)
    return [replaced(inner, path[1:], new) if k == path[0] else inner for k, inner in enumerate(value)]


def variations(card: Table) -> Iterator[tuple[tuple[object, ...], Table]]:
    """The card with one word or one number of its effect changed."""
    for path, value in leaves(card.get("effect", [])):
        others: list[object] = [word for word in class_of(path, value) if word != value]
        if isinstance(value, int) and not isinstance(value, bool):
            others = [value + 1]
        elif path[-1] == "key":
            others = ["mirror_ward"]
        for other in others:
            if not alike(card["effect"], path, other):
                yield path, card | {"effect": replaced(card["effect"], path, other)}


def alike(effects: object, path: tuple[object, ...], other: object) -> bool:
    """Are these two ways to say the same thing? The event's card is the card itself; Pawns of the field are Pawns."""
    assert isinstance(effects, list)
    assert isinstance(path[0], int)
    itself = effects[path[0]].get("subject") == "self"
    return (itself and (path[-1] == "by" or (path[-1] == "of" and other in ("self", "event")))) or other == "field"


@pytest.mark.slow
@clause("E-14.0")
def test_every_change_of_a_phrase_changes_what_the_card_says():
    """In both languages, if the changed card loads at all: no two things that a card may do have the same text."""
    made: list[tuple[str, tuple[object, ...], Table]] = []
    for card in TABLES:
        for path, changed in variations(card):
            n = len(made)
            own = {"id": f"x{n}", "code": f"X{n:04}", "name": f"Changed {n}", "es": f"Cambiada {n}"}
            made.append((str(card["id"]), path, changed | own))
    base = decktool.load_cards(printed.WORDS)
    bad = {fault.card for fault in cardfile.parse_cards(file_of([card for _, _, card in made]), base)[1]}
    good = [entry for entry in made if entry[2]["id"] not in bad]
    found, faults = cardfile.parse_cards(file_of([card for _, _, card in good]), base)
    assert not faults
    assert len(good) > 500
    for language in v.LANGUAGES:
        texts = speech.sentences(found, language)
        same = [(name, path, card["effect"]) for name, path, card in good if texts[str(card["id"])] == texts[name]]
        assert same == []
