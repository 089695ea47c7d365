"""Decision points and the move space (chapter 10), the texts of the deck, drawing and bots."""

from __future__ import annotations

from pathlib import Path

import pytest

from fourfold import bots
from fourfold.games.pmv import agenda, cards, deckfile, draw, events, moves, table
from fourfold.games.pmv.game import GAME
from fourfold.kernel import drive
from fourfold.kernel import events as kernel_events
from fourfold.kernel.figures import Share
from fourfold.kernel.layout import bare, wide
from fourfold.kernel.match import Match
from fourfold.kernel.words import LANGUAGES, Say
from fourfold.sim.report import report
from fourfold.sim.run import plan, run
from fourfold.testing import clause, play, scene

SETUP = GAME.prepare()
ORDER = "H01 H02 H03 H04 H05 H06 H07 H08 H09 H10 H11 H12 H13 H14 I1 I2 I3 I4 I5 I6 I7 "
ORDER += "W1 W2 W3 W4 W5 W6 R1 R2 R3 R4 K1 K2 C1 C2"


@clause("P-10.1")
def test_ids_name_definitions_in_the_order_of_the_rulebook():
    assert " ".join(SETUP.faces) == ORDER
    firsts = [int(SETUP.facts[cards.MOVE_AT + k]) for k in range(moves.KINDS)]
    assert firsts == [0, 14, 35, 53, 59, 60, 69, 70, 105, 109, 111, 117, 118, 119]
    s = GAME.start(SETUP, "ids")
    words = [GAME.words(s, 0, m) for m in range(120)]
    assert (words[14].verb, words[14].parts) == ("equip", ("I1", "1"))
    assert (words[68].verb, words[68].parts) == ("attack", ("3", "3"))
    assert len({(w.verb, w.parts) for w in words}) == 120


@clause("P-10.2")
@pytest.mark.parametrize("deck", ["standard50", "generated:1:30", "generated:2:100", "generated:3:200"])
def test_the_size_of_the_space(deck):
    setup = GAME.prepare({"deck": deck})
    border = [int(setup.facts[cards.KIND_AT + k]) for k in range(7)]
    h, i, w, r, k, c = (border[n + 1] - border[n] for n in range(6))
    assert setup.moves == 2 * h + 4 * i + 4 * w + 2 * r + 7 * k + 2 * c + 14
    assert setup.moves == 120 or deck != "standard50"


def test_the_kinds_of_events_begin_where_the_kernels_end():
    assert events.OWN == kernel_events.OWN
    assert set(events.TABLE) == set(range(events.OWN, max(events.TABLE) + 1))


@clause("P-10.1")
def test_copies_are_one_move():
    s = scene("pmv", "P1 hero1 H01 hand I4 I4 C1 C1")
    assert s.options() == ["equip I4 1", "done"]


@clause("P-10.3")
def test_chance_is_a_d20_and_a_damage_die_and_a_counter_d20():
    text = "P1 hero1 H03 gear1 W2 | P2 hero1 H09 hand C1 | table turn P1 combat"
    s = play(scene("pmv", text, [8, 4, 10]), "P1 attack 1 1", "P2 counter C1")
    assert [(e.a, e.b) for e in s.match.events() if e.kind == 2] == [(20, 8), (6, 4), (20, 10)]
    miss = play(scene("pmv", text, [2]), "P1 attack 1 1")
    assert [(e.a, e.b) for e in miss.match.events() if e.kind == 2] == [(20, 2)]  # no die on a miss


@clause("P-10.4", "P-9.5")
def test_a_turn_is_bounded():
    for seed in range(60):
        s = GAME.start(SETUP, f"bound {seed}")
        rng = drive.fast(f"bound {seed}")
        turn, hand, done = 0, 0, dict.fromkeys(range(len(agenda.PROMPTS)), 0)
        while not s.over:
            if s.num[table.TURNS] != turn:
                turn, hand = int(s.num[table.TURNS]), int(s.many(table.HAND + table.SIDE * s.seat))
                done = dict.fromkeys(done, 0)
            legal = GAME.moves(s)
            move = legal[rng.below(len(legal))]
            kind = moves.kind(SETUP, move)
            done[int(s.prompt)] += kind not in (moves.DONE, moves.END, moves.PASS)
            GAME.play(s, move)
            assert done[agenda.ASK_RECRUIT] <= hand
            assert done[agenda.ASK_REACT] <= done[agenda.ASK_COMBAT] <= 3
            assert done[agenda.ASK_TRIM] <= max(0, hand - table.HAND_LIMIT)


