"""Decks as data (chapter 2): the standard one, the validator, the generator, and playing them."""

from __future__ import annotations

import math
import re
from importlib.resources import files

import pytest

from fourfold.games.pmv import cards, deckfile, decktool, deckwords
from fourfold.games.pmv.game import GAME
from fourfold.kernel import drive, replay
from fourfold.kernel.errors import BadFile, BadOption
from fourfold.kernel.match import Match
from fourfold.kernel.words import LANGUAGES, Say, texts
from fourfold.testing import clause

RULES = files("fourfold.games.pmv").joinpath("rules.md").read_text(encoding="utf-8")
STANDARD = deckfile.parse(deckfile.standard())[0]

GOOD = """
[deck]
name = { es = "Prueba", en = "Trial" }
"""


ITEM = """
[[card]]
id = "I1"
type = "item"
name = { es = "Cosa", en = "Thing" }
cost = 1
"""


def hero(n, extra=""):
    return f"""
[[card]]
id = "H{n}"
type = "hero"
name = {{ es = "Héroe {n}", en = "Hero {n}" }}
cost = 2
atk = 4
dex = 2
def = 2
hp = 8
copies = 2
{extra}
"""


def deck(*cards_, heroes=8):
    return GOOD + "".join(hero(n) for n in range(heroes)) + "\n".join(cards_)


def faults(text):
    return [deckfile.say("d.toml", fault) for fault in deckfile.parse(text)[1]]


@clause("P-2.1")
def test_the_standard_deck_is_the_rulebooks():
    """Every row of the tables of chapter 2."""
    rows = [[c.strip() for c in line.strip("|").split("|")] for line in RULES.split("## 3 Zones")[0].splitlines()]
    printed = {row[0]: row for row in rows if re.fullmatch(r"[HIWRKC]\d\d?", row[0])}
    assert len(printed) == len(STANDARD.cards) == 35
    assert STANDARD.size() == 50
    for card in STANDARD.cards:
        row = printed[card.id]
        assert row[1] == f"{card.names['es']} / {card.names['en']}"
        assert (int(row[2]), int(row[-1])) == (card.cost, card.copies)
        if card.kind == cards.HERO:
            assert [int(n) for n in row[3:8]] == [card.atk, card.dex, 10 + card.dex, card.defence, card.hp]
        elif card.kind == cards.ITEM:
            assert [int(n) if n != "." else 0 for n in row[3:7]] == [card.atk, card.dex, card.defence, card.hp]
        elif card.kind == cards.WEAPON:
            assert row[3] == f"1d{card.die}"
            assert [int(n) if n != "." else 0 for n in row[4:7]] == [card.atk, card.dex, card.defence]
        else:
            effect = cards.EFFECTS[card.effect] or {cards.HEALING: "heal", cards.COUNTERATTACK: "counter"}[card.kind]
            assert row[3].split() == [effect, *([str(card.amount)] if card.amount else [])]
    many = [sum(c.copies for c in STANDARD.cards if c.kind == kind) for kind in range(6)]
    assert many == [14, 8, 7, 9, 5, 7]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_texts_call_the_cards_as_the_deck_does(lang):
    told = texts("fourfold.games.pmv", lang)
    assert {key: told[key] for key in ("card", "card_text")} == deckwords.sections(STANDARD, lang)


def test_a_right_deck_has_no_faults(tmp_path):
    assert faults(deck()) == []
    marked = tmp_path / "marked.toml"
    marked.write_text(deck(), encoding="utf-8-sig")  # as some editors save it
    assert decktool.check(str(marked)) == []


