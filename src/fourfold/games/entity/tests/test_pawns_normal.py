"""The Pawns of the Normal Attribute in the launch set: what each of them says (E-15)."""

from __future__ import annotations

from fourfold.games.entity.tests.glance import act, attack, discard, duel, hand, lies, lp, pawns, stats
from fourfold.testing import card, clause, example, refused


@card("P02")
def test_high_king_weakens_a_face_up_pawn_as_long_as_it_stays():
    s = duel("P1 hand high_king pawn1 grave_rat deck grave_rat*9 | P2 pawn1 plains_militia def pawn2 void_caster set")
    act(s, "P1 summon high_king", "P1 tribute pawn1")
    assert s.options() == ["target P1 pawn1", "target P2 pawn1"]
    act(s, "P1 target P2 pawn1")
    assert stats(s, 2, 1) == (115, 100)
    act(s, "P1 end", "P2 end")
    assert stats(s, 2, 1) == (115, 100)


@card("P02")
@clause("E-9.3")
def test_high_king_alone_must_weaken_himself():
    s = duel("P1 hand call_from_the_grave discard high_king")
    act(s, "P1 activate call_from_the_grave", "P1 target P1 high_king")
    assert s.options() == ["target P1 pawn1"]
    act(s, "P1 target P1 pawn1")
    assert stats(s, 1, 1) == (150, 50)


@card("P02")
def test_high_king_flipped_weakens_nobody_and_never_below_0():
    s = duel("P1 pawn1 high_king set | P2 pawn1 plains_militia")
    act(s, "P1 change pawn1")
    assert (s.asked(), stats(s, 2, 1)) == ("P1 main", (135, 100))

    s = duel("P1 hand high_king pawn1 grave_rat | P2 pawn1 coral_guardian=10/160")
    act(s, "P1 summon high_king", "P1 tribute pawn1", "P1 target P2 pawn1")
    assert stats(s, 2, 1) == (0, 160)


@card("P38")
def test_wandering_squire_leaves_30_lp_when_it_is_tributed():
    s = duel("P1 hand stone_colossus pawn1 wandering_squire pawn2 wandering_squire set")
    act(s, "P1 summon stone_colossus", "P1 tribute pawn1", "P1 tribute pawn2")
    assert lp(s, 1) == 860


@card("P38")
def test_wandering_squire_leaves_nothing_when_it_is_destroyed_or_discarded():
    s = duel("P1 pawn1 plains_militia | P2 pawn1 wandering_squire def | table turn P1 battle")
    attack(s, 1, 1)
    assert (discard(s, 2), lp(s, 2)) == (["wandering_squire"], 800)

    s = duel("P1 hand exile_rite wandering_squire | P2 pawn1 wandering_squire")
    act(s, "P1 activate exile_rite", "P1 target P2 pawn1", "P1 discard wandering_squire")
    assert (lp(s, 1), lp(s, 2)) == (800, 800)


@card("P39")
def test_plains_militia_stands_firm_beside_other_face_up_warriors():
    s = duel(
        "P1 pawn1 plains_militia pawn2 plains_militia pawn3 high_king def pawn4 ember_recruit set pawn5 grave_rat"
        "| P2 pawn1 plains_militia"
    )
    assert (stats(s, 1, 1), stats(s, 1, 2), stats(s, 2, 1)) == ((135, 120), (135, 120), (135, 100))
    act(s, "P1 change pawn4")
    assert stats(s, 1, 1) == (135, 130)


@card("P40")
@example("H58")
@clause("E-6.3", "E-14.11")
def test_shield_bearer_guards_in_face_up_defense():
    s = duel("P1 pawn1 plains_militia | P2 pawn1 shield_bearer def pawn2 grave_rat | table turn P1 battle")
    act(s, "P1 attack pawn1")
    assert s.options() == ["strike pawn1"]
    assert refused(s, "P1 strike pawn2") == "E-6.3"
    act(s, "P1 strike pawn1")
    assert lp(s, 1) == 785


@card("P40")
@clause("E-14.8")
def test_shield_bearer_does_not_guard_in_attack_position_or_set():
    s = duel("P1 pawn1 plains_militia | P2 pawn1 shield_bearer pawn2 grave_rat | table turn P1 battle")
    act(s, "P1 attack pawn1")
    assert s.options() == ["strike pawn1", "strike pawn2"]

    s = duel("P1 pawn1 plains_militia | P2 pawn1 shield_bearer set pawn2 grave_rat | table turn P1 battle")
    act(s, "P1 attack pawn1")
    assert s.options() == ["strike pawn1", "strike pawn2"]


@card("P40")
def test_two_shield_bearers_guard_all_but_themselves():
    s = duel("P1 pawn1 plains_militia | P2 pawn1 shield_bearer def pawn2 grave_rat pawn3 shield_bearer def")
    act(s, "P1 battle", "P1 attack pawn1")
    assert s.options() == ["strike pawn1", "strike pawn3"]


@card("P41")
@clause("E-14.9", "E-4.8")
def test_crown_paladin_may_bring_a_small_warrior_from_the_hand():
    s = duel("P1 hand crown_paladin shield_bearer plains_militia void_caster pawn1 grave_rat")
    act(s, "P1 summon crown_paladin", "P1 tribute pawn1", "P1 yes")
    assert s.options() == ["take shield_bearer", "none"]
    act(s, "P1 take shield_bearer")
    assert (pawns(s, 1), lies(s, 1, 2)) == (["crown_paladin", "shield_bearer"], "attack")
    assert (s.number("normals", 1), hand(s, 1)) == (0, ["plains_militia", "void_caster"])


@card("P41")
def test_crown_paladin_is_asked_whatever_the_hand_holds_and_may_decline():
    s = duel("P1 hand crown_paladin void_caster pawn1 grave_rat")
    act(s, "P1 summon crown_paladin", "P1 tribute pawn1")
    assert s.options() == ["yes", "no"]
    act(s, "P1 no")
    assert (s.asked(), hand(s, 1)) == ("P1 main", ["void_caster"])


@card("P41")
@clause("E-4.7")
def test_crown_paladin_needs_a_tribute_summon_and_a_free_zone():
    s = duel("P1 pawn1 crown_paladin set hand wandering_squire")
    act(s, "P1 change pawn1")
    assert s.asked() == "P1 main"

    field = " ".join(f"pawn{zone} grave_rat" for zone in (1, 2, 3, 4, 5))
    s = duel(f"P1 hand crown_paladin wandering_squire {field}")
    act(s, "P1 summon crown_paladin", "P1 tribute pawn3")
    assert (s.asked(), pawns(s, 1)[2], discard(s, 1)) == ("P1 main", "crown_paladin", ["grave_rat"])
