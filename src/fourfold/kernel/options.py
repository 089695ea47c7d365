"""Named switches of a rulebook: their values, defaults and presets, checked before a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from fourfold.kernel.errors import BadOption

SEATS: Final = "seats"


class Option(NamedTuple):
    """One switch: a choice among `values` (its number is the place), a number low..high, or free words.

    A number may have named values too (`turn_cap=auto`): these count down from -1. `among`: of free words those that
    people are offered before a game; each has its text in the game's texts.
    """

    word: str
    clause: str
    default: str
    values: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    among: tuple[str, ...] = ()

    def check(self, given: object) -> tuple[str, int]:
        """The canonical spelling and the number of a value that somebody gave."""
        text = str(given).strip().lower()
        if isinstance(given, bool) or (self.values == OFF_ON and text in TRUTH):
            text = TRUTH[text]
        ranged = self.low != self.high
        if text in self.values:
            place = self.values.index(text)
            return text, -1 - place if ranged else place
        if self.values and not ranged:
            raise BadOption(
                f"{self.word} is one of {', '.join(self.values)}, not {given} ({self.clause})",
                "option_values",
                option=self.word,
                values=", ".join(self.values),
                given=given,
                clause=self.clause,
            )
        if not ranged:
            return str(given).strip(), 0
        number = int(text) if text.removeprefix("-").isdecimal() and len(text) < 10 else self.low - 1
        if not self.low <= number <= self.high:
            raise BadOption(
                f"{self.word} is a number from {self.low} to {self.high}, not {given} ({self.clause})",
                "option_range",
                option=self.word,
                low=self.low,
                high=self.high,
                given=given,
                clause=self.clause,
            )
        return str(number), number


OFF_ON: Final = ("off", "on")
TRUTH: Final[dict[str, str]] = {"true": "on", "yes": "on", "1": "on", "on": "on"} | {
    "false": "off",
    "no": "off",
    "0": "off",
    "off": "off",
}


def flag(word: str, clause: str, default: str = "off") -> Option:
    return Option(word, clause, default, OFF_ON)


def resolve(
    game: str,
    options: list[Option],
    presets: Mapping[str, Mapping[str, str]],
    given: Mapping[str, object],
    preset: str,
) -> tuple[dict[str, str], list[int]]:
    """Defaults, then the preset, then what was given: all as words and as numbers, in the order of the options."""
    if preset and preset not in presets:
        raise BadOption(
            f"{game} has no preset {preset}; it has {', '.join(presets) or 'none'}",
            "no_preset",
            preset=preset,
            presets=", ".join(presets),
        )
    chosen: dict[str, object] = dict(presets.get(preset, {})) | dict(given)
    known = [o.word for o in options]
    for word in chosen:
        if word not in known:
            raise BadOption(
                f"{game} has no option {word}; it has {', '.join(known)}",
                "no_option",
                option=word,
                options=", ".join(known),
            )
    checked = [(o.word, o.check(chosen.get(o.word, o.default))) for o in options]
    return {word: text for word, (text, _) in checked}, [number for _, (_, number) in checked]
