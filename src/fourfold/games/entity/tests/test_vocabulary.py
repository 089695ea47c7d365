"""The effect vocabulary, word by word (chapter 14), with the cards of words.toml: what each says stands in texts.md."""

from __future__ import annotations

import pytest

from fourfold.games.entity.tests import printed
from fourfold.games.entity.tests.glance import ENTITY, act, discard, duel, hand, lies, lp, pawns, stats, told, void
from fourfold.kernel import check, secrets
from fourfold.kernel.scene import faces_in
from fourfold.testing import Story, clause, play, refused


def story(text: str, *moves: str, **options: object) -> Story:
    return act(duel(text, cards=printed.WORDS, **options), *moves)


def used(card: str, text: str, *moves: str, **options: object) -> Story:
    """P1 activates an Action; it is the first card of the hand."""
    return story(text.replace("P1", f"P1 hand {card}", 1), f"P1 activate {card}", *moves, **options)


def attacked(s: Story, *moves: str) -> Story:
    """P1's Pawn in zone 1 attacks."""
    return act(s, "P1 battle", "P1 attack pawn1", *moves)


def turns_until(s: Story, over: int) -> Story:
    """Both do nothing until that turn."""
    while s.number("t") < over:
        act(s, f"{s.asked()[:2]} {next(m for m in s.options() if m in ('end', 'finish', 'none'))}")
    return s


# -- operations -------------------------------------------------------------------------------------------------------
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


# -- keywords ---------------------------------------------------------------------------------------------------------
def granted(card: str, text: str, target: str, **options: object) -> Story:
    return used(card, text, f"P1 target {target}", **options)


@clause("E-14.11")
def test_pierce_is_granted():
    s = attacked(
        granted("lance_drill", "P1 pawn1 high_king | P2 pawn1 bone_conscript def", "P1 pawn1"), "P1 strike pawn1"
    )
    assert lp(s, 2) == 800 - (170 - 60)


@clause("E-14.11")
def test_direct_is_granted():
    s = granted("secret_path", "P1 pawn1 high_king | P2 pawn1 bone_conscript", "P1 pawn1")
    act(s, "P1 battle", "P1 attack pawn1")
    assert s.options() == ["strike pawn1", "direct"]


@clause("E-14.11")
def test_guard_is_granted():
    s = granted("sworn_shield", "P1 pawn1 high_king | P2 pawn1 bone_conscript pawn2 grave_rat", "P2 pawn2")
    act(s, "P1 battle", "P1 attack pawn1")
    assert s.options() == ["strike pawn2"]


@clause("E-14.11")
def test_twin_strike_is_granted():
    s = granted("double_blade", "P1 pawn1 high_king | P2", "P1 pawn1")
    attacked(s, "P1 direct", "P1 attack pawn1", "P1 direct")
    assert lp(s, 2) == 800 - 340
    assert refused(s, "P1 attack pawn1") == "E-6.2"


@clause("E-14.11")
def test_untargetable_is_by_the_opponents_effects_only():
    text = "P1 pawn1 high_king back1 power_surge | P2 pawn1 grave_rat back1 power_surge"
    s = granted("smoke_cloak", text, "P1 pawn1")
    play(s, "P1 battle", "P2 activate back1")
    assert s.options() == ["target P2 pawn1"]
    s = granted("smoke_cloak", text, "P1 pawn1")
    play(s, "P1 activate back1")
    assert s.options() == ["target P1 pawn1", "target P2 pawn1"]


@clause("E-14.11", "E-14.12")
def test_what_cannot_be_destroyed_stays():
    text = "P1 pawn1 high_king hand flame_lance | P2 pawn1 bone_conscript"
    s = attacked(granted("iron_skin", text, "P2 pawn1"), "P1 strike pawn1")
    assert pawns(s, 2) == ["bone_conscript"]
    assert lp(s, 2) == 800 - (170 - 75)  # damage is unchanged
    s = granted("warding_rune", text, "P2 pawn1")
    act(s, "P1 activate flame_lance", "P1 target P2 pawn1")
    assert pawns(s, 2) == ["bone_conscript"]
    assert told(s, "protected") == 1
    s = granted("warding_rune", "P1 hand exile_rite moss_sprout | P2 pawn1 bone_conscript", "P2 pawn1")
    act(s, "P1 activate exile_rite", "P1 target P2 pawn1", "P1 discard moss_sprout")
    assert void(s, 2) == ["bone_conscript"]  # the Void is not destruction


