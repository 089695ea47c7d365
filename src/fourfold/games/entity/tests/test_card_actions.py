"""The Actions of the launch set: what each of them says (E-15)."""

from __future__ import annotations

from fourfold.games.entity.tests.glance import (
    act,
    attack,
    back,
    discard,
    duel,
    hand,
    known,
    lies,
    lp,
    pawns,
    stats,
    told,
    void,
)
from fourfold.testing import card, clause, example, play, refused


@card("A01")
@clause("E-7.1")
def test_void_blast_deals_50_damage():
    s = duel("P1 hand void_blast back1 void_blast")
    act(s, "P1 activate void_blast", "P1 activate back1")
    assert (lp(s, 2), discard(s, 1)) == (700, ["void_blast"] * 2)

    s = duel("P1 hand void_blast back1 void_blast | P2 lp 50")
    act(s, "P1 activate void_blast")
    assert (s.asked(), s.match.winners()) == ("over", [0])


@card("A02")
@clause("E-14.3")
def test_quick_recovery_takes_a_small_pawn_back_while_the_opponent_controls_one():
    s = duel("P1 hand quick_recovery discard void_caster plains_militia void_blast | P2 pawn1 grave_rat set")
    act(s, "P1 activate quick_recovery")
    assert s.options() == ["target P1 void_caster"]
    act(s, "P1 target P1 void_caster")
    assert (hand(s, 1), lp(s, 1)) == (["void_caster"], 820)


@card("A02")
def test_quick_recovery_needs_the_opponents_pawn_and_a_small_one_in_the_own_pile():
    s = duel("P1 hand quick_recovery discard void_caster pawn1 grave_rat | P2 back1 mirror_ward")
    assert refused(s, "P1 activate quick_recovery") == "E-14.3"
    s = duel("P1 hand quick_recovery discard plains_militia | P2 pawn1 grave_rat discard void_caster")
    assert refused(s, "P1 activate quick_recovery") == "E-14.5"


@card("A03")
@example("H47")
@clause("E-7.3", "E-10.5")
def test_mark_of_the_forest_hunter_finds_a_big_beast_for_half_the_lp():
    s = duel("P1 lp 801 hand mark_of_the_forest_hunter deck storm_gryphon tusk_charger jungle_apex dual_mode_beast")
    act(s, "P1 activate mark_of_the_forest_hunter", "P1 use back1")
    assert (lp(s, 1), s.options()) == (401, ["take dual_mode_beast", "take storm_gryphon", "none"])
    act(s, "P1 take storm_gryphon")
    assert (hand(s, 1), back(s, 1)) == (["storm_gryphon"], ["mark_of_the_forest_hunter"])
    assert refused(s, "P1 use back1") == "E-9.4"


@card("A03")
def test_mark_of_the_forest_hunter_needs_2_lp_and_lies_face_up():
    s = duel("P1 lp 1 back1 mark_of_the_forest_hunter up deck storm_gryphon")
    assert refused(s, "P1 use back1") == "E-10.5"
    s = duel("P1 lp 100 back1 mark_of_the_forest_hunter up back2 mark_of_the_forest_hunter up deck storm_gryphon*2")
    act(s, "P1 use back1", "P1 take storm_gryphon", "P1 use back2", "P1 take storm_gryphon")
    assert (lp(s, 1), hand(s, 1)) == (25, ["storm_gryphon"] * 2)
    s = duel("P1 lp 2 back1 mark_of_the_forest_hunter up back2 mark_of_the_forest_hunter deck storm_gryphon")
    assert refused(s, "P1 use back2") == "E-14.1"
    act(s, "P1 use back1", "P1 none")
    assert (lp(s, 1), hand(s, 1)) == (1, [])


