"""Fire and Quick Fire: toll, declaration, smoke window, damage (chapters 5.2, 5.3, 7 and 8)."""

from __future__ import annotations

from mypy_extensions import i64

from fourfold.games.tank import agenda, cards, events, table, wreck
from fourfold.kernel.state import State


def attack(s: State, p: i64, target: i64, face: i64) -> None:
    """The target is named first; it may ask for a toll (T-5.2, T-8.5, T-13.2).

    Until it is paid the attack card waits in Resolving: everybody knows that it is there, and it cannot pay for itself.
    """
    shot = s.pick(table.HAND + table.SIDE * p, face)
    s.move(shot, table.RESOLVING)
    s.plan(agenda.DECLARE, p, target, face)
    if table.ghost(s, target) and s.many(table.HAND + table.SIDE * p) > 0:
        s.plan(agenda.TOLL, p, target, face)


def pay_toll(s: State, p: i64, target: i64, face: i64) -> None:
    card = s.pick(table.HAND + table.SIDE * p, face)
    s.move(card, table.DISCARD)
    s.tell_card(events.PAID, p, target, 0, card)


def declare(s: State, p: i64, target: i64, face: i64) -> None:
    """FIRE or MG to the discard; the munition waits until all is resolved (T-3.6)."""
    shot = s.top(table.RESOLVING)
    s.move(shot, table.DISCARD)
    if face == cards.FIRE:
        shot = s.top(table.BREECH + table.SIDE * p)
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
    last = s.depth - 1
    face = s.todo[last]  # what hits: the strike is planned next
    while True:
        following = (asked + 1) % seats
        if may_smoke(s, asked, attacker, target):
            if following != target:
                s.plan(agenda.SMOKE, attacker, target, following)
            s.ask(agenda.ASK_SMOKE, asked, attacker, target, face)
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


def spends_armor(s: State, p: i64, target: i64, face: i64) -> bool:
    """T-8.2 to T-8.4: one ARMOR goes, unless a Bunker Buster ignores it."""
    if s.many(table.ARMOR + table.SIDE * target) == 0:
        return False
    return not table.buster(s, p) or (face == cards.HEAT and s.setup.opt[table.BUSTER_STRIPS] != 0)


def shrugs(s: State, target: i64) -> bool:
    """T-8.6: a Heavy not yet in adrenaline."""
    return s.num[table.CLASS + target] == cards.HEAVY and s.num[table.HP + target] > table.ADRENALINE


def damage(s: State, p: i64, target: i64, face: i64) -> i64:
    """What a hit takes off, after armor and class (T-8.1 to T-8.7)."""
    n = base_damage(face)
    if face != cards.HEAT and spends_armor(s, p, target, face):
        n -= 10
    if shrugs(s, target):
        n -= 5
    return n if n > 0 else 0


def strike(s: State, p: i64, target: i64, face: i64) -> None:
    """The damage steps, in the rulebook's order (T-8.1 to T-8.10)."""
    hurt = damage(s, p, target, face)
    if spends_armor(s, p, target, face):
        plates = table.ARMOR + table.SIDE * target
        s.move(s.top(plates), table.DISCARD)
        if face == cards.HEAT:
            s.tell(events.STRIPPED, target, 0, 0, 0)
        else:
            s.tell(events.ABLATED, target, 10, 0, 0)
    if shrugs(s, target):
        s.tell(events.SHRUGGED, target, 5, 0, 0)
    before = s.num[table.HP + target]
    after = before - hurt
    s.num[table.HP + target] = after
    s.tell(events.HIT, p, target, hurt, after if after > 0 else 0)
    if after <= table.ADRENALINE and before > table.ADRENALINE:  # T-8.8
        if after > 0:  # T-8.9: a lethal hit clears too, but is not told as a trigger
            s.tell(events.ADRENALINE, target, 0, 0, 0)
        s.pour(table.HAZARDS + table.SIDE * target, table.DISCARD)
    if after <= 0:
        wreck.destroyed(s, target, p)
