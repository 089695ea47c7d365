"""A game is a record that names its rules: subclass Game, fill in the functions, put `GAME` into the folder."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple, final

from mypy_extensions import i64, mypyc_attr

from fourfold.kernel.options import SEATS, Option, resolve
from fourfold.kernel.packed import vec
from fourfold.kernel.rng import DICE, SLEEVES, Rng, key_of, seeded
from fourfold.kernel.setup import Setup
from fourfold.kernel.state import NOBODY, NOTHING, State, blank

if TYPE_CHECKING:
    Cells = vec[i64]


class Refusal(NamedTuple):
    """Why a move is not legal: a key of the game's texts (`[refuse]`), the clause, and what the sentence needs."""

    key: str
    clause: str
    facts: dict[str, object]


class Words(NamedTuple):
    """A move as data: its verb and what follows, each a key of the game's texts or a seat (`P1`) or a number.

    `name`: the card, known to the mover, that lies where the last part says; people may call the place by it.
    `also`: other parts that say the same; people may type them: the number of a place for the card that lies there.
    """

    verb: str
    parts: tuple[str, ...]
    name: str = ""
    also: tuple[str, ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What the kernel asks of a game. State is data; everything here is a function of a State or a Setup."""

    name: str = ""
    rules: str = "1"  # version of the rulebook; a replay names it
    default_seats: str = "2"

    def bench_rows(self) -> list[int]:
        """The numbers of seats that `fourfold bench` measures, the usual one first."""
        return [int(self.default_seats)]

    # -- before a match -----------------------------------------------------------------------------------------------
    def option_list(self) -> list[Option]:
        """The game's options, the number of seats (options.SEATS) first."""
        raise NotImplementedError

    def presets(self) -> Mapping[str, Mapping[str, str]]:
        return {}

    def build(self, options: dict[str, str], opt: list[int]) -> Setup:
        """The Setup for these complete, checked options; `opt` are the same as numbers, in the order of option_list."""
        raise NotImplementedError

    def variants(self) -> list[dict[str, str]]:
        """Options that tests and soak runs go through, the default first: every seat count, preset and option."""
        return [{}]

    @final
    def prepare(self, options: Mapping[str, object] | None = None, preset: str = "") -> Setup:
        words, opt = resolve(self.name, self.option_list(), self.presets(), options or {}, preset)
        return self.build(words, opt)

    def deal(self, s: State) -> None:
        """Put every card somewhere, draw opening hands, plan the first step. The state comes from `blank`."""
        raise NotImplementedError

    @final
    def start(self, setup: Setup, seed: str, listen: bool = False) -> State:
        """A new match, run to its first question."""
        return self.start_from(setup, key_of(seed), listen)

    @final
    def start_from(self, setup: Setup, key: Cells, listen: bool) -> State:
        s = blank(setup, seeded(key, DICE), seeded(key, SLEEVES))
        if listen:
            s.log = []
        self.deal(s)
        self.run(s)
        return s

    # -- during a match -----------------------------------------------------------------------------------------------
    def options(self, s: State, out: Cells) -> i64:
        """Write the legal moves of the open prompt to `out`, ascending; return how many (never none)."""
        raise NotImplementedError

    def answer(self, s: State, prompt: i64, move: i64) -> None:
        """Do what this legal move says; `prompt` was open for s.seat, about s.a, s.b, s.c."""
        raise NotImplementedError

    def step(self, s: State, what: i64, a: i64, b: i64, c: i64) -> None:
        """Do one step of the agenda."""
        raise NotImplementedError

    def concede(self, s: State, seat: i64) -> None:
        """This seat gives up, whoever is asked; `run` follows."""
        raise NotImplementedError

    def playing(self, s: State, seat: i64) -> bool:
        """Is this seat still in the game (may it concede)?"""
        return True

    @final
    def play(self, s: State, move: i64) -> None:
        """Answer the open prompt with a legal move, then run on to the next question. Match checks; this trusts."""
        prompt = s.prompt
        s.prompt = NOTHING
        self.answer(s, prompt, move)
        self.run(s)

    @final
    def run(self, s: State) -> None:
        """Do steps until somebody is asked or the game is over."""
        while s.prompt == NOTHING and not s.over:
            n = s.depth - 4
            s.depth = n
            self.step(s, s.todo[n], s.todo[n + 1], s.todo[n + 2], s.todo[n + 3])

    @final
    def moves(self, s: State) -> list[int]:
        """The legal moves as a list. In a view: those of its owner, if he is asked."""
        if s.over or s.prompt == NOTHING or s.viewer not in (NOBODY, s.seat):
            return []
        out = s.setup.out()
        n = self.options(s, out)
        return [int(out[i]) for i in range(n)]

    def faults(self, s: State) -> list[str]:
        """What is wrong with this state by the game's own bounds (kernel.check has those of all games)."""
        return []

    # -- for imagine --------------------------------------------------------------------------------------------------
    def guess(self, view: State, group: i64, rng: Rng) -> Cells:
        """How many copies of each face a group holds whose list the view's owner does not know."""
        raise NotImplementedError

    def fits(self, s: State, zone: i64, face: i64) -> bool:
        """May this face lie in this picky zone?"""
        return True

    # -- words --------------------------------------------------------------------------------------------------------
    def insists(self, s: State) -> bool:
        """Is the open question put to a person even if it has one answer only? Others are answered for him."""
        return False

    def words(self, s: State, seat: i64, move: i64) -> Words:
        """The move as its verb and parts, said by this seat."""
        raise NotImplementedError

    def spelled_out(self, view: State, typed: list[str]) -> list[str]:
        """A game's shorthand at the open question, where several moves are typed at once: `2` for two cards."""
        return typed

    def texts(self, setup: Setup, lang: str) -> Mapping[str, Mapping[str, str]]:
        """Texts that only this match has, by section: names of cards that its players made themselves."""
        return {}

    def event_table(self) -> Mapping[int, tuple[str, str]]:
        """Event kind -> its key in the texts, and the names of seat, a, b, c there (Say.event)."""
        raise NotImplementedError

    def prompt(self, s: State) -> tuple[str, dict[str, object]]:
        """The open question as a key of the texts, and what its sentence needs beside {seat}."""
        raise NotImplementedError

    def refuse(self, s: State, move: i64) -> Refusal | None:
        """Why s.seat may not answer the open prompt with this move of the move space; None if he may."""
        raise NotImplementedError


__all__ = ["SEATS", "Game", "Option", "Refusal", "Words"]
