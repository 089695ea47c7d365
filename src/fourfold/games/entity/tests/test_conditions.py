"""Condition cards: Set first, then when what they wait for has happened (E-7.4 to E-7.7)."""

from __future__ import annotations

import pytest

from fourfold.games.entity.tests.glance import RULES, back, discard, duel, hand, lies, lp, pawns, quiet, stats, void
from fourfold.testing import clause, example, play, refused

ATTACK = "P1 pawn1 {} hand {} | P2 back1 {} lp {} | table turn P1 battle"


@clause("E-7.4")
def test_a_condition_is_never_played_from_the_hand():
    s = duel("P1 hand reinforcement mirror_ward pawn1 plains_militia back1 power_surge | P2 back1 power_surge")
    assert refused(s, "P1 activate reinforcement") == "E-7.4"
    play(s, "P1 activate back1", "P1 target P1 pawn1", "P2 pass")
    assert refused(s, "P1 activate reinforcement") == "E-7.4"


@clause("E-7.4", "E-7.5")
@example("H34")
def test_a_condition_waits_for_the_next_turn_which_is_the_opponents():
    s = duel("P1 hand reinforcement pawn1 plains_militia | P2 hand void_blast moss_sprout deck ?*9 | table t 3")
    quiet(s, "P1 set reinforcement")
    assert refused(s, "P1 activate back1") == "E-7.4"
    play(s, "P1 end")
    assert refused(s, "P1 activate back1") == "E-7.4"  # in the window of its own End Phase too
    play(s, "P1 pass", "P1 pass")
    assert (s.number("t"), s.asked()) == (4, "P1 respond_start")  # its owner's opponent has begun his turn
    assert "activate back1" in s.options()
    play(s, "P1 pass", "P2 pass", "P2 summon moss_sprout", "P1 activate back1", "P1 target P1 pawn1", "P2 pass")
    assert stats(s, 1, 1) == (155, 100)


@clause("E-7.5")
def test_an_open_condition_is_a_first_link_in_both_own_main_phases():
    for phase in ("main1", "main2"):
        s = duel(f"P1 back1 reinforcement pawn1 plains_militia | P2 | table turn P1 {phase}")
        play(s, "P1 activate back1", "P1 target P1 pawn1")
        assert stats(s, 1, 1) == (155, 100)
    fight = duel("P1 back1 reinforcement pawn1 plains_militia | P2 pawn1 moss_sprout | table turn P1 battle")
    assert refused(fight, "P1 activate back1") == "E-12"


@clause("E-7.5")
def test_what_waits_for_an_event_needs_it_in_the_batch():
    s = duel("P1 back1 mirror_ward back2 vengeful_spark hand moss_sprout | P2 back1 mirror_ward back2 pitfall_roots")
    assert refused(s, "P1 activate back1") == "E-7.5"  # the menu has no batch
    play(s, "P1 summon moss_sprout")
    assert refused(s, "P2 activate back1") == "E-7.5"  # a Summon is no attack
    assert refused(s, "P2 activate back2") == "E-7.5"  # a Normal Summon is neither Tribute nor Special Summon


@clause("E-7.5")
@pytest.mark.parametrize(
    ("pawn", "card", "legal"),
    [
        ("plains_militia", "mirror_ward", True),
        ("plains_militia", "ambush_snare", True),
        ("high_king", "ambush_snare", False),
    ],
)
def test_the_filter_of_the_event_counts(pawn, card, legal):
    s = play(duel(ATTACK.format(pawn, "", card, 800)), "P1 attack pawn1", "P1 direct")
    assert ("activate back1" in s.options()) == legal


@clause("E-7.5")
def test_an_own_attack_is_not_the_opponents():
    s = duel("P1 pawn1 plains_militia back1 mirror_ward | P2 | table turn P1 battle")
    play(s, "P1 attack pawn1", "P1 direct")
    assert refused(s, "P1 activate back1") == "E-7.5"


@clause("E-7.5")
def test_an_answer_to_an_activation_lies_directly_on_top_of_it():
    s = duel("P1 hand void_blast emergency_rations | P2 back1 rite_of_refusal back2 emergency_rations")
    play(s, "P1 activate void_blast", "P2 activate back2")
    play(s, "P1 pass")
    assert refused(s, "P2 activate back1") == "E-7.5"  # on top lies an own card
    play(s, "P2 pass")
    assert s.asked() == "P2 respond"  # all is resolved: the window has seen the activation, the chain is gone
    assert refused(s, "P2 activate back1") == "E-7.5"
    again = duel("P1 hand void_blast emergency_rations | P2 back1 rite_of_refusal back2 emergency_rations")
    play(again, "P1 activate void_blast", "P2 pass", "P1 activate emergency_rations", "P2 activate back1")
    quiet(again)
    assert (lp(again, 1), lp(again, 2)) == (800, 700)  # the Rations are negated, the Void Blast is not


@clause("E-7.5", "E-14.2")
def test_the_activation_it_answers_is_the_link_below():
    text = "P1 hand void_blast emergency_rations | P2 back1 usurp back2 emergency_rations"
    s = play(duel(text, cards=RULES), "P1 activate void_blast", "P2 activate back2", "P1 activate emergency_rations")
    quiet(s, "P2 activate back1")
    assert (void(s, 1), discard(s, 1)) == (["emergency_rations"], ["void_blast"])


