"""Zones, drawing, discarding (chapter 3)."""

import pytest

from fourfold.games.tank.tests.glance import (
    breech,
    count,
    dealt,
    deck,
    discard,
    hand,
    hp,
    lying,
    offered,
    random_game,
    tank,
    told,
    winners,
)
from fourfold.kernel.state import HIDDEN
from fourfold.testing import clause, example, play


@clause("T-3.1")
def test_these_are_the_zones():
    setup = dealt(seats=3).setup

    assert [z.word for z in setup.layout] == [
        "deck",
        "discard",
        "resolving",
        *["hand", "breech", "hazards", "safeties", "armor"] * 3,
    ]


@clause("T-3.1", "T-3.11", "T-1.1")
@pytest.mark.parametrize(
    "options",
    [
        {"seats": 2},
        {"seats": 3, "classes": "HML"},
        {"seats": 4, "elimination": "on", "teams": "13/24"},
        {"seats": 3, "hazard_stacking": "on", "breech_swap": "on", "safety_cures": "off", "ghost_empty": "free"},
        {"seats": 3, "hidden_breech": "on", "reshuffle": "lazy", "override_mandatory": "on"},
        {"seats": 9, "max_seats": 9, "classes": "LLLLLLLLL"},
        {"seats": 9, "max_seats": 9, "exhaustion": "draw_game", "classes": "LLLLLLLLL"},
    ],
    ids=lambda o: " ".join(f"{k}={v}" for k, v in o.items()),
)
def test_a_hundred_cards_at_every_decision_and_no_hand_too_large(options):
    match = dealt(1, turn_cap=120, **options)
    cards = lying(match)
    for m in random_game(match, 1):
        s = m.state
        assert sum(s.many(z) for z in range(m.setup.zones)) == 100
        for p in range(int(m.setup.seats)):
            assert count(m, "hand", p + 1) <= (5, 6, 10)[s.num[3 + p]]
        if m.game.prompt(s)[0] in ("action", "rest", "trim"):
            assert count(m, "resolving") == 0, "Resolving is transient"
    assert lying(match) == cards


@clause("T-3.2")
def test_draws_come_from_the_top_and_the_discard_keeps_its_order():
    s = tank("table deck HE MG SMOKE | P1 heavy hand FIRE*2 TRACKED turn start | P2 heavy hand COMMS*5")
    assert hand(s, 1) == ["FIRE", "FIRE", "MG", "SMOKE", "TRACKED"]
    assert deck(s)[-1] == "HE"

    play(s, "P1 discard FIRE", "P2 discard COMMS", "P1 discard TRACKED")
    assert discard(s) == ["FIRE", "COMMS", "TRACKED"]


@clause("T-3.2", "T-12.1", "T-12.3")
def test_the_deck_shows_its_number_only_and_the_discard_all():
    s = tank("table deck HE MG discard SMOKE HEAT | P1 heavy | P2 heavy hand rest turn start")
    for seat in range(3):  # both tanks and somebody who only watches
        view = s.match.view(seat)
        deck_faces = {view.face[view.at(0, i)] for i in range(view.many(0))}
        assert view.many(0) == 2
        assert deck_faces == {HIDDEN}
        assert [s.match.setup.faces[view.face[view.at(1, i)]] for i in range(2)] == ["SMOKE", "HEAT"]


@clause("T-3.3", "T-12.1", "T-12.2")
def test_a_hand_is_its_owners_its_number_everybodys():
    s = tank("P1 medium hand HE MG SMOKE | P2 light hand FIRE*2")
    own, other = s.match.view(0), s.match.view(1)
    zone = s.match.setup.zone("hand", 0)

    assert sorted(s.match.setup.faces[own.face[own.at(zone, i)]] for i in range(3)) == ["HE", "MG", "SMOKE"]
    assert [other.face[other.at(zone, i)] for i in range(other.many(zone))] == [HIDDEN] * 3


@clause("T-3.4")
def test_the_tableau_is_public_breech_and_all():
    s = tank("P1 medium breech HEAT hazards TRACKED safeties TREADS armor 1 | P2 light turn start")
    view = s.match.view(1)
    for word, cards in (("breech", ["HEAT"]), ("hazards", ["TRACKED"]), ("safeties", ["TREADS"]), ("armor", ["ARMOR"])):
        zone = s.match.setup.zone(word, 0)
        assert [s.match.setup.faces[view.face[view.at(zone, i)]] for i in range(view.many(zone))] == cards


