"""The terminal: what it can do, how wide it is now, and how a line gets onto it and back."""

from __future__ import annotations

import os
import shutil
import sys
import time
from typing import TYPE_CHECKING

from fourfold.kernel.layout import bare, flow, harmless

if TYPE_CHECKING:
    from rich.console import Console

WIDEST = 160  # a table does not grow beyond this: the eye would lose the line
NARROWEST = 60
LONGEST = 4000  # of a line that somebody types; Python reads no number of more than 4300 digits


class Screen:
    """One for a command. Plain: no colour, no frames, no cursor movement, one fact after the other."""

    def __init__(self, plain: bool = False) -> None:
        self.tty: bool = sys.stdout.isatty()
        self.plain: bool = plain or not self.tty or os.environ.get("TERM") == "dumb"
        self.console: Console | None = None

    @property
    def width(self) -> int:
        """Asked at each drawing, so that a window may change its size. 0 in plain mode: nothing side by side."""
        return 0 if self.plain else min(WIDEST, self.columns)

    @property
    def columns(self) -> int:
        return max(NARROWEST, shutil.get_terminal_size().columns - 1)

    @property
    def lines(self) -> int:
        return shutil.get_terminal_size().lines

    def show(self, lines: list[str] | str = "") -> None:
        """Lines with markup."""
        text = harmless("\n".join([lines] if isinstance(lines, str) else lines))
        if self.plain:
            print(bare(text), flush=True)
            return
        if self.console is None:
            from rich.console import Console

            self.console = Console(highlight=False, emoji=False, force_terminal=True)
        self.console.print(text, soft_wrap=True)

    def clear(self, deep: bool = False) -> None:
        """An empty screen; deep: nothing to scroll back to either, because a hand lay there."""
        if not self.plain:
            sys.stdout.write("\x1b[H\x1b[2J" + ("\x1b[3J" if deep else ""))
            sys.stdout.flush()

    def ask(self, prompt: str) -> str:
        """A line that somebody types. EOFError when there is nobody any more."""
        prompt = "\n".join(flow(bare(prompt).split(" "), self.width, " ")) if self.width else bare(prompt)
        if sys.stdin.isatty():
            if not self.plain:
                import readline  # noqa: F401  (history and arrow keys)
            return input(prompt)[:LONGEST].strip()
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        print(flush=True)
        if not line:
            raise EOFError
        return line[:LONGEST].strip()

    def pause(self, seconds: float) -> None:
        if seconds > 0 and not self.plain:
            time.sleep(seconds)
