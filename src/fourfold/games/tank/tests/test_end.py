"""The end of the game: cap, concession, teams (chapter 10)."""

import pytest

from fourfold.games.tank.tests.glance import (
    dealt,
    discard,
    hand,
    hazards,
    hp,
    lying,
    marks,
    offered,
    random_game,
    tank,
    told,
    turns,
    winners,
)
from fourfold.kernel.errors import BadOption, FourfoldError, GameOver
from fourfold.testing import Story, clause, example, play, refused


@clause("T-10.1")
def test_first_to_three_marks_and_at_zero_hp():
    three = play(tank("P1 medium marks 2 hand MG | P2 medium hp 10 | P3 light marks 2"), "P1 quickfire P2")
    duel = play(tank("P1 medium hand MG | P2 medium hp 10"), "P1 quickfire P2")

    assert winners(three) == [1]
    assert winners(duel) == [1]
    with pytest.raises(GameOver):
        duel.match.say(1, "discard MG")


# -- the cap ----------------------------------------------------------------------------------------------------------
@example("G55")
@clause("T-10.2")
@pytest.mark.parametrize(("played", "over"), [(999, False), (1000, True)])
def test_a_duel_is_a_draw_after_a_thousand_turns(played, over):
    s = tank(f"table turns {played} | P1 heavy hand HE | P2 heavy")
    play(s, "P1 discard HE")

    assert s.match.over is over
    assert winners(s) == []
    assert ("capped" in s.happened()) is over


@clause("T-10.2", "T-11.1")
@pytest.mark.parametrize(("seats", "cap", "last"), [(2, "auto", 1000), (3, "auto", 1500), (2, 7, 7), (2, 0, 1000000)])
def test_the_cap_grows_with_the_seats_and_may_be_set(seats, cap, last):
    for turn in (last - 1, last):
        s = tank(f"table turns {turn} | P1 heavy hand HE", seats=seats, turn_cap=cap)
        play(s, "P1 discard HE")
        assert s.match.over is (turn == last and cap != 0)


@clause("T-10.2")
def test_so_many_turns_are_played_and_bonus_turns_count():
    s = tank("table turns 4 | P1 heavy hand TRACKED | P2 heavy hand TREADS HE*4", turn_cap=5)
    play(s, "P1 sabotage P2 TRACKED", "P2 reveal")
    assert told(s, "turn") == [(1, 5, 1, 0)]

    play(s, "P2 discard HE")
    assert s.match.over
    assert told(s, "capped") == [(-1, 5, 0, 0)]


@clause("T-10.2")
def test_a_game_at_random_ends_at_its_cap():
    match = dealt(3, classes="HH", turn_cap=9)
    for _ in random_game(match, 3):
        pass
    assert match.over
    assert match.state.num[0] == 9


@clause("T-10.2", "T-11.1")
@pytest.mark.parametrize(
    ("text", "won"),
    [
        ("P1 heavy marks 1 hp 10 hand HE | P2 heavy | P3 heavy", [1]),
        ("P1 heavy marks 1 hp 10 hand HE | P2 heavy marks 1 hp 11 | P3 heavy", [2]),
        ("P1 heavy hp 60 hand HE | P2 heavy hp 60 | P3 heavy hp 59", [1, 2]),
        ("P1 heavy marks 2 hp 1 hand HE | P2 heavy marks 1 hp 100 | P3 heavy marks 2 hp 1", [1, 3]),
    ],
)
def test_a_score_may_decide_at_the_cap(text, won):
    s = tank(f"table turns 5 | {text}", turn_cap=5, cap_result="score")
    play(s, "P1 discard HE")
    assert winners(s) == won

    drawn = tank(f"table turns 5 | {text}", turn_cap=5)
    play(drawn, "P1 discard HE")
    assert winners(drawn) == []


@clause("T-10.2", "T-10.4")
def test_a_team_scores_together():
    s = tank(
        "table turns 5 | P1 heavy marks 1 hand HE | P2 heavy hp 90 | P3 heavy marks 1 hp 5 | P4 heavy marks 1",
        turn_cap=5,
        cap_result="score",
        teams="13/24",
    )
    play(s, "P1 discard HE")

    assert winners(s) == [1, 3]


