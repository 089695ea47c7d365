"""Chapter 3: draw two, discard one, play one."""

import pytest

from fourfold import games
from fourfold.games.shovels import events, table
from fourfold.games.shovels.tests.stories import discard, side
from fourfold.kernel import drive
from fourfold.testing import clause, example, play, refused, scene

GAME = games.load("shovels")
TWO = "P1 Q♦[2♠] K♣[] J♥[] | P2 Q♥[] K♥[] J♠[]"


def draft(words, more="", **options):
    """P1's turn with these cards in deck and discard; all others lie in the shop pile."""
    return scene("shovels", f"{TWO} {more} | table shop rest {words} draft P1", **options)


@clause("S-3.1", "S-12.3")
@example("G08")
def test_draw_two_discard_one_play_one():
    s = draft("deck 3♥ 7♣ 2♦ 2♦ discard 9♦")
    play(s, "P1 draw deck")
    assert s.asked() == "P1 discard"
    assert s.options() == ["discard 2D", "discard 2D 2"]
    s = scene("shovels", f"{TWO} | P1 held 7♣ 3♥ | table draft P1")
    assert s.options() == ["discard 7C", "discard 3H"]
    play(s, "P1 discard 3♥", "P1 on Q♦")
    assert discard(s) == "3♥"
    assert side(s, 1) == "Q♦[2♠ 7♣] K♣[] J♥[]"
    assert s.asked() == "P2 draw"


@clause("S-3.2", "S-12.1", "S-12.2")
@example("G04", "G05")
def test_the_discard_comes_before_the_deck():
    s = draft("deck ?*10 discard 5♣ 9♦")
    assert s.options() == ["draw deck", "draw discard"]
    play(s, "P1 draw discard")
    assert s.zone("held", 1) == ["9D"]
    assert s.asked() == "P1 draw_again"
    assert s.options() == ["draw deck", "draw discard"]
    play(s, "P1 draw discard")
    assert s.zone("held", 1) == ["9D", "5C"]
    assert discard(s) == ""

    s = draft("deck ?*10 discard 9♦")
    play(s, "P1 draw deck")
    assert s.asked() == "P1 discard"
    assert len(s.zone("deck")) == 8
    assert discard(s) == "9♦"


@clause("S-3.3")
def test_a_source_is_offered_only_if_two_cards_can_follow():
    assert draft("deck ? discard 5♣").options() == ["draw discard"]
    assert draft("deck ?*2").options() == ["draw deck"]
    assert draft("discard 5♣ 9♦").options() == ["draw discard"]
    assert refused(draft("deck ? discard 5♣"), "P1 draw deck") == "S-3.3"
    assert refused(draft("deck ?*2"), "P1 draw discard") == "S-3.3"
    assert refused(draft("discard 5♣ 9♦"), "P1 draw deck") == "S-3.3"
    assert refused(play(draft("discard 5♣ 9♦"), "P1 draw discard"), "P1 draw deck") == "S-3.3"


@clause("S-3.4")
@example("G07")
def test_with_fewer_than_two_cards_the_turn_passes():
    s = draft("discard 9♦ token 1", merge_discard="off")
    assert s.happened()[:3] == ["drafts", "passed", "marched"]  # P1's was the last turn of the round
    assert discard(s) == "9♦"
    assert side(s, 1) == "Q♦[2♠] K♣[] J♥[]"
    s = draft("discard 9♦ turns 5", merge_discard="off")
    assert s.happened()[:5] == ["drafts", "passed", "drafts", "passed", "marched"]  # P2 still has his, equal turn
    assert [e.a for e in s.match.events() if e.kind == events.MARCHED] == [7]
    assert discard(s) == "9♦"


@clause("S-3.4")
def test_nobody_can_draw_from_a_constructed_position():
    s = draft("deck 9♦")

    assert s.happened()[:5] == ["drafts", "passed", "drafts", "passed", "marched"]


@clause("S-3.4")
def test_only_passes_in_a_row_count():
    s = play(draft("deck ?*8 passes 1"), "P1 draw deck")

    assert s.number("passes") == 0


@clause("S-3.5", "S-0.15")
@example("G14")
def test_idle_turns_force_a_deck_card():
    s = draft("deck ?*8 discard 2♣ 3♣ 4♣ idle 2")
    assert s.options() == ["draw deck", "draw discard"]
    play(s, "P1 draw discard")
    assert s.options() == ["draw deck"]
    assert refused(s, "P1 draw discard") == "S-3.5"
    play(s, "P1 draw deck")
    assert s.asked() == "P1 discard"

    s = draft("deck ? discard 2♣ 3♣ idle 2")
    assert s.options() == ["draw discard"]
    s = play(draft("discard 2♣ 3♣ 4♣ idle 2"), "P1 draw discard")
    assert s.options() == ["draw discard"]  # there is no deck card to wait for
    s = play(draft("deck ?*8 discard 2♣ 3♣ 4♣ idle 2", idle_rule="off"), "P1 draw discard")
    assert s.options() == ["draw deck", "draw discard"]


