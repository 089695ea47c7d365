"""What operations do (E-14.10), with the cards of words.toml."""

from __future__ import annotations

from fourfold.games.entity.tests.glance import act, discard, hand, lies, lp, pawns, stats, told, void
from fourfold.games.entity.tests.wording import attacked, story, turns_until, used
from fourfold.kernel import secrets
from fourfold.kernel.scene import faces_in
from fourfold.testing import clause, refused


@clause("E-14.10", "E-14.5")
def test_to_deck_takes_two_targets_and_shuffles():
    s = used(
        "owl_post",
        "P1 discard void_blast flame_lance | P2 pawn1 grave_rat pawn2 moss_sprout set",
        *("P1 target P2 pawn2", "P1 target P1 void_blast"),
    )
    assert pawns(s, 2) == ["grave_rat"]
    assert discard(s, 1) == ["flame_lance", "owl_post"]
    assert "moss_sprout" in s.zone("deck", 2)
    assert "void_blast" in s.zone("deck", 1)
    assert told(s, "returned") == 2
    assert all(int(s.state.seen[s.state.at(s.match.setup.zone("deck", 1), k)]) == 0 for k in range(5))


@clause("E-14.10")
def test_to_deck_may_pick_from_the_hand():
    s = story("P1 hand putting_back high_king void_blast | P2", "P1 activate putting_back")
    assert s.options() == ["take high_king", "none"]
    act(s, "P1 take high_king")
    assert hand(s, 1) == ["void_blast"]
    assert "high_king" in s.zone("deck", 1)


@clause("E-8.7", "E-14.10")
def test_what_a_sleeve_holds_after_the_shuffle_decides_nothing():
    """The Lingering card left the field, so the rest does not happen, whichever card its sleeve holds now."""
    s = story("P1 hand message_in_a_bottle*3 deck void_blast*9 | P2", *["P1 activate message_in_a_bottle"] * 3)
    assert (hand(s, 1), len(s.zone("deck", 1))) == ([], 12)
    text = "P1 hand {} | P2 pawn1 plains_militia back1 farewell"
    s = story(
        text.format("owl_post discard void_blast"),
        "P1 activate owl_post",
        "P1 target P2 pawn1",
        "P1 target P1 void_blast",
    )
    assert lies(s, 2, 1, "back") == "set"
    act(s := story(text.format("flame_lance")), "P1 activate flame_lance", "P1 target P2 pawn1", "P2 activate back1")
    assert lp(s, 2) == 807


@clause("E-14.10", "E-11.2")
def test_reveal_shows_a_hand_and_a_set_card_to_everybody():
    s = used("lantern_light", "P1 | P2 hand high_king void_blast")
    view = secrets.mask(s.state, 0)
    zone = s.match.setup.zone("hand", 1)
    assert sorted(s.match.setup.faces[f] for f in faces_in(view, zone)) == ["high_king", "void_blast"]
    assert told(s, "revealed") == 2
    s = used("unmasking", "P1 | P2 back1 mirror_ward", "P1 target P2 back1")
    assert faces_in(secrets.mask(s.state, 0), s.match.setup.zone("back1", 1)) == faces_in(
        s.state, s.match.setup.zone("back1", 1)
    )
    assert lies(s, 2, 1, "back") == "set"


@clause("E-14.10")
def test_position_turns_up_what_is_set_but_a_toggle_does_not():
    text = "P1 pawn1 high_king def pawn2 grave_rat set pawn3 moss_sprout | P2 pawn1 coral_guardian"
    s = used("call_to_arms", text)
    assert [lies(s, 1, k) for k in (1, 2, 3)] == ["attack"] * 3
    assert (told(s, "flipped"), told(s, "turned")) == (1, 1)
    s = used("somersault", text)
    assert [lies(s, 1, k) for k in (1, 2, 3)] == ["attack", "set", "defense"]
    assert lies(s, 2, 1) == "defense"