@clause("T-10.2", "T-4.9", "T-10.4")
def test_the_marks_of_a_lost_ally_still_count_at_the_cap():
    s = tank(
        "table turns 5 | P1 heavy hp 50 hand HE | P2 heavy hp 90 | P3 heavy marks 1 removed hp 0 | P4 heavy",
        turn_cap=5,
        cap_result="score",
        teams="13/24",
        elimination="on",
    )
    play(s, "P1 discard HE")

    assert winners(s) == [1, 3]


@clause("T-10.2", "T-4.9")
def test_a_tank_that_is_out_wins_nothing_at_the_cap():
    s = tank(
        "table turns 5 | P1 heavy hp 50 hand HE | P2 heavy marks 2 removed hp 0 | P3 heavy hp 40",
        turn_cap=5,
        cap_result="score",
        elimination="on",
    )
    play(s, "P1 discard HE")

    assert winners(s) == [1]


# -- concession -------------------------------------------------------------------------------------------------------
@clause("T-10.3")
@pytest.mark.parametrize("seat", [1, 2])
def test_who_concedes_a_duel_loses_it(seat):
    s = play(tank("P1 heavy hand HE MG | P2 light hand SMOKE"), f"P{seat} concede")

    assert winners(s) == [3 - seat]
    with pytest.raises(GameOver):
        s.match.concede(0)


AT = {  # every kind of question among four, and how to come there; P1 is at turn
    "action": ("", ()),
    "rest": ("", ("P1 load HEAT",)),
    "toll": ("", ("P1 quickfire P2",)),
    "smoke of the target": ("hp 30", ("P1 quickfire P2",)),
    "smoke of a third": ("hp 30", ("P1 quickfire P2", "P2 pass")),
    "smoke against a munition": ("hp 30 breech", ("P1 fire P2",)),
    "override": ("", ("P1 sabotage P2 COMMS",)),
    "trim": ("trim", ()),
}


def at(place: str) -> Story:
    how, moves = AT[place]
    gun = "breech HE" if "breech" in how else ""
    end = "turn end" if how == "trim" else ""
    points = "hp 30" if "hp" in how else "hp 20"
    more = "SMOKE*3" if how == "trim" else ""
    s = tank(
        f"P1 medium {gun} hand HEAT MG FIRE COMMS HE {more} {end} | P2 light {points} breech SABOT hand SMOKE*2"
        "| P3 heavy hand SMOKE HE | P4 heavy hand SMOKE HE"
    )
    return play(s, *moves)


@clause("T-10.3", "T-3.1")
@pytest.mark.parametrize("seat", [1, 2, 3, 4])
@pytest.mark.parametrize("place", AT)
def test_anybody_may_concede_at_any_question_and_play_goes_on(place, seat):
    s = at(place)
    assert s.asked().split()[1] == place.split()[0]
    before = lying(s.match)
    play(s, f"P{seat} concede")

    assert s.number("out", seat) == 1
    assert (hand(s, seat), hp(s, seat)) == ([], 0)
    assert lying(s.match) == before
    assert not s.match.over
    assert s.match.asked + 1 != seat
    with pytest.raises(FourfoldError, match="out of the game"):
        s.match.concede(seat - 1)
    for _ in random_game(s.match, 1, 200):
        assert s.match.asked + 1 != seat
        assert len(lying(s.match)) == 100


@clause("T-10.3")
@pytest.mark.parametrize("place", [p for p in AT if p != "trim"])
def test_when_the_tank_at_turn_concedes_what_it_did_comes_to_nothing(place):
    s = play(at(place), "P1 concede")

    assert turns(s) == [2]
    assert s.zone("resolving") == []
    assert hp(s, 2) == (30 if place.startswith("smoke") else 20)
    assert hazards(s, 2) == []


@clause("T-10.3")
@pytest.mark.parametrize(
    "place", ["toll", "smoke of the target", "smoke of a third", "smoke against a munition", "override"]
)
def test_when_the_target_concedes_the_attack_is_over_but_not_the_turn(place):
    s = play(at(place), "P2 concede")

    assert s.zone("resolving") == []
    assert marks(s, 1) == 0
    assert "hit" not in s.happened()
    assert s.asked() == "P1 rest", "the Cycle is left"
    play(s, "P1 end")
    assert turns(s) == [3]


