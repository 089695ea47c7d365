"""The Water Pawns of the launch set: what each of them says (E-15)."""

from __future__ import annotations

from fourfold.games.entity.tests.glance import act, attack, discard, duel, hand, known, lies, lp, pawns, stats
from fourfold.testing import card, clause, example


@card("P13")
def test_tidepool_scout_draws_when_its_player_flips_it():
    s = duel("P1 pawn1 tidepool_scout set deck grave_rat void_blast")
    act(s, "P1 change pawn1")
    assert (lies(s, 1, 1), hand(s, 1)) == ("attack", ["void_blast"])


@card("P13")
@clause("E-6.6")
def test_tidepool_scout_draws_when_an_attack_flips_and_destroys_it():
    s = duel("P1 pawn1 plains_militia | P2 pawn1 tidepool_scout set deck void_blast | table turn P1 battle")
    attack(s, 1, 1)
    assert (discard(s, 2), hand(s, 2)) == (["tidepool_scout"], ["void_blast"])


@card("P13")
def test_tidepool_scout_does_not_draw_when_summoned_or_changed():
    s = duel("P1 hand tidepool_scout pawn1 tidepool_scout def deck void_blast")
    act(s, "P1 summon tidepool_scout", "P1 change pawn1")
    assert hand(s, 1) == []


@card("P14")
@clause("E-14.8")
def test_coral_guardian_strengthens_other_face_up_water_pawns_of_its_player():
    s = duel(
        "P1 pawn1 coral_guardian pawn2 mist_oracle pawn3 grave_rat pawn4 riptide_raider set"
        "| P2 pawn1 tidepool_scout | table turn P2 battle"
    )
    assert [stats(s, 1, zone) for zone in (1, 2, 3)] == [(20, 160), (80, 110), (50, 20)]
    assert stats(s, 2, 1) == (40, 70)
    attack(s, 1, 4)
    assert (stats(s, 1, 4), lp(s, 2)) == ((125, 90), 750)


@card("P14")
def test_two_coral_guardians_strengthen_each_other_and_one_alone_not_itself():
    s = duel("P1 pawn1 coral_guardian pawn2 coral_guardian pawn3 mist_oracle hand high_king")
    assert [stats(s, 1, zone)[1] for zone in (1, 2, 3)] == [170, 170, 120]
    act(s, "P1 summon high_king", "P1 tribute pawn1", "P1 target P1 pawn1")
    assert [stats(s, 1, zone)[1] for zone in (2, 3)] == [160, 110]


@card("P14")
def test_coral_guardian_does_nothing_while_it_is_face_down():
    s = duel("P1 pawn1 coral_guardian set pawn2 mist_oracle")
    assert stats(s, 1, 2) == (80, 100)
    act(s, "P1 change pawn1")
    assert stats(s, 1, 2) == (80, 110)


@card("P15")
@clause("E-11.4")
def test_riptide_raider_makes_the_damaged_player_discard_at_random():
    lost = set()
    for k in range(6):
        s = duel("P1 pawn1 riptide_raider | P2 hand void_blast grave_rat | table turn P1 battle")
        for _ in range(k):  # other dice
            s.state.dice.word()
        attack(s, 1, 0)
        assert (len(hand(s, 2)), len(discard(s, 2)), lp(s, 2)) == (1, 1, 675)
        lost.update(discard(s, 2))
    assert lost == {"void_blast", "grave_rat"}


@card("P15")
def test_riptide_raider_does_so_in_defence_of_itself_too_and_finds_nothing_in_an_empty_hand():
    s = duel("P1 pawn1 grave_rat hand void_blast | P2 pawn1 riptide_raider hand void_blast | table turn P1 battle")
    attack(s, 1, 1)
    act(s, "P1 none")  # the Rat's pick comes first: it is the turn player's
    assert (hand(s, 1), hand(s, 2)) == ([], ["void_blast"])

    s = duel("P1 pawn1 riptide_raider | table turn P1 battle")
    attack(s, 1, 0)
    assert (discard(s, 2), lp(s, 2)) == ([], 675)


