"""docs/adding-a-card.md is followed step by step: files are written, commands typed, what they say is compared."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parent.parent / "docs" / "adding-a-card.md"
BLOCK = re.compile(r"^```(toml|console)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"# file: ([\w.]+)")


def typed(line: str, folder: Path) -> str:
    """What the command says; `> file` as a shell would do it."""
    words = shlex.split(line.removeprefix("$ fourfold "))
    to = words[words.index(">") + 1] if ">" in words else ""
    words = words[: words.index(">")] if to else words
    program = [sys.executable, "-m", "fourfold", *words, *([] if "--lang" in words else ["--lang", "en"])]
    if words[0] == "deck" and words[2] == "generate":
        program = program[:-2]
    done = subprocess.run(program, cwd=folder, capture_output=True, text=True, timeout=120, stdin=subprocess.DEVNULL)
    assert "Traceback" not in done.stderr
    assert done.returncode == (2 if "broken" in line else 0), done.stderr
    if to:
        (folder / to).write_text(done.stdout, encoding="utf-8")
    return done.stdout


@pytest.mark.slow
def test_the_page_can_be_followed(tmp_path):
    told = ""
    commands = 0
    for kind, text in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        if kind == "toml":
            name = FILE.match(text)
            assert name, "a file without a name"
            with (tmp_path / name[1]).open("a", encoding="utf-8") as file:
                file.write(text)
            continue
        for line in text.splitlines():
            if line.startswith("$ "):
                told = typed(line, tmp_path)
                commands += 1
            else:
                assert any(said.startswith(line.removesuffix("…")) for said in told.splitlines()), f"{line}\n{told}"
    assert commands >= 10
