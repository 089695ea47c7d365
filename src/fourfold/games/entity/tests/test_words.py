"""Everything that the game can say has its words, in both languages; places can be called by their cards."""

import re
from pathlib import Path

import pytest

from fourfold import games
from fourfold.cli import board
from fourfold.games.entity import agenda, cards, draw, events, moves, options, reasons
from fourfold.games.entity.tests.glance import ENTITY, duel, hand, lies, lp
from fourfold.kernel import drive, secrets
from fourfold.kernel.errors import UnreadableMove
from fourfold.kernel.layout import bare
from fourfold.kernel.words import Say
from fourfold.testing import play, refused

FOLDER = Path(draw.__file__).parent
FIELDS = "P1 pawn1 plains_militia pawn2 tusk_charger | P2 pawn1 coral_guardian def pawn2 moss_sprout set"


def keys(section, say):
    return set(say.own.get(section, {}))


def named(pattern):
    """What the drawing asks of the texts."""
    sources = [FOLDER / "draw.py", *(FOLDER / "look").glob("*.py")]
    return {word for source in sources for word in re.findall(pattern, source.read_text(encoding="utf-8"))}


@pytest.fixture(params=["en", "es"])
def say(request):
    return Say(games.package("entity"), request.param).learn(ENTITY, ENTITY.prepare())


def test_every_key_has_its_text(say):
    setup = ENTITY.prepare()

    responses = {"respond_chain", "respond_attack", "respond_start", "respond_leave", "respond_end"}
    assert {*agenda.PROMPTS, *responses, "main2", "attack_again"} == keys("prompt", say)
    assert set(agenda.PROMPTS) == keys("prompt_name", say)
    told = {key for key, _ in events.TABLE.values()}
    assert told <= keys("event", say)
    assert {key for key in keys("event", say) if key.split("_")[0] not in {t.split("_")[0] for t in told}} == set()
    assert {key for key, _ in reasons.WORDS} - {"fine"} == keys("refuse", say)
    assert {*moves.VERBS, "offer"} == keys("move", say) == keys("verb", say)
    assert {o.word for o in options.OPTIONS} == keys("option", say)
    assert {z.word for z in setup.layout} == keys("zone", say)
    assert {f.word for f in setup.fields if f.said} == keys("field", say)
    assert set(agenda.PHASES) == keys("phase", say)
    assert {str(bit) for bit in cards.KEYWORD_BITS.values() if bit} == keys("keyword", say)
    assert named(r'say\.(?:get|text)\("draw", "(\w+)"') <= keys("draw", say)
    assert named(r'"(g\d+)"') == keys("guide", say)
    assert set(setup.faces) == keys("card_text", say)
    assert set(options.LAUNCH_DECKS) == keys("deck_text", say) <= keys("word", say)


def test_hints_fit_every_moment(say):
    found = set()
    for k in range(100):
        s = drive.position(ENTITY, ENTITY.prepare(), f"hints {k}", k)
        while len(legal := ENTITY.moves(s)) == 1:
            ENTITY.play(s, legal[0])
        if not s.over:
            found |= set(draw.hints(secrets.mask(s, s.seat)))
    assert found == keys("guide", say)


# -- places by name ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("words", ["attack pawn2", "attack zone 2", "attack Tusk Charger", "attack charger"])
def test_a_pawn_attacks_by_its_zone_or_by_its_name(words):
    s = duel(f"{FIELDS} | table turn P1 battle")
    s.match.say(0, words, spoken(s, "en"))
    assert s.asked() == "P1 attack"
    assert s.state.a == 1


def test_a_whole_attack_is_typed_in_a_line_in_spanish():
    s = duel(f"{FIELDS} | table turn P1 battle")
    s.match.say(0, "atacar Embestidor Colmilludo golpear Guardián de Coral", spoken(s, "es"))
    assert lp(s, 1) == 800 - 30
    s.match.say(0, "atacar Milicia", spoken(s, "es"))
    assert s.asked() == "P1 attack"


def spoken(s, lang):
    return Say(games.package("entity"), lang).learn(ENTITY, s.match.setup)


