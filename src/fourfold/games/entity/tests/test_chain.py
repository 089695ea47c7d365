"""The chain: making a link, resolving the last one first, negation, and cards that left (E-8.1, E-8.6 to E-8.10)."""

from __future__ import annotations

import pytest

from fourfold.games.entity import events, table
from fourfold.games.entity.tests.glance import (
    RULES,
    back,
    discard,
    duel,
    hand,
    lies,
    lp,
    pawns,
    quiet,
    stats,
    told,
    void,
)
from fourfold.testing import Story, clause, example, play, refused


def links(s: Story) -> int:
    return int(s.state.num[table.LINKS])


@clause("E-8.1")
def test_the_opponent_of_the_last_links_controller_is_asked_first():
    s = duel("P1 hand void_blast emergency_rations back1 stone_wall | P2 back1 emergency_rations back2 stone_wall")
    play(s, "P1 activate void_blast")
    assert (s.asked(), links(s)) == ("P2 respond_chain", 1)
    play(s, "P2 pass")
    assert s.asked() == "P1 respond_chain"  # then the controller himself
    play(s, "P1 activate emergency_rations")
    assert (s.asked(), links(s)) == ("P2 respond_chain", 2)  # a new link: the opponent again
    play(s, "P2 activate back1")
    assert (s.asked(), links(s)) == ("P1 respond_chain", 3)
    play(s, "P1 pass")
    assert (s.asked(), lp(s, 1), lp(s, 2)) == ("P2 respond_chain", 800, 800)
    play(s, "P2 pass")  # two passes in a row
    assert (lp(s, 1), lp(s, 2), links(s)) == (860, 810, 0)


@clause("E-8.1")
def test_the_last_link_resolves_first_and_nobody_is_asked_in_between():
    s = duel("P1 lp 50 hand void_blast | P2 lp 50 back1 emergency_rations back2 mirror_ward")
    play(s, "P1 activate void_blast", "P2 activate back1", "P2 pass")
    assert (lp(s, 2), s.match.over) == (60, False)  # the Rations came before the Blast, with no question between them
    assert s.happened().index("gained") < s.happened().index("hurt")


@clause("E-8.6")
def test_a_link_is_made_in_the_order_of_the_rule():
    text = "P1 hand twin_toll moss_sprout lp 300 discard high_king | P2 pawn1 plains_militia back1 void_call"
    s = play(duel(text, cards=RULES), "P1 activate twin_toll")
    assert (back(s, 1), lies(s, 1, 1, "back"), lp(s, 1)) == (["twin_toll"], "attack", 300)  # first it is placed
    assert (s.asked(), s.options()) == ("P1 target", ["target P2 pawn1"])
    play(s, "P1 target P2 pawn1")
    assert (s.asked(), lp(s, 1)) == ("P1 discard", 200)  # costs in the listed order
    play(s, "P1 discard moss_sprout")
    assert (s.asked(), discard(s, 1), links(s)) == ("P1 void", ["high_king", "moss_sprout"], 0)
    play(s, "P1 void moss_sprout")
    assert (void(s, 1), links(s)) == (["moss_sprout"], 1)  # now the link is on the chain
    assert (s.asked(), pawns(s, 2)) == ("P2 respond_chain", ["plains_militia"])
    play(s, "P2 pass")
    assert (pawns(s, 2), len(hand(s, 1))) == ([], 1)


@clause("E-8.6")
def test_a_may_is_asked_before_the_target():
    s = play(duel("P1 hand wind_dancer | P2 pawn1 plains_militia"), "P1 summon wind_dancer")
    assert (s.asked(), s.options()) == ("P1 may", ["yes", "no"])
    no = play(duel("P1 hand wind_dancer | P2 pawn1 plains_militia"), "P1 summon wind_dancer", "P1 no")
    assert (links(no), lies(no, 2, 1), no.asked()) == (0, "attack", "P1 main")
    play(s, "P1 yes")
    assert s.asked() == "P1 target"
    play(s, "P1 target P2 pawn1")
    assert lies(s, 2, 1) == "defense"


@clause("E-8.6")
def test_only_cards_raise_activated():
    s = duel("P1 pawn1 pyre_magus hand void_blast moss_sprout thunder_elemental back1 twilight_library up | P2")
    quiet(s, "P1 activate void_blast")
    assert lp(s, 2) == 740  # 50 and 10 by the Magus
    quiet(s, "P1 use back1", "P1 discard moss_sprout")
    assert lp(s, 2) == 740  # an ignition
    quiet(s, "P1 summon thunder_elemental", "P1 tribute pawn1")
    assert lp(s, 2) == 740  # a trigger
    condition = duel("P1 pawn1 pyre_magus back1 reinforcement | P2")
    quiet(condition, "P1 activate back1", "P1 target P1 pawn1")
    assert lp(condition, 2) == 800  # the Magus hears Actions only


