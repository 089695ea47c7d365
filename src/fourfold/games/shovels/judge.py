"""What cards, characters, attacks and hands are worth to the greedy bot, in tenths of a card's point."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fourfold.games.shovels import attack, cards, heroes, table
from fourfold.kernel.state import State

WIN: Final = 100000
KILL: Final = 1000
OUT: Final = 600  # the last character of one of several opponents
LAST_HEART: Final = 420  # what it is worth that a character has a Heart at all
SPARE_HEART: Final = 150
TEASE: Final = 100  # a shield that is used up
JOIN: Final = 750  # one more character
NOTHING: Final = -(10**9)

# what an untapped hero is worth for its power, by suit and level
POWERS: Final[tuple[int, ...]] = (0, 330, 580, 830, 0, 130, 230, 330, 0, 180, 250, 350, 0, 100, 170, 240)


def power(v: State, face: i64) -> i64:
    facts = v.setup.facts
    suit = facts[table.SUIT + face]
    return POWERS[suit * 4 + facts[table.LEVEL + face]]


def own_power(v: State, q: i64) -> i64:
    """What the character's power is still worth."""
    return power(v, table.face_of(v, q)) if v.num[table.TAPPED + q] == 0 else 0


def hearts(v: State, q: i64) -> i64:
    """How many Hearts lie in a stack."""
    n: i64 = 0
    card = v.above[v.seam(table.STACK + table.SIDE * q)]
    while card < v.setup.cards:
        if cards.FIRST_HEART <= v.face[card] < cards.FIRST_SPADE:
            n += 1
        card = v.above[card]
    return n


def worth(v: State, face: i64) -> i64:
    """A number card in a stack, for what it can do later."""
    facts = v.setup.facts
    suit = facts[table.SUIT + face]
    value = facts[table.VALUE + face]
    if suit == cards.CLUBS:
        return 60 + 12 * value
    if suit == cards.SPADES:
        return 60 + 6 * value
    if suit == cards.DIAMONDS:
        return 30 + 6 * value
    return 60 + 10 * value


# -- attacks ----------------------------------------------------------------------------------------------------------
def stack_worth(v: State, q: i64) -> i64:
    return 40 * v.many(table.STACK + table.SIDE * q)


def killed(v: State, q: i64) -> i64:
    """The worth of defeating this character."""
    target = table.owner(v, q)
    gain = KILL + own_power(v, q) + stack_worth(v, q)
    if v.num[table.CHARS + target] == 1:
        gain += WIN if table.players(v) == 2 else OUT
    return gain


def gain_of_hit(v: State, q: i64, damage: i64) -> i64:
    """The worth of an attack on somebody else's character; he shields himself where that helps."""
    heart = table.heart(v, q)
    defence: i64 = 0
    if heart >= 0:
        defence = v.setup.facts[table.VALUE + v.face[heart]]
    if damage < defence:
        return 0
    if table.guards(v, q) and damage < defence + attack.shield_of(v, q):
        return TEASE
    if heart < 0:
        return killed(v, q)
    above: i64 = 0
    card = v.top(table.STACK + table.SIDE * q)
    while card != heart:
        above += 1
        card = v.below[card]
    gain = 40 * above + 10 * defence
    return gain + (LAST_HEART if hearts(v, q) == 1 else SPARE_HEART)


def best_hit(v: State, p: i64, damage: i64) -> i64:
    q: i64
    best: i64 = 0
    slots = v.setup.facts[table.SLOTS]
    for q in range(v.setup.seats * slots):
        if q // slots != p and attack.may_attack(v, q):
            gain = gain_of_hit(v, q, damage)
            if gain > best:
                best = gain
    return best


def best_strike(v: State, p: i64) -> i64:
    q: i64
    best: i64 = NOTHING
    slots = v.setup.facts[table.SLOTS]
    for q in range(v.setup.seats * slots):
        if q // slots != p and table.may_strike_at(v, q):
            gain = TEASE if table.guards(v, q) else killed(v, q)
            if gain > best:
                best = gain
    return best


