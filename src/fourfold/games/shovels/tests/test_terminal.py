"""Shovels at the command line: what a person is asked, and what is done for him."""

import io
import sys

import pytest

from fourfold import bots, games
from fourfold.cli import board
from fourfold.cli.screen import Screen
from fourfold.cli.session import Session
from fourfold.games.shovels.tests.stories import side
from fourfold.kernel.layout import bare
from fourfold.kernel.words import Say
from fourfold.testing import clause, play, scene


@pytest.fixture
def decided(monkeypatch, capsys):
    """What is said while P1, the only person, comes to the next decision and types this."""

    def decide(story, typed="", lang="en"):
        others = [bots.make("random", "shovels", "1") for _ in range(int(story.match.setup.seats) - 1)]
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        session = Session(story.match, Say(games.package("shovels"), lang), Screen(plain=True), [None, *others])
        session.live = story.match.told()
        session.decide()
        return capsys.readouterr().out

    return decide


@clause("S-12.17")
@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        (
            "en",
            ["P1: you can neither lift nor tap nor strike.", "1. Fatigue: lose J♣", "J♣ of P1 is defeated by fatigue."],
        ),
        ("es", ["P1: no puedes levantar, girar ni golpear.", "1. Fatiga: perder J♣", "J♣ de P1 cae por fatiga."]),
    ],
)
def test_nobody_loses_a_character_to_fatigue_unasked(decided, lang, sentences):
    s = scene("shovels", "P1 J♣[]! | P2 K♦[4♥] | P3 K♣[5♥]")
    assert s.options() == ["fatigue JC"]
    said = decided(s, "1\n", lang)

    assert [sentence for sentence in sentences if sentence not in said] == []
    assert side(s, 1) == ""


@clause("S-12.17")
def test_a_shield_is_always_a_question():
    s = scene("shovels", "P1 J♥[A♥] | P2 K♦[2♣] | table turn P2")
    play(s, "P2 lift", "P2 suit ♣", "P2 at P1")

    assert s.asked() == "P1 shield"
    assert s.options() == ["shield", "decline"]  # though 2 against 10 changes nothing


@clause("S-12.17")
def test_any_other_single_option_is_applied_and_told(decided):
    s = play(scene("shovels", "P1 J♣[5♣] | P2 K♦[9♥]"), "P1 lift", "P1 suit ♣")
    assert s.options() == ["at P2 KD"]

    assert "P1 had only one possibility: At P2: K♦." in decided(s)
    assert s.asked() == "P2 battle"


def told(story, reader):
    """What happened as P1, P2 or those who watch are told it."""
    lines = board.sentences(story.match.game, story.state, story.words, story.match.events(reader), reader)
    return [bare(line) for line in lines]


def test_a_card_behind_a_screen_is_named_to_its_owner_and_once():
    s = scene("shovels", "P1 Q♦[2♠] held 7♣ 3♥ | P2 Q♥[5♦] | table deck ?*8 shop rest draft P1")
    play(s, "P1 discard 3♥", "P1 on Q♦")

    assert told(s, 0)[:2] == ["P1 discards 3♥.", "P1 puts 7♣ on the stack at place 1."]
    assert told(s, 1)[:2] == ["P1 discards 3♥.", "P1 puts a card on the stack at place 1."]


def test_a_sentence_begins_with_a_capital_whatever_its_card_is_called():
    s = scene("shovels", "P1 Q♦[2♠] held K♣ | P2 Q♥[5♦] | table deck ?*8 shop rest draft P1", mass_armies="on")
    play(s, "P1 new")

    assert "K♣ joins P1 at place 2." in told(s, 0)
    assert "A card joins P1 at place 2." in told(s, 1)
