"""Players, setup, piles (E-1), and what a card is (E-2)."""

from __future__ import annotations

from collections import Counter

import pytest

from fourfold.games.entity.cardset import cardfile, vocabulary
from fourfold.games.entity.tests.glance import (
    ENTITY,
    STAGED,
    calm,
    dealt,
    discard,
    duel,
    go,
    hand,
    lies,
    lp,
    pawns,
    stats,
    void,
)
from fourfold.kernel.errors import BadOption
from fourfold.kernel.scene import faces_in
from fourfold.testing import clause, refused


# -- players and setup ------------------------------------------------------------------------------------------------
def cards_in(match, word, seat):
    return [match.setup.faces[f] for f in faces_in(match.state, match.setup.zone(word, seat))]


@clause("E-1.1")
def test_two_players_with_800_lp_and_five_cards():
    match = dealt(first_player=1, first_turn_draw="off")
    field = next(f for f in match.setup.fields if f.word == "lp")
    assert [int(match.state.num[field.start + p]) for p in (0, 1)] == [800, 800]
    assert [len(cards_in(match, "hand", p)) for p in (0, 1)] == [5, 5]
    for seats in (1, 3):
        with pytest.raises(BadOption):
            ENTITY.prepare({"seats": seats})


@clause("E-1.2")
def test_each_brings_a_deck():
    match = dealt(deck1="dawn_tide", deck2="crown_gale")
    for p in (0, 1):
        listed = Counter({name: n for name, n in zip(match.setup.faces, match.setup.pools[p], strict=True) if n})
        assert Counter(cards_in(match, "deck", p) + cards_in(match, "hand", p)) == listed
        assert (listed.total(), max(listed.values())) == (40, 3)


@clause("E-1.3")
def test_both_decks_are_shuffled_then_drawn_from_then_somebody_begins():
    match = dealt(first_player=2)
    drawn = [e for e in match.events() if ENTITY.event_table().get(e.kind, ("",))[0] in ("drew", "turn")]
    assert [(ENTITY.event_table()[e.kind][0], e.seat, e.a) for e in drawn] == [
        ("drew", 0, 5),
        ("drew", 1, 5),
        ("turn", 1, 1),  # t = 1
        ("drew", 1, 1),
    ]
    assert ENTITY.prompt(match.state)[0] == "respond_start"  # nobody is asked for another hand
    for p in (0, 1):
        orders = {tuple(cards_in(dealt(seed), "deck", p)) for seed in range(5)}
        assert len(orders) == 5
        assert all(list(order) != sorted(order, key=match.setup.faces.index) for order in orders)


# -- piles ------------------------------------------------------------------------------------------------------------
@clause("E-1.4")
def test_zones_of_a_player():
    match = dealt()
    for p in (0, 1):
        words = {z.word for z in match.setup.layout if z.owner == p}
        places = {f"{word}{k}" for word in ("pawn", "back") for k in range(1, 6)}
        assert words == {"deck", "hand", "discard", "void", *places, "rising"}  # that one: while Tributes are chosen
    s = duel("P1 discard spark_mite void_blast spark_mite void moss_sprout | P2 hand spark_mite")
    for seat in (0, 1, 2):
        view = s.match.view(seat)
        setup = view.setup
        assert all(face < 0 for p in (0, 1) for face in faces_in(view, setup.zone("deck", p)))
        seen = [setup.faces[f] for f in faces_in(view, setup.zone("discard", 0))]
        assert seen == ["spark_mite", "void_blast", "spark_mite"]
        assert [setup.faces[f] for f in faces_in(view, setup.zone("void", 0))] == ["moss_sprout"]


@clause("E-1.5")
def test_a_card_in_the_void_lies_face_up_and_nothing_reaches_it():
    text = "P1 hand call_from_the_grave {0} discard {1} void {2} | P2 hand moss_sprout"
    there = duel(text.format("scouting_report", "spark_mite", "tidepool_scout"))
    assert "activate call_from_the_grave" in there.options()
    gone = duel(text.format("scouting_report", "", "spark_mite"))
    assert refused(gone, "P1 activate call_from_the_grave") == "E-14.5"  # not targeted, not moved
    named = go(duel("P1 hand void_caster void void_blast | P2 hand moss_sprout"), "P1 summon void_caster")
    assert (named.asked(), hand(named, 1)) == ("P1 main", [])
    counted = duel("P1 pawn1 night_harvester discard bone_conscript void bone_conscript*2 | P2 hand moss_sprout")
    assert stats(counted, 1, 1) == (180, 110)
    paid = duel("P1 pawn1 lich_sovereign discard bone_conscript void spark_mite*2 | P2 hand moss_sprout")
    assert refused(paid, "P1 use pawn1") in ("E-14.4", "E-14.5")


