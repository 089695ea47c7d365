"""Chapter 11.1: every face is one more character."""

from fourfold.games.shovels.tests.stories import discard, side
from fourfold.testing import clause, play, refused, scene

ARMY = " ".join(f"{rank}{suit}[]" for suit in "♣♦♥♠" for rank in "JQK")


def army(text):
    return scene("shovels", text, mass_armies="on")


@clause("S-11.1", "S-0.1", "S-12.4")
def test_in_phase_1_a_face_joins_or_is_discarded():
    s = army("P1 K♣[] Q♦[] J♥[] held J♠ | P2 Q♥[] | table deck ?*4 shop rest draft P1")
    assert s.options() == ["new", "scrap"]
    assert refused(s, "P1 on K♣") == "S-11.1"
    play(s, "P1 new")
    assert side(s, 1) == "K♣[] Q♦[] J♥[] J♠[]"
    assert discard(s) == ""


@clause("S-11.1")
def test_a_bought_face_of_any_rank_joins():
    s = army("P1 K♣[] Q♦[] J♥[] | P2 Q♥[4♥] | table coins 4 row1 Q♠ turn P1 shop")
    play(s, "P1 buy Q♠")
    assert s.options() == ["new"]
    assert refused(s, "P1 on J♥") == "S-11.1"
    play(s, "P1 new")
    assert side(s, 1) == "K♣[] Q♦[] J♥[] Q♠[]"


@clause("S-11.1")
def test_twelve_characters_are_the_most():
    s = army(f"P1 {ARMY} held J♠ | P2 Q♥[] | table deck ?*4 shop rest draft P1")
    assert s.options() == ["scrap"]
    assert refused(s, "P1 new") == "S-11.1"
    s = army(f"P1 {ARMY} | P2 Q♥[4♥] | table coins 9 row1 Q♠ turn P1 shop")
    assert refused(s, "P1 buy Q♠") == "S-7.4"
    s = army(f"P1 {ARMY} | P2 Q♥[4♥] | table shop Q♠ turn P1")
    play(s, "P1 tap J♦", "P1 top")
    assert s.options() == ["scrap"]
    assert refused(s, "P1 new") == "S-11.1"
