"""Windows: when they open, who is asked in which order, and what may be answered (E-8.2 to E-8.5)."""

from __future__ import annotations

from itertools import product

import pytest

from fourfold.games.entity.tests.glance import RULES, discard, duel, lies, lp, pawns, quiet, stats, void
from fourfold.testing import Story, clause, play, refused

FIGHT = " | table turn P1 battle"


def asked_in_turn(s: Story) -> list[str]:
    """Who is asked until all have passed."""
    out = []
    while not s.match.over and s.asked().split()[1].startswith("respond"):
        out.append(s.asked()[:2])
        s.match.play(s.match.asked, s.match.legal()[-1])
    return out


@clause("E-8.2")
def test_the_opponent_of_the_one_who_acted_is_asked_first_and_two_passes_close():
    for p, q in ((1, 2), (2, 1)):
        s = duel(f"P{p} hand moss_sprout back1 void_call | P{q} back1 void_call | table turn P{p}")
        play(s, f"P{p} summon moss_sprout")
        assert asked_in_turn(s) == [f"P{q}", f"P{p}"]
        assert s.asked() == f"P{p} main"


@clause("E-8.2", "E-8.3")
def test_for_the_ends_and_beginnings_of_a_turn_it_is_the_other_player():
    s = play(duel("P1 back1 void_call | P2 back1 void_call deck ?*9"), "P1 end")
    assert asked_in_turn(s) == ["P2", "P1"] * 2 + ["P1", "P2"]  # phase_end, turn_end, and turn_start of P2's turn
    assert (s.asked(), s.number("t")) == ("P2 main", 4)


@clause("E-8.2")
def test_a_window_is_asked_again_from_the_start_once_a_chain_was_resolved():
    s = duel("P1 pawn1 plains_militia back1 emergency_rations | P2 back1 emergency_rations" + FIGHT)
    play(s, "P1 attack pawn1", "P1 direct", "P2 pass", "P1 activate back1", "P2 pass")
    assert (s.asked(), lp(s, 1)) == ("P2 respond_attack", 860)  # P2 again, though he had passed
    play(s, "P2 activate back1")
    assert lp(s, 2) == 860 - 135  # nobody has a Set card left: the window is closed and the attack goes on


@clause("E-8.2")
def test_one_pass_does_not_close_it():
    s = duel("P1 pawn1 plains_militia back1 emergency_rations back2 emergency_rations | P2 back1 mirror_ward" + FIGHT)
    play(s, "P1 attack pawn1", "P1 direct", "P2 pass", "P1 activate back1", "P2 pass", "P1 pass")
    assert s.asked() == "P2 respond_attack"
    play(s, "P2 pass")
    assert s.asked() == "P1 respond_attack"
    play(s, "P1 pass")
    assert lp(s, 2) == 800 - 135


@clause("E-8.2")
def test_the_first_events_stay_valid_and_new_ones_join_them():
    text = "P1 pawn1 plains_militia hand emergency_rations | P2 back1 mirror_ward back2 void_call" + FIGHT
    s = play(duel(text), "P1 attack pawn1", "P1 direct", "P2 pass", "P1 activate emergency_rations", "P2 pass")
    assert "activate back1" in s.options()  # the attack still stands in the batch
    text = "P1 pawn1 cinder_whelp back1 emergency_rations | P2 lp 480 back1 sanctuary back2 mirror_ward" + FIGHT
    s = play(duel(text), "P1 attack pawn1", "P1 direct", "P2 pass", "P1 pass")
    assert "activate back2" not in s.options()  # that attack's window is closed
    play(s, "P2 pass", "P1 pass")
    assert (lp(s, 2), s.asked()) == (350, "P2 respond")  # the Whelp's trigger has added its damage to the batch
    play(s, "P2 activate back1")
    assert lies(s, 2, 1, "back") == "attack"


