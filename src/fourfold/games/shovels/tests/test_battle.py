"""Chapters 5 and 9: a turn of Phase 2, must-act, elimination, the end."""

import pytest

from fourfold.games.shovels import table
from fourfold.games.shovels.tests.stories import conserved, discard, row, side
from fourfold.kernel.state import ROW
from fourfold.testing import clause, example, play, refused, scene

A = "P1 J♣[5♣ 3♦ 2♣]"


# -- the turn ---------------------------------------------------------------------------------------------------------
@clause("S-5.1", "S-12.5")
def test_a_turn_is_one_lift_one_tap_or_one_strike():
    s = scene("shovels", "P1 J♣[5♣] Q♦[] | P2 K♦[2♣] K♥[4♥]")

    assert s.options() == ["lift JC", "tap JC", "tap QD", "strike QD"]
    assert refused(s, "P1 fatigue J♣") == "S-9.1"
    assert refused(s, "P1 lift 3") == "S-5.1"
    play(s, "P1 strike Q♦", "P1 at P2 K♦")
    assert s.asked() == "P2 battle"


@clause("S-5.2", "S-0.6")
def test_tapped_characters_lift_and_strike_unless_the_option_says_no():
    words = "P1 J♣[5♣]! Q♦[]! K♠[2♥] | P2 K♦[2♣] K♣[4♥]"
    assert scene("shovels", words).options() == ["lift JC", "lift KS", "tap KS", "strike QD"]
    s = scene("shovels", words, tapped_cannot_act="on")
    assert s.options() == ["lift KS", "tap KS"]
    assert refused(s, "P1 lift J♣") == "S-5.2"
    assert refused(s, "P1 strike Q♦") == "S-5.2"


@clause("S-5.3", "S-12.6")
def test_a_lift_takes_a_run_from_the_top():
    s = scene("shovels", f"{A} Q♦[] | P2 K♦[4♥ 9♥]")
    assert refused(s, "P1 lift Q♦") == "S-5.3"
    play(s, "P1 lift J♣")
    assert s.options() == ["more", "suit C"]
    assert refused(s, "P1 suit ♦") == "S-5.3"  # the 3♦ is next: lift it first
    play(s, "P1 more", "P1 more")
    assert s.options() == ["suit C", "suit D"]
    assert refused(s, "P1 more") == "S-5.3"
    assert s.zone("hand") == ["2C", "3D", "5C"]


def test_a_refusal_says_below_what_the_suit_lies():
    s = play(scene("shovels", "P1 J♣[2♣ 3♣ 4♦] | P2 K♦[4♥]"), "P1 lift J♣")
    error = s.match.refusal(next(m for m in range(51) if s.match.notation(m) == "suit C"))

    assert s.words.error(error) == "3♣ is just below 4♦: lift one more first. (S-5.3)"
    s = play(scene("shovels", "P1 J♣[2♣ 3♦ 4♦] | P2 K♦[4♥]"), "P1 lift J♣")
    assert s.words.error(s.match.refusal(s.match.legal()[0] + 1)) == "2♣ is below 3♦: lift that first. (S-5.3)"


@clause("S-5.4", "S-0.5")
@example("G18", "G19")
def test_only_the_chosen_suit_counts():
    s = play(scene("shovels", f"{A} | P2 K♦[4♥ 9♥]"), "P1 lift J♣", "P1 more", "P1 suit ♦")
    assert discard(s) == "2♣ 3♦"
    assert s.number("coins") == 3
    assert side(s, 1) == "J♣[5♣]"
    assert s.asked() == "P1 shop"
    s = play(scene("shovels", f"{A} | P2 K♦[4♥ 9♥]"), "P1 lift", "P1 more", "P1 more", "P1 suit ♣", "P1 at P2 K♦")
    assert discard(s) == "2♣ 3♦ 5♣"
    assert side(s, 1) == "J♣[]"
    assert side(s, 2) == "K♦[4♥ 9♥]"
    s = play(scene("shovels", f"{A} | P2 K♦[4♥ 9♥]", sum_rule="all_lifted"), "P1 lift", "P1 more", "P1 suit ♦")
    assert s.number("coins") == 5
    s = play(scene("shovels", f"{A} | P2 K♦[4♥ 9♥]"), "P1 lift")
    assert refused(s, "P1 suit ♥") == "S-5.4"


