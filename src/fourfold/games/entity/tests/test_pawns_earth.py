"""The Earth Pawns of the launch set: what each of them says (E-15)."""

from __future__ import annotations

from fourfold.games.entity.tests.glance import act, attack, discard, duel, lies, lp, pawns, stats, told
from fourfold.testing import card, clause, example, refused


@card("P07")
@example("H60")
@clause("E-5.5", "E-14.8")
def test_big_bear_rests_until_the_end_of_the_opponents_next_turn():
    s = duel("P1 pawn1 big_bear_beast_king new | table t 5", deck1="forest_throne")
    act(s, "P1 use pawn1")
    assert (lp(s, 1), lies(s, 1, 1), stats(s, 1, 1)) == (820, "defense", (220, 260))
    act(s, "P1 end")
    assert (s.number("t"), stats(s, 1, 1)) == (6, (220, 260))
    act(s, "P2 end")
    assert (s.number("t"), stats(s, 1, 1)) == (7, (220, 200))


@card("P07")
@clause("E-14.3", "E-14.13")
def test_big_bear_rests_only_from_attack_position_and_once_per_turn():
    s = duel("P1 pawn1 big_bear_beast_king def pawn2 big_bear_beast_king")
    assert refused(s, "P1 use pawn1") == "E-14.3"
    act(s, "P1 use pawn2", "P1 change pawn2")
    assert (lies(s, 1, 2), refused(s, "P1 use pawn2")) == ("attack", "E-9.4")
    act(s, "P1 change pawn1", "P1 use pawn1")
    assert lp(s, 1) == 840


@card("P19")
@example("H22")
@clause("E-4.6")
def test_moss_sprout_counts_as_2_tributes_for_an_earth_pawn_only():
    s = duel("P1 pawn1 moss_sprout hand stone_colossus cloudbreaker_dragon")
    assert refused(s, "P1 summon cloudbreaker_dragon") == "E-4.3"
    act(s, "P1 summon stone_colossus", "P1 tribute pawn1")
    assert (pawns(s, 1), discard(s, 1)) == (["stone_colossus"], ["moss_sprout"])


@card("P19")
def test_moss_sprout_counts_as_2_for_a_hidden_summon_but_not_while_it_is_set():
    s = duel("P1 pawn1 moss_sprout hand stone_colossus")
    act(s, "P1 set stone_colossus", "P1 tribute pawn1")
    assert lies(s, 1, 1) == "set"

    s = duel("P1 pawn1 moss_sprout set hand stone_colossus")
    assert refused(s, "P1 summon stone_colossus") == "E-4.3"


@card("P19")
def test_moss_sprout_may_be_the_second_tribute_or_the_only_one_of_a_small_earth_pawn():
    s = duel("P1 pawn1 grave_rat pawn2 moss_sprout hand stone_colossus jungle_apex")
    act(s, "P1 summon stone_colossus", "P1 tribute pawn1", "P1 tribute pawn2")
    assert (pawns(s, 1), discard(s, 1)) == (["stone_colossus"], ["grave_rat", "moss_sprout"])

    s = duel("P1 pawn1 moss_sprout hand jungle_apex")
    act(s, "P1 summon jungle_apex", "P1 tribute pawn1")
    assert pawns(s, 1) == ["jungle_apex"]


@card("P19")
def test_moss_sprout_is_one_pawn_for_a_cost():
    s = duel("P1 pawn1 void_caster pawn2 moss_sprout hand mechanical_maintenance discard void_caster")
    assert refused(s, "P1 activate mechanical_maintenance") == "E-14.4"


@card("P20")
@clause("E-3.4")
def test_thornback_grower_gains_lp_at_the_start_of_its_players_turns():
    s = duel("P1 pawn1 thornback_grower pawn2 thornback_grower set | table turn P1 draw")
    act(s)
    assert lp(s, 1) == 820
    act(s, "P1 change pawn2", "P1 end")
    assert (s.asked(), lp(s, 1), lp(s, 2)) == ("P2 main", 820, 800)
    act(s, "P2 end")
    assert lp(s, 1) == 860


