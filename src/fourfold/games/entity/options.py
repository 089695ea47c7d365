"""The rulebook's named switches (E-0), the decks at the table, and whether lists are open (E-11.6)."""

from __future__ import annotations

from typing import Final

from fourfold.kernel.options import SEATS, Option, flag

LAUNCH_DECKS: Final[tuple[str, ...]] = ("ember_storm", "forest_throne", "grave_court", "dawn_tide", "crown_gale")
MOST_CARDS: Final = 120

OPTIONS: Final[list[Option]] = [  # in the order of the numbers in table.py
    Option(SEATS, "E-1.1", "2", ("2",)),
    Option("first_player", "E-0.1", "random", ("random", "1", "2")),
    flag("first_turn_draw", "E-0.2", "on"),
    flag("separate_set_allowance", "E-0.3"),
    flag("attacked_locks_position", "E-0.4"),
    Option("deck_out", "E-0.5", "lose", ("lose", "none")),
    Option("hand_limit", "E-0.6", "0", low=0, high=60),
    flag("replay", "E-0.7"),
    Option("turn_cap", "E-0.8", "200", low=1, high=100_000),
    Option("deck_min", "E-0.9", "40", low=0, high=MOST_CARDS),
    Option("deck_max", "E-0.9", "60", low=0, high=MOST_CARDS),
    Option("copies_max", "E-0.9", "3", low=1, high=MOST_CARDS),
    Option("lists", "E-11.6", "hidden", ("hidden", "open")),
    Option("cards", "E-15", "launch"),
    Option("deck1", "E-13.1", "ember_storm", among=LAUNCH_DECKS),
    Option("deck2", "E-13.1", "forest_throne", among=LAUNCH_DECKS),
]
DECK_MIN: Final = 9
DECK_MAX: Final = 10
COPIES_MAX: Final = 11
LISTS: Final = 12


def variants() -> list[dict[str, str]]:
    """What tests and soak runs go through: every option by itself, open lists, every deck against every other."""
    out: list[dict[str, str]] = [{}, {"lists": "open", "deck1": "grave_court", "deck2": "dawn_tide"}]
    out += [{o.word: v} for o in OPTIONS[1:8] for v in o.values if v != o.default]
    out += [{"hand_limit": "5", "deck1": "grave_court"}, {"turn_cap": "6"}]
    out += [{"deck1": one, "deck2": two} for k, one in enumerate(LAUNCH_DECKS) for two in LAUNCH_DECKS[k:]]
    return [variant for k, variant in enumerate(out) if variant not in out[:k]]


VARIANTS: Final[list[dict[str, str]]] = variants()
