"""Chapters 6, 8.3 and 8.4: attacks, shields, strikes."""

import pytest

from fourfold.games.shovels.tests.stories import discard, side
from fourfold.testing import clause, example, play, refused, scene


def attack(attacker, target, more="", **options):
    """P1 lifts all of his only stack and attacks the first character of P2 with Clubs."""
    s = scene("shovels", f"P1 {attacker} | P2 {target} K♣[9♥] | {more or 'table turn P1'}", **options)
    play(s, "P1 lift")
    while "more" in s.options():
        play(s, "P1 more")
    return play(s, "P1 suit ♣", f"P1 at P2 {target.split('[')[0]}")


@clause("S-6.1", "S-12.7")
def test_an_attack_names_one_character_of_an_opponent():
    s = play(scene("shovels", "P1 Q♠[3♣] J♣[] | P2 K♣[2♥] Q♦[] | P3 - Q♥[]"), "P1 lift", "P1 suit ♣")

    assert s.options() == ["at P2 KC", "at P2 QD", "at P3 QH"]
    assert refused(s, "P1 at P2 3") == "S-6.1"
    assert refused(s, "P1 at P3 1") == "S-6.1"
    assert refused(s, "P1 stop") == "S-12.7"


@clause("S-6.2")
def test_the_own_side_is_no_target():
    s = play(scene("shovels", "P1 Q♠[3♣] J♣[] | P2 K♣[2♥] Q♦[]"), "P1 lift", "P1 suit ♣")

    assert not [words for words in s.options() if "P1" in words]


@clause("S-6.3", "S-6.4")
@example("G20", "G22")
def test_the_topmost_heart_goes_with_all_that_lies_above_it():
    s = attack("Q♠[A♣]", "K♦[2♦ 5♥ 8♣]")
    assert discard(s) == "A♣ 8♣ 5♥"
    assert side(s, 2) == "K♦[2♦] K♣[9♥]"
    s = attack("Q♠[A♣]", "K♦[3♥ 9♥ 4♦]")
    assert discard(s) == "A♣ 4♦ 9♥"
    assert side(s, 2) == "K♦[3♥] K♣[9♥]"
    s = attack("Q♠[A♣]", "K♦[A♥]")
    assert side(s, 2) == "K♦[] K♣[9♥]"  # bare, but alive
    s = attack("Q♠[2♣]", "Q♦[3♥ 2♥]")
    assert side(s, 2) == "Q♦[3♥] K♣[9♥]"


@clause("S-6.5")
@example("G19")
def test_too_little_damage_changes_nothing():
    s = attack("Q♠[3♣]", "K♦[2♥ 4♥]")

    assert discard(s) == "3♣"
    assert side(s, 2) == "K♦[2♥ 4♥] K♣[9♥]"
    assert s.asked() == "P2 battle"


@clause("S-6.6", "S-6.7")
@example("G23")
def test_a_character_without_a_heart_dies_of_any_damage():
    s = attack("Q♠[2♣]", "K♦[9♦ 10♣]")

    assert discard(s) == "2♣ 10♣ 9♦ K♦"
    assert side(s, 2) == "- K♣[9♥]"
    assert s.asked() == "P2 battle"
    assert side(attack("Q♠[2♣]", "K♦[]"), 2) == "- K♣[9♥]"


@clause("S-6.8", "S-12.9")
@example("G25", "G26")
def test_an_untapped_hearts_face_may_shield_itself():
    s = attack("Q♠[A♣]", "J♥[8♥]")
    assert s.asked() == "P2 shield"
    assert s.options() == ["shield", "decline"]
    assert refused(s, "P2 stop") == "S-12.9"
    play(s, "P2 shield")
    assert side(s, 2) == "J♥[8♥]! K♣[9♥]"
    assert discard(s) == "A♣"

    s = play(attack("Q♠[9♣ 2♣]", "J♥[8♥]"), "P2 shield")
    assert side(s, 2) == "J♥[]! K♣[9♥]"
    assert discard(s) == "2♣ 9♣ 8♥"
    s = play(attack("Q♠[A♣]", "J♥[8♥]"), "P2 decline")
    assert side(s, 2) == "J♥[] K♣[9♥]"


