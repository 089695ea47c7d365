"""Damage (chapter 8, tables 14.1 and 14.2)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourfold.games.tank.tests.glance import armor, discard, hand, hazards, hp, marks, offered, tank, told
from fourfold.testing import Story, clause, example, play, refused

SHOTS = ["MG", "HE", "HEAT", "SABOT"]
NORMAL = ["heavy hp 26", "heavy hp 100", "medium hp 25", "medium hp 100", "light hp 25", "light hp 100"]
BUSTER = ["heavy hp 25", "heavy hp 1"]
PLAIN = ["medium hp 100", "medium hp 26", "light hp 100", "light hp 80"]
PLATED = ["heavy hp 100", "heavy hp 80"]

GOLDEN = [  # table 14.1: attackers, targets, armor, damage of each shot, ARMOR used by each shot
    (NORMAL, PLAIN, 0, (10, 25, 50, 75), (0, 0, 0, 0)),
    (NORMAL, PLAIN, 1, (0, 15, 50, 65), (1, 1, 1, 1)),
    (NORMAL, PLATED, 0, (5, 20, 45, 70), (0, 0, 0, 0)),
    (NORMAL, PLATED, 1, (0, 10, 45, 60), (1, 1, 1, 1)),
    (BUSTER, PLAIN, 0, (10, 25, 50, 75), (0, 0, 0, 0)),
    (BUSTER, PLAIN, 1, (10, 25, 50, 75), (0, 0, 0, 0)),
    (BUSTER, PLATED, 0, (5, 20, 45, 70), (0, 0, 0, 0)),
    (BUSTER, PLATED, 1, (5, 20, 45, 70), (0, 0, 0, 0)),
]
ROWS = [
    (attacker, target, plates, shot, damage[k], used[k])
    for attackers, targets, plates, damage, used in GOLDEN
    for attacker in attackers
    for target in targets
    for k, shot in enumerate(SHOTS)
]


def shoot(attacker: str, target: str, shot: str, **options: object) -> Story:
    """An attack that nobody can smoke, in a Deathmatch."""
    gun = "hand MG" if shot == "MG" else f"breech {shot} hand FIRE"
    s = tank(f"P1 {attacker} {gun} | P2 {target} | P3 medium", **options)
    return play(s, "P1 quickfire P2" if shot == "MG" else "P1 fire P2")


def loss(s: Story) -> int:
    return told(s, "hit")[0][2]


@clause("T-8.1", "T-8.2", "T-8.3", "T-8.4", "T-8.6", "T-8.7")
@pytest.mark.parametrize(("attacker", "target", "plates", "shot", "damage", "used"), ROWS)
def test_the_golden_table_of_damage(attacker, target, plates, shot, damage, used):
    for more in range(3 if plates else 1):
        s = shoot(attacker, f"{target} armor {plates + more}", shot)
        before = int(target.split()[-1])
        assert loss(s) == damage
        if damage < before:
            assert hp(s, 2) == before - damage
            assert armor(s, 2) == plates + more - used


@clause("T-8.6", "T-1.3")
@pytest.mark.parametrize(("shot", "plain", "heavy"), [("MG", 10, 18), ("HE", 4, 5), ("HEAT", 2, 3), ("SABOT", 2, 2)])
@pytest.mark.parametrize("target", ["medium", "light", "heavy"])
def test_the_golden_table_of_hits_to_destroy(target, shot, plain, heavy):
    """Table 14.2: the toll of a Ghost is paid with a spare card."""
    left, hits = 100, 0
    while left > 0:
        gun = "hand MG SMOKE" if shot == "MG" else f"breech {shot} hand FIRE SMOKE"
        s = tank(f"P1 medium {gun} | P2 {target} hp {left} | P3 medium")
        play(s, "P1 quickfire P2" if shot == "MG" else "P1 fire P2")
        if s.asked() == "P1 toll":
            play(s, "P1 toll SMOKE")
        left -= loss(s)
        hits += 1

    assert hits == (heavy if target == "heavy" else plain)
    assert marks(s, 1) == 1


def oracle(attacker, points, target, health, plates, shot, strips):
    """Section 8 once more, in its own order: damage, ARMOR used."""
    b = {"MG": 10, "HE": 25, "HEAT": 50, "SABOT": 75}[shot]  # T-8.1
    used = 0
    if attacker == "heavy" and points <= 25:  # T-8.2
        used = 1 if strips and shot == "HEAT" and plates else 0
    elif shot == "HEAT":  # T-8.3
        used = min(plates, 1)
    elif plates >= 1:  # T-8.4
        b -= 10
        used = 1
    if target == "heavy" and health > 25:  # T-8.6
        b -= 5
    return max(0, b), used  # T-8.7


@clause("T-8.1", "T-8.2", "T-8.3", "T-8.4", "T-8.6", "T-8.7", "T-8.8", "T-8.9", "T-8.10", "T-8.11")
@given(
    attacker=st.sampled_from(["heavy", "medium", "light"]),
    points=st.sampled_from([1, 24, 25, 26, 27, 100]),
    target=st.sampled_from(["heavy", "medium", "light"]),
    health=st.integers(1, 100),
    plates=st.integers(0, 6),
    shot=st.sampled_from(SHOTS),
    strips=st.booleans(),
)
def test_any_attack_does_what_the_rulebook_says(attacker, points, target, health, plates, shot, strips):
    gun = "hand MG SMOKE" if shot == "MG" else f"breech {shot} hand FIRE SMOKE"
    s = tank(
        f"P1 {attacker} hp {points} {gun} | P2 {target} hp {health} armor {plates} hazards COMMS | P3 medium",
        buster_heat_strips="on" if strips else "off",
    )
    play(s, "P1 quickfire P2" if shot == "MG" else "P1 fire P2")
    if target == "light" and health <= 25:
        play(s, "P1 toll SMOKE")
    damage, used = oracle(attacker, points, target, health, plates, shot, strips)

    assert loss(s) == damage
    if damage >= health:
        assert (hp(s, 2), marks(s, 1), armor(s, 2), hazards(s, 2)) == (100, 1, 0, [])
    else:
        assert (hp(s, 2), marks(s, 1), armor(s, 2)) == (health - damage, 0, plates - used)
        assert hazards(s, 2) == ([] if health > 25 >= health - damage else ["COMMS"])


@clause("T-8.2", "T-11.1")
@pytest.mark.parametrize(("option", "left"), [("off", 2), ("on", 1)])
def test_bunker_buster_heat_and_the_plates(option, left):
    s = shoot("heavy hp 25", "heavy armor 2", "HEAT", buster_heat_strips=option)
    assert (hp(s, 2), armor(s, 2)) == (55, left)

    for shot in ("MG", "HE", "SABOT"):
        assert armor(shoot("heavy hp 25", "heavy armor 2", shot, buster_heat_strips=option), 2) == 2
    assert armor(shoot("heavy hp 26", "heavy armor 2", "HEAT", buster_heat_strips=option), 2) == 1


@clause("T-8.3")
def test_heat_breaks_a_plate_and_keeps_its_fifty():
    s = shoot("medium", "light hp 80 armor 1", "HEAT")

    assert (hp(s, 2), armor(s, 2)) == (30, 0)
    assert discard(s) == ["FIRE", "ARMOR", "HEAT"]
    assert "stripped" in s.happened()
    assert "ablated" not in s.happened()


@clause("T-8.4")
def test_armor_is_spent_even_on_ten_or_less():
    s = shoot("medium", "heavy armor 2", "MG")

    assert (hp(s, 2), armor(s, 2)) == (100, 1)
    assert discard(s) == ["MG", "ARMOR"]


@clause("T-8.6")
def test_a_heavy_that_falls_into_adrenaline_still_shrugged_this_hit():
    assert hp(shoot("medium", "heavy hp 50", "HE"), 2) == 30
    assert hp(shoot("medium", "heavy hp 30", "HE"), 2) == 10
    assert hp(shoot("medium", "heavy hp 26", "MG"), 2) == 21
    assert hp(shoot("medium", "heavy hp 25", "MG"), 2) == 15


@clause("T-8.7", "T-10.1")
def test_hp_below_zero_are_shown_as_zero():
    s = play(tank("P1 heavy breech SABOT hand FIRE | P2 medium hp 60"), "P1 fire P2")

    assert hp(s, 2) == -15
    assert told(s, "hit") == [(0, 1, 75, 0)]


# -- Ghost ------------------------------------------------------------------------------------------------------------
@clause("T-8.5")
@pytest.mark.parametrize(("points", "asked"), [(25, "P1 toll"), (26, "P2 action")])
@pytest.mark.parametrize("attack", ["fire P2", "quickfire P2"])
def test_a_ghost_taxes_both_attacks(attack, points, asked):
    s = tank(f"P1 heavy breech HE hand FIRE MG | P2 light hp {points} armor 6")
    play(s, f"P1 {attack}")

    assert s.asked() == asked


@clause("T-8.5")
@pytest.mark.parametrize("target", ["heavy", "medium"])
def test_only_a_light_is_a_ghost(target):
    s = play(tank(f"P1 medium hand MG HE | P2 {target} hp 20"), "P1 quickfire P2")

    assert hp(s, 2) == 10


@clause("T-8.5")
def test_the_attack_card_itself_cannot_pay():
    s = play(tank("P1 heavy hand MG HE SMOKE | P2 light hp 20"), "P1 quickfire P2")
    assert s.options() == ["toll HE", "toll SMOKE"]
    assert refused(s, "P1 toll MG") == "T-8.5"
    assert refused(s, "P1 toll FIRE") == "T-13.2"

    fire = play(tank("P1 heavy breech HE hand FIRE*2 MG | P2 light hp 20"), "P1 fire P2")
    assert fire.options() == ["toll FIRE", "toll MG"]


@example("G22")
@clause("T-8.5")
def test_a_second_copy_pays():
    s = play(tank("P1 heavy hand MG*2 | P2 light hp 25"), "P1 quickfire P2")
    assert s.options() == ["toll MG"]

    play(s, "P1 toll MG")
    assert hp(s, 2) == 15
    assert discard(s) == ["MG", "MG"]


@clause("T-8.5", "T-11.1")
@pytest.mark.parametrize("empty", ["blocked", "free"])
def test_nothing_left_to_pay_with(empty):
    s = tank("P1 heavy hand MG | P2 light hp 20", ghost_empty=empty)
    if empty == "blocked":
        assert refused(s, "P1 quickfire P2") == "T-8.5"
        assert offered(s, "quickfire") == []
    else:
        play(s, "P1 quickfire P2")
        assert hp(s, 2) == 10
        rich = tank("P1 heavy hand MG HE | P2 light hp 20", ghost_empty=empty)
        assert play(rich, "P1 quickfire P2").asked() == "P1 toll"


@clause("T-8.5")
def test_bunker_buster_pays_too():
    s = play(tank("P1 heavy hp 20 hand MG HE | P2 light hp 20 hand SMOKE"), "P1 quickfire P2")
    assert s.asked() == "P1 toll"

    play(s, "P1 toll HE")
    assert hp(s, 2) == 10


@clause("T-8.5", "T-5.4")
def test_sabotage_needs_no_toll():
    s = play(tank("P1 heavy hand COMMS HE | P2 light hp 20"), "P1 sabotage P2 COMMS")

    assert hazards(s, 2) == ["COMMS"]
    assert hand(s, 1) == ["HE"]


@example("G23")
@clause("T-8.5", "T-7.5")
def test_the_toll_is_paid_though_the_attack_is_smoked():
    s = tank("P1 heavy breech HE hand FIRE FIX_TRACK | P2 light hp 20 hand SMOKE")
    play(s, "P1 fire P2", "P1 toll FIX_TRACK", "P2 smoke")

    assert hp(s, 2) == 20
    assert discard(s) == ["FIX_TRACK", "FIRE", "SMOKE", "HE"]
