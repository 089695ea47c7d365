"""Fire and Quick Fire: toll, declaration, smoke window, damage (chapters 5.2, 5.3, 7 and 8)."""

from __future__ import annotations

from mypy_extensions import i64

from fourfold.games.tank import agenda, cards, events, table, wreck
from fourfold.kernel.state import State


def attack(s: State, p: i64, target: i64, face: i64) -> None:
    """The target is named first; it may ask for a toll (T-5.2, T-8.5, T-13.2)."""
    s.plan(agenda.DECLARE, p, target, face)
    if table.ghost(s, target) and s.many(table.HAND + table.SIDE * p) >= 2:
        s.plan(agenda.TOLL, p, target, face)


def pay_toll(s: State, p: i64, target: i64, face: i64) -> None:
    card = s.pick(table.HAND + table.SIDE * p, face)
    s.move(card, table.DISCARD)
    s.tell_card(events.PAID, p, target, 0, card)


def declare(s: State, p: i64, target: i64, face: i64) -> None:
    """FIRE or MG to the discard; the munition waits until all is resolved (T-3.6)."""
    side = table.SIDE * p
    shot = s.pick(table.HAND + side, face)
    s.move(shot, table.DISCARD)
    if face == cards.FIRE:
        shot = s.top(table.BREECH + side)
        s.move(shot, table.RESOLVING)
        s.plan(agenda.STOW, 0, 0, 0)
    s.tell_card(events.FIRED, p, target, 0, shot)
    s.plan(agenda.STRIKE, p, target, s.face[shot])
    if not table.buster(s, p):  # T-7.1
        s.plan(agenda.SMOKE, p, target, target)


def may_smoke(s: State, p: i64, attacker: i64, target: i64) -> bool:
    """T-7.2, T-7.3, T-7.7: by public knowledge alone."""
    if p == attacker or s.many(table.HAND + table.SIDE * p) == 0:
        return False
    if p == target and s.setup.opt[table.COMMS_ALL] == 0:
        return True
    return not table.suffers(s, p, cards.COMMS)


def smoke_window(s: State, attacker: i64, target: i64, asked: i64) -> None:
    """The target, then clockwise from it, once around (T-7.4)."""
    seats = s.setup.seats
    while True:
        following = (asked + 1) % seats
        if may_smoke(s, asked, attacker, target):
            if following != target:
                s.plan(agenda.SMOKE, attacker, target, following)
            s.ask(agenda.ASK_SMOKE, asked, attacker, target, 0)
            return
        if following == target:
            return
        asked = following


def smoke(s: State, p: i64, attacker: i64, target: i64) -> None:
    """T-7.5: the attack is negated; the window closes with it."""
    card = s.pick(table.HAND + table.SIDE * p, cards.SMOKE)
    s.move(card, table.DISCARD)
    s.tell(events.SMOKED, p, attacker, target, 0)
    if s.next_step() == agenda.SMOKE:
        s.drop(1)
    s.drop(1)  # the strike


def base_damage(face: i64) -> i64:
    """T-8.1."""
    return 10 if face == cards.MG else 25 if face == cards.HE else 50 if face == cards.HEAT else 75


def strike(s: State, p: i64, target: i64, face: i64) -> None:
    """The damage steps, in the rulebook's order (T-8.1 to T-8.10)."""
    damage = base_damage(face)
    plates = table.ARMOR + table.SIDE * target
    busting = table.buster(s, p)  # T-8.2 skips the next two steps
    if s.many(plates) > 0 and (not busting or (face == cards.HEAT and s.setup.opt[table.BUSTER_STRIPS] != 0)):
        s.move(s.top(plates), table.DISCARD)
        if face == cards.HEAT:  # T-8.3
            s.tell(events.STRIPPED, target, 0, 0, 0)
        else:  # T-8.4
            damage -= 10
            s.tell(events.ABLATED, target, 10, 0, 0)
    before = s.num[table.HP + target]
    if s.num[table.CLASS + target] == cards.HEAVY and before > table.ADRENALINE:  # T-8.6
        damage -= 5
        s.tell(events.SHRUGGED, target, 5, 0, 0)
    if damage < 0:  # T-8.7
        damage = 0
    after = before - damage
    s.num[table.HP + target] = after
    s.tell(events.HIT, p, target, damage, after if after > 0 else 0)
    if after <= table.ADRENALINE and before > table.ADRENALINE:  # T-8.8
        if after > 0:  # T-8.9: a lethal hit clears too, but is not told as a trigger
            s.tell(events.ADRENALINE, target, 0, 0, 0)
        s.pour(table.HAZARDS + table.SIDE * target, table.DISCARD)
    if after <= 0:
        wreck.destroyed(s, target, p)
