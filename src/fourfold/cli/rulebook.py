"""A game's rulebook, whole or by clause."""

from __future__ import annotations

import re
from importlib import resources

from fourfold import games
from fourfold.kernel.errors import FourfoldError

ID = re.compile(r"^(?:[-*]\s+|\|\s*)?\**([A-Z]{1,2}-?\d+(?:\.\d+[a-z]?)?)\b\**")
HEADING = re.compile(r"^#+\s+(.*)")


def text(game: str) -> str:
    file = resources.files(games.package(game)).joinpath("rules.md")
    if not file.is_file():
        raise FourfoldError(f"{game} brings no rulebook", "no_rulebook", game=game)
    return file.read_text(encoding="utf-8")


def clause(game: str, wanted: str) -> list[str]:
    """The clause of that id (`T-8.3` or `8.3`), a worked example, or a whole chapter; nothing if there is none."""
    short = wanted.strip().upper()
    lines = text(game).splitlines()
    for k, line in enumerate(lines):
        found = ID.match(line)
        if found and found.group(1) in (short, f"{found.group(1)[0]}-{short}"):
            return [readable(r) for r in (line, *following(lines, k + 1))]
    number = short.split("-")[-1]
    for k, line in enumerate(lines):
        heading = HEADING.match(line)
        if heading and re.match(rf"(?:[A-Z]-)?{re.escape(number)}(?![\w.])", heading.group(1)) and number:
            end = next((j for j in range(k + 1, len(lines)) if lines[j].startswith("## ")), len(lines))
            return [readable(r) for r in lines[k:end] if r.strip()]
    return []


def following(lines: list[str], k: int) -> list[str]:
    """The lines that still belong to a clause: indented ones."""
    out = []
    while k < len(lines) and lines[k].startswith("  ") and not ID.match(lines[k].strip()):
        out.append(lines[k])
        k += 1
    return out


def found(game: str, wanted: str) -> list[str]:
    lines = clause(game, wanted)
    if not lines:
        raise FourfoldError(
            f"the rulebook of {game} has no clause {wanted}", "no_clause", given=wanted, game=game, sample=sample(game)
        )
    return lines


def sample(game: str) -> str:
    """An id as this rulebook writes them."""
    ids = (m.group(1) for line in text(game).splitlines() if (m := ID.match(line)) and "." in m.group(1))
    return next(ids, "1.1")


def headings(game: str) -> list[str]:
    return [m.group(1) for line in text(game).splitlines() if line.startswith("## ") and (m := HEADING.match(line))]


def readable(line: str) -> str:
    """Without the marks of the file format."""
    line = line.replace("**", "").replace("`", "")
    if line.startswith("|"):
        line = " | ".join(cell.strip() for cell in line.strip().strip("|").split("|"))
    return line.removeprefix("- ").lstrip("# ") if line.startswith(("- ", "#")) else line
