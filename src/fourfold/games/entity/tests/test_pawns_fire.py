"""The Fire Pawns of the launch set: what each of them says (E-15)."""

from __future__ import annotations

from fourfold.games.entity.tests.glance import act, attack, discard, duel, hand, lp, pawns, told
from fourfold.testing import card, clause


@card("P03")
def test_force_fire_sparker_counts_the_opponents_set_cards():
    s = duel(
        "P1 hand force_fire_sparker back1 mirror_ward"
        "| P2 back1 mirror_ward back2 power_surge back3 pitfall_roots back4 battle_standard up"
    )
    act(s, "P1 summon force_fire_sparker")
    assert (lp(s, 1), lp(s, 2)) == (800, 770)


@card("P03")
def test_force_fire_sparker_does_nothing_when_it_is_flipped_or_special_summoned():
    s = duel("P1 pawn1 force_fire_sparker set | P2 back1 mirror_ward")
    act(s, "P1 change pawn1")
    assert lp(s, 2) == 800

    s = duel("P1 discard force_fire_sparker hand call_from_the_grave | P2 back1 mirror_ward")
    act(s, "P1 activate call_from_the_grave", "P1 target P1 force_fire_sparker")
    assert (pawns(s, 1), lp(s, 2)) == (["force_fire_sparker"], 800)


@card("P08")
def test_ember_recruit_burns_whoever_destroys_it_by_battle():
    s = duel("P1 pawn1 plains_militia | P2 pawn1 ember_recruit | table turn P1 battle")
    attack(s, 1, 1)
    assert (lp(s, 1), lp(s, 2), discard(s, 2)) == (770, 725, ["ember_recruit"])


@card("P08")
def test_ember_recruit_also_burns_when_it_was_set_or_attacks_itself():
    s = duel("P1 pawn1 plains_militia | P2 pawn1 ember_recruit set | table turn P1 battle")
    attack(s, 1, 1)
    assert (lp(s, 1), lp(s, 2)) == (770, 800)

    s = duel("P1 pawn1 ember_recruit | P2 pawn1 void_caster | table turn P1 battle")
    attack(s, 1, 1)
    assert (lp(s, 1), lp(s, 2)) == (760, 770)


@card("P08")
def test_ember_recruit_does_not_burn_when_an_effect_destroys_it():
    s = duel("P1 hand flame_lance | P2 pawn1 ember_recruit")
    act(s, "P1 activate flame_lance", "P1 target P2 pawn1")
    assert (discard(s, 2), lp(s, 1)) == (["ember_recruit"], 800)


@card("P09")
def test_cinder_whelp_burns_after_its_battle_damage():
    s = duel("P1 pawn1 cinder_whelp | P2 pawn1 void_caster | table turn P1 battle")
    attack(s, 1, 1)
    assert lp(s, 2) == 800 - 10 - 20

    s = duel("P1 pawn1 cinder_whelp | table turn P1 battle")
    attack(s, 1, 0)
    assert lp(s, 2) == 800 - 110 - 20


@card("P09")
def test_cinder_whelp_burns_when_it_is_attacked_in_vain():
    text = "P1 pawn1 void_caster pawn2 tidepool_scout | P2 pawn1 cinder_whelp pawn2 cinder_whelp def"
    s = duel(text + "| table turn P1 battle")
    attack(s, 1, 1)
    assert (lp(s, 1), lp(s, 2)) == (800 - 10 - 20, 800)
    attack(s, 2, 2)
    assert lp(s, 1) == 770 - 30 - 20


@card("P09")
def test_cinder_whelp_does_not_burn_without_damage_of_its_own():
    s = duel("P1 pawn1 cinder_whelp pawn2 high_king | P2 pawn1 tidepool_scout def | table turn P1 battle")
    attack(s, 1, 1)
    assert (discard(s, 2), lp(s, 2)) == (["tidepool_scout"], 800)
    attack(s, 2, 0)
    assert lp(s, 2) == 630


@card("P10")
def test_pyre_magus_burns_each_time_its_player_activates_an_action():
    s = duel("P1 pawn1 pyre_magus hand void_blast emergency_rations battle_standard")
    act(s, "P1 activate emergency_rations")
    assert lp(s, 2) == 790
    act(s, "P1 activate battle_standard", "P1 activate void_blast")
    assert lp(s, 2) == 790 - 10 - 50 - 10


