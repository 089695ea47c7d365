"""The record of Shovels: which function answers what. The steps and questions are listed in agenda.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from fourfold.games.shovels import (
    agenda,
    attack,
    battle,
    cards,
    creation,
    ending,
    events,
    heroes,
    march,
    moves,
    offers,
    options,
    refuse,
    shop,
    table,
    words,
)
from fourfold.kernel.errors import BadOption
from fourfold.kernel.game import Game, Option, Refusal, Words
from fourfold.kernel.packed import vec
from fourfold.kernel.setup import Setup
from fourfold.kernel.state import State

if TYPE_CHECKING:
    Cells = vec[i64]

DEEPEST: Final = 8  # rows: TURN_END, EXTRA or AGAIN, three HITs and room to spare


@final
class Shovels(Game):
    name = "shovels"
    rules = "1"

    def option_list(self) -> list[Option]:
        return options.OPTIONS

    def presets(self) -> Mapping[str, Mapping[str, str]]:
        return options.PRESETS

    def build(self, given: dict[str, str], opt: list[int]) -> Setup:
        seats = opt[table.SEATS]
        variant = opt[table.VARIANT]
        mass = opt[table.MASS] != 0
        if seats > 4 and variant != table.BIGGER:
            raise BadOption(
                f"{seats} seats need variant=bigger_tables: two decks are enough for 4 (S-2.1)", "bigger", seats=seats
            )
        if variant == table.SPEED and seats != 2:
            raise BadOption(f"the speed round is for 2 seats, not {seats} (S-11.3)", "speed", seats=seats)
        if opt[table.FIRST] > seats:
            raise BadOption(
                f"first_seat is random or a seat from 1 to {seats}, not {given['first_seat']} (S-2.6)",
                "first",
                seats=seats,
            )
        begin = 2 if variant == table.SPEED else 3
        slots = table.MOST if mass else begin
        decks = 1 if variant == table.SPEED else 2 + max(0, (seats - 3) // 2)  # S-1.1, S-11.2, S-11.3
        targets = (seats if opt[table.FRIENDLY] else seats - 1) * slots  # S-12
        last = int(moves.tail(slots, targets))
        facts = cards.VALUES * 4 + cards.PRICES * 4
        facts += [suit for suit in range(4) for _ in range(cards.PER_SUIT)] + cards.LEVELS * 4
        facts += [slots, begin, 10 if variant == table.SPEED else 20, last]
        facts += [table.FACE + table.SIDE * seats * slots]
        return Setup(
            self.name,
            self.rules,
            seats,
            given,
            opt,
            list(cards.WORDS),
            table.zones(seats, slots, opt[table.SCREENS] != 0),
            table.fields(seats, slots),
            [[decks] * cards.KINDS],
            last + moves.TAIL_SIZE,
            DEEPEST,
            facts,
        )

    def variants(self) -> list[dict[str, str]]:
        return options.VARIANTS

    def bench_rows(self) -> list[int]:
        return [2, 3, 4]

    def deal(self, s: State) -> None:
        creation.deal(s)

    def step(self, s: State, what: i64, a: i64, b: i64, c: i64) -> None:
        if what == agenda.DRAFT_END:
            creation.ends(s, a)
        elif what == agenda.DRAFT:
            creation.begins(s, a)
        elif what == agenda.TURN:
            battle.begins(s, a)
        elif what == agenda.TURN_END:
            battle.ends(s, a)
        elif what == agenda.HIT:
            attack.hit(s, a, b, c)
        elif what == agenda.GRAVEDIG:
            heroes.gravedig(s, a, b)
        elif what == agenda.AGAIN:
            battle.again(s, a)
        elif what == agenda.EXTRA:
            battle.extra(s, a)
        else:
            march.begins(s)

    def options(self, s: State, out: Cells) -> i64:
        return offers.offer(s, out)

    def answer(self, s: State, prompt: i64, move: i64) -> None:
        p = s.seat
        tail = move - s.setup.facts[table.TAIL]
        if prompt == agenda.ASK_DRAW:
            creation.draw(s, p, move)
        elif prompt == agenda.ASK_DRAW_AGAIN:
            creation.draw_again(s, p, move)
        elif prompt == agenda.ASK_DISCARD:
            creation.discard(s, p, move - moves.HELD)
        elif prompt == agenda.ASK_PLAY:
            creation.play(s, p, move)
        elif prompt == agenda.ASK_BATTLE:
            battle.act(s, p, move)
        elif prompt == agenda.ASK_LIFTING or prompt == agenda.ASK_DIG_SUIT:
            suit = move - moves.SUIT - moves.MORE_C * s.setup.facts[table.SLOTS]
            if suit < 0:
                battle.lift(s, p, s.a)
            else:
                battle.spend(s, p, s.a, suit)
        elif prompt == agenda.ASK_TARGET:
            attack.aim(s, p, move, s.b, s.c)
        elif prompt == agenda.ASK_HEROES:
            heroes.name(s, p, move, s.a, s.b, s.c)
        elif prompt == agenda.ASK_SHIELD:
            attack.answer(s, tail == moves.SHIELD, s.a, s.b, s.c)
        elif prompt == agenda.ASK_SHOP:
            shop.act(s, p, tail)
        elif prompt == agenda.ASK_PLACE:
            shop.place(s, p, move, s.a, s.b)
        elif prompt == agenda.ASK_DIG:
            battle.dig_on(s, p, tail, s.a, s.b, s.c)
        elif prompt == agenda.ASK_FREE:
            heroes.free(s, p, tail, s.a)
        elif prompt == agenda.ASK_GRAVEDIG:
            heroes.keep(s, p, tail, s.a)
        else:
            battle.extra_strike(s, p, move)

    def concede(self, s: State, seat: i64) -> None:
        ending.concede(s, seat)

    def faults(self, s: State) -> list[str]:
        return ending.faults(s)

    def playing(self, s: State, seat: i64) -> bool:
        return s.num[table.CHARS + seat] != 0

    def fits(self, s: State, zone: i64, face: i64) -> bool:
        """Under screens a face lies in the place of a face, a number card in a stack."""
        number = s.setup.facts[table.LEVEL + face] == 0
        return number == ((zone - table.FACE) % table.SIDE != 0)

    def insists(self, s: State) -> bool:
        """S-12.17: who loses a character to fatigue is shown it. A shield (S-6.8) may always be declined."""
        return s.prompt == agenda.ASK_BATTLE and not battle.can_act(s, s.seat)

    def words(self, s: State, seat: i64, move: i64) -> Words:
        return words.words(s, seat, move)

    def spelled_out(self, view: State, typed: list[str]) -> list[str]:
        return words.spelled_out(view, typed)

    def event_table(self) -> Mapping[int, tuple[str, str]]:
        return events.TABLE

    def prompt(self, s: State) -> tuple[str, dict[str, object]]:
        return words.prompt(s)

    def refuse(self, s: State, move: i64) -> Refusal | None:
        return refuse.refuse(s, move)


GAME: Final = Shovels()
