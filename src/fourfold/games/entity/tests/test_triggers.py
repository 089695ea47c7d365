"""The checkpoint: which triggers fire, in which order, and what events there are (E-9)."""

from __future__ import annotations

from pathlib import Path

import pytest

from fourfold.games.entity import events
from fourfold.games.entity.tests.glance import RULES, discard, duel, hand, lies, lp, pawns, quiet, stats, told, void
from fourfold.testing import Story, clause, example, play, refused

FIGHT = " | table turn P1 battle"
EAR = """
format = 1
set = "ear"

[[card]]
code = "Y01"
id = "ear"
name = "Ear"
es = "Oreja"
kind = "action"
speed = "lingering"
effect = [{{ kind = "play", do = [] }}, {{ kind = "trigger", {}, do = [{}] }}]
"""


def ear(tmp_path: Path, waits: str, does: str = '{ op = "extra_summon", who = "you", n = 1 }') -> str:
    """A card file with a Lingering Action that hears an event; what it does raises none."""
    path = tmp_path / "ear.toml"
    path.write_text(EAR.format(waits, does), encoding="utf-8")
    return str(path)


def heard(s: Story) -> int:
    """How often P1's ear has heard its event."""
    return s.number("extras", 1)


def gains(s: Story) -> list[tuple[int, int]]:
    """Who gained how many LP, in order: each trigger of the fixture cards gains another number."""
    return [(e.seat + 1, e.a) for e in s.match.events() if e.kind == events.GAINED]


# -- order (E-9.1) ----------------------------------------------------------------------------------------------------
@clause("E-9.1")
def test_the_turn_players_cards_come_first_then_zones_then_the_discard_pile():
    text = "P{} pawn3 mourner back2 death_knell up pawn1 martyr | P{} pawn2 martyr pawn1 mourner back1 death_knell up"
    for p, q in ((1, 2), (2, 1)):
        s = duel(f"{text.format(p, q)} | table turn P{p} battle", cards=RULES)
        play(s, f"P{p} attack pawn1", f"P{p} strike pawn2")
        first = [(p, 1), (p, 1), (p, 2), (p, 2), (p, 4)]  # each hears of both Martyrs, of the older event first
        second = [(q, 1), (q, 1), (q, 2), (q, 2), (q, 4)]
        assert gains(s) == first + second


@clause("E-9.1")
def test_pawn_zones_come_in_order():
    s = duel("P1 hand moss_sprout void_blast pawn1 pyre_magus pawn2 halo_sentry pawn4 pyre_magus | P2")
    quiet(s, "P1 activate void_blast")
    linked = [s.match.setup.faces[e.face] for e in s.match.events() if e.kind == events.LINKED]
    assert linked == ["void_blast", "pyre_magus", "pyre_magus"]
    assert [e.card for e in s.match.events() if e.kind == events.LINKED][1:] == [
        s.state.top(s.match.setup.zone("pawn1", 0)),
        s.state.top(s.match.setup.zone("pawn4", 0)),
    ]


@clause("E-9.1")
def test_each_trigger_is_a_chain_of_its_own_with_responses():
    s = duel("P1 hand void_blast pawn1 pyre_magus pawn2 pyre_magus | P2 back1 emergency_rations back2 mirror_ward")
    play(s, "P1 activate void_blast", "P2 pass")
    assert (s.asked(), lp(s, 2)) == ("P2 respond_chain", 750)
    play(s, "P2 activate back1", "P2 pass")  # on top of the first Magus' trigger
    assert (s.asked(), lp(s, 2), told(s, "hurt")) == ("P2 respond_chain", 800, 2)  # then the second Magus
    play(s, "P2 pass")
    assert (s.asked(), lp(s, 2)) == ("P2 respond", 790)  # and when no trigger is left, the window


@clause("E-9.1")
def test_new_events_are_looked_at_after_the_older_ones():
    text = "P1 hand dawn_acolyte pawn1 halo_sentry | P2 back1 conductive_field up pawn1 halo_sentry"
    s = play(duel(text), "P1 summon dawn_acolyte")
    order = [k for k in s.happened() if k in ("gained", "hurt", "modified")]
    assert order == [
        "gained",
        "hurt",
        "modified",
    ]  # the Acolyte and the Field heard the Summon; then the Sentry the gain
    assert (stats(s, 1, 1)[0], stats(s, 2, 1)[0]) == (110, 100)


