"""State checks and the end of the game (E-10), and examples that turn on them."""

from __future__ import annotations

from pathlib import Path

from fourfold.games.entity import cards, table
from fourfold.games.entity.cardset import cardfile
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
)
from fourfold.testing import clause, example, play, refused

FIGHT = " | table turn P1 battle"


# -- the end (E-10.1, E-10.4) -----------------------------------------------------------------------------------------
@clause("E-10.1", "E-10.4")
def test_who_is_at_0_has_lost_at_once():
    s = play(duel("P1 hand void_blast lp 10 | P2 lp 50"), "P1 activate void_blast")
    assert (s.asked(), s.match.winners(), lp(s, 2)) == ("over", [0], 0)
    assert back(s, 1) == ["void_blast"]  # it did not come to its Discard Pile any more


@clause("E-10.1")
def test_the_rest_of_an_effect_does_not_happen_any_more():
    s = play(duel("P1 hand last_breath lp 50 | P2 lp 50", cards=RULES), "P1 activate last_breath")
    assert (s.asked(), s.match.winners(), lp(s, 1), lp(s, 2)) == ("over", [1], 0, 50)  # two operations are no draw
    alive = play(duel("P1 hand last_breath lp 51 | P2 lp 50", cards=RULES), "P1 activate last_breath")
    assert (alive.match.winners(), lp(alive, 1)) == ([0], 1)


@clause("E-10.1")
def test_both_at_0_by_the_same_operation_is_a_draw():
    s = duel("P1 hand void_blast lp 50 | P2 lp 50 back1 void_call")
    play(s, "P1 activate void_blast")
    state = s.state
    play_effect = cards.of(state, state.face[table.card_at(state, table.back(0, 0))], cards.PLAY)
    op = state.setup.facts[play_effect + cards.E_OPS]
    state.setup.facts[op + cards.O_WHO] = cards.ANYBODY  # no card of the vocabulary damages both
    play(s, "P2 pass")
    assert (s.asked(), s.match.winners(), lp(s, 1), lp(s, 2)) == ("over", [], 0, 0)


@clause("E-10.1", "E-6.11")
def test_lethal_battle_damage_ends_the_game_before_anything_else():
    s = play(duel("P1 pawn1 cinder_whelp | P2 pawn1 moss_sprout lp 80" + FIGHT), "P1 attack pawn1", "P1 strike pawn1")
    assert (s.match.winners(), pawns(s, 2), told(s, "linked")) == ([0], ["moss_sprout"], 0)


@clause("E-10.4")
def test_whoever_concedes_or_has_no_deck_loses():
    assert play(duel("P1 | P2"), "P1 concede").match.winners() == [1]
    assert play(duel("P1 | P2"), "P2 concede").match.winners() == [0]
    s = quiet(duel("P1 | P2 deck"), "P1 end")
    assert (s.asked(), s.match.winners()) == ("over", [0])


@clause("E-10.4", "E-0.8")
def test_the_last_turn_is_a_draw():
    s = quiet(duel("P1 lp 10 | P2 | table t 200"), "P1 end")
    assert (s.asked(), s.match.winners()) == ("over", [])


# -- what lingers (E-10.2, E-10.3) ------------------------------------------------------------------------------------
@clause("E-10.2")
@example("H44")
def test_a_card_that_was_attached_goes_when_its_pawn_has_left():
    s = duel("P1 hand flame_lance | P2 pawn1 plains_militia back1 reinforcement up on:P2pawn1")
    assert stats(s, 2, 1) == (155, 100)
    play(s, "P1 activate flame_lance", "P1 target P2 pawn1")
    assert (discard(s, 2), back(s, 2)) == (["plains_militia", "reinforcement"], [])
    other = duel("P1 hand flame_lance | P2 pawn1 plains_militia pawn2 coral_guardian back1 reinforcement up on:P2pawn2")
    play(other, "P1 activate flame_lance", "P1 target P2 pawn1")
    assert back(other, 2) == ["reinforcement"]  # another Pawn left


