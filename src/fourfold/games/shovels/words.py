"""Moves in the words of card players: `lift JC`, `more`, `suit D`, `buy QS`, `on KC`, `at P2 KD`."""

from __future__ import annotations

from mypy_extensions import i64

from fourfold.games.shovels import agenda, attack, battle, cards, moves, table
from fourfold.kernel.game import Words
from fourfold.kernel.state import State

BATTLE: tuple[int, ...] = (moves.V_LIFT, moves.V_TAP, moves.V_STRIKE, moves.V_FATIGUE, moves.V_SLOT)


def card_word(s: State, card: i64) -> str:
    """The card's word, or ? where the view does not know it."""
    face = s.face[card]
    return cards.WORDS[face] if face >= 0 else "?"


def numbered(words: list[str], place: int) -> tuple[str, ...]:
    """The word at this place, or the place's number if nothing is there; further copies have both."""
    word = words[place] if place < len(words) else "?"
    if word == "?":
        return (str(place + 1),)
    return (word, str(place + 1)) if word in words[:place] else (word,)


def character(s: State, p: i64, place: i64) -> tuple[str, ...]:
    """A character is called by its face; two with equal faces both have their numbers: their stacks differ."""
    slots = s.setup.facts[table.SLOTS]
    faces = []
    for c in range(int(slots)):
        zone = table.FACE + table.SIDE * (p * slots + c)
        faces.append(card_word(s, s.top(zone)) if s.many(zone) > 0 else "?")
    if place < len(faces) and faces[place] != "?" and faces.count(faces[place]) > 1:
        return faces[place], str(place + 1)
    return numbered(faces, int(place))


def zone_words(s: State, zone: i64) -> list[str]:
    """The cards of a zone from the bottom."""
    return [card_word(s, s.at(zone, k)) for k in range(int(s.many(zone)))]


def row_words(s: State) -> list[str]:
    return [card_word(s, s.top(table.ROW + k)) if s.many(table.ROW + k) > 0 else "?" for k in range(table.ROWS)]


def places_face(s: State, p: i64) -> bool:
    """A face that is placed on a character replaces its face: that is another act than stacking a number card."""
    zone: i64 = table.BOUGHT
    if s.prompt == agenda.ASK_PLAY:
        zone = s.setup.facts[table.HELD] + p
    elif s.prompt != agenda.ASK_PLACE:
        return False
    face = s.face[s.top(zone)]
    return face >= 0 and s.setup.facts[table.LEVEL + face] != 0


def words(s: State, p: i64, move: i64) -> Words:
    facts = s.setup.facts
    slots = facts[table.SLOTS]
    last = facts[table.TAIL]
    verb = moves.verb(slots, last, move)
    k = moves.index(slots, last, move)
    name = moves.VERBS[verb]
    parts: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    if verb == moves.V_DRAW:
        parts = ("deck",) if move == moves.DECK else ("discard",)
    elif verb == moves.V_DISCARD:
        parts = numbered(zone_words(s, facts[table.HELD] + p), int(k))
    elif verb in BATTLE:
        parts = character(s, p, k)
        also = (str(k + 1),)
        if verb == moves.V_SLOT and places_face(s, p):
            name = "replace"
    elif verb == moves.V_SUIT:
        parts = (cards.SUITS[k],)
    elif verb == moves.V_TARGET:
        q = attack.target_of(s, p, k)
        seat = table.owner(s, q)
        place = q - seat * slots
        parts = (f"P{seat + 1}", *character(s, seat, place))
        also = (parts[0], str(place + 1))
    elif verb == moves.V_STOP:
        if s.prompt == agenda.ASK_SHOP:
            name = "leave"
        elif s.prompt == agenda.ASK_DIG:
            name = "done"
    elif verb == moves.V_ROW:
        if s.prompt == agenda.ASK_FREE:
            name = "take"
        parts = numbered(row_words(s), int(k))
        also = (str(k + 1),)
    elif verb == moves.V_TAKE or verb == moves.V_SKIP:
        if s.prompt == agenda.ASK_DIG and s.b > 0:
            parts = (card_word(s, battle.cursor(s, s.a, s.c)),)
    elif verb == moves.V_CARD:
        grave = zone_words(s, table.GRAVE)
        parts = numbered(grave[::-1], int(k))
    return Words(name, parts, also=also)


def prompt(s: State) -> tuple[str, dict[str, object]]:
    """The open question; what a player holds behind his screen is not said in it."""
    asked = s.prompt
    key = agenda.PROMPTS[asked]
    facts: dict[str, object] = {}
    if asked in (agenda.ASK_LIFTING, agenda.ASK_TARGET, agenda.ASK_HEROES, agenda.ASK_SHIELD, agenda.ASK_DIG):
        facts["face"] = key_of(table.face_of(s, s.a))
    if asked == agenda.ASK_BATTLE:
        if not battle.can_act(s, s.seat):
            key = "fatigue"
    elif asked == agenda.ASK_LIFTING:
        facts |= {"n": int(s.many(table.HAND)), "left": int(s.many(table.STACK + table.SIDE * s.a))}
    elif asked == agenda.ASK_TARGET:
        facts["n"] = int(s.b)
        if s.c != agenda.BY_CLUBS:
            key = "target_strike"
    elif asked == agenda.ASK_HEROES:
        facts["n"] = int(s.b)
    elif asked == agenda.ASK_SHIELD:
        facts |= {"attacker": int(s.num[table.ACTIVE]), "n": int(s.b), "bonus": int(attack.shield_of(s, s.a))}
    elif asked == agenda.ASK_SHOP:
        facts["n"] = int(s.num[table.COINS])
    elif asked == agenda.ASK_PLACE:
        facts["card"] = key_of(s.face[s.top(table.BOUGHT)])
    elif asked == agenda.ASK_DIG:
        if s.b > 0:
            facts |= {"card": key_of(s.face[battle.cursor(s, s.a, s.c)]), "n": int(s.b)}
        else:
            key = "dig_bare"
    elif asked in (agenda.ASK_FREE, agenda.ASK_GRAVEDIG):
        facts["n"] = int(s.a)
    return key, facts


def spelled_out(view: State, typed: list[str]) -> list[str]:
    """`lift JC 2 D`: the number says how many cards are lifted."""
    if view.prompt == agenda.ASK_LIFTING and typed and typed[0].isdecimal():
        more = int(typed[0]) - int(view.many(table.HAND))
        if 0 <= more <= view.many(table.STACK + table.SIDE * view.a):
            return ["more"] * more + typed[1:]
    return typed


def key_of(face: i64) -> str:
    return f"card.{cards.WORDS[face]}" if face >= 0 else "word.hidden_card"
