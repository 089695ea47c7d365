"""An attack: the die to hit, the damage die, the counterattack, what is applied in the end (chapter 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fourfold.games.pmv import agenda, cards, events, moves, table, turn
from fourfold.kernel.packed import vec
from fourfold.kernel.state import State

if TYPE_CHECKING:
    Cells = vec[i64]

FUMBLE: Final = 0
MISS: Final = 1
HIT: Final = 2
CRITICAL: Final = 3
CRIT: Final = 3  # P-9.3, P-9.6


# -- the formulas: nothing but numbers, so that odds.py can ask them about every roll ----------------------------------
def outcome(way: i64, atk: i64, d20: i64, ac: i64, other: i64) -> i64:
    """P-9.2: `way` is the option to_hit; `other` the defender's die, where it has one."""
    if d20 == 20:
        return CRITICAL
    if d20 == 1:
        return FUMBLE
    if way == table.PLAIN:
        atk = 0
    elif way == table.OPPOSED:
        ac += other
    return HIT if atk + d20 >= ac else MISS


def damage(die_only: i64, atk: i64, x: i64, defence: i64) -> i64:
    """P-9.3, before a critical."""
    if die_only != 0:
        atk = 0
    pending = atk + x - defence
    return pending if pending > 0 else 0


def bonus(way: i64, die_only: i64, atk: i64, x: i64, die: i64, defence: i64) -> i64:
    """What a critical adds (P-9.3): `way` is the option crit. max_die counts the die as its highest face."""
    if way == table.FLAT:
        return CRIT
    if way == table.SCALED:
        return CRIT + die // 2
    return damage(die_only, atk, die, defence) - damage(die_only, atk, x, defence)


def contested(n: i64, d20: i64, defence: i64, other: i64) -> i64:
    """P-9.6, counter=contest: 1 does nothing, 20 adds the critical."""
    if d20 == 1:
        return 0
    harm = n + d20 - defence - other
    if harm < 0:
        harm = 0
    return harm + CRIT if d20 == 20 else harm


# -- offering ---------------------------------------------------------------------------------------------------------
def offer(s: State, p: i64, out: Cells) -> i64:
    """Own place by enemy place, and the end of the phase."""
    k: i64
    n: i64 = 0
    mine = turn.ready(s, p)
    theirs = table.heroes(s, 1 - p)
    move = s.setup.facts[cards.MOVE_AT + moves.ATTACK]
    for k in range(table.PLACES):
        if (mine >> k) & 1 != 0:
            out[n] = move
            n += theirs & 1
            out[n] = move + 1
            n += (theirs >> 1) & 1
            out[n] = move + 2
            n += theirs >> 2
        move += table.PLACES
    out[n] = s.setup.facts[cards.MOVE_AT + moves.END]
    return n + 1


