"""The exact odds of an attack, as fractions (section 11): the rules' own formulas asked about every roll.

Interpreted: it answers people (`? attack 1 2`) and tests, never the search.
"""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import NamedTuple

from fourfold.games.pmv import attack, cards, table
from fourfold.kernel.setup import Setup
from fourfold.kernel.state import State

D20 = range(1, 21)


class Odds(NamedTuple):
    """Of one attack without a reaction."""

    need: int  # N = AC - ATK; with plain_d20 the AC itself
    hit: Fraction
    critical: Fraction
    damage: dict[int, Fraction]  # on a hit: how likely exactly so much is; together with a miss all add up to 1
    mean: Fraction
    kill: Fraction


def outcomes(setup: Setup, atk: int, ac: int) -> dict[int, Fraction]:
    """attack.FUMBLE, MISS, HIT, CRITICAL -> its chance (P-9.2)."""
    way = setup.opt[table.TO_HIT]
    others = list(D20) if way == table.OPPOSED else [0]
    chances: dict[int, Fraction] = defaultdict(Fraction)
    for d20 in D20:
        for other in others:
            chances[int(attack.outcome(way, atk, d20, ac, other))] += Fraction(1, 20 * len(others))
    return chances


def hit_chance(setup: Setup, atk: int, ac: int) -> Fraction:
    chances = outcomes(setup, atk, ac)
    return chances[attack.HIT] + chances[attack.CRITICAL]


def damages(setup: Setup, atk: int, die: int, defence: int, critical: bool) -> dict[int, Fraction]:
    """What a plain hit, or a critical, does (P-9.3)."""
    opt = setup.opt
    die_only = opt[table.DIE_ONLY]
    chances: dict[int, Fraction] = defaultdict(Fraction)
    for x in range(1, die + 1):
        pending = attack.damage(die_only, atk, x, defence)
        if critical:
            pending += attack.bonus(opt[table.CRITICALS], die_only, atk, x, die, defence)
        chances[int(pending)] += Fraction(1, die)
    return dict(chances)


def mean(chances: dict[int, Fraction]) -> Fraction:
    return sum((n * chance for n, chance in chances.items()), Fraction(0))


def of(setup: Setup, atk: int, ac: int, die: int, defence: int, hp: int) -> Odds:
    results = outcomes(setup, atk, ac)
    total: dict[int, Fraction] = defaultdict(Fraction)
    for result in (attack.HIT, attack.CRITICAL):
        for n, chance in damages(setup, atk, die, defence, result == attack.CRITICAL).items():
            total[n] += results[result] * chance
    kill = sum((chance for n, chance in total.items() if n >= hp), Fraction(0))
    damage = {n: total[n] for n in sorted(total) if total[n] > 0}
    need = ac if setup.opt[table.TO_HIT] == table.PLAIN else ac - atk
    return Odds(
        need, results[attack.HIT] + results[attack.CRITICAL], results[attack.CRITICAL], damage, mean(total), kill
    )


def between(s: State, p: int, place: int, target: int) -> Odds:
    """The hero in this place of p against the enemy hero in that place."""
    q = 1 - p
    return of(
        s.setup,
        int(table.figure(s, p, place, cards.ATK)),
        int(table.armor_class(s, q, target)),
        int(table.die(s, p, place)),
        int(table.figure(s, q, target, cards.DEF)),
        int(s.num[table.HP + table.SEATS * target + q]),
    )


def counter(setup: Setup, atk: int, ac: int, amount: int, defence: int) -> dict[int, Fraction]:
    """What a counterattack of so much takes off the attacker (P-9.6), 0 included."""
    chances: dict[int, Fraction] = defaultdict(Fraction)
    way = setup.opt[table.COUNTERS]
    if way == table.FIXED:
        return {amount: Fraction(1)}
    if way == table.CONTEST:
        for d20 in D20:
            for other in D20:
                chances[int(attack.contested(amount, d20, defence, other))] += Fraction(1, 400)
        return dict(chances)
    results = outcomes(setup, atk, ac)
    chances[0] = results[attack.FUMBLE] + results[attack.MISS]
    chances[amount] += results[attack.HIT]
    chances[amount + attack.CRIT] += results[attack.CRITICAL]
    return dict(chances)
