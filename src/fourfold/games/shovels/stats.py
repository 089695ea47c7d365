"""What a simulation counts in games of Shovels, and how it is reported."""

from __future__ import annotations

from collections import Counter

from fourfold.games.shovels import agenda, cards, events, table
from fourfold.kernel.events import rows
from fourfold.kernel.figures import share, total, values
from fourfold.kernel.setup import Setup
from fourfold.kernel.state import State

Tally = Counter[tuple[object, ...]]

SUITS = ("clubs", "diamonds", "hearts", "spades")
DEFEATS = ("clubs", "dug_clubs", "hero", "strike", "dug_strike", "fatigue")
HEROES = tuple(f"{rank}{suit}" for suit in cards.SUITS for rank in "JQK")
DOES = {"C": ("taps", "defeats"), "H": ("taps", "shields")}  # what is counted of a hero, if not only its taps

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
}
SHOP = ("visits", "earned", "lost", "bought", "refreshed", "free", "turned", "kept", "restocked")
ATTACKS = ("broken", "held_out", "shielded", "saved", "declined")
FACES = ("took", "replaced", "joined", "passed", "eliminated")
PER_GAME = (
    *(*SHOP, *ATTACKS, *FACES),
    *(f"times.{suit}" for suit in SUITS),
    *(f"defeats.{how}" for how in DEFEATS),
    *(f"{word}.{hero}" for hero in HEROES for word in ("taps", "defeats", "shields")),
)


def count(s: State, tally: Tally) -> None:
    """Add one finished game."""
    tally["battle", int(s.num[table.TURNS])] += 1
    times: Counter[str] = Counter(dict.fromkeys(PER_GAME, 0))
    dug = shielded = False
    hero = ""
    for e in rows(s.log or []):
        if e.kind in SIMPLE:
            times[SIMPLE[e.kind]] += 1
        if e.kind == events.TURN:
            dug, hero = False, ""
        elif e.kind == events.MARCHED:
            tally["creation", e.a] += 1
            tally["first_won",] += (s.won >> e.seat) & 1
        elif events.SPENT <= e.kind < events.SPENT + len(SUITS):
            suit = SUITS[e.kind - events.SPENT]
            times[f"times.{suit}"] += 1
            tally[f"sum.{suit}", e.a] += 1
            tally[f"cards.{suit}", e.b] += 1
            dug = dug or suit == "spades"
        elif e.kind == events.DEFEATED:
            how = agenda.HOW[e.b]
            times["defeats.dug_clubs" if how == "clubs" and dug else f"defeats.{how}"] += 1
            if how == "hero":
                times[f"defeats.{hero}"] += 1
        elif e.kind == events.TAPPED:
            hero = cards.WORDS[e.face]
            times[f"taps.{hero}"] += 1
        elif e.kind == events.COINS:
            times["earned"] += e.a
        elif e.kind == events.LEFT:
            times["lost"] += e.a
        elif e.kind == events.SHIELDED:
            times[f"shields.{cards.WORDS[e.face]}"] += 1
            shielded = True
        elif e.kind == events.STALEMATE:
            tally["stalemates",] += 1
        if shielded and e.kind in (events.HELD_OUT, events.LOST, events.DEFEATED):
            times["saved"] += int(e.kind == events.HELD_OUT)
            shielded = False
    for word, n in times.items():
        tally[word, n] += 1


def report(setup: Setup, tally: Tally) -> dict[str, dict[str, dict[str, object]]]:
    games = tally["games",]
    defeats = {how: total(tally, f"defeats.{how}") for how in DEFEATS}

    def per_game(*words: str) -> dict[str, dict[str, object]]:
        return {word: {"per_game": values(tally, word)} for word in words}

    return {
        "length": {
            "turns": {
                "creation": values(tally, "creation"),
                "battle": values(tally, "battle"),
                "stalemates": share(tally["stalemates",], games),
            }
        },
        "first": {"first": {"wins": share(tally["first_won",], games)}},
        "by_suit": {
            suit: {
                "per_game": values(tally, f"times.{suit}"),
                "sum": values(tally, f"sum.{suit}"),
                "cards": values(tally, f"cards.{suit}"),
            }
            for suit in SUITS
        },
        "defeats": {
            how: {"per_game": values(tally, f"defeats.{how}"), "share": share(n, sum(defeats.values()))}
            for how, n in defeats.items()
        },
        "powers": {hero: {word: values(tally, f"{word}.{hero}") for word in does(hero)} for hero in HEROES},
        "shop": per_game(*SHOP),
        "attacks": per_game(*ATTACKS),
        "faces": per_game(*FACES),
    }


def does(hero: str) -> tuple[str, ...]:
    return DOES.get(hero[-1], ("taps",))
