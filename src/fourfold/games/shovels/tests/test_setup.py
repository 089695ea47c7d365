"""Chapters 1 and 2, and the variants of chapter 11: cards, seats, setup."""

import pytest

from fourfold import games
from fourfold.games.shovels import cards, table
from fourfold.games.shovels.tests.stories import conserved, middle
from fourfold.kernel import drive
from fourfold.kernel.errors import BadOption
from fourfold.testing import clause, example, play, scene

GAME = games.load("shovels")


def start(seed="1", **options):
    return GAME.start(GAME.prepare(options), seed)


def zone(s, word, seat=0):
    return int(s.many(s.setup.zone(word, seat - 1)))


def faces_in(s, word):
    z = s.setup.zone(word)
    return sum(1 for k in range(int(s.many(z))) if s.face[s.at(z, k)] % cards.PER_SUIT >= cards.JACK)


@clause("S-1.1")
def test_two_decks_of_52():
    setup = GAME.prepare()

    assert setup.cards == 104
    assert len(setup.faces) == len(set(setup.faces)) == 52
    assert setup.pools == [[2] * 52]
    assert sum(1 for w in setup.faces if w[0] in "JQK") * 2 == 24


@clause("S-1.2")
def test_an_ace_is_a_number_card_of_value_10_and_a_face_counts_nothing():
    value = dict(zip(cards.WORDS, cards.VALUES * 4, strict=True))

    assert [value[f"{r}S"] for r in ("2", "9", "10", "A")] == [2, 9, 10, 10]
    assert value["JC"] == value["QD"] == value["KH"] == 0
    s = play(scene("shovels", "P1 J♣[A♦] | P2 Q♦[]"), "P1 lift J♣", "P1 suit ♦")
    assert s.number("coins") == 10


@clause("S-1.3")
def test_copies_are_different_sleeves_of_one_kind():
    s = scene("shovels", "P1 K♣[7♦ 7♦] | P2 Q♦[]")
    stack = s.match.setup.zone("stack1", 0)

    assert s.state.at(stack, 0) != s.state.at(stack, 1)
    assert s.state.face[s.state.at(stack, 0)] == s.state.face[s.state.at(stack, 1)]
    assert s.options() == ["lift KC", "tap KC"]


@clause("S-1.4")
def test_an_ace_buys_attacks_defends_and_digs_like_a_10():
    s = play(scene("shovels", "P1 J♣[A♣] | P2 Q♦[A♥]"), "P1 lift", "P1 suit ♣", "P1 at P2 Q♦")
    assert "lost" in s.happened()
    s = play(scene("shovels", "P1 J♣[10♣] | P2 Q♦[A♥]"), "P1 lift", "P1 suit ♣", "P1 at P2 Q♦")
    assert "lost" in s.happened()
    s = play(scene("shovels", "P1 J♣[9♣] | P2 Q♦[A♥]"), "P1 lift", "P1 suit ♣", "P1 at P2 Q♦")
    assert "held_out" in s.happened()
    assert cards.PRICES[cards.RANKS.index("A")] == cards.PRICES[cards.RANKS.index("10")] == 10


@clause("S-1.5")
@pytest.mark.parametrize("options", [{}, {"seats": "3", "mass_armies": "on"}, {"variant": "speed_round"}])
def test_no_card_ever_appears_or_vanishes(options):
    setup = GAME.prepare(options)
    setup.out()
    for seed in "12":
        s = GAME.start(setup, seed)
        rng = drive.fast(seed)
        while not s.over:
            assert conserved(s)
            drive.playout(GAME, s, rng, 1)
        assert conserved(s)


@clause("S-2.1", "S-0.2")
def test_two_to_four_players_and_more_only_at_bigger_tables():
    for seats in "234":
        assert GAME.prepare({"seats": seats}).seats == int(seats)
    with pytest.raises(BadOption, match=r"S-2\.1"):
        GAME.prepare({"seats": "5"})
    for seats in "1", "9":
        with pytest.raises(BadOption):
            GAME.prepare({"seats": seats, "variant": "bigger_tables"})
    assert GAME.prepare(preset="bigger_tables").seats == 6
    assert GAME.prepare(preset="speed_round").cards == 52
    assert GAME.prepare(preset="standard").hash == GAME.prepare().hash


