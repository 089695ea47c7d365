"""What a card says in the reader's language: its text, and the line that tells what it is (E-11.7)."""

from __future__ import annotations

from typing import Final

from fourfold.games.entity.cardset.phrases import Card, CardSet
from fourfold.games.entity.speech import nouns_en, nouns_es
from fourfold.games.entity.speech.grammar import Grammar
from fourfold.games.entity.speech.grammar_en import English
from fourfold.games.entity.speech.grammar_es import Spanish

GRAMMARS: Final[dict[str, type[Grammar]]] = {"en": English, "es": Spanish}


def sentences(cards: CardSet, language: str) -> dict[str, str]:
    """The text of every card of the set, by id."""
    grammar = GRAMMARS[language](cards)
    return {card.id: grammar.sentence(card) for card in cards.cards}


def kind_line(card: Card, language: str) -> str:
    """Level 4 Light Mechanical · ATK 120 / DEF 110; Fast Action."""
    figures = f"ATK {card.atk} / DEF {card.defence}"
    if language == "es":
        if card.kind != "pawn":
            return f"{nouns_es.KINDS[card.kind]} {nouns_es.SPEEDS[card.speed]}"
        what = f"{nouns_es.TYPES[card.type]} {nouns_es.attribute(card.attribute)}"
        return f"{what} de Nivel {card.level} · {figures}"
    if card.kind != "pawn":
        return f"{nouns_en.SPEEDS[card.speed]} {nouns_en.KINDS[card.kind]}"
    return f"Level {card.level} {nouns_en.ATTRIBUTES[card.attribute]} {nouns_en.TYPES[card.type]} · {figures}"
