"""The worked examples of 14.3 that their chapters do not tell already, each as its row has it."""

import pytest

from fourfold.games.tank.tests.glance import (
    armor,
    breech,
    discard,
    hand,
    hazards,
    hp,
    marks,
    offered,
    safeties,
    shielded,
    tank,
    turns,
    winners,
)
from fourfold.testing import clause, example, play, refused


@example("G1")
@clause("T-5.2", "T-3.6")
def test_fire_he():
    s = play(tank("P1 medium breech HE hand FIRE | P2 medium"), "P1 fire P2")

    assert hp(s, 2) == 75
    assert discard(s) == ["FIRE", "HE"]
    assert breech(s, 1) == []


@example("G2")
@clause("T-5.3", "T-8.6")
def test_mg_at_a_heavy():
    assert hp(play(tank("P1 medium hand MG | P2 heavy"), "P1 quickfire P2"), 2) == 95


@example("G4")
@clause("T-8.4")
def test_mg_at_armor():
    s = play(tank("P1 medium hand MG | P2 light armor 2"), "P1 quickfire P2")

    assert (hp(s, 2), armor(s, 2)) == (100, 1)


@example("G5")
@clause("T-8.4", "T-8.6")
def test_sabot_at_an_armored_heavy():
    s = play(tank("P1 medium breech SABOT hand FIRE | P2 heavy armor 1"), "P1 fire P2")

    assert (hp(s, 2), armor(s, 2)) == (40, 0)


@example("G7")
@clause("T-8.3")
def test_heat_without_armor():
    s = play(tank("P1 medium breech HEAT hand FIRE | P2 medium"), "P1 fire P2")

    assert (hp(s, 2), armor(s, 2)) == (50, 0)


@example("G8")
@clause("T-7.1", "T-8.2")
def test_bunker_buster_heat():
    s = play(tank("P1 heavy hp 25 breech HEAT hand FIRE | P2 heavy armor 1 hand SMOKE"), "P1 fire P2")

    assert s.asked() == "P2 action", "no smoke window"
    assert (hp(s, 2), armor(s, 2)) == (55, 1)


@example("G9")
@clause("T-7.1", "T-8.2", "T-8.7")
def test_bunker_buster_sabot_destroys():
    s = play(tank("P1 heavy hp 25 breech SABOT hand FIRE | P2 medium hp 60 armor 3 hand SMOKE"), "P1 fire P2")

    assert hp(s, 2) == -15
    assert hand(s, 2) == ["SMOKE"]
    assert winners(s) == [1]


@example("G10")
@clause("T-7.1", "T-7.5")
def test_twenty_six_is_no_bunker_buster():
    s = tank("P1 heavy hp 26 breech SABOT hand FIRE | P2 medium hp 60 armor 3 hand SMOKE")
    play(s, "P1 fire P2", "P2 smoke")

    assert (hp(s, 2), armor(s, 2)) == (60, 3)
    assert sorted(discard(s)) == ["FIRE", "SABOT", "SMOKE"]


@example("G11")
@clause("T-8.8")
def test_exactly_twenty_five_is_adrenaline():
    s = play(tank("P1 medium breech HE hand FIRE | P2 medium hp 50 hazards TRACKED COMMS"), "P1 fire P2")

    assert hp(s, 2) == 25
    assert "adrenaline" in s.happened()
    assert hazards(s, 2) == []
    assert discard(s) == ["FIRE", "TRACKED", "COMMS", "HE"]


@example("G13")
@clause("T-8.6", "T-8.8")
def test_the_last_shrug():
    s = play(tank("P1 medium breech HE hand FIRE | P2 heavy hp 30"), "P1 fire P2")

    assert hp(s, 2) == 10
    assert "adrenaline" in s.happened()


@example("G14")
@clause("T-8.6", "T-8.10")
def test_no_shrug_in_adrenaline():
    s = play(tank("P1 medium hand MG | P2 heavy hp 10"), "P1 quickfire P2")

    assert hp(s, 2) == 0
    assert winners(s) == [1]


@example("G16")
@clause("T-8.10")
def test_a_duel_ends_without_respawn():
    s = play(tank("P1 medium breech HE hand FIRE | P2 medium hp 25"), "P1 fire P2")

    assert hp(s, 2) == 0
    assert winners(s) == [1]
    assert "respawned" not in s.happened()


@example("G17")
@clause("T-8.10", "T-8.11", "T-3.5", "T-3.6")
def test_a_ghost_destroyed():
    s = tank(
        "P1 medium marks 1 breech HE hand FIRE COMMS"
        "| P2 heavy | P3 light hp 10 armor 1 safeties ENCRYPTED breech HE hand MG*7"
    )
    play(s, "P1 fire P3", "P1 toll COMMS", "P3 pass")

    assert marks(s, 1) == 2
    assert discard(s) == ["COMMS", "FIRE", "ARMOR", *["MG"] * 7, "HE", "ENCRYPTED", "HE"]
    assert (hp(s, 3), len(hand(s, 3)), shielded(s, 3)) == (100, 10, True)
    assert (breech(s, 3), safeties(s, 3), armor(s, 3)) == ([], [], 0)


@example("G32")
@clause("T-5.4")
def test_treads_against_tracked():
    s = tank("P1 heavy hand TRACKED | P2 light safeties TREADS")

    assert refused(s, "P1 sabotage P2 TRACKED") == "T-5.4"


@example("G40")
@clause("T-5.6")
@pytest.mark.parametrize("cures", ["on", "off"])
def test_targeting_cures_a_jam(cures):
    s = play(tank("P1 heavy hazards JAMMED hand TARGETING", safety_cures=cures), "P1 equip TARGETING")

    assert (hazards(s, 1), discard(s)) == (([], ["JAMMED"]) if cures == "on" else (["JAMMED"], []))


@example("G41")
@clause("T-5.5")
def test_repairing_oneself():
    s = play(tank("P1 heavy hazards TRACKED hand FIX_TRACK MG | P2 light"), "P1 repair P1 FIX_TRACK")

    assert discard(s) == ["FIX_TRACK", "TRACKED"]
    assert turns(s) == [2], "the turn's action is spent"


@example("G43")
@clause("T-4.3", "T-4.4")
def test_cycle_then_load():
    s = tank("table deck SMOKE | P1 medium hand HE*2 MG*4 | P2 light hand rest")
    play(s, "P1 cycle HE")
    assert hand(s, 1) == ["HE", *["MG"] * 4, "SMOKE"]
    assert refused(s, "P1 cycle MG") == "T-4.3"
    assert offered(s, "cycle") == []

    play(s, "P1 load HE")
    assert len(hand(s, 1)) == 5
    assert turns(s) == [2]


@example("G52")
@clause("T-4.2", "T-3.10")
def test_nothing_to_do():
    s = tank(
        "table deck discard | P1 heavy turn start | P2 light hand ?*20 | P9 light hand rest",
        max_seats=9,
    )

    assert "no_action" in s.happened()
    assert turns(s) == [1, 2]
    assert s.asked() == "P2 action"
