"""The turn: start, draw, the order of the phases, discard, close (chapter 7, P-1.3 and P-1.5)."""

from __future__ import annotations

from mypy_extensions import i64

from fourfold.games.pmv import agenda, events, table
from fourfold.kernel.cells import bit
from fourfold.kernel.state import State


def starts(s: State, p: i64) -> None:
    """P-7.1 to P-7.3; beyond the cap the game ends instead (P-1.5)."""
    k: i64
    num = s.num
    cap = s.setup.opt[table.TURN_CAP]
    turn = num[table.TURNS]
    if cap > 0 and turn >= cap:
        s.tell(events.CAPPED, -1, turn, 0, 0)
        s.finish(leader(s) if s.setup.opt[table.CAP_SCORE] != 0 else 0)
        return
    num[table.TURNS] = turn + 1
    num[table.ACTIVE] = p
    num[table.RESOURCES + p] = s.setup.opt[table.REFILL]  # P-5.1
    for k in range(table.PLACES):
        num[table.MARK + table.SEATS * k + p] = 0
        num[table.FRESH + table.SEATS * k + p] = 0
    if s.log is not None:
        s.tell(events.TURN, p, turn + 1, table.total_hp(s, p), table.total_hp(s, 1 - p))
    s.plan(agenda.CLOSE, p, 0, 0)
    s.plan(agenda.DISCARD, p, 0, 0)
    if turn > 0:  # the starter's first turn has neither draw nor combat (P-7.2, P-7.4)
        s.plan(agenda.COMBAT, p, 0, 0)
        draw(s, p)
    num[table.PHASE] = agenda.RECRUITING
    recruit(s, p)


def draw(s: State, p: i64) -> None:
    """One card, even above the limit (P-7.2); an empty deck is made of the discard (P-3.6)."""
    if s.many(table.DECK) == 0:
        n = s.many(table.DISCARD)
        if n == 0 or s.setup.opt[table.RESHUFFLE] == 0:
            s.tell(events.NO_CARDS, p, 0, 0, 0)
            return
        s.pour(table.DISCARD, table.DECK)
        s.shuffle(table.DECK)
        s.tell(events.RECYCLED, -1, n, 0, 0)
    s.move(s.top(table.DECK), table.HAND + table.SIDE * p)
    s.tell(events.DREW, p, 1, 0, 0)


def recruit(s: State, p: i64) -> None:
    """As long as there is a card in hand it is asked; ending the phase is always legal (P-7.3, P-7.7)."""
    if s.many(table.HAND + table.SIDE * p) > 0:
        s.ask(agenda.ASK_RECRUIT, p, 0, 0, 0)


def ready(s: State, p: i64) -> i64:
    """Bit per place whose hero may still attack (P-9.1, P-6.9)."""
    num = s.num
    i = table.MARK + p
    idle = num[i]
    i += table.SEATS
    idle |= num[i] << 1
    i += table.SEATS
    idle |= num[i] << 2
    if s.setup.opt[table.SICKNESS] != 0:
        i = table.FRESH + p
        idle |= num[i]
        i += table.SEATS
        idle |= num[i] << 1
        i += table.SEATS
        idle |= num[i] << 2
    return table.heroes(s, p) & ~idle


def combat(s: State, p: i64) -> None:
    """Attack by attack; skipped when none can be made (P-7.4, P-9.8)."""
    s.num[table.PHASE] = agenda.FIGHTING
    if ready(s, p) != 0 and table.heroes(s, 1 - p) != 0:
        s.ask(agenda.ASK_COMBAT, p, 0, 0, 0)


def discard(s: State, p: i64) -> None:
    """P-7.5: down to the limit, one chosen card at a time."""
    if s.many(table.HAND + table.SIDE * p) > table.HAND_LIMIT:
        s.num[table.PHASE] = agenda.DISCARDING
        s.plan(agenda.DISCARD, p, 0, 0)
        s.ask(agenda.ASK_TRIM, p, 0, 0, 0)


def trim(s: State, p: i64, face: i64) -> None:
    card = s.pick(table.HAND + table.SIDE * p, face)
    s.move(card, table.DISCARD)
    s.tell_card(events.TRIMMED, p, 0, 0, card)


def close(s: State, p: i64) -> None:
    """P-7.6: the active player without heroes has lost; the other is not tested (P-1.3)."""
    if table.heroes(s, p) != 0:
        s.plan(agenda.START, 1 - p, 0, 0)
    elif s.num[table.CLASH] != 0 and s.setup.opt[table.CLASH_DRAWN] != 0:
        s.finish(0)
    else:
        s.tell(events.DEFEATED, p, 0, 0, 0)
        s.finish(bit(1 - p))


def settle(s: State, p: i64) -> None:
    """After each attack of p: who has no heroes has lost at once (P-1.3, P-1.4)."""
    mine = table.heroes(s, p)
    theirs = table.heroes(s, 1 - p)
    if mine != 0 and theirs != 0:
        return
    clash = mine == theirs
    if clash:
        s.num[table.CLASH] = 1
        s.tell(events.CLASHED, -1, 0, 0, 0)
    if s.setup.opt[table.AT_END] != 0:
        return
    if clash and s.setup.opt[table.CLASH_DRAWN] != 0:
        s.finish(0)
        return
    loser = p if mine == 0 else 1 - p
    s.tell(events.DEFEATED, loser, 0, 0, 0)
    s.finish(bit(1 - loser))


def leader(s: State) -> i64:
    """P-1.5: more heroes, then more HP in all; else nobody."""
    score: i64 = 0
    k: i64
    for k in range(table.PLACES):
        score += s.many(table.HERO + k) - s.many(table.HERO + table.SIDE + k)
    score = 1000000 * score + table.total_hp(s, 0) - table.total_hp(s, 1)
    return 1 if score > 0 else 2 if score < 0 else 0


def concede(s: State, p: i64) -> None:
    """P-1.6."""
    s.tell(events.CONCEDED, p, 0, 0, 0)
    s.finish(bit(1 - p))
