"""Resources, heroes, items, weapons, healing (chapters 5, 6 and 8)."""

from __future__ import annotations

import pytest

from fourfold.games.pmv import cards, table
from fourfold.testing import clause, example, play, refused, scene


def figures(s, seat=1, place=1):
    """ATK, DEX, AC, DEF and damage die of a hero."""
    p, k = seat - 1, place - 1
    columns = (cards.ATK, cards.DEX, cards.DEF)
    atk, dex, defence = (int(table.figure(s.state, p, k, column)) for column in columns)
    return atk, dex, int(table.armor_class(s.state, p, k)), defence, int(table.die(s.state, p, k))


@clause("P-5.1", "P-5.3")
@example("Y5")
def test_each_card_costs_what_is_printed_on_it():
    s = scene("pmv", "P1 hand H02 I2 I4 K1 hero2 H01 hp2 3")
    play(s, "P1 recruit H02", "P1 equip I2 1", "P1 equip I4 2")

    assert s.number("resources", 1) == 0
    assert refused(s, "P1 heal K1 2") == "P-5.3"
    assert s.options() == ["done"]


@clause("P-5.3")
def test_a_cost_does_not_rise_with_losses():
    s = scene("pmv", "P1 hand H06 K1 | table cemetery H01 H02 H03 H04")
    play(s, "P1 recruit H06")
    assert s.number("resources", 1) == 1


@clause("P-5.1")
@example("Y37")
def test_what_is_not_spent_is_not_saved():
    s = scene("pmv", "P1 hero1 H01 resources 3 hand K1 | P2 hero1 H02 hand I1 | table turn P1 close")
    assert (s.asked(), s.number("resources", 1)) == ("P2 recruit", 3)
    play(s, "P2 done", "P2 end")
    assert (s.asked(), s.number("resources", 1)) == ("P1 recruit", 6)


@clause("P-5.1", "P-5.2")
def test_what_is_left_pays_reactions_and_is_lost_at_the_next_own_turn():
    text = "P1 hero1 H06 resources 3 hand C1 K1 | P2 hero1 H01 hero2 H02 hand K2 | table turn P2 start"
    s = scene("pmv", text, [20, 1, 2])
    play(s, "P2 done")
    assert s.number("resources", 1) == 3
    play(s, "P2 attack 1 1", "P1 counter C1")
    assert s.number("resources", 1) == 2
    play(s, "P2 end")
    assert s.asked() == "P1 recruit"
    assert s.number("resources", 1) == 6


@clause("P-5.2", "P-3.3")
@example("Y25")
def test_spent_resources_leave_only_a_pass():
    s = scene(
        "pmv",
        "P2 hero1 H06 resources 2 hand C2 C2 R1 K1 hp1 5 | P1 hero1 H01 hero2 H02 | table turn P1 combat",
        [12, 1, 1, 15, 2],
    )
    play(s, "P1 attack 1 1", "P2 counter C2")
    assert s.number("resources", 2) == 0
    play(s, "P1 attack 2 1")
    assert (s.asked(), s.options()) == ("P2 react", ["pass"])


@clause("P-5.2")
def test_the_resources_are_an_option():
    s = scene("pmv", "P1 hero1 H01 hand K1 | table turn P1 start", resources=9)
    assert s.number("resources", 1) == 9


@clause("P-6.1")
@example("Y7")
def test_a_fourth_hero_has_no_place():
    s = scene("pmv", "P1 hero1 H01 hero2 H02 hero3 H03 hand H04 I1")
    assert refused(s, "P1 recruit H04") == "P-6.1"
    assert "recruit H04" not in s.options()


@clause("P-6.1")
@example("Y8")
def test_a_hero_enters_the_lowest_free_place_at_full_hp():
    s = scene("pmv", "P1 hero1 H01 hero3 H02 hand H05 I1")
    play(s, "P1 recruit H05")
    assert s.zone("hero2", 1) == ["H05"]
    assert s.number("hp2", 1) == 13


@clause("P-6.2", "P-6.4")
@example("Y16")
def test_items_and_weapons_add_to_the_printed_figures():
    s = scene("pmv", "P1 hero1 H12 gear1 I2 W3 hand I1")
    assert figures(s) == (7, 4, 14, 4, 6)


