"""What is said of a card wherever it is drawn: its kind, what is printed on it, its figures now and why (E-11.7)."""

from __future__ import annotations

from types import ModuleType
from typing import Final, NamedTuple

from fourfold.games.entity import cards, decktool, figures, table
from fourfold.games.entity.cardset.phrases import Card
from fourfold.games.entity.speech import nouns_en, nouns_es
from fourfold.kernel.cells import bit
from fourfold.kernel.layout import safe
from fourfold.kernel.state import HIDDEN, NOBODY, State
from fourfold.kernel.words import Say

NOUNS: Final[dict[str, ModuleType]] = {"en": nouns_en, "es": nouns_es}
COLOURS: Final = ("gold1", "green3", "orchid1")  # Pawns gold, Actions green, Conditions pink-purple ...
SIGNS: Final = ("P", "A", "C")  # ... and a letter, the same in both languages
SHAPES: Final = ("", "▮", "▬", "▒")  # upright, turned, face-down
TERMS: Final = ("now", "next", "after", "lasting")


def column(s: State, face: int, of: int) -> int:
    return int(cards.of(s, face, of))


def kind(s: State, face: int) -> int:
    return column(s, face, cards.KIND)


def colour(s: State, face: int) -> str:
    return COLOURS[kind(s, face)]


def named(s: State, say: Say, face: int) -> str:
    """The name with the letter of its kind, in the colour of its kind."""
    return f"[{colour(s, face)}]{SIGNS[kind(s, face)]} {safe(say.card(s.setup, face))}[/]"


def level(s: State, say: Say, face: int) -> str:
    return say.text("draw", "level", {"n": column(s, face, cards.LEVEL)})


def attribute(s: State, say: Say, face: int) -> str:
    word = cards.ATTRIBUTES[(column(s, face, cards.SIGN) >> cards.ATTRIBUTE_BIT & 255).bit_length() - 1]
    return str(NOUNS[say.lang].ATTRIBUTES[word])


def type_(s: State, say: Say, face: int) -> str:
    word = cards.TYPES[(column(s, face, cards.SIGN) >> cards.TYPE_BIT).bit_length() - 1]
    return str(NOUNS[say.lang].TYPES[word])


def speed(s: State, say: Say, face: int) -> str:
    return str(NOUNS[say.lang].SPEEDS[cards.SPEEDS[column(s, face, cards.SPEED)]])


def printed(s: State, say: Say, face: int) -> str:
    """In a line: L4 Light Mechanical 120/110; (Fast)."""
    if kind(s, face) != cards.PAWN:
        return f"({speed(s, say, face)})"
    stats = f"{column(s, face, cards.ATK)}/{column(s, face, cards.DEF)}"
    return f"{level(s, say, face)} {attribute(s, say, face)} {type_(s, say, face)} {stats}"


def card(s: State, face: int) -> Card:
    """The card as data; faces are numbered in the order of the card set."""
    return decktool.load_cards(s.setup.options["cards"]).cards[face]


def text(s: State, say: Say, face: int) -> str:
    return say.get("card_text", s.setup.faces[face])


# -- on the field -----------------------------------------------------------------------------------------------------
class Lying(NamedTuple):
    """A card on the field, as the reader sees it."""

    place: int
    face: int  # HIDDEN if he may not know it
    pos: int


def at(s: State, place: int) -> Lying | None:
    if s.many(place) == 0:
        return None
    return Lying(place, int(table.face_at(s, place)), int(s.num[table.POS + place]))


def row(s: State, first: int) -> list[Lying | None]:
    return [at(s, first + k) for k in range(table.ROOM)]


def zone(place: int) -> int:
    """Zones count from 1."""
    return place % table.ROOM + 1


def figure(s: State, card: Lying, of: int) -> tuple[int, int]:
    """ATK (0) or DEF (1): now, and as printed."""
    was = column(s, card.face, cards.ATK + of)
    return (was if card.pos == table.SET else int(figures.current(s, card.place, of))), was


def marked(s: State, card: Lying, of: int) -> str:
    """With an arrow, and a colour, if it is not what is printed."""
    now, was = figure(s, card, of)
    return f"[green]{now}↑[/]" if now > was else f"[red]{now}↓[/]" if now < was else f"{now}"


def reasons(s: State, say: Say, place: int, of: int) -> list[tuple[str, int]]:
    """What a figure is made of: what is printed, effects that last, cards that lie there."""
    out = [(say.get("draw", "printed"), column(s, int(table.face_at(s, place)), cards.ATK + of))]
    for k, word in enumerate(TERMS):
        n = int(s.num[(table.WALL if of else table.GAIN) + 10 * k + place])
        out += [(say.get("draw", f"term_{word}"), n)] if n else []
    for source in range(table.PLACES):
        if int(s.num[table.AURAS]) & bit(source):
            n = aura(s, source, place, of)
            out += [(say.card(s.setup, int(table.face_at(s, source))), n)] if n else []
    return out


def aura(s: State, source: int, place: int, of: int) -> int:
    """What the static effects of one card add."""
    face = int(table.face_at(s, source))
    n = 0
    for k in range(column(s, face, cards.STATICS)):
        effect = column(s, face, cards.STATIC) + cards.EFFECT * k
        amount = s.setup.facts[effect + cards.E_ATK + of]
        if amount and figures.reaches(s, effect, source, place):
            n += int(figures.number(s, amount, table.owner(source), table.card_at(s, source)))
    return n


def states(s: State, say: Say, card: Lying) -> list[str]:
    """What is not printed on it: keywords that it was given, and what it did this turn."""
    out = []
    if card.place < table.BACK and card.pos != table.SET:
        given = int(figures.keywords(s, card.place)) & ~column(s, card.face, cards.KEYWORDS)
        out += [say.get("keyword", str(2**k)) for k in range(given.bit_length()) if given >> k & 1]
        if s.num[table.ATTACKS + card.place]:
            out.append(say.text("draw", "attacked", {"n": int(s.num[table.ATTACKS + card.place])}))
        if s.num[table.MORE + card.place]:
            out.append(say.text("draw", "more", {"n": int(s.num[table.MORE + card.place])}))
    if card.place >= table.BACK and s.num[table.TIED + card.place - table.BACK] > 0:
        held = int(s.num[table.TIED + card.place - table.BACK]) - 1
        facts = {"seat": int(table.owner(held)), "card": say.card(s.setup, int(table.face_at(s, held)))}
        out.append(say.text("draw", "attached", facts | {"n": zone(held)}))
    return out


def sees(s: State, p: int) -> bool:
    """Does the reader see the hand and the Set cards of this player?"""
    return s.viewer in (NOBODY, p)


def known(faces: list[int]) -> list[int]:
    return [face for face in faces if face != HIDDEN]
