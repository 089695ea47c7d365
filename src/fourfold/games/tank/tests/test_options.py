"""Presets (chapter 11). What each option changes is told in its chapter; here is what they are by name."""

import pytest

from fourfold.games.tank import options
from fourfold.games.tank.tests.glance import TANK, dealt, random_game, tank
from fourfold.kernel.errors import BadOption
from fourfold.testing import clause, play, refused

DEFAULTS = {  # as the clauses name them
    "seats": "2",
    "classes": "random",
    "first": "random",
    "teams": "none",
    "hidden_breech": "off",
    "reshuffle": "eager",
    "exhaustion": "continue",
    "cycle_timing": "action_phase",
    "elimination": "off",
    "breech_swap": "off",
    "hazard_stacking": "off",
    "repair_targets": "self_and_team",
    "safety_cures": "on",
    "strict_discard": "off",
    "comms_scope": "others",
    "buster_heat_strips": "off",
    "ghost_empty": "blocked",
    "kill_target": "3",
    "override_mandatory": "off",
    "duel_bonus": "literal",
    "turn_cap": "auto",
    "cap_result": "draw",
    "max_seats": "6",
}
PRESETS = {
    "seed": {},
    "digest": {"comms_scope": "all", "strict_discard": "on"},
    "orig": {
        "breech_swap": "on",
        "buster_heat_strips": "on",
        "repair_targets": "anyone",
        "safety_cures": "off",
        "reshuffle": "lazy",
        "exhaustion": "draw_game",
        "cycle_timing": "before_action",
        "override_mandatory": "on",
        "turn_cap": "1000",
    },
}


@clause("T-11.1")
def test_the_defaults_are_the_rulebooks():
    assert TANK.prepare().options == DEFAULTS


@clause("T-11.1")
@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_changes_what_it_says_and_nothing_else(preset):
    assert TANK.prepare({}, preset).options == DEFAULTS | PRESETS[preset]
    assert set(TANK.presets()) == set(PRESETS)


@clause("T-11.1")
def test_what_is_given_beats_the_preset():
    assert TANK.prepare({"breech_swap": "off"}, "orig").options["breech_swap"] == "off"


@clause("T-11.1")
@pytest.mark.parametrize("option", options.OPTIONS, ids=lambda o: o.word)
def test_every_value_of_every_option_makes_a_game(option):
    values = option.values or {"classes": ("random", "HL", "heavy,medium"), "teams": ("none", "1/2")}.get(
        option.word, ()
    )
    values = values or (str(option.low), str(option.high))
    for value in values:
        seats = {"seats": value, "max_seats": "9"} if option.word == "seats" else {option.word: value}
        if option.word == "first" and value not in ("random", "1", "2"):
            continue
        match = dealt(1, **{"turn_cap": "30"} | seats)
        for _ in random_game(match, 1, 60):
            pass


@clause("T-11.1")
@pytest.mark.parametrize("option", options.OPTIONS, ids=lambda o: o.word)
def test_no_other_value_is_taken(option):
    with pytest.raises(BadOption, match=option.clause.replace(".", r"\.")):
        TANK.prepare({option.word: "perhaps"})


@clause("T-11.1")
@pytest.mark.parametrize("preset", PRESETS)
def test_games_of_each_preset_end(preset):
    match = dealt(5, preset, turn_cap=200)
    for _ in random_game(match, 5):
        pass

    assert match.over


@clause("T-11.1")
def test_the_two_bugs_of_the_original_are_not_in_its_preset():
    orig = PRESETS["orig"]
    smoke = tank("P1 heavy hand MG SMOKE | P2 light hand HE", **orig)
    play(smoke, "P1 quickfire P2", "P2 pass")
    assert smoke.asked() == "P2 action"
    assert refused(tank("P1 heavy hand COMMS | P2 light safeties ENCRYPTED", **orig), "P1 sabotage P2 COMMS") == "T-5.4"
