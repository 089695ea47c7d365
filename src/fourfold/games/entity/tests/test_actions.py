"""Action cards: when they are activated and where they go, and Setting (E-7.1 to E-7.3, E-7.8 to E-7.10)."""

from __future__ import annotations

from fourfold.games.entity.tests.glance import RULES, back, discard, duel, hand, lies, lp, quiet, stats
from fourfold.testing import clause, example, play, refused

IN_WINDOW = "P1 pawn1 plains_militia hand {} | P2 pawn1 coral_guardian def | table turn P1 battle"


@clause("E-7.1")
def test_a_normal_action_is_used_from_the_hand_and_lies_there_until_it_has_resolved():
    s = duel("P1 hand void_blast | P2 back1 void_call new")
    play(s, "P1 activate void_blast")
    assert (back(s, 1), discard(s, 1), lp(s, 2)) == (["void_blast"], [], 800)
    play(s, "P2 pass")
    assert (back(s, 1), discard(s, 1), lp(s, 2)) == ([], ["void_blast"], 750)


@clause("E-7.1", "E-7.9")
def test_a_set_normal_action_is_activated_in_the_same_main_phase_or_a_later_one():
    for words in ("back1 void_blast new", "back1 void_blast"):
        for phase in ("main1", "main2"):
            s = play(duel(f"P1 {words} | P2 | table turn P1 {phase}"), "P1 activate back1")
            assert (lp(s, 2), discard(s, 1)) == (750, ["void_blast"])
    s = quiet(duel("P1 hand void_blast | P2"), "P1 set void_blast")
    assert lies(s, 1, 1, "back") == "set"
    play(s, "P1 activate back1")
    assert lp(s, 2) == 750


@clause("E-7.1", "E-8.5")
def test_a_normal_action_is_no_response():
    s = play(duel(IN_WINDOW.format("void_blast back1 void_blast")), "P1 attack pawn1", "P1 strike pawn1")
    assert (s.asked(), s.options()) == ("P1 respond_attack", ["pass"])
    assert refused(s, "P1 activate void_blast") == "E-8.5"
    assert refused(s, "P1 activate back1") == "E-8.5"
    theirs = play(duel("P1 hand power_surge pawn1 plains_militia | P2 back1 void_blast"), "P1 activate power_surge")
    play(theirs, "P1 target P1 pawn1")
    assert refused(theirs, "P2 activate back1") == "E-8.5"


@clause("E-7.1")
def test_a_pawn_is_not_activated():
    assert refused(duel("P1 hand plains_militia | P2"), "P1 activate plains_militia") == "E-7.1"


@clause("E-7.2")
def test_a_fast_action_from_the_hand_is_the_first_link_or_a_response_in_the_own_turn():
    for phase in ("main1", "main2"):
        s = play(duel(f"P1 hand emergency_rations | P2 | table turn P1 {phase}"), "P1 activate emergency_rations")
        assert (lp(s, 1), discard(s, 1)) == (860, ["emergency_rations"])
    fight = play(duel(IN_WINDOW.format("emergency_rations")), "P1 attack pawn1", "P1 strike pawn1")
    play(fight, "P1 activate emergency_rations")
    assert lp(fight, 1) == 860 - 25
    for phase, window in (("draw", "respond_start"), ("end", "respond_end")):
        other = duel(f"P1 hand emergency_rations deck ?*9 | P2 | table turn P1 {phase}")
        assert other.asked() == f"P1 {window}"
        assert lp(quiet(other, "P1 activate emergency_rations"), 1) == 860
    late = play(
        duel("P1 hand emergency_rations void_blast back1 void_call | P2 back1 void_call"), "P1 activate void_blast"
    )
    play(late, "P2 pass", "P1 activate emergency_rations")  # on top of the own link
    assert (lp(late, 1), lp(late, 2)) == (800, 800)
    play(late, "P2 pass", "P1 pass")
    assert (lp(late, 1), lp(late, 2)) == (860, 750)


@clause("E-7.2")
@example("H35")
def test_in_the_opponents_turn_a_fast_action_must_have_been_set_in_an_earlier_turn():
    text = "P1 pawn1 plains_militia hand void_blast void_blast | P2 {} pawn1 high_king | table t 4"
    held = play(duel(text.format("hand power_surge back1 mirror_ward")), "P1 activate void_blast")
    assert refused(held, "P2 activate power_surge") == "E-7.2"
    fresh = play(duel(text.format("back1 power_surge new")), "P1 activate void_blast")
    assert refused(fresh, "P2 activate back1") == "E-7.2"
    for since in (1, 3):
        s = play(duel(text.format(f"back1 power_surge back_since {since} 0 0 0 0")), "P1 activate void_blast")
        play(s, "P2 activate back1", "P2 target P2 pawn1")
        assert stats(s, 2, 1) == (170, 50)
        play(s, "P1 pass")
        assert stats(s, 2, 1) == (210, 50)


