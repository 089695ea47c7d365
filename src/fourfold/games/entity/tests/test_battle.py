"""The Battle Phase (E-6)."""

from __future__ import annotations

import pytest

from fourfold.games.entity import events
from fourfold.games.entity.tests.glance import STAGED, calm, discard, duel, go, hand, lies, lp, pawns, stats, told, void
from fourfold.testing import clause, example, refused

NOW = "| table turn P1 battle"


def battle(one, two, target="strike pawn1", **options):
    """P1's first Pawn attacks; nobody responds."""
    return calm(go(duel(f"P1 pawn1 {one} | P2 {two} {NOW}", **options), "P1 attack pawn1", f"P1 {target}"))


def result(s):
    return pawns(s, 1), pawns(s, 2), lp(s, 1), lp(s, 2)


VANILLA = "solstice_sentinel"


# -- who attacks ------------------------------------------------------------------------------------------------------
@clause("E-6.1")
def test_attack_after_attack_until_the_phase_is_ended():
    s = duel(f"P1 pawn1 tusk_charger pawn2 arc_warden pawn3 volt_tinkerer | P2 pawn1 spark_mite {NOW}")
    assert s.options() == ["attack pawn1", "attack pawn2", "attack pawn3", "finish"]
    go(s, "P1 attack pawn3")
    assert s.options() == ["strike pawn1"]
    go(s, "P1 strike pawn1", "P1 attack pawn1", "P1 direct")
    assert (s.asked(), s.options()) == ("P1 battle", ["attack pawn2", "finish"])
    go(s, "P1 finish")
    assert (s.asked(), lp(s, 2)) == ("P1 main2", 800 - 60 - 130)


@clause("E-6.2")
def test_each_pawn_in_attack_position_attacks_once():
    s = duel(f"P1 pawn1 tusk_charger pawn2 arc_warden def pawn3 arc_warden set | P2 lp 800 {NOW}")
    assert refused(s, "P1 attack pawn2") == "E-6.2"
    assert refused(s, "P1 attack pawn3") == "E-6.2"
    assert refused(s, "P1 attack pawn4") == "E-12.1"
    go(s, "P1 attack pawn1", "P1 direct")
    assert refused(s, "P1 attack pawn1") == "E-6.2"


@clause("E-6.2")
def test_twin_strike_attacks_twice():
    s = go(duel(f"P1 pawn1 storm_gryphon | P2 pawn1 spark_mite {NOW}"), "P1 attack pawn1", "P1 strike pawn1")
    assert stats(s, 1, 1) == (145, 140)  # the Mite's revenge
    go(s, "P1 attack pawn1", "P1 direct")
    assert lp(s, 2) == 800 - 135 - 145
    assert refused(s, "P1 attack pawn1") == "E-6.2"


@clause("E-6.2")
def test_a_pawn_attacks_in_the_turn_of_its_summon_or_flip():
    text = "P1 pawn1 volt_tinkerer set pawn2 spark_mite hand arc_warden jungle_apex | P2 hand moss_sprout"
    s = go(
        duel(text), "P1 change pawn1", "P1 summon arc_warden", "P1 summon jungle_apex", "P1 tribute pawn2", "P1 battle"
    )
    assert s.options() == ["attack pawn1", "attack pawn2", "attack pawn3", "finish"]
    go(s, "P1 attack pawn1", "P1 direct", "P1 attack pawn2", "P1 direct", "P1 attack pawn3", "P1 direct")
    assert lp(s, 2) == 800 - 100 - 165 - 115


# -- whom -------------------------------------------------------------------------------------------------------------
@clause("E-6.3")
def test_any_pawn_is_a_target_and_a_direct_attack_needs_an_empty_field():
    s = duel(f"P1 pawn1 tusk_charger | P2 pawn2 spark_mite pawn4 volt_tinkerer def pawn5 grave_rat set {NOW}")
    go(s, "P1 attack pawn1")
    assert s.options() == ["strike pawn2", "strike pawn4", "strike pawn5"]
    assert refused(s, "P1 direct") == "E-6.3"
    assert refused(s, "P1 strike pawn1") == "E-12.1"
    hidden = go(duel(f"P1 pawn1 tusk_charger | P2 pawn5 grave_rat set {NOW}"), "P1 attack pawn1")
    assert refused(hidden, "P1 direct") == "E-6.3"  # a SET Pawn is a Pawn
    empty = go(duel(f"P1 pawn1 tusk_charger | P2 back1 overgrowth up {NOW}"), "P1 attack pawn1")
    assert empty.options() == ["direct"]