@clause("E-1.5")
def test_nothing_that_goes_to_the_void_triggers_of_its_own():
    text = "P1 pawn1 spark_mite hand exile_rite burrow_beetle jungle_apex | P2 pawn1 farewell"
    s = go(duel(text, cards=STAGED), "P1 activate exile_rite", "P1 target P2 pawn1", "P1 discard burrow_beetle")
    assert (void(s, 2), lp(s, 2), s.asked()) == (["farewell"], 800, "P1 main")
    duelists = duel("P1 pawn1 crypt_duelist | P2 pawn1 crypt_duelist | table turn P1 battle")
    go(duelists, "P1 attack pawn1", "P1 strike pawn1")
    assert len(void(duelists, 1) + void(duelists, 2)) == 1  # the one that is gone cannot send the other after it
    own = duel("P1 pawn1 farewell hand jungle_apex | P2 hand spark_mite", cards=STAGED)
    go(own, "P1 summon jungle_apex", "P1 tribute pawn1")
    assert lp(own, 1) == 810  # it does trigger from the Discard Pile


@clause("E-1.6")
def test_cards_go_to_their_owners_piles():
    s = duel(
        "P1 hand recall exile_rite spark_mite flame_lance | P2 pawn1 ember_recruit pawn2 grave_rat pawn3 wind_dancer",
        cards=STAGED,
    )
    go(s, "P1 activate recall", "P1 target P2 pawn1")
    assert hand(s, 2) == ["ember_recruit"]
    go(s, "P1 activate exile_rite", "P1 target P2 pawn2", "P1 discard spark_mite")
    assert (void(s, 2), void(s, 1)) == (["grave_rat"], [])
    go(s, "P1 activate flame_lance", "P1 target P2 pawn3")
    assert (discard(s, 2), discard(s, 1)) == (["wind_dancer"], ["recall", "spark_mite", "exile_rite", "flame_lance"])
    assert pawns(s, 2) == []


@clause("E-1.6")
def test_no_word_of_the_vocabulary_changes_who_controls_a_card():
    assert not [word for word in vocabulary.OPS if "control" in word or "owner" in word]


@clause("E-1.7")
def test_lp_have_no_maximum_and_a_minimum_of_0():
    s = go(duel("P1 hand solstice_sentinel void_blast | P2 lp 30"), "P1 summon solstice_sentinel")
    assert lp(s, 1) == 900
    go(s, "P1 activate void_blast")
    assert (lp(s, 2), s.asked()) == (0, "over")
    hit = go(duel("P1 pawn1 tusk_charger | P2 lp 30 | table turn P1 battle"), "P1 attack pawn1", "P1 direct")
    assert lp(hit, 2) == 0


@clause("E-1.8")
def test_a_hand_has_no_limit():
    s = go(duel("P1 hand spark_mite*12 | P2 hand spark_mite | table turn P1 draw"), "P1 end")
    assert (len(hand(s, 1)), s.asked()) == (13, "P2 main")


@clause("E-1.9")
def test_what_goes_to_the_discard_pile():
    battle = go(
        duel("P1 pawn1 tusk_charger | P2 pawn1 wind_dancer | table turn P1 battle"), "P1 attack 1", "P1 strike 1"
    )
    assert discard(battle, 2) == ["wind_dancer"]  # destroyed
    text = "P1 pawn1 spark_mite hand scouting_report gale_fledgling forge_titan deck void_blast*3 | P2 back1 sanctuary"
    s = go(duel(text), "P1 activate scouting_report", "P1 discard gale_fledgling")
    assert discard(s, 1) == ["gale_fledgling", "scouting_report"]  # discarded, used
    go(s, "P1 summon forge_titan", "P1 tribute pawn1", "P1 target P2 back1")
    assert discard(s, 1) == ["gale_fledgling", "scouting_report", "spark_mite"]  # Tributes
    assert discard(s, 2) == ["sanctuary"]  # a destroyed Condition
    mill = go(duel("P1 hand burrow_beetle deck spark_mite*3 | P2 hand void_blast"), "P1 summon burrow_beetle")
    assert discard(mill, 1) == ["spark_mite", "spark_mite"]  # milled
    text = "P1 pawn1 tusk_charger | P2 pawn1 wind_dancer back1 mirror_ward | table turn P1 battle"
    used = go(duel(text), "P1 attack 1", "P1 strike 1", "P2 activate back1")
    assert discard(used, 2) == ["mirror_ward"]  # a used Condition


@clause("E-1.10")
def test_a_card_enters_the_lowest_free_zone():
    text = "P1 pawn1 spark_mite pawn3 spark_mite back1 sanctuary back3 sanctuary hand {} | P2 hand moss_sprout"
    s = duel(text.format("arc_warden jungle_apex call_from_the_grave battle_standard mirror_ward"))
    go(s, "P1 summon arc_warden")
    assert s.zone("pawn2", 1) == ["arc_warden"]
    go(s, "P1 summon jungle_apex", "P1 tribute pawn1")
    assert s.zone("pawn1", 1) == ["jungle_apex"]
    go(s, "P1 activate call_from_the_grave", "P1 target P1 spark_mite")
    assert s.zone("pawn4", 1) == ["spark_mite"]  # Special Summoned
    go(s, "P1 activate battle_standard", "P1 set mirror_ward")
    assert (s.zone("back2", 1), s.zone("back4", 1)) == (["battle_standard"], ["mirror_ward"])
    hidden = go(duel(text.format("arc_warden")), "P1 set arc_warden")
    assert (s.zone("pawn2", 1), lies(hidden, 1, 2)) == (["arc_warden"], "set")