@clause("S-3.5")
def test_idle_turns_are_counted_over_all_players():
    s = draft("deck ?*8 discard 2♣ 3♣ 4♣ 5♣")
    play(s, "P1 draw discard", "P1 draw discard", "P1 discard 5♣", "P1 on Q♦")
    assert s.number("idle") == 1
    play(s, "P2 draw discard", "P2 draw discard", "P2 discard 5♣", "P2 on Q♥")
    assert s.number("idle") == 2
    play(s, "P1 draw discard")
    assert s.options() == ["draw deck"]
    play(s, "P1 draw deck")
    assert s.number("idle") == -1


@clause("S-3.5")
@pytest.mark.parametrize(("third", "options"), [("K♦[]", ["draw deck", "draw discard"]), ("-", ["draw deck"])])
def test_idle_turns_are_as_many_as_players_are_left(third, options):
    s = draft("deck ?*8 discard 2♣ 3♣ 4♣ idle 2", f"| P3 {third}")
    play(s, "P1 draw discard")

    assert s.options() == options


@clause("S-3.6")
def test_either_held_card_may_go():
    for gone, kept in (("7♣", "3H"), ("3♥", "7C")):
        s = play(scene("shovels", f"{TWO} | P1 held 7♣ 3♥ | table draft P1"), f"P1 discard {gone}")
        assert discard(s) == gone
        assert s.zone("held", 1) == [kept]


@clause("S-3.7", "S-12.4", "S-12.11")
def test_a_number_card_must_go_onto_a_stack():
    s = scene("shovels", f"{TWO} | P1 held 7♣ | table draft P1")

    assert s.options() == ["on QD", "on KC", "on JH"]
    assert refused(s, "P1 scrap") == "S-3.7"
    assert refused(s, "P1 new") == "S-3.7"


@clause("S-3.7", "S-3.9")
@example("G11")
def test_a_face_replaces_any_face_whatever_its_rank():
    s = scene("shovels", "P1 K♣[4♦]! J♥[] Q♦[] held J♠ 3♥ | P2 Q♥[] | table draft P1")
    play(s, "P1 discard 3♥")
    assert s.options() == ["replace KC", "replace JH", "replace QD", "scrap"]
    assert refused(s, "P1 new") == "S-3.7"
    play(s, "P1 on K♣")
    assert side(s, 1) == "J♠[4♦] J♥[] Q♦[]"
    assert discard(s) == "3♥ K♣"


@clause("S-3.8")
@example("G10")
def test_a_face_may_always_be_discarded():
    s = scene("shovels", f"{TWO} | P1 held K♠ 3♥ | table draft P1")
    play(s, "P1 discard 3♥", "P1 scrap")

    assert discard(s) == "3♥ K♠"
    assert side(s, 1) == "Q♦[2♠] K♣[] J♥[]"


@clause("S-3.10", "S-3.11")
@example("G13")
def test_the_phase_ends_after_equal_turns_only():
    s = draft("deck 4♦ 5♦ discard 2♣ 3♣ turns 38")
    assert s.number("turns") == 39  # P1's 20th
    play(s, "P1 draw deck", "P1 discard 5♦", "P1 on Q♦")
    assert s.asked() == "P2 draw"
    assert s.options() == ["draw discard"]
    play(s, "P2 draw discard", "P2 draw discard", "P2 discard 5♦", "P2 on Q♥")
    assert [e.a for e in s.match.events() if e.kind == events.MARCHED] == [40]
    assert s.number("phase") == 2

    s = draft("deck 4♦ 5♦ discard 2♣ 3♣ token 1")  # P1's is the last turn of the round
    play(s, "P1 draw deck", "P1 discard 5♦", "P1 on Q♦")
    assert "marched" in s.happened()


@clause("S-3.12")
def test_the_first_phase_is_bounded():
    for seats in (2, 3, 4):
        setup = GAME.prepare({"seats": str(seats)})
        for seed in "12":
            s = GAME.start(setup, seed)
            deck = int(s.many(table.DECK))
            while s.num[table.PHASE] == 1:
                turns = int(s.num[table.TURNS])
                GAME.play(s, GAME.moves(s)[-1] if s.prompt < 2 else GAME.moves(s)[0])  # always the discard
            assert 30 < turns <= deck * (seats + 1) + seats


@clause("S-3.13")
def test_nobody_is_beaten_in_the_first_phase():
    setup = GAME.prepare({"seats": "4"})
    setup.out()
    s = GAME.start(setup, "peace")
    rng = drive.fast("peace")
    while s.num[table.PHASE] == 1:
        assert [int(s.num[table.CHARS + p]) for p in range(4)] == [3, 3, 3, 3]
        drive.playout(GAME, s, rng, 1)