@card("A04")
@example("H49")
@clause("E-4.7", "E-14.5")
def test_mechanical_maintenance_trades_two_mechanical_pawns_for_one_of_the_pile():
    s = duel(
        "P1 hand mechanical_maintenance discard void_caster grave_rat solstice_sentinel"
        " pawn1 volt_tinkerer pawn2 overload_engine set pawn3 grave_rat pawn4 grave_rat pawn5 grave_rat"
        "| P2 discard forge_titan"
    )
    act(s, "P1 activate mechanical_maintenance")
    assert s.options() == ["target P1 solstice_sentinel", "target P1 void_caster"]
    act(s, "P1 target P1 solstice_sentinel")
    assert s.options() == ["tribute pawn1", "tribute pawn2"]
    act(s, "P1 tribute pawn1", "P1 tribute pawn2")
    assert (pawns(s, 1)[0], lies(s, 1, 1), lp(s, 1)) == ("solstice_sentinel", "attack", 800)
    assert sorted(discard(s, 1)[2:]) == ["mechanical_maintenance", "overload_engine", "volt_tinkerer"]


@card("A04")
def test_mechanical_maintenance_needs_two_to_tribute_and_one_in_the_pile_before():
    s = duel("P1 hand mechanical_maintenance discard void_caster pawn1 volt_tinkerer pawn2 grave_rat")
    assert refused(s, "P1 activate mechanical_maintenance") == "E-14.4"
    s = duel("P1 hand mechanical_maintenance discard grave_rat pawn1 volt_tinkerer pawn2 volt_tinkerer")
    assert refused(s, "P1 activate mechanical_maintenance") == "E-14.5"


@card("A05")
@clause("E-11.3", "E-12.10")
def test_recruit_drive_finds_a_small_warrior():
    s = duel("P1 hand recruit_drive deck plains_militia high_king ember_recruit void_caster | P2 back1 mirror_ward")
    act(s, "P1 activate recruit_drive")
    assert s.options() == ["take ember_recruit", "take plains_militia", "none"]
    act(s, "P1 take plains_militia")
    assert (hand(s, 1), known(s, 2, "hand", 1)) == (["plains_militia"], ["plains_militia"])


@card("A05")
def test_recruit_drive_may_find_nobody():
    s = duel("P1 hand recruit_drive deck high_king")
    act(s, "P1 activate recruit_drive")
    assert s.options() == ["none"]
    act(s, "P1 none")
    assert (hand(s, 1), discard(s, 1)) == ([], ["recruit_drive"])


@card("A06")
def test_scouting_report_draws_two_and_discards_one():
    s = duel("P1 hand scouting_report grave_rat deck high_king void_blast void_caster")
    act(s, "P1 activate scouting_report")
    assert s.options() == ["discard void_caster", "discard grave_rat", "discard void_blast"]
    act(s, "P1 discard grave_rat")
    assert (hand(s, 1), discard(s, 1)) == (["void_blast", "void_caster"], ["grave_rat", "scouting_report"])

    s = duel("P1 hand scouting_report deck")
    act(s, "P1 activate scouting_report")
    assert (s.asked(), discard(s, 1)) == ("P1 main", ["scouting_report"])


@card("A07")
@clause("E-14.6")
def test_flame_lance_destroys_a_face_up_pawn_with_up_to_100_def():
    s = duel(
        "P1 hand flame_lance pawn1 grave_rat"
        "| P2 pawn1 volt_tinkerer pawn2 mist_oracle pawn3 coral_guardian pawn4 grave_rat set pawn5 high_king def"
        " back1 overgrowth up"
    )
    act(s, "P1 activate flame_lance")
    assert s.options() == ["target P2 pawn1", "target P2 pawn5"]  # the Guardian makes the Oracle's DEF 110
    act(s, "P1 target P2 pawn5")
    assert discard(s, 2) == ["high_king"]


@card("A07", "A12")
@clause("E-8.7")
def test_flame_lance_still_destroys_who_was_fortified_in_response():
    s = duel("P1 hand flame_lance | P2 pawn1 plains_militia back1 stone_wall")
    act(s, "P1 activate flame_lance", "P1 target P2 pawn1", "P2 activate back1", "P2 target P2 pawn1")
    assert discard(s, 2) == ["stone_wall", "plains_militia"]


@card("A08")
@clause("E-10.5")
def test_call_from_the_grave_brings_a_pawn_up_to_level_5_back_for_100_lp():
    s = duel("P1 lp 101 hand call_from_the_grave discard jungle_apex overload_engine | P2 discard grave_rat")
    act(s, "P1 activate call_from_the_grave")
    assert s.options() == ["target P1 jungle_apex"]
    act(s, "P1 target P1 jungle_apex")
    assert (pawns(s, 1), lies(s, 1, 1), lp(s, 1)) == (["jungle_apex"], "attack", 1)