def with_long_names():
    """The standard deck with names as long as the validator lets them be, in letters of two columns."""
    text = deckfile.standard()
    for card in deckfile.parse(text)[0].cards:
        for name in card.names.values():
            text = text.replace(f'"{name}"', f'"{18 * "日"}{card.id}"')
    return text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("names", ["standard", "long"])
def test_the_table_is_drawn_within_its_width(lang, names, tmp_path):
    deck = "standard50"
    if names == "long":
        deck = str(tmp_path / "long.toml")
        Path(deck).write_text(with_long_names(), encoding="utf-8")
    setup = GAME.prepare({"deck": deck})
    say = Say("fourfold.games.pmv", lang).learn(GAME, setup)
    match = Match(GAME, setup, "draw")
    bot = bots.make("baseline", "pmv", "draw")
    for _ in range(40):
        if match.over:
            break
        for width in (60, 80, 120):
            for viewer in (0, 1, 2):
                lines = draw.draw(match.view(viewer), say, width)
                assert all(wide(line) <= width for line in lines), [bare(line) for line in lines]
        view = match.view(match.asked)
        assert draw.hints(view)
        assert draw.draw(view, say, 0)
        for move in match.legal():
            draw.details(view, say, move)
        match.play(match.asked, bot.choose(view))


def test_a_narrow_table_has_no_empty_lines():
    s = scene("pmv", "P1 hero1 H01 hand I1 | P2 hero2 H02")
    lines = [bare(line) for line in draw.draw(s.match.view(0), Say("fourfold.games.pmv", "en"), 59)]
    assert sum("free" in line for line in lines) == 4
    assert [line for line in lines if not line.strip("│ ")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mark", ["attacked", "fresh"])
def test_eighty_columns_show_every_name_whole(lang, mark):
    say = Say("fourfold.games.pmv", lang)
    for face in (f for f in SETUP.faces if f.startswith("H")):
        s = scene("pmv", f"P1 hero1 {face} {mark}1 1 | P2", summoning_sickness="on")
        lines = [bare(line) for line in draw.draw(s.match.view(0), say, 79)]
        assert any(f"{say.card(SETUP, SETUP.faces.index(face))} · {say.get('draw', mark)}" in line for line in lines)


def test_an_attack_that_is_asked_about_tells_its_exact_odds():
    s = scene("pmv", "P1 hero1 H03 gear1 W2 | P2 hero1 H09 | table turn P1 combat")
    lines = draw.details(s.match.view(0), Say("fourfold.games.pmv", "es"), s.match.legal()[0])
    assert "impacta con 8 o más en el d20 (13/20 = 65.0 %)" in lines[0]
    assert "Daño medio 149/40 = 3.73" in lines[0] or "149/40 = 3.72" in lines[0]


@clause("P-9.6")
def test_a_counterattack_that_is_asked_about_tells_its_exact_odds():
    text = "P1 hero1 H03 gear1 W2 hp1 2 | P2 hero1 H09 hand C1 | table turn P1 combat"
    s = play(scene("pmv", text, [8, 4]), "P1 attack 1 1")
    lines = draw.details(s.match.view(1), Say("fourfold.games.pmv", "en"), s.match.legal()[0])
    assert lines == ["Counterattack by Monk: hits 11/20 = 55.0 %, mean damage 5/4 = 1.25, kill 11/20 = 55.0 %."]


@pytest.mark.slow
@pytest.mark.parametrize("profile", ["baseline", "aggressive", "conservative"])
def test_each_profile_beats_chance_nine_times_in_ten(profile):
    p = plan("pmv", {}, [profile, "random"], "profiles")
    won = report(p, run(p, 1000))["bots"][profile]["wins"]
    assert isinstance(won, Share)
    assert won.low > 0.9
