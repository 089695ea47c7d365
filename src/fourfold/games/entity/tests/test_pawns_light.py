"""The Light Pawns of the launch set: what each of them says (E-15)."""

from __future__ import annotations

from fourfold.games.entity.tests.glance import act, attack, discard, duel, hand, lp, pawns, stats, told, void
from fourfold.testing import card, clause, example, refused


@card("P01")
@example("H28", "H29")
def test_solstice_sentinel_gives_100_lp_when_it_is_normal_summoned():
    s = duel("P1 hand solstice_sentinel")
    act(s, "P1 summon solstice_sentinel")
    assert (lp(s, 1), lp(s, 2)) == (900, 800)

    s = duel("P1 hand call_from_the_grave discard solstice_sentinel pawn1 solstice_sentinel set")
    act(s, "P1 change pawn1", "P1 activate call_from_the_grave", "P1 target P1 solstice_sentinel")
    assert lp(s, 1) == 700


@card("P48")
def test_dawn_acolyte_gives_40_lp_when_it_is_normal_summoned():
    s = duel("P1 hand dawn_acolyte")
    act(s, "P1 summon dawn_acolyte")
    assert lp(s, 1) == 840

    s = duel("P1 hand call_from_the_grave discard dawn_acolyte pawn1 dawn_acolyte set")
    act(s, "P1 change pawn1", "P1 activate call_from_the_grave", "P1 target P1 dawn_acolyte")
    assert lp(s, 1) == 700


@card("P49")
def test_halo_sentry_shines_each_time_its_player_gains_lp_until_the_end_of_the_turn():
    s = duel("P1 pawn1 halo_sentry pawn2 halo_sentry set hand emergency_rations*2 deck grave_rat*9")
    act(s, "P1 activate emergency_rations")
    assert stats(s, 1, 1) == (110, 110)
    act(s, "P1 change pawn2", "P1 activate emergency_rations")
    assert (stats(s, 1, 1), stats(s, 1, 2)) == ((120, 110), (110, 110))
    act(s, "P1 end")
    assert (stats(s, 1, 1), stats(s, 1, 2)) == ((100, 110), (100, 110))


@card("P49")
@clause("E-9.5")
def test_halo_sentry_shines_in_the_opponents_turn_but_not_for_the_opponent():
    s = duel("P1 pawn1 halo_sentry back1 emergency_rations | P2 hand emergency_rations | table turn P2 main1")
    act(s, "P2 activate emergency_rations", "P1 pass")
    assert (lp(s, 2), stats(s, 1, 1)) == (860, (100, 110))

    s = duel("P1 pawn1 halo_sentry back1 emergency_rations | P2 hand emergency_rations | table turn P2 main1")
    act(s, "P2 activate emergency_rations", "P1 activate back1")
    assert (lp(s, 1), lp(s, 2), stats(s, 1, 1)) == (860, 860, (110, 110))
    act(s, "P2 end")
    assert stats(s, 1, 1) == (100, 110)


@card("P49")
def test_halo_sentry_counts_every_gain_and_not_its_size():
    s = duel("P1 pawn1 halo_sentry pawn2 thornback_grower back1 overgrowth up | table turn P1 draw")
    act(s)
    assert (lp(s, 1), stats(s, 1, 1)) == (830, (120, 110))


@card("P49", "A15")
@clause("E-8.2")
def test_halo_sentry_shines_before_the_battle_that_it_was_fed_in():
    s = duel("P1 pawn1 prism_scholar | P2 pawn1 halo_sentry back1 emergency_rations | table turn P1 battle")
    attack(s, 1, 1, "P2 activate back1")
    assert (discard(s, 1), lp(s, 1), lp(s, 2)) == (["prism_scholar"], 795, 860)


@card("P50")
@clause("E-14.10")
def test_prism_scholar_draws_and_then_discards():
    s = duel("P1 hand prism_scholar grave_rat deck high_king void_blast")
    act(s, "P1 summon prism_scholar")
    assert (s.asked(), s.options()) == ("P1 give", ["discard grave_rat", "discard void_blast"])
    act(s, "P1 discard grave_rat")
    assert (s.asked(), hand(s, 1), discard(s, 1)) == ("P1 main", ["void_blast"], ["grave_rat"])


@card("P50")
@clause("E-3.3")
def test_prism_scholar_with_an_empty_deck_and_without_a_hand():
    s = duel("P1 hand prism_scholar grave_rat deck")
    act(s, "P1 summon prism_scholar", "P1 discard grave_rat")
    assert (hand(s, 1), s.asked()) == ([], "P1 main")

    s = duel("P1 hand prism_scholar deck")
    act(s, "P1 summon prism_scholar")
    assert (hand(s, 1), discard(s, 1), s.asked()) == ([], [], "P1 main")


