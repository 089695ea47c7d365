"""Chapter 7: shopping, placing, refreshing."""

import pytest

from fourfold.games.shovels.tests.stories import conserved, discard, row, shown, side
from fourfold.testing import clause, example, play, refused, scene


def shop(coins, cards, own, more="", **options):
    """P1 in the shop with this row."""
    words = " ".join(f"row{k} {card}" for k, card in enumerate(cards.split(), 1) if card != "-")
    return scene("shovels", f"P1 {own} | P2 Q♥[4♥] | table coins {coins} {words} {more} turn P1 shop", **options)


@clause("S-7.1", "S-12.10")
@example("G43")
def test_coins_are_spent_in_any_order_and_lost_on_leaving():
    s = shop(7, "5♦ - A♣", "J♣[]", "shop 2♠ 6♥")
    assert s.options() == ["leave", "buy 5D", "refresh"]
    play(s, "P1 leave")
    assert s.number("coins") == 0
    assert row(s) == ["5♦", "6♥", "A♣"]
    assert s.asked() == "P2 battle"

    s = shop(9, "5♦ 2♠ A♣", "J♣[]", "shop 6♥ 7♥ 2♥")
    play(s, "P1 buy 5♦", "P1 on J♣", "P1 refresh")
    assert s.number("coins") == 2
    play(s, "P1 buy 2♥", "P1 on J♣")
    s.skip()
    assert s.asked() == "P2 battle"
    assert s.number("coins") == 0
    assert side(s, 1) == "J♣[5♦ 2♥]"


@clause("S-7.1")
def test_the_shop_is_closed_outside_of_its_time():
    s = scene("shovels", "P1 J♣[2♣] | P2 Q♥[4♥] | table row1 2♠ turn P1")

    assert refused(s, "P1 buy 2♠") == "S-7.1"
    assert refused(s, "P1 refresh") == "S-7.1"


@clause("S-7.2")
@example("G37")
def test_prices():
    s = shop(8, "5♦ Q♠ A♣", "J♣[]")
    assert refused(s, "P1 buy A♣") == "S-7.2"
    play(s, "P1 buy 5♦", "P1 on J♣")
    assert s.number("coins") == 3
    assert side(s, 1) == "J♣[5♦]"
    assert s.options() == ["leave", "refresh"]
    assert refused(s, "P1 buy Q♠") == "S-7.2"
    assert refused(s, "P1 buy A♣") == "S-7.2"


@clause("S-7.2")
@pytest.mark.parametrize(
    ("card", "price"), [("J♦", 3), ("Q♠", 4), ("K♠", 5), ("A♦", 10), ("10♦", 10), ("9♦", 9), ("2♦", 2)]
)
def test_a_card_is_bought_with_its_price_and_not_with_less(card, price):
    s = play(shop(price, card, "J♣[] J♠[]"), f"P1 buy {card}")
    assert s.number("coins") == 0
    assert refused(shop(price - 1, card, "J♣[] J♠[]"), f"P1 buy {card}") == "S-7.2"


@clause("S-7.3", "S-12.11")
@example("G38")
def test_a_face_replaces_one_of_lower_rank_and_is_untapped():
    s = shop(4, "Q♠ - -", "J♣[5♦]! Q♦[] K♣[]")
    play(s, "P1 buy Q♠")
    assert s.options() == ["replace JC"]
    assert refused(s, "P1 on Q♦") == "S-7.3"
    assert refused(s, "P1 on K♣") == "S-7.3"
    assert refused(s, "P1 new") == "S-7.3"
    assert refused(s, "P1 scrap") == "S-7.4"
    play(s, "P1 on J♣")
    assert side(s, 1) == "Q♠[5♦] Q♦[] K♣[]"
    assert discard(s) == "J♣"
    assert s.number("coins") == 0


@clause("S-7.3")
@example("G40")
def test_a_jack_may_join_in_the_lowest_empty_place():
    s = shop(3, "J♦ - -", "K♣[] - Q♠[2♦]!")
    play(s, "P1 buy J♦")
    assert s.options() == ["new"]
    play(s, "P1 new")
    assert side(s, 1) == "K♣[] J♦[] Q♠[2♦]!"
    assert s.number("characters", 1) == 3
    assert refused(shop(3, "J♦ - -", "K♣[] K♠[] Q♠[2♦]!"), "P1 buy J♦") == "S-7.4"


