"""Battle positions (E-5)."""

from __future__ import annotations

from fourfold.games.entity.cardset import vocabulary
from fourfold.games.entity.tests.glance import STAGED, calm, duel, go, hand, lies, lp, pawns, told
from fourfold.testing import clause, example, refused


@clause("E-5.1")
def test_which_figure_counts():
    text = "P1 pawn1 arc_warden | P2 pawn1 glacier_wyrm=110/190 {} | table turn P1 battle"
    attack = go(duel(text.format("")), "P1 attack pawn1", "P1 strike pawn1")
    assert (pawns(attack, 1), lp(attack, 1)) == ([], 795)  # 105 ATK under the Wyrm against 110 ATK
    defense = go(duel(text.format("def")), "P1 attack pawn1", "P1 strike pawn1")
    assert (pawns(defense, 1), lp(defense, 1)) == (["arc_warden"], 715)  # against 190 DEF
    s = duel("P1 pawn1 arc_warden def | P2 hand spark_mite | table turn P1 battle")
    assert refused(s, "P1 attack pawn1") == "E-6.2"  # it defends


@clause("E-5.2")
def test_a_manual_change_once_per_turn_and_pawn():
    s = go(
        duel("P1 pawn1 arc_warden pawn2 spark_mite def hand volt_tinkerer*2 | P2 hand moss_sprout"), "P1 change pawn1"
    )
    assert lies(s, 1, 1) == "defense"
    assert refused(s, "P1 change pawn1") == "E-5.2"
    go(s, "P1 change pawn2")  # counted per Pawn
    assert lies(s, 1, 2) == "attack"
    go(s, "P1 summon volt_tinkerer", "P1 none")
    assert refused(s, "P1 change pawn3") == "E-5.2"  # it came this turn
    go(s, "P1 battle")
    assert refused(s, "P1 change pawn2") == "E-12"  # own Main Phases only
    go(s, "P1 finish")
    assert refused(s, "P1 change pawn1") == "E-5.2"  # one change for both Main Phases
    go(s, "P1 end")
    assert (s.asked(), lies(s, 1, 1)) == ("P2 main", "defense")
    assert refused(s, "P2 change pawn1") == "E-12.1"  # no Pawn of his own
    go(s, "P2 end", "P1 change pawn1", "P1 change pawn3")
    assert (lies(s, 1, 1), lies(s, 1, 3)) == ("attack", "defense")


@clause("E-5.2")
def test_no_change_in_the_turn_of_setting_or_of_another_summon():
    s = go(duel("P1 pawn1 moss_sprout hand arc_warden jungle_apex | P2 hand moss_sprout"), "P1 set arc_warden")
    assert refused(s, "P1 change pawn2") == "E-5.2"
    go(s, "P1 summon jungle_apex", "P1 tribute pawn1")
    assert refused(s, "P1 change pawn1") == "E-5.2"
    go(s, "P1 end", "P2 end", "P1 change pawn2")
    assert lies(s, 1, 2) == "attack"
    special = go(
        duel("P1 pawn1 ancient_grove_keeper discard moss_sprout | P2 hand moss_sprout"),
        "P1 use pawn1",
        "P1 target P1 moss_sprout",
    )
    assert refused(special, "P1 change pawn2") == "E-5.2"


@clause("E-5.2", "E-5.3")
@example("H25")
def test_a_set_pawn_flips_to_attack_position():
    s = duel("P1 pawn1 tidepool_scout set | P2 lp 800")
    assert [word for word in s.options() if word.startswith("change")] == ["change pawn1"]
    go(s, "P1 change pawn1")
    assert (lies(s, 1, 1), told(s, "flipped"), len(hand(s, 1))) == ("attack", 1, 1)
    assert refused(s, "P1 change pawn1") == "E-5.2"  # that was its change
    go(s, "P1 battle", "P1 attack pawn1", "P1 direct")
    assert lp(s, 2) == 760


@clause("E-5.3")
def test_nothing_turns_a_pawn_face_down():
    assert vocabulary.ARGUMENTS["to"] == ("attack", "defense", "toggle")
    assert vocabulary.ARGUMENTS["pos"] == ("attack", "defense")
    s = duel("P1 pawn1 spark_mite set hand snap_shift | P2 pawn1 spark_mite set")
    assert refused(s, "P1 activate snap_shift") == "E-14.5"  # nor does the launch set toggle a Set one
    up = go(
        duel("P1 pawn1 spark_mite hand snap_shift | P2 pawn1 spark_mite set"),
        "P1 activate snap_shift",
        "P1 target P1 pawn1",
    )
    assert (lies(up, 1, 1), lies(up, 2, 1)) == ("defense", "set")


@clause("E-5.4")
@example("H26")
def test_a_pawn_that_attacked_may_change_position():
    text = "P1 pawn1 tusk_charger | P2 pawn1 spark_mite def | table turn P1 battle"
    s = go(duel(text), "P1 attack pawn1", "P1 strike pawn1", "P1 finish", "P1 change pawn1")
    assert lies(s, 1, 1) == "defense"
    locked = go(duel(text, attacked_locks_position="on"), "P1 attack pawn1", "P1 strike pawn1", "P1 finish")
    assert refused(locked, "P1 change pawn1") == "E-0.4"


@clause("E-5.5")
def test_changes_by_effects_are_not_manual():
    text = "P1 pawn1 arc_warden hand snap_shift*2 spark_mite | P2 hand moss_sprout"
    s = go(duel(text), "P1 activate snap_shift", "P1 target P1 pawn1")
    calm(s)
    go(s, "P1 change pawn1", "P1 activate snap_shift", "P1 target P1 pawn1")  # before it and after it
    assert (lies(s, 1, 1), told(s, "turned")) == ("defense", 3)
    assert refused(s, "P1 change pawn1") == "E-5.2"
    new = go(duel(text), "P1 summon spark_mite", "P1 activate snap_shift", "P1 target P1 pawn2")
    assert calm(new).asked() == "P1 main"
    assert lies(new, 1, 2) == "defense"  # in the turn of its Summon
    again = go(new, "P1 activate snap_shift", "P1 target P1 pawn2")
    assert lies(again, 1, 2) == "attack"  # no limit
    flipped = duel("P1 hand reveille moss_sprout | P2 pawn1 spark_mite set", cards=STAGED)
    go(flipped, "P1 activate reveille", "P1 target P2 pawn1", "P1 end", "P2 change pawn1")
    assert lies(flipped, 2, 1) == "attack"


@clause("E-5.5", "E-14.11")
def test_a_pawn_that_cannot_change_manually_is_still_changed_by_effects():
    text = "P1 pawn1 arc_warden hand snap_shift | P2 back1 binding_chains up on:P1pawn1"
    s = duel(text)
    assert refused(s, "P1 change pawn1") == "E-14.11"
    go(s, "P1 activate snap_shift", "P1 target P1 pawn1")
    assert lies(s, 1, 1) == "defense"