@clause("T-3.5", "T-8.11")
def test_a_wreck_goes_to_the_discard_in_a_fixed_order():
    s = tank(
        "P1 heavy hp 20 hand MG | P3 medium"
        "| P2 medium hp 5 breech HEAT hazards COMMS TRACKED safeties ENCRYPTED armor 2 hand SMOKE MG FIRE MG"
    )
    play(s, "P1 quickfire P2")

    assert discard(s) == [
        *["MG", "FIRE", "MG", "MG", "SMOKE"],
        *["HEAT", "COMMS", "TRACKED", "ENCRYPTED", "ARMOR", "ARMOR"],
    ]


@clause("T-3.6")
def test_fire_goes_at_once_and_the_munition_waits_for_the_end():
    s = tank("P1 medium breech HE hand FIRE | P2 medium hp 20 hand MG | P3 medium")
    play(s, "P1 fire P2")
    assert discard(s) == ["FIRE"]
    assert s.zone("resolving") == ["HE"]
    assert breech(s, 1) == []

    play(s, "P2 pass")
    assert discard(s) == ["FIRE", "MG", "HE"], "the wreck's hand comes first"
    assert s.zone("resolving") == []


@clause("T-3.6")
def test_an_mg_goes_to_the_discard_when_it_is_declared():
    s = tank("P1 medium hand MG | P2 medium hand HE")
    play(s, "P1 quickfire P2")

    assert s.asked() == "P2 smoke"
    assert discard(s) == ["MG"]


@clause("T-3.6", "T-3.9")
def test_the_fired_munition_is_not_drawn_by_the_one_it_destroyed():
    """The wreck's draw shuffles the discard; the HE of the attack still waits in Resolving."""
    s = tank("table deck MG*2 | P1 medium breech HE hand FIRE | P2 heavy hp 10 hand FIX_TRACK*2 | P3 light hand rest")
    play(s, "P1 fire P2", "P3 pass")

    assert "recycled" in s.happened()
    assert discard(s)[:1] == ["HE"]
    assert hand(s, 2) == ["FIRE", "FIX_TRACK", "FIX_TRACK", "MG", "MG"]


@clause("T-3.7")
def test_a_hazard_waits_in_resolving_until_it_lands():
    s = tank("P1 medium hand TRACKED | P2 medium hand HE")
    play(s, "P1 sabotage P2 TRACKED")
    assert s.zone("resolving") == ["TRACKED"]
    assert s.zone("hazards", 2) == []

    play(s, "P2 decline")
    assert s.zone("resolving") == []
    assert s.zone("hazards", 2) == ["TRACKED"]


@clause("T-3.8")
def test_the_draw_that_takes_the_last_card_shuffles_at_once():
    s = tank("table deck HE discard MG*5 | P1 heavy hand FIRE*4 turn start | P2 light hand rest")

    assert hand(s, 1) == ["FIRE"] * 4 + ["HE"]
    assert deck(s) == ["MG"] * 5
    assert discard(s) == []


@clause("T-3.8")
def test_lazy_waits_until_a_draw_meets_the_empty_deck():
    text = "table deck HE discard MG*5 | P1 heavy hand FIRE*{} turn start | P2 light hand rest"
    four = tank(text.format(4), reshuffle="lazy")
    three = tank(text.format(3), reshuffle="lazy")

    assert (deck(four), discard(four)) == ([], ["MG"] * 5)
    assert (deck(three), discard(three)) == (["MG"] * 4, [])
    assert hand(three, 1) == ["FIRE"] * 3 + ["HE", "MG"]


@clause("T-3.8")
def test_with_an_empty_discard_nothing_happens_until_a_later_draw():
    s = tank("table deck HE discard | P1 heavy hand FIRE*4 turn start | P2 heavy hand MG*4 | P3 light hand rest")
    assert deck(s) == []
    assert "recycled" not in s.happened()

    play(s, "P1 discard FIRE")
    assert told(s, "recycled") == [(-1, 1, 0, 0)], "P2's draw tests again: the one card of the discard"
    assert hand(s, 2) == ["FIRE", "MG", "MG", "MG", "MG"]