@clause("E-9.1", "E-3.4")
def test_a_checkpoint_is_held_after_acts_battles_chains_and_at_both_ends_of_a_turn():
    act = play(duel("P1 hand solstice_sentinel | P2"), "P1 summon solstice_sentinel")
    assert (lp(act, 1), act.asked()) == (900, "P1 main")
    battle = duel("P1 pawn1 cinder_whelp | P2" + FIGHT)
    play(battle, "P1 attack pawn1", "P1 direct")
    assert (lp(battle, 2), battle.asked()) == (800 - 110 - 20, "P1 battle")
    assert lp(quiet(duel("P1 pawn1 thornback_grower deck ? | P2 | table turn P1 draw")), 1) == 820
    assert lp(duel("P1 pawn1 abyss_tyrant | P2 deck ? | table turn P1 end"), 1) == 760


@clause("E-9.2", "E-1.5")
@example("H53")
def test_the_duelist_voids_the_rat_before_its_trigger_is_activated():
    s = duel("P1 pawn1 crypt_duelist | P2 pawn1 grave_rat deck grave_rat" + FIGHT)
    play(s, "P1 attack pawn1", "P1 strike pawn1")
    assert (void(s, 2), discard(s, 2), pawns(s, 2), s.zone("deck", 2)) == (["grave_rat"], [], [], ["grave_rat"])
    assert told(s, "linked") == 1
    other = duel("P1 pawn1 grave_rat deck grave_rat | P2 pawn1 crypt_duelist" + FIGHT)
    play(other, "P1 attack pawn1", "P1 strike pawn1")
    assert other.asked() == "P1 pick"  # the Rat is the turn player's: it is activated before it goes


# -- who fires (E-9.2, E-9.3) -----------------------------------------------------------------------------------------
@clause("E-9.2")
def test_a_set_card_hears_nothing():
    s = quiet(duel("P1 hand void_blast pawn1 pyre_magus set | P2 back1 conductive_field"), "P1 activate void_blast")
    assert lp(s, 2) == 750


@clause("E-9.2")
def test_a_card_that_left_since_fires_all_the_same():
    s = duel("P1 hand void_blast pawn1 pyre_magus pawn2 pyre_magus | P2 back1 sweeping_wind", cards=RULES)
    play(s, "P1 activate void_blast", "P2 pass", "P2 activate back1", "P2 target P1 pawn2")
    assert (pawns(s, 1), lp(s, 2)) == (["pyre_magus"], 755 - 20)  # its trigger had been collected


@clause("E-9.2", "E-1.5")
def test_nothing_fires_from_the_void():
    s = duel("P1 hand void_blast pawn1 pyre_magus pawn2 pyre_magus | P2 back1 swift_exile", cards=RULES)
    play(s, "P1 activate void_blast", "P2 pass", "P2 activate back1", "P2 target P1 pawn2")
    assert (void(s, 1), lp(s, 2)) == (["pyre_magus"], 740)  # one Magus only


@clause("E-9.2", "E-4.5", "E-6.13")
def test_who_leaves_together_hears_of_each_other():
    s = duel("P1 hand stone_colossus pawn1 chaplain pawn2 moss_sprout set | P2", cards=RULES)
    play(s, "P1 summon stone_colossus", "P1 tribute pawn1", "P1 tribute pawn2")
    assert gains(s) == [(1, 6), (1, 6)]
    both = duel("P1 pawn1 mourner | P2 pawn1 mourner" + FIGHT, cards=RULES)
    play(both, "P1 attack pawn1", "P1 strike pawn1")
    assert gains(both) == [(1, 1), (1, 1), (2, 1), (2, 1)]