@clause("E-7.5")
def test_a_filter_of_the_activation_counts():
    s = duel(
        "P1 pawn1 plains_militia back1 reinforcement | P2 back1 rite_of_refusal back2 counterplot hand moss_sprout"
    )
    play(s, "P1 activate back1", "P1 target P1 pawn1")
    assert refused(s, "P2 activate back1") == "E-7.5"  # a Condition is no Action
    assert s.options() == ["activate back2", "pass"]


@clause("E-7.5")
def test_an_ignition_or_a_trigger_is_no_activation_of_a_card():
    s = duel("P1 back1 twilight_library up hand moss_sprout | P2 back1 rite_of_refusal")
    play(s, "P1 use back1", "P1 discard moss_sprout")
    assert refused(s, "P2 activate back1") == "E-7.5"


@clause("E-7.5")
def test_tests_costs_and_targets_must_all_be_there():
    hurt = "P1 pawn1 plains_militia | P2 back1 sanctuary lp {} | table turn P1 battle"
    s = play(duel(hurt.format(600)), "P1 attack pawn1", "P1 direct", "P2 pass")
    assert refused(s, "P2 activate back1") == "E-14.3"  # 465 LP are more than 400
    s = play(duel(hurt.format(500)), "P1 attack pawn1", "P1 direct", "P2 pass")
    assert "activate back1" in s.options()
    rite = "P1 hand void_blast | P2 back1 rite_of_refusal lp {}"
    assert refused(play(duel(rite.format(50)), "P1 activate void_blast"), "P2 activate back1") == "E-10.5"
    assert "activate back1" in play(duel(rite.format(51)), "P1 activate void_blast").options()
    plot = "P1 back1 dark_draw | P2 back1 counterplot {}"
    assert refused(play(duel(plot.format("")), "P1 activate back1"), "P2 activate back1") == "E-14.4"
    assert "activate back1" in play(duel(plot.format("hand moss_sprout")), "P1 activate back1").options()
    assert refused(duel("P1 back1 reinforcement | P2 pawn1 moss_sprout set"), "P1 activate back1") == "E-14.5"


@clause("E-7.5", "E-8.6")
def test_a_card_lies_open_when_its_target_is_chosen():
    s = duel("P1 back1 unveil | P2 back1 overgrowth up back2 mirror_ward", cards=RULES)
    play(s, "P1 activate back1")
    assert s.options() == ["target P2 back2"]
    alone = duel("P1 back1 unveil | P2 back1 overgrowth up", cards=RULES)
    assert refused(alone, "P1 activate back1") == "E-14.5"  # it is no Set card itself by then


@clause("E-7.6")
def test_nobody_must_activate():
    s = duel("P1 pawn1 plains_militia | P2 back1 mirror_ward | table turn P1 battle")
    play(s, "P1 attack pawn1", "P1 direct")
    assert s.options() == ["activate back1", "pass"]
    play(s, "P2 pass", "P2 pass")
    assert (lp(s, 2), lies(s, 2, 1, "back")) == (800 - 135, "set")


@clause("E-7.7")
def test_a_normal_condition_is_discarded_once_it_has_resolved():
    s = duel("P1 back1 dark_draw pawn1 crypt_duelist | P2 back1 void_call")
    play(s, "P1 activate back1")
    assert (back(s, 1), lies(s, 1, 1, "back"), discard(s, 1)) == (["dark_draw"], "attack", [])
    play(s, "P2 pass")
    assert (back(s, 1), discard(s, 1), len(hand(s, 1))) == ([], ["dark_draw"], 1)


@clause("E-7.7")
def test_a_lingering_condition_stays_face_up():
    s = duel("P1 pawn1 plains_militia pawn2 moss_sprout | P2 back1 thorn_bastion | table turn P1 battle")
    play(s, "P1 attack pawn1", "P1 direct", "P2 activate back1")
    assert (back(s, 2), lies(s, 2, 1, "back"), discard(s, 2)) == (["thorn_bastion"], "attack", [])
    assert (stats(s, 1, 1), lp(s, 2)) == ((115, 100), 800 - 115)


@example("H38")
@clause("E-7.5")
def test_the_snare_destroys_the_attacker_and_the_attack_ends():
    s = duel("P1 pawn1 plains_militia=150/100 | P2 back1 ambush_snare pawn1 moss_sprout | table turn P1 battle")
    play(s, "P1 attack pawn1", "P1 strike pawn1", "P2 activate back1")
    assert (pawns(s, 1), discard(s, 1), discard(s, 2)) == ([], ["plains_militia"], ["ambush_snare"])
    assert (lp(s, 1), lp(s, 2), pawns(s, 2)) == (800, 800, ["moss_sprout"])


@example("H40")
@clause("E-7.5")
def test_what_a_condition_asks_for_is_looked_at_when_it_is_activated():
    s = duel("P1 pawn1 plains_militia=150/100 hand power_surge | P2 back1 ambush_snare | table turn P1 battle")
    play(s, "P1 attack pawn1", "P1 direct", "P2 activate back1", "P1 activate power_surge", "P1 target P1 pawn1")
    assert (pawns(s, 1), discard(s, 1)) == ([], ["power_surge", "plains_militia"])
    before = duel("P1 pawn1 plains_militia=150/100 hand power_surge | P2 back1 ambush_snare | table turn P1 battle")
    play(before, "P1 attack pawn1", "P1 direct", "P2 pass", "P1 activate power_surge", "P1 target P1 pawn1", "P2 pass")
    assert refused(before, "P2 activate back1") == "E-7.5"  # 190 ATK by now
