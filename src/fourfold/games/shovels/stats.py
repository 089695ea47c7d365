"""What a simulation counts in games of Shovels, and how it is reported."""

from __future__ import annotations

from collections import Counter

from fourfold.games.shovels import agenda, cards, events, table
from fourfold.kernel.events import rows
from fourfold.kernel.figures import mean, share
from fourfold.kernel.setup import Setup
from fourfold.kernel.state import State

Tally = Counter[tuple[object, ...]]

SUITS = ("clubs", "diamonds", "hearts", "spades")
HEROES = tuple(f"{rank}{suit}" for suit in cards.SUITS for rank in "JQK")

# events that are only counted, and their words in the texts ([stat])
SIMPLE = {
    events.BOUGHT: "bought",
    events.REFRESHED: "refreshed",
    events.RESTOCKED: "restocked",
    events.COINS: "visits",
    events.FREE: "free",
    events.TURNED: "turned",
    events.KEPT: "kept",
    events.SHIELDED: "shielded",
    events.DECLINED: "declined",
    events.PASSED: "passed",
    events.TOOK: "took",
    events.REPLACED: "replaced",
    events.JOINED: "joined",
    events.LOST: "broken",
    events.HELD_OUT: "held_out",
    events.ELIMINATED: "eliminated",
    events.STALEMATE: "stalemates",
}


def count(s: State, tally: Tally) -> None:
    """Add one finished game."""
    tally["battle", int(s.num[table.TURNS])] += 1
    dug = shielded = False
    hero = ""
    for e in rows(s.log or []):
        if e.kind in SIMPLE:
            tally["use", SIMPLE[e.kind]] += 1
        if e.kind == events.TURN:
            dug, hero = False, ""
        elif e.kind == events.MARCHED:
            tally["creation", e.a] += 1
            tally["first_won",] += (s.won >> e.seat) & 1
        elif events.SPENT <= e.kind < events.SPENT + len(SUITS):
            suit = SUITS[e.kind - events.SPENT]
            tally["spent", suit, "times"] += 1
            tally["spent", suit, "sum"] += e.a
            tally["spent", suit, "cards"] += e.b
            dug = dug or suit == "spades"
        elif e.kind == events.DEFEATED:
            how = agenda.HOW[e.b]
            tally["defeats", "dug_clubs" if how == "clubs" and dug else how] += 1
            if how == "hero":
                tally["hero", hero, "defeats"] += 1
        elif e.kind == events.TAPPED:
            hero = cards.WORDS[e.face]
            tally["hero", hero, "taps"] += 1
        elif e.kind == events.COINS:
            tally["coins", "earned"] += e.a
        elif e.kind == events.LEFT:
            tally["coins", "lost"] += e.a
        elif e.kind == events.SHIELDED:
            tally["hero", cards.WORDS[e.face], "shields"] += 1
            shielded = True
        if shielded and e.kind in (events.HELD_OUT, events.LOST, events.DEFEATED):
            tally["use", "saved"] += int(e.kind == events.HELD_OUT)
            shielded = False


def counted(tally: Tally, name: str) -> dict[int, int]:
    return {int(str(key[1])): n for key, n in tally.items() if key[0] == name and len(key) == 2}


def report(setup: Setup, tally: Tally) -> dict[str, dict[str, dict[str, object]]]:
    games = tally["games",]
    defeats = sum(n for key, n in tally.items() if key[0] == "defeats")

    def used(*words: str) -> dict[str, object]:
        return {word: per(tally["use", word], games) for word in words}

    return {
        "length": {
            "turns": {
                "creation": mean(counted(tally, "creation")),
                "battle": mean(counted(tally, "battle")),
                "stalemates": share(tally["use", "stalemates"], games),
            }
        },
        "first": {"first": {"wins": share(tally["first_won",], games)}},
        "by_suit": {
            suit: {
                "times": per(tally["spent", suit, "times"], games),
                "sum": per(tally["spent", suit, "sum"], tally["spent", suit, "times"]),
                "cards": per(tally["spent", suit, "cards"], tally["spent", suit, "times"]),
            }
            for suit in SUITS
        },
        "defeats": {
            how: {"per_game": per(tally["defeats", how], games), "share": share(tally["defeats", how], defeats)}
            for how in ("clubs", "dug_clubs", "hero", "strike", "dug_strike", "fatigue")
        },
        "powers": {
            hero: {word: per(tally["hero", hero, word], games) for word in ("taps", "defeats", "shields")}
            for hero in HEROES
        },
        "shop": {
            "per_game": {
                **used("visits", "bought", "refreshed", "free", "turned", "kept", "restocked"),
                "earned": per(tally["coins", "earned"], games),
                "lost": per(tally["coins", "lost"], games),
            }
        },
        "attacks": {"per_game": used("broken", "held_out", "shielded", "saved", "declined")},
        "faces": {"per_game": used("took", "replaced", "joined", "passed", "eliminated")},
    }


def per(n: int, of: int) -> float:
    return n / of if of else 0.0
