"""The Battle Phase: declare, window, validity, flip, compare, damage, destruction (E-6)."""

from __future__ import annotations

from mypy_extensions import i64

from fourfold.games.entity import agenda, cards, effects, events, field, figures, happen, table
from fourfold.kernel.cells import cells
from fourfold.kernel.state import HIDDEN, NOBODY, State


def choose(s: State, p: i64, k: i64) -> None:
    """The attacker is chosen, then its target (E-12.8, E-12.9)."""
    s.ask(agenda.ASK_ATTACK, p, table.pawn(p, k), 0, 0)


def declare(s: State, p: i64, place: i64, k: i64, again: i64) -> None:
    """E-6.4 (1): the attack is counted; then the window. `k` is a zone of the opponent, or NOBODY: directly."""
    num = s.num
    card = table.card_at(s, place)
    num[table.ATTACKER] = card
    num[table.ATTACKER + 1] = num[table.ENTERED + card]
    num[table.STRAIGHT] = 1 if k < 0 else 0
    num[table.CANCELLED] = 0
    if k >= 0:
        target = table.card_at(s, table.pawn(1 - p, k))
        num[table.TARGET] = target
        num[table.TARGET + 1] = num[table.ENTERED + target]
        shown = s.face[target]
        if num[table.POS + s.where[target]] == table.SET:
            shown = HIDDEN
        s.write(events.ATTACKED, p, place % table.ROOM + 1, k + 1, shown, card, s.face[card], s.seen[card])
    else:
        s.tell_card(events.ATTACKED_DIRECTLY, p, place % table.ROOM + 1, 0, card)
    if again == 0:
        num[table.ATTACKS + place] += 1
        s.plan(agenda.MENU, 0, 0, 0)
        s.plan(agenda.SETTLE, 0, 0, 0)
    s.plan(agenda.STRIKE, 0, 0, 0)
    s.plan(agenda.SETTLE, 0, 0, 0)
    happen.happen(s, cards.ATTACK, card, p, 1 - p, 0, NOBODY)


def strike(s: State) -> None:
    """E-6.4 (3) to (6)."""
    num = s.num
    card = num[table.ATTACKER]
    place = s.where[card]
    p = num[table.ACTIVE]
    if not valid(s, card, place):
        s.tell(events.CAME_TO_NOTHING, p, 0, 0, 0)
        return
    if num[table.STRAIGHT] != 0:
        damage(s, 1 - p, figures.current(s, place, 0), card)  # E-6.10
        return
    target = num[table.TARGET]
    if table.still(s, target, num[table.TARGET + 1]):
        compare(s, p, place, s.where[target])
    elif s.setup.opt[table.REPLAY] != 0:
        s.ask(agenda.ASK_ATTACK, p, place, 1, 0)  # E-0.7
    else:
        s.tell(events.CAME_TO_NOTHING, p, 0, 0, 0)


def valid(s: State, card: i64, place: i64) -> bool:
    """E-6.5: the attacker is still there in face-up Attack Position, may attack, and nobody cancelled it."""
    num = s.num
    if num[table.CANCELLED] != 0 or not table.still(s, card, num[table.ATTACKER + 1]):
        return False
    if num[table.POS + place] != table.ATTACK:
        return False
    return figures.keywords(s, place) & cards.CANNOT_ATTACK == 0


def compare(s: State, p: i64, place: i64, against: i64) -> None:
    """E-6.6 to E-6.9; damage falls before destruction (E-6.11)."""
    num = s.num
    if num[table.POS + against] == table.SET:
        field.turn_up(s, against, table.DEFENSE)
    atk = figures.current(s, place, 0)
    attacker = table.card_at(s, place)
    target = table.card_at(s, against)
    lost: i64 = 0  # bit 1: the attacker falls, bit 2: the target
    if num[table.POS + against] == table.ATTACK:  # its ATK counts (E-5.1, E-6.7)
        other = figures.current(s, against, 0)
        s.tell(events.COMPARED, p, atk, other, 0)
        if atk > other:
            lost = 2
            damage(s, 1 - p, atk - other, attacker)
        elif atk < other:
            lost = 1
            damage(s, p, other - atk, target)
        elif atk > 0:  # E-6.8
            lost = 3
    else:
        wall = figures.current(s, against, 1)
        s.tell(events.COMPARED, p, atk, wall, 1)
        if atk > wall:
            lost = 2
            if figures.keywords(s, place) & cards.PIERCE != 0:
                damage(s, 1 - p, atk - wall, attacker)
        elif atk < wall:
            damage(s, p, wall - atk, target)
    if lost != 0 and not s.over:
        fall(s, attacker, target, lost)


def fall(s: State, attacker: i64, target: i64, lost: i64) -> None:
    """Both at once, the turn player's first (E-6.13)."""
    found = cells(2)
    n: i64 = 0
    if lost & 1 != 0:
        found[0] = attacker
        n = 1
    if lost & 2 != 0:
        found[n] = target
        n += 1
    effects.destroy(s, found, n, cards.BY_BATTLE, NOBODY)


def damage(s: State, q: i64, n: i64, by: i64) -> None:
    """Battle damage to q by this Pawn; 0 is none (E-6.12)."""
    if n <= 0:
        return
    if effects.prevented(s, q, cards.NO_BATTLE_DAMAGE):
        s.tell(events.UNHARMED, q, n, 0, 0)
        return
    effects.hurt(s, q, n, cards.BY_BATTLE)
    happen.happen(s, cards.BATTLE_DAMAGE, by, 1 - q, q, 0, NOBODY)
    happen.happen(s, cards.DAMAGED, by, 1 - q, q, 0, NOBODY)
    effects.check(s)
