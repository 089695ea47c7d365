"""Whole games at the command line: through pipes, and in a real terminal."""

import re
import signal
import time

import pytest

from fourfold.tests.terminal import Pipe, Terminal, choices, run

pytestmark = pytest.mark.slow  # a process for each test

ANY = "\n".join(["1"] * 3000)
DUEL = ["tank", "--seed", "abc", "--option", "first=1"]
SHARED = [*DUEL, "--seats", "you,you", "--option", "classes=medium,medium"]
COLOUR = re.compile(r"\x1b\[[0-9;]*3[0-7]m")


def last_screen(said: str) -> str:
    """What can still be read after the screen and what was above it have been erased."""
    return said.rsplit("\x1b[3J", 1)[-1]


def number(pattern: str, said: str) -> int:
    found = re.search(pattern, said)
    assert found
    return int(found[1])


# -- plain ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("lang", "end", "foreign"), [("en", "wins.", "Turno"), ("es", "Gana ", "Turn ")])
def test_a_whole_game_in_both_languages(lang, end, foreign):
    told = run("play", "tank", "--plain", "--seed", "abc", "--lang", lang, given=ANY)

    assert told.returncode == 0, told.stderr
    assert end in told.stdout
    assert foreign not in told.stdout
    assert "\x1b" not in told.stdout
    assert not re.search(r"[─-▟]", told.stdout), "pictures for a screen reader"


def test_the_language_of_the_machine_is_the_default():
    assert "Turno 1" in run("play", "tank", "--plain", given="", LANG="es_ES.UTF-8").stdout


@pytest.mark.parametrize("lang", ["en", "es"])
def test_moves_can_be_typed_as_the_screen_says_them(lang):
    game = Pipe(*DUEL, "--lang", lang)
    said = game.until()
    for k in range(12):
        offered = choices(said)
        if not offered:
            break
        said = game.type(offered[k % len(offered)])
        assert not re.search(r"is no move here|could be several|no es una jugada|puede ser varias", said)
    game.close()


def test_questions_are_answered_and_change_nothing():
    game = Pipe(*DUEL)
    offered = choices(game.until())

    assert "50 damage" in game.type("? HEAT")
    assert "Hand of 5" in game.type("? heavy")
    assert "T-8.3" in game.type("? T-8.3")
    assert "(T-" in game.type("? repair P1 FIX_TRACK")
    assert offered[0] in game.type("? 1")
    assert "P1" in game.type("?")
    assert "take back" in game.type("help")
    assert "Turn 1" in game.type("log")
    assert "T-6.1" in game.type("rules 6")
    assert "no clause" in game.type("rules 99")
    assert "no move here" in game.type("dance")
    assert "1 to" in game.type("99")
    assert "1 to" in game.type("9" * 5000)
    assert "nothing to take back" in game.type("undo")
    assert choices(game.type("table")) == offered
    game.close()


def test_undo_goes_back_to_the_last_own_decision():
    game = Pipe(*DUEL)
    before = choices(game.until())
    game.type("1")

    assert choices(game.type("undo")) == before
    assert "nothing to take back" in game.type("undo")
    game.close()


def test_concede_asks_once():
    game = Pipe(*DUEL)
    game.until()
    game.type("concede", r"\(yes/no\) ")
    assert "goes on" in game.type("no")
    game.type("concede", r"\(yes/no\) ")
    said = game.type("yes", "never")

    assert "P1 concedes." in said
    assert "P2 (greedy) wins." in said
    assert game.close() == 0


def test_a_guided_game_gives_hints_once():
    said = run("play", "tank", "--plain", "--guide", "--seed", "abc", given="1\n1\n1\n1\n").stdout

    hints = re.findall(r"Hint: (.*)", said)
    assert len(hints) >= 3
    assert len(set(hints)) == len(hints)


def test_bots_among_themselves_are_watched():
    told = run("play", "tank", "--plain", "--seats", "greedy,random", "--seed", "abc")

    assert told.returncode == 0
    assert "wins." in told.stdout or "draw" in told.stdout


# -- saving -----------------------------------------------------------------------------------------------------------
def test_save_resume_and_verify(tmp_path):
    file = tmp_path / "game.txt"
    told = run("play", "tank", "--plain", "--seed", "abc", given=f"1\n1\nsave {file}\nquit\n\n")
    assert told.returncode == 0
    open_game = run("verify", str(file)).stdout
    assert "still open" in open_game

    told = run("play", "--plain", "--resume", str(file), "--save", str(file), given=ANY)
    assert told.returncode == 0
    verified = run("verify", str(file))
    assert verified.returncode == 0
    assert "wins." in verified.stdout
    assert number(r"(\d+) decisions", verified.stdout) > number(r"(\d+) decisions", open_game)

    watched = run("play", "--plain", "--resume", str(file))
    assert watched.returncode == 0
    assert "wins." in watched.stdout
    refused = run("play", "tank", "--plain", "--resume", str(file), "--option", "first=1")
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)


