"""Project Entity at the command line: the deck is chosen, a game is played, and nothing hidden gets out."""

import json
import re
from typing import Any

import pytest

from fourfold import bots
from fourfold.cli import choose, orders
from fourfold.cli.screen import Screen
from fourfold.cli.session import Session
from fourfold.games.entity.tests.glance import ENTITY, duel, hand, lp
from fourfold.kernel.errors import FourfoldError
from fourfold.kernel.words import Say
from fourfold.tests.terminal import Pipe, Terminal, choices, run

pytestmark = pytest.mark.slow  # a process for each test

DUEL = ["entity", "--seed", "abc", "--option", "first_player=1", "--seats", "you,random"]
DECKS = ["--option", "deck1=dawn_tide", "--option", "deck2=crown_gale"]
HIDING = (
    "P1 pawn1 mist_oracle set back1 power_surge hand void_blast | P2 pawn1 moss_sprout set back1 ambush_snare"
    " hand exile_rite lp 300 discard dark_draw"
)


# -- decks ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Court of Graves  Recursion"), ("es", "Corte de las Tumbas  Recursión")]
)
def test_a_person_chooses_the_decks(lang, said):
    game = Terminal("play", *DUEL, "--pace", "0", "--lang", lang, columns=120)
    offered = re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", game.until(r"ember_storm|Ember & Storm:|Brasa y Tormenta:"))
    assert said in offered
    game.type("9")
    game.until(r"E-13\.2")
    game.type("3")
    game.until("Forest Throne:|Trono del Bosque:")
    game.type("dawn_tide")
    game.until("P1>")
    game.type("? grave_court")
    game.until("fuel|combustible")
    game.type("quit")
    assert game.end() == 0


def test_what_was_said_on_the_command_line_is_not_asked():
    game = Terminal("play", *DUEL, *DECKS, "--pace", "0")
    assert "Which one?" not in game.until("P1>")
    game.type("quit")
    game.end()


def test_a_first_game_begins_without_a_choice_of_decks():
    game = Terminal("play", *DUEL, "--guide", "--pace", "0")
    assert "Which one?" not in game.until("P1>")
    game.type("quit")
    game.end()


def test_whoever_leaves_while_choosing_leaves():
    game = Terminal("play", *DUEL, "--pace", "0")
    game.until("Ember & Storm:")
    game.type("\x04")
    assert game.end() == 0


class Typist(Screen):
    """A screen where somebody types these answers."""

    def __init__(self, *answers: str) -> None:
        super().__init__(plain=True)
        self.answers = list(answers)
        self.shown: list[str] = []

    def show(self, lines: Any = "") -> None:
        self.shown += [lines] if isinstance(lines, str) else lines

    def clear(self, deep: bool = False) -> None:
        assert deep, "the next person must not see the choice"

    def ask(self, prompt: str) -> str:
        return self.answers.pop(0)


def test_a_choice_is_a_number_a_name_a_file_or_the_usual(tmp_path):
    say = Say("fourfold.games.entity").learn(ENTITY, ENTITY.prepare())
    file = tmp_path / "deck.toml"
    assert choose.options(ENTITY, {}, "", say, Typist("2", "")) == {"deck1": "forest_throne", "deck2": "forest_throne"}
    typist = Typist("6", str(file), "grave_court")
    assert choose.options(ENTITY, {"deck2": "dawn_tide"}, "", say, typist) == {
        "deck1": "grave_court",
        "deck2": "dawn_tide",
    }
    assert sum("E-13.2" in line for line in typist.shown) == 2
    assert choose.options(ENTITY, {"deck1": "dawn_tide", "deck2": "dawn_tide"}, "", say, Typist()) == {
        "deck1": "dawn_tide",
        "deck2": "dawn_tide",
    }


# -- playing ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("lang", "end", "foreign"), [("en", "wins.", "Turno"), ("es", "Gana ", "Turn ")])
def test_a_whole_game_in_both_languages(lang, end, foreign, tmp_path):
    file = tmp_path / "game.txt"
    told = run("play", *DUEL, *DECKS, "--plain", "--lang", lang, "--save", str(file), given="\n".join(["1"] * 3000))

    assert told.returncode == 0, told.stderr
    assert end in told.stdout
    assert foreign not in told.stdout
    assert not re.search(r"[─-◿\x1b]", told.stdout), "pictures for a screen reader"
    assert run("verify", str(file)).returncode == 0
    watched = run("replay", str(file), "--at", "40", "--seat", "P2", "--plain", "--lang", lang)
    assert watched.stdout.count("mano, " if lang == "es" else "hand, ") <= 3
    assert "dawn_tide" not in watched.stdout


@pytest.mark.parametrize("lang", ["en", "es"])
def test_moves_can_be_typed_as_the_screen_says_them(lang):
    game = Pipe(*DUEL, *DECKS, "--lang", lang)
    said = game.until()
    for k in range(30):
        offered = choices(said)
        if not offered:
            break
        said = game.type(offered[k % len(offered)])
        assert not re.search(r"is no move here|could be several|no es una jugada|puede ser varias", said), said
    game.close()


def test_questions_are_answered():
    game = Pipe(*DUEL, "--option", "deck1=ember_storm")
    offered = choices(game.until())
    about = game.type("? void blast")
    assert "Deal 50 damage" in about
    assert "Normal Action [A01]" in about
    assert "(E-3.6)" in game.type("? battle")
    assert "(E-12.1)" in game.type("? summon skyline raptor")
    assert "E-4.2" in game.type("? E-4.2")
    assert choices(game.type("table")) == offered
    game.close()


def test_a_person_may_let_everything_pass_until_he_must_decide():
    s = duel("P1 hand emergency_rations spark_mite | P2")
    say = Say("fourfold.games.entity").learn(ENTITY, s.match.setup)
    session = Session(s.match, say, Screen(plain=True), [None, bots.make("random", "entity", "1")])
    with pytest.raises(FourfoldError, match="cannot be let pass"):
        orders.order(session, 0, "on")

    orders.order(session, 0, "summon spark mite")
    assert s.asked() == "P1 respond"
    orders.order(session, 0, "on")
    assert s.asked() == "P1 main"
    assert session.letting(0) is None
    orders.order(session, 0, "end")
    before = s.match.digest()
    orders.order(session, 0, "onward")
    asked = 0
    while s.match.asked == 0:
        session.decide()
        asked += 1
    assert asked == 1, "the window at the end of the turn"
    assert (lp(s, 1), hand(s, 1)) == (800, ["emergency_rations"])
    session.undo(0)
    assert s.match.digest() == before
    assert session.passing == set()


# -- hiding -----------------------------------------------------------------------------------------------------------
def test_the_json_of_a_scene_tells_a_seat_nothing_hidden():
    def seen(seat):
        told = run("scene", "entity", HIDING, "--json", "--seat", seat).stdout
        return told, json.loads(told)

    everything, _ = seen("all")
    secret = {"P1": ("mist_oracle", "power_surge", "void_blast"), "P2": ("moss_sprout", "ambush_snare", "exile_rite")}
    for mine, theirs in (("P1", "P2"), ("P2", "P1")):
        text, scene = seen(mine)
        assert all(card in text for card in secret[mine])
        assert all(card in everything and card not in text for card in secret[theirs])
        assert scene["options"][f"deck{theirs[1]}"] == "?"
        assert "hash" not in scene
        for zone in scene["zones"]:
            if zone["zone"] == "deck":
                assert set(zone["cards"]) == {None}