@clause("T-3.8", "T-12.3")
def test_after_a_reshuffle_nobody_knows_the_order_any_more():
    s = tank("table deck HE discard MG HEAT SMOKE SABOT ARMOR | P1 heavy hand FIRE*4 turn start | P2 light hand rest")

    assert sorted(deck(s)) == ["ARMOR", "HEAT", "MG", "SABOT", "SMOKE"]
    for seat in range(2):
        view = s.match.view(seat)
        assert {view.face[view.at(0, i)] for i in range(5)} == {HIDDEN}


@clause("T-3.8")
def test_a_reshuffle_leaves_every_order_alike():
    """Five different cards, turned over by P2's Cycle and recycled at once: each is on top as often as the others."""
    tops = dict.fromkeys(["MG", "HEAT", "SMOKE", "SABOT", "ARMOR"], 0)
    base = tank("table deck HE discard MG HEAT SMOKE SABOT ARMOR | P1 heavy hand FIRE*4 | P2 light hand rest")
    from fourfold.games.tank import turn
    from fourfold.kernel.rng import DICE, key_of, seeded

    for seed in range(500):
        s = base.state.twin(base.match.setup, seeded(key_of(str(seed)), DICE), base.state.sleeves.copy())
        turn.draw(s, 0)
        tops[base.match.setup.faces[s.face[s.top(0)]]] += 1
    assert sum((n - 100) ** 2 / 100 for n in tops.values()) < 18


@example("G49")
@clause("T-3.9")
@pytest.mark.parametrize("reshuffle", ["eager", "lazy"])
def test_a_draw_goes_on_over_a_reshuffle(reshuffle):
    s = tank(
        "table deck HE discard MG*10 HEAT*6 SMOKE*10 COMMS*4| P1 medium hand FIRE*3 turn start | P2 light hand rest",
        reshuffle=reshuffle,
    )

    assert len(hand(s, 1)) == 6
    assert (len(deck(s)), discard(s)) == (28, [])
    assert told(s, "drew") == [(0, 3, 0, 0)]


@example("G50")
@clause("T-3.8", "T-11.1")
@pytest.mark.parametrize(("reshuffle", "cards"), [("eager", (5, 0)), ("lazy", (0, 5))])
def test_three_of_three_drawn(reshuffle, cards):
    s = tank(
        "table deck HE*3 discard MG*5 | P1 medium hand FIRE*3 turn start | P2 light hand rest", reshuffle=reshuffle
    )

    assert hand(s, 1) == ["FIRE"] * 3 + ["HE"] * 3
    assert (len(deck(s)), len(discard(s))) == cards


@clause("T-3.10")
def test_with_nothing_left_to_draw_the_game_goes_on():
    s = tank("table deck HE discard | P1 medium hand FIRE turn start | P2 light hand rest")

    assert hand(s, 1) == ["FIRE", "HE"]
    assert "supply_out" in s.happened()
    assert s.asked() == "P1 action"


@clause("T-3.10", "T-11.1")
def test_with_nothing_left_to_draw_the_game_may_be_a_draw():
    s = tank("table deck HE discard | P1 medium hand FIRE turn start | P2 light hand rest", exhaustion="draw_game")

    assert s.match.over
    assert winners(s) == []
    assert not tank(
        "table deck HE discard | P1 medium hand FIRE*5 turn start | P2 light hand rest", exhaustion="draw_game"
    ).match.over, "taking the last card is no end"


@clause("T-3.10")
def test_a_respawn_may_find_the_supply_dry():
    """The wreck's own cards are the only supply: it draws what there is."""
    text = "table deck | P1 heavy hp 20 hand MG | P2 medium hp 5 hand HE*2 | P3 light hand rest"
    s = tank(text)
    play(s, "P1 quickfire P2")

    assert hand(s, 2)[:2] == ["HE", "HE"]
    assert hp(s, 2) == 100
    drawn = tank(text, exhaustion="draw_game")
    play(drawn, "P1 quickfire P2")
    assert drawn.match.over
    assert winners(drawn) == []


@clause("T-3.11")
def test_an_override_leaves_the_hand_at_its_limit():
    s = tank("P1 medium hand TRACKED HE | P2 heavy hand TREADS MG*4", 1)
    play(s, "P1 sabotage P2 TRACKED", "P2 reveal")

    assert len(hand(s, 2)) == 5
    assert offered(s, "trim") == []
    assert s.asked() == "P2 action"
