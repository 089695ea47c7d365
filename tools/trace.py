"""The clause trace: every clause of a rulebook has a test, or stands with a reason in the game's clauses.toml.

    python -m tools.trace [--table]

A clause is defined where its id begins a line, a list item or a table row, or opens bold text. Sections that show
golden positions or worked examples define examples: table rows whose first cell is an id such as G1 or H07.
"""

import argparse
import ast
import re
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

GAMES = Path(__file__).parent.parent / "src" / "fourfold" / "games"

CLAUSE = r"[A-Z]-\d+\.\d+[a-z]?"
DEFINED = re.compile(rf"(?:^[ \t>]*(?:[-*|][ \t]*)?(?:\*\*)?|\*\*)({CLAUSE})(?![\w.])", re.MULTILINE)
MENTIONED = re.compile(rf"(?<![\w-])({CLAUSE})(?!\w)")
HEADING = re.compile(r"^(#+)\s+(.*)$")
SHOWS_EXAMPLES = re.compile(r"golden position|worked example|positions ->", re.IGNORECASE)
EXAMPLE_ROW = re.compile(r"^\|\s*\**([A-Z]{1,2}\d{1,3})\**\s*\|")
EXAMPLE = re.compile(r"[A-Z]{1,2}\d{1,3}")

Places = dict[str, list[str]]


@dataclass
class Trace:
    """What one game says about its clauses and examples, and what is wrong with it."""

    game: str
    clauses: list[str]
    examples: list[str]
    code: Places
    tests: Places
    played: Places
    literals: set[str]
    reasons: dict[str, str]
    errors: list[str] = field(default_factory=list)


def clauses_of(rulebook: str) -> list[str]:
    return DEFINED.findall(rulebook)


def examples_of(rulebook: str) -> list[str]:
    """The ids in the first cells of the tables under headings that promise examples, however deep."""
    found: list[str] = []
    depth = 0  # of the heading that promised examples; 0 outside
    for line in rulebook.splitlines():
        if heading := HEADING.match(line):
            marks, title = heading.groups()
            if depth == 0 or len(marks) <= depth:
                depth = len(marks) if SHOWS_EXAMPLES.search(title) else 0
        elif depth and (row := EXAMPLE_ROW.match(line)):
            found.append(row[1])
    return found


def mentions(folder: Path) -> Places:
    """Where a game's own files, its tests and texts aside, name a clause."""
    places: Places = defaultdict(list)
    for path in sorted([*folder.rglob("*.py"), *folder.rglob("*.toml")]):
        inside = path.relative_to(folder)
        if {"tests", "text"} & set(inside.parts) or path.name == "clauses.toml":
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for clause in MENTIONED.findall(line):
                places[clause].append(f"{inside}:{number}")
    return places


def marked(tree: ast.Module, decorator: str) -> Iterator[tuple[str, str]]:
    """Pairs of an id and the test that names it in this decorator, also as the marks= of a parametrised case."""
    for test in ast.walk(tree):
        if not isinstance(test, ast.FunctionDef | ast.ClassDef):
            continue
        for call in (node for expression in test.decorator_list for node in ast.walk(expression)):
            if isinstance(call, ast.Call) and ast.unparse(call.func).rpartition(".")[2] == decorator:
                for word in call.args:
                    if isinstance(word, ast.Constant) and isinstance(word.value, str):
                        yield word.value, test.name


def read(folder: Path) -> Trace:
    """Read a game's folder and find every gap."""
    rulebook = (folder / "rules.md").read_text(encoding="utf-8")
    tests: Places = defaultdict(list)
    played: Places = defaultdict(list)
    literals: set[str] = set()
    for path in sorted(folder.glob("tests/**/*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        for clause, test in marked(tree, "clause"):
            tests[clause].append(test)
        for example, test in marked(tree, "example"):
            played[example].append(test)
        values = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant))
        literals.update(value for value in values if isinstance(value, str))
    listed = folder / "clauses.toml"
    table = tomllib.loads(listed.read_text(encoding="utf-8")) if listed.exists() else {}
    trace = Trace(
        game=folder.name,
        clauses=clauses_of(rulebook),
        examples=examples_of(rulebook),
        code=mentions(folder),
        tests=tests,
        played=played,
        literals=literals,
        reasons=table.get("without_test", {}),
    )
    trace.errors = list(gaps(trace))
    return trace


def gaps(trace: Trace) -> Iterator[str]:
    known = set(trace.clauses)
    for clause in sorted(known):
        if trace.clauses.count(clause) > 1:
            yield f"{clause} is defined twice in rules.md"
    for clause in trace.clauses:
        if clause not in trace.tests and clause not in trace.reasons:
            yield f"{clause} has no test, and no reason in clauses.toml"
    for clause, places in trace.code.items():
        if clause not in known:
            yield f"{clause} is in no rulebook ({', '.join(places)})"
    for clause, names in trace.tests.items():
        if clause not in known:
            yield f"{clause} is in no rulebook ({', '.join(names)})"
    for clause, reason in trace.reasons.items():
        if clause not in known:
            yield f"{clause} stands in clauses.toml but in no rulebook"
        elif clause in trace.tests:
            yield f"{clause} stands in clauses.toml but has a test ({', '.join(trace.tests[clause])})"
        elif not reason.strip():
            yield f"{clause} stands in clauses.toml without a reason"
    for example in trace.examples:
        if example not in trace.literals:
            yield f"example {example} is named by no test"
    for example, names in trace.played.items():
        if EXAMPLE.fullmatch(example) and example not in trace.examples:
            yield f"example {example} is in no rulebook ({', '.join(names)})"


def summary(trace: Trace) -> str:
    tested = sum(clause in trace.tests for clause in trace.clauses)
    played = sum(example in trace.literals for example in trace.examples)
    return (
        f"{trace.game}: {tested} of {len(trace.clauses)} clauses tested, {len(trace.reasons)} with a reason instead, "
        f"{played} of {len(trace.examples)} examples played"
    )


def table(trace: Trace) -> str:
    rows = []
    for clause in trace.clauses:
        evidence = ", ".join(trace.tests.get(clause, [])) or f"({trace.reasons.get(clause, 'NOTHING')})"
        rows.append(f"  {clause:8} {', '.join(trace.code.get(clause, ['-']))}  |  {evidence}")
    return "\n".join(rows)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Show which clauses of each rulebook have a test.")
    parser.add_argument("--table", action="store_true", help="show every clause with its code and its tests")
    parser.add_argument("--games", type=Path, default=GAMES, help="the folder of the games")
    options = parser.parse_args(arguments)

    traces = [read(path.parent) for path in sorted(options.games.glob("*/rules.md"))]
    for trace in traces:
        print(summary(trace))
        if options.table:
            print(table(trace))
        for error in trace.errors:
            print(f"  error: {error}")
    return int(any(trace.errors for trace in traces))


if __name__ == "__main__":
    sys.exit(main())
