"""Questions and moves in words, as keys of the texts."""

from __future__ import annotations

from mypy_extensions import i64

from fourfold.games.entity import activate, agenda, cards, judge, moves, refuse, table
from fourfold.kernel.cells import bit
from fourfold.kernel.game import Words
from fourfold.kernel.state import State


def place_word(what: i64) -> str:
    """One of a player's ten places: pawn1 .. pawn5, back1 .. back5."""
    return f"pawn{what + 1}" if what < table.ROOM else f"back{what - table.ROOM + 1}"


def words(s: State, seat: i64, move: i64) -> Words:
    setup = s.setup
    kind = moves.kind(setup, move)
    what = moves.what(setup, move)
    verb = moves.VERBS[kind]
    if kind in (moves.SUMMON, moves.SET, moves.ACTIVATE, moves.DISCARD, moves.VOID, moves.TAKE):
        return Words(verb, (setup.faces[what],))
    if kind == moves.OPEN:
        return Words(verb, (place_word(what + table.ROOM),), name_at(s, seat, table.back(seat, what)))
    if kind == moves.TRIBUTE and s.prompt == agenda.ASK_SACRIFICE and wants_more(s, seat, what):
        return Words("offer", (place_word(what),), name_at(s, seat, table.pawn(seat, what)))
    if kind == moves.STRIKE:
        return Words(verb, (place_word(what),), name_at(s, seat, table.pawn(1 - seat, what)))
    if kind in (moves.USE, moves.CHANGE, moves.ATTACK, moves.TRIBUTE):
        return Words(verb, (place_word(what),), name_at(s, seat, table.own(seat, what)))
    if kind == moves.TARGET:
        side = seat if what < 2 * table.ROOM else 1 - seat
        k = what % (2 * table.ROOM)
        return Words(verb, (f"P{side + 1}", place_word(k)), name_at(s, seat, table.own(side, k)))
    if kind == moves.PILE:
        faces = setup.facts[cards.FACES]
        side = seat if what < faces else 1 - seat
        return Words(verb, (f"P{side + 1}", setup.faces[what % faces]))
    return Words(verb, ())


def name_at(s: State, seat: i64, place: i64) -> str:
    """The card on a place, if this seat knows it."""
    if s.count[place] == 0:
        return ""
    card = table.card_at(s, place)
    known = s.face[card] >= 0 and s.seen[card] & bit(seat) != 0
    return s.setup.faces[s.face[card]] if known else ""


def wants_more(s: State, p: i64, k: i64) -> bool:
    """Is another Tribute due after this one? Everybody sees that: it is another act, whatever the card is."""
    face = s.face[s.a]
    if s.count[table.pawn(p, k)] == 0:
        return False
    return judge.chosen_worth(s, p, s.b | bit(k), face) < cards.of(s, face, cards.NEED)


def prompt(s: State) -> tuple[str, dict[str, object]]:
    """The open question, and the card it is about, as far as everybody may know it."""
    key = agenda.PROMPTS[s.prompt]
    facts: dict[str, object] = {}
    num = s.num
    if s.prompt == agenda.ASK_MAIN:
        facts["n"] = int(num[table.TURN])
        key = "main" if num[table.PHASE] == agenda.MAIN_1 else "main2"
    elif s.prompt == agenda.ASK_ATTACK:
        facts["card"] = refuse.face_key(s.setup, table.face_at(s, s.a))
        key = "attack_again" if s.b != 0 else key
    elif s.prompt == agenda.ASK_SACRIFICE:
        facts["card"] = refuse.face_key(s.setup, s.face[s.a])
    elif s.prompt == agenda.ASK_RESPOND:
        key = respond_key(s)
        if s.a != 0:
            facts["card"] = linked(s, num[table.LINKS] - 1)
            facts["other"] = int(num[table.LINK + table.LINK_ROW * (num[table.LINKS] - 1) + table.L_SEAT])
        elif key == "respond_attack":
            facts["card"] = refuse.face_key(s.setup, s.face[num[table.ATTACKER]])
            facts["attacker"] = int(num[table.ACTIVE])
        elif key != "respond":
            facts["other"] = int(num[table.ACTIVE])
            facts["phase"] = f"phase.{agenda.PHASES[num[table.PHASE]]}"
    elif s.prompt == agenda.ASK_PICK:
        facts["card"] = linked(s, num[table.LINKS] - 1)
    elif s.prompt in (agenda.ASK_TARGET, agenda.ASK_MAY, agenda.ASK_TRIBUTE, agenda.ASK_DISCARD, agenda.ASK_VOID):
        facts["card"] = linked(s, num[table.LINKS])
    if s.prompt in (agenda.ASK_TRIBUTE, agenda.ASK_DISCARD, agenda.ASK_VOID, agenda.ASK_GIVE):
        facts["n"] = int(s.c)
    return key, facts


def respond_key(s: State) -> str:
    if s.a != 0:
        return "respond_chain"
    step = s.next_step()
    if step == agenda.LEAVE:
        return "respond_start" if s.num[table.PHASE] == agenda.DRAWING else "respond_leave"
    if step == agenda.CLOSE:
        return "respond_end"
    return "respond_attack" if step == agenda.STRIKE else "respond"


def linked(s: State, k: i64) -> str:
    """The card of a link: one that is made lies where everybody sees it."""
    return refuse.face_key(s.setup, activate.face_of(s, s.num[table.LINK + table.LINK_ROW * k + table.L_EFFECT]))