def test_the_end_of_the_input_saves(tmp_path):
    file = tmp_path / "game.txt"
    told = run("play", "tank", "--plain", "--save", str(file), given="1\n")

    assert told.returncode == 0
    assert run("verify", str(file)).returncode == 0


def test_a_file_that_cannot_be_written_costs_nobody_a_game(tmp_path):
    game = Pipe(*DUEL)
    offered = choices(game.until())

    assert "does not exist" in game.type(f"save {tmp_path}/no/where")
    assert "is a directory" in game.type(f"save {tmp_path}")
    assert choices(game.type("table")) == offered
    game.close()


# -- several people ---------------------------------------------------------------------------------------------------
def test_undo_with_several_people_says_why_not():
    game = Pipe(*SHARED)
    game.until("hand. ")
    said = game.type("")
    cycle = next(k for k, move in enumerate(choices(said), 1) if move.startswith("Cycle"))
    game.type(str(cycle))
    assert "seen a hidden card" in game.type("undo")

    said = game.type("")
    game.type(str(next(k for k, move in enumerate(choices(said), 1) if move.startswith("Discard"))), "hand. ")
    said = game.type("")
    assert "» P2 (person)" in said
    assert "nothing to take back" in game.type("undo")
    game.close()


def test_undo_with_several_people_where_nothing_was_revealed():
    game = Pipe(*SHARED)
    game.until("hand. ")
    said = game.type("")
    discard = next(k for k, move in enumerate(choices(said), 1) if move.startswith("Discard"))
    game.type(str(discard))  # a Medium may still cycle: it stays his turn

    assert choices(game.type("undo")) == choices(said)
    game.close()


def test_a_hand_over_hides_the_last_hand():
    game = Terminal("play", *SHARED, "--pace", "0", "--option", "cycle_timing=before_action")
    game.until("see your hand")
    game.type("")
    said = game.until("P1>")
    assert said.count("hand 6/6") == 1
    game.type(str(number(r"(\d+)(?:\x1b\[\d*m)* (?!\d)", said.rsplit("Discard", 1)[-1])))
    between = last_screen(game.until("see your hand"))
    assert "hand 6/6" not in between
    assert "Turn 2" in between

    game.type("")
    hand = last_screen(game.until("P2>"))
    assert re.search(r"P2 \(person\).*hand 6/6", hand, re.DOTALL)
    game.type("quit")
    game.until("without saving")
    game.type("")
    assert game.end() == 0


# -- a real terminal --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_an_interrupted_game_is_saved(tmp_path, how):
    file = tmp_path / "game.txt"
    game = Terminal("play", *DUEL, "--pace", "0", "--save", str(file))
    game.until("P1>")
    game.type("1")
    game.until("P1>")
    time.sleep(0.5)  # nobody is as quick as to interrupt between the prompt and the wait for a key
    game.process.send_signal(how)

    game.until("--resume")
    assert game.end() == 130
    assert run("verify", str(file)).returncode == 0


def test_colour_and_no_colour():
    shown = []
    for no_color in ("", "1"):
        game = Terminal("play", *DUEL, "--pace", "0", NO_COLOR=no_color)
        shown.append(game.until("P1>"))
        game.type("quit")
        game.end()

    assert COLOUR.search(shown[0])
    assert not COLOUR.search(shown[1])
    assert "▐" in shown[1]


@pytest.mark.parametrize("columns", [60, 80, 120, 160])
def test_all_that_is_said_fits_the_window(columns):
    game = Terminal("play", "tank", "--seats", "you,greedy,greedy,greedy", "--pace", "0", columns=columns)
    said = game.until(r"P1>")
    for typed in ("dance", "repair P1 FIX_TRACK", "help"):
        game.type(typed)
        said += game.until(r"P1>")
    game.type("quit")
    game.end()

    said = re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", said)
    assert [line for line in said.splitlines() if len(line) > columns] == []


def test_the_menu_plays_and_leaves():
    menu = Terminal(columns=70)
    menu.until("FOURFOLD")
    menu.type("9")
    menu.until("from 1 to 8")
    menu.type("1")
    listed = re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", menu.until("Which game?"))
    assert [line for line in listed.splitlines() if len(line) > 70] == []
    menu.type("chess")
    menu.until("There is no game chess")
    menu.type("1")
    menu.until("Which game?")
    menu.type("tank")
    menu.until("P1>")
    menu.type("quit")
    menu.until("FOURFOLD")
    menu.type("7")
    menu.until("Salir")
    menu.type("q")

    assert menu.end() == 0


def test_a_replay_is_stepped_through(tmp_path):
    file = tmp_path / "game.txt"
    run("play", "tank", "--plain", "--seed", "abc", "--save", str(file), given="1\n1\n1\n")
    show = Terminal("replay", str(file))
    last = number(r"(\d+)/\1 ", show.until("leaves:"))
    for typed, at in (("p", last - 1), ("0", 0), ("", 1), ("P1", 1), ("999", last)):
        show.type(typed)
        assert f"{at}/{last} " in show.until("leaves:")
    show.type("q")

    assert show.end() == 0