@clause("E-7.2")
def test_in_the_own_turn_a_set_fast_action_does_not_wait():
    s = play(duel("P1 hand emergency_rations | P2"), "P1 set emergency_rations", "P1 activate back1")
    assert lp(s, 1) == 860
    s = play(duel(IN_WINDOW.format("back1 emergency_rations new")), "P1 attack pawn1", "P1 strike pawn1")
    assert lp(play(s, "P1 activate back1"), 1) == 860 - 25


@clause("E-7.3")
def test_a_lingering_action_stays_and_works_while_it_is_face_up():
    s = duel("P1 pawn1 plains_militia hand battle_standard twilight_library moss_sprout | P2 | table turn P1 main2")
    assert stats(s, 1, 1) == (135, 100)
    quiet(s, "P1 activate battle_standard")
    assert (back(s, 1), lies(s, 1, 1, "back"), discard(s, 1)) == (["battle_standard"], "attack", [])
    assert stats(s, 1, 1) == (155, 100)
    quiet(s, "P1 set twilight_library")
    assert refused(s, "P1 use back2") == "E-14.1"  # an ignition works face-up only
    quiet(s, "P1 activate back2", "P1 use back2", "P1 discard moss_sprout")
    assert (discard(s, 1), len(hand(s, 1))) == (["moss_sprout"], 1)


@clause("E-7.3")
def test_a_set_lingering_card_does_nothing():
    s = duel("P1 pawn1 plains_militia back1 battle_standard hand moss_sprout | P2 back1 conductive_field")
    assert stats(s, 1, 1) == (135, 100)
    assert lp(play(s, "P1 summon moss_sprout", "P2 pass", "P1 pass"), 1) == 800
    shown = duel("P1 hand moss_sprout | P2 back1 conductive_field up")
    assert lp(play(shown, "P1 summon moss_sprout"), 1) == 790


@clause("E-7.3", "E-8.5")
def test_a_lingering_action_is_only_a_first_link_in_an_own_main_phase():
    s = play(duel(IN_WINDOW.format("battle_standard back1 overgrowth")), "P1 attack pawn1", "P1 strike pawn1")
    assert refused(s, "P1 activate battle_standard") == "E-8.5"
    assert refused(s, "P1 activate back1") == "E-8.5"


@clause("E-7.3")
def test_what_a_lingering_action_gave_ends_when_it_leaves():
    s = duel("P1 hand forge_titan pawn1 moss_sprout | P2 pawn1 plains_militia back1 battle_standard up")
    assert stats(s, 2, 1) == (155, 100)
    play(s, "P1 summon forge_titan", "P1 tribute pawn1", "P1 target P2 back1")
    assert (stats(s, 2, 1), discard(s, 2)) == ((135, 100), ["battle_standard"])


@clause("E-7.8")
def test_any_number_of_actions_and_conditions_is_set_while_there_is_room():
    names = ["void_blast", "power_surge", "battle_standard", "mirror_ward", "reinforcement", "void_call"]
    s = duel(f"P1 hand {' '.join(names)} emergency_rations | P2")
    for name in names[:5]:
        quiet(s, f"P1 set {name}")
    assert back(s, 1) == names[:5]
    assert [lies(s, 1, k, "back") for k in range(1, 6)] == ["set"] * 5
    assert refused(s, "P1 set void_call") == "E-7.8"
    assert refused(s, "P1 activate emergency_rations") == "E-7.8"  # from the hand it needs a zone too
    quiet(s, "P1 activate back1")  # which a used one frees
    assert "set void_call" in s.options()


@clause("E-7.8")
def test_a_response_from_the_hand_needs_a_free_zone_too():
    full = " ".join(f"back{k} mirror_ward" for k in range(1, 6))
    s = play(duel(IN_WINDOW.format(f"emergency_rations {full}")), "P1 attack pawn1", "P1 strike pawn1")
    assert refused(s, "P1 activate emergency_rations") == "E-7.8"


@clause("E-7.8")
def test_nothing_is_set_outside_the_own_main_phases():
    s = duel("P1 hand mirror_ward pawn1 plains_militia | P2 | table turn P1 battle")
    assert refused(s, "P1 set mirror_ward") == "E-12"
    assert "set mirror_ward" in duel("P1 hand mirror_ward | P2 | table turn P1 main2").options()


@clause("E-7.10")
def test_what_lies_there_is_not_taken_back():
    s = duel("P1 back1 mirror_ward back2 battle_standard up pawn1 moss_sprout set | P2 | table turn P1 main2")
    assert s.options() == ["change pawn1", "end"]
    assert refused(s, "P1 set mirror_ward") == "E-12.1"
    assert refused(s, "P1 activate back2") == "E-7.10"
    assert refused(s, "P1 activate back3") == "E-12.1"


@clause("E-7.5", "E-14.2")
def test_a_fast_action_may_wait_for_an_event_too():
    s = duel("P1 hand quick_refusal void_blast | P2 back1 quick_refusal back2 emergency_rations", cards=RULES)
    assert refused(s, "P1 activate quick_refusal") == "E-7.5"
    play(s, "P1 activate void_blast")
    assert "activate back1" in s.options()
    play(s, "P2 activate back2", "P1 activate quick_refusal")
    assert (lp(quiet(s), 2), lp(s, 1)) == (750, 800)
