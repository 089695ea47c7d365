"""Snapshots: what a state is made of comes back, and damaged bytes are refused."""

from __future__ import annotations

import copy
import pickle

import pytest

from fourfold import games
from fourfold.kernel import snapshot
from fourfold.kernel.errors import BadFile
from fourfold.testing import scene

TANK = games.load("tank")


def test_scripted_dice_go_on_where_they_were():
    s = scene("tank", "P1 hand HE | P2", dice=[3, 5]).state
    assert s.roll(6) == 3

    again = snapshot.load(s.setup, snapshot.save(s))
    assert snapshot.digest(again) == snapshot.digest(s)
    assert [again.roll(6), again.roll(100), again.roll(100)] == [s.roll(6), s.roll(100), s.roll(100)]


@pytest.mark.parametrize("harm", ["cut", "bit", "more", "empty", "text"])
def test_damaged_bytes_are_refused(harm):
    s = TANK.start(TANK.prepare(), "damaged")
    data = snapshot.save(s)
    bit = bytes([*data[:100], data[100] ^ 1, *data[101:]])
    harmed = {"cut": data[:-1], "bit": bit, "more": data + b"x", "empty": b"", "text": b"fourfold replay 1"}

    with pytest.raises(BadFile):
        snapshot.load(s.setup, harmed[harm])


def test_a_snapshot_of_another_match_is_refused():
    data = snapshot.save(TANK.start(TANK.prepare(), "one"))

    with pytest.raises(BadFile, match="other options"):
        snapshot.load(TANK.prepare({"breech_swap": "on"}), data)


def test_a_state_is_copied_whole_and_never_pickled():
    s = TANK.start(TANK.prepare(), "copied")
    for twin in (copy.copy(s), copy.deepcopy(s)):
        TANK.play(twin, TANK.moves(twin)[0])
        assert snapshot.digest(twin) != snapshot.digest(s)
    with pytest.raises(TypeError, match="snapshot"):
        pickle.dumps(s)
