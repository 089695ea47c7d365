"""Aim, zones, setup, the turn (chapters 1, 3, 4 and 7)."""

from __future__ import annotations

import pytest

from fourfold.games.pmv import cards, events, table
from fourfold.games.pmv.game import GAME
from fourfold.kernel import drive, secrets
from fourfold.kernel.errors import BadOption, FourfoldError
from fourfold.kernel.match import Match
from fourfold.kernel.scene import faces_in
from fourfold.testing import clause, example, play, refused, scene


# -- chapter 1 --------------------------------------------------------------------------------------------------------
@clause("P-1.1")
def test_two_players_share_one_deck():
    setup = GAME.prepare()
    assert (setup.seats, len(setup.pools)) == (2, 1)
    assert [z.word for z in setup.layout].count("deck") == 1
    with pytest.raises(BadOption):
        GAME.prepare({"seats": "3"})


@clause("P-1.2", "P-1.3", "P-9.8")
@example("Y26")
def test_the_last_hero_dies_and_the_game_is_over_at_once():
    s = scene("pmv", "P1 hero1 H08 hero2 H02 hand I1 | P2 hero1 H01 hp1 1 | table turn P1 combat", [15, 2])
    play(s, "P1 attack 1 1")
    assert s.asked() == "over"
    assert s.match.winners() == [0]


@clause("P-1.3", "P-7.6")
@example("Y4")
def test_only_the_active_player_is_tested_at_the_end_of_a_turn():
    s = scene("pmv", "P1 hero1 H01 hand I1 | P2 hand H02 | table turns 1 turn P1")
    play(s, "P1 done")
    assert s.asked() == "P2 recruit"
    play(s, "P2 done")
    assert s.asked() == "over"  # never having recruited counts too
    assert s.match.winners() == [0]


@clause("P-1.3")
def test_with_the_check_at_the_end_an_emptied_side_may_recruit():
    text = "P1 hero1 H08 | P2 hero1 H01 hp1 1 hand H02 | table turn P1 combat"
    s = play(scene("pmv", text, [15, 2], defeat_check="end_of_turn"), "P1 attack 1 1", "P2 pass")
    assert s.asked() == "P2 recruit"
    play(s, "P2 recruit H02", "P2 done")
    assert not s.match.over


@clause("P-1.4")
@example("Y28")
def test_both_last_heroes_die_in_one_attack():
    text = "P1 hero1 H08 hp1 2 | P2 hero1 H01 hp1 1 hand C1 | table turn P1 combat"
    s = play(scene("pmv", text, [15, 2, 18]), "P1 attack 1 1", "P2 counter C1")
    assert s.match.winners() == [1]
    drawn = play(scene("pmv", text, [15, 2, 18], double_ko="draw"), "P1 attack 1 1", "P2 counter C1")
    assert (drawn.match.over, drawn.match.winners()) == (True, [])
    late = scene("pmv", text, [15, 2, 18], double_ko="draw", defeat_check="end_of_turn")
    play(late, "P1 attack 1 1", "P2 counter C1")
    assert (late.match.over, late.match.winners()) == (True, [])


@clause("P-1.5")
def test_the_cap_ends_the_game():
    text = "P1 hero1 H01 hero2 H02 hand I1 | P2 hero1 H05 | table turns 400 turn P1 close"
    s = scene("pmv", text)
    assert (s.match.over, s.match.winners()) == (True, [])
    assert "capped" in s.happened()
    few = text.replace("hero2", "hp1 2 hero2")
    assert scene("pmv", few, cap_result="score").match.winners() == [0]  # more heroes, with fewer HP
    assert not scene("pmv", text, turn_cap=0).match.over
    even = text.replace("hero2 H02 ", "")
    assert scene("pmv", even, cap_result="score").match.winners() == [1]  # as many heroes, more HP
    same = even.replace("H05", "H03")
    assert scene("pmv", same, cap_result="score").match.winners() == []


@clause("P-1.6")
def test_conceding_loses():
    s = scene("pmv", "P1 hero1 H01 hand I1 | P2 hero1 H02")
    play(s, "P2 concede")
    assert s.match.winners() == [0]


