"""Keywords, changes, and how long they last (E-14.8, E-14.11), with the cards of words.toml."""

from __future__ import annotations

import pytest

from fourfold.games.entity.tests.glance import act, lp, pawns, stats, told, void
from fourfold.games.entity.tests.wording import attacked, granted, story, turns_until
from fourfold.testing import clause, play, refused


@clause("E-14.11")
def test_pierce_is_granted():
    s = attacked(
        granted("lance_drill", "P1 pawn1 high_king | P2 pawn1 bone_conscript def", "P1 pawn1"), "P1 strike pawn1"
    )
    assert lp(s, 2) == 800 - (170 - 60)


@clause("E-14.11")
def test_direct_is_granted():
    s = granted("secret_path", "P1 pawn1 high_king | P2 pawn1 bone_conscript", "P1 pawn1")
    act(s, "P1 battle", "P1 attack pawn1")
    assert s.options() == ["strike pawn1", "direct"]


@clause("E-14.11")
def test_guard_is_granted():
    s = granted("sworn_shield", "P1 pawn1 high_king | P2 pawn1 bone_conscript pawn2 grave_rat", "P2 pawn2")
    act(s, "P1 battle", "P1 attack pawn1")
    assert s.options() == ["strike pawn2"]


@clause("E-14.11")
def test_twin_strike_is_granted():
    s = granted("double_blade", "P1 pawn1 high_king | P2", "P1 pawn1")
    attacked(s, "P1 direct", "P1 attack pawn1", "P1 direct")
    assert lp(s, 2) == 800 - 340
    assert refused(s, "P1 attack pawn1") == "E-6.2"


@clause("E-14.11")
def test_untargetable_is_by_the_opponents_effects_only():
    text = "P1 pawn1 high_king back1 power_surge | P2 pawn1 grave_rat back1 power_surge"
    s = granted("smoke_cloak", text, "P1 pawn1")
    play(s, "P1 battle", "P2 activate back1")
    assert s.options() == ["target P2 pawn1"]
    s = granted("smoke_cloak", text, "P1 pawn1")
    play(s, "P1 activate back1")
    assert s.options() == ["target P1 pawn1", "target P2 pawn1"]


@clause("E-14.11", "E-14.12")
def test_what_cannot_be_destroyed_stays():
    text = "P1 pawn1 high_king hand flame_lance | P2 pawn1 bone_conscript"
    s = attacked(granted("iron_skin", text, "P2 pawn1"), "P1 strike pawn1")
    assert pawns(s, 2) == ["bone_conscript"]
    assert lp(s, 2) == 800 - (170 - 75)  # damage is unchanged
    s = granted("warding_rune", text, "P2 pawn1")
    act(s, "P1 activate flame_lance", "P1 target P2 pawn1")
    assert pawns(s, 2) == ["bone_conscript"]
    assert told(s, "protected") == 1
    s = granted("warding_rune", "P1 hand exile_rite moss_sprout | P2 pawn1 bone_conscript", "P2 pawn1")
    act(s, "P1 activate exile_rite", "P1 target P2 pawn1", "P1 discard moss_sprout")
    assert void(s, 2) == ["bone_conscript"]  # the Void is not destruction


@clause("E-14.11")
def test_cannot_attack_and_cannot_change_are_granted():
    s = granted("lullaby", "P1 pawn1 high_king pawn2 grave_rat | P2", "P1 pawn1")
    act(s, "P1 battle")
    assert s.options() == ["attack pawn2", "finish"]
    s = granted("tar_pit", "P1 pawn1 high_king | P2", "P1 pawn1")
    assert refused(s, "P1 change pawn1") == "E-14.11"


@clause("E-14.11")
def test_no_effect_damage_belongs_to_a_player():
    text = "P1 hand void_blast | P2 pawn1 calm_saint"
    assert lp(story(text, "P1 activate void_blast"), 2) == 800
    text += " back1 mirror_ward"
    assert lp(story(text, "P1 activate void_blast"), 2) == 750  # its `if` does not hold


@clause("E-14.11", "E-4.6")
def test_double_tribute_asks_for_what_is_printed():
    s = story("P1 pawn1 wide_altar hand dual_mode_beast lich_sovereign jungle_apex | P2")
    act(s, "P1 summon dual_mode_beast", "P1 tribute pawn1")  # a Beast with ATK 240
    assert pawns(s, 1) == ["dual_mode_beast"]
    s = story("P1 pawn1 wide_altar hand dual_mode_beast lich_sovereign | P2")
    assert refused(s, "P1 summon lich_sovereign") == "E-4.3"  # no Beast


# -- changes and how long they last -----------------------------------------------------------------------------------
@clause("E-14.8")
@pytest.mark.parametrize(("card", "turns"), [("short_boost", 1), ("long_boost", 2), ("lasting_boost", 99)])
def test_how_long_a_change_lasts(card, turns):
    s = granted(card, "P1 pawn1 high_king | P2 pawn1 moss_sprout | table t 3", "P1 pawn1")
    for turn in range(3, 8):
        assert (stats(turns_until(s, turn), 1, 1) == (170 + 15, 50 + 25)) == (turn < 3 + turns)


@clause("E-14.8", "E-14.9")
def test_in_the_turn_of_the_opponent_his_next_turn_is_the_one_after():
    s = story("P1 pawn1 mirror_vane | P2 pawn1 moss_sprout | table t 4 turn P2", "P2 change pawn1")
    assert [stats(turns_until(s, t), 2, 1)[0] for t in (4, 5, 6, 7)] == [40, 40, 40, 30]