@clause("E-9.2", "E-7.3")
def test_a_lingering_card_that_left_since_does_not():
    text = "P1 pawn1 mourner pawn2 moss_sprout back1 death_knell up | P2 pawn1 high_king back1 smash" + FIGHT
    s = play(duel(text, cards=RULES), "P1 attack pawn2", "P1 strike pawn1", "P2 pass")
    play(s, "P2 activate back1", "P2 target P1 back1")  # as a response to the Mourner's trigger
    quiet(s)
    assert gains(s) == [(1, 1), (1, 1)]  # the Mourner hears of the Sprout and of the Knell, the Knell of nothing


@clause("E-9.2")
def test_a_card_that_came_since_has_heard_nothing():
    s = duel("P1 hand call_from_the_grave discard pyre_magus | P2")
    quiet(s, "P1 activate call_from_the_grave", "P1 target P1 pyre_magus")
    assert (pawns(s, 1), lp(s, 2)) == (["pyre_magus"], 800)  # it was not there when the Action was activated


@clause("E-9.2")
def test_a_face_down_pawn_hears_of_its_own_destruction():
    s = duel("P1 hand crown_paladin pawn1 gale_fledgling set deck ?*3 | P2")
    play(s, "P1 summon crown_paladin", "P1 tribute pawn1", "P1 no")
    assert (discard(s, 1), len(hand(s, 1))) == (["gale_fledgling"], 1)


@clause("E-9.2", "E-8.9")
def test_a_card_that_left_the_discard_pile_does_not_fire():
    s = duel("P1 pawn1 crypt_duelist | P2 pawn1 martyr" + FIGHT, cards=RULES)
    play(s, "P1 attack pawn1", "P1 strike pawn1")
    assert (void(s, 2), gains(s)) == (["martyr"], [])
    text = "P1 pawn1 high_king pawn2 mourner | P2 pawn1 martyr back1 exhume"
    saved = play(duel(text + FIGHT, cards=RULES), "P1 attack pawn1", "P1 strike pawn1", "P2 pass")
    play(saved, "P2 activate back1", "P2 target P2 martyr")  # as a response to the Mourner's trigger
    assert (hand(saved, 2), gains(saved)) == (["martyr"], [(1, 1)])


@clause("E-9.3")
@example("H31")
def test_a_trigger_without_a_legal_target_does_not_activate():
    s = play(duel("P1 hand void_caster discard moss_sprout | P2 back1 mirror_ward"), "P1 summon void_caster")
    assert (told(s, "linked"), s.asked()) == (0, "P2 respond")
    there = play(duel("P1 hand void_caster discard void_blast | P2 back1 mirror_ward"), "P1 summon void_caster")
    assert there.asked() == "P1 target"


@clause("E-9.3")
def test_triggers_are_mandatory_unless_they_say_may():
    s = play(duel("P1 hand high_king pawn1 moss_sprout | P2"), "P1 summon high_king", "P1 tribute pawn1")
    assert (s.asked(), s.options()) == ("P1 target", ["target P1 pawn1"])  # his own King is the only face-up Pawn
    assert stats(play(s, "P1 target P1 pawn1"), 1, 1) == (150, 50)
    may = play(duel("P1 hand wind_dancer | P2 pawn1 plains_militia"), "P1 summon wind_dancer")
    assert may.options() == ["yes", "no"]
    nobody = play(duel("P1 hand wind_dancer | P2 pawn1 plains_militia set"), "P1 summon wind_dancer")
    assert nobody.asked() == "P1 main"  # without a target nobody is asked whether he would


@clause("E-9.3")
def test_up_to_needs_no_target():
    s = duel("P1 hand cloudbreaker_dragon pawn1 moss_sprout pawn2 moss_sprout | P2 back1 mirror_ward")
    play(s, "P1 summon cloudbreaker_dragon", "P1 tribute pawn1", "P1 tribute pawn2")
    assert s.options() == ["target P2 back1", "done"]


# -- examples of triggers ---------------------------------------------------------------------------------------------
@clause("E-9.1")
@example("H28")
def test_the_sentinel_gains_when_it_is_normal_summoned():
    s = play(duel("P1 hand solstice_sentinel | P2"), "P1 summon solstice_sentinel")
    assert lp(s, 1) == 900