# -- chapter 3 --------------------------------------------------------------------------------------------------------
@clause("P-3.1", "P-3.2")
def test_hands_and_deck_are_hidden_and_nothing_else():
    match = Match(GAME, GAME.prepare(), "view")
    for seat in (0, 1, 2):
        view = match.view(seat)
        for zone, layout in enumerate(view.setup.layout):
            faces = faces_in(view, zone)
            hidden = layout.word == "deck" or (layout.word == "hand" and layout.owner != seat)
            assert all((face < 0) == hidden for face in faces)
            assert len(faces) == match.state.many(zone)  # counts are public
        assert [int(n) for n in view.num] == [int(n) for n in match.state.num]
    words = {z.word for z in match.setup.layout}
    assert words == {"deck", "discard", "cemetery", "hand", *(f"{w}{k}" for w in ("hero", "gear") for k in (1, 2, 3))}


@clause("P-3.3")
def test_being_asked_tells_nothing_of_the_hand():
    text = "P1 hero1 H01 | P2 hero1 H06 hand {} | table turn P1 combat"
    s = play(scene("pmv", text.format("H05 I1"), [2]), "P1 attack 1 1")
    assert (s.asked(), s.options()) == ("P2 react_miss", ["pass"])
    empty = play(scene("pmv", text.format(""), [2]), "P1 attack 1 1")
    assert not empty.asked().startswith("P2 react")


@clause("P-3.4")
def test_used_cards_go_to_the_discard():
    s = scene("pmv", "P1 hero1 H02 hp1 5 hand K1 I1 | P2 hero1 H11 hand R1 C1", [15, 2])
    play(s, "P1 heal K1 1", "P1 done", "P1 attack 1 1", "P2 react R1")
    assert s.zone("discard") == ["K1", "R1"]


@clause("P-3.5")
def test_no_card_is_lost_at_any_decision():
    setup = GAME.prepare({"deck": "generated:5:60"})
    for seed in range(20):
        s = GAME.start(setup, f"count {seed}")
        while not s.over:
            assert sum(s.many(z) for z in range(int(setup.zones))) == 60
            drive.playout(GAME, s, drive.fast(f"{seed}"), 1)


@clause("P-3.6")
def test_the_new_deck_is_shuffled():
    worn = "I1 I2 I3 I4 I4 I5 I6 I7 W1 W2 W2 W3 W4 W5 W6"
    s = scene("pmv", f"P1 hero1 H01 | P2 hero1 H02 hand rest | table deck discard {worn} turn P1 start")
    assert s.zone("deck") not in (worn.split()[1:], worn.split()[:-1])
    assert "recycled" in s.happened()


@clause("P-3.6")
@example("Y32")
def test_an_empty_deck_is_made_of_the_discard():
    text = "P1 hero1 H01 | P2 hero1 H02 hand rest | table deck discard K1 K1 I1 I2 turn P1 start"
    s = scene("pmv", text)
    assert (len(s.zone("deck")), len(s.zone("discard")), len(s.zone("hand", 1))) == (3, 0, 1)
    off = scene("pmv", text, reshuffle="off")
    assert (len(off.zone("discard")), off.zone("hand", 1)) == (4, [])
    nothing = scene("pmv", text.replace("discard K1 K1 I1 I2 ", ""))
    assert (nothing.zone("hand", 1), nothing.match.over) == ([], False)  # no card, no penalty


# -- chapter 4 --------------------------------------------------------------------------------------------------------
@clause("P-4.1")
def test_the_starter_is_random_or_chosen():
    starters = {int(GAME.start(GAME.prepare(), f"first {k}").seat) for k in range(30)}
    assert starters == {0, 1}
    assert {int(GAME.start(GAME.prepare({"first": "2"}), f"first {k}").seat) for k in range(9)} == {1}


