"""Random phrases of the vocabulary: what loads can be said and played, what is refused is explained."""

from __future__ import annotations

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from hypothesis import given, settings
from hypothesis import strategies as st

from fourfold import games
from fourfold.games.entity import speech
from fourfold.games.entity.cardset import cardfile
from fourfold.games.entity.cardset import vocabulary as v
from fourfold.games.entity.cardset.faults import say
from fourfold.games.entity.tests.phrasebook import Phrases, Table, file_of
from fourfold.games.entity.tests.test_texts import leaves, replaced
from fourfold.kernel import check
from fourfold.kernel.drive import fast
from fourfold.testing import clause

ENTITY = games.load("entity")
JUNK: tuple[object, ...] = ("nonsense", -(10**6), 10**30, 3.5, [])
FILLERS = "+moss_sprout*6+void_blast*3+storm_gryphon*3+plains_militia*6+mirror_ward*2"

randoms = st.integers(0, 2**32).map(Random)


def loading(rng: Random, many: int) -> list[Table]:
    """The cards among so many random ones that load, without the others too."""
    phrases = Phrases(rng)
    cards = [phrases.card(n) for n in range(many)]
    while faults := cardfile.parse_cards(file_of(cards), cardfile.launch())[1] if cards else []:
        for fault in faults:
            assert fault.card
            assert fault.field
            assert all(say("x.toml", fault, language) for language in v.LANGUAGES)
        bad = {fault.card for fault in faults}
        cards = [card for card in cards if card["id"] not in bad]
    return cards


@clause("E-14.1", "E-14.2", "E-14.3", "E-14.4", "E-14.5", "E-14.6", "E-14.7", "E-14.8", "E-14.9", "E-14.10", "E-14.11")
@settings(max_examples=12)
@given(randoms)
def test_what_loads_can_be_said_and_played(rng):
    cards = loading(rng, 40)
    if not cards:
        return
    with TemporaryDirectory() as folder:
        file = Path(folder) / "random.toml"
        file.write_text(file_of(cards), encoding="utf-8")
        found, faults = cardfile.parse_cards(file_of(cards), cardfile.launch())
        assert not faults
        for language in v.LANGUAGES:
            texts = speech.sentences(found, language)
            assert all(texts[card.id] and "_" not in texts[card.id] for card in found.cards)
        deck = "none" + "".join(f"+{card['id']}*3" for card in cards) + FILLERS
        loose = {"deck_min": "0", "deck_max": "120", "copies_max": "9", "turn_cap": "20"}
        setup = ENTITY.prepare({"cards": str(file), "deck1": deck, "deck2": deck, **loose})
    s = ENTITY.start(setup, "phrases")
    chance = fast("phrases")
    for _ in range(800):
        if s.over:
            break
        legal = ENTITY.moves(s)
        assert legal, f"nothing to answer: {ENTITY.prompt(s)}"
        ENTITY.play(s, legal[chance.below(len(legal))])
        assert check.faults(ENTITY, s) == []


def field_of(path: tuple[object, ...]) -> str:
    """How a fault names this place: effect[1].do[2].n."""
    return "effect" + "".join(f"[{step + 1}]" if isinstance(step, int) else f".{step}" for step in path)


@settings(max_examples=12)
@given(randoms)
def test_a_card_with_nonsense_in_it_is_refused_where_it_stands(rng):
    for card in loading(rng, 20):
        places = list(leaves(card["effect"]))
        path, _ = rng.choice(places)
        junk = rng.choice(JUNK)
        broken = card | {"effect": replaced(card["effect"], path, junk)}
        faults = cardfile.parse_cards(file_of([broken]), cardfile.launch())[1]
        where = field_of(path)
        near = [f for f in faults if f.card == card["id"] and (where.startswith(f.field) or f.field.startswith(where))]
        assert near, (where, junk, faults)
        assert all(say("x.toml", fault, language) for fault in faults for language in v.LANGUAGES)


@settings(max_examples=12)
@given(randoms)
def test_an_unknown_word_is_refused_where_it_stands(rng):
    for card in loading(rng, 20):
        effects = card["effect"]
        assert isinstance(effects, list)
        n = rng.randrange(len(effects))
        broken = card | {"effect": replaced(effects, (n,), effects[n] | {"sparkle": 1})}
        faults = cardfile.parse_cards(file_of([broken]), cardfile.launch())[1]
        assert ("unknown_key", card["id"], f"effect[{n + 1}].sparkle") in [f[:3] for f in faults]