@clause("E-8.2", "E-7.5")
def test_a_closed_window_takes_its_events_with_it():
    s = duel(
        "P1 pawn1 plains_militia pawn2 moss_sprout | P2 back1 vengeful_spark back2 grave_bargain pawn1 grave_rat deck ?"
        + FIGHT
    )
    play(s, "P1 attack pawn1", "P1 strike pawn1", "P2 pass")
    play(s, "P2 pass", "P2 none")  # the Rat's trigger
    assert s.options() == ["activate back1", "activate back2", "pass"]
    play(s, "P2 pass", "P1 attack pawn2", "P1 direct")
    assert s.options() == ["pass"]  # the destruction was in the window before


@clause("E-8.3")
@pytest.mark.parametrize(
    ("text", "moves"),
    [
        ("hand plains_militia", ["summon plains_militia"]),
        ("hand plains_militia", ["set plains_militia"]),
        ("hand mirror_ward", ["set mirror_ward"]),
        ("hand high_king pawn1 moss_sprout", ["summon high_king", "tribute pawn1", "target P1 pawn1"]),
        ("hand high_king pawn1 moss_sprout", ["set high_king", "tribute pawn1"]),
        ("pawn1 plains_militia", ["change pawn1"]),
        ("pawn1 plains_militia set", ["change pawn1"]),
        ("hand emergency_rations", ["activate emergency_rations"]),
        ("hand battle_standard", ["activate battle_standard"]),
    ],
)
def test_a_window_opens_after_each_of_these(text, moves):
    s = duel(f"P1 {text} | P2 back1 reinforcement pawn1 moss_sprout")
    for move in moves:
        assert s.asked().startswith("P1")
        play(s, f"P1 {move}")
        if move.startswith(("target", "activate")):
            play(s, "P2 pass")
    assert s.asked() == "P2 respond"
    assert "activate back1" in s.options()
    play(s, "P2 pass")
    quiet(s)
    assert s.asked() == "P1 main"


@clause("E-8.3")
def test_a_checkpoint_without_events_opens_none():
    s = duel("P1 back1 mark_of_the_forest_hunter up | P2 back1 reinforcement pawn1 moss_sprout")
    play(s, "P1 use back1", "P2 pass", "P1 none")
    assert s.asked() == "P1 main"  # paying LP and searching are no events


@clause("E-8.3", "E-3.4")
def test_windows_at_the_start_and_the_end_of_a_turn_and_after_each_phase():
    s = duel("P1 deck ?*9 pawn1 moss_sprout | P2 back1 reinforcement deck ?*9 | table turn P1 draw")
    assert (s.asked(), s.number("phase")) == ("P2 respond_start", 0)
    play(s, "P2 pass", "P1 pass", "P1 battle")
    assert (s.asked(), s.number("phase")) == ("P2 respond_leave", 1)
    play(s, "P2 pass", "P1 pass", "P1 finish")
    assert (s.asked(), s.number("phase")) == ("P2 respond_leave", 2)
    play(s, "P2 pass", "P1 pass", "P1 end")
    assert (s.asked(), s.number("phase")) == ("P2 respond_leave", 3)
    play(s, "P2 pass", "P1 pass")
    assert (s.asked(), s.number("phase")) == ("P2 respond_end", 4)


@clause("E-8.4")
@pytest.mark.parametrize(
    ("mine", "theirs", "asked"),
    [
        ("", "", []),
        ("hand plains_militia", "", ["P1"]),  # one hand card and his own turn, whatever it is
        ("back1 mirror_ward", "", ["P1"]),
        ("back1 battle_standard up", "", []),  # a face-up card is no answer
        ("pawn2 plains_militia set", "pawn1 plains_militia set", []),  # nor a Set Pawn
        ("", "hand power_surge emergency_rations", []),  # nor the hand of the other player
        ("", "back1 mirror_ward", ["P2"]),
        ("hand plains_militia", "back1 mirror_ward", ["P2", "P1"]),
    ],
)
def test_who_is_asked_is_public(mine, theirs, asked):
    s = play(duel(f"P1 pawn1 moss_sprout {mine} | P2 {theirs}"), "P1 change pawn1")
    assert asked_in_turn(s) == asked


