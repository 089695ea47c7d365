"""The decision points (E-12): who is asked what, which answers there are, and how many there can be."""

from __future__ import annotations

from fourfold.games.entity import agenda, moves, table
from fourfold.games.entity.tests.glance import ENTITY, back, discard, duel, hand, lies, pawns, quiet, void
from fourfold.kernel import check
from fourfold.testing import clause, play, refused
from fourfold.tests.contract import checks

FIGHT = " | table turn P1 battle"
BOUNDS = {  # most answers by the rulebook, each card of a hand or pile counted
    agenda.ASK_MAIN: 202,
    agenda.ASK_BATTLE: 6,
    agenda.ASK_ATTACK: 6,
    agenda.ASK_SACRIFICE: 5,
    agenda.ASK_TRIBUTE: 5,
    agenda.ASK_DISCARD: 60,
    agenda.ASK_VOID: 60,
    agenda.ASK_TARGET: 141,
    agenda.ASK_MAY: 2,
    agenda.ASK_RESPOND: 66,
    agenda.ASK_PICK: 61,
    agenda.ASK_GIVE: 60,
    agenda.ASK_TRIM: 60,
}


@clause("E-12.1")
def test_main_offers_all_that_the_turn_player_can_do():
    text = "P1 hand high_king moss_sprout mirror_ward void_blast battle_standard pawn1 big_bear_beast_king"
    s = duel(
        text + " pawn2 plains_militia set back1 power_surge new back2 twilight_library up back3 reinforcement | P2"
    )
    assert s.asked() == "P1 main"
    assert s.options() == [
        *("summon high_king", "summon moss_sprout"),
        *("set high_king", "set moss_sprout", "set void_blast", "set battle_standard", "set mirror_ward"),
        *("activate void_blast", "activate battle_standard"),
        *("activate back1", "activate back3"),
        *("use pawn1", "use back2"),
        *("change pawn1", "change pawn2"),
        *("battle", "end"),
    ]
    second = duel(text + " | P2 | table turn P1 main2")
    assert second.asked() == "P1 main2"
    assert refused(second, "P1 battle") == "E-3.1"
    assert "end" in second.options()


@clause("E-12.2", "E-12.14")
def test_tributes_are_chosen_one_by_one_until_the_price_is_paid():
    s = duel("P1 hand stone_colossus pawn1 plains_militia pawn3 high_king pawn4 grave_rat set | P2 pawn1 moss_sprout")
    play(s, "P1 summon stone_colossus")
    assert (s.asked(), s.options()) == ("P1 sacrifice", ["offer pawn1", "offer pawn3", "offer pawn4"])
    play(s, "P1 offer pawn3")
    assert s.options() == ["tribute pawn1", "tribute pawn4"]  # no undo
    assert refused(s, "P1 tribute pawn3") == "E-14.5"
    assert refused(s, "P1 tribute pawn2") == "E-12.1"
    assert refused(s, "P1 end") == "E-12"
    assert (len(pawns(s, 1)), discard(s, 1)) == (3, [])
    play(s, "P1 tribute pawn4")
    assert (discard(s, 1), pawns(s, 1)) == (["high_king", "grave_rat"], ["plains_militia", "stone_colossus"])
    engine = duel("P1 pawn1 overload_engine pawn2 volt_tinkerer pawn3 moss_sprout | P2")
    play(engine, "P1 use pawn1")
    assert (engine.asked(), engine.options()) == ("P1 tribute", ["tribute pawn2"])  # of a cost: what fits it
    assert refused(engine, "P1 tribute pawn3") == "E-14.5"


@clause("E-12.14")
def test_a_set_of_high_level_asks_for_its_tributes_too():
    s = duel("P1 hand high_king pawn1 moss_sprout | P2")
    play(s, "P1 set high_king")
    assert (s.asked(), s.options()) == ("P1 sacrifice", ["tribute pawn1"])
    play(s, "P1 tribute pawn1")
    assert lies(s, 1, 1) == "set"


@clause("E-12.3")
def test_discards_of_a_cost_are_chosen_from_the_hand():
    s = duel("P1 hand exile_rite moss_sprout*2 grave_rat | P2 pawn1 high_king")
    play(s, "P1 activate exile_rite", "P1 target P2 pawn1")
    assert (s.asked(), s.options()) == ("P1 discard", ["discard moss_sprout", "discard grave_rat"])
    assert refused(s, "P1 discard high_king") == "E-12.1"
    play(s, "P1 discard grave_rat")
    assert discard(s, 1) == ["grave_rat"]


