"""The turn: draw, phases, end (E-3), and the Summons, Sets and changes of the menu (E-4, E-5, E-7.8)."""

from __future__ import annotations

from mypy_extensions import i64

from fourfold.games.entity import (
    activate,
    agenda,
    battle,
    cards,
    chain,
    effects,
    events,
    field,
    happen,
    judge,
    moves,
    table,
)
from fourfold.kernel.cells import bit
from fourfold.kernel.state import NOBODY, State


# -- phases -----------------------------------------------------------------------------------------------------------
def starts(s: State, p: i64) -> None:
    """Counters (E-3.9), the draw (E-3.2), then the start of the turn (E-3.4)."""
    num = s.num
    num[table.TURN] += 1
    num[table.ACTIVE] = p
    num[table.PHASE] = agenda.DRAWING
    reset(s)
    s.tell(events.TURN, p, num[table.TURN], 0, 0)
    if not draws(s, p):
        return
    s.plan(agenda.LEAVE, agenda.MAIN_1, 0, 0)
    s.plan(agenda.SETTLE, 0, 0, 0)
    happen.happen(s, cards.TURN_START, NOBODY, p, p, 0, NOBODY)


def reset(s: State) -> None:
    clear(s, table.NORMALS, table.PREVENT - table.NORMALS)  # Summons, allowances, effects limited by name
    clear(s, table.USED, table.PLACES)
    clear(s, table.ATTACKS, table.PRICE - table.ATTACKS)


def clear(s: State, first: i64, width: i64) -> None:
    k: i64
    num = s.num
    for k in range(first, first + width):
        num[k] = 0


def draws(s: State, p: i64) -> bool:
    """Up to five cards, else one; whoever finds the deck empty has lost (E-3.2, E-3.3)."""
    num = s.num
    if num[table.TURN] == 1 and s.setup.opt[table.FIRST_DRAW] == 0:
        return True
    if s.count[table.DECK + p] == 0 and s.setup.opt[table.NO_DECK_OUT] == 0:
        s.tell(events.DECKED_OUT, p, 0, 0, 0)
        s.finish(bit(1 - p))
        return False
    n = table.HAND_SIZE - s.count[table.HAND + p]
    effects.draw(s, p, n if n > 0 else 1)
    return True


def leave(s: State, phase: i64) -> None:
    """The window of `phase_end` is closed: if something was activated in it, the menu comes back (E-3.10)."""
    if s.num[table.BUSY] != 0 and s.num[table.PHASE] != agenda.DRAWING:
        s.plan(agenda.MENU, 0, 0, 0)
        return
    s.num[table.PHASE] = phase
    s.tell(events.PHASE + phase, s.num[table.ACTIVE], 0, 0, 0)
    if phase != agenda.ENDING:
        s.plan(agenda.MENU, 0, 0, 0)
        return
    s.plan(agenda.CLOSE, 0, 0, 0)
    s.plan(agenda.SETTLE, 0, 0, 0)
    happen.happen(s, cards.TURN_END, NOBODY, s.num[table.ACTIVE], s.num[table.ACTIVE], 0, NOBODY)


def go(s: State, phase: i64) -> None:
    """Leave this phase: first its end, and a window (E-3.10)."""
    s.num[table.BUSY] = 0
    s.plan(agenda.LEAVE, phase, 0, 0)
    s.plan(agenda.SETTLE, 0, 0, 0)
    happen.happen(s, cards.PHASE_END, NOBODY, s.num[table.ACTIVE], s.num[table.ACTIVE], 0, NOBODY)


def menu(s: State) -> None:
    """Asked again and again until the phase is left (E-3.5, E-6.1)."""
    prompt: i64 = agenda.ASK_BATTLE if s.num[table.PHASE] == agenda.BATTLE else agenda.ASK_MAIN
    s.ask(prompt, s.num[table.ACTIVE], 0, 0, 0)


def close(s: State) -> None:
    """E-3.8: durations expire, then the hand limit."""
    clear(s, table.PREVENT, table.SEATS)
    clear(s, table.GAIN, 10)
    clear(s, table.WALL, 10)
    clear(s, table.GRANTED, 10)
    limit(s)


def limit(s: State) -> None:
    """Without the option there is none (E-1.8); down to it card by card (E-0.6), then the next turn."""
    num = s.num
    p = num[table.ACTIVE]
    most = s.setup.opt[table.HAND_LIMIT]
    if most > 0 and s.count[table.HAND + p] > most:
        s.plan(agenda.LIMIT, 0, 0, 0)
        s.plan(agenda.SETTLE, 0, 0, 0)
        s.ask(agenda.ASK_TRIM, p, 0, 0, 0)
        return
    if num[table.TURN] >= s.setup.opt[table.TURN_CAP]:  # E-0.8
        s.tell(events.CAPPED, NOBODY, num[table.TURN], 0, 0)
        s.finish(0)
        return
    shift(s, table.PREVENT, table.SEATS)
    shift(s, table.GAIN, 10)
    shift(s, table.WALL, 10)
    shift(s, table.GRANTED, 10)
    s.plan(agenda.TURN, 1 - p, 0, 0)


