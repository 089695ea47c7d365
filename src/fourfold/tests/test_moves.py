"""Typing moves: in full, in part, in Spanish, and wrongly."""

from __future__ import annotations

import pytest

from fourfold import games
from fourfold.kernel import moves
from fourfold.kernel.errors import UnreadableMove
from fourfold.kernel.words import Say
from fourfold.testing import refused, scene

LOADED = "P1 heavy breech HE hand FIRE MG HE SMOKE | P2 medium hand HE"


def typed(text: str, words: str, lang: str = "en") -> str:
    s = scene("tank", text)
    game = games.load("tank")
    say = Say(games.package("tank"), lang)
    return moves.notation(game, s.state, 0, moves.parse(game, s.state, words, say))


@pytest.mark.parametrize("words", ["fire P2", "FIRE p2", "  fire   P2 ", "fire", "Fire!"])
def test_words_may_be_left_out_behind_the_verb(words):
    assert typed(LOADED, words) == "fire P2"


@pytest.mark.parametrize("words", ["dispara P2", "dispara", "fire P2", "descarta HE", "descarta ametralladora coaxial"])
def test_spanish_and_canonical_words_mean_the_same(words):
    assert typed(LOADED, words, "es") in ("fire P2", "discard HE", "discard MG")


def test_a_verb_is_never_guessed():
    assert refused(scene("tank", "P1 heavy hand FIRE SMOKE | P2 medium"), "P1 fire") == "T-5.2"


@pytest.mark.parametrize("words", ["HE", "", "discard", "discard P9", "xyzzy"])
def test_what_names_no_single_move_is_unreadable(words):
    with pytest.raises(UnreadableMove):
        typed(LOADED, words)


def test_an_ambiguous_verb_lists_what_it_could_mean():
    with pytest.raises(UnreadableMove, match="discard HE"):
        typed(LOADED, "discard")


def test_what_could_be_typed_is_told_in_the_words_of_the_reader():
    with pytest.raises(UnreadableMove) as caught:
        typed(LOADED, "baila", "es")
    sample = str(caught.value.facts["sample"])
    assert sample == "dispara P2"
    assert typed(LOADED, sample, "es") == "fire P2"
    with pytest.raises(UnreadableMove) as caught:
        typed(LOADED, "descarta", "es")
    assert "descarta Ametralladora coaxial" in str(caught.value.facts["moves"])
