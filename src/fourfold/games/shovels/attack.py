"""Attacks, shields, strikes (chapters 6, 8.3 and 8.4)."""

from __future__ import annotations

from mypy_extensions import i64

from fourfold.games.shovels import agenda, events, moves, table
from fourfold.games.shovels.ending import defeat, strip
from fourfold.kernel.state import State


def target_of(s: State, p: i64, place: i64) -> i64:
    """The character at a place of the target list (S-12): clockwise from the next seat, or from p's own."""
    slots = s.setup.facts[table.SLOTS]
    q = p * slots + place
    if s.setup.opt[table.FRIENDLY] == 0:
        q += slots
    total = s.setup.seats * slots
    return q - total if q >= total else q


def may_attack(s: State, q: i64) -> bool:
    """S-6.1, S-6.2: the target list holds nobody else."""
    return s.count[table.FACE + table.SIDE * q] != 0


def hit(s: State, q: i64, damage: i64, how: i64) -> None:
    """An attack is declared; its target may shield itself (S-6.8, S-6.9)."""
    if s.count[table.FACE + table.SIDE * q] == 0:  # its owner has conceded meanwhile
        return
    p = s.num[table.ACTIVE]
    target = table.owner(s, q)
    if how == agenda.BY_CLUBS or how == agenda.BY_HERO:
        s.tell(events.AIMED, p, target, table.face_of(s, q), damage)
    else:
        s.tell(events.STRUCK, p, target, table.face_of(s, q), 0)
    if table.guards(s, q):
        s.ask(agenda.ASK_SHIELD, target, q, damage, how)
    else:
        resolve(s, q, damage, 0, how)


def shield_of(s: State, q: i64) -> i64:
    """What a Hearts face adds: J 3, Q 5, K 10 (S-6.8)."""
    level = table.level_of(s, q)
    shield: i64 = 10
    if level == 1:
        shield = 3
    elif level == 2:
        shield = 5
    return shield


def answer(s: State, shields: bool, q: i64, damage: i64, how: i64) -> None:
    """S-6.8, S-6.10: the shield counts for this one comparison."""
    face = s.top(table.FACE + table.SIDE * q)
    if not shields:
        s.tell_card(events.DECLINED, s.seat, 0, 0, face)
        resolve(s, q, damage, 0, how)
        return
    shield = shield_of(s, q)
    s.num[table.TAPPED + q] = 1
    s.tell_card(events.SHIELDED, s.seat, shield, 0, face)
    resolve(s, q, damage, shield, how)


def resolve(s: State, q: i64, damage: i64, shield: i64, how: i64) -> None:
    """S-6.3 to S-6.7, S-6.11."""
    heart = table.heart(s, q)
    defence = shield
    if heart >= 0:
        i = table.VALUE + s.face[heart]
        defence += s.setup.facts[i]
    if damage < defence:  # S-6.5
        s.tell(events.HELD_OUT, table.owner(s, q), table.face_of(s, q), damage, defence)
    elif heart >= 0:
        lost = strip(s, q, heart)
        s.tell(events.LOST, table.owner(s, q), table.face_of(s, q), lost, 0)
    else:
        defeat(s, q, how)


# -- targets of a Clubs hand or a strike ------------------------------------------------------------------------------
def may_target(s: State, p: i64, q: i64, how: i64) -> bool:
    """S-6.2 for attacks, S-8.4 for strikes."""
    if how == agenda.BY_CLUBS:
        return may_attack(s, q)
    return table.owner(s, q) != p and table.may_strike_at(s, q)


def aim(s: State, p: i64, move: i64, damage: i64, how: i64) -> None:
    place = move - moves.TARGET - moves.MORE_C * s.setup.facts[table.SLOTS]
    hit(s, target_of(s, p, place), damage, how)
