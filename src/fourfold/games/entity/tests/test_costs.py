"""Costs, predicates and filters (E-14.3, E-14.4, E-14.6), with the cards of words.toml."""

from __future__ import annotations

import pytest

from fourfold.games.entity.tests.glance import act, discard, hand, lp, pawns, stats, told, void
from fourfold.games.entity.tests.wording import attacked, story, used
from fourfold.testing import clause, refused


# -- costs ------------------------------------------------------------------------------------------------------------
@clause("E-14.4")
def test_costs_in_lp():
    assert lp(used("toll_of_life", "P1 | P2"), 1) == 800 - 120 + 7
    assert lp(used("toll_of_half", "P1 lp 301 | P2"), 1) == 151 + 7
    assert refused(story("P1 hand toll_of_life lp 120 | P2"), "P1 activate toll_of_life") == "E-10.5"


@clause("E-14.4")
def test_costs_in_cards_of_the_hand():
    s = story("P1 hand toll_of_hand high_king grave_rat moss_sprout void_blast | P2", "P1 activate toll_of_hand")
    assert s.options() == ["discard high_king", "discard moss_sprout", "discard grave_rat"]
    act(s, "P1 discard high_king", "P1 discard grave_rat")
    assert hand(s, 1) == ["moss_sprout", "void_blast"]
    assert lp(s, 1) == 807
    assert refused(story("P1 hand toll_of_hand high_king void_blast | P2"), "P1 activate toll_of_hand") == "E-14.4"


@clause("E-14.4")
def test_costs_in_pawns():
    s = used("toll_of_field", "P1 pawn1 tidepool_scout pawn2 high_king pawn3 coral_guardian pawn4 mist_oracle set | P2")
    assert s.options() == ["tribute pawn1", "tribute pawn3", "tribute pawn4"]
    act(s, "P1 tribute pawn1", "P1 tribute pawn4")
    assert pawns(s, 1) == ["high_king", "coral_guardian"]
    assert told(s, "tributed") == 2
    assert told(s, "destroyed") == 0


@clause("E-14.4")
def test_costs_in_the_discard_pile_and_the_deck():
    s = used("toll_of_graves", "P1 discard grave_rat bone_conscript crypt_duelist high_king | P2")
    act(s, "P1 void bone_conscript", "P1 void crypt_duelist")
    assert void(s, 1) == ["bone_conscript", "crypt_duelist"]
    s = used("toll_of_deck", "P1 deck high_king void_blast moss_sprout | P2")
    assert (s.zone("deck", 1), discard(s, 1)) == ([], ["moss_sprout", "void_blast", "high_king", "toll_of_deck"])
    assert refused(story("P1 hand toll_of_deck deck ?*2 | P2"), "P1 activate toll_of_deck") == "E-14.4"


@clause("E-14.5")
def test_a_target_is_no_cost():
    s = story(
        "P1 hand mechanical_maintenance pawn1 volt_tinkerer pawn2 void_caster discard solstice_sentinel | P2",
        *("P1 activate mechanical_maintenance", "P1 target P1 solstice_sentinel"),
    )
    act(s, "P1 tribute pawn1", "P1 tribute pawn2")
    assert pawns(s, 1) == ["solstice_sentinel"]


@clause("E-14.5")
def test_up_to_may_stop_and_targets_are_distinct():
    text = "P1 hand cloudbreaker_dragon pawn1 moss_sprout pawn2 grave_rat | P2 back1 power_surge back2 mirror_ward"
    moves = ("P1 summon cloudbreaker_dragon", "P1 tribute pawn1", "P1 tribute pawn2")
    s = story(text, *moves)
    assert s.options() == ["target P2 back1", "target P2 back2", "done"]
    act(s, "P1 target P2 back1")
    assert s.options() == ["target P2 back2", "done"]


# -- predicates -------------------------------------------------------------------------------------------------------
@clause("E-14.3")
def test_count_has_a_least_and_a_most():
    for many in range(1, 6):
        pawns_of_p1 = " ".join(f"pawn{k + 1} moss_sprout" for k in range(many))
        s = story(f"P1 hand if_crowded {pawns_of_p1} | P2 pawn1 grave_rat")
        assert ("activate if_crowded" in s.options()) == (3 <= many + 1 <= 4)


@clause("E-14.3")
def test_lp_turn_and_phase():
    assert "activate if_rich" in story("P1 hand if_rich | P2 lp 500").options()
    assert refused(story("P1 hand if_rich | P2 lp 499"), "P1 activate if_rich") == "E-14.3"
    s = story("P1 hand if_night back1 if_night | P2 pawn1 high_king hand void_blast")
    assert refused(s, "P1 activate if_night") == "E-14.3"
    s = story("P1 back1 if_night | P2 hand void_blast | table turn P2", "P2 activate void_blast", "P1 activate back1")
    assert lp(s, 1) == 800 - 50 + 7
    s = story("P1 pawn1 high_king hand if_fighting | P2")
    assert refused(s, "P1 activate if_fighting") == "E-14.3"
    attacked(s, "P1 direct", "P1 activate if_fighting")
    assert lp(s, 1) == 807


@clause("E-14.3", "E-14.8")
def test_self_pos():
    s = story("P1 pawn1 if_charging pawn2 if_charging def | P2")
    assert [stats(s, 1, k)[0] for k in (1, 2)] == [100, 60]


# -- filters ----------------------------------------------------------------------------------------------------------
TABLE = (
    "P1 pawn1 high_king pawn2 moss_sprout=100/100 def pawn3 grave_rat set back1 power_surge back2 battle_standard up "
    "discard void_blast*2 power_surge coral_guardian riptide_raider | "
    "P2 pawn1 forge_titan=150/150 back1 thorn_bastion up back2 mirror_ward discard stone_wall"
    " plains_militia jungle_apex"
)
CENSUS = [
    ("kind", 1),  # Thorn Bastion
    ("speed", 2),  # Power Surge, Stone Wall
    ("key", 2),
    ("attribute", 2),  # Coral Guardian, Riptide Raider
    ("type", 2),  # Riptide Raider, Plains Militia
    ("level", 1),  # Jungle Apex
    ("atk", 2),  # current values: 100 and 150, not 190 (Battle Standard on the High King)
    ("def", 2),
    ("attack", 2),
    ("defense", 1),
    ("faceup", 3),
    ("facedown", 3),
    ("set", 2),
    ("other", 8),  # of nine on the field; the census itself lies there too
]


@clause("E-14.6", "E-14.7")
@pytest.mark.parametrize(("word", "many"), CENSUS)
def test_a_filter_lets_pass(word, many):
    s = story(TABLE.replace("P1", f"P1 hand census_{word}", 1), f"P1 activate census_{word}")
    assert lp(s, 2) == 800 - 10 * many


@clause("E-14.7")
@pytest.mark.parametrize(("word", "many"), [("hand", 3), ("deck", 5), ("backrow", 2)])
def test_a_number_counts_a_zone(word, many):
    text = "P1 hand tally_{0} | P2 hand ?*3 deck ?*5 back1 power_surge back2 battle_standard up"
    s = story(text.format(word), f"P1 activate tally_{word}")
    assert lp(s, 1) == 800 + many
