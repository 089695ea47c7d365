"""Every command, and every kind of bad input: one sentence, an exit code, nothing changed."""

import json

import pytest
from typer.testing import CliRunner

from fourfold import games
from fourfold.cli.main import app
from fourfold.tests.terminal import run

pytestmark = pytest.mark.slow  # a process for each test

SCENE = "P1 medium breech HEAT hand FIRE MG | P2 light hp 80 armor 1 hand SMOKE"
HUGE = "9" * 5000  # more digits than Python reads
SABOTAGED = "P1 hand TRACKED HE SMOKE | P2 hand TREADS"
ENV = {"LANG": "C.UTF-8", "LC_ALL": "", "LC_MESSAGES": "", "FOURFOLD_LANG": "", "FOURFOLD_BENCH_SECONDS": "0.002"}


def call(*args):
    return CliRunner().invoke(app, list(args), env=ENV)


@pytest.fixture
def saved(tmp_path):
    """A short game in a file."""
    file = tmp_path / "game.txt"
    run("play", "tank", "--plain", "--seed", "abc", "--save", str(file), given="1\n1\n1\n")
    return file


# -- commands ---------------------------------------------------------------------------------------------------------
def test_without_a_command_and_a_terminal_there_is_help():
    told = run()

    assert told.returncode == 0
    assert "play" in told.stdout
    assert "verify" in told.stdout


def test_help_imports_neither_rich_nor_a_game():
    told = run("--help", PYTHONPROFILEIMPORTTIME="1")

    imported = {line.rsplit("|", 1)[-1].strip() for line in told.stderr.splitlines()}
    assert "typer" in imported
    assert not {m for m in imported if m.split(".")[0] == "rich" or m.startswith(("fourfold.games", "fourfold.bots"))}


def test_the_version_says_the_world():
    assert call("--version").stdout.split()[-1] in ("(compiled)", "(interpreted)")


def test_games_lists_every_game_found():
    told = call("games").stdout

    assert all(name in told for name in games.names())


def test_games_says_how_many_play():
    told = call("games").stdout

    for name in games.names():
        about = told.split(f"{name}  ", 1)[1].split("bots:")[0]
        seats = {int(games.load(name).prepare(given).seats) for given in games.load(name).variants()}
        several = f"    {min(seats)} to {max(seats)} seats\n"
        assert (several if len(seats) > 1 else f"\n    {max(seats)} seats\n") in about


def test_completion_knows_the_games():
    told = run(_FOURFOLD_COMPLETE="complete_bash", COMP_WORDS="fourfold play ta", COMP_CWORD="2")

    assert told.stdout.split() == ["tank"]


@pytest.mark.parametrize("wanted", ["T-8.3", "t-8.3", "8.3"])
def test_rules_shows_a_clause(wanted):
    assert call("rules", "tank", wanted).stdout.startswith("T-8.3 ")


def test_rules_shows_a_chapter_an_example_and_everything():
    assert "T-6.4" in call("rules", "tank", "6").stdout
    assert "discard gets FIRE then HE" in call("rules", "tank", "G1").stdout
    assert "T-10.1" in call("rules", "tank").stdout


def test_play_without_a_terminal_says_so_and_ends():
    told = run("play", "tank")

    assert told.returncode == 0
    assert told.stdout.count("\n") == 1
    assert "terminal" in told.stdout


def test_verify_and_replay_of_a_saved_game(saved):
    assert call("verify", str(saved)).exit_code == 0
    told = call("replay", str(saved), "--at", "1", "--seat", "P1")

    assert told.exit_code == 0
    assert "Tank Combat" in told.stdout
    assert "seed abc" in told.stdout


def test_a_replay_shows_a_seat_only_its_own_hand(saved):
    hands = [call("replay", str(saved), "--seat", seat).stdout.count("hand: ") for seat in ("P1", "P2", "all")]

    assert hands == [1, 1, 2]


