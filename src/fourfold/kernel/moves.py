"""Moves as words: the notation of logs, replays and tests, and what people type in their language."""

from __future__ import annotations

import unicodedata
from typing import Final

from fourfold.kernel.errors import UnreadableMove
from fourfold.kernel.game import Game, Words
from fourfold.kernel.state import State
from fourfold.kernel.words import Say

SUITS: Final[dict[str, str]] = {"♣": "c", "♦": "d", "♥": "h", "♠": "s"}


def notation(game: Game, s: State, seat: int, move: int) -> str:
    """The canonical words of a move: `fire P2`. Reading them back gives the same move."""
    words = game.words(s, seat, move)
    return " ".join([words.verb, *words.parts])


def plain(text: str) -> list[str]:
    """Lower case words without accents and punctuation; card suits as letters."""
    spelled = "".join(SUITS.get(c, c) for c in text.lower())
    bare = unicodedata.normalize("NFKD", spelled)
    kept = "".join(c if c.isalnum() or c in "_+-" else " " for c in bare if not unicodedata.combining(c))
    return kept.split()


def spellings(words: Words, say: Say | None) -> list[list[str]]:
    """All the ways to type a move: canonical, and in the language of the table."""
    choices: list[list[list[str]]] = [[plain(words.verb)]]
    choices += [[plain(p)] for p in words.parts]
    if say is not None:
        if say.has("verb", words.verb):
            choices[0] += [plain(w) for w in say.get("verb", words.verb).split(",")]
        for options, part in zip(choices[1:], words.parts, strict=True):
            options.append(plain(say.part(part)))
            if say.has("alias", part):
                options += [plain(w) for w in say.get("alias", part).split(",")]
    out: list[list[str]] = [[]]
    for options in choices:
        out = [before + option for before in out for option in options]
    return out


def within(short: list[str], full: list[str]) -> bool:
    """Do these words occur in that order?"""
    rest = iter(full)
    return all(word in rest for word in short)


def parse(game: Game, s: State, text: str, say: Say | None = None) -> int:
    """The move that s.seat means. Words may be left out where only one legal move remains. It may be illegal."""
    seat = int(s.seat)
    typed = plain(text)
    legal = game.moves(s)
    ways = [(m, spellings(game.words(s, seat, m), say)) for m in legal]
    exact = [m for m, spelled in ways if typed in spelled]
    if exact:
        return exact[0]
    partly = [m for m, spelled in ways if typed and any(within(typed, w) for w in spelled)]
    if len(partly) == 1:
        return partly[0]
    for m in range(int(s.setup.moves)):
        if typed in spellings(game.words(s, seat, m), say):
            return m
    if partly:
        moves = ", ".join(notation(game, s, seat, m) for m in partly[:8])
        raise UnreadableMove(f"“{text}” could be several moves: {moves}", "ambiguous", given=text, moves=moves)
    sample = notation(game, s, seat, legal[0]) if legal else "?"
    raise UnreadableMove(
        f"“{text}” is no move here; try the number of a move, or words such as “{sample}”",
        "unreadable",
        given=text,
        sample=sample,
    )
