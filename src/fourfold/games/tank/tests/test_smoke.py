"""Interrupt A: Smoke (chapter 7)."""

import pytest

from fourfold.games.tank.tests.glance import armor, dealt, discard, hand, hazards, hp, random_game, tank, told, turns
from fourfold.testing import Story, clause, example, play


def asked_in_turn(s: Story, declaration: str) -> list[str]:
    """Who is asked, if all pass."""
    seats: list[str] = []
    play(s, declaration)
    while s.asked().endswith("smoke"):
        seats.append(s.asked()[:2])
        play(s, f"{s.asked()[:2]} pass")
    return seats


@clause("T-7.1")
@pytest.mark.parametrize("attack", ["fire P2", "quickfire P2"])
def test_both_attacks_open_the_window(attack):
    s = tank("P1 medium breech HE hand FIRE MG | P2 light hand SMOKE")
    play(s, f"P1 {attack}")

    assert s.asked() == "P2 smoke"


@clause("T-7.1", "T-1.3")
@pytest.mark.parametrize("attack", ["fire P2", "quickfire P2"])
@pytest.mark.parametrize(("tank_class", "points", "window"), [("heavy", 25, 0), ("heavy", 26, 1), ("light", 25, 1)])
def test_bunker_buster_opens_none(attack, tank_class, points, window):
    s = tank(f"P1 {tank_class} hp {points} breech HE hand FIRE MG | P2 light hand SMOKE | P3 light hand SMOKE")
    play(s, f"P1 {attack}")

    assert s.asked() == ("P2 smoke" if window else "P2 action")


@clause("T-7.1")
def test_sabotage_opens_none():
    s = tank("P1 medium hand COMMS | P2 light hand SMOKE | P3 light hand SMOKE")
    play(s, "P1 sabotage P2 COMMS")

    assert s.asked() == "P2 override"
    play(s, "P2 decline")
    assert s.asked() == "P2 action"
    assert hazards(s, 2) == ["COMMS"]


@clause("T-7.2")
def test_anybody_but_the_attacker_may_smoke():
    s = tank("P1 medium hand MG SMOKE | P2 light | P3 light hand SMOKE | P4 light hand SMOKE")
    play(s, "P1 quickfire P2", "P3 pass", "P4 smoke")

    assert hp(s, 2) == 100
    assert discard(s) == ["MG", "SMOKE"]
    assert hand(s, 1) == ["SMOKE"]


@example("G31")
@clause("T-7.2", "T-7.7")
def test_the_attacker_is_never_asked():
    s = tank("P1 heavy hand MG SMOKE | P2 light hand HE")
    play(s, "P1 quickfire P2")
    assert s.asked() == "P2 smoke"
    assert s.options() == ["pass"]

    play(s, "P2 pass")
    assert hp(s, 2) == 90
    assert s.asked() == "P2 action"


@example("G28")
@clause("T-7.3")
def test_comms_bars_smoke_for_somebody_else():
    s = tank("P1 heavy hand MG | P2 light hand HE | P3 light hazards COMMS hand SMOKE")

    assert asked_in_turn(s, "P1 quickfire P2") == ["P2"]
    assert hp(s, 2) == 90


@example("G29")
@clause("T-7.3", "T-11.1")
@pytest.mark.parametrize("scope", ["others", "all"])
def test_comms_does_not_bar_smoke_for_oneself(scope):
    s = tank("P1 heavy hand MG | P2 light | P3 light hazards COMMS hand SMOKE", comms_scope=scope)
    play(s, "P1 quickfire P3")
    if scope == "others":
        play(s, "P3 smoke")

    assert hp(s, 3) == (100 if scope == "others" else 90)


@clause("T-7.3")
def test_in_a_duel_comms_does_nothing_by_default():
    with_comms = tank("P1 heavy hazards COMMS hand MG HE FIRE | P2 light hazards COMMS hand SMOKE")
    without = tank("P1 heavy hand MG HE FIRE | P2 light hand SMOKE")
    assert with_comms.options() == without.options()

    for s in (with_comms, without):
        play(s, "P1 quickfire P2")
        assert s.options() == ["smoke", "pass"]


