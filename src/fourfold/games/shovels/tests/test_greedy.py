"""How strong the greedy bot is: against chance, against a simple order of priorities, and what it does where."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fourfold import games
from fourfold.bots.bot import Greedy, policy
from fourfold.bots.policy import Policy, play_out
from fourfold.games.shovels import moves, table
from fourfold.kernel import secrets
from fourfold.kernel.drive import fast
from fourfold.kernel.figures import Share, share
from fourfold.testing import play, scene

# What a beginner does: strike, use powers, attack; buy what there is; shield always.
ORDER = [
    moves.V_STRIKE,
    moves.V_DIG_STRIKE,
    moves.V_TAP,
    moves.V_SHIELD,
    moves.V_TARGET,
    moves.V_ROW,
    moves.V_CARD,
    moves.V_LIFT,
    moves.V_TAKE,
    moves.V_SUIT,
    moves.V_MORE,
]


def priority(view, move, weights):
    facts = view.setup.facts
    verb = moves.verb(facts[table.SLOTS], facts[table.TAIL], move)
    return len(ORDER) - ORDER.index(verb) if verb in ORDER else 0


def greedy() -> Policy:
    return policy("greedy", "shovels")


def wins(mine: Callable[[], Policy], other: Callable[[], Policy], count: int, **options: str) -> Share:
    """Games won by the first of two, changing sides."""
    game = games.load("shovels")
    setup = game.prepare(options)
    won = 0
    for k in range(count):
        seat = k % 2
        players = [mine(), other()] if seat == 0 else [other(), mine()]
        s = game.start(setup, f"strength {k}")
        play_out(game, s, players, fast(f"strength {k}"), 10**6)
        won += int(s.won >> seat) & 1
    return share(won, count)


def choice(story):
    """What the bot plays in a story, in words."""
    view = secrets.mask(story.state, story.state.seat)
    game = story.match.game
    out = view.setup.out()
    n = game.options(view, out)
    return story.match.notation(int(greedy().choose(game, view, out, n, fast("choice"))))


def test_greedy_beats_chance():
    assert wins(greedy, Policy, 80).low > 0.94


@pytest.mark.slow
def test_greedy_is_stronger_than_a_list_of_priorities():
    assert wins(greedy, lambda: Greedy(priority, []), 200).low > 0.6


@pytest.mark.slow
@pytest.mark.parametrize("options", [{"variant": "speed_round"}, {"mass_armies": "on"}])
def test_greedy_beats_chance_in_the_variants(options):
    assert wins(greedy, Policy, 80, **options).low > 0.85


def test_it_gives_every_character_a_heart():
    s = scene("shovels", "P1 K♣[9♥] Q♦[] J♠[8♥] held 7♥ | P2 Q♥[] | table deck ?*4 shop rest draft P1")

    assert choice(s) == "on QD"


def test_it_keeps_the_better_face():
    s = scene("shovels", "P1 J♦[9♥] Q♦[] J♠[8♥] held K♣ | P2 Q♥[] | table deck ?*4 shop rest draft P1")

    assert choice(s).startswith("replace J")


def test_it_kills_what_it_can():
    s = scene("shovels", "P1 J♦[9♥ 2♣]! Q♦[5♥ 10♣]! | P2 K♠[9♦ 9♠] K♣[A♥ A♥]")
    assert choice(s) == "lift JD"  # two are enough for the one without a Heart
    play(s, "P1 lift J♦")
    assert choice(s) == "suit C"
    play(s, "P1 suit ♣")
    assert choice(s) == "at P2 KS"


def test_it_strikes_for_nothing():
    s = scene("shovels", "P1 J♦[]! Q♦[5♥ 10♣] | P2 K♠[9♦] K♣[A♥]")

    assert choice(s) == "strike JD"


@pytest.mark.parametrize(
    ("damage", "answer"), [("7♣", "decline"), ("8♣", "shield"), ("10♣", "shield"), ("10♣ 2♣", "decline")]
)
def test_it_shields_when_that_saves_something(damage, answer):
    s = scene("shovels", f"P1 Q♠[{damage}] | P2 J♥[8♥] K♣[9♥]")
    play(s, "P1 lift", *["P1 more"] * (len(damage.split()) - 1), "P1 suit ♣", "P1 at P2 J♥")

    assert choice(s) == answer


def test_it_buys_the_heart_it_lacks():
    s = scene("shovels", "P1 J♦[9♥] Q♦[] K♠[4♥] | P2 K♠[9♦] | table coins 8 row1 7♦ row2 7♥ row3 8♦ turn P1 shop")
    assert choice(s) == "buy 7H"
    play(s, "P1 buy 7♥")
    assert choice(s) == "on QD"


if __name__ == "__main__":
    print("v. random", wins(greedy, Policy, 1000))
    print("v. priorities", wins(greedy, lambda: Greedy(priority, []), 1000))
    print("speed round v. random", wins(greedy, Policy, 1000, variant="speed_round"))
    print("mass armies v. random", wins(greedy, Policy, 300, mass_armies="on"))
