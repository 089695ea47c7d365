"""One player's half of the table: five Pawns, five Actions and Conditions, what they do, and the hand.

A Pawn in Attack Position stands upright, one in Defense Position lies turned, a Set card shows its back.
"""

from __future__ import annotations

from typing import Final

from fourfold.games.entity import cards, table
from fourfold.games.entity.look import what
from fourfold.games.entity.look.what import Lying
from fourfold.kernel.layout import bar, beside, cut, flow, frame, pad, safe, wide
from fourfold.kernel.state import HIDDEN, State
from fourfold.kernel.words import Say

NARROW: Final = 13  # columns that a card needs; below, a line for each
WORDY: Final = 21  # columns inside a card from which its figures have their words
ROOMY: Final = 16  # columns from which an upright card may be narrower than one that lies turned
BORDERS: Final = {  # corners above, line, side, corners below
    table.ATTACK: ("┏", "┓", "━", "┃", "┗", "┛"),
    table.DEFENSE: ("╔", "╗", "═", "║", "╚", "╝"),
    table.SET: ("┌", "┐", "┄", "┊", "└", "┘"),
}


def side(s: State, say: Say, p: int, width: int, upside: bool, few: bool) -> list[str]:
    """Framed; the Pawns of both players face each other. Few: in as few lines as can be."""
    inner = width - 4
    room = (inner - (table.ROOM - 1)) // table.ROOM
    pawns = what.row(s, table.ROOM * p)
    backs = what.row(s, table.BACK + table.ROOM * p)
    if few:
        rows = [[line for card in pawns if card for line in flow(summary(s, say, card), inner, "  ", "  ")]]
        told = [summary(s, say, card) for card in backs if card]
        rows.append(flow([item for parts in told for item in ("  ".join(parts[:3]), *parts[3:])], inner, "   "))
    elif room < NARROW:
        rows = [listed(s, say, pawns, inner), listed(s, say, backs, inner)]
    else:
        rows = [standing(s, say, pawns, room), flat(s, say, backs, room)]
        rows.append(effects(s, say, [*pawns, *backs], inner))
    if upside:
        rows.reverse()
    own = hand(s, say, p, inner) if what.sees(s, p) else []
    top = flow(piles(s, say, p), inner, "   ")
    active = s.num[table.ACTIVE] == p and not s.over
    inside = [line for part in [top, *rows, own] for line in part]
    title = f"[bold]{'» ' if active else ''}{safe(say.title(p))}[/]  {life(s, say, p)}"
    return frame(title, inside, width, "yellow" if active else "dim", stock(s, say, p))


def life(s: State, say: Say, p: int) -> str:
    left = int(s.num[table.LP + p])
    colour = "red" if 4 * left <= table.LIFE else "yellow" if 2 * left <= table.LIFE else "green"
    drawn = bar(min(left, table.LIFE), table.LIFE, 16)
    return f"{say.get('field', 'lp')} [{colour}]{drawn}[/] [bold]{left}[/]"


def stock(s: State, say: Say, p: int) -> str:
    parts = [f"{say.get('zone', word)} {s.many(z + p)}" for word, z in (("deck", table.DECK), ("hand", table.HAND))]
    return " · ".join(parts)


def piles(s: State, say: Say, p: int) -> list[str]:
    """Both open piles, and what this player may or may not do."""
    return [
        *(pile(s, say, p, word, z) for word, z in (("discard", table.DISCARD), ("void", table.VOID))),
        *allowances(s, say, p),
    ]


def pile(s: State, say: Say, p: int, word: str, z: int) -> str:
    many = s.many(z + p)
    top = f": {what.named(s, say, int(s.face[s.top(z + p)]))}" if many else ""
    return f"{say.get('zone', word)} {many}{top}"


def allowances(s: State, say: Say, p: int) -> list[str]:
    """The allowance of the turn (E-4.2), and what cannot happen to him for now."""
    out = []
    num = s.num
    normals, hiddens, extras = (int(num[i + p]) for i in (table.NORMALS, table.HIDDENS, table.EXTRAS))
    if num[table.ACTIVE] == p and not s.over:
        if s.setup.opt[table.SEPARATE]:
            used = [("normals", normals, 1), ("hiddens", hiddens, 1)]
        else:
            used = [("allowance", normals + hiddens, 1 + extras)]
        out += [say.text("draw", word, {"n": n, "most": most}) for word, n, most in used]
        if s.setup.opt[table.SEPARATE] and extras:
            out.append(say.text("draw", "extras", {"n": extras}))
    prevented = 0
    for k in range(3):
        prevented |= int(num[table.PREVENT + table.SEATS * k + p])
    return out + [say.text("draw", "safe", {"harm": say.get("harm", str(n))}) for n in (1, 2) if prevented & n]


