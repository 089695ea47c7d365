"""What a simulation counts in games of Tank Combat, and how it is reported."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

from fourfold.games.tank import cards, events, table
from fourfold.kernel.events import rows
from fourfold.kernel.figures import mean, share
from fourfold.kernel.setup import Setup
from fourfold.kernel.state import State

Tally = Counter[tuple[object, ...]]

# how a card leaves a hand: the event, and its word in the texts ([stat])
USES = {
    events.LOADED: "loaded",
    events.FIRED: "attacks",
    events.REPAIRED: "repaired",
    events.EQUIPPED: "equipped",
    events.SABOTAGED: "sabotaged",
    events.DISCARDED: "discarded",
    events.CYCLED: "cycled",
    events.PAID: "paid",
    events.TRIMMED: "trimmed",
    events.LOST: "lost",
}


def count(s: State, tally: Tally) -> None:
    """Add one finished game."""
    tank = [cards.CLASSES[int(s.num[table.CLASS + p])] for p in range(int(s.setup.seats))]
    tally["turns", int(s.num[table.TURNS])] += 1
    for p, word in enumerate(tank):
        tally["seated", word] += 1
        if (s.won >> p) & 1:
            tally["won", word] += 1
    for e in rows(s.log or []):
        if e.kind in USES:
            tally["use", cards.WORDS[e.face], USES[e.kind]] += 1
            if e.kind == events.FIRED and e.face != cards.MG:
                tally["use", "FIRE", USES[e.kind]] += 1  # the shot is told by its munition
        elif e.kind == events.SMOKED:
            tally["use", "SMOKE", "smoked"] += 1
        elif e.kind == events.HIT:
            tally["damage", tank[e.seat]] += e.b
            tally["hits",] += 1
        elif e.kind == events.KILLED:
            tally["kills", tank[e.seat]] += 1
            tally["deaths", tank[e.a]] += 1
        elif e.kind == events.ADRENALINE:
            tally["adrenaline", tank[e.seat]] += 1
        elif e.kind == events.OVERRODE:
            tally["overrides",] += 1
        elif e.kind == events.RECYCLED:
            tally["recycled",] += 1
        elif e.kind == events.CAPPED:
            tally["capped",] += 1


def report(setup: Setup, tally: Tally) -> dict[str, dict[str, dict[str, object]]]:
    games = tally["games",]
    turns = {int(str(k[1])): n for k, n in tally.items() if k[0] == "turns"}
    words = sorted({str(k[2]) for k in tally if k[0] == "use"})
    return {
        "length": {"turns": {"turns": mean(turns), "capped": share(tally["capped",], games)}},
        "classes": {
            word: {
                "wins": share(tally["won", word], tally["seated", word]),
                "kills": per(tally["kills", word], tally["seated", word]),
                "deaths": per(tally["deaths", word], tally["seated", word]),
                "damage": per(tally["damage", word], tally["seated", word]),
                "adrenaline": per(tally["adrenaline", word], tally["seated", word]),
            }
            for word in cards.CLASSES
            if tally["seated", word]
        },
        "events": {
            "per_game": {
                "hits": per(tally["hits",], games),
                "smoked": per(tally["use", "SMOKE", "smoked"], games),
                "overrides": per(tally["overrides",], games),
                "recycled": per(tally["recycled",], games),
            }
        },
        "cards": {face: {w: per(tally["use", face, w], games) for w in words} for face in cards.WORDS},
    }


def per(n: int, of: int) -> float:
    return n / of if of else 0.0


def vary_classes(seats: int) -> list[tuple[str, list[dict[str, str]]]]:
    """Every multiset of classes, and the seatings over which its games go around."""
    out = []
    for multiset in combinations_with_replacement(cards.CLASSES, seats):
        turned = [multiset[k:] + multiset[:k] for k in range(seats)]
        out.append((" ".join(multiset), [{"classes": ",".join(seating)} for seating in turned]))
    return out


VARY = {"classes": vary_classes}


def parity(label: str) -> dict[str, float]:
    """In the matrix: what each class would win if all classes were equal (its share of the seats)."""
    words = label.split()
    return {word: words.count(word) / len(words) for word in dict.fromkeys(words)}
