"""The table as lines of text: opponents above, the piles, then your own tank and hand. Width 0: without pictures.

Nothing is said by colour alone. `draw` is what the terminal asks for, `hints` what its guided game asks for.
"""

from __future__ import annotations

from typing import Final

from fourfold.games.tank import agenda, cards, table
from fourfold.kernel.layout import bar, beside, columns, cut, flow, frame, safe, spread, wide
from fourfold.kernel.state import HIDDEN, NOBODY, State
from fourfold.kernel.words import Say

DAMAGE: Final = {cards.MG: 10, cards.HE: 25, cards.HEAT: 50, cards.SABOT: 75}  # T-8.1
BARREL: Final = 6
NARROW: Final = 38  # columns of an opponent's tank
WORDY: Final = 56  # columns inside a frame whose upper edge has room for the class's trait
LOW: Final = 12  # lines that opponents may take before they are drawn without frames
HIGH: Final = 15  # ... where the window is large


def draw(view: State, say: Say, width: int) -> list[str]:
    seats = int(view.setup.seats)
    me = int(view.viewer)
    own = [me] if 0 <= me < seats else []
    others = [(me + k) % seats for k in range(1, seats)] if own else list(range(seats))
    if width <= 0:
        spoken = [line for p in [*others, *own] for line in tell(view, say, p)]
        return [", ".join(piles(view, say, 0)), *spoken]
    lines = opponents(view, say, others, width)
    lines += centre(view, say, width)
    for p in own:
        lines += frame(title(view, say, p), tank(view, say, p, width - 4), width, style(view, p), trait(view, say, p))
    return lines


def centre(s: State, say: Say, width: int) -> list[str]:
    """Whose turn it is, and the piles."""
    left = " " + say.text("draw", "turn", turn(s))
    right = "   ".join(piles(s, say, width)) + " "
    if wide(left) + wide(right) < width:
        return [spread(left, right, width)]
    return flow([left, *piles(s, say, width)], width, "   ", " ")


def turn(s: State) -> dict[str, object]:
    return {"n": int(s.num[table.TURNS]), "seat": int(s.num[table.ACTIVE])}


