"""PMV's words in scenes: `P1 hero1 H03 gear1 W2 hp1 5 hand R1 C1 | P2 hero2 H09 | table turn P1 combat`.

`turn P1` is P1's recruit phase, which is also the default. `turn P1 start` begins the turn, `turn P1 combat`, `turn P1
discard` and `turn P1 close` are its other phases. `turn P1 react 1 2` is the window after P1's hero 1 attacked hero 2,
with its numbers before it (d20, die, pending ...); `turn P1 mulligan`, or `mulligan last` if nobody is asked after P1.
A hero without an hp has full HP.
"""

from __future__ import annotations

from fourfold.games.pmv import agenda, cards, table, turn
from fourfold.kernel.errors import BadFile
from fourfold.kernel.scene import Notation
from fourfold.kernel.setup import Setup
from fourfold.kernel.state import ROW, State

ALLOWED = (
    "turn P1, turn P1 start, turn P1 combat, turn P1 discard, turn P1 close, turn P1 react 1 2, turn P1 mulligan, "
    "turn P1 mulligan last"
)
PHASES = {"start": agenda.OPENING, "combat": agenda.FIGHTING, "discard": agenda.DISCARDING, "close": agenda.DISCARDING}


class Heroes(Notation):
    def prepare(self, s: State) -> None:
        s.num[table.TURNS] = 2
        for p in range(table.SEATS):
            s.num[table.RESOURCES + p] = s.setup.opt[table.REFILL]

    def home(self, setup: Setup, group: int, face: int) -> int:
        return table.DECK

    def begin(self, s: State, said: dict[str, list[str]]) -> None:
        words = said.get("turn", ["P1"])
        seat = words[0].lower().removeprefix("p")
        rest = words[1:]
        if seat not in ("1", "2"):
            raise self.unknown(words)
        p = int(seat) - 1
        s.num[table.ACTIVE] = p
        self.fill(s)
        if rest[:1] == ["mulligan"] and rest[1:] in ([], ["last"]):
            self.mulligan(s, p, len(rest) == 1)
        elif not rest:
            self.plan(s, p, combat=s.num[table.TURNS] > 1)
            s.num[table.PHASE] = agenda.RECRUITING
            turn.recruit(s, p)
        elif rest == ["start"]:
            s.num[table.TURNS] -= 1
            s.plan(agenda.START, p, 0, 0)
        elif rest == ["combat"] or rest == ["discard"]:
            s.num[table.PHASE] = PHASES[rest[0]]
            self.plan(s, p, combat=rest == ["combat"])
        elif rest == ["close"]:
            s.num[table.PHASE] = agenda.DISCARDING
            s.plan(agenda.CLOSE, p, 0, 0)
        elif rest[0] == "react" and len(rest) == 3 and {*rest[1:]} <= {"1", "2", "3"}:
            self.react(s, p, int(rest[1]) - 1, int(rest[2]) - 1)
        else:
            raise self.unknown(words)

    def fill(self, s: State) -> None:
        for p in range(table.SEATS):
            for k in range(table.PLACES):
                i = table.HP + table.SEATS * k + p
                if s.num[i] == 0 and s.many(table.HERO + table.SIDE * p + k) > 0:
                    s.num[i] = table.figure(s, p, k, cards.HP)

    def plan(self, s: State, p: int, combat: bool) -> None:
        s.plan(agenda.CLOSE, p, 0, 0)
        s.plan(agenda.DISCARD, p, 0, 0)
        if combat:
            s.plan(agenda.COMBAT, p, 0, 0)

    def mulligan(self, s: State, p: int, more: bool) -> None:
        s.num[table.TURNS] = 0
        s.num[table.PHASE] = agenda.OPENING
        s.num[table.ACTIVE] = s.num[table.STARTER]
        s.plan(agenda.START, s.num[table.STARTER], 0, 0)
        if more:
            s.plan(agenda.MULLIGAN, 1 - p, 0, 0)
        s.ask(agenda.ASK_MULLIGAN, p, 0, 0, 0)

    def react(self, s: State, p: int, attacker: int, target: int) -> None:
        s.num[table.PHASE] = agenda.FIGHTING
        self.plan(s, p, combat=True)
        s.num[table.MARK + table.SEATS * attacker + p] = 1
        s.plan(agenda.STRIKE, p, attacker, target)
        s.ask(agenda.ASK_REACT, 1 - p, attacker, target, 0)

    def unknown(self, words: list[str]) -> BadFile:
        given = " ".join(["turn", *words])
        return BadFile(
            f"the scene says “{given}”; it may say {ALLOWED}", key="scene_turn", given=given, allowed=ALLOWED
        )

    def ending(self, s: State) -> str | None:
        who = f"turn P{s.num[table.ACTIVE] + 1}"
        if s.over:
            return None
        if s.prompt == agenda.ASK_COMBAT:
            return f"{who} combat"
        if s.prompt == agenda.ASK_TRIM:
            return f"{who} discard"
        if s.prompt == agenda.ASK_REACT:
            return f"{who} react {s.a + 1} {s.b + 1}"
        if s.prompt == agenda.ASK_MULLIGAN:
            return f"turn P{s.seat + 1} mulligan{' last' if s.depth == ROW else ''}"
        return who


SCENE = Heroes()
