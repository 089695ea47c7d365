"""Project Entity's words in scenes.

`P1 pawn1 moss_sprout pawn2 high_king def back1 power_surge hand void_blast lp 300 | P2 pawn1 coral_guardian set`

Behind a card on the field stands how it lies: a Pawn is in Attack Position unless `def` or `set` is said; an Action or
Condition is Set unless `up` is said. `new` came this turn. `plains_militia=120/110` has modifiers that make its own
figures 120/110. `on:P2pawn1` is what a Lingering card is attached to. `turn P1 main1` is the default; there are also
draw (the turn begins), battle, main2 and end; `table t 4` says which turn it is. If `deck` is said it holds these cards
(`?*20`: any twenty), else those that the deck list has beside the cards named; a deck list that does not hold them is
made larger, and its limits wider.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import ClassVar, Final

from fourfold.games.entity import agenda, cards, decktool, field, options, table, turn
from fourfold.games.entity.cardset import decks
from fourfold.kernel.errors import BadFile
from fourfold.kernel.game import Game
from fourfold.kernel.scene import ANY, Notation, seat_of
from fourfold.kernel.setup import Setup
from fourfold.kernel.state import State

LOOSE: Final = {"deck_min": "0", "deck_max": str(options.MOST_CARDS), "copies_max": str(options.MOST_CARDS)}
LIMITS: Final = (0, 10_000, 10_000)
PLACE: Final = re.compile(r"(pawn|back)([1-5])")
TIED: Final = re.compile(r"on:p([12])pawn([1-5])")
FIGURES: Final = re.compile(r"(\w+)=(\d+)/(\d+)")
LYING: Final = {"atk": table.ATTACK, "def": table.DEFENSE, "set": table.SET, "up": table.ATTACK}
PHASES: Final = ("draw", "main1", "battle", "main2", "end")
NOW: Final = -1  # arrived in this turn, whichever it is


class Duel(Notation):
    words: ClassVar[dict[str, tuple[str, int]]] = {}

    def complete(self, game: Game, parts: list[tuple[str, list[str]]], given: dict[str, str]) -> dict[str, str]:
        """Deck lists that hold the cards named."""
        found = decks.card_set(given.get("cards", decktool.LAUNCH))
        known = [card.id for card in found.cards]
        given = dict(given)
        for p in range(table.SEATS):
            said = [word for who, words in parts if seat_of(who) == p for word in words]
            named = Counter[str]()
            for word in said:
                face, _, times = word.split("=")[0].partition("*")
                if face in known or face == ANY:
                    named[face] += int(times) if times.isdecimal() else 1
            self.widen(given, f"deck{p + 1}", named, "deck" in said, known)
        return given

    def widen(self, given: dict[str, str], key: str, named: Counter[str], whole: bool, known: list[str]) -> None:
        default = next(o.default for o in options.OPTIONS if o.word == key)
        base = given.get(key, decks.EMPTY if whole else default)
        found = decks.card_set(given.get("cards", decktool.LAUNCH))
        listed = Counter(dict(zip(known, decks.counts(base, found, LIMITS), strict=True)))
        anything = named.pop(ANY, 0)
        more = named - listed
        left = (listed + more - named).total()
        others = [name for name, n in zip(known, decks.counts(default, found, LIMITS), strict=True) if n]
        for k in range(max(0, anything - left)):
            more[others[k % len(others)]] += 1
        if more or base == decks.EMPTY:
            given[key] = "+".join([base, *(f"{name}*{n}" for name, n in more.items())])
            for word, value in LOOSE.items():
                given.setdefault(word, value)

    def expand(self, setup: Setup, words: list[str]) -> list[str]:
        """How cards lie, as the numbers of their places."""
        if "pos" in words:
            return words
        out: list[str] = []
        rows: dict[str, list[int]] = {}
        kind, k = "", -1
        for word in words:
            place = PLACE.fullmatch(word.lower())
            tied = TIED.fullmatch(word.lower())
            figures = FIGURES.fullmatch(word)
            prefix = "back_" if kind == "back" else ""
            if place:
                kind, k = place[1], int(place[2]) - 1
                default = table.ATTACK if kind == "pawn" else table.SET
                rows.setdefault("back_pos" if kind == "back" else "pos", [0] * 5)[k] = default
                out.append(word)
            elif kind and word.lower() in LYING:
                rows[f"{prefix}pos"][k] = LYING[word.lower()]
            elif kind and word.lower() == "new":
                rows.setdefault(f"{prefix}since", [0] * 5)[k] = NOW
            elif kind and tied:
                rows.setdefault("tied", [0] * 5)[k] = 1 + table.ROOM * (int(tied[1]) - 1) + int(tied[2]) - 1
            elif kind and figures and figures[1] in setup.faces:
                i = cards.row(setup.faces.index(figures[1]))
                rows.setdefault("gain", [0] * 5)[k] = int(figures[2]) - int(setup.facts[i + cards.ATK])
                rows.setdefault("wall", [0] * 5)[k] = int(figures[3]) - int(setup.facts[i + cards.DEF])
                out.append(figures[1])
            else:
                kind = kind if word in setup.faces else ""
                out.append(word)
        at = out.index("turn") if "turn" in out else len(out)
        numbers = [word for name, row in rows.items() for word in (name, *map(str, row))]
        return [*out[:at], *numbers, *out[at:]]

    def prepare(self, s: State) -> None:
        s.num[table.TURN] = 3
        for p in range(table.SEATS):
            s.num[table.LP + p] = table.LIFE

    def home(self, setup: Setup, group: int, face: int) -> int:
        return table.DECK + group

    def begin(self, s: State, said: dict[str, list[str]]) -> None:
        words = said.get("turn", ["P1"])
        p = seat_of(words[0])
        phase = words[1] if len(words) > 1 else "main1"
        if p not in (0, 1) or phase not in PHASES or len(words) > 2:
            given = " ".join(["turn", *words])
            allowed = ", ".join(f"turn P1 {word}" for word in PHASES)
            raise BadFile(
                f"the scene says “{given}”; it may say {allowed}", key="scene_turn", given=given, allowed=allowed
            )
        s.num[table.ACTIVE] = p
        s.num[table.PHASE] = PHASES.index(phase)
        self.settle(s)
        if phase == "draw":
            s.num[table.TURN] -= 1
            s.plan(agenda.TURN, p, 0, 0)
        elif phase == "end":
            s.plan(agenda.LEAVE, agenda.ENDING, 0, 0)
        else:
            turn.menu(s)

    def settle(self, s: State) -> None:
        """What the words leave open: when cards came, how Set Pawns were paid for, who has seen what."""
        for k in range(table.PLACES):
            if s.num[table.POS + k] == table.NO_CARD:
                continue
            if s.many(k) != 1:
                raise BadFile(f"place {k % table.ROOM + 1} holds {s.many(k)} cards", key="scene_place")
            if s.num[table.ARRIVED + k] == NOW:
                s.num[table.ARRIVED + k] = s.num[table.TURN]
            if s.num[table.POS + k] != table.SET:
                s.seen[table.card_at(s, k)] = s.setup.everyone
                field.shine(s, k)
            elif k < table.BACK and s.num[table.PRICE + k] == 0:
                s.num[table.PRICE + k] = 2 ** int(cards.of(s, table.face_at(s, k), cards.NEED))

    def ending(self, s: State) -> str | None:
        if s.over or s.prompt not in (agenda.ASK_MAIN, agenda.ASK_BATTLE):
            return None
        return f"turn P{s.num[table.ACTIVE] + 1} {PHASES[s.num[table.PHASE]]}"


SCENE = Duel()
