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