@clause("S-7.3")
def test_nobody_but_a_jack_joins():
    s = play(shop(4, "Q♦ - -", "K♣[] J♠[]"), "P1 buy Q♦")
    assert s.options() == ["replace JS"]
    assert refused(s, "P1 new") == "S-7.3"


@clause("S-7.3")
def test_a_number_card_goes_onto_any_own_stack():
    s = play(shop(2, "2♠ - -", "J♣[5♦]! - K♠[]"), "P1 buy 2♠")
    assert s.options() == ["on JC", "on KS"]
    assert refused(s, "P1 on 2") == "S-7.3"
    assert refused(s, "P1 new") == "S-7.3"
    assert refused(s, "P1 scrap") == "S-7.3"


@clause("S-7.4")
def test_what_cannot_be_placed_cannot_be_bought():
    s = shop(9, "K♠ Q♠ 2♠", "Q♣[] Q♦[] Q♥[]")
    assert s.options() == ["leave", "buy KS", "buy 2S", "refresh"]
    assert refused(s, "P1 buy Q♠") == "S-7.4"
    play(s, "P1 buy K♠")
    assert s.number("coins") == 4
    assert s.asked() == "P1 place"


@clause("S-7.5")
def test_a_bought_card_leaves_its_place_empty():
    s = play(shop(9, "5♦ Q♠ 2♠", "J♣[]", "shop 3♠ 4♠"), "P1 buy 5♦", "P1 on J♣")

    assert row(s) == ["", "Q♠", "2♠"]
    assert refused(s, "P1 buy 1") == "S-7.5"
    play(s, "P1 leave")
    assert row(s) == ["4♠", "Q♠", "2♠"]


@clause("S-7.6")
@example("G41")
def test_refreshing_wipes_the_row_and_fills_it_again():
    s = shop(5, "2♣ 3♣ 4♣", "J♣[]", "shop 6♦ 7♦ 8♦")
    play(s, "P1 refresh")
    assert discard(s) == "2♣ 3♣ 4♣"
    assert row(s) == ["8♦", "7♦", "6♦"]
    assert s.number("coins") == 3
    play(s, "P1 refresh")
    assert s.number("coins") == 1
    assert refused(s, "P1 refresh") == "S-7.6"
    assert refused(shop(1, "2♣ 3♣ 4♣", "J♣[]"), "P1 refresh") == "S-7.6"


@clause("S-7.7")
def test_an_empty_shop_pile_is_made_anew_of_the_discard():
    s = scene("shovels", "P1 J♣[] K♠[rest] | P2 Q♥[4♥] | table coins 2 row1 2♣ row2 3♣ discard 9♦ 8♦ turn P1 shop")
    play(s, "P1 refresh")
    assert "restocked" in s.happened()
    assert discard(s) == ""
    assert sorted([*row(s), shown(s.zone("shop"))]) == ["2♣", "3♣", "8♦", "9♦"]  # those just wiped are in it

    s = scene("shovels", "P1 J♣[] K♠[rest] | P2 Q♥[4♥] | table coins 2 turn P1 shop")
    play(s, "P1 refresh")
    assert row(s) == ["", "", ""]
    assert conserved(s.state)
    s.skip()
    assert s.asked() == "P2 battle"


@clause("S-7.7")
def test_a_new_pile_is_shuffled():
    rank = [f"{k}{suit}" for suit in "♣♦♠" for k in range(2, 11)]
    s = scene("shovels", f"P1 J♦[] K♠[rest] | P2 Q♥[4♥] | table discard {' '.join(rank)} turn P1")
    play(s, "P1 tap J♦", "P1 top")
    pile = [w[:-1] + "♣♦♠"["CDS".index(w[-1])] for w in s.zone("shop") + s.zone("bought")]

    assert pile != rank
    assert sorted(pile) == sorted(rank)


@clause("S-7.8")
def test_a_purchase_is_no_action_of_its_own():
    s = scene("shovels", "P1 J♣[2♦]! | P2 Q♥[4♥] | table row1 2♠ row2 3♠ row3 4♠ turn P1")
    play(s, "P1 lift", "P1 suit ♦", "P1 leave")  # nothing bought: the lift was enough

    assert s.asked() == "P2 battle"
    assert side(s, 1) == "J♣[]!"