@clause("E-6.3")
@example("H58")
def test_a_guard_is_the_only_target():
    text = "P1 pawn1 {} | P2 pawn1 spark_mite pawn2 shield_bearer {} pawn3 {} " + NOW
    s = go(duel(text.format("tusk_charger", "def", "grave_rat set")), "P1 attack pawn1")
    assert s.options() == ["strike pawn2"]
    assert refused(s, "P1 strike pawn1") == "E-6.3"
    for lying in ("", "set"):
        off = go(duel(text.format("tusk_charger", lying, "grave_rat")), "P1 attack pawn1")
        assert off.options() == ["strike pawn1", "strike pawn2", "strike pawn3"]
    two = go(duel(text.format("tusk_charger", "def", "shield_bearer def")), "P1 attack pawn1")
    assert two.options() == ["strike pawn2", "strike pawn3"]
    straight = go(duel(text.format("skyline_raptor", "def", "grave_rat")), "P1 attack pawn1")
    assert straight.options() == ["strike pawn2", "direct"]  # not limited by the guard


@clause("E-6.3")
@example("H59")
def test_a_pawn_that_attacks_directly_past_others():
    s = go(duel(f"P1 pawn1 skyline_raptor | P2 pawn1 spark_mite pawn2 grave_rat {NOW}"), "P1 attack pawn1")
    assert s.options() == ["strike pawn1", "strike pawn2", "direct"]
    assert result(go(s, "P1 direct")) == (["skyline_raptor"], ["spark_mite", "grave_rat"], 800, 730)


# -- the course of an attack ------------------------------------------------------------------------------------------
@clause("E-6.4")
def test_the_course_of_an_attack():
    text = f"P1 pawn1 tusk_charger | P2 pawn1 tidepool_scout set back1 power_surge {NOW}"
    s = go(duel(text), "P1 attack pawn1", "P1 strike pawn1")
    assert (s.asked(), s.number("attacks", 1), lies(s, 2, 1)) == ("P2 respond_attack", 1, "set")  # counted already
    go(s, "P2 activate back1", "P2 target P1 pawn1")
    assert s.asked() == "P1 battle"
    order = ("attacked", "targeted", "flipped", "compared", "hurt", "destroyed", "drew")
    assert [word for word in s.happened() if word in order] == list(order)
    assert lp(s, 2) == 800 - (130 + 40 - 70)  # what was activated counts


@clause("E-6.5")
@pytest.mark.parametrize(
    ("card", "moves"),
    [
        ("ambush_snare", ()),  # the attacker is gone
        ("snap_shift", ("P2 target P1 pawn1",)),  # in Defense Position
        ("binding_chains", ("P2 target P1 pawn1",)),  # it cannot attack
        ("mirror_ward", ()),  # cancelled
        ("recall", ("P2 target P2 pawn1",)),  # the target is gone
    ],
)
def test_an_attack_that_comes_to_nothing_is_used_up(card, moves):
    text = (
        f"P1 pawn1 storm_gryphon=150/100 pawn2 tusk_charger | P2 pawn1 spark_mite pawn2 spark_mite back1 {card} {NOW}"
    )
    s = go(duel(text, cards=STAGED), "P1 attack pawn1", "P1 strike pawn1", "P2 activate back1", *moves)
    assert (s.asked(), told(s, "came_to_nothing"), told(s, "compared")) == ("P1 battle", 1, 0)
    assert (lp(s, 1), lp(s, 2)) == (800, 800)
    assert s.number("attacks", 1) == (0 if card == "ambush_snare" else 1)  # what left the field is forgotten
    assert "attack pawn2" in s.options()  # others may


