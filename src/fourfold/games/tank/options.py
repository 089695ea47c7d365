"""The rulebook's named switches and presets (T-11.1), in the order of the numbers in table.py."""

from __future__ import annotations

from typing import Final

from fourfold.games.tank import cards
from fourfold.kernel.errors import BadOption
from fourfold.kernel.options import SEATS, Option, flag

MAX: Final = 9
FIRSTS: Final[tuple[str, ...]] = ("random", *(str(k + 1) for k in range(MAX)))

OPTIONS: Final[list[Option]] = [
    Option(SEATS, "T-2.1", "2", low=2, high=MAX),
    Option("classes", "T-2.3", "random"),
    Option("first", "T-2.4", "random", FIRSTS),
    Option("teams", "T-10.4", "none"),
    flag("hidden_breech", "T-3.4"),
    Option("reshuffle", "T-3.8", "eager", ("eager", "lazy")),
    Option("exhaustion", "T-3.10", "continue", ("continue", "draw_game")),
    Option("cycle_timing", "T-4.4", "action_phase", ("action_phase", "before_action")),
    flag("elimination", "T-4.9"),
    flag("breech_swap", "T-5.1"),
    flag("hazard_stacking", "T-5.4"),
    Option("repair_targets", "T-5.5", "self_and_team", ("self_and_team", "anyone")),
    flag("safety_cures", "T-5.6", "on"),
    flag("strict_discard", "T-5.7"),
    Option("comms_scope", "T-7.3", "others", ("others", "all")),
    flag("buster_heat_strips", "T-8.2"),
    Option("ghost_empty", "T-8.5", "blocked", ("blocked", "free")),
    Option("kill_target", "T-8.10", "3", low=1, high=99),
    flag("override_mandatory", "T-9.2"),
    Option("duel_bonus", "T-9.7", "literal", ("literal", "extra")),
    Option("turn_cap", "T-10.2", "auto", ("auto",), 0, 1000000),
    Option("cap_result", "T-10.2", "draw", ("draw", "score")),
    Option("max_seats", "T-2.2", "6", low=2, high=MAX),
]

PRESETS: Final[dict[str, dict[str, str]]] = {
    "seed": {},
    "digest": {"comms_scope": "all", "strict_discard": "on"},
    "orig": {
        "breech_swap": "on",
        "buster_heat_strips": "on",
        "repair_targets": "anyone",
        "safety_cures": "off",
        "reshuffle": "lazy",
        "exhaustion": "draw_game",
        "cycle_timing": "before_action",
        "override_mandatory": "on",
        "turn_cap": "1000",
    },
}

LETTERS: Final[dict[str, int]] = {"h": cards.HEAVY, "m": cards.MEDIUM, "l": cards.LIGHT}


def classes(text: str, seats: int) -> list[int]:
    """`random`, or one class per seat: `heavy,light` or `HL` (T-2.3). Nothing for random."""
    words = [w for w in text.lower().replace("/", ",").replace(" ", ",").split(",") if w]
    if words == ["random"]:
        return []
    if len(words) == 1 and words[0] not in cards.CLASSES:
        words = list(words[0])
    numbers = [
        LETTERS.get(w, -1) if len(w) == 1 else cards.CLASSES.index(w) if w in cards.CLASSES else -1 for w in words
    ]
    if len(numbers) != seats or -1 in numbers:
        raise BadOption(
            f"classes is random, or heavy, medium or light for each of the {seats} seats, not {text} (T-2.3)",
            "classes",
            seats=seats,
            given=text,
        )
    return numbers


def teams(text: str, seats: int) -> list[int]:
    """`none`, or the seats of each team: `13/24` (T-10.4). The team of each seat."""
    if text.lower() == "none":
        return list(range(seats))
    team = [-1] * seats
    parts = text.split("/")
    for k, part in enumerate(parts):
        for digit in part:
            if not digit.isdecimal() or not 1 <= int(digit) <= seats or team[int(digit) - 1] >= 0:
                team = []
                break
            team[int(digit) - 1] = k
        if not team:
            break
    if not team or -1 in team or len(parts) < 2 or "" in parts:
        raise BadOption(
            f"teams is none, or every seat once with / between at least two teams, as in 13/24, not {text} (T-10.4)",
            "teams",
            given=text,
        )
    return team


def variants() -> list[dict[str, str]]:
    """What tests and soak runs go through: all seat counts, all presets, every option switched by itself."""
    out: list[dict[str, str]] = [{SEATS: str(n)} for n in (2, 3, 4, 6)]
    out += [{SEATS: str(n), "max_seats": "9"} for n in (7, 9)]
    for name in ("digest", "orig"):
        out += [{SEATS: seats, **PRESETS[name]} for seats in ("2", "4")]
    out += [{SEATS: "4", "teams": "13/24", "repair_targets": "self_and_team"}, {SEATS: "3", "teams": "1/23"}]
    for o in OPTIONS:
        for k, word in enumerate(o.values[:2]):
            if word not in (o.default, "auto") and k < 2:
                out.append({SEATS: "3", o.word: word})
    out += [{"duel_bonus": "extra"}, {SEATS: "5", "kill_target": "1"}, {"classes": "HL"}]
    out += [{SEATS: "3", "turn_cap": "30", "cap_result": "score"}]
    return out


VARIANTS: Final[list[dict[str, str]]] = variants()