@clause("S-6.8", "S-6.11")
@pytest.mark.parametrize(
    ("face", "enough", "too_little"), [("J♥", "3♣", "2♣"), ("Q♥", "5♣", "4♣"), ("K♥", "10♣", "9♣")]
)
def test_a_shield_protects_a_bare_face_too(face, enough, too_little):
    s = play(attack(f"Q♠[{too_little}]", f"{face}[]"), "P2 shield")
    assert side(s, 2) == f"{face}[]! K♣[9♥]"
    s = play(attack(f"Q♠[{enough}]", f"{face}[]"), "P2 shield")
    assert side(s, 2) == "- K♣[9♥]"


@clause("S-6.9")
@example("G29")
def test_only_the_attacked_hero_is_asked_and_always():
    s = scene("shovels", "P1 Q♠[A♣] | P2 Q♥[] K♣[4♥]")
    play(s, "P1 lift", "P1 suit ♣", "P1 at P2 K♣")
    assert s.asked() == "P2 battle"
    assert attack("Q♠[2♣]", "Q♥[9♥]").asked() == "P2 shield"  # though 2 could do nothing
    assert attack("Q♠[2♣]", "Q♥[9♥]!").asked() == "P2 battle"


@clause("S-6.10")
def test_a_shield_lasts_for_one_attack():
    s = play(attack("Q♠[A♣]", "J♥[8♥]", "table turn P1"), "P2 shield", "P2 lift K♣", "P2 suit ♥")
    assert s.asked().startswith("P1")
    s = scene("shovels", "P1 Q♠[A♣] | P2 J♥[8♥]! K♣[9♥]")
    play(s, "P1 lift", "P1 suit ♣", "P1 at P2 J♥")
    assert side(s, 2) == "J♥[]! K♣[9♥]"  # no +3 is left of the last time


# -- strikes ----------------------------------------------------------------------------------------------------------
@clause("S-8.4")
@example("G35")
def test_a_face_on_top_strikes_at_the_heartless():
    s = scene("shovels", "P1 J♣[] Q♠[2♦] | P2 K♦[9♦] K♣[4♥] Q♦[]")
    assert s.options() == ["lift QS", "tap JC", "tap QS", "strike JC"]
    assert refused(s, "P1 strike Q♠") == "S-8.4"
    play(s, "P1 strike J♣")
    assert s.options() == ["at P2 KD", "at P2 QD"]
    assert refused(s, "P1 at P2 K♣") == "S-8.4"
    play(s, "P1 at P2 K♦")
    assert side(s, 1) == "J♣[] Q♠[2♦]"
    assert side(s, 2) == "- K♣[4♥] Q♦[]"
    assert discard(s) == "9♦ K♦"
    assert s.asked() == "P2 battle"

    assert "strike JC" not in scene("shovels", "P1 J♣[] | P2 Q♦[10♥]").options()


@clause("S-8.4b")
def test_a_strike_that_removes_nothing_is_no_move():
    assert refused(scene("shovels", "P1 J♣[] | P2 Q♦[10♥]"), "P1 strike J♣") == "S-8.4b"


@clause("S-8.4")
def test_with_friendly_fire_a_strike_is_still_for_opponents():
    s = scene("shovels", "P1 J♣[] K♠[] | P2 Q♦[10♥] K♦[] J♦[]", friendly_fire="on")
    play(s, "P1 strike J♣")
    assert s.options() == ["at P2 KD", "at P2 JD"]
    assert refused(s, "P1 at P1 K♠") == "S-8.4"


@clause("S-8.4a", "S-0.14")
@example("G28")
def test_a_hero_that_could_shield_itself_is_no_target_of_a_strike():
    words = "P1 J♣[]! | P2 K♥[] Q♦[4♥]"
    assert "strike JC" not in scene("shovels", words).options()
    assert "strike JC" in scene("shovels", words.replace("K♥[]", "K♥[]!")).options()
    s = play(scene("shovels", "P1 J♣[] | P2 K♥[] J♦[] K♦[]"), "P1 strike J♣")
    assert refused(s, "P1 at P2 K♥") == "S-8.4a"

    s = scene("shovels", words, strike_forces_shield="on")
    play(s, "P1 strike J♣", "P1 at P2 K♥", "P2 shield")
    assert side(s, 2) == "K♥[]! Q♦[4♥]"
    assert s.asked() == "P2 battle"
    assert side(s, 1) == "J♣[]!"
    s = scene("shovels", words, strike_forces_shield="on")
    play(s, "P1 strike J♣", "P1 at P2 K♥", "P2 decline")
    assert side(s, 2) == "- Q♦[4♥]"
