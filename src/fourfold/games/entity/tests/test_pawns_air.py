"""The Air Pawns of the launch set: what each of them says (E-15)."""

from __future__ import annotations

from fourfold.games.entity.tests.glance import act, attack, discard, duel, hand, lies, lp, pawns, told
from fourfold.testing import card, clause, example, refused


@card("P27")
@clause("E-4.5", "E-9.2")
def test_gale_fledgling_draws_when_it_is_tributed():
    s = duel(
        "P1 pawn1 gale_fledgling pawn2 gale_fledgling set hand cloudbreaker_dragon deck void_blast grave_rat high_king"
    )
    act(s, "P1 summon cloudbreaker_dragon", "P1 tribute pawn1", "P1 tribute pawn2")
    assert (discard(s, 1), hand(s, 1)) == (["gale_fledgling"] * 2, ["grave_rat", "high_king"])


@card("P27")
def test_gale_fledgling_draws_nothing_when_it_is_destroyed_or_discarded():
    s = duel("P1 pawn1 plains_militia | P2 pawn1 gale_fledgling deck void_blast | table turn P1 battle")
    attack(s, 1, 1)
    assert hand(s, 2) == []

    s = duel("P1 hand exile_rite gale_fledgling deck void_blast | P2 pawn1 grave_rat")
    act(s, "P1 activate exile_rite", "P1 target P2 pawn1", "P1 discard gale_fledgling")
    assert hand(s, 1) == []


@card("P28")
@clause("E-5.5")
def test_wind_dancer_turns_a_face_up_pawn_of_the_opponent():
    text = "P1 hand wind_dancer pawn1 grave_rat | P2 pawn1 high_king pawn2 coral_guardian def pawn3 void_caster set"
    s = duel(text)
    act(s, "P1 summon wind_dancer", "P1 yes")
    assert s.options() == ["target P2 pawn1", "target P2 pawn2"]
    act(s, "P1 target P2 pawn1")
    assert lies(s, 2, 1) == "defense"

    s = duel(text)
    act(s, "P1 summon wind_dancer", "P1 yes", "P1 target P2 pawn2")
    assert lies(s, 2, 2) == "attack"


@card("P28")
@clause("E-9.3", "E-12.6")
def test_wind_dancer_may_let_it_be_and_is_not_asked_without_a_target():
    s = duel("P1 hand wind_dancer | P2 pawn1 high_king")
    act(s, "P1 summon wind_dancer")
    assert (s.asked(), s.options()) == ("P1 may", ["yes", "no"])
    act(s, "P1 no")
    assert (lies(s, 2, 1), s.asked()) == ("attack", "P1 main")

    s = duel("P1 hand wind_dancer | P2 pawn1 high_king set")
    act(s, "P1 summon wind_dancer")
    assert s.asked() == "P1 main"


@card("P28")
def test_wind_dancer_dances_when_special_summoned_but_not_when_flipped():
    s = duel("P1 hand call_from_the_grave discard wind_dancer pawn1 wind_dancer set | P2 pawn1 high_king")
    act(s, "P1 change pawn1")
    assert s.asked() == "P1 main"
    act(s, "P1 activate call_from_the_grave", "P1 target P1 wind_dancer", "P1 yes", "P1 target P2 pawn1")
    assert lies(s, 2, 1) == "defense"


@card("P29")
@example("H59")
@clause("E-6.3", "E-6.10")
def test_skyline_raptor_may_fly_past_the_opponents_pawns():
    s = duel("P1 pawn1 skyline_raptor pawn2 high_king | P2 pawn1 shield_bearer def | table turn P1 battle")
    act(s, "P1 attack pawn1")
    assert s.options() == ["strike pawn1", "direct"]
    act(s, "P1 direct")
    assert lp(s, 2) == 730
    act(s, "P1 attack pawn2")
    assert refused(s, "P1 direct") == "E-6.3"


