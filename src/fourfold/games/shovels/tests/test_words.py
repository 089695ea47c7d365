"""Everything that the game can say has its words, in both languages; cards can be typed as they are read."""

import re
from pathlib import Path

import pytest

from fourfold import games
from fourfold.games.shovels import agenda, draw, events, moves, options
from fourfold.kernel import drive, secrets
from fourfold.kernel import moves as notation
from fourfold.kernel.errors import UnreadableMove
from fourfold.kernel.layout import bare, wide
from fourfold.kernel.words import Say
from fourfold.testing import play, refused, scene

GAME = games.load("shovels")


def keys(section, say):
    return set(say.own.get(section, {}))


@pytest.fixture(params=["en", "es"])
def say(request):
    return Say(games.package("shovels"), request.param, ["Ana", "Blas", "Cora", "Dani"])


def test_every_key_has_its_text(say):
    setup = GAME.prepare({"mass_armies": "on"})
    source = Path(scene.__code__.co_filename).parent / "games" / "shovels"

    def named(file, pattern):
        return set(re.findall(pattern, (source / file).read_text(encoding="utf-8")))

    assert set(setup.faces) == keys("card", say) == keys("card_text", say)
    assert {*agenda.PROMPTS, "target_strike", "dig_bare", "fatigue"} == keys("prompt", say)
    assert set(agenda.PROMPTS) == keys("prompt_name", say)
    assert {key for key, _ in events.TABLE.values()} == keys("event", say)
    assert [str(how) for how in range(len(agenda.HOW))] == sorted(keys("how", say))
    assert named("refuse.py", r'Refusal\(\s*"(\w+)"') | {"bigger", "speed", "first"} <= keys("refuse", say)
    assert {*moves.VERBS, "replace", "leave", "done"} <= keys("move", say) & (keys("verb", say) | {"fatigue"})
    assert {o.word for o in options.OPTIONS} == keys("option", say)
    assert set(options.PRESETS) == keys("preset", say)
    assert {z.word for z in setup.layout} - {"aside"} <= keys("zone", say)
    assert {f.word for f in setup.fields} == keys("field", say)
    assert named("draw.py", r'say\.(?:get|text)\("draw", "(\w+)"') <= keys("draw", say)
    assert named("draw.py", r'"(g\d)"') == keys("guide", say)


@pytest.mark.parametrize("width", [60, 80, 100, 160])
@pytest.mark.parametrize(
    "given",
    [{}, {"seats": "4"}, {"seats": "8", "variant": "bigger_tables"}, {"seats": "3", "mass_armies": "on"}],
    ids=["two", "four", "eight", "armies"],
)
def test_the_table_fits_its_window(say, width, given):
    setup = GAME.prepare(given)
    for decisions in (0, 40, 150, 260):
        s = drive.position(GAME, setup, "window", decisions)
        for viewer in (0, int(setup.seats)):
            for line in draw.draw(secrets.mask(s, viewer), say, width):
                assert wide(line) <= width, bare(line)


def test_no_hidden_card_is_drawn(say):
    s = scene("shovels", "P1 Q♦[2♠ A♥] held 7♣ 3♥ | P2 Q♥[5♦] | table deck 4♦ 5♣ discard 9♦ shop rest draft P1")
    for width in (0, 80):
        drawn = "\n".join(map(bare, draw.draw(secrets.mask(s.state, 1), say, width)))
        for card in ("Q♦", "2♠", "A♥", "7♣", "3♥"):
            assert card not in drawn
        for card in ("Q♥", "5♦", "9♦"):
            assert card in drawn


def test_the_top_of_a_stack_is_plain(say):
    s = scene("shovels", "P1 Q♦[2♠ A♥ 5♣]! | P2 Q♥[5♦] | table coins 3 row1 2♣ row2 J♠ turn P1 shop")
    drawn = "\n".join(map(bare, draw.draw(secrets.mask(s.state, 0), say, 80)))

    assert "Q♦ ▏2♠▏A♥▐ 5♣ ▌" in drawn
    assert "♥10" in drawn
    assert "2: J♠ 3¢" in drawn


