"""Chapters 8.1 to 8.3: the shovel."""

from fourfold.games.shovels.tests.stories import discard, side
from fourfold.testing import clause, example, play, refused, scene


def dig(own, other="Q♦[] Q♥[10♥]", lifted=1, **options):
    """P1 lifts from his first stack and digs."""
    s = scene("shovels", f"P1 {own} | P2 {other}", **options)
    face = own.split("[")[0]
    play(s, f"P1 lift {face}", *["P1 more"] * (lifted - 1))
    return play(s, "P1 suit ♠")


@clause("S-8.1", "S-12.12")
def test_dig_as_deep_as_the_sum_and_take_any_of_it():
    s = dig("K♠[9♦ 6♦ 3♣ 8♥ 2♠]")
    assert s.asked() == "P1 dig"
    assert s.options() == ["done", "take 8H", "skip 8H"]
    play(s, "P1 skip 8♥")
    assert s.options() == ["done", "take 3C", "skip 3C"]
    play(s, "P1 skip 3♣")
    assert s.asked() == "P2 battle"
    assert side(s, 1) == "K♠[9♦ 6♦ 3♣ 8♥]"

    s = dig("K♠[9♦ 6♦ 3♣ 8♥ 2♠]")
    play(s, "P1 skip 8♥", "P1 take 3♣", "P1 suit ♣", "P1 at P2 Q♦")
    assert side(s, 1) == "K♠[9♦ 6♦ 8♥]"
    assert discard(s) == "2♠ 3♣ Q♦"


@clause("S-12.13")
def test_what_was_taken_is_the_whole_hand():
    s = play(dig("K♠[9♦ 6♦ 3♣ 8♥ 2♠]"), "P1 take 8♥", "P1 take 3♣")

    assert s.options() == ["suit C", "suit H"]  # nothing is lifted in addition


@clause("S-8.1")
def test_done_at_once_ends_the_turn():
    s = play(dig("K♠[9♦ 6♦ 3♣ 8♥ 2♠]"), "P1 done")

    assert s.asked() == "P2 battle"
    assert discard(s) == "2♠"


@clause("S-8.2", "S-12.13")
@example("G31", "G32")
def test_the_new_hand_may_dig_again():
    s = dig("K♠[6♦ 3♠ 8♥ 2♠]")
    play(s, "P1 skip 8♥", "P1 take 3♠", "P1 suit ♠")
    assert s.options() == ["done", "take 8H", "skip 8H", "strike"]
    play(s, "P1 take 8♥", "P1 take 6♦")
    assert s.asked() == "P1 dig_suit"
    assert s.options() == ["suit D", "suit H"]
    assert refused(s, "P1 suit ♣") == "S-8.2"
    assert refused(s, "P1 more") == "S-12.13"
    play(s, "P1 suit ♦")
    assert discard(s) == "2♠ 3♠ 8♥ 6♦"
    assert s.number("coins") == 6
    assert side(s, 1) == "K♠[]"


@clause("S-8.3")
@example("G31", "G34")
def test_a_face_that_is_dug_to_may_strike():
    s = dig("K♠[6♦ 8♥ 2♠]")
    play(s, "P1 strike")
    assert s.asked() == "P1 target_strike"
    play(s, "P1 at P2 Q♦")
    assert side(s, 1) == "K♠[6♦ 8♥]"
    assert side(s, 2) == "- Q♥[10♥]"
    assert discard(s) == "2♠ Q♦"
    assert s.asked() == "P2 battle"

    s = dig("J♣[5♥ 6♦ 7♣ 2♠]")
    assert s.options() == ["done", "take 7C", "skip 7C"]
    assert refused(s, "P1 strike") == "S-8.3"


@clause("S-8.3")
def test_with_nothing_left_to_dig_only_the_strike_remains():
    s = dig("K♠[2♠]")
    assert s.options() == ["done", "strike"]
    assert refused(s, "P1 take") == "S-8.1"
    s = dig("K♠[2♠]", "Q♦[2♥]")
    assert s.asked() == "P2 battle"


@clause("S-8.3")
def test_the_strike_comes_before_anything_is_taken_or_skipped():
    s = play(dig("K♠[6♦ 8♥ 2♠]"), "P1 skip 8♥")
    assert refused(s, "P1 strike") == "S-8.3"
    s = play(dig("K♠[6♦ 8♥ 2♠]"), "P1 take 8♥")
    assert refused(s, "P1 strike") == "S-8.3"
    assert refused(dig("K♠[6♦ 8♥ 2♠]", "Q♦[2♥]"), "P1 strike") == "S-8.4b"


@clause("S-8.3", "S-0.10")
def test_a_dug_strike_leaves_the_extra_one():
    s = dig("K♠[2♠]", "Q♦[] J♦[] K♦[]", strike_extra="on")
    play(s, "P1 strike", "P1 at P2 Q♦")

    assert s.asked() == "P1 extra"
