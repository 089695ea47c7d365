"""All cards as they are printed, in both languages, for people to read: texts.md beside this file.

    python -m fourfold.games.entity.tests.printed

writes it anew; read what changed before you commit it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fourfold.games.entity import decktool, speech
from fourfold.games.entity.cardset import vocabulary as v
from fourfold.games.entity.cardset.phrases import CardSet

HERE: Final = Path(__file__).parent
SHEET: Final = HERE / "texts.md"
WORDS: Final = str(HERE / "words.toml")


def words() -> CardSet:
    """The launch set, and the cards that use what it does not: the whole vocabulary."""
    return decktool.load_cards(WORDS)


def sheet() -> str:
    found = words()
    texts = {language: speech.sentences(found, language) for language in v.LANGUAGES}
    out = [
        "# The texts of all cards",
        "",
        "Written by `python -m fourfold.games.entity.tests.printed`; a test compares.",
        "",
    ]
    for card in found.cards:
        out += [f"## {card.code}", ""]
        for language in v.LANGUAGES:
            line = speech.kind_line(card, language)
            out += [f"**{card.names[language]}** · {line}  ", texts[language][card.id], ""]
    return "\n".join(out)


if __name__ == "__main__":
    SHEET.write_text(sheet(), encoding="utf-8")
