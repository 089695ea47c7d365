"""Random cards out of the whole vocabulary (E-14). Whether they make sense is for the validator to say."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random

from fourfold.games.entity.cardset import vocabulary as v

Table = dict[str, object]


def toml(value: object) -> str:
    """A value as TOML on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(key)} = {toml(entry)}" for key, entry in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(entry) for entry in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def file_of(cards: Sequence[Table]) -> str:
    """A card file."""
    rows = ["\n".join(["[[card]]", *(f"{key} = {toml(value)}" for key, value in card.items())]) for card in cards]
    return "\n".join(['format = 1\nset = "random"', *rows])


class Phrases:
    """A random phrase of each kind."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def one(self, words: Sequence[str]) -> str:
        return self.rng.choice(list(words))

    def maybe(self, parts: int = 3) -> bool:
        return self.rng.randrange(parts) == 0

    def filter(self, zone: str = "pawns") -> Table:
        out: Table = {}
        rows: dict[str, object] = {
            "kind": self.one(v.HOLDS[zone]),
            "attribute": self.one(v.ATTRIBUTES),
            "type": self.one(v.TYPES),
            "level_max": self.rng.randint(2, 9),
            "level_min": self.rng.randint(1, 2),
            "atk_min": 5 * self.rng.randint(0, 20),
            "atk_max": 5 * self.rng.randint(20, 60),
            "def_min": 5 * self.rng.randint(0, 20),
            "def_max": 5 * self.rng.randint(20, 60),
            "other": True,
            "pos": self.one(v.POSITIONS),
            "key": self.one(("void_blast", "moss_sprout", "mirror_ward")),
            "speed": self.one(("normal", "fast", "lingering")),
        }
        for key, value in rows.items():
            if self.maybe(8):
                out[key] = value
        if zone in v.HOLDS and "pawn" in v.HOLDS[zone] and zone in ("pawns", "field") and self.maybe(2):
            out["pos"] = self.one(("faceup", "attack", "defense"))
        return out

    def group(self, zones: Sequence[str] = v.ZONES, sides: Sequence[str] = v.SIDES) -> Table:
        zone = self.one(zones)
        out: Table = {"zone": zone, "side": self.one(sides)}
        if self.maybe(2):
            out["filter"] = self.filter(zone)
        return out

    def number(self, low: int, high: int, counts: bool = True) -> object:
        if counts and self.maybe():
            out: Table = {"count": self.group()}
            if self.maybe(2):
                out["times"] = self.rng.choice([n for n in (low, 1, min(high, 20)) if n])
            return out
        return self.rng.choice([n for n in range(low, high + 1) if n and (abs(n) < 4 or n % 20 == 0)])

    def test(self) -> Table:
        kind = self.one(tuple(v.TESTS))
        values, bounded = v.TESTS[kind]
        out: Table = {kind: self.group() if kind == "count" else self.one(values)}
        if bounded:
            most = 4 if kind == "count" else 900
            out |= self.rng.choice([{"min": self.rng.randint(0, most)}, {"max": self.rng.randint(0, most)}])
        return out

    def cost(self) -> Table:
        kind = self.one(tuple(v.COSTS))
        out: Table = {kind: self.rng.randint(1, 3) if v.COSTS[kind][0] or kind == "mill" else self.rng.randint(1, 300)}
        if kind == "pay_lp" and self.maybe():
            out[kind] = {"half_lp": True}
        if v.COSTS[kind][0] and self.maybe():
            out["filter"] = self.filter(v.COSTS[kind][0])
        return out

    def target(self) -> Table:
        out = self.group(("pawns", "pawns", "backrow", "field", "discard"))
        if self.maybe(2):
            out["n"] = self.rng.randint(1, 3)
        if self.maybe():
            out["upto"] = True
        return out

    def of(self, effect: Table) -> object:
        refs: list[object] = ["self"]
        targets = effect.get("target")
        if isinstance(targets, list):
            refs += 2 * [f"t{n}" for n, _ in enumerate(targets, 1)]
        if effect.get("on"):
            refs += ["event", "event", "event_by"]
        refs += [{"all": self.group()}, {"pick": self.group(("hand", "deck"), ("you",))}]
        return self.rng.choice(refs)

    def op(self, effect: Table) -> Table:
        name = self.one(tuple(v.OPS))
        operation = v.OPS[name]
        out: Table = {"op": name}
        for key in operation.keys:
            if key == "n":
                out[key] = self.number(1, operation.most, operation.counts)
            elif key == "of":
                out[key] = self.of(effect)
            elif key == "filter":
                out[key] = self.filter("deck")
            elif key in ("atk", "def"):
                out[key] = self.number(-60, 60)
            elif (name, key) == ("prevent", "dur"):
                out[key] = self.one(v.PREVENT_DURATIONS)
            else:
                out[key] = self.one(v.ARGUMENTS[key])
        return out

    def event(self, effect: Table) -> None:
        on = self.one(tuple(v.EVENTS))
        effect["on"] = on
        keys = v.EVENTS[on].keys
        if "subject" in keys and self.maybe(2):
            effect["subject"] = self.rng.choice(["self", self.filter("field")])
        for key, words in (("by", v.SIDES), ("who", v.PLAYERS), ("cause", v.CAUSES)):
            if key in keys and self.maybe():
                effect[key] = self.one(words)
        if "how" in keys and self.maybe():
            effect["how"] = self.rng.sample(v.HOW, self.rng.randint(1, 3))
        if "by_card" in keys and self.maybe():
            effect["by_card"] = "self"

    def effect(self, kinds: Sequence[str]) -> Table:
        kind = self.one(kinds)
        effect: Table = {"kind": kind}
        if self.maybe(4):
            effect["if"] = [self.test() for _ in range(self.rng.randint(1, 2))]
        if kind == "static":
            self.static(effect)
            return effect
        if kind == "trigger" or (kind == "play" and self.maybe(2)):
            self.event(effect)
        if self.maybe():
            effect["cost"] = [self.cost() for _ in range(self.rng.randint(1, 2))]
        if self.maybe():
            effect["target"] = [self.target() for _ in range(self.rng.randint(1, 2))]
        if self.maybe():
            effect["limit"] = self.one(v.LIMITS)
        if kind == "trigger" and self.maybe():
            effect["may"] = True
        effect["do"] = [self.op(effect) for _ in range(self.rng.randint(1, 3))]
        return effect

    def static(self, effect: Table) -> None:
        effect["scope"] = self.rng.choice([*v.SCOPES, self.group(("pawns",)), self.group(("pawns",))])
        if self.maybe(2):
            effect["mod"] = {"atk": self.number(-60, 60), "def": self.number(-60, 60)}
            return
        effect["keyword"] = self.one(v.KEYWORDS)
        if effect["keyword"] == "double_tribute":
            effect["filter"] = self.filter()

    def card(self, n: int) -> Table:
        kind = self.one(v.KINDS)
        card: Table = {"code": f"X{n:02}", "id": f"x{n}", "name": f"Card {n}", "es": f"Carta {n}", "kind": kind}
        many = self.rng.randint(1, 2)
        if kind == "pawn":
            level = self.rng.randint(1, 10)
            card |= {"level": level, "attribute": self.one(v.ATTRIBUTES), "type": self.one(v.TYPES)}
            card |= {"atk": 5 * self.rng.randint(14, 27), "def": 5 * self.rng.randint(0, 50)}
            card["effect"] = [self.effect(("trigger", "trigger", "ignite", "static")) for _ in range(many)]
            return card
        card["speed"] = self.one(v.SPEEDS[kind])
        effects = [self.effect(("play",))]
        if card["speed"] == "lingering":
            effects += [self.effect(("trigger", "ignite", "static")) for _ in range(many)]
        card["effect"] = effects
        return card
