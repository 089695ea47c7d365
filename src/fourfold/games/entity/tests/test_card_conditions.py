"""The Conditions of the launch set: what each of them says (E-15)."""

from __future__ import annotations

from fourfold.games.entity import agenda
from fourfold.games.entity.tests.glance import (
    act,
    attack,
    back,
    discard,
    duel,
    hand,
    lies,
    lp,
    pawns,
    stats,
    told,
    void,
)
from fourfold.testing import card, clause, example, play, refused


@card("C01")
@example("H34")
@clause("E-7.4", "E-7.5")
def test_reinforcement_is_open_from_the_turn_after_it_was_set():
    s = duel("P1 hand reinforcement pawn1 grave_rat | P2 pawn1 grave_rat deck grave_rat*9")
    act(s, "P1 set reinforcement")
    assert refused(s, "P1 activate back1") == "E-7.4"
    act(s, "P1 end", "P1 activate back1")
    assert (s.number("t"), s.number("phase"), s.asked()) == (4, agenda.DRAWING, "P1 target")
    act(s, "P1 target P1 pawn1")
    assert (stats(s, 1, 1), back(s, 1)) == ((70, 20), ["reinforcement"])


@card("C01")
def test_reinforcement_strengthens_one_face_up_pawn_of_anybody_as_long_as_it_remains():
    s = duel(
        "P1 back1 reinforcement pawn1 grave_rat pawn2 grave_rat set hand void_blast"
        "| P2 pawn1 high_king pawn2 high_king def deck grave_rat*9"
    )
    act(s, "P1 activate back1")
    assert s.options() == ["target P1 pawn1", "target P2 pawn1", "target P2 pawn2"]
    act(s, "P1 target P2 pawn1")
    assert (stats(s, 2, 1), stats(s, 2, 2), stats(s, 1, 1)) == ((190, 50), (170, 50), (50, 20))
    act(s, "P1 end")
    assert stats(s, 2, 1) == (190, 50)


@card("C01")
@example("H43", "H44")
@clause("E-10.2", "E-10.3")
def test_reinforcement_goes_with_its_pawn_and_its_strength_with_it():
    s = duel("P1 hand flame_lance | P2 pawn1 grave_rat pawn2 grave_rat back1 reinforcement up on:P2pawn1")
    assert stats(s, 2, 1) == (70, 20)
    act(s, "P1 activate flame_lance", "P1 target P2 pawn1")
    assert discard(s, 2) == ["grave_rat", "reinforcement"]

    text = "P1 hand forge_titan pawn1 grave_rat back1 void_call | P2 pawn1 grave_rat back1 reinforcement up on:P2pawn1"
    s = duel(text)
    assert refused(s, "P1 activate back1") == "E-14.5"
    act(s, "P1 summon forge_titan", "P1 tribute pawn1", "P1 target P2 back1")
    assert (stats(s, 2, 1), discard(s, 2)) == ((50, 20), ["reinforcement"])


@card("C01", "C04")
@clause("E-10.2")
def test_reinforcement_whose_pawn_left_before_it_resolved_holds_nothing():
    s = duel("P1 pawn1 void_caster back1 reinforcement | P2 back1 ambush_snare | table turn P1 battle")
    attack(s, 1, 0, "P1 activate back1", "P1 target P1 pawn1", "P2 activate back1")
    assert (discard(s, 1), lp(s, 2)) == (["void_caster", "reinforcement"], 800)


@card("C02")
@clause("E-11.3")
def test_void_call_sends_a_set_card_of_either_player_to_the_void():
    s = duel(
        "P1 back1 void_call back2 mirror_ward | P2 back1 reinforcement back2 battle_standard up pawn1 grave_rat set"
    )
    act(s, "P1 activate back1")
    assert s.options() == ["target P1 back2", "target P2 back1"]
    act(s, "P1 target P2 back1")
    assert (void(s, 2), discard(s, 1), back(s, 2)) == (["reinforcement"], ["void_call"], ["battle_standard"])


@card("C02")
def test_void_call_needs_another_set_card():
    s = duel("P1 back1 void_call | P2 back1 battle_standard up")
    assert refused(s, "P1 activate back1") == "E-14.5"


