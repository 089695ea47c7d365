"""What a move is worth to a player who thinks one turn ahead, in tenths of a card's point; a bot takes the best.

Behind the screens it gives every character a Heart to live on and puts Clubs and Spades on top; in the battle it kills
what it can, breaks Hearts, shields when that saves something and buys what it lacks. It sees a view: what lies open,
and before the battle its own side. The questions are here, what things are worth in judge.py, the turns in plans.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fourfold.games.shovels import agenda, attack, battle, cards, heroes, judge, moves, plans, table
from fourfold.kernel.packed import vec
from fourfold.kernel.state import State

if TYPE_CHECKING:
    Cells = vec[i64]

PROFILES: Final[dict[str, list[int]]] = {"greedy": []}


def draft(v: State, p: i64, verb: i64, move: i64, k: i64) -> i64:
    """Phase 1."""
    facts = v.setup.facts
    held = facts[table.HELD] + p
    if verb == moves.V_DRAW:
        if move == moves.DECK:
            return 190
        return judge.best_place(v, p, v.face[v.top(table.DISCARD)], True)
    if verb == moves.V_DISCARD:
        return -judge.best_place(v, p, v.face[v.at(held, k)], True)
    return placing(v, p, verb, k, v.face[v.top(held)])


def placing(v: State, p: i64, verb: i64, k: i64, face: i64) -> i64:
    facts = v.setup.facts
    if verb == moves.V_NEW:
        return judge.JOIN + judge.power(v, face)
    if verb == moves.V_SCRAP:
        return 0
    q = p * facts[table.SLOTS] + k
    if facts[table.LEVEL + face] == 0:
        return judge.on_stack(v, q, face)
    return judge.over_face(v, q, face)


def dig(v: State, p: i64, verb: i64) -> i64:
    """Take a card if the best plan with it beats the best one without."""
    q = v.a
    left = v.b
    facts = v.setup.facts
    clubs: i64 = 0
    coins: i64 = 0
    spades: i64 = 0
    card = v.above[v.seam(table.HAND)]
    while card < v.setup.cards:
        face = v.face[card]
        suit = facts[table.SUIT + face]
        value = facts[table.VALUE + face]
        if suit == cards.CLUBS:
            clubs += value
        elif suit == cards.DIAMONDS:
            coins += value
        elif suit == cards.SPADES:
            spades += value
        card = v.above[card]
    so_far: i64 = 0
    if clubs > 0:
        so_far = judge.best_hit(v, p, clubs)
    elif coins > 0:
        so_far = judge.shopping(v, p, coins)
    if verb == moves.V_DIG_STRIKE:
        return judge.best_strike(v, p)
    if verb == moves.V_STOP:
        return so_far
    card = battle.cursor(v, q, v.c)
    face = v.face[card]
    suit = facts[table.SUIT + face]
    value = facts[table.VALUE + face]
    following = v.below[card]
    if verb == moves.V_SKIP:
        if coins > 0:
            return so_far
        return plans.digging(v, p, q, left - 1, following, clubs) - 1
    cost = plans.loss(v, q, face, judge.hearts(v, q))
    if suit == cards.CLUBS and coins == 0:
        return plans.digging(v, p, q, left - 1, following, clubs + value) - cost
    if suit == cards.DIAMONDS and clubs == 0:
        return judge.shopping(v, p, coins + value) - cost
    return so_far - cost


def fight(v: State, p: i64, verb: i64, k: i64) -> i64:
    """The action of a turn."""
    q = p * v.setup.facts[table.SLOTS] + k
    if verb == moves.V_LIFT:
        return plans.lifting(v, p, q)
    if verb == moves.V_TAP:
        return plans.tapping(v, p, q)
    if verb == moves.V_STRIKE:
        return judge.best_strike(v, p)
    return -(judge.own_power(v, q) + judge.stack_worth(v, q))


def spending(v: State, p: i64, suit: i64) -> i64:
    """A suit of the hand; what the hand costs is paid already."""
    total: i64 = 0
    facts = v.setup.facts
    card = v.above[v.seam(table.HAND)]
    while card < v.setup.cards:
        if facts[table.SUIT + v.face[card]] == suit or v.setup.opt[table.SUM_ALL] != 0:
            total += facts[table.VALUE + v.face[card]]
        card = v.above[card]
    return plans.effect(v, p, v.a, suit, total, v.below[v.seam(table.STACK + table.SIDE * v.a)])


def buying(v: State, p: i64, verb: i64, k: i64) -> i64:
    coins = v.num[table.COINS]
    if verb == moves.V_STOP:
        return 0
    if verb == moves.V_REFRESH:
        return 70 if coins >= 5 else 1
    face = v.face[v.top(table.ROW + k)]
    return 100 + judge.best_place(v, p, face, False) - 5 * v.setup.facts[table.PRICE + face]


def aiming(v: State, p: i64, k: i64) -> i64:
    q = attack.target_of(v, p, k)
    if table.owner(v, q) == p:
        return judge.NOTHING
    damage: i64 = heroes.HERO_DAMAGE
    if v.prompt == agenda.ASK_TARGET:
        damage = v.b
    return judge.gain_of_hit(v, q, damage)


def shielding(v: State) -> i64:
    """Above zero if the shield saves something."""
    heart = table.heart(v, v.a)
    defence: i64 = 0
    if heart >= 0:
        defence = v.setup.facts[table.VALUE + v.face[heart]]
    saves = v.b >= defence and v.b < defence + attack.shield_of(v, v.a)
    return 1 if saves else -1


def value(v: State, move: i64, weights: Cells) -> i64:
    """The worth of a legal move of the view's owner."""
    p = v.seat
    facts = v.setup.facts
    prompt = v.prompt
    verb = moves.verb(facts[table.SLOTS], facts[table.TAIL], move)
    k = moves.index(facts[table.SLOTS], facts[table.TAIL], move)
    if prompt <= agenda.ASK_PLAY:
        return draft(v, p, verb, move, k)
    if prompt == agenda.ASK_BATTLE:
        return fight(v, p, verb, k)
    if verb == moves.V_MORE:
        return plans.lifting(v, p, v.a)
    if verb == moves.V_SUIT:
        return spending(v, p, k)
    if verb == moves.V_TARGET:
        return aiming(v, p, k)
    if prompt == agenda.ASK_SHIELD:
        return shielding(v) if verb == moves.V_SHIELD else 0
    if prompt == agenda.ASK_SHOP:
        return buying(v, p, verb, k)
    if prompt == agenda.ASK_PLACE:
        return placing(v, p, verb, k, v.face[v.top(table.BOUGHT)])
    if prompt == agenda.ASK_DIG:
        return dig(v, p, verb)
    if verb == moves.V_ROW:
        return judge.best_place(v, p, v.face[v.top(table.ROW + k)], False)
    if verb == moves.V_TOP:
        return 130
    if verb == moves.V_CARD:
        return judge.best_place(v, p, v.face[heroes.grave_card(v, k)], False)
    if verb == moves.V_STRIKE:
        return judge.best_strike(v, p)
    return 0
