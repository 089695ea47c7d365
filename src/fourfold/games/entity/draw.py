"""What the terminal asks for: the table as lines of text, moves behind their verbs, what a move or a card is about.

Width 0: without pictures. Nothing is said by colour alone. The drawing itself is in look/.
"""

from __future__ import annotations

from fourfold.games.entity import agenda, cards, effects, figures, moves, refuse, speech, table
from fourfold.games.entity.look import field, middle, told, what
from fourfold.kernel.state import HIDDEN, State
from fourfold.kernel.words import Say


def draw(view: State, say: Say, width: int) -> list[str]:
    return fields(view, say, width, False)


def low(view: State, say: Say, width: int) -> list[str]:
    """For a window with too few lines: a line for each Pawn; what a card does is told when it is asked about."""
    return fields(view, say, width, True)


def fields(view: State, say: Say, width: int, few: bool) -> list[str]:
    me = int(view.viewer)
    own = me if 0 <= me < table.SEATS else 0
    if width <= 0:
        return told.table_(view, say, [1 - own, own])
    lines = field.side(view, say, 1 - own, width, True, few)
    lines += middle.middle(view, say, width)
    return lines + field.side(view, say, own, width, False, few)


# -- moves ------------------------------------------------------------------------------------------------------------
def label(view: State, say: Say, move: int) -> str:
    """Places by the cards that lie there: Tusk Charger (2) 130 ATK."""
    setup = view.setup
    kind = int(moves.kind(setup, move))
    face = int(refuse.named(view, move))
    place = int(refuse.place_of(view.seat, kind, moves.what(setup, move)))
    if kind in (moves.SUMMON, moves.SET) and cards.of(view, face, cards.NEED) > 0:
        need = say.text("draw", "tributes", {"n": int(cards.of(view, face, cards.NEED))})
        return f"{say.card(setup, face)} ({need})"
    if place < 0:
        return ""
    number = f"{'b' if place >= table.BACK else ''}{what.zone(place)}"
    card = what.at(view, place)
    if card is None or face == HIDDEN:
        hidden = say.get("draw", "face_down")
        return f"{side(view, say, kind, place)}{hidden} ({number})"
    figure = ""
    if kind in (moves.ATTACK, moves.STRIKE, moves.TARGET) and place < table.BACK and card.pos != table.SET:
        of = 0 if card.pos == table.ATTACK else 1
        figure = f" {what.figure(view, card, of)[0]} {('ATK', 'DEF')[of]}"
    return f"{side(view, say, kind, place)}{say.card(setup, face)} ({number}){figure}"


def side(view: State, say: Say, kind: int, place: int) -> str:
    """Whose place it is, where both may be meant."""
    return f"{say.seat(int(table.owner(place)))} " if kind == moves.TARGET else ""


def details(view: State, say: Say, move: int) -> list[str]:
    """What an attack would come to as things stand, on every target or on this one."""
    kind = moves.kind(view.setup, move)
    p = int(view.seat)
    if kind == moves.ATTACK:
        place = int(table.pawn(p, moves.what(view.setup, move)))
        rivals = [int(table.pawn(1 - p, k)) for k in range(table.ROOM)]
        found = [outcome(view, say, place, q) for q in rivals if view.many(q)]
        return found or [straight(view, say, place)]
    if kind == moves.STRIKE:
        return [outcome(view, say, int(view.a), int(table.pawn(1 - p, moves.what(view.setup, move))))]
    return [straight(view, say, int(view.a))] if kind == moves.DIRECT else []


def straight(s: State, say: Say, place: int) -> str:
    """A direct attack (E-6.10)."""
    p = int(table.owner(place))
    atk = int(figures.current(s, place, 0))
    facts = {"card": say.card(s.setup, int(table.face_at(s, place))), "atk": atk}
    return say.text("draw", "straight", facts | {"list": harm(s, say, 1 - p, atk)})


