"""The Dark Pawns of the launch set: what each of them says (E-15)."""

from __future__ import annotations

from fourfold.games.entity.tests.glance import act, attack, discard, duel, hand, lies, lp, pawns, stats, told, void
from fourfold.testing import card, clause, example, refused


@card("P04")
def test_void_caster_takes_a_void_blast_back():
    s = duel("P1 hand void_caster discard void_blast grave_rat void_blast | P2 discard void_blast")
    act(s, "P1 summon void_caster")
    assert s.options() == ["target P1 void_blast"]
    act(s, "P1 target P1 void_blast")
    assert (hand(s, 1), discard(s, 1)) == (["void_blast"], ["void_blast", "grave_rat"])


@card("P04")
@example("H31")
@clause("E-9.3")
def test_void_caster_needs_a_void_blast_in_its_players_pile_and_a_summon():
    s = duel("P1 hand void_caster discard scouting_report | P2 discard void_blast")
    act(s, "P1 summon void_caster")
    assert (s.asked(), told(s, "linked")) == ("P1 main", 0)

    s = duel("P1 pawn1 void_caster set discard void_blast")
    act(s, "P1 change pawn1")
    assert discard(s, 1) == ["void_blast"]


@card("P04")
def test_void_caster_takes_it_back_when_special_summoned_by_what_was_just_used():
    s = duel("P1 hand call_from_the_grave discard void_caster void_blast")
    act(s, "P1 activate call_from_the_grave", "P1 target P1 void_caster", "P1 target P1 void_blast")
    assert (pawns(s, 1), hand(s, 1)) == (["void_caster"], ["void_blast"])


@card("P06")
@clause("E-8.6")
def test_dual_mode_beast_forces_an_attacker_into_defense_for_a_card():
    s = duel("P1 pawn1 dual_mode_beast hand void_blast*2 | P2 pawn1 high_king pawn2 high_king def pawn3 high_king set")
    act(s, "P1 use pawn1")
    assert s.options() == ["target P2 pawn1"]
    act(s, "P1 target P2 pawn1", "P1 discard void_blast")
    assert (lies(s, 2, 1), discard(s, 1)) == ("defense", ["void_blast"])
    act(s, "P1 battle", "P1 finish")
    assert refused(s, "P1 use pawn1") == "E-9.4"

    text = "P1 pawn1 dual_mode_beast pawn2 dual_mode_beast hand void_blast*2 | P2 pawn1 high_king pawn2 high_king"
    s = duel(text)
    act(s, "P1 use pawn1", "P1 target P2 pawn1", "P1 discard void_blast")
    act(s, "P1 use pawn2", "P1 target P2 pawn2", "P1 discard void_blast")
    assert (lies(s, 2, 1), lies(s, 2, 2)) == ("defense", "defense")


@card("P06")
def test_dual_mode_beast_needs_a_card_and_an_opposing_attacker():
    s = duel("P1 pawn1 dual_mode_beast | P2 pawn1 high_king")
    assert refused(s, "P1 use pawn1") == "E-14.4"
    s = duel("P1 pawn1 dual_mode_beast pawn2 high_king hand void_blast | P2 pawn1 high_king def")
    assert refused(s, "P1 use pawn1") == "E-14.5"


@card("P42")
@clause("E-14.9")
def test_grave_rat_sends_a_small_dark_pawn_from_the_deck():
    text = "P1 pawn1 plains_militia | P2 pawn1 grave_rat deck bone_conscript void_caster spark_mite grave_rat"
    s = duel(text + "| table turn P1 battle")
    attack(s, 1, 1)
    assert (s.asked(), s.options()) == ("P2 pick", ["take grave_rat", "take bone_conscript", "none"])
    act(s, "P2 take bone_conscript")
    assert (pawns(s, 2), lies(s, 2, 1), discard(s, 2)) == (["bone_conscript"], "defense", ["grave_rat"])
    assert len(s.zone("deck", 2)) == 3


@card("P42")
def test_grave_rat_may_send_nobody_and_sends_nobody_after_an_effect():
    s = duel("P1 pawn1 plains_militia | P2 pawn1 grave_rat deck void_caster | table turn P1 battle")
    attack(s, 1, 1)
    act(s, "P2 none")
    assert pawns(s, 2) == []

    s = duel("P1 hand flame_lance | P2 pawn1 grave_rat deck grave_rat")
    act(s, "P1 activate flame_lance", "P1 target P2 pawn1")
    assert (s.asked(), pawns(s, 2)) == ("P1 main", [])


