"""Card and deck files by name: what `fourfold deck entity check FILE` does, and how options load them (E-13.2)."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from fourfold.games.entity import speech
from fourfold.games.entity.cardset import cardfile, faults
from fourfold.games.entity.cardset.faults import Fault
from fourfold.games.entity.cardset.phrases import CardSet, Deck
from fourfold.kernel.errors import BadFile, BadOption

LAUNCH: Final = "launch"


def check(path: str, language: str = "en") -> list[str]:
    """Every fault of a card or deck file, a line each; a file with [[card]], [[deck]] or a set holds cards."""
    try:
        text = Path(path).read_text(encoding="utf-8-sig")
    except (OSError, ValueError) as error:
        facts: dict[str, object] = {"reason": getattr(error, "strerror", None) or "no UTF-8"}
        return [faults.say(path, Fault("unreadable", facts=facts), language)]
    table, _ = cardfile.toml(text)
    if {"card", "deck", "set"} & set(table):
        found = cardfile.parse_cards(text, cardfile.launch())[1]
    else:
        found = cardfile.parse_deck(text, cardfile.launch())[1]
    return [faults.say(path, fault, language) for fault in found]


def load_deck(option: str, cards: CardSet, limits: cardfile.Limits = cardfile.LIMITS) -> Deck:
    """A deck of the card set by its id, or one from a file; a deck with faults is refused with all of them."""
    for deck in cards.decks:
        if deck.id == option:
            return deck
    known = ", ".join(deck.id for deck in cards.decks)
    text = read(option, f"a deck is one of {known} or a readable file, not {option} (E-13.2)", "deck_unreadable", known)
    made, found = cardfile.parse_deck(text, cards, limits)
    refuse(option, found, f"the deck {option} cannot be played", "bad_deck")
    return made


def load_cards(option: str) -> CardSet:
    """The launch set, or the launch set with the cards of a file."""
    if option == LAUNCH:
        return cardfile.launch()
    text = read(option, f"cards are {LAUNCH} or a readable file, not {option}", "cards_unreadable", LAUNCH)
    cards, found = parsed(text)
    refuse(option, found, f"the cards of {option} cannot be played", "bad_cards")
    return cards


@lru_cache(maxsize=4)
def parsed(text: str) -> tuple[CardSet, list[Fault]]:
    """A match asks for its cards again and again."""
    return cardfile.parse_cards(text, cardfile.launch())


def read(option: str, message: str, key: str, known: str) -> str:
    try:
        return Path(option).read_text(encoding="utf-8-sig")
    except (OSError, ValueError) as error:
        raise BadOption(message, key, given=option, known=known) from error


def refuse(option: str, found: list[Fault], message: str, key: str) -> None:
    """Every fault, in the reader's language."""
    if found:

        def lines(lang: str) -> str:
            return "\n".join(f"  {faults.say(option, fault, lang)}" for fault in found)

        raise BadFile(f"{message}:\n{lines('en')}", key=key, file=option, faults=lines)


def words(cards: CardSet, language: str) -> dict[str, dict[str, str]]:
    """What the cards and the decks are called and say, as sections of the texts."""
    return {
        "card": {card.id: card.names[language] for card in cards.cards},
        "card_text": speech.sentences(cards, language),
        "word": {deck.id: deck.names[language] for deck in cards.decks},
        "deck_text": {deck.id: deck.plans[language] for deck in cards.decks},
    }