@clause("S-5.5")
def test_the_lifted_cards_lie_in_the_discard_before_the_effect():
    s = play(scene("shovels", f"{A} | P2 K♦[4♥] K♣[] | table discard 9♠"), "P1 lift", "P1 more", "P1 more", "P1 suit ♣")

    assert s.asked() == "P1 target"
    assert discard(s) == "9♠ 2♣ 3♦ 5♣"


@clause("S-5.6", "S-5.7")
def test_hearts_stall():
    s = play(scene("shovels", "P1 J♣[5♣ 3♥]! | P2 K♦[4♥]"), "P1 lift", "P1 suit ♥")

    assert s.asked() == "P2 battle"
    assert discard(s) == "3♥"
    assert side(s, 1) == "J♣[5♣]!"


# -- must-act ---------------------------------------------------------------------------------------------------------
@clause("S-9.1")
@example("G48", "G49")
def test_who_cannot_act_loses_a_character_of_his_choice():
    s = scene("shovels", "P1 J♣[]! Q♦[]! | P2 K♦[4♥] K♣[5♥]")
    assert s.options() == ["fatigue JC", "fatigue QD"]
    play(s, "P1 fatigue Q♦")
    assert side(s, 1) == "J♣[]!"
    assert discard(s) == "Q♦"
    assert s.asked() == "P2 battle"

    s = scene("shovels", "P1 J♣[]! Q♦[]! | P2 K♦[4♥] K♣[]")
    assert s.options() == ["strike JC", "strike QD"]
    assert refused(s, "P1 fatigue Q♦") == "S-9.1"


@clause("S-9.2", "S-7.5")
@example("G50")
def test_at_the_end_of_a_turn_the_row_is_refilled_lowest_place_first():
    s = scene(
        "shovels",
        "P1 Q♣[5♣] | P2 K♦[] | P3 J♦[4♥] | table row2 7♦ shop 2♠ 3♠ discard 9♣ 9♣ turn P1",
    )
    play(s, "P1 lift", "P1 suit ♣", "P1 at P2")
    assert s.asked() == "P3 battle"
    assert row(s) == ["3♠", "7♦", "2♠"]


@clause("S-9.3")
@example("G50")
def test_a_player_without_characters_is_out_and_passed_over():
    s = scene("shovels", "P1 Q♣[5♣] | P2 K♦[2♦] | P3 J♦[4♥]")
    play(s, "P1 lift", "P1 suit ♣", "P1 at P2")
    assert "eliminated" in s.happened()
    assert s.asked() == "P3 battle"
    assert discard(s) == "5♣ 2♦ K♦"
    play(s, "P3 lift", "P3 suit ♥")
    assert s.asked() == "P1 battle"

    s = scene("shovels", "P1 Q♣[]! | P2 K♦[4♥] | P3 J♦[4♥]")
    play(s, "P1 fatigue")
    assert "eliminated" in s.happened()
    assert s.asked() == "P2 battle"


@clause("S-9.4")
def test_the_last_player_wins_at_once():
    s = scene("shovels", "P1 K♣[5♣] | P2 K♦[2♦] J♦[] | table shop 2♠ turn P1")
    play(s, "P1 tap K♣", "P1 at P2 K♦", "P1 at P2 J♦")

    assert s.asked() == "over"
    assert s.match.winners() == [0]
    assert row(s) == ["", "", ""]  # no refill
    assert conserved(s.state)


@clause("S-9.5", "S-6.2", "S-0.7")
def test_with_friendly_fire_a_player_may_beat_himself():
    s = scene("shovels", "P1 Q♣[5♣] | P2 K♦[2♥]", friendly_fire="on")
    play(s, "P1 lift", "P1 suit ♣")
    assert s.options() == ["at P1 QC", "at P2 KD"]
    play(s, "P1 at P1 Q♣")
    assert s.asked() == "over"
    assert s.match.winners() == [1]

    s = scene("shovels", "P1 Q♣[] | P2 K♦[2♥] | P3 J♦[]", friendly_fire="on")
    play(s, "P1 tap Q♣", "P1 at P1 Q♣", "P1 at P3 J♦")  # the second hit still comes
    assert s.asked() == "over"
    assert s.match.winners() == [1]


