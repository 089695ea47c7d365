"""What a move is worth to a tank that thinks one turn ahead, in tenths of a hit point; a bot takes the best.

It fires when loaded, prefers the bigger shell, repairs what stops it, equips, sabotages what hurts, and keeps its smoke
for shots that matter. It sees a view: its own hand and what lies open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fourfold.games.tank import attack, cards, moves, table
from fourfold.kernel.packed import vec
from fourfold.kernel.state import State

if TYPE_CHECKING:
    Cells = vec[i64]

PROFILES: Final[dict[str, list[int]]] = {"greedy": []}

KILL: Final = 5000
FREE: Final = 8000  # a Cycle costs no action, so it comes first where it helps
JUNK: Final = 12  # a card worth less than this is better exchanged
# what a card is worth in the hand, by type
KEEP: Final[tuple[int, ...]] = (32, 40, 30, 50, 60, 34, 24, 4, 16, 14, 3, 45, 30, 20, 20, 20)
SPARE: Final = 9  # how much less each further copy is worth


def copies(v: State, p: i64, face: i64) -> i64:
    n: i64 = 0
    seam = v.setup.cards + table.HAND + table.SIDE * p
    card = v.above[seam]
    while card < v.setup.cards:
        if v.face[card] == face:
            n += 1
        card = v.above[card]
    return n


def keep(v: State, p: i64, face: i64) -> i64:
    """What giving up this card from the hand would cost."""
    worth: i64 = KEEP[face]
    if face == cards.COMMS or face == cards.FIX_COMMS:
        worth += 6 * (v.setup.seats - 2)  # T-7.3: in a duel COMMS stops nothing
    if face == cards.FIRE and v.many(table.BREECH + table.SIDE * p) > 0:
        worth += 20
    if cards.FIX_TRACK <= face <= cards.FIX_COMMS and table.suffers(v, p, face - cards.CURES):
        worth += 30
    return worth - SPARE * (copies(v, p, face) - 1)


def hit(v: State, p: i64, target: i64, face: i64) -> i64:
    """An attack: what it takes off, more on the weak, most if it destroys."""
    damage = attack.damage(v, p, target, face)
    worth = 10 * damage + (100 - v.num[table.HP + target]) // 4
    if damage >= v.num[table.HP + target]:
        worth += KILL + 500 * v.num[table.MARKS + p]
    if table.ghost(v, target):
        worth -= 30
    return worth


def load(v: State, p: i64, face: i64) -> i64:
    """Half of what the shell will do, if there is a FIRE to shoot it with."""
    worth = 5 * attack.base_damage(face)
    if copies(v, p, cards.FIRE) == 0:
        worth = worth * 2 // 5
    if table.suffers(v, p, cards.TRACKED):
        worth = worth // 2
    return worth


def sabotage(v: State, p: i64, target: i64, hazard: i64) -> i64:
    loaded = v.many(table.BREECH + table.SIDE * target) > 0
    worth: i64 = 15 * (v.setup.seats - 2)
    if hazard == cards.TRACKED:
        worth = 150 if loaded else 110
    elif hazard == cards.JAMMED:
        worth = 45 if loaded else 105
    return worth + 20 * v.num[table.MARKS + target]


def repair(v: State, p: i64, target: i64, hazard: i64) -> i64:
    """Worth what the hazard stops; an enemy's is not (T-5.5, anyone)."""
    if v.setup.facts[table.TEAM + target] != v.setup.facts[table.TEAM + p]:
        return -1000
    worth: i64 = 20
    if hazard == cards.TRACKED:
        worth = 60
        if v.many(table.BREECH + table.SIDE * p) > 0 and copies(v, p, cards.FIRE) > 0:
            worth = 240
        elif copies(v, p, cards.MG) > 0:
            worth = 120
    elif hazard == cards.JAMMED:
        worth = 90 if v.many(table.BREECH + table.SIDE * p) == 0 else 30
    return worth


def equip(v: State, p: i64, face: i64) -> i64:
    if face == cards.ARMOR:
        return 80
    hazard = face - cards.PREVENTS
    if table.suffers(v, p, hazard) and v.setup.opt[table.SAFETY_CURES] != 0:
        return repair(v, p, p, hazard) + 20
    return 35  # in the hand it may still override


def smoke(v: State, p: i64) -> i64:
    """Above zero if this shot is worth a SMOKE: against oneself a real hit, against others a mark too many."""
    attacker = v.a
    target = v.b
    damage = attack.damage(v, attacker, target, v.c)
    lethal = damage >= v.num[table.HP + target]
    ally = v.setup.facts[table.TEAM + target] == v.setup.facts[table.TEAM + p]
    if not ally:
        wins = v.num[table.MARKS + attacker] + 1 >= v.setup.opt[table.KILL_TARGET]
        return 100 if lethal and wins else -1
    if lethal or damage >= 20:
        return 100
    return 1 if copies(v, p, cards.SMOKE) > 2 else -1


def value(v: State, move: i64, weights: Cells) -> i64:
    """The worth of a legal move of the view's owner."""
    p = v.seat
    seats = v.setup.seats
    verb = moves.verb(seats, move)
    face = moves.card(seats, move)
    target = moves.target(seats, p, move)
    if verb == moves.V_LOAD:
        return load(v, p, face)
    if verb == moves.V_FIRE:
        return hit(v, p, target, v.face[v.top(table.BREECH + table.SIDE * p)])
    if verb == moves.V_QUICK:
        return hit(v, p, target, face)
    if verb == moves.V_SABOTAGE:
        return sabotage(v, p, target, face)
    if verb == moves.V_REPAIR:
        return repair(v, p, target, face - cards.CURES)
    if verb == moves.V_EQUIP:
        return equip(v, p, face)
    if verb == moves.V_CYCLE:
        worth = keep(v, p, face)
        return FREE - worth if worth < JUNK else -worth
    if verb == moves.V_SMOKE:
        return smoke(v, p)
    if verb == moves.V_REVEAL:
        return 100
    if verb == moves.V_DISCARD or verb == moves.V_TOLL or verb == moves.V_TRIM:
        return -keep(v, p, face)
    return 0