@clause("E-14.10", "E-14.8")
def test_prevent_keeps_damage_from_a_player_until_the_end_of_the_opponents_next_turn():
    s = used("safe_house", "P1 hand void_blast | P2 hand void_blast*2 | table t 3")
    act(s, "P1 end", "P2 activate void_blast")
    assert (lp(s, 1), told(s, "unharmed")) == (800, 1)
    act(turns_until(s, 6), "P2 activate void_blast")
    assert lp(s, 1) == 750
    s = attacked(used("peace_treaty", "P1 pawn1 high_king | P2"), "P1 direct")
    assert lp(s, 2) == 800


@clause("E-14.10")
def test_what_the_opponent_gains_draws_and_the_player_suffers():
    s = used("charity", "P1 | P2 deck ?*9")
    assert (lp(s, 1), lp(s, 2)) == (790, 830)
    assert len(hand(s, 2)) == 1


@clause("E-14.10")
def test_the_owner_chooses_what_he_discards_as_many_as_there_are():
    s = used("pickpocket", "P1 | P2 hand high_king void_blast flame_lance")
    assert (s.asked(), len(s.options())) == ("P2 give", 3)
    act(s, "P2 discard void_blast", "P2 discard high_king")
    assert hand(s, 2) == ["flame_lance"]
    assert discard(s, 2) == ["void_blast", "high_king"]
    s = used("pickpocket", "P1 | P2 hand high_king", "P2 discard high_king")
    assert (hand(s, 2), s.asked()) == ([], "P1 main")


@clause("E-14.10")
def test_mill_and_search_take_what_there_is():
    s = used("landslide", "P1 | P2 deck high_king void_blast")
    assert (s.zone("deck", 2), discard(s, 2)) == ([], ["void_blast", "high_king"])
    text = "P1 deck forge_titan verdant_hydra high_king | P2"
    s = used("great_quest", text)
    assert s.options() == ["take forge_titan", "take verdant_hydra", "none"]
    act(s, "P1 take verdant_hydra", "P1 take forge_titan")
    assert hand(s, 1) == ["forge_titan", "verdant_hydra"]
    s = used("great_quest", text, "P1 take verdant_hydra", "P1 none")
    assert hand(s, 1) == ["verdant_hydra"]
    assert sorted(s.zone("deck", 1)) == ["forge_titan", "high_king"]


@clause("E-14.9", "E-14.10", "E-14.12")
def test_all_takes_everything_that_matches_at_resolution():
    s = used("great_oblivion", "P1 discard high_king void_blast | P2 discard grave_rat")
    assert (void(s, 1), void(s, 2)) == (["high_king", "void_blast"], ["grave_rat"])
    assert (discard(s, 1), discard(s, 2)) == (["great_oblivion"], [])


@clause("E-14.10", "E-14.7")
def test_an_extra_attack_and_a_change_counted_by_the_hand():
    text = "P1 pawn1 gale_fledgling=100/50 hand void_blast*2 | P2"
    s = story(text.replace("hand", "hand night_raid"), "P1 activate night_raid", "P1 target P1 pawn1")
    assert stats(s, 1, 1) == (110, 40)
    attacked(s, "P1 direct", "P1 attack pawn1", "P1 direct")
    assert lp(s, 2) == 800 - 220
    assert refused(s, "P1 attack pawn1") == "E-6.2"


@clause("E-14.10")
def test_extra_summons_are_as_many_as_it_says():
    s = used("twin_dawn", "P1 hand moss_sprout*4 | P2")
    act(s, "P1 summon moss_sprout", "P1 set moss_sprout", "P1 summon moss_sprout")
    assert refused(s, "P1 set moss_sprout") == "E-4.2"


@clause("E-14.10", "E-8.8")
def test_negate_and_cancel_attack():
    s = story("P1 hand void_blast | P2 back1 silence", "P1 activate void_blast", "P2 activate back1")
    assert lp(s, 2) == 800
    assert discard(s, 1) == ["void_blast"]
    s = attacked(story("P1 pawn1 high_king | P2 back1 standstill"), "P1 direct", "P2 activate back1")
    assert lp(s, 2) == 800
    assert told(s, "cancelled") == 1
