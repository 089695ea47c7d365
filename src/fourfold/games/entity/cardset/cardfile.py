"""Cards and decks as data: the launch set, files with further cards, and the deck files of players (E-13, E-14).

format = 1
set = "own"             # what these cards are called together

[[card]]                # a Pawn; an Action or Condition has a speed instead of level, attribute, type, atk and def
code = "X01"
id = "tide_wolf"
name = "Tide Wolf"
es = "Lobo de Marea"
kind = "pawn"
level = 4
attribute = "water"
type = "beast"
atk = 120
def = 90
effect = [{ kind = "trigger", on = "summoned", subject = "self", do = [{ op = "draw", who = "you", n = 1 }] }]
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from fourfold.games.entity.cards import MOST_FLAGS
from fourfold.games.entity.cardset import soundness
from fourfold.games.entity.cardset import vocabulary as v
from fourfold.games.entity.cardset.faults import Fault
from fourfold.games.entity.cardset.phrases import Card, CardSet, Deck, Effect
from fourfold.games.entity.cardset.reading import Reader, Table, at
from fourfold.kernel.moves import plain

Limits = tuple[int, int, int]  # deck_min, deck_max, copies_max (E-0.9)

FORMAT: Final = 1
LIMITS: Final[Limits] = (40, 60, 3)
CODE: Final = re.compile(r"[A-Z]{1,4}[0-9]{2,4}")
AT_LINE: Final = re.compile(r"at line (\d+)")
ID: Final = re.compile(r"[a-z][a-z0-9_]{1,39}")
LONGEST_NAME: Final = 40
LONGEST_TEXT: Final = 400
COMMON: Final = ("code", "id", "name", "es", "kind", "origin", "text", "text_es", "effect")
NEEDED: Final = ("code", "id", "name", "es", "kind")
FIGURES: Final = (("level", 1, 10), ("atk", 0, 400), ("def", 0, 400))
PAWN: Final = ("level", "attribute", "type", "atk", "def")
DECK: Final = ("id", "name", "es", "plan", "plan_es", "cards")


@cache
def launch() -> CardSet:
    """The cards that come with the game."""
    cards, faults = parse_cards(files("fourfold.games.entity").joinpath("cards.toml").read_text(encoding="utf-8"), None)
    assert not faults, faults
    return cards


def parse_cards(text: str, base: CardSet | None) -> tuple[CardSet, list[Fault]]:
    """The base set with the cards and decks of a file, and all that is wrong with the file."""
    old = base or CardSet("", [], [], "")
    table, faults = toml(text)
    reader = Reader("", faults)
    reader.table(table, "", ("format", "set", "card", "deck"), ("format", "set") if table else ())
    if not table and not faults:
        reader.note("empty", "")
    check_format(table, reader)
    name = text_of(reader, table, "set", LONGEST_NAME)
    if table and not {"card", "deck"} & set(table):
        reader.note("no_cards", "")
    cards = list(old.cards)
    for row, path in entries(reader, table, "card"):
        cards.append(read_card(row, path, faults))
    unique(cards, len(old.cards), faults)
    known = {card.id: card for card in cards}
    for card in cards[len(old.cards) :]:
        check_card(card, known, faults)
    count_names(cards, faults)
    decks = list(old.decks)
    for row, path in entries(reader, table, "deck"):
        decks.append(read_deck(row, path, known, faults))
    unique(decks, len(old.decks), faults)
    return CardSet(name, cards, decks, digest(cards)), faults


def toml(text: str) -> tuple[Table, list[Fault]]:
    try:
        return tomllib.loads(text), []
    except tomllib.TOMLDecodeError as error:
        found = AT_LINE.search(str(error))
        return {}, [Fault("no_toml", facts={"line": found[1] if found else text.count("\n") + 1})]
    except (RecursionError, ValueError):  # tables in tables in tables; a number of thousands of digits
        return {}, [Fault("endless_toml")]


def check_format(table: Table, reader: Reader) -> None:
    value = table.get("format", FORMAT)
    if isinstance(value, bool) or value != FORMAT:
        reader.note("format", "format", wanted=FORMAT)


def digest(cards: list[Card]) -> str:
    """What the cards do, canonically: names and reference texts may be corrected without another hash."""
    bare = [content(card._replace(names={}, reference={}, origin="")) for card in cards]
    return hashlib.sha256(json.dumps(bare, sort_keys=True).encode()).hexdigest()[:16]


def content(value: object) -> object:
    """A record as a table of its fields, those left out that have their usual value."""
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        usual = getattr(value, "_field_defaults", {})
        return {
            key: content(field) for key, field in value._asdict().items() if key not in usual or field != usual[key]
        }
    return [content(entry) for entry in value] if isinstance(value, tuple) else value


def text_of(reader: Reader, row: Table, key: str, most: int) -> str:
    """A text that can be printed; nothing if it is not there, which `needed` reports."""
    value = row.get(key, "")
    if not isinstance(value, str) or (key in row and not value.strip()):
        reader.note("no_text", key)
        return ""
    if len(value) > most or not value.isprintable():
        reader.note("unprintable", key, most=most)
    return value.strip()


def entries(reader: Reader, table: Table, key: str) -> list[tuple[Table, str]]:
    """The tables of a list and their paths."""
    rows = reader.rows(table, "", key)
    reader.faults.extend(Fault("no_table", path) for row, path in rows if not isinstance(row, dict))
    return [(row, path) for row, path in rows if isinstance(row, dict)]


def ident(row: Table, path: str, faults: list[Fault]) -> tuple[str, Reader]:
    """The id of an entry, or its place if it has none, and who reads it."""
    name = row.get("id")
    if isinstance(name, str) and ID.fullmatch(name):
        return name, Reader(name, faults)
    if "id" in row:
        faults.append(Fault("bad_id", path, "id"))
    return "", Reader(path, faults)


def read_card(row: Table, path: str, faults: list[Fault]) -> Card:
    """The shape of a card; its effects that could not be read are left empty."""
    name, reader = ident(row, path, faults)
    kind = reader.word(row, "", "kind", v.KINDS)
    own = PAWN if kind == "pawn" else ("speed",) if kind else (*PAWN, "speed")
    reader.table(row, "", (*COMMON, *own), (*NEEDED, *(own if kind else ()), *(("effect",) if kind != "pawn" else ())))
    code = row.get("code")
    if "code" in row and not (isinstance(code, str) and CODE.fullmatch(code)):
        reader.note("bad_code", "code")
    numbers = {key: reader.number(row, "", key, low, high) or 0 for key, low, high in FIGURES}
    for key in ("atk", "def"):
        if numbers[key] % 5:
            reader.note("by_fives", key, given=numbers[key])
    card = Card(
        code=code if isinstance(code, str) else "",
        id=name,
        names={"en": text_of(reader, row, "name", LONGEST_NAME), "es": text_of(reader, row, "es", LONGEST_NAME)},
        kind=kind,
        level=numbers["level"],
        attribute=reader.word(row, "", "attribute", v.ATTRIBUTES),
        type=reader.word(row, "", "type", v.TYPES),
        atk=numbers["atk"],
        defence=numbers["def"],
        speed=reader.word(row, "", "speed", v.SPEEDS.get(kind, ())) if kind != "pawn" else "",
        origin=reader.word(row, "", "origin", v.ORIGINS) or "new",
        reference={
            language: text_of(reader, row, key, LONGEST_TEXT)
            for language, key in (("en", "text"), ("es", "text_es"))
            if key in row
        },
    )
    return card._replace(effects=tuple(read_effect(reader, *entry) for entry in reader.rows(row, "", "effect")))


def read_effect(reader: Reader, value: object, path: str) -> Effect:
    """An effect; one without a kind if anything in it could not be read, so that nobody judges it."""
    before = len(reader.faults)
    effect = reader.effect(value, path)
    return effect if len(reader.faults) == before else Effect("")


def check_card(card: Card, known: dict[str, Card], faults: list[Fault]) -> None:
    """Whether it makes sense as a whole."""
    if not card.kind or not card.id:
        return
    if card.kind == "pawn" and 3 <= card.level <= 4:  # E-15.2; a wall has at least twice as much DEF
        wall = card.defence >= 2 * card.atk
        if card.atk > 135 or (card.atk < 70 and not wall):
            faults.append(Fault("odd_atk", card.id, "atk", {"level": card.level, "given": card.atk}))
    for n, effect in enumerate(card.effects, 1):
        if effect.kind:
            soundness.Judge(card, effect, f"effect[{n}]", known, faults).look()
    if all(effect.kind for effect in card.effects):
        faults += soundness.whole(card)


def count_names(cards: list[Card], faults: list[Fault]) -> None:
    """Uses by name are counted for all cards of a match together (E-9.4)."""
    named = [card.id for card in cards for effect in card.effects if effect.limit == "name_turn"]
    if len(named) > MOST_FLAGS:
        faults.append(Fault("too_many", named[MOST_FLAGS], "effect.limit", {"most": MOST_FLAGS}))


def unique(rows: Sequence[Card | Deck], old: int, faults: list[Fault]) -> None:
    """Ids, codes and names are given once, also in the base set; names as a player would type them."""
    seen: dict[tuple[str, object], str] = {}
    for n, row in enumerate(rows):
        marks: list[tuple[str, object]] = [("id", row.id), ("code", row.code if isinstance(row, Card) else "")]
        marks += [(field, tuple(plain(row.names[lang]))) for field, lang in (("name", "en"), ("es", "es"))]
        for field, value in marks:
            if value and (field, value) in seen and n >= old:
                faults.append(Fault("twice", row.id, field, {"other": seen[field, value]}))
            seen.setdefault((field, value), row.id)


def read_deck(row: Table, path: str, known: dict[str, Card], faults: list[Fault]) -> Deck:
    """A deck that comes with a card file."""
    name, reader = ident(row, path, faults)
    reader.table(row, "", DECK, DECK)
    names = {"en": text_of(reader, row, "name", LONGEST_NAME), "es": text_of(reader, row, "es", LONGEST_NAME)}
    plans = {"en": text_of(reader, row, "plan", LONGEST_TEXT), "es": text_of(reader, row, "plan_es", LONGEST_TEXT)}
    return Deck(name, names, plans, read_list(row, known, LIMITS, reader))


def read_list(row: Table, known: dict[str, Card], limits: Limits, reader: Reader) -> dict[str, int]:
    """Card id -> count, as many as a deck may hold (E-1.2, E-13.1)."""
    least, most, copies = limits
    counts = row.get("cards", {})
    if not isinstance(counts, dict):
        reader.note("no_table", "cards")
        return {}
    for key in counts:
        if key not in known:
            reader.note("no_such_card", at("cards", key), given=key)
    found = {key: reader.number(counts, "cards", key, 1, copies) for key in counts}
    size = sum(n or 0 for n in found.values())
    if "cards" in row and None not in found.values() and not least <= size <= most:
        reader.note("size", "cards", n=size, low=least, high=most)
    return {key: n for key, n in found.items() if n is not None and key in known}


def parse_deck(text: str, cards: CardSet, limits: Limits = LIMITS) -> tuple[Deck, list[Fault]]:
    """A player's deck file, and all that is wrong with it (E-13.2)."""
    table, faults = toml(text)
    reader = Reader("", faults)
    reader.table(table, "", ("format", "name", "hash", "cards"), ("format", "name", "cards") if table else ())
    if not table and not faults:
        reader.note("empty", "")
    check_format(table, reader)
    name = text_of(reader, table, "name", LONGEST_NAME)
    built_for = text_of(reader, table, "hash", LONGEST_NAME)
    if built_for and built_for != cards.hash:
        reader.note("other_cards", "hash", given=built_for, hash=cards.hash)
    listed = read_list(table, {card.id: card for card in cards.cards}, limits, reader)
    return Deck("", {"en": name, "es": name}, {}, listed), faults
