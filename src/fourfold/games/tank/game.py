"""The record of Tank Combat: which function answers what. The steps and questions are listed in agenda.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from fourfold.games.tank import (
    actions,
    agenda,
    attack,
    cards,
    events,
    moves,
    options,
    refuse,
    sabotage,
    table,
    turn,
    wreck,
)
from fourfold.kernel.errors import BadOption
from fourfold.kernel.game import Game, Option, Refusal, Words
from fourfold.kernel.packed import vec
from fourfold.kernel.setup import Setup
from fourfold.kernel.state import State

if TYPE_CHECKING:
    Cells = vec[i64]

DEEPEST: Final = 12  # rows: TURN, TRIM, TURN_END, REST, STOW, STRIKE, SMOKE, DECLARE, TOLL and room to spare


@final
class Tank(Game):
    name = "tank"
    rules = "1"

    def option_list(self) -> list[Option]:
        return options.OPTIONS

    def bench_rows(self) -> list[int]:
        return [2, 3, 4, 6]

    def presets(self) -> Mapping[str, Mapping[str, str]]:
        return options.PRESETS

    def build(self, given: dict[str, str], opt: list[int]) -> Setup:
        seats = opt[table.SEATS]
        if seats > opt[table.MOST_SEATS]:
            raise BadOption(
                f"{seats} seats need max_seats={seats}: with one deck the supply can run dry from 7 on (T-2.2)",
                "too_many_seats",
                seats=seats,
            )
        if opt[table.FIRST] > seats:
            raise BadOption(
                f"first is random or a seat from 1 to {seats}, not {given['first']} (T-2.4)", "first", seats=seats
            )
        given_classes = options.classes(given["classes"], seats)
        facts = options.teams(given["teams"], seats) + [-1] * (table.MAX_SEATS - seats)
        facts += given_classes + [-1] * (table.MAX_SEATS - len(given_classes))
        return Setup(
            self.name,
            self.rules,
            seats,
            given,
            opt,
            list(cards.WORDS),
            table.zones(seats, opt[table.HIDDEN_BREECH] != 0),
            table.fields(seats),
            [list(cards.COPIES)],
            int(moves.size(seats)),
            DEEPEST,
            facts,
        )

    def variants(self) -> list[dict[str, str]]:
        return options.VARIANTS

    def deal(self, s: State) -> None:
        turn.deal(s)

    def step(self, s: State, what: i64, a: i64, b: i64, c: i64) -> None:
        if what == agenda.TURN:
            turn.begins(s, a, b)
        elif what == agenda.ACTION:
            turn.action(s, a)
        elif what == agenda.REST:
            turn.rest(s, a, b)
        elif what == agenda.TURN_END:
            turn.ends(s, a, b)
        elif what == agenda.TRIM:
            turn.trim(s, a)
        elif what == agenda.TOLL:
            s.ask(agenda.ASK_TOLL, a, b, c, 0)
        elif what == agenda.DECLARE:
            attack.declare(s, a, b, c)
        elif what == agenda.SMOKE:
            attack.smoke_window(s, a, b, c)
        elif what == agenda.STRIKE:
            attack.strike(s, a, b, c)
        elif what == agenda.STOW:
            s.pour(table.RESOLVING, table.DISCARD)
        elif what == agenda.OVERRIDE:
            sabotage.override_window(s, a, b, c)
        else:
            sabotage.land(s, b, c)

    def options(self, s: State, out: Cells) -> i64:
        prompt = s.prompt
        p = s.seat
        last = moves.TAIL_N * s.setup.seats
        hand = table.HAND + table.SIDE * p
        if prompt == agenda.ASK_ACTION:
            return actions.offer_actions(s, p, out)
        if prompt == agenda.ASK_REST:
            return actions.offer_rest(s, p, s.a, out)
        if prompt == agenda.ASK_SMOKE:  # T-7.7
            out[0] = last + moves.SMOKE
            n: i64 = 1 if s.has(hand, cards.SMOKE) else 0
            out[n] = last + moves.PASS
            return n + 1
        if prompt == agenda.ASK_OVERRIDE:  # T-9.2
            if not s.has(hand, s.b + cards.PREVENTS):
                out[0] = last + moves.DECLINE
                return 1
            out[0] = last + moves.REVEAL
            out[1] = last + moves.DECLINE
            return 1 if s.setup.opt[table.MANDATORY] != 0 else 2
        first: i64 = moves.TOLL if prompt == agenda.ASK_TOLL else moves.TRIM
        return actions.spread(s.kinds(hand), last + first, cards.KINDS, out, 0)

    def answer(self, s: State, prompt: i64, move: i64) -> None:
        p = s.seat
        tail = move - moves.TAIL_N * s.setup.seats
        if prompt == agenda.ASK_ACTION:
            actions.act(s, p, move, agenda.HALF_NONE, True)
        elif prompt == agenda.ASK_REST:
            actions.act(s, p, move, s.a, False)
        elif prompt == agenda.ASK_SMOKE:
            if tail == moves.SMOKE:
                attack.smoke(s, p, s.a, s.b)
        elif prompt == agenda.ASK_OVERRIDE:
            if tail == moves.REVEAL:
                sabotage.override(s, p, s.a, s.b)
        elif prompt == agenda.ASK_TOLL:
            attack.pay_toll(s, p, s.a, tail - moves.TOLL)
        else:
            turn.trim_one(s, p, tail - moves.TRIM)

    def concede(self, s: State, seat: i64) -> None:
        wreck.concede(s, seat)

    def faults(self, s: State) -> list[str]:
        return wreck.faults(s)

    def playing(self, s: State, seat: i64) -> bool:
        return s.num[table.OUT + seat] == 0

    def fits(self, s: State, zone: i64, face: i64) -> bool:
        """Only a munition lies in a hidden breech (T-3.4)."""
        return cards.HE <= face <= cards.SABOT

    def words(self, s: State, seat: i64, move: i64) -> Words:
        seats = s.setup.seats
        verb = moves.verb(seats, move)
        target = moves.target(seats, seat, move)
        face = moves.card(seats, move)
        parts: list[str] = []
        if target >= 0:
            parts.append(f"P{target + 1}")
        if face >= 0 and verb not in (moves.V_FIRE, moves.V_QUICK, moves.V_SMOKE):
            parts.append(cards.WORDS[face])
        return Words(moves.VERBS[verb], tuple(parts))

    def event_table(self) -> Mapping[int, tuple[str, str]]:
        return events.TABLE

    def prompt(self, s: State) -> tuple[str, dict[str, object]]:
        key = agenda.PROMPTS[s.prompt]
        facts: dict[str, object] = {}
        if s.prompt == agenda.ASK_TOLL:
            facts["target"] = int(s.a)
        elif s.prompt == agenda.ASK_SMOKE:
            damage = attack.damage(s, s.a, s.b, s.c)
            left = max(0, int(s.num[table.HP + s.b] - damage))
            facts |= {"attacker": int(s.a), "target": int(s.b), "card": f"card.{cards.WORDS[s.c]}"}
            facts |= {"n": int(damage), "left": left}
        elif s.prompt == agenda.ASK_OVERRIDE:
            facts |= {"attacker": int(s.a), "card": f"card.{cards.WORDS[s.b]}"}
            facts |= {"safety": f"card.{cards.WORDS[s.b + cards.PREVENTS]}"}
        return key, facts

    def refuse(self, s: State, move: i64) -> Refusal | None:
        return refuse.refuse(s, move)


GAME: Final = Tank()
