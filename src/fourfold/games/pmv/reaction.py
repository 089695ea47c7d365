"""The defender's window: at most one card, no answer to it (P-9.5, P-8.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from fourfold.games.pmv import attack, cards, events, moves, recruit, table
from fourfold.kernel.packed import vec
from fourfold.kernel.state import State

if TYPE_CHECKING:
    Cells = vec[i64]


def useful(s: State, q: i64, t: i64, effect: i64) -> bool:
    """Could a reactive card with this effect change something?"""
    num = s.num
    if effect == cards.REDUCE:
        return num[table.PENDING] > 0
    if effect == cards.CANCEL:
        return num[table.CRIT] != 0
    i = table.HP + table.SEATS * t + q
    return num[table.PENDING] >= num[i]


def offer(s: State, q: i64, t: i64, out: Cells) -> i64:
    n: i64 = 0
    m: i64 = 0
    i: i64
    num = s.num
    facts = s.setup.facts
    i = table.RESOURCES + q
    most = num[i]
    if most >= facts[cards.CHEAPEST + 1]:
        if num[table.PENDING] > 0 or num[table.CRIT] != 0:  # after a miss no reactive card does anything
            n = recruit.spread(s, q, cards.REACTIVE, cards.HEALING, most, cards.REACT, -1, out, n)
            first = facts[cards.MOVE_AT + moves.REACT]
            face = facts[cards.KIND_AT + cards.REACTIVE]
            for i in range(n):
                move = out[i]
                k = cards.ROWS + cards.ROW * (face + move - first) + cards.EFFECT
                if useful(s, q, t, facts[k]):
                    out[m] = move
                    m += 1
            n = m
        n = recruit.spread(s, q, cards.COUNTERATTACK, cards.COUNTERATTACK + 1, most, cards.REACT, -1, out, n)
        hurt = recruit.wounded(s, q)
        if hurt != 0:
            n = recruit.spread(s, q, cards.HEALING, cards.COUNTERATTACK, most, cards.REACT, hurt, out, n)
    out[n] = facts[cards.MOVE_AT + moves.PASS]
    return n + 1


def act(s: State, q: i64, a: i64, t: i64, move: i64) -> None:
    facts = s.setup.facts
    if move == facts[cards.MOVE_AT + moves.PASS]:
        s.tell(events.PASSED, q, 0, 0, 0)
        return
    reactives = facts[cards.MOVE_AT + moves.REACT]
    counters = facts[cards.MOVE_AT + moves.COUNTER]
    heals = facts[cards.MOVE_AT + moves.TREAT]
    if move >= heals:
        k = (move - heals) % table.PLACES
        recruit.treat(s, q, facts[cards.KIND_AT + cards.HEALING] + (move - heals) // table.PLACES, k)
        return
    counterattack = move >= counters
    face = facts[cards.KIND_AT + cards.REACTIVE] + move - reactives
    if counterattack:
        face = facts[cards.KIND_AT + cards.COUNTERATTACK] + move - counters
    card = recruit.pay(s, q, face)
    s.move(card, table.DISCARD)
    i = cards.ROWS + cards.ROW * face + cards.AMOUNT
    amount = facts[i]
    if counterattack:
        s.tell_card(events.COUNTERED, q, amount, t + 1, card)
        attack.counter(s, q, a, t, amount)
        return
    s.tell_card(events.REACTED, q, 0, 0, card)
    i = cards.ROWS + cards.ROW * face + cards.EFFECT
    soften(s, q, t, facts[i], amount)


def soften(s: State, q: i64, t: i64, effect: i64, amount: i64) -> None:
    num = s.num
    before = num[table.PENDING]
    after = before - amount
    told: i64 = events.REDUCED
    if effect == cards.CANCEL:  # it stays a hit, and nothing asks any more what kind of hit
        after = before - num[table.BONUS]
        told = events.CALMED
    elif effect == cards.PREVENT:  # the target ends with 1 HP
        after = num[table.HP + table.SEATS * t + q] - 1
        told = events.SAVED
    if after < 0:
        after = 0
    num[table.PENDING] = after
    s.tell(told, q, before, after, 0)
