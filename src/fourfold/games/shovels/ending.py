"""Defeat, elimination, stalemate, concession, victory (chapters 6.7 and 9)."""

from __future__ import annotations

from mypy_extensions import i64

from fourfold.games.shovels import agenda, events, table
from fourfold.kernel.state import NOTHING, State


def strip(s: State, q: i64, upto: i64) -> i64:
    """Cards from the top of a stack to the discard, `upto` the last one; all of them if it is not there (S-6.4)."""
    n: i64 = 0
    stack = table.STACK + table.SIDE * q
    while s.count[stack] != 0:
        card = s.top(stack)
        s.move(card, table.DISCARD)
        n += 1
        if card == upto:
            break
    return n


def clear(s: State, q: i64) -> None:
    """The stack goes to the discard, top first, then the face; the slot is empty (S-6.7)."""
    strip(s, q, -1)
    s.move(s.top(table.FACE + table.SIDE * q), table.DISCARD)
    s.num[table.TAPPED + q] = 0


def defeat(s: State, q: i64, how: i64) -> None:
    """S-6.7; a player without a character is out at once, the last one wins at once (S-9.3, S-9.4)."""
    p = table.owner(s, q)
    num = s.num
    face = table.face_of(s, q)
    clear(s, q)
    num[table.CHARS + p] -= 1
    num[table.DEFEATS] += 1
    s.tell(events.DEFEATED, p, face, how, num[table.ACTIVE])
    if num[table.CHARS + p] == 0:
        s.tell(events.ELIMINATED, p, 0, 0, 0)
        if table.players(s) == 1:
            s.finish(living(s))


def living(s: State) -> i64:
    """Bit per seat in the game."""
    p: i64
    one: i64 = 1
    bits: i64 = 0
    for p in range(s.setup.seats):
        if s.num[table.CHARS + p] != 0:
            bits |= one << p
    return bits


def stalemate(s: State) -> None:
    """S-9.6, S-9.7. Those who share a draw have won nothing if that is the whole table."""
    s.tell(events.STALEMATE, -1, s.num[table.TURNS], s.num[table.CALM], 0)
    won = leaders(s) if s.setup.opt[table.MOST_CHARACTERS] != 0 else living(s)
    s.finish(0 if won == s.setup.everyone >> 1 else won)


def leaders(s: State) -> i64:
    """S-9.7: most characters, then the highest sum of the stacks; ties share."""
    p: i64
    c: i64
    one: i64 = 1
    won: i64 = 0
    best: i64 = 0
    facts = s.setup.facts
    slots = facts[table.SLOTS]
    for p in range(s.setup.seats):
        score = s.num[table.CHARS + p] * 10000
        if score == 0:
            continue
        for c in range(slots):
            stack = table.STACK + table.SIDE * (p * slots + c)
            card = s.above[s.seam(stack)]
            while card < s.setup.cards:
                i = table.VALUE + s.face[card]
                score += facts[i]
                card = s.above[card]
        if score > best:
            best = score
            won = 0
        if score == best:
            won |= one << p
    return won


def concede(s: State, p: i64) -> None:
    """S-9.8, at any moment. What he was doing, or what was being done to him, comes to nothing."""
    c: i64
    num = s.num
    if s.over or num[table.CHARS + p] == 0:
        return
    s.tell(events.CONCEDED, p, 0, 0, 0)
    facts = s.setup.facts
    slots = facts[table.SLOTS]
    if p == num[table.ACTIVE]:  # what is on its way goes first, in the order in which it would have gone
        s.pour(facts[table.HELD] + p, table.DISCARD)
        s.pour(table.HAND, table.DISCARD)
        s.pour(table.BOUGHT, table.DISCARD)
        s.pour(table.GRAVE, table.DISCARD)
        s.pour(table.ASIDE, table.DISCARD)
        num[table.COINS] = 0
        for c in range(table.HITS):
            num[table.NAMED + c] = 0
    for c in range(slots):
        q = p * slots + c
        if s.count[table.FACE + table.SIDE * q] != 0:
            clear(s, q)
    num[table.CHARS + p] = 0
    num[table.DEFEATS] += 1
    s.tell(events.ELIMINATED, p, 0, 0, 0)
    if table.players(s) == 1:
        s.finish(living(s))
        return
    prompt = s.prompt
    if p == num[table.ACTIVE]:
        s.depth = 0
        s.plan(agenda.DRAFT_END if num[table.PHASE] == 1 else agenda.TURN_END, p, 0, 0)
        s.prompt = NOTHING
    elif prompt == agenda.ASK_SHIELD and table.owner(s, s.a) == p:
        s.prompt = NOTHING
    elif prompt == agenda.ASK_TARGET and s.c != agenda.BY_CLUBS and not table.strike_target(s, num[table.ACTIVE]):
        take_back(s)


def take_back(s: State) -> None:
    """S-9.8: nobody is left to strike at, so the question that the strike answered is asked again."""
    if s.c == agenda.BY_DUG_STRIKE:
        s.ask(agenda.ASK_DIG, s.seat, s.a, s.many(table.STACK + table.SIDE * s.a), 0)
        return
    prompt: i64 = agenda.ASK_BATTLE
    if s.next_step() == agenda.AGAIN:
        s.drop(1)
    elif s.num[table.STRUCK] != 0:  # the extra strike after the action (S-0.10)
        prompt = agenda.ASK_EXTRA
    s.num[table.STRUCK] = 0
    s.ask(prompt, s.seat, 0, 0, 0)


def faults(s: State) -> list[str]:
    """A character is one face card with number cards upon it; nothing is on its way between turns."""
    p: i64
    c: i64
    facts = s.setup.facts
    slots = facts[table.SLOTS]
    for p in range(s.setup.seats):
        there: i64 = 0
        for c in range(slots):
            q = p * slots + c
            n = s.many(table.FACE + table.SIDE * q)
            there += n
            if n > 1 or (n == 1 and table.level_of(s, q) == 0):
                return [f"character {q} has {n} faces, or a number card for a face"]
            if n == 0 and (s.many(table.STACK + table.SIDE * q) > 0 or s.num[table.TAPPED + q] != 0):
                return [f"character {q} is not there, but its stack is, or it is tapped"]
        if there != s.num[table.CHARS + p]:
            return [f"P{p + 1} has {there} characters and counts {s.num[table.CHARS + p]}"]
        held = s.many(facts[table.HELD] + p)
        if held > 0 and (p != s.num[table.ACTIVE] or s.num[table.PHASE] == 2):
            return [f"P{p + 1} holds {held} cards out of his turn"]
    on_the_way = s.many(table.BOUGHT) + s.many(table.GRAVE) + s.many(table.ASIDE) + s.many(table.HAND)
    if s.prompt == agenda.ASK_BATTLE and (on_the_way > 0 or s.num[table.COINS] > 0):
        return ["cards or coins are left over from the last turn"]
    return []
