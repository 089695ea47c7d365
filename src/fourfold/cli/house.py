"""What every command needs: the language, errors as one sentence, files, options given as `k=v`."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer
from typer.core import TyperGroup

from fourfold.kernel.errors import BadFile, FourfoldError
from fourfold.kernel.layout import harmless

if TYPE_CHECKING:
    from fourfold.kernel.match import Match
    from fourfold.kernel.words import Say

chosen = ""  # what the command line said after --lang, also where it could not be read to its end
LARGEST = 20_000_000  # bytes of a file that may be ours


def language(given: str = "") -> str:
    """`--lang` if it was given, else what the machine speaks, else English."""
    if given or chosen:
        return given or chosen
    for name in ("FOURFOLD_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "es" if os.environ[name].lower().startswith("es") else "en"
    return "en"


def spoken(args: Sequence[str]) -> str:
    """The language of a command line that could not be read to its end."""
    for k, word in enumerate(args):
        if word == "--lang" and k + 1 < len(args):
            return args[k + 1]
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return ""


def house(lang: str = "") -> Say:
    """The words of the house, without a game. What is wrong with a language that there is not is said in English."""
    from fourfold.kernel.words import LANGUAGES, Say

    return Say("", language(lang) if language(lang) in LANGUAGES else "en")


def world() -> str:
    """Which of the two worlds this installation is: asked of the kernel's file, without importing it."""
    kernel = find_spec("fourfold.kernel.state")
    return "compiled" if kernel and kernel.origin and not kernel.origin.endswith(".py") else "interpreted"


class Program(TyperGroup):
    """Whatever is wrong becomes one sentence on stderr and an exit code; never a traceback."""

    def main(self, args: Sequence[str] | None = None, prog_name: str | None = None, **extra: Any) -> Any:  # type: ignore[override]
        global chosen
        given = list(sys.argv[1:] if args is None else args)
        chosen = spoken(given)
        extra.pop("standalone_mode", None)
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")  # a terminal without “ and ─ shows ?, and the game goes on
        try:
            code = super().main(given, prog_name or "fourfold", standalone_mode=False, **extra)
            sys.stdout.flush()
            sys.exit(code if isinstance(code, int) else 0)
        except FourfoldError as error:
            fail(sentence(error), 2)
        except typer.Abort:
            sys.exit(130)
        except KeyboardInterrupt:
            sys.exit(130)
        except BrokenPipeError:  # `fourfold rules tank | head`: nobody reads on
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(0)
        except OSError as error:
            fail(sentence(cannot(error, str(error.filename or "?"))), 2)
        except Exception as error:
            if hasattr(error, "format_message"):  # how Typer says that it was called in a wrong way
                fail(usage(error, house()), 2)
            if os.environ.get("FOURFOLD_TRACE"):
                raise
            fail(house().text("error", "bug", {"reason": f"{type(error).__name__}: {error}"}), 70)


def fail(message: str, code: int) -> None:
    sys.stdout.flush()
    typer.echo("\n".join(" ".join(harmless(line).split()) for line in message.splitlines()), err=True)
    sys.exit(code)


def sentence(error: FourfoldError) -> str:
    """The error in the chosen language, with the words of its game if it brought them along."""
    say: Say = getattr(error, "say", None) or house()
    text = say.error(error)
    return text if text.endswith((".", "?", "!", ")")) else f"{text[:1].upper()}{text[1:]}."


def usage(error: Any, say: Say) -> str:
    """A wrong call, in the chosen language."""
    kind = type(error).__name__
    option = getattr(error, "option_name", "")
    param = getattr(error, "param", None)
    name = option or (param.opts[-1] if param is not None and param.opts[-1].startswith("-") else "")
    name = name or str(getattr(param, "name", "") or "").upper()
    reason = error.format_message()
    extra = re.search(r"(?:No such command|extra argument\S*) ['(](.*)[')]", reason)
    name = name or (extra.group(1) if extra else "")
    facts = {"name": name, "reason": reason}
    key = (
        "usage_no_option"
        if extra
        else {
            "NoSuchOption": "usage_no_option",
            "BadOptionUsage": "usage_no_value",
            "MissingParameter": "usage_missing",
            "BadParameter": "usage_value",
        }.get(kind, "usage")
    )
    return say.text("error", key, facts)