@card("P43")
@clause("E-9.4", "E-9.5")
def test_bone_conscript_may_rise_when_it_is_discarded_as_a_cost():
    text = "P1 pawn1 charged_dragon hand bone_conscript*2"
    s = duel(text)
    act(s, "P1 use pawn1", "P1 discard bone_conscript")
    assert s.asked() == "P1 may"
    act(s, "P1 yes")
    assert (pawns(s, 1), lies(s, 1, 2)) == (["charged_dragon", "bone_conscript"], "defense")
    act(s, "P1 use pawn1", "P1 discard bone_conscript")
    assert (s.asked(), discard(s, 1)) == ("P1 main", ["bone_conscript"])


@card("P43")
def test_bone_conscript_may_stay_and_then_another_may_rise():
    s = duel("P1 pawn1 charged_dragon hand bone_conscript*2")
    act(s, "P1 use pawn1", "P1 discard bone_conscript", "P1 no")
    assert discard(s, 1) == ["bone_conscript"]
    act(s, "P1 use pawn1", "P1 discard bone_conscript", "P1 yes")
    assert (pawns(s, 1), discard(s, 1)) == (["charged_dragon", "bone_conscript"], ["bone_conscript"])


@card("P43")
def test_bone_conscript_rises_when_the_opponent_makes_it_fall():
    s = duel("P1 pawn1 riptide_raider | P2 hand bone_conscript | table turn P1 battle")
    attack(s, 1, 0)
    act(s, "P2 yes")
    assert (pawns(s, 2), lies(s, 2, 1)) == (["bone_conscript"], "defense")


@card("P43")
@clause("E-4.7")
def test_bone_conscript_does_not_rise_from_the_deck_the_field_or_without_room():
    s = duel("P1 hand burrow_beetle deck bone_conscript*2")
    act(s, "P1 summon burrow_beetle")
    assert (s.asked(), discard(s, 1)) == ("P1 main", ["bone_conscript"] * 2)

    s = duel("P1 pawn1 plains_militia | P2 pawn1 bone_conscript | table turn P1 battle")
    attack(s, 1, 1)
    assert (s.asked(), discard(s, 2)) == ("P1 battle", ["bone_conscript"])

    field = " ".join(f"pawn{zone} grave_rat" for zone in (2, 3, 4, 5))
    s = duel(f"P1 pawn1 charged_dragon {field} hand bone_conscript")
    act(s, "P1 use pawn1", "P1 discard bone_conscript")
    assert (s.asked(), discard(s, 1)) == ("P1 main", ["bone_conscript"])


@card("P44", "P42")
@example("H53")
@clause("E-1.5", "E-9.1")
def test_crypt_duelist_sends_what_it_destroys_to_the_void_before_it_can_act():
    s = duel("P1 pawn1 crypt_duelist | P2 pawn1 grave_rat deck bone_conscript | table turn P1 battle")
    attack(s, 1, 1)
    assert (s.asked(), void(s, 2), discard(s, 2), pawns(s, 2)) == ("P1 battle", ["grave_rat"], [], [])


@card("P44")
def test_crypt_duelist_in_defence_acts_after_the_turn_players_rat():
    s = duel("P1 pawn1 grave_rat deck bone_conscript | P2 pawn1 crypt_duelist | table turn P1 battle")
    attack(s, 1, 1)
    act(s, "P1 take bone_conscript")
    assert (void(s, 1), pawns(s, 1)) == (["grave_rat"], ["bone_conscript"])

    s = duel("P1 pawn1 void_caster pawn2 void_caster | P2 pawn1 crypt_duelist | table turn P1 battle")
    attack(s, 1, 1)
    attack(s, 2, 1)
    assert (void(s, 1), discard(s, 1)) == (["void_caster"] * 2, [])


@card("P44")
@clause("E-6.13", "E-8.9", "E-9.1")
def test_two_crypt_duelists_fall_together_but_only_one_speaks():
    """The turn player's Duelist speaks first; then the other one is in the Void and speaks no more."""
    s = duel("P1 pawn1 crypt_duelist | P2 pawn1 crypt_duelist | table turn P1 battle")
    attack(s, 1, 1)
    assert (void(s, 1), void(s, 2), discard(s, 1), discard(s, 2)) == ([], ["crypt_duelist"], ["crypt_duelist"], [])


@card("P44")
def test_crypt_duelist_leaves_alone_what_others_destroy():
    s = duel("P1 pawn1 crypt_duelist pawn2 high_king | P2 pawn1 void_caster | table turn P1 battle")
    attack(s, 2, 1)
    assert (void(s, 2), discard(s, 2)) == ([], ["void_caster"])


