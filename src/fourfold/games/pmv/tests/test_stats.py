"""What a simulation counts agrees with itself and with the rules."""

from __future__ import annotations

from collections import Counter

import pytest

from fourfold.games.pmv import cards, stats
from fourfold.games.pmv.game import GAME
from fourfold.kernel.figures import Mean, Share, total
from fourfold.kernel.words import LANGUAGES, texts
from fourfold.sim.report import report
from fourfold.sim.run import plan, run
from fourfold.testing import play, scene


def watched(story):
    game = stats.Game(story.match.setup, Counter())
    for e in story.match.events():
        game.tell(e)
    return game


def counted(story):
    game = watched(story)
    return game.counts, game.tally


def sections(found):
    return [((section, row), columns) for section, rows in found.items() for row, columns in rows.items()]


@pytest.mark.parametrize(
    "options", [{}, {"resources": "3"}, {"turn_cap": "6"}, {"to_hit": "plain_d20"}, {"mulligan": "off"}], ids=str
)
def test_the_report_is_whole(options):
    p = plan("pmv", options, ["baseline", "random"], "stats")
    tally = run(p, 60)
    found = report(p, tally)
    attacks = total(tally, "attacks")
    assert attacks == sum(n for key, n in tally.items() if key[0] == "roll")
    assert total(tally, "hits") == tally["roll", "hit"] + tally["roll", "crit"]
    assert total(tally, "kills") <= total(tally, "hits")
    assert total(tally, "trimmed") == sum(total(tally, f"trimmed.{kind}") for kind in cards.KINDS)
    figures = {(*at, c): n for at, row in sections(found) for c, n in row.items() if at[0] not in ("games", "seats")}
    assert [at for at, figure in figures.items() if not isinstance(figure, Share | Mean)] == []  # all with intervals
    capped = found["length"]["games"]["capped"]
    assert isinstance(capped, Share)
    assert capped.share == tally["capped",] / 60
    words = {word for rows in found.values() for row, columns in rows.items() for word in (row, *columns)}
    for lang in LANGUAGES:
        told = texts("fourfold.games.pmv", lang) | {"seats": {"P1": "", "P2": ""}}
        house = texts("fourfold.kernel", lang)
        known = {key for section in (*told.values(), *house.values()) for key in section}
        assert {w for w in words if w not in known} <= {"baseline", "random"}


def test_a_reactive_that_saves_a_hero_is_counted():
    text = "P1 hero1 H03 gear1 W2 | P2 hero1 H09 hp1 5 hero2 H01 hand R1 K1 | table turn P1 combat"
    counts, _ = counted(play(scene("pmv", text, [8, 4]), "P1 attack 1 1", "P2 react R1"))
    assert (counts["prevented"], counts["saved_by_reactive"], counts["damage"]) == (2, 1, 4)
    counts, _ = counted(play(scene("pmv", text, [8, 4]), "P1 attack 1 1", "P2 treat K1 1"))
    assert (counts["healed"], counts["saved_by_healing"], counts["saved_by_reactive"]) == (2, 1, 0)


def test_overkill_and_deaths_from_full_hp():
    text = "P1 hero1 H08 gear1 W5 hp1 2 hero2 H14 | P2 hero1 H01 hero2 H02 hand C1 | table turn P1 combat"
    counts, tally = counted(play(scene("pmv", text, [20, 6, 20]), "P1 attack 1 1", "P2 counter C1"))
    assert (counts["damage"], counts["overkill"], counts["one_shots"]) == (8, 7 + 3, 1)
    assert (counts["counter_deaths"], counts["counter_damage"], counts["counter_one_shots"]) == (1, 2, 0)
    assert (tally["roll", "crit"], counts["attacks"], counts["counters"]) == (1, 1, 1)


def test_the_economy_counts_cards_and_resources_by_type():
    text = "P1 hero1 H03 hp1 6 hand H06 K1 I4 W1 | P2 hero1 H09 hand C2 | table turn P1"
    story = play(
        scene("pmv", text, [2, 2], resources=9), "P1 recruit H06", "P1 heal K1 1", "P1 equip I4 1", "P1 equip W1 2"
    )
    counts, _ = counted(play(story, "P1 attack 1 1", "P2 counter C2"))
    kinds = ("hero", "item", "weapon", "reactive", "healing", "counterattack")
    assert [counts[f"played.{kind}"] for kind in kinds] == [1, 1, 1, 0, 1, 1]
    assert [counts[f"spent.{kind}"] for kind in kinds] == [5, 1, 1, 0, 1, 2]
    assert counts["healed"] == 2
    trim = "P1 hero1 H01 hand I1 I2 R1 R1 R2 R3 R4 C1 | P2 hero1 H02 | table turn P1 discard"
    counts, _ = counted(play(scene("pmv", trim), "P1 discard I2"))
    assert (counts["trimmed"], counts["trimmed.item"], counts["trimmed.reactive"]) == (1, 1, 0)


@pytest.mark.parametrize(("turn", "hero", "leader"), [(7, "H05", 1), (7, "H10", -1), (5, "H05", -1)])
def test_who_leads_after_three_turns_each(turn, hero, leader):
    text = f"P1 hero1 H01 hand I1 | P2 hero1 {hero} | table turns {turn} turn P1 start"
    assert watched(scene("pmv", text)).leader == leader


def test_the_starter_has_no_great_advantage():
    p = plan("pmv", {}, ["baseline"], "starter")
    tally = run(p, 200)
    assert 0.38 < tally["starter_won",] / 200 < 0.62
    assert GAME.name == "pmv"
