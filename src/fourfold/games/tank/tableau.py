"""What a tank does to its own side of the table: Load, Repair, Equip (chapters 5.1, 5.5, 5.6)."""

from __future__ import annotations

from mypy_extensions import i64

from fourfold.games.tank import cards, events, table
from fourfold.kernel.state import State


def load(s: State, p: i64, face: i64) -> None:
    """T-5.1; with breech_swap the old munition is discarded first."""
    breech = table.BREECH + table.SIDE * p
    s.pour(breech, table.DISCARD)
    card = s.pick(table.HAND + table.SIDE * p, face)
    s.move(card, breech)
    s.tell_card(events.LOADED, p, 0, 0, card)


def repair(s: State, p: i64, target: i64, hazard: i64) -> None:
    """T-5.5: remedy and hazard to the discard."""
    card = s.pick(table.HAND + table.SIDE * p, hazard + cards.CURES)
    s.move(card, table.DISCARD)
    s.move(s.find(table.HAZARDS + table.SIDE * target, hazard), table.DISCARD)
    s.tell_card(events.REPAIRED, p, target, 0, card)


def equip(s: State, p: i64, card: i64) -> None:
    """T-5.6, T-1.6: armor to the armor, a safety to the safeties, where it cures its hazard."""
    face = s.face[card]
    side = table.SIDE * p
    s.move(card, (table.ARMOR if face == cards.ARMOR else table.SAFETIES) + side)
    s.tell_card(events.EQUIPPED, p, 0, 0, card)
    if face == cards.ARMOR or s.setup.opt[table.SAFETY_CURES] == 0:
        return
    hazard = face - cards.PREVENTS
    cured = s.find(table.HAZARDS + side, hazard)
    while cured >= 0:
        s.move(cured, table.DISCARD)
        s.tell(events.CURED, p, hazard, 0, 0)
        cured = s.find(table.HAZARDS + side, hazard)