@clause("E-8.7")
def test_a_target_that_left_is_skipped_and_the_rest_still_happens():
    s = duel(
        "P1 hand quick_recovery discard moss_sprout | P2 pawn1 plains_militia back1 sweeping_wind pawn2 high_king",
        cards=RULES,
    )
    wind = duel("P1 hand sweeping_wind | P2 pawn1 plains_militia back1 sweeping_wind", cards=RULES)
    play(wind, "P1 activate sweeping_wind", "P1 target P2 pawn1", "P2 activate back1", "P2 target P2 pawn1")
    assert (lp(wind, 1), lp(wind, 2), told(wind, "returned")) == (805, 805, 1)
    quiet(s, "P1 activate quick_recovery", "P1 target P1 moss_sprout")
    assert (hand(s, 1), lp(s, 1)) == (["moss_sprout"], 820)


@clause("E-8.7")
def test_only_the_presence_of_a_target_is_looked_at_again():
    text = "P1 hand flame_lance | P2 pawn1 plains_militia back1 stone_wall"
    s = play(duel(text), "P1 activate flame_lance", "P1 target P2 pawn1", "P2 activate back1", "P2 target P2 pawn1")
    assert discard(s, 2) == ["stone_wall", "plains_militia"]  # 160 DEF by then, and destroyed all the same
    moved = duel("P1 hand power_surge | P2 pawn1 plains_militia back1 snap_shift")
    play(moved, "P1 activate power_surge", "P1 target P2 pawn1", "P2 activate back1", "P2 target P2 pawn1")
    assert (lies(moved, 2, 1), stats(moved, 2, 1)) == ("defense", (175, 100))


@clause("E-8.7")
def test_a_lingering_card_that_left_does_nothing():
    text = "P1 back1 reinforcement pawn1 plains_militia | P2 back1 smash"
    s = play(
        duel(text, cards=RULES), "P1 activate back1", "P1 target P1 pawn1", "P2 activate back1", "P2 target P1 back1"
    )
    assert (stats(s, 1, 1), discard(s, 1)) == ((135, 100), ["reinforcement"])
    library = duel("P1 back1 twilight_library up hand moss_sprout | P2 back1 smash", cards=RULES)
    play(library, "P1 use back1", "P1 discard moss_sprout", "P2 activate back1", "P2 target P1 back1")
    assert (hand(library, 1), discard(library, 1)) == ([], ["moss_sprout", "twilight_library"])  # nothing was drawn


@clause("E-8.7", "E-8.8", "E-10.5")
@example("H41")
def test_a_negated_action_does_nothing_and_is_discarded():
    s = duel("P1 hand void_blast | P2 lp 800 back1 rite_of_refusal")
    play(s, "P1 activate void_blast", "P2 activate back1")
    assert (lp(s, 2), discard(s, 1), discard(s, 2), back(s, 1)) == (750, ["void_blast"], ["rite_of_refusal"], [])
    assert told(s, "hurt") == 0


@clause("E-8.8")
def test_a_negated_lingering_card_is_discarded_too():
    s = duel("P1 hand battle_standard pawn1 plains_militia | P2 back1 rite_of_refusal")
    play(s, "P1 activate battle_standard", "P2 activate back1")
    assert (discard(s, 1), back(s, 1), stats(s, 1, 1)) == (["battle_standard"], [], (135, 100))


@clause("E-8.8")
def test_what_was_paid_stays_paid_and_the_activation_has_happened():
    s = duel("P1 pawn1 pyre_magus hand exile_rite moss_sprout | P2 pawn1 plains_militia back1 rite_of_refusal")
    play(s, "P1 activate exile_rite", "P1 target P2 pawn1", "P1 discard moss_sprout", "P2 activate back1")
    assert (discard(s, 1), pawns(s, 2)) == (["moss_sprout", "exile_rite"], ["plains_militia"])
    assert lp(s, 2) == 800 - 50 - 10  # the Rite's cost, and the Magus who has heard an Action


@clause("E-8.8")
def test_negation_reaches_the_link_directly_below():
    s = duel("P1 hand void_blast quick_refusal | P2 back1 quick_refusal back2 emergency_rations", cards=RULES)
    play(s, "P1 activate void_blast", "P2 activate back1", "P1 activate quick_refusal")
    assert (lp(quiet(s), 2), discard(s, 2)) == (750, ["quick_refusal"])  # the refusal is refused, the Blast is not


