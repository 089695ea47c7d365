"""Chapter 8.5 to 8.9: the twelve powers."""

import pytest

from fourfold.games.shovels.tests.stories import conserved, discard, row, side
from fourfold.testing import clause, example, play, refused, scene


# -- Clubs ------------------------------------------------------------------------------------------------------------
@clause("S-8.5", "S-12.8")
@example("G46")
def test_clubs_name_all_targets_before_the_first_hit():
    s = scene("shovels", "P1 K♣[] | P2 Q♦[10♥] J♦[]")
    play(s, "P1 tap K♣")
    assert s.options() == ["at P2 QD", "at P2 JD"]
    assert refused(s, "P1 stop") == "S-8.5"
    play(s, "P1 at P2 Q♦")
    assert s.options() == ["at P2 JD", "stop"]
    assert side(s, 2) == "Q♦[10♥] J♦[]"
    assert refused(s, "P1 at P2 Q♦") == "S-8.5"
    play(s, "P1 at P2 J♦")
    assert side(s, 2) == "Q♦[]"
    assert side(s, 1) == "K♣[]!"
    assert s.asked() == "P2 battle"
    assert discard(s) == "10♥ J♦"


@clause("S-8.5", "S-6.8", "S-6.9")
@pytest.mark.parametrize(("hero", "hits"), [("J♣", 1), ("Q♣", 2), ("K♣", 3)])
def test_each_hit_has_its_own_window(hero, hits):
    s = scene("shovels", f"P1 {hero}[] | P2 J♥[] Q♥[] K♥[]")
    play(s, f"P1 tap {hero}")
    for target in ["J♥", "Q♥", "K♥"][:hits]:
        assert s.asked() == "P1 heroes"
        play(s, f"P1 at P2 {target}")
    for _ in range(hits):
        assert s.asked() == "P2 shield"
        play(s, "P2 shield")
    assert s.asked() == ["P2 battle", "P2 battle", "over"][hits - 1]
    assert side(s, 2) == ["- Q♥[] K♥[]", "- - K♥[]", ""][hits - 1]


@clause("S-8.5", "S-6.11")
def test_each_hit_is_of_ten():
    s = play(scene("shovels", "P1 J♣[] | P2 J♥[7♥] K♦[]"), "P1 tap J♣", "P1 at P2 J♥", "P2 shield")
    assert side(s, 2) == "J♥[]! K♦[]"  # 10 against 7 + 3
    s = play(scene("shovels", "P1 J♣[] | P2 J♥[8♥] K♦[]"), "P1 tap J♣", "P1 at P2 J♥", "P2 shield")
    assert side(s, 2) == "J♥[8♥]! K♦[]"  # 10 against 8 + 3


@clause("S-8.5", "S-0.7")
def test_with_friendly_fire_a_hero_may_go_on_with_his_own_side():
    s = scene("shovels", "P1 Q♣[] J♦[] | P2 K♦[4♥]", friendly_fire="on")
    play(s, "P1 tap Q♣", "P1 at P2 K♦")
    assert s.options() == ["at P1 QC", "at P1 JD", "stop"]


@clause("S-8.5")
def test_a_hero_may_hit_fewer():
    s = play(scene("shovels", "P1 Q♣[] | P2 Q♦[2♥] J♦[2♥]"), "P1 tap Q♣", "P1 at P2 J♦", "P1 stop")

    assert side(s, 2) == "Q♦[2♥] J♦[]"


# -- Diamonds ---------------------------------------------------------------------------------------------------------
@clause("S-8.5", "S-12.14")
@pytest.mark.parametrize(("hero", "cards"), [("J♦", 1), ("Q♦", 2), ("K♦", 3)])
def test_diamonds_take_from_the_row_without_paying(hero, cards):
    s = scene("shovels", f"P1 {hero}[] | P2 Q♥[4♥] | table row1 2♠ row2 3♠ row3 A♠ shop 9♠ turn P1")
    play(s, f"P1 tap {hero}")
    for card in ["A♠", "3♠", "2♠"][:cards]:
        assert s.asked() == "P1 free"
        assert "refresh" not in s.options()
        play(s, f"P1 take {card}", f"P1 on {hero}")
    assert s.asked() == "P2 battle"
    assert side(s, 1) == f"{hero}[{' '.join(['A♠', '3♠', '2♠'][:cards])}]!"
    assert row(s)[3 - cards] == "9♠"