@card("P30")
@clause("E-11.2", "E-12.10")
def test_hive_matron_summons_a_small_bug_from_the_deck():
    s = duel("P1 pawn1 hive_matron deck hive_matron spark_mite burrow_beetle grave_rat")
    act(s, "P1 use pawn1")
    assert s.options() == ["take burrow_beetle", "take spark_mite", "none"]
    act(s, "P1 take spark_mite")
    assert (pawns(s, 1), lies(s, 1, 2)) == (["hive_matron", "spark_mite"], "defense")
    assert refused(s, "P1 use pawn1") == "E-9.4"

    s = duel("P1 pawn1 hive_matron pawn2 hive_matron deck spark_mite*2")
    act(s, "P1 use pawn1", "P1 take spark_mite", "P1 use pawn2", "P1 take spark_mite")
    assert pawns(s, 1) == ["hive_matron"] * 2 + ["spark_mite"] * 2


@card("P30")
@clause("E-4.7", "E-14.9")
def test_hive_matron_may_find_nothing_but_needs_a_zone():
    s = duel("P1 pawn1 hive_matron deck grave_rat hand void_blast")
    act(s, "P1 use pawn1", "P1 none")
    assert (pawns(s, 1), refused(s, "P1 use pawn1")) == (["hive_matron"], "E-9.4")

    field = " ".join(f"pawn{zone} grave_rat" for zone in (2, 3, 4, 5))
    s = duel(f"P1 pawn1 hive_matron {field} deck spark_mite")
    assert refused(s, "P1 use pawn1") == "E-4.7"


@card("P31")
@clause("E-6.2")
def test_storm_gryphon_attacks_twice():
    s = duel("P1 pawn1 storm_gryphon pawn2 grave_rat | P2 pawn1 void_caster | table turn P1 battle")
    attack(s, 1, 1)
    attack(s, 1, 0)
    assert lp(s, 2) == 800 - 75 - 175
    assert refused(s, "P1 attack pawn1") == "E-6.2"
    attack(s, 2, 0)
    assert refused(s, "P1 attack pawn2") == "E-6.2"


@card("P31")
def test_storm_gryphon_attacks_twice_each_turn():
    s = duel("P1 pawn1 storm_gryphon | table turn P1 battle")
    attack(s, 1, 0)
    act(s, "P1 finish", "P1 end", "P2 end", "P1 battle")
    attack(s, 1, 0)
    attack(s, 1, 0)
    assert lp(s, 2) == 800 - 3 * 175


@card("P32")
@clause("E-14.5")
def test_cloudbreaker_dragon_destroys_up_to_two_cards():
    text = (
        "P1 hand cloudbreaker_dragon pawn1 grave_rat pawn2 grave_rat back1 mirror_ward"
        "| P2 pawn1 grave_rat back1 mirror_ward back2 battle_standard up back4 void_call"
    )
    summon = ("P1 summon cloudbreaker_dragon", "P1 tribute pawn1", "P1 tribute pawn2")
    s = duel(text)
    act(s, *summon)
    assert s.options() == ["target P2 back1", "target P2 back2", "target P2 back4", "done"]
    act(s, "P1 target P2 back2")
    assert s.options() == ["target P2 back1", "target P2 back4", "done"]
    act(s, "P1 target P2 back4")
    assert (discard(s, 2), discard(s, 1)) == (["battle_standard", "void_call"], ["grave_rat"] * 2)

    s = duel(text)
    act(s, *summon, "P1 target P2 back1", "P1 done")
    assert discard(s, 2) == ["mirror_ward"]

    s = duel(text)
    act(s, *summon, "P1 done")
    assert (discard(s, 2), s.asked()) == ([], "P1 main")


@card("P32")
@clause("E-8.7")
def test_cloudbreaker_dragon_finds_a_target_gone_that_was_used_in_response():
    text = "P1 hand cloudbreaker_dragon pawn1 grave_rat pawn2 grave_rat | P2 back1 emergency_rations back2 void_call"
    s = duel(text)
    act(s, "P1 summon cloudbreaker_dragon", "P1 tribute pawn1", "P1 tribute pawn2")
    act(s, "P1 target P2 back1", "P1 target P2 back2", "P2 activate back1")
    assert (discard(s, 2), lp(s, 2), told(s, "destroyed")) == (["emergency_rations", "void_call"], 860, 1)
