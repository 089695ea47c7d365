"""Moves as words: the notation of logs, replays and tests, and what people type in their language."""

from __future__ import annotations

import unicodedata
from typing import Final

from fourfold.kernel.cells import bit
from fourfold.kernel.errors import UnreadableMove
from fourfold.kernel.game import Game, Words
from fourfold.kernel.secrets import mask
from fourfold.kernel.state import HIDDEN, State
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


def called(words: Words, say: Say | None) -> list[list[str]]:
    """The ways to type a move by the name of the card that lies there, or by the place where it lies."""
    by_name = spellings(Words(words.verb, (*words.parts[:-1], words.name)), say) if words.name else []
    return by_name + spellings(Words(words.verb, words.also), say) if words.also else by_name


def offered(typed: list[str], words: Words, say: Say | None) -> bool:
    """Is that the sentence that offers this move?"""
    return say is not None and say.has("move", words.verb) and typed == plain(say.move(words))


def within(short: list[str], full: list[str]) -> bool:
    """Do these words occur in that order?"""
    rest = iter(full)
    return all(word in rest for word in short)


def begins_with_verb(typed: list[str], words: Words, say: Say | None) -> bool:
    """Does what was typed begin with the verb of this move?"""
    return any(typed[: len(verb)] == verb for verb in spellings(Words(words.verb, ()), say))


def parse(game: Game, s: State, text: str, say: Say | None = None) -> int:
    """The move that s.seat means; it may be illegal. Behind the verb, words may be left out where one move remains.

    A verb is never guessed: `fire` with an empty breech is a refused shot, not the discard of a card called Fire!.
    """
    seat = int(s.seat)
    typed = plain(text)
    legal = game.moves(s)
    meant = [(m, game.words(s, seat, m)) for m in legal] if typed else []
    for m, words in meant:
        if typed in spellings(words, say) or offered(typed, words, say):
            return m
    choice = [m for m, words in meant if typed in called(words, say)]
    if typed and not choice:
        others = [(m, game.words(s, seat, m)) for m in range(int(s.setup.moves)) if m not in legal]
        for m, words in others:
            if typed in spellings(words, say) or offered(typed, words, say):
                return m
        meant += others
    named = [(m, words) for m, words in meant if begins_with_verb(typed, words, say)]
    if not named and len({words.verb for m, words in meant if m in legal}) == 1:
        named = [(m, words) for m, words in meant if m in legal]  # there is one thing to do: `HE` will say which card
    if not choice:
        partly = [m for m, words in named if any(within(typed, w) for w in spellings(words, say) + called(words, say))]
        choice = [m for m in partly if m in legal] or partly[:1]
    if len(choice) == 1:
        return choice[0]
    if choice:
        moves = ", ".join(typing(game, s, m, say) for m in choice[:8])
        raise UnreadableMove(f"“{text}” could be several moves: {moves}", "ambiguous", given=text, moves=moves)
    sample = typing(game, s, legal[0], say) if legal else "?"
    raise UnreadableMove(
        f"“{text}” is no move here; try the number of a move, or words such as “{sample}”",
        "unreadable",
        given=text,
        sample=sample,
    )


def chain(game: Game, s: State, text: str, say: Say | None = None) -> list[int]:
    """The moves that the words mean, one after the other: `lift J♣ more suit ♦`; one move, if they are one.

    All but the first are read in what the mover sees, and only as far as nothing new comes to light.
    """
    try:
        return [parse(game, s, text, say)]
    except UnreadableMove:
        found = links(game, mask(s, int(s.seat)), plain(text), say, True)
        if len(found) < 2:
            raise
        return found


def links(game: Game, view: State, typed: list[str], say: Say | None, first: bool) -> list[int]:
    """The legal moves of the view's owner that use up these words, or none."""
    if not first:
        typed = game.spelled_out(view, typed)
    offers = [(m, game.words(view, int(view.seat), m)) for m in game.moves(view)]
    ways = [(m, spellings(words, say) + called(words, say)) for m, words in offers]
    for k in range(len(typed), 0, -1):
        head = typed[:k]
        meant = [m for m, spelled in ways if head in spelled]
        if not meant and not first:
            meant = [m for m, spelled in ways if any(within(head, w) for w in spelled)]
        if len(meant) != 1:
            continue
        if k == len(typed):
            return meant
        after = view.copy()
        game.play(after, meant[0])
        if not after.over and after.seat == after.viewer and not uncovered(after):
            rest = links(game, after, typed[k:], say, False)
            if rest:
                return [*meant, *rest]
    return []


def uncovered(view: State) -> bool:
    """Did a card come to light in a view, which cannot know it?"""
    sees = bit(int(view.viewer))
    return any(view.face[card] == HIDDEN and view.seen[card] & sees for card in range(int(view.setup.cards)))


def typing(game: Game, s: State, move: int, say: Say | None) -> str:
    """How to type a move in the language of the table."""
    words = game.words(s, int(s.seat), move)
    if say is None:
        return " ".join([words.verb, *words.parts])
    return " ".join([say.get("verb", words.verb).split(",")[0], *(say.part(part) for part in words.parts)])