def test_two_of_a_name_are_asked_apart():
    s = duel("P1 pawn1 plains_militia pawn3 plains_militia | P2 pawn1 coral_guardian | table turn P1 battle")
    with pytest.raises(UnreadableMove, match="attack Pawn zone 1, attack Pawn zone 3"):
        s.match.say(0, "attack plains militia", spoken(s, "en"))


def test_a_set_card_cannot_be_called_by_a_name_that_its_rival_does_not_know():
    s = play(duel(f"{FIELDS} | table turn P1 battle"), "P1 attack pawn1")
    before = s.match.digest()
    errors = []
    for words in ("strike moss sprout", "strike mist oracle"):
        with pytest.raises(UnreadableMove) as caught:
            s.match.say(0, words)
        errors.append(str(caught.value).replace(words, ""))
    assert errors[0] == errors[1]
    assert s.match.digest() == before


def test_the_owner_calls_his_set_card_by_its_name_while_another_lies_in_his_hand():
    both = play(duel("P1 back2 void_blast hand void_blast | P2"), "P1 activate void_blast")
    assert (hand(both, 1), lies(both, 1, 2, "back")) == ([], "set")
    play(both, "P1 pass", "P1 pass", "P1 activate void_blast")
    assert (lp(both, 2), lies(both, 1, 2, "back")) == (700, "")
    assert refused(duel("P1 | P2 pawn1 moss_sprout"), "P1 activate void_blast") == "E-12.1"


# -- what is told -----------------------------------------------------------------------------------------------------
def told(s, say, seat=2):
    return [text for e in s.match.events(seat) if (text := say.event(ENTITY, s.match.setup, e))]


def test_an_attack_is_told_with_its_numbers_and_reasons(say):
    s = play(duel(f"{FIELDS} | table turn P1 battle"), "P1 attack pawn2", "P1 strike pawn1", "P1 attack pawn1")
    play(s, "P1 strike pawn2")
    expected = {
        "en": [
            "P1's Tusk Charger attacks Coral Guardian in zone 1.",
            "130 ATK against 160 DEF.",
            "P1 takes 30 damage: 770 LP.",
            "P1's Plains Militia attacks a card in zone 2.",
            "P2's Moss Sprout in zone 2 is turned up to Defense Position.",
            "135 ATK against 60 DEF.",
            "P2's Moss Sprout is destroyed in battle.",
        ],
        "es": [
            "Embestidor Colmilludo de P1 ataca a Guardián de Coral en la zona 1.",
            "130 ATK contra 160 DEF.",
            "P1 recibe 30 de daño: 770 PV.",
            "Milicia de las Llanuras de P1 ataca a una carta en la zona 2.",
            "Brote de Musgo de P2 en la zona 2 se voltea a Posición de Defensa.",
            "135 ATK contra 60 DEF.",
            "Se destruye Brote de Musgo de P2 en batalla.",
        ],
    }
    assert told(s, say)[-7:] == expected[say.lang]


def test_the_reader_hears_which_card_he_set_and_nothing_twice():
    s = play(duel("P1 hand mirror_ward recruit_drive spark_mite | P2"), "P1 summon spark_mite", "P1 pass")
    play(s, "P1 set mirror_ward", "P1 pass", "P1 activate recruit_drive")
    lines = [bare(line) for line in board.sentences(ENTITY, s.match.view(0), spoken(s, "en"), s.match.events(0), 0)]
    assert lines == [
        "P1 Normal Summons Spark Mite to zone 1.",
        "P1 Sets a card in A/C zone 1. (Mirror Ward)",
        "P1 plays Recruit Drive.",
        "Chain 1: P1's Recruit Drive.",
    ]


def test_no_fact_is_told_as_a_bare_code(say):
    """A column with names, such as a cause, is never said as a number."""
    for section, numbers in {"cause": (1, 2), "position": (1, 2), "harm": (1, 2)}.items():
        assert keys(section, say) == {str(n) for n in numbers}
    s = play(duel("P1 hand flame_lance | P2 pawn1 tusk_charger"), "P1 activate flame_lance", "P1 target P2 pawn1")
    assert say.text("event", "destroyed", facts(say, "tusk_charger")) in told(s, say)


def facts(say, card):
    return {"seat": 1, "card": say.get("card", card), "cause": say.get("cause", "2")}
