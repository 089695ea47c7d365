"""Adrenaline, destruction, respawn (chapter 8)."""

import pytest

from fourfold.games.tank.tests.glance import (
    TANK,
    armor,
    breech,
    dealt,
    discard,
    hand,
    hazards,
    hp,
    marks,
    random_game,
    safeties,
    shielded,
    tank,
    told,
    turns,
    winners,
)
from fourfold.testing import clause, play


@clause("T-8.8")
@pytest.mark.parametrize(("points", "left"), [(35, []), (36, ["TRACKED", "COMMS"]), (25, ["TRACKED", "COMMS"])])
def test_twenty_five_clears_the_hazards_twenty_six_does_not(points, left):
    """And at 25 before the hit it was adrenaline already: no second clearing."""
    s = tank(f"P1 medium hand MG | P2 medium hp {points} hazards TRACKED COMMS")
    play(s, "P1 quickfire P2")

    assert hazards(s, 2) == left
    assert ("adrenaline" in s.happened()) is (points == 35)


@clause("T-8.8")
def test_new_hazards_may_be_laid_in_adrenaline_and_stay():
    s = tank("P1 heavy hand TRACKED | P2 medium hp 20 hand MG*6 | P3 light hand MG")
    play(s, "P1 sabotage P2 TRACKED", "P2 decline", "P2 discard MG", "P3 quickfire P2")
    s.skip()

    assert hp(s, 2) == 10
    assert hazards(s, 2) == ["TRACKED"]


@clause("T-8.8", "T-8.11")
def test_after_a_respawn_adrenaline_can_come_afresh():
    s = tank("P1 heavy hp 20 hand MG | P2 heavy hand MG*5 | P3 medium hp 5")
    play(s, "P1 quickfire P3")
    s.state.num[12 + 2] = 30
    s.state.num[30 + 2] = 0  # later: hurt again, the shield gone
    play(s, "P2 quickfire P3")
    while s.asked() == "P3 smoke":
        play(s, "P3 pass")

    assert [seat for seat, *_ in told(s, "adrenaline")] == [2]


@clause("T-8.9")
def test_a_lethal_hit_clears_first_and_is_told_as_no_trigger():
    s = tank("P1 medium breech SABOT hand FIRE | P2 medium hp 60 breech HE hazards COMMS hand MG | P3 medium")
    play(s, "P1 fire P2", "P2 pass")

    assert discard(s) == ["FIRE", "COMMS", "MG", "HE", "SABOT"], "the hazard before hand and tableau"
    assert "adrenaline" not in s.happened()
    assert "killed" in s.happened()


@clause("T-8.10", "T-10.1")
@pytest.mark.parametrize(("points", "over"), [(10, True), (11, False)])
def test_at_zero_a_duel_is_lost(points, over):
    s = tank(f"P1 medium hand MG | P2 medium hp {points} breech HE hand HE")
    play(s, "P1 quickfire P2", "P2 pass")

    assert s.match.over is over
    assert winners(s) == ([1] if over else [])
    assert ("respawned" in s.happened()) is False
    assert marks(s, 1) == int(over)


@clause("T-8.10", "T-10.1", "T-11.1")
@pytest.mark.parametrize("target", [1, 2, 3, 5])
def test_the_last_mark_wins_before_any_respawn(target):
    s = tank(f"P1 medium marks {target - 1} hand MG | P2 medium hp 5 breech HE hand HE | P3 light", kill_target=target)
    play(s, "P1 quickfire P2", "P2 pass")

    assert winners(s) == [1]
    assert breech(s, 2) == ["HE"]
    assert hand(s, 2) == ["HE"]
    if target > 1:
        s = tank(f"P1 medium marks {target - 2} hand MG | P2 medium hp 5 | P3 light", kill_target=target)
        play(s, "P1 quickfire P2")
        assert not s.match.over


@clause("T-8.11")
def test_a_respawn_is_a_fresh_tank_with_its_marks():
    s = tank(
        "P1 heavy hp 20 breech HEAT hand FIRE | P2 heavy | P3 light hp 26 marks 2 breech HE hazards COMMS"
        " safeties ENCRYPTED armor 3 hand MG"
    )
    play(s, "P1 fire P3")

    assert (hp(s, 3), marks(s, 3), shielded(s, 3), len(hand(s, 3))) == (100, 2, True, 10)
    assert (breech(s, 3), hazards(s, 3), safeties(s, 3), armor(s, 3)) == ([], [], [], 0)
    assert s.number("class", 3) == 2
    assert turns(s) == [2]


@clause("T-8.12")
def test_every_mark_is_the_attackers_of_the_killing_attack():
    """Over random games: marks change only with a kill, by one, for the attacker; nobody kills himself."""
    for seed in range(2):
        match = dealt(seed, seats=3, turn_cap=800)
        for _ in random_game(match, seed, 8000):
            pass
        table = TANK.event_table()
        marked = [0, 0, 0]
        shot = (-1, -1)
        for e in match.events():
            key = table[e.kind][0] if e.kind in table else ""
            if key == "fired":
                shot = (e.seat, e.a)
            if key == "killed":
                assert (e.seat, e.a) == shot
                assert e.seat != e.a
                marked[e.seat] += 1
        assert [match.state.num[21 + p] for p in range(3)] == marked
        assert sum(marked) > 0


@clause("T-8.12")
def test_smoke_hazard_and_override_do_no_damage():
    s = tank("P1 heavy hp 1 hand TRACKED HE | P2 heavy hp 1 hand TREADS | P3 light hp 1", 1)
    play(s, "P1 sabotage P2 TRACKED", "P2 reveal")

    assert [hp(s, p) for p in (1, 2, 3)] == [1, 1, 1]
    assert "hit" not in s.happened()


@clause("T-8.13", "T-4.5")
def test_the_autoloader_goes_on_after_a_kill():
    s = tank("P1 medium hp 20 breech HE hand FIRE HEAT | P2 medium hp 5 | P3 light")
    play(s, "P1 fire P2")
    assert marks(s, 1) == 1
    assert s.asked() == "P1 rest"

    play(s, "P1 load HEAT")
    assert breech(s, 1) == ["HEAT"]


@clause("T-8.13")
def test_and_does_not_when_the_game_is_over():
    s = tank("P1 medium hp 20 marks 2 breech HE hand FIRE HEAT | P2 medium hp 5 | P3 light")
    play(s, "P1 fire P2")

    assert s.asked() == "over"
    assert s.match.legal() == []
