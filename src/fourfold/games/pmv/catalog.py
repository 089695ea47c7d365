"""The cards of the standard deck for `fourfold cards`: name, kind, what it does."""

from __future__ import annotations

from fourfold.games.pmv import cards, deckfile
from fourfold.kernel.words import Say


def entries(say: Say) -> list[tuple[str, str, str]]:
    deck, _ = deckfile.parse(deckfile.standard())
    return [
        (f"{card.names[say.lang]} [{card.id}]", say.get("word", cards.KINDS[card.kind]), say.get("card_text", card.id))
        for card in deck.cards
    ]
