"""Cards and places in English: "2 other face-up Level 4 or lower Dark Pawns your opponent controls"."""

from __future__ import annotations

from typing import Final

from fourfold.games.entity.cardset import vocabulary as v
from fourfold.games.entity.cardset.phrases import Filter, Group
from fourfold.games.entity.speech.grammar import says_other

ATTRIBUTES: Final = {word: word.capitalize() for word in v.ATTRIBUTES}
TYPES: Final = {word: word.capitalize() for word in v.TYPES}
SPEEDS: Final = {"normal": "Normal", "fast": "Fast", "lingering": "Lingering"}
KINDS: Final = {"pawn": "Pawn", "action": "Action", "condition": "Condition"}
POSITIONS: Final = {
    "attack": "Attack Position",
    "defense": "face-up Defense Position",
    "faceup": "face-up",
    "facedown": "face-down",
    "set": "Set",
}
PLACES: Final = {
    "pawns": ("you control", "your opponent controls", "on the field"),
    "backrow": (
        "in your Action/Condition zones",
        "in your opponent's Action/Condition zones",
        "in either player's Action/Condition zones",
    ),
    "field": ("on your field", "on your opponent's field", "on the field"),
    "hand": ("in your hand", "in your opponent's hand", "in either player's hand"),
    "deck": ("in your deck", "in your opponent's deck", "in either player's deck"),
    "discard": ("in your Discard Pile", "in your opponent's Discard Pile", "in either player's Discard Pile"),
}
BOTH: Final = {  # of all cards there
    "backrow": "in both players' Action/Condition zones",
    "hand": "in both players' hands",
    "deck": "in both players' decks",
    "discard": "in both players' Discard Piles",
}


def place(zone: str, side: str, they: bool = False) -> str:
    """Where it is; `they` if the opponent has just been named."""
    said = PLACES[zone][v.SIDES.index(side)]
    if they and side == "opp":
        return "they control" if zone == "pawns" else said.replace("your opponent's", "their")
    return said


def source(zone: str, side: str) -> str:
    """Where it comes from."""
    return place(zone, side).replace("in ", "from ", 1).replace("on ", "from ", 1)


def span(low: int | None, high: int | None, more: str, less: str) -> str:
    if low is not None and high is not None:
        return f"{low}" if low == high else f"{low} to {high}"
    return f"{low} or {more}" if low is not None else f"{high} or {less}"


def figures(filter_: Filter, having: str) -> str:
    """with 100 or less DEF"""
    rows = ((filter_.atk_min, filter_.atk_max, "ATK"), (filter_.def_min, filter_.def_max, "DEF"))
    said = [f"{span(low, high, 'more', 'less')} {word}" for low, high, word in rows if (low, high) != (None, None)]
    return f"{having} {' and '.join(said)}" if said else ""


def base(filter_: Filter, pawn: bool, name: str, many: bool) -> str:
    """The noun itself."""
    s = "s" if many else ""
    if filter_.key:
        return f'"{name}" cards' if many else f'"{name}"'
    if pawn:
        return f"Pawn{s}"
    kind = KINDS.get(filter_.kind, "")
    if filter_.speed:
        kind = f"{SPEEDS[filter_.speed]} {kind or ('Action' if filter_.speed == 'fast' else 'Action or Condition')}"
    return f"{kind} card{s}".strip()


def noun(filter_: Filter, pawn: bool, name: str, many: bool = False) -> str:
    """other face-up Level 4 or lower Dark Warrior Pawns"""
    words = ["other"] if says_other(filter_) else []
    words += [POSITIONS[filter_.pos]] if filter_.pos else []
    if filter_.level_min is not None or filter_.level_max is not None:
        words.append(f"Level {span(filter_.level_min, filter_.level_max, 'higher', 'lower')}")
    words += [table[word] for table, word in ((ATTRIBUTES, filter_.attribute), (TYPES, filter_.type)) if word]
    return " ".join([*words, base(filter_, pawn, name, many)])


def phrase(group: Group, pawn: bool, name: str, many: bool, where: str, having: str = "with") -> str:
    parts = (noun(group.filter, pawn, name, many), where, figures(group.filter, having))
    return " ".join(part for part in parts if part)


def a(text: str) -> str:
    """With its article."""
    if text.startswith("other "):
        return f"an{text}"
    return f"{'an' if text[:1] in 'AEIOUaeiou' else 'a'} {text}"
