"""A deck as data: reading a TOML file, and every fault of it with its card and its field (P-2).

[deck]
name = { es = "...", en = "..." }

[[card]]                # one definition, in any order; `copies` says how often it is in the deck
id = "W1"
type = "weapon"
name = { es = "Daga", en = "Dagger" }
cost = 1
die = "1d4"
dex = 1
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

from fourfold.games.pmv import cards
from fourfold.kernel.layout import safe, wide

LANGUAGES: Final = ("es", "en")
FEWEST_HEROES: Final = 8  # P-4.3
FEWEST: Final = 16
MOST: Final = 400
LONGEST_NAME: Final = 40  # columns: so that every table has room for it
ID: Final = re.compile(r"(?!P\d+$)[A-Z][A-Z0-9_]{0,15}")  # P1 is a player
DIE: Final = re.compile(r"1d([246])")

# type -> field -> lowest, highest; a field that is not here may not stand there
RANGES: Final[dict[str, dict[str, tuple[int, int]]]] = {
    "hero": {"cost": (0, 20), "copies": (1, 20), "atk": (0, 30), "dex": (0, 20), "def": (0, 30), "hp": (1, 99)},
    "item": {"cost": (0, 20), "copies": (1, 20), "atk": (-9, 9), "dex": (-9, 9), "def": (-9, 9), "hp": (0, 20)},
    "weapon": {"cost": (0, 20), "copies": (1, 20), "atk": (-9, 9), "dex": (-9, 9), "def": (-9, 9)},
    "reactive": {"cost": (0, 20), "copies": (1, 20), "amount": (1, 20)},
    "healing": {"cost": (0, 20), "copies": (1, 20), "amount": (1, 20)},
    "counterattack": {"cost": (0, 20), "copies": (1, 20), "amount": (1, 20)},
}
NEEDED: Final[dict[str, tuple[str, ...]]] = {
    "hero": ("cost", "atk", "dex", "def", "hp"),
    "item": ("cost",),
    "weapon": ("cost", "die"),
    "reactive": ("cost", "effect"),
    "healing": ("cost", "amount"),
    "counterattack": ("cost", "amount"),
}


class Fault(NamedTuple):
    """What is wrong with a deck: `key` names a sentence of the texts, `[fault]`."""

    key: str
    card: str = ""
    field: str = ""
    facts: Mapping[str, object] = MappingProxyType({})


class Card(NamedTuple):
    """One definition."""

    id: str
    kind: int
    names: dict[str, str]
    cost: int
    copies: int = 1
    atk: int = 0
    dex: int = 0
    defence: int = 0
    hp: int = 0
    die: int = 0
    effect: int = 0
    amount: int = 0


class Deck(NamedTuple):
    """The definitions in the order of their faces (P-10.1): by type, then as the file has them."""

    names: dict[str, str]
    cards: list[Card]

    def size(self) -> int:
        return sum(card.copies for card in self.cards)

    def many(self, kind: int) -> int:
        """How many definitions of a kind there are."""
        return sum(card.kind == kind for card in self.cards)


def parse(text: str) -> tuple[Deck, list[Fault]]:
    """The deck, and all that is wrong with it; a deck with faults is not for playing."""
    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # endless numbers and endless brackets too
        return Deck({}, []), [Fault("no_toml", facts={"reason": str(error)})]
    faults = [Fault("unknown_key", field=key) for key in table if key not in ("deck", "card")]
    names = read_head(table.get("deck"), faults)
    rows = table.get("card")
    if not isinstance(rows, list):
        return Deck(names, []), [*faults, Fault("no_cards")]
    found = [read_card(row, place, faults) for place, row in enumerate(rows, 1)]
    cards_ = [card for card in found if card is not None]
    deck = Deck(names, sorted(cards_, key=lambda card: card.kind))
    faults += doubles(deck)
    if len(cards_) == len(rows) and not any(fault.field in ("type", "copies") for fault in faults):
        faults += totals(deck)
    return deck, faults


def read_head(head: object, faults: list[Fault]) -> dict[str, str]:
    if not isinstance(head, dict):
        faults.append(Fault("no_deck"))
        return {}
    faults += [Fault("unknown_key", "deck", key) for key in head if key != "name"]
    return read_names(head.get("name"), "deck", faults)


def read_names(value: object, card: str, faults: list[Fault]) -> dict[str, str]:
    """A name in each language."""
    if not isinstance(value, dict):
        faults.append(Fault("no_name", card, "name"))
        return {}
    for language in LANGUAGES:
        name = value.get(language)
        if not isinstance(name, str) or not name.strip():
            faults.append(Fault("no_name", card, f"name.{language}"))
        elif wide(safe(name)) > LONGEST_NAME or not name.isprintable():
            faults.append(Fault("bad_name", card, f"name.{language}", {"most": LONGEST_NAME}))
    faults += [Fault("unknown_key", card, f"name.{key}") for key in value if key not in LANGUAGES]
    return {language: str(value.get(language, "")).strip() for language in LANGUAGES}


def read_card(row: object, place: int, faults: list[Fault]) -> Card | None:
    """One definition; None if it is no table. An unknown type passes for a hero: such a deck is not played."""
    name = f"#{place}"
    if not isinstance(row, dict):
        faults.append(Fault("no_table", name))
        return None
    ident = row.get("id")
    if isinstance(ident, str) and ID.fullmatch(ident):
        name = ident
    else:
        faults.append(Fault("bad_id", name, "id"))
    names = read_names(row.get("name"), name, faults)
    kind = row.get("type")
    if not isinstance(kind, str) or kind not in cards.KINDS:
        faults.append(Fault("bad_value", name, "type", {"values": ", ".join(cards.KINDS)}))
        return Card(name, cards.HERO, names, 0)
    numbers = read_numbers(row, kind, name, faults)
    die = 0
    if kind == "weapon" and "die" in row:
        match = DIE.fullmatch(str(row["die"]))
        die = int(match[1]) if match else 0
        if not match:
            faults.append(Fault("bad_value", name, "die", {"values": "1d2, 1d4, 1d6"}))
    elif kind == "hero":
        die = cards.BARE_DIE
    effect = 0
    if kind == "reactive" and "effect" in row:
        effect = read_effect(row, name, faults)
    if kind == "item" and not any(numbers.get(field, 0) for field in ("atk", "dex", "def", "hp")):
        faults.append(Fault("idle_item", name))
    return Card(
        name,
        cards.KINDS.index(kind),
        names,
        numbers.get("cost", 0),
        numbers.get("copies", 1),
        numbers.get("atk", 0),
        numbers.get("dex", 0),
        numbers.get("def", 0),
        numbers.get("hp", 0),
        die,
        effect,
        numbers.get("amount", 0),
    )


def read_effect(row: dict[str, object], name: str, faults: list[Fault]) -> int:
    if row["effect"] not in cards.EFFECTS[1:]:
        faults.append(Fault("bad_value", name, "effect", {"values": ", ".join(cards.EFFECTS[1:])}))
        return 0
    effect = cards.EFFECTS.index(str(row["effect"]))
    if effect == cards.REDUCE and "amount" not in row:
        faults.append(Fault("missing", name, "amount"))
    elif effect != cards.REDUCE and "amount" in row:
        faults.append(Fault("amount_unused", name, "amount", {"effect": row["effect"]}))
    return effect


def read_numbers(row: dict[str, object], kind: str, name: str, faults: list[Fault]) -> dict[str, int]:
    """The number fields of a type, in range; what may not stand there is a fault."""
    ranges = RANGES[kind]
    faults += [Fault("missing", name, field) for field in NEEDED[kind] if field not in row]
    numbers: dict[str, int] = {}
    for field, value in row.items():
        if field in ("id", "type", "name") or (field in ("die", "effect") and field in NEEDED[kind]):
            continue
        if field not in ranges:
            dice = field == "die" and kind == "item"  # P-6.4
            faults.append(Fault("item_die" if dice else "unknown_key", name, field))
            continue
        low, high = ranges[field]
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            faults.append(Fault("range", name, field, {"low": low, "high": high, "given": value}))
        else:
            numbers[field] = value
    return numbers


def doubles(deck: Deck) -> list[Fault]:
    """Ids and names that two cards have."""
    faults: list[Fault] = []
    ids = [card.id for card in deck.cards]
    for ident in sorted({ident for ident in ids if ids.count(ident) > 1}):
        faults.append(Fault("same_id", ident, "id"))
    for language in LANGUAGES:
        owner: dict[str, str] = {}
        for card in deck.cards:
            name = card.names.get(language, "").casefold()
            other = owner.setdefault(name, card.id)
            if name and other != card.id:
                faults.append(Fault("same_name", card.id, f"name.{language}", {"other": other}))
    return faults


def totals(deck: Deck) -> list[Fault]:
    """How many heroes and cards there are, copies counted."""
    faults: list[Fault] = []
    heroes = sum(card.copies for card in deck.cards if card.kind == cards.HERO)
    if heroes < FEWEST_HEROES:
        faults.append(Fault("few_heroes", facts={"n": heroes, "least": FEWEST_HEROES}))
    if not FEWEST <= deck.size() <= MOST:
        faults.append(Fault("size", facts={"n": deck.size(), "low": FEWEST, "high": MOST}))
    return faults


def standard() -> str:
    """The text of the standard deck."""
    return files("fourfold.games.pmv").joinpath("decks/standard50.toml").read_text(encoding="utf-8")


def texts(language: str, section: str) -> dict[str, str]:
    """A section of the texts: `fault`, what may be wrong; `figures`, what a card does."""
    source = files("fourfold.games.pmv").joinpath(f"text/{language}.toml").read_text(encoding="utf-8")
    table: dict[str, str] = tomllib.loads(source)[section]
    return table


def say(file: str, fault: Fault, language: str = "en") -> str:
    """The fault as a line: file, card, field, what is wrong and what would be right."""
    sentence = texts(language, "fault")[fault.key].format(**fault.facts)
    where = ": ".join(part for part in (file, fault.card, fault.field) if part)
    return f"{where}: {sentence}"


def read_text(path: str) -> str:
    return Path(path).read_text(encoding="utf-8-sig")