@clause("E-9.5")
@example("H29")
def test_the_sentinel_does_not_when_it_is_special_summoned():
    s = duel("P1 hand call_from_the_grave discard solstice_sentinel | P2")
    play(s, "P1 activate call_from_the_grave", "P1 target P1 solstice_sentinel")
    assert (pawns(s, 1), lp(s, 1), told(s, "linked")) == (["solstice_sentinel"], 700, 1)


@clause("E-9.1")
@example("H32")
def test_the_sparker_counts_set_cards():
    s = duel("P1 hand force_fire_sparker | P2 back1 mirror_ward back2 void_blast back3 void_call back4 overgrowth up")
    quiet(s, "P1 summon force_fire_sparker")
    assert lp(s, 2) == 770


@clause("E-9.1")
@example("H55")
def test_leviathan_returns_face_up_pawns_of_low_level():
    text = "P1 hand leviathan_of_the_deep pawn1 moss_sprout pawn2 moss_sprout pawn3 plains_militia"
    s = duel(text + " | P2 pawn1 grave_rat set pawn2 cinder_whelp set pawn3 high_king")
    play(s, "P1 summon leviathan_of_the_deep", "P1 tribute pawn1", "P1 tribute pawn2")
    assert (hand(s, 1), pawns(s, 1)) == (["plains_militia"], ["leviathan_of_the_deep"])
    assert pawns(s, 2) == ["grave_rat", "cinder_whelp", "high_king"]


# -- limits (E-9.4) ---------------------------------------------------------------------------------------------------
@clause("E-9.4")
@example("H60")
def test_once_per_turn_is_counted_on_the_card_on_the_field():
    s = duel("P1 pawn1 big_bear_beast_king pawn2 big_bear_beast_king deck ?*9 | P2 deck ?*9 | table t 5")
    play(s, "P1 use pawn1")
    assert (lp(s, 1), lies(s, 1, 1), stats(s, 1, 1)) == (820, "defense", (220, 260))
    assert refused(s, "P1 use pawn1") == "E-9.4"
    assert "use pawn2" in s.options()  # the other one has its own
    quiet(s, "P1 end")
    assert (s.number("t"), stats(s, 1, 1)) == (6, (220, 260))
    quiet(s, "P2 end")
    assert (s.number("t"), stats(s, 1, 1)) == (7, (220, 200))
    assert refused(s, "P1 use pawn1") == "E-14.3"  # in Defense Position
    quiet(s, "P1 change pawn1")
    assert lp(quiet(s, "P1 use pawn1"), 1) == 840  # a new turn


@clause("E-9.4")
def test_once_per_turn_ends_when_the_card_leaves_the_field():
    text = "P1 back1 twilight_library up hand moss_sprout*3 twilight_library back2 smash | P2"
    s = quiet(duel(text, cards=RULES), "P1 use back1", "P1 discard moss_sprout")
    assert refused(s, "P1 use back1") == "E-9.4"
    quiet(s, "P1 activate back2", "P1 target P1 back1", "P1 activate twilight_library")
    assert "use back1" in s.options()


@clause("E-9.4")
def test_a_use_is_counted_when_the_effect_is_activated():
    s = duel("P1 pawn1 big_bear_beast_king | P2 back1 snap_shift")
    play(s, "P1 use pawn1")
    assert s.number("used", 1) != 0  # before anything has resolved
    by_name = duel("P1 hand scouting_report*2 bone_conscript*2 deck moss_sprout*9 | P2")
    quiet(by_name, "P1 activate scouting_report", "P1 discard bone_conscript")
    assert by_name.asked() == "P1 may"
    quiet(by_name, "P1 no")
    quiet(by_name, "P1 activate scouting_report", "P1 discard bone_conscript")
    assert by_name.asked() == "P1 may"  # declining is no activation