@clause("E-14.11")
def test_cannot_attack_and_cannot_change_are_granted():
    s = granted("lullaby", "P1 pawn1 high_king pawn2 grave_rat | P2", "P1 pawn1")
    act(s, "P1 battle")
    assert s.options() == ["attack pawn2", "finish"]
    s = granted("tar_pit", "P1 pawn1 high_king | P2", "P1 pawn1")
    assert refused(s, "P1 change pawn1") == "E-14.11"


@clause("E-14.11")
def test_no_effect_damage_belongs_to_a_player():
    text = "P1 hand void_blast | P2 pawn1 calm_saint"
    assert lp(story(text, "P1 activate void_blast"), 2) == 800
    text += " back1 mirror_ward"
    assert lp(story(text, "P1 activate void_blast"), 2) == 750  # its `if` does not hold


@clause("E-14.11", "E-4.6")
def test_double_tribute_asks_for_what_is_printed():
    s = story("P1 pawn1 wide_altar hand dual_mode_beast lich_sovereign jungle_apex | P2")
    act(s, "P1 summon dual_mode_beast", "P1 tribute pawn1")  # a Beast with ATK 240
    assert pawns(s, 1) == ["dual_mode_beast"]
    s = story("P1 pawn1 wide_altar hand dual_mode_beast lich_sovereign | P2")
    assert refused(s, "P1 summon lich_sovereign") == "E-4.3"  # no Beast


# -- changes and how long they last -----------------------------------------------------------------------------------
@clause("E-14.8")
@pytest.mark.parametrize(("card", "turns"), [("short_boost", 1), ("long_boost", 2), ("lasting_boost", 99)])
def test_how_long_a_change_lasts(card, turns):
    s = granted(card, "P1 pawn1 high_king | P2 pawn1 moss_sprout | table t 3", "P1 pawn1")
    for turn in range(3, 8):
        assert (stats(turns_until(s, turn), 1, 1) == (170 + 15, 50 + 25)) == (turn < 3 + turns)


@clause("E-14.8", "E-14.9")
def test_in_the_turn_of_the_opponent_his_next_turn_is_the_one_after():
    s = story("P1 pawn1 mirror_vane | P2 pawn1 moss_sprout | table t 4 turn P2", "P2 change pawn1")
    assert [stats(turns_until(s, t), 2, 1)[0] for t in (4, 5, 6, 7)] == [40, 40, 40, 30]


# -- costs ------------------------------------------------------------------------------------------------------------
@clause("E-14.4")
def test_costs_in_lp():
    assert lp(used("toll_of_life", "P1 | P2"), 1) == 800 - 120 + 7
    assert lp(used("toll_of_half", "P1 lp 301 | P2"), 1) == 151 + 7
    assert refused(story("P1 hand toll_of_life lp 120 | P2"), "P1 activate toll_of_life") == "E-10.5"


@clause("E-14.4")
def test_costs_in_cards_of_the_hand():
    s = story("P1 hand toll_of_hand high_king grave_rat moss_sprout void_blast | P2", "P1 activate toll_of_hand")
    assert s.options() == ["discard high_king", "discard moss_sprout", "discard grave_rat"]
    act(s, "P1 discard high_king", "P1 discard grave_rat")
    assert hand(s, 1) == ["moss_sprout", "void_blast"]
    assert lp(s, 1) == 807
    assert refused(story("P1 hand toll_of_hand high_king void_blast | P2"), "P1 activate toll_of_hand") == "E-14.4"


@clause("E-14.4")
def test_costs_in_pawns():
    s = used("toll_of_field", "P1 pawn1 tidepool_scout pawn2 high_king pawn3 coral_guardian pawn4 mist_oracle set | P2")
    assert s.options() == ["tribute pawn1", "tribute pawn3", "tribute pawn4"]
    act(s, "P1 tribute pawn1", "P1 tribute pawn4")
    assert pawns(s, 1) == ["high_king", "coral_guardian"]
    assert told(s, "tributed") == 2
    assert told(s, "destroyed") == 0