@card("C03")
@example("H46")
@clause("E-10.5")
def test_dark_draw_draws_for_each_face_up_dark_pawn_on_the_field():
    field = "pawn1 grave_rat pawn2 void_caster set pawn3 high_king | P2 pawn1 night_harvester def"
    s = duel(f"P1 lp 201 back1 dark_draw deck void_blast high_king spark_mite {field}")
    act(s, "P1 activate back1")
    assert (lp(s, 1), hand(s, 1)) == (1, ["high_king", "spark_mite"])

    s = duel(f"P1 lp 200 back1 dark_draw {field}")
    assert refused(s, "P1 activate back1") == "E-10.5"


@card("C03")
def test_dark_draw_may_draw_nothing_and_no_more_than_there_is():
    s = duel("P1 back1 dark_draw deck void_blast | P2 pawn1 mist_oracle")
    act(s, "P1 activate back1")
    assert (lp(s, 1), hand(s, 1), discard(s, 1)) == (600, [], ["dark_draw"])

    s = duel("P1 back1 dark_draw deck void_blast pawn1 grave_rat pawn2 grave_rat")
    act(s, "P1 activate back1")
    assert (hand(s, 1), s.asked()) == (["void_blast"], "P1 main")


@card("C04")
@example("H38")
@clause("E-6.5", "E-9.5")
def test_ambush_snare_destroys_an_attacker_with_up_to_150_atk():
    s = duel("P1 pawn1 plains_militia=150/100 | P2 pawn1 grave_rat back1 ambush_snare | table turn P1 battle")
    attack(s, 1, 1, "P2 activate back1")
    assert (discard(s, 1), pawns(s, 2), lp(s, 2)) == (["plains_militia"], ["grave_rat"], 800)
    assert (discard(s, 2), told(s, "came_to_nothing")) == (["ambush_snare"], 1)


@card("C04")
def test_ambush_snare_fears_more_atk_and_its_own_players_attack():
    s = duel("P1 pawn1 plains_militia=151/100 | P2 back1 ambush_snare | table turn P1 battle")
    play(s, "P1 attack pawn1", "P1 direct")
    assert (s.asked(), refused(s, "P2 activate back1")) == ("P2 respond_attack", "E-7.5")

    s = duel("P1 pawn1 grave_rat back1 ambush_snare hand void_blast | table turn P1 battle")
    play(s, "P1 attack pawn1", "P1 direct")
    assert (s.asked(), refused(s, "P1 activate back1")) == ("P1 respond_attack", "E-7.5")


@card("C04", "A11")
@example("H40")
def test_ambush_snare_still_destroys_who_was_strengthened_in_response():
    text = "P1 pawn1 plains_militia=150/100 hand power_surge | P2 pawn1 grave_rat back1 ambush_snare"
    s = duel(text + "| table turn P1 battle")
    attack(s, 1, 1, "P2 activate back1", "P1 activate power_surge", "P1 target P1 pawn1")
    assert (discard(s, 1), lp(s, 2)) == (["power_surge", "plains_militia"], 800)


@card("C04", "A11")
@clause("E-8.2")
def test_ambush_snare_is_too_late_once_the_attacker_is_strong():
    s = duel("P1 pawn1 plains_militia hand power_surge | P2 back1 ambush_snare | table turn P1 battle")
    play(s, "P1 attack pawn1", "P1 direct", "P2 pass", "P1 activate power_surge", "P1 target P1 pawn1")
    assert (s.asked(), s.options()) == ("P2 respond_chain", ["activate back1", "pass"])
    play(s, "P2 pass")
    assert (s.asked(), stats(s, 1, 1), refused(s, "P2 activate back1")) == ("P2 respond_attack", (175, 100), "E-7.5")


@card("C05")
@clause("E-6.5")
def test_mirror_ward_cancels_an_attack():
    s = duel("P1 pawn1 high_king | P2 back1 mirror_ward | table turn P1 battle")
    attack(s, 1, 0, "P2 activate back1")
    assert (told(s, "cancelled"), lp(s, 2), pawns(s, 1)) == (1, 800, ["high_king"])
    assert refused(s, "P1 attack pawn1") == "E-6.2"


