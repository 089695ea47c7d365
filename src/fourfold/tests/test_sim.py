"""Simulation: reproducible for any number of jobs, honest about its certainty, and clear about what it cannot do."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourfold import games
from fourfold.cli.sim import judged, read_bands, shown
from fourfold.kernel.errors import FourfoldError
from fourfold.kernel.figures import Share, mean, percentile, share
from fourfold.kernel.words import Say
from fourfold.sim.report import plain, report
from fourfold.sim.run import BATCH, plan, run
from fourfold.sim.vary import vary


def sim(*words: str) -> subprocess.CompletedProcess[str]:
    program = [sys.executable, "-m", "fourfold", "sim", *words]
    return subprocess.run(program, capture_output=True, text=True, timeout=300)


@pytest.mark.slow
def test_any_number_of_jobs_gives_the_same_result():
    p = plan("tank", {}, ["greedy", "random"], "7")
    alone = run(p, BATCH + 7, jobs=1)
    assert run(p, BATCH + 7, jobs=2) == alone
    assert run(plan("tank", {}, ["greedy", "random"], "8"), BATCH + 7, jobs=1) != alone


def test_bots_change_seats_and_are_counted_by_name():
    found = report(p := plan("tank", {}, ["greedy", "random"], "1"), run(p, 40))
    greedy, first = found["bots"]["greedy"]["wins"], found["seats"]["P1"]["wins"]
    assert isinstance(greedy, Share)
    assert isinstance(first, Share)
    assert greedy.low > 0.7
    assert 0.2 < first.share < 0.8


@pytest.mark.parametrize("name", [n for n in games.names() if games.own(n)])
def test_every_game_reports(name):
    p = plan(name, {}, ["random"], "1")
    found = report(p, run(p, 4))
    assert {"games", "seats"} < set(found)
    assert found["games"]["games"]["n"] == 4


def test_a_matrix_goes_around_the_table():
    cells = vary("tank", {}, ["greedy"], "1", "classes", 4, 1)
    assert [c.label for c in cells][:2] == ["heavy heavy", "heavy medium"]
    assert all(c.tally["games",] == 4 for c in cells)
    assert {dict(p.options)["classes"] for p in cells[1].plans} == {"heavy,medium", "medium,heavy"}


@pytest.mark.slow
def test_a_matrix_is_shown_in_the_language_of_the_reader_draws_first():
    told = sim("tank", "--games", "2", "--vary", "classes", "--lang", "es").stdout.splitlines()
    assert re.sub(" {2,}", "  ", told[2]).split("  ")[1:5] == ["empates", "Pesado", "± Pesado", "Medio"]
    assert any(line.startswith("  Pesado Medio ") for line in told)


def test_every_shot_uses_a_fire():
    tally = run(plan("tank", {}, ["greedy"], "1"), 10)
    assert tally["use", "FIRE", "attacks"] == sum(tally["use", shell, "attacks"] for shell in ("HE", "HEAT", "SABOT"))
    assert tally["use", "FIRE", "attacks"] > 0


def test_both_readings_of_a_clause():
    cells = vary("tank", {}, ["random"], "1", "comms_scope", 3, 1)
    assert [c.label for c in cells] == ["others", "all"]


def test_values_that_this_table_cannot_have_are_left_out():
    found = vary("tank", {"seats": "3"}, ["random"], "1", "first", 1, 1)
    assert [c.label for c in found] == ["random", "1", "2", "3"]


def test_a_figure_just_below_nothing_is_nothing():
    assert shown(mean({0: 9_999, 1: 1})).startswith("0.00 [0.00, 0.00]")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (["chess"], "chess"),
        (["tank", "--bots", "deepblue"], "deepblue"),
        (["tank", "--bots", "greedy,greedy,greedy"], "3"),
        (["tank", "--option", "colour=red"], "colour"),
        (["tank", "--games", "0"], "0"),
        (["tank", "--vary", "teams"], "teams"),
        (["tank", "--preset", "nope"], "nope"),
        (["tank", "--games", "2", "--bands", "missing.toml"], "missing.toml"),
        (["tank", "--games", "2", "--bands", "bands.toml", "--vary", "classes"], "--vary"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(words, wrong):
    done = sim(*words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert wrong in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


@pytest.mark.slow
def test_json_is_complete_and_bands_judge(tmp_path: Path) -> None:
    bands = tmp_path / "bands.toml"
    bands.write_text('"seats.P1.wins" = [0.0, 1.0]\n"length.turns.turns" = [1, 2]\n')
    done = sim("tank", "--games", "6", "--bots", "random", "--json", "--bands", str(bands))
    found = json.loads(done.stdout)
    assert (found["game"], found["games"], found["seed"]) == ("tank", 6, "1")
    assert found["report"]["classes"]
    assert done.returncode == 1
    assert "length.turns.turns" in done.stderr
    assert "seats.P1.wins" not in done.stderr


@pytest.mark.parametrize(
    "text",
    [
        "a = " + 5000 * "9",
        "a = " + 5000 * "[",
        '"seats.P1.wins" = ["a", 2]',
        '"seats.P1.wins" = [false, true]',
        '"seats.P1.wins" = 3',
        '"seats.P9.wins" = [0, 1]',
        '"seats" = [0, 1]',
    ],
    ids=["number", "brackets", "word", "truth", "one", "seat", "section"],
)
def test_bands_that_are_none_are_refused(tmp_path, text):
    file = tmp_path / "bands.toml"
    file.write_text(text)
    with pytest.raises(FourfoldError):
        judged({"seats": {"P1": {"wins": 0.5}}}, read_bands(str(file)), Say("", "en"))


def test_spanish_figures_have_spanish_labels():
    assert "victorias" in sim("tank", "--games", "2", "--lang", "es").stdout


@pytest.mark.slow
def test_a_game_may_lay_out_its_own_matrix():
    done = sim("entity", "--games", "2", "--bots", "random", "--vary", "decks", "--lang", "es")
    lines = [line.strip() for line in done.stdout.splitlines()]
    assert [line.split("  ")[0] for line in lines[3:8]] == re.split("  +", lines[2])[:-1]
    assert lines[3].startswith("Brasa y Tormenta")


@given(st.integers(0, 200), st.integers(1, 200))
def test_an_interval_holds_its_share(k, n):
    found = share(min(k, n), n)
    assert 0 <= found.low <= found.share <= found.high <= 1


def test_counts_are_whole_numbers_in_both_worlds():
    assert json.dumps(plain(share(3, 7))).startswith('{"k": 3, "n": 7, ')


@given(st.lists(st.integers(-50, 50), min_size=1, max_size=80))
def test_means_and_percentiles_are_those_of_the_values(values):
    found = mean(Counter(values))
    assert found.mean == pytest.approx(sum(values) / len(values))
    assert (found.least, found.most) == (min(values), max(values))
    assert percentile(Counter(values), 0.5) == sorted(values)[(len(values) + 1) // 2 - 1]


def test_a_small_mean_keeps_its_digits():
    assert shown(mean({0: 97, 1: 3})) == "0.03 [0.00, 0.06]  0–0–0–1"
    assert shown(mean({40: 1, 44: 1})) == "42.0 [38.1, 45.9]  40–40–44–44"


def test_a_bot_is_refused_anything_but_its_own_view():
    from fourfold import bots

    game = games.load("tank")
    state = game.start(game.prepare(), "1")
    with pytest.raises(FourfoldError, match="view"):
        bots.make("greedy", "tank", "1").choose(state)


@pytest.mark.slow
def test_cards_are_listed_and_found():
    program = [sys.executable, "-m", "fourfold", "cards"]
    listed = subprocess.run([*program, "tank"], capture_output=True, text=True)
    assert "Ablative Armor" in listed.stdout
    found = subprocess.run([*program, "tank", "sabot", "75"], capture_output=True, text=True)
    assert found.stdout.startswith("Sabot [SABOT]\n")
    none = subprocess.run([*program, "tank", "dragon"], capture_output=True, text=True)
    assert none.returncode == 2
    assert "dragon" in none.stderr
