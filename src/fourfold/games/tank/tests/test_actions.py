"""Actions (chapter 5)."""

import pytest

from fourfold.games.tank.tests.glance import (
    armor,
    breech,
    discard,
    hand,
    hazards,
    hp,
    offered,
    safeties,
    tank,
    told,
    turns,
)
from fourfold.testing import clause, example, play, refused

HAZARDS = ["TRACKED", "JAMMED", "COMMS"]
REMEDIES = ["FIX_TRACK", "FIX_BREECH", "FIX_COMMS"]
SAFETIES = ["TREADS", "TARGETING", "ENCRYPTED"]


@clause("T-5.0")
def test_attacks_and_sabotage_are_for_opponents():
    s = tank("P1 heavy breech HE hand FIRE MG COMMS | P2 light | P3 light")

    assert offered(s, "fire") == ["P2", "P3"]
    assert offered(s, "quickfire") == ["P2", "P3"]
    assert offered(s, "sabotage") == ["P2 COMMS", "P3 COMMS"]


# -- Load -------------------------------------------------------------------------------------------------------------
@clause("T-5.1")
@pytest.mark.parametrize("munition", ["HE", "HEAT", "SABOT"])
def test_load_puts_a_munition_into_the_breech(munition):
    s = tank(f"P1 heavy hand {munition} MG | P2 light")
    play(s, f"P1 load {munition}")

    assert breech(s, 1) == [munition]
    assert hand(s, 1) == ["MG"]
    assert told(s, "loaded") == [(0, 0, 0, 0)]


@clause("T-5.1")
def test_load_needs_a_munition_an_empty_breech_and_no_jam():
    assert refused(tank("P1 heavy hand MG | P2 light"), "P1 load HE") == "T-13.2"
    assert refused(tank("P1 heavy breech HEAT hand HE | P2 light"), "P1 load HE") == "T-5.1"
    assert refused(tank("P1 heavy hazards JAMMED hand HE | P2 light"), "P1 load HE") == "T-5.1"
    assert offered(tank("P1 heavy hazards TRACKED COMMS hand HE | P2 light hazards JAMMED"), "load") == ["HE"]


@clause("T-5.1", "T-11.1")
def test_breech_swap_discards_the_old_munition():
    s = tank("P1 heavy breech HEAT hand HE | P2 light", breech_swap="on")
    play(s, "P1 load HE")

    assert breech(s, 1) == ["HE"]
    assert discard(s) == ["HEAT"]
    jammed = tank("P1 heavy breech HEAT hazards JAMMED hand HE | P2 light", breech_swap="on")
    assert offered(jammed, "load") == []


# -- Fire -------------------------------------------------------------------------------------------------------------
@clause("T-5.2")
def test_fire_needs_fire_a_full_breech_and_tracks():
    assert refused(tank("P1 heavy breech HE hand MG | P2 light"), "P1 fire P2") == "T-13.2"
    assert refused(tank("P1 heavy hand FIRE HE | P2 light"), "P1 fire P2") == "T-5.2"
    assert refused(tank("P1 heavy breech HE hazards TRACKED hand FIRE | P2 light"), "P1 fire P2") == "T-5.2"
    assert refused(tank("P1 heavy breech HE hand FIRE | P2 light shielded"), "P1 fire P2") == "T-6.2"


@clause("T-5.2")
def test_fire_tells_target_and_munition_when_it_is_declared():
    s = tank("P1 heavy breech SABOT hand FIRE | P2 light hand HE | P3 light")
    play(s, "P1 fire P2")

    event = s.match.events()[-1]
    assert (event.seat, event.a, s.match.setup.faces[event.face]) == (0, 1, "SABOT")


@clause("T-5.2", "T-8.5")
def test_the_toll_is_paid_before_the_attack_is_declared():
    s = tank("P1 heavy breech HE hand FIRE SMOKE MG | P2 light hp 20 hand HE")
    play(s, "P1 fire P2")
    assert s.asked() == "P1 toll"
    assert (hand(s, 1), breech(s, 1), discard(s)) == (["MG", "SMOKE"], ["HE"], [])
    assert s.zone("resolving") == ["FIRE"], "declared it goes to the discard, and until then everybody sees it"

    play(s, "P1 toll SMOKE")
    assert discard(s) == ["SMOKE", "FIRE"]


# -- Quick Fire -------------------------------------------------------------------------------------------------------
@clause("T-5.3")
def test_quick_fire_does_ten_and_leaves_the_breech():
    s = tank("P1 light breech SABOT hazards JAMMED COMMS hand MG | P2 light")
    play(s, "P1 quickfire P2")

    assert hp(s, 2) == 90
    assert breech(s, 1) == ["SABOT"]
    assert discard(s) == ["MG"]


@clause("T-5.3")
def test_quick_fire_needs_an_mg_and_tracks():
    assert refused(tank("P1 heavy hand FIRE | P2 light"), "P1 quickfire P2") == "T-13.2"
    assert refused(tank("P1 heavy hazards TRACKED hand MG | P2 light"), "P1 quickfire P2") == "T-5.3"
    assert refused(tank("P1 heavy hand MG | P2 light shielded"), "P1 quickfire P2") == "T-6.2"


