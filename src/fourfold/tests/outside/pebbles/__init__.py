"""A fifth game, small enough to read in a minute: the test of what a game needs to be one.

Two players hold three pebbles each. In turn one plays a pebble worth 1 to 3 points; the other may stop it with a wall
if he holds one. Whoever has ten points first wins; if the bag and a hand are empty, the higher score does.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from fourfold.kernel.game import Game, Option, Refusal, Words
from fourfold.kernel.options import SEATS
from fourfold.kernel.setup import NOBODY, Field, Setup, Zone
from fourfold.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

    from fourfold.kernel.packed import vec

    Cells = vec[i64]

FACES = ["one", "two", "three", "wall"]
COPIES = [8, 6, 4, 6]
WALL = 3
BAG, PILE, TABLE, HAND = range(4)
SCORE = 0
TURN, LAND = range(2)  # steps
ASK_PLAY, ASK_WALL = range(2)  # prompts
STOP, PASS, SKIP, MOVES = 3, 4, 5, 6  # moves: 0..2 play a pebble


class Pebbles(Game):
    name = "pebbles"

    def option_list(self) -> list[Option]:
        return [Option(SEATS, "B-1", "2", ("2",)), Option("goal", "B-2", "10", low=3, high=30)]

    def build(self, options: dict[str, str], opt: list[int]) -> Setup:
        zones = [Zone("bag", NOBODY, 0), Zone("pile", NOBODY, 7), Zone("table", NOBODY, 7)]
        zones += [Zone("hand", p, 2**p) for p in range(2)]
        fields = [Field("score", SCORE, 2)]
        return Setup(self.name, self.rules, 2, options, opt, FACES, zones, fields, [COPIES], MOVES, 4, [])

    def deal(self, s: State) -> None:
        card = 0
        for face, copies in enumerate(COPIES):
            for _ in range(copies):
                s.add(card, face, BAG)
                card += 1
        s.shuffle(BAG)
        s.plan(TURN, s.roll(2) - 1, 0, 0)

    def step(self, s: State, what: int, a: int, b: int, c: int) -> None:
        if what == LAND:
            s.num[SCORE + a] += s.face[s.top(TABLE)] + 1
            s.pour(TABLE, PILE)
            if s.num[SCORE + a] >= s.setup.opt[1]:
                s.finish(2**a)
            return
        while s.many(HAND + a) < 3 and s.many(BAG) > 0:
            s.move(s.top(BAG), HAND + a)
        if s.many(HAND + a) == 0:
            lead = s.num[SCORE] - s.num[SCORE + 1]
            s.finish(1 if lead > 0 else 2 if lead < 0 else 0)
            return
        s.plan(TURN, 1 - a, 0, 0)
        s.ask(ASK_PLAY, a, 0, 0, 0)

    def options(self, s: State, out: Cells) -> i64:
        hand = HAND + s.seat
        n = 0
        if s.prompt == ASK_WALL:
            out[0], n = STOP, 1 if s.has(hand, WALL) else 0
            out[n] = PASS
            return n + 1
        for face in range(WALL):
            if s.has(hand, face):
                out[n] = face
                n += 1
        out[n] = SKIP  # give a wall away, or pass with pebbles only
        return n + 1

    def answer(self, s: State, prompt: int, move: int) -> None:
        hand = HAND + s.seat
        if move == STOP:
            s.move(s.pick(hand, WALL), PILE)
            s.pour(TABLE, PILE)
            s.drop(1)
        elif move == SKIP:
            s.move(s.at(hand, s.roll(int(s.many(hand))) - 1), PILE)
        elif move < WALL:
            s.move(s.pick(hand, move), TABLE)
            s.plan(LAND, s.seat, 0, 0)
            if self.window(s, 1 - s.seat):
                s.ask(ASK_WALL, 1 - s.seat, s.seat, 0, 0)

    def window(self, s: State, p: int) -> bool:
        """Asked is who could react by public knowledge: whoever holds a card at all."""
        return s.many(HAND + p) > 0

    def concede(self, s: State, seat: int) -> None:
        s.finish(2 ** (1 - seat))

    def words(self, s: State, seat: int, move: int) -> Words:
        if move < WALL:
            return Words("play", (FACES[move],))
        return Words({STOP: "stop", PASS: "pass", SKIP: "skip"}[move], ())

    def event_table(self) -> Mapping[int, tuple[str, str]]:
        return {}

    def prompt(self, s: State) -> tuple[str, dict[str, object]]:
        return ("play", "wall")[s.prompt], {}

    def refuse(self, s: State, move: int) -> Refusal | None:
        if (s.prompt == ASK_WALL) != (move in (STOP, PASS)):
            return Refusal("not_asked", "B-3", {})
        face = WALL if move == STOP else move
        if face <= WALL and not s.has(HAND + s.seat, face):
            return Refusal("not_in_hand", "B-3", {"card": f"card.{FACES[face]}"})
        return None


GAME = Pebbles()
