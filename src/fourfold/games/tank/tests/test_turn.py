"""The turn: start, one action, Cycle, Autoloader, end (chapter 4)."""

import pytest

from fourfold.games.tank.tests.glance import (
    armor,
    breech,
    dealt,
    deck,
    discard,
    hand,
    hp,
    marks,
    offered,
    random_game,
    shielded,
    tank,
    told,
    turns,
    winners,
)
from fourfold.testing import clause, example, play, refused


# -- start ------------------------------------------------------------------------------------------------------------
@clause("T-4.1", "T-6.1")
def test_a_turn_drops_the_shield_and_draws_to_the_limit():
    s = tank("P1 heavy shielded hand MG*2 turn start | P2 light")

    assert not shielded(s, 1)
    assert len(hand(s, 1)) == 5
    assert told(s, "drew") == [(0, 3, 0, 0)]


@clause("T-4.1")
@pytest.mark.parametrize(("cards", "drawn"), [("HE*5", 0), ("HE*4", 1), ("HE*7", 0)])
def test_a_full_hand_draws_nothing(cards, drawn):
    s = tank(f"P1 heavy hand {cards} turn start | P2 light")

    assert sum(n for _, n, _, _ in told(s, "drew")) == drawn


# -- one action -------------------------------------------------------------------------------------------------------
@clause("T-4.2", "T-5.8")
@pytest.mark.parametrize(
    "action",
    [
        "load HE",
        "fire P2",
        "quickfire P2",
        "sabotage P2 COMMS",
        "repair P1 FIX_TRACK",
        "equip ARMOR",
        "equip TARGETING",
        "discard SMOKE",
    ],
)
def test_any_action_is_the_turns_only_one(action):
    hazard = "hazards TRACKED" if "repair" in action else ""
    loaded = "" if "load" in action else "breech HEAT"
    s = tank(f"P1 light {loaded} {hazard} hand FIRE MG HE COMMS FIX_TRACK ARMOR TARGETING SMOKE | P2 light")
    play(s, f"P1 {action}")

    assert turns(s) == [2]


@clause("T-4.2")
def test_with_an_empty_hand_the_action_is_skipped():
    s = tank("table deck discard | P1 heavy breech HE turn start | P2 light hand rest")

    assert s.happened() == ["turn", "supply_out", "no_action", "turn"]
    assert s.asked() == "P2 action"


@clause("T-4.2", "T-5.8")
def test_with_a_card_in_hand_there_is_always_an_action():
    for card in ("FIRE", "SMOKE", "FIX_COMMS", "TRACKED"):
        s = tank(f"P1 heavy hand {card} | P2 light shielded")
        assert s.options() == [f"discard {card}"]
        assert refused(s, "P1 end") == "T-13.1"


# -- Cycle ------------------------------------------------------------------------------------------------------------
@clause("T-4.3")
def test_cycle_discards_one_then_draws_one_and_leaves_the_action():
    s = tank("table deck HEAT | P1 medium hand HE MG | P2 light hand rest")
    play(s, "P1 cycle HE")

    assert hand(s, 1) == ["HEAT", "MG"]
    assert s.asked() == "P1 action"
    assert told(s, "cycled") == [(0, 0, 0, 0)]


@clause("T-4.3")
def test_a_cycled_card_can_come_straight_back():
    s = tank("table deck discard | P1 medium hand HE MG | P2 light hand rest")
    play(s, "P1 cycle HE")

    assert hand(s, 1) == ["HE", "MG"]
    assert (deck(s), discard(s)) == ([], [])


@clause("T-4.3")
def test_cycle_is_for_a_medium_once_a_turn():
    s = tank("P1 medium hand HE MG SMOKE | P2 heavy hand HE MG")
    play(s, "P1 cycle HE")
    assert refused(s, "P1 cycle MG") == "T-4.3"
    assert s.number("cycled") == 1

    play(s, "P1 discard MG")
    assert s.number("cycled") == 0, "a new turn"
    assert refused(s, "P2 cycle HE") == "T-4.3"
    assert offered(tank("P1 light hand HE"), "cycle") == []


@clause("T-4.3")
def test_next_turn_cycle_is_new():
    s = tank("P1 medium hand HE*3 | P2 heavy hand MG*5")
    play(s, "P1 cycle HE", "P1 discard HE", "P2 discard MG")

    assert s.asked() == "P1 action"
    assert "HE" in offered(s, "cycle")


