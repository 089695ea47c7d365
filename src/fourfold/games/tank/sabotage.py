"""Sabotage and the Tactical Override (chapters 5.4 and 9)."""

from __future__ import annotations

from mypy_extensions import i64

from fourfold.games.tank import agenda, cards, events, table, tableau, turn
from fourfold.kernel.state import State


def sabotage(s: State, p: i64, target: i64, hazard: i64) -> None:
    """The hazard waits in Resolving until it is placed or negated (T-3.7)."""
    card = s.pick(table.HAND + table.SIDE * p, hazard)
    s.move(card, table.RESOLVING)
    s.tell_card(events.SABOTAGED, p, target, 0, card)
    s.plan(agenda.LAND, p, target, hazard)
    s.plan(agenda.OVERRIDE, p, target, hazard)


def in_view(s: State, face: i64) -> bool:
    """Does this safety lie where everybody sees it: a tableau, the discard (T-9.2)?"""
    p: i64
    for p in range(s.setup.seats):
        zone = table.SAFETIES + table.SIDE * p
        if s.many(zone) > 0 and s.has(zone, face):
            return True
    return s.has(table.DISCARD, face)


def override_window(s: State, p: i64, target: i64, hazard: i64) -> None:
    """T-9.1, T-9.2: asked by public knowledge alone."""
    if s.many(table.HAND + table.SIDE * target) > 0 and not in_view(s, hazard + cards.PREVENTS):
        s.ask(agenda.ASK_OVERRIDE, target, p, hazard, 0)


def land(s: State, target: i64, hazard: i64) -> None:
    s.pour(table.RESOLVING, table.HAZARDS + table.SIDE * target)
    s.tell(events.LANDED, target, hazard, 0, 0)


def override(s: State, p: i64, attacker: i64, hazard: i64) -> None:
    """T-9.3, step by step; then p's bonus turn, and the seat to his left (T-9.7, T-9.8)."""
    safety = s.pick(table.HAND + table.SIDE * p, hazard + cards.PREVENTS)
    s.show(safety)
    s.tell_card(events.OVERRODE, p, attacker, hazard, safety)
    s.pour(table.RESOLVING, table.DISCARD)
    tableau.equip(s, p, safety)
    hand = table.HAND + table.SIDE * attacker
    if s.many(hand) > 0:  # T-9.5, T-9.6
        lost = s.at(hand, s.roll(s.many(hand)) - 1)
        s.move(lost, table.DISCARD)
        s.tell_card(events.LOST, attacker, 0, 0, lost)
    s.depth = 0
    s.plan(agenda.TURN, p, 1, 0)
    s.plan(agenda.TRIM, attacker, 0, 0)  # T-4.7: the attacker's end phase still happens
    if turn.draw(s, p):
        s.tell(events.DREW, p, 1, 0, 0)
