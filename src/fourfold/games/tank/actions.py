"""The action phase: what is offered and the actions without a window (chapter 5; T-13 for the order of the moves)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fourfold.games.tank import agenda, attack, cards, events, moves, sabotage, table, tableau, turn
from fourfold.kernel.packed import vec
from fourfold.kernel.state import State

if TYPE_CHECKING:
    Cells = vec[i64]

ALL_HAZARDS: Final = 0b11100000  # bits TRACKED, JAMMED, COMMS


# -- offering ---------------------------------------------------------------------------------------------------------
def spread(bits: i64, first: i64, most: i64, out: Cells, n: i64) -> i64:
    """A move per bit, counted from `first`."""
    k: i64
    for k in range(most):
        out[n] = first + k
        n += (bits >> k) & 1
    return n


def targets(s: State, p: i64) -> i64:
    """Bit per offset, counted from 1, at which somebody may be attacked (T-5.0, T-5.2, T-5.3, T-6.2, T-8.5)."""
    k: i64
    bits: i64 = 0
    one: i64 = 1
    q = p
    for k in range(s.setup.seats - 1):
        q = table.beside(s, q)
        if table.may_target(s, p, q) and table.can_pay(s, p, q):
            bits |= one << k
    return bits


def exposed(s: State, p: i64, target: i64) -> i64:
    """Bit per hazard that p could play on the target, were it in his hand (T-5.4)."""
    if not table.may_target(s, p, target):
        return 0
    side = table.SIDE * target
    shut = s.kinds(table.SAFETIES + side) >> cards.PREVENTS
    if s.setup.opt[table.STACKING] == 0:
        shut |= s.kinds(table.HAZARDS + side)
    return ALL_HAZARDS & ~shut


def curable(s: State, p: i64, target: i64) -> i64:
    """Bit per hazard that p could repair there, were the remedy in his hand (T-5.5)."""
    if s.setup.opt[table.REPAIR_ANYONE] == 0 and not table.allied(s, p, target):
        return 0
    return s.kinds(table.HAZARDS + table.SIDE * target)


def may_sabotage(s: State, p: i64, target: i64, hazard: i64) -> bool:
    return (exposed(s, p, target) >> hazard) & 1 != 0


def may_repair(s: State, p: i64, target: i64, hazard: i64) -> bool:
    return (curable(s, p, target) >> hazard) & 1 != 0


def offer_loads(s: State, p: i64, held: i64, out: Cells, n: i64) -> i64:
    return spread(held >> cards.HE, moves.LOAD, 3, out, n) if turn.may_load(s, p) else n


def offer_fire(s: State, p: i64, held: i64, out: Cells, n: i64) -> i64:
    """T-5.2."""
    if held & 1 == 0 or not turn.may_fire(s, p):
        return n
    return spread(targets(s, p), moves.FIRE, s.setup.seats - 1, out, n)


def offer_sabotage(s: State, p: i64, held: i64, out: Cells, n: i64) -> i64:
    """T-5.4."""
    k: i64
    others = s.setup.seats - 1
    can: i64 = 0
    held &= ALL_HAZARDS
    if held == 0:
        return n
    q = p
    for k in range(others):
        q = table.beside(s, q)
        can |= ((held & exposed(s, p, q)) >> cards.TRACKED) << (k * cards.HAZARDS)
    return by_hazard(can, moves.SABOTAGE_N * s.setup.seats + moves.SABOTAGE, others, out, n)


def offer_repair(s: State, p: i64, held: i64, out: Cells, n: i64) -> i64:
    """T-5.5."""
    k: i64
    seats = s.setup.seats
    can: i64 = 0
    held = (held >> cards.CURES) & ALL_HAZARDS
    if held == 0:
        return n
    q = p
    for k in range(seats):
        can |= ((held & curable(s, p, q)) >> cards.TRACKED) << (k * cards.HAZARDS)
        q = table.beside(s, q)
    return by_hazard(can, moves.REPAIR_N * seats + moves.REPAIR, seats, out, n)


def by_hazard(can: i64, first: i64, many: i64, out: Cells, n: i64) -> i64:
    """`can` has a bit per target and hazard of it; the moves are ordered by hazard, then by target."""
    h: i64
    k: i64
    if can == 0:
        return n
    for h in range(cards.HAZARDS):
        bits = can >> h
        for k in range(many):
            out[n] = first
            n += bits & 1
            bits >>= cards.HAZARDS
            first += 1
    return n


def offer_actions(s: State, p: i64, out: Cells) -> i64:
    """All actions of chapter 5, and Cycle."""
    seats = s.setup.seats
    tail = moves.TAIL_N * seats
    held = s.kinds(table.HAND + table.SIDE * p)
    n = offer_loads(s, p, held, out, 0)
    n = offer_fire(s, p, held, out, n)
    if (held >> cards.MG) & 1 != 0 and not table.suffers(s, p, cards.TRACKED):
        n = spread(targets(s, p), moves.QUICK_N * seats + moves.QUICK, seats - 1, out, n)
    n = offer_sabotage(s, p, held, out, n)
    n = offer_repair(s, p, held, out, n)
    n = spread(held >> cards.ARMOR, tail + moves.EQUIP, 4, out, n)
    if n == 0 or s.setup.opt[table.STRICT_DISCARD] == 0:  # T-5.7
        n = spread(held, tail + moves.DISCARD, cards.KINDS, out, n)
    if turn.may_cycle(s, p, False):
        n = spread(held, tail + moves.CYCLE, cards.KINDS, out, n)
    return n


def offer_rest(s: State, p: i64, half: i64, out: Cells) -> i64:
    """T-13 REST: the other half of the Autoloader, or Cycle, or END."""
    tail = moves.TAIL_N * s.setup.seats
    held = s.kinds(table.HAND + table.SIDE * p)
    n: i64 = 0
    if half == agenda.HALF_LOAD:
        n = offer_loads(s, p, held, out, n)
    elif half == agenda.HALF_FIRE:
        n = offer_fire(s, p, held, out, n)
    if turn.may_cycle(s, p, True):
        n = spread(held, tail + moves.CYCLE, cards.KINDS, out, n)
    out[n] = tail + moves.END
    return n + 1


# -- doing ------------------------------------------------------------------------------------------------------------
def act(s: State, p: i64, move: i64, half: i64, first: bool) -> None:
    """Carry out a move of the ACTION or REST prompt: `half` is the Autoloader half that was left."""
    left: i64 = agenda.HALF_NONE
    seats = s.setup.seats
    tail = move - moves.TAIL_N * seats
    if tail >= moves.CYCLE:
        if tail < moves.END:
            turn.cycle(s, p, tail - moves.CYCLE, half, not first)
        return
    if tail >= moves.DISCARD:
        card = s.pick(table.HAND + table.SIDE * p, tail - moves.DISCARD)
        s.move(card, table.DISCARD)
        s.tell_card(events.DISCARDED, p, 0, 0, card)
    elif tail >= moves.EQUIP:
        tableau.equip(s, p, s.pick(table.HAND + table.SIDE * p, cards.ARMOR + tail - moves.EQUIP))
    elif move < moves.FIRE:
        if first and autoloads(s, p):
            left = agenda.HALF_FIRE
        tableau.load(s, p, cards.HE + move)
    elif move >= moves.REPAIR_N * seats + moves.REPAIR:
        k = move - moves.REPAIR_N * seats - moves.REPAIR
        tableau.repair(s, p, table.around(s, p, k % seats), cards.TRACKED + k // seats)
    else:  # a window may open before the rest of the phase
        if move < moves.QUICK_N * seats + moves.QUICK and first and autoloads(s, p):
            left = agenda.HALF_LOAD
        s.plan(agenda.REST, p, left, 0)
        if move < moves.QUICK_N * seats + moves.QUICK:
            attack.attack(s, p, table.around(s, p, move - moves.FIRE + 1), cards.FIRE)
        elif move < moves.SABOTAGE_N * seats + moves.SABOTAGE:
            attack.attack(s, p, table.around(s, p, move - moves.QUICK_N * seats - moves.QUICK + 1), cards.MG)
        else:
            k = move - moves.SABOTAGE_N * seats - moves.SABOTAGE
            sabotage.sabotage(s, p, table.around(s, p, k % (seats - 1) + 1), cards.TRACKED + k // (seats - 1))
        return
    turn.rest(s, p, left)


def autoloads(s: State, p: i64) -> bool:
    """A Medium in adrenaline may load and fire in one action (T-4.5)."""
    return s.num[table.CLASS + p] == cards.MEDIUM and table.raging(s, p)
