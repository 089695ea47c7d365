"""Stories with the cards of words.toml, which say every word of the vocabulary: what each says stands in texts.md."""

from __future__ import annotations

from fourfold.games.entity.tests import printed
from fourfold.games.entity.tests.glance import act, duel
from fourfold.testing import Story


def story(text: str, *moves: str, **options: object) -> Story:
    return act(duel(text, cards=printed.WORDS, **options), *moves)


def used(card: str, text: str, *moves: str, **options: object) -> Story:
    """P1 activates an Action; it is the first card of the hand."""
    return story(text.replace("P1", f"P1 hand {card}", 1), f"P1 activate {card}", *moves, **options)


def attacked(s: Story, *moves: str) -> Story:
    """P1's Pawn in zone 1 attacks."""
    return act(s, "P1 battle", "P1 attack pawn1", *moves)


def turns_until(s: Story, over: int) -> Story:
    """Both do nothing until that turn."""
    while s.number("t") < over:
        act(s, f"{s.asked()[:2]} {next(m for m in s.options() if m in ('end', 'finish', 'none'))}")
    return s


def granted(card: str, text: str, target: str, **options: object) -> Story:
    return used(card, text, f"P1 target {target}", **options)