NEW = hero(90)
WEAPON = ITEM.replace("item", "weapon")
REACTIVE = ITEM.replace("item", "reactive")
WRONG = [
    (deck(hero(90, "luck = 3")), "H90: luck: there is no such key here"),
    (deck() + "\n[other]\n", "other: there is no such key here"),
    (deck(NEW.replace("atk = 4", "atk = 99")), "H90: atk: it must be a whole number from 0 to 30, not 99"),
    (deck(NEW.replace("atk = 4", "atk = 4.5")), "H90: atk: it must be a whole number from 0 to 30, not 4.5"),
    (deck(NEW.replace("hp = 8\n", "")), "H90: hp: this field is missing"),
    (deck(NEW.replace('es = "Héroe 90", ', "")), "H90: name.es: the name is missing"),
    (deck(NEW.replace("Hero 90", 21 * "日")), "H90: name.en: a name has up to 40 characters"),
    (deck(hero(1)), "H1: id: two cards have this id"),
    (deck(NEW.replace("Hero 90", "Hero 1")), "H90: name.en: the card H1 has this name already"),
    (deck(NEW.replace('"hero"', '"dragon"')), "H90: type: it must be one of: hero, item"),
    (deck(NEW.replace('"H90"', '"P1"')), "#9: id: an id is missing"),
    (deck(heroes=3), "the deck has 6 heroes; it needs at least 8"),
    (deck(heroes=3), "the deck has 6 cards; it must have 16 to 400"),
    (GOOD, "there are no cards"),
    ("[deck", "it is not TOML"),
    ("a = " + 5000 * "9", "it is not TOML"),
    ("a = " + 5000 * "[", "it is not TOML"),
    (deck() + ITEM, "I1: this item modifies nothing"),
    (deck() + ITEM + 'atk = 1\ndie = "1d6"\n', "I1: die: an item does not change the damage die (P-6.4)"),
    (deck() + WEAPON + 'die = "1d8"\n', "I1: die: it must be one of: 1d2, 1d4, 1d6"),
    (deck() + REACTIVE + 'effect = "explode"\n', "I1: effect: it must be one of: reduce_damage, "),
    (deck() + REACTIVE + 'effect = "reduce_damage"\n', "I1: amount: this field is missing"),
    (deck() + REACTIVE + 'effect = "prevent_death"\namount = 2\n', "I1: amount: prevent_death takes no amount"),
]


@pytest.mark.parametrize(("text", "fault"), WRONG, ids=[fault for _, fault in WRONG])
@clause("P-2.3", "P-4.3", "P-6.4")
def test_a_fault_names_file_card_and_field(text, fault):
    assert any(line.startswith(f"d.toml: {fault}") for line in faults(text)), faults(text)


def test_a_fault_does_not_hide_another():
    wrong = hero(90).replace('"hero"', '"dragon"').replace("Hero 90", "Hero 1")
    told = faults(deck(wrong, hero(2, "luck = 1"), hero(3).replace("copies = 2", "copies = 0"), heroes=3))
    assert [line.removeprefix("d.toml: ") for line in told] == [
        "H90: type: it must be one of: hero, item, weapon, reactive, healing, counterattack",
        "H2: luck: there is no such key here",
        "H3: copies: it must be a whole number from 1 to 20, not 0",
        "H2: id: two cards have this id",
        "H90: name.en: the card H1 has this name already",
    ]  # and nothing of totals: who knows how many cards there should be


def test_every_fault_is_listed_in_both_languages(tmp_path):
    file = tmp_path / "bad.toml"
    file.write_text(deck(hero(90, "luck = 3"), hero(91).replace("atk = 4", "atk = -1"), heroes=8), encoding="utf-8")
    assert len(decktool.check(str(file))) == len(decktool.check(str(file), "es")) == 2
    assert "esta clave no existe" in decktool.check(str(file), "es")[0]
    with pytest.raises(BadFile) as caught:
        GAME.prepare({"deck": str(file)})
    assert str(caught.value).count("bad.toml: H9") == 2
    assert decktool.check(str(tmp_path / "none.toml"))


@clause("P-2.3")
@pytest.mark.parametrize("size", [30, 37, 50, 120, 200])
def test_a_generated_deck_is_valid_and_balanced(size):
    for seed in range(12):
        text = decktool.generate(seed, size)
        assert text == decktool.generate(str(seed), size)
        made, wrong = deckfile.parse(text)
        assert wrong == []
        assert made.size() == size
        assert len({card.id for card in made.cards}) == len(made.cards)
        heroes = [card for card in made.cards if card.kind == cards.HERO]
        assert len(heroes) >= 10
        assert abs(sum(card.atk - card.defence for card in heroes)) <= len(heroes)


