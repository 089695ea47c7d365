"""What the greedy bot can make of a turn: the best way to lift, to dig, to use a hero."""

from __future__ import annotations

from mypy_extensions import i64

from fourfold.games.shovels import attack, cards, heroes, judge, table
from fourfold.kernel.state import State


def loss(v: State, q: i64, face: i64, left: i64) -> i64:
    """What it costs to spend this card of the stack; `left`: how many Hearts would stay there."""
    if cards.FIRST_HEART <= face < cards.FIRST_SPADE:
        return judge.worth(v, face) + (judge.LAST_HEART if left == 0 else judge.SPARE_HEART)
    if left == 0:
        return judge.worth(v, face) // 4  # it may be gone soon anyway
    return judge.worth(v, face) // 2


def effect(v: State, p: i64, q: i64, suit: i64, total: i64, card: i64) -> i64:
    """The worth of spending a suit; `card` is the top of what is left in the stack, or none."""
    if suit == cards.CLUBS:
        return judge.best_hit(v, p, total)
    if suit == cards.DIAMONDS:
        return judge.shopping(v, p, total)
    if suit == cards.SPADES:
        return digging(v, p, q, total, card, 0)
    return 0


def digging(v: State, p: i64, q: i64, left: i64, card: i64, clubs: i64) -> i64:
    """The best that can be made of the next `left` cards from `card` down, with `clubs` in hand already."""
    facts = v.setup.facts
    have = judge.hearts(v, q)
    best: i64 = 0
    spent: i64 = 0
    coins: i64 = 0
    coin_cost: i64 = 0
    if clubs > 0:
        best = judge.best_hit(v, p, clubs)
    while left > 0 and card < v.setup.cards:
        face = v.face[card]
        suit = facts[table.SUIT + face]
        value = facts[table.VALUE + face]
        if suit == cards.CLUBS:
            clubs += value
            spent += loss(v, q, face, have)
            gain = judge.best_hit(v, p, clubs) - spent
            if gain > best:
                best = gain
        elif suit == cards.DIAMONDS:
            coins += value
            coin_cost += loss(v, q, face, have)
            gain = judge.shopping(v, p, coins) - coin_cost
            if gain > best:
                best = gain
        card = v.below[card]
        left -= 1
    if card >= v.setup.cards and v.many(table.HAND) == 0:  # dug to the face
        gain = judge.best_strike(v, p)
        if gain > best:
            best = gain
    return best


def lifting(v: State, p: i64, q: i64) -> i64:
    """The best way to lift at least one card more from this stack, with what is in the hand already."""
    facts = v.setup.facts
    have = judge.hearts(v, q)
    clubs: i64 = 0
    diamonds: i64 = 0
    spades: i64 = 0
    spent: i64 = 0
    best: i64 = judge.NOTHING
    card = v.above[v.seam(table.HAND)]
    while card < v.setup.cards:
        face = v.face[card]
        suit = facts[table.SUIT + face]
        value = facts[table.VALUE + face]
        if suit == cards.CLUBS:
            clubs += value
        elif suit == cards.DIAMONDS:
            diamonds += value
        elif suit == cards.SPADES:
            spades += value
        card = v.above[card]
    card = v.below[v.seam(table.STACK + table.SIDE * q)]
    while card < v.setup.cards:
        face = v.face[card]
        suit = facts[table.SUIT + face]
        value = facts[table.VALUE + face]
        if suit == cards.CLUBS:
            clubs += value
        elif suit == cards.DIAMONDS:
            diamonds += value
        elif suit == cards.SPADES:
            spades += value
        else:
            have -= 1
        spent += loss(v, q, face, have)
        card = v.below[card]
        gain: i64 = 0
        if clubs > 0:
            gain = judge.best_hit(v, p, clubs)
        if spades > 0:
            more = digging(v, p, q, spades, card, 0)
            if more > gain:
                gain = more
        if diamonds > 0:
            more = judge.shopping(v, p, diamonds)
            if more > gain:
                gain = more
        if gain - spent > best:
            best = gain - spent
    return best


def tapping(v: State, p: i64, q: i64) -> i64:
    face = table.face_of(v, q)
    level = table.level_of(v, q)
    if face < cards.DIAMONDS * cards.PER_SUIT:
        return clubs_hero(v, p, level) - judge.power(v, face) // 2
    if face < cards.FIRST_HEART:
        return judge.free_cards(v, p, level) - judge.power(v, face) // 2
    if face >= cards.FIRST_SPADE:
        return judge.unearthing(v, p, level) - judge.power(v, face) // 2
    return -judge.power(v, face)


def clubs_hero(v: State, p: i64, hits: i64) -> i64:
    """The best so many different targets, up to three."""
    q: i64
    a: i64 = 0
    b: i64 = 0
    c: i64 = 0
    slots = v.setup.facts[table.SLOTS]
    for q in range(v.setup.seats * slots):
        if q // slots != p and attack.may_attack(v, q):
            gain = judge.gain_of_hit(v, q, heroes.HERO_DAMAGE)
            if gain > a:
                c = b
                b = a
                a = gain
            elif gain > b:
                c = b
                b = gain
            elif gain > c:
                c = gain
    if hits == 1:
        return a
    return a + b if hits == 2 else a + b + c
