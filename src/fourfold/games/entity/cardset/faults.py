"""What is wrong with a card or a deck file: where, what, and what would be right, in the reader's language."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import NamedTuple


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
    sentence = texts(language)[fault.key].format(**fault.facts)
    return ": ".join(part for part in (file, fault.card, fault.field, sentence) if part)
