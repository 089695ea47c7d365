"""The attacks of section 12.1, with their dice, as the table has them."""

from __future__ import annotations

import pytest

from fourfold.games.pmv import events
from fourfold.testing import clause, example, play, scene

CARDS = {"R1": "react R1", "R2": "react R2", "R3": "react R3", "R4": "react R4"} | {
    "K1": "treat K1 1",
    "C1": "counter C1",
    "C2": "counter C2",
    "": "pass",
}

# id, attacker, its HP, target, its HP, dice, result, reaction, pending before and after, target's HP, attacker's HP
ROWS = [
    ("X1", "H01", 8, "H04", 11, [7, 1], "hit", "", 0, 0, 11, 8),
    ("X2", "H01", 8, "H04", 11, [6], "miss", "", 0, 0, 11, 8),
    ("X4", "H01", 8, "H04", 11, [1], "fumble", "", 0, 0, 11, 8),
    ("X5", "H01", 8, "H04", 11, [20, 1], "critical", "", 3, 3, 8, 8),
    ("X7", "H01+W2", 8, "H04", 11, [15, 6], "hit", "", 5, 5, 6, 8),
    ("X8", "H01+W2", 8, "H04", 5, [15, 6], "hit", "", 5, 5, 0, 8),
    ("X10", "H08+W5", 10, "H01", 8, [20, 6], "critical", "", 15, 15, 0, 10),
    ("X11", "H08+W5", 10, "H01", 8, [3, 1], "hit", "", 7, 7, 1, 10),
    ("X13", "H03+W2", 8, "H09", 9, [8, 4], "hit", "R1", 6, 4, 5, 8),
    ("X14", "H03+W2", 8, "H09", 9, [8, 4], "hit", "R2", 6, 2, 7, 8),
    ("X16", "H03+W2", 8, "H09", 9, [20, 4], "critical", "R3", 9, 6, 3, 8),
    ("X17", "H03+W2", 8, "H09", 6, [8, 4], "hit", "R4", 6, 5, 1, 8),
    ("X19", "H03+W2", 8, "H09", 5, [8, 4], "hit", "K1", 6, 6, 1, 8),
    ("X20", "H03+W2", 8, "H09", 6, [8, 4], "hit", "K1", 6, 6, 2, 8),
    ("X22", "H03+W2", 8, "H09", 9, [8, 4, 10], "hit", "C1", 6, 6, 3, 6),
    ("X23", "H03+W2", 8, "H09", 9, [8, 4, 9], "hit", "C1", 6, 6, 3, 8),
    ("X25", "H03+W2", 4, "H09", 9, [5, 20], "miss", "C2", 0, 0, 9, 0),
    ("X26", "H03+W2", 3, "H09", 9, [1, 1], "fumble", "C2", 0, 0, 9, 3),
    ("X28", "H04", 11, "H05+I2+I1", 13, [19, 2], "hit", "", 0, 0, 13, 11),
    ("X29", "H05", 13, "H12+I3+W6", 7, [15], "miss", "", 0, 0, 7, 13),
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
@example("X1", "X2", "X4", "X5", "X7", "X8", "X10", "X11", "X13", "X14", "X16", "X17", "X19", "X20", "X22", "X23")
@example("X25", "X26", "X28", "X29")
@clause("P-9.2", "P-9.3", "P-9.5", "P-9.6", "P-9.7", "P-6.2", "P-6.4")
def test_an_attack_goes_as_the_table_says(row):
    _, attacker, hp, target, target_hp, dice, result, reaction, before, after, left, own_left = row
    hero, *gear = attacker.split("+")
    other, *worn = target.split("+")
    # both sides have a second hero, so that nothing ends; the defender could always counterattack
    s = scene(
        "pmv",
        f"""P1 hero1 {hero} gear1 {" ".join(gear)} hp1 {hp} hero2 H14
        P2 hero1 {other} gear1 {" ".join(worn)} hp1 {target_hp} hero2 H13 hand C1 {reaction if reaction != "C1" else ""}
        table turn P1 combat""",
        dice,
    )
    play(s, "P1 attack 1 1")
    assert result in s.happened()
    assert s.asked().startswith("P2 react")
    assert s.number("pending") == before

    play(s, f"P2 {CARDS[reaction]}")
    hurt = [e.b for e in s.match.events() if e.kind == events.HURT]
    assert hurt == ([after] if len(dice) - (reaction in ("C1", "C2")) == 2 else [])
    assert (s.number("hp1", 2), s.number("hp1", 1)) == (left, own_left)
    assert s.zone("cemetery") == ([other] if left == 0 else []) + ([hero] if own_left == 0 else [])