@clause("P-6.2")
@example("Y17")
def test_the_armor_class_may_drop_below_ten():
    s = scene("pmv", "P1 hero1 H04 gear1 I2 W3 hand I1")
    assert figures(s)[1:3] == (-1, 9)


@clause("P-6.3")
@example("Y10")
def test_three_items_leave_no_room_for_a_weapon():
    s = scene("pmv", "P1 hero1 H01 gear1 I1 I2 I3 hand W2 I4")
    assert refused(s, "P1 equip W2 1") == "P-6.3"
    assert refused(s, "P1 equip I4 1") == "P-6.3"


@clause("P-6.3")
@example("Y11")
def test_a_weapon_and_two_items_fit():
    s = scene("pmv", "P1 hero1 H01 gear1 W2 I1 hand I4 W1")
    assert refused(s, "P1 equip W1 1") == "P-6.3"
    play(s, "P1 equip I4 1")
    assert s.zone("gear1", 1) == ["W2", "I1", "I4"]


@clause("P-6.3")
@pytest.mark.parametrize("place", [1, 2, 3])
def test_a_full_hero_takes_nothing_more_in_any_place(place):
    worn = f"gear{place} I1 I2 I3"
    s = scene("pmv", f"P1 hero1 H01 hero2 H02 hero3 H03 {worn} hand W2 I4")
    offered = [f"equip {card} {k}" for card in ("I4", "W2") for k in (1, 2, 3) if k != place]
    assert s.options() == [*offered, "done"]


@clause("P-6.4")
def test_the_weapon_replaces_the_bare_die_and_items_never_do():
    s = scene("pmv", "P1 hero1 H01 hero2 H02 gear2 I4 I5 hand W1 I1")
    assert (figures(s)[4], figures(s, place=2)[4]) == (2, 2)
    play(s, "P1 equip W1 1")
    assert figures(s)[4] == 4
    assert figures(s)[1] == 3  # the dagger adds DEX


@clause("P-6.5")
def test_equipment_stays_and_cannot_be_moved_or_doubled():
    s = scene("pmv", "P1 hero1 H01 gear1 W2 hand W1 I4 I4 K1")
    assert refused(s, "P1 equip W1 1") == "P-6.3"
    play(s, "P1 equip I4 1", "P1 equip I4 1")
    assert s.zone("gear1", 1) == ["W2", "I4", "I4"]
    assert figures(s)[0] == 6  # identical items add up
    assert not any(word.split()[0] in ("unequip", "move", "sell") for word in s.options())


@clause("P-6.6")
@example("Y13")
def test_an_amulet_raises_current_and_maximum_hp():
    s = scene("pmv", "P1 hero1 H01 hp1 5 hand I6 K1")
    play(s, "P1 equip I6 1")
    assert s.number("hp1", 1) == 8
    assert table.figure(s.state, 0, 0, cards.HP) == 11


@clause("P-6.7")
def test_equipment_goes_only_on_an_own_hero():
    s = scene("pmv", "P1 hero1 H01 hand I1 W2 | P2 hero2 H02")
    assert refused(s, "P1 equip I1 2") == "P-6.7"
    assert [word for word in s.options() if "I1" in word] == ["equip I1 1"]
    fight = scene("pmv", "P1 hero1 H01 hand I1 | P2 hero1 H02 | table turn P1 combat")
    assert refused(fight, "P1 equip I1 1") == "P-10.1"


@clause("P-6.8", "P-3.4", "P-9.7")
@example("Y29")
def test_a_dead_hero_goes_to_the_cemetery_and_its_equipment_to_the_discard():
    s = scene("pmv", "P1 hero1 H08 | P2 hero1 H01 gear1 W2 I1 hp1 2 hero2 H02 hand C1 | table turn P1 combat", [15, 2])
    play(s, "P1 attack 1 1", "P2 pass")
    assert s.zone("cemetery") == ["H01"]
    assert s.zone("discard") == ["W2", "I1"]
    assert (s.zone("hero1", 2), s.zone("gear1", 2), s.number("hp1", 2)) == ([], [], 0)


