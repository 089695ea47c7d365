"""Interrupt B: Tactical Override (chapter 9)."""

import pytest

from fourfold.games.tank.tests.glance import deck, discard, hand, hazards, safeties, tank, told, turns, uneven
from fourfold.kernel.rng import DICE, key_of, seeded
from fourfold.testing import Story, clause, example, play, refused

PAIRS = [("TRACKED", "TREADS"), ("JAMMED", "TARGETING"), ("COMMS", "ENCRYPTED")]


@clause("T-9.1")
@pytest.mark.parametrize(("hazard", "safety"), PAIRS)
def test_the_exact_safety_overrides(hazard, safety):
    for _, held in PAIRS:
        s = tank(f"P1 heavy hand {hazard} | P2 light hand {held} | P3 light")
        play(s, f"P1 sabotage P2 {hazard}")
        assert s.options() == (["reveal", "decline"] if held == safety else ["decline"])
        if held != safety:
            assert refused(s, "P2 reveal") == "T-9.1"


@clause("T-9.2")
def test_an_override_may_be_declined():
    s = tank("P1 heavy hand TRACKED | P2 light hand TREADS")
    play(s, "P1 sabotage P2 TRACKED", "P2 decline")

    assert hazards(s, 2) == ["TRACKED"]
    assert "TREADS" in hand(s, 2)


@clause("T-9.2", "T-11.1")
def test_an_override_may_be_mandatory():
    s = tank("P1 heavy hand TRACKED | P2 light hand TREADS", override_mandatory="on")
    play(s, "P1 sabotage P2 TRACKED")
    assert s.options() == ["reveal"]
    assert refused(s, "P2 decline") == "T-9.2"

    without = tank("P1 heavy hand TRACKED | P2 light hand HE", override_mandatory="on")
    assert play(without, "P1 sabotage P2 TRACKED").options() == ["decline"]


@clause("T-9.2", "T-12.2")
def test_only_the_sabotaged_is_asked_and_whatever_he_holds():
    s = tank("P1 heavy hand TRACKED TREADS | P2 light hand HE | P3 light hand SMOKE")
    play(s, "P1 sabotage P2 TRACKED")
    assert (s.asked(), s.options()) == ("P2 override", ["decline"])

    play(s, "P2 decline")
    assert s.asked() == "P2 action"


@clause("T-9.2")
@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("P2 light hand HE | P3 light", "P2 override"),
        ("P2 light | P3 light hand TREADS", "P2 action"),
        ("P2 light hand HE | P3 light safeties TREADS", "P2 action"),
        ("P2 light hand HE | P3 light | table discard TREADS HE", "P2 action"),
        ("P2 light hand HE | P3 light safeties TARGETING | table discard ENCRYPTED", "P2 override"),
    ],
)
def test_who_cannot_have_it_by_what_all_can_see_is_not_asked(text, asked):
    s = tank(f"P1 heavy hand TRACKED | {text}")
    play(s, "P1 sabotage P2 TRACKED")

    assert s.asked() == asked


@clause("T-9.3")
def test_the_steps_come_in_their_order():
    s = tank("table deck MG*9 | P1 heavy hand TRACKED HE*2 | P2 medium hand TREADS | P3 light hand rest", 2)
    play(s, "P1 sabotage P2 TRACKED", "P2 reveal")

    assert s.happened() == ["sabotaged", "overrode", "equipped", "lost", "drew", "turn", "drew"]
    assert discard(s) == ["TRACKED", "HE"]
    assert safeties(s, 2) == ["TREADS"]


@clause("T-9.3", "T-3.8")
def test_the_attackers_lost_card_can_be_drawn_by_the_one_who_overrode():
    s = tank("table deck discard | P1 heavy hand TRACKED HE | P2 medium hand TREADS MG*5 | P3 light hand rest", 1)
    play(s, "P1 sabotage P2 TRACKED", "P2 reveal")

    assert len(hand(s, 2)) == 6
    assert sorted(hand(s, 2) + deck(s)) == sorted(["MG"] * 5 + ["TRACKED", "HE"])


@clause("T-9.4")
def test_nothing_answers_an_override():
    s = tank("P1 heavy hand TRACKED SMOKE | P2 light hand TREADS | P3 light hand SMOKE TARGETING ENCRYPTED", 1)
    play(s, "P1 sabotage P2 TRACKED", "P2 reveal")

    assert s.asked() == "P2 action"


@example("G35")
@clause("T-9.5")
def test_an_empty_hand_loses_nothing():
    s = tank("P1 heavy hand TRACKED | P2 medium hand TREADS MG*5 | P3 light")
    play(s, "P1 sabotage P2 TRACKED", "P2 reveal")

    assert discard(s) == ["TRACKED"]
    assert "lost" not in s.happened()
    assert len(hand(s, 2)) == 6


