"""Why a move is not legal: the key of a sentence in the texts, its clause, and what the sentence needs.

Listing (actions.py) is written for speed and this for people; a contract test holds the two together at every decision.
"""

from __future__ import annotations

from mypy_extensions import i64

from fourfold.games.tank import actions, agenda, cards, moves, table, turn
from fourfold.kernel.game import Refusal
from fourfold.kernel.state import State


def refuse(s: State, move: i64) -> Refusal | None:
    p = s.seat
    seats = s.setup.seats
    prompt = s.prompt
    verb = moves.verb(seats, move)
    face = moves.card(seats, move)
    asked = agenda.PROMPTS[prompt]
    if prompt == agenda.ASK_ACTION or prompt == agenda.ASK_REST:
        if verb > (moves.V_CYCLE if prompt == agenda.ASK_ACTION else moves.V_END):
            return Refusal("not_asked", "T-13.1", {"prompt": f"prompt.{asked}"})
        return refuse_action(s, p, move, verb, face)
    wanted = moves.V_TOLL if prompt == agenda.ASK_TOLL else moves.V_TRIM
    if prompt == agenda.ASK_SMOKE:
        if verb == moves.V_PASS:
            return None
        wanted = moves.V_SMOKE
    elif prompt == agenda.ASK_OVERRIDE:
        held = s.has(table.HAND + table.SIDE * p, s.b + cards.PREVENTS)
        if verb == moves.V_DECLINE:
            if held and s.setup.opt[table.MANDATORY] != 0:
                return Refusal("must_override", "T-9.2", {})
            return None
        if verb == moves.V_REVEAL:
            if held:
                return None
            return Refusal("no_safety", "T-9.1", {"card": face_key(s.b + cards.PREVENTS)})
        return Refusal("not_asked", "T-13.1", {"prompt": f"prompt.{asked}"})
    if verb != wanted:
        return Refusal("not_asked", "T-13.1", {"prompt": f"prompt.{asked}"})
    if s.has(table.HAND + table.SIDE * p, face):
        return None
    if prompt == agenda.ASK_TOLL and face == s.b:
        return Refusal("toll_is_attack", "T-8.5", {"card": face_key(face)})
    return Refusal("not_in_hand", "T-13.2", {"card": face_key(face)})


def face_key(face: i64) -> str:
    return f"card.{cards.WORDS[face]}"


def refuse_action(s: State, p: i64, move: i64, verb: i64, face: i64) -> Refusal | None:
    seats = s.setup.seats
    target = moves.target(seats, p, move)
    rest = s.prompt == agenda.ASK_REST
    half = s.a if rest else agenda.HALF_NONE
    if verb == moves.V_END:
        return None
    if rest and not (
        (verb == moves.V_LOAD and half == agenda.HALF_LOAD)
        or (verb == moves.V_FIRE and half == agenda.HALF_FIRE)
        or verb == moves.V_CYCLE
    ):
        return Refusal("action_done", "T-4.5" if table.raging(s, p) else "T-4.2", {})
    if verb == moves.V_CYCLE:
        refusal = refuse_cycle(s, p, rest)
        if refusal is not None:
            return refusal
    if not s.has(table.HAND + table.SIDE * p, face):
        return Refusal("not_in_hand", "T-13.2", {"card": face_key(face)})
    if verb == moves.V_LOAD:
        return refuse_load(s, p)
    if verb == moves.V_FIRE or verb == moves.V_QUICK:
        return refuse_attack(s, p, target, verb)
    if verb == moves.V_SABOTAGE:
        return refuse_sabotage(s, p, target, face)
    if verb == moves.V_REPAIR:
        return refuse_repair(s, p, target, face - cards.CURES)
    if verb == moves.V_DISCARD and s.setup.opt[table.STRICT_DISCARD] != 0:
        out = s.setup.out()
        actions.offer_actions(s, p, out)
        if moves.verb(seats, out[0]) != moves.V_DISCARD:
            return Refusal("strict_discard", "T-5.7", {})
    return None


def refuse_cycle(s: State, p: i64, rest: bool) -> Refusal | None:
    if s.num[table.CLASS + p] != cards.MEDIUM:
        return Refusal("cycle_class", "T-4.3", {})
    if table.raging(s, p):
        return Refusal("cycle_adrenaline", "T-4.5", {})
    if s.num[table.CYCLED] != 0:
        return Refusal("cycle_used", "T-4.3", {})
    if not turn.may_cycle(s, p, rest):
        return Refusal("cycle_late", "T-4.4", {})
    return None


def refuse_load(s: State, p: i64) -> Refusal | None:
    if table.suffers(s, p, cards.JAMMED):
        return Refusal("jammed", "T-5.1", {})
    return None if turn.may_load(s, p) else Refusal("breech_full", "T-5.1", {})


def refuse_target(s: State, p: i64, target: i64) -> Refusal | None:
    if s.num[table.OUT + target] != 0:
        return Refusal("target_out", "T-4.9", {"target": target})
    if s.num[table.SHIELD + target] != 0:
        return Refusal("target_shielded", "T-6.2", {"target": target})
    return None if table.may_target(s, p, target) else Refusal("target_ally", "T-10.4", {"target": target})


def refuse_attack(s: State, p: i64, target: i64, verb: i64) -> Refusal | None:
    clause = "T-5.2" if verb == moves.V_FIRE else "T-5.3"
    if table.suffers(s, p, cards.TRACKED):
        return Refusal("tracked", clause, {})
    if verb == moves.V_FIRE and not turn.may_fire(s, p):
        return Refusal("breech_empty", clause, {})
    if not table.can_pay(s, p, target):
        return refuse_target(s, p, target) or Refusal("cannot_pay", "T-8.5", {"target": target})
    return refuse_target(s, p, target)


def refuse_sabotage(s: State, p: i64, target: i64, hazard: i64) -> Refusal | None:
    refusal = refuse_target(s, p, target)
    if refusal is not None or actions.may_sabotage(s, p, target, hazard):
        return refusal
    facts: dict[str, object] = {"target": target, "card": face_key(hazard)}
    if s.has(table.SAFETIES + table.SIDE * target, hazard + cards.PREVENTS):
        return Refusal("target_safe", "T-5.4", facts | {"safety": face_key(hazard + cards.PREVENTS)})
    return Refusal("target_has_it", "T-5.4", facts)


def refuse_repair(s: State, p: i64, target: i64, hazard: i64) -> Refusal | None:
    facts: dict[str, object] = {"target": target, "card": face_key(hazard)}
    if not table.suffers(s, target, hazard):
        return Refusal("nothing_to_repair", "T-5.5", facts)
    return None if actions.may_repair(s, p, target, hazard) else Refusal("repair_foreign", "T-5.5", facts)