@card("P50")
def test_prism_scholar_does_nothing_when_flipped_or_special_summoned():
    s = duel("P1 hand call_from_the_grave grave_rat discard prism_scholar pawn1 prism_scholar set deck void_blast")
    act(s, "P1 change pawn1", "P1 activate call_from_the_grave", "P1 target P1 prism_scholar")
    assert (s.asked(), hand(s, 1)) == ("P1 main", ["grave_rat"])


@card("P51")
def test_radiant_seraph_gives_30_lp_for_each_card_in_hand():
    s = duel("P1 hand radiant_seraph void_blast*2 grave_rat pawn1 moss_sprout pawn2 grave_rat | P2 hand void_blast*5")
    act(s, "P1 summon radiant_seraph", "P1 tribute pawn1", "P1 tribute pawn2")
    assert lp(s, 1) == 890

    s = duel("P1 pawn1 radiant_seraph set hand void_blast")
    act(s, "P1 change pawn1")
    assert lp(s, 1) == 800


@card("P51")
@clause("E-14.12")
def test_radiant_seraph_protects_other_light_pawns_from_effects():
    text = "P1 hand flame_lance exile_rite grave_rat | P2 pawn1 radiant_seraph pawn2 dawn_acolyte pawn3 grave_rat"
    s = duel(text)
    act(s, "P1 activate flame_lance")
    assert s.options() == ["target P2 pawn2", "target P2 pawn3"]
    act(s, "P1 target P2 pawn2")
    assert (pawns(s, 2)[1], told(s, "protected")) == ("dawn_acolyte", 1)
    act(s, "P1 activate exile_rite", "P1 target P2 pawn2", "P1 discard grave_rat")
    assert void(s, 2) == ["dawn_acolyte"]

    s = duel(text)
    act(s, "P1 activate flame_lance", "P1 target P2 pawn3")
    assert discard(s, 2) == ["grave_rat"]


@card("P51")
def test_radiant_seraph_protects_neither_from_battle_nor_itself_nor_the_opponents():
    s = duel("P1 pawn1 plains_militia | P2 pawn1 radiant_seraph pawn2 dawn_acolyte | table turn P1 battle")
    attack(s, 1, 2)
    assert discard(s, 2) == ["dawn_acolyte"]

    s = duel(
        "P1 pawn1 radiant_seraph=100/100 hand flame_lance | P2 pawn1 radiant_seraph=235/100 pawn2 dawn_acolyte set"
    )
    act(s, "P1 activate flame_lance", "P1 target P2 pawn1")
    assert discard(s, 2) == ["radiant_seraph"]


@card("P51", "C04")
@clause("E-14.12")
def test_radiant_seraph_lets_an_attack_go_on_that_was_ambushed():
    s = duel("P1 pawn1 radiant_seraph pawn2 solstice_sentinel | P2 back1 ambush_snare | table turn P1 battle")
    attack(s, 2, 0, "P2 activate back1")
    assert (lp(s, 2), pawns(s, 1)) == (680, ["radiant_seraph", "solstice_sentinel"])


@card("P51")
def test_two_radiant_seraphs_protect_each_other():
    s = duel("P1 hand flame_lance | P2 pawn1 radiant_seraph=235/100 pawn2 radiant_seraph")
    act(s, "P1 activate flame_lance", "P1 target P2 pawn1")
    assert pawns(s, 2) == ["radiant_seraph"] * 2


@card("P52")
@clause("E-6.9")
def test_sunlit_behemoth_pierces():
    s = duel("P1 pawn1 sunlit_behemoth | P2 pawn1 coral_guardian set | table turn P1 battle")
    attack(s, 1, 1)
    assert (lp(s, 2), discard(s, 2)) == (700, ["coral_guardian"])


@card("P52")
@clause("E-14.11")
def test_sunlit_behemoth_is_no_target_of_the_opponent():
    s = duel("P1 hand power_surge snap_shift | P2 pawn1 sunlit_behemoth back1 power_surge")
    assert refused(s, "P1 activate snap_shift") == "E-14.5"
    s = duel("P1 hand emergency_rations | P2 pawn1 sunlit_behemoth back1 power_surge")
    act(s, "P1 activate emergency_rations", "P2 activate back1", "P2 target P2 pawn1")
    assert stats(s, 2, 1) == (300, 230)
