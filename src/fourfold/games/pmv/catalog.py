"""The cards of a deck for `fourfold cards`: name, kind, what it does."""

from __future__ import annotations

from collections.abc import Mapping

from fourfold.games.pmv import cards, decktool
from fourfold.kernel.words import Say


def entries(say: Say, given: Mapping[str, str]) -> list[tuple[str, str, str]]:
    option = given.get("deck", decktool.STANDARD)
    own = decktool.words(option, say.lang).get("card_text", {})
    return [
        (
            f"{card.names[say.lang]} [{card.id}]",
            say.get("word", cards.KINDS[card.kind]),
            own.get(card.id) or say.get("card_text", card.id),
        )
        for card in decktool.load(option).cards
    ]
