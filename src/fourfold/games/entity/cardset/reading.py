"""From TOML tables to phrases: the shape of a card, word by word; every fault is noted, and reading goes on.

Whether the phrases make sense together is asked in soundness.py.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from fourfold.games.entity.cardset import vocabulary as v
from fourfold.games.entity.cardset.faults import Fault
from fourfold.games.entity.cardset.phrases import Cost, Effect, Filter, Group, Number, Of, Op, Target, Test

Table = dict[str, object]

FILTER_WORDS: Final[dict[str, v.Words]] = {
    "kind": v.KINDS,
    "speed": ("normal", "fast", "lingering"),
    "attribute": v.ATTRIBUTES,
    "type": v.TYPES,
    "pos": v.POSITIONS,
}
FILTER_NUMBERS: Final[dict[str, tuple[int, int]]] = {
    "level_min": (1, 10),
    "level_max": (1, 10),
    "atk_min": (0, 1000),
    "atk_max": (0, 1000),
    "def_min": (0, 1000),
    "def_max": (0, 1000),
}
MOD: Final = 400  # the largest change of ATK or DEF by one card


class Reader(NamedTuple):
    """Reads what belongs to one card; `faults` grows."""

    card: str
    faults: list[Fault]

    def note(self, key: str, path: str, **facts: object) -> None:
        self.faults.append(Fault(key, self.card, path, facts))

    def table(self, value: object, path: str, allowed: Iterable[str], needed: Iterable[str] = ()) -> Table:
        """A table with no other keys than these; an empty one if it is none."""
        if not isinstance(value, dict):
            self.note("no_table", path)
            return {}
        for key in value:
            if key not in allowed:
                self.note("unknown_key", at(path, key), keys=", ".join(allowed) or "-")
        for key in needed:
            if key not in value:
                self.note("missing", at(path, key))
        return value

    def rows(self, row: Table, path: str, key: str) -> list[tuple[object, str]]:
        """The entries of a list and their paths, counted from 1; none if there is no such list."""
        value = row.get(key, [])
        if not isinstance(value, list):
            self.note("no_list", at(path, key))
            return []
        return [(entry, f"{at(path, key)}[{n}]") for n, entry in enumerate(value, 1)]

    def word(self, row: Table, path: str, key: str, values: Iterable[str]) -> str:
        """One of these words; nothing if it is not there or another."""
        value = row.get(key, "")
        if key in row and (not isinstance(value, str) or value not in values):
            self.note("bad_value", at(path, key), values=", ".join(values))
            return ""
        return str(value)

    def number(self, row: Table, path: str, key: str, low: int, high: int) -> int | None:
        """A whole number in range; None if it is not there or wrong."""
        value = row.get(key)
        if key not in row:
            return None
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.note("range", at(path, key), low=low, high=high, given=value)
            return None
        return value

    def flag(self, row: Table, path: str, key: str) -> bool:
        value = row.get(key, False)
        if not isinstance(value, bool):
            self.note("no_flag", at(path, key))
            return False
        return value

    def filter(self, row: Table, path: str, key: str = "filter") -> Filter:
        if key not in row:
            return Filter()
        path = at(path, key)
        found = self.table(row[key], path, Filter._fields)
        words = {word: self.word(found, path, word, values) for word, values in FILTER_WORDS.items()}
        numbers = {word: self.number(found, path, word, *bounds) for word, bounds in FILTER_NUMBERS.items()}
        named = found.get("key", "")
        if not isinstance(named, str):
            self.note("no_text", at(path, "key"))
            named = ""
        other = self.flag(found, path, "other")
        for what in ("level", "atk", "def"):
            self.order(numbers[f"{what}_min"], numbers[f"{what}_max"], at(path, f"{what}_min"))
        return Filter(key=named, other=other, **words, **numbers)  # type: ignore[arg-type]  # the tables name its fields

    def order(self, low: int | None, high: int | None, path: str) -> None:
        if low is not None and high is not None and low > high:
            self.note("min_over_max", path, low=low, high=high)

    def group(self, value: object, path: str, more: v.Words = ()) -> tuple[Group, Table]:
        """Cards of a zone, and the table for what else stands there."""
        row = self.table(value, path, ("zone", "side", "filter", *more), ("zone", "side"))
        zone, side = self.word(row, path, "zone", v.ZONES), self.word(row, path, "side", v.SIDES)
        return Group(zone, side, self.filter(row, path)), row

    def amount(self, row: Table, path: str, key: str, low: int, high: int, counts: bool = True) -> Number:
        """A number, or a count with its times (E-14.7)."""
        value = row.get(key)
        if key not in row or not counts or not isinstance(value, dict):
            return Number(self.number(row, path, key, low, high) or 0)
        path = at(path, key)
        self.table(value, path, ("count", "times"), ("count",))
        group = self.group(value["count"], at(path, "count"))[0] if "count" in value else Group("", "")
        times = self.number(value, path, "times", low, high) if "times" in value else 1
        if times == 0:
            self.note("idle", at(path, "times"))
        return Number(0, group, times or 1)

    def of(self, row: Table, path: str) -> Of | None:
        value, path = row.get("of"), at(path, "of")
        if isinstance(value, str):
            if value in v.REFS:
                return Of(value)
        elif isinstance(value, dict) and len(value) == 1 and next(iter(value)) in ("all", "pick"):
            ref = str(next(iter(value)))
            return Of(ref, self.group(value[ref], at(path, ref))[0])
        if "of" in row:
            self.note("bad_value", path, values=", ".join((*v.REFS, "{ all = … }", "{ pick = … }")))
        return None

    def op(self, value: object, path: str) -> Op:
        name = value.get("op") if isinstance(value, dict) else None
        if not isinstance(name, str) or name not in v.OPS:
            if isinstance(value, dict):
                self.note("bad_value", at(path, "op"), values=", ".join(v.OPS))
            else:
                self.note("no_table", path)
            return Op("")
        operation = v.OPS[name]
        row = self.table(value, path, ("op", *operation.keys), operation.keys)
        words = {
            key: self.word(row, path, key, v.PREVENT_DURATIONS if (name, key) == ("prevent", "dur") else values)
            for key, values in v.ARGUMENTS.items()
            if key in operation.keys
        }
        op = Op(name, **words)  # type: ignore[arg-type]  # the table names its fields
        if "n" in operation.keys:
            op = op._replace(n=self.amount(row, path, "n", 1, operation.most, operation.counts))
        if "of" in operation.keys:
            op = op._replace(of=self.of(row, path))
        if "filter" in operation.keys:
            op = op._replace(filter=self.filter(row, path))
        if name == "mod":
            atk, defence = (self.amount(row, path, key, -MOD, MOD) for key in ("atk", "def"))
            op = op._replace(atk=atk, defence=defence)
        return op

    def cost(self, value: object, path: str) -> Cost:
        row = self.table(value, path, (*v.COSTS, "filter"))
        kinds = [kind for kind in v.COSTS if kind in row]
        if len(kinds) != 1:
            self.note("one_of", path, values=", ".join(v.COSTS))
            return Cost("")
        kind = kinds[0]
        zone, most = v.COSTS[kind]
        if "filter" in row and not zone:
            self.note("cost_filter", at(path, "filter"), cost=kind)
        if kind == "pay_lp" and row[kind] == {"half_lp": True}:
            return Cost(kind, half=True)
        return Cost(kind, self.number(row, path, kind, 1, most) or 0, filter=self.filter(row, path))

    def test(self, value: object, path: str) -> Test:
        row = self.table(value, path, (*v.TESTS, "min", "max"))
        kinds = [kind for kind in v.TESTS if kind in row]
        if len(kinds) != 1:
            self.note("one_of", path, values=", ".join(v.TESTS))
            return Test("")
        kind = kinds[0]
        values, bounded = v.TESTS[kind]
        group = self.group(row[kind], at(path, kind))[0] if kind == "count" else None
        word = self.word(row, path, kind, values) if values else ""
        least, most = (self.number(row, path, key, 0, 9999) for key in ("min", "max"))
        self.order(least, most, at(path, "min"))
        if bounded and not {"min", "max"} & set(row):
            self.note("no_bound", path)
        for key in ("min", "max"):
            if key in row and not bounded:
                self.note("unknown_key", at(path, key), keys=kind)
        return Test(kind, group, word, least, most)

    def target(self, value: object, path: str) -> Target:
        group, row = self.group(value, path, ("n", "upto"))
        n = self.number(row, path, "n", 1, v.ROOM["pawns"])
        return Target(group, n or 1, self.flag(row, path, "upto"))

    def effect(self, value: object, path: str) -> Effect:
        kind = value.get("kind") if isinstance(value, dict) else None
        if not isinstance(value, dict) or not isinstance(kind, str) or kind not in v.EFFECT_KEYS:
            if isinstance(value, dict):
                self.note("bad_value", at(path, "kind"), values=", ".join(v.EFFECT_KEYS))
            else:
                self.note("no_table", path)
            return Effect("")
        row = self.table(value, path, v.EFFECT_KEYS[kind])
        effect = Effect(kind, tests=tuple(self.test(*entry) for entry in self.rows(row, path, "if")))
        if kind == "static":
            return self.static(effect, row, path)
        if "do" not in row:
            self.note("missing", at(path, "do"))
        effect = effect._replace(
            costs=tuple(self.cost(*entry) for entry in self.rows(row, path, "cost")),
            targets=tuple(self.target(*entry) for entry in self.rows(row, path, "target")),
            do=tuple(self.op(*entry) for entry in self.rows(row, path, "do")),
            limit=self.word(row, path, "limit", v.LIMITS),
            may=kind == "trigger" and self.flag(row, path, "may"),
        )
        return effect if kind == "ignite" else self.event(effect, row, path)

    def event(self, effect: Effect, row: Table, path: str) -> Effect:
        """What an effect waits for (E-14.2)."""
        on = self.word(row, path, "on", v.EVENTS)
        keys = v.EVENTS[on].keys if on else ()
        for key in v.EVENT_KEYS:
            if key != "on" and key in row and key not in keys and ("on" not in row or on):
                self.note("event_key" if on else "no_event", at(path, key), event=on, keys=", ".join(keys))
        if effect.kind == "trigger" and "on" not in row:
            self.note("missing", at(path, "on"))
        itself = row.get("subject") == "self"
        how = [entry if isinstance(entry, str) else "" for entry, _ in self.rows(row, path, "how")]
        if not set(how) <= set(v.HOW) or len(set(how)) < len(how) or row.get("how") == []:
            self.note("bad_value", at(path, "how"), values=", ".join(v.HOW))
        return effect._replace(
            on=on,
            subject_self=itself,
            subject=None if itself or "subject" not in row else self.filter(row, path, "subject"),
            by=self.word(row, path, "by", v.SIDES),
            who=self.word(row, path, "who", v.PLAYERS),
            how=tuple(how),
            cause=self.word(row, path, "cause", v.CAUSES),
            by_self=bool(self.word(row, path, "by_card", ("self",))),
        )

    def static(self, effect: Effect, row: Table, path: str) -> Effect:
        """What holds all the time (E-14.8)."""
        scope, group = "self", None
        if isinstance(row.get("scope"), dict):
            scope, group = "group", self.group(row["scope"], at(path, "scope"))[0]
        elif "scope" in row:
            scope = self.word(row, path, "scope", v.SCOPES)
        mod = None
        if "mod" in row:
            where = at(path, "mod")
            change = self.table(row["mod"], where, ("atk", "def"), ("atk", "def"))
            mod = (self.amount(change, where, "atk", -MOD, MOD), self.amount(change, where, "def", -MOD, MOD))
        if ("mod" in row) == ("keyword" in row):
            self.note("one_of", path, values="mod, keyword")
        keyword = self.word(row, path, "keyword", v.KEYWORDS)
        if keyword == "double_tribute" and "filter" not in row:
            self.note("missing", at(path, "filter"))
        elif keyword != "double_tribute" and "filter" in row and (keyword or "keyword" not in row):
            self.note("only_double_tribute", at(path, "filter"))
        kept = self.filter(row, path)
        return effect._replace(scope=scope, scope_group=group, mod=mod, keyword=keyword, keyword_filter=kept)


def at(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key
