"""The Electric Pawns of the launch set: what each of them says (E-15)."""

from __future__ import annotations

from fourfold.games.entity.tests.glance import act, attack, discard, duel, hand, known, lp, pawns, stats, told
from fourfold.testing import card, clause, refused


@card("P05")
@clause("E-14.13")
def test_charged_dragon_is_charged_as_often_as_it_is_paid_for():
    s = duel("P1 pawn1 charged_dragon hand grave_rat void_blast high_king deck mirror_ward*9")
    act(s, "P1 use pawn1", "P1 discard grave_rat", "P1 use pawn1", "P1 discard high_king")
    assert (stats(s, 1, 1), discard(s, 1)) == ((270, 190), ["grave_rat", "high_king"])
    act(s, "P1 end", "P2 end")
    assert stats(s, 1, 1) == (270, 190)


@card("P05")
@clause("E-14.4")
def test_charged_dragon_needs_a_card_to_discard_and_a_main_phase():
    s = duel("P1 pawn1 charged_dragon")
    assert refused(s, "P1 use pawn1") == "E-14.4"
    s = duel("P1 pawn1 charged_dragon hand grave_rat | table turn P1 battle")
    assert refused(s, "P1 use pawn1") == "E-12"


@card("P05")
@clause("E-2.3")
def test_charged_dragons_charge_is_lost_when_it_leaves():
    s = duel("P1 pawn1 charged_dragon pawn2 grave_rat pawn3 grave_rat hand void_blast | P2 pawn1 mist_oracle set")
    act(s, "P1 use pawn1", "P1 discard void_blast", "P1 battle")
    attack(s, 1, 1)
    act(s, "P2 target P1 pawn1", "P1 finish")
    act(s, "P1 summon charged_dragon", "P1 tribute pawn2", "P1 tribute pawn3")
    assert stats(s, 1, 1) == (250, 190)


@card("P33")
@clause("E-14.9")
def test_spark_mite_weakens_the_pawn_that_destroyed_it_for_good():
    s = duel(
        "P1 pawn1 plains_militia pawn2 plains_militia deck grave_rat*9 | P2 pawn1 spark_mite | table turn P1 battle"
    )
    attack(s, 1, 1)
    assert (stats(s, 1, 1), stats(s, 1, 2), lp(s, 2)) == ((105, 110), (135, 110), 705)
    act(s, "P1 finish", "P1 end", "P2 end", "P1 end")
    assert stats(s, 1, 1) == (105, 110)


@card("P33")
def test_spark_mite_weakens_who_it_attacked_in_vain_and_nobody_if_both_fall():
    s = duel("P1 pawn1 spark_mite | P2 pawn1 void_caster | table turn P1 battle")
    attack(s, 1, 1)
    assert (stats(s, 2, 1)[0], lp(s, 1)) == (70, 740)

    s = duel("P1 pawn1 spark_mite | P2 pawn1 void_caster=40/80 | table turn P1 battle")
    attack(s, 1, 1)
    assert (discard(s, 1), discard(s, 2), told(s, "modified")) == (["spark_mite"], ["void_caster"], 0)


@card("P33")
def test_spark_mite_weakens_nobody_when_an_effect_destroys_it():
    s = duel("P1 hand flame_lance pawn1 plains_militia | P2 pawn1 spark_mite")
    act(s, "P1 activate flame_lance", "P1 target P2 pawn1")
    assert (discard(s, 2), stats(s, 1, 1)[0]) == (["spark_mite"], 135)


@card("P34")
@clause("E-11.3")
def test_volt_tinkerer_finds_a_small_mechanical_pawn():
    s = duel(
        "P1 hand volt_tinkerer deck void_caster solstice_sentinel overload_engine grave_rat mechanical_maintenance"
    )
    act(s, "P1 summon volt_tinkerer")
    assert s.options() == ["take solstice_sentinel", "take void_caster", "none"]
    act(s, "P1 take void_caster")
    assert (s.asked(), hand(s, 1), told(s, "found")) == ("P1 main", ["void_caster"], 1)
    assert known(s, 2, "hand", 1) == ["void_caster"]
    assert sorted(s.zone("deck", 1)) == ["grave_rat", "mechanical_maintenance", "overload_engine", "solstice_sentinel"]


