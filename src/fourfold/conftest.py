"""Settings of the tests, in the package itself: `pytest --pyargs fourfold` finds no pyproject."""

import os

import pytest
from hypothesis import settings

MARKERS = (
    "slow: takes more than a moment; `make check` leaves it out",
    "clause(*ids): the clauses of the rulebook that this test is evidence for",
    "example(*ids): the worked examples of the rulebook that this test plays",
    "card(*codes): the cards whose text this test plays",
)

settings.register_profile("fourfold", deadline=None, derandomize="CI" in os.environ)


def pytest_configure(config: pytest.Config) -> None:
    for marker in MARKERS:
        config.addinivalue_line("markers", marker)
    settings.load_profile("fourfold")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The worlds first: if this is not the world it should be, nothing after it means anything."""
    items.sort(key=lambda item: item.path.name != "test_worlds.py")