@clause("E-14.4")
def test_costs_in_the_discard_pile_and_the_deck():
    s = used("toll_of_graves", "P1 discard grave_rat bone_conscript crypt_duelist high_king | P2")
    act(s, "P1 void bone_conscript", "P1 void crypt_duelist")
    assert void(s, 1) == ["bone_conscript", "crypt_duelist"]
    s = used("toll_of_deck", "P1 deck high_king void_blast moss_sprout | P2")
    assert (s.zone("deck", 1), discard(s, 1)) == ([], ["moss_sprout", "void_blast", "high_king", "toll_of_deck"])
    assert refused(story("P1 hand toll_of_deck deck ?*2 | P2"), "P1 activate toll_of_deck") == "E-14.4"


@clause("E-14.5")
def test_a_target_is_no_cost():
    s = story(
        "P1 hand mechanical_maintenance pawn1 volt_tinkerer pawn2 void_caster discard solstice_sentinel | P2",
        *("P1 activate mechanical_maintenance", "P1 target P1 solstice_sentinel"),
    )
    act(s, "P1 tribute pawn1", "P1 tribute pawn2")
    assert pawns(s, 1) == ["solstice_sentinel"]


@clause("E-14.5")
def test_up_to_may_stop_and_targets_are_distinct():
    text = "P1 hand cloudbreaker_dragon pawn1 moss_sprout pawn2 grave_rat | P2 back1 power_surge back2 mirror_ward"
    moves = ("P1 summon cloudbreaker_dragon", "P1 tribute pawn1", "P1 tribute pawn2")
    s = story(text, *moves)
    assert s.options() == ["target P2 back1", "target P2 back2", "done"]
    act(s, "P1 target P2 back1")
    assert s.options() == ["target P2 back2", "done"]


# -- predicates -------------------------------------------------------------------------------------------------------
@clause("E-14.3")
def test_count_has_a_least_and_a_most():
    for many in range(1, 6):
        pawns_of_p1 = " ".join(f"pawn{k + 1} moss_sprout" for k in range(many))
        s = story(f"P1 hand if_crowded {pawns_of_p1} | P2 pawn1 grave_rat")
        assert ("activate if_crowded" in s.options()) == (3 <= many + 1 <= 4)


@clause("E-14.3")
def test_lp_turn_and_phase():
    assert "activate if_rich" in story("P1 hand if_rich | P2 lp 500").options()
    assert refused(story("P1 hand if_rich | P2 lp 499"), "P1 activate if_rich") == "E-14.3"
    s = story("P1 hand if_night back1 if_night | P2 pawn1 high_king hand void_blast")
    assert refused(s, "P1 activate if_night") == "E-14.3"
    s = story("P1 back1 if_night | P2 hand void_blast | table turn P2", "P2 activate void_blast", "P1 activate back1")
    assert lp(s, 1) == 800 - 50 + 7
    s = story("P1 pawn1 high_king hand if_fighting | P2")
    assert refused(s, "P1 activate if_fighting") == "E-14.3"
    attacked(s, "P1 direct", "P1 activate if_fighting")
    assert lp(s, 1) == 807


@clause("E-14.3", "E-14.8")
def test_self_pos():
    s = story("P1 pawn1 if_charging pawn2 if_charging def | P2")
    assert [stats(s, 1, k)[0] for k in (1, 2)] == [100, 60]


