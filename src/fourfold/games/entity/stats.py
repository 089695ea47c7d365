"""What a simulation counts in games of Project Entity, and how it is reported."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations, permutations

from fourfold.games.entity import cards, events, options
from fourfold.kernel.events import Event, rows
from fourfold.kernel.figures import share, values
from fourfold.kernel.setup import Setup
from fourfold.kernel.state import State

Tally = Counter[tuple[object, ...]]

# what is counted per game, and its words in the texts ([stat]): how often an event is told ...
TIMES = {
    events.SUMMONED: "normal_summons",
    events.TRIBUTE_SUMMONED: "tribute_summons",
    events.SPECIAL_SUMMONED: "special_summons",
    events.HID: "hidden_summons",
    events.TRIBUTED: "tributes",
    events.ATTACKED: "battles",
    events.ATTACKED_DIRECTLY: "direct_attacks",
    events.CANCELLED: "cancelled",
    events.NEGATED: "negated",
    events.BANISHED: "voided",
    events.THREW: "discarded",
}
# ... by cause, and sums of LP
DESTROYED = {cards.BY_BATTLE: "destroyed_battle", cards.BY_EFFECT: "destroyed_effect"}
DAMAGE = {cards.BY_BATTLE: "battle_damage", cards.BY_EFFECT: "effect_damage"}
PER_GAME = (*TIMES.values(), *DESTROYED.values(), *DAMAGE.values(), "gained_lp")
# what a player does with a card; all but to Set an Action or Condition is to play it
DEEDS = {
    events.SUMMONED: "summoned",
    events.TRIBUTE_SUMMONED: "summoned",
    events.SPECIAL_SUMMONED: "summoned",
    events.HID: "set",
    events.LAID: "set",
    events.PLAYED: "activated",
    events.OPENED: "activated",
}
ENDS = {events.DECKED_OUT: "deck_out", events.CAPPED: "cap", events.CONCEDED: "concession"}
SEATS = 2


def count(s: State, tally: Tally) -> None:
    """Add one finished game."""
    told = rows(s.log or [])
    times = Counter(dict.fromkeys(PER_GAME, 0))
    played: set[tuple[int, str]] = set()
    chain = 0
    end = "lp" if s.won else "both"
    for e in told:
        tell(e, times)
        end = ENDS.get(e.kind, end)
        if e.kind == events.TURN and e.a == 1:
            tally["first_won",] += (s.won >> e.seat) & 1
        elif e.kind == events.LINKED:
            chain = e.a
            if s.setup.facts[e.b + cards.E_KIND] != cards.PLAYS:
                tally["card", s.setup.faces[e.face], "effects"] += 1
        elif e.kind == events.RESOLVES and e.a == chain:  # a chain resolves from its last link on
            tally["links", e.a] += 1
        elif e.kind in DEEDS:
            tally["card", s.setup.faces[e.face], DEEDS[e.kind]] += 1
            if e.kind != events.LAID:
                played.add((e.seat, s.setup.faces[e.face]))
    for word, n in times.items():
        tally[word, int(n)] += 1
    for seat, face in played:
        tally["played", face] += 1
        tally["player_won", face] += (s.won >> seat) & 1
    for seat, deck in enumerate(seated(s.setup)):
        tally["seated", deck] += 1
        tally["won", deck] += (s.won >> seat) & 1
    tally["turns", max(e.a for e in told if e.kind == events.TURN)] += 1
    tally["end", end] += 1


def tell(e: Event, times: Counter[str]) -> None:
    if e.kind in TIMES:
        times[TIMES[e.kind]] += 1
    elif e.kind == events.DESTROYED:
        times[DESTROYED[e.a]] += 1
    elif e.kind == events.HURT:
        times[DAMAGE[e.c]] += e.a
    elif e.kind == events.GAINED:
        times["gained_lp"] += e.a


def seated(setup: Setup) -> list[str]:
    return [setup.options[f"deck{seat + 1}"] for seat in range(SEATS)]


def report(setup: Setup, tally: Tally) -> dict[str, dict[str, dict[str, object]]]:
    games = tally["games",]
    decided = games - tally["draws",]
    first = tally["first_won",]
    return {
        "length": {
            "games": {
                "turns": values(tally, "turns"),
                "first": share(first, decided),
                "second": share(decided - first, decided),
            }
        },
        "ends": {word: {"games": share(tally["end", word], games)} for word in ("lp", *ENDS.values(), "both")},
        "decks": {
            deck: {"wins": share(tally["won", deck], tally["seated", deck])} for deck in dict.fromkeys(seated(setup))
        },
        "chains": {"chains": {"links": values(tally, "links")}},
        "duel": {word: {"per_game": values(tally, word)} for word in PER_GAME},
        "cards": {
            face: of_card(tally, face, games * holders)
            for k, face in enumerate(setup.faces)
            if (holders := sum(pool[k] > 0 for pool in setup.pools))
        },
    }


def of_card(tally: Tally, face: str, held: int) -> dict[str, object]:
    """Among the players whose decks hold it: who played it, how often, and how those fared who did."""
    return {
        "played": share(tally["played", face], held),
        "wins": share(tally["player_won", face], tally["played", face]),
        **{word: tally["card", face, word] / held for word in ("set", "summoned", "activated", "effects")},
    }


# -- every deck against every other -----------------------------------------------------------------------------------
def vary_decks(seats: int) -> list[tuple[str, list[dict[str, str]]]]:
    """Every pair of decks, and the two seatings over which its games go around."""
    pairs = combinations(options.LAUNCH_DECKS, seats)
    return [(f"{one} {two}", [{"deck1": one, "deck2": two}, {"deck1": two, "deck2": one}]) for one, two in pairs]


VARY = {"decks": vary_decks}


def parity(label: str) -> dict[str, float]:
    """What each deck would win if all were equal."""
    return dict.fromkeys(label.split(), 1 / SEATS)


def matrix(cells: Iterable[tuple[str, Tally]]) -> dict[str, dict[str, object]]:
    """How often the deck of a row beats that of a column, and all others together; none if no decks were varied."""
    met: Tally = Counter()
    won: Tally = Counter()
    for label, tally in cells:
        decks = label.split()
        if set(decks) != {str(key[1]) for key in tally if key[0] == "seated"}:
            return {}
        for mine, other in permutations(decks):
            for whom in (other, "others"):
                met[mine, whom] += tally["seated", mine]
                won[mine, whom] += tally["won", mine]
    decks = list(dict.fromkeys(str(mine) for mine, _ in met))
    return {
        mine: {whom: share(won[mine, whom], met[mine, whom]) if whom != mine else "" for whom in (*decks, "others")}
        for mine in decks
    }