@card("A08")
def test_call_from_the_grave_needs_more_than_100_lp_a_pawn_and_a_zone():
    s = duel("P1 lp 100 hand call_from_the_grave discard grave_rat")
    assert refused(s, "P1 activate call_from_the_grave") == "E-10.5"
    s = duel("P1 hand call_from_the_grave discard overload_engine void_blast | P2 discard grave_rat")
    assert refused(s, "P1 activate call_from_the_grave") == "E-14.5"
    field = " ".join(f"pawn{zone} grave_rat" for zone in (1, 2, 3, 4, 5))
    s = duel(f"P1 hand call_from_the_grave discard grave_rat {field}")
    assert refused(s, "P1 activate call_from_the_grave") == "E-4.7"


@card("A09")
@clause("E-1.5", "E-1.9")
def test_exile_rite_sends_any_opposing_pawn_to_the_void_for_a_card():
    s = duel(
        "P1 hand exile_rite void_blast pawn1 high_king | P2 pawn1 grave_rat pawn2 coral_guardian set back1 mirror_ward"
    )
    act(s, "P1 activate exile_rite")
    assert s.options() == ["target P2 pawn1", "target P2 pawn2"]
    act(s, "P1 target P2 pawn2")
    assert s.options() == ["discard void_blast"]
    act(s, "P1 discard void_blast")
    assert (void(s, 2), discard(s, 2), discard(s, 1)) == (["coral_guardian"], [], ["void_blast", "exile_rite"])


@card("A09")
def test_exile_rite_is_not_its_own_cost_and_needs_an_opposing_pawn():
    s = duel("P1 hand exile_rite | P2 pawn1 grave_rat")
    assert refused(s, "P1 activate exile_rite") == "E-14.4"
    s = duel("P1 hand exile_rite void_blast pawn1 grave_rat")
    assert refused(s, "P1 activate exile_rite") == "E-14.5"


@card("A10")
@clause("E-4.2")
def test_twin_oath_allows_one_more_normal_or_hidden_summon():
    s = duel("P1 hand twin_oath grave_rat*4 deck grave_rat*9")
    act(s, "P1 summon grave_rat")
    assert refused(s, "P1 set grave_rat") == "E-4.2"
    act(s, "P1 activate twin_oath", "P1 set grave_rat")
    assert (refused(s, "P1 summon grave_rat"), refused(s, "P1 set grave_rat")) == ("E-4.2", "E-4.2")
    act(s, "P1 end", "P2 end", "P1 summon grave_rat")
    assert refused(s, "P1 summon grave_rat") == "E-4.2"


@card("A10")
def test_two_twin_oaths_allow_two_more():
    s = duel("P1 hand twin_oath*2 grave_rat*4")
    act(s, "P1 activate twin_oath", "P1 activate twin_oath", *["P1 summon grave_rat"] * 3)
    assert refused(s, "P1 summon grave_rat") == "E-4.2"


@card("A11")
@clause("E-3.8", "E-14.8")
def test_power_surge_strengthens_a_face_up_pawn_until_the_end_of_the_turn():
    s = duel("P1 hand power_surge*2 pawn1 grave_rat pawn2 grave_rat set | P2 pawn1 high_king def deck grave_rat*9")
    act(s, "P1 activate power_surge")
    assert s.options() == ["target P1 pawn1", "target P2 pawn1"]
    act(s, "P1 target P1 pawn1", "P1 activate power_surge", "P1 target P1 pawn1")
    assert stats(s, 1, 1) == (130, 20)
    act(s, "P1 end")
    assert stats(s, 1, 1) == (50, 20)