# -- Sabotage ---------------------------------------------------------------------------------------------------------
@clause("T-5.4")
@pytest.mark.parametrize(("hazard", "safety"), list(zip(HAZARDS, SAFETIES, strict=True)))
def test_sabotage_lays_a_hazard_unless_its_safety_is_equipped(hazard, safety):
    s = tank(f"P1 heavy hand {hazard} | P2 light | P3 light safeties {safety}")
    assert offered(s, "sabotage") == [f"P2 {hazard}"]
    assert refused(s, f"P1 sabotage P3 {hazard}") == "T-5.4"

    play(s, f"P1 sabotage P2 {hazard}")
    assert hazards(s, 2) == [hazard]
    assert told(s, "landed") == [(1, 5 + HAZARDS.index(hazard), 0, 0)]


@clause("T-5.4")
def test_only_the_matching_safety_prevents():
    s = tank("P1 heavy hand TRACKED JAMMED COMMS | P2 light safeties TREADS TARGETING")

    assert offered(s, "sabotage") == ["P2 COMMS"]


@clause("T-5.4", "T-11.1")
@pytest.mark.parametrize("stacking", ["off", "on"])
def test_a_hazard_on_a_tank_that_has_it(stacking):
    s = tank("P1 heavy hand COMMS | P2 light hazards COMMS", hazard_stacking=stacking)
    if stacking == "off":
        assert refused(s, "P1 sabotage P2 COMMS") == "T-5.4"
        return
    play(s, "P1 sabotage P2 COMMS")
    assert hazards(s, 2) == ["COMMS", "COMMS"]


@clause("T-5.4", "T-5.5", "T-5.6", "T-8.8")
def test_of_stacked_hazards_repair_takes_one_equip_and_adrenaline_all():
    repair = tank("P1 heavy hazards TRACKED*3 hand FIX_TRACK | P2 light", hazard_stacking="on")
    play(repair, "P1 repair P1 FIX_TRACK")
    equip = tank("P1 heavy hazards TRACKED COMMS TRACKED hand TREADS | P2 light", hazard_stacking="on")
    play(equip, "P1 equip TREADS")
    hit = tank("P1 heavy hand MG | P2 light hp 35 hazards TRACKED*3", hazard_stacking="on")
    play(hit, "P1 quickfire P2")

    assert hazards(repair, 1) == ["TRACKED", "TRACKED"]
    assert hazards(equip, 1) == ["COMMS"]
    assert hazards(hit, 2) == []


@clause("T-5.4", "T-9.3")
def test_an_override_with_stacking_cures_what_lies_there_already():
    s = tank("P1 heavy hand TRACKED HE | P2 light hazards TRACKED*2 hand TREADS", 1, hazard_stacking="on")
    play(s, "P1 sabotage P2 TRACKED", "P2 reveal")

    assert hazards(s, 2) == []
    assert discard(s) == ["TRACKED", "TRACKED", "TRACKED", "HE"]


# -- Repair -----------------------------------------------------------------------------------------------------------
@clause("T-5.5")
@pytest.mark.parametrize(("hazard", "remedy"), list(zip(HAZARDS, REMEDIES, strict=True)))
def test_repair_takes_the_matching_hazard_away(hazard, remedy):
    s = tank(f"P1 heavy hazards TRACKED JAMMED COMMS hand {remedy} | P2 light hazards {hazard}")
    assert offered(s, "repair") == [f"P1 {remedy}"]

    play(s, f"P1 repair P1 {remedy}")
    assert hazards(s, 1) == [h for h in HAZARDS if h != hazard]
    assert discard(s) == [remedy, hazard]
    assert hazards(s, 2) == [hazard]


@clause("T-5.5")
def test_repair_needs_the_hazard():
    s = tank("P1 heavy hazards JAMMED hand FIX_TRACK | P2 light hazards TRACKED")

    assert refused(s, "P1 repair P1 FIX_TRACK") == "T-5.5"
    assert refused(s, "P1 repair P2 FIX_TRACK") == "T-5.5"


@clause("T-5.5", "T-11.1")
def test_repair_may_be_for_anyone():
    s = tank("P1 heavy hand FIX_TRACK | P2 light hazards TRACKED | P3 light shielded", repair_targets="anyone")
    assert offered(s, "repair") == ["P2 FIX_TRACK"]

    play(s, "P1 repair P2 FIX_TRACK")
    assert hazards(s, 2) == []


@clause("T-5.5", "T-10.4")
def test_repair_may_be_for_the_team():
    s = tank("P1 heavy hand FIX_TRACK | P2 light hazards TRACKED | P3 light hazards TRACKED | P4 light", teams="13/24")

    assert offered(s, "repair") == ["P3 FIX_TRACK"]


# -- Equip ------------------------------------------------------------------------------------------------------------
@clause("T-5.6")
def test_armor_stacks_without_limit():
    s = tank("P1 heavy armor 5 hand ARMOR | P2 light")
    play(s, "P1 equip ARMOR")

    assert armor(s, 1) == 6


