"""What is said to people: the texts of a game in one language, filled with names and numbers."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib import resources
from typing import Final

from fourfold.kernel.errors import FourfoldError, IllegalMove
from fourfold.kernel.events import Event
from fourfold.kernel.game import Game, Refusal, Words
from fourfold.kernel.setup import Setup

LANGUAGES: Final[tuple[str, ...]] = ("en", "es")
SEATED: Final[frozenset[str]] = frozenset({"seat", "target", "attacker", "owner", "other", "winner"})
HOUSE: Final = "fourfold.kernel"


def texts(package: str, lang: str) -> dict[str, dict[str, str]]:
    """The sections of a text file, none if a game brings no texts; what stands before the first is under ''."""
    file = resources.files(package).joinpath("text", f"{lang}.toml")
    raw = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    sections: dict[str, dict[str, str]] = {"": {}}
    for key, value in raw.items():
        if isinstance(value, dict):
            sections[key] = {k: str(v) for k, v in value.items()}
        else:
            sections[""][key] = str(value)
    return sections


class Say:
    """A game's texts in one language, for one table of people."""

    def __init__(self, package: str, lang: str = "en", names: list[str] | None = None) -> None:
        if lang not in LANGUAGES:
            raise FourfoldError(
                f"there is no language {lang}; there are {', '.join(LANGUAGES)}", "no_language", given=lang
            )
        self.lang: str = lang
        self.names: list[str] = names or []
        self.titles: list[str] = []  # who sits there, longer than a name: "P1 (you)"
        self.house: dict[str, dict[str, str]] = texts(HOUSE, lang)
        self.own: dict[str, dict[str, str]] = texts(package, lang) if package else {}

    def learn(self, game: Game, setup: Setup) -> Say:
        """Take up the texts that only this match has."""
        for section, given in game.texts(setup, self.lang).items():
            self.own.setdefault(section, {}).update(given)
        return self

    def has(self, section: str, key: str) -> bool:
        return key in self.own.get(section, {}) or key in self.house.get(section, {})

    def get(self, section: str, key: str) -> str:
        """A text as it stands; the key itself if there is none, which a test forbids."""
        house = self.house.get(section, {}).get(key, key)
        return self.own.get(section, {}).get(key, house)

    def text(self, section: str, key: str, facts: Mapping[str, object] | None = None) -> str:
        """A sentence with its facts: seats by name, keys like `card.HE` by their own text."""
        shown: dict[str, str] = {word: self.fact(word, value) for word, value in (facts or {}).items()}
        return self.get(section, key).format(**shown)

    def fact(self, word: str, value: object) -> str:
        """A fact as it is said: a seat's name, a key's text; a function of the language speaks for itself."""
        if word in SEATED and isinstance(value, int):
            return self.seat(value)
        if isinstance(value, str) and "." in value:
            section, _, key = value.partition(".")
            if self.has(section, key):
                return self.get(section, key)
        return str(value(self.lang)) if callable(value) else str(value)

    def seat(self, p: int) -> str:
        return self.names[p] if 0 <= p < len(self.names) else f"P{p + 1}"

    def title(self, p: int) -> str:
        """What stands at the head of this seat's side of the table."""
        return self.titles[p] if 0 <= p < len(self.titles) else self.seat(p)

    def card(self, setup: Setup, face: int) -> str:
        """A card's name, or what is said of one that the reader may not know."""
        return self.get("card", setup.faces[face]) if face >= 0 else self.get("word", "hidden_card")

    def part(self, part: str) -> str:
        """One part of a move."""
        if part.startswith("P") and part[1:].isdecimal():
            return self.seat(int(part[1:]) - 1)
        return self.get("card", part) if self.has("card", part) else self.get("word", part)

    def move(self, words: Words) -> str:
        """A move as a sentence. A verb with fewer parts than usual has a text of its own, such as `lift_1`."""
        key = f"{words.verb}_{len(words.parts)}"
        if not self.has("move", key):
            key = words.verb
        parts = [self.part(p) for p in words.parts]
        if words.name:
            parts[-1] = f"{self.part(words.name)} ({parts[-1]})"
        return self.get("move", key).format(*parts)

    def event(self, game: Game, setup: Setup, event: Event) -> str:
        """A sentence for an event, or nothing if the game does not tell this kind.

        A number that has a name in the section of its column (`[cause] 1 = "by battle"`) is said by it.
        """
        table = game.event_table()
        if event.kind not in table:
            return ""
        key, columns = table[event.kind]
        facts: dict[str, object] = {"card": self.card(setup, event.face)}
        for word, value in zip(columns.split(), event[1:5], strict=False):
            if word == "face":
                facts[word] = self.card(setup, value)
            elif word != "-":
                facts[word] = self.get(word, str(value)) if self.has(word, str(value)) else value
                if value and self.has("event", f"{key}_{word}"):  # a column that is a yes chooses another sentence
                    key = f"{key}_{word}"
        said = self.text("event", key, facts)
        return said[:1].upper() + said[1:]  # a sentence may begin with `a card`

    def refusal(self, refusal: Refusal) -> str:
        return f"{self.text('refuse', refusal.key, refusal.facts)} ({refusal.clause})"

    def error(self, error: FourfoldError) -> str:
        """An error in this language, if it has a text for it; the error's own English else."""
        cause = error.__cause__
        if "reason" in error.facts and isinstance(cause, FourfoldError):
            error.facts["reason"] = self.error(cause)
        for section in ("error", "refuse"):
            if error.key and self.has(section, error.key):
                clause = error.clause if isinstance(error, IllegalMove) else ""
                return self.text(section, error.key, error.facts) + (f" ({clause})" if clause else "")
        return str(error)
