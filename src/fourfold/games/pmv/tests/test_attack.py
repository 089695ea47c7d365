"""The attack and its window (chapter 9), under every option."""

from __future__ import annotations

import pytest

from fourfold.games.pmv import attack, odds, table
from fourfold.games.pmv.game import GAME
from fourfold.testing import clause, example, play, refused, scene

DUEL = "P1 hero1 H03 gear1 W2 hero2 H14 | P2 hero1 H09 {} | table turn P1 combat"


def duel(dice, hand="C1", **options):
    """H03 with a sword against H09, as in X13 to X26."""
    return scene("pmv", DUEL.format(f"hand {hand}"), dice, **options)


@clause("P-9.1")
@example("Y20")
def test_a_hero_attacks_once_and_only_heroes():
    s = duel([2, 2, 2])
    assert refused(s, "P1 attack 3 1") == "P-9.1"
    assert refused(s, "P1 attack 1 2") == "P-9.1"
    play(s, "P1 attack 1 1", "P2 pass")
    assert refused(s, "P1 attack 1 1") == "P-9.1"
    assert s.options() == ["attack 2 1", "end"]


@clause("P-9.4")
def test_both_rolls_are_known_before_the_window():
    s = play(duel([8, 4]), "P1 attack 1 1")
    assert s.asked() == "P2 react"
    assert (s.number("d20"), s.number("die"), s.number("pending")) == (8, 4, 6)
    view = s.match.view(1)
    assert view.num[table.PENDING] == 6
    play(s, "P2 pass")
    assert (s.number("d20"), s.number("die"), s.number("pending")) == (0, 0, 0)


@clause("P-9.5", "P-3.3")
@example("Y22")
def test_after_a_miss_only_counters_and_healing_help():
    s = scene("pmv", "P1 hero1 H01 | P2 hero1 H04 resources 1 hand R1 R3 R4 C1 | table turn P1 combat", [2])
    play(s, "P1 attack 1 1")
    assert s.options() == ["counter C1", "pass"]
    assert refused(s, "P2 react R1") == "P-9.5"
    assert refused(s, "P2 react R3") == "P-9.5"
    assert refused(s, "P2 react R4") == "P-5.3"


@clause("P-9.5")
@example("Y23")
def test_a_plain_hit_that_does_not_kill():
    text = "P1 hero1 H02 | P2 hero1 H11 resources 3 hand R1 R3 R4 C1 | table turn P1 combat"
    s = play(scene("pmv", text, [15, 2]), "P1 attack 1 1")
    assert s.number("pending") == 3
    assert s.options() == ["react R1", "counter C1", "pass"]
    assert refused(s, "P2 react R3") == "P-9.5"
    assert refused(s, "P2 react R4") == "P-9.5"


@clause("P-9.5")
def test_one_point_of_damage_can_be_reduced_and_none_cannot():
    text = "P1 hero1 H01 | P2 hero1 H04 hand R1 | table turn P1 combat"  # 4 + die - 5
    assert play(scene("pmv", text, [15, 2]), "P1 attack 1 1").options() == ["react R1", "pass"]
    assert play(scene("pmv", text, [15, 1]), "P1 attack 1 1").options() == ["pass"]


@clause("P-9.5")
def test_a_lethal_critical_opens_every_reaction():
    text = "P1 hero1 H08 gear1 W5 | P2 hero1 H01 hero2 H02 hp2 1 hand R1 R2 R3 R4 K1 C1 | table turn P1 combat"
    s = play(scene("pmv", text, [20, 6]), "P1 attack 1 1")
    assert s.asked() == "P2 react_lethal"
    assert s.options() == ["react R1", "react R2", "react R3", "react R4", "counter C1", "treat K1 2", "pass"]
    play(s, "P2 react R4")
    assert s.number("hp1", 2) == 1


@clause("P-9.5")
def test_one_card_and_no_answer():
    s = play(duel([8, 4], "R1 R1 C1"), "P1 attack 1 1", "P2 react R1")
    assert s.asked() == "P1 combat"
    assert s.number("hp1", 2) == 5


@clause("P-9.5")
def test_the_window_on_a_miss_is_an_option():
    s = play(duel([2], window_on_miss="off"), "P1 attack 1 1")
    assert s.asked() == "P1 combat"
    assert play(duel([2]), "P1 attack 1 1").asked() == "P2 react_miss"


@clause("P-9.2")
def test_natural_one_and_twenty():
    assert [attack.outcome(table.WITH_ATK, 30, n, 5, 0) for n in (1, 2)] == [attack.FUMBLE, attack.HIT]
    assert [attack.outcome(table.WITH_ATK, 0, n, 99, 0) for n in (19, 20)] == [attack.MISS, attack.CRITICAL]