@card("C05")
def test_mirror_ward_cancels_one_attack_of_the_opponent_and_does_not_wait_for_anything_else():
    s = duel("P1 pawn1 storm_gryphon | P2 back1 mirror_ward | table turn P1 battle")
    attack(s, 1, 0, "P2 activate back1")
    attack(s, 1, 0)
    assert lp(s, 2) == 625

    s = duel("P1 hand void_blast | P2 back1 mirror_ward")
    play(s, "P1 activate void_blast")
    assert refused(s, "P2 activate back1") == "E-7.5"

    s = duel("P1 pawn1 high_king back1 mirror_ward back2 emergency_rations | table turn P1 battle")
    play(s, "P1 attack pawn1", "P1 direct")
    assert (s.asked(), s.options()) == ("P1 respond_attack", ["activate back2", "pass"])


@card("C06")
@clause("E-4.10", "E-8.3")
def test_pitfall_roots_destroy_who_was_tribute_or_special_summoned():
    s = duel("P1 hand high_king pawn1 grave_rat | P2 back1 pitfall_roots")
    act(s, "P1 summon high_king", "P1 tribute pawn1", "P1 target P1 pawn1", "P2 activate back1")
    assert discard(s, 1) == ["grave_rat", "high_king"]

    s = duel("P1 hand call_from_the_grave discard void_caster | P2 back1 pitfall_roots")
    act(s, "P1 activate call_from_the_grave", "P1 target P1 void_caster", "P2 activate back1")
    assert discard(s, 1) == ["call_from_the_grave", "void_caster"]


@card("C06")
def test_pitfall_roots_do_not_wait_for_normal_summons_sets_or_own_summons():
    s = duel("P1 hand grave_rat high_king pawn1 void_caster | P2 back1 pitfall_roots")
    play(s, "P1 summon grave_rat")
    assert (s.asked(), refused(s, "P2 activate back1")) == ("P2 respond", "E-7.5")

    s = duel("P1 hand high_king pawn1 void_caster | P2 back1 pitfall_roots")
    play(s, "P1 set high_king", "P1 tribute pawn1")
    assert (s.asked(), refused(s, "P2 activate back1")) == ("P2 respond", "E-7.5")

    s = duel("P1 hand overload_engine void_blast pawn1 void_caster back1 pitfall_roots")
    play(s, "P1 summon overload_engine", "P1 tribute pawn1")
    assert (s.asked(), refused(s, "P1 activate back1")) == ("P1 respond", "E-7.5")


@card("C06", "P41")
@clause("E-14.2")
def test_pitfall_roots_take_the_oldest_summon_that_is_still_there():
    text = "P1 hand crown_paladin wandering_squire pawn1 grave_rat | P2 back1 pitfall_roots back2 pitfall_roots"
    summon = ("P1 summon crown_paladin", "P1 tribute pawn1", "P1 yes", "P1 take wandering_squire", "P2 activate back1")
    s = act(duel(text), *summon, "P2 activate back2")  # on one chain
    assert pawns(s, 1) == ["wandering_squire"]

    s = duel(text)
    act(s, *summon[:-1], "P2 activate back1", "P2 pass", "P2 activate back2")  # one after the other
    assert pawns(s, 1) == []


@card("C06")
def test_pitfall_roots_wait_in_their_players_turn_too():
    s = duel("P1 pawn1 high_king back1 pitfall_roots | P2 pawn1 grave_rat deck grave_rat | table turn P1 battle")
    attack(s, 1, 1)
    act(s, "P2 take grave_rat", "P1 activate back1")
    assert (pawns(s, 2), discard(s, 2)) == ([], ["grave_rat"] * 2)


@card("C07")
@example("H41")
@clause("E-8.8")
def test_rite_of_refusal_negates_an_action_for_50_lp():
    s = duel("P1 hand void_blast | P2 back1 rite_of_refusal")
    act(s, "P1 activate void_blast", "P2 activate back1")
    assert (lp(s, 2), discard(s, 1), discard(s, 2)) == (750, ["void_blast"], ["rite_of_refusal"])


