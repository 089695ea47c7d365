"""Why a move is not legal: the key of a sentence in the texts, its clause, and what the sentence needs.

Listing (offers.py) is written for speed and this for people; a contract test holds the two together at every decision.
"""

from __future__ import annotations

from mypy_extensions import i64

from fourfold.games.shovels import agenda, attack, battle, cards, creation, heroes, moves, table
from fourfold.kernel.game import Refusal
from fourfold.kernel.state import State

PLACES: tuple[int, ...] = (moves.V_SLOT, moves.V_NEW, moves.V_SCRAP)

# what may be answered at each question at all, in the order of agenda.PROMPTS
ANSWERS: tuple[tuple[int, ...], ...] = (
    (moves.V_DRAW,),
    (moves.V_DRAW,),
    (moves.V_DISCARD,),
    PLACES,
    (moves.V_LIFT, moves.V_TAP, moves.V_STRIKE, moves.V_FATIGUE),
    (moves.V_MORE, moves.V_SUIT),
    (moves.V_TARGET,),
    (moves.V_TARGET, moves.V_STOP),
    (moves.V_SHIELD, moves.V_DECLINE),
    (moves.V_ROW, moves.V_REFRESH, moves.V_STOP),
    PLACES,
    (moves.V_TAKE, moves.V_SKIP, moves.V_STOP, moves.V_DIG_STRIKE),
    (moves.V_SUIT,),
    (moves.V_ROW, moves.V_TOP, moves.V_STOP),
    (moves.V_CARD, moves.V_STOP),
    (moves.V_STRIKE, moves.V_STOP),
)


def face_key(face: i64) -> str:
    return f"card.{cards.WORDS[face]}"


def suit_key(suit: i64) -> str:
    return f"word.{cards.SUITS[suit]}"


def refuse(s: State, move: i64) -> Refusal | None:
    facts = s.setup.facts
    slots = facts[table.SLOTS]
    last = facts[table.TAIL]
    prompt = s.prompt
    p = s.seat
    verb = moves.verb(slots, last, move)
    k = moves.index(slots, last, move)
    if verb not in ANSWERS[prompt]:
        return not_asked(prompt, verb)
    if prompt == agenda.ASK_DRAW or prompt == agenda.ASK_DRAW_AGAIN:
        return refuse_draw(s, move)
    if prompt == agenda.ASK_PLAY:
        return refuse_play(s, p, verb, k)
    if prompt == agenda.ASK_BATTLE or prompt == agenda.ASK_EXTRA:
        return None if verb == moves.V_STOP else refuse_battle(s, p, verb, k)
    if prompt == agenda.ASK_LIFTING or prompt == agenda.ASK_DIG_SUIT:
        return refuse_suit(s, verb, k)
    if prompt == agenda.ASK_TARGET or prompt == agenda.ASK_HEROES:
        return refuse_target(s, p, verb, k)
    if prompt == agenda.ASK_SHOP or prompt == agenda.ASK_FREE:
        return refuse_shop(s, p, verb, k)
    if prompt == agenda.ASK_PLACE:
        return refuse_place(s, p, verb, k)
    if prompt == agenda.ASK_DIG:
        return refuse_dig(s, p, verb)
    if prompt == agenda.ASK_GRAVEDIG and verb == moves.V_CARD:
        return refuse_keep(s, p, k)
    return None


def not_asked(prompt: i64, verb: i64) -> Refusal:
    question: dict[str, object] = {"prompt": f"prompt_name.{agenda.PROMPTS[prompt]}"}
    if prompt == agenda.ASK_BATTLE and verb in (moves.V_ROW, moves.V_REFRESH):
        return Refusal("shop_closed", "S-7.1", {})
    if prompt == agenda.ASK_EXTRA:
        return Refusal("not_asked", "S-0.10", question)
    return Refusal("not_asked", f"S-12.{prompt + 1}", question)


def refuse_draw(s: State, move: i64) -> Refusal | None:
    first = s.prompt == agenda.ASK_DRAW
    deck = int(s.many(table.DECK))
    pile = int(s.many(table.DISCARD))
    if move == moves.DECK:
        if deck == 0:
            return Refusal("deck_empty", "S-3.3", {})
        return Refusal("deck_short", "S-3.3", {}) if first and deck == 1 else None
    if pile == 0:
        return Refusal("discard_empty", "S-3.3", {})
    if first:
        return None if creation.may_draw_discard(s) else Refusal("discard_short", "S-3.3", {})
    if table.idles(s):
        return Refusal("idle", "S-3.5", {"n": int(s.num[table.IDLE])})
    return None