def test_a_scene_shows_table_events_and_moves():
    told = call("scene", "tank", SCENE, "--moves", "fire P2; P2 pass").stdout

    assert "hits P2 for 50: 30 HP left" in told
    assert "2. End the turn" in told


def test_a_scene_says_which_of_its_moves_was_refused_and_what_was_asked():
    told = call("scene", "tank", SCENE, "--moves", "fire P2; load HE; pass").stderr
    assert told.startswith("“load HE” cannot be played where it is asked: “P2, smoke? ")
    assert told.endswith("(T-13.1)\n")


def test_a_seat_alone_is_a_scene():
    assert call("scene", "tank", "P1").exit_code == 0


def test_a_scene_may_be_a_file_and_take_options_and_dice(tmp_path):
    file = tmp_path / "scene.txt"
    file.write_text(SCENE, encoding="utf-8")

    told = call("scene", "tank", str(file), "--option", "breech_swap=on", "--option", "seats=2", "--dice", "1,2")
    assert told.exit_code == 0
    assert "HP 80" in told.stdout


def test_the_json_of_a_scene_hides_what_the_seat_may_not_see():
    def seen(*more):
        return json.loads(call("scene", "tank", SCENE, "--moves", "fire P2", "--json", *more).stdout)

    def hand(scene, seat):
        return next(z["cards"] for z in scene["zones"] if (z["zone"], z["seat"]) == ("hand", seat))

    everything, first, second = seen(), seen("--seat", "P1"), seen("--seat", "P2")
    assert hand(everything, 2) == hand(second, 2) == ["SMOKE"]
    assert hand(first, 2) == [None]
    assert everything["asked"] == first["asked"] == 2
    assert first["legal"] == []
    assert [m["words"] for m in second["legal"]] == ["smoke", "pass"]
    assert first["numbers"]["hp"] == [100, 80]
    assert "hash" in everything
    assert "hash" not in first
    assert first["prompt"]["facts"]["left"] == 30
    deck = next(z for z in first["zones"] if z["zone"] == "deck")
    assert deck["count"] == len(deck["cards"]) == 95
    assert set(deck["cards"]) == {None}


def test_bench_gives_one_object_for_each_configuration():
    rows = json.loads(call("bench", "tank", "--json").stdout)

    assert [row["seats"] for row in rows] == [2, 3, 4, 6]
    assert set(rows[0]) == {
        *("game", "seats", "decisions_per_s", "games_per_s", "decisions_per_game", "copy_ns", "mask_ns"),
        *("imagine_ns", "state_bytes", "compiled"),
    }
    assert rows[0]["decisions_per_s"] > 0


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("fire warrior", ["Ember Recruit"]),
        ("guerrero de fuego", ["Ember Recruit"]),  # in another language than the reader's
        ("atk 120", ["Solstice Sentinel"]),
        ("pierce", ["Tusk Charger", "Sunlit Behemoth"]),
        ("p08", ["Ember Recruit"]),
        ("void blast", ["Void Blast", "Void Caster"]),  # first those that are it, then those that speak of it
    ],
)
def test_cards_are_found_by_name_kind_and_text(query, found):
    lines = call("cards", "entity", *query.split()).stdout.splitlines()
    assert [line.partition(" [")[0] for line in lines if not line.startswith(" ")] == found


@pytest.mark.parametrize(("query", "lang", "line"), [("level 4", "en", "(Level 4 "), ("nivel 4", "es", "de Nivel 4 ")])
def test_a_number_is_looked_for_with_the_word_before_it(query, lang, line):
    said = call("cards", "entity", query, "--lang", lang).stdout
    heads = [head for head in said.splitlines() if not head.startswith(" ")]
    assert [line in head for head in heads] == sorted((line in head for head in heads), reverse=True)
    assert sum(line in head for head in heads) == 8
    assert "40 LP" not in said