@card("P15")
def test_riptide_raider_takes_no_card_without_battle_damage():
    s = duel("P1 pawn1 riptide_raider | P2 pawn1 void_caster def hand grave_rat | table turn P1 battle")
    attack(s, 1, 1)
    assert (discard(s, 2), hand(s, 2)) == (["void_caster"], ["grave_rat"])


@card("P16")
@clause("E-11.3")
def test_mist_oracle_sends_a_face_up_pawn_back_when_it_is_flipped():
    s = duel(
        "P1 pawn1 mist_oracle set pawn2 high_king"
        "| P2 pawn1 high_king def pawn2 grave_rat pawn3 void_caster set back1 overgrowth up"
    )
    act(s, "P1 change pawn1")
    assert s.options() == ["target P2 pawn1", "target P2 pawn2"]
    act(s, "P1 target P2 pawn1")
    assert (hand(s, 2), pawns(s, 2)) == (["high_king"], ["grave_rat", "void_caster"])
    assert known(s, 1, "hand", 2) == ["high_king"]


@card("P16")
def test_mist_oracle_sends_back_its_attacker_even_from_the_discard_pile():
    s = duel("P1 pawn1 plains_militia | P2 pawn1 mist_oracle set | table turn P1 battle")
    attack(s, 1, 1)
    act(s, "P2 target P1 pawn1")
    assert (discard(s, 2), hand(s, 1), pawns(s, 1)) == (["mist_oracle"], ["plains_militia"], [])


@card("P16")
@clause("E-9.3")
def test_mist_oracle_without_a_face_up_pawn_to_send_back():
    s = duel("P1 pawn1 mist_oracle set hand mist_oracle | P2 pawn1 grave_rat set")
    act(s, "P1 change pawn1", "P1 summon mist_oracle")
    assert (s.asked(), pawns(s, 2)) == ("P1 main", ["grave_rat"])


@card("P17")
def test_glacier_wyrm_weakens_the_opponents_attackers():
    s = duel(
        "P1 pawn1 glacier_wyrm pawn2 grave_rat"
        "| P2 pawn1 plains_militia pawn2 plains_militia def hand tidepool_scout | table turn P2 main1"
    )
    assert (stats(s, 1, 1), stats(s, 1, 2)) == ((190, 190), (50, 20))
    assert (stats(s, 2, 1)[0], stats(s, 2, 2)[0]) == (125, 135)
    act(s, "P2 change pawn1", "P2 change pawn2", "P2 summon tidepool_scout")
    assert [stats(s, 2, zone)[0] for zone in (1, 2, 3)] == [135, 125, 30]


@card("P17")
@clause("E-2.2")
def test_wyrms_add_up_but_not_below_0():
    s = duel("P1 pawn1 glacier_wyrm pawn2 glacier_wyrm def pawn3 glacier_wyrm | P2 pawn1 coral_guardian")
    assert stats(s, 2, 1) == (0, 160)


@card("P18")
@example("H55")
def test_leviathan_returns_all_other_face_up_pawns_up_to_level_4():
    s = duel(
        "P1 hand leviathan_of_the_deep pawn1 grave_rat pawn2 grave_rat pawn3 plains_militia"
        "| P2 pawn1 void_caster set pawn2 jungle_apex pawn3 mist_oracle def back1 overgrowth up"
    )
    act(s, "P1 summon leviathan_of_the_deep", "P1 tribute pawn1", "P1 tribute pawn2")
    assert (pawns(s, 1), hand(s, 1)) == (["leviathan_of_the_deep"], ["plains_militia"])
    assert (pawns(s, 2), hand(s, 2)) == (["void_caster", "jungle_apex"], ["mist_oracle"])


@card("P18")
def test_leviathan_set_and_flipped_returns_nobody():
    s = duel("P1 pawn1 leviathan_of_the_deep set | P2 pawn1 grave_rat")
    act(s, "P1 change pawn1")
    assert pawns(s, 2) == ["grave_rat"]