@card("A11")
@example("H35")
@clause("E-7.2")
def test_power_surge_in_the_opponents_turn_only_from_where_it_was_set_before():
    s = duel("P1 hand void_blast pawn1 grave_rat | P2 hand power_surge back1 power_surge new pawn1 grave_rat")
    play(s, "P1 activate void_blast")
    assert (s.asked(), refused(s, "P2 activate power_surge")) == ("P2 respond_chain", "E-7.2")
    assert refused(s, "P2 activate back1") == "E-7.2"
    s = duel("P1 hand void_blast pawn1 grave_rat | P2 back1 power_surge pawn1 grave_rat")
    act(s, "P1 activate void_blast", "P2 activate back1", "P2 target P2 pawn1")
    assert stats(s, 2, 1) == (90, 20)


@card("A11")
@example("H37")
@clause("E-6.7")
def test_power_surge_turns_a_battle():
    s = duel("P1 pawn1 plains_militia=120/110 | P2 pawn1 plains_militia=120/110 back1 power_surge")
    act(s, "P1 battle")
    attack(s, 1, 1, "P2 activate back1", "P2 target P2 pawn1")
    assert (discard(s, 1), lp(s, 1), stats(s, 2, 1)) == (["plains_militia"], 760, (160, 110))
    act(s, "P1 finish", "P1 end")
    assert stats(s, 2, 1) == (120, 110)


@card("A12")
def test_stone_wall_fortifies_a_face_up_pawn_until_the_end_of_the_turn():
    s = duel("P1 pawn1 plains_militia | P2 pawn1 plains_militia def pawn2 grave_rat set back1 stone_wall")
    act(s, "P1 battle", "P1 attack pawn1", "P1 strike pawn1", "P2 activate back1")
    assert s.options() == ["target P2 pawn1", "target P1 pawn1"]
    act(s, "P2 target P2 pawn1")
    assert (stats(s, 2, 1), lp(s, 1), pawns(s, 2)) == ((135, 160), 775, ["plains_militia", "grave_rat"])
    act(s, "P1 finish", "P1 end")
    assert stats(s, 2, 1) == (135, 100)


@card("A13")
@clause("E-5.5")
def test_snap_shift_changes_a_position_even_of_a_new_pawn_and_not_in_its_place():
    s = duel("P1 hand snap_shift*2 pawn1 grave_rat new pawn2 high_king set | P2 pawn1 void_caster pawn2 grave_rat set")
    act(s, "P1 activate snap_shift")
    assert s.options() == ["target P1 pawn1", "target P2 pawn1"]
    act(s, "P1 target P1 pawn1")
    assert (lies(s, 1, 1), refused(s, "P1 change pawn1")) == ("defense", "E-5.2")
    act(s, "P1 activate snap_shift", "P1 target P1 pawn1")
    assert lies(s, 1, 1) == "attack"

    s = duel("P1 hand snap_shift pawn1 grave_rat")
    act(s, "P1 activate snap_shift", "P1 target P1 pawn1", "P1 change pawn1")
    assert lies(s, 1, 1) == "attack"


@card("A13")
@example("H52")
@clause("E-6.5")
def test_snap_shift_in_a_battle_on_the_target_or_on_the_attacker():
    text = "P1 pawn1 void_caster=115/80 | P2 pawn1 plains_militia=120/110 back1 snap_shift | table turn P1 battle"
    s = duel(text)
    attack(s, 1, 1, "P2 activate back1", "P2 target P2 pawn1")
    assert (discard(s, 2), lp(s, 1), lp(s, 2)) == (["snap_shift", "plains_militia"], 800, 800)

    s = duel(text)
    attack(s, 1, 1, "P2 activate back1", "P2 target P1 pawn1")
    assert (told(s, "came_to_nothing"), lp(s, 1), refused(s, "P1 attack pawn1")) == (1, 800, "E-6.2")


@card("A14")
@clause("E-11.3")
def test_sudden_gust_returns_a_set_card_of_either_player():
    text = "P1 hand sudden_gust back1 mirror_ward | P2 back1 mirror_ward back2 battle_standard up back3 void_call"
    s = duel(text)
    act(s, "P1 activate sudden_gust")
    assert s.options() == ["target P1 back1", "target P2 back1", "target P2 back3"]
    act(s, "P1 target P2 back3")
    assert (hand(s, 2), back(s, 2)) == (["void_call"], ["mirror_ward", "battle_standard"])
    assert known(s, 1, "hand", 2) == []

    s = duel(text)
    act(s, "P1 activate sudden_gust", "P1 target P1 back1")
    assert hand(s, 1) == ["mirror_ward"]