@card("P21")
@clause("E-1.9")
def test_burrow_beetle_mills_two_cards_however_it_is_summoned():
    s = duel("P1 hand burrow_beetle deck grave_rat void_blast bone_conscript")
    act(s, "P1 summon burrow_beetle")
    assert (discard(s, 1), s.zone("deck", 1)) == (["bone_conscript", "void_blast"], ["grave_rat"])

    s = duel("P1 pawn1 hive_matron deck burrow_beetle*4")
    act(s, "P1 use pawn1", "P1 take burrow_beetle")
    assert (discard(s, 1), s.zone("deck", 1)) == (["burrow_beetle"] * 2, ["burrow_beetle"])


@card("P21")
@clause("E-14.10")
def test_burrow_beetle_mills_what_there_is_and_nothing_when_flipped():
    s = duel("P1 hand burrow_beetle pawn1 burrow_beetle set deck grave_rat")
    act(s, "P1 change pawn1")
    assert discard(s, 1) == []
    act(s, "P1 summon burrow_beetle")
    assert (discard(s, 1), s.asked()) == (["grave_rat"], "P1 main")


@card("P22")
@clause("E-6.9", "E-14.0")
def test_tusk_charger_pierces():
    s = duel("P1 pawn1 tusk_charger | P2 pawn1 void_caster def | table turn P1 battle")
    attack(s, 1, 1)
    assert (lp(s, 2), discard(s, 2)) == (800 - 50, ["void_caster"])

    s = duel("P1 pawn1 tusk_charger | P2 pawn1 spark_mite set | table turn P1 battle")
    attack(s, 1, 1)
    assert lp(s, 2) == 800 - 90


@card("P22")
def test_tusk_charger_pierces_no_wall_that_holds():
    s = duel("P1 pawn1 tusk_charger | P2 pawn1 void_caster=100/130 def | table turn P1 battle")
    attack(s, 1, 1)
    assert (lp(s, 1), lp(s, 2), pawns(s, 2)) == (800, 800, ["void_caster"])

    s = duel("P1 pawn1 tusk_charger | P2 pawn1 void_caster=100/150 def | table turn P1 battle")
    attack(s, 1, 1)
    assert (lp(s, 1), lp(s, 2), pawns(s, 2)) == (780, 800, ["void_caster"])


@card("P23")
def test_jungle_apex_attacks_once_more_after_it_destroyed_a_pawn():
    s = duel("P1 pawn1 jungle_apex | P2 pawn1 grave_rat pawn2 void_caster | table turn P1 battle")
    attack(s, 1, 1)
    act(s, "P2 none")
    attack(s, 1, 2)
    assert (pawns(s, 2), lp(s, 2)) == ([], 800 - 115 - 65)
    assert refused(s, "P1 attack pawn1") == "E-6.2"


@card("P23")
def test_jungle_apex_gets_no_second_attack_without_a_kill_or_after_a_direct_hit():
    s = duel("P1 pawn1 jungle_apex | P2 pawn1 void_caster=100/165 def | table turn P1 battle")
    attack(s, 1, 1)
    assert (pawns(s, 2), refused(s, "P1 attack pawn1")) == (["void_caster"], "E-6.2")

    s = duel("P1 pawn1 jungle_apex | table turn P1 battle")
    attack(s, 1, 0)
    assert refused(s, "P1 attack pawn1") == "E-6.2"


@card("P23")
def test_jungle_apex_does_not_profit_from_other_destroyers():
    s = duel("P1 pawn1 jungle_apex pawn2 stone_colossus | P2 pawn1 grave_rat pawn2 void_caster | table turn P1 battle")
    attack(s, 1, 2)
    attack(s, 1, 1)
    act(s, "P2 none")
    assert refused(s, "P1 attack pawn1") == "E-6.2"
    assert told(s, "eager") == 1  # once per turn

    field = " ".join(f"pawn{zone} void_caster def" for zone in (1, 2, 3, 4))
    s = duel(f"P1 pawn1 jungle_apex pawn2 jungle_apex | P2 {field} | table turn P1 battle")
    for zone, target in ((1, 1), (1, 2), (2, 3), (2, 4)):
        attack(s, zone, target)
    assert pawns(s, 2) == []