def nobody_there(k: i64, clause: str) -> Refusal:
    return Refusal("no_character", clause, {"place": int(k) + 1})


def refuse_play(s: State, p: i64, verb: i64, k: i64) -> Refusal | None:
    """Phase 1: S-3.7, S-3.8, S-11.1."""
    facts = s.setup.facts
    mass = s.setup.opt[table.MASS] != 0
    face = s.face[s.top(facts[table.HELD] + p)]
    card: dict[str, object] = {"card": face_key(face)}
    number = facts[table.LEVEL + face] == 0
    if verb == moves.V_SCRAP:
        return Refusal("must_play", "S-3.7", card) if number else None
    if verb == moves.V_NEW:
        if number:
            return Refusal("new_number", "S-3.7", card)
        if not mass:
            return Refusal("new_creation", "S-3.7", card)
        return None if table.may_place_new(s, p, face) else full(s)
    if not number and mass:
        return Refusal("mass_no_replace", "S-11.1", card)
    if s.many(table.FACE + table.SIDE * (p * facts[table.SLOTS] + k)) == 0:
        return nobody_there(k, "S-3.7")
    return None


def full(s: State) -> Refusal:
    clause = "S-11.1" if s.setup.opt[table.MASS] != 0 else "S-7.3"
    return Refusal("full", clause, {"n": int(s.setup.facts[table.SLOTS])})


def refuse_place(s: State, p: i64, verb: i64, k: i64) -> Refusal | None:
    """Phase 2: S-7.3, S-7.4, S-8.5, S-11.1."""
    facts = s.setup.facts
    mass = s.setup.opt[table.MASS] != 0
    face = s.face[s.top(table.BOUGHT)]
    card: dict[str, object] = {"card": face_key(face)}
    level = facts[table.LEVEL + face]
    if verb == moves.V_SCRAP:
        if level == 0:
            return Refusal("must_place", "S-7.3", card)
        return None if s.a == agenda.FROM_TOP else Refusal("must_place", "S-7.4", card)
    if verb == moves.V_NEW:
        if level == 0:
            return Refusal("new_number", "S-7.3", card)
        if level != 1 and not mass:
            return Refusal("only_jack", "S-7.3", card)
        return None if table.may_place_new(s, p, face) else full(s)
    q = p * facts[table.SLOTS] + k
    if s.many(table.FACE + table.SIDE * q) == 0:
        return nobody_there(k, "S-7.3")
    if table.may_place_on(s, q, face):
        return None
    if mass:
        return Refusal("mass_no_replace", "S-11.1", card)
    return Refusal("rank", "S-7.3", card | {"face": face_key(table.face_of(s, q))})


def refuse_battle(s: State, p: i64, verb: i64, k: i64) -> Refusal | None:
    """S-5.1 to S-5.3, S-8.4, S-8.8, S-9.1."""
    q = p * s.setup.facts[table.SLOTS] + k
    if s.many(table.FACE + table.SIDE * q) == 0:
        return nobody_there(k, "S-5.1")
    face: dict[str, object] = {"face": face_key(table.face_of(s, q))}
    if verb == moves.V_TAP:
        return None if table.may_tap(s, q) else Refusal("tapped", "S-8.8", face)
    if verb == moves.V_FATIGUE:
        return Refusal("must_act", "S-9.1", {}) if battle.can_act(s, p) else None
    if table.rests(s, q):
        return Refusal("rests", "S-5.2", face)
    if verb == moves.V_LIFT:
        return None if table.may_lift(s, q) else Refusal("bare", "S-5.3", face)
    if s.many(table.STACK + table.SIDE * q) > 0:
        return Refusal("covered", "S-8.4", face | {"card": face_key(s.face[s.top(table.STACK + table.SIDE * q)])})
    if s.num[table.STRUCK] != 0:
        return Refusal("struck", "S-0.10", {})
    return None if table.strike_target(s, p) else Refusal("no_strike", "S-8.4b", {})