@card("P34")
def test_volt_tinkerer_finds_nothing_when_flipped_or_special_summoned():
    s = duel("P1 pawn1 volt_tinkerer set hand call_from_the_grave discard volt_tinkerer deck void_caster")
    act(s, "P1 change pawn1", "P1 activate call_from_the_grave", "P1 target P1 volt_tinkerer")
    assert (s.asked(), hand(s, 1)) == ("P1 main", [])


@card("P35")
def test_arc_warden_charges_other_electric_pawns_of_its_player():
    s = duel(
        "P1 pawn1 arc_warden pawn2 spark_mite def pawn3 grave_rat pawn4 volt_tinkerer set hand high_king"
        "| P2 pawn1 spark_mite"
    )
    assert [stats(s, 1, zone)[0] for zone in (1, 2, 3)] == [115, 50, 50]
    assert stats(s, 2, 1) == (40, 40)
    act(s, "P1 change pawn4")
    assert stats(s, 1, 4) == (100, 100)
    act(s, "P1 summon high_king", "P1 tribute pawn1", "P1 target P1 pawn1")
    assert (stats(s, 1, 2), stats(s, 1, 4)) == ((40, 40), (90, 100))


@card("P36")
def test_thunder_elemental_strikes_for_each_pawn_of_the_opponent():
    text = "P1 hand thunder_elemental pawn1 grave_rat pawn2 grave_rat"
    s = duel(text + "| P2 pawn1 grave_rat pawn4 high_king set back1 mirror_ward")
    act(s, "P1 summon thunder_elemental", "P1 tribute pawn1")
    assert lp(s, 2) == 760


@card("P36")
def test_thunder_elemental_strikes_when_special_summoned_too_but_not_when_flipped():
    s = duel("P1 discard thunder_elemental hand call_from_the_grave | P2 pawn1 grave_rat")
    act(s, "P1 activate call_from_the_grave", "P1 target P1 thunder_elemental")
    assert lp(s, 2) == 780

    s = duel("P1 pawn1 thunder_elemental set | P2 pawn1 grave_rat")
    act(s, "P1 change pawn1")
    assert lp(s, 2) == 800


@card("P36")
@clause("E-6.12")
def test_thunder_elemental_against_an_empty_field():
    s = duel("P1 hand thunder_elemental pawn1 grave_rat")
    act(s, "P1 summon thunder_elemental", "P1 tribute pawn1")
    assert (lp(s, 2), told(s, "hurt")) == (800, 0)


@card("P37")
def test_overload_engine_burns_another_mechanical_pawn():
    s = duel("P1 pawn1 overload_engine pawn2 void_caster pawn3 grave_rat pawn4 void_caster set | P2 pawn1 void_caster")
    act(s, "P1 use pawn1")
    assert s.options() == ["tribute pawn2", "tribute pawn4"]
    act(s, "P1 tribute pawn2")
    assert (discard(s, 1), lp(s, 2)) == (["void_caster"], 740)
    assert refused(s, "P1 use pawn1") == "E-9.4"


@card("P37")
@clause("E-14.6")
def test_overload_engine_does_not_burn_itself_or_anybody_elses():
    s = duel("P1 pawn1 overload_engine pawn2 grave_rat | P2 pawn1 void_caster")
    assert refused(s, "P1 use pawn1") == "E-14.4"
    s = duel("P1 pawn1 overload_engine pawn2 overload_engine pawn3 void_caster")
    act(s, "P1 use pawn1", "P1 tribute pawn3", "P1 use pawn2", "P1 tribute pawn1")
    assert (pawns(s, 1), lp(s, 2)) == (["overload_engine"], 680)
