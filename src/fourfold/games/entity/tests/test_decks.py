"""Deck building (chapter 13): lists, deck files, the options that name them, and what the opponent knows of them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from fourfold import games
from fourfold.games.entity import decktool
from fourfold.games.entity.cardset import cardfile, faults
from fourfold.games.entity.cardset import vocabulary as v
from fourfold.games.entity.options import LAUNCH_DECKS
from fourfold.games.entity.tests.glance import dealt
from fourfold.kernel import replay
from fourfold.kernel.errors import BadFile, BadOption
from fourfold.kernel.words import Say
from fourfold.testing import clause

ENTITY = games.load("entity")
LAUNCH = cardfile.launch()
FORTY = {card.id: 3 for card in LAUNCH.cards[:13]} | {LAUNCH.cards[13].id: 1}


def deck(cards: Mapping[str, object], **more: object) -> str:
    """A deck file."""
    head = {"format": 1, "name": '"Mine"'} | more
    rows = [f"{key} = {value}" for key, value in head.items() if value is not None]
    return "\n".join([*rows, "[cards]", *(f"{key} = {value}" for key, value in cards.items())])


def refused(text: str, **limits: object) -> list[tuple[str, str]]:
    """What is wrong with a deck file; every fault can be said in both languages."""
    found = cardfile.parse_deck(text, LAUNCH)[1]
    assert all(len(faults.say("my.toml", fault, lang).splitlines()) == 1 for fault in found for lang in v.LANGUAGES)
    return [(fault.key, fault.field) for fault in found]


def written(tmp_path: Path, text: str) -> str:
    file = tmp_path / "my.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)


@clause("E-13.1", "E-1.2")
def test_a_deck_has_40_to_60_cards_and_at_most_3_of_each():
    assert refused(deck(FORTY)) == []
    sixty = {card.id: 3 for card in LAUNCH.cards[:20]}
    assert refused(deck(sixty)) == []
    first = LAUNCH.cards[0].id
    assert refused(deck(FORTY | {first: 2})) == [("size", "cards")]  # 39
    assert refused(deck(sixty | {LAUNCH.cards[20].id: 1})) == [("size", "cards")]  # 61
    for many in (4, 0, -1, 10**30, 1.5, '"three"', "true"):
        assert refused(deck(FORTY | {first: many})) == [("range", f"cards.{first}")]


@clause("E-13.1")
def test_any_mix_of_kinds_is_a_deck():
    pawns = {card.id: 3 for card in LAUNCH.cards if card.kind == "pawn"}
    assert refused(deck(dict(list(pawns.items())[:14]))) == []


@clause("E-13.2")
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", [("empty", "")]),
        ("[cards", [("no_toml", "")]),
        ("void_blast = 3\nvoid_blast = 3", [("no_toml", "")]),
        (deck(FORTY, name=None), [("missing", "name")]),
        (deck(FORTY, format=None), [("missing", "format")]),
        (deck(FORTY, format=2), [("format", "format")]),
        (deck(FORTY, name=7), [("no_text", "name")]),
        (deck(FORTY, name='""'), [("no_text", "name")]),
        (deck(FORTY, sparkle=1), [("unknown_key", "sparkle")]),
        (deck(FORTY | {"sparkle": 2}), [("no_such_card", "cards.sparkle")]),
        ('format = 1\nname = "Mine"', [("missing", "cards")]),
        ('format = 1\nname = "Mine"\ncards = 3', [("no_table", "cards")]),
        ('format = 1\nname = "Mine"\ncards = {}', [("size", "cards")]),
        (deck(FORTY | {"sparkle": 9}, name=3, format=9, hash="[]"), [
            *[("format", "format"), ("no_text", "name"), ("no_text", "hash")],
            *[("no_such_card", "cards.sparkle"), ("range", "cards.sparkle")],
        ]),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_deck_file(text, expected):
    assert refused(text) == expected


@clause("E-13.2")
def test_a_deck_may_say_for_which_cards_it_was_built():
    assert refused(deck(FORTY, hash=f'"{LAUNCH.hash}"')) == []
    assert refused(deck(FORTY, hash='"0123456789abcdef"')) == [("other_cards", "hash")]


@clause("E-13.2")
def test_an_invalid_deck_cannot_start_a_match(tmp_path):
    file = written(tmp_path, deck(FORTY | {"void_blast": 4, "sparkle": 1}))
    with pytest.raises(BadFile) as caught:
        ENTITY.prepare({"deck1": file})
    for language, word in (("en", "there is no card sparkle"), ("es", "no hay ninguna carta sparkle")):
        said = Say(games.package("entity"), language).error(caught.value)
        assert f"{file}: cards.sparkle: {word}" in said
        assert "cards.void_blast" in said
    added = [f"ember_storm+{more}" for more in ("sparkle", "void_blast*x", "", "void_blast*99999999999999999999")]
    for wrong in ("nowhere.toml", str(tmp_path), "none", "", "\0", *added):
        with pytest.raises(BadOption):
            ENTITY.prepare({"deck2": wrong})


@clause("E-13.2", "E-1.2")
def test_a_deck_is_chosen_by_its_id_or_its_file(tmp_path):
    file = written(tmp_path, deck(FORTY))
    setup = ENTITY.prepare({"deck1": "grave_court", "deck2": file})
    court = next(found for found in LAUNCH.decks if found.id == "grave_court")
    for pool, listed in zip(setup.pools, (court.cards, FORTY), strict=True):
        assert dict(zip(setup.faces, pool, strict=True)) == {card.id: listed.get(card.id, 0) for card in LAUNCH.cards}


@clause("E-13.1")
@pytest.mark.parametrize("name", LAUNCH_DECKS)
def test_the_decks_that_come_with_the_game_are_in_order(name):
    found = next(deck for deck in LAUNCH.decks if deck.id == name)
    assert sum(found.cards.values()) == 40
    assert ENTITY.prepare({"deck1": name}).options["deck1"] == name


@clause("E-13.3")
def test_mirror_matches_have_distinct_cards():
    match = dealt(deck1="dawn_tide", deck2="dawn_tide")
    setup = match.setup
    assert setup.pools[0] == setup.pools[1]
    assert (setup.cards, [int(g) for g in setup.group].count(0)) == (80, 40)


@clause("E-11.6")
def test_deck_lists_are_hidden_unless_the_match_opens_them():
    match = dealt(deck1="grave_court")
    for seat in (0, 1, 2):
        known = match.view(seat).setup.options
        assert [word for word in ("deck1", "deck2") if known[word] != match.setup.options[word]] == [
            word for k, word in enumerate(("deck1", "deck2")) if k != seat
        ]
    other = dealt(deck1="dawn_tide")
    assert match.view(1).setup.pools == other.view(1).setup.pools  # as many cards, and no word of which
    assert match.view(0).setup.pools != other.view(0).setup.pools
    opened = dealt(deck1="grave_court", lists="open")
    assert opened.view(1).setup.options["deck1"] == "grave_court"


@clause("E-13.2")
def test_a_replay_finds_its_decks_again():
    match = dealt(deck1="grave_court", deck2="none+moss_sprout*3+void_blast*3", deck_min=0)
    match.play(match.asked, match.legal()[0])
    assert replay.read(ENTITY, replay.write(match)).digest() == match.digest()


def test_the_check_says_that_a_good_file_is_good(tmp_path):
    assert decktool.check(written(tmp_path, deck(FORTY))) == []
    lines = decktool.check(written(tmp_path, deck({"sparkle": -1})), "es")
    assert len(lines) == 2
    assert all(line.startswith(str(tmp_path)) for line in lines)
