"""What may be answered at each question, ascending in the move space (S-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from fourfold.games.shovels import agenda, attack, battle, creation, heroes, moves, shop, table
from fourfold.kernel.packed import vec
from fourfold.kernel.state import State

if TYPE_CHECKING:
    Cells = vec[i64]


def offer(s: State, out: Cells) -> i64:
    prompt = s.prompt
    p = s.seat
    if prompt == agenda.ASK_BATTLE:
        return offer_battle(s, p, out)
    if prompt == agenda.ASK_PLAY or prompt == agenda.ASK_PLACE:
        return offer_places(s, p, prompt, out)
    if prompt == agenda.ASK_DRAW:
        n: i64 = 0
        out[0] = moves.DECK
        if creation.may_draw_deck(s):
            n = 1
        out[n] = moves.DISCARD
        if creation.may_draw_discard(s):
            n += 1
        return n
    if prompt == agenda.ASK_DRAW_AGAIN:
        n = 0
        out[0] = moves.DECK
        if s.many(table.DECK) > 0:
            n = 1
        out[n] = moves.DISCARD
        if creation.may_draw_discard_again(s):
            n += 1
        return n
    if prompt == agenda.ASK_DISCARD:
        out[0] = moves.HELD
        out[1] = moves.HELD + 1
        return 2
    if prompt == agenda.ASK_LIFTING or prompt == agenda.ASK_DIG_SUIT:
        return offer_suits(s, s.a, prompt == agenda.ASK_LIFTING, out)
    if prompt == agenda.ASK_TARGET or prompt == agenda.ASK_HEROES:
        return offer_targets(s, p, prompt, out)
    return offer_tail(s, p, prompt, s.setup.facts[table.TAIL], out)


def offer_battle(s: State, p: i64, out: Cells) -> i64:
    """S-5.1, and S-9.1 if nothing else is legal."""
    c: i64
    n: i64 = 0
    slots = s.setup.facts[table.SLOTS]
    first = p * slots
    last = first + slots
    m = moves.BATTLE + slots
    for c in range(first, last):
        out[n] = m
        if table.may_lift(s, c):
            n += 1
        m += 1
    for c in range(first, last):
        out[n] = m
        if table.may_tap(s, c):
            n += 1
        m += 1
    n = offer_strikes(s, p, m, out, n)
    m += slots
    if n == 0:
        for c in range(first, last):
            out[n] = m
            if s.count[table.FACE + table.SIDE * c] != 0:
                n += 1
            m += 1
    return n


def offer_strikes(s: State, p: i64, m: i64, out: Cells, n: i64) -> i64:
    """S-8.4; with strike_extra once in a turn (S-0.10)."""
    c: i64
    bare: i64 = 0
    slots = s.setup.facts[table.SLOTS]
    q = p * slots
    for c in range(slots):
        if table.is_bare(s, q):
            bare += 1
        q += 1
    if bare == 0 or s.num[table.STRUCK] != 0 or not table.strike_target(s, p):
        return n
    q = p * slots
    for c in range(slots):
        out[n] = m
        if table.is_bare(s, q):
            n += 1
        q += 1
        m += 1
    return n


def offer_places(s: State, p: i64, prompt: i64, out: Cells) -> i64:
    """S-3.7, S-7.3, S-11.1."""
    c: i64
    n: i64 = 0
    facts = s.setup.facts
    slots = facts[table.SLOTS]
    q = p * slots
    creating = prompt == agenda.ASK_PLAY
    zone: i64 = table.BOUGHT
    if creating:
        zone = facts[table.HELD] + p
    face = s.face[s.top(zone)]
    i = table.LEVEL + face
    number = facts[i] == 0
    if number or creating:  # no rank condition
        if number or s.setup.opt[table.MASS] == 0:
            for c in range(slots):
                out[n] = moves.SLOT + c
                if s.count[table.FACE + table.SIDE * (q + c)] != 0:
                    n += 1
        if number:
            return n
    else:
        for c in range(slots):
            out[n] = moves.SLOT + c
            if table.may_place_on(s, q + c, face):
                n += 1
    out[n] = moves.NEW + slots
    if table.may_place_new(s, p, face) and (not creating or s.setup.opt[table.MASS] != 0):
        n += 1
    out[n] = moves.SCRAP + slots
    if creating or s.a == agenda.FROM_TOP:
        n += 1
    return n


def offer_suits(s: State, q: i64, lifting: bool, out: Cells) -> i64:
    """S-5.3, S-5.4."""
    k: i64
    n: i64 = 0
    m = moves.MORE + moves.MORE_C * s.setup.facts[table.SLOTS]
    out[0] = m
    if lifting and s.count[table.STACK + table.SIDE * q] != 0:
        n = 1
    suits = battle.suits_in_hand(s)
    m += moves.SUIT - moves.MORE
    for k in range(4):
        out[n] = m + k
        n += (suits >> k) & 1
    return n


def offer_targets(s: State, p: i64, prompt: i64, out: Cells) -> i64:
    """S-6.2, S-8.4, S-8.5."""
    n: i64 = 0
    facts = s.setup.facts
    slots = facts[table.SLOTS]
    m = moves.TARGET + moves.MORE_C * slots
    last = facts[table.TAIL]
    how = s.c
    q = attack.target_of(s, p, 0)
    total = s.setup.seats * slots
    while m < last:
        out[n] = m
        if s.count[table.FACE + table.SIDE * q] != 0:
            if prompt == agenda.ASK_HEROES:
                if not heroes.is_named(s, q, how):
                    n += 1
            elif how == agenda.BY_CLUBS or attack.may_target(s, p, q, how):
                n += 1
        m += 1
        q += 1
        if q == total:
            q = 0
    if prompt == agenda.ASK_HEROES and how > 0:
        out[n] = last + moves.STOP
        n += 1
    return n


def offer_tail(s: State, p: i64, prompt: i64, last: i64, out: Cells) -> i64:
    """The questions whose answers lie after the targets."""
    k: i64
    n: i64 = 1
    if prompt == agenda.ASK_SHIELD:
        out[0] = last + moves.SHIELD
        out[1] = last + moves.DECLINE
        return 2
    if prompt == agenda.ASK_EXTRA:
        n = offer_strikes(s, p, moves.BATTLE + 3 * s.setup.facts[table.SLOTS], out, 0)
        out[n] = last + moves.STOP
        return n + 1
    out[0] = last + moves.STOP
    if prompt == agenda.ASK_SHOP:
        for k in range(table.ROWS):
            out[n] = last + moves.ROW + k
            if shop.may_buy(s, p, k):
                n += 1
        out[n] = last + moves.REFRESH
        if s.num[table.COINS] >= table.REFRESH_PRICE:
            n += 1
    elif prompt == agenda.ASK_FREE:
        for k in range(table.ROWS):
            out[n] = last + moves.ROW + k
            if heroes.may_take(s, p, k):
                n += 1
        out[n] = last + moves.TOP
        if heroes.may_turn(s):
            n += 1
    elif prompt == agenda.ASK_DIG:
        if s.b > 0:
            out[1] = last + moves.TAKE
            out[2] = last + moves.SKIP
            n = 3
        out[n] = last + moves.DIG_STRIKE
        if battle.may_dig_strike(s, p, s.a, s.b):
            n += 1
    else:
        for k in range(s.many(table.GRAVE)):
            out[n] = last + moves.CARD + k
            if heroes.may_keep(s, p, k):
                n += 1
    return n