def test_what_an_attack_must_beat_stands_beside_the_stack(say):
    s = scene("shovels", "P1 K♥[9♦ 5♥ 8♣] J♥[10♥]! Q♥[] | P2 Q♦[5♦] K♦[3♥]")
    drawn, told = ("\n".join(map(bare, draw.draw(secrets.mask(s.state, 1), say, width))) for width in (80, 0))
    tapped, exposed = say.get("draw", "tapped"), say.get("draw", "exposed")

    assert re.search(r"1 K♥ ▏9♦▏5♥▐ 8♣ ▌ +♥5 +\+10 ", drawn)
    assert re.search(rf"2 J♥ ▐ 10♥ ▌ +♥10 +{tapped} ", drawn)
    assert re.search(rf"3 Q♥ \w[\w ]+ {exposed} +\+5 ", drawn)
    assert re.search(rf"1 Q♦ ▐ 5♦ ▌ +{exposed} +│", drawn)
    assert [line.count("+") for line in told.splitlines() if line[:2] in ("1 ", "2 ", "3 ")] == [1, 0, 1, 0, 0]


@pytest.mark.parametrize("viewer", [0, 1, 3])
def test_who_is_out_takes_no_room(say, viewer):
    s = scene("shovels", "P1 K♥[9♦] | P2 - | P3 Q♦[5♦]")
    lines = list(map(bare, draw.draw(secrets.mask(s.state, viewer), say, 60)))

    assert [line for line in lines if "Blas" in line] == [f" Blas · {say.get('draw', 'out')}"]
    assert sum("╭" in line for line in lines) == 2


def test_the_winner_sits_at_an_empty_table(say):
    s = play(scene("shovels", "P1 K♠[9♣] | P2 Q♦[5♦]"), "P1 lift", "P1 suit ♣")
    s.skip()
    lines = list(map(bare, draw.draw(secrets.mask(s.state, 0), say, 80)))

    assert s.asked() == "over"
    assert sum("╭" in line for line in lines) == 1


def test_deep_cards_are_counted_where_the_line_is_too_short(say):
    s = scene("shovels", "P1 K♥[2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠] | P2 Q♦[5♦]")
    drawn = "\n".join(map(bare, draw.draw(secrets.mask(s.state, 0), say, 60)))

    assert re.search(r"1 K♥ …(\d+)▏.*▐ 10♠ ▌", drawn)


def test_places_are_numbered_where_sides_are_many_too(say):
    s = scene("shovels", "P1 K♥[9♦] J♠[] J♠[] Q♣[] Q♣[2♥]! | P2 Q♦[5♦]", mass_armies="on")
    for viewer in (0, 1):
        drawn = "\n".join(map(bare, draw.draw(secrets.mask(s.state, viewer), say, 80)))
        assert "1 K♥[9♦]  2 J♠[]  3 J♠[]  4 Q♣[]  5 Q♣[2♥]!" in drawn


def labels(s, say):
    """What stands behind the numbers of P1's moves, where that is more than their words."""
    view = secrets.mask(s.state, 0)
    return [label for label in (draw.label(view, say, move) for move in s.match.legal()) if label]


def test_a_suit_shows_its_sum_and_a_card_its_price(say):
    s = play(scene("shovels", "P1 J♣[5♣ 3♦ 2♣] | P2 K♦[4♥]"), "P1 lift", "P1 more", "P1 more")
    assert labels(s, say) == ["♣ (7)", "♦ (3)"]
    s = scene("shovels", "P1 J♣[7♦] | P2 K♦[4♥] | table coins 9 row1 A♣ row2 9♦ row3 J♥ turn P1 shop")
    assert labels(s, say) == ["9♦ (9¢)", "J♥ (3¢)"]