@card("P10")
def test_pyre_magus_burns_after_a_negated_action_too():
    """E-8.8: `activated` has still happened."""
    s = duel("P1 pawn1 pyre_magus hand void_blast | P2 back1 rite_of_refusal")
    act(s, "P1 activate void_blast", "P2 activate back1")
    assert (told(s, "negated"), lp(s, 2)) == (1, 800 - 50 - 10)


@card("P10")
def test_pyre_magus_is_not_stirred_by_conditions_ignitions_or_the_opponents_actions():
    s = duel(
        "P1 pawn1 pyre_magus hand grave_rat back1 dark_draw back2 twilight_library up | P2 back1 emergency_rations"
    )
    act(s, "P1 activate back1", "P2 activate back1")
    act(s, "P1 use back2", "P1 discard grave_rat")
    assert lp(s, 2) == 860


@card("P10", "A08")
@clause("E-9.2")
def test_pyre_magus_was_not_there_when_the_action_that_brings_it_was_activated():
    s = duel("P1 discard pyre_magus hand call_from_the_grave emergency_rations")
    act(s, "P1 activate call_from_the_grave", "P1 target P1 pyre_magus")
    assert lp(s, 2) == 800
    act(s, "P1 activate emergency_rations")
    assert lp(s, 2) == 790


@card("P11")
def test_forge_titan_destroys_a_card_beside_the_pawns():
    text = "P1 hand forge_titan pawn1 spark_mite | P2 pawn1 spark_mite back1 mirror_ward back3 battle_standard up"
    s = duel(text)
    act(s, "P1 summon forge_titan", "P1 tribute pawn1")
    assert s.options() == ["target P2 back1", "target P2 back3"]
    act(s, "P1 target P2 back3")
    assert (discard(s, 2), pawns(s, 2)) == (["battle_standard"], ["spark_mite"])


@card("P11")
@clause("E-9.3")
def test_forge_titan_does_nothing_without_a_target_or_when_special_summoned():
    s = duel("P1 hand forge_titan pawn1 spark_mite back1 mirror_ward | P2 pawn1 spark_mite")
    act(s, "P1 summon forge_titan", "P1 tribute pawn1")
    assert (s.asked(), told(s, "linked")) == ("P1 main", 0)

    s = duel(
        "P1 discard forge_titan hand mechanical_maintenance pawn1 void_caster pawn2 void_caster | P2 back1 mirror_ward"
    )
    act(s, "P1 activate mechanical_maintenance", "P1 target P1 forge_titan", "P1 tribute pawn1", "P1 tribute pawn2")
    assert (s.asked(), pawns(s, 1)) == ("P1 main", ["forge_titan"])


@card("P12")
@clause("E-9.4")
def test_ashen_phoenix_comes_back_from_an_effect_once_per_turn_by_name():
    s = duel("P1 hand flame_lance*2 | P2 pawn1 ashen_phoenix=180/90 pawn2 ashen_phoenix=180/90")
    act(s, "P1 activate flame_lance", "P1 target P2 pawn1")
    assert (hand(s, 2), discard(s, 2)) == (["ashen_phoenix"], [])
    act(s, "P1 activate flame_lance", "P1 target P2 pawn2")
    assert (hand(s, 2), discard(s, 2)) == (["ashen_phoenix"], ["ashen_phoenix"])


@card("P12")
def test_ashen_phoenix_stays_down_after_a_battle():
    s = duel("P1 pawn1 jungle_apex=200/90 | P2 pawn1 ashen_phoenix | table turn P1 battle")
    attack(s, 1, 1)
    assert (hand(s, 2), discard(s, 2)) == ([], ["ashen_phoenix"])


@card("P12")
def test_ashen_phoenix_does_not_come_back_from_a_tribute_the_hand_or_the_void():
    s = duel("P1 hand high_king ashen_phoenix exile_rite pawn1 ashen_phoenix | P2 pawn1 ashen_phoenix")
    act(s, "P1 summon high_king", "P1 tribute pawn1", "P1 target P1 pawn1")
    act(s, "P1 activate exile_rite", "P1 target P2 pawn1", "P1 discard ashen_phoenix")
    assert (hand(s, 1), hand(s, 2)) == ([], [])
    assert s.zone("void", 2) == ["ashen_phoenix"]
