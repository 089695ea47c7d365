"""The cards of a match for `fourfold cards`: name and words in scenes and deck lists, what it is, what it does."""

from __future__ import annotations

from collections.abc import Mapping

from fourfold.games.entity import decktool, speech
from fourfold.kernel.words import Say


def entries(say: Say, given: Mapping[str, str]) -> list[tuple[str, str, str]]:
    cards = decktool.load_cards(given.get("cards", decktool.LAUNCH))
    texts = speech.sentences(cards, say.lang)
    names = {card.id: f"{card.names[say.lang]} [{card.code} {card.id}]" for card in cards.cards}
    return [(names[card.id], speech.kind_line(card, say.lang), texts[card.id]) for card in cards.cards]