def test_a_target_shows_what_it_sets_against_an_attack(say):
    s = play(scene("shovels", "P1 J♣[5♣] | P2 Q♥[5♦ 9♥ 2♣] Q♦[A♥] Q♥[]!"), "P1 lift", "P1 suit ♣")

    assert labels(s, say) == ["Blas Q♥ 1 (♥9 +5)", "Blas Q♦ (♥10)", f"Blas Q♥ 3 ({say.get('draw', 'exposed')})"]


def test_equal_characters_are_told_apart(say):
    s = scene("shovels", "P1 K♣[2♣] K♣[3♦] Q♦[] | P2 Q♥[5♥]")

    assert s.options() == ["lift KC 1", "lift KC 2", "tap KC 1", "tap KC 2", "tap QD"]
    play(s, "P1 lift K♣ 2", "P1 suit diamonds")
    assert s.number("coins") == 3


def test_moves_are_typed_in_the_language_of_the_table():
    s = scene("shovels", "P1 J♣[2♦] | P2 Q♥[5♥] | table row1 2♠ turn P1")
    spanish = Say(games.package("shovels"), "es")
    for words in ("levantar J♣", "usar ♦", "comprar 2♠", "en J♣"):
        s.match.say(0, words, spanish)
    assert s.zone("stack1", 1) == ["2S"]


@pytest.mark.parametrize(
    "words", ["lift J♣ 2 ♦", "lift 1 2 ♦", "lift JC 2 D", "lift JC more suit D", "Lift jc, 2, diamonds"]
)
def test_several_moves_may_be_typed_at_once(words):
    s = play(scene("shovels", "P1 J♣[5♣ 3♦ 2♣] | P2 K♦[4♥]"), f"P1 {words}")

    assert s.asked() == "P1 shop"
    assert s.number("coins") == 3


AIM = "P1 J♣[5♣] | P2 K♦[] - Q♥[4♥] | P3 K♦[] | table turn P1"
SHOP = "P1 J♣[2♦] - K♠[] | P2 K♦[4♥] | table coins 9 row1 3♠ row3 4♠ turn P1 shop"


@pytest.mark.parametrize(
    ("position", "before", "words", "spanish", "meant"),
    [
        ("P1 J♣[5♣ 3♦] | P2 K♦[]", [], "lift 1", "levantar 1", "lift JC"),
        ("P1 J♣[5♣ 3♦] Q♦[] | P2 K♦[]", [], "tap 2", "girar 2", "tap QD"),
        ("P1 J♣[5♣ 3♦] Q♦[] | P2 K♦[]", [], "strike 2", "golpear 2", "strike QD"),
        ("P1 K♠[5♣] K♠[3♦] | P2 K♦[]", [], "lift 2", "levanta 2", "lift KS 2"),
        ("P1 J♣[]! Q♦[]! | P2 K♦[4♥]", [], "fatigue 2", "fatiga 2", "fatigue QD"),
        (AIM, ["P1 lift", "P1 suit ♣"], "at P2 3", "a P2 3", "at P2 QH"),
        (SHOP, [], "buy 3", "comprar 3", "buy 4S"),
        (SHOP, ["P1 buy 3♠"], "on 3", "en 3", "on KS"),
        ("P1 J♣[] Q♦[] held 7♣ 3♥ | P2 K♦[] | table draft P1", ["P1 discard 3♥"], "on 2", "sobre 2", "on QD"),
        ("P1 J♣[] Q♦[] held K♣ 3♥ | P2 K♦[] | table draft P1", ["P1 discard 3♥"], "on 2", "en 2", "replace QD"),
    ],
)
def test_a_place_may_be_typed_for_what_lies_there(position, before, words, spanish, meant):
    s = play(scene("shovels", position), *before)
    in_spanish = Say(games.package("shovels"), "es")
    legal = s.match.legal()[s.options().index(meant)]

    assert notation.parse(GAME, s.state, words, s.words) == legal
    assert notation.parse(GAME, s.state, spanish, in_spanish) == legal


