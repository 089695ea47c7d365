"""Decks by name, file or seed: what `fourfold deck pmv check FILE` and `generate --seed S --size N` do (P-2.3)."""

from __future__ import annotations

from typing import Final

from fourfold.games.pmv import deckfile, deckmaker, deckwords
from fourfold.games.pmv.deckfile import Deck
from fourfold.kernel.errors import BadFile, BadOption

STANDARD: Final = "standard50"
GENERATED: Final = "generated:"


def check(path: str, language: str = "en") -> list[str]:
    """Every fault of a deck file, a line each; none if it can be played."""
    try:
        text = deckfile.read_text(path)
    except (OSError, ValueError) as error:
        facts: dict[str, object] = {"reason": getattr(error, "strerror", None) or "no UTF-8"}
        return [deckfile.say(path, deckfile.Fault("unreadable", facts=facts), language)]
    return [deckfile.say(path, fault, language) for fault in deckfile.parse(text)[1]]


def generate(seed: str | int, size: int) -> str:
    """The TOML text of a new deck; the same seed and size give the same deck."""
    return deckmaker.generate(str(seed), size)


def source(option: str) -> str:
    """The text of the deck that the option `deck` names: standard50, generated:SEED:SIZE or a file."""
    if option == STANDARD:
        return deckfile.standard()
    if option.startswith(GENERATED):
        seed, _, size = option.removeprefix(GENERATED).rpartition(":")
        if not seed or not size.isdecimal() or len(size) > 4:
            raise BadOption(
                f"a generated deck is generated:SEED:SIZE, as in generated:7:50, not {option} (P-2.3)",
                "deck_generated",
                given=option,
            )
        return deckmaker.generate(seed, int(size))
    try:
        return deckfile.read_text(option)
    except (OSError, ValueError) as error:
        raise BadOption(
            f"deck is standard50, generated:SEED:SIZE or a readable file, not {option} (P-2.3)",
            "deck_unreadable",
            given=option,
        ) from error


def load(option: str) -> Deck:
    """The deck to play with; one that breaks a rule is refused with every fault listed."""
    deck, faults = deckfile.parse(source(option))
    if faults:

        def lines(lang: str) -> str:
            return "\n".join(f"  {deckfile.say(option, fault, lang)}" for fault in faults)

        raise BadFile(f"the deck {option} cannot be played:\n{lines('en')}", key="bad_deck", deck=option, faults=lines)
    return deck


def words(option: str, lang: str) -> dict[str, dict[str, str]]:
    """Names and descriptions of the deck's cards; those of the standard deck stand in the texts."""
    return {} if option == STANDARD else deckwords.sections(load(option), lang)
