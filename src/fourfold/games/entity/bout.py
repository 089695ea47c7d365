"""What a bot expects of battles, in LP: figures that are known, guesses for Set Pawns, attacks that may come."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fourfold.games.entity import agenda, cards, effects, figures, guess, judge, table
from fourfold.kernel.state import State

WON: Final = 1_000_000
USUAL: Final = 120  # ATK of a Pawn that needs no Tribute (E-15.2): what an opponent can always Summon


# -- bodies -----------------------------------------------------------------------------------------------------------
def body(atk: i64, wall: i64) -> i64:
    """A Pawn of these figures. It grows faster than they do: the strongest one beats all the others, one by one."""
    high = atk if atk > wall * 3 // 4 else wall * 3 // 4
    return 30 + high * high // 100


def printed(v: State, face: i64) -> i64:
    """A card of that face on the field: its body, and a little for what it does there."""
    i = cards.row(face)
    facts = v.setup.facts
    worth = 15 * (facts[i + cards.STATICS] + facts[i + cards.TRIGGERS])
    if facts[i + cards.IGNITE] != 0:
        worth += 25
    if facts[i + cards.KIND] != cards.PAWN:
        return worth + 50
    return worth + body(facts[i + cards.ATK], facts[i + cards.DEF])


def on_place(v: State, place: i64) -> i64:
    """The card on a place."""
    face = table.face_at(v, place)
    if place >= table.BACK:
        return 50 if face < 0 else printed(v, face)
    if face < 0:
        return body(figure(v, place, 0), figure(v, place, 1))
    i = cards.row(face)
    facts = v.setup.facts
    return (
        printed(v, face)
        - body(facts[i + cards.ATK], facts[i + cards.DEF])
        + body(figure(v, place, 0), figure(v, place, 1))
    )


def figure(v: State, place: i64, column: i64) -> i64:
    """ATK (0) or DEF (1) of the Pawn there; of one that is hidden the mean."""
    face: i64
    if table.face_up(v, place):
        return figures.current(v, place, column)
    known = table.face_at(v, place)
    if known >= 0:
        return cards.of(v, known, cards.ATK + column)
    total: i64 = 0
    many: i64 = 0
    for face in range(v.setup.facts[cards.FACES]):
        n = copies(v, place, face)
        many += n
        total += n * cards.of(v, face, cards.ATK + column)
    return total // many if many > 0 else USUAL


def copies(v: State, place: i64, face: i64) -> i64:
    """How often a face may lie Set there: as the deck list says, if it is open, else any card of the set."""
    if not guess.fits(v, place, face):
        return 0
    if not v.setup.public_lists:
        return 1
    return v.setup.stock[table.owner(place) * v.setup.facts[cards.FACES] + face]


# -- damage and battles -----------------------------------------------------------------------------------------------
def hurt(v: State, q: i64, n: i64) -> i64:
    """So much damage to a player: the last LP are the game."""
    i = table.LP + q
    return n if n < v.num[i] else WON


def exchange(v: State, q: i64, atk: i64, other: i64, pos: i64, mine: i64, theirs: i64, bits: i64) -> i64:
    """What an attack with so much ATK on a Pawn of player q brings; `mine` and `theirs` is what the Pawns are worth."""
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
    """An attack on the Pawn there; of a hidden one the mean of all that it may be."""
    face: i64
    q = table.owner(place)
    theirs = on_place(v, place)
    pos = v.num[table.POS + place]
    if pos != table.SET or table.face_at(v, place) >= 0:
        if figures.keywords(v, place) & cards.NO_BATTLE_DESTROY != 0:
            theirs = 0
        return exchange(v, q, atk, figure(v, place, 0 if pos == table.ATTACK else 1), pos, mine, theirs, bits)
    total: i64 = 0
    many: i64 = 0
    for face in range(v.setup.facts[cards.FACES]):
        n = copies(v, place, face)
        if n > 0:
            many += n
            total += n * exchange(v, q, atk, cards.of(v, face, cards.DEF), pos, mine, theirs, bits)
    return total // many if many > 0 else 0


def best_blow(v: State, p: i64, atk: i64, mine: i64, bits: i64) -> i64:
    """The best attack of player p's Pawn with these figures, now; 0 for none."""
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


def battle_comes(v: State, p: i64) -> bool:
    """Can player p still attack this turn?"""
    num = v.num
    return num[table.ACTIVE] == p and num[table.PHASE] <= agenda.BATTLE and num[table.TURN] > 1


# -- what the opponent may do -----------------------------------------------------------------------------------------
def threat(v: State, p: i64) -> i64:
    """The highest ATK that may attack player p's Pawns next."""
    k: i64
    q = 1 - p
    most: i64 = 0
    for k in range(table.ROOM):
        place = table.pawn(q, k)
        if v.count[place] != 0 and figures.keywords(v, place) & cards.CANNOT_ATTACK == 0:
            atk = figure(v, place, 0)
            if atk > most:
                most = atk
    return most


def standing(v: State, p: i64, atk: i64, wall: i64, pos: i64, mine: i64) -> i64:
    """What it is worth that player p's Pawn lies so while the opponent is to come: pressure, less what he may do."""
    own = atk if pos == table.ATTACK else wall
    now = exchange(v, p, threat(v, p), own, pos, USUAL, mine, 0)
    soon = exchange(v, p, USUAL, own, pos, USUAL, mine, 0) // 2
    loss = now if now > soon else soon
    worth = atk // 6 if pos == table.ATTACK else wall // 20
    return worth - loss if loss > 0 else worth


# -- the attack that was declared -------------------------------------------------------------------------------------
def under_attack(v: State) -> bool:
    """Is there an attack whose result is still open?"""
    i = v.depth - 4
    while i >= 0:
        if v.todo[i] == agenda.STRIKE:
            return v.num[table.CANCELLED] == 0 and table.still(v, v.num[table.ATTACKER], v.num[table.ATTACKER + 1])
        i -= 4
    return False


def outcome(v: State, p: i64, more_atk: i64, more_other: i64, pos: i64) -> i64:
    """What the declared attack will bring player p, if the figures change so and the target lies so (0: as it does)."""
    num = v.num
    attacker = v.where[num[table.ATTACKER]]
    turn_player = num[table.ACTIVE]
    atk = figures.current(v, attacker, 0) + more_atk
    total: i64 = 0
    if num[table.STRAIGHT] != 0:
        total = hurt(v, 1 - turn_player, atk)
    elif table.still(v, num[table.TARGET], num[table.TARGET + 1]):
        place = v.where[num[table.TARGET]]
        if pos == 0:
            pos = num[table.POS + place]
        other = figure(v, place, 0 if pos == table.ATTACK else 1) + more_other
        bits = figures.keywords(v, attacker)
        mine = on_place(v, attacker)
        total = exchange(v, 1 - turn_player, atk, other, pos, mine, on_place(v, place), bits)
    if effects.prevented(v, 1 - turn_player, cards.NO_BATTLE_DAMAGE) and total > 0 and num[table.STRAIGHT] != 0:
        total = 0
    return total if p == turn_player else -total