@card("A14")
def test_sudden_gust_needs_another_set_card():
    s = duel("P1 back1 sudden_gust | P2 back1 battle_standard up")
    assert refused(s, "P1 activate back1") == "E-14.5"
    s = duel("P1 hand sudden_gust | P2 pawn1 grave_rat set")
    assert refused(s, "P1 activate sudden_gust") == "E-14.5"


@card("A14", "C01")
@clause("E-8.7")
def test_sudden_gust_also_returns_a_lingering_card_that_was_turned_up_in_response():
    s = duel("P1 hand sudden_gust | P2 pawn1 grave_rat back1 reinforcement")
    act(s, "P1 activate sudden_gust", "P1 target P2 back1", "P2 activate back1", "P2 target P2 pawn1")
    assert (hand(s, 2), stats(s, 2, 1)) == (["reinforcement"], (50, 20))


@card("A15")
@clause("E-1.7")
def test_emergency_rations_give_60_lp():
    s = duel("P1 hand emergency_rations | P2 back1 emergency_rations lp 10")
    act(s, "P1 activate emergency_rations", "P2 activate back1")
    assert (lp(s, 1), lp(s, 2)) == (860, 70)


@card("A16")
@clause("E-14.11", "E-14.10")
def test_last_stand_keeps_a_pawn_and_its_players_lp_from_battle():
    text = "P1 pawn1 high_king pawn2 high_king | P2 pawn1 grave_rat pawn2 bone_conscript back1 last_stand"
    s = duel(text + "| table turn P1 battle")
    attack(s, 1, 1, "P2 activate back1", "P2 target P2 pawn1")
    assert (pawns(s, 2), lp(s, 2), told(s, "protected")) == (["grave_rat", "bone_conscript"], 800, 1)
    attack(s, 2, 2)
    assert (pawns(s, 2), lp(s, 2), told(s, "unharmed")) == (["grave_rat"], 800, 2)


@card("A16")
def test_last_stand_is_for_an_own_face_up_pawn_and_not_against_effects():
    s = duel("P1 hand last_stand pawn1 grave_rat def pawn2 high_king set | P2 pawn1 grave_rat")
    act(s, "P1 activate last_stand")
    assert s.options() == ["target P1 pawn1"]

    s = duel("P1 hand flame_lance void_blast | P2 pawn1 grave_rat back1 last_stand")
    act(s, "P1 activate flame_lance", "P1 target P2 pawn1", "P2 activate back1", "P2 target P2 pawn1")
    act(s, "P1 activate void_blast")
    assert (pawns(s, 2), lp(s, 2)) == ([], 750)


@card("A16")
@clause("E-6.8")
def test_last_stand_leaves_only_the_other_to_fall_among_equals():
    s = duel("P1 pawn1 void_caster | P2 pawn1 void_caster back1 last_stand | table turn P1 battle")
    attack(s, 1, 1, "P2 activate back1", "P2 target P2 pawn1")
    assert (discard(s, 1), pawns(s, 2)) == (["void_caster"], ["void_caster"])


@card("A16")
@clause("E-3.8")
def test_last_stand_is_over_with_the_turn():
    s = duel("P1 hand last_stand pawn1 grave_rat | P2 pawn1 high_king deck high_king*9")
    act(s, "P1 activate last_stand", "P1 target P1 pawn1", "P1 end", "P2 battle")
    attack(s, 1, 1)
    act(s, "P1 none")
    assert (discard(s, 1), lp(s, 1)) == (["last_stand", "grave_rat"], 680)


@card("A17")
@clause("E-7.3")
def test_battle_standard_strengthens_warriors_while_it_is_face_up():
    s = duel(
        "P1 hand battle_standard pawn1 plains_militia pawn2 grave_rat pawn3 high_king set back2 battle_standard"
        "| P2 pawn1 plains_militia pawn2 forge_titan"
    )
    assert stats(s, 1, 1) == (135, 100)
    act(s, "P1 activate battle_standard", "P1 change pawn3")
    assert [stats(s, 1, zone) for zone in (1, 2, 3)] == [(155, 110), (50, 20), (190, 50)]
    assert stats(s, 2, 1) == (135, 100)
    act(s, "P1 activate back2")
    assert (stats(s, 1, 1)[0], back(s, 1)) == (175, ["battle_standard"] * 2)


