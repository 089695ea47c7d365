"""What lies before a person: the table, what happened, the question, the moves to choose from."""

from __future__ import annotations

import re
from collections.abc import Sequence

from fourfold import games
from fourfold.cli.screen import Screen
from fourfold.kernel.cells import bit
from fourfold.kernel.events import MOVED, Event
from fourfold.kernel.game import Game
from fourfold.kernel.layout import TAG, flow, safe, wide
from fourfold.kernel.match import Match
from fourfold.kernel.state import State
from fourfold.kernel.words import Say

SPACE = re.compile(r" (?![^\[]*\])")  # between words, not inside a tag
COLOURS = ("cyan", "magenta", "green", "yellow", "blue", "red")  # of the seats' names, beside the names themselves


def table(game: Game, view: State, say: Say, width: int, low: bool = False) -> list[str]:
    """The game's own drawing, the one for a low window if it has one; without any a plain listing."""
    drawing = (games.offered(game.name, "draw", "low") if low else None) or games.offered(game.name, "draw", "draw")
    lines: list[str] = drawing(view, say, width) if drawing else listing(view, say)
    return lines


def listing(view: State, say: Say) -> list[str]:
    """Zones with their cards, and the public numbers, for a game without a drawing."""
    setup = view.setup
    lines: list[str] = []
    for who in [-1, *range(int(setup.seats))]:
        words = []
        for z, zone in enumerate(setup.layout):
            if zone.owner == who and view.many(z) > 0:
                faces = [int(view.face[view.at(z, k)]) for k in range(int(view.many(z)))]
                known = [say.card(setup, f) for f in faces if f >= 0]
                more = [f"{len(faces) - len(known)} ?"] if len(known) < len(faces) else []
                words.append(f"{say.get('zone', zone.word)}: {', '.join(known[-6:] + more)}")
        for field in setup.fields:
            if (field.size == 1) == (who < 0) and field.size in (1, int(setup.seats)):
                words.append(f"{say.get('field', field.word)} {view.num[field.start + max(who, 0)]}")
        lines += [safe(f"{say.title(who)}: " * (who >= 0) + "; ".join(words))] if words else []
    return lines


def sentences(game: Game, s: State, say: Say, events: Sequence[Event], reader: int) -> list[str]:
    """What happened, one sentence each. Cards that only the reader sees come to the sentence about him."""
    setup = s.setup
    only = bit(reader) if 0 <= reader < setup.seats else 0
    lines: list[str] = []
    drawn: dict[int, str] = {}
    for e in events:
        if e.kind == MOVED and e.face >= 0 and e.seen == only and setup.layout[e.b].owner == reader:
            drawn[e.card] = say.card(setup, e.face)
            continue
        text = say.event(game, setup, e)
        if text and (
            e.seen & ~only or drawn.get(e.card, "\n") in text
        ):  # shown to others now, or named: it is about it
            drawn.pop(e.card, None)
        if text and drawn and lines and e.seat != reader:  # drawn by what was told before
            lines[-1] += new(drawn)
            drawn = {}
        if text:
            lines.append(painted(text, say, int(setup.seats)) + (new(drawn) if lines else ""))
            drawn = {}
    if drawn and lines:
        lines[-1] += new(drawn)
    return lines


def new(cards: dict[int, str]) -> str:
    """Cards that only the reader sees."""
    return f" [dim]({safe(', '.join(cards.values()))})[/]" if cards else ""


def painted(text: str, say: Say, seats: int) -> str:
    """The names of the seats in their colours."""
    text = safe(text)
    for p in sorted(range(seats), key=lambda p: -len(say.seat(p))):
        name = re.escape(say.seat(p))
        text = re.sub(rf"(?<![\w\[]){name}(?!\w)", f"[bold {COLOURS[p % len(COLOURS)]}]{say.seat(p)}[/]", text)
    return text


def question(game: Game, view: State, say: Say) -> str:
    """Who is asked what."""
    key, facts = game.prompt(view)
    return say.text("prompt", key, {"seat": int(view.seat), **facts})


