"""Windows, the chain, and its resolution from the last link on (E-8, E-9)."""

from __future__ import annotations

from mypy_extensions import i64

from fourfold.games.entity import activate, agenda, cards, effects, events, field, happen, moves, table, triggers
from fourfold.kernel.state import NOBODY, State


# -- windows ----------------------------------------------------------------------------------------------------------
def could_respond(s: State, p: i64) -> bool:
    """By public knowledge alone (E-8.4)."""
    return table.has_set(s, p) or (p == s.num[table.ACTIVE] and s.count[table.HAND + p] > 0)


def window(s: State, p: i64, passes: i64) -> None:
    """Two passes in a row close it (E-8.2)."""
    while passes < 2:
        if could_respond(s, p):
            s.ask(agenda.ASK_RESPOND, p, 0, passes, 0)
            return
        p = 1 - p
        passes += 1
    happen.forget(s)


def build(s: State, p: i64, passes: i64) -> None:
    """Two passes in a row start the resolution (E-8.1)."""
    while passes < 2:
        if could_respond(s, p):
            s.ask(agenda.ASK_RESPOND, p, 1, passes, 0)
            return
        p = 1 - p
        passes += 1


def respond(s: State, p: i64, building: i64, passes: i64, move: i64) -> None:
    if move == moves.first(s.setup, moves.PASS):
        if building != 0:
            build(s, 1 - p, passes + 1)
        else:
            window(s, 1 - p, passes + 1)
        return
    if building == 0:  # the window is asked again from the start, with what happens now in its batch
        s.num[table.BUSY] = 1
        s.plan(agenda.WINDOW, 1 - s.num[table.ACTIVE], 0, 0)
        s.plan(agenda.SETTLE, 1, 0, 0)
        s.plan(agenda.RESOLVE, 0, 0, 0)
    kind = moves.kind(s.setup, move)
    play(s, p, kind, move - moves.first(s.setup, kind))


def play(s: State, p: i64, kind: i64, what: i64) -> None:
    """An Action from the hand, or a Set card."""
    card: i64 = 0
    if kind == moves.ACTIVATE:
        card = s.pick(table.HAND + p, what)
    else:
        card = table.card_at(s, table.back(p, what))
    effect = cards.of(s, s.face[card], cards.PLAY)
    row: i64 = NOBODY
    if s.setup.facts[effect + cards.E_ON] >= 0:
        row = happen.awaited(s, effect, p)
    activate.play(s, p, card, row)


# -- checkpoint (E-9.1) -----------------------------------------------------------------------------------------------
def settle(s: State, waiting: i64) -> None:
    """State checks, then the next trigger as its own chain; when none is left, the window."""
    num = s.num
    untie(s)
    row = triggers.following(s)
    if row >= 0:
        s.plan(agenda.SETTLE, waiting, 0, 0)
        s.plan(agenda.RESOLVE, 0, 0, 0)
        activate.begin(s, num[row], num[row + 1], num[row + 2], num[row + 3], num[row + 4])
        return
    if waiting == 0:
        if num[table.STIRRED] != 0:
            num[table.STIRRED] = 0
            window(s, 1 - num[table.ACTIVE], 0)
        else:
            happen.forget(s)
    num[table.STIRRED] = 0


def untie(s: State) -> None:
    """A Lingering card whose Pawn left the field, or was never there, goes to the Discard Pile (E-10.2)."""
    k: i64
    for k in range(2 * table.ROOM):
        if s.num[table.TIED + k] < 0:
            card = table.card_at(s, table.BACK + k)
            s.tell_card(events.UNTIED, table.owner_of(s, card), 0, 0, card)
            field.to_discard(s, card)


# -- resolution (E-8.7) -----------------------------------------------------------------------------------------------
def resolve(s: State) -> None:
    """The last link: unless it was negated, its operations in order."""
    num = s.num
    if num[table.LINKS] == 0:
        return
    at = table.LINK + table.LINK_ROW * (num[table.LINKS] - 1)
    activate.tell_link(s, at, events.RESOLVES, num[table.LINKS], num[at + table.L_NEGATED])
    s.plan(agenda.PERFORM, 0, 0, 0)


def perform(s: State, k: i64) -> None:
    """The k-th operation of the last link; after the last one the card goes to its pile."""
    num = s.num
    facts = s.setup.facts
    at = table.LINK + table.LINK_ROW * (num[table.LINKS] - 1)
    effect = num[at + table.L_EFFECT]
    if k < facts[effect + cards.E_OPS + 1] and num[at + table.L_NEGATED] == 0 and alive(s, at):
        s.plan(agenda.PERFORM, k + 1, 0, 0)
        effects.do(s, at, facts[effect + cards.E_OPS] + cards.OP * k)
        return
    finish(s, at)
    num[table.LINKS] -= 1
    if num[table.LINKS] > 0:
        s.plan(agenda.RESOLVE, 0, 0, 0)


def alive(s: State, at: i64) -> bool:
    """A Lingering card that left the field does nothing (E-8.7); its sleeve may hold another card by now."""
    num = s.num
    card = num[at + table.L_CARD]
    face = activate.face_of(s, num[at + table.L_EFFECT])
    if cards.of(s, face, cards.KIND) == cards.PAWN or cards.of(s, face, cards.SPEED) != cards.LINGERING:
        return True
    return table.still(s, card, num[at + table.L_STAMP])


def finish(s: State, at: i64) -> None:
    """Actions and Normal Conditions to the Discard Pile, Lingering ones stay unless negated (E-7.1, E-7.7, E-8.8)."""
    num = s.num
    card = num[at + table.L_CARD]
    effect = num[at + table.L_EFFECT]
    if s.setup.facts[effect + cards.E_KIND] != cards.PLAYS or not table.still(s, card, num[at + table.L_STAMP]):
        return
    lingers = cards.of(s, s.face[card], cards.SPEED) == cards.LINGERING
    if not lingers or num[at + table.L_NEGATED] != 0:
        field.to_discard(s, card)
