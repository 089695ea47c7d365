"""Chapter 10: who knows what; and the defects of the original that cannot happen here."""

import pytest

from fourfold import games
from fourfold.games.shovels import table
from fourfold.games.shovels.tests.stories import middle
from fourfold.kernel import drive, secrets
from fourfold.kernel.errors import WrongSeat
from fourfold.kernel.match import Match
from fourfold.kernel.rng import key_of, seeded
from fourfold.testing import clause, play, scene
from fourfold.tests.contract import checks

GAME = games.load("shovels")
DRAFT = "P1 Q♦[2♠] held 7♣ 3♥ | P2 Q♥[5♦] | table deck 4♦ 5♣ 6♠ discard 9♦ shop rest draft P1"


def known(view, word, owner=0):
    """The faces that a view shows in a zone, None for each hidden one."""
    zone = view.setup.zone(word, owner - 1)
    faces = [int(view.face[view.at(zone, k)]) for k in range(int(view.many(zone)))]
    return [view.setup.faces[f] if f >= 0 else None for f in faces]


@clause("S-10.1")
def test_what_is_public():
    s = scene("shovels", DRAFT).state
    for seat in (0, 1, 2):
        view = secrets.mask(s, seat)
        assert known(view, "discard") == ["9D"]
        assert [int(n) for n in view.count] == [int(n) for n in s.count]
        assert [int(n) for n in view.num] == [int(n) for n in s.num]


@clause("S-10.2", "S-0.4")
def test_screens_hide_faces_stacks_and_held_cards():
    s = scene("shovels", DRAFT).state
    own, other, watcher = (secrets.mask(s, seat) for seat in (0, 1, 2))

    assert known(own, "face1", 1) == ["QD"]
    assert known(own, "stack1", 1) == ["2S"]
    assert known(own, "held", 1) == ["7C", "3H"]
    for view in (other, watcher):
        assert known(view, "face1", 1) == known(view, "stack1", 1) == [None]
        assert known(view, "held", 1) == [None, None]
    assert known(other, "face1", 2) == ["QH"]
    assert known(watcher, "face1", 2) == [None]


@clause("S-10.2", "S-0.4")
def test_without_screens_all_is_open():
    s = scene("shovels", DRAFT, screens="off").state
    view = secrets.mask(s, 1)

    assert known(view, "face1", 1) == ["QD"]
    assert known(view, "stack1", 1) == ["2S"]
    assert known(view, "held", 1) == ["7C", "3H"]


@clause("S-10.2")
def test_what_was_taken_from_the_discard_stays_known():
    s = scene("shovels", DRAFT.replace(" held 7♣ 3♥", "").replace("discard 9♦", "discard 8♣ 9♦"))
    play(s, "P1 draw discard", "P1 draw deck")
    assert known(secrets.mask(s.state, 1), "held", 1) == ["9D", None]
    play(s, "P1 discard 6♠", "P1 on Q♦")
    assert known(secrets.mask(s.state, 1), "stack1", 1) == [None, "9D"]
    told = s.match.events(1)
    assert [e.face for e in told if e.kind == 0] == [
        s.match.setup.faces.index("9D"),
        -1,
        s.match.setup.faces.index("6S"),
        s.match.setup.faces.index("9D"),
    ]


@clause("S-10.2")
def test_an_old_face_is_seen_when_it_is_discarded():
    s = scene("shovels", "P1 Q♦[2♠] held K♣ | P2 Q♥[5♦] | table deck ?*4 shop rest draft P1")
    play(s, "P1 on Q♦")
    view = secrets.mask(s.state, 1)

    assert known(view, "discard") == ["QD"]
    assert known(view, "face1", 1) == [None]


@clause("S-10.3")
def test_in_the_battle_only_the_shop_pile_is_hidden():
    s = middle(270)
    assert s.num[table.PHASE] == 2
    view = secrets.mask(s, 2)
    shop = view.setup.zone("shop")
    for zone in range(int(view.setup.zones)):
        faces = [view.face[view.at(zone, k)] for k in range(int(view.many(zone)))]
        assert all((face < 0) == (zone == shop) for face in faces)