@card("C07")
def test_rite_of_refusal_sends_a_lingering_action_to_the_discard_pile_and_its_costs_stay_paid():
    s = duel("P1 hand battle_standard pawn1 plains_militia | P2 back1 rite_of_refusal")
    act(s, "P1 activate battle_standard", "P2 activate back1")
    assert (discard(s, 1), back(s, 1), stats(s, 1, 1)) == (["battle_standard"], [], (135, 100))

    s = duel("P1 hand exile_rite void_blast | P2 back1 rite_of_refusal pawn1 grave_rat")
    act(s, "P1 activate exile_rite", "P1 target P2 pawn1", "P1 discard void_blast", "P2 activate back1")
    assert (pawns(s, 2), discard(s, 1)) == (["grave_rat"], ["void_blast", "exile_rite"])


@card("C07")
@clause("E-7.5", "E-8.6")
def test_rite_of_refusal_refuses_only_the_opponents_actions_and_costs_more_than_there_is():
    s = duel("P1 hand void_blast | P2 back1 rite_of_refusal lp 50")
    play(s, "P1 activate void_blast")
    assert refused(s, "P2 activate back1") == "E-10.5"

    s = duel("P1 back1 void_call back2 twilight_library up hand grave_rat | P2 back1 rite_of_refusal back2 mirror_ward")
    play(s, "P1 activate back1", "P1 target P2 back2")
    assert (s.asked(), refused(s, "P2 activate back1")) == ("P2 respond_chain", "E-7.5")
    act(s, "P2 pass")
    play(s, "P1 use back2", "P1 discard grave_rat")
    assert (s.asked(), refused(s, "P2 activate back1")) == ("P2 respond_chain", "E-7.5")

    s = duel("P1 hand void_blast*2 back1 rite_of_refusal")
    play(s, "P1 activate void_blast")
    assert (s.asked(), refused(s, "P1 activate back1")) == ("P1 respond_chain", "E-7.5")


@card("C07", "A15")
@clause("E-8.1")
def test_rite_of_refusal_answers_the_link_directly_below():
    s = duel("P1 hand void_blast emergency_rations | P2 back1 rite_of_refusal back2 emergency_rations")
    act(s, "P1 activate void_blast", "P2 activate back2", "P1 activate emergency_rations", "P2 activate back1")
    assert (lp(s, 1), lp(s, 2)) == (800, 800 - 50 + 60 - 50)


@card("C08", "C07")
def test_counterplot_negates_a_condition_for_a_card():
    s = duel("P1 hand void_blast grave_rat back1 counterplot | P2 back1 rite_of_refusal")
    act(s, "P1 activate void_blast", "P2 activate back1", "P1 activate back1", "P1 discard grave_rat")
    assert (lp(s, 2), discard(s, 1)) == (700, ["grave_rat", "counterplot", "void_blast"])


@card("C08")
def test_counterplot_needs_a_card_and_a_condition_of_the_opponent():
    s = duel("P1 hand void_blast back1 counterplot | P2 back1 rite_of_refusal")
    play(s, "P1 activate void_blast", "P2 activate back1")
    assert (s.asked(), refused(s, "P1 activate back1")) == ("P1 respond_chain", "E-14.4")

    s = duel("P1 hand void_blast | P2 back1 counterplot hand grave_rat")
    play(s, "P1 activate void_blast")
    assert (s.asked(), refused(s, "P2 activate back1")) == ("P2 respond_chain", "E-7.5")

    s = duel("P1 hand grave_rat back1 counterplot back2 dark_draw")
    play(s, "P1 activate back2")
    assert (s.asked(), refused(s, "P1 activate back1")) == ("P1 respond_chain", "E-7.5")


@card("C08", "C03")
def test_counterplot_answers_a_counterplot():
    text = "P1 back1 dark_draw back2 counterplot hand grave_rat deck high_king"
    s = duel(text + "| P2 back1 counterplot pawn1 void_caster hand grave_rat")
    act(
        s, "P1 activate back1", "P2 activate back1", "P2 discard grave_rat", "P1 activate back2", "P1 discard grave_rat"
    )
    assert (hand(s, 1), lp(s, 1), told(s, "negated")) == (["high_king"], 600, 1)


@card("C08", "C01")
def test_counterplot_sends_a_negated_lingering_condition_to_the_discard_pile():
    s = duel("P1 pawn1 grave_rat back1 reinforcement | P2 back1 counterplot hand grave_rat")
    act(s, "P1 activate back1", "P1 target P1 pawn1", "P2 activate back1", "P2 discard grave_rat")
    assert (discard(s, 1), stats(s, 1, 1)) == (["reinforcement"], (50, 20))