@clause("T-10.3", "T-7.4")
def test_a_third_who_concedes_in_the_window_has_passed():
    s = play(at("smoke of a third"), "P3 concede")
    assert s.asked() == "P4 smoke"

    play(s, "P4 pass")
    assert hp(s, 2) == 20


@clause("T-10.3", "T-7.4")
def test_who_is_not_yet_asked_and_concedes_is_not_asked():
    s = play(at("smoke of the target"), "P3 concede", "P2 pass")

    assert s.asked() == "P4 smoke"


@clause("T-10.3", "T-9.7")
def test_a_bonus_turn_that_nobody_takes_is_nobodys():
    """P3 overrides and gives up while P1 still trims: the left of P3 has an ordinary turn."""
    s = tank("P1 heavy hand TRACKED HE*7 | P2 heavy | P3 heavy hand TREADS | P4 heavy")
    play(s, "P1 sabotage P3 TRACKED", "P3 reveal", "P3 concede")
    assert s.asked() == "P1 trim"

    play(s, "P1 trim HE")
    assert told(s, "turn") == [(3, 2, 0, 0)]


@clause("T-10.3", "T-4.9")
def test_when_one_is_left_it_wins_at_once():
    s = play(tank("P1 heavy hand HE | P2 light | P3 light"), "P3 concede")
    assert not s.match.over

    play(s, "P1 concede")
    assert winners(s) == [2]


@clause("T-10.3", "T-10.4")
def test_when_one_team_is_left_it_wins_at_once():
    s = play(tank("P1 heavy hand HE | P2 light | P3 light | P4 light", teams="13/24"), "P2 concede")
    assert not s.match.over

    play(s, "P4 concede")
    assert winners(s) == [1, 3]


@clause("T-10.3")
def test_the_conceders_cards_go_to_the_discard():
    s = play(tank("P1 heavy hand HE | P2 light breech SABOT armor 1 hand SMOKE FIRE | P3 light"), "P2 concede")

    assert discard(s) == ["FIRE", "SMOKE", "SABOT", "ARMOR"]


# -- teams ------------------------------------------------------------------------------------------------------------
TEAMS = "P1 heavy {} | P2 light hp 20 | P3 light hp 20 {} | P4 light hp 20"


@clause("T-10.4", "T-5.0", "T-8.5")
def test_allies_are_neither_attacked_nor_sabotaged():
    s = tank(TEAMS.format("breech HE hand FIRE MG COMMS", ""), teams="13/24")

    assert offered(s, "fire") == ["P2", "P4"]
    assert offered(s, "quickfire") == ["P2", "P4"]
    assert offered(s, "sabotage") == ["P2 COMMS", "P4 COMMS"]
    for move in ("fire P3", "quickfire P3", "sabotage P3 COMMS"):
        assert refused(s, f"P1 {move}") == "T-10.4"


@clause("T-10.4", "T-7.2")
def test_allies_may_be_smoked_for():
    s = tank("P1 heavy hand MG | P2 heavy | P3 light | P4 light hand SMOKE", teams="13/24")
    play(s, "P1 quickfire P2", "P4 smoke")

    assert hp(s, 2) == 100


@clause("T-10.4", "T-7.3")
def test_comms_forbids_smoke_for_an_ally():
    s = tank("P1 heavy hand MG | P2 heavy | P3 light | P4 light hazards COMMS hand SMOKE", teams="13/24")
    play(s, "P1 quickfire P2")

    assert s.asked() == "P2 action"
    assert hp(s, 2) == 95


@clause("T-10.4", "T-8.10")
def test_marks_are_summed_per_team():
    s = tank("P1 heavy marks 1 hand MG | P2 heavy hp 5 marks 2 | P3 light marks 1 | P4 light", teams="13/24")
    play(s, "P1 quickfire P2")

    assert winners(s) == [1, 3]


@clause("T-10.4", "T-8.10")
def test_the_other_teams_marks_are_not_ours():
    s = tank("P1 heavy marks 1 hand MG | P2 heavy hp 5 marks 1 | P3 light | P4 light marks 1", teams="13/24")
    play(s, "P1 quickfire P2")

    assert not s.match.over


@clause("T-10.4")
@pytest.mark.parametrize("given", ["13", "13/2", "13/25", "13/234", "13//24", "1a/24"])
def test_a_partition_names_every_seat_once(given):
    with pytest.raises(BadOption, match=r"T-10\.4"):
        dealt(seats=4, teams=given)