@clause("P-4.2", "P-4.4")
def test_opening_hands_and_resources():
    s = GAME.start(GAME.prepare({"first": "1", "opening_hand": "7/8"}), "opening")
    hands = [int(s.many(table.HAND + table.SIDE * p)) for p in (0, 1)]
    assert hands == [7, 8]
    assert [int(s.num[table.RESOURCES + p]) for p in (0, 1)] == [6, 6]
    with pytest.raises(BadOption):
        GAME.prepare({"opening_hand": "7/x"})
    with pytest.raises(FourfoldError):
        GAME.prepare({"opening_hand": "14/14", "deck": "generated:1:30"})


def starts(mulligan, many=160):
    """Many openings: the state, and the events told."""
    setup = GAME.prepare({"mulligan": mulligan})
    return [GAME.start(setup, f"mulligan {k}", listen=True) for k in range(many)]


def heroes(s, p):
    first_item = s.setup.facts[cards.KIND_AT + cards.ITEM]
    return sum(face < first_item for face in faces_in(s, table.HAND + table.SIDE * p))


@clause("P-4.3")
@example("Y34")
def test_a_hand_without_heroes_is_shown_and_replaced():
    opened = starts("forced", 640)
    assert all(heroes(s, p) > 0 for s in opened for p in (0, 1))
    assert all(s.many(table.DECK) == 36 for s in opened)
    again = [s for s in opened if s.num[table.REDRAWS] + s.num[table.REDRAWS + 1] > 0]
    assert 60 < len(again) < 155  # 2 x 8.36 % of 640 is 107
    assert any(s.num[table.REDRAWS] > 0 < s.num[table.REDRAWS + 1] for s in again)
    for s in again:
        told = [e for e in Match(GAME, s.setup, "x", s).events(table.SEATS) if e.kind >= events.OWN]  # to an onlooker
        begun = [e.seat for e in told if e.kind == events.MULLIGAN]
        assert begun == sorted(begun, key=lambda p: p != s.num[table.STARTER])  # the starter first
        shown = [e.face for e in told if e.kind == events.REVEALED]
        assert len(shown) == 7 * len(begun)
        assert min(shown) >= s.setup.facts[cards.KIND_AT + cards.ITEM]  # everybody sees them, and no hero among them
        assert all(s.seen[s.at(table.DECK, i)] == 0 for i in range(int(s.many(table.DECK))))  # forgotten again


@clause("P-4.3")
def test_with_free_mulligans_the_starter_is_asked_first():
    s = GAME.start(GAME.prepare({"mulligan": "free", "first": "2"}), "free")
    asked = [int(s.seat)]
    for _ in range(2):
        GAME.play(s, 118)  # KEEP
        asked.append(int(s.seat))
    assert asked == [1, 0, 1]
    assert s.num[table.TURNS] == 1


@clause("P-4.3")
def test_the_other_mulligans():
    assert any(heroes(s, p) == 0 for s in starts("off") for p in (0, 1))
    assert all(s.num[table.REDRAWS + p] <= 1 for s in starts("once") for p in (0, 1))
    free = scene("pmv", "P1 hand H01 I1 I2 K1 | P2 hand H02 R1 | table turn P1 mulligan", mulligan="free")
    assert (free.asked(), free.options()) == ("P1 mulligan", ["keep", "redraw"])
    play(free, "P1 redraw", "P1 redraw", "P1 keep", "P2 redraw")
    assert (len(free.zone("hand", 1)), len(free.zone("hand", 2))) == (2, 1)
    assert (free.number("redraws", 1), free.number("redraws", 2)) == (2, 1)
    play(free, "P2 redraw")
    assert refused(free, "P2 redraw") == "P-4.3"


@clause("P-4.3")
@pytest.mark.parametrize("hands", ["14/7", "7/14"])
def test_a_deck_needs_a_hero_for_each(hands):
    """Else one hand could hold all of them, and the other would be replaced for ever."""
    with pytest.raises(FourfoldError):
        GAME.prepare({"opening_hand": hands})


