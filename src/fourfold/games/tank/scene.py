"""Tank's words in scenes: classes, armor as a number, and whose decision it is.

`turn P1` is P1's ACTION, which is also the default; `turn P1 start` begins the turn (shield off, draw), `turn P1 end`
is its end phase, `turn P1 rest load|fire|none` its REST with that half of the Autoloader left.
"""

from __future__ import annotations

from typing import ClassVar

from fourfold.games.tank import agenda, cards, table
from fourfold.kernel.errors import BadFile
from fourfold.kernel.scene import Notation
from fourfold.kernel.state import State

HALVES = {"none": agenda.HALF_NONE, "load": agenda.HALF_LOAD, "fire": agenda.HALF_FIRE}
ALLOWED = "turn P1, turn P1 start, turn P1 end, turn P1 rest load, turn P1 rest fire, turn P1 rest none"


class Tanks(Notation):
    words: ClassVar = {
        **{word: ("class", k) for k, word in enumerate(cards.CLASSES)},
        "shielded": ("shield", 1),
        "cycled": ("cycled", 1),
        "removed": ("out", 1),
    }
    aliases: ClassVar = {"fire!": "FIRE"}
    counted: ClassVar = {"armor": "ARMOR"}
    ranges: ClassVar = {
        "turns": (0, 1_000_000),
        "class": (cards.HEAVY, cards.LIGHT),
        "hp": (0, table.FULL_HP),
        "marks": (0, 99),
        "cycled": (0, 1),
        "shield": (0, 1),
        "out": (0, 1),
    }
    holds: ClassVar = {  # T-1.5, T-1.6; nothing is being resolved while a scene begins
        "resolving": ((), 0),
        "breech": (cards.WORDS[cards.HE : cards.SABOT + 1], 1),
        "hazards": (cards.WORDS[cards.TRACKED : cards.COMMS + 1], 18),
        "safeties": (cards.WORDS[cards.TREADS :], 3),
        "armor": (("ARMOR",), 6),
    }

    def prepare(self, s: State) -> None:
        for p in range(int(s.setup.seats)):
            given = s.setup.facts[table.GIVEN + p]
            s.num[table.HP + p] = table.FULL_HP
            s.num[table.CLASS + p] = given if given >= 0 else cards.MEDIUM
        s.num[table.TURNS] = 1

    def begin(self, s: State, said: dict[str, list[str]]) -> None:
        words = said.get("turn", ["P1"])
        seat = words[0].lower().removeprefix("p")
        rest = words[1:]
        if not seat.isdecimal() or not 1 <= int(seat) <= s.setup.seats:
            raise self.unknown(words)
        p = int(seat) - 1
        s.num[table.ACTIVE] = p
        if rest == ["start"]:
            s.num[table.TURNS] -= 1
            s.plan(agenda.TURN, p, 0, 0)
            return
        s.plan(agenda.TURN_END, p, 0, 0)
        if not rest:
            s.plan(agenda.ACTION, p, 0, 0)
        elif rest[0] == "rest" and len(rest) == 2 and rest[1] in HALVES:
            s.plan(agenda.REST, p, HALVES[rest[1]], 0)
        elif rest != ["end"]:
            raise self.unknown(words)

    def unknown(self, words: list[str]) -> BadFile:
        given = " ".join(["turn", *words])
        return BadFile(
            f"the scene says “{given}”; it may say {ALLOWED}", key="scene_turn", given=given, allowed=ALLOWED
        )

    def ending(self, s: State) -> str | None:
        who = f"turn P{s.num[table.ACTIVE] + 1}"
        if s.over or s.depth != 4 or s.todo[2] != 0:  # all that is planned is an ordinary turn's end
            return None
        if s.prompt == agenda.ASK_ACTION:
            return who
        if s.prompt == agenda.ASK_REST:
            return f"{who} rest {next(word for word, half in HALVES.items() if half == s.a)}"
        return None


SCENE = Tanks()
