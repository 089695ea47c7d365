"""What a simulation counts in games of PMV, and how it is reported."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from fourfold.games.pmv import cards, events, table
from fourfold.kernel.events import Event, rows
from fourfold.kernel.figures import Share, share, total, values
from fourfold.kernel.setup import Setup
from fourfold.kernel.state import State

Tally = Counter[tuple[object, ...]]

LEADER = 7  # the turn before which the leader of "turn 3" is named: each player has had three
ROLLS = {
    kind + plain: name
    for kind, name in ((events.FUMBLE, "fumble"), (events.MISS, "miss"), (events.HIT, "hit"), (events.CRITICAL, "crit"))
    for plain in (0, events.PLAIN)
}
# how a card leaves a hand: what it was used for, if that is not simply its kind
USES = (events.RECRUITED, events.EQUIPPED, events.PLAYED_HEAL, events.REACTED, events.COUNTERED)
# per game: the word of a count, and whether it stands in the report's table of combat
COMBAT = ("attacks", "hits", "damage", "kills", "overkill", "one_shots")
COUNTERS = ("counters", "counter_hits", "counter_damage", "counter_deaths", "counter_one_shots")
REACTIONS = ("prevented", "saved_by_reactive", "heals", "healed", "overheal", "saved_by_healing", "passes")
OTHERS = ("mulligans", "recycled", "no_cards", "trimmed")
ECONOMY = ("played", "spent", "trimmed")  # of each type of card: its word behind a dot
PER_GAME = (*COMBAT, *COUNTERS, *REACTIONS, *OTHERS, *(f"{word}.{kind}" for word in ECONOMY for kind in cards.KINDS))


@dataclass
class Attack:
    """What is known of the attack being told."""

    countering: bool = False
    before: int = -1  # pending damage before a reactive card
    healed: int = 0  # of a healing reaction ...
    whom: int = -1  # ... on this hero (a face)


@dataclass
class Game:
    """One game, event by event."""

    setup: Setup
    tally: Tally
    counts: Counter[str] = field(default_factory=Counter)
    attack: Attack = field(default_factory=Attack)
    heal: int = 0  # the printed amount of the healing card just played
    leader: int = -1
    recruits: list[set[int]] = field(default_factory=lambda: [set(), set()])

    def figure(self, face: int, column: int) -> int:
        return int(self.setup.facts[cards.ROWS + cards.ROW * face + column])

    def kind(self, face: int) -> str:
        return cards.KINDS[self.figure(face, cards.KIND)]

    def tell(self, e: Event) -> None:
        if e.kind in USES:
            self.counts[f"played.{self.kind(e.face)}"] += 1
            self.counts[f"spent.{self.kind(e.face)}"] += self.figure(e.face, cards.COST)
        if e.kind in ROLLS:
            self.roll(ROLLS[e.kind])
        elif e.kind in COUNTED:
            self.counts[COUNTED[e.kind]] += 1
            if e.kind == events.TRIMMED:
                self.counts[f"trimmed.{self.kind(e.face)}"] += 1
        elif e.kind == events.TURN and e.a == LEADER and e.b != e.c:
            self.leader = e.seat if e.b > e.c else 1 - e.seat
        elif e.kind == events.RECRUITED:
            self.recruits[e.seat].add(e.face)
        elif e.kind == events.ATTACKED:
            self.attack = Attack()
            self.counts["attacks"] += 1
        else:
            self.reaction(e)
            self.wound(e)

    def roll(self, result: str) -> None:
        if self.attack.countering:
            return
        self.counts["hits"] += result in ("hit", "crit")
        self.tally["roll", result] += 1

    def reaction(self, e: Event) -> None:
        if e.kind in (events.REDUCED, events.CALMED, events.SAVED):
            self.counts["prevented"] += e.a - e.b
            self.attack.before = e.a
        elif e.kind == events.PLAYED_HEAL:
            self.heal = self.figure(e.face, cards.AMOUNT)
            self.counts["heals"] += 1
        elif e.kind == events.HEALED:
            self.counts["healed"] += e.b
            self.counts["overheal"] += self.heal - e.b
            self.attack.healed = e.b
            self.attack.whom = e.a
        elif e.kind == events.COUNTERED:
            self.attack.countering = True
            self.counts["counters"] += 1

    def wound(self, e: Event) -> None:
        if e.kind == events.HURT:
            self.counts["damage"] += e.b
            hp = e.c + e.b
            if e.c > 0 and self.attack.before >= hp:
                self.counts["saved_by_reactive"] += 1
            elif e.c > 0 and self.attack.whom == e.a and e.b >= hp - self.attack.healed:
                self.counts["saved_by_healing"] += 1
        elif e.kind == events.COUNTER_HIT:
            self.counts["counter_hits"] += 1
            self.counts["counter_damage"] += e.b
        elif e.kind == events.DIED:
            full, counter = e.b & 1, e.b & 2
            word = "counter_" if counter else ""
            self.counts["counter_deaths" if counter else "kills"] += 1
            self.counts[f"{word}damage"] -= e.a
            self.counts["overkill"] += e.a
            self.counts[f"{word}one_shots"] += full


COUNTED = {
    events.MULLIGAN: "mulligans",
    events.RECYCLED: "recycled",
    events.NO_CARDS: "no_cards",
    events.TRIMMED: "trimmed",
    events.PASSED: "passes",
}


def count(s: State, tally: Tally) -> None:
    """Add one finished game."""
    setup = s.setup
    game = Game(setup, tally)
    told = rows(s.log or [])
    for e in told:
        game.tell(e)
    for word in PER_GAME:
        tally[word, int(game.counts[word])] += 1
    tally["turns", int(s.num[table.TURNS])] += 1
    starter = int(s.num[table.STARTER])
    if (s.won >> starter) & 1:
        tally["starter_won",] += 1
    if any(e.kind == events.CAPPED for e in told):
        tally["capped",] += 1
    if game.counts["mulligans"]:
        tally["with_mulligan",] += 1
    if game.leader >= 0:
        tally["led",] += 1
        tally["leader_won",] += (s.won >> game.leader) & 1
    for face in set.union(*game.recruits):
        tally["fielded", setup.faces[face]] += 1
    for p, faces in enumerate(game.recruits):
        for face in faces:
            tally["recruited", setup.faces[face]] += 1
            tally["recruiter_won", setup.faces[face]] += (s.won >> p) & 1


def of(tally: Tally, word: str, other: str) -> Share:
    """The total of one count out of that of another."""
    return share(total(tally, word), total(tally, other))


def report(setup: Setup, tally: Tally) -> dict[str, dict[str, dict[str, object]]]:
    games = tally["games",]
    attacks = total(tally, "attacks")
    decided = games - tally["draws",]
    heroes = [face for k, face in enumerate(setup.faces) if k < setup.facts[cards.KIND_AT + cards.ITEM]]
    printed = total(tally, "healed") + total(tally, "overheal")
    return {
        "length": {
            "games": {
                "turns": values(tally, "turns"),
                "starter": share(tally["starter_won",], decided),
                "capped": share(tally["capped",], games),
                "mulligans": share(tally["with_mulligan",], games),
                "leader": share(tally["leader_won",], tally["led",]),
            }
        },
        "combat": {word: {"per_game": values(tally, word)} for word in (*COMBAT, *COUNTERS)},
        "rates": {
            "attacks": {
                "hits": of(tally, "hits", "attacks"),
                "crits": share(tally["roll", "crit"], attacks),
                "fumbles": share(tally["roll", "fumble"], attacks),
                "kills": of(tally, "kills", "attacks"),
                "one_shots": of(tally, "one_shots", "attacks"),
            },
            "counters": {
                "hits": of(tally, "counter_hits", "counters"),
                "kills": of(tally, "counter_deaths", "counters"),
                "one_shots": of(tally, "counter_one_shots", "counters"),
            },
        },
        "reactions": {
            **{word: {"per_game": values(tally, word)} for word in (*REACTIONS, *OTHERS)},
            "efficiency": {"per_game": share(total(tally, "healed"), printed)},
        },
        "economy": {kind: {word: values(tally, f"{word}.{kind}") for word in ECONOMY} for kind in cards.KINDS},
        "recruits": {
            face: {
                "recruited": share(tally["fielded", face], games),
                "wins": share(tally["recruiter_won", face], tally["recruited", face]),
            }
            for face in heroes
        },
    }