# -- doing ------------------------------------------------------------------------------------------------------------
def act(s: State, p: i64, move: i64) -> None:
    move -= s.setup.facts[cards.MOVE_AT + moves.ATTACK]
    if move == table.PLACES * table.PLACES:
        s.tell(events.ENDED_COMBAT, p, 0, 0, 0)
        return
    s.plan(agenda.COMBAT, p, 0, 0)
    attack(s, p, move // table.PLACES, move % table.PLACES)


def attack(s: State, p: i64, a: i64, t: i64) -> None:
    """Both rolls, then the window (P-9.1 to P-9.5); being asked tells nothing of the hand (P-3.3)."""
    q = 1 - p
    num = s.num
    opt = s.setup.opt
    num[table.MARK + table.SEATS * a + p] = 1
    s.plan(agenda.STRIKE, p, a, t)
    if s.log is not None:
        s.tell_card(events.ATTACKED, p, t + 1, table.hero(s, q, t), s.top(table.HERO + table.SIDE * p + a))
    atk = table.figure(s, p, a, cards.ATK)
    result = roll(s, atk, table.armor_class(s, q, t))
    if result >= HIT:
        die = table.die(s, p, a)
        defence = table.figure(s, q, t, cards.DEF)
        x = s.roll(die)
        num[table.DIE] = x
        die_only = opt[table.DIE_ONLY]
        pending = damage(die_only, atk, x, defence)
        s.tell(events.DIE_DAMAGE if die_only != 0 else events.DAMAGE, pending, atk, x, defence)
        if result == CRITICAL:
            more = bonus(opt[table.CRITICALS], die_only, atk, x, die, defence)
            pending += more
            num[table.CRIT] = 1
            num[table.BONUS] = more
            s.tell(events.CRIT_BONUS, -1, more, pending, 0)
        num[table.PENDING] = pending
    elif opt[table.MISS_WINDOW] == 0:
        return
    if s.many(table.HAND + table.SIDE * q) > 0:
        s.ask(agenda.ASK_REACT, q, a, t, 0)


def roll(s: State, atk: i64, ac: i64) -> i64:
    """1d20 against AC (P-9.2), told with its formula."""
    way = s.setup.opt[table.TO_HIT]
    num = s.num
    d20 = s.roll(20)
    num[table.D20] = d20
    other: i64 = 0
    if way == table.OPPOSED:
        other = s.roll(20)
        num[table.OTHER] = other
        s.tell(events.OPPOSED, ac + other, ac, other, 0)
    result = outcome(way, atk, d20, ac, other)
    if s.log is not None:
        if way == table.PLAIN:
            s.tell(events.FUMBLE + events.PLAIN + result, -1, 0, d20, ac)
        else:
            s.tell(events.FUMBLE + result, atk + d20, atk, d20, ac + other)
    return result


def counter(s: State, q: i64, a: i64, t: i64, n: i64) -> None:
    """The attacked hero strikes back at once; no die, no DEF (P-9.6)."""
    way = s.setup.opt[table.COUNTERS]
    if way == table.FIXED:
        s.num[table.COUNTER] = n
    elif way == table.CONTEST:
        d20 = s.roll(20)
        other = s.roll(20)
        defence = table.figure(s, 1 - q, a, cards.DEF)
        harm = contested(n, d20, defence, other)
        s.num[table.COUNTER] = harm
        s.tell(events.CONTEST, harm, n + d20, defence, other)
    else:
        result = roll(s, table.figure(s, q, t, cards.ATK), table.armor_class(s, 1 - q, a))
        if result == CRITICAL:
            n += CRIT
        s.num[table.COUNTER] = n if result >= HIT else 0


def strike(s: State, p: i64, a: i64, t: i64) -> None:
    """Both damages at the same time; the dead are removed, and the game may be over (P-9.7)."""
    i: i64
    q = 1 - p
    num = s.num
    pending = num[table.PENDING]
    back = num[table.COUNTER]
    if num[table.DIE] > 0:
        hurt(s, q, t, pending, events.HURT)
    if back > 0:
        hurt(s, p, a, back, events.COUNTER_HIT)
    for i in range(table.D20, table.COUNTER + 1):
        num[i] = 0
    dead = pending > 0 and num[table.HP + table.SEATS * t + q] == 0
    if dead:
        die(s, q, t)
    if back > 0 and num[table.HP + table.SEATS * a + p] == 0:
        die(s, p, a)
        dead = True
    if dead:
        turn.settle(s, p)


def hurt(s: State, p: i64, k: i64, n: i64, told: i64) -> None:
    """HP are never below 0 (P-6.8)."""
    i = table.HP + table.SEATS * k + p
    before = s.num[i]
    after = before - n
    if after < 0:
        after = 0
    s.num[i] = after
    if s.log is not None:
        s.tell(told, p, table.hero(s, p, k), n, after)
        if after == 0:
            how: i64 = 0
            if before == table.figure(s, p, k, cards.HP):
                how = 1
            if told == events.COUNTER_HIT:
                how += 2
            s.tell_card(events.DIED, p, n - before, how, s.top(table.HERO + table.SIDE * p + k))


def die(s: State, p: i64, k: i64) -> None:
    """For good: the hero to the cemetery, its equipment to the discard (P-3.4, P-6.8)."""
    i = table.SEATS * k + p
    s.num[table.MARK + i] = 0
    s.num[table.FRESH + i] = 0
    s.pour(table.HERO + table.SIDE * p + k, table.CEMETERY)
    s.pour(table.GEAR + table.SIDE * p + k, table.DISCARD)