@card("C09")
@clause("E-9.5")
def test_vengeful_spark_burns_for_a_pawn_lost_in_battle():
    s = duel("P1 pawn1 plains_militia | P2 pawn1 void_caster back1 vengeful_spark | table turn P1 battle")
    attack(s, 1, 1, "P2 activate back1")
    assert (lp(s, 1), lp(s, 2)) == (750, 765)

    s = duel("P1 pawn1 void_caster back1 vengeful_spark | P2 pawn1 plains_militia | table turn P1 battle")
    attack(s, 1, 1, "P1 activate back1")
    assert (lp(s, 1), lp(s, 2)) == (765, 750)


@card("C09")
def test_vengeful_spark_does_not_burn_for_an_effect_or_for_the_opponents_loss():
    s = duel("P1 hand flame_lance | P2 pawn1 void_caster back1 vengeful_spark")
    play(s, "P1 activate flame_lance", "P1 target P2 pawn1", "P2 pass")
    assert (s.asked(), refused(s, "P2 activate back1")) == ("P2 respond", "E-7.5")

    s = duel("P1 pawn1 void_caster | P2 pawn1 plains_militia back1 vengeful_spark | table turn P1 battle")
    play(s, "P1 attack pawn1", "P1 strike pawn1", "P2 pass")
    assert (s.asked(), refused(s, "P2 activate back1")) == ("P2 respond", "E-7.5")


@card("C10")
def test_grave_bargain_draws_for_any_pawn_that_was_destroyed():
    s = duel("P1 hand flame_lance | P2 pawn1 void_caster back1 grave_bargain deck high_king void_blast spark_mite")
    act(s, "P1 activate flame_lance", "P1 target P2 pawn1", "P2 activate back1")
    assert (s.asked(), s.options()) == ("P2 give", ["discard spark_mite", "discard void_blast"])
    act(s, "P2 discard spark_mite")
    assert (hand(s, 2), discard(s, 2)) == (["void_blast"], ["void_caster", "spark_mite", "grave_bargain"])

    s = duel(
        "P1 pawn1 plains_militia | P2 pawn1 void_caster back1 grave_bargain deck void_blast | table turn P1 battle"
    )
    attack(s, 1, 1, "P2 activate back1", "P2 discard void_blast")
    assert hand(s, 2) == []


@card("C10")
def test_grave_bargain_does_not_count_tributes_returns_cards_beside_pawns_or_the_opponents_loss():
    s = duel("P1 hand high_king void_blast pawn1 grave_rat pawn2 grave_rat back1 grave_bargain")
    play(s, "P1 summon high_king", "P1 tribute pawn1", "P1 target P1 pawn2", "P1 pass")
    assert (s.asked(), refused(s, "P1 activate back1")) == ("P1 respond", "E-7.5")

    s = duel("P1 hand forge_titan pawn1 grave_rat | P2 back1 mirror_ward back2 grave_bargain")
    play(s, "P1 summon forge_titan", "P1 tribute pawn1", "P1 target P2 back1", "P2 pass")
    assert (discard(s, 2), s.asked()) == (["mirror_ward"], "P2 respond")
    assert refused(s, "P2 activate back2") == "E-7.5"

    s = duel("P1 hand flame_lance void_blast back1 grave_bargain | P2 pawn1 grave_rat")
    play(s, "P1 activate flame_lance", "P1 target P2 pawn1", "P1 pass")
    assert (s.asked(), refused(s, "P1 activate back1")) == ("P1 respond", "E-7.5")


@card("C11")
@clause("E-4.8", "E-12.10", "E-14.9")
def test_second_dawn_brings_a_small_pawn_from_the_hand_after_battle_damage():
    s = duel(
        "P1 pawn1 grave_rat | P2 back1 second_dawn hand high_king plains_militia void_blast | table turn P1 battle"
    )
    attack(s, 1, 0, "P2 activate back1")
    assert (s.asked(), s.options()) == ("P2 pick", ["take plains_militia", "none"])
    act(s, "P2 take plains_militia")
    assert (pawns(s, 2), lies(s, 2, 1), hand(s, 2)) == (["plains_militia"], "defense", ["high_king", "void_blast"])
    assert discard(s, 2) == ["second_dawn"]

    s = duel("P1 pawn1 grave_rat | P2 back1 second_dawn hand void_blast | table turn P1 battle")
    attack(s, 1, 0, "P2 activate back1")
    assert s.options() == ["none"]  # what the hand holds does not decide whether it may be activated


