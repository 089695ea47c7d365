"""The legal answers to each question, ascending (E-12). Whether one is legal, judge.py and feasible.py say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from fourfold.games.entity import agenda, cards, figures, judge, moves, table
from fourfold.kernel.cells import cells
from fourfold.kernel.packed import vec
from fourfold.kernel.state import State

if TYPE_CHECKING:
    Cells = vec[i64]


def faces_in(s: State, zone: i64, found: Cells) -> i64:
    """The different known faces of a zone, ascending; how many."""
    n: i64 = 0
    all_cards = s.setup.cards
    card = s.above[all_cards + zone]
    while card < all_cards:
        face = s.face[card]
        card = s.above[card]
        k = n
        while k > 0 and found[k - 1] > face:
            k -= 1
        if face < 0 or (k > 0 and found[k - 1] == face):
            continue
        j = n
        while j > k:
            found[j] = found[j - 1]
            j -= 1
        found[k] = face
        n += 1
    return n


def offer(s: State, out: Cells) -> i64:
    prompt = s.prompt
    p = s.seat
    if prompt == agenda.ASK_RESPOND:
        return responses(s, p, out)
    if prompt == agenda.ASK_MAIN:
        return main(s, p, out)
    if prompt == agenda.ASK_BATTLE:
        return attackers(s, p, out)
    if prompt == agenda.ASK_ATTACK:
        return targets_of_attack(s, p, out)
    if prompt == agenda.ASK_SACRIFICE or prompt == agenda.ASK_TRIBUTE:
        return tributes(s, p, out)
    if prompt == agenda.ASK_TARGET:
        return targets(s, out)
    if prompt == agenda.ASK_MAY:
        out[0] = moves.first(s.setup, moves.YES)
        out[1] = moves.first(s.setup, moves.NO)
        return 2
    if prompt == agenda.ASK_PICK:
        return picks(s, p, out)
    return piles(s, p, out)


def main(s: State, p: i64, out: Cells) -> i64:
    i: i64
    n: i64 = 0
    setup = s.setup
    held = cells(s.count[table.HAND + p] + 1)
    kinds = faces_in(s, table.HAND + p, held)
    for i in range(kinds):
        if judge.why_not_summon(s, p, held[i]) == 0:
            out[n] = moves.first(setup, moves.SUMMON) + held[i]
            n += 1
    for i in range(kinds):
        if judge.why_not_set(s, p, held[i]) == 0:
            out[n] = moves.first(setup, moves.SET) + held[i]
            n += 1
    n = from_hand(s, p, held, kinds, out, n)
    n = from_set(s, p, out, n)
    for i in range(2 * table.ROOM):
        place = table.own(p, i)
        if table.face_up(s, place) and judge.why_not_use(s, p, place) == 0:
            out[n] = moves.first(setup, moves.USE) + i
            n += 1
    for i in range(table.ROOM):
        place = table.pawn(p, i)
        if s.count[place] != 0 and judge.why_not_change(s, place) == 0:
            out[n] = moves.first(setup, moves.CHANGE) + i
            n += 1
    if judge.why_no_battle(s) == 0:
        out[n] = moves.first(setup, moves.BATTLE)
        n += 1
    out[n] = moves.first(setup, moves.END)
    return n + 1


def from_hand(s: State, p: i64, held: Cells, kinds: i64, out: Cells, n: i64) -> i64:
    i: i64
    for i in range(kinds):
        if cards.of(s, held[i], cards.KIND) == cards.ACTION:
            if judge.why_not_activate(s, p, held[i], s.find(table.HAND + p, held[i])) == 0:
                out[n] = moves.first(s.setup, moves.ACTIVATE) + held[i]
                n += 1
    return n


def from_set(s: State, p: i64, out: Cells, n: i64) -> i64:
    i: i64
    for i in range(table.ROOM):
        if s.num[table.POS + table.back(p, i)] == table.SET and judge.why_not_open(s, p, table.back(p, i)) == 0:
            out[n] = moves.first(s.setup, moves.OPEN) + i
            n += 1
    return n


def responses(s: State, p: i64, out: Cells) -> i64:
    """E-12.7; from the hand only the turn player (E-7.2)."""
    n: i64 = 0
    if p == s.num[table.ACTIVE] and has_fast(s, p):
        held = cells(s.count[table.HAND + p] + 1)
        n = from_hand(s, p, held, faces_in(s, table.HAND + p, held), out, 0)
    n = from_set(s, p, out, n)
    out[n] = moves.first(s.setup, moves.PASS)
    return n + 1


def has_fast(s: State, p: i64) -> bool:
    facts = s.setup.facts
    face = s.face
    above = s.above
    all_cards = s.setup.cards
    i = all_cards + table.HAND + p
    card = above[i]
    while card < all_cards:
        i = cards.ROWS + cards.ROW * face[card] + cards.SPEED
        if facts[i] == cards.FAST:
            return True
        card = above[card]
    return False


def attackers(s: State, p: i64, out: Cells) -> i64:
    i: i64
    n: i64 = 0
    for i in range(table.ROOM):
        place = table.pawn(p, i)
        if s.count[place] != 0 and judge.why_not_attack(s, place) == 0:
            out[n] = moves.first(s.setup, moves.ATTACK) + i
            n += 1
    out[n] = moves.first(s.setup, moves.FINISH)
    return n + 1


def targets_of_attack(s: State, p: i64, out: Cells) -> i64:
    """E-12.9; who chooses again may also leave it (E-0.7)."""
    i: i64
    n: i64 = 0
    guarding = judge.guards(s, 1 - p)
    for i in range(table.ROOM):
        if judge.why_not_strike(s, p, i, guarding) == 0:
            out[n] = moves.first(s.setup, moves.STRIKE) + i
            n += 1
    if judge.why_not_direct(s, p, s.a) == 0:
        out[n] = moves.first(s.setup, moves.DIRECT)
        n += 1
    if s.b != 0:
        out[n] = moves.first(s.setup, moves.NONE)
        n += 1
    return n


def tributes(s: State, p: i64, out: Cells) -> i64:
    i: i64
    n: i64 = 0
    for i in range(table.ROOM):
        if judge.why_not_tribute(s, p, i) == 0:
            out[n] = moves.first(s.setup, moves.TRIBUTE) + i
            n += 1
    return n


def targets(s: State, out: Cells) -> i64:
    """E-12.5."""
    i: i64
    k: i64
    n: i64 = 0
    for i in range(table.PLACES):
        if judge.why_not_target(s, i) == 0:
            out[n] = moves.first(s.setup, moves.TARGET) + i
            n += 1
    for k in range(table.SEATS):
        zone = table.DISCARD + (s.seat if k == 0 else 1 - s.seat)
        found = cells(s.count[zone] + 1)
        for i in range(faces_in(s, zone, found)):
            if judge.why_not_pile(s, zone, found[i]) == 0:
                out[n] = moves.first(s.setup, moves.PILE) + k * s.setup.facts[cards.FACES] + found[i]
                n += 1
    if judge.why_not_done(s) == 0:
        out[n] = moves.first(s.setup, moves.DONE)
        n += 1
    return n


def picks(s: State, p: i64, out: Cells) -> i64:
    """E-12.10: what matches, and none."""
    i: i64
    n: i64 = 0
    facts = s.setup.facts
    group = facts[s.a + cards.O_GROUP]
    zone = figures.first_zone(facts[group + cards.G_ZONE], p)
    found = cells(s.count[zone] + 1)
    for i in range(faces_in(s, zone, found)):
        if judge.why_not_take(s, p, found[i]) == 0:
            out[n] = moves.first(s.setup, moves.TAKE) + found[i]
            n += 1
    out[n] = moves.first(s.setup, moves.NONE)
    return n + 1


def piles(s: State, p: i64, out: Cells) -> i64:
    """Cards of the hand, or of the Discard Pile, that may be given (E-12.3, E-12.4, E-12.11)."""
    i: i64
    n: i64 = 0
    zone = table.DISCARD + p if s.prompt == agenda.ASK_VOID else table.HAND + p
    first = moves.first(s.setup, moves.VOID if s.prompt == agenda.ASK_VOID else moves.DISCARD)
    found = cells(s.count[zone] + 1)
    for i in range(faces_in(s, zone, found)):
        if judge.why_not_give(s, p, zone, found[i]) == 0:
            out[n] = first + found[i]
            n += 1
    return n