@clause("E-10.2")
def test_it_stays_until_the_checkpoint():
    text = "P1 hand flame_lance | P2 pawn1 moss_sprout back1 reinforcement up on:P2pawn1 back2 sweeping_wind"
    s = duel(text, cards=RULES)
    play(s, "P1 activate flame_lance", "P1 target P2 pawn1", "P2 activate back2", "P2 target P2 pawn1")
    order = [k for k in s.happened() if k in ("resolves", "returned", "untied")]
    assert order == ["resolves", "returned", "resolves", "untied"]  # the chain first


@clause("E-10.2")
def test_with_nothing_to_hold_to_it_goes_too():
    s = duel("P1 back1 reinforcement pawn1 plains_militia | P2 back1 sweeping_wind", cards=RULES)
    play(s, "P1 activate back1", "P1 target P1 pawn1", "P2 activate back1", "P2 target P1 pawn1")
    assert (discard(s, 1), back(s, 1), told(s, "untied")) == (["reinforcement"], [], 1)


@clause("E-10.2")
def test_a_pawn_that_comes_back_is_not_the_one_that_was_held():
    s = duel("P1 pawn1 plains_militia back1 reinforcement up on:P1pawn1 hand sweeping_wind high_king | P2", cards=RULES)
    quiet(s, "P1 activate sweeping_wind", "P1 target P1 pawn1")
    assert (back(s, 1), discard(s, 1)) == ([], ["sweeping_wind", "reinforcement"])


@clause("E-10.3")
def test_what_a_card_gives_ends_when_it_leaves():
    s = duel("P1 pawn1 plains_militia back1 reinforcement up on:P1pawn1 hand smash | P2", cards=RULES)
    assert stats(s, 1, 1) == (155, 100)
    quiet(s, "P1 activate smash", "P1 target P1 back1")
    assert stats(s, 1, 1) == (135, 100)
    text = "P1 pawn1 plains_militia hand smash | P2 back1 binding_chains up on:P1pawn1"
    chained = duel(text, cards=RULES)
    assert refused(chained, "P1 change pawn1") == "E-14.11"
    quiet(chained, "P1 activate smash", "P1 target P2 back1")
    assert "change pawn1" in chained.options()


@clause("E-10.3", "E-2.3")
def test_what_was_given_to_a_pawn_ends_when_it_leaves():
    text = "P1 hand power_surge call_from_the_grave exile_rite pawn1 plains_militia | P2 pawn1 mist_oracle set"
    s = quiet(duel(text), "P1 activate power_surge", "P1 target P1 pawn1")
    assert stats(s, 1, 1) == (175, 100)
    quiet(
        s,
        "P1 battle",
        "P1 attack pawn1",
        "P1 strike pawn1",
        "P2 target P1 pawn1",
        "P1 finish",
        "P1 summon plains_militia",
    )
    assert stats(s, 1, 1) == (135, 100)


@clause("E-10.3")
@example("H37")
def test_the_surge_turns_the_battle_and_is_over_with_the_turn():
    text = "P1 pawn1 plains_militia=120/110 deck ?*9 | P2 pawn1 plains_militia=120/110 back1 power_surge deck ?*9"
    s = play(duel(text + FIGHT), "P1 attack pawn1", "P1 strike pawn1", "P2 activate back1", "P2 target P2 pawn1")
    assert (pawns(s, 1), pawns(s, 2), lp(s, 1), stats(s, 2, 1)) == ([], ["plains_militia"], 760, (160, 110))
    quiet(s, "P1 finish", "P1 end")
    assert stats(s, 2, 1) == (120, 110)


