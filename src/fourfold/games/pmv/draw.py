"""The table as lines of text: the enemy's heroes above, the piles, your heroes and hand. Width 0: without pictures.

Nothing is said by colour alone. `draw` is what the terminal asks for, `hints` what its guided game asks for, `label`
how it lists a move behind its verb, `details` what it says of one that is asked about: the exact odds of an attack.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from fourfold.games.pmv import agenda, cards, moves, odds, table
from fourfold.kernel.layout import bar, beside, cut, flow, frame, safe, spread, wide
from fourfold.kernel.state import HIDDEN, NOBODY, State
from fourfold.kernel.words import Say

COLOURS: Final = ("yellow", "cyan", "magenta", "blue", "green", "red")  # of the kinds of cards, beside their names
NARROW: Final = 24  # columns that a hero needs


def draw(view: State, say: Say, width: int) -> list[str]:
    me = int(view.viewer)
    own = me if 0 <= me < table.SEATS else 0
    if width <= 0:
        told = [line for p in (1 - own, own) for line in tell(view, say, p)]
        return [", ".join([turn(view, say), *piles(view, say, 0)]), *told, *shot(view, say)]
    lines = side(view, say, 1 - own, width)
    middle = spread(" " + turn(view, say), "   ".join(piles(view, say, width)) + " ", width)
    if wide(middle) > width:
        lines += [f" {line}" for line in flow([turn(view, say), *piles(view, say, width)], width - 1, "   ")]
    else:
        lines.append(middle)
    lines += [f" [bold]{row}[/]" for line in shot(view, say) for row in flow(safe(line).split(), width - 2, " ", "  ")]
    return lines + side(view, say, own, width)


def turn(s: State, say: Say) -> str:
    if s.num[table.PHASE] == agenda.OPENING:
        return say.get("draw", "turn_opening")
    phase = say.get("word", agenda.PHASES[s.num[table.PHASE]])
    facts = {"n": int(s.num[table.TURNS]), "seat": int(s.num[table.ACTIVE]), "phase": phase}
    return safe(say.text("draw", "turn", facts))


def piles(s: State, say: Say, width: int) -> list[str]:
    """The deck, the discard with its top card, the cemetery."""
    out = [f"{say.get('zone', 'deck')} {s.many(table.DECK)}"]
    for word, zone in (("discard", table.DISCARD), ("cemetery", table.CEMETERY)):
        text = f"{say.get('zone', word)} {s.many(zone)}"
        if s.many(zone) > 0:
            name = say.card(s.setup, int(s.face[s.top(zone)]))
            text += f": {safe(cut(name, 16) if width else name)}"
        out.append(text)
    return out


def shot(s: State, say: Say) -> list[str]:
    """The attack that waits for a reaction."""
    if s.over or s.prompt != agenda.ASK_REACT:
        return []
    p = 1 - int(s.seat)
    facts: dict[str, object] = {
        "hero": say.card(s.setup, int(table.hero(s, p, s.a))),
        "target": say.card(s.setup, int(table.hero(s, 1 - p, s.b))),
        "d20": int(s.num[table.D20]),
        "die": int(s.num[table.DIE]),
        "n": int(s.num[table.PENDING]),
    }
    text = say.text("draw", "shot" if s.num[table.DIE] else "miss", facts)
    return [text + (f" ({say.get('draw', 'critical')})" if s.num[table.CRIT] else "")]


# -- one player -------------------------------------------------------------------------------------------------------
def side(s: State, say: Say, p: int, width: int) -> list[str]:
    """The heroes side by side, and the hand for those who know it."""
    room = (width - 4 - 2) // table.PLACES
    if room < NARROW:
        inside = [line for k in range(table.PLACES) for line in hero(s, say, p, k, width - 4) if line]
    else:
        blocks = [hero(s, say, p, k, room) for k in range(table.PLACES)]
        inside = beside(blocks, [room] * table.PLACES)
    if knows(s, p):
        label = f"[dim]{say.get('zone', 'hand')} {s.many(table.HAND + table.SIDE * p)}/{table.HAND_LIMIT}[/]"
        inside += flow([label, *hand(s, say, p, width - 4)], width - 4, "   ")
    active = s.num[table.ACTIVE] == p and not s.over
    title = f"[bold]{'» ' if active else ''}{safe(say.title(p))}[/]"
    return frame(title, inside, width, "yellow" if active else "dim", note(s, say, p))


def note(s: State, say: Say, p: int) -> str:
    facts = {"n": int(s.num[table.RESOURCES + p]), "most": int(s.setup.opt[table.REFILL])}
    parts = [say.text("draw", "resources", facts)]
    if not knows(s, p):
        parts.append(f"{say.get('zone', 'hand')} {s.many(table.HAND + table.SIDE * p)}")
    return " · ".join(parts)


def knows(s: State, p: int) -> bool:
    """Does the reader see this hand?"""
    return s.many(table.HAND + table.SIDE * p) > 0 and s.viewer in (NOBODY, p)


def hero(s: State, say: Say, p: int, k: int, width: int) -> list[str]:
    """Name, HP, figures with equipment, equipment."""
    if s.many(table.HERO + table.SIDE * p + k) == 0:
        return [f"[dim]{k + 1} {say.get('draw', 'empty')}[/]", "", ""]
    face = int(table.hero(s, p, k))
    i = table.SEATS * k + p
    left, most = int(s.num[table.HP + i]), int(table.figure(s, p, k, cards.HP))
    mark = state_of(s, say, i)
    name = cut(say.card(s.setup, face), width - 3 - (len(mark) + 3 if mark else 0))
    colour = "red" if 3 * left <= most else "yellow" if 3 * left <= 2 * most else "green"
    lines = [f"[bold]{k + 1} {safe(name)}[/]" + (f" · [dim]{mark}[/]" if mark else "")]
    lines.append(f"HP [{colour}]{bar(left, most, 8)}[/] {left}/{most}")
    lines += flow(figures(s, p, k), width - 1, " ")
    gear = [f"[{colour_of(s, f)}]{safe(cut(say.card(s.setup, f), width - 2))}[/]" for f in worn(s, p, k)]
    return lines + flow(gear, width - 1, ", ")


def state_of(s: State, say: Say, i: int) -> str:
    if s.num[table.MARK + i] != 0:
        return say.get("draw", "attacked")
    if s.num[table.FRESH + i] != 0 and s.setup.opt[table.SICKNESS] != 0:
        return say.get("draw", "fresh")
    return ""


def figures(s: State, p: int, k: int) -> list[str]:
    atk, defence = table.figure(s, p, k, cards.ATK), table.figure(s, p, k, cards.DEF)
    return [f"ATK {atk}", f"AC {table.armor_class(s, p, k)}", f"DEF {defence}", f"1d{table.die(s, p, k)}"]


def worn(s: State, p: int, k: int) -> list[int]:
    return faces(s, table.GEAR + table.SIDE * p + k)


def faces(s: State, zone: int) -> list[int]:
    return [int(s.face[s.at(zone, j)]) for j in range(int(s.many(zone)))]


def colour_of(s: State, face: int) -> str:
    return COLOURS[kind_of(s, face)]


def kind_of(s: State, face: int) -> int:
    return int(s.setup.facts[cards.ROWS + cards.ROW * face + cards.KIND])


def hand(s: State, say: Say, p: int, width: int) -> list[str]:
    """Equal cards together, by kind, each with its cost and what it does in figures; names cut to the width."""
    held = faces(s, table.HAND + table.SIDE * p)
    out = []
    for face in sorted(set(held)):
        many = f"{held.count(face)}× " if held.count(face) > 1 else ""
        if face == HIDDEN:
            out.append(f"{many}?")
            continue
        name, does = say.card(s.setup, face), brief(s, face)
        if width > 0:
            name = cut(name, width - wide(f"{many} {does}"))
        out.append(f"{many}[{colour_of(s, face)}]{safe(name)}[/] [dim]{safe(does)}[/]")
    return out


def brief(s: State, face: int) -> str:
    """Cost, then figures: (4) ATK 6 AC 15 DEF 3 HP 8."""
    i = cards.ROWS + cards.ROW * face
    row = [int(n) for n in s.setup.facts[i : i + cards.ROW]]
    kind = row[cards.KIND]
    parts = [f"({row[cards.COST]})"]
    if kind == cards.HERO:
        parts += [f"ATK {row[cards.ATK]} AC {10 + row[cards.DEX]} DEF {row[cards.DEF]} HP {row[cards.HP]}"]
    elif kind in (cards.ITEM, cards.WEAPON):
        parts += [f"1d{row[cards.DIE]}"] if kind == cards.WEAPON else []
        changes = (("ATK", cards.ATK), ("DEX", cards.DEX), ("DEF", cards.DEF), ("HP", cards.HP))
        parts += [f"{word} {row[column]:+d}" for word, column in changes if row[column]]
    elif row[cards.AMOUNT]:
        sign = "-" if kind == cards.REACTIVE else "+" if kind == cards.HEALING else "↩"
        parts += [f"{sign}{row[cards.AMOUNT]}"]
    return " ".join(parts)


# -- without pictures -------------------------------------------------------------------------------------------------
def tell(s: State, say: Say, p: int) -> list[str]:
    """A player in sentences, for a screen reader or a pipe."""
    facts = {"n": int(s.num[table.RESOURCES + p]), "most": int(s.setup.opt[table.REFILL])}
    held = f"{say.get('zone', 'hand')} {s.many(table.HAND + table.SIDE * p)}"
    lines = [f"{safe(say.title(p))}: {say.text('draw', 'resources', facts)}, {held}"]
    for k in range(table.PLACES):
        if s.many(table.HERO + table.SIDE * p + k) == 0:
            lines.append(f"{say.get('zone', f'hero{k + 1}')}: {say.get('draw', 'empty')}")
            continue
        i = table.SEATS * k + p
        parts = [f"HP {s.num[table.HP + i]}/{table.figure(s, p, k, cards.HP)}", *figures(s, p, k)]
        parts += [safe(say.card(s.setup, f)) for f in worn(s, p, k)]
        parts += [state_of(s, say, i)] if state_of(s, say, i) else []
        name = safe(say.card(s.setup, int(table.hero(s, p, k))))
        lines.append(f"{say.get('zone', f'hero{k + 1}')}: {name}, {', '.join(parts)}")
    return lines + ([f"{say.get('zone', 'hand')}: {', '.join(hand(s, say, p, 0))}"] if knows(s, p) else [])


# -- moves ------------------------------------------------------------------------------------------------------
def label(view: State, say: Say, move: int) -> str:
    """Places by the names of their heroes: Espada → Duelista (1)."""
    p = int(view.seat)
    place, target = int(moves.place(view.setup, move)), int(moves.target(view.setup, move))
    if place < 0:
        return ""
    own = f"{say.card(view.setup, int(table.hero(view, p, place)))} ({place + 1})"
    if target >= 0:
        return f"{own} → {say.card(view.setup, int(table.hero(view, 1 - p, target)))} ({target + 1})"
    return f"{say.card(view.setup, int(moves.card(view.setup, move)))} → {own}"


def details(view: State, say: Say, move: int) -> list[str]:
    """The exact odds of an attack, or of a counterattack."""
    p = int(view.seat)
    kind = moves.kind(view.setup, move)
    if kind == moves.ATTACK:
        place, target = int(moves.place(view.setup, move)), int(moves.target(view.setup, move))
        found = odds.between(view, p, place, target)
        facts = {
            "hero": say.card(view.setup, int(table.hero(view, p, place))),
            "target": say.card(view.setup, int(table.hero(view, 1 - p, target))),
            "need": min(20, max(2, found.need)),
            "hit": chance(found.hit),
            "critical": chance(found.critical),
            "mean": average(found.mean),
            "kill": chance(found.kill),
        }
        spelled = ", ".join(f"{n}: {chance(c)}" for n, c in found.damage.items())
        plain = view.setup.opt[table.TO_HIT] == table.OPPOSED
        return [
            say.text("draw", "odds_plain" if plain else "odds", facts),
            say.text("draw", "odds_damage", {"list": spelled}),
        ]
    return counter(view, say, move) if kind == moves.COUNTER else []


def counter(view: State, say: Say, move: int) -> list[str]:
    q = int(view.seat)
    face = int(moves.card(view.setup, move))
    amount = int(view.setup.facts[cards.ROWS + cards.ROW * face + cards.AMOUNT])
    atk = int(table.figure(view, q, view.b, cards.ATK))
    ac = int(table.armor_class(view, 1 - q, view.a))
    found = odds.counter(view.setup, atk, ac, amount, int(table.figure(view, 1 - q, view.a, cards.DEF)))
    hp = int(view.num[table.HP + table.SEATS * view.a + 1 - q])
    facts = {
        "hero": say.card(view.setup, int(table.hero(view, q, view.b))),
        "hit": chance(1 - found.get(0, Fraction(0))),
        "mean": average(odds.mean(found)),
        "kill": chance(sum((c for n, c in found.items() if n >= hp), Fraction(0))),
    }
    return [say.text("draw", "odds_counter", facts)]


def chance(value: Fraction) -> str:
    return f"{value} = {100 * float(value):.1f} %" if value.denominator > 1 else str(value)


def average(value: Fraction) -> str:
    return f"{value} = {float(value):.2f}" if value.denominator > 1 else str(value)


# -- the guided game --------------------------------------------------------------------------------------------------
def hints(view: State) -> list[str]:
    """Which texts of `[guide]` fit this moment, the best first. Each is shown once."""
    p = int(view.viewer)
    kinds = {kind_of(view, f) for f in faces(view, table.HAND + table.SIDE * p) if f != HIDDEN}
    out = ["g1"]
    if view.prompt == agenda.ASK_REACT:
        out.append("g6")
    if view.prompt == agenda.ASK_COMBAT:
        out += ["g5", "g8"]
    if view.prompt == agenda.ASK_RECRUIT:
        out.append("g2")
        if table.heroes(view, p) != 0:
            out += ["g3"] if cards.WEAPON in kinds else []
            out += ["g4"]
    return [*out, *(["g7"] if view.many(table.CEMETERY) > 0 else [])]