@clause("T-5.6", "T-11.1")
@pytest.mark.parametrize("cures", ["on", "off"])
@pytest.mark.parametrize(("hazard", "safety"), list(zip(HAZARDS, SAFETIES, strict=True)))
def test_a_safety_cures_its_hazard(hazard, safety, cures):
    s = tank(f"P1 heavy hazards TRACKED JAMMED COMMS hand {safety} | P2 light", safety_cures=cures)
    play(s, f"P1 equip {safety}")

    assert safeties(s, 1) == [safety]
    assert hazards(s, 1) == [h for h in HAZARDS if h != hazard or cures == "off"]
    assert discard(s) == ([hazard] if cures == "on" else [])


@clause("T-5.6")
def test_the_equipped_safety_prevents_from_then_on():
    s = tank("P1 heavy hand TREADS | P2 light hand TRACKED")
    play(s, "P1 equip TREADS")

    assert refused(s, "P2 sabotage P1 TRACKED") == "T-5.4"


# -- Discard ----------------------------------------------------------------------------------------------------------
@clause("T-5.7")
def test_discard_is_always_an_action():
    s = tank("P1 heavy hand HE MG TREADS FIRE*2 | P2 light")
    assert offered(s, "discard") == ["FIRE", "MG", "HE", "TREADS"]

    play(s, "P1 discard TREADS")
    assert discard(s) == ["TREADS"]
    assert turns(s) == [2]


@example("G53")
@clause("T-5.7", "T-11.1")
@pytest.mark.parametrize("strict", ["off", "on"])
def test_strict_discard_only_if_nothing_else_is_possible(strict):
    text = "P1 heavy {} hand HE*2 | P2 light shielded"
    free = tank(text.format(""), strict_discard=strict)
    stuck = tank(text.format("breech HE"), strict_discard=strict)

    assert offered(stuck, "discard") == ["HE"]
    if strict == "on":
        assert refused(free, "P1 discard HE") == "T-5.7"
    else:
        play(free, "P1 discard HE")
        assert discard(free) == ["HE"]


@clause("T-5.7", "T-4.3")
def test_cycle_is_no_action_that_would_forbid_a_strict_discard():
    s = tank("P1 medium hand SMOKE | P2 light", strict_discard="on")

    assert s.options() == ["discard SMOKE", "cycle SMOKE"]


@clause("T-5.8")
def test_there_is_no_pass():
    s = tank("P1 medium hand SMOKE | P2 light")

    assert refused(s, "P1 end") == "T-13.1"
    assert refused(s, "P1 pass") == "T-13.1"
    assert "end" not in s.options()


@clause("T-5.9")
@pytest.mark.parametrize("hazard", HAZARDS)
def test_hazards_hinder_what_they_say_and_nothing_else(hazard):
    s = tank(f"P1 medium hazards {hazard} hand HE FIRE MG COMMS FIX_TRACK FIX_BREECH FIX_COMMS ARMOR SMOKE | P2 heavy")
    free = tank("P1 medium hand HE FIRE MG COMMS FIX_TRACK FIX_BREECH FIX_COMMS ARMOR SMOKE | P2 heavy")
    lost = {"TRACKED": {"quickfire P2"}, "JAMMED": {"load HE"}, "COMMS": set()}[hazard]

    assert set(s.options()) == set(free.options()) - lost | {f"repair P1 {REMEDIES[HAZARDS.index(hazard)]}"}


@example("G25")
@clause("T-5.2", "T-5.3", "T-5.9")
def test_tracked_neither_fires_nor_quick_fires():
    text = "P1 heavy {} hand {} | P2 light"
    loaded = tank(text.format("breech HE hazards TRACKED", "FIRE MG COMMS FIX_TRACK ARMOR"))
    empty = tank(text.format("hazards TRACKED", "HE MG FIRE"))

    assert {words.split()[0] for words in loaded.options()} == {"sabotage", "repair", "equip", "discard"}
    assert {words.split()[0] for words in empty.options()} == {"load", "discard"}


@example("G26")
@clause("T-5.9")
def test_a_jam_does_not_hold_what_is_loaded():
    s = tank("P1 heavy breech HE hazards JAMMED hand FIRE | P2 light")
    play(s, "P1 fire P2")

    assert hp(s, 2) == 75


@clause("T-5.9")
def test_a_toll_may_be_paid_with_any_card_under_every_hazard():
    s = tank("P1 heavy breech HE hazards JAMMED COMMS hand FIRE HE SMOKE TREADS | P2 light hp 20")
    play(s, "P1 fire P2")

    assert offered(s, "toll") == ["HE", "SMOKE", "TREADS"]


@clause("T-5.9")
def test_hazards_stay_over_the_turns():
    s = tank("P1 heavy hazards TRACKED COMMS hand MG*5 | P2 heavy hand MG*5")
    play(s, "P1 discard MG", "P2 quickfire P1", "P1 pass", "P1 discard MG")

    assert hazards(s, 1) == ["TRACKED", "COMMS"]
