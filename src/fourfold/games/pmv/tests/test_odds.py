"""Section 11 of the rulebook: every fraction, and a million attacks that agree with them."""

from __future__ import annotations

import re
from collections import Counter
from fractions import Fraction
from importlib.resources import files

import pytest

from fourfold.games.pmv import attack, cards, odds, table
from fourfold.games.pmv.game import GAME
from fourfold.kernel.state import State
from fourfold.testing import clause, scene

RULES = files("fourfold.games.pmv").joinpath("rules.md").read_text(encoding="utf-8")
SETUP = GAME.prepare()


def rows(section: str) -> list[list[str]]:
    """The table rows of a section, without its head."""
    text = RULES.split(f"### {section}", 1)[1].split("\n##", 1)[0]
    lines = [line for line in text.splitlines() if line.startswith("|") and not line.startswith("|---")]
    return [[cell.strip() for cell in re.split(r"(?<!\\)\|", line.replace("\\|", "/").strip("|"))] for line in lines]


def fractions(cells: list[str]) -> list[Fraction]:
    return [Fraction(cell) for cell in cells]


def duel(attacker: str, target: str) -> State:
    """A scene with these two heroes, their equipment after +."""
    sides = []
    for seat, words in (("P1", attacker), ("P2", target)):
        hero, *gear = words.split("+")
        sides.append(f"{seat} hero1 {hero} gear1 {' '.join(gear)} hand ?")
    return scene("pmv", " | ".join([*sides, "table turn P1 combat"])).state


def figures_of(hero: str) -> list[int]:
    s = duel(hero, "H01").copy()
    figures = [table.figure(s, 0, 0, cards.ATK), table.armor_class(s, 0, 0), table.die(s, 0, 0)]
    return [int(n) for n in [*figures, table.figure(s, 0, 0, cards.DEF), s.num[table.HP]]]


def test_to_hit_table():
    head, chances = rows("11.1")
    for need, chance in zip(head[1:], chances[1:], strict=True):
        n = int(need.strip("<>="))
        spread = range(n - 6, n + 1) if "<" in need else range(n, n + 6) if ">" in need else [n]
        for number in spread:
            assert odds.hit_chance(SETUP, 5, 5 + number) == Fraction(chance)
    results = odds.outcomes(SETUP, 5, 14)
    assert results[attack.CRITICAL] == results[attack.FUMBLE] == Fraction(1, 20)


def test_damage_table():
    text = RULES.split("### 11.2", 1)[1].split("\n###", 1)[0].replace("\\|", "|")
    text = text.replace("E[dmg | plain hit]", "mean").replace("P(0 | plain hit)", "zero")
    table_rows = [[c.strip() for c in line.strip("|").split("|")] for line in text.split("\n") if line[:1] == "|"]
    deltas = [int(cell) for cell in table_rows[0][1:]]
    assert len(deltas) == 13
    for row in table_rows[2:]:
        die = int(row[0][2])
        for delta, chance in zip(deltas, fractions(row[1:]), strict=True):
            plain = odds.damages(SETUP, 10 + delta, die, 10, critical=False)
            critical = odds.damages(SETUP, 10 + delta, die, 10, critical=True)
            assert (odds.mean(plain) if "mean" in row[0] else plain.get(0, 0)) == chance
            assert critical == {n + 3: c for n, c in plain.items()}


@pytest.mark.parametrize("row", rows("11.3")[1:], ids=lambda row: f"{row[0]} v {row[1]}")
def test_distributions(row):
    attacker, target, need, hit, spread, mean, kill = row
    if attacker == target:  # there is one copy of each hero: it stands for itself on both sides
        atk, ac, die, defence, hp = figures_of(attacker)
        found = odds.of(SETUP, atk, ac, die, defence, hp)
    else:
        found = odds.between(duel(attacker, target), 0, 0, 0)
    miss, _, hits = spread.partition(";")
    told = {int(n): Fraction(p) for n, p in (part.split(":") for part in hits.split(","))}
    assert (found.need, found.hit, found.mean, found.kill) == (int(need), *fractions([hit, mean, kill]))
    assert 1 - found.hit == Fraction(miss.split()[1])
    assert found.damage == told
    assert sum(found.damage.values()) + 1 - found.hit == 1


@pytest.mark.parametrize("row", rows("11.4")[1:], ids=lambda row: f"{row[0]} v {row[1]}")
@clause("P-9.6")
def test_counterattacks(row):
    counterer, against, need, hit, means = row
    s = duel(against, counterer)
    atk = int(table.figure(s, 1, 0, cards.ATK))
    ac = int(table.armor_class(s, 0, 0))
    assert (ac - atk, odds.hit_chance(s.setup, atk, ac)) == (int(need), Fraction(hit))
    for amount, mean in re.findall(r"N=(\d): (\S+?)(?:,|$)", means):
        assert odds.mean(odds.counter(s.setup, atk, ac, int(amount), 0)) == Fraction(mean)


def chi_square(seen: Counter[int], expected: dict[int, Fraction]) -> float:
    n = sum(seen.values())
    assert set(seen) <= set(expected)
    return sum((seen[k] - float(p * n)) ** 2 / float(p * n) for k, p in expected.items())


# the 99.9 % points of chi-square for 1 to 12 degrees of freedom
POINTS = [0, 10.83, 13.82, 16.27, 18.47, 20.52, 22.46, 24.32, 26.12, 27.88, 29.59, 31.26, 32.91]


@pytest.mark.slow
@clause("P-9.2", "P-9.3", "P-10.3")
@pytest.mark.parametrize(
    ("attacker", "target"), [("H01+W2", "H04"), ("H03+W2", "H09"), ("H08+W5", "H01"), ("H12+W1", "H05+I2")]
)
def test_a_quarter_of_a_million_attacks_agree_with_the_fractions(attacker, target):
    """Four pairs: a million attacks, through the engine, with a fixed seed."""
    start = duel(attacker, target)
    found = odds.between(start, 0, 0, 0)
    expected = {**found.damage, -1: 1 - found.hit}
    start.log = None
    seen: Counter[int] = Counter()
    for _ in range(250_000):
        attack.attack(start, 0, 0, 0)
        seen[int(start.num[table.PENDING]) if start.num[table.DIE] else -1] += 1
        for i in range(table.D20, table.COUNTER + 1):
            start.num[i] = 0
        start.drop(1)
    assert chi_square(seen, expected) < POINTS[len(expected) - 1]


def test_the_chi_square_can_fail():
    fair = {n: Fraction(1, 6) for n in range(1, 7)}
    assert chi_square(Counter(dict.fromkeys(range(1, 7), 1000)), fair) == 0
    assert chi_square(Counter({1: 1200, 2: 800, 3: 1000, 4: 1000, 5: 1000, 6: 1000}), fair) > POINTS[5]


@pytest.mark.parametrize(
    ("options", "hit"),
    [({"to_hit": "plain_d20"}, Fraction(7, 20)), ({"to_hit": "opposed"}, None)],
)
def test_the_options_change_the_chance(options, hit):
    setup = GAME.prepare(options)
    chance = odds.hit_chance(setup, 5, 14)
    if hit is not None:
        assert chance == hit
    else:
        assert chance == Fraction(sum(b == 20 or (b > 1 and 5 + b >= 14 + d) for b in odds.D20 for d in odds.D20), 400)
