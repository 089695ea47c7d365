"""Which world is this? The first test of every run: otherwise both runs could silently test the same one."""

import os

import pytest

from fourfold.kernel import packed, state
from fourfold.kernel.cells import cells


def world_of_the_kernel() -> str:
    return "compiled" if state.__file__.endswith(".so") else "interpreted"


def test_this_is_the_world_that_was_asked_for():
    assert world_of_the_kernel() == os.environ.get("FOURFOLD_WORLD", world_of_the_kernel())


def test_cells_are_lists_exactly_in_the_interpreted_world():
    assert isinstance(cells(3), list) == (world_of_the_kernel() == "interpreted")


def test_packed_is_never_compiled():
    assert str(packed.__file__).endswith("packed.py")


@pytest.mark.skipif("FOURFOLD_WORLD" not in os.environ, reason="no world was asked for")
def test_the_name_of_the_world_is_one_of_two():
    assert os.environ["FOURFOLD_WORLD"] in {"interpreted", "compiled"}
