"""How stories of Shovels read a table."""

from collections import Counter

from fourfold import games
from fourfold.games.shovels import cards, table
from fourfold.kernel import drive
from fourfold.kernel.state import State
from fourfold.testing import Story

SHOWN = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}


def shown(words: list[str]) -> str:
    """`QS 10H` as people read it: `Q♠ 10♥`."""
    return " ".join(word[:-1] + SHOWN[word[-1]] for word in words)


def side(story: Story, seat: int) -> str:
    """A player's characters as the rulebook writes them: `K♦[3♣ 5♥]! J♣[]`; `-` is an empty place before others."""
    slots = int(story.match.setup.facts[table.SLOTS])
    out = []
    for c in range(slots):
        face = story.zone(f"face{c + 1}", seat)
        tapped = story.state.num[table.TAPPED + (seat - 1) * slots + c]
        stack = shown(story.zone(f"stack{c + 1}", seat))
        out.append(f"{shown(face)}[{stack}]{'!' if tapped else ''}" if face else "-")
    while out and out[-1] == "-":
        out.pop()
    return " ".join(out)


def discard(story: Story) -> str:
    return shown(story.zone("discard"))


def row(story: Story) -> list[str]:
    """The row, an empty place as nothing."""
    return [shown(story.zone(f"row{k}")) for k in (1, 2, 3)]


def conserved(state: State) -> bool:
    """S-1.5: every card of the decks is in exactly one place."""
    setup = state.setup
    places: list[int] = []
    for zone in range(setup.zones):
        card = state.above[setup.cards + zone]
        while card < setup.cards:
            places.append(int(card))
            card = state.above[card]
    faces = Counter(int(f) for f in state.face)
    return sorted(places) == list(range(setup.cards)) and all(faces[k] == setup.stock[k] for k in range(cards.KINDS))


def middle(decisions: int, seed: str = "1", **options: object) -> State:
    """A position after so many decisions of random play."""
    game = games.load("shovels")
    return drive.position(game, game.prepare(options), seed, decisions)


__all__ = ["conserved", "discard", "middle", "row", "shown", "side"]