@clause("S-8.5")
def test_the_row_is_not_refilled_between_free_cards_and_one_may_stop():
    s = scene("shovels", "P1 K♦[] | P2 Q♥[4♥] | table row1 2♠ row2 K♠ row3 A♠ turn P1")
    play(s, "P1 tap K♦")
    assert s.options() == ["stop", "take 2S", "take AS", "top"]
    assert refused(s, "P1 take K♠") == "S-7.4"
    play(s, "P1 take 2♠", "P1 on K♦")
    assert row(s) == ["", "K♠", "A♠"]
    assert refused(s, "P1 take 1") == "S-7.5"
    play(s, "P1 stop")
    assert s.asked() == "P2 battle"


@clause("S-8.5", "S-12.11")
@example("G44")
def test_a_turned_up_face_is_placed_or_discarded():
    words = "P2 Q♥[4♥] | table row1 2♠ row2 3♠ row3 4♠ shop K♥ turn P1"
    s = play(scene("shovels", f"P1 J♦[] K♠[] K♣[] | {words}"), "P1 tap J♦", "P1 top")
    assert s.options() == ["replace JD", "scrap"]
    play(s, "P1 on J♦")
    assert side(s, 1) == "K♥[] K♠[] K♣[]"
    assert discard(s) == "J♦"
    s = play(scene("shovels", f"P1 J♦[] K♠[] K♣[] | {words}"), "P1 tap J♦", "P1 top", "P1 scrap")
    assert side(s, 1) == "J♦[]! K♠[] K♣[]"
    assert discard(s) == "K♥"
    s = play(scene("shovels", f"P1 K♦[] K♠[] K♣[] | {words}"), "P1 tap K♦", "P1 top")
    assert s.options() == ["scrap"]

    s = scene("shovels", "P1 J♦[] | P2 Q♥[4♥] | table shop 7♥ turn P1")
    play(s, "P1 tap J♦", "P1 top")
    assert s.options() == ["on JD"]
    assert refused(s, "P1 scrap") == "S-7.3"


@clause("S-8.5", "S-7.7")
def test_top_makes_a_new_pile_if_need_be():
    s = scene("shovels", "P1 J♦[] K♠[rest] | P2 Q♥[4♥] | table discard 9♦ 8♦ turn P1")
    play(s, "P1 tap J♦", "P1 top")
    assert "restocked" in s.happened()
    assert s.asked() == "P1 place"

    s = scene("shovels", "P1 J♦[] K♠[rest] | P2 Q♥[4♥]")
    play(s, "P1 tap J♦")
    assert s.options() == ["stop"]
    assert refused(s, "P1 top") == "S-7.7"


# -- Spades -----------------------------------------------------------------------------------------------------------
@clause("S-8.5", "S-8.6", "S-8.9", "S-12.15")
def test_spades_dig_in_the_top_five_of_the_discard():
    s = scene("shovels", "P1 Q♠[] J♥[2♦] K♣[] | P2 Q♥[4♥] | table discard 9♦ 2♣ K♠ J♣ 4♣ 5♦ turn P1")
    play(s, "P1 tap Q♠")
    assert s.asked() == "P1 gravedig"
    assert s.options() == ["stop", "keep 5D", "keep 4C", "keep KS", "keep 2C"]  # no place for J♣
    assert refused(s, "P1 keep J♣") == "S-8.5"
    play(s, "P1 keep K♠")
    assert s.options() == ["replace QS", "replace JH"]  # any own character
    play(s, "P1 on J♥", "P1 keep 4♣", "P1 on Q♠")
    assert side(s, 1) == "Q♠[4♣]! K♠[2♦] K♣[]"
    assert discard(s) == "9♦ 2♣ J♣ 5♦ J♥"  # old order, then the replaced face
    assert s.asked() == "P2 battle"
    assert conserved(s.state)


@clause("S-8.5")
@pytest.mark.parametrize(("hero", "cards"), [("J♠", 1), ("Q♠", 2), ("K♠", 3)])
def test_how_many_a_spade_hero_keeps(hero, cards):
    s = scene("shovels", f"P1 {hero}[] | P2 Q♥[4♥] | table discard 2♣ 3♣ 4♣ 5♣ 6♣ turn P1")
    play(s, f"P1 tap {hero}")
    for card in ["6♣", "5♣", "4♣"][:cards]:
        assert s.asked() == "P1 gravedig"
        play(s, f"P1 keep {card}", f"P1 on {hero}")
    assert s.asked() == "P2 battle"
    assert discard(s) == ["2♣ 3♣ 4♣ 5♣", "2♣ 3♣ 4♣", "2♣ 3♣"][cards - 1]