# -- stalemate, concession --------------------------------------------------------------------------------------------
@clause("S-9.6", "S-0.11", "S-0.12")
def test_turns_without_a_defeat_end_the_game():
    words = "P1 Q♣[5♥] K♦[] | P2 K♦[2♥] | table calm 4 turn P1"
    s = play(scene("shovels", words, stall_limit=5), "P1 lift", "P1 suit ♥")
    assert s.asked() == "over"
    assert "stalemate" in s.happened()
    assert s.match.winners() == []
    s = play(scene("shovels", words, stall_limit=6), "P1 lift", "P1 suit ♥")
    assert s.asked() == "P2 battle"
    s = play(
        scene("shovels", words.replace("5♥", "5♣").replace("2♥", "2♦] J♥[3♥"), stall_limit=5),
        "P1 lift",
        "P1 suit ♣",
        "P1 at P2 K♦",
    )
    assert s.asked() == "P2 battle"
    assert s.number("calm") == 0
    s = play(scene("shovels", words, turn_cap=1), "P1 lift", "P1 suit ♥")
    assert s.asked() == "P2 battle"  # the scene began at turn 0
    play(s, "P2 lift", "P2 suit ♥")
    assert s.asked() == "over"


@clause("S-9.6")
def test_a_defeat_counts_for_its_own_turn_only():
    s = scene("shovels", "P1 Q♣[5♥ 5♣] | P2 K♦[2♥] J♥[] | table calm 4 turn P1")
    play(s, "P1 lift", "P1 suit ♣", "P1 at P2 J♥", "P2 decline")
    assert s.number("calm") == 0
    play(s, "P2 lift", "P2 suit ♥")
    assert s.number("calm") == 1


@clause("S-9.6", "S-9.8")
def test_who_concedes_counts_as_a_defeat():
    s = scene("shovels", "P1 Q♣[5♥] | P2 K♦[2♥] | P3 J♥[] | table calm 4 turn P1", stall_limit=5)
    play(s, "P3 concede", "P1 lift", "P1 suit ♥")

    assert s.asked() == "P2 battle"
    assert s.number("calm") == 0


@clause("S-9.7", "S-0.12")
@pytest.mark.parametrize(
    ("sides", "winners"),
    [
        ("P1 Q♣[5♥] K♦[] | P2 K♦[2♥]", [0]),
        ("P1 Q♣[5♥] K♦[] | P2 K♦[A♥ A♥ A♣ A♣]", [0]),  # characters come first
        ("P1 Q♣[5♥] | P2 K♦[2♥ 3♥]", [1]),  # as many characters, but the 5♥ is spent
        ("P1 Q♣[2♥ 5♥] | P2 K♦[2♥]", []),
        ("P1 Q♣[2♥ 5♥] | P2 K♦[2♥] | P3 K♦[]", [0, 1]),
    ],
)
def test_the_most_characters_may_win_a_stalemate(sides, winners):
    s = scene("shovels", f"{sides} | table calm 4 turn P1", stall_limit=5, stall_result="most_characters")
    play(s, "P1 lift", "P1 suit ♥")

    assert s.match.winners() == winners


@clause("S-9.7")
def test_the_living_share_a_draw():
    s = scene("shovels", "P1 Q♣[5♥] | P2 K♦[2♥] | P3 - | table calm 4 turn P1", stall_limit=5)
    play(s, "P1 lift", "P1 suit ♥")

    assert s.match.winners() == [0, 1]


