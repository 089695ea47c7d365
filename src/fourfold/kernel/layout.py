"""Lines of marked-up text for terminal tables: measured, padded, framed, side by side.

Markup is Rich's: `[bold]`, `[/]`; a literal bracket is written `\\[`. A width of 0 asks for plain lines, one fact after
the other, as a screen reader wants them: no frames, no bars, nothing side by side.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

TAG: Final = re.compile(r"(?<!\\)\[/?(?:[a-z][a-z0-9_ ]*)?\]")
CONTROL: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
TAGLIKE: Final = re.compile(r"\[(?=[a-z#/@])")


def bare(text: str) -> str:
    """Without the markup."""
    return TAG.sub("", text).replace("\\[", "[")


def safe(text: str) -> str:
    """Words that are no markup, whatever is in them."""
    return TAGLIKE.sub(r"\\[", text)


def harmless(text: str) -> str:
    """Without the characters that would do something to a terminal instead of being seen, but for ends of lines."""
    return CONTROL.sub("", text)


def wide(text: str) -> int:
    """How many columns the text takes."""
    return sum(breadth(c) for c in bare(text))


def breadth(c: str) -> int:
    if unicodedata.combining(c):
        return 0
    return 2 if unicodedata.east_asian_width(c) in "WF" else 1


def pad(text: str, width: int) -> str:
    """Filled up to the width; never cut."""
    return text + " " * max(0, width - wide(text))


def cut(text: str, width: int) -> str:
    """Words without markup, shortened to the width."""
    if sum(breadth(c) for c in text) <= width:
        return text
    kept, room = "", width - 1
    for c in text:
        room -= breadth(c)
        if room < 0:
            break
        kept += c
    return kept + "…"


def flow(items: list[str], width: int, gap: str = "  ", indent: str = "") -> list[str]:
    """As many items per line as fit; later lines are indented. Width 0: all in one line, divided by commas."""
    if width <= 0:
        return [", ".join(items)] if items else []
    lines: list[str] = []
    line = ""
    for item in items:
        longer = f"{line}{gap}{item}" if line else f"{indent if lines else ''}{item}"
        if line and wide(longer) > width:
            lines.append(line)
            longer = f"{indent}{item}"
        line = longer
    return [*lines, line] if line else lines


def spread(left: str, right: str, width: int) -> str:
    """One at each end of the line, or one after the other where both do not fit."""
    if width <= 0 or wide(left) + wide(right) + 1 > width:
        return f"{left}  {right}" if right else left
    return left + " " * (width - wide(left) - wide(right)) + right


def frame(title: str, lines: list[str], width: int, style: str = "", note: str = "") -> list[str]:
    """A box with its title, and perhaps a note, in the upper edge."""
    if width <= 0:
        return [title + (f", {note}" if note else "") + ":", *lines]
    on, off = (f"[{style}]", "[/]") if style else ("", "")
    room = width - 2
    head = f"─ {title} "
    tail = f" {note} ─" if note and wide(head) + wide(note) + 4 <= room else ""
    edge = "─" * (room - wide(head) - wide(tail))
    out = [f"{on}╭─{off} {title} {on}{edge}{off}" + (f" {note} {on}─╮{off}" if tail else f"{on}╮{off}")]
    out += [f"{on}│{off}{pad(f' {line}', room)}{on}│{off}" for line in lines]
    return [*out, f"{on}╰{'─' * room}╯{off}"]


def beside(blocks: list[list[str]], widths: list[int], gap: int = 1) -> list[str]:
    """Blocks next to each other, all as high as the highest."""
    height = max((len(b) for b in blocks), default=0)
    rows: list[str] = []
    for k in range(height):
        cells = [pad(b[k] if k < len(b) else "", w) for b, w in zip(blocks, widths, strict=True)]
        rows.append((" " * gap).join(cells).rstrip())
    return rows


def columns(width: int, least: int, blocks: int, gap: int = 1) -> int:
    """How many blocks of that least width stand side by side."""
    return max(1, min(blocks, (width + gap) // (least + gap)))


def bar(value: int, full: int, cells: int, mark: int = -1, sign: str = "┃") -> str:
    """A bar of that many cells; `mark` is a value whose place shows as a line through it."""
    filled = -(-value * cells // full) if value > 0 else 0
    drawn = ["█" if k < filled else "░" for k in range(cells)]
    if mark >= 0:
        drawn.insert(mark * cells // full, sign)
    return "".join(drawn)