@clause("P-6.8")
def test_nothing_of_a_dead_hero_stays_in_its_place():
    text = "P1 hero1 H03 hp1 2 fresh1 1 hero2 H14 | P2 hero1 H09 hand C1 | table turn P1 combat"
    s = play(scene("pmv", text, [2, 20]), "P1 attack 1 1", "P2 counter C1")
    assert s.zone("cemetery") == ["H03"]
    assert (s.number("attacked1", 1), s.number("fresh1", 1), s.number("hp1", 1)) == (0, 0, 0)


@clause("P-6.8", "P-3.6")
def test_the_cemetery_is_never_shuffled_back():
    s = scene("pmv", "P1 hero1 H01 | P2 hero1 H02 hand rest | table deck discard K1 cemetery H03 H04 turn P1 start")
    assert s.zone("cemetery") == ["H03", "H04"]
    assert s.zone("hand", 1) == ["K1"]


@clause("P-6.9")
@example("Y19")
def test_a_recruit_may_attack_at_once_unless_it_is_sick():
    text = "P1 hand H01 | P2 hero1 H02"
    s = play(scene("pmv", text), "P1 recruit H01")
    assert s.options() == ["attack 1 1", "end"]

    sick = scene("pmv", "P1 hero2 H03 hand H01 I1 | P2 hero1 H02 hand C1", [2, 20], summoning_sickness="on")
    play(sick, "P1 recruit H01", "P1 done")
    assert sick.options() == ["attack 2 1", "end"]
    assert refused(sick, "P1 attack 1 1") == "P-6.9"


@clause("P-6.9")
def test_a_sick_recruit_defends_and_counters_and_is_well_in_its_next_turn():
    s = scene("pmv", "P1 hand H05 C1 I1 | P2 hero1 H02 hand I2", [2, 20], summoning_sickness="on")
    play(s, "P1 recruit H05", "P1 equip I1 1", "P1 done")
    assert s.asked() == "P2 recruit"  # no combat: nobody can attack
    play(s, "P2 done", "P2 attack 1 1", "P1 counter C1")
    assert s.number("hp1", 2) == 3  # 8 - (2 + 3)
    play(s, "P1 done")
    assert s.options() == ["attack 1 1", "end"]


@clause("P-8.1", "P-8.2")
@example("Y14")
def test_nobody_at_full_hp_is_healed():
    s = scene("pmv", "P1 hero1 H01 hero2 H02 hp2 7 hand K1 I1")
    assert refused(s, "P1 heal K1 1") == "P-8.2"
    assert refused(s, "P1 heal K1 3") == "P-8.2"
    play(s, "P1 heal K1 2")
    assert s.number("hp2", 1) == 8  # heals what is missing, no more
    assert s.zone("discard") == ["K1"]


@clause("P-8.1")
def test_damage_stays_and_the_dead_do_not_return():
    s = scene("pmv", "P1 hero1 H01 hp1 3 hand I1 | P2 hero1 H02 hp1 2 | table cemetery H03 turn P1 start")
    assert (s.number("hp1", 1), s.number("hp1", 2)) == (3, 2)
    assert not any("H03" in word for word in s.options())


@clause("P-8.3")
@example("Y35")
def test_a_healing_reaction_may_choose_another_own_hero():
    s = scene("pmv", "P1 hero1 H02 | P2 hero1 H11 hero2 H09 hp2 2 hand K2 | table turn P1 combat", [15, 2])
    play(s, "P1 attack 1 1")
    assert (s.number("hp1", 2), s.number("pending")) == (9, 3)
    play(s, "P2 treat K2 2")
    assert (s.number("hp1", 2), s.number("hp2", 2)) == (6, 6)


@clause("P-8.3")
def test_healing_comes_before_the_damage_and_may_save():
    s = scene("pmv", "P1 hero1 H02 | P2 hero1 H11 hp1 3 hand K1 | table turn P1 combat", [15, 2])
    play(s, "P1 attack 1 1")
    assert s.number("pending") == 3
    play(s, "P2 treat K1 1")
    assert s.number("hp1", 2) == 2