# -- filters ----------------------------------------------------------------------------------------------------------
TABLE = (
    "P1 pawn1 high_king pawn2 moss_sprout=100/100 def pawn3 grave_rat set back1 power_surge back2 battle_standard up "
    "discard void_blast*2 power_surge coral_guardian riptide_raider | "
    "P2 pawn1 forge_titan=150/150 back1 thorn_bastion up back2 mirror_ward discard stone_wall"
    " plains_militia jungle_apex"
)
CENSUS = [
    ("kind", 1),  # Thorn Bastion
    ("speed", 2),  # Power Surge, Stone Wall
    ("key", 2),
    ("attribute", 2),  # Coral Guardian, Riptide Raider
    ("type", 2),  # Riptide Raider, Plains Militia
    ("level", 1),  # Jungle Apex
    ("atk", 2),  # current values: 100 and 150, not 190 (Battle Standard on the High King)
    ("def", 2),
    ("attack", 2),
    ("defense", 1),
    ("faceup", 3),
    ("facedown", 3),
    ("set", 2),
    ("other", 8),  # of nine on the field; the census itself lies there too
]


@clause("E-14.6", "E-14.7")
@pytest.mark.parametrize(("word", "many"), CENSUS)
def test_a_filter_lets_pass(word, many):
    s = story(TABLE.replace("P1", f"P1 hand census_{word}", 1), f"P1 activate census_{word}")
    assert lp(s, 2) == 800 - 10 * many


@clause("E-14.7")
@pytest.mark.parametrize(("word", "many"), [("hand", 3), ("deck", 5), ("backrow", 2)])
def test_a_number_counts_a_zone(word, many):
    text = "P1 hand tally_{0} | P2 hand ?*3 deck ?*5 back1 power_surge back2 battle_standard up"
    s = story(text.format(word), f"P1 activate tally_{word}")
    assert lp(s, 1) == 800 + many


# -- events -----------------------------------------------------------------------------------------------------------
EARS = {
    "summoned": (
        "pawn1 ear_summoned | P2 pawn1 ancient_grove_keeper discard moss_sprout | table turn P2",
        "P2 use pawn1",
        "P2 target P2 moss_sprout",
    ),
    "flipped": (
        "pawn1 ear_flipped | P2 pawn1 mist_oracle set | table turn P2",
        "P2 change pawn1",
        "P2 target P1 pawn1",
    ),
    "attack": ("pawn1 ear_attack pawn2 crypt_duelist | P2", "P1 battle", "P1 attack pawn2", "P1 direct"),
    "battle_damage": (
        "pawn1 ear_battle_damage pawn2 moss_sprout | P2 pawn1 high_king | table turn P2 battle",
        "P2 attack pawn1",
        "P2 strike pawn2",
    ),
    "effect_damage": ("pawn1 ear_effect_damage | P2 hand void_blast | table turn P2", "P2 activate void_blast"),
    "damaged": ("pawn1 ear_damaged hand void_blast | P2", "P1 activate void_blast"),
    "destroyed": (
        "pawn1 ear_destroyed pawn2 moss_sprout | P2 hand flame_lance | table turn P2",
        "P2 activate flame_lance",
        "P2 target P1 pawn2",
    ),
    "tributed": (
        "pawn1 ear_tributed pawn2 moss_sprout hand ashen_phoenix | P2",
        "P1 summon ashen_phoenix",
        "P1 tribute pawn2",
    ),
    "discarded": (
        "pawn1 ear_discarded pawn2 moss_sprout | P2 hand exile_rite void_blast | table turn P2",
        "P2 activate exile_rite",
        "P2 target P1 pawn2",
        "P2 discard void_blast",
    ),
    "voided": (
        "pawn1 ear_voided hand exile_rite void_blast | P2 pawn1 moss_sprout",
        "P1 activate exile_rite",
        "P1 target P2 pawn1",
        "P1 discard void_blast",
    ),
    "left_field": (
        "pawn1 ear_left_field hand ashen_phoenix pawn2 plains_militia | P2",
        "P1 summon ashen_phoenix",
        "P1 tribute pawn2",
    ),
    "position_changed": ("pawn1 ear_position_changed pawn2 high_king | P2", "P1 change pawn2"),
    "activated": ("pawn1 ear_activated back1 dark_draw | P2", "P1 activate back1"),
    "turn_start": ("pawn1 ear_turn_start | P2", "P1 end"),
    "turn_end": ("pawn1 ear_turn_end | P2", "P1 end"),
    "phase_end": ("pawn1 ear_phase_end | P2", "P1 battle"),
}


