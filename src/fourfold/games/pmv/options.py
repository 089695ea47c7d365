"""The rulebook's named switches and presets, in the order of the numbers in table.py."""

from __future__ import annotations

from typing import Final

from fourfold.kernel.errors import BadOption
from fourfold.kernel.options import SEATS, Option, flag

MOST_CARDS: Final = 20  # in an opening hand

OPTIONS: Final[list[Option]] = [
    Option(SEATS, "P-1.1", "2", ("2",)),
    Option("deck", "P-2.3", "standard50"),
    Option("defeat_check", "P-1.3", "immediate", ("immediate", "end_of_turn")),
    Option("double_ko", "P-1.4", "defender", ("defender", "draw")),
    Option("turn_cap", "P-1.5", "400", low=0, high=1000000),
    Option("cap_result", "P-1.5", "draw", ("draw", "score")),
    flag("reshuffle", "P-3.6", "on"),
    Option("first", "P-4.1", "random", ("random", "1", "2")),
    Option("opening_hand", "P-4.2", "7/7"),
    Option("mulligan", "P-4.3", "forced", ("forced", "free", "once", "off")),
    Option("resources", "P-5.2", "6", low=0, high=99),
    flag("summoning_sickness", "P-6.9"),
    Option("to_hit", "P-9.2", "atk", ("atk", "plain_d20", "opposed")),
    Option("crit", "P-9.3", "flat", ("flat", "scaled", "max_die")),
    Option("damage", "P-9.3", "atk_plus_die", ("atk_plus_die", "die_only")),
    flag("window_on_miss", "P-9.5", "on"),
    Option("counter", "P-9.6", "to_hit", ("to_hit", "contest", "fixed")),
]

PRESETS: Final[dict[str, dict[str, str]]] = {
    "seed": {},
    "orig": {
        "mulligan": "free",
        "reshuffle": "off",
        "summoning_sickness": "on",
        "to_hit": "opposed",
        "crit": "scaled",
        "counter": "contest",
    },
}


def opening_hands(text: str) -> list[int]:
    """How many cards the starter and the other begin with: `7/7`, `7/8`, or one number for both (P-4.2)."""
    parts = [part.strip() for part in text.split("/")]
    if len(parts) == 1:
        parts *= 2
    numbers = [int(part) if part.isdecimal() and len(part) < 4 else -1 for part in parts]
    if len(numbers) != 2 or not all(0 <= n <= MOST_CARDS for n in numbers):
        raise BadOption(
            f"opening_hand is two numbers up to {MOST_CARDS}, for the starter and the other, as in 7/8, "
            f"not {text} (P-4.2)",
            "opening_hand",
            given=text,
            most=MOST_CARDS,
        )
    return numbers


def variants() -> list[dict[str, str]]:
    """What tests and soak runs go through: the presets, every value of every option by itself, other decks."""
    out: list[dict[str, str]] = [{}, *(preset for preset in PRESETS.values() if preset)]
    out += [{o.word: value} for o in OPTIONS for value in o.values if o.word != SEATS and value != o.default]
    out += [{"turn_cap": "0"}, {"turn_cap": "7", "cap_result": "score"}, {"resources": "5"}, {"resources": "20"}]
    out += [{"opening_hand": "7/8"}, {"opening_hand": "10"}, {"opening_hand": "3/12", "mulligan": "free"}]
    out += [{"defeat_check": "end_of_turn", "double_ko": "draw", "counter": "fixed"}]
    out += [{"deck": "generated:1:30"}, {"deck": "generated:2:50"}, {"deck": "generated:3:200", "damage": "die_only"}]
    return out


VARIANTS: Final[list[dict[str, str]]] = variants()