@clause("S-8.5")
def test_a_spade_hero_may_stop_and_all_lie_as_before():
    s = scene("shovels", "P1 K♠[] | P2 Q♥[4♥] | table discard 9♦ 2♣ 3♣ 4♣ 5♣ 6♣ turn P1")
    play(s, "P1 tap K♠", "P1 keep 5♣", "P1 on K♠", "P1 stop")

    assert discard(s) == "9♦ 2♣ 3♣ 4♣ 6♣"
    assert (
        refused(play(scene("shovels", "P1 K♠[] | P2 Q♥[4♥] | table discard 9♦ 2♣ turn P1"), "P1 tap K♠"), "P1 top")
        == "S-12.15"
    )


@clause("S-8.5")
def test_there_are_no_more_cards_than_lie_there():
    s = play(scene("shovels", "P1 K♠[] | P2 Q♥[4♥] | table discard 9♦ 2♣ turn P1"), "P1 tap K♠")

    assert s.options() == ["stop", "keep 2C", "keep 9D"]
    assert refused(s, "P1 keep 3") == "S-8.5"


@clause("S-8.5")
def test_the_power_goes_on_when_its_hero_is_replaced():
    s = scene("shovels", "P1 Q♠[2♦] | P2 Q♥[4♥] | table discard K♦ 4♣ turn P1")
    play(s, "P1 tap Q♠", "P1 keep K♦", "P1 on Q♠", "P1 keep 4♣", "P1 on K♦")

    assert side(s, 1) == "K♦[2♦ 4♣]"
    assert discard(s) == "Q♠"


@clause("S-0.9", "S-8.5")
def test_shuffled_five():
    words = "P1 K♠[] | P2 Q♥[4♥] | table discard 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ turn P1"
    s = play(scene("shovels", words, gravedig="shuffled_five"), "P1 tap K♠")
    assert len(s.options()) == 6
    assert s.options()[1:] != ["keep 9C", "keep 8C", "keep 7C", "keep 6C", "keep 5C"]
    s = play(scene("shovels", words), "P1 tap K♠")
    assert s.options()[1:] == ["keep 9C", "keep 8C", "keep 7C", "keep 6C", "keep 5C"]


# -- Hearts, and taps in general --------------------------------------------------------------------------------------
@clause("S-8.5", "S-8.7")
@example("G47")
def test_tapping_hearts_is_a_pass():
    s = play(scene("shovels", "P1 K♥[2♦] | P2 Q♥[4♥]"), "P1 tap K♥")

    assert side(s, 1) == "K♥[2♦]!"
    assert s.asked() == "P2 battle"


@clause("S-8.7")
def test_a_power_without_effect_may_be_used():
    s = play(scene("shovels", "P1 K♠[2♦] | P2 Q♥[4♥]"), "P1 tap K♠")

    assert side(s, 1) == "K♠[2♦]!"
    assert s.asked() == "P2 battle"


@clause("S-8.8")
def test_once_per_life():
    s = scene("shovels", "P1 K♥[2♦]! Q♣[3♦] | P2 Q♥[4♥]")
    assert s.options() == ["lift KH", "lift QC", "tap QC"]
    assert refused(s, "P1 tap K♥") == "S-8.8"
    play(s, "P1 lift Q♣", "P1 suit ♦", "P1 leave", "P2 tap Q♥")
    assert "tap KH" not in s.options()


@clause("S-8.8", "S-7.3")
def test_who_joins_in_the_place_of_the_fallen_is_untapped():
    s = scene("shovels", "P1 Q♣[2♣] | P2 K♦[]! J♠[3♦] | table row1 J♥ turn P1")
    play(s, "P1 lift", "P1 suit ♣", "P1 at P2 K♦", "P2 lift", "P2 suit ♦", "P2 buy J♥", "P2 new")

    assert side(s, 2) == "J♥[] J♠[]"


@clause("S-8.8")
def test_a_new_face_is_a_new_life():
    s = scene("shovels", "P1 J♥[2♦]! | P2 Q♥[4♥] | table coins 5 row1 K♥ turn P1 shop")
    play(s, "P1 buy K♥", "P1 on J♥")
    assert side(s, 1) == "K♥[2♦]"
