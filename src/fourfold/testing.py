"""What tests are written with."""

import pytest


def clause(*ids: str) -> pytest.MarkDecorator:
    """This test is evidence for these clauses of the game's rulebook: `@clause("T-8.3")`. tools/trace.py reads it."""
    return pytest.mark.clause(*ids)


def example(*ids: str) -> pytest.MarkDecorator:
    """This test plays these worked examples of the game's rulebook: `@example("G1")`. tools/trace.py reads it."""
    return pytest.mark.example(*ids)
