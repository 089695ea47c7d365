"""What the stories look at. Seats and zones count from 1, as people count them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fourfold import games
from fourfold.games.entity import agenda, figures, table
from fourfold.kernel.match import Match
from fourfold.kernel.scene import faces_in
from fourfold.testing import Story, play, scene

ENTITY = games.load("entity")
STAGED: Final = str(Path(__file__).with_name("staged.toml"))  # cards for what no launch card does
RULES: Final = str(Path(__file__).with_name("fixtures_rules.toml"))  # cards for what no launch card does
LYING = ("", "attack", "defense", "set")


def duel(text: str, *dice: int, **options: object) -> Story:
    return scene("entity", text, dice, **options)


def go(s: Story, *said: str) -> Story:
    """Play the moves. Whoever could respond and is not said to, passes; after the last move only who could not."""
    for move in said:
        while responding(s) and not may(s, move):
            play(s, f"P{s.match.asked + 1} pass")
        play(s, move)
    return calm(s, 1)


def calm(s: Story, most: int = 1_000) -> Story:
    """Everybody passes who has no more than so many responses."""
    while responding(s) and len(s.match.legal()) <= most:
        play(s, f"P{s.match.asked + 1} pass")
    return s


def act(s: Story, *said: str) -> Story:
    """The same, and after the last move nobody responds: all that follows from it happens."""
    calm(go(s, *said))
    assert s.match.game.faults(s.state) == []
    return s


def quiet(s: Story, *said: str) -> Story:
    """Nobody responds after any of these moves, not even who could make the next one in a window."""
    for move in said:
        act(s, move)
    return act(s)


def responding(s: Story) -> bool:
    return not s.match.over and s.state.prompt == agenda.ASK_RESPOND


def may(s: Story, said: str) -> bool:
    """Is that a legal move now, as the notation spells it?"""
    who, _, words = said.partition(" ")
    return s.asked().startswith(who) and words in s.options()


def dealt(seed: object = "stories", **options: object) -> Match:
    """A duel as people start it."""
    return Match(ENTITY, ENTITY.prepare(options), str(seed))


def lp(s: Story, seat: int) -> int:
    return s.number("lp", seat)


def hand(s: Story, seat: int) -> list[str]:
    return sorted(s.zone("hand", seat))


def discard(s: Story, seat: int) -> list[str]:
    """Bottom to top."""
    return s.zone("discard", seat)


def void(s: Story, seat: int) -> list[str]:
    return s.zone("void", seat)


def pawns(s: Story, seat: int) -> list[str]:
    """The names in the Pawn zones from the first on, whatever lies there; an empty zone is left out."""
    return [name for k in range(table.ROOM) for name in s.zone(f"pawn{k + 1}", seat)]


def back(s: Story, seat: int) -> list[str]:
    """The names in the Action/Condition zones."""
    return [name for k in range(table.ROOM) for name in s.zone(f"back{k + 1}", seat)]


def place(seat: int, zone: int, kind: str = "pawn") -> int:
    return int(table.pawn(seat - 1, zone - 1) if kind == "pawn" else table.back(seat - 1, zone - 1))


def lies(s: Story, seat: int, zone: int, kind: str = "pawn") -> str:
    """How the card in a zone lies: attack, defense, set; nothing if there is none."""
    return LYING[int(s.state.num[table.POS + place(seat, zone, kind)])]


def stats(s: Story, seat: int, zone: int) -> tuple[int, int]:
    """Current ATK and DEF of a face-up Pawn."""
    at = place(seat, zone)
    return int(figures.current(s.state, at, 0)), int(figures.current(s.state, at, 1))


def told(s: Story, key: str) -> int:
    """How often this was told."""
    return s.happened().count(key)


def known(s: Story, viewer: int, word: str, seat: int) -> list[str]:
    """What this seat knows of the cards in a zone."""
    setup = s.match.setup
    view = s.match.view(viewer - 1)
    return sorted(setup.faces[face] for face in faces_in(view, setup.zone(word, seat - 1)) if face >= 0)


def attack(s: Story, zone: int, target: int, *responses: str) -> Story:
    """The turn player's Pawn attacks the one in the opponent's zone `target`; 0: the opponent directly."""
    who = f"P{s.number('active') + 1}"
    return act(s, f"{who} attack pawn{zone}", f"{who} strike pawn{target}" if target else f"{who} direct", *responses)