@pytest.mark.parametrize(
    ("query", "lang", "said"),
    [
        ("dragn", "en", "Do you mean “dragon”?"),
        ("dragn", "es", "¿Quieres decir «dragon»?"),
        ("xyzzy", "en", "Without a query all cards are listed."),
        ("level 99", "en", "No card has “level 99”"),
    ],
)
def test_a_query_that_finds_nothing_says_so(query, lang, said):
    told = run("cards", "entity", query, "--lang", lang)
    assert told.returncode == 2
    assert said in told.stderr


def test_cards_of_a_file_are_listed_with_the_options_of_the_game(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text(call("deck", "pmv", "generate", "--seed", "7").stdout, encoding="utf-8")
    assert call("cards", "pmv", "--option", f"deck={file}").stdout != call("cards", "pmv").stdout
    assert run("cards", "pmv", "--option", "deck=nowhere").returncode == 2
    assert run("cards", "tank", "--option", "deck=nowhere").returncode == 2


@pytest.mark.parametrize(("content", "lang"), [(b"", "en"), (b"\xff\xfe", "es"), (b"card = [1]", "es")])
def test_a_card_file_of_any_kind_is_answered_with_its_faults(content, lang, tmp_path):
    file = tmp_path / "bad.toml"
    file.write_bytes(content)
    for args in (["deck", "entity", "check", str(file)], ["cards", "entity", "--option", f"cards={file}"]):
        told = run(*args, "--lang", lang)
        assert told.returncode == 2
        assert str(file) in told.stdout + told.stderr
        assert "Traceback" not in told.stderr


def test_a_reader_that_goes_away_is_no_error():
    told = run("rules", "tank")
    assert told.returncode == 0
    # a pipe that is closed after the first line
    import subprocess

    from fourfold.tests.terminal import COMMAND, ENVIRONMENT

    with subprocess.Popen([*COMMAND, "rules", "tank"], stdout=-1, stderr=-1, env=ENVIRONMENT) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""


# -- bad input --------------------------------------------------------------------------------------------------------
BAD = [
    ("bogus",),
    ("play", "--bogus"),
    ("play", "chess", "--plain"),
    ("play", "--plain"),
    ("play", "tank", "more", "--plain"),
    ("play", "tank", "--plain", "--seats", "you,mozart"),
    ("play", "tank", "--plain", "--seats", "you"),
    ("play", "tank", "--plain", "--seats", "you,you", "--option", "seats=3"),
    ("play", "tank", "--plain", "--option", "seats=99"),
    ("play", "tank", "--plain", "--option", "seats=7"),
    ("play", "tank", "--plain", "--option", "seats"),
    ("play", "tank", "--plain", "--option", "colour=red"),
    ("play", "tank", "--plain", "--option", "breech_swap=maybe"),
    ("play", "tank", "--plain", "--option", "classes=XY"),
    ("play", "tank", "--plain", "--preset", "nope"),
    ("play", "tank", "--plain", "--lang", "tlh"),
    ("play", "tank", "--plain", "--pace", "fast"),
    ("play", "tank", "--plain", "--pace", "inf"),
    ("play", "tank", "--plain", "--seed", "two\nlines"),
    ("sim", "tank", "--games", "2", "--seed", "\udcff"),
    ("play", "tank", "--plain", "--save", "/nowhere/at/all"),
    ("play", "tank", "--plain", "--save", "/"),
    ("play", "--plain", "--resume", "/nowhere"),
    ("play", "--plain", "--resume", "/"),
    ("rules",),
    ("rules", "chess"),
    ("rules", "tank", "T-99.9"),
    ("verify", "/nowhere"),
    ("verify", "/"),
    ("verify", "bad\0name"),
    ("verify", "/dev/zero"),
    ("replay", "/nowhere"),
    ("scene", "tank", "P1 hand SHOVEL | P2"),
    ("scene", "tank", "P1 flying | P2"),
    ("scene", "tank", "P1 hp many | P2"),
    ("scene", "tank", "P1 hp 101 | P2"),
    ("scene", "tank", "P1 hp -1 | P2"),
    ("scene", "tank", "P1 class 7 | P2"),
    ("scene", "tank", "P1 hand HE | table turns 99999999999999999999"),
    ("scene", "tank", "P1 hand HE*99999999999 | P2"),
    ("scene", "tank", "P1 hand HE*x | P2"),
    ("scene", "tank", "P1 armor 99999999999 | P2"),
    ("scene", "tank", "P1 breech HE HE | P2"),
    ("scene", "tank", "P1 breech FIRE hand FIRE | P2"),
    ("scene", "tank", "P1 hazards HE | P2"),
    ("scene", "tank", "P1 hand HE | P2 | table resolving MG"),
    ("scene", "tank", " "),
    ("scene", "tank", ""),
    ("scene", "tank", "Q1 hand HE"),
    ("scene", "tank", "P1 hand SABOT*3 | P2"),
    ("scene", "tank", SCENE, "--moves", "fly to the moon"),
    ("scene", "tank", SCENE, "--moves", "P2 pass"),
    ("scene", "tank", SCENE, "--moves", "load HE"),
    ("scene", "tank", SCENE, "--seat", "P9"),
    ("scene", "tank", SCENE, "--seat", "north"),
    ("scene", "tank", SCENE, "--dice", "six"),
    ("scene", "tank", SCENE, "--dice", "9" * 30),
    ("scene", "tank", SABOTAGED, "--moves", "sabotage P2 TRACKED; reveal", "--dice", "9"),
    ("scene", "tank", SCENE, "--moves", "P9 concede"),
    ("scene", "tank", SCENE, "--moves", "P0 concede"),
    ("scene", "tank", SCENE, "--option", "x"),
    ("scene", "tank", "/no/such/file"),
    ("scene", "tank", f"P{HUGE} hand HE"),
    ("scene", "tank", f"P1 hand HE | P2 | table turn P{HUGE}"),
    ("scene", "entity", f"P1 hand P01*{HUGE} | P2"),
    ("play", "tank", "--plain", "--option", f"seats={HUGE}"),
    ("play", "tank", "--plain", "--seats", "you,greedy", "--option", f"seats={HUGE}"),
    ("play", "tank", "--plain", "--seats", "you,greedy", "--option", "seats=x"),
    ("deck", "pmv", "generate", "--size", "0"),
    ("bench", "chess"),
]


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("args", BAD, ids=lambda args: " ".join(args)[:60])
def test_bad_input_gets_one_sentence_and_an_exit_code(args, lang):
    more = [] if "--lang" in args else ["--lang", lang]
    told = call(*args, *more)

    assert told.exit_code == 2
    assert told.stdout == ""
    assert told.stderr.count("\n") == 1, told.stderr
    assert "Traceback" not in told.stderr
    assert "inside Fourfold" not in told.stderr
    assert "dentro de Fourfold" not in told.stderr


@pytest.mark.parametrize("args", [a for a in BAD if "--lang" not in a], ids=lambda args: " ".join(args)[:60])
def test_bad_input_is_answered_in_the_chosen_language(args):
    assert call(*args, "--lang", "es").stderr != call(*args, "--lang", "en").stderr


def test_what_was_typed_does_nothing_to_the_terminal():
    assert call("play", "tank\x1b[2J\x07", "--plain").stderr.startswith("There is no game tank[2J. ")
    assert "\x1b" not in run("play", "tank", "--plain", given="\x1b[2J\x07\n").stdout


def test_a_terminal_without_accents_gets_a_sentence_all_the_same():
    told = run("games", "--lang", "es", PYTHONIOENCODING="ascii")
    assert (told.returncode, told.stderr) == (0, "")
    assert "h?roes" in told.stdout


@pytest.mark.parametrize("given", ["", "x", "-1", "0", "nan", "inf"])
def test_how_long_to_measure_is_a_number(given):
    told = CliRunner().invoke(app, ["bench", "tank"], env=ENV | {"FOURFOLD_BENCH_SECONDS": given})

    assert told.exit_code == 2
    assert told.stderr == f"FOURFOLD_BENCH_SECONDS is a number of seconds from 0.001 to 60, not “{given}”.\n"


@pytest.mark.parametrize("content", [b"\x00\xff\xfe\x80", b"", b"hello\n", b"fourfold replay 9\ngame tank\n"])
def test_a_file_that_is_no_replay_is_refused(tmp_path, content):
    file = tmp_path / "file"
    file.write_bytes(content)

    for command in ("verify", "replay"):
        told = call(command, str(file))
        assert told.exit_code == (1 if command == "verify" and content != b"\x00\xff\xfe\x80" else 2)
        assert told.stderr.count("\n") == 1
    assert file.read_bytes() == content


def test_a_file_that_is_no_replay_is_not_overwritten(tmp_path):
    file = tmp_path / "diary.txt"
    file.write_text("dear diary", encoding="utf-8")

    assert call("play", "tank", "--plain", "--save", str(file)).exit_code == 2
    assert file.read_text(encoding="utf-8") == "dear diary"


WRONG = ["no option", "bad option", "no game"]


def damaged(lines, how):
    k = lines.index("moves") + 2
    if how == "cut":
        return lines[:k], k
    if how == "hash":
        return [*lines[:k], lines[k][:-1] + ("0" if lines[k][-1] != "0" else "1"), *lines[k + 1 :]], k + 1
    if how == "move":
        return [*lines[:k], "P1 dance # 12345678", *lines[k + 1 :]], k + 1
    if how == "more":
        return [*lines, "P1 pass # 12345678"], len(lines) + 1
    if how == "twice":
        return [*lines[: k - 2], *lines[k - 3 :]], k - 1
    if how == "missing":
        return [*lines[:k], *lines[k + 1 :]], k + 1
    if how in ("no option", "bad option", "no game"):
        old, new = {
            "no option": ("option first random", "option last random"),
            "bad option": ("option first random", "option first zero"),
            "no game": ("game tank", "game chess"),
        }[how]
        return [new if line == old else line for line in lines], lines.index(old) + 1
    if how == "option":
        return [line.replace("option seats 2", "option seats 3") for line in lines], 4
    return [line.replace("seed abc", "seed abd") for line in lines], lines.index("moves") + 2


@pytest.mark.parametrize("how", ["cut", "hash", "move", "missing", "more", "twice", "option", "seed", *WRONG])
@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_damaged_replay_is_refused_with_the_line(saved, how, lang):
    lines, number = damaged(saved.read_text(encoding="utf-8").splitlines(), how)
    saved.write_text("\n".join(lines) + "\n", encoding="utf-8")

    told = call("verify", str(saved), "--lang", lang)

    assert told.exit_code == 1
    assert told.stderr.startswith(f"{'Line' if lang == 'en' else 'Línea'} {number}: ")
    assert told.stderr.count("\n") == 1
    assert call("replay", str(saved)).exit_code == 2
    assert call("play", "--plain", "--resume", str(saved)).exit_code == 2


def test_a_generated_deck_is_checked_and_a_wrong_one_refused_with_every_fault(tmp_path):
    file = tmp_path / "deck.toml"
    made = call("deck", "pmv", "generate", "--seed", "S", "--size", "40")
    file.write_text(made.stdout, encoding="utf-8")
    assert call("deck", "pmv", "check", str(file)).exit_code == 0

    file.write_text(
        made.stdout.replace("cost = 4", "cost = 99").replace('type = "item"', 'type = "thing"'), encoding="utf-8"
    )
    refused = call("deck", "pmv", "check", str(file))
    assert refused.exit_code == 2
    assert refused.stdout.count(f"{file}: H") == made.stdout.count("cost = 4")
    assert refused.stdout.count(": type: ") == made.stdout.count('type = "item"')


@pytest.mark.parametrize("words", [["check"], ["generate", "deck.toml"], ["shuffle", "deck.toml"]])
def test_a_call_about_decks_that_is_none_says_what_would_be_one(words):
    wrong = call("deck", "pmv", *words)
    assert wrong.exit_code == 2
    assert "deck GAME check FILE" in wrong.stderr