@clause("E-8.4")
def test_who_can_do_nothing_may_pass():
    s = play(duel("P1 pawn1 moss_sprout hand high_king | P2 back1 mirror_ward"), "P1 change pawn1")
    assert (s.asked(), s.options()) == ("P2 respond", ["pass"])
    play(s, "P2 pass")
    assert (s.asked(), s.options()) == ("P1 respond", ["pass"])


@clause("E-8.4", "E-8.1")
def test_in_a_chain_the_same_holds():
    s = play(duel("P1 hand void_blast plains_militia | P2 back1 mirror_ward"), "P1 activate void_blast")
    assert asked_in_turn(s)[:2] == ["P2", "P1"]
    alone = play(duel("P1 hand void_blast | P2 hand emergency_rations"), "P1 activate void_blast")
    assert (alone.asked(), lp(alone, 2)) == ("P1 main", 750)


@clause("E-8.5")
def test_effects_of_pawns_and_lingering_cards_are_no_responses():
    s = duel("P1 pawn1 charged_dragon hand moss_sprout back1 twilight_library up | P2 back1 mirror_ward" + FIGHT)
    play(s, "P1 attack pawn1", "P1 direct", "P2 pass")
    assert (s.asked(), s.options()) == ("P1 respond_attack", ["pass"])
    assert refused(s, "P1 use pawn1") == "E-8.5"
    assert refused(s, "P1 use back1") == "E-8.5"


@clause("E-8.5")
def test_fast_actions_and_conditions_are_responses():
    s = duel("P1 pawn1 plains_militia hand snap_shift | P2 back1 mirror_ward pawn1 moss_sprout" + FIGHT)
    play(s, "P1 attack pawn1", "P1 strike pawn1", "P2 activate back1", "P1 activate snap_shift", "P1 target P2 pawn1")
    assert (lies(s, 2, 1), pawns(s, 2), lp(s, 1)) == ("defense", ["moss_sprout"], 800)
    assert discard(s, 2) == ["mirror_ward"]


@clause("E-8.2", "E-9.1")
def test_triggers_come_before_the_window_is_asked_again():
    s = duel(
        "P1 pawn1 halo_sentry hand emergency_rations | P2 back1 mirror_ward pawn1 moss_sprout" + FIGHT,
        cards=RULES,
    )
    play(s, "P1 attack pawn1", "P1 strike pawn1", "P2 pass", "P1 activate emergency_rations", "P2 pass")
    assert (stats(s, 1, 1), s.asked()) == ((100, 110), "P2 respond_chain")  # the Sentry's trigger is a chain of its own
    play(s, "P2 pass")
    assert (stats(s, 1, 1), s.asked()) == ((110, 110), "P2 respond_attack")


@clause("E-8.2", "E-11.2")
def test_an_event_stays_valid_when_its_card_is_shuffled_away():
    text = "P1 hand {} deck {}*9 | P2 back1 sweeping_wind back2 welcome"
    worlds = [("plains_militia", "moss_sprout", True), ("moss_sprout", "plains_militia", False)]
    for (name, others, legal), shuffle in product(worlds, range(4)):
        s = duel(text.format(name, others), cards=RULES)
        for _ in range(shuffle):
            s.state.dice.word()
        play(s, f"P1 summon {name}")
        assert ("activate back2" in s.options()) == legal
        play(s, "P2 activate back1", "P2 target P1 pawn1", "P2 pass")
        assert (s.asked(), "activate back2" in s.options()) == ("P2 respond", legal)  # by what was Summoned


@clause("E-9.5", "E-14.2")
def test_the_card_of_an_event_is_not_looked_for_in_a_shuffled_deck():
    text = "P1 hand {} back1 undertaker up deck moss_sprout*9 | P2 pawn1 plains_militia"
    s = quiet(duel(text.format("sweeping_wind"), cards=RULES), "P1 activate sweeping_wind", "P1 target P2 pawn1")
    assert (void(s, 1), void(s, 2)) == (["sweeping_wind"], [])
    s = quiet(duel(text.format("recall"), cards=RULES), "P1 activate recall", "P1 target P2 pawn1")
    assert (void(s, 1), void(s, 2)) == (["recall"], ["plains_militia"])