@clause("T-9.6", "T-0.2")
def test_the_random_discard_is_uniform_over_the_remaining_cards():
    s = tank("P1 light hand TRACKED HE SMOKE MG ARMOR | P2 medium hand TREADS")
    play(s, "P1 sabotage P2 TRACKED")
    lost = dict.fromkeys(["HE", "SMOKE", "MG", "ARMOR"], 0)
    reveal = s.match.legal()[0]
    for seed in range(800):
        world = s.state.twin(s.match.setup, seeded(key_of(str(seed)), DICE), s.state.sleeves.copy())
        s.match.game.play(world, reveal)
        lost[s.match.setup.faces[world.face[world.top(1)]]] += 1

    assert uneven(list(lost.values())) < 3.5


@clause("T-9.6", "T-12.4")
def test_the_lost_card_and_the_safety_are_revealed():
    s = tank("P1 light hand TRACKED HE | P2 medium hand TREADS | P3 light")
    play(s, "P1 sabotage P2 TRACKED", "P2 reveal")

    table = s.match.game.event_table()
    for seat in range(4):
        seen = {table[e.kind][0]: e.face for e in s.match.events(seat) if e.kind in table}
        assert s.match.setup.faces[seen["lost"]] == "HE"
        assert s.match.setup.faces[seen["overrode"]] == "TREADS"


@example("G34")
@clause("T-9.3", "T-9.6", "T-9.7")
@pytest.mark.parametrize(("die", "lost", "kept"), [(1, "HE", "SMOKE"), (2, "SMOKE", "HE")])
def test_a_whole_override(die, lost, kept):
    s = tank("P1 medium hand HE SMOKE TRACKED | P2 medium hand TREADS MG*5 | P3 heavy", die)
    play(s, "P1 sabotage P2 TRACKED", "P2 reveal")

    left = hand(s, 1)
    assert len(left) == 1
    assert discard(s) == ["TRACKED", ({"HE", "SMOKE"} - set(left)).pop()]
    assert safeties(s, 2) == ["TREADS"]
    assert len(hand(s, 2)) == 6
    play(s, "P2 discard MG")
    s.skip()
    if s.asked() == "P2 rest":
        play(s, "P2 end")
    assert turns(s) == [2, 3]


@clause("T-9.7")
def test_a_bonus_turn_is_a_full_turn():
    s = tank("P1 heavy hand TRACKED | P2 heavy | P3 medium hand TREADS HE | P4 heavy")
    play(s, "P1 sabotage P3 TRACKED", "P3 reveal")

    assert told(s, "turn") == [(2, 2, 1, 0)], "the second turn, a bonus turn"
    assert len(hand(s, 3)) == 6, "a start ..."
    play(s, "P3 cycle HE")  # ... Cycle ...
    assert s.asked() == "P3 action"


def drive(s: Story, *seats: int) -> list[int]:
    """Each of these discards in turn; whose turns began."""
    for seat in seats:
        play(s, f"P{seat} discard {s.zone('hand', seat)[0]}")
        while s.asked() == f"P{seat} rest":
            play(s, f"P{seat} end")
    return turns(s)


FOUR = "P1 heavy hand TRACKED MG*4 | P2 heavy hand TARGETING MG*4 | P3 heavy hand TREADS JAMMED*4 | P4 heavy hand HE*5"


@example("G37")
@clause("T-9.7")
def test_play_goes_on_at_the_left_of_who_overrode():
    s = tank(FOUR, 1)
    play(s, "P1 sabotage P3 TRACKED", "P3 reveal")

    assert drive(s, 3, 4, 1) == [3, 4, 1, 2]


@example("G38")
@clause("T-9.8")
def test_only_the_latest_override_counts():
    s = tank(FOUR, 1, 1)
    play(s, "P1 sabotage P3 TRACKED", "P3 reveal", "P3 sabotage P2 JAMMED", "P2 reveal")
    assert s.state.depth == tank(FOUR).state.depth, "no owed turn is kept"

    assert drive(s, 2, 3, 4) == [3, 2, 3, 4, 1]


@clause("T-9.7", "T-11.1")
@pytest.mark.parametrize(("bonus", "order"), [("literal", [2, 1, 2]), ("extra", [2, 2, 1])])
def test_the_bonus_in_a_duel(bonus, order):
    s = tank("P1 heavy hand TRACKED FIX_COMMS*4 | P2 heavy hand TREADS MG*4", 1, duel_bonus=bonus)
    play(s, "P1 sabotage P2 TRACKED", "P2 reveal")

    assert drive(s, *order[:2]) == order


@clause("T-9.8", "T-11.1")
def test_in_a_duel_with_extra_the_owed_turn_is_lost_to_a_second_override():
    s = tank("P1 heavy hand MG*3 TRACKED TARGETING | P2 heavy hand TREADS JAMMED*4", 1, 1, duel_bonus="extra")
    play(s, "P1 sabotage P2 TRACKED", "P2 reveal")
    assert "TARGETING" in hand(s, 1)

    play(s, "P2 sabotage P1 JAMMED", "P1 reveal")

    assert drive(s, 1, 1) == [2, 1, 1, 2]


@clause("T-9.7", "T-11.1")
def test_more_than_two_seats_know_no_extra_turn():
    s = tank(FOUR, 1, duel_bonus="extra")
    play(s, "P1 sabotage P3 TRACKED", "P3 reveal")

    assert drive(s, 3) == [3, 4]
