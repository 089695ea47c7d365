"""Who knows what (E-11): views, twin worlds that differ in one secret, and decks that nobody has shown."""

from __future__ import annotations

from collections import Counter

import pytest

from fourfold.games.entity import catalog, events, guess, options, table
from fourfold.games.entity.cardset import decks
from fourfold.games.entity.tests.glance import (
    ENTITY,
    RULES,
    back,
    dealt,
    discard,
    duel,
    hand,
    lp,
    place,
    quiet,
)
from fourfold.kernel import secrets
from fourfold.kernel.rng import POLICY, key_of, seeded
from fourfold.kernel.scene import faces_in
from fourfold.kernel.state import HIDDEN, State
from fourfold.kernel.words import Say
from fourfold.testing import Story, clause, play
from fourfold.tests.contract import checks

FIGHT = " | table turn P1 battle"
Spot = tuple[str, int, int]  # zone, seat, which card from the bottom


def known(s: Story, word: str, owner: int, seat: int) -> list[str]:
    """The names that a seat sees in a zone; `?` for a card it does not."""
    view = s.match.view(seat - 1)
    names = view.setup.faces
    return [names[f] if f != HIDDEN else "?" for f in faces_in(view, view.setup.zone(word, owner - 1))]


def card(s: Story, spot: Spot) -> int:
    word, owner, k = spot
    return int(s.state.at(s.match.setup.zone(word, owner - 1), k))


def alike(text: str, one: Spot, other: Spot, seat: int, *moves: str, **options: object) -> tuple[Story, Story]:
    """Play the moves in two worlds that differ in two exchanged faces: this seat can never tell which it is in."""
    here, there = duel(text, **options), duel(text, **options)
    there.state.change(card(there, one), card(there, other))
    assert [int(f) for f in here.state.face] != [int(f) for f in there.state.face]
    for move in ("", *moves):
        if move:
            play(here, move)
            play(there, move)
        assert checks.visible(ENTITY, here.state, seat - 1) == checks.visible(ENTITY, there.state, seat - 1), move
        assert here.match.events(seat - 1) == there.match.events(seat - 1), move
    return here, there


def imagined(view: State, n: int = 30) -> list[State]:
    return [secrets.imagine(ENTITY, view, seeded(key_of(f"imagine {k}"), POLICY)) for k in range(n)]


def deck_of(s: State, group: int) -> Counter[str]:
    """All cards of a player, wherever they are."""
    return Counter(s.setup.faces[s.face[k]] for k in range(int(s.setup.cards)) if s.setup.group[k] == group)


def listed(name: str) -> Counter[str]:
    found = decks.card_set("launch")
    return Counter(next(deck.cards for deck in found.decks if deck.id == name))


# -- what is public (E-11.1), what is not (E-11.2) --------------------------------------------------------------------
@clause("E-11.1")
def test_all_numbers_and_all_that_lies_open_are_public():
    text = "P1 pawn1 high_king def discard void_blast moss_sprout void grave_rat hand moss_sprout back1 overgrowth up"
    s = duel(text + " | P2 pawn2 grave_rat discard cinder_whelp back1 mirror_ward hand void_blast")
    play(s, "P1 change pawn1", "P2 pass")
    for seat in (1, 2, 3):
        view = s.match.view(seat - 1)
        assert [int(n) for n in view.num] == [int(n) for n in s.state.num]
        assert [int(n) for n in view.count] == [int(n) for n in s.state.count]
        assert known(s, "discard", 1, seat) == ["void_blast", "moss_sprout"]
        assert known(s, "void", 1, seat) == ["grave_rat"]
        assert (known(s, "pawn1", 1, seat), known(s, "back1", 1, seat)) == (["high_king"], ["overgrowth"])
    words = {field.word for field in s.match.setup.fields}
    assert words >= {"t", "phase", "lp", "normals", "hiddens", "attacks", "back_since", "changed"}