@clause("S-2.2")
def test_everything_has_its_place():
    setup = GAME.prepare({"seats": "3"})
    words = [(z.word, z.owner) for z in setup.layout]

    for word in ("deck", "discard", "shop", "row1", "row2", "row3"):
        assert (word, -1) in words
    for seat in range(3):
        assert [w for w, owner in words if owner == seat] == [
            "face1", "stack1", "face2", "stack2", "face3", "stack3", "held",
        ]  # fmt: skip


@clause("S-2.3", "S-2.4")
@example("G01", "G02")
@pytest.mark.parametrize(("seats", "deck", "left"), [(2, 78, 18), (3, 75, 15), (4, 72, 12)])
def test_setup(seats, deck, left):
    s = start(seats=seats)

    assert zone(s, "deck") == deck
    assert zone(s, "shop") == 20
    assert zone(s, "discard") == 0
    assert [zone(s, f"row{k}") for k in (1, 2, 3)] == [0, 0, 0]
    for seat in range(1, seats + 1):
        assert [zone(s, f"face{k}", seat) for k in (1, 2, 3)] == [1, 1, 1]
        assert [zone(s, f"stack{k}", seat) for k in (1, 2, 3)] == [0, 0, 0]
    assert faces_in(s, "deck") + faces_in(s, "shop") == left


@clause("S-2.5")
def test_equal_faces_can_be_dealt_to_one_player():
    setup = GAME.prepare()
    for seed in range(100):
        s = GAME.start(setup, str(seed))
        faces = [int(s.face[s.top(setup.zone(f"face{k}", 0))]) for k in (1, 2, 3)]
        if len(set(faces)) < 3:
            return
    raise AssertionError("no player had two equal faces in 100 deals")


@clause("S-2.3")
def test_faces_and_piles_are_dealt_by_chance():
    dealt = [start(str(seed)) for seed in range(30)]

    faces = {int(s.face[s.top(s.setup.zone("face1", 0))]) for s in dealt}
    assert len(faces) > 6
    assert len({faces_in(s, "deck") for s in dealt}) > 3  # the others lie in the shop pile
    for word in ("deck", "shop"):
        assert len({int(s.face[s.top(s.setup.zone(word))]) for s in dealt}) > 12


@clause("S-2.6", "S-0.3")
def test_the_start_token_is_dealt_by_chance_or_by_option():
    tokens = {int(start(str(seed), seats=4).num[table.TOKEN]) for seed in range(40)}
    assert tokens == {0, 1, 2, 3}
    s = start(seats=4, first_seat=3)
    assert s.seat == 2
    assert s.num[table.TOKEN] == 2
    with pytest.raises(BadOption, match="first_seat"):
        GAME.prepare({"seats": "2", "first_seat": "3"})


@clause("S-2.7")
def test_turns_go_clockwise():
    s = start(seats=3, first_seat=2)
    order = []
    while s.num[table.TURNS] < 5:
        order.append(int(s.num[table.ACTIVE]))
        turn = s.num[table.TURNS]
        while s.num[table.TURNS] == turn:
            GAME.play(s, GAME.moves(s)[0])
    assert order == [1, 2, 0, 1]


@clause("S-11.2")
@pytest.mark.parametrize(
    ("seats", "total", "deck"), [(4, 104, 72), (5, 156, 121), (6, 156, 118), (7, 208, 167), (8, 208, 164)]
)
def test_bigger_tables_have_more_decks(seats, total, deck):
    s = start(seats=seats, variant="bigger_tables")

    assert s.setup.cards == total
    assert zone(s, "deck") == deck
    assert zone(s, "shop") == 20


@clause("S-11.3")
def test_the_speed_round_is_one_deck_and_two_characters():
    s = start(variant="speed_round")

    assert s.setup.cards == 52
    assert zone(s, "deck") == 38
    assert zone(s, "shop") == 10
    assert s.setup.facts[table.SLOTS] == 2
    assert s.num[table.CHARS] == s.num[table.CHARS + 1] == 2
    with pytest.raises(BadOption, match=r"S-11\.3"):
        GAME.prepare({"seats": "3", "variant": "speed_round"})


@clause("S-12.16")
def test_the_move_space_has_the_sizes_of_the_rulebook():
    def moves(**options):
        return GAME.prepare(options).moves

    assert moves(seats=4) == 51
    assert moves(seats=8, variant="bigger_tables") == 63
    assert moves(seats=4, mass_armies="on") == 123
    assert moves(seats=8, variant="bigger_tables", mass_armies="on") == 171


def test_a_position_in_the_middle_is_a_real_game():
    assert conserved(middle(100))
