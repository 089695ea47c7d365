"""Between the two fields: the turn and its phases, the attack in the air, the chain as a numbered column."""

from __future__ import annotations

from typing import Final

from fourfold.games.entity import activate, agenda, figures, table
from fourfold.games.entity.look import what
from fourfold.kernel.layout import flow, safe
from fourfold.kernel.state import State
from fourfold.kernel.words import Say

CHOOSING: Final = (agenda.ASK_MAY, agenda.ASK_TARGET, agenda.ASK_TRIBUTE, agenda.ASK_DISCARD, agenda.ASK_VOID)


def middle(s: State, say: Say, width: int) -> list[str]:
    lines = flow([f"[bold]{turn(s, say)}[/]", cycle(s, say)], width - 1, "   ")
    for text in [*attack(s, say), *rising(s, say)]:
        lines += flow([f"[bold]{word}[/]" for word in safe(text).split()], width - 2, " ", "  ")
    rows = chain(s, say)
    if rows:
        lines.append(f"[dim]{say.get('draw', 'chain')}[/]")
        lines += [line for row in rows for line in flow(row.split(" "), width - 2, " ", "      ")]
    return [f" {line}" for line in lines]


def turn(s: State, say: Say) -> str:
    return safe(say.text("draw", "turn", {"n": int(s.num[table.TURN]), "seat": int(s.num[table.ACTIVE])}))


def phases(s: State) -> list[int]:
    """Those that this turn may have: no battle in the first one (E-3.6)."""
    first = s.num[table.TURN] == 1
    return [k for k in range(len(agenda.PHASES)) if not (first and k in (agenda.BATTLE, agenda.MAIN_2))]


def cycle(s: State, say: Say) -> str:
    """The phase it is stands in brackets, too."""
    out = []
    for k in phases(s):
        word = safe(say.get("draw", f"phase_{agenda.PHASES[k]}"))
        now = s.num[table.PHASE] == k
        out.append(f"[bold reverse]‹{word}›[/]" if now else f"[dim]{word}[/]")
    return " → ".join(out)


# -- the attack -------------------------------------------------------------------------------------------------------
def attacking(s: State) -> bool:
    """Has an attack been declared that is not yet carried out?"""
    return any(s.todo[k] == agenda.STRIKE for k in range(0, int(s.depth), 4))


def attack(s: State, say: Say) -> list[str]:
    """Who attacks whom, with the figures as they are now."""
    num = s.num
    card = num[table.ATTACKER]
    if s.over or not attacking(s) or not table.still(s, card, num[table.ATTACKER + 1]):
        return []
    place = int(s.where[card])
    facts: dict[str, object] = {
        "seat": int(table.owner(place)),
        "other": int(1 - table.owner(place)),
        "card": say.card(s.setup, int(s.face[card])),
        "atk": int(figures.current(s, place, 0)),
    }
    key = "attack_direct"
    if not num[table.STRAIGHT]:
        key, target = "attack_gone", num[table.TARGET]
        if table.still(s, target, num[table.TARGET + 1]):
            against = what.at(s, int(s.where[target]))
            assert against is not None
            key = ("", "attack_atk", "attack_def", "attack_set")[against.pos]
            facts |= {"n": what.zone(against.place), "target": say.card(s.setup, against.face)}
            if against.pos != table.SET:
                facts["figure"] = what.figure(s, against, 0 if against.pos == table.ATTACK else 1)[0]
    text = say.text("draw", key, {k: v for k, v in facts.items() if k != "target"} | {"foe": facts.get("target", "")})
    return [text + (f" ({say.get('draw', 'cancelled')})" if num[table.CANCELLED] else "")]


def rising(s: State, say: Say) -> list[str]:
    """A card whose Tributes are being chosen."""
    out = []
    for p in range(table.SEATS):
        if s.many(table.RISING + p):
            face = int(s.face[s.top(table.RISING + p)])
            out.append(f"{say.seat(p)}: {say.get('zone', 'rising')}, {say.card(s.setup, face)}")
    return out


# -- the chain --------------------------------------------------------------------------------------------------------
def chain(s: State, say: Say) -> list[str]:
    """The links, the last one first: it resolves first. Above them the one that is being made."""
    if s.over:
        return []
    links = int(s.num[table.LINKS])
    made = s.prompt in CHOOSING
    return [link(s, say, k, k == links) for k in range(links - 1 + made, -1, -1)]


def link(s: State, say: Say, k: int, made: bool) -> str:
    at = table.LINK + table.LINK_ROW * k
    card = what.named(s, say, int(activate.face_of(s, s.num[at + table.L_EFFECT])))
    parts = [f"[bold]{k + 1:2}[/] ▸ {safe(say.seat(int(s.num[at + table.L_SEAT])))}: {card}"]
    found = targets(s, say, at)
    parts += [f"→ {safe(', '.join(found))}"] if found else []
    if s.num[at + table.L_NEGATED]:
        parts.append(f"[bold red]({say.get('draw', 'negated')})[/]")
    elif made:
        parts.append(f"[dim]({say.get('draw', 'making')})[/]")
    elif k == s.num[table.LINKS] - 1 and k > 0:
        parts.append(f"[dim]({say.get('draw', 'first_out')})[/]")
    return " ".join(parts)


def targets(s: State, say: Say, at: int) -> list[str]:
    """What it is aimed at, with its place on the field."""
    out = []
    for k in range(int(s.num[at + table.L_ONES] + s.num[at + table.L_ONES + 1])):
        card = int(s.num[at + table.L_TARGETS + 2 * k])
        place = int(s.where[card])
        name = say.card(s.setup, int(s.face[card]))
        if place < table.PLACES:
            number = f"{'b' if place >= table.BACK else ''}{what.zone(place)}"
            name += f" ({say.seat(int(table.owner(place)))} {number})"
        out.append(name)
    return out
