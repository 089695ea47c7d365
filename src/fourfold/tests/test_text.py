"""Every language of a game says the same things: the same keys, and the same {placeholders} in each."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

from fourfold.tests.sources import PACKAGE, game_folders

FOLDERS = [PACKAGE / "kernel", *(path for path in game_folders() if (path / "text").is_dir())]


def phrases(value: object, key: str = "") -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from phrases(inner, f"{key}.{name}".lstrip("."))
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from phrases(inner, f"{key}[{place}]")
    else:
        yield key, str(value)


def shape(file: Path) -> dict[str, list[str]]:
    """Each key of a text file with the placeholders of its phrase."""
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    return {
        key: sorted({name for _, name, _, _ in Formatter().parse(phrase) if name is not None})
        for key, phrase in phrases(table)
    }


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda p: p.name)
def test_spanish_says_what_english_says(folder):
    assert shape(folder / "text" / "es.toml") == shape(folder / "text" / "en.toml")


def test_a_missing_key_and_a_lost_placeholder_change_the_shape(tmp_path):
    files = {"one": 'a = "{x} hits"\n[b]\nc = "no"', "two": 'a = "{x} da"\n[b]\nc = "no"', "three": 'a = "da"'}
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")

    assert shape(tmp_path / "one") == shape(tmp_path / "two")
    assert shape(tmp_path / "one") == {"a": ["x"], "b.c": []}
    assert shape(tmp_path / "three") == {"a": []}
