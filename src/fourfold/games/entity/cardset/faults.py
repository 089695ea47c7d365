"""What is wrong with a card or a deck file: where, what, and what would be right, in the reader's language."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final, NamedTuple

LARGE: Final = 10**12
LONGEST: Final = 400


class Fault(NamedTuple):
    """`key` names a sentence of text/faults_*.toml; `field` is a path such as effect[1].do[2].n, counted from 1."""

    key: str
    card: str = ""
    field: str = ""
    facts: Mapping[str, object] = MappingProxyType({})


@cache
def texts(language: str) -> dict[str, str]:
    source = files("fourfold.games.entity").joinpath(f"text/faults_{language}.toml").read_text(encoding="utf-8")
    table: dict[str, str] = tomllib.loads(source)["fault"]
    return table


def say(file: str, fault: Fault, language: str = "en") -> str:
    """The fault as a line: file, card, field, what is wrong and what would be right."""
    sentence = texts(language)[fault.key].format(**{name: shown(fact) for name, fact in fault.facts.items()})
    return ": ".join(part for part in (file, fault.card, shown(fault.field), sentence) if part)


def shown(value: object) -> str:
    """What somebody wrote in a file, whatever it is, as a part of a line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict | list):
        return "{ … }" if isinstance(value, dict) else "[ … ]"
    if isinstance(value, int) and abs(value) > LARGE:  # Python does not say all of them in decimals
        return f"{hex(value)[:16]}…"
    text = str(value)
    text = "".join(c if c.isprintable() else "?" for c in text)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
