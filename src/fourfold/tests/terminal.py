"""The command line as people and pipes use it: a process, and what it says."""

import codecs
import os
import pty
import re
import select
import subprocess
import sys
import time
from pathlib import Path

ENVIRONMENT = {k: v for k, v in os.environ.items() if not k.startswith(("LC_", "FOURFOLD_LANG", "NO_COLOR"))}
ENVIRONMENT |= {"LANG": "C.UTF-8", "TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8"}
ASKED = r"(?:^|\n)P\d> "  # by what a plain question is known
COMMAND = [sys.executable, "-m", "fourfold"]


def run(*args: str, given: str = "", cwd: Path | None = None, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *args],
        input=given,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        cwd=cwd,
        env=ENVIRONMENT | env,
        check=False,
    )


class Terminal:
    """A real terminal, 100 columns wide, with a game in it."""

    def __init__(self, *args: str, columns: int = 100, lines: int = 40, **env: str) -> None:
        self.master, slave = pty.openpty()
        size = {"COLUMNS": str(columns), "LINES": str(lines)}
        self.process = subprocess.Popen(
            [*COMMAND, *args], stdin=slave, stdout=slave, stderr=slave, env=ENVIRONMENT | size | env, close_fds=True
        )
        os.close(slave)
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.said = ""

    def until(self, pattern: str, seconds: float = 30) -> str:
        """Wait for these words; everything that was said since the last time."""
        fresh = ""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            found = re.search(pattern, self.said)
            if found:
                fresh, self.said = self.said[: found.end()], self.said[found.end() :]
                return fresh
            ready, _, _ = select.select([self.master], [], [], 0.2)
            if ready:
                try:
                    self.said += self.decoder.decode(os.read(self.master, 65536))
                except OSError:  # the other end is closed
                    break
        raise AssertionError(f"{pattern!r} was never said, but: {self.said[-2000:]}")

    def type(self, text: str) -> None:
        os.write(self.master, f"{text}\n".encode())

    def end(self, seconds: float = 30) -> int:
        """Read to the end; the exit code."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            ready, _, _ = select.select([self.master], [], [], 0.2)
            try:
                if ready and not os.read(self.master, 65536):
                    break
            except OSError:
                break
        os.close(self.master)
        return self.process.wait(5)


class Pipe:
    """A plain game, line by line."""

    def __init__(self, *args: str) -> None:
        self.process = subprocess.Popen(
            [*COMMAND, "play", *args, "--plain"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            env=ENVIRONMENT,
        )

    def until(self, ending: str = ASKED) -> str:
        """What is said up to the next question, or to the end."""
        assert self.process.stdout is not None
        said = ""
        while not re.search(rf"{ending}$", said):
            letter = self.process.stdout.read(1)
            if not letter:
                return said
            said += letter
        return said

    def type(self, text: str, ending: str = ASKED) -> str:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{text}\n")
        self.process.stdin.flush()
        return self.until(ending)

    def close(self) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        return self.process.wait(30)


def choices(said: str) -> list[str]:
    """The numbered moves of a plain question."""
    return re.findall(r"^\d+\. (.+)$", said, re.MULTILINE)