# -- getting cards ----------------------------------------------------------------------------------------------------
def heartless(v: State, p: i64) -> i64:
    """How many own characters have no Heart."""
    c: i64
    n: i64 = 0
    slots = v.setup.facts[table.SLOTS]
    for c in range(p * slots, p * slots + slots):
        if attack.may_attack(v, c) and table.heart(v, c) < 0:
            n += 1
    return n


def on_stack(v: State, q: i64, face: i64) -> i64:
    """A number card on this stack."""
    facts = v.setup.facts
    suit = facts[table.SUIT + face]
    stack = table.STACK + table.SIDE * q
    top_suit: i64 = -1
    if v.many(stack) > 0:
        top_suit = facts[table.SUIT + v.face[v.top(stack)]]
    gain = worth(v, face)
    have = hearts(v, q)
    if suit == cards.HEARTS:
        if have == 0:
            return gain + LAST_HEART + own_power(v, q) // 8
        gain += SPARE_HEART // have
        if top_suit == cards.CLUBS or top_suit == cards.SPADES:
            gain -= 60  # it covers what should be lifted
        return gain
    if have > 0:
        gain += 20
    if top_suit == cards.HEARTS or top_suit < 0:
        gain += 10
    if suit == cards.CLUBS and top_suit == cards.CLUBS:
        gain += 25
    if suit == cards.SPADES and top_suit == cards.CLUBS:
        gain += 20
    if suit == cards.DIAMONDS and (top_suit == cards.CLUBS or top_suit == cards.SPADES):
        gain -= 40
    return gain


def over_face(v: State, q: i64, face: i64) -> i64:
    """A face in place of this one."""
    return power(v, face) - own_power(v, q)


def best_place(v: State, p: i64, face: i64, creating: bool) -> i64:
    """The best use of a card among the own characters; a face that does not help is worth nothing."""
    c: i64
    facts = v.setup.facts
    slots = facts[table.SLOTS]
    number = facts[table.LEVEL + face] == 0
    best: i64 = 0
    if not number and table.may_place_new(v, p, face) and (not creating or v.setup.opt[table.MASS] != 0):
        best = JOIN + power(v, face)
    for c in range(p * slots, p * slots + slots):
        if not attack.may_attack(v, c):
            continue
        gain: i64 = 0
        if number:
            gain = on_stack(v, c, face)
        elif v.setup.opt[table.MASS] == 0 and (creating or table.may_place_on(v, c, face)):
            gain = over_face(v, c, face)
        if gain > best:
            best = gain
    return best


def shopping(v: State, p: i64, coins: i64) -> i64:
    """What these coins buy, one card after the other, the best first."""
    k: i64
    total: i64 = 0
    bought: i64 = 0
    one: i64 = 1
    facts = v.setup.facts
    while True:
        best: i64 = 0
        chosen: i64 = -1
        price: i64 = 0
        for k in range(table.ROWS):
            if (bought >> k) & 1 != 0 or v.many(table.ROW + k) == 0:
                continue
            face = v.face[v.top(table.ROW + k)]
            cost = facts[table.PRICE + face]
            if cost <= coins and table.placeable(v, p, face):
                gain = best_place(v, p, face, False)
                if gain > best:
                    best = gain
                    chosen = k
                    price = cost
        if chosen < 0:
            break
        total += best
        coins -= price
        bought |= one << chosen
    if coins >= 6:
        total += 60
    return total


def free_cards(v: State, p: i64, n: i64) -> i64:
    k: i64
    best: i64 = 100
    for k in range(table.ROWS):
        if heroes.may_take(v, p, k):
            gain = best_place(v, p, v.face[v.top(table.ROW + k)], False)
            if gain > best:
                best = gain
    return best + 120 * (n - 1)


def unearthing(v: State, p: i64, n: i64) -> i64:
    """The best of the top five, and something for each further one."""
    best: i64 = 0
    left: i64 = heroes.UNEARTHS
    card = v.below[v.seam(table.DISCARD)]
    while left > 0 and card < v.setup.cards:
        if table.placeable(v, p, v.face[card]):
            gain = best_place(v, p, v.face[card], False)
            if gain > best:
                best = gain
        card = v.below[card]
        left -= 1
    return best + 100 * (n - 1) if best > 0 else 0