@clause("S-10.4")
def test_a_view_follows_from_state_and_seat_alone():
    s = middle(60)
    for seat in (0, 1, 2):
        first, second = secrets.mask(s, seat), secrets.mask(s, seat)
        assert [int(f) for f in first.face] == [int(f) for f in second.face]
        assert secrets.mask(first, seat).face == first.face or list(secrets.mask(first, seat).face) == list(first.face)


@pytest.mark.parametrize("options", [{}, {"mass_armies": "on", "seats": "3"}, {"screens": "off"}])
def test_imagined_worlds_fit_what_lies_where(options):
    for decisions in range(0, 120, 7):
        s = middle(decisions, **options)
        if s.over:
            continue
        for seat in range(int(s.setup.seats)):
            view = secrets.mask(s, seat)
            world = secrets.imagine(GAME, view, seeded(key_of(f"{decisions}"), 2))
            for q in range(int(s.setup.seats * s.setup.facts[table.SLOTS])):
                for zone, number in ((table.FACE, False), (table.STACK, True)):
                    at = zone + table.SIDE * q
                    for k in range(int(world.many(at))):
                        face = world.face[world.at(at, k)]
                        assert (world.setup.facts[table.LEVEL + face] == 0) == number
                        assert view.face[view.at(at, k)] in (-1, face)


@clause("S-10.2", "S-10.3", "S-0.4")
@pytest.mark.parametrize("seats", ["2", "4"])
@pytest.mark.parametrize("screens", ["on", "off"])
def test_no_seat_tells_twin_worlds_apart_with_and_without_screens(screens, seats):
    setup = GAME.prepare({"screens": screens, "seats": seats})
    differing = set()
    for k, s in enumerate(checks.positions(GAME, setup, f"twins {screens}", 15)):
        for seat in checks.seats_and_watchers(s):
            checks.twins(GAME, s, seat, f"{k} {seat}", 4)
            there = checks.twin(GAME, s, seat, f"{k} {seat}")
            unlike = [card for card in range(int(setup.cards)) if s.face[card] != there.face[card]]
            differing |= {(int(s.num[table.PHASE]), setup.layout[int(s.where[card])].word) for card in unlike}

    behind = {"face1", "face2", "face3", "stack1", "stack2", "stack3", "held"} if screens == "on" else set()
    assert {word for phase, word in differing if phase == 1} == {"deck", "shop"} | behind
    assert {word for phase, word in differing if phase == 2} == {"shop"}


def test_nobody_acts_out_of_turn():
    match = Match(GAME, GAME.prepare({"first_seat": "1"}), "turns")
    before = match.digest()
    with pytest.raises(WrongSeat):
        match.play(1, match.legal()[0])
    assert match.digest() == before


def test_the_shop_can_always_be_left():
    setup = GAME.prepare()
    setup.out()
    for seed in "123456":
        s = GAME.start(setup, seed)
        rng = drive.fast(seed)
        while not s.over:
            if GAME.prompt(s)[0] == "shop":
                assert setup.facts[table.TAIL] in GAME.moves(s)
            drive.playout(GAME, s, rng, 1)


@clause("S-12.18")
@pytest.mark.parametrize(("seats", "least", "most"), [(2, 40, 80), (3, 39, 80), (4, 36, 80)])
def test_lengths_are_those_of_the_reference_model(seats, least, most):
    setup = GAME.prepare({"seats": str(seats)})
    setup.out()
    for seed in range(5):
        s = GAME.start(setup, str(seed))
        rng = drive.fast(str(seed))
        turns = 0
        while not s.over and s.num[table.PHASE] == 1:
            turns = int(s.num[table.TURNS])
            drive.playout(GAME, s, rng, 1)
        assert least <= turns <= most
        drive.playout(GAME, s, rng, 10000)
        assert s.over
        assert s.won != 0
        assert s.num[table.TURNS] < 100