@card("C11")
def test_second_dawn_does_not_break_for_effect_damage_or_the_opponents_damage():
    s = duel("P1 hand void_blast | P2 back1 second_dawn hand grave_rat")
    play(s, "P1 activate void_blast", "P2 pass")
    assert (s.asked(), lp(s, 2), refused(s, "P2 activate back1")) == ("P2 respond", 750, "E-7.5")

    s = duel("P1 pawn1 void_caster | P2 pawn1 high_king back1 second_dawn hand grave_rat | table turn P1 battle")
    play(s, "P1 attack pawn1", "P1 strike pawn1", "P2 pass")
    assert (s.asked(), lp(s, 1), refused(s, "P2 activate back1")) == ("P2 respond", 730, "E-7.5")


@card("C11")
@clause("E-4.7")
def test_second_dawn_needs_a_free_zone():
    field = " ".join(f"pawn{zone} coral_guardian def" for zone in (1, 2, 3, 4, 5))
    s = duel(f"P1 pawn1 skyline_raptor | P2 {field} back1 second_dawn hand grave_rat | table turn P1 battle")
    play(s, "P1 attack pawn1", "P1 direct", "P2 pass")
    assert (s.asked(), lp(s, 2), refused(s, "P2 activate back1")) == ("P2 respond", 730, "E-4.7")


@card("C12")
def test_thorn_bastion_weakens_the_opponents_attackers_from_that_attack_on():
    s = duel(
        "P1 pawn1 plains_militia pawn2 high_king pawn3 void_caster def"
        "| P2 pawn1 tusk_charger back1 thorn_bastion | table turn P1 battle"
    )
    attack(s, 1, 1, "P2 activate back1")
    assert (lp(s, 1), discard(s, 1), back(s, 2)) == (785, ["plains_militia"], ["thorn_bastion"])
    assert (stats(s, 1, 2), stats(s, 1, 3), stats(s, 2, 1)) == ((150, 50), (100, 80), (130, 60))


@card("C12")
@clause("E-7.5")
def test_thorn_bastion_waits_for_an_attack_of_the_opponent():
    s = duel("P1 pawn1 grave_rat back1 thorn_bastion hand void_blast | P2 pawn1 high_king | table turn P1 battle")
    play(s, "P1 attack pawn1", "P1 strike pawn1")
    assert (s.asked(), refused(s, "P1 activate back1")) == ("P1 respond_attack", "E-7.5")
    s = duel("P1 back1 thorn_bastion | P2 pawn1 high_king")
    assert refused(s, "P1 activate back1") == "E-7.5"


@card("C13")
@clause("E-14.11")
def test_binding_chains_hold_a_pawn_in_its_place_as_long_as_they_remain():
    text = "P1 back1 binding_chains pawn1 grave_rat | P2 pawn1 high_king pawn2 grave_rat def pawn3 high_king set"
    s = duel(text + " hand forge_titan")
    act(s, "P1 activate back1")
    assert s.options() == ["target P2 pawn1", "target P2 pawn2"]
    act(s, "P1 target P2 pawn1", "P1 end")
    assert (refused(s, "P2 change pawn1"), back(s, 1)) == ("E-14.11", ["binding_chains"])
    act(s, "P2 summon forge_titan", "P2 tribute pawn2", "P2 target P1 back1", "P2 change pawn1")
    assert (lies(s, 2, 1), discard(s, 1)) == ("defense", ["binding_chains"])


@card("C13")
@clause("E-6.5")
def test_binding_chains_stop_an_attack_that_was_declared():
    s = duel("P1 pawn1 high_king | P2 back1 binding_chains | table turn P1 battle")
    attack(s, 1, 0, "P2 activate back1", "P2 target P1 pawn1")
    assert (lp(s, 2), told(s, "came_to_nothing"), refused(s, "P1 attack pawn1")) == (800, 1, "E-14.11")