@clause("E-6.4", "E-4.9")
def test_the_target_is_not_turned_up_before_it_is_certain():
    text = f"P1 pawn1 tusk_charger | P2 pawn1 tidepool_scout set back1 mirror_ward {NOW}"
    s = go(duel(text), "P1 attack pawn1", "P1 strike pawn1", "P2 activate back1")
    assert (s.asked(), lies(s, 2, 1), hand(s, 2)) == ("P1 battle", "set", [])


@clause("E-6.5")
def test_a_pawn_that_came_back_is_another_one():
    text = f"P1 pawn1 tusk_charger back1 recall back2 stand_in | P2 pawn1 spark_mite back1 recall back2 stand_in {NOW}"
    for who, other, card in (("P1", "P2", "tusk_charger"), ("P2", "P1", "spark_mite")):
        s = go(duel(text, cards=STAGED), "P1 attack pawn1", "P1 strike pawn1")
        go(s, f"{who} activate back1", f"{who} target {who} pawn1", f"{other} pass", f"{who} pass")
        calm(go(s, f"{who} activate back2", f"{who} take {card}"))
        assert result(s) == (["tusk_charger"], ["spark_mite"], 800, 800)
        assert told(s, "came_to_nothing") == 1


@clause("E-6.5")
def test_a_direct_attack_goes_on_although_a_pawn_appeared():
    text = f"P1 pawn1 tusk_charger | P2 back1 stand_in hand spark_mite {NOW}"
    s = go(duel(text, cards=STAGED), "P1 attack pawn1", "P1 direct", "P2 activate back1", "P2 take spark_mite")
    assert result(s) == (["tusk_charger"], ["spark_mite"], 800, 670)
    snapped = go(
        duel(text.replace("stand_in", "snap_shift")),
        "P1 attack pawn1",
        "P1 direct",
        "P2 activate back1",
        "P2 target P1 pawn1",
    )
    assert (lp(snapped, 2), told(snapped, "came_to_nothing")) == (800, 1)  # but not with an attacker that cannot


@clause("E-6.6")
@example("H14")
def test_a_set_target_is_turned_up_in_defense():
    s = battle("solstice_sentinel", "pawn1 force_fire_sparker set")
    assert result(s) == (["solstice_sentinel"], ["force_fire_sparker"], 770, 800)
    assert (lies(s, 2, 1), told(s, "flipped")) == ("defense", 1)


@clause("E-6.6")
def test_the_effect_of_a_flip_waits_for_the_end_of_the_battle():
    s = battle("tusk_charger", "pawn1 tidepool_scout set")
    assert (pawns(s, 2), len(hand(s, 2))) == ([], 1)  # destroyed, and yet it draws
    assert s.happened().index("destroyed") < s.happened().index("drew")
    oracle = battle("arc_warden", "pawn1 mist_oracle set", "strike pawn1")
    assert oracle.asked() == "P2 target"
    assert (pawns(oracle, 1), told(oracle, "destroyed")) == (["arc_warden"], 1)  # after the damage, not before
    go(oracle, "P2 target P1 pawn1")
    assert hand(oracle, 1) == ["arc_warden"]


@clause("E-6.6")
def test_what_the_target_shows_counts_at_once():
    s = battle("tusk_charger", "pawn1 glacier_wyrm set pawn2 coral_guardian")
    assert told(s, "compared") == 1
    assert lp(s, 1) == 800 - (190 + 10 - (130 - 10))  # its own effect on the attacker, the Guardian's on it


# -- comparing --------------------------------------------------------------------------------------------------------
CASES = [  # attacker, defender, what is left of both and of the LP
    ("=150/110", "=120/110", ([VANILLA], [], 800, 770)),  # H07
    ("=100/110", "=120/110", ([], [VANILLA], 780, 800)),  # H08
    ("=120/110", "=120/10", ([], [], 800, 800)),
    ("=0/110", "=0/110", ([VANILLA], [VANILLA], 800, 800)),  # H10
    ("=120/110", "=120/110 def", ([VANILLA], [], 800, 800)),  # H11
    ("=100/110", "=120/110 def", ([VANILLA], [VANILLA], 790, 800)),  # H12
    ("=110/110", "=120/110 def", ([VANILLA], [VANILLA], 800, 800)),  # H13
    ("=0/110", "=120/0 def", ([VANILLA], [VANILLA], 800, 800)),
]