@clause("E-14.2", "E-9.5")
@pytest.mark.parametrize("event", EARS)
def test_an_effect_hears_its_event(event):
    text, *moves = EARS[event]
    s = story(f"P1 {text}", *moves)
    assert told(s, "gained") == 1
    assert told(s, "resolves") >= 1


@clause("E-14.2", "E-9.5")
@pytest.mark.parametrize(
    ("text", "moves"),
    [  # somebody else, something else, another way
        ("P1 pawn1 ear_summoned hand moss_sprout | P2", ["P1 summon moss_sprout"]),
        ("P1 pawn1 ear_summoned | P2 hand moss_sprout | table turn P2", ["P2 summon moss_sprout"]),
        ("P1 pawn1 ear_flipped pawn2 moss_sprout set | P2", ["P1 change pawn2"]),
        ("P1 pawn1 ear_attack pawn2 high_king | P2", ["P1 battle", "P1 attack pawn2", "P1 direct"]),
        ("P1 pawn1 ear_battle_damage pawn2 high_king | P2", ["P1 battle", "P1 attack pawn2", "P1 direct"]),
        ("P1 pawn1 ear_effect_damage hand void_blast | P2", ["P1 activate void_blast"]),
        (
            "P1 pawn1 ear_destroyed pawn2 high_king | P2 pawn1 moss_sprout",
            ["P1 battle", "P1 attack pawn2", "P1 strike pawn1"],
        ),
        (
            "P1 pawn1 ear_discarded hand exile_rite void_blast | P2 pawn1 moss_sprout",
            ["P1 activate exile_rite", "P1 target P2 pawn1", "P1 discard void_blast"],
        ),
        (
            "P1 pawn1 ear_activated hand scouting_report moss_sprout | P2",
            ["P1 activate scouting_report", "P1 discard moss_sprout"],
        ),
        ("P1 pawn1 ear_turn_end | P2 | table turn P2", ["P2 end"]),
        (
            "P1 pawn1 ear_left_field pawn2 moss_sprout hand ashen_phoenix | P2",
            ["P1 summon ashen_phoenix", "P1 tribute pawn2"],
        ),
        ("P1 pawn1 ear_summoned | P2 hand moss_sprout | table turn P2", ["P2 set moss_sprout"]),  # raises nothing
    ],
)
def test_an_effect_hears_no_other_event(text, moves):
    assert told(story(text, *moves), "gained") == 0


@clause("E-14.2")
def test_gained_lp_is_heard_once_for_each_gain():
    s = story(
        "P1 pawn1 ear_gained_lp deck ?*5 | P2 hand emergency_rations*2 | table turn P2", "P2 activate emergency_rations"
    )
    assert len(hand(s, 1)) == 1
    act(s, "P2 activate emergency_rations")
    assert len(hand(s, 1)) == 2


# -- references -------------------------------------------------------------------------------------------------------
@clause("E-14.9")
def test_event_by_is_the_card_that_did_it():
    s = attacked(story("P1 pawn1 high_king | P2 pawn1 last_word"), "P1 strike pawn1")
    assert hand(s, 1) == ["high_king"]
    s = story("P1 hand flame_lance | P2 pawn1 last_word", "P1 activate flame_lance", "P1 target P2 pawn1")
    assert discard(s, 1) == ["flame_lance"]  # it is no more where it was when it did that (E-8.7)


@clause("E-14.9", "E-14.10")
def test_what_only_a_pawn_can_have_does_nothing_to_an_action():
    s = story("P1 pawn1 war_song pawn2 moss_sprout back1 overgrowth up | P2 | table turn P1 draw")
    assert (lp(s, 1), s.asked()) == (810, "P1 main")
    assert {"change pawn1", "change pawn2"} <= set(s.options())
    assert check.faults(ENTITY, s.state) == []
    s = story("P1 pawn1 war_song hand solstice_sentinel | P2", "P1 summon solstice_sentinel")
    act(s, "P1 battle", "P1 attack pawn2", "P1 direct", "P1 attack pawn2", "P1 direct")
    assert lp(s, 2) == 800 - 240  # it gained LP itself