@clause("E-11.1", "E-8.6")
def test_the_chain_is_public():
    s = play(duel("P1 hand flame_lance | P2 pawn1 moss_sprout back1 mirror_ward"), "P1 activate flame_lance")
    play(s, "P1 target P2 pawn1")
    for seat in (0, 1, 2):
        faces = s.match.setup.faces
        told = [(e.kind, faces[e.face]) for e in s.match.events(seat) if e.kind in (events.LINKED, events.TARGETED)]
        assert told == [(events.TARGETED, "moss_sprout"), (events.LINKED, "flame_lance")]


@clause("E-11.2")
def test_hands_and_set_cards_are_their_owners_secret_and_decks_everybodys():
    s = duel("P1 hand void_blast back1 mirror_ward pawn1 moss_sprout set deck high_king*2 | P2 hand grave_rat deck ?*2")
    assert (known(s, "hand", 1, 1), known(s, "back1", 1, 1), known(s, "pawn1", 1, 1)) == (
        ["void_blast"],
        ["mirror_ward"],
        ["moss_sprout"],
    )
    for seat in (2, 3):
        assert [known(s, word, 1, seat) for word in ("hand", "back1", "pawn1")] == [["?"]] * 3
    for seat in (1, 2, 3):
        assert (known(s, "deck", 1, seat), known(s, "deck", 2, seat)) == (["?", "?"], ["?", "?"])


@clause("E-11.2")
def test_each_player_knows_what_is_left_in_his_own_deck():
    s = dealt("own deck").state
    for seat in (0, 1):
        true = Counter(faces_in(s, s.setup.zone("deck", seat)))
        orders = set()
        for world in imagined(secrets.mask(s, seat), 10):
            deck = faces_in(world, s.setup.zone("deck", seat))
            assert Counter(deck) == true
            orders.add(tuple(deck))
        assert len(orders) > 1  # and nothing of its order


@clause("E-11.2")
def test_he_sees_his_deck_during_a_search_and_it_is_shuffled_afterwards():
    s = duel("P1 hand recruit_drive deck moss_sprout*3 plains_militia ember_recruit | P2 hand moss_sprout")
    quiet(s, "P1 activate recruit_drive")
    assert s.options() == ["take ember_recruit", "take plains_militia", "none"]
    assert sorted(known(s, "deck", 1, 1)) == ["ember_recruit", *["moss_sprout"] * 3, "plains_militia"]
    assert known(s, "deck", 1, 2) == ["?"] * 5
    play(s, "P1 take ember_recruit")
    assert known(s, "deck", 1, 1) == ["?"] * 4
    assert "shuffled" in [name for e in s.match.events() if (name := {1: "shuffled"}.get(e.kind))]


# -- twin worlds ------------------------------------------------------------------------------------------------------
@clause("E-11.2", "E-8.4", "E-11.5")
def test_nobody_can_tell_a_set_card_from_another():
    text = (
        "P1 pawn1 plains_militia back1 void_call | P2 back1 mirror_ward pawn2 moss_sprout set deck void_blast" + FIGHT
    )
    moves = ["P1 attack pawn1", "P1 strike pawn2", "P2 pass", "P1 pass"]
    here, there = alike(text, ("back1", 2, 0), ("deck", 2, 0), 1, *moves)
    assert (back(here, 2), back(there, 2)) == (["mirror_ward"], ["void_blast"])
    true = duel(text)
    play(true, "P1 attack pawn1", "P1 strike pawn2")
    assert true.options() == ["activate back1", "pass"]  # one pass was chosen, the other the only move


@clause("E-8.4", "E-11.5")
def test_nobody_can_tell_who_could_respond():
    text = "P1 hand void_blast | P2 back1 rite_of_refusal deck mirror_ward moss_sprout"
    here, _ = alike(text, ("back1", 2, 0), ("deck", 2, 0), 1, "P1 activate void_blast", "P2 pass", "P2 pass")
    assert lp(here, 2) == 750
    mine = "P1 hand power_surge moss_sprout deck plains_militia void_blast | P2 pawn1 moss_sprout back1 mirror_ward"
    alike(mine, ("hand", 1, 0), ("deck", 1, 1), 2, "P1 summon moss_sprout", "P2 pass", "P1 pass")


