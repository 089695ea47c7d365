"""The rulebook's named switches and presets (S-0), in the order of the numbers in table.py."""

from __future__ import annotations

from typing import Final

from fourfold.kernel.options import SEATS, Option, flag

MAX: Final = 8
FIRSTS: Final[tuple[str, ...]] = ("random", *(str(k + 1) for k in range(MAX)))

OPTIONS: Final[list[Option]] = [
    Option(SEATS, "S-2.1", "2", low=2, high=MAX),
    flag("mass_armies", "S-0.1"),
    Option("variant", "S-0.2", "standard", ("standard", "bigger_tables", "speed_round")),
    Option("first_seat", "S-0.3", "random", FIRSTS),
    flag("screens", "S-0.4", "on"),
    Option("sum_rule", "S-0.5", "chosen_suit", ("chosen_suit", "all_lifted")),
    flag("tapped_cannot_act", "S-0.6"),
    flag("friendly_fire", "S-0.7"),
    flag("merge_discard", "S-0.8", "on"),
    Option("gravedig", "S-0.9", "top_five", ("top_five", "shuffled_five")),
    flag("strike_extra", "S-0.10"),
    Option("stall_limit", "S-0.11", "100", low=1, high=100000),
    Option("turn_cap", "S-0.11", "1000", low=1, high=1000000),
    Option("stall_result", "S-0.12", "draw", ("draw", "most_characters")),
    Option("tie_break", "S-0.13", "lexicographic", ("lexicographic", "unique_rank")),
    flag("strike_forces_shield", "S-0.14"),
    flag("idle_rule", "S-0.15", "on"),
]

PRESETS: Final[dict[str, dict[str, str]]] = {
    "standard": {},
    "bigger_tables": {"variant": "bigger_tables", "seats": "6"},
    "speed_round": {"variant": "speed_round", "seats": "2"},
    "mass_armies": {"mass_armies": "on"},
}


def variants() -> list[dict[str, str]]:
    """What tests and soak runs go through: all seat counts, all presets, every option switched by itself."""
    out: list[dict[str, str]] = [{SEATS: str(n)} for n in (2, 3, 4)]
    out += [{SEATS: str(n), "variant": "bigger_tables"} for n in (5, 6, 7, 8)]
    out += [PRESETS["speed_round"], {"mass_armies": "on"}, {SEATS: "4", "mass_armies": "on"}]
    out += [PRESETS["speed_round"] | {"mass_armies": "on"}]
    for o in OPTIONS:
        if len(o.values) == 2 and o.word != "mass_armies":
            out.append({SEATS: "3", o.word: next(word for word in o.values if word != o.default)})
    out += [{SEATS: "3", "strike_extra": "on", "friendly_fire": "on", "tapped_cannot_act": "on"}]
    out += [{SEATS: "3", "mass_armies": "on", "screens": "off", "strike_forces_shield": "on"}]
    out += [{"stall_limit": "3"}, {SEATS: "3", "turn_cap": "5", "stall_result": "most_characters"}]
    return out


VARIANTS: Final[list[dict[str, str]]] = variants()