@clause("E-8.9")
@pytest.mark.parametrize(
    ("mine", "moves", "lp1", "lp2"),
    [
        ("hand void_blast", ["activate void_blast"], 800, 750),
        ("hand emergency_rations", ["activate emergency_rations"], 860, 800),
        ("back1 vengeful_spark pawn1 moss_sprout", [], 800, 750),
    ],
)
@pytest.mark.parametrize(("answer", "target"), [("smash", "back1"), ("sweeping_wind", "back1")])
def test_a_card_that_left_the_field_still_resolves_and_stays_where_it_went(mine, moves, lp1, lp2, answer, target):
    plus = 5 if answer == "sweeping_wind" else 0
    if moves:
        s = play(duel(f"P1 {mine} deck moss_sprout*3 | P2 back1 {answer}", cards=RULES), *[f"P1 {m}" for m in moves])
        play(s, "P2 activate back1", f"P2 target P1 {target}")
        assert (lp(s, 1), lp(s, 2)) == (lp1, lp2 + plus)
        owner, name = 1, moves[0].split()[1]
    else:
        s = duel(
            f"P1 pawn1 plains_militia back1 {answer} | P2 {mine} deck moss_sprout*3 | table turn P1 battle", cards=RULES
        )
        play(s, "P1 attack pawn1", "P1 strike pawn1", "P2 pass", "P1 pass", "P2 activate back1", "P1 activate back1")
        play(s, f"P1 target P2 {target}")
        assert (lp(s, 1), lp(s, 2)) == (750 + plus, 695)
        owner, name = 2, "vengeful_spark"
    assert back(s, owner) == []
    assert (name in discard(s, owner)) == (answer == "smash")
    assert (name in s.zone("deck", owner)) == (answer != "smash")


@clause("E-8.9")
def test_what_a_shuffled_card_was_is_not_read_from_the_deck():
    winds = " ".join(f"back{k} sweeping_wind" for k in (1, 2, 3))
    s = duel(f"P1 hand emergency_rations*3 deck battle_standard*9 | P2 {winds}", cards=RULES)
    for k in (1, 2, 3):
        play(s, "P1 activate emergency_rations", f"P2 activate back{k}", "P2 target P1 back1")
        quiet(s)
        assert (lp(s, 1), s.zone("deck", 1).count("emergency_rations")) == (800 + 60 * k, k)
    resolved = [s.match.setup.faces[e.face] for e in s.match.events(2) if e.kind == events.RESOLVES]
    assert resolved == ["sweeping_wind", "emergency_rations"] * 3


@clause("E-8.9")
def test_an_effect_of_a_pawn_that_left_resolves_without_what_it_does_to_itself():
    s = duel("P1 hand proud_squire | P2 back1 sweeping_wind", cards=RULES)
    play(s, "P1 summon proud_squire", "P2 activate back1", "P2 target P1 pawn1")
    assert (lp(s, 1), pawns(s, 1), told(s, "modified")) == (803, [], 0)
    there = play(duel("P1 hand proud_squire | P2", cards=RULES), "P1 summon proud_squire")
    assert (lp(there, 1), stats(there, 1, 1)) == (803, (150, 100))
    dragon = duel("P1 pawn1 charged_dragon hand moss_sprout | P2 back1 sweeping_wind", cards=RULES)
    play(dragon, "P1 use pawn1", "P1 discard moss_sprout", "P2 activate back1", "P2 target P1 pawn1")
    assert (pawns(dragon, 1), told(dragon, "modified"), discard(dragon, 1)) == ([], 0, ["moss_sprout"])


@clause("E-8.9")
def test_from_the_discard_pile_a_card_acts_on_itself_if_it_was_destroyed_or_discarded():
    s = quiet(
        duel("P1 hand flame_lance | P2 pawn1 ashen_phoenix=180/100"), "P1 activate flame_lance", "P1 target P2 pawn1"
    )
    assert (hand(s, 2), discard(s, 2)) == (["ashen_phoenix"], [])
    thrown = duel("P1 hand scouting_report bone_conscript | P2")
    quiet(thrown, "P1 activate scouting_report", "P1 discard bone_conscript", "P1 yes")
    assert (pawns(thrown, 1), lies(thrown, 1, 1)) == (["bone_conscript"], "defense")


@clause("E-8.10")
def test_the_longest_chain_ends_when_every_card_lies_open():
    mine = " ".join(f"back{k} emergency_rations" for k in range(1, 6))
    s = duel(f"P1 hand dawn_acolyte emergency_rations {mine} | P2 {mine}")
    play(s, "P1 summon dawn_acolyte")
    for k in range(1, 6):
        play(s, f"P2 activate back{k}", f"P1 activate back{k}")
    assert (links(s), s.asked()) == (11, "P1 respond_chain")
    assert refused(s, "P1 activate emergency_rations") == "E-7.8"  # no zone is free before they resolve
    quiet(s)
    assert (lp(s, 1), lp(s, 2)) == (800 + 300 + 40, 1100)


@clause("E-8.10")
def test_an_ignition_uses_up_its_flag_or_its_cost():
    king = quiet(duel("P1 pawn1 big_bear_beast_king | P2"), "P1 use pawn1")
    assert refused(king, "P1 use pawn1") == "E-9.4"
    dragon = duel("P1 pawn1 charged_dragon hand moss_sprout*2 | P2")
    quiet(dragon, "P1 use pawn1", "P1 discard moss_sprout", "P1 use pawn1", "P1 discard moss_sprout")
    assert stats(dragon, 1, 1) == (270, 190)
    assert refused(dragon, "P1 use pawn1") == "E-14.4"