def refuse_suit(s: State, verb: i64, suit: i64) -> Refusal | None:
    """S-5.3, S-5.4: if the suit lies deeper, say below what."""
    stack = table.STACK + table.SIDE * s.a
    lifting = s.prompt == agenda.ASK_LIFTING
    if verb == moves.V_MORE:
        return None if s.many(stack) > 0 else Refusal("nothing_more", "S-5.3", {})
    if (battle.suits_in_hand(s) >> suit) & 1 != 0:
        return None
    above = s.top(table.HAND)
    for k in range(int(s.many(stack)) - 1, -1, -1):
        card = s.at(stack, k)
        if lifting and s.setup.facts[table.SUIT + s.face[card]] == suit:
            facts: dict[str, object] = {"card": face_key(s.face[card]), "above": face_key(s.face[above])}
            if above == s.top(table.HAND):
                return Refusal("suit_next", "S-5.3", facts)
            return Refusal("suit_below", "S-5.3", facts)
        above = card
    return Refusal("suit_absent", "S-5.4" if lifting else "S-8.2", {"suit": suit_key(suit)})


def refuse_target(s: State, p: i64, verb: i64, k: i64) -> Refusal | None:
    """S-6.1, S-6.2, S-8.4, S-8.4a, S-8.5."""
    heroic = s.prompt == agenda.ASK_HEROES
    if verb == moves.V_STOP:
        return Refusal("name_one", "S-8.5", {}) if s.c == 0 else None
    q = attack.target_of(s, p, k)
    target = table.owner(s, q)
    place = int(q - target * s.setup.facts[table.SLOTS]) + 1
    if s.many(table.FACE + table.SIDE * q) == 0:
        return Refusal("no_target", "S-6.1", {"target": int(target), "place": place})
    facts: dict[str, object] = {"target": int(target), "face": face_key(table.face_of(s, q))}
    if heroic:
        return Refusal("named", "S-8.5", facts) if heroes.is_named(s, q, s.c) else None
    if s.c == agenda.BY_CLUBS or attack.may_target(s, p, q, s.c):
        return None
    if target == p:
        return Refusal("own_strike", "S-8.4", {})
    heart = table.heart(s, q)
    if heart >= 0:
        return Refusal("has_heart", "S-8.4", facts | {"card": face_key(s.face[heart])})
    return Refusal("guarded", "S-8.4a", facts)


def refuse_shop(s: State, p: i64, verb: i64, k: i64) -> Refusal | None:
    """S-7.2, S-7.4, S-7.5 to S-7.7."""
    coins = int(s.num[table.COINS])
    if verb == moves.V_REFRESH:
        if coins >= table.REFRESH_PRICE:
            return None
        return Refusal("refresh_price", "S-7.6", {"price": table.REFRESH_PRICE, "coins": coins})
    if verb == moves.V_TOP:
        return None if heroes.may_turn(s) else Refusal("no_cards", "S-7.7", {})
    if verb == moves.V_STOP:
        return None
    if s.many(table.ROW + k) == 0:
        return Refusal("row_empty", "S-7.5", {"place": int(k) + 1})
    face = s.face[s.top(table.ROW + k)]
    card: dict[str, object] = {"card": face_key(face)}
    price = int(s.setup.facts[table.PRICE + face])
    if s.prompt == agenda.ASK_SHOP and price > coins:
        return Refusal("too_dear", "S-7.2", card | {"price": price, "coins": coins})
    return None if table.placeable(s, p, face) else Refusal("no_place", "S-7.4", card)


def refuse_dig(s: State, p: i64, verb: i64) -> Refusal | None:
    """S-8.1, S-8.3."""
    if verb == moves.V_STOP:
        return None
    if verb != moves.V_DIG_STRIKE:
        return None if s.b > 0 else Refusal("nothing_dug", "S-8.1", {})
    if s.c > 0 or s.many(table.HAND) > 0:
        return Refusal("dig_begun", "S-8.3", {})
    face: dict[str, object] = {"face": face_key(table.face_of(s, s.a))}
    if s.b != s.many(table.STACK + table.SIDE * s.a):
        left = int(s.many(table.STACK + table.SIDE * s.a) - s.b)
        return Refusal("not_dug", "S-8.3", face | {"n": left})
    return None if table.strike_target(s, p) else Refusal("no_strike", "S-8.4b", {})


def refuse_keep(s: State, p: i64, k: i64) -> Refusal | None:
    """S-8.5."""
    if k >= s.many(table.GRAVE):
        return Refusal("no_card", "S-8.5", {"n": int(s.many(table.GRAVE))})
    face = s.face[heroes.grave_card(s, k)]
    return None if table.placeable(s, p, face) else Refusal("no_place", "S-8.5", {"card": face_key(face)})
