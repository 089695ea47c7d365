"""The table as lines of text: opponents above, the piles, then your own side. Width 0: without pictures.

A stack is fanned from its bottom card to its top one, which lies open at the right: `K♣ ▏3♣▏5♥▐ 9♠ ▌`. Nothing is said
by colour alone: suits are signs, a tapped hero has its word, and the Heart that an attack must beat stands as a number,
with the shield that may be added: `♥5 +10`.
`draw` and `label` are what the terminal asks for, `hints` what its guided game asks for.
"""

from __future__ import annotations

from typing import Final

from fourfold.games.shovels import agenda, attack, battle, cards, moves, table, words
from fourfold.kernel.layout import bare, beside, columns, flow, frame, pad, safe, spread, wide
from fourfold.kernel.state import HIDDEN, State
from fourfold.kernel.words import Say

NARROW: Final = 44  # columns of an opponent's side
MANY: Final = 4  # characters from which on a side is drawn in the rulebook's brackets
SHOWN: Final = 5  # cards of the discard
RED: Final = (cards.DIAMONDS, cards.HEARTS)


def draw(view: State, say: Say, width: int) -> list[str]:
    seats = int(view.setup.seats)
    me = int(view.viewer)
    own = [me] if 0 <= me < seats else []
    others = [(me + k) % seats for k in range(1, seats)] if own else list(range(seats))
    if width <= 0:
        spoken = [line for p in [*others, *own] for line in tell(view, say, p)]
        return [turn(view, say), *piles(view, say), *spoken]
    gone = [p for p in [*others, *own] if view.num[table.CHARS + p] == 0]
    lines = [f" [dim]{title(view, say, p)}[/]" for p in gone]
    lines += opponents(view, say, [p for p in others if p not in gone], width)
    head, *rest = piles(view, say)
    if wide(turn(view, say)) + wide(head) + 4 > width:
        lines.append(f" [bold]{turn(view, say)}[/]")
        rest.insert(0, head)
    else:
        lines.append(spread(f" [bold]{turn(view, say)}[/]", head + " ", width))
    lines += [f" {line}" for part in rest for line in flow(part.split("   "), width - 2, "   ", "  ")]
    for p in [p for p in own if p not in gone]:
        lines += frame(title(view, say, p), side(view, say, p, width - 4), width, style(view, p), note(view, say, p))
    return lines