# -- cards ------------------------------------------------------------------------------------------------------------
CARD = """
format = 1
set = "own"
[[card]]
code = "Y01"
id = "own_card"
name = "Own Card"
es = "Carta Propia"
"""
PLAYS = "{ kind = 'play', do = [{ op = 'draw', who = 'you', n = 1 }] }"
STAYS = "{ kind = 'trigger', on = 'turn_start', who = 'you', do = [{ op = 'draw', who = 'you', n = 1 }] }"


def keys(row):
    """What is wrong with a card: the keys of the faults."""
    return {fault.key for fault in cardfile.parse_cards(CARD + row, cardfile.launch())[1]}


@clause("E-2.1")
def test_what_a_card_says():
    launch = cardfile.launch().cards
    for card in launch:
        assert card.names["en"]
        if card.kind == "pawn":
            assert card.attribute in vocabulary.ATTRIBUTES
            assert card.type in vocabulary.TYPES
            assert 1 <= card.level <= 10
        else:
            assert card.speed in vocabulary.SPEEDS[card.kind]
    assert (len(vocabulary.ATTRIBUTES), len(vocabulary.TYPES)) == (8, 14)
    assert {card.level for card in launch if card.kind == "pawn"} == set(range(1, 11))
    pawn = "kind = 'pawn'\nlevel = {}\nattribute = '{}'\ntype = '{}'\natk = 100\ndef = 100\n"
    assert not keys(pawn.format(4, "fire", "bug"))
    assert keys(pawn.format(11, "fire", "bug"))
    assert keys(pawn.format(0, "fire", "bug"))
    assert keys(pawn.format(4, "mud", "bug"))
    assert keys(pawn.format(4, "fire", "robot"))
    for kind, allowed in (("action", ("normal", "fast", "lingering")), ("condition", ("normal", "lingering"))):
        for speed in ("normal", "fast", "lingering", "slow"):
            effects = f"{PLAYS}, {STAYS}" if speed == "lingering" else PLAYS
            row = f"kind = '{kind}'\nspeed = '{speed}'\neffect = [{effects}]"
            assert bool(keys(row)) == (speed not in allowed), (kind, speed)


@clause("E-2.2")
def test_current_figures_are_printed_ones_and_all_modifiers():
    text = (
        "P1 pawn1 plains_militia pawn2 riptide_raider back1 battle_standard up hand power_surge | P2 pawn1 glacier_wyrm"
    )
    s = duel(text)
    assert stats(s, 1, 1) == (135 + 20 - 10, 100 + 10)
    go(s, "P1 activate power_surge", "P1 target P1 pawn1")
    assert stats(s, 1, 1) == (135 + 20 - 10 + 40, 100 + 10)
    assert stats(s, 2, 1) == (190, 190)


@clause("E-2.2")
def test_current_figures_are_not_below_0():
    s = duel("P1 pawn1 spark_mite hand power_surge stone_wall gain -60 wall -90 | P2 hand spark_mite")
    assert stats(s, 1, 1) == (0, 0)
    go(s, "P1 activate power_surge", "P1 target P1 pawn1", "P1 activate stone_wall", "P1 target P1 pawn1")
    assert stats(s, 1, 1) == (20, 10)  # the sum counts, not what was 0 before


@clause("E-2.3")
def test_what_is_noted_of_a_card_vanishes_when_it_leaves_the_field():
    text = "P1 pawn1 big_bear_beast_king pawn2 moss_sprout hand recall power_surge | P2 pawn1 spark_mite"
    s = go(duel(text, cards=STAGED), "P1 activate power_surge", "P1 target P1 pawn1", "P1 battle")
    go(s, "P1 attack pawn1", "P1 strike pawn1", "P1 finish", "P1 use pawn1", "P1 change pawn1")
    calm(s)
    assert refused(s, "P1 use pawn1") == "E-9.4"
    assert refused(s, "P1 change pawn1") == "E-5.2"
    noted = [(f.word, f.start) for f in s.match.setup.fields if f.size == 10 and not f.word.startswith("back")]
    assert {word for word, start in noted if s.state.num[start]} == {
        *("pos", "used", "attacks", "changed", "gain_now", "gain", "wall_next")
    }
    go(s, "P1 activate recall", "P1 target P1 pawn1")
    assert not [word for word, start in noted if s.state.num[start]]
    calm(go(s, "P1 summon big_bear_beast_king", "P1 tribute pawn2"))
    assert (lies(s, 1, 1), stats(s, 1, 1), s.number("attacks", 1)) == ("attack", (220, 200), 0)
    assert refused(s, "P1 change pawn1") == "E-5.2"  # now because it came this turn
    calm(go(s, "P1 use pawn1"))
    assert lp(s, 1) == 840