@clause("E-12.4")
def test_cards_of_the_discard_pile_may_be_a_cost():
    s = duel("P1 pawn1 lich_sovereign discard grave_rat bone_conscript crypt_duelist void_blast | P2")
    play(s, "P1 use pawn1", "P1 target P1 bone_conscript")
    assert (s.asked(), s.options()) == ("P1 void", ["void grave_rat", "void crypt_duelist"])  # Pawns, not the target
    assert refused(s, "P1 void void_blast") == "E-14.5"
    assert refused(s, "P1 void bone_conscript") == "E-14.6"
    play(s, "P1 void crypt_duelist")
    assert (void(s, 1), pawns(s, 1)) == (["crypt_duelist"], ["lich_sovereign", "bone_conscript"])


@clause("E-12.5")
def test_targets_lie_on_both_fields_and_in_the_piles():
    s = play(
        duel("P1 hand power_surge pawn2 moss_sprout | P2 pawn3 high_king pawn4 grave_rat set"),
        "P1 activate power_surge",
    )
    assert (s.asked(), s.options()) == ("P1 target", ["target P1 pawn2", "target P2 pawn3"])
    assert refused(s, "P1 target P2 pawn4") == "E-14.5"
    assert refused(s, "P1 target P2 pawn1") == "E-12.1"
    call = duel(
        "P1 back1 mirror_ward back2 void_call hand quick_recovery discard moss_sprout grave_rat high_king"
        " | P2 pawn1 grave_rat back5 mirror_ward"
    )
    play(call, "P1 activate back2")
    assert call.options() == ["target P1 back1", "target P2 back5"]
    quiet(call, "P1 target P2 back5", "P1 activate quick_recovery")
    assert call.options() == ["target P1 moss_sprout", "target P1 grave_rat"]
    done = ENTITY.refuse(call.state, int(moves.first(call.match.setup, moves.DONE)))
    assert done is not None
    assert done.clause == "E-14.5"  # this one must be chosen


@clause("E-12.5")
def test_up_to_so_many_targets_end_with_done():
    text = "P1 hand cloudbreaker_dragon pawn1 moss_sprout pawn2 moss_sprout "
    text += "| P2 back1 mirror_ward back2 void_call back3 overgrowth up"
    s = play(duel(text), "P1 summon cloudbreaker_dragon", "P1 tribute pawn1", "P1 tribute pawn2")
    assert s.options() == ["target P2 back1", "target P2 back2", "target P2 back3", "done"]
    play(s, "P1 target P2 back2")
    assert s.options() == ["target P2 back1", "target P2 back3", "done"]  # distinct cards
    both = play(duel(text), "P1 summon cloudbreaker_dragon", "P1 tribute pawn1", "P1 tribute pawn2")
    quiet(both, "P1 target P2 back2", "P1 target P2 back3")
    assert back(both, 2) == ["mirror_ward"]
    quiet(s, "P1 done")
    assert back(s, 2) == ["mirror_ward", "overgrowth"]


@clause("E-12.6")
def test_may_is_yes_or_no():
    s = play(duel("P1 hand wind_dancer | P2 pawn1 high_king"), "P1 summon wind_dancer")
    assert (s.asked(), s.options()) == ("P1 may", ["yes", "no"])
    play(s, "P1 no")
    assert (s.asked(), lies(s, 2, 1)) == ("P1 main", "attack")


@clause("E-12.7")
def test_responses_are_a_hand_card_a_set_card_or_none():
    text = "P1 hand emergency_rations void_blast back2 stone_wall pawn1 high_king | P2 pawn1 moss_sprout" + FIGHT
    s = play(duel(text), "P1 attack pawn1", "P1 strike pawn1")
    assert s.asked() == "P1 respond_attack"
    assert s.options() == ["activate emergency_rations", "activate back2", "pass"]
    assert refused(s, "P1 activate back1") == "E-12.1"
    assert refused(s, "P1 activate power_surge") == "E-12.1"