@clause("E-11.2")
def test_nobody_can_tell_the_order_of_a_deck():
    text = "P1 deck moss_sprout void_blast grave_rat | P2 deck moss_sprout void_blast grave_rat"
    for owner in (1, 2):
        for seat in (1, 2, 3):
            moves = ["P1 end"] if (owner, seat) == (1, 2) else []
            alike(text, ("deck", owner, 0), ("deck", owner, 2), seat, *moves)


@clause("E-11.2", "E-12.10", "E-11.3")
def test_a_search_that_found_nothing_looks_like_one_that_took_nothing():
    text = "P1 hand recruit_drive plains_militia deck grave_rat moss_sprout*3 | P2 back1 mirror_ward"
    moves = ["P1 activate recruit_drive", "P2 pass", "P1 pass", "P1 none", "P2 pass"]
    here, there = alike(
        text.replace("plains_militia deck grave_rat", "grave_rat deck plains_militia"),
        ("hand", 1, 1),
        ("deck", 1, 0),
        2,
        *moves,
    )
    assert ("plains_militia" in hand(here, 1), "plains_militia" in hand(there, 1)) == (False, True)


@clause("E-11.2", "E-12.10")
def test_a_pick_from_the_hand_that_found_nothing_tells_nothing_either():
    text = "P1 pawn1 plains_militia | P2 back1 second_dawn hand moss_sprout deck void_blast" + FIGHT
    moves = ["P1 attack pawn1", "P1 direct", "P2 pass", "P2 activate back1", "P2 none"]
    here, there = alike(text, ("hand", 2, 0), ("deck", 2, 0), 1, *moves)
    assert (hand(here, 2), hand(there, 2)) == (["moss_sprout"], ["void_blast"])


@clause("E-11.3")
def test_a_set_card_that_returns_to_the_hand_is_not_shown():
    text = "P1 hand sudden_gust | P2 back1 mirror_ward deck void_blast"
    here, _ = alike(
        text, ("back1", 2, 0), ("deck", 2, 0), 1, "P1 activate sudden_gust", "P1 target P2 back1", "P2 pass"
    )
    assert (hand(here, 2), known(here, "hand", 2, 1)) == (["mirror_ward"], ["?"])


@clause("E-11.3", "E-9.2")
@pytest.mark.parametrize("listener", ["muster_roll up", "flashback"])
@pytest.mark.parametrize("seat", [1, 2])
def test_a_set_pawn_that_returns_tells_nobody_what_it_was(listener, seat):
    """Neither by a trigger that fires, nor by a Condition that may answer."""
    other = 3 - seat
    text = f"P1 hand recall | P2 pawn1 grave_rat set deck plains_militia | P{seat} back2 {listener} | P{other} lp 700"
    moves = ["P1 activate recall", "P1 target P2 pawn1"]
    if listener == "flashback":
        moves.append(f"P{seat} pass")
    here, there = alike(text, ("pawn1", 2, 0), ("deck", 2, 0), 1, *moves, cards=RULES)
    assert (hand(here, 2), hand(there, 2)) == (["grave_rat"], ["plains_militia"])


@clause("E-11.4", "E-11.2")
def test_which_of_two_copies_or_cards_moves_tells_nothing():
    text = "P1 hand moss_sprout*2 void_blast deck grave_rat | P2 back1 mirror_ward"
    alike(text, ("hand", 1, 2), ("deck", 1, 0), 2, "P1 set moss_sprout", "P2 pass", "P1 pass")


@clause("E-11.2", "E-11.3")
@pytest.mark.parametrize("words", [("grave_court", "dawn_tide"), ("crown_gale", "forest_throne")])
def test_whole_games_look_alike_in_twin_worlds(words):
    setup = ENTITY.prepare({"deck1": words[0], "deck2": words[1]})
    assert checks.explore(ENTITY, setup, f"twins {words}", 25, 8) > 50