def opponents(s: State, say: Say, others: list[int], width: int) -> list[str]:
    """As many side by side as fit; if that takes too many lines, two plain lines for each."""
    across = columns(width, NARROW, len(others))
    if -(-len(others) // across) * 5 > (LOW if width < 100 else HIGH):
        return [line for p in others for line in slim(s, say, p, width)]
    lines: list[str] = []
    for first in range(0, len(others), across):
        row = others[first : first + across]
        widths = [(width + 1) // len(row) - 1] * len(row)
        widths[-1] = width - sum(w + 1 for w in widths[:-1])
        inside = [tank(s, say, p, w - 4) for p, w in zip(row, widths, strict=True)]
        most = max(len(lines) for lines in inside)
        blocks = [
            frame(
                title(s, say, p),
                block + [""] * (most - len(block)),
                w,
                style(s, p),
                trait(s, say, p) if w - 4 >= WORDY else "",
            )
            for p, block, w in zip(row, inside, widths, strict=True)
        ]
        lines += beside(blocks, widths)
    return lines


# -- one tank ---------------------------------------------------------------------------------------------------------
def title(s: State, say: Say, p: int) -> str:
    """Whose it is, its class, and what everybody should know first."""
    mark = "» " if s.num[table.ACTIVE] == p and not s.over else ""
    parts = [f"[bold]{mark}{safe(say.title(p))}[/]", say.get("word", cards.CLASSES[s.num[table.CLASS + p]])]
    return " · ".join(parts)


def flags(s: State, say: Say, p: int) -> list[str]:
    """What bars everybody from attacking it."""
    out = [f"[bold]{say.get('field', 'out')}[/]"] if s.num[table.OUT + p] != 0 else []
    return [*out, f"[bold cyan]{say.get('field', 'shield')}[/]"] if s.num[table.SHIELD + p] != 0 else out


def style(s: State, p: int) -> str:
    if s.num[table.OUT + p] != 0:
        return "dim"
    return "yellow" if s.num[table.ACTIVE] == p and not s.over else "dim"


def trait(s: State, say: Say, p: int) -> str:
    """What the class does now: its passive, or its trait in adrenaline."""
    word = cards.CLASSES[s.num[table.CLASS + p]]
    if s.num[table.HP + p] <= 0:
        return ""
    if table.raging(s, p):
        return f"[bold red]{say.get('draw', 'adrenaline')}: {say.get('draw', f'rage_{word}')}[/]"
    return f"[dim]{say.get('draw', f'calm_{word}')}[/]"


def tank(s: State, say: Say, p: int, width: int) -> list[str]:
    """Its figures and its tableau, and the hand for those who know it."""
    figures = [
        hp(s, say, p, 20 if width >= WORDY else 12),
        breech(s, say, p),
        plates(s, say, p),
        *marks(s, say, p),
        *flags(s, say, p),
    ]
    if not knows(s, p):
        figures.append(f"{say.get('zone', 'hand')} {count(s, table.HAND, p)}")
    if table.raging(s, p) and width < WORDY and trait(s, say, p):
        figures.append(trait(s, say, p))
    lines = flow([*figures, *stickers(s, say, p)], width)
    if knows(s, p):
        limit = f"[dim]{say.get('zone', 'hand')} {count(s, table.HAND, p)}/{table.limit(s, p)}[/]"
        lines += flow([limit, *hand(s, say, p)], width, "   ")
    return lines


def slim(s: State, say: Say, p: int, width: int) -> list[str]:
    room = 10 if width < 80 else 12
    figures = [title(s, say, p), hp(s, say, p, room), f"{say.get('zone', 'hand')} {count(s, table.HAND, p)}"]
    figures += [trait(s, say, p)] if table.raging(s, p) and trait(s, say, p) else []
    first = flow(figures, width - 1, "  ", "   ")
    rest = [breech(s, say, p), plates(s, say, p), *marks(s, say, p), *flags(s, say, p), *stickers(s, say, p)]
    lines = [f" {line}" for line in first] + [f"   {line}" for line in flow(rest, width - 4)]
    return lines + ([f"   {line}" for line in flow(hand(s, say, p), width - 4)] if knows(s, p) else [])


def count(s: State, zone: int, p: int) -> int:
    return int(s.many(zone + table.SIDE * p))


def knows(s: State, p: int) -> bool:
    """Does the reader see this hand?"""
    hand = table.HAND + table.SIDE * p
    return s.many(hand) > 0 and s.viewer in (NOBODY, p)


def hp(s: State, say: Say, p: int, cells: int) -> str:
    left = max(0, int(s.num[table.HP + p]))
    colour = "red" if left <= table.ADRENALINE else "yellow" if left <= 50 else "green"
    drawn = bar(left, table.FULL_HP, cells, table.ADRENALINE)
    return f"{say.get('field', 'hp')} [{colour}]{drawn}[/] [bold]{left:3}[/]"


def plates(s: State, say: Say, p: int) -> str:
    n = count(s, table.ARMOR, p)
    return f"{say.get('zone', 'armor')} {n}" + (f" [cyan]{'▣' * n}[/]" if n else "")


def marks(s: State, say: Say, p: int) -> list[str]:
    """Only where marks decide."""
    if s.setup.seats == 2:
        return []
    return [f"{say.get('field', 'marks')} {s.num[table.MARKS + p]}/{s.setup.opt[table.KILL_TARGET]}"]


def breech(s: State, say: Say, p: int) -> str:
    """The chamber with its shell, and the barrel with a ring for every kill."""
    zone = table.BREECH + table.SIDE * p
    shell = " " * 8
    if s.many(zone) > 0:
        shell = f"[bold yellow]{shot(s, say, int(s.face[s.top(zone)])):^8}[/]"
    rings = int(min(s.num[table.MARKS + p], BARREL))
    return f"▐{shell}▌{'╪' * rings}{'═' * (BARREL - rings)}"


def shot(s: State, say: Say, face: int) -> str:
    return f"{say.get('card', cards.WORDS[face])} {DAMAGE[face]}" if face != HIDDEN else "?"


def stickers(s: State, say: Say, p: int) -> list[str]:
    """Hazards and safeties."""
    out = []
    for zone, sign, colour in ((table.HAZARDS, "✗", "bold red"), (table.SAFETIES, "✓", "green")):
        out += [f"[{colour}]{sign} {safe(say.get('card', cards.WORDS[f]))}[/]" for f in faces(s, zone, p)]
    return out


def faces(s: State, zone: int, p: int) -> list[int]:
    at = zone + table.SIDE * p
    return [int(s.face[s.at(at, k)]) for k in range(int(s.many(at)))]


COLOURS: Final = (  # up to which face which colour
    (cards.MG, "red"),
    (cards.SABOT, "yellow"),
    (cards.COMMS, "magenta"),
    (cards.FIX_COMMS, "green"),
    (cards.ARMOR, "cyan"),
    (cards.ENCRYPTED, "blue"),
)


def hand(s: State, say: Say, p: int) -> list[str]:
    """Equal cards together, in the order of the rulebook, with what they do in figures."""
    held = faces(s, table.HAND, p)
    out = []
    for face in sorted(set(held)):
        many = f"{held.count(face)}× " if held.count(face) > 1 else ""
        figure = f" {DAMAGE[face]}" if face in DAMAGE else " -10" if face == cards.ARMOR else ""
        colour = next(colour for last, colour in COLOURS if face <= last)
        out.append(f"{many}[{colour}]{safe(say.get('card', cards.WORDS[face]))}[/]{figure}")
    return out


def piles(s: State, say: Say, width: int) -> list[str]:
    """The deck, the discard with its top card, and what is being resolved."""
    out = [f"{say.get('zone', 'deck')} {s.many(table.DECK)}"]
    if s.many(table.DISCARD) > 0:
        top = say.get("card", cards.WORDS[s.face[s.top(table.DISCARD)]])
        out.append(f"{say.get('zone', 'discard')} {s.many(table.DISCARD)}: {safe(cut(top, 18) if width else top)}")
    else:
        out.append(f"{say.get('zone', 'discard')} 0")
    for k in range(int(s.many(table.RESOLVING))):
        card = say.get("card", cards.WORDS[s.face[s.at(table.RESOLVING, k)]])
        out.append(f"[bold]{say.get('zone', 'resolving')}: {safe(card)}[/]")
    return out


# -- without pictures -------------------------------------------------------------------------------------------------
def tell(s: State, say: Say, p: int) -> list[str]:
    """A tank in sentences, for a screen reader or a pipe."""
    zone = table.BREECH + table.SIDE * p
    left = max(0, int(s.num[table.HP + p]))
    figures = [f"{say.get('field', 'hp')} {left}", *([say.get("draw", "adrenaline")] if left <= 25 else [])]
    shell = shot(s, say, int(s.face[s.top(zone)])) if s.many(zone) > 0 else say.get("draw", "empty")
    figures.append(f"{say.get('zone', 'breech')} {shell}")
    figures.append(f"{say.get('zone', 'armor')} {count(s, table.ARMOR, p)}")
    for word, where in (("hazards", table.HAZARDS), ("safeties", table.SAFETIES)):
        names = " + ".join(say.get("card", cards.WORDS[f]) for f in faces(s, where, p))
        figures += [f"{say.get('zone', word)} {names}"] if names else []
    figures += [*marks(s, say, p), *flags(s, say, p)]
    figures.append(f"{say.get('zone', 'hand')} {count(s, table.HAND, p)}")
    lines = [title(s, say, p).replace(" · ", ", ") + ": " + ", ".join(figures)]
    return lines + ([f"{say.get('zone', 'hand')}: {', '.join(hand(s, say, p))}"] if knows(s, p) else [])


# -- the guided game --------------------------------------------------------------------------------------------------
def hints(view: State) -> list[str]:
    """Which texts of `[guide]` fit this moment, the best first. Each is shown once."""
    p = int(view.viewer)
    held = faces(view, table.HAND, p)
    loaded = count(view, table.BREECH, p) > 0
    acting = view.prompt == agenda.ASK_ACTION
    out = ["g1"]
    if view.prompt == agenda.ASK_SMOKE:
        out.append("g4")
    if any(view.num[table.HP + q] <= table.ADRENALINE for q in range(int(view.setup.seats))):
        out.append("g6")
    if acting and not loaded and any(cards.HE <= f <= cards.SABOT for f in held):
        out.append("g2")
    if acting and ((loaded and cards.FIRE in held) or cards.MG in held):
        out.append("g3")
    if count(view, table.HAZARDS, p) > 0 or (acting and any(cards.TRACKED <= f <= cards.FIX_COMMS for f in held)):
        out.append("g5")
    return [*out, *(["g8"] if view.num[table.TURNS] > 4 else []), *(["g7"] if view.num[table.TURNS] > 8 else [])]
