"""Setup, drawing and the turn (chapters 2 to 4, 10.2)."""

from __future__ import annotations

from mypy_extensions import i64

from fourfold.games.tank import agenda, cards, events, table
from fourfold.kernel.state import State


# -- setup ------------------------------------------------------------------------------------------------------------
def deal(s: State) -> None:
    p: i64
    face: i64
    i: i64
    card: i64 = 0
    seats = s.setup.seats
    num = s.num
    for face in range(cards.KINDS):
        for i in range(s.setup.stock[face]):
            s.add(card, face, table.DECK)
            card += 1
    s.shuffle(table.DECK)  # T-2.3
    for p in range(seats):  # T-2.6
        tank = s.setup.facts[table.GIVEN + p]
        num[table.CLASS + p] = tank if tank >= 0 else s.roll(3) - 1
        num[table.HP + p] = table.FULL_HP
    first = s.setup.opt[table.FIRST] - 1
    if first < 0:
        first = s.roll(seats) - 1  # T-2.4
    for p in range(seats):  # T-2.5
        refill(s, (first + p) % seats)
    s.plan(agenda.TURN, first, 0, 0)


# -- drawing ----------------------------------------------------------------------------------------------------------
def recycle(s: State) -> None:
    """The discard becomes the deck (T-3.8); cards being resolved stay out of it (T-3.9)."""
    n = s.many(table.DISCARD)
    if n > 0:
        s.pour(table.DISCARD, table.DECK)
        s.shuffle(table.DECK)
        s.tell(events.RECYCLED, -1, n, 0, 0)


def draw(s: State, p: i64) -> bool:
    """The top card to the hand; False if there is none left anywhere (T-3.10)."""
    if s.many(table.DECK) == 0:
        recycle(s)
        if s.many(table.DECK) == 0:
            s.tell(events.SUPPLY_OUT, p, 0, 0, 0)
            if s.setup.opt[table.DRAW_GAME] != 0:
                s.finish(0)
            return False
    s.move(s.top(table.DECK), table.HAND + table.SIDE * p)
    if s.many(table.DECK) == 0 and s.setup.opt[table.LAZY] == 0:
        recycle(s)
    return True


def refill(s: State, p: i64) -> None:
    """Draw up to the hand limit, over a reshuffle if need be (T-3.9, T-3.11)."""
    hand = table.HAND + table.SIDE * p
    before = s.many(hand)
    limit = table.limit(s, p)
    while s.many(hand) < limit and draw(s, p):
        pass
    drawn = s.many(hand) - before
    if drawn > 0:
        s.tell(events.DREW, p, drawn, 0, 0)


# -- the turn ---------------------------------------------------------------------------------------------------------
def begins(s: State, p: i64, bonus: i64) -> None:
    """T-4.1; a turn beyond the cap ends the game instead (T-10.2)."""
    num = s.num
    i = table.OUT + p
    if num[i] != 0:  # conceded meanwhile, his bonus turn with him
        p = table.left_of(s, p)
        bonus = 0
    cap = s.setup.opt[table.TURN_CAP]
    if cap < 0:
        cap = 500 * s.setup.seats
    if cap > 0 and num[table.TURNS] >= cap:
        s.tell(events.CAPPED, -1, num[table.TURNS], 0, 0)
        s.finish(leaders(s) if s.setup.opt[table.CAP_SCORE] != 0 else 0)
        return
    num[table.TURNS] += 1
    num[table.ACTIVE] = p
    num[table.CYCLED] = 0
    i = table.SHIELD + p
    num[i] = 0  # T-6.1
    s.tell(events.TURN, p, num[table.TURNS], bonus, 0)
    refill(s, p)
    if not s.over:
        s.plan(agenda.TURN_END, p, bonus, 0)
        action(s, p)