@clause("T-4.3")
def test_cycle_needs_a_card():
    """A Medium that discards its last card is not asked for the rest of its turn."""
    s = tank("P1 medium hand HE | P2 light")
    play(s, "P1 discard HE")

    assert turns(s) == [2]


@clause("T-4.4")
def test_cycle_may_come_after_the_action():
    s = tank("table deck SABOT discard | P1 medium hand HE MG | P2 heavy hand rest")
    play(s, "P1 load HE")
    assert s.asked() == "P1 rest"
    assert s.options() == ["cycle MG", "end"]

    play(s, "P1 cycle MG")
    assert hand(s, 1) == ["SABOT"]
    assert turns(s) == [2], "nothing is left to decide"


@clause("T-4.4", "T-5.8")
def test_the_rest_may_be_declined():
    s = tank("P1 medium hand HE MG | P2 light")
    play(s, "P1 load HE", "P1 end")

    assert hand(s, 1) == ["MG"]
    assert turns(s) == [2]


@clause("T-4.4")
def test_after_an_early_cycle_there_is_no_rest():
    s = tank("P1 medium hand HE MG SMOKE | P2 light")
    play(s, "P1 cycle MG", "P1 load HE")

    assert turns(s) == [2]


@clause("T-4.4", "T-11.1")
def test_cycle_may_be_bound_to_the_time_before_the_action():
    s = tank("P1 medium hand HE MG | P2 light", cycle_timing="before_action")
    assert offered(s, "cycle") == ["MG", "HE"]
    play(s, "P1 load HE")
    assert turns(s) == [2]

    late = tank("P1 medium hand HE MG turn rest none | P2 light", cycle_timing="action_phase")
    assert offered(late, "cycle") == ["MG", "HE"]


# -- Autoloader -------------------------------------------------------------------------------------------------------
@example("G46")
@clause("T-4.5")
def test_autoloader_load_then_fire():
    s = tank("P1 medium hp 25 hand HE FIRE | P2 light")
    play(s, "P1 load HE")
    assert s.options() == ["fire P2", "end"]

    play(s, "P1 fire P2")
    assert hp(s, 2) == 75
    assert turns(s) == [2]


@clause("T-4.5", "T-13.1")
def test_autoloader_fire_then_load():
    s = tank("P1 medium hp 25 breech HEAT hand HE*2 FIRE*2 | P2 light")
    play(s, "P1 fire P2")
    assert s.options() == ["load HE", "end"]

    play(s, "P1 load HE")
    assert breech(s, 1) == ["HE"]
    assert turns(s) == [2], "each at most once"


@clause("T-4.5")
def test_the_second_half_is_optional():
    s = tank("P1 medium hp 25 hand HE FIRE | P2 light")
    play(s, "P1 load HE", "P1 end")

    assert hp(s, 2) == 100
    assert turns(s) == [2]


@clause("T-4.5")
def test_a_smoked_fire_still_counts_as_performed():
    s = tank("P1 medium hp 25 breech HEAT hand HE FIRE | P2 light hand SMOKE")
    play(s, "P1 fire P2", "P2 smoke")
    assert s.options() == ["load HE", "end"]

    play(s, "P1 load HE")
    assert breech(s, 1) == ["HE"]


@clause("T-4.5")
def test_a_smoked_second_fire_ends_the_turn():
    s = tank("P1 medium hp 25 hand HE*2 FIRE*2 | P2 light hand SMOKE")
    play(s, "P1 load HE", "P1 fire P2", "P2 smoke")

    assert hp(s, 2) == 100
    assert turns(s) == [2]


@clause("T-4.5")
@pytest.mark.parametrize(
    ("position", "first", "rest"),
    [
        ("hazards TRACKED hand HE FIRE", "load HE", None),
        ("hazards JAMMED breech HE hand HE FIRE", "fire P2", None),
        ("hand HE SMOKE", "load HE", ["end"]),
        ("breech HE hand FIRE SMOKE", "fire P2", ["end"]),
        ("hand HE", "load HE", None),
    ],
)
def test_the_second_half_obeys_the_normal_preconditions(position, first, rest):
    """None: what everybody sees forbids the second half, so nobody is asked; [end]: only the hand does."""
    s = tank(f"P1 medium hp 25 {position} | P2 light")
    play(s, f"P1 {first}")

    if rest is None:
        assert turns(s) == [2]
    else:
        assert s.asked() == "P1 rest"
        assert s.options() == rest


