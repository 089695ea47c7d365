"""Why a move is not legal: the key of a sentence in the texts, its clause, and what the sentence needs.

Listing is written for speed and this for people; a contract test holds the two together at every decision.
"""

from __future__ import annotations

from mypy_extensions import i64

from fourfold.games.pmv import agenda, cards, moves, reaction, recruit, table, turn
from fourfold.kernel.game import Refusal
from fourfold.kernel.setup import Setup
from fourfold.kernel.state import State


def face_key(setup: Setup, face: i64) -> str:
    return f"card.{setup.faces[face]}"


def figure_of(setup: Setup, face: i64, column: i64) -> i64:
    return setup.facts[cards.ROWS + cards.ROW * face + column]


def refuse(s: State, move: i64) -> Refusal | None:
    prompt = s.prompt
    kind = moves.kind(s.setup, move)
    first, last = ASKED[prompt]
    if not first <= kind <= last:
        return Refusal("not_asked", "P-10.1", {"prompt": f"prompt.{agenda.PROMPTS[prompt]}"})
    if kind in (moves.DONE, moves.END, moves.PASS, moves.KEEP):
        return None
    if kind == moves.REDRAW:
        return None if s.many(table.HAND + table.SIDE * s.seat) > 0 else Refusal("no_hand", "P-4.3", {})
    if kind == moves.ATTACK:
        return refuse_attack(s, move)
    return refuse_card(s, move, kind)


ASKED: dict[int, tuple[int, int]] = {
    agenda.ASK_MULLIGAN: (moves.KEEP, moves.REDRAW),
    agenda.ASK_RECRUIT: (moves.RECRUIT, moves.DONE),
    agenda.ASK_COMBAT: (moves.ATTACK, moves.END),
    agenda.ASK_TRIM: (moves.TRIM, moves.TRIM),
    agenda.ASK_REACT: (moves.REACT, moves.PASS),
}


def refuse_card(s: State, move: i64, kind: i64) -> Refusal | None:
    """A move that plays or discards a card: first whether it can be had, then whether it may be used so."""
    p = s.seat
    face = moves.card(s.setup, move)
    place = moves.place(s.setup, move)
    facts: dict[str, object] = {"card": face_key(s.setup, face)}
    if not s.has(table.HAND + table.SIDE * p, face):
        return Refusal("not_in_hand", "P-10.1", facts)
    if kind == moves.TRIM:
        return None
    resources = s.num[table.RESOURCES + p]
    cost = figure_of(s.setup, face, cards.COST)
    if cost > resources:
        return Refusal("too_dear", "P-5.3", facts | {"cost": int(cost), "resources": int(resources)})
    if kind == moves.RECRUIT:
        return None if table.heroes(s, p) != recruit.ALL else Refusal("heroes_full", "P-6.1", facts)
    if kind == moves.EQUIP or kind == moves.ARM:
        return refuse_gear(s, p, place, kind, facts)
    if kind == moves.HEAL or kind == moves.TREAT:
        return refuse_heal(s, p, place, facts)
    if kind == moves.REACT:
        return refuse_reactive(s, p, face, facts)
    return None


def refuse_gear(s: State, p: i64, place: i64, kind: i64, facts: dict[str, object]) -> Refusal | None:
    facts = facts | {"place": int(place) + 1}
    if s.many(table.HERO + table.SIDE * p + place) == 0:
        return Refusal("no_hero_here", "P-6.7", facts)
    facts = facts | {"hero": face_key(s.setup, table.hero(s, p, place))}
    if s.many(table.GEAR + table.SIDE * p + place) >= table.PLACES:
        return Refusal("gear_full", "P-6.3", facts)
    if kind == moves.ARM and table.weapon(s, p, place) >= 0:
        return Refusal("second_weapon", "P-6.3", facts | {"other": face_key(s.setup, table.weapon(s, p, place))})
    return None


def refuse_heal(s: State, p: i64, place: i64, facts: dict[str, object]) -> Refusal | None:
    facts = facts | {"place": int(place) + 1}
    if s.many(table.HERO + table.SIDE * p + place) == 0:
        return Refusal("no_hero_here", "P-8.2", facts)
    if table.wounded(s, p, place):
        return None
    return Refusal("not_wounded", "P-8.2", facts | {"hero": face_key(s.setup, table.hero(s, p, place))})


def refuse_reactive(s: State, p: i64, face: i64, facts: dict[str, object]) -> Refusal | None:
    effect = figure_of(s.setup, face, cards.EFFECT)
    if reaction.useful(s, p, s.b, effect):
        return None
    if effect == cards.REDUCE:
        return Refusal("no_damage", "P-9.5", facts)
    return Refusal("no_critical" if effect == cards.CANCEL else "not_lethal", "P-9.5", facts)


def refuse_attack(s: State, move: i64) -> Refusal | None:
    p = s.seat
    place = moves.place(s.setup, move)
    target = moves.target(s.setup, move)
    if s.many(table.HERO + table.SIDE * p + place) == 0:
        return Refusal("no_hero_here", "P-9.1", {"place": int(place) + 1})
    if s.many(table.HERO + table.SIDE * (1 - p) + target) == 0:
        return Refusal("no_enemy_here", "P-9.1", {"place": int(target) + 1})
    facts: dict[str, object] = {"hero": face_key(s.setup, table.hero(s, p, place))}
    if s.num[table.MARK + table.SEATS * place + p] != 0:
        return Refusal("has_attacked", "P-9.1", facts)
    if (turn.ready(s, p) >> place) & 1 == 0:
        return Refusal("just_recruited", "P-6.9", facts)
    return None