@card("P45")
def test_night_harvester_reaps_the_undead_of_its_players_pile():
    s = duel(
        "P1 pawn1 night_harvester hand exile_rite bone_conscript discard crypt_duelist grave_rat void_blast"
        "| P2 pawn1 night_harvester pawn2 grave_rat discard bone_conscript lich_sovereign"
    )
    assert (stats(s, 1, 1), stats(s, 2, 1)) == ((180, 110), (190, 110))
    act(s, "P1 activate exile_rite", "P1 target P2 pawn2", "P1 discard bone_conscript", "P1 no")
    assert (stats(s, 1, 1), stats(s, 2, 1)) == ((190, 110), (190, 110))


@card("P46")
@clause("E-14.4", "E-14.5")
def test_lich_sovereign_trades_one_pawn_of_the_pile_for_an_undead():
    s = duel("P1 pawn1 lich_sovereign discard void_blast crypt_duelist grave_rat lich_sovereign")
    act(s, "P1 use pawn1")
    assert s.options() == ["target P1 crypt_duelist"]
    act(s, "P1 target P1 crypt_duelist")
    assert s.options() == ["void grave_rat", "void lich_sovereign"]
    act(s, "P1 void grave_rat")
    assert (pawns(s, 1), lies(s, 1, 2)) == (["lich_sovereign", "crypt_duelist"], "attack")
    assert (void(s, 1), discard(s, 1)) == (["grave_rat"], ["void_blast", "lich_sovereign"])
    assert refused(s, "P1 use pawn1") == "E-9.4"


@card("P46")
def test_lich_sovereign_needs_another_pawn_and_an_undead_of_its_own_pile():
    s = duel("P1 pawn1 lich_sovereign discard crypt_duelist void_blast | P2 discard crypt_duelist*2")
    assert refused(s, "P1 use pawn1") == "E-14.5"
    s = duel("P1 pawn1 lich_sovereign discard grave_rat*2 lich_sovereign")
    assert refused(s, "P1 use pawn1") == "E-14.5"
    s = duel("P1 pawn1 lich_sovereign pawn2 lich_sovereign discard crypt_duelist*4")
    for zone in (1, 2):
        act(s, f"P1 use pawn{zone}", "P1 target P1 crypt_duelist", "P1 void crypt_duelist")
    assert (pawns(s, 1)[2:], void(s, 1)) == (["crypt_duelist"] * 2, ["crypt_duelist"] * 2)


@card("P47")
@clause("E-14.7")
def test_abyss_tyrant_banishes_any_card_of_the_opponents_field():
    text = (
        "P1 hand abyss_tyrant pawn1 grave_rat pawn2 grave_rat"
        "| P2 pawn1 high_king pawn2 coral_guardian set back1 mirror_ward back2 battle_standard up hand void_blast"
    )
    s = duel(text)
    act(s, "P1 summon abyss_tyrant", "P1 tribute pawn1", "P1 tribute pawn2")
    assert s.options() == ["target P2 pawn1", "target P2 pawn2", "target P2 back1", "target P2 back2"]
    act(s, "P1 target P2 back1")
    assert (void(s, 2), discard(s, 2)) == (["mirror_ward"], [])


@card("P47")
@example("H56")
@clause("E-10.1")
def test_abyss_tyrant_hurts_its_player_at_the_end_of_his_turns_only():
    s = duel("P1 pawn1 abyss_tyrant deck grave_rat*9 | P2 deck grave_rat*9")
    act(s, "P1 end")
    assert (lp(s, 1), lp(s, 2)) == (760, 800)
    act(s, "P2 end")
    assert (lp(s, 1), lp(s, 2)) == (760, 800)

    s = duel("P1 pawn1 abyss_tyrant pawn2 abyss_tyrant lp 80")
    act(s, "P1 end")
    assert (s.asked(), lp(s, 1), told(s, "hurt")) == ("over", 0, 2)

    s = duel("P1 pawn1 abyss_tyrant lp 40")
    act(s, "P1 end")
    assert (s.asked(), lp(s, 1), s.match.winners()) == ("over", 0, [1])


@card("P47")
def test_abyss_tyrant_set_hurts_nobody_and_banishes_nothing_when_flipped():
    s = duel("P1 pawn1 abyss_tyrant set | P2 pawn1 high_king")
    act(s, "P1 end", "P2 end", "P1 change pawn1")
    assert (lp(s, 1), pawns(s, 2), s.asked()) == (800, ["high_king"], "P1 main")