# P-2.3: ATK, DEX, DEF, HP from least to most, and the cost that a template starts from
HEROES = [((5, 8), (2, 4), (5, 8), (8, 10)), ((5, 8), (3, 5), (4, 7), (6, 8)), ((5, 8), (1, 3), (7, 9), (10, 12))]
HEROES += [((5, 8), (4, 6), (4, 6), (7, 9)), ((4, 7), (3, 5), (4, 6), (6, 8))]
HERO_BASES = [4, 3, 5, 4, 3]
GEAR, RISK, NEW_WEAPON = ((-1, 0), (1, 2), (1, 2)), ((2, 3), (-1, 0), (-2, -1)), ((1, 2), (0, 0), (-1, 0))


def fits(card, *templates):
    figures = (card.atk, card.dex, card.defence, card.hp)
    return any(all(low <= n <= high for n, (low, high) in zip(figures, t, strict=False)) for t in templates)


def priced(card, derived, base):
    return card.cost == round((2 * derived + base) / 3)


@clause("P-2.3")
def test_generated_cards_come_from_the_templates_at_the_price_of_the_cost_model():
    seen = set()
    for seed in range(30):
        made, _ = deckfile.parse(decktool.generate(seed, 50))
        assert [made.many(kind) for kind in range(6)] == [12, 9, 6, 8, 5, 10]
        for n, card in enumerate(made.cards):
            total = card.atk + card.dex + card.defence
            if card.kind == cards.HERO:
                assert fits(card, HEROES[n % 5])
                power = card.atk + card.dex + 0.9 * card.defence + 0.8 * card.hp
                assert priced(card, min(6, max(2, math.floor(power / 3.2 - 2 + 0.5))), HERO_BASES[n % 5])
                assert 2 <= card.cost <= 6
            elif card.kind == cards.ITEM:
                assert fits(card, GEAR, RISK)
                assert priced(card, max(1, total), 1 if fits(card, GEAR) else 2)
            elif card.kind == cards.WEAPON:
                assert fits(card, NEW_WEAPON)
                assert card.die == 6
                assert priced(card, total + 1, 2)
            elif card.kind == cards.REACTIVE:
                seen.add((cards.EFFECTS[card.effect], card.amount, card.cost))
            else:
                seen.add((cards.KINDS[card.kind], card.amount, card.cost))
    assert seen == {
        *{("reduce_damage", 1, 1), ("reduce_damage", 2, 2), ("cancel_critical", 0, 1), ("prevent_death", 0, 3)},
        *{("healing", 1, 1), ("healing", 2, 2), ("healing", 3, 3)},
        *{("counterattack", 1, 1), ("counterattack", 2, 2)},
    }


def test_different_seeds_make_different_decks():
    assert len({decktool.generate(seed, 50) for seed in range(20)}) == 20


@pytest.mark.parametrize("option", ["generated:1", "generated:1:29", "generated:1:x", "generated::50", "nowhere.toml"])
def test_a_deck_that_cannot_be_had_is_refused(option):
    with pytest.raises(BadOption):
        GAME.prepare({"deck": option})


@clause("P-2.3")
def test_a_deck_file_is_played_and_replayed_and_names_the_match(tmp_path):
    file = tmp_path / "own.toml"
    file.write_text(decktool.generate(4, 60), encoding="utf-8")
    setup = GAME.prepare({"deck": str(file)})
    match = Match(GAME, setup, "own")
    rng = drive.fast("own")
    while not match.over:
        legal = match.legal()
        match.play(match.asked, legal[rng.below(len(legal))])
    text = replay.write(match)
    assert replay.read(GAME, text).digest() == match.digest()

    file.write_text(decktool.generate(5, 60), encoding="utf-8")  # another deck: another match
    assert GAME.prepare({"deck": str(file)}).hash != setup.hash
    with pytest.raises(BadFile):
        replay.read(GAME, text)


def test_the_cards_of_a_deck_file_are_called_by_their_names():
    setup = GAME.prepare({"deck": "generated:4:60"})
    for lang in LANGUAGES:
        say = Say("fourfold.games.pmv", lang).learn(GAME, setup)
        names = [say.card(setup, face) for face in range(len(setup.faces))]
        assert len(set(names)) == len(names)
        assert not set(names) & set(setup.faces)
        assert all(say.has("card_text", word) for word in setup.faces)