# -- costs (E-10.5) ---------------------------------------------------------------------------------------------------
@clause("E-10.5")
@example("H46")
def test_nobody_pays_himself_to_0():
    text = "P1 lp {} back1 dark_draw pawn1 crypt_duelist | P2"
    assert refused(duel(text.format(200)), "P1 activate back1") == "E-10.5"
    s = play(duel(text.format(201)), "P1 activate back1")
    assert (lp(s, 1), len(hand(s, 1))) == (1, 1)


@clause("E-10.5")
@example("H47")
def test_half_is_rounded_down_and_needs_two():
    text = "P1 lp {} back1 mark_of_the_forest_hunter up deck {} | P2"
    s = play(duel(text.format(801, "jungle_apex storm_gryphon tusk_charger")), "P1 use back1")
    assert s.options() == ["take storm_gryphon", "none"]  # a Beast of Level 5 or higher
    play(s, "P1 take storm_gryphon")
    assert (lp(s, 1), hand(s, 1)) == (401, ["storm_gryphon"])
    assert refused(s, "P1 use back1") == "E-9.4"
    assert lp(play(duel(text.format(2, "storm_gryphon")), "P1 use back1"), 1) == 1
    assert refused(duel(text.format(1, "storm_gryphon")), "P1 use back1") == "E-10.5"


@clause("E-10.5", "E-7.5")
def test_costs_are_payable_together():
    text = "P1 lp {} hand dear_price deck moss_sprout*{} | P2"
    assert refused(duel(text.format(300, 3), cards=RULES), "P1 activate dear_price") == "E-10.5"  # 200, 100, and 100
    assert refused(duel(text.format(302, 2), cards=RULES), "P1 activate dear_price") == "E-14.4"  # it mills 2 and 1
    s = play(duel(text.format(302, 4), cards=RULES), "P1 activate dear_price")
    assert (lp(s, 1), hand(s, 1)) == (1, ["moss_sprout"])


@clause("E-14.4", "E-7.5")
def test_cards_of_one_zone_are_asked_for_once():
    text = Path(RULES).read_text(encoding="utf-8")
    assert cardfile.parse_cards(text, cardfile.launch())[1] == []
    twice = text.replace(
        "{ pay_lp = 100 }, { discard = 1 }", '{ discard = 1, filter = { kind = "pawn" } }, { discard = 1 }'
    )
    faults = cardfile.parse_cards(twice, cardfile.launch())[1]
    assert [(fault.key, fault.card, fault.field) for fault in faults] == [
        ("cost_twice", "twin_toll", "effect[1].cost[2].discard")
    ]


# -- targets before costs ---------------------------------------------------------------------------------------------
@clause("E-8.6", "E-4.7")
@example("H49")
def test_the_tributed_cannot_be_the_target():
    text = "P1 pawn1 solstice_sentinel pawn2 void_caster pawn3 moss_sprout pawn4 moss_sprout pawn5 moss_sprout"
    s = duel(text + " hand mechanical_maintenance discard {} | P2".format("volt_tinkerer plains_militia"))
    play(s, "P1 activate mechanical_maintenance")
    assert s.options() == ["target P1 volt_tinkerer"]
    play(s, "P1 target P1 volt_tinkerer")
    assert s.options() == ["tribute pawn1", "tribute pawn2"]
    play(s, "P1 tribute pawn1", "P1 tribute pawn2")
    assert (pawns(s, 1), lies(s, 1, 1)) == (["volt_tinkerer", "moss_sprout", "moss_sprout", "moss_sprout"], "attack")
    none = duel(text + " hand mechanical_maintenance | P2")
    assert refused(none, "P1 activate mechanical_maintenance") == "E-14.5"


@clause("E-10.2", "E-14.6")
@example("H43")
def test_void_call_wants_a_set_card():
    s = duel("P1 pawn1 plains_militia=120/110 back1 reinforcement up on:P1pawn1 | P2 back1 void_call back2 mirror_ward")
    assert stats(s, 1, 1) == (140, 110)
    quiet(play(s, "P1 change pawn1", "P2 activate back1"))
    assert s.options() == ["target P2 back2"]
