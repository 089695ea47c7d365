"""Why a move is not legal: the key of a sentence in the texts, its clause, and what the sentence needs."""

from __future__ import annotations

from mypy_extensions import i64

from fourfold.games.entity import agenda, cards, judge, moves, reasons, table
from fourfold.kernel.game import Refusal
from fourfold.kernel.setup import Setup
from fourfold.kernel.state import State

MENU = (*range(moves.SUMMON, moves.END + 1),)
ASKED: dict[int, tuple[int, ...]] = {
    agenda.ASK_MAIN: MENU,
    agenda.ASK_BATTLE: (moves.ATTACK, moves.FINISH),
    agenda.ASK_ATTACK: (moves.STRIKE, moves.DIRECT, moves.NONE),
    agenda.ASK_SACRIFICE: (moves.TRIBUTE,),
    agenda.ASK_TRIBUTE: (moves.TRIBUTE,),
    agenda.ASK_DISCARD: (moves.DISCARD,),
    agenda.ASK_VOID: (moves.VOID,),
    agenda.ASK_TARGET: (moves.TARGET, moves.PILE, moves.DONE),
    agenda.ASK_MAY: (moves.YES, moves.NO),
    agenda.ASK_RESPOND: (moves.ACTIVATE, moves.OPEN, moves.PASS),
    agenda.ASK_PICK: (moves.TAKE, moves.NONE),
    agenda.ASK_GIVE: (moves.DISCARD,),
    agenda.ASK_TRIM: (moves.DISCARD,),
}


def face_key(setup: Setup, face: i64) -> str:
    return f"card.{setup.faces[face]}" if face >= 0 else "word.hidden_card"


def refuse(s: State, move: i64) -> Refusal | None:
    code = why_not(s, move)
    if code == reasons.FINE:
        return None
    key, clause = reasons.WORDS[code]
    return Refusal(key, clause, facts_of(s, move, code))


def why_not(s: State, move: i64) -> int:
    kind = int(moves.kind(s.setup, move))
    what = moves.what(s.setup, move)
    p = s.seat
    if kind not in ASKED[s.prompt]:
        effect = s.prompt == agenda.ASK_RESPOND and kind == moves.USE and s.count[table.own(p, what)] != 0
        return reasons.NOT_FAST if effect else reasons.NOT_ASKED
    if kind in (moves.SUMMON, moves.SET, moves.ACTIVATE):
        return int(why_not_from_hand(s, p, kind, what))
    if kind == moves.OPEN:
        return int(judge.why_not_open(s, p, table.back(p, what)))
    if kind == moves.USE:
        return int(judge.why_not_use(s, p, table.own(p, what)))
    if kind == moves.CHANGE:
        return int(judge.why_not_change(s, table.pawn(p, what)))
    if kind == moves.BATTLE:
        return int(judge.why_no_battle(s))
    if kind == moves.ATTACK:
        return int(judge.why_not_attack(s, table.pawn(p, what)))
    if kind == moves.STRIKE:
        return int(judge.why_not_strike(s, p, what, judge.guards(s, 1 - p)))
    if kind == moves.DIRECT:
        return int(judge.why_not_direct(s, p, s.a))
    return int(why_not_choose(s, p, kind, what))


def why_not_from_hand(s: State, p: i64, kind: i64, face: i64) -> i64:
    card = s.find(table.HAND + p, face)
    if card < 0:
        return reasons.NOT_IN_HAND
    if kind == moves.SUMMON:
        return judge.why_not_summon(s, p, face)
    return judge.why_not_set(s, p, face) if kind == moves.SET else judge.why_not_activate(s, p, face, card)


def why_not_choose(s: State, p: i64, kind: i64, what: i64) -> i64:
    if kind == moves.TRIBUTE:
        return judge.why_not_tribute(s, p, what)
    if kind == moves.TARGET:
        return judge.why_not_target(s, what)
    if kind == moves.PILE:
        faces = s.setup.facts[cards.FACES]
        return judge.why_not_pile(s, table.DISCARD + (p if what < faces else 1 - p), what % faces)
    if kind == moves.TAKE:
        return judge.why_not_take(s, p, what)
    if kind in (moves.DISCARD, moves.VOID):
        return judge.why_not_give(s, p, table.HAND + p if kind == moves.DISCARD else table.DISCARD + p, what)
    if kind == moves.DONE:
        return judge.why_not_done(s)
    if kind == moves.NONE and s.prompt == agenda.ASK_ATTACK:
        return reasons.FINE if s.b != 0 else reasons.NOT_ASKED
    return reasons.FINE


def facts_of(s: State, move: i64, code: int) -> dict[str, object]:
    """What the sentence names: the card, and what is missing."""
    if code == reasons.NOT_ASKED:
        return {"prompt": f"prompt_name.{agenda.PROMPTS[s.prompt]}"}
    face = named(s, move)
    facts: dict[str, object] = {"card": face_key(s.setup, face)}
    if code == reasons.LIFE:
        facts["n"] = life_needed(s, face)
    if code == reasons.TRIBUTES:
        facts["n"] = int(cards.of(s, face, cards.NEED))
        facts["level"] = int(cards.of(s, face, cards.LEVEL))
    return facts


def named(s: State, move: i64) -> i64:
    """The face that the move is about, or -1."""
    p = s.seat
    kind = moves.kind(s.setup, move)
    what = moves.what(s.setup, move)
    if kind in (moves.SUMMON, moves.SET, moves.ACTIVATE, moves.DISCARD, moves.VOID, moves.TAKE):
        return what
    if kind == moves.PILE:
        return what % s.setup.facts[cards.FACES]
    place = place_of(p, kind, what)
    if kind == moves.DIRECT:
        place = s.a
    return table.face_at(s, place) if place >= 0 and s.count[place] != 0 else -1


def place_of(p: i64, kind: i64, what: i64) -> i64:
    """The place on the field that a move names, or -1."""
    if kind == moves.OPEN:
        return table.back(p, what)
    if kind in (moves.CHANGE, moves.ATTACK, moves.TRIBUTE):
        return table.pawn(p, what)
    if kind == moves.STRIKE:
        return table.pawn(1 - p, what)
    if kind == moves.USE:
        return table.own(p, what)
    if kind == moves.TARGET:
        return table.own(p, what) if what < 2 * table.ROOM else table.own(1 - p, what - 2 * table.ROOM)
    return -1


def life_needed(s: State, face: i64) -> int:
    """E-10.5: how many LP must not be all there is."""
    facts = s.setup.facts
    for column in (cards.PLAY, cards.IGNITE):
        effect = cards.of(s, face, column)
        if effect == 0:
            continue
        for k in range(int(facts[effect + cards.E_COSTS + 1])):
            cost = facts[effect + cards.E_COSTS] + cards.COST * k
            if facts[cost] == cards.PAY_LP:
                return 1 if facts[cost + 2] != 0 else int(facts[cost + 1])
    return 0