@clause("P-9.2")
def test_plain_d20_leaves_out_the_attack():
    s = play(duel([13], to_hit="plain_d20"), "P1 attack 1 1")
    assert "plain_miss" in s.happened()
    s = play(duel([14, 1], to_hit="plain_d20"), "P1 attack 1 1")
    assert "plain_hit" in s.happened()
    assert s.number("pending") == 3


@clause("P-9.2")
def test_opposed_lets_the_defender_roll():
    s = play(duel([15, 8], to_hit="opposed"), "P1 attack 1 1")  # 6 + 15 against 14 + 8
    assert "miss" in s.happened()
    s = play(duel([15, 7, 1], to_hit="opposed"), "P1 attack 1 1")
    assert s.asked() == "P2 react"
    assert s.number("other_d20") == 7


@pytest.mark.parametrize(("crit", "pending"), [("flat", 9), ("scaled", 12), ("max_die", 8)])
@clause("P-9.3")
def test_what_a_critical_adds(crit, pending):
    s = play(duel([20, 4], "R3", crit=crit), "P1 attack 1 1")
    assert s.number("pending") == pending
    play(s, "P2 react R3")
    assert s.number("hp1", 2) == 3  # without the critical it is a hit of 6


@clause("P-9.3")
def test_the_die_alone_against_the_defence():
    s = play(duel([15, 4], damage="die_only"), "P1 attack 1 1")
    assert s.number("pending") == 0
    s = play(duel([15, 6], damage="die_only"), "P1 attack 1 1")
    assert s.number("pending") == 2


@clause("P-9.3")
def test_a_critical_is_added_after_the_floor():
    s = play(duel([20, 1], damage="die_only"), "P1 attack 1 1")
    assert s.number("pending") == 3


@clause("P-9.6")
def test_a_dying_hero_still_counters_and_its_card_is_paid():
    s = scene("pmv", DUEL.format("hp1 1 hero2 H02 hand C2"), [8, 4, 20])
    play(s, "P1 attack 1 1", "P2 counter C2")
    assert s.zone("cemetery") == ["H09"]
    assert s.number("hp1", 1) == 2  # 8 - (3 + 3): a critical
    assert s.number("resources", 2) == 4
    assert s.zone("discard") == ["C2"]


@clause("P-9.6", "P-9.5")
def test_a_counterattack_that_misses_is_paid_too():
    s = play(duel([8, 4, 9]), "P1 attack 1 1", "P2 counter C1")
    assert (s.number("hp1", 1), s.number("resources", 2)) == (8, 5)


@clause("P-9.6")
def test_a_counterattack_does_not_mark_its_hero():
    text = "P1 hero1 H03 | P2 hero1 H09 hand C1 I1 | table turn P1 combat"
    s = play(scene("pmv", text, [2, 2]), "P1 attack 1 1", "P2 counter C1")
    play(s, "P2 done")
    assert s.options() == ["attack 1 1", "end"]


@clause("P-9.6")
def test_the_contest_and_the_fixed_counter():
    s = play(duel([8, 4, 10, 4], counter="contest"), "P1 attack 1 1", "P2 counter C1")
    assert s.number("hp1", 1) == 8 - (2 + 10 - 3 - 4)
    assert [attack.contested(2, n, 3, 4) for n in (1, 5, 20)] == [0, 0, 18]
    s = play(duel([8, 4], counter="fixed"), "P1 attack 1 1", "P2 counter C1")
    assert s.number("hp1", 1) == 6


@clause("P-9.7")
def test_both_damages_fall_at_the_same_time():
    text = "P1 hero1 H03 gear1 W2 hp1 2 hero2 H14 | P2 hero1 H09 hp1 3 hero2 H01 hand C1 | table turn P1 combat"
    s = play(scene("pmv", text, [8, 4, 15]), "P1 attack 1 1", "P2 counter C1")
    assert s.zone("cemetery") == ["H09", "H03"]
    assert s.asked() == "P1 combat"


@clause("P-9.8")
def test_a_dead_hero_attacks_no_more_and_an_empty_enemy_ends_combat():
    text = "P1 hero1 H03 hp1 2 hero2 H14 | P2 hero1 H09 hp1 1 hand C1 I1 | table turn P1 combat"
    s = scene("pmv", text, [2, 15, 10, 1], defeat_check="end_of_turn")
    play(s, "P1 attack 1 1", "P2 counter C1")
    assert s.options() == ["attack 2 1", "end"]
    play(s, "P1 attack 2 1", "P2 pass")
    assert s.asked() == "P2 recruit"


@clause("P-9.3", "P-9.2")
@pytest.mark.parametrize(
    "options", [{"crit": "scaled"}, {"crit": "max_die"}, {"to_hit": "opposed"}, {"damage": "die_only"}]
)
def test_the_odds_add_up_under_every_option(options):
    setup = GAME.prepare(options)
    found = odds.of(setup, 6, 14, 6, 4, 9)
    assert sum(found.damage.values()) == found.hit
    assert found.kill <= found.hit <= 1