@card("A17")
@clause("E-10.3")
def test_battle_standard_no_longer_helps_when_it_is_gone():
    s = duel("P1 hand forge_titan pawn1 grave_rat | P2 back1 battle_standard up pawn1 plains_militia")
    assert stats(s, 2, 1)[0] == 155
    act(s, "P1 summon forge_titan", "P1 tribute pawn1", "P1 target P2 back1")
    assert stats(s, 2, 1)[0] == 135


@card("A18")
def test_overgrowth_fortifies_earth_pawns_and_feeds_on_them_at_the_start_of_the_turn():
    s = duel(
        "P1 back1 overgrowth up pawn1 moss_sprout pawn2 grave_rat pawn3 tusk_charger def pawn4 tusk_charger set"
        "| P2 pawn1 moss_sprout | table turn P1 draw"
    )
    act(s)
    assert lp(s, 1) == 820
    assert [stats(s, 1, zone) for zone in (1, 2, 3)] == [(30, 80), (50, 20), (130, 80)]
    assert stats(s, 2, 1)[1] == 60
    act(s, "P1 end")
    assert (s.asked(), lp(s, 1), lp(s, 2)) == ("P2 main", 820, 800)


@card("A18")
def test_overgrowth_without_earth_pawns_gives_nothing():
    s = duel("P1 back1 overgrowth up pawn1 moss_sprout set | table turn P1 draw")
    act(s)
    assert (lp(s, 1), told(s, "gained")) == (800, 0)


@card("A19")
@clause("E-14.2")
def test_conductive_field_hurts_whoever_summons_against_it():
    text = "P1 back1 conductive_field up | P2 hand {} | table turn P2 main1"
    s = duel(text.format("grave_rat high_king grave_rat call_from_the_grave discard spark_mite"))
    act(s, "P2 summon grave_rat")
    assert lp(s, 2) == 790
    act(s, "P2 summon high_king", "P2 tribute pawn1", "P2 target P2 pawn1")
    assert lp(s, 2) == 780
    act(s, "P2 activate call_from_the_grave", "P2 target P2 spark_mite")
    assert (lp(s, 2), lp(s, 1)) == (670, 800)


@card("A19")
def test_conductive_field_ignores_sets_flips_and_its_own_players_summons():
    s = duel("P1 back1 conductive_field up hand grave_rat*2 pawn1 high_king set | P2 hand grave_rat")
    act(s, "P1 summon grave_rat", "P1 change pawn1", "P1 end", "P2 set grave_rat")
    assert (lp(s, 1), lp(s, 2)) == (800, 800)


@card("A19", "P11")
@clause("E-7.3", "E-9.1")
def test_conductive_field_is_silent_when_the_summoned_pawn_destroys_it_first():
    s = duel("P1 hand forge_titan pawn1 grave_rat | P2 back1 conductive_field up")
    act(s, "P1 summon forge_titan", "P1 tribute pawn1", "P1 target P2 back1")
    assert (discard(s, 2), lp(s, 1)) == (["conductive_field"], 800)


@card("A20")
@clause("E-14.13")
def test_twilight_library_trades_a_card_once_per_turn():
    s = duel("P1 hand twilight_library grave_rat void_blast deck void_caster high_king")
    act(s, "P1 activate twilight_library", "P1 use back1", "P1 discard grave_rat")
    assert (hand(s, 1), discard(s, 1)) == (["high_king", "void_blast"], ["grave_rat"])
    assert refused(s, "P1 use back1") == "E-9.4"


@card("A20")
def test_each_twilight_library_has_its_own_turn_but_none_without_a_card():
    s = duel("P1 back1 twilight_library up back2 twilight_library up hand grave_rat deck")
    act(s, "P1 use back2", "P1 discard grave_rat")
    assert (hand(s, 1), discard(s, 1)) == ([], ["grave_rat"])
    assert (refused(s, "P1 use back1"), refused(s, "P1 use back2")) == ("E-14.4", "E-9.4")
