"""`fourfold scene`: a position from text, moves played in it, and what a seat, or everybody, then sees."""

from __future__ import annotations

import json as jsonlib
import re
from pathlib import Path

from fourfold import games
from fourfold.cli import board, house
from fourfold.cli.screen import Screen
from fourfold.cli.watch import seat_of
from fourfold.kernel import moves as notation
from fourfold.kernel import scene
from fourfold.kernel.errors import FourfoldError
from fourfold.kernel.events import MOVED, NAMES, ROLLED, SHOWN, SHUFFLED, Event
from fourfold.kernel.layout import safe
from fourfold.kernel.match import Match
from fourfold.kernel.setup import Field
from fourfold.kernel.state import State
from fourfold.kernel.words import SEATED, Say

STARTS = re.compile(r"\s*(p\d+|table|options)\b", re.IGNORECASE)
WHO = re.compile(r"^[Pp](\d+)\s+(.+)$")


def run(
    name: str, text: str, option: list[str], dice: str, moves: str, seat: str, as_json: bool, lang: str, plain: bool
) -> None:
    game = games.load(name)
    say = Say(games.package(name), house.language(lang))
    scenes = games.offered(name, "scene", "SCENE")
    if scenes is None:
        raise FourfoldError(f"{name} cannot be set up from a scene", "no_scenes", game=name)
    try:
        given = house.given_options(option)
        state = scene.read(game, scenes, content(text), given, rolls(dice))
        match = Match(game, state.setup, "scene", state)
        say.learn(game, state.setup)
        viewer = seat_of(seat, match)
        for said in moves.split(";"):
            if said.strip():
                play(match, said.strip(), say)
    except FourfoldError as error:
        raise house.belongs(error, say) from error.__cause__
    view = match.state if viewer is None else match.view(viewer)
    if as_json:
        print(jsonlib.dumps(seen(match, view, viewer, say), ensure_ascii=False, indent=1))
    else:
        show(match, view, viewer, say, Screen(plain))


def content(text: str) -> str:
    """The argument is the position itself, or the file that holds it."""
    looks = "\n" not in text and "|" not in text and not STARTS.match(text)
    try:
        if text.strip() and (Path(text).exists() or (looks and (" " not in text.strip() or "/" in text))):
            return house.read_file(text)
    except OSError:
        pass  # too long for a name: a position
    return text


def rolls(dice: str) -> list[int]:
    words = [w for w in re.split(r"[,\s]+", dice) if w]
    if not all(w.isdecimal() and len(w) < 10 for w in words):
        raise FourfoldError(f"dice are numbers with commas between them, not {dice}", "bad_dice", given=dice)
    return [int(w) for w in words]


def play(match: Match, said: str, say: Say) -> None:
    """One move, `P2 pass` or `pass`. Questions with a single answer that it does not answer are passed over."""
    found = WHO.match(said)
    seat, words = (int(found.group(1)) - 1, found.group(2)) if found else (None, said)
    if words.strip().lower() == "concede":
        match.concede(match.asked if seat is None else seat)
        return
    while not match.over and len(match.legal()) == 1 and not meant(match, seat, words, say):
        match.play(match.asked, match.legal()[0])
    try:
        match.say(match.asked if seat is None else seat, words, say)
    except FourfoldError as error:
        if match.over:
            raise
        question = board.question(match.game, match.state, say)
        facts = {"move": said, "question": question, "reason": say.error(error)}
        raise FourfoldError(f"“{said}” after “{question}”: {error}", "scene_move", **facts) from error


def meant(match: Match, seat: int | None, words: str, say: Say) -> bool:
    """Is it the single answer that these words give?"""
    if seat not in (None, match.asked):
        return False
    try:
        return notation.parse(match.game, match.state, words, say) in match.legal()
    except FourfoldError:
        return False


# -- for people -------------------------------------------------------------------------------------------------------
def show(match: Match, view: State, viewer: int | None, say: Say, screen: Screen) -> None:
    reader = int(match.setup.seats) if viewer is None else viewer
    screen.show(board.table(match.game, view, say, screen.width))
    log = board.sentences(match.game, view, say, match.events(viewer), reader)
    screen.show([f" {line}" for line in board.fitted(log, screen.width - 2)]) if log else None
    if match.over:
        screen.show(f"[bold]{safe(board.outcome(match, say))}[/]")
        return
    screen.show(f"[bold]{board.painted(board.question(match.game, view, say), say, int(match.setup.seats))}[/]")
    if viewer in (None, match.asked):
        screen.show(board.choices(match, say, screen.width))


# -- for programs -----------------------------------------------------------------------------------------------------
def seen(match: Match, view: State, viewer: int | None, say: Say) -> dict[str, object]:
    """All that the viewer may see; None sees everything. Seats count from 1, as in moves."""
    game, setup = match.game, view.setup
    out: dict[str, object] = {
        "game": game.name,
        "seats": int(setup.seats),
        "viewer": None if viewer is None else viewer + 1,
        "options": setup.options,
        "over": view.over,
        "winners": [p + 1 for p in match.winners()],
        "asked": None if view.over else match.asked + 1,
        "prompt": None,
        "legal": [],
        "zones": [zone(view, z) for z in range(int(setup.zones))],
        "numbers": {f.word: number(view, f) for f in setup.fields},
        "events": [event(match, e, say) for e in match.events(viewer)],
    }
    if not view.over:
        key, facts = game.prompt(view)
        counted = {word: fact(word, value) for word, value in facts.items()}
        out["prompt"] = {"key": key, "text": board.question(game, view, say), "facts": counted}
        if viewer in (None, match.asked):
            out["legal"] = [
                {"move": m, "words": match.notation(m), "text": say.move(game.words(match.state, match.asked, m))}
                for m in match.legal()
            ]
    if viewer is None:
        out["hash"] = match.digest()  # a hash of hidden cards would be a way to guess them
    return out


def zone(view: State, z: int) -> dict[str, object]:
    setup = view.setup
    faces = scene.faces_in(view, z)
    return {
        "zone": setup.layout[z].word,
        "seat": setup.layout[z].owner + 1 or None,
        "count": len(faces),
        "cards": [setup.faces[f] if f >= 0 else None for f in faces],
    }


def number(view: State, field: Field) -> int | list[int]:
    cells = [int(view.num[field.start + k]) for k in range(field.size)]
    return cells if field.size > 1 else cells[0]


def fact(word: str, value: object) -> object:
    """Seats count from 1."""
    return value + 1 if word in SEATED and isinstance(value, int) else value


def place(match: Match, z: int) -> str:
    zone = match.setup.layout[z]
    return zone.word if zone.owner < 0 else f"P{zone.owner + 1} {zone.word}"


def event(match: Match, e: Event, say: Say) -> dict[str, object]:
    setup = match.setup
    facts: dict[str, object]
    table = match.game.event_table()
    if e.kind in table:
        key, columns = table[e.kind]
        named = {w: v for w, v in zip(columns.split(), e[1:5], strict=False) if w != "-"}
        facts = {w: setup.faces[v] if w == "face" and v >= 0 else fact(w, v) for w, v in named.items()}
    else:
        key, facts = NAMES.get(e.kind, str(e.kind)), {}
        if e.kind in (MOVED, SHUFFLED, SHOWN):
            facts["zone"] = place(match, e.a)
        if e.kind == MOVED:
            facts["to"] = place(match, e.b)
        if e.kind == ROLLED:
            facts |= {"sides": e.a, "result": e.b}
    if e.card >= 0:
        facts["card"] = setup.faces[e.face] if e.face >= 0 else None
    return {"key": key, **facts, "text": say.event(match.game, setup, e)}