# -- what is shown (E-11.3, E-11.4) -----------------------------------------------------------------------------------
@clause("E-11.3")
def test_searched_summoned_and_paid_cards_are_shown():
    s = duel("P1 hand recruit_drive deck plains_militia | P2")
    play(s, "P1 activate recruit_drive", "P1 take plains_militia")
    assert known(s, "hand", 1, 2) == ["plains_militia"]
    matron = duel("P1 pawn1 hive_matron deck spark_mite | P2")
    play(matron, "P1 use pawn1", "P1 take spark_mite")
    assert known(matron, "pawn2", 1, 2) == ["spark_mite"]
    paid = duel("P1 hand exile_rite moss_sprout | P2 pawn1 grave_rat set")
    quiet(paid, "P1 activate exile_rite", "P1 target P2 pawn1", "P1 discard moss_sprout")
    assert known(paid, "discard", 1, 2) == ["moss_sprout", "exile_rite"]
    assert known(paid, "void", 2, 1) == ["grave_rat"]  # a Set card that is voided is shown


@clause("E-11.3")
def test_a_face_up_card_that_returns_stays_known_and_a_destroyed_set_card_is_shown():
    s = duel("P1 pawn1 plains_militia | P2 pawn1 mist_oracle set" + FIGHT)
    quiet(s, "P1 attack pawn1", "P1 strike pawn1", "P2 target P1 pawn1")
    assert known(s, "hand", 1, 2) == ["plains_militia"]
    titan = duel("P1 hand forge_titan pawn1 moss_sprout | P2 back1 mirror_ward")
    quiet(titan, "P1 summon forge_titan", "P1 tribute pawn1", "P1 target P2 back1")
    assert known(titan, "discard", 2, 1) == ["mirror_ward"]


@clause("E-11.4")
def test_draws_are_seen_by_the_drawer_only():
    s = duel("P1 hand scouting_report deck moss_sprout*2 | P2")
    quiet(s, "P1 activate scouting_report")
    drawn = [k for k, e in enumerate(s.match.events()) if e.kind == 0 and e.a == s.match.setup.zone("deck", 0)]
    assert len(drawn) == 2
    for seat, sees in ((0, True), (1, False), (2, False)):
        assert [s.match.events(seat)[k].face != HIDDEN for k in drawn] == [sees] * 2


@clause("E-11.4")
def test_a_random_discard_is_the_dices_choice():
    text = "P1 pawn1 riptide_raider | P2 hand moss_sprout void_blast grave_rat" + FIGHT
    thrown = set()
    for k in range(12):
        s = duel(text)
        for _ in range(k):
            s.state.dice.word()
        play(s, "P1 attack pawn1", "P1 direct")
        assert s.asked() == "P1 battle"  # its owner is not asked
        thrown.add(discard(s, 2)[0])
    assert thrown == {"moss_sprout", "void_blast", "grave_rat"}
    alike(text, ("hand", 2, 0), ("hand", 2, 1), 1, "P1 attack pawn1")


# -- deck lists (E-11.6) ----------------------------------------------------------------------------------------------
@clause("E-11.6")
def test_the_opponents_list_is_not_in_a_view_unless_lists_are_open():
    match = dealt(deck1="grave_court", deck2="dawn_tide")
    for seat, sees in ((0, ["grave_court", "?"]), (1, ["?", "dawn_tide"]), (2, ["?", "?"])):
        view = match.view(seat)
        assert [view.setup.options["deck1"], view.setup.options["deck2"]] == sees
        cards_listed = [sum(n > 0 for n in view.setup.stock[k : k + 87]) for k in (0, 87)]
        assert [n > 1 for n in cards_listed] == [word != "?" for word in sees]  # else only how many they are
    opened = dealt(deck1="grave_court", deck2="dawn_tide", lists="open")
    for seat in (0, 1, 2):
        assert opened.view(seat).setup.options["deck2"] == "dawn_tide"
        assert all(deck_of(world, 1) == listed("dawn_tide") for world in imagined(opened.view(seat), 5))


