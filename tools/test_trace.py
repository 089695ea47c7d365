"""The trace must be able to fail: a toy game with every kind of gap."""

import pytest

from tools.trace import clauses_of, examples_of, main, read

RULES = """# Toy
General conflict rule **Q-0.1 [ruling]** the text beats the digest (Q-1.1).
**Q-0.2 [ruling]** Whole numbers.
| id | option |
|---|---|
| Q-1.1 | `cap` | Q-0.2. |
- Q-1.2 **Load** [seed] As Q-1.1 says.
Q-2.0 [option: deck=small] What Q-1.2
names, see Q-2.0.
  - Q-2.1a A letter.

| C1 | a card, no example |
|---|---|

## 3 Golden tables
| B7 | neither |
### 3.1 Golden positions
#### Attacks
| X1 | hit | Q-1.1 |
| **X13** | miss |
| X1+W2 | not an id |
## 4 Measured
| Z1 | not an example |
"""

TESTS = """
from fourfold.testing import clause, example

@clause("Q-0.1", "Q-0.2")
@clause("Q-1.1")
def test_words(): ...

@pytest.mark.parametrize("case", [pytest.param("X1", marks=clause("Q-1.2")), "X13"])
@clause("Q-2.0")
def test_cases(case): ...
"""

REASONS = '[without_test]\n"Q-2.1a" = "a definition"\n'


@pytest.fixture
def toy(tmp_path):
    folder = tmp_path / "toy"
    for inner in ("tests", "text"):
        (folder / inner).mkdir(parents=True)
    (folder / "rules.md").write_text(RULES, encoding="utf-8")
    (folder / "turn.py").write_text("# Q-1.2: load\n# not ids: UTF-8.1, Q-1.2xy\n", encoding="utf-8")
    (folder / "text" / "en.toml").write_text('a = "Q-9.9 is not code"\n', encoding="utf-8")
    (folder / "tests" / "test_toy.py").write_text(TESTS, encoding="utf-8")
    (folder / "clauses.toml").write_text(REASONS, encoding="utf-8")
    return folder


def append(path, text):
    path.write_text(path.read_text(encoding="utf-8") + text, encoding="utf-8")


def test_a_definition_is_not_a_mention():
    assert clauses_of(RULES) == ["Q-0.1", "Q-0.2", "Q-1.1", "Q-1.2", "Q-2.0", "Q-2.1a"]


def test_examples_stand_under_their_headings_only():
    assert examples_of(RULES) == ["X1", "X13"]


def test_a_whole_toy_game_has_no_errors(toy, capsys):
    assert main(["--games", str(toy.parent), "--table"]) == 0
    shown = capsys.readouterr().out
    assert "toy: 5 of 6 clauses tested, 1 with a reason instead, 2 of 2 examples played" in shown
    assert "turn.py:1  |  test_cases" in shown
    assert "(a definition)" in shown


@pytest.mark.parametrize(
    ("file", "text", "error"),
    [
        ("rules.md", "- Q-5.1 New.\n", "Q-5.1 has no test, and no reason in clauses.toml"),
        ("rules.md", "- Q-1.1 Again.\n", "Q-1.1 is defined twice in rules.md"),
        ("rules.md", "## Worked examples\n| G01 | new |\n", "example G01 is named by no test"),
        ("turn.py", "# Q-7.7\n", "Q-7.7 is in no rulebook (turn.py:3)"),
        ("tests/test_toy.py", '@clause("Q-7.7")\ndef test_x(): ...\n', "Q-7.7 is in no rulebook (test_x)"),
        ("tests/test_toy.py", '@example("X2")\ndef test_x(): ...\n', "example X2 is in no rulebook (test_x)"),
        ("clauses.toml", '"Q-7.7" = "why"\n', "Q-7.7 stands in clauses.toml but in no rulebook"),
        ("clauses.toml", '"Q-2.0" = "why"\n', "Q-2.0 stands in clauses.toml but has a test (test_cases)"),
    ],
)
def test_each_gap_is_an_error(toy, file, text, error):
    append(toy / file, text)

    assert read(toy).errors == [error]
    assert main(["--games", str(toy.parent)]) == 1
