"""A million games in a row do not grow memory; this watches the first few thousand."""

from __future__ import annotations

from collections import Counter

import pytest

from fourfold import games
from fourfold.kernel import drive
from fourfold.sim.run import plan, play_one


def resident() -> int:
    """KiB of this process."""
    with open("/proc/self/status", encoding="ascii") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))


@pytest.mark.slow
def test_games_leave_nothing_behind():
    game = games.load("tank")
    setup = game.prepare()
    p = plan("tank", {}, ["random"], "memory")

    def play(first: int, last: int) -> None:
        for k in range(first, last):
            drive.playout(game, game.start(setup, f"memory {k}"), drive.fast(str(k)), 40)
        for k in range(first, last, 10):
            play_one(p, k, Counter())

    play(0, 500)
    before = resident()
    play(500, 3000)
    assert resident() - before < 500, "an array kept per game would be 1,700 KiB"
