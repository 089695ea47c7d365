"""The launch cards for `fourfold cards`: name, what it is, what it does."""

from __future__ import annotations

from fourfold.games.entity import speech
from fourfold.games.entity.cardset import cardfile
from fourfold.kernel.words import Say


def entries(say: Say) -> list[tuple[str, str, str]]:
    cards = cardfile.launch()
    texts = speech.sentences(cards, say.lang)
    names = {card.id: f"{card.names[say.lang]} [{card.code}]" for card in cards.cards}
    return [(names[card.id], speech.kind_line(card, say.lang), texts[card.id]) for card in cards.cards]
