"""Events, references, limits and statics (E-14.1, E-14.2, E-14.9, E-14.13), with the cards of words.toml."""

from __future__ import annotations

import pytest

from fourfold.games.entity.tests.glance import ENTITY, act, discard, hand, lp, pawns, stats, told
from fourfold.games.entity.tests.wording import attacked, story, used
from fourfold.kernel import check
from fourfold.testing import clause, refused

# -- events -----------------------------------------------------------------------------------------------------------
EARS = {
    "summoned": (
        "pawn1 ear_summoned | P2 pawn1 ancient_grove_keeper discard moss_sprout | table turn P2",
        "P2 use pawn1",
        "P2 target P2 moss_sprout",
    ),
    "flipped": (
        "pawn1 ear_flipped | P2 pawn1 mist_oracle set | table turn P2",
        "P2 change pawn1",
        "P2 target P1 pawn1",
    ),
    "attack": ("pawn1 ear_attack pawn2 crypt_duelist | P2", "P1 battle", "P1 attack pawn2", "P1 direct"),
    "battle_damage": (
        "pawn1 ear_battle_damage pawn2 moss_sprout | P2 pawn1 high_king | table turn P2 battle",
        "P2 attack pawn1",
        "P2 strike pawn2",
    ),
    "effect_damage": ("pawn1 ear_effect_damage | P2 hand void_blast | table turn P2", "P2 activate void_blast"),
    "damaged": ("pawn1 ear_damaged hand void_blast | P2", "P1 activate void_blast"),
    "destroyed": (
        "pawn1 ear_destroyed pawn2 moss_sprout | P2 hand flame_lance | table turn P2",
        "P2 activate flame_lance",
        "P2 target P1 pawn2",
    ),
    "tributed": (
        "pawn1 ear_tributed pawn2 moss_sprout hand ashen_phoenix | P2",
        "P1 summon ashen_phoenix",
        "P1 tribute pawn2",
    ),
    "discarded": (
        "pawn1 ear_discarded pawn2 moss_sprout | P2 hand exile_rite void_blast | table turn P2",
        "P2 activate exile_rite",
        "P2 target P1 pawn2",
        "P2 discard void_blast",
    ),
    "voided": (
        "pawn1 ear_voided hand exile_rite void_blast | P2 pawn1 moss_sprout",
        "P1 activate exile_rite",
        "P1 target P2 pawn1",
        "P1 discard void_blast",
    ),
    "left_field": (
        "pawn1 ear_left_field hand ashen_phoenix pawn2 plains_militia | P2",
        "P1 summon ashen_phoenix",
        "P1 tribute pawn2",
    ),
    "position_changed": ("pawn1 ear_position_changed pawn2 high_king | P2", "P1 change pawn2"),
    "activated": ("pawn1 ear_activated back1 dark_draw | P2", "P1 activate back1"),
    "turn_start": ("pawn1 ear_turn_start | P2", "P1 end"),
    "turn_end": ("pawn1 ear_turn_end | P2", "P1 end"),
    "phase_end": ("pawn1 ear_phase_end | P2", "P1 battle"),
}


@clause("E-14.2", "E-9.5")
@pytest.mark.parametrize("event", EARS)
def test_an_effect_hears_its_event(event):
    text, *moves = EARS[event]
    s = story(f"P1 {text}", *moves)
    assert told(s, "gained") == 1
    assert told(s, "resolves") >= 1


@clause("E-14.2", "E-9.5")
@pytest.mark.parametrize(
    ("text", "moves"),
    [  # somebody else, something else, another way
        ("P1 pawn1 ear_summoned hand moss_sprout | P2", ["P1 summon moss_sprout"]),
        ("P1 pawn1 ear_summoned | P2 hand moss_sprout | table turn P2", ["P2 summon moss_sprout"]),
        ("P1 pawn1 ear_flipped pawn2 moss_sprout set | P2", ["P1 change pawn2"]),
        ("P1 pawn1 ear_attack pawn2 high_king | P2", ["P1 battle", "P1 attack pawn2", "P1 direct"]),
        ("P1 pawn1 ear_battle_damage pawn2 high_king | P2", ["P1 battle", "P1 attack pawn2", "P1 direct"]),
        ("P1 pawn1 ear_effect_damage hand void_blast | P2", ["P1 activate void_blast"]),
        (
            "P1 pawn1 ear_destroyed pawn2 high_king | P2 pawn1 moss_sprout",
            ["P1 battle", "P1 attack pawn2", "P1 strike pawn1"],
        ),
        (
            "P1 pawn1 ear_discarded hand exile_rite void_blast | P2 pawn1 moss_sprout",
            ["P1 activate exile_rite", "P1 target P2 pawn1", "P1 discard void_blast"],
        ),
        (
            "P1 pawn1 ear_activated hand scouting_report moss_sprout | P2",
            ["P1 activate scouting_report", "P1 discard moss_sprout"],
        ),
        ("P1 pawn1 ear_turn_end | P2 | table turn P2", ["P2 end"]),
        (
            "P1 pawn1 ear_left_field pawn2 moss_sprout hand ashen_phoenix | P2",
            ["P1 summon ashen_phoenix", "P1 tribute pawn2"],
        ),
        ("P1 pawn1 ear_summoned | P2 hand moss_sprout | table turn P2", ["P2 set moss_sprout"]),  # raises nothing
    ],
)
def test_an_effect_hears_no_other_event(text, moves):
    assert told(story(text, *moves), "gained") == 0


@clause("E-14.2")
def test_gained_lp_is_heard_once_for_each_gain():
    s = story(
        "P1 pawn1 ear_gained_lp deck ?*5 | P2 hand emergency_rations*2 | table turn P2", "P2 activate emergency_rations"
    )
    assert len(hand(s, 1)) == 1
    act(s, "P2 activate emergency_rations")
    assert len(hand(s, 1)) == 2