def shift(s: State, first: i64, width: i64) -> None:
    """What lasts longer comes one turn nearer; what the hand limit led to in this turn is over."""
    k: i64
    num = s.num
    for k in range(first, first + width):
        num[k] = num[k + width]
        num[k + width] = num[k + 2 * width]
        num[k + 2 * width] = 0


# -- the menu (E-12.1) ------------------------------------------------------------------------------------------------
def act(s: State, p: i64, move: i64) -> None:
    kind = moves.kind(s.setup, move)
    what = move - moves.first(s.setup, kind)
    if kind == moves.BATTLE:
        go(s, agenda.BATTLE)
    elif kind == moves.END:  # from Main Phase 1: without a second one (E-3.7)
        go(s, agenda.ENDING)
    elif kind == moves.FINISH:
        go(s, agenda.MAIN_2)
    elif kind == moves.ATTACK:
        battle.choose(s, p, what)
    else:
        s.plan(agenda.MENU, 0, 0, 0)
        s.plan(agenda.SETTLE, 0, 0, 0)
        if kind == moves.SUMMON:
            summon(s, p, what)
        elif kind == moves.SET:
            lay(s, p, what)
        elif kind == moves.CHANGE:
            change(s, table.pawn(p, what))
        else:
            s.plan(agenda.RESOLVE, 0, 0, 0)
            if kind == moves.USE:
                use(s, p, table.own(p, what))
            else:
                chain.play(s, p, kind, what)


def use(s: State, p: i64, place: i64) -> None:
    card = table.card_at(s, place)
    s.tell_card(events.USED, p, place % table.ROOM + 1, 0, card)
    activate.begin(s, cards.of(s, s.face[card], cards.IGNITE), card, s.num[table.ENTERED + card], p, NOBODY)


def summon(s: State, p: i64, face: i64) -> None:
    """E-4.1; with Tributes the card waits, announced, until they are chosen (E-4.3)."""
    card = s.pick(table.HAND + p, face)
    if cards.of(s, face, cards.NEED) == 0:
        s.num[table.NORMALS + p] += 1
        field.summon(s, card, p, table.ATTACK, 0)
        return
    field.travel(s, card, table.RISING + p)
    s.show(card)
    s.tell_card(events.RISES, p, 0, 0, card)
    s.ask(agenda.ASK_SACRIFICE, p, card, 0, 0)


def lay(s: State, p: i64, face: i64) -> None:
    """Set a card: a Pawn is a Hidden Summon (E-4.2, E-4.4, E-7.8)."""
    card = s.pick(table.HAND + p, face)
    if cards.of(s, face, cards.KIND) != cards.PAWN:
        place = table.free(s, table.BACK + table.ROOM * p)
        field.enter(s, card, place, table.SET)
        s.num[table.STIRRED] = 1  # E-8.3
        s.tell_card(events.LAID, p, place - table.back(p, 0) + 1, 0, card)
    elif cards.of(s, face, cards.NEED) == 0:
        hide(s, p, card, 1)
    else:
        field.travel(s, card, table.RISING + p)
        s.tell(events.HIDES, p, 0, 0, 0)
        s.ask(agenda.ASK_SACRIFICE, p, card, 0, 1)


def hide(s: State, p: i64, card: i64, price: i64) -> None:
    """Face-down Defense; no event (E-14.2), but a window (E-8.3). `price`: bit per number of Tributes it may need."""
    place = table.free(s, table.ROOM * p)
    field.enter(s, card, place, table.SET)
    s.num[table.PRICE + place] = price
    s.num[table.HIDDENS + p] += 1
    s.num[table.STIRRED] = 1
    s.tell_card(events.HID, p, place % table.ROOM + 1, 0, card)


def sacrifice(s: State, p: i64, card: i64, chosen: i64, hidden: i64, k: i64) -> None:
    """One more Tribute; no more than needed are asked (E-4.6, E-12.14)."""
    chosen |= bit(k)
    face = s.face[card]
    if judge.chosen_worth(s, p, chosen, face) < cards.of(s, face, cards.NEED):
        s.ask(agenda.ASK_SACRIFICE, p, card, chosen, hidden)
        return
    price: i64 = 4
    if chosen == bit(k):
        price = 6 if is_double(s, table.pawn(p, k)) else 2
    activate.tribute(s, p, chosen)
    if hidden != 0:
        hide(s, p, card, price)
    else:
        field.summon(s, card, p, table.ATTACK, 1)


def is_double(s: State, place: i64) -> bool:
    return table.face_up(s, place) and cards.of(s, table.face_at(s, place), cards.DOUBLE) >= 0


def change(s: State, place: i64) -> None:
    """Manually, once per turn; a Set Pawn flips to Attack Position (E-5.2, E-5.3)."""
    s.num[table.CHANGED + place] = 1
    pos = s.num[table.POS + place]
    if pos == table.SET:
        field.turn_up(s, place, table.ATTACK)
    else:
        field.turn_to(s, place, table.ATTACK + table.DEFENSE - pos)
