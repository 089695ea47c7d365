"""What the stories look at. Seats count from 1, as people count them."""

from collections.abc import Iterator
from random import Random

from fourfold import games
from fourfold.kernel.match import Match
from fourfold.kernel.scene import faces_in
from fourfold.testing import Story, scene

TANK = games.load("tank")


def tank(text: str, *dice: int, **options: object) -> Story:
    return scene("tank", text, dice, **options)


def dealt(seed: object = "stories", preset: str = "", **options: object) -> Match:
    """A game as people start it."""
    return Match(TANK, TANK.prepare(options, preset), str(seed))


def hp(s: Story, seat: int) -> int:
    return s.number("hp", seat)


def marks(s: Story, seat: int) -> int:
    return s.number("marks", seat)


def shielded(s: Story, seat: int) -> bool:
    return s.number("shield", seat) == 1


def hand(s: Story, seat: int) -> list[str]:
    return sorted(s.zone("hand", seat))


def breech(s: Story, seat: int) -> list[str]:
    return s.zone("breech", seat)


def hazards(s: Story, seat: int) -> list[str]:
    return s.zone("hazards", seat)


def safeties(s: Story, seat: int) -> list[str]:
    return s.zone("safeties", seat)


def armor(s: Story, seat: int) -> int:
    return len(s.zone("armor", seat))


def discard(s: Story) -> list[str]:
    return s.zone("discard")


def deck(s: Story) -> list[str]:
    return s.zone("deck")


def winners(s: Story) -> list[int]:
    return [p + 1 for p in s.match.winners()]


def count(match: Match, word: str, seat: int = 0) -> int:
    """How many cards lie in a zone of a dealt game; seat 0 is the table."""
    return int(match.state.many(match.setup.zone(word, seat - 1)))


def lying(match: Match) -> list[str]:
    """Every card of the match, sorted."""
    return sorted(match.setup.faces[f] for zone in range(int(match.setup.zones)) for f in faces_in(match.state, zone))


def offered(s: Story, verb: str) -> list[str]:
    """The legal moves of this verb, without it."""
    return [words.partition(" ")[2] for words in s.options() if words.split()[0] == verb]


def told(s: Story, key: str) -> list[tuple[int, int, int, int]]:
    """seat, a, b, c of every event of this key."""
    table = TANK.event_table()
    return [(e.seat, e.a, e.b, e.c) for e in s.match.events() if e.kind in table and table[e.kind][0] == key]


def turns(s: Story) -> list[int]:
    """Whose turns began, in order."""
    return [seat + 1 for seat, *_ in told(s, "turn")]


def uneven(counts: list[int], shares: list[float] | None = None) -> float:
    """Chi-square of these counts against equal shares, or the given ones, by degrees of freedom."""
    shares = shares or [1.0] * len(counts)
    whole = sum(counts) / sum(shares)
    return sum((n - whole * x) ** 2 / (whole * x) for n, x in zip(counts, shares, strict=True)) / (len(counts) - 1)


def random_game(match: Match, seed: int, most: int = 4000) -> Iterator[Match]:
    """Play at random; yields before every decision."""
    chance = Random(seed)
    for _ in range(most):
        if match.over:
            return
        yield match
        match.play(match.asked, chance.choice(match.legal()))