def leaders(s: State) -> i64:
    """T-10.2: most marks, then most HP; ties share. A team adds up both (T-10.4), a lost ally's marks too (T-4.9)."""
    p: i64
    q: i64
    best: i64 = -1
    won: i64 = 0
    one: i64 = 1
    seats = s.setup.seats
    team = s.setup.facts
    for p in range(seats):
        score: i64 = 0
        stands = False
        for q in range(seats):
            if team[q] == team[p]:
                score += 10000 * s.num[table.MARKS + q] + s.num[table.HP + q]
                stands = stands or s.num[table.OUT + q] == 0
        if not stands:
            continue
        if score > best:
            best = score
            won = 0
        if score == best:
            won |= one << p
    return won


def action(s: State, p: i64) -> None:
    """T-4.2: one action; with an empty hand there is none."""
    if s.many(table.HAND + table.SIDE * p) > 0:
        s.ask(agenda.ASK_ACTION, p, 0, 0, 0)
    else:
        s.tell(events.NO_ACTION, p, 0, 0, 0)


def may_cycle(s: State, p: i64, after: bool) -> bool:
    """T-4.3 to T-4.5: a Medium out of adrenaline, once per turn, with a card to give."""
    i = table.CLASS + p
    if s.num[i] != cards.MEDIUM or s.num[table.CYCLED] != 0 or table.raging(s, p):
        return False
    return s.many(table.HAND + table.SIDE * p) > 0 and (not after or s.setup.opt[table.CYCLE_FIRST] == 0)


def may_load(s: State, p: i64) -> bool:
    """T-5.1, but for the munition in hand."""
    if s.many(table.BREECH + table.SIDE * p) > 0 and s.setup.opt[table.BREECH_SWAP] == 0:
        return False
    return not table.suffers(s, p, cards.JAMMED)


def may_fire(s: State, p: i64) -> bool:
    """T-5.2, but for the FIRE in hand and the target."""
    return s.many(table.BREECH + table.SIDE * p) > 0 and not table.suffers(s, p, cards.TRACKED)


def rest(s: State, p: i64, half: i64) -> None:
    """The optional rest of the action phase, asked whenever the table alone allows some of it (T-4.5, T-5.8, T-13)."""
    target: i64
    if s.many(table.HAND + table.SIDE * p) == 0:
        return
    more = may_cycle(s, p, True)
    if half == agenda.HALF_LOAD:
        more = may_load(s, p)
    elif half == agenda.HALF_FIRE and may_fire(s, p):
        for target in range(s.setup.seats):
            if table.may_target(s, p, target) and table.can_pay(s, p, target):
                more = True
    if more:
        s.ask(agenda.ASK_REST, p, half, 0, 0)


def cycle(s: State, p: i64, face: i64, half: i64, after: bool) -> None:
    """T-4.3: discard first, then draw, so the card may come straight back."""
    card = s.pick(table.HAND + table.SIDE * p, face)
    s.move(card, table.DISCARD)
    s.num[table.CYCLED] = 1
    s.tell_card(events.CYCLED, p, 0, 0, card)
    if after:
        s.plan(agenda.REST, p, half, 0)
    else:
        s.plan(agenda.ACTION, p, 0, 0)
    draw(s, p)


def ends(s: State, p: i64, bonus: i64) -> None:
    """T-4.8, T-4.9; after a bonus turn in a duel the option duel_bonus adds the ordinary one (T-9.7)."""
    again = bonus != 0 and s.setup.seats == 2 and s.setup.opt[table.DUEL_EXTRA] != 0
    s.plan(agenda.TURN, p if again else table.left_of(s, p), 0, 0)
    trim(s, p)


def trim(s: State, p: i64) -> None:
    """T-4.8: discard down to the limit, one chosen card at a time."""
    if s.many(table.HAND + table.SIDE * p) > table.limit(s, p):
        s.plan(agenda.TRIM, p, 0, 0)
        s.ask(agenda.ASK_TRIM, p, 0, 0, 0)


def trim_one(s: State, p: i64, face: i64) -> None:
    card = s.pick(table.HAND + table.SIDE * p, face)
    s.move(card, table.DISCARD)
    s.tell_card(events.TRIMMED, p, 0, 0, card)