@clause("E-9.4")
def test_once_per_turn_by_name_counts_for_all_copies_of_a_player():
    for p, q in ((1, 2), (2, 1)):
        text = f"P{p} hand scouting_report*2 bone_conscript*2 deck moss_sprout*9 | P{q} | table turn P{p}"
        s = quiet(duel(text), f"P{p} activate scouting_report", f"P{p} discard bone_conscript", f"P{p} yes")
        quiet(s, f"P{p} activate scouting_report", f"P{p} discard bone_conscript")
        assert (s.asked(), pawns(s, p), discard(s, p).count("bone_conscript")) == (f"P{p} main", ["bone_conscript"], 1)
    text = "P1 hand scouting_report bone_conscript pawn1 riptide_raider deck moss_sprout*9 | P2 hand bone_conscript"
    again = quiet(duel(text), "P1 activate scouting_report", "P1 discard bone_conscript", "P1 yes", "P1 battle")
    quiet(again, "P1 attack pawn1", "P1 direct")
    assert again.asked() == "P2 may"  # the other player counts for himself, in this turn too


# -- events (E-9.5) ---------------------------------------------------------------------------------------------------
SUMMON = "P1 back1 ear up hand dawn_acolyte moss_sprout | P2"
BATTLE = "P1 back1 ear up pawn1 plains_militia | P2 pawn1 {}" + FIGHT
STRIKE = ["P1 attack pawn1", "P1 strike pawn1"]


@clause("E-9.5")
@pytest.mark.parametrize(
    ("waits", "text", "moves", "times"),
    [
        ('on = "summoned"', SUMMON, ["P1 summon moss_sprout"], 1),
        ('on = "summoned"', SUMMON, ["P1 set moss_sprout"], 0),
        ('on = "summoned", how = ["tribute"]', SUMMON, ["P1 summon moss_sprout"], 0),
        ('on = "flipped"', BATTLE.format("coral_guardian set"), STRIKE, 1),
        ('on = "flipped"', BATTLE.format("coral_guardian def"), STRIKE, 0),
        ('on = "attack"', BATTLE.format("coral_guardian"), STRIKE, 1),
        ('on = "attack", by = "opp"', BATTLE.format("coral_guardian"), STRIKE, 0),
        ('on = "battle_damage", who = "opp"', BATTLE.format("moss_sprout"), STRIKE, 1),
        ('on = "battle_damage", who = "you", by = "opp"', BATTLE.format("coral_guardian def"), STRIKE, 1),
        ('on = "battle_damage"', BATTLE.format("moss_sprout def"), STRIKE, 0),  # none was dealt
        ('on = "effect_damage", who = "opp"', "P1 back1 ear up hand void_blast | P2", ["P1 activate void_blast"], 1),
        ('on = "effect_damage"', BATTLE.format("moss_sprout"), STRIKE, 0),
        ('on = "damaged"', "P1 back1 ear up hand void_blast | P2", ["P1 activate void_blast"], 1),
        ('on = "damaged"', BATTLE.format("moss_sprout"), STRIKE, 1),
        ('on = "gained_lp", who = "you"', SUMMON, ["P1 summon dawn_acolyte"], 1),
        ('on = "gained_lp", who = "opp"', SUMMON, ["P1 summon dawn_acolyte"], 0),
        ('on = "destroyed", cause = "battle"', BATTLE.format("moss_sprout"), STRIKE, 1),
        ('on = "destroyed", cause = "effect"', BATTLE.format("moss_sprout"), STRIKE, 0),
        ('on = "left_field"', BATTLE.format("moss_sprout"), STRIKE, 1),
        ('on = "position_changed"', "P1 back1 ear up pawn1 moss_sprout | P2", ["P1 change pawn1"], 1),
        ('on = "position_changed"', "P1 back1 ear up pawn1 moss_sprout set | P2", ["P1 change pawn1"], 0),  # a flip
        ('on = "activated"', "P1 back1 ear up hand void_blast | P2", ["P1 activate void_blast"], 1),
        ('on = "turn_start", who = "you"', "P1 back1 ear up deck ? | P2 | table turn P1 draw", [], 1),
        ('on = "turn_start", who = "opp"', "P1 back1 ear up deck ? | P2 | table turn P1 draw", [], 0),
        ('on = "turn_end"', "P1 back1 ear up deck ? | P2 deck ?", ["P1 end"], 0),  # extras begin anew, see below
        ('on = "phase_end"', "P1 back1 ear up pawn1 moss_sprout | P2", ["P1 battle"], 1),
    ],
)
def test_every_event_is_heard(tmp_path, waits, text, moves, times):
    s = quiet(duel(text, cards=ear(tmp_path, waits)), *moves)
    assert heard(s) == times


