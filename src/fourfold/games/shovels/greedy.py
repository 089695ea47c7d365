"""What a move is worth to a player who thinks one turn ahead, in tenths of a card's point; a bot takes the best.

Behind the screens it gives every character a Heart to live on and puts Clubs and Spades on top; in the battle it kills
what it can, breaks Hearts, shields when that saves something and buys what it lacks. It sees a view: what lies open,
and before the battle its own side.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fourfold.games.shovels import agenda, attack, battle, cards, heroes, moves, table
from fourfold.kernel.packed import vec
from fourfold.kernel.state import State

if TYPE_CHECKING:
    Cells = vec[i64]

PROFILES: Final[dict[str, list[int]]] = {"greedy": []}

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


# -- the action hand --------------------------------------------------------------------------------------------------
def loss(v: State, q: i64, face: i64, left: i64) -> i64:
    """What it costs to spend this card of the stack; `left`: how many Hearts would stay there."""
    if cards.FIRST_HEART <= face < cards.FIRST_SPADE:
        return worth(v, face) + (LAST_HEART if left == 0 else SPARE_HEART)
    if left == 0:
        return worth(v, face) // 4  # it may be gone soon anyway
    return worth(v, face) // 2


def effect(v: State, p: i64, q: i64, suit: i64, total: i64, card: i64) -> i64:
    """The worth of spending a suit; `card` is the top of what is left in the stack, or none."""
    if suit == cards.CLUBS:
        return best_hit(v, p, total)
    if suit == cards.DIAMONDS:
        return shopping(v, p, total)
    if suit == cards.SPADES:
        return digging(v, p, q, total, card, 0)
    return 0


def digging(v: State, p: i64, q: i64, left: i64, card: i64, clubs: i64) -> i64:
    """The best that can be made of the next `left` cards from `card` down, with `clubs` in hand already."""
    facts = v.setup.facts
    have = hearts(v, q)
    best: i64 = 0
    spent: i64 = 0
    coins: i64 = 0
    coin_cost: i64 = 0
    if clubs > 0:
        best = best_hit(v, p, clubs)
    while left > 0 and card < v.setup.cards:
        face = v.face[card]
        suit = facts[table.SUIT + face]
        value = facts[table.VALUE + face]
        if suit == cards.CLUBS:
            clubs += value
            spent += loss(v, q, face, have)
            gain = best_hit(v, p, clubs) - spent
            if gain > best:
                best = gain
        elif suit == cards.DIAMONDS:
            coins += value
            coin_cost += loss(v, q, face, have)
            gain = shopping(v, p, coins) - coin_cost
            if gain > best:
                best = gain
        card = v.below[card]
        left -= 1
    if card >= v.setup.cards and v.many(table.HAND) == 0:  # dug to the face
        gain = best_strike(v, p)
        if gain > best:
            best = gain
    return best


def lifting(v: State, p: i64, q: i64) -> i64:
    """The best way to lift at least one card more from this stack, with what is in the hand already."""
    facts = v.setup.facts
    have = hearts(v, q)
    clubs: i64 = 0
    diamonds: i64 = 0
    spades: i64 = 0
    spent: i64 = 0
    best: i64 = NOTHING
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
            gain = best_hit(v, p, clubs)
        if spades > 0:
            more = digging(v, p, q, spades, card, 0)
            if more > gain:
                gain = more
        if diamonds > 0:
            more = shopping(v, p, diamonds)
            if more > gain:
                gain = more
        if gain - spent > best:
            best = gain - spent
    return best


def tapping(v: State, p: i64, q: i64) -> i64:
    face = table.face_of(v, q)
    level = table.level_of(v, q)
    if face < cards.DIAMONDS * cards.PER_SUIT:
        return clubs_hero(v, p, level) - power(v, face) // 2
    if face < cards.FIRST_HEART:
        return free_cards(v, p, level) - power(v, face) // 2
    if face >= cards.FIRST_SPADE:
        return unearthing(v, p, level) - power(v, face) // 2
    return -power(v, face)


def clubs_hero(v: State, p: i64, hits: i64) -> i64:
    """The best so many different targets, up to three."""
    q: i64
    a: i64 = 0
    b: i64 = 0
    c: i64 = 0
    slots = v.setup.facts[table.SLOTS]
    for q in range(v.setup.seats * slots):
        if q // slots != p and attack.may_attack(v, q):
            gain = gain_of_hit(v, q, heroes.HERO_DAMAGE)
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


# -- every question ---------------------------------------------------------------------------------------------------
def draft(v: State, p: i64, verb: i64, move: i64, k: i64) -> i64:
    """Phase 1."""
    facts = v.setup.facts
    held = facts[table.HELD] + p
    if verb == moves.V_DRAW:
        if move == moves.DECK:
            return 190
        return best_place(v, p, v.face[v.top(table.DISCARD)], True)
    if verb == moves.V_DISCARD:
        return -best_place(v, p, v.face[v.at(held, k)], True)
    return placing(v, p, verb, k, v.face[v.top(held)])


def placing(v: State, p: i64, verb: i64, k: i64, face: i64) -> i64:
    facts = v.setup.facts
    if verb == moves.V_NEW:
        return JOIN + power(v, face)
    if verb == moves.V_SCRAP:
        return 0
    q = p * facts[table.SLOTS] + k
    if facts[table.LEVEL + face] == 0:
        return on_stack(v, q, face)
    return over_face(v, q, face)


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
        so_far = best_hit(v, p, clubs)
    elif coins > 0:
        so_far = shopping(v, p, coins)
    if verb == moves.V_DIG_STRIKE:
        return best_strike(v, p)
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
        return digging(v, p, q, left - 1, following, clubs) - 1
    cost = loss(v, q, face, hearts(v, q))
    if suit == cards.CLUBS and coins == 0:
        return digging(v, p, q, left - 1, following, clubs + value) - cost
    if suit == cards.DIAMONDS and clubs == 0:
        return shopping(v, p, coins + value) - cost
    return so_far - cost


def fight(v: State, p: i64, verb: i64, k: i64) -> i64:
    """The action of a turn."""
    q = p * v.setup.facts[table.SLOTS] + k
    if verb == moves.V_LIFT:
        return lifting(v, p, q)
    if verb == moves.V_TAP:
        return tapping(v, p, q)
    if verb == moves.V_STRIKE:
        return best_strike(v, p)
    return -(own_power(v, q) + stack_worth(v, q))


def spending(v: State, p: i64, suit: i64) -> i64:
    """A suit of the hand; what the hand costs is paid already."""
    total: i64 = 0
    facts = v.setup.facts
    card = v.above[v.seam(table.HAND)]
    while card < v.setup.cards:
        if facts[table.SUIT + v.face[card]] == suit or v.setup.opt[table.SUM_ALL] != 0:
            total += facts[table.VALUE + v.face[card]]
        card = v.above[card]
    return effect(v, p, v.a, suit, total, v.below[v.seam(table.STACK + table.SIDE * v.a)])


def buying(v: State, p: i64, verb: i64, k: i64) -> i64:
    coins = v.num[table.COINS]
    if verb == moves.V_STOP:
        return 0
    if verb == moves.V_REFRESH:
        return 70 if coins >= 5 else 1
    face = v.face[v.top(table.ROW + k)]
    return 100 + best_place(v, p, face, False) - 5 * v.setup.facts[table.PRICE + face]


def aiming(v: State, p: i64, k: i64) -> i64:
    q = attack.target_of(v, p, k)
    if table.owner(v, q) == p:
        return NOTHING
    damage: i64 = heroes.HERO_DAMAGE
    if v.prompt == agenda.ASK_TARGET:
        damage = v.b
    return gain_of_hit(v, q, damage)


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
        return lifting(v, p, v.a)
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
        return best_place(v, p, v.face[v.top(table.ROW + k)], False)
    if verb == moves.V_TOP:
        return 130
    if verb == moves.V_CARD:
        return best_place(v, p, v.face[heroes.grave_card(v, k)], False)
    if verb == moves.V_STRIKE:
        return best_strike(v, p)
    return 0