@card("C13", "A13")
def test_binding_chains_do_not_hold_against_an_effect_and_go_with_the_pawn():
    s = duel(
        "P1 pawn1 high_king hand snap_shift exile_rite | P2 back1 binding_chains up on:P1pawn1 | table turn P1 main1"
    )
    assert (refused(s, "P1 change pawn1")) == "E-14.11"
    act(s, "P1 activate snap_shift", "P1 target P1 pawn1")
    assert lies(s, 1, 1) == "defense"

    s = duel("P1 hand overload_engine pawn1 high_king | P2 back1 binding_chains up on:P1pawn1")
    act(s, "P1 summon overload_engine", "P1 tribute pawn1")
    assert (discard(s, 2), back(s, 2)) == (["binding_chains"], [])


@card("C14")
def test_blood_tithe_takes_20_lp_at_the_start_of_each_of_its_players_turns():
    s = duel("P1 pawn1 grave_rat deck grave_rat*9 | P2 back1 blood_tithe deck grave_rat*9 | table turn P1 battle")
    attack(s, 1, 0, "P2 activate back1")
    assert (lp(s, 1), lp(s, 2), back(s, 2)) == (800, 750, ["blood_tithe"])
    act(s, "P1 finish", "P1 end")
    assert (lp(s, 1), lp(s, 2)) == (780, 750)
    act(s, "P2 end")
    assert (lp(s, 1), lp(s, 2)) == (780, 750)
    act(s, "P1 end")
    assert lp(s, 1) == 760


@card("C14")
def test_blood_tithe_waits_for_battle_damage():
    s = duel("P1 hand void_blast | P2 back1 blood_tithe")
    play(s, "P1 activate void_blast", "P2 pass")
    assert (s.asked(), lp(s, 2), refused(s, "P2 activate back1")) == ("P2 respond", 750, "E-7.5")

    s = duel("P1 pawn1 void_caster | P2 pawn1 high_king back1 blood_tithe | table turn P1 battle")
    play(s, "P1 attack pawn1", "P1 strike pawn1", "P2 pass")
    assert (s.asked(), lp(s, 1), refused(s, "P2 activate back1")) == ("P2 respond", 730, "E-7.5")


@card("C15")
@clause("E-14.3", "E-14.11")
def test_sanctuary_keeps_effect_damage_away_once_lp_are_low():
    s = duel("P1 hand void_blast*2 pawn1 grave_rat | P2 lp 450 back1 sanctuary")
    act(s, "P1 activate void_blast", "P2 activate back1")
    assert (lp(s, 2), back(s, 2)) == (400, ["sanctuary"])
    act(s, "P1 activate void_blast", "P1 battle")
    assert (lp(s, 2), told(s, "unharmed")) == (400, 1)
    attack(s, 1, 0)
    assert lp(s, 2) == 350


@card("C15")
def test_sanctuary_also_after_battle_damage_but_not_with_more_than_400_lp():
    s = duel("P1 pawn1 grave_rat | P2 lp 450 back1 sanctuary | table turn P1 battle")
    attack(s, 1, 0, "P2 activate back1")
    assert back(s, 2) == ["sanctuary"]

    s = duel("P1 pawn1 grave_rat | P2 lp 451 back1 sanctuary | table turn P1 battle")
    play(s, "P1 attack pawn1", "P1 direct", "P2 pass")
    assert (s.asked(), lp(s, 2), refused(s, "P2 activate back1")) == ("P2 respond", 401, "E-14.3")

    s = duel("P1 hand void_blast lp 400 back1 sanctuary")
    play(s, "P1 activate void_blast", "P1 pass")
    assert (s.asked(), lp(s, 2), refused(s, "P1 activate back1")) == ("P1 respond", 750, "E-7.5")


@card("C15", "P47")
def test_sanctuary_keeps_away_its_own_players_effects_but_no_costs_and_nobody_else():
    s = duel("P1 lp 300 back1 sanctuary up back2 dark_draw pawn1 abyss_tyrant deck grave_rat*9")
    act(s, "P1 activate back2", "P1 end")
    assert lp(s, 1) == 100

    s = duel("P1 back1 sanctuary up hand void_blast")
    act(s, "P1 activate void_blast")
    assert lp(s, 2) == 750
