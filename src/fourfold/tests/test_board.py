"""What the terminal makes of sentences with markup, without a terminal."""

import pytest

from fourfold.cli import board
from fourfold.kernel.layout import TAG, wide


@pytest.mark.parametrize("width", [12, 20, 40])
def test_every_row_of_a_long_sentence_is_markup_by_itself(width):
    sentence = "[bold cyan]P1[/] draws 3. [dim](Fury totem, Monk, [bold]Two-handed sword[/], Amulet)[/] It is his turn."
    rows = board.fitted([sentence, "[italic]Short[/]"], width)

    assert len(rows) > 2
    for row in rows:  # each may be the first that is shown
        depth = 0
        for tag in TAG.findall(row):
            depth += -1 if tag.startswith("[/") else 1
            assert depth >= 0, row
        assert depth == 0, row
        assert wide(row) <= max(width, len("   Two-handed"))
    assert [row for row in rows if "Monk" in row and "[dim]" not in row] == []
