"""What tests are written with."""

from collections.abc import Iterable

import pytest

from fourfold import games
from fourfold.kernel.errors import IllegalMove
from fourfold.kernel.match import Match
from fourfold.kernel.scene import faces_in, read
from fourfold.kernel.state import State
from fourfold.kernel.words import Say


def clause(*ids: str) -> pytest.MarkDecorator:
    """This test is evidence for these clauses of the game's rulebook: `@clause("T-8.3")`. tools/trace.py reads it."""
    return pytest.mark.clause(*ids)


def example(*ids: str) -> pytest.MarkDecorator:
    """This test plays these worked examples of the game's rulebook: `@example("G1")`. tools/trace.py reads it."""
    return pytest.mark.example(*ids)


def card(*codes: str) -> pytest.MarkDecorator:
    """This story plays what these cards say: `@card("P18")`. A game with cards as data asks whether each has one."""
    return pytest.mark.card(*codes)


class Story:
    """A position and what happens in it: `s = scene("tank", "...")`, then `play(s, "P1 fire P2", "P2 pass")`."""

    def __init__(self, game: str, text: str, dice: Iterable[int] = (), **options: object) -> None:
        record = games.load(game)
        notation = games.part(game, "scene").SCENE
        given = {word: str(value) for word, value in options.items()}
        state = read(record, notation, text, given, list(dice))
        self.match = Match(record, state.setup, "scene", state)
        self.words = Say(games.package(game), "en").learn(record, state.setup)

    @property
    def state(self) -> State:
        return self.match.state

    def zone(self, word: str, seat: int = 0) -> list[str]:
        """The cards of a zone, bottom to top; seat 1 is P1, 0 the table."""
        setup = self.match.setup
        return [setup.faces[f] for f in faces_in(self.state, setup.zone(word, seat - 1))]

    def number(self, word: str, seat: int = 0) -> int:
        field = next(f for f in self.match.setup.fields if f.word == word)
        return int(self.state.num[field.start + max(seat - 1, 0)])

    def options(self) -> list[str]:
        """The legal moves of the open question, as words."""
        return [self.match.notation(m) for m in self.match.legal()]

    def asked(self) -> str:
        """Who is asked what: `P2 smoke`, or `over`."""
        if self.match.over:
            return "over"
        return f"P{self.match.asked + 1} {self.match.game.prompt(self.state)[0]}"

    def happened(self) -> list[str]:
        """The keys of all that was told."""
        table = self.match.game.event_table()
        return [table[e.kind][0] for e in self.match.events() if e.kind in table]

    def skip(self) -> None:
        """Drivers skip a question with a single answer."""
        while not self.match.over and len(self.match.legal()) == 1:
            self.match.play(self.match.asked, self.match.legal()[0])


def scene(game: str, text: str, dice: Iterable[int] = (), **options: object) -> Story:
    return Story(game, text, dice, **options)


def play(story: Story, *moves: str) -> Story:
    """Play moves such as `P1 fire P2`. Questions with a single answer that the story does not tell are skipped."""
    for said in moves:
        who, _, words = said.partition(" ")
        seat = int(who[1:]) - 1
        if words == "concede":
            story.match.concede(seat)
            continue
        while not story.match.over and story.match.asked != seat and len(story.match.legal()) == 1:
            story.match.play(story.match.asked, story.match.legal()[0])
        story.match.say(seat, words, story.words)
    return story


def refused(story: Story, said: str) -> str:
    """Try a move that the rules refuse: the clause. It must change nothing."""
    who, _, words = said.partition(" ")
    before = story.match.digest()
    with pytest.raises(IllegalMove) as caught:
        story.match.say(int(who[1:]) - 1, words, story.words)
    assert story.match.digest() == before, "a refused move changed the state"
    assert caught.value.clause, f"the refusal of {said} names no clause"
    return caught.value.clause