@clause("T-7.4")
@pytest.mark.parametrize(
    ("attacker", "target", "order"),
    [(1, 3, ["P3", "P4", "P2"]), (1, 2, ["P2", "P3", "P4"]), (3, 2, ["P2", "P4", "P1"]), (4, 1, ["P1", "P2", "P3"])],
)
def test_the_target_first_then_clockwise_past_the_attacker(attacker, target, order):
    seats = " | ".join(f"P{p} heavy hand MG SMOKE" for p in range(1, 5))
    s = tank(f"{seats} | table turn P{attacker}")

    assert asked_in_turn(s, f"P{attacker} quickfire P{target}") == order
    assert hp(s, target) == 95


@clause("T-7.4")
@pytest.mark.parametrize("closer", [0, 1, 2])
def test_the_first_smoke_closes_the_window(closer):
    order = ["P3", "P4", "P2"]
    s = tank(" | ".join(f"P{p} heavy hand MG SMOKE" for p in range(1, 5)))
    play(s, "P1 quickfire P3", *[f"{p} pass" for p in order[:closer]], f"{order[closer]} smoke")

    assert s.asked() == "P2 action"
    assert hp(s, 3) == 100
    assert discard(s) == ["MG", "SMOKE"]


@clause("T-7.5")
def test_smoke_negates_everything():
    s = tank("P1 medium breech HEAT hand FIRE | P2 heavy hp 60 armor 2 hazards COMMS TRACKED hand SMOKE")
    play(s, "P1 fire P2", "P2 smoke")

    assert (hp(s, 2), armor(s, 2), hazards(s, 2)) == (60, 2, ["COMMS", "TRACKED"])
    assert discard(s) == ["FIRE", "SMOKE", "HEAT"]
    assert {"hit", "stripped", "adrenaline"} & set(s.happened()) == set()


@clause("T-7.5")
def test_no_state_check_follows_a_smoked_attack():
    """A hazard laid on a tank already in adrenaline stays, whoever misses it."""
    s = tank("P1 medium hand MG*2 | P2 medium hp 20 hazards COMMS hand SMOKE")
    play(s, "P1 quickfire P2", "P2 smoke")

    assert hazards(s, 2) == ["COMMS"]


@clause("T-7.6")
def test_smoke_cannot_be_answered_and_draws_nothing():
    s = tank("P1 heavy hand MG SMOKE*2 | P2 light | P3 light hand SMOKE*2 | P4 light hand SMOKE")
    play(s, "P1 quickfire P2", "P3 smoke")

    assert s.asked() == "P2 action"
    assert hand(s, 3) == ["SMOKE"]
    assert told(s, "smoked") == [(2, 0, 1, 0)]
    assert [seat for seat, *_ in told(s, "drew")] == [1], "P2's turn"


@clause("T-7.7")
def test_everybody_with_a_card_is_asked_whatever_it_is():
    s = tank("P1 heavy hand MG | P2 light hand HE | P3 light | P4 light hand SMOKE")
    play(s, "P1 quickfire P2")
    assert (s.asked(), s.options()) == ("P2 smoke", ["pass"])
    s.match.play(1, s.match.legal()[0])
    assert (s.asked(), s.options()) == ("P4 smoke", ["smoke", "pass"]), "P3 has no card"


@clause("T-7.7", "T-12.2")
def test_who_is_asked_does_not_depend_on_what_is_held():
    def order(one: str, two: str, three: str) -> list[str]:
        s = tank(f"P1 heavy hand MG | P2 light hand {one} | P3 light hazards COMMS hand {two} | P4 light hand {three}")
        return asked_in_turn(s, "P1 quickfire P2")

    assert order("HE", "MG", "TREADS") == order("SMOKE", "SMOKE", "SMOKE") == order("HE", "SMOKE", "HE") == ["P2", "P4"]


@clause("T-7.7", "T-13.3")
def test_smoke_is_offered_exactly_to_those_who_hold_it():
    for seed in range(2):
        match = dealt(seed, seats=4, turn_cap=100)
        for m in random_game(match, seed):
            if m.game.prompt(m.state)[0] == "smoke":
                held = m.state.has(m.setup.zone("hand", m.asked), 11)
                assert [m.notation(x) for x in m.legal()] == (["smoke", "pass"] if held else ["pass"])
                assert m.asked != m.state.a


@clause("T-7.4")
def test_after_the_hit_play_goes_on():
    s = tank("P1 heavy hand MG | P2 light hand HE SMOKE")
    play(s, "P1 quickfire P2", "P2 pass")

    assert hp(s, 2) == 90
    assert turns(s) == [2]
