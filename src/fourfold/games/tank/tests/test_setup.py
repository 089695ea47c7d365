"""Components and setup (chapters 0, 1 and 2)."""

import pytest

from fourfold.games.tank import cards, table
from fourfold.games.tank.tests.glance import (
    TANK,
    count,
    dealt,
    hp,
    lying,
    offered,
    random_game,
    tank,
    uneven,
)
from fourfold.kernel.errors import BadOption
from fourfold.kernel.scene import faces_in
from fourfold.testing import clause, play

COMPONENTS = [  # as the table of T-1.1 has them
    ("FIRE", 15),
    ("MG", 10),
    ("HE", 12),
    ("HEAT", 6),
    ("SABOT", 2),
    ("TRACKED", 6),
    ("JAMMED", 6),
    ("COMMS", 6),
    ("FIX_TRACK", 6),
    ("FIX_BREECH", 6),
    ("FIX_COMMS", 6),
    ("SMOKE", 10),
    ("ARMOR", 6),
    ("TREADS", 1),
    ("TARGETING", 1),
    ("ENCRYPTED", 1),
]


@clause("T-1.1")
def test_the_deck_is_the_one_of_the_rulebook():
    setup = TANK.prepare()

    assert list(zip(setup.faces, setup.pools[0], strict=True)) == COMPONENTS
    assert lying(dealt()) == sorted(word for word, copies in COMPONENTS for _ in range(copies))


@clause("T-1.1")
def test_copies_of_a_card_are_one_move():
    s = tank("P1 light hand HE*4 MG | P2 heavy")

    assert s.options() == ["load HE", "quickfire P2", "discard MG", "discard HE"]


@clause("T-1.2")
def test_the_classes_of_cards_add_up():
    copies = dict(COMPONENTS)

    assert sum(copies[w] for w in ("FIRE", "MG", "HE", "HEAT", "SABOT")) == 45
    assert sum(copies[w] for w in ("TRACKED", "JAMMED", "COMMS")) == 18
    assert sum(copies[w] for w in ("FIX_TRACK", "FIX_BREECH", "FIX_COMMS")) == 18
    assert sum(copies[w] for w in ("SMOKE", "ARMOR", "TREADS", "TARGETING", "ENCRYPTED")) == 19
    assert sum(copies.values()) == TANK.prepare().cards == 100


@clause("T-1.3", "T-2.5")
@pytest.mark.parametrize(("word", "limit"), [("heavy", 5), ("medium", 6), ("light", 10)])
def test_each_class_draws_up_to_its_limit(word, limit):
    s = tank(f"P1 {word} turn start")

    assert len(s.zone("hand", 1)) == limit


@clause("T-1.4")
@pytest.mark.parametrize(("word", "limit"), [("heavy", 5), ("medium", 6), ("light", 10)])
def test_adrenaline_leaves_the_hand_limit_alone(word, limit):
    s = tank(f"P1 {word} hp 25 turn start")

    assert len(s.zone("hand", 1)) == limit


@clause("T-1.5")
def test_a_player_is_class_hp_marks_hand_tableau_and_shield():
    s = tank(
        "P1 light hp 37 marks 2 shielded breech HEAT hazards COMMS JAMMED safeties TREADS armor 3 hand MG | P2 heavy"
    )

    assert [s.number(word, 1) for word in ("class", "hp", "marks", "shield")] == [2, 37, 2, 1]
    assert [s.zone(word, 1) for word in ("breech", "hazards", "safeties", "armor", "hand")] == [
        ["HEAT"],
        ["COMMS", "JAMMED"],
        ["TREADS"],
        ["ARMOR"] * 3,
        ["MG"],
    ]


@clause("T-1.6")
def test_armor_is_counted_and_a_safety_lies_among_the_safeties():
    s = tank("P1 light hand ARMOR | P2 light hand TREADS")
    play(s, "P1 equip ARMOR", "P2 equip TREADS")

    assert s.zone("armor", 1) == ["ARMOR"]
    assert s.zone("safeties", 1) == []
    assert s.zone("safeties", 2) == ["TREADS"]
    assert s.zone("armor", 2) == []


@clause("T-1.7", "T-8.8")
@pytest.mark.parametrize(("points", "raging"), [(25, True), (26, False), (1, True), (100, False)])
def test_adrenaline_is_twenty_five_hp_or_fewer(points, raging):
    s = tank(f"P1 medium hp {points} hand HE")

    assert table.raging(s.state, 0) is raging
    assert offered(s, "cycle") == ([] if raging else ["HE"])


