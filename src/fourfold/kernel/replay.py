"""A played game as text that people can read and that proves itself: behind every decision, the position's hash."""

from __future__ import annotations

import re
from typing import Final

from fourfold.kernel import moves
from fourfold.kernel.errors import BadFile, FourfoldError
from fourfold.kernel.game import Game
from fourfold.kernel.match import CONCEDE, Match

HEAD: Final = "fourfold replay 1"
SEAT: Final = re.compile(r"P\d{1,9}")
SHORT: Final = 8  # hex digits of a hash behind each decision


def head(match: Match) -> list[str]:
    """All that stands before the moves."""
    setup = match.setup
    lines = [HEAD, f"game {setup.game}", f"rules {setup.rules}", f"setup {setup.hash}"]
    lines += [f"option {word} {value}" for word, value in setup.options.items()]
    return [*lines, f"seed {match.seed}", "moves"]


def write(match: Match) -> str:
    """The whole record. The last line says how it ended, or that it is still open."""
    lines = head(match)
    again = Match(match.game, match.setup, match.seed)
    for seat, move in match.record:
        if move == CONCEDE:
            words = "concede"
            again.concede(seat)
        else:
            words = moves.notation(match.game, again.state, seat, move)
            again.play(seat, move)
        lines.append(f"P{seat + 1} {words} # {again.digest()[:SHORT]}")
    lines.append(f"end {len(match.record)} {outcome(match)} # {again.digest()}")
    return "\n".join(lines) + "\n"


def outcome(match: Match) -> str:
    if not match.over:
        return "open"
    return "+".join(f"P{p + 1}" for p in match.winners()) or "draw"


def game_of(text: str) -> str:
    """The name of the game that a replay is of."""
    lines = text.splitlines()
    if not lines or not lines[0].startswith("fourfold replay"):
        raise BadFile("line 1: this is no replay of Fourfold", 1, "not_replay")
    if lines[0].strip() != HEAD:
        given = lines[0].removeprefix("fourfold replay").strip()
        raise BadFile(f"line 1: version {given}, not 1", 1, "replay_version", given=given)
    for k, line in enumerate(lines[1:], 2):
        if line.startswith("game "):
            return line.removeprefix("game ").strip()
        if line.startswith("moves"):
            break
        raise unreadable(k, line)
    raise BadFile("line 2: this is no replay of Fourfold", 2, "not_replay")


def read(game: Game, text: str, at: int | None = None) -> Match:
    """Play the record again, checking every hash; stop after `at` decisions if given (the rest is not checked then)."""
    game_of(text)
    lines = text.splitlines()
    options: dict[str, str] = {}
    seed = rules = setup_hash = ""
    k = 1
    while k < len(lines) and lines[k].strip() != "moves":
        word, _, rest = lines[k].partition(" ")
        if word == "option":
            name, _, value = rest.partition(" ")
            options[name] = value
        elif word == "seed":
            seed = rest
        elif word == "rules":
            rules = rest
        elif word == "setup":
            setup_hash = rest
        elif word != "game":
            raise unreadable(k + 1, lines[k])
        k += 1
    if k >= len(lines):
        raise BadFile(f"line {k}: the file was cut off", k, "replay_cut")
    if rules != game.rules:
        message = f"line 3: rulebook version {rules}, not {game.rules}"
        raise BadFile(message, 3, "replay_rules", given=rules, ours=game.rules)
    setup = game.prepare(options)
    if setup.hash != setup_hash:
        message = f"line 4: setup {setup_hash}, here {setup.hash}"
        raise BadFile(message, 4, "replay_setup", given=setup_hash, ours=setup.hash)
    match = Match(game, setup, seed)
    for number, (line, ours) in enumerate(zip(lines[: k + 1], head(match), strict=False), 1):
        if line != ours:  # it says the same in other words, or twice: we did not write that
            raise unreadable(number, line)
    for number, line in enumerate(lines[k + 1 :], k + 2):
        said, _, digest = line.partition(" # ")
        words = said.split()
        if words and words[0] == "end":
            if digest != match.digest() or words[1:] != [str(len(match.record)), outcome(match)]:
                raise changed(number)
            if number < len(lines):
                raise unreadable(number + 1, lines[number])
            return match
        if at is not None and len(match.record) >= at:
            return match
        if len(words) < 2 or not SEAT.fullmatch(words[0]):
            raise unreadable(number, line)
        seat = int(words[0][1:]) - 1
        try:
            if words[1:] == ["concede"]:
                match.concede(seat)
            else:
                match.say(seat, " ".join(words[1:]))
        except FourfoldError as error:
            raise BadFile(f"line {number}: {error}", number, "replay_move", reason=str(error)) from error
        if digest != match.digest()[:SHORT]:
            raise changed(number)
    raise BadFile(f"line {len(lines)}: the file was cut off", len(lines), "replay_cut")


def unreadable(number: int, line: str) -> BadFile:
    return BadFile(f"line {number}: “{line}” cannot be read", number, "replay_line", given=line)


def changed(number: int) -> BadFile:
    return BadFile(f"line {number}: after this the position is not the recorded one", number, "replay_hash")
