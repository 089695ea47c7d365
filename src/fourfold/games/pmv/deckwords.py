"""What the cards of a deck are called and do, as sections of texts: any deck file can be read as it is played."""

from __future__ import annotations

from fourfold.games.pmv import cards, deckfile
from fourfold.games.pmv.deckfile import Card, Deck


def changes(card: Card) -> str:
    """ATK +1, DEF -1."""
    figures = (("ATK", card.atk), ("DEX", card.dex), ("DEF", card.defence), ("HP", card.hp))
    return ", ".join(f"{name} {value:+d}" for name, value in figures if value)


def sentence(card: Card, texts: dict[str, str]) -> str:
    key = cards.KINDS[card.kind]
    if card.kind == cards.REACTIVE:
        key = cards.EFFECTS[card.effect]
    elif card.kind == cards.WEAPON and changes(card):
        key = "weapon_changes"
    facts: dict[str, object] = card._asdict() | {"changes": changes(card), "def": card.defence, "ac": 10 + card.dex}
    return texts[key].format(**facts)


def sections(deck: Deck, language: str) -> dict[str, dict[str, str]]:
    texts = deckfile.texts(language, "figures")
    return {
        "card": {card.id: card.names[language] for card in deck.cards},
        "card_text": {card.id: sentence(card, texts) for card in deck.cards},
    }
