"""The switches of the rulebook, both ways (E-0)."""

from __future__ import annotations

import pytest

from fourfold.games.entity.tests.glance import ENTITY, STAGED, dealt, duel, go, hand, lies, lp, pawns, told
from fourfold.kernel.errors import BadOption
from fourfold.testing import clause, example, refused

DRAW = "P1 hand spark_mite deck spark_mite*9 | P2 hand spark_mite | table t {} turn P1 draw"


@clause("E-0.1")
def test_who_begins_is_chance_or_chosen():
    assert {dealt(seed).asked for seed in range(20)} == {0, 1}
    for seat in (1, 2):
        assert {dealt(seed, first_player=seat).asked for seed in range(9)} == {seat - 1}
    with pytest.raises(BadOption):
        ENTITY.prepare({"first_player": "3"})


@clause("E-0.2")
def test_the_very_first_draw_may_be_skipped():
    assert len(hand(duel(DRAW.format(1)), 1)) == 5
    assert len(hand(duel(DRAW.format(1), first_turn_draw="off"), 1)) == 1
    assert len(hand(duel(DRAW.format(2), first_turn_draw="off"), 1)) == 5  # only that one
    empty = duel("P1 hand spark_mite deck | P2 hand spark_mite | table t 1 turn P1 draw", first_turn_draw="off")
    assert not empty.match.over  # who draws nothing is not found without a deck


@clause("E-0.3")
@example("H20")
def test_normal_and_hidden_summons_may_have_an_allowance_each():
    text = "P1 hand spark_mite arc_warden volt_tinkerer | P2 hand moss_sprout"
    shared = go(duel(text), "P1 summon arc_warden")
    assert refused(shared, "P1 set volt_tinkerer") == "E-4.2"
    apart = go(duel(text, separate_set_allowance="on"), "P1 summon arc_warden", "P1 set volt_tinkerer")
    assert pawns(apart, 1) == ["arc_warden", "volt_tinkerer"]
    assert refused(apart, "P1 set spark_mite") == "E-4.2"  # one of each, not two of any
    assert refused(apart, "P1 summon spark_mite") == "E-4.2"


@clause("E-0.3")
def test_an_additional_summon_serves_either_allowance():
    text = "P1 hand twin_oath spark_mite*3 arc_warden*2 | P2 hand moss_sprout"
    s = go(duel(text, separate_set_allowance="on"), "P1 activate twin_oath", "P1 set spark_mite", "P1 set spark_mite")
    assert refused(s, "P1 set spark_mite") == "E-4.2"
    go(s, "P1 summon arc_warden")
    assert refused(s, "P1 summon arc_warden") == "E-4.2"  # the additional one is used


@clause("E-0.4")
def test_a_pawn_that_attacked_may_be_locked():
    text = "P1 pawn1 tusk_charger pawn2 moss_sprout | P2 pawn1 spark_mite | table turn P1 battle"
    locked = go(duel(text, attacked_locks_position="on"), "P1 attack pawn1", "P1 strike pawn1", "P1 finish")
    assert refused(locked, "P1 change pawn1") == "E-0.4"
    go(locked, "P1 change pawn2")  # that one did not attack
    assert lies(locked, 1, 2) == "defense"
    go(locked, "P1 end", "P2 end", "P1 change pawn1")  # this turn only
    assert lies(locked, 1, 1) == "defense"


@clause("E-0.5")
def test_an_empty_deck_loses_or_not():
    text = "P1 hand spark_mite deck | P2 hand moss_sprout | table turn P1 draw"
    assert duel(text).match.winners() == [1]
    goes_on = go(duel(text, deck_out="none"))
    assert (goes_on.asked(), hand(goes_on, 1)) == ("P1 main", ["spark_mite"])
    assert "drew" not in goes_on.happened()


@clause("E-0.6")
def test_at_the_end_of_the_turn_the_hand_may_be_limited():
    text = "P1 hand spark_mite*2 arc_warden*2 | P2 hand ?*9 | table turn P1 main1"
    free = go(duel(text), "P1 end")
    assert (free.asked(), len(hand(free, 1))) == ("P2 main", 4)
    s = go(duel(text, hand_limit=2), "P1 end")
    assert (s.asked(), s.options()) == ("P1 trim", ["discard spark_mite", "discard arc_warden"])
    go(s, "P1 discard spark_mite")
    assert s.asked() == "P1 trim"
    go(s, "P1 discard spark_mite")
    assert (s.asked(), s.zone("discard", 1), hand(s, 1)) == ("P2 main", ["spark_mite"] * 2, ["arc_warden"] * 2)
    assert len(hand(s, 2)) == 10  # only the turn player discards
    even = go(duel(text, hand_limit=4), "P1 end")
    assert even.asked() == "P2 main"