@clause("E-14.9", "E-14.2")
def test_pick_is_asked_whatever_the_hidden_zone_holds():
    s = used("putting_back", "P1 | P2")
    assert (s.asked(), s.options()) == ("P1 pick", ["none"])


@clause("E-14.2")
def test_if_several_events_match_the_oldest_that_is_still_there_counts():
    s = story(
        "P1 back1 pitfall_roots | P2 hand crown_paladin wandering_squire pawn1 moss_sprout | table turn P2",
        *("P2 summon crown_paladin", "P2 tribute pawn1", "P2 yes", "P2 take wandering_squire", "P1 activate back1"),
    )
    assert pawns(s, 2) == ["wandering_squire"]


# -- limits and wishes ------------------------------------------------------------------------------------------------
@clause("E-14.13", "E-14.1")
def test_limits_of_ignitions():
    s = story("P1 pawn1 hand_bell pawn2 hand_bell | P2", "P1 use pawn1", "P1 use pawn2")
    assert lp(s, 1) == 814
    assert refused(s, "P1 use pawn1") == "E-9.4"
    s = story("P1 pawn1 choir_bell pawn2 choir_bell | P2", "P1 use pawn1")
    assert refused(s, "P1 use pawn2") == "E-9.4"
    discards = ["P1 use pawn1", "P1 discard void_blast"] * 3
    s = story("P1 pawn1 open_bell hand void_blast*3 | P2", *discards)
    assert lp(s, 1) == 821  # as long as its cost can be paid
    assert refused(s, "P1 use pawn1") == "E-14.4"


@clause("E-14.13")
def test_a_wish_may_be_declined():
    text = "P1 pawn1 shy_bell | P2 | table turn P1 draw"
    s = story(text)
    assert (s.asked(), s.options()) == ("P1 may", ["yes", "no"])
    assert lp(act(s, "P1 no"), 1) == 800
    assert lp(story(text, "P1 yes"), 1) == 807


# -- statics ----------------------------------------------------------------------------------------------------------
@clause("E-14.8", "E-14.1")
def test_a_static_counts_anew_whenever_it_is_asked():
    s = story("P1 back1 war_drum up discard void_blast hand void_blast | P2 pawn1 grave_rat pawn2 high_king")
    rat = stats(s, 2, 1)
    act(s, "P1 activate void_blast")
    assert stats(s, 2, 1) == (rat[0], rat[1] + 2)
    assert stats(s, 2, 2) == (170, 50)  # not Dark


@clause("E-14.8")
def test_a_keyword_by_scope_and_condition():
    text = "P1 back1 war_drum up | P2 pawn1 grave_rat pawn2 high_king | table turn P2 battle"
    assert story(text).options() == ["attack pawn2", "finish"]
    text = "P1 back1 war_drum up pawn1 moss_sprout | P2 pawn1 grave_rat"
    act(s := story(text), "P1 battle")
    assert "attack pawn1" in s.options()


@clause("E-14.8", "E-10.2")
def test_what_is_attached_changes_its_pawn_alone():
    s = used("golden_chain", "P1 | P2 pawn1 high_king pawn2 high_king", "P1 target P2 pawn2")
    assert [stats(s, 2, k)[0] for k in (1, 2)] == [170, 140]
    act(s, "P1 end")
    assert lp(s, 2) == 795


# -- the card wins ----------------------------------------------------------------------------------------------------
@clause("E-14.0")
def test_where_a_card_contradicts_a_rule_the_card_wins():
    s = attacked(story("P1 pawn1 skyline_raptor | P2 pawn1 high_king"), "P1 direct")  # against E-6.3
    assert lp(s, 2) == 730


@clause("E-14.1")
def test_each_kind_of_effect_is_used_in_its_own_way():
    s = story("P1 pawn1 coral_guardian pawn2 tidepool_scout hand lantern_light hand_bell | P2")
    assert stats(s, 1, 2)[1] == 80  # static: always
    act(s, "P1 summon hand_bell")
    assert {"use pawn3", "activate lantern_light"} <= set(s.options())  # ignite and play: by choice, in a Main Phase
    act(s, "P1 battle")
    assert not {"use pawn3", "activate lantern_light"} & set(s.options())