@clause("T-2.1")
def test_two_seats_fight_to_the_first_wreck_and_three_do_not():
    duel = tank("P1 medium hand MG | P2 medium hp 10")
    three = tank("P1 medium hand MG | P2 medium hp 10 | P3 medium")
    play(duel, "P1 quickfire P2")
    play(three, "P1 quickfire P2")

    assert duel.match.over
    assert not three.match.over


@clause("T-2.1")
@pytest.mark.parametrize("seats", [0, 1, 10])
def test_nobody_fights_alone(seats):
    with pytest.raises(BadOption, match=r"T-2\.1"):
        TANK.prepare({"seats": seats, "max_seats": 9})


@clause("T-2.2")
@pytest.mark.parametrize(("seats", "locked"), [(2, 37), (6, 93), (7, 104)])
def test_the_bound_behind_six_seats(seats, locked):
    """What can lie outside deck and discard: hands, breeches, hazards, armor, safeties."""
    copies = dict(COMPONENTS)
    hazards = min(copies["TRACKED"] + copies["JAMMED"] + copies["COMMS"], 3 * seats)

    assert 10 * seats + seats + hazards + copies["ARMOR"] + 3 == locked


@clause("T-2.2")
def test_seven_seats_need_to_be_asked_for():
    assert TANK.prepare({"seats": 6}).seats == 6
    with pytest.raises(BadOption, match=r"T-2\.2"):
        TANK.prepare({"seats": 7})
    assert TANK.prepare({"seats": 9, "max_seats": 9}).seats == 9
    with pytest.raises(BadOption):
        TANK.prepare({"max_seats": 10})


@clause("T-2.2")
@pytest.mark.parametrize("seed", range(3))
def test_with_six_light_tanks_the_supply_never_runs_dry(seed):
    match = dealt(seed, seats=6, classes="LLLLLL", turn_cap=300)
    least = min(count(m, "deck") + count(m, "discard") for m in random_game(match, seed))

    assert least >= 100 - 93
    assert "supply_out" not in {TANK.event_table()[e.kind][0] for e in match.events() if e.kind in TANK.event_table()}


@clause("T-2.3")
def test_the_shuffle_is_uniform():
    """The face of the top and of the bottom card, over many seeds."""
    ends: dict[int, list[int]] = {0: [0] * 16, 99: [0] * 16}
    for seed in range(600):
        s = TANK.start(TANK.prepare({"classes": "HH", "first": "1"}), str(seed))
        under = faces_in(s, table.DECK)
        own = faces_in(s, table.HAND)
        ends[0][under[0]] += 1
        ends[99][own[0]] += 1  # the first card drawn
    for counts in ends.values():
        assert uneven(counts, [float(copies) for _, copies in COMPONENTS]) < 2.5


@clause("T-2.3")
def test_classes_are_given_seat_by_seat_and_may_repeat():
    match = dealt(seats=4, classes="heavy,light,light,medium")

    assert [match.state.num[table.CLASS + p] for p in range(4)] == [0, 2, 2, 1]
    assert match.setup.hash == dealt(seats=4, classes="heavy,light,light,medium").setup.hash
    assert [dealt(classes="HL").state.num[table.CLASS + p] for p in range(2)] == [0, 2]


@clause("T-2.3")
@pytest.mark.parametrize("given", ["H", "HLM", "HX", "tiger,light", ""])
def test_classes_that_are_none_are_refused(given):
    with pytest.raises(BadOption, match=r"T-2\.3"):
        TANK.prepare({"classes": given})


@clause("T-2.3", "T-0.2")
def test_random_classes_are_uniform_and_independent():
    pairs = [0] * 9
    for seed in range(900):
        s = dealt(seed, classes="random").state
        pairs[3 * s.num[table.CLASS] + s.num[table.CLASS + 1]] += 1

    assert uneven(pairs) < 2.5


@clause("T-2.4", "T-0.2")
def test_the_first_seat_is_uniform():
    seats = [0] * 4
    for seed in range(600):
        seats[dealt(seed, seats=4, classes="MMMM").asked] += 1

    assert uneven(seats) < 3.5


@clause("T-2.4")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_first_seat_may_be_chosen_and_play_goes_left(first):
    match = dealt(seats=3, classes="HHH", first=first)
    order = []
    for _ in range(4):
        order.append(match.asked + 1)
        match.say(match.asked, "discard " + match.notation(match.legal()[-1]).split()[-1])
        while len(match.legal()) == 1:
            match.play(match.asked, match.legal()[0])

    assert order == [(first - 1 + k) % 3 + 1 for k in range(4)]