@clause("E-11.6")
def test_an_unknown_deck_may_be_any_that_everybody_knows():
    worlds = imagined(dealt(deck1="grave_court", deck2="dawn_tide").view(0), 60)
    assert all(deck_of(world, 0) == listed("grave_court") for world in worlds)  # the own list is known
    found = [name for world in worlds for name in options.LAUNCH_DECKS if deck_of(world, 1) == listed(name)]
    assert len(found) == len(worlds)
    assert set(found) == set(options.LAUNCH_DECKS)


@clause("E-11.6")
def test_what_was_seen_narrows_it_down():
    s = duel("P1 | P2 discard moss_sprout verdant_hydra", deck2="forest_throne")
    assert all(deck_of(world, 1) == listed("forest_throne") for world in imagined(s.match.view(0)))
    counted = duel("P1 | P2 discard halo_sentry*2 solstice_sentinel*3", deck2="dawn_tide")
    assert all(deck_of(world, 1) == listed("dawn_tide") for world in imagined(counted.match.view(0), 10))


@clause("E-11.6", "E-13.1")
def test_else_it_is_some_legal_deck_that_holds_what_was_seen():
    seen = ["moss_sprout", "grave_rat", "halo_sentry"]
    match = dealt(
        deck2="none+"
        + "+".join(
            f"{name}*{n}"
            for name, n in [
                ("moss_sprout", 3),
                ("grave_rat", 3),
                ("halo_sentry", 3),
                ("void_blast", 3),
                ("plains_militia", 3),
                ("high_king", 3),
                ("mirror_ward", 3),
                ("power_surge", 3),
                ("cinder_whelp", 3),
                ("reinforcement", 3),
                ("glacier_wyrm", 3),
                ("void_call", 3),
                ("stone_wall", 3),
                ("flame_lance", 3),
            ]
        )
    )
    known_decks = [listed(name) for name in options.LAUNCH_DECKS]
    for world in imagined(match.view(0), 10):  # a deck that everybody knows has 40 cards
        assert not any(deck <= deck_of(world, 1) for deck in known_decks)
    s = match.state
    for name in seen:
        face = s.setup.faces.index(name)
        sleeve = next(k for k in range(int(s.setup.cards)) if s.setup.group[k] == 1 and s.face[k] == face)
        s.move(sleeve, table.DISCARD + 1)
    made = [deck_of(world, 1) for world in imagined(match.view(0), 10)]
    for deck in made:
        assert deck.total() == 42
        assert max(deck.values()) <= 3
        assert all(deck[name] >= 1 for name in seen)
    assert len({tuple(sorted(deck.items())) for deck in made}) > 1


@clause("E-11.6", "E-4.4")
def test_an_imagined_set_pawn_was_paid_for_as_everybody_saw():
    s = duel("P1 | P2 pawn1 lich_sovereign set pawn2 glacier_wyrm set pawn3 grave_rat set back1 mirror_ward")
    for world in imagined(s.match.view(0)):
        found = [guess.class_of(world, table.face_at(world, place(2, k))) for k in (1, 2, 3)]
        assert found == [guess.HIGH, guess.MIDDLE, guess.LOW]
        assert guess.class_of(world, table.face_at(world, place(2, 1, "back"))) == guess.ANOTHER


# -- what a card says (E-11.7) ----------------------------------------------------------------------------------------
@clause("E-11.7")
@pytest.mark.parametrize(
    ("lang", "kind"), [("en", ("light", "mechanical", "4", "120", "110")), ("es", ("luz", "mec", "4", "120", "110"))]
)
def test_a_pawn_shows_attribute_type_level_and_effect(lang, kind):
    name, line, text = catalog.entries(Say("fourfold.games.entity", lang), {})[0]
    assert "P01" in name
    assert all(word in line.lower() for word in kind), line
    assert "100" in text