def test_a_place_that_could_be_several_is_asked_about_and_one_without_cards_refused():
    s = scene("shovels", "P1 J♣[5♣] Q♠[] | P2 K♦[] | P3 Q♣[4♥]")
    assert refused(s, "P1 lift 2") == "S-5.3"
    assert refused(s, "P1 lift 3") == "S-5.1"
    play(s, "P1 lift 1", "P1 suit ♣")
    with pytest.raises(UnreadableMove, match="several"):
        s.match.say(0, "at 1")
    play(s, "P1 at P3 1")
    assert s.zone("stack1", 3) == []


@pytest.mark.parametrize("words", ["♦", "d", "diamonds", "suit ♦", "Use ♦"])
def test_a_suit_may_be_typed_by_itself(words):
    s = play(scene("shovels", "P1 J♣[5♣ 3♦] | P2 K♦[4♥]"), "P1 lift J♣", f"P1 {words}")

    assert s.asked() == "P1 shop"


@pytest.mark.parametrize(("suit", "clause"), [("♣", "S-5.3"), ("♥", "S-5.4")])
def test_a_suit_by_itself_is_refused_with_its_reason(suit, clause):
    s = play(scene("shovels", "P1 J♣[5♣ 3♦] | P2 K♦[4♥]"), "P1 lift J♣")

    assert refused(s, f"P1 {suit}") == clause


def test_an_answer_to_another_question_is_told_the_question(say):
    s = play(scene("shovels", "P1 J♣[2♣] | P2 K♦[4♥] Q♦[4♥]"), "P1 lift J♣")
    error = s.match.refusal(0)
    sentence = say.error(error)

    assert say.get("prompt_name", "lifting") in sentence
    assert sentence.endswith("(S-12.6)")


def test_a_whole_turn_in_a_line():
    s = play(scene("shovels", "P1 J♣[5♣ 3♦ 2♣] | P2 K♦[7♥] Q♥[2♥]"), "P1 lift J♣ 3 ♣ at P2 K♦")
    assert s.asked() == "P2 battle"
    assert s.zone("stack1", 2) == []

    s = play(scene("shovels", "P1 K♣[2♦] | P2 K♦[7♥] | table coins 4 row1 Q♠ row2 2♥ turn P1 shop"), "P1 buy 2♥ on K♣")
    assert s.zone("stack1", 1) == ["2D", "2H"]
    s = play(scene("shovels", "P1 J♣[2♦] | P2 K♦[7♥] | table coins 4 row1 Q♠ row2 2♥ turn P1 shop"), "P1 buy Q♠ on J♣")
    assert s.zone("face1", 1) == ["QS"]


@pytest.mark.parametrize("words", ["lift J♣ 4 ♦", "lift J♣ 2 ♥", "lift J♣ 2 ♦ buy 9♠", "lift J♣ 2 ♦ refresh x"])
def test_a_line_that_cannot_be_followed_to_its_end_plays_nothing(words):
    s = scene("shovels", "P1 J♣[5♣ 3♦ 2♣] | P2 K♦[4♥]")
    before = s.match.digest()
    with pytest.raises(UnreadableMove):
        s.match.say(0, words)
    assert s.match.digest() == before


def test_no_line_reads_beyond_what_its_player_can_foresee():
    s = scene("shovels", "P1 J♣[2♦] | P2 K♦[4♥] | table coins 9 row1 3♠ shop 4♠ 5♠ 6♠ turn P1 shop")

    with pytest.raises(UnreadableMove):
        s.match.say(0, "refresh buy 6♠")


def test_hints_exist_for_every_moment(say):
    setup = GAME.prepare()
    for decisions in range(0, 300, 10):
        s = drive.position(GAME, setup, "hints", decisions)
        if not s.over:
            fitting = draw.hints(secrets.mask(s, s.seat))
            assert fitting
            assert set(fitting) <= keys("guide", say)