# -- Pawns as cards ---------------------------------------------------------------------------------------------------
def standing(s: State, say: Say, row: list[Lying | None], room: int) -> list[str]:
    """Five zones side by side; a line if all are empty."""
    if not any(row):
        return ["[dim]" + " ".join(pad(f"{k + 1} ·", room) for k in range(table.ROOM)).rstrip() + "[/]"]
    blocks = [pawn(s, say, card, room) if card else [f"[dim]{k + 1} ·[/]"] for k, card in enumerate(row)]
    most = max(len(block) for block in blocks)
    blocks = [[""] * ((most - len(block)) // 2) + block for block in blocks]
    return beside(blocks, [room] * table.ROOM)


def pawn(s: State, say: Say, card: Lying, room: int) -> list[str]:
    upright = card.pos == table.ATTACK
    width = room - 2 if upright and room >= ROOMY else room
    inner = width - 2
    head = f"{what.zone(card.place)} {position(s, say, card)}"
    if card.face == HIDDEN:
        return box(["▒" * inner] * 2, width, (head, "", ""), card.pos)
    level, attribute, type_ = (f(s, say, card.face) for f in (what.level, what.attribute, what.type_))
    corner = "" if card.pos == table.SET else f" {level}"
    lines = folded(say.card(s.setup, card.face), inner, 2 if upright else 1)
    lines = [f"[bold]{safe(cut(line, inner))}[/]" for line in lines]
    first = attribute if corner else f"{level} {attribute}"
    kinds = f"{first} {type_}"
    lines += [kinds] if len(kinds) <= inner else [cut(first, inner), cut(type_, inner)]
    drawn = box(lines, width, (head, corner, stats(s, card, inner)), card.pos)
    return [" " * ((room - width) // 2) + line for line in drawn]


def position(s: State, say: Say, card: Lying) -> str:
    """How it lies, in a word; of a Set card, since when."""
    if card.pos == table.SET:
        return say.text("draw", "set", {"n": int(s.num[table.ARRIVED + card.place])})
    return f"{what.SHAPES[card.pos]}{say.get('draw', 'attack' if card.pos == table.ATTACK else 'defense')}"


def stats(s: State, card: Lying, room: int) -> str:
    """ATK and DEF; the one that counts stands out."""
    atk, wall = what.marked(s, card, 0), what.marked(s, card, 1)
    if room >= WORDY:
        atk, wall = f"ATK {atk}", f"DEF {wall}"
    atk, wall = (f"[bold]{atk}[/]", wall) if card.pos == table.ATTACK else (atk, f"[bold]{wall}[/]")
    return f" {atk} / {wall} " if room >= WORDY else f" {atk}/{wall} "


def box(lines: list[str], width: int, edge: tuple[str, str, str], pos: int) -> list[str]:
    """A Pawn; in its edge how it lies, its Level, and its figures below."""
    left, right, line, wall, low, end = BORDERS[pos]
    colour = what.COLOURS[cards.PAWN]
    inner = width - 2
    head, corner, foot = edge
    head = cut(head, inner - len(corner))
    rest = inner - wide(foot)
    gap = inner - len(head) - len(corner)
    top = f"[bold]{head}[/]{' ' if gap else ''}{line * (gap - 1)}{corner}"
    out = [f"[{colour}]{left}[/][{colour}]{top}[/][{colour}]{right}[/]"]
    out += [f"[{colour}]{wall}[/]{pad(text, inner)}[{colour}]{wall}[/]" for text in lines]
    return [*out, f"[{colour}]{low}{line * (rest // 2)}[/]{foot}[{colour}]{line * (rest - rest // 2)}{end}[/]"]


def folded(name: str, room: int, most: int) -> list[str]:
    """A name in at most so many lines."""
    lines = flow(name.split(), room, " ")
    return [*lines[: most - 1], " ".join(lines[most - 1 :])] if len(lines) > most else lines


# -- Actions and Conditions -------------------------------------------------------------------------------------------
def flat(s: State, say: Say, row: list[Lying | None], room: int) -> list[str]:
    if not any(row):
        return ["[dim]" + " ".join(pad(f"b{k + 1} ·", room) for k in range(table.ROOM)).rstrip() + "[/]"]
    blocks = []
    for k, card in enumerate(row):
        if card is None:
            blocks.append([f"[dim]b{k + 1} ·[/]"])
            continue
        lies = position(s, say, card) if card.pos == table.SET else what.speed(s, say, card.face)
        if card.face == HIDDEN:
            blocks.append([f"b{k + 1} {'▒' * (room - 4)}", f"   {safe(cut(lies, room - 3))}"])
            continue
        name = f"{what.SIGNS[what.kind(s, card.face)]} {say.card(s.setup, card.face)}"
        lines = [f"[{what.colour(s, card.face)}]{safe(cut(line, room - 3))}[/]" for line in folded(name, room - 3, 2)]
        lines.append(safe(cut(lies, room - 3)))
        back = "▒" if card.pos == table.SET else " "
        blocks.append([f"b{k + 1}{back}{lines[0]}", *(f"   {line}" for line in lines[1:])])
    return beside(blocks, [room] * table.ROOM)


def effects(s: State, say: Say, row: list[Lying | None], width: int) -> list[str]:
    """What the cards do that lie open, or that are the reader's own Pawns; a paragraph for each."""
    lines = []
    for card in row:
        if card is None or card.face == HIDDEN or (card.pos == table.SET and card.place >= table.BACK):
            continue
        lines += paragraph(s, say, card, width)
    return lines


def paragraph(s: State, say: Say, card: Lying, width: int) -> list[str]:
    number = f"{'b' if card.place >= table.BACK else ''}{what.zone(card.place)}"
    said = ", ".join(what.states(s, say, card))
    head = f"[{what.colour(s, card.face)}]{number} {safe(say.card(s.setup, card.face))}[/]"
    state = [f"[bold]{safe(word)}[/]" for word in f"({said})".split()] if said else []
    words = [f"[dim]{safe(word)}[/]" for word in what.text(s, say, card.face).split()]
    return flow([f"{head}:", *state, *words], width, " ", "  ")


def listed(s: State, say: Say, row: list[Lying | None], width: int) -> list[str]:
    """A line for each card, and what it does: for a window too narrow for cards side by side."""
    lines = []
    for card in row:
        if card is None:
            continue
        lines += flow(summary(s, say, card), width, "  ", "  ")
        if card.face != HIDDEN and (card.place < table.BACK or card.pos != table.SET):
            words = [f"[dim]{safe(word)}[/]" for word in what.text(s, say, card.face).split()]
            lines += [f"  {line}" for line in flow(words, width - 2, " ")]
    return lines


def summary(s: State, say: Say, card: Lying) -> list[str]:
    """Where and how it lies, and what is seen of it but for its text."""
    number = f"{'b' if card.place >= table.BACK else ''}{what.zone(card.place)}"
    lies = position(s, say, card) if card.place < table.BACK or card.pos == table.SET else ""
    about = [f"{number} {lies}{' ▒▒▒' if card.face == HIDDEN else ''}".rstrip()]
    if card.face == HIDDEN:
        return about
    about.append(what.named(s, say, card.face))
    if card.place < table.BACK:
        kinds = (what.level(s, say, card.face), what.attribute(s, say, card.face), what.type_(s, say, card.face))
        about += [" ".join(kinds), stats(s, card, 0).strip()]
    else:
        about.append(what.speed(s, say, card.face))
    return about + [f"[bold]({safe(word)})[/]" for word in what.states(s, say, card)]


# -- the hand ---------------------------------------------------------------------------------------------------------
def hand(s: State, say: Say, p: int, width: int) -> list[str]:
    """By kind, each on lines of its own."""
    lines = []
    for kind, found in kinds_of(s, p):
        label = f"[dim]{what.SIGNS[kind]} {say.get('draw', f'hand_{cards.KINDS[kind]}')}[/]"
        lines += flow([label, *found_of(s, say, found)], width, "   ", "  ")
    return lines


def kinds_of(s: State, p: int) -> list[tuple[int, list[int]]]:
    """The faces of a hand by kind, in order of Level."""
    zone = table.HAND + p
    held = what.known([int(s.face[s.at(zone, k)]) for k in range(int(s.many(zone)))])
    held.sort(key=lambda face: (what.column(s, face, cards.LEVEL), face))
    rows = [(kind, [face for face in held if what.kind(s, face) == kind]) for kind in range(len(cards.KINDS))]
    return [(kind, found) for kind, found in rows if found]


def found_of(s: State, say: Say, found: list[int]) -> list[str]:
    """Equal cards together."""
    out = []
    for face in dict.fromkeys(found):
        many = f"{found.count(face)}× " if found.count(face) > 1 else ""
        name = f"[{what.colour(s, face)}]{safe(say.card(s.setup, face))}[/]"
        out.append(f"{many}{name} [dim]{safe(what.printed(s, say, face))}[/]")
    return out