@clause("S-9.8")
def test_anybody_may_concede_at_any_time():
    s = scene("shovels", "P1 Q♣[5♣] | P2 K♦[2♦ 3♦] J♥[4♥] | P3 J♦[4♥]")
    play(s, "P2 concede")
    assert discard(s) == "3♦ 2♦ K♦ 4♥ J♥"
    assert s.asked() == "P1 battle"
    assert conserved(s.state)
    play(s, "P1 lift", "P1 concede")
    assert s.asked() == "over"
    assert s.match.winners() == [2]
    assert conserved(s.state)


@clause("S-9.8")
def test_conceding_in_the_middle_of_anything_loses_no_card():
    s = scene("shovels", "P1 Q♠[5♣] J♥[] | P2 K♦[4♥] | P3 J♦[4♥] | table discard 2♣ J♣ K♠ 4♣ 5♦ turn P1")
    play(s, "P1 tap Q♠", "P1 keep K♠", "P1 on J♥", "P1 concede")
    assert s.asked() == "P2 battle"
    assert conserved(s.state)
    assert len(s.zone("grave")) == len(s.zone("aside")) == 0

    s = scene("shovels", "P1 Q♣[5♣ 6♣] | P2 K♥[4♥] | P3 J♦[4♥]")
    play(s, "P1 lift", "P1 suit ♣", "P1 at P2 K♥")
    assert s.asked() == "P2 shield"
    play(s, "P2 concede")
    assert s.asked() == "P3 battle"  # the attack came to nothing; P2 is passed over

    s = scene("shovels", "P1 K♣[] | P2 K♥[4♥] | P3 J♦[] Q♦[4♥]")
    play(s, "P1 tap K♣", "P1 at P2 K♥", "P1 at P3 J♦", "P1 at P3 Q♦")
    assert s.asked() == "P2 shield"
    play(s, "P2 concede")
    assert side(s, 3) == "- Q♦[]"  # the other hits go on

    s = scene("shovels", "P1 K♣[] | P2 K♥[4♥] Q♦[] | P3 J♦[]")
    play(s, "P1 tap K♣", "P1 at P2 K♥", "P1 at P2 Q♦", "P1 at P3 J♦", "P2 concede")
    assert s.asked() == "over"  # his second character was hit no more, P3's was
    assert s.happened().count("defeated") == 1


@clause("S-9.8")
def test_who_concedes_in_his_turn_hits_nobody_any_more():
    s = scene("shovels", "P1 K♣[] | P2 K♥[4♥] | P3 J♦[] Q♦[]")
    play(s, "P1 tap K♣", "P1 at P2 K♥", "P1 at P3 J♦", "P1 at P3 Q♦", "P1 concede")
    assert s.asked() == "P2 battle"
    assert side(s, 2) == "K♥[4♥]"
    assert s.state.depth == ROW  # no more is planned than the end of P2's turn
    play(s, "P2 tap K♥")
    assert s.asked() == "P3 battle"
    assert side(s, 3) == "J♦[] Q♦[]"

    s = scene("shovels", "P1 K♣[] | P2 K♥[4♥] | P3 J♦[] Q♦[]")
    play(s, "P1 tap K♣", "P1 at P2 K♥", "P1 concede")
    assert [s.number(f"named{k}") for k in (1, 2, 3)] == [0, 0, 0]
    s = scene("shovels", "P1 K♦[] | P2 K♥[4♥] | P3 J♦[] | table coins 9 turn P1 shop")
    play(s, "P1 concede")
    assert s.number("coins") == 0


@clause("S-9.8")
def test_a_strike_whose_only_target_concedes_is_taken_back():
    s = scene("shovels", "P1 K♣[] J♦[] | P2 K♦[] Q♦[] | P3 Q♦[4♥]")
    play(s, "P1 strike K♣")
    assert s.asked() == "P1 target_strike"
    play(s, "P2 concede")
    assert s.asked() == "P1 battle"
    assert s.options() == ["tap KC", "tap JD"]


