"""The table in sentences, for a screen reader or a pipe: one fact after the other, nothing drawn."""

from __future__ import annotations

from fourfold.games.entity import agenda, cards, speech, table
from fourfold.games.entity.look import field, middle, what
from fourfold.games.entity.look.what import Lying
from fourfold.kernel.layout import bare, safe
from fourfold.kernel.state import HIDDEN, State
from fourfold.kernel.words import Say


def table_(s: State, say: Say, seats: list[int]) -> list[str]:
    phase = say.get("phase", agenda.PHASES[s.num[table.PHASE]])
    lines = [f"{middle.turn(s, say)} {phase}."]
    lines += [safe(text) for text in [*middle.attack(s, say), *middle.rising(s, say)]]
    lines += chain(s, say)
    return [*lines, *(line for p in seats for line in player(s, say, p))]


def chain(s: State, say: Say) -> list[str]:
    """Link by link; a number alone would look like that of a move."""
    found = [bare(row).replace("→", "->").split("▸", 1) for row in middle.chain(s, say)]
    told = [f"{say.text('draw', 'link', {'n': int(number)})}, {text.strip()}" for number, text in found]
    return [say.get("draw", "chain"), *told] if told else []


def player(s: State, say: Say, p: int) -> list[str]:
    parts = [f"{say.get('field', 'lp')} {s.num[table.LP + p]}", *field.stock(s, say, p).split(" · ")]
    parts += [bare(part) for part in field.piles(s, say, p)]
    lines = [f"{safe(say.title(p))}: {', '.join(parts)}."]
    for first in (table.ROOM * p, table.BACK + table.ROOM * p):
        lines += [card_(s, say, card) for card in what.row(s, first) if card is not None]
    if what.sees(s, p):
        for kind, found in field.kinds_of(s, p):
            label = say.get("draw", f"hand_{cards.KINDS[kind]}")
            lines.append(f"{say.get('zone', 'hand')}, {label}: {'; '.join(map(bare, field.found_of(s, say, found)))}.")
    return lines


def card_(s: State, say: Say, card: Lying) -> str:
    """Where it lies, how, what it is, what it does."""
    where = say.get("zone", f"{'pawn' if card.place < table.BACK else 'back'}{what.zone(card.place)}")
    lies = []
    if card.pos == table.SET:
        lies.append(say.text("draw", "set_since", {"n": int(s.num[table.ARRIVED + card.place])}))
    elif card.place < table.BACK:
        lies.append(say.get("position", str(card.pos)))
    if card.face == HIDDEN:
        return f"{where}: {', '.join(lies)}."
    parts = [safe(say.card(s.setup, card.face)), *lies]
    kind = speech.kind_line(what.card(s, card.face), say.lang).split(" · ")[0]
    if card.place < table.BACK:
        parts += [kind, *(figure(s, say, card, of) for of in range(2))]
    else:
        parts.append(kind)
    parts += what.states(s, say, card)
    return f"{where}: {', '.join(parts)}. {safe(what.text(s, say, card.face))}"


def figure(s: State, say: Say, card: Lying, of: int) -> str:
    now, was = what.figure(s, card, of)
    word = ("ATK", "DEF")[of]
    return f"{word} {now}" if now == was else f"{word} {now} ({say.get('draw', 'printed')} {was})"
