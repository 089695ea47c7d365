"""What a bot expects of battles, in LP: known figures, means for hidden Pawns, and the attacks that may come."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fourfold.games.entity import agenda, cards, figures, guess, judge, table
from fourfold.kernel.state import ROW, State

WON: Final = 1_000_000
USUAL: Final = 120  # ATK of a Pawn without Tribute (E-15.2): what an opponent can always Summon


# -- what cards on the field are worth --------------------------------------------------------------------------------
def body(atk: i64, wall: i64) -> i64:
    """A Pawn of these figures. It grows faster than they do: the strongest one beats all others, one by one."""
    high = atk if atk > wall * 3 // 4 else wall * 3 // 4
    return 30 + high * high // 100


def skills(v: State, face: i64) -> i64:
    """What a face-up card goes on doing."""
    i = cards.row(face)
    facts = v.setup.facts
    n = facts[i + cards.STATICS] + facts[i + cards.TRIGGERS]
    return 15 * n + 25 if facts[i + cards.IGNITE] != 0 else 15 * n


def printed(v: State, face: i64) -> i64:
    """A card as it is printed."""
    i = cards.row(face)
    facts = v.setup.facts
    if facts[i + cards.KIND] != cards.PAWN:
        return 50 + skills(v, face)
    return body(facts[i + cards.ATK], facts[i + cards.DEF]) + skills(v, face)


def on_place(v: State, place: i64) -> i64:
    """The card on a place."""
    face = table.face_at(v, place)
    if place >= table.BACK:
        return 50 if face < 0 else printed(v, face)
    worth = body(figure(v, place, 0), figure(v, place, 1))
    return worth if face < 0 else worth + skills(v, face)


def figure(v: State, place: i64, column: i64) -> i64:
    """ATK (0) or DEF (1) of the Pawn there; of a hidden one the mean."""
    face: i64
    if table.face_up(v, place):
        return figures.current(v, place, column)
    face = table.face_at(v, place)
    if face >= 0:
        return cards.of(v, face, cards.ATK + column)
    total: i64 = 0
    many: i64 = 0
    for face in range(v.setup.facts[cards.FACES]):
        n = copies(v, place, face)
        many += n
        total += n * cards.of(v, face, cards.ATK + column)
    return total // many if many > 0 else USUAL


def figure_now(v: State, place: i64, pos: i64) -> i64:
    """The figure that counts in this position (E-5.1)."""
    column: i64 = 1
    if pos == table.ATTACK:
        column = 0
    return figure(v, place, column)


def copies(v: State, place: i64, face: i64) -> i64:
    """How often a face may be what lies hidden there: as the deck list says, if it is open, else any card may."""
    if not guess.fits(v, place, face):
        return 0
    if not v.setup.public_lists:
        return 1
    return v.setup.stock[table.owner(place) * v.setup.facts[cards.FACES] + face]


# -- battles ----------------------------------------------------------------------------------------------------------
def hurt(v: State, q: i64, n: i64) -> i64:
    """So much damage to player q: the last LP are the game."""
    i = table.LP + q
    return n if n < v.num[i] else WON


def exchange(v: State, q: i64, atk: i64, other: i64, pos: i64, mine: i64, theirs: i64, bits: i64) -> i64:
    """What an attack on a Pawn of player q brings the attacker (E-6.7 to E-6.9); `mine` and `theirs` is at stake."""
    if pos == table.ATTACK:
        if atk > other:
            return hurt(v, q, atk - other) + theirs
        if atk < other:
            return -hurt(v, 1 - q, other - atk) - mine
        return theirs - mine if atk > 0 else 0
    if atk > other:
        return theirs + hurt(v, q, atk - other) if bits & cards.PIERCE != 0 else theirs
    return -hurt(v, 1 - q, other - atk) if atk < other else 0


def against(v: State, place: i64, atk: i64, mine: i64, bits: i64) -> i64:
    """An attack on the Pawn there; on a hidden one the mean over all that it may be."""
    face: i64
    q = table.owner(place)
    pos = v.num[table.POS + place]
    theirs = on_place(v, place)
    if figures.keywords(v, place) & cards.NO_BATTLE_DESTROY != 0:
        theirs = 0
    if table.face_at(v, place) >= 0:
        return exchange(v, q, atk, figure_now(v, place, pos), pos, mine, theirs, bits)
    total: i64 = 0
    many: i64 = 0
    for face in range(v.setup.facts[cards.FACES]):
        n = copies(v, place, face)
        if n > 0:
            many += n
            total += n * exchange(v, q, atk, cards.of(v, face, cards.DEF), pos, mine, theirs, bits)
    return total // many if many > 0 else 0


def best_blow(v: State, p: i64, atk: i64, mine: i64, bits: i64) -> i64:
    """The best attack that a Pawn of player p with these figures could make now; 0 for none."""
    k: i64
    q = 1 - p
    best: i64 = 0
    if bits & cards.CANNOT_ATTACK != 0:
        return 0
    if bits & cards.DIRECT != 0 or table.pawns(v, q) == 0:
        best = hurt(v, q, atk)
    guarding = judge.guards(v, q)
    for k in range(table.ROOM):
        if judge.why_not_strike(v, p, k, guarding) == 0:
            n = against(v, table.pawn(q, k), atk, mine, bits)
            if n > best:
                best = n
    return best


def blow_from(v: State, p: i64, place: i64) -> i64:
    """The best attack of the Pawn there, if it turns to Attack Position or lies so."""
    return best_blow(v, p, figure(v, place, 0), on_place(v, place), figures.keywords(v, place))


def may_attack(v: State, p: i64, place: i64) -> bool:
    """Can the Pawn there attack in this turn, as it lies?"""
    return battle_comes(v, p) and judge.why_not_attack(v, place) == 0


def battle_comes(v: State, p: i64) -> bool:
    num = v.num
    return num[table.ACTIVE] == p and num[table.PHASE] <= agenda.BATTLE and num[table.TURN] > 1


# -- what the opponent may do -----------------------------------------------------------------------------------------
def threat(v: State, p: i64) -> i64:
    """The highest ATK that may attack player p next."""
    k: i64
    most: i64 = 0
    for k in range(table.ROOM):
        place = table.pawn(1 - p, k)
        if v.count[place] != 0 and figures.keywords(v, place) & cards.CANNOT_ATTACK == 0:
            atk = figure(v, place, 0)
            if atk > most:
                most = atk
    return most


def standing(v: State, p: i64, atk: i64, wall: i64, pos: i64, mine: i64) -> i64:
    """What lying so is worth to player p's Pawn when the opponent's turn comes: pressure, less what he may do to it."""
    own = atk if pos == table.ATTACK else wall
    now = exchange(v, p, threat(v, p), own, pos, USUAL, mine, 0)
    soon = exchange(v, p, USUAL, own, pos, USUAL, mine, 0) // 2
    loss = now if now > soon else soon
    pressure = atk // 6 if pos == table.ATTACK else wall // 20
    return pressure - loss if loss > 0 else pressure


def standing_there(v: State, p: i64, place: i64, pos: i64) -> i64:
    return standing(v, p, figure(v, place, 0), figure(v, place, 1), pos, on_place(v, place))


# -- the attack that was declared -------------------------------------------------------------------------------------
def under_attack(v: State) -> bool:
    """Is there an attack whose result is still open?"""
    i = v.depth - ROW
    while i >= 0 and v.todo[i] != agenda.STRIKE:
        i -= ROW
    return i >= 0 and v.num[table.CANCELLED] == 0 and table.still(v, v.num[table.ATTACKER], v.num[table.ATTACKER + 1])


def attacks(v: State, place: i64) -> bool:
    return under_attack(v) and v.where[v.num[table.ATTACKER]] == place


def is_attacked(v: State, place: i64) -> bool:
    return under_attack(v) and v.num[table.STRAIGHT] == 0 and v.where[v.num[table.TARGET]] == place


def outcome(v: State, p: i64, more_atk: i64, more_other: i64, turned: bool) -> i64:
    """What the declared attack brings player p, if the figures change so and the Pawn attacked turns or not."""
    num = v.num
    place = v.where[num[table.ATTACKER]]
    q = 1 - num[table.ACTIVE]
    atk = figures.current(v, place, 0) + more_atk
    total: i64 = 0
    if num[table.STRAIGHT] != 0:
        total = hurt(v, q, atk)
    elif table.still(v, num[table.TARGET], num[table.TARGET + 1]):
        target = v.where[num[table.TARGET]]
        pos = num[table.POS + target]
        if turned:
            pos = table.ATTACK + table.DEFENSE - pos
        other = figure_now(v, target, pos) + more_other
        total = exchange(v, q, atk, other, pos, on_place(v, place), on_place(v, target), figures.keywords(v, place))
    return -total if p == q else total


def change(v: State, p: i64, more_atk: i64, more_other: i64, turned: bool) -> i64:
    """What such a change is worth to player p."""
    return outcome(v, p, more_atk, more_other, turned) - outcome(v, p, 0, 0, False)
