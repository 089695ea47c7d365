"""Chapter 4: the start of Phase 2."""

from fourfold.games.shovels.tests.stories import row
from fourfold.kernel import secrets
from fourfold.testing import clause, example, play, scene


def march(sides, table="", **options):
    return scene("shovels", f"{sides} | table {table} march", **options)


@clause("S-4.1")
def test_all_stacks_are_opened():
    s = scene("shovels", "P1 Q♦[2♠] | P2 Q♥[5♣] held 3♦ | table shop rest token 0 draft P2")
    faces = secrets.mask(s.state, 0).face
    stack = s.state.at(s.match.setup.zone("stack1", 1), 0)
    assert faces[stack] == -1
    play(s, "P2 on Q♥")
    assert s.number("phase") == 2
    for seat in (0, 1, 2):
        view = secrets.mask(s.state, seat)
        for word, owner in (("face1", 0), ("stack1", 0), ("face1", 1), ("stack1", 1)):
            zone = s.match.setup.zone(word, owner)
            assert all(view.face[view.at(zone, k)] >= 0 for k in range(int(view.many(zone))))


@clause("S-4.2", "S-0.8")
def test_the_discard_is_shuffled_into_the_shop_pile():
    sides = "P1 Q♦[] | P2 Q♥[]"
    s = march(sides, "shop rest discard 2♦ 3♦")
    assert s.zone("discard") == []
    assert len(s.zone("shop")) == 104 - 2 - 3
    s = march(sides, "shop rest discard 2♦ 3♦", merge_discard="off")
    assert s.zone("discard") == ["2D", "3D"]
    assert len(s.zone("shop")) == 104 - 4 - 3


@clause("S-4.3")
def test_the_row_is_flipped_from_the_top_of_the_shop_pile():
    s = march("P1 Q♦[] | P2 Q♥[]", "discard rest shop 7♦ 8♦ 9♦ 10♦", merge_discard="off")

    assert row(s) == ["10♦", "9♦", "8♦"]
    assert s.zone("shop") == ["7D"]


@clause("S-4.4")
def test_the_highest_spade_begins_and_faces_do_not_count():
    assert march("P1 K♠[9♠] | P2 Q♥[2♦ 10♠ 3♦]", "shop rest").asked() == "P2 battle"
    assert march("P1 K♠[A♠] | P2 Q♥[10♠]", "shop rest token 1").asked() == "P1 battle"
    assert march("P1 K♠[] | P2 Q♥[2♠]", "shop rest").asked() == "P2 battle"


@clause("S-4.5")
@example("G16", "G17")
def test_ties_are_broken_by_the_next_spades_and_then_from_the_token():
    three = "P1 Q♦[A♠] | P2 Q♥[A♠] | P3 Q♣[8♠]"
    assert march(three, "shop rest token 2").asked() == "P1 battle"
    assert march(three, "shop rest token 1").asked() == "P2 battle"
    more = "P1 Q♦[A♠ 3♠] | P2 Q♥[A♠] J♠[4♠] | P3 Q♣[8♠ 8♠]"
    assert march(more, "shop rest token 0").asked() == "P2 battle"
    assert march("P1 Q♦[A♠] | P2 Q♥[A♠ 2♠]", "shop rest token 0").asked() == "P2 battle"
    assert march("P1 Q♦[A♣] | P2 Q♥[]", "shop rest token 1").asked() == "P2 battle"
    assert march("P1 Q♦[A♣] | P2 - | P3 Q♥[]", "shop rest token 1").asked() == "P3 battle"  # P2 has conceded


@clause("S-4.6", "S-0.13")
@example("G16")
def test_unique_rank_lets_equal_ranks_cancel():
    three = "P1 Q♦[A♠] | P2 Q♥[A♠] | P3 Q♣[8♠]"
    assert march(three, "shop rest token 0", tie_break="unique_rank").asked() == "P3 battle"
    assert march("P1 Q♦[A♠ A♠] | P2 Q♥[2♠]", "shop rest token 0", tie_break="unique_rank").asked() == "P2 battle"
    assert march("P1 Q♦[A♠] | P2 Q♥[A♠]", "shop rest token 1", tie_break="unique_rank").asked() == "P2 battle"