@clause("T-4.5", "T-8.5")
def test_the_second_half_pays_its_toll():
    s = tank("P1 medium hp 25 hand HE FIRE SMOKE | P2 light hp 90 | P3 light hp 20")
    play(s, "P1 load HE", "P1 fire P3")
    assert s.options() == ["toll SMOKE"]

    poor = tank("P1 medium hp 25 hand HE FIRE | P2 light hp 90 | P3 light hp 20")
    play(poor, "P1 load HE")
    assert poor.options() == ["fire P2", "end"]
    assert refused(poor, "P1 fire P3") == "T-8.5"


@clause("T-4.5")
@pytest.mark.parametrize(
    "first", ["quickfire P2", "equip ARMOR", "discard FIRE", "sabotage P2 COMMS", "repair P1 FIX_COMMS"]
)
def test_any_other_first_action_ends_the_action(first):
    s = tank("P1 medium hp 25 breech HEAT hazards COMMS hand MG ARMOR FIRE*2 COMMS FIX_COMMS | P2 light")
    play(s, f"P1 {first}")

    assert turns(s) == [2]


@clause("T-4.5")
def test_only_a_medium_in_adrenaline_has_the_autoloader():
    for text in ("medium hp 26", "heavy hp 25", "light hp 25"):
        s = tank(f"P1 {text} hand HE FIRE | P2 light")
        play(s, "P1 load HE")
        assert offered(s, "fire") == []


@example("G47")
@clause("T-4.5")
def test_load_then_quick_fire_is_none():
    s = tank("P1 medium hp 25 hand HE MG | P2 light")
    play(s, "P1 load HE")

    assert s.asked() == "P1 rest"
    assert refused(s, "P1 quickfire P2") == "T-4.5"


@example("G44")
@clause("T-4.5", "T-4.3")
def test_no_cycle_in_adrenaline():
    s = tank("P1 medium hp 25 hand HE FIRE | P2 light")
    assert refused(s, "P1 cycle HE") == "T-4.5"

    play(s, "P1 load HE")
    assert offered(s, "cycle") == []


@clause("T-4.5", "T-5.1", "T-11.1")
def test_with_breech_swap_load_may_follow_load_never():
    s = tank("P1 medium hp 25 breech HEAT hand HE*2 FIRE | P2 light", breech_swap="on")
    play(s, "P1 load HE")

    assert s.options() == ["fire P2", "end"]
    assert refused(s, "P1 load HE") == "T-4.5"


# -- flags in the own turn --------------------------------------------------------------------------------------------
@clause("T-4.6")
def test_nobodys_hp_change_in_the_own_turn():
    for seed in range(3):
        match = dealt(seed, seats=3, turn_cap=200)
        active, points = -1, -1
        for m in random_game(match, seed):
            now = int(m.state.num[1])
            own = int(m.state.num[12 + now])
            turn = int(m.state.num[0])
            if turn == active:
                assert own == points
            active, points = turn, own


# -- Sabotage overridden ----------------------------------------------------------------------------------------------
@clause("T-4.7")
def test_an_override_ends_the_turn_and_an_unused_cycle_is_lost():
    s = tank("P1 medium hand TRACKED HE MG | P2 heavy hand TREADS", 1)
    play(s, "P1 sabotage P2 TRACKED", "P2 reveal")

    assert turns(s) == [2]
    assert len(hand(s, 1)) == 1


@clause("T-4.7")
def test_a_sabotage_that_lands_leaves_the_cycle():
    s = tank("P1 medium hand TRACKED HE MG | P2 heavy hand TREADS")
    play(s, "P1 sabotage P2 TRACKED", "P2 decline")

    assert s.asked() == "P1 rest"
    assert s.options() == ["cycle MG", "cycle HE", "end"]


