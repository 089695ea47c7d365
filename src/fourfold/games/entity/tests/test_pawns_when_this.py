"""“When this …”: what happens to another Pawn stirs nobody who waits for something to happen to itself (E-14.2)."""

from __future__ import annotations

import pytest

from fourfold.games.entity.tests.glance import act, attack, duel, told
from fourfold.testing import card, clause

SUMMONED = (
    *("solstice_sentinel high_king force_fire_sparker", "void_caster forge_titan leviathan_of_the_deep"),
    *("burrow_beetle wind_dancer cloudbreaker_dragon", "volt_tinkerer thunder_elemental mist_oracle"),
    *("abyss_tyrant dawn_acolyte prism_scholar", "radiant_seraph crown_paladin", "tidepool_scout"),
)


def three(names: str) -> str:
    return " ".join(f"pawn{k + 1} {name}" for k, name in enumerate(names.split()))


@card("P01", "P02", "P03", "P04", "P11", "P13", "P16", "P18", "P21", "P28", "P32", "P34", "P36", "P41", "P47", "P48")
@card("P50", "P51")
@clause("E-14.2")
@pytest.mark.parametrize("names", SUMMONED)
def test_another_pawn_is_summoned_or_flipped(names):
    s = duel(
        f"P1 {three(names)} pawn4 moss_sprout set hand plains_militia stone_colossus discard void_blast"
        "| P2 pawn1 grave_rat back1 mirror_ward"
    )
    act(s, "P1 change pawn4", "P1 summon plains_militia", "P1 summon stone_colossus", "P1 tribute pawn4")
    assert (s.asked(), told(s, "summoned"), told(s, "tribute_summoned"), told(s, "linked")) == ("P1 main", 1, 1, 0)


@card("P08", "P09", "P15", "P33", "P42")
@clause("E-14.2")
@pytest.mark.parametrize("names", ["ember_recruit spark_mite grave_rat", "cinder_whelp riptide_raider"])
def test_another_pawn_battles(names):
    s = duel(
        f"P1 {three(names)} pawn4 plains_militia pawn5 coral_guardian"
        "| P2 pawn1 skyline_raptor pawn2 plains_militia hand void_blast | table turn P1 battle"
    )
    attack(s, 4, 1)
    attack(s, 5, 2)
    assert (s.asked(), told(s, "hurt"), told(s, "destroyed"), told(s, "linked")) == ("P1 battle", 2, 2, 0)
