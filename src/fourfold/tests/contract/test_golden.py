"""Behaviour is as recorded, in this world as in the other."""

from __future__ import annotations

import pytest

from fourfold import games
from fourfold.tests.contract import golden

CASES = [(name, k) for name in games.names() if games.own(name) for k in range(len(games.load(name).variants()))]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "variant"), CASES)
def test_behaviour_is_as_recorded(name, variant):
    game = games.load(name)
    assert golden.fingerprint(game, variant) == golden.expected(name)[golden.label(game.variants()[variant])]