def opponents(s: State, say: Say, others: list[int], width: int) -> list[str]:
    """Framed side by side as far as they fit; where there are many, a line or two for each."""
    if len(others) > 3 or any(crowd(s, p) for p in others):
        return [line for p in others for line in slim(s, say, p, width)]
    across = columns(width, NARROW, len(others))
    lines: list[str] = []
    for first in range(0, len(others), across):
        row = others[first : first + across]
        widths = [(width + 1) // len(row) - 1] * len(row)
        widths[-1] = width - sum(w + 1 for w in widths[:-1])
        inside = [side(s, say, p, w - 4) for p, w in zip(row, widths, strict=True)]
        most = max(len(lines) for lines in inside)
        blocks = [
            frame(title(s, say, p), block + [""] * (most - len(block)), w, style(s, p), note(s, say, p))
            for p, block, w in zip(row, inside, widths, strict=True)
        ]
        lines += beside(blocks, widths)
    return lines


def turn(s: State, say: Say) -> str:
    facts = {"n": int(s.num[table.TURNS]), "seat": int(s.num[table.ACTIVE])}
    return safe(say.text("draw", f"phase{s.num[table.PHASE]}", facts))


# -- one player -------------------------------------------------------------------------------------------------------
def title(s: State, say: Say, p: int) -> str:
    mark = "» " if s.num[table.ACTIVE] == p and not s.over else ""
    name = f"[bold]{mark}{safe(say.title(p))}[/]"
    return name if s.num[table.CHARS + p] > 0 else f"{name} · {say.get('draw', 'out')}"


def note(s: State, say: Say, p: int) -> str:
    if s.num[table.PHASE] == 1 and s.num[table.TOKEN] == p:
        return f"[dim]{say.get('draw', 'token')}[/]"
    coins = int(s.num[table.COINS])
    if s.num[table.ACTIVE] == p and coins > 0:
        return f"[bold yellow]{say.get('field', 'coins')} {coins}[/]"
    return ""


def style(s: State, p: int) -> str:
    return "yellow" if s.num[table.ACTIVE] == p and not s.over and s.num[table.CHARS + p] > 0 else "dim"


def places(s: State, p: int) -> list[int]:
    """The characters of a player that are there."""
    slots = int(s.setup.facts[table.SLOTS])
    return [q for q in range(p * slots, p * slots + slots) if s.many(table.FACE + table.SIDE * q) > 0]


def crowd(s: State, p: int) -> bool:
    return len(places(s, p)) > MANY


def side(s: State, say: Say, p: int, width: int) -> list[str]:
    """A line for each character, and what the player holds."""
    if crowd(s, p):
        lines = flow([brackets(s, say, q) for q in places(s, p)], width)
    else:
        lines = characters(s, say, places(s, p), width)
    held = cards_in(s, int(s.setup.facts[table.HELD]) + p)
    if held:
        lines.append(f"{say.get('zone', 'held')}: {'  '.join(paint(s, say, f, True) for f in held)}")
    return lines


def slim(s: State, say: Say, p: int, width: int) -> list[str]:
    items = [f"{title(s, say, p)}:", *(brackets(s, say, q) for q in places(s, p))]
    held = cards_in(s, int(s.setup.facts[table.HELD]) + p)
    if held:
        items.append(f"({say.get('zone', 'held')}: {' '.join(paint(s, say, f) for f in held)})")
    return [f" {line}" for line in flow(items, width - 2, "  ", "   ")]


def number(s: State, q: int) -> int:
    return q % int(s.setup.facts[table.SLOTS]) + 1


def characters(s: State, say: Say, found: list[int], width: int) -> list[str]:
    """Place, face, the stack fanned, and what protects it; deep cards are left out where the line is too short."""
    heads = [
        f"[dim]{number(s, q)}[/] {paint(s, say, cards_in(s, table.FACE + table.SIDE * q)[0], True)} " for q in found
    ]
    hearts = [protection(s, say, q) for q in found]
    column = max(map(wide, hearts), default=0)
    states = [f"  {pad(heart, column)} {mark(s, say, q)}".rstrip() for q, heart in zip(found, hearts, strict=True)]
    room = width - max((wide(state) for state in states), default=0)
    fans = [stack(s, say, q, room - wide(head)) for q, head in zip(found, heads, strict=True)]
    most = max((wide(head + fan) for head, fan in zip(heads, fans, strict=True)), default=0)
    return [pad(head + fan, most) + state for head, fan, state in zip(heads, fans, states, strict=True)]


def mark(s: State, say: Say, q: int) -> str:
    """Tapped, or what a Hearts face may add to its Heart."""
    if s.num[table.TAPPED + q] != 0:
        return f"[dim]{say.get('draw', 'tapped')}[/]"
    return f"[red]+{shield(s, q)}[/]" if shield(s, q) else ""


def shield(s: State, q: int) -> int:
    """Of an untapped Hearts face, if the reader knows it."""
    known = cards_in(s, table.FACE + table.SIDE * q)[0] != HIDDEN
    return int(attack.shield_of(s, q)) if known and table.guards(s, q) else 0


def protection(s: State, say: Say, q: int) -> str:
    """The Heart to beat, if the reader knows the stack."""
    if HIDDEN in cards_in(s, table.STACK + table.SIDE * q):
        return ""
    heart = table.heart(s, q)
    if heart < 0:
        return f"[bold]{say.get('draw', 'exposed')}[/]"
    return f"[red]♥[/]{cards.VALUES[s.face[heart] % cards.PER_SUIT]}"


def stack(s: State, say: Say, q: int, width: int) -> str:
    """From the bottom card to the top one, which is drawn whole."""
    faces = cards_in(s, table.STACK + table.SIDE * q)
    if not faces:
        return f"[dim]{say.get('draw', 'bare')}[/]"
    left_out = 0
    while True:
        below = "".join(f"▏{paint(s, say, f)}" for f in faces[left_out:-1])
        more = f"[dim]…{left_out}[/]" if left_out else ""
        drawn = f"{more}{below}▐ {paint(s, say, faces[-1], True)} ▌"
        if wide(drawn) <= width or left_out >= len(faces) - 1:
            return drawn
        left_out += 1


def brackets(s: State, say: Say, q: int) -> str:
    """Its place, then as the rulebook writes it: `2 K♣\\[3♣ 5♥ 9♠]`, the top card last, `!` for tapped."""
    face = cards_in(s, table.FACE + table.SIDE * q)[0]
    faces = cards_in(s, table.STACK + table.SIDE * q)
    if faces and all(f == HIDDEN for f in faces):
        inside = f"?×{len(faces)}" if len(faces) > 1 else "?"
    else:
        shown = [paint(s, say, f) for f in faces[:-1]] + [paint(s, say, f, True) for f in faces[-1:]]
        inside = " ".join(shown)
    tapped = "!" if s.num[table.TAPPED + q] != 0 else ""
    return f"[dim]{number(s, q)}[/] {paint(s, say, face, True)}\\[{inside}]{tapped}"


def cards_in(s: State, zone: int) -> list[int]:
    """The faces of a zone, bottom to top, HIDDEN where the reader may not know them."""
    return [int(s.face[s.at(zone, k)]) for k in range(int(s.many(zone)))]


def paint(s: State, say: Say, face: int, bold: bool = False) -> str:
    if face == HIDDEN:
        return "[dim]?[/]"
    name = say.get("card", cards.WORDS[face])
    red = face // cards.PER_SUIT in RED
    tags = " ".join([*(["bold"] if bold else []), *(["red"] if red else [])])
    return f"[{tags}]{name}[/]" if tags else name


# -- the middle of the table ------------------------------------------------------------------------------------------
def piles(s: State, say: Say) -> list[str]:
    """Deck or shop with the row and its prices, the discard with its top cards last, and what is on its way."""
    creating = s.num[table.PHASE] == 1
    head = [f"{say.get('zone', 'deck')} {s.many(table.DECK)}"] if creating else []
    head.append(f"{say.get('zone', 'shop')} {s.many(table.SHOP)}")
    lines = ["   ".join([*head, discard(s, say)])]
    if not creating:
        row = []
        for k in range(table.ROWS):
            faces = cards_in(s, table.ROW + k)
            price = f" [dim]{cards.PRICES[faces[0] % cards.PER_SUIT]}¢[/]" if faces and faces[0] != HIDDEN else ""
            row.append(f"{k + 1}: {paint(s, say, faces[0], True) if faces else '—'}{price}")
        lines.append(f"{say.get('draw', 'row')}   " + "   ".join(row))
    for word, zone in (("hand", table.HAND), ("bought", table.BOUGHT), ("grave", table.GRAVE)):
        faces = cards_in(s, zone)
        if faces:
            lines.append(f"[bold]{say.get('zone', word)}[/]: {' '.join(paint(s, say, f, True) for f in faces)}")
    return lines


def discard(s: State, say: Say) -> str:
    faces = cards_in(s, table.DISCARD)
    word = f"{say.get('zone', 'discard')} {len(faces)}"
    if not faces:
        return word
    last = [paint(s, say, f) for f in faces[-SHOWN:-1]] + [paint(s, say, faces[-1], True)]
    return f"{word}: {'… ' if len(faces) > SHOWN else ''}{' '.join(last)}"


# -- without pictures -------------------------------------------------------------------------------------------------
def tell(s: State, say: Say, p: int) -> list[str]:
    """A side in sentences, for a screen reader or a pipe."""
    lines = [title(s, say, p) + ":"]
    for q in places(s, p):
        face = paint(s, say, cards_in(s, table.FACE + table.SIDE * q)[0])
        faces = cards_in(s, table.STACK + table.SIDE * q)
        parts = [f"{number(s, q)} {face}"]
        if s.num[table.TAPPED + q] != 0:
            parts.append(say.get("draw", "tapped"))
        if not faces:
            parts.append(say.get("draw", "bare"))
        elif HIDDEN in faces and set(faces) == {HIDDEN}:
            parts.append(say.text("draw", "hidden", {"n": len(faces)}))
        else:
            parts.append(say.text("draw", "stack", {"cards": " ".join(paint(s, say, f) for f in faces)}))
        if protection(s, say, q):
            parts.append(protection(s, say, q))
        if shield(s, q):
            parts.append(say.text("draw", "shield", {"n": shield(s, q)}))
        lines.append(", ".join(parts))
    held = cards_in(s, int(s.setup.facts[table.HELD]) + p)
    if held:
        lines.append(f"{say.get('zone', 'held')}: {' '.join(paint(s, say, f) for f in held)}")
    return lines


# -- the moves --------------------------------------------------------------------------------------------------------
def label(view: State, say: Say, move: int) -> str:
    """Behind a move stands what it is worth: the sum of a suit, a price, what a target sets against an attack."""
    slots, last = view.setup.facts[table.SLOTS], view.setup.facts[table.TAIL]
    verb, k = moves.verb(slots, last, move), moves.index(slots, last, move)
    parts = words.words(view, view.seat, move).parts
    if verb == moves.V_SUIT:
        worth = str(int(battle.worth(view, k)))
    elif verb == moves.V_ROW and view.prompt == agenda.ASK_SHOP:
        worth = f"{int(view.setup.facts[table.PRICE + view.face[view.top(table.ROW + k)]])}¢"
    elif verb == moves.V_TARGET:
        q = int(attack.target_of(view, view.seat, k))
        worth = bare(protection(view, say, q)) + (f" +{shield(view, q)}" if shield(view, q) else "")
    else:
        return ""
    return f"{' '.join(say.part(part) for part in parts)} ({worth})"


# -- the guided game --------------------------------------------------------------------------------------------------
def hints(view: State) -> list[str]:
    """Which texts of `[guide]` fit this moment, the best first. Each is shown once."""
    p = int(view.viewer)
    if view.num[table.PHASE] == 1:
        out = ["g1"]
        faces = cards_in(view, int(view.setup.facts[table.HELD]) + p)
        if any(f >= 0 and cards.FIRST_HEART <= f < cards.FIRST_HEART + cards.NUMBERS for f in faces):
            out.insert(0, "g2")
        if any(f >= 0 and f % cards.PER_SUIT >= cards.JACK for f in faces):
            out.insert(0, "g4")
        return [*out, "g3"] if view.num[table.TURNS] > 4 else out
    out = ["g5"]
    if view.prompt == agenda.ASK_BATTLE:
        out.append("g6")
        if any(view.num[table.TAPPED + q] == 0 for q in places(view, p)):
            out.append("g8")
    if view.prompt in (agenda.ASK_LIFTING, agenda.ASK_DIG_SUIT):
        out.append("g7")
    return [*out, "g9"] if view.num[table.TURNS] > 6 else out
