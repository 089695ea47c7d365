"""How strong the greedy bot is: against chance, and against a fixed order of priorities."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fourfold import games
from fourfold.bots.bot import Greedy, policy
from fourfold.bots.policy import Policy, play_out
from fourfold.games.tank import cards, moves, table
from fourfold.kernel.drive import fast
from fourfold.kernel.figures import Share, share
from fourfold.kernel.state import State

# What the table's first bot did: shoot if it can, repair, load the best, equip, sabotage; smoke whatever comes.
ORDER = [
    moves.V_SMOKE,
    moves.V_REVEAL,
    moves.V_FIRE,
    moves.V_QUICK,
    moves.V_REPAIR,
    moves.V_LOAD,
    moves.V_EQUIP,
    moves.V_SABOTAGE,
]


def priority(view: State, move: int, weights: object) -> int:
    verb = moves.verb(view.setup.seats, move)
    face = moves.card(view.setup.seats, move)
    target = moves.target(view.setup.seats, view.seat, move)
    rank = 1000 * (len(ORDER) - ORDER.index(verb)) if verb in ORDER else 0
    if verb in (moves.V_FIRE, moves.V_QUICK):
        rank += 500 - int(view.num[table.HP + target])
    if verb == moves.V_LOAD:
        rank += int(face)
    if verb == moves.V_CYCLE:
        rank -= 1
    return rank + (1 if cards.TRACKED <= face <= cards.FIX_COMMS else 0)


def wins(mine: Callable[[], Policy], other: Callable[[], Policy], count: int, **options: str) -> Share:
    """Games won by the first of two, changing sides."""
    game = games.load("tank")
    setup = game.prepare(options)
    won = 0
    for k in range(count):
        seat = k % 2
        players = [mine(), other()] if seat == 0 else [other(), mine()]
        s = game.start(setup, f"strength {k}")
        play_out(game, s, players, fast(f"strength {k}"), 10**6)
        won += int(s.won >> seat) & 1
    return share(won, count)


def test_greedy_beats_chance():
    assert wins(lambda: policy("greedy", "tank"), Policy, 60).low > 0.9


@pytest.mark.slow
def test_greedy_is_at_least_as_strong_as_a_list_of_priorities():
    assert wins(lambda: policy("greedy", "tank"), lambda: Greedy(priority, []), 300).low > 0.5


if __name__ == "__main__":
    print("v. random", wins(lambda: policy("greedy", "tank"), Policy, 1000))
    print("v. priorities", wins(lambda: policy("greedy", "tank"), lambda: Greedy(priority, []), 1000))