def recalled(replay, others="pawn2 spark_mite"):
    """The target of an attack is returned to the hand before damage."""
    text = f"P1 pawn1 tusk_charger | P2 pawn1 volt_tinkerer {others} back1 recall | table turn P1 battle"
    s = go(duel(text, replay=replay, cards=STAGED), "P1 attack pawn1", "P1 strike pawn1")
    return go(s, "P2 activate back1", "P2 target P2 pawn1")


@clause("E-0.7")
@example("H50")
def test_an_attack_whose_target_is_gone_ends():
    s = recalled("off")
    assert (s.asked(), told(s, "came_to_nothing"), lp(s, 2)) == ("P1 battle", 1, 800)
    assert refused(s, "P1 attack pawn1") == "E-6.2"  # used up


@clause("E-0.7")
@example("H50")
def test_with_replay_the_attacker_may_choose_again():
    s = recalled("on")
    assert (s.asked(), s.options()) == ("P1 attack_again", ["strike pawn2", "none"])
    go(s, "P1 strike pawn2")
    assert (pawns(s, 2), lp(s, 2), s.number("attacks", 1)) == ([], 710, 1)
    assert refused(s, "P1 attack pawn1") == "E-6.2"  # it was one attack
    left = go(recalled("on"), "P1 none")
    assert (left.asked(), lp(left, 2)) == ("P1 battle", 800)
    assert refused(left, "P1 attack pawn1") == "E-6.2"
    straight = go(recalled("on", ""), "P1 direct")  # nobody stands there any more
    assert lp(straight, 2) == 670


@clause("E-0.7")
def test_replay_is_for_a_target_that_left_not_for_an_attacker_that_cannot():
    text = "P1 pawn1 tusk_charger | P2 pawn1 spark_mite back1 snap_shift | table turn P1 battle"
    s = go(duel(text, replay="on"), "P1 attack pawn1", "P1 strike pawn1", "P2 activate back1", "P2 target P1 pawn1")
    assert (s.asked(), told(s, "came_to_nothing")) == ("P1 battle", 1)


@clause("E-0.8")
def test_when_the_last_turn_ends_the_duel_is_a_draw():
    text = "P1 hand spark_mite | P2 hand spark_mite | table t {} turn P1 main1"
    s = go(duel(text.format(200)), "P1 end")
    assert (s.asked(), s.match.winners(), told(s, "capped")) == ("over", [], 1)
    assert go(duel(text.format(199)), "P1 end").asked() == "P2 main"
    assert go(duel(text.format(6), turn_cap=6), "P1 end").match.over
    assert go(duel(text.format(200), turn_cap=201), "P1 end").asked() == "P2 main"
    last = "P1 pawn1 abyss_tyrant lp 40 | P2 hand spark_mite | table t 200 turn P1 main1"
    assert go(duel(last), "P1 end").match.winners() == [1]  # the turn ends after its End Phase


@clause("E-0.9", "E-1.2")
def test_how_many_cards_and_copies_a_deck_holds():
    many = "none" + "".join(f"+{name}*3" for name in ENTITY.prepare().faces[:20])  # 60 cards
    ENTITY.prepare({"deck1": many})
    ENTITY.prepare({"deck1": "ember_storm"})  # 40
    for deck in (many + "+void_blast", "none+void_blast*3+moss_sprout*3", "ember_storm+void_blast"):
        with pytest.raises(BadOption, match=r"E-13\.1"):
            ENTITY.prepare({"deck1": deck})
    ENTITY.prepare({"deck1": many + "+void_blast", "deck_max": 61})
    ENTITY.prepare({"deck1": "none+void_blast*3+moss_sprout*3", "deck_min": 6})
    ENTITY.prepare({"deck1": "ember_storm+void_blast", "copies_max": 4})  # three are in that deck already
    for option in ({"deck_min": 41}, {"deck_max": 39}, {"copies_max": 2}):
        with pytest.raises(BadOption, match=r"E-13\.1"):
            ENTITY.prepare(option)
