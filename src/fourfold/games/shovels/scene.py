"""Shovels in scenes: `P1 K♦[3♣ 5♥ 9♠] J♣[]! | P2 Q♥[] | table discard 9♦ turn P1`.

A character is its face with its stack in brackets, bottom to top; `!` behind it: tapped. Characters fill the places
from the first one on; `-` leaves one empty. The cards that are named nowhere are the shop pile of a battle, the deck
of Phase 1. `draft P1` begins P1's turn of Phase 1, or goes on with it if he holds cards; `march` begins Phase 2;
`turn P1` is his turn of Phase 2, `turn P1 shop` with his coins in the shop, `turn P1 end` its end. In general
`turn P1 dig 0 2 1` and `draft P1 draw_again` are any question of agenda.py, with what it is about.
"""

from __future__ import annotations

import re
from typing import ClassVar

from fourfold.games.shovels import agenda, cards, table
from fourfold.kernel.errors import BadFile
from fourfold.kernel.scene import Notation
from fourfold.kernel.setup import Setup
from fourfold.kernel.state import State

SYMBOLS = str.maketrans("♣♦♥♠", "CDHS")
CHARACTER = re.compile(r"(\S+?)\s*\[([^]]*)\](!?)|(?<!\S)(-)(?!\S)")
DRAFTING = agenda.PROMPTS[: agenda.ASK_PLAY + 1]
ALLOWED = "draft P1, march, turn P1, turn P1 end, turn P1 shop, turn P1 and any question with its numbers"


class Shovelers(Notation):
    aliases: ClassVar = {w.replace("10", "T", 1).lower(): w for w in cards.WORDS if w.startswith("10")}

    def expand(self, setup: Setup, words: list[str]) -> list[str]:
        """`KD[3C 5H]!` becomes `face1 KD stack1 3C 5H tapped 1`."""
        text = " ".join(words).translate(SYMBOLS)
        place = 0
        taps = [0] * int(setup.facts[table.SLOTS])

        def character(found: re.Match[str]) -> str:
            nonlocal place
            place += 1
            if found[4]:
                return " "
            if found[3] and place <= len(taps):
                taps[place - 1] = 1
            return f" face{place} {found[1]} stack{place} {found[2]} "

        text = CHARACTER.sub(character, text)
        if any(taps):
            text = f"tapped {' '.join(map(str, taps))} {text}"
        return text.split()

    def verbs(self) -> tuple[str, ...]:
        return ("turn", "draft", "march")

    def begin(self, s: State, said: dict[str, list[str]]) -> None:
        setup = s.setup
        slots = setup.facts[table.SLOTS]
        for p in range(int(setup.seats)):
            there = [c for c in range(int(slots)) if s.many(table.FACE + table.SIDE * (p * slots + c)) > 0]
            s.num[table.CHARS + p] = len(there)
        if "march" in said or "draft" in said:
            s.num[table.PHASE] = 1
            self.draft(s, said.get("draft"))
        else:
            s.num[table.PHASE] = 2
            self.battle(s, said.get("turn", ["P1"]))

    def seat(self, s: State, words: list[str]) -> int:
        digits = words[0].lower().removeprefix("p") if words else ""
        if not digits.isdecimal() or not 1 <= int(digits) <= s.setup.seats:
            raise self.unknown(words)
        return int(digits) - 1

    def draft(self, s: State, words: list[str] | None) -> None:
        if words is None:
            s.plan(agenda.MARCH, 0, 0, 0)
            return
        p = self.seat(s, words)
        held = int(s.many(s.setup.facts[table.HELD] + p))
        if len(words) == 1 and held == 0:
            s.plan(agenda.DRAFT, p, 0, 0)
            return
        asked = words[1] if len(words) > 1 else "discard" if held == 2 else "play"
        if asked not in DRAFTING:
            raise self.unknown(words)
        s.num[table.ACTIVE] = p
        s.plan(agenda.DRAFT_END, p, 0, 0)
        s.ask(agenda.PROMPTS.index(asked), p, 0, 0, 0)

    def battle(self, s: State, words: list[str]) -> None:
        setup = s.setup
        p = self.seat(s, words)
        named = [s.at(table.SHOP, k) for k in range(int(s.many(table.SHOP)))]
        s.pour(table.DECK, table.SHOP)  # the cards that were named nowhere go under those of the shop pile
        for card in named:
            s.move(card, table.SHOP)
        for q in range(int(setup.seats * setup.facts[table.SLOTS])):
            s.open_zone(table.FACE + table.SIDE * q, setup.everyone)
            s.open_zone(table.STACK + table.SIDE * q, setup.everyone)
        s.log = []
        s.num[table.ACTIVE] = p
        s.plan(agenda.TURN_END, p, 0, 0)
        asked = words[1] if len(words) > 1 else "battle"
        numbers = words[2:]
        if asked == "end":
            return
        if asked not in agenda.PROMPTS or asked in DRAFTING or not all(w.isdecimal() for w in numbers):
            raise self.unknown(words)
        a, b, c = [*map(int, numbers), 0, 0, 0][:3]
        prompt = agenda.PROMPTS.index(asked)
        s.ask(prompt, table.owner(s, a) if prompt == agenda.ASK_SHIELD else p, a, b, c)

    def unknown(self, words: list[str]) -> BadFile:
        given = " ".join(words)
        return BadFile(
            f"the scene says “{given}”; it may say {ALLOWED}", key="scene_turn", given=given, allowed=ALLOWED
        )

    def ending(self, s: State) -> str | None:
        if s.over or s.depth != 4:  # no more is planned than the end of the turn
            return None
        verb = "draft" if s.num[table.PHASE] == 1 else "turn"
        about = f" {s.a} {s.b} {s.c}" if verb == "turn" and (s.a or s.b or s.c) else ""
        return f"{verb} P{s.num[table.ACTIVE] + 1} {agenda.PROMPTS[s.prompt]}{about}"


SCENE = Shovelers()