@clause("E-12.8", "E-12.9")
def test_battle_is_an_attacker_then_a_target_or_the_end():
    s = duel(
        "P1 pawn1 high_king pawn2 moss_sprout def pawn3 skyline_raptor | P2 pawn2 grave_rat pawn5 moss_sprout set"
        + FIGHT
    )
    assert (s.asked(), s.options()) == ("P1 battle", ["attack pawn1", "attack pawn3", "finish"])
    assert refused(s, "P1 attack pawn2") == "E-6.2"
    play(s, "P1 attack pawn3")
    assert (s.asked(), s.options()) == ("P1 attack", ["strike pawn2", "strike pawn5", "direct"])
    play(s, "P1 direct")
    assert s.options() == ["attack pawn1", "finish"]
    play(s, "P1 attack pawn1")
    assert s.options() == ["strike pawn2", "strike pawn5"]
    assert refused(s, "P1 strike pawn1") == "E-12.1"
    assert refused(s, "P1 direct") == "E-6.3"


@clause("E-12.10")
def test_a_pick_names_each_card_once_in_order_and_none():
    s = duel("P1 hand recruit_drive deck plains_militia*2 moss_sprout ember_recruit high_king wandering_squire | P2")
    quiet(s, "P1 activate recruit_drive")
    assert s.asked() == "P1 pick"
    assert s.options() == ["take ember_recruit", "take wandering_squire", "take plains_militia", "none"]
    assert refused(s, "P1 take moss_sprout") == "E-14.5"
    assert refused(s, "P1 take spark_mite") == "E-14.6"
    play(s, "P1 none")
    assert (hand(s, 1), len(s.zone("deck", 1))) == ([], 6)
    dawn = play(
        duel("P1 pawn1 plains_militia | P2 back1 second_dawn hand grave_rat void_blast" + FIGHT), "P1 attack pawn1"
    )
    play(dawn, "P1 direct", "P2 pass", "P2 activate back1")
    assert (dawn.asked(), dawn.options()) == ("P2 pick", ["take grave_rat", "none"])


@clause("E-12.11")
def test_what_is_discarded_by_an_effect_its_owner_chooses():
    s = duel("P1 hand scouting_report grave_rat deck moss_sprout*2 | P2")
    quiet(s, "P1 activate scouting_report")
    assert (s.asked(), s.options()) == ("P1 give", ["discard moss_sprout", "discard grave_rat"])
    play(s, "P1 discard grave_rat")
    assert (hand(s, 1), discard(s, 1)) == (["moss_sprout", "moss_sprout"], ["grave_rat", "scouting_report"])


@clause("E-12.12")
def test_nobody_is_asked_for_an_order():
    s = duel("P1 hand void_blast pawn1 pyre_magus pawn2 pyre_magus pawn3 pyre_magus | P2")
    play(s, "P1 activate void_blast")
    assert (s.asked(), s.happened().count("hurt")) == ("P1 main", 4)
    assert "order" not in agenda.PROMPTS


@clause("E-12.13")
def test_copies_of_a_card_are_one_option_and_any_sleeve_may_move():
    left = set()
    for k in range(12):
        s = duel("P1 hand moss_sprout*2 grave_rat | P2")
        assert s.options().count("summon moss_sprout") == 1
        for _ in range(k):
            s.state.sleeves.word()
        sleeves = [int(s.state.at(table.HAND, i)) for i in range(3)]
        play(s, "P1 summon moss_sprout")
        left.add(sleeves.index(int(table.card_at(s.state, 0))))
    assert left == {0, 1, 2}  # the third one too: which one moves tells nothing of what the others are


@clause("E-12.13")
def test_there_are_never_more_answers_than_the_rulebook_counts():
    asked = set()
    for k, variant in enumerate(ENTITY.variants()[:12]):
        setup = ENTITY.prepare(variant)
        assert setup.moves == sum(moves.sizes(len(setup.faces)))
        for s in checks.positions(ENTITY, setup, f"bounds {k}", 1, most=150):
            if not s.over:
                asked.add(int(s.prompt))
                assert len(ENTITY.moves(s)) <= BOUNDS[int(s.prompt)]
            assert check.faults(ENTITY, s) == []
    assert asked >= {agenda.ASK_MAIN, agenda.ASK_BATTLE, agenda.ASK_ATTACK, agenda.ASK_SACRIFICE, agenda.ASK_RESPOND}


@clause("E-12.10", "E-12.13")
def test_none_is_always_an_answer_to_a_search_of_what_is_hidden():
    s = duel("P1 hand recruit_drive deck moss_sprout | P2")
    quiet(s, "P1 activate recruit_drive")
    assert s.options() == ["none"]
    empty = quiet(duel("P1 hand recruit_drive deck | P2"), "P1 activate recruit_drive")
    assert empty.options() == ["none"]