# -- chapter 7 --------------------------------------------------------------------------------------------------------
@clause("P-7.1", "P-7.2", "P-7.4")
@example("Y1")
def test_the_starters_first_turn_has_neither_draw_nor_combat():
    s = GAME.start(GAME.prepare({"first": "1"}), "first turn")
    assert s.many(table.HAND) == 7
    assert s.num[table.RESOURCES] == 6
    story = scene("pmv", "P1 hero1 H01 hand I1 | P2 hero1 H02 hand I2 | table turns 1 turn P1 start")
    assert story.asked() == "P1 recruit"
    play(story, "P1 done")
    assert story.asked() == "P2 recruit"  # no combat between, although both have a hero


@clause("P-7.2", "P-7.4")
@example("Y2")
def test_the_second_players_first_turn_has_both():
    s = scene("pmv", "P1 hero1 H01 | P2 hero1 H02 hand I1 I2 I3 K1 K1 R1 R2 | table turns 2 turn P2 start")
    assert len(s.zone("hand", 2)) == 8
    assert s.asked() == "P2 recruit"
    play(s, "P2 done")
    assert s.asked() == "P2 combat"


@clause("P-7.1")
def test_a_new_turn_clears_the_marks_of_ones_own_heroes():
    s = scene("pmv", "P1 hero1 H01 attacked1 1 hand I1 | P2 hero1 H02 attacked1 1 | table turn P1 start")
    assert (s.number("attacked1", 1), s.number("attacked1", 2)) == (0, 1)


@clause("P-7.3")
def test_any_number_of_cards_in_any_order_and_no_way_back_from_combat():
    s = scene("pmv", "P1 hero1 H01 hp1 4 hand W1 I1 K1 H02 R1 | P2 hero1 H03")
    play(s, "P1 heal K1 1", "P1 equip W1 1", "P1 equip I1 1", "P1 recruit H02")
    assert s.number("resources", 1) == 0
    play(s, "P1 done")
    assert s.asked() == "P1 combat"
    assert refused(s, "P1 recruit H02") == "P-10.1"


@clause("P-7.4")
def test_combat_is_skipped_when_nobody_can_attack():
    s = play(scene("pmv", "P1 hero1 H01 hand I1 | P2 hand I2"), "P1 done")
    assert s.asked() == "P2 recruit"


@clause("P-7.5")
@example("Y31")
def test_the_hand_is_cut_to_seven_at_the_end():
    s = scene("pmv", "P1 hero1 H01 hand I1 I2 I3 R1 R2 R3 R4 | P2 hero1 H02 hand K1 | table turns 1 turn P1 start")
    play(s, "P1 done")  # no draw yet
    assert s.asked() == "P2 recruit"
    later = scene("pmv", "P1 hero1 H01 hand I1 I2 I3 R1 R2 R3 R4 | P2 hand K1 hero1 H02 | table turn P1 start", [2])
    play(later, "P1 done", "P1 end")
    assert later.asked() == "P1 trim"
    assert refused(later, "P1 discard W5") == "P-10.1"
    play(later, "P1 discard R1")
    assert later.asked() == "P2 recruit"
    assert later.zone("discard") == ["R1"]


@clause("P-7.7")
def test_ending_a_phase_is_always_legal():
    s = scene("pmv", "P1 hero1 H01 hand R1 R2 | P2 hero1 H02 hand K1")
    assert s.options() == ["done"]
    play(s, "P1 done", "P1 end")
    assert s.asked() == "P2 recruit"


@clause("P-0.1")
def test_the_same_seed_and_choices_give_the_same_game():
    setup = GAME.prepare()
    logs = []
    for _ in range(2):
        s = GAME.start(setup, "again", listen=True)
        drive.playout(GAME, s, drive.fast("again"), 500)
        logs.append(s.log)
    assert logs[0] == logs[1]


@clause("P-0.1")
def test_guessing_hidden_cards_uses_no_rule_dice():
    s = GAME.start(GAME.prepare(), "dice")
    before = int(s.dice.blocks), int(s.dice.left)
    secrets.mask(s, 0)
    GAME.play(s, GAME.moves(s)[0])  # a card leaves a hand: sleeves have a stream of their own
    assert (int(s.dice.blocks), int(s.dice.left)) == before
