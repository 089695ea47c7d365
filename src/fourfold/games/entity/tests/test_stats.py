"""What a simulation counts agrees with itself and with the rules."""

from __future__ import annotations

from collections import Counter

import pytest

from fourfold.games.entity import options, stats
from fourfold.games.entity.cardset import cardfile
from fourfold.games.entity.decktool import words
from fourfold.games.entity.tests.glance import ENTITY, act, duel
from fourfold.kernel.events import rows
from fourfold.kernel.figures import Share, values
from fourfold.kernel.words import LANGUAGES, texts
from fourfold.sim.report import report
from fourfold.sim.run import plan, run
from fourfold.sim.vary import vary
from fourfold.testing import Story, play


def counted(story: Story) -> Counter[str]:
    times: Counter[str] = Counter()
    for e in rows(story.state.log or []):
        stats.tell(e, times)
    return +times


@pytest.mark.parametrize("given", [{}, {"turn_cap": "6"}, {"deck1": "dawn_tide", "deck2": "dawn_tide"}], ids=str)
def test_the_report_is_whole(given):
    p = plan("entity", given, ["random"], "stats")
    tally = run(p, 30)
    found = report(p, tally)
    ends = [columns["games"] for columns in found["ends"].values()]
    assert sum(end.k for end in ends if isinstance(end, Share)) == 30
    assert tally["end", "cap"] + tally["end", "both"] == tally["draws",]
    assert sum(tally["won", deck] for deck in set(stats.seated(ENTITY.prepare(given)))) + tally["draws",] == 30
    assert all(tally["player_won", key[1]] <= n <= 60 for key, n in tally.items() if key[0] == "played")
    for word in stats.PER_GAME:
        assert values(tally, word).n == 30
    told = {word for rows in found.values() for row, columns in rows.items() for word in (row, *columns)}
    cards = found["cards"].keys() | found["decks"].keys() | found["seats"].keys()
    for lang in LANGUAGES:
        known = set(texts("fourfold.games.entity", lang)["stat"]) | set(texts("fourfold.kernel", lang)["stat"])
        own = words(cardfile.launch(), lang)
        assert told - cards <= known
        assert cards <= own["card"].keys() | own["word"].keys() | {"P1", "P2"}


def test_damage_is_counted_by_cause():
    s = duel("P1 pawn1 cinder_whelp hand void_blast | P2 lp 500")
    s.state.log = []
    play(s, "P1 activate void_blast", "P1 battle", "P1 attack pawn1", "P1 direct")
    assert counted(s) == {"direct_attacks": 1, "effect_damage": 70, "battle_damage": 110}


def test_who_falls_is_counted_by_cause():
    s = duel("P1 pawn1 tusk_charger hand flame_lance | P2 pawn1 cinder_whelp pawn2 grave_rat")
    s.state.log = []
    play(s, "P1 activate flame_lance", "P1 target P2 pawn1", "P1 battle", "P1 attack pawn1", "P1 strike pawn2")
    found = counted(s)
    assert (found["destroyed_effect"], found["destroyed_battle"], found["battles"]) == (1, 1, 1)
    assert found["battle_damage"] == 130 - 50


def test_an_effect_is_counted_apart_from_the_activation_of_a_card():
    s = duel("P1 pawn1 pyre_magus hand void_blast deck ?*9 | P2 | table turn P1 draw")
    act(s, "P1 activate void_blast")
    tally = Counter[tuple[object, ...]]()
    stats.count(s.state, tally)
    assert (tally["card", "void_blast", "activated"], tally["card", "void_blast", "effects"]) == (1, 0)
    assert (tally["card", "pyre_magus", "activated"], tally["card", "pyre_magus", "effects"]) == (0, 1)


def test_every_pair_of_decks_has_a_cell_from_both_sides():
    cells = vary("entity", {}, ["random"], "1", "decks", 2, 1)
    assert len(cells) == 10
    assert {dict(p.options)["deck1"] for p in cells[0].plans} == {"ember_storm", "forest_throne"}
    found = stats.matrix([(c.label, c.tally) for c in cells])
    assert list(found) == list(options.LAUNCH_DECKS)
    for mine, row in found.items():
        assert [whom for whom, cell in row.items() if not cell] == [mine]
        for other in found.keys() - {mine}:
            here, there = row[other], found[other][mine]
            assert isinstance(here, Share)
            assert isinstance(there, Share)
            assert (here.n, here.k + there.k) == (2, 2)
        assert isinstance(row["others"], Share)
        assert row["others"].n == 8


def test_other_options_have_no_matrix_of_decks():
    cells = vary("entity", {}, ["random"], "1", "replay", 2, 1)
    assert stats.matrix([(c.label, c.tally) for c in cells]) == {}
