"""Spawn shield (chapter 6)."""

import pytest

from fourfold.games.tank.tests.glance import hazards, hp, marks, offered, shielded, tank, turns
from fourfold.testing import clause, example, play, refused


@clause("T-6.1")
def test_a_respawn_sets_it_and_the_owners_next_turn_takes_it():
    s = tank("P1 heavy hp 20 hand MG*5 | P2 heavy hp 5 | P3 heavy")
    play(s, "P1 quickfire P2")
    assert turns(s) == [2]
    assert not shielded(s, 2)

    s = tank("P1 heavy hp 20 hand MG*5 | P2 heavy | P3 heavy hp 5")
    play(s, "P1 quickfire P3")
    assert shielded(s, 3)
    play(s, "P2 discard " + s.zone("hand", 2)[0])
    assert turns(s) == [2, 3]
    assert not shielded(s, 3)


@example("G20")
@clause("T-6.1", "T-4.1")
def test_the_shield_goes_before_the_draw():
    s = tank("table deck | P1 medium shielded hand HE turn start | P2 light hand rest")

    assert not shielded(s, 1), "even where there is nothing to draw"
    assert s.happened()[0] == "turn"


@clause("T-6.1", "T-9.7")
def test_a_bonus_turn_takes_the_shield_too():
    """Whoever overrides is not shielded (T-6.4), so only a scene can show it: the seat to the left keeps its own."""
    s = tank("P1 heavy hand TRACKED | P2 heavy shielded | P3 heavy hand TREADS | P4 heavy shielded")
    play(s, "P1 sabotage P3 TRACKED", "P3 reveal")

    assert turns(s) == [3]
    assert [shielded(s, p) for p in (2, 3, 4)] == [True, False, True]
    play(s, "P3 discard " + s.zone("hand", 3)[0])
    assert [shielded(s, p) for p in (2, 3, 4)] == [True, False, False], "P2 lost a turn and keeps it"


@example("G19")
@clause("T-6.2")
@pytest.mark.parametrize("move", ["fire P2", "quickfire P2", "sabotage P2 COMMS"])
def test_a_shielded_tank_is_no_target(move):
    s = tank("P1 heavy breech HE hand FIRE MG COMMS | P2 light shielded | P3 light")

    assert refused(s, f"P1 {move}") == "T-6.2"
    assert move.replace("P2", "P3") in s.options()


@clause("T-6.2", "T-7.2")
def test_a_shielded_player_may_smoke_for_others():
    s = tank("P1 heavy hand MG | P2 light | P3 light shielded hand SMOKE")
    play(s, "P1 quickfire P2")

    assert s.asked() == "P3 smoke"
    play(s, "P3 smoke")
    assert hp(s, 2) == 100


@clause("T-6.2", "T-5.5")
def test_a_shielded_tank_may_be_repaired():
    s = tank(
        "P1 heavy hand FIX_TRACK | P2 light | P3 light shielded hazards TRACKED | P4 light",
        teams="13/24",
    )
    play(s, "P1 repair P3 FIX_TRACK")

    assert hazards(s, 3) == []


@clause("T-6.3")
def test_with_everybody_shielded_only_discard_may_be_left():
    s = tank("P1 heavy breech HE hand FIRE MG COMMS | P2 light shielded | P3 light shielded")

    assert s.options() == ["discard FIRE", "discard MG", "discard COMMS"]


@clause("T-6.4")
def test_a_shielded_player_is_never_asked_to_override():
    s = tank("P1 heavy hand TRACKED | P2 light shielded hand TREADS | P3 light hand HE")
    assert offered(s, "sabotage") == ["P3 TRACKED"]

    play(s, "P1 sabotage P3 TRACKED")
    assert s.asked() == "P3 override"


@clause("T-6.1", "T-8.11")
def test_the_shield_holds_for_everybody_until_then():
    s = tank("P1 heavy hp 20 hand MG*5 | P2 light hand MG*5 | P3 heavy hp 5")
    play(s, "P1 quickfire P3")

    assert marks(s, 1) == 1
    assert refused(s, "P2 quickfire P3") == "T-6.2"
