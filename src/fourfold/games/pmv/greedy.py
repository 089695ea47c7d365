"""What a move is worth to a player who thinks one turn ahead, in hundredths of a hit point; a bot takes the best.

One bot, three profiles: the weights say how much an attack, an own hero's life and a saved resource count. It sees a
view: its own hand and what lies open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fourfold.games.pmv import attack, cards, moves, table
from fourfold.kernel.packed import vec
from fourfold.kernel.state import State

if TYPE_CHECKING:
    Cells = vec[i64]

OFFENCE: Final = 0  # damage done, and figures that do it
DEFENCE: Final = 1  # damage taken, and figures that prevent it
KILL: Final = 2  # a hero's death
THRIFT: Final = 3  # what a resource kept for a reaction is worth
FOCUS: Final = 4  # how much a strong enemy with few HP left draws attacks

BASELINE: Final = [100, 100, 400, 6, 100]
PROFILES: Final[dict[str, list[int]]] = {
    "greedy": BASELINE,  # what every game calls its plain bot
    "baseline": BASELINE,
    "aggressive": [150, 60, 500, 0, 150],
    "conservative": [80, 140, 350, 25, 80],
}


# -- what figures do --------------------------------------------------------------------------------------------------
def hits(s: State, atk: i64, ac: i64) -> i64:
    """Of 20 rolls, how many hit."""
    way = s.setup.opt[table.TO_HIT]
    if way == table.PLAIN:
        atk = 0
    elif way == table.OPPOSED:
        ac += 10
    n = 21 - (ac - atk)
    return 1 if n < 1 else 19 if n > 19 else n


def expected(s: State, atk: i64, ac: i64, die: i64, defence: i64) -> i64:
    """Mean damage of an attack, in hundredths; criticals as if they were flat."""
    x: i64
    total: i64 = 0
    for x in range(1, die + 1):
        total += attack.damage(s.setup.opt[table.DIE_ONLY], atk, x, defence)
    return 5 * hits(s, atk, ac) * total // die + 5 * attack.CRIT


def kill_chance(s: State, atk: i64, ac: i64, die: i64, defence: i64, hp: i64) -> i64:
    """Chance of at least so much damage, in hundredths."""
    x: i64
    plain: i64 = 0
    critical: i64 = 0
    for x in range(1, die + 1):
        n = attack.damage(s.setup.opt[table.DIE_ONLY], atk, x, defence)
        if n >= hp:
            plain += 1
        if n + attack.CRIT >= hp:
            critical += 1
    return 5 * ((hits(s, atk, ac) - 1) * plain + critical) // die


def strength(s: State, p: i64, k: i64) -> i64:
    """What this hero is worth alive: its blows against a usual enemy, and the blows it will stand."""
    blow = expected(s, table.figure(s, p, k, cards.ATK), 13, table.die(s, p, k), 3)
    return blow * 2 + 20 * table.armor_class(s, p, k) + 30 * table.figure(s, p, k, cards.DEF)


# -- the recruit phase ------------------------------------------------------------------------------------------------
def column(v: State, face: i64, which: i64) -> i64:
    i = cards.ROWS + cards.ROW * face + which
    return v.setup.facts[i]


def hero(v: State, p: i64, face: i64, w: Cells) -> i64:
    """The more the fewer there are: a table without heroes is lost."""
    k: i64
    bits = table.heroes(v, p)
    mine: i64 = 0
    for k in range(table.PLACES):
        mine += (bits >> k) & 1
    worth = w[OFFENCE] * column(v, face, cards.ATK) + w[DEFENCE] * (
        column(v, face, cards.DEX) // 2 + column(v, face, cards.DEF) + column(v, face, cards.HP) // 2
    )
    worth -= 60 * column(v, face, cards.COST)
    return worth + (100000 if mine == 0 else 3000 if mine == 1 else 2000)


def gear(v: State, p: i64, face: i64, k: i64, w: Cells) -> i64:
    """Best on the strongest hero; a weapon for what its die adds."""
    atk = column(v, face, cards.ATK)
    dex = column(v, face, cards.DEX)
    worth = w[OFFENCE] * atk + w[DEFENCE] * (dex + column(v, face, cards.DEF) + column(v, face, cards.HP) // 2)
    die = column(v, face, cards.DIE)
    if die > 0:
        worth += w[OFFENCE] * (die - cards.BARE_DIE) // 2
    worth += strength(v, p, k) // 20
    i = table.HP + table.SEATS * k + p
    worth += 8 * v.num[i]
    return worth - w[THRIFT] * column(v, face, cards.COST)


def heal(v: State, p: i64, face: i64, k: i64, w: Cells) -> i64:
    """Below zero if most of it would be wasted: then it is kept for a reaction."""
    i = table.HP + table.SEATS * k + p
    missing = table.figure(v, p, k, cards.HP) - v.num[i]
    amount = column(v, face, cards.AMOUNT)
    if missing < amount:
        return -1
    return w[DEFENCE] * amount + strength(v, p, k) // 20 - w[THRIFT] * column(v, face, cards.COST) - 8 * v.num[i]


# -- combat -----------------------------------------------------------------------------------------------------------
def blow(v: State, p: i64, a: i64, t: i64, w: Cells) -> i64:
    """Damage and the chance of a kill, against what a counterattack could cost."""
    q = 1 - p
    atk = table.figure(v, p, a, cards.ATK)
    ac = table.armor_class(v, q, t)
    die = table.die(v, p, a)
    defence = table.figure(v, q, t, cards.DEF)
    i = table.HP + table.SEATS * t + q
    hp = v.num[i]
    worth = w[OFFENCE] * expected(v, atk, ac, die, defence) // 100
    worth += w[KILL] * kill_chance(v, atk, ac, die, defence, hp) // 100
    worth += w[FOCUS] * strength(v, q, t) // (100 * hp)
    i = table.HP + table.SEATS * a + p
    if v.num[i] <= 3 and v.num[table.RESOURCES + q] > 0 and v.many(table.HAND + table.SIDE * q) > 0:
        worth -= (
            w[DEFENCE] * (4 - v.num[i]) * hits(v, table.figure(v, q, t, cards.ATK), table.armor_class(v, p, a)) // 30
        )
    return worth


# -- reactions --------------------------------------------------------------------------------------------------------
def saved(v: State, q: i64, before: i64, after: i64, w: Cells) -> i64:
    """What it is worth that the attacked hero takes less."""
    i = table.HP + table.SEATS * v.b + q
    hp = v.num[i]
    stopped = (before if before < hp else hp) - (after if after < hp else hp)
    worth = w[DEFENCE] * stopped
    if before >= hp and after < hp:
        worth += 3 * w[KILL]
    return worth


def react(v: State, q: i64, face: i64, w: Cells) -> i64:
    pending = v.num[table.PENDING]
    effect = column(v, face, cards.EFFECT)
    after = pending - column(v, face, cards.AMOUNT)
    if effect == cards.CANCEL:
        after = pending - v.num[table.BONUS]
    elif effect == cards.PREVENT:
        i = table.HP + table.SEATS * v.b + q
        after = v.num[i] - 1
    if after < 0:
        after = 0
    return saved(v, q, pending, after, w) - price(v, face, w)


def treat(v: State, q: i64, face: i64, k: i64, w: Cells) -> i64:
    """On the attacked hero it may save a life; elsewhere it is healing like any other."""
    i = table.HP + table.SEATS * k + q
    hp = v.num[i]
    most = table.figure(v, q, k, cards.HP)
    amount = column(v, face, cards.AMOUNT)
    if most - hp < amount:
        amount = most - hp
    worth = w[DEFENCE] * amount
    pending = v.num[table.PENDING]
    if k == v.b and pending >= hp:
        worth = 3 * w[KILL] + w[DEFENCE] if pending < hp + amount else -100
    return worth - price(v, face, w)


def counter(v: State, q: i64, face: i64, w: Cells) -> i64:
    """Its mean damage, and the chance that it kills; 0 damage stopped."""
    p = 1 - q
    ac = table.armor_class(v, p, v.a)
    n = hits(v, table.figure(v, q, v.b, cards.ATK), ac)
    amount = column(v, face, cards.AMOUNT)
    i = table.HP + table.SEATS * v.a + p
    worth = w[OFFENCE] * (n * amount + attack.CRIT) // 20
    if amount >= v.num[i]:
        worth += 3 * w[KILL] * n // 20
    return worth - price(v, face, w)


def price(v: State, face: i64, w: Cells) -> i64:
    """Resources are of no other use now, but further attacks may come."""
    return 40 + (w[THRIFT] + 10) * column(v, face, cards.COST)


# -- the hand ---------------------------------------------------------------------------------------------------------
def keep(v: State, p: i64, face: i64, w: Cells) -> i64:
    """What giving up this card would cost."""
    kind = column(v, face, cards.KIND)
    if kind == cards.HERO:
        worth = hero(v, p, face, w) // 10
        return worth if table.heroes(v, p) != 7 else worth // 2
    if kind == cards.ITEM or kind == cards.WEAPON:
        return 150
    return 200 if kind == cards.REACTIVE else 180


def value(v: State, move: i64, weights: Cells) -> i64:
    """The worth of a legal move of the view's owner; ending a phase, or passing, is worth 0."""
    p = v.seat
    setup = v.setup
    kind = moves.kind(setup, move)
    face = moves.card(setup, move)
    k = moves.place(setup, move)
    if kind == moves.RECRUIT:
        return hero(v, p, face, weights)
    if kind == moves.EQUIP or kind == moves.ARM:
        return gear(v, p, face, k, weights)
    if kind == moves.HEAL:
        return heal(v, p, face, k, weights)
    if kind == moves.ATTACK:
        return blow(v, p, k, moves.target(setup, move), weights)
    if kind == moves.TRIM:
        return -keep(v, p, face, weights)
    if kind == moves.REACT:
        return react(v, p, face, weights)
    if kind == moves.COUNTER:
        return counter(v, p, face, weights)
    if kind == moves.TREAT:
        return treat(v, p, face, k, weights)
    if kind == moves.KEEP:
        return 1 if holds_hero(v, p) or v.many(table.HAND + table.SIDE * p) <= 3 else -1
    return 0


def holds_hero(v: State, p: i64) -> bool:
    heroes = v.setup.facts[cards.KIND_AT + cards.ITEM]
    card = v.above[v.setup.cards + table.HAND + table.SIDE * p]
    while card < v.setup.cards:
        if 0 <= v.face[card] < heroes:
            return True
        card = v.above[card]
    return False
