"""Destruction, respawn, elimination, concession, victory (chapters 8.10 to 8.13 and 10)."""

from __future__ import annotations

from mypy_extensions import i64

from fourfold.games.tank import agenda, cards, events, table, turn
from fourfold.kernel.state import NOTHING, State


def destroyed(s: State, target: i64, by: i64) -> None:
    """T-8.10, T-8.12: a mark for the attacker, who may have won with it."""
    q: i64
    s.num[table.MARKS + by] += 1
    s.tell(events.KILLED, by, target, s.num[table.MARKS + by], 0)
    marks: i64 = 0
    team = s.setup.facts
    for q in range(s.setup.seats):
        if team[table.TEAM + q] == team[table.TEAM + by]:
            marks += s.num[table.MARKS + q]  # T-10.4
    if s.setup.seats == 2 or marks >= s.setup.opt[table.KILL_TARGET]:
        s.finish(allies(s, by))
    elif s.setup.opt[table.ELIMINATION] != 0:
        remove(s, target)
    else:
        respawn(s, target)


def allies(s: State, p: i64) -> i64:
    """Bit per seat of p's team."""
    q: i64
    one: i64 = 1
    bits: i64 = 0
    team = s.setup.facts
    for q in range(s.setup.seats):
        if team[table.TEAM + q] == team[table.TEAM + p]:
            bits |= one << q
    return bits


def strip(s: State, p: i64) -> None:
    """Hand and tableau to the discard, in the order of T-3.5. The whole hand is revealed at once (T-12.4)."""
    face: i64
    zone: i64
    side = table.SIDE * p
    s.open_zone(table.HAND + side, s.setup.everyone)
    s.sight[table.HAND + side] = s.setup.sight[table.HAND + side]
    for face in range(cards.KINDS):
        card = s.find(table.HAND + side, face)
        while card >= 0:
            s.move(card, table.DISCARD)
            card = s.find(table.HAND + side, face)
    for zone in range(table.BREECH, table.ARMOR + 1):
        s.pour(zone + side, table.DISCARD)


def respawn(s: State, p: i64) -> None:
    """T-8.11; marks stay."""
    strip(s, p)
    s.num[table.HP + p] = table.FULL_HP
    s.tell(events.RESPAWNED, p, 0, 0, 0)
    turn.refill(s, p)
    s.num[table.SHIELD + p] = 1


def remove(s: State, p: i64) -> None:
    """A tank leaves the game (T-4.9, T-10.3); the last one, or the last team, wins at once."""
    q: i64
    strip(s, p)
    s.num[table.HP + p] = 0
    s.num[table.OUT + p] = 1
    s.num[table.SHIELD + p] = 0
    s.tell(events.REMOVED, p, 0, 0, 0)
    left: i64 = -1
    rivals = False
    team = s.setup.facts
    for q in range(s.setup.seats):
        if s.num[table.OUT + q] == 0:
            if left >= 0 and team[table.TEAM + q] != team[table.TEAM + left]:
                rivals = True
            left = q
    if not rivals:
        s.finish(allies(s, left))


def concede(s: State, p: i64) -> None:
    """T-10.3, at any moment. What he was doing, or what was being done to him, comes to nothing."""
    s.tell(events.CONCEDED, p, 0, 0, 0)
    prompt = s.prompt
    remove(s, p)
    if s.over:
        return
    if prompt == agenda.ASK_TRIM:  # what follows his end phase is planned already
        if p == s.seat:
            s.prompt = NOTHING
        return
    target = s.a if prompt == agenda.ASK_TOLL else s.b if prompt == agenda.ASK_SMOKE else s.seat
    if p == s.num[table.ACTIVE]:
        s.pour(table.RESOLVING, table.DISCARD)
        s.depth = 0
        s.plan(agenda.TURN, table.left_of(s, p), 0, 0)
        s.prompt = NOTHING
    elif p == target:
        while s.next_step() != agenda.REST:
            s.drop(1)
        s.pour(table.RESOLVING, table.DISCARD)
        s.prompt = NOTHING
    elif p == s.seat:
        s.prompt = NOTHING  # in somebody else's smoke window: as if he had passed


def faults(s: State) -> list[str]:
    """Bounds that hold in every position: hands (T-3.11), breech, hit points, marks, armor."""
    p: i64
    out: list[str] = []
    for p in range(s.setup.seats):
        side = table.SIDE * p
        if s.many(table.HAND + side) > table.limit(s, p):
            out.append(f"P{p + 1} holds {s.many(table.HAND + side)} cards")
        if s.many(table.BREECH + side) > 1 or s.many(table.ARMOR + side) > 6 or s.many(table.SAFETIES + side) > 3:
            out.append(f"P{p + 1} has too much on the table")
        if s.num[table.HP + p] > table.FULL_HP or (
            s.num[table.HP + p] <= 0 and not s.over and s.num[table.OUT + p] == 0
        ):
            out.append(f"P{p + 1} has {s.num[table.HP + p]} HP")
    return out