def outcome(s: State, say: Say, place: int, against: int) -> str:
    """One Pawn against another, as things stand (E-6.7 to E-6.9)."""
    rival = what.at(s, against)
    assert rival is not None
    atk = int(figures.current(s, place, 0))
    card = say.card(s.setup, int(table.face_at(s, place)))
    facts: dict[str, object] = {"card": card, "atk": atk, "n": what.zone(against)}
    if rival.face == HIDDEN:
        return say.text("draw", "versus_set", facts)
    of = 0 if rival.pos == table.ATTACK else 1
    figure = what.figure(s, rival, of)[0]
    foe = say.card(s.setup, rival.face)
    p = int(table.owner(place))
    parts = []
    if atk > figure:
        parts.append(fate(s, say, against, foe))
        if of == 0 or figures.keywords(s, place) & cards.PIERCE:
            parts.append(harm(s, say, 1 - p, atk - figure))
    elif atk < figure:
        parts += [fate(s, say, place, card)] if of == 0 else []
        parts.append(harm(s, say, p, figure - atk))
    elif of == 0 and atk > 0:
        parts += [fate(s, say, place, card), fate(s, say, against, foe)]
    facts |= {"foe": foe, "figure": f"{figure} {('ATK', 'DEF')[of]}"}
    return say.text("draw", "versus", facts | {"list": "; ".join(parts) or say.get("draw", "nothing")})


def fate(s: State, say: Say, place: int, card: str) -> str:
    kept = figures.keywords(s, place) & cards.NO_BATTLE_DESTROY
    return say.text("draw", "stays" if kept else "falls", {"card": card})


def harm(s: State, say: Say, p: int, n: int) -> str:
    """Battle damage, and what it leaves."""
    prevented = effects.prevented(s, p, cards.NO_BATTLE_DAMAGE)
    left = max(0, int(s.num[table.LP + p]) - n)
    return say.text("draw", "spared" if prevented else "takes", {"seat": p, "n": n, "left": left})


# -- cards ------------------------------------------------------------------------------------------------------------
def about(view: State, say: Say, key: str) -> list[str]:
    """What a card is, and of every copy that the reader sees on the field: its figures now, and why."""
    setup = view.setup
    if key not in setup.faces:
        return []
    face = setup.faces.index(key)
    found = what.card(view, face)
    lines = [f"{speech.kind_line(found, say.lang)} [{found.code}]"]
    for place in range(table.BACK):
        card = what.at(view, place)
        if card is not None and card.face == face and card.pos != table.SET:
            facts = {"seat": int(table.owner(place)), "n": what.zone(place), "list": "; ".join(now(view, say, place))}
            lines.append(say.text("draw", "now", facts))
    return lines


def now(s: State, say: Say, place: int) -> list[str]:
    """ATK 160 = printed 120 + Power Surge ..."""
    out = []
    card = what.at(s, place)
    assert card is not None
    for of, word in enumerate(("ATK", "DEF")):
        parts = what.reasons(s, say, place, of)
        figure = what.figure(s, card, of)[0]
        terms = "".join(f", {name} {n:+}" for name, n in parts[1:])
        out.append(f"{word} {figure}" + (f" ({parts[0][0]} {parts[0][1]}{terms})" if terms else ""))
    return out + what.states(s, say, card)


# -- the guided game --------------------------------------------------------------------------------------------------
def hints(view: State) -> list[str]:
    """Which texts of `[guide]` fit this moment, the best first. Each is shown once."""
    p = int(view.viewer)
    held = [face for _, found in field.kinds_of(view, p) for face in found]
    kinds = {what.kind(view, face) for face in held}
    out = ["g1"]
    if view.prompt == agenda.ASK_RESPOND:
        out += ["g7"] if view.a == 0 else ["g8"]
    if view.prompt == agenda.ASK_SACRIFICE:
        out.append("g4")
    if view.prompt == agenda.ASK_ATTACK:
        out.append("g6")
    if view.prompt == agenda.ASK_BATTLE:
        out.append("g5")
    if view.prompt == agenda.ASK_MAIN:
        out.append("g2")
        if kinds - {cards.PAWN}:
            out.append("g3")
        if any(what.column(view, face, cards.NEED) for face in held):
            out.append("g4")
        if view.num[table.TURN] > 1:
            out.append("g9")
    return [*out, *(["g10"] if view.num[table.TURN] > 4 else [])]