@clause("E-9.5")
@pytest.mark.parametrize(
    ("waits", "text", "moves", "gained"),
    [
        (
            "tributed",
            "P1 back1 ear up hand plains_militia high_king pawn1 moss_sprout | P2",
            ["P1 summon high_king", "P1 tribute pawn1", "P1 target P1 pawn1"],
            1,
        ),
        (
            "discarded",
            "P1 back1 ear up hand moss_sprout exile_rite | P2 pawn1 moss_sprout",
            ["P1 activate exile_rite", "P1 target P2 pawn1", "P1 discard moss_sprout"],
            1,
        ),
        ("discarded", "P1 back1 ear up hand void_blast | P2", ["P1 activate void_blast"], 0),  # used, not discarded
        ("discarded", "P1 back1 ear up hand burrow_beetle deck ?*5 | P2", ["P1 summon burrow_beetle"], 0),  # milled
        (
            "voided",
            "P1 back1 ear up hand moss_sprout exile_rite | P2 pawn1 moss_sprout",
            ["P1 activate exile_rite", "P1 target P2 pawn1", "P1 discard moss_sprout"],
            1,
        ),
        (
            "destroyed",
            "P1 back1 ear up hand plains_militia high_king pawn1 moss_sprout | P2",
            ["P1 summon high_king", "P1 tribute pawn1"],
            0,
        ),
        ("turn_end", "P1 back1 ear up deck ?*9 | P2 deck ?*9", ["P1 end"], 1),
    ],
)
def test_events_of_cards_that_leave(tmp_path, waits, text, moves, gained):
    s = quiet(duel(text, cards=ear(tmp_path, f'on = "{waits}"', '{ op = "gain_lp", who = "you", n = 7 }')), *moves)
    assert gains(s) == [(1, 7)] * gained


MARK = '{ op = "mod", of = "event", atk = 5, def = 0, dur = "field" }'


@clause("E-9.5")
@pytest.mark.parametrize(
    ("waits", "defender", "marked"),
    [
        ('on = "attack"', "coral_guardian def", "P1"),  # the attacker
        ('on = "battle_damage"', "coral_guardian def", "P2"),  # the Pawn that battled the damaged player
        ('on = "battle_damage"', "high_king", "P2"),
    ],
)
def test_the_card_of_an_event_in_battle(tmp_path, waits, defender, marked):
    s = duel(f"P1 back1 ear up pawn1 plains_militia | P2 pawn1 {defender}" + FIGHT, cards=ear(tmp_path, waits, MARK))
    quiet(s, *STRIKE)
    last = [e for e in s.match.events() if e.kind == events.MODIFIED][-1]
    assert f"P{last.seat + 1}" == marked


@clause("E-9.5")
@pytest.mark.parametrize("waits", ["effect_damage", "damaged"])
def test_the_card_of_effect_damage_is_the_effects_card(tmp_path, waits):
    text = "P1 back1 ear up hand thunder_elemental pawn1 moss_sprout | P2 pawn1 moss_sprout"
    s = quiet(
        duel(text, cards=ear(tmp_path, f'on = "{waits}"', MARK)), "P1 summon thunder_elemental", "P1 tribute pawn1"
    )
    assert (stats(s, 1, 1), lp(s, 2)) == ((165, 120), 780)


@clause("E-9.5")
def test_event_by_is_the_destroyer():
    s = play(duel("P1 pawn1 plains_militia | P2 pawn1 spark_mite" + FIGHT), "P1 attack pawn1", "P1 strike pawn1")
    assert stats(s, 1, 1) == (105, 100)
    theirs = play(duel("P1 pawn1 spark_mite | P2 pawn1 plains_militia" + FIGHT), "P1 attack pawn1", "P1 strike pawn1")
    assert stats(theirs, 2, 1) == (105, 100)
