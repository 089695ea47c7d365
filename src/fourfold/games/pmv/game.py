"""The record of PMV: which function answers what. The steps and questions are listed in agenda.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from fourfold.games.pmv import (
    agenda,
    attack,
    bounds,
    cards,
    deal,
    deckfacts,
    decktool,
    events,
    moves,
    options,
    reaction,
    recruit,
    refuse,
    table,
    turn,
)
from fourfold.kernel.errors import BadOption
from fourfold.kernel.game import Game, Option, Refusal, Words
from fourfold.kernel.packed import vec
from fourfold.kernel.setup import Setup
from fourfold.kernel.state import State

if TYPE_CHECKING:
    Cells = vec[i64]

DEEPEST: Final = 8  # rows: CLOSE, DISCARD, COMBAT, STRIKE and room to spare


@final
class Pmv(Game):
    name = "pmv"
    rules = "1"

    def option_list(self) -> list[Option]:
        return options.OPTIONS

    def presets(self) -> Mapping[str, Mapping[str, str]]:
        return options.PRESETS

    def build(self, given: dict[str, str], opt: list[int]) -> Setup:
        deck = decktool.load(given["deck"])
        opening = options.opening_hands(given["opening_hand"])
        heroes = sum(card.copies for card in deck.cards if card.kind == cards.HERO)
        if sum(opening) >= deck.size() or heroes <= max(opening):  # a hand may hold all heroes but one
            raise BadOption(
                f"this deck has {deck.size()} cards and {heroes} heroes: too few for opening hands of "
                f"{given['opening_hand']}, since each player should find a hero (P-4.3)",
                "deck_too_small",
                size=deck.size(),
                heroes=heroes,
                given=given["opening_hand"],
            )
        return Setup(
            self.name,
            self.rules,
            table.SEATS,
            given,
            opt,
            [card.id for card in deck.cards],
            table.zones(),
            table.fields(),
            [[card.copies for card in deck.cards]],
            deckfacts.move_space(deck),
            DEEPEST,
            deckfacts.facts(deck, opening),
        )

    def deal(self, s: State) -> None:
        deal.deal(s)

    def step(self, s: State, what: i64, a: i64, b: i64, c: i64) -> None:
        if what == agenda.STRIKE:
            attack.strike(s, a, b, c)
        elif what == agenda.COMBAT:
            turn.combat(s, a)
        elif what == agenda.START:
            turn.starts(s, a)
        elif what == agenda.DISCARD:
            turn.discard(s, a)
        elif what == agenda.CLOSE:
            turn.close(s, a)
        else:
            deal.ask(s, a, b)

    def options(self, s: State, out: Cells) -> i64:
        prompt = s.prompt
        p = s.seat
        if prompt == agenda.ASK_RECRUIT:
            return recruit.offer(s, p, out)
        if prompt == agenda.ASK_COMBAT:
            return attack.offer(s, p, out)
        if prompt == agenda.ASK_REACT:
            return reaction.offer(s, p, s.b, out)
        if prompt == agenda.ASK_TRIM:
            return recruit.spread(s, p, cards.HERO, cards.COUNTERATTACK + 1, recruit.DEAR, cards.TRIM, -1, out, 0)
        out[0] = s.setup.facts[cards.MOVE_AT + moves.KEEP]
        out[1] = s.setup.facts[cards.MOVE_AT + moves.REDRAW]
        return 2 if s.many(table.HAND + table.SIDE * p) > 0 else 1

    def answer(self, s: State, prompt: i64, move: i64) -> None:
        p = s.seat
        if prompt == agenda.ASK_RECRUIT:
            recruit.act(s, p, move)
        elif prompt == agenda.ASK_COMBAT:
            attack.act(s, p, move)
        elif prompt == agenda.ASK_REACT:
            reaction.act(s, p, s.a, s.b, move)
        elif prompt == agenda.ASK_TRIM:
            turn.trim(s, p, move - s.setup.facts[cards.MOVE_AT + moves.TRIM])
        else:
            deal.answer(s, p, move)

    def variants(self) -> list[dict[str, str]]:
        return options.VARIANTS

    def faults(self, s: State) -> list[str]:
        return bounds.faults(s)

    def texts(self, setup: Setup, lang: str) -> Mapping[str, Mapping[str, str]]:
        return decktool.words(setup.options["deck"], lang)

    def event_table(self) -> Mapping[int, tuple[str, str]]:
        return events.TABLE

    def prompt(self, s: State) -> tuple[str, dict[str, object]]:
        key = agenda.PROMPTS[s.prompt]
        facts: dict[str, object] = {}
        p = s.seat
        if s.prompt == agenda.ASK_REACT:
            pending = s.num[table.PENDING]
            hp = s.num[table.HP + table.SEATS * s.b + p]
            facts |= {"attacker": int(1 - p), "card": refuse.face_key(s.setup, table.hero(s, 1 - p, s.a))}
            facts |= {"hero": refuse.face_key(s.setup, table.hero(s, p, s.b)), "hp": int(hp), "n": int(pending)}
            if s.num[table.DIE] == 0:
                key = "react_miss"
            elif pending >= hp:
                key = "react_lethal"
        if s.prompt in (agenda.ASK_RECRUIT, agenda.ASK_REACT):
            facts["resources"] = int(s.num[table.RESOURCES + p])
        return key, facts

    def concede(self, s: State, seat: i64) -> None:
        turn.concede(s, seat)

    def words(self, s: State, seat: i64, move: i64) -> Words:
        setup = s.setup
        face = moves.card(setup, move)
        places = (moves.place(setup, move), moves.target(setup, move))
        parts = [setup.faces[face]] if face >= 0 else []
        parts += [str(int(place) + 1) for place in places if place >= 0]
        return Words(moves.VERBS[moves.kind(setup, move)], tuple(parts))

    def refuse(self, s: State, move: i64) -> Refusal | None:
        return refuse.refuse(s, move)


GAME: Final = Pmv()