def belongs(error: FourfoldError, say: Say) -> FourfoldError:
    """Let an error be said with the words of this game."""
    error.__dict__.setdefault("say", say)
    return error


def cannot(error: OSError, path: str) -> FourfoldError:
    key = {"FileNotFoundError": "no_file", "IsADirectoryError": "directory", "PermissionError": "no_permission"}
    said = {"no_file": "does not exist", "directory": "is a directory", "no_permission": "may not be opened"}
    found = key.get(type(error).__name__, "unusable_file")
    reason = error.strerror or str(error)
    return FourfoldError(f"{path} {said.get(found, reason)}", found, path=path, reason=reason)


def read_file(path: str) -> str:
    """A text file that somebody named."""
    try:
        with open(path, "rb") as file:
            data = file.read(LARGEST + 1)
        if len(data) > LARGEST:  # read, not asked for: a device has no size
            raise BadFile(f"{path} is too large to be a file of Fourfold", key="large_file", path=path)
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadFile(f"{path} is not text", key="binary_file", path=path) from error
    except ValueError as error:
        raise FourfoldError(f"{path!r} cannot be a file", "no_file", path=path) from error
    except OSError as error:
        raise cannot(error, path) from error


def may_write(path: str) -> None:
    """Before a game begins: can it be saved there? Only a new file, or an old replay, is overwritten."""
    file = Path(path)
    if file.is_dir():
        raise FourfoldError(f"{path} is a directory", "directory", path=path)
    if not file.parent.is_dir():
        raise FourfoldError(f"{file.parent} does not exist", "no_file", path=str(file.parent))
    if file.exists() and file.stat().st_size and not read_file(path).startswith("fourfold replay"):
        raise FourfoldError(f"{path} is no replay and is not overwritten", "not_ours", path=path)
    if not os.access(file if file.exists() else file.parent, os.W_OK):
        raise FourfoldError(f"{path} may not be opened", "no_permission", path=path)


def write_file(path: str, text: str) -> None:
    """All or nothing: a file half written would be refused when it is read."""
    may_write(path)
    draft = Path(f"{path}.part")
    try:
        draft.write_text(text, encoding="utf-8")
        os.replace(draft, path)
    except OSError as error:
        raise cannot(error, path) from error


def given_options(words: list[str]) -> dict[str, str]:
    """`--option k=v`, as often as you like."""
    options: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name.strip():
            raise FourfoldError(f"an option is written name=value, not {word}", "option_form", given=word)
        if name.strip() in options and options[name.strip()] != value:
            raise FourfoldError(f"the option {name} is given twice", "option_twice", option=name.strip())
        options[name.strip()] = value
    return options


def replayed(path: str, text: str | None = None) -> Match:
    """The match that a file records, every hash of it checked."""
    from fourfold import games
    from fourfold.kernel import replay
    from fourfold.kernel.words import Say

    text = read_file(path) if text is None else text
    name = replay.game_of(text)
    try:
        game = games.load(name)
    except FourfoldError as error:
        raise at_line(error, text, "game ") from error
    try:
        return replay.read(game, text)
    except BadFile as error:
        raise belongs(error, Say(games.package(name), language())) from error.__cause__
    except FourfoldError as error:
        said = at_line(error, text, f"option {error.facts.get('option', '')}")
        raise belongs(said, Say(games.package(name), language())) from error


def at_line(error: FourfoldError, text: str, start: str) -> BadFile:
    """What is wrong in a file, with the line that says it."""
    number = next((k for k, line in enumerate(text.splitlines(), 1) if line.startswith(start)), 1)
    return BadFile(f"line {number}: {error}", number, "replay_move", reason=str(error))
