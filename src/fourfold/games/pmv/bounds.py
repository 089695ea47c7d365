"""What must be true of every position of PMV, for tests and soak runs."""

from __future__ import annotations

from mypy_extensions import i64

from fourfold.games.pmv import cards, table
from fourfold.kernel.state import State


def faults(s: State) -> list[str]:
    p: i64
    k: i64
    out: list[str] = []
    for p in range(table.SEATS):
        resources = s.num[table.RESOURCES + p]
        if resources < 0 or resources > s.setup.opt[table.REFILL]:  # P-5.3
            out.append(f"P{p + 1} has {resources} resources")
        for k in range(table.PLACES):
            wrong = place(s, p, k)
            if wrong:
                out.append(f"P{p + 1}, place {k + 1}: {wrong}")
    for k in range(table.D20, table.COUNTER + 1):
        if s.num[k] != 0 and s.num[table.D20] == 0:
            out.append(f"the number {k} of an attack is still on the table")
    return out


def place(s: State, p: i64, k: i64) -> str:
    """P-6.1, P-6.3, P-6.8."""
    hp = s.num[table.HP + table.SEATS * k + p]
    gear = s.many(table.GEAR + table.SIDE * p + k)
    if s.many(table.HERO + table.SIDE * p + k) == 0:
        idle = s.num[table.MARK + table.SEATS * k + p] + s.num[table.FRESH + table.SEATS * k + p]
        return "no hero, but something of one" if hp != 0 or gear != 0 or idle != 0 else ""
    if s.many(table.HERO + table.SIDE * p + k) > 1 or table.hero(s, p, k) >= s.setup.facts[cards.KIND_AT + 1]:
        return "not one hero"
    if hp <= 0 or hp > table.figure(s, p, k, cards.HP):
        return f"{hp} HP"
    return weapons(s, p, k)


def weapons(s: State, p: i64, k: i64) -> str:
    armed: i64 = 0
    zone = table.GEAR + table.SIDE * p + k
    card = s.above[s.setup.cards + zone]
    while card < s.setup.cards:
        kind = s.setup.facts[cards.ROWS + cards.ROW * s.face[card] + cards.KIND]
        if kind == cards.WEAPON:
            armed += 1
        elif kind != cards.ITEM:
            return "carries no equipment"
        card = s.above[card]
    return f"{s.many(zone)} pieces, {armed} weapons" if armed > 1 or s.many(zone) > table.PLACES else ""
