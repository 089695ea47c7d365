"""What a simulation counts agrees with itself and with the rules."""

from collections import Counter
from typing import Any

import pytest

from fourfold.games.shovels import stats
from fourfold.kernel.figures import Mean, Share
from fourfold.kernel.words import LANGUAGES, Say
from fourfold.sim.report import report
from fourfold.sim.run import plan, run
from fourfold.testing import play, scene


def told(text, *moves, **options):
    """What is counted of these moves, each word of a single game with its number."""
    story = play(scene("shovels", text, **options), *moves)
    story.state.log = [n for e in story.match.events() for n in e]
    tally: stats.Tally = Counter()
    stats.count(story.state, tally)
    return {str(key[0]): key[1] if len(key) == 2 else n for key, n in tally.items()}


@pytest.mark.parametrize("options", [{}, {"seats": "3", "mass_armies": "on"}, {"stall_limit": "3"}], ids=str)
def test_the_report_is_whole(options):
    p = plan("shovels", options, ["random"], "stats")
    tally = run(p, 40)
    found = report(p, tally)

    own: dict[tuple[str, str, str], Any] = {
        (section, row, column): figure
        for section, rows in found.items()
        for row, columns in rows.items()
        for column, figure in columns.items()
        if section not in ("games", "seats")
    }
    assert [at for at, figure in own.items() if not isinstance(figure, Share | Mean)] == []  # all with intervals
    assert {figure.n for at, figure in own.items() if isinstance(figure, Mean) and at[0] != "by_suit"} == {40}
    stalemates = own["length", "turns", "stalemates"]
    assert stalemates.share == tally["stalemates",] / 40
    assert (stalemates.share > 0.5) == ("stall_limit" in options)
    assert sum(figure.share for at, figure in own.items() if at[2] == "share") == pytest.approx(1)
    by_hero = [figure.mean for at, figure in own.items() if at[0] == "powers" and at[2] == "defeats"]
    assert sum(by_hero) == pytest.approx(own["defeats", "hero", "per_game"].mean)
    shields = [figure.mean for at, figure in own.items() if at[0] == "powers" and at[2] == "shields"]
    assert sum(shields) == pytest.approx(own["attacks", "shielded", "per_game"].mean)
    assert own["by_suit", "diamonds", "per_game"].mean == pytest.approx(own["shop", "visits", "per_game"].mean)
    words = {word for section, rows in found.items() for row, cells in rows.items() for word in (section, row, *cells)}
    for say in (Say("fourfold.games.shovels", lang) for lang in LANGUAGES):
        known = {w for w in words if any(say.has(section, w) for section in ("stat", "card", "word"))}
        assert words - known == {f"P{k + 1}" for k in range(len(found["seats"]))}


def test_a_hand_is_counted_by_its_suit():
    found = told("P1 J♣[5♣ 3♦ 2♣] | P2 K♦[2♥] Q♦[]", "P1 lift 1 3 ♣ at P2 1")

    assert (found["times.clubs"], found["sum.clubs"], found["cards.clubs"]) == (1, 7, 3)
    assert (found["broken"], found["defeats.clubs"], found["times.diamonds"]) == (1, 0, 0)


@pytest.mark.parametrize(
    ("text", "moves", "how"),
    [
        ("P1 J♣[5♣] | P2 K♦[] Q♦[4♥]", ["P1 lift", "P1 suit ♣", "P1 at P2 K♦"], "clubs"),
        (
            "P1 J♣[5♣ 3♠] | P2 K♦[] Q♦[4♥]",
            ["P1 lift", "P1 suit ♠", "P1 take 5♣", "P1 suit ♣", "P1 at P2 K♦"],
            "dug_clubs",
        ),
        ("P1 J♣[] | P2 K♦[] Q♦[4♥]", ["P1 tap J♣", "P1 at P2 K♦"], "hero"),
        ("P1 J♣[] | P2 K♦[] Q♦[4♥]", ["P1 strike J♣", "P1 at P2 K♦"], "strike"),
        ("P1 J♣[5♥ 3♠] | P2 K♦[] Q♦[4♥]", ["P1 lift", "P1 suit ♠", "P1 strike", "P1 at P2 K♦"], "dug_strike"),
        ("P1 J♣[]! Q♦[]! | P2 K♦[4♥]", ["P1 fatigue J♣"], "fatigue"),
    ],
    ids=stats.DEFEATS,
)
def test_a_defeat_is_counted_by_its_cause(text, moves, how):
    found = told(text, *moves)

    assert [word for word in stats.DEFEATS if found[f"defeats.{word}"]] == [how]
    assert (found["taps.JC"], found["defeats.JC"]) == ((1, 1) if how == "hero" else (0, 0))


@pytest.mark.parametrize(("answer", "saved", "broken"), [("shield", 1, 0), ("decline", 0, 1)])
def test_a_shield_that_holds_is_counted(answer, saved, broken):
    found = told("P1 J♣[A♣] | P2 K♥[5♥]", "P1 lift", "P1 suit ♣", "P1 at P2", f"P2 {answer}")

    assert (found["shielded"], found["saved"], found["held_out"], found["declined"]) == (saved, saved, saved, broken)
    assert (found["shields.KH"], found["broken"]) == (saved, broken)


def test_what_is_done_in_the_shop_is_counted():
    text = "P1 J♣[9♦] | P2 K♦[4♥] | table row1 2♠ row2 3♠ shop 8♠ 8♣ 8♦ turn P1"
    found = told(text, "P1 lift", "P1 suit ♦", "P1 buy 2♠", "P1 on J♣", "P1 refresh", "P1 leave")
    words = ("visits", "earned", "bought", "refreshed", "lost", "free")

    assert [found[word] for word in words] == [1, 9, 1, 1, 5, 0]
