"""The record of Project Entity: which function answers what. Steps and questions are listed in agenda.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from fourfold.games.entity import (
    activate,
    agenda,
    asking,
    battle,
    bounds,
    cards,
    chain,
    deal,
    decktool,
    effects,
    events,
    guess,
    listing,
    moves,
    options,
    refuse,
    table,
    turn,
)
from fourfold.games.entity.cardset import decks
from fourfold.kernel.game import Game, Option, Refusal, Words
from fourfold.kernel.packed import vec
from fourfold.kernel.rng import Rng
from fourfold.kernel.setup import Setup
from fourfold.kernel.state import NOBODY, State

if TYPE_CHECKING:
    Cells = vec[i64]

DEEPEST: Final = 12  # rows: MENU, LEAVE, WINDOW, SETTLE, RESOLVE, PERFORM, GIVE and room to spare


@final
class Entity(Game):
    name = "entity"
    rules = "1"

    def option_list(self) -> list[Option]:
        return options.OPTIONS

    def build(self, given: dict[str, str], opt: list[int]) -> Setup:
        found = decks.card_set(given["cards"])
        limits = (opt[options.DECK_MIN], opt[options.DECK_MAX], opt[options.COPIES_MAX])
        pools = [decks.counts(given["deck1"], found, limits), decks.counts(given["deck2"], found, limits)]
        known = [1, 2] if opt[options.LISTS] == 0 else None  # E-11.6
        return Setup(
            self.name,
            self.rules,
            table.SEATS,
            given,
            opt,
            [card.id for card in found.cards],
            table.zones(),
            table.fields(sum(map(sum, pools))),
            pools,
            sum(moves.sizes(len(found.cards))),
            DEEPEST,
            decks.facts(found),
            known,
            private={"deck1": 1, "deck2": 2} if known else {},
        )

    def deal(self, s: State) -> None:
        deal.deal(s)

    def step(self, s: State, what: i64, a: i64, b: i64, c: i64) -> None:
        if what == agenda.WINDOW:
            chain.window(s, a, b)
        elif what == agenda.SETTLE:
            chain.settle(s, a)
        elif what == agenda.MENU:
            turn.menu(s)
        elif what == agenda.CHAIN:
            chain.build(s, a, b)
        elif what == agenda.PERFORM:
            chain.perform(s, a)
        elif what == agenda.RESOLVE:
            chain.resolve(s)
        elif what == agenda.LEAVE:
            turn.leave(s, a)
        elif what == agenda.STRIKE:
            battle.strike(s)
        elif what == agenda.TURN:
            turn.starts(s, a)
        elif what == agenda.CLOSE:
            turn.close(s)
        elif what == agenda.LIMIT:
            turn.limit(s)
        else:
            effects.give(s, a, b)

    def options(self, s: State, out: Cells) -> i64:
        return listing.offer(s, out)

    def answer(self, s: State, prompt: i64, move: i64) -> None:
        p = s.seat
        setup = s.setup
        if prompt == agenda.ASK_RESPOND:
            chain.respond(s, p, s.a, s.b, move)
        elif prompt == agenda.ASK_MAIN or prompt == agenda.ASK_BATTLE:
            turn.act(s, p, move)
        elif prompt == agenda.ASK_ATTACK:
            if move < moves.first(setup, moves.NONE):
                k = moves.what(setup, move) if moves.kind(setup, move) == moves.STRIKE else NOBODY
                battle.declare(s, p, s.a, k, s.b)
        elif prompt == agenda.ASK_TARGET:
            if moves.kind(setup, move) == moves.DONE:
                activate.aim(s, s.a + 1, 0)
            else:
                activate.choose(s, self.targeted(s, p, move), s.a, s.b)
        elif prompt == agenda.ASK_MAY:
            if moves.kind(setup, move) == moves.YES:
                activate.accept(s)
        else:
            self.give(s, p, prompt, moves.kind(setup, move), moves.what(setup, move))

    def targeted(self, s: State, p: i64, move: i64) -> i64:
        """The card that a target move names."""
        what = moves.what(s.setup, move)
        if moves.kind(s.setup, move) == moves.TARGET:
            return table.card_at(s, refuse.place_of(p, moves.TARGET, what))
        faces = s.setup.facts[cards.FACES]
        return activate.pile_card(s, table.DISCARD + (p if what < faces else 1 - p), what % faces)

    def give(self, s: State, p: i64, prompt: i64, kind: i64, what: i64) -> None:
        """A card is given for something, or picked."""
        if prompt == agenda.ASK_SACRIFICE:
            turn.sacrifice(s, p, s.a, s.b, s.c, what)
        elif prompt == agenda.ASK_TRIBUTE:
            activate.pay_tribute(s, p, s.a, s.b, s.c, what)
        elif prompt == agenda.ASK_DISCARD:
            activate.pay_discard(s, p, s.b, s.c, what)
        elif prompt == agenda.ASK_VOID:
            activate.pay_void(s, p, s.b, s.c, what)
        elif prompt == agenda.ASK_PICK:
            effects.picked(s, p, s.a, s.b, what if kind == moves.TAKE else NOBODY)
        elif prompt == agenda.ASK_GIVE:
            effects.given(s, p, s.c, what)
        else:
            activate.discard(s, p, what)  # E-0.6

    def concede(self, s: State, seat: i64) -> None:
        deal.concede(s, seat)

    def variants(self) -> list[dict[str, str]]:
        return options.VARIANTS

    def faults(self, s: State) -> list[str]:
        return bounds.faults(s)

    def guess(self, view: State, group: i64, rng: Rng) -> Cells:
        return guess.guess(view, group, rng)

    def fits(self, s: State, zone: i64, face: i64) -> bool:
        return guess.fits(s, zone, face)

    def texts(self, setup: Setup, lang: str) -> Mapping[str, Mapping[str, str]]:
        return decktool.words(decks.card_set(setup.options["cards"]), lang)

    def event_table(self) -> Mapping[int, tuple[str, str]]:
        return events.TABLE

    def prompt(self, s: State) -> tuple[str, dict[str, object]]:
        return asking.prompt(s)

    def words(self, s: State, seat: i64, move: i64) -> Words:
        return asking.words(s, seat, move)

    def refuse(self, s: State, move: i64) -> Refusal | None:
        return refuse.refuse(s, move)


GAME: Final = Entity()