@clause("T-2.4")
def test_a_first_seat_beyond_the_table_is_refused():
    with pytest.raises(BadOption, match=r"T-2\.4"):
        TANK.prepare({"seats": 3, "first": 4})


@clause("T-2.5")
def test_opening_hands_are_full_and_dealt_from_the_first_player_on():
    match = dealt(seats=3, classes="HML", first=2)
    drew = [(e.seat + 1, e.a) for e in match.events() if TANK.event_table().get(e.kind, ("",))[0] == "drew"]

    assert drew == [(2, 6), (3, 10), (1, 5)], "and the first player draws none at the start of his turn"
    assert [count(match, "hand", p) for p in (1, 2, 3)] == [5, 6, 10]
    assert count(match, "deck") == 79


@clause("T-2.6")
def test_everybody_starts_whole_bare_and_unshielded():
    match = dealt(seats=4, classes="HMLL")
    s = match.state

    assert [s.num[table.HP + p] for p in range(4)] == [100] * 4
    assert [s.num[table.MARKS + p] + s.num[table.SHIELD + p] + s.num[table.OUT + p] for p in range(4)] == [0] * 4
    for p in range(4):
        assert [s.many(z + table.SIDE * p) for z in range(table.BREECH, table.ARMOR + 1)] == [0, 0, 0, 0]


@clause("T-2.6")
def test_the_first_player_may_attack_at_once():
    for seed in range(40):
        match = dealt(seed, classes="LL")
        if match.state.has(table.HAND + table.SIDE * match.asked, cards.MG):
            assert f"quickfire P{2 - match.asked}" in [match.notation(m) for m in match.legal()]
            return
    raise AssertionError("no first player of forty held an MG")


@clause("T-0.1")
def test_where_the_seeds_differ_the_detailed_one_holds():
    """Section 15: Comms Jammed, Discard, Ghost, the optional Override; each with S0's reading by default."""
    own_smoke = tank("P1 medium hand MG | P2 medium hazards COMMS hand SMOKE")
    play(own_smoke, "P1 quickfire P2")
    ghost = tank("P1 medium hand COMMS | P2 light hp 20")
    override = tank("P1 medium hand TRACKED | P2 medium hand TREADS")
    play(override, "P1 sabotage P2 TRACKED")

    assert own_smoke.options() == ["smoke", "pass"]
    assert offered(tank("P1 medium hand MG HE"), "discard") == ["MG", "HE"]
    assert offered(ghost, "sabotage") == ["P2 COMMS"], "no toll for Sabotage"
    assert override.options() == ["reveal", "decline"]


@clause("T-0.2")
def test_the_same_seed_and_moves_are_the_same_game():
    one, two = dealt("a", seats=3), dealt("a", seats=3)
    for _ in random_game(one, 7, 300):
        pass
    for seat, move in one.record:
        two.play(seat, move)

    assert one.digest() == two.digest()
    assert one.events() == two.events()
    assert dealt("a").digest() != dealt("b").digest()


@clause("T-0.2")
def test_chance_is_rolled_only_where_the_rulebook_says():
    """Dice move with a shuffle (of the deck) or with an Override's discard, never else."""
    for seed in range(4):
        match = dealt(seed, seats=3, turn_cap=150)
        before = None
        for m in random_game(match, seed):
            now = (m.state.dice.blocks, m.state.dice.left, m.told())
            if before and before[:2] != now[:2]:
                keys = [TANK.event_table().get(e.kind, (e.kind,))[0] for e in m.events(start=before[2])]
                assert "recycled" in keys or "lost" in keys
            before = now


@clause("T-0.2")
def test_playing_a_card_by_name_does_not_stir_the_dice():
    s = tank("P1 light hand MG*3 HE ARMOR*2 | P2 light")
    dice = (s.state.dice.blocks, s.state.dice.left)
    sleeves = (s.state.sleeves.blocks, s.state.sleeves.left)
    play(s, "P1 quickfire P2")

    assert (s.state.dice.blocks, s.state.dice.left) == dice
    assert (s.state.sleeves.blocks, s.state.sleeves.left) != sleeves


@clause("T-0.2", "T-8.7")
def test_every_number_is_whole():
    s = tank("P1 medium hand MG | P2 heavy hp 33 armor 1")
    play(s, "P1 quickfire P2")

    assert hp(s, 2) == 33
    assert all(int(n) == n for n in s.state.num)