# -- references -------------------------------------------------------------------------------------------------------
@clause("E-14.9")
def test_event_by_is_the_card_that_did_it():
    s = attacked(story("P1 pawn1 high_king | P2 pawn1 last_word"), "P1 strike pawn1")
    assert hand(s, 1) == ["high_king"]
    s = story("P1 hand flame_lance | P2 pawn1 last_word", "P1 activate flame_lance", "P1 target P2 pawn1")
    assert discard(s, 1) == ["flame_lance"]  # it is no more where it was when it did that (E-8.7)


@clause("E-14.9", "E-14.10")
def test_what_only_a_pawn_can_have_does_nothing_to_an_action():
    s = story("P1 pawn1 war_song pawn2 moss_sprout back1 overgrowth up | P2 | table turn P1 draw")
    assert (lp(s, 1), s.asked()) == (810, "P1 main")
    assert {"change pawn1", "change pawn2"} <= set(s.options())
    assert check.faults(ENTITY, s.state) == []
    s = story("P1 pawn1 war_song hand solstice_sentinel | P2", "P1 summon solstice_sentinel")
    act(s, "P1 battle", "P1 attack pawn2", "P1 direct", "P1 attack pawn2", "P1 direct")
    assert lp(s, 2) == 800 - 240  # it gained LP itself


@clause("E-14.9", "E-14.2")
def test_pick_is_asked_whatever_the_hidden_zone_holds():
    s = used("putting_back", "P1 | P2")
    assert (s.asked(), s.options()) == ("P1 pick", ["none"])


@clause("E-14.2")
def test_if_several_events_match_the_oldest_that_is_still_there_counts():
    s = story(
        "P1 back1 pitfall_roots | P2 hand crown_paladin wandering_squire pawn1 moss_sprout | table turn P2",
        *("P2 summon crown_paladin", "P2 tribute pawn1", "P2 yes", "P2 take wandering_squire", "P1 activate back1"),
    )
    assert pawns(s, 2) == ["wandering_squire"]


# -- limits and wishes ------------------------------------------------------------------------------------------------
@clause("E-14.13", "E-14.1")
def test_limits_of_ignitions():
    s = story("P1 pawn1 hand_bell pawn2 hand_bell | P2", "P1 use pawn1", "P1 use pawn2")
    assert lp(s, 1) == 814
    assert refused(s, "P1 use pawn1") == "E-9.4"
    s = story("P1 pawn1 choir_bell pawn2 choir_bell | P2", "P1 use pawn1")
    assert refused(s, "P1 use pawn2") == "E-9.4"
    discards = ["P1 use pawn1", "P1 discard void_blast"] * 3
    s = story("P1 pawn1 open_bell hand void_blast*3 | P2", *discards)
    assert lp(s, 1) == 821  # as long as its cost can be paid
    assert refused(s, "P1 use pawn1") == "E-14.4"


@clause("E-14.13")
def test_a_wish_may_be_declined():
    text = "P1 pawn1 shy_bell | P2 | table turn P1 draw"
    s = story(text)
    assert (s.asked(), s.options()) == ("P1 may", ["yes", "no"])
    assert lp(act(s, "P1 no"), 1) == 800
    assert lp(story(text, "P1 yes"), 1) == 807


# -- statics ----------------------------------------------------------------------------------------------------------
@clause("E-14.8", "E-14.1")
def test_a_static_counts_anew_whenever_it_is_asked():
    s = story("P1 back1 war_drum up discard void_blast hand void_blast | P2 pawn1 grave_rat pawn2 high_king")
    rat = stats(s, 2, 1)
    act(s, "P1 activate void_blast")
    assert stats(s, 2, 1) == (rat[0], rat[1] + 2)
    assert stats(s, 2, 2) == (170, 50)  # not Dark


@clause("E-14.8")
def test_a_keyword_by_scope_and_condition():
    text = "P1 back1 war_drum up | P2 pawn1 grave_rat pawn2 high_king | table turn P2 battle"
    assert story(text).options() == ["attack pawn2", "finish"]
    text = "P1 back1 war_drum up pawn1 moss_sprout | P2 pawn1 grave_rat"
    act(s := story(text), "P1 battle")
    assert "attack pawn1" in s.options()


@clause("E-14.8", "E-10.2")
def test_what_is_attached_changes_its_pawn_alone():
    s = used("golden_chain", "P1 | P2 pawn1 high_king pawn2 high_king", "P1 target P2 pawn2")
    assert [stats(s, 2, k)[0] for k in (1, 2)] == [170, 140]
    act(s, "P1 end")
    assert lp(s, 2) == 795


# -- the card wins ----------------------------------------------------------------------------------------------------
@clause("E-14.0")
def test_where_a_card_contradicts_a_rule_the_card_wins():
    s = attacked(story("P1 pawn1 skyline_raptor | P2 pawn1 high_king"), "P1 direct")  # against E-6.3
    assert lp(s, 2) == 730


@clause("E-14.1")
def test_each_kind_of_effect_is_used_in_its_own_way():
    s = story("P1 pawn1 coral_guardian pawn2 tidepool_scout hand lantern_light hand_bell | P2")
    assert stats(s, 1, 2)[1] == 80  # static: always
    act(s, "P1 summon hand_bell")
    assert {"use pawn3", "activate lantern_light"} <= set(s.options())  # ignite and play: by choice, in a Main Phase
    act(s, "P1 battle")
    assert not {"use pawn3", "activate lantern_light"} & set(s.options())