@card("P23")
@clause("E-3.9")
def test_jungle_apex_keeps_no_attack_from_the_opponents_turn():
    s = duel("P1 pawn1 void_caster | P2 pawn1 jungle_apex deck grave_rat*9 | table turn P1 battle")
    attack(s, 1, 1)
    assert told(s, "eager") == 1
    act(s, "P1 finish", "P1 end", "P2 battle")
    attack(s, 1, 0)
    assert refused(s, "P2 attack pawn1") == "E-6.2"

    s = duel("P1 pawn1 jungle_apex pawn2 stone_colossus | P2 pawn1 void_caster | table turn P1 battle")
    attack(s, 2, 1)
    attack(s, 1, 0)
    assert refused(s, "P1 attack pawn1") == "E-6.2"


@card("P24")
def test_ancient_grove_keeper_brings_a_small_plant_back():
    s = duel("P1 pawn1 ancient_grove_keeper discard verdant_hydra thornback_grower moss_sprout burrow_beetle")
    act(s, "P1 use pawn1")
    assert s.options() == ["target P1 moss_sprout", "target P1 thornback_grower"]
    act(s, "P1 target P1 thornback_grower")
    assert (pawns(s, 1), lies(s, 1, 2)) == (["ancient_grove_keeper", "thornback_grower"], "defense")
    assert refused(s, "P1 use pawn1") == "E-9.4"

    s = duel("P1 pawn1 ancient_grove_keeper pawn2 ancient_grove_keeper discard moss_sprout*2")
    act(s, "P1 use pawn1", "P1 target P1 moss_sprout", "P1 use pawn2", "P1 target P1 moss_sprout")
    assert pawns(s, 1) == ["ancient_grove_keeper"] * 2 + ["moss_sprout"] * 2


@card("P24")
@clause("E-4.7", "E-14.5")
def test_ancient_grove_keeper_needs_a_plant_of_its_own_pile_and_a_free_zone():
    s = duel("P1 pawn1 ancient_grove_keeper discard verdant_hydra | P2 discard moss_sprout")
    assert refused(s, "P1 use pawn1") == "E-14.5"

    field = " ".join(f"pawn{zone} grave_rat" for zone in (2, 3, 4, 5))
    s = duel(f"P1 pawn1 ancient_grove_keeper {field} discard moss_sprout")
    assert refused(s, "P1 use pawn1") == "E-4.7"


@card("P25")
def test_verdant_hydra_grows_with_its_players_other_face_up_plants():
    s = duel(
        "P1 pawn1 verdant_hydra pawn2 moss_sprout def pawn3 thornback_grower set pawn4 tusk_charger"
        "| P2 pawn1 moss_sprout pawn2 verdant_hydra"
    )
    assert (stats(s, 1, 1), stats(s, 2, 2)) == ((200, 160), (200, 160))
    act(s, "P1 change pawn3")
    assert stats(s, 1, 1) == (220, 160)


@card("P26")
@clause("E-14.11")
def test_stone_colossus_is_no_target_of_the_opponent():
    s = duel("P1 hand exile_rite power_surge grave_rat | P2 pawn1 stone_colossus")
    assert refused(s, "P1 activate exile_rite") == refused(s, "P1 activate power_surge") == "E-14.5"
    s = duel("P1 hand power_surge | P2 pawn1 stone_colossus pawn2 stone_colossus set pawn3 grave_rat")
    act(s, "P1 activate power_surge")
    assert s.options() == ["target P2 pawn3"]


@card("P26")
def test_stone_colossus_can_be_targeted_by_its_player_while_set_and_hit_by_what_does_not_target():
    s = duel("P1 pawn1 stone_colossus hand power_surge")
    act(s, "P1 activate power_surge", "P1 target P1 pawn1")
    assert stats(s, 1, 1) == (250, 240)

    s = duel("P1 hand exile_rite grave_rat | P2 pawn1 stone_colossus set")
    act(s, "P1 activate exile_rite", "P1 target P2 pawn1", "P1 discard grave_rat")
    assert s.zone("void", 2) == ["stone_colossus"]

    s = duel("P1 hand stone_colossus pawn1 moss_sprout | P2 back1 pitfall_roots")
    act(s, "P1 summon stone_colossus", "P1 tribute pawn1", "P2 activate back1")
    assert discard(s, 1) == ["moss_sprout", "stone_colossus"]