@clause("E-6.7", "E-6.8", "E-6.9")
@example("H07", "H08", "H10", "H11", "H12", "H13")
@pytest.mark.parametrize(("one", "two", "left"), CASES)
def test_comparing(one, two, left):
    assert result(battle(VANILLA + one, f"pawn1 {VANILLA}{two}")) == left


@clause("E-6.9")
def test_piercing():
    assert result(battle("tusk_charger", "pawn1 solstice_sentinel def")) == (["tusk_charger"], [], 800, 780)
    assert result(battle("tusk_charger", "pawn1 coral_guardian def")) == (
        ["tusk_charger"],
        ["coral_guardian"],
        770,
        800,
    )


@clause("E-6.9", "E-6.4")
@example("H52")
def test_a_change_of_position_before_comparing_counts():
    text = f"P1 pawn1 arc_warden | P2 pawn1 solstice_sentinel back1 snap_shift {NOW}"
    s = go(duel(text), "P1 attack pawn1", "P1 strike pawn1", "P2 activate back1", "P2 target P2 pawn1")
    assert result(s) == (["arc_warden"], [], 800, 800)


@clause("E-6.10")
@example("H16")
def test_a_direct_attack_deals_the_current_atk():
    assert lp(battle("solstice_sentinel", "lp 800", "direct"), 2) == 680
    assert lp(battle("solstice_sentinel=155/110", "lp 800", "direct"), 2) == 645


@clause("E-6.11")
@example("H17")
def test_lethal_damage_ends_the_game_before_anything_is_destroyed():
    s = battle("solstice_sentinel=150/110", "lp 30 pawn1 solstice_sentinel")
    assert (s.asked(), s.match.winners(), lp(s, 2)) == ("over", [0], 0)
    assert (pawns(s, 2), told(s, "destroyed")) == (["solstice_sentinel"], 0)
    recruit = calm(
        go(duel(f"P1 lp 20 pawn1 tusk_charger | P2 lp 70 pawn1 ember_recruit {NOW}"), "P1 attack 1", "P1 strike 1")
    )
    assert (recruit.match.winners(), lp(recruit, 1)) == ([0], 20)  # its last word is not heard


@clause("E-6.11")
def test_damage_is_dealt_before_destruction():
    s = battle("cinder_whelp", "pawn1 ember_recruit")
    assert [word for word in s.happened() if word in ("hurt", "destroyed")] == ["hurt", "destroyed", "hurt", "hurt"]
    assert (lp(s, 1), lp(s, 2)) == (770, 800 - 50 - 20)  # damage of the battle, then both effects


@clause("E-6.12")
@example("H10")
def test_no_damage_is_no_damage():
    for one, two, target in (
        ("solstice_sentinel=0/10", "lp 800", "direct"),
        ("solstice_sentinel=0/10", "pawn1 solstice_sentinel=0/10", "strike pawn1"),
        ("solstice_sentinel", "pawn1 solstice_sentinel", "strike pawn1"),
    ):
        s = go(duel(f"P1 pawn1 {one} | P2 {two} back1 blood_tithe back2 sanctuary lp 300 {NOW}"), "P1 attack pawn1")
        calm(go(s, f"P1 {target}", "P2 pass"))
        assert (told(s, "hurt"), told(s, "opened"), lp(s, 2)) == (0, 0, 300)
    hurt = go(
        duel(f"P1 pawn1 solstice_sentinel | P2 back1 blood_tithe {NOW}"), "P1 attack pawn1", "P1 direct", "P2 pass"
    )
    assert "activate back1" in hurt.options()


@clause("E-6.13")
def test_both_are_destroyed_together_the_turn_players_first():
    s = battle("ember_recruit", "pawn1 crypt_duelist=60/60")
    assert [e.seat for e in s.match.events() if e.kind == events.DESTROYED] == [0, 1]
    assert (void(s, 1), discard(s, 2)) == (["ember_recruit"], ["crypt_duelist"])  # it saw what it destroyed
    assert lp(s, 2) == 770  # the Recruit's effect came first
    rat = battle("crypt_duelist", "pawn1 grave_rat=125/20")
    assert (discard(rat, 1), void(rat, 2), pawns(rat, 2)) == (["crypt_duelist"], ["grave_rat"], [])  # as it falls