@clause("T-4.7", "T-4.8")
def test_the_overridden_player_still_trims():
    s = tank("P1 heavy hand TRACKED HE*8 | P2 heavy hand TREADS", 1)
    play(s, "P1 sabotage P2 TRACKED", "P2 reveal")

    assert s.asked() == "P1 trim"
    play(s, "P1 trim HE", "P1 trim HE")
    assert turns(s) == [2]
    assert hand(s, 1) == ["HE"] * 5


# -- end --------------------------------------------------------------------------------------------------------------
@clause("T-4.8")
def test_a_hand_beyond_the_limit_is_trimmed_card_by_card():
    s = tank("P1 heavy hand HE*5 MG FIRE turn end | P2 light")
    assert s.asked() == "P1 trim"
    assert s.options() == ["trim FIRE", "trim MG", "trim HE"]

    play(s, "P1 trim MG", "P1 trim FIRE")
    assert hand(s, 1) == ["HE"] * 5
    assert discard(s) == ["MG", "FIRE"]
    assert turns(s) == [2]


@clause("T-4.8", "T-3.11")
@pytest.mark.parametrize(("word", "limit"), [("heavy", 5), ("medium", 6), ("light", 10)])
def test_at_the_limit_nothing_is_trimmed(word, limit):
    assert tank(f"P1 {word} hand HE*{limit} turn end | P2 light").asked() == "P2 action"
    assert tank(f"P1 {word} hand HE*{limit + 1} turn end | P2 light").asked() == "P1 trim"


@clause("T-4.9", "T-2.4")
def test_the_turn_passes_to_the_left():
    s = tank("P1 heavy hand HE*5 | P2 heavy hand HE*5 | P3 heavy turn end")

    assert turns(s) == [1]
    play(s, "P1 discard HE", "P2 discard HE")
    assert turns(s) == [1, 2, 3]


@clause("T-4.9", "T-10.3")
def test_the_turn_passes_over_those_who_are_out():
    s = tank("P1 heavy hand MG | P2 light removed hp 0 | P3 heavy removed hp 0 | P4 medium")
    play(s, "P1 quickfire P4")

    assert turns(s) == [4]


@clause("T-4.9", "T-11.1")
@pytest.mark.parametrize("elimination", ["off", "on"])
def test_elimination_takes_the_wreck_out_of_the_game(elimination):
    s = tank(
        "P1 heavy hp 20 hand MG | P2 medium hp 5 breech HE armor 1 hand SMOKE*3 | P3 medium", elimination=elimination
    )
    play(s, "P1 quickfire P2")
    out = elimination == "on"

    assert hp(s, 2) == (0 if out else 100)
    assert len(hand(s, 2)) == (0 if out else 6)
    assert (breech(s, 2), armor(s, 2)) == ([], 0)
    assert marks(s, 1) == 1
    assert turns(s) == [3 if out else 2]
    assert shielded(s, 2) is False


@clause("T-4.9")
def test_the_last_tank_standing_wins():
    s = tank("P1 heavy hp 20 hand MG | P2 medium hp 5 | P3 light removed hp 0", elimination="on")
    play(s, "P1 quickfire P2")

    assert winners(s) == [1]
    assert marks(s, 1) == 1


@clause("T-4.9", "T-10.4")
def test_the_last_team_standing_wins_together():
    s = tank(
        "P1 heavy hp 20 hand MG | P2 medium hp 5 | P3 light removed hp 0 | P4 light removed hp 0",
        elimination="on",
        teams="13/24",
    )
    play(s, "P1 quickfire P2")

    assert winners(s) == [1, 3]


@clause("T-4.9")
def test_the_third_mark_wins_under_elimination_too():
    s = tank("P1 heavy hp 20 marks 2 hand MG | P2 medium hp 5 | P3 light | P4 light", elimination="on")
    play(s, "P1 quickfire P2")

    assert winners(s) == [1]


@clause("T-4.9", "T-6.2")
def test_nobody_aims_at_what_is_out():
    s = tank("P1 heavy breech HE hand FIRE MG COMMS | P2 light removed hp 0 | P3 medium", elimination="on")

    assert offered(s, "fire") + offered(s, "quickfire") + offered(s, "sabotage") == ["P3", "P3", "P3 COMMS"]
    assert refused(s, "P1 fire P2") == "T-4.9"
    assert refused(s, "P1 sabotage P2 COMMS") == "T-4.9"