@clause("S-9.8", "S-0.10")
def test_a_strike_taken_back_was_not_declared():
    words = "P1 K♣[] Q♠[3♥] | P2 K♦[] | P3 Q♦[4♥]"
    s = scene("shovels", words, strike_extra="on")
    play(s, "P1 strike K♣", "P2 concede")
    assert s.asked() == "P1 battle"
    assert s.number("struck") == 0  # it may still come after the action
    play(s, "P1 tap K♣", "P1 at P3 Q♦")
    assert s.options() == ["strike KC", "stop"]

    s = scene("shovels", "P1 K♣[]! Q♠[]! | P2 K♦[] | P3 Q♦[4♥]", strike_extra="on")
    play(s, "P1 strike K♣", "P2 concede")
    assert s.options() == ["fatigue KC", "fatigue QS"]  # nothing was done, and nothing else can be

    s = scene("shovels", words, strike_extra="on")
    play(s, "P1 lift", "P1 suit ♥", "P1 strike K♣", "P2 concede")
    assert s.options() == ["stop"]


@clause("S-9.8", "S-8.3")
def test_a_dug_strike_taken_back_leaves_the_dig():
    s = scene("shovels", "P1 K♠[6♦ 8♥ 2♠] | P2 K♦[] | P3 Q♦[4♥]")
    play(s, "P1 lift", "P1 suit ♠", "P1 strike", "P2 concede")
    assert s.asked() == "P1 dig"
    assert s.options() == ["done", "take 8H", "skip 8H"]


def test_conceding_in_the_first_phase():
    s = scene("shovels", "P1 K♣[2♣] held 3♦ 4♦ | P2 Q♦[] | P3 Q♥[] | table deck ?*9 shop rest draft P1")
    play(s, "P1 concede")
    assert s.asked() == "P2 draw"
    assert discard(s) == "3♦ 4♦ 2♣ K♣"
    assert conserved(s.state)
    play(s, "P3 concede")
    assert s.asked() == "over"
    assert s.match.winners() == [1]


# -- the extra strike -------------------------------------------------------------------------------------------------
@clause("S-0.10")
def test_strike_extra_before_or_after_the_action():
    words = "P1 J♣[5♥] Q♦[] | P2 K♦[] J♦[] K♥[4♥]"
    s = scene("shovels", words, strike_extra="on")
    play(s, "P1 strike Q♦", "P1 at P2 K♦")
    assert s.asked() == "P1 battle"
    assert s.options() == ["lift JC", "tap JC", "tap QD"]
    assert refused(s, "P1 strike Q♦") == "S-0.10"
    play(s, "P1 lift", "P1 suit ♥")
    assert s.asked() == "P2 battle"

    s = scene("shovels", words, strike_extra="on")
    play(s, "P1 lift", "P1 suit ♥")
    assert s.asked() == "P1 extra"
    assert s.options() == ["strike JC", "strike QD", "stop"]
    assert refused(s, "P1 lift J♣") == "S-0.10"
    play(s, "P1 strike J♣")
    assert s.number("struck") == 1
    play(s, "P1 at P2 J♦")
    assert s.asked() == "P2 battle"
    assert side(s, 2) == "K♦[] - K♥[4♥]"

    s = scene("shovels", "P1 Q♦[3♦] | P2 K♦[]", strike_extra="on")
    play(s, "P1 lift", "P1 suit ♦", "P1 leave")
    assert s.asked() == "P1 extra"
    assert s.number("coins") == 0  # S-7.1: the shop is behind him
    s = scene("shovels", "P1 Q♦[3♦ 3♥] | P2 K♦[]", strike_extra="on")
    play(s, "P1 lift", "P1 suit ♥")
    assert s.asked() == "P2 battle"  # no face that is on top

    s = scene("shovels", "P1 Q♦[]! | P2 K♦[] K♥[4♥]", strike_extra="on")
    play(s, "P1 strike Q♦")
    s.skip()
    assert "fatigue" not in s.options()
    assert s.number("active") == 1
    assert side(s, 1) == "Q♦[]!"


def test_the_struck_mark_is_gone_next_turn():
    s = scene("shovels", "P1 Q♦[]! | P2 K♦[] K♥[4♥ 5♥] | table struck 1 turn P2", strike_extra="on")
    play(s, "P2 lift", "P2 suit ♥")
    s.skip()
    assert s.state.num[table.STRUCK] == 0