def choices(match: Match, say: Say, width: int) -> list[str]:
    """The legal moves with their numbers, a line for each verb: thirty of them stay readable."""
    groups: dict[str, list[tuple[int, int]]] = {}
    for number, move in enumerate(match.legal(), 1):
        words = match.game.words(match.state, match.asked, move)
        groups.setdefault(words.verb if words.parts else "", []).append((number, move))
    heads = {verb: head(say, verb) if verb else "" for verb in groups}
    room = max(len(h) for h in heads.values()) if heads else 0
    lines = []
    for verb, found in groups.items():
        items = [f"[bold]{n:2}[/] {safe(label(match, say, m))}" for n, m in found]
        if width <= 0:
            sayings = [say.move(match.game.words(match.state, match.asked, m)) for _, m in found]
            lines += [f"{n}. {safe(text)}" for (n, _), text in zip(found, sayings, strict=True)]
            continue
        rows = flow(items, width - room - 3, "  ")
        lines += [f" [dim]{(heads[verb] if k == 0 else ''):>{room}}[/]  {row}" for k, row in enumerate(rows)]
    return lines


def details(match: Match, p: int, say: Say, move: int) -> list[str]:
    """What the game's own drawing has to say about a legal move, such as its odds."""
    explain = games.offered(match.game.name, "draw", "details")
    lines: list[str] = explain(match.view(p), say, move) if explain else []
    return lines


def about(match: Match, p: int, say: Say, key: str) -> list[str]:
    """What the game's own drawing adds to the text of a card: what it is, and its figures now."""
    tell = games.offered(match.game.name, "draw", "about")
    lines: list[str] = tell(match.view(p), say, key) if tell else []
    return lines


def head(say: Say, verb: str) -> str:
    """The first word that people type for it."""
    word = say.get("verb", verb).split(",")[0] if say.has("verb", verb) else verb
    return word[:1].upper() + word[1:]


def label(match: Match, say: Say, move: int) -> str:
    """Behind its verb a move is told by its parts; one without parts speaks for itself."""
    words = match.game.words(match.state, match.asked, move)
    shorten = games.offered(match.game.name, "draw", "label")
    own: str = shorten(match.view(match.asked), say, move) if shorten else ""
    if own:
        return own
    if words.parts:
        return " ".join(say.part(p) for p in words.parts)
    return say.move(words)


def outcome(match: Match, say: Say) -> str:
    winners = match.winners()
    if not winners:
        return say.get("end", "draw")
    names = [say.title(p) for p in winners]
    if len(names) == 1:
        return say.text("end", "won", {"winner": names[0]})
    joined = f"{', '.join(names[:-1])} {say.get('word', 'and')} {names[-1]}"
    return say.text("end", "won_many", {"winner": joined})


def recent(lines: list[str], most: int, say: Say) -> list[str]:
    """The last lines, and how many are missing."""
    if len(lines) <= most:
        return lines
    keep = max(1, most - 1)
    return [f"[dim]{say.text('play', 'more_log', {'n': len(lines) - keep})}[/]", *lines[-keep:]]


def fitted(lines: list[str], width: int) -> list[str]:
    """Long sentences in several lines, broken at words."""
    if width <= 0:
        return lines
    out = []
    for line in lines:
        out += standalone(flow(SPACE.split(line), width, " ", "   ")) if wide(line) > width else [line]
    return out


def standalone(rows: list[str]) -> list[str]:
    """Markup that goes on over several rows, closed and opened again: whichever of them is shown, it can be read."""
    out = []
    begun: list[str] = []
    for row in rows:
        before = "".join(begun)
        for tag in TAG.findall(row):
            begun = begun[:-1] if tag.startswith("[/") else [*begun, tag]
        out.append(before + row + "[/]" * len(begun))
    return out


def show(screen: Screen, match: Match, say: Say, viewer: int) -> list[str]:
    return table(match.game, match.view(viewer), say, screen.width)
