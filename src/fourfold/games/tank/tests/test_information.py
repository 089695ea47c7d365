"""Information (chapter 12): what each seat sees, hears and is refused."""

import pytest

from fourfold.games.tank.tests.glance import TANK, dealt, random_game, tank
from fourfold.kernel.rng import POLICY, key_of, seeded
from fourfold.kernel.secrets import imagine, mask
from fourfold.kernel.state import HIDDEN
from fourfold.testing import Story, clause, play


def seen(s: Story, viewer: int, word: str, owner: int = 0) -> list[str]:
    """The cards of a zone as seat `viewer` sees them."""
    view = s.match.view(viewer - 1)
    zone = s.match.setup.zone(word, owner - 1)
    faces = [view.face[view.at(zone, i)] for i in range(view.many(zone))]
    return ["?" if f == HIDDEN else s.match.setup.faces[f] for f in faces]


def heard(s: Story, viewer: int, key: str) -> list[str]:
    table = TANK.event_table()
    events = [e for e in s.match.events(viewer - 1) if e.kind in table and table[e.kind][0] == key]
    return ["?" if e.face == HIDDEN else s.match.setup.faces[e.face] for e in events]


@clause("T-12.1")
def test_numbers_zones_and_the_question_are_public():
    s = tank(
        "P1 medium marks 1 breech HE hazards COMMS armor 2 hand MG HE | P2 light hp 26 shielded hand SMOKE*3"
        "| table cycled"
    )
    for viewer in range(3):
        view = s.match.view(viewer)
        assert [int(n) for n in view.num] == [int(n) for n in s.state.num]
        assert [int(n) for n in view.count] == [int(n) for n in s.state.count]
        assert (view.prompt, view.seat) == (s.state.prompt, 0)
        assert view.setup.options == s.match.setup.options


@clause("T-12.2")
def test_own_hand_and_own_draws_are_private():
    s = tank("table deck HEAT SABOT | P1 heavy hand MG*3 turn start | P2 light hand rest")
    drawn = [[e.face for e in s.match.events(seat) if e.kind == 0] for seat in range(3)]

    assert seen(s, 1, "hand", 1) == ["MG", "MG", "MG", "SABOT", "HEAT"]
    assert seen(s, 2, "hand", 1) == ["?"] * 5
    assert drawn[0][:2] == [4, 3]
    assert drawn[1][:2] == [HIDDEN, HIDDEN]
    assert drawn[2][:2] == [HIDDEN, HIDDEN]


@clause("T-12.2")
def test_only_the_asked_seat_knows_its_moves():
    s = play(tank("P1 heavy hand MG | P2 light hand SMOKE | P3 light"), "P1 quickfire P2")

    assert len(TANK.moves(s.match.view(1))) == 2
    assert TANK.moves(s.match.view(0)) == []
    assert TANK.moves(s.match.view(2)) == []


@clause("T-12.3")
def test_a_view_holds_neither_deck_order_nor_dice():
    s = tank("P1 heavy hand MG | P2 light")
    for viewer in range(3):
        view = s.match.view(viewer)
        assert set(seen(s, viewer + 1, "deck")) == {"?"}
        assert view.dice.blocks == 0
        assert list(view.dice.key) == [0] * 8


@clause("T-12.3", "T-3.8")
def test_what_was_seen_in_the_discard_is_forgotten_by_a_reshuffle():
    s = tank("table deck HE discard MG*3 SABOT | P1 heavy hand FIRE*4 turn start | P2 heavy hand rest")

    assert seen(s, 1, "deck") == seen(s, 2, "deck") == ["?"] * 4
    assert sum(s.state.seen[c] for c in range(100) if s.state.where[c] == 0) == 0


@clause("T-12.3")
def test_an_imagined_world_deals_out_exactly_what_is_missing():
    s = tank("table discard SABOT*2 | P1 heavy hand MG | P2 light hand TREADS HE*5 | P3 light hand rest")
    for seed in range(30):
        world = imagine(TANK, s.match.view(0), seeded(key_of(str(seed)), POLICY))
        assert sorted(int(f) for f in world.face) == sorted(int(f) for f in s.state.face)
        assert [int(world.face[c]) for c in range(100) if s.state.seen[c] & 1] == [
            int(s.state.face[c]) for c in range(100) if s.state.seen[c] & 1
        ]


@clause("T-12.4")
@pytest.mark.parametrize(
    ("text", "moves", "key", "card"),
    [
        ("P1 heavy hand MG HEAT | P2 light hp 20 hand HE", ["P1 quickfire P2", "P1 toll HEAT"], "paid", "HEAT"),
        ("P1 medium hand MG HEAT | P2 light", ["P1 cycle HEAT"], "cycled", "HEAT"),
        ("P1 heavy hand HEAT*6 turn end | P2 light", ["P1 trim HEAT"], "trimmed", "HEAT"),
        ("P1 heavy hand TRACKED HEAT | P2 light hand TREADS", ["P1 sabotage P2 TRACKED", "P2 reveal"], "lost", "HEAT"),
        (
            "P1 heavy hand TRACKED HE | P2 light hand TREADS",
            ["P1 sabotage P2 TRACKED", "P2 reveal"],
            "overrode",
            "TREADS",
        ),
    ],
)
def test_what_becomes_public(text, moves, key, card):
    s = play(tank(text), *moves)

    assert [heard(s, viewer, key) for viewer in (1, 2, 3)] == [[card]] * 3


@clause("T-12.4")
def test_a_wrecks_hand_becomes_public():
    s = play(tank("P1 heavy hp 20 hand MG | P2 medium hp 5 hand TREADS SMOKE | P3 light"), "P1 quickfire P2")

    assert seen(s, 3, "discard") == ["MG", "SMOKE", "TREADS"]
    assert seen(s, 1, "hand", 2) == ["?"] * 6


@clause("T-12.1", "T-3.4", "T-11.1")
@pytest.mark.parametrize("hidden", ["off", "on"])
def test_a_hidden_breech_is_its_owners_until_it_fires(hidden):
    s = tank("P1 heavy hand SABOT FIRE | P2 heavy hand MG*5", hidden_breech=hidden)
    play(s, "P1 load SABOT")
    secret = ["?"] if hidden == "on" else ["SABOT"]
    assert seen(s, 1, "breech", 1) == ["SABOT"]
    assert seen(s, 2, "breech", 1) == secret
    assert seen(s, 3, "breech", 1) == secret
    assert heard(s, 1, "loaded") == ["SABOT"]
    assert heard(s, 2, "loaded") == secret

    play(s, "P2 discard MG", "P1 fire P2")
    assert heard(s, 2, "fired") == ["SABOT"]
    assert s.asked() == "P2 smoke"
    assert seen(s, 2, "resolving") == ["SABOT"]


@clause("T-3.4", "T-12.3")
def test_in_an_imagined_world_a_hidden_breech_holds_a_munition():
    s = play(tank("P1 heavy hand SABOT FIRE | P2 heavy hand MG*5", hidden_breech="on"), "P1 load SABOT")
    zone = s.match.setup.zone("breech", 0)
    found = set()
    for seed in range(200):
        world = imagine(TANK, s.match.view(1), seeded(key_of(str(seed)), POLICY))
        found.add(s.match.setup.faces[world.face[world.top(zone)]])

    assert found == {"HE", "HEAT", "SABOT"}


@clause("T-12.1", "T-12.2", "T-7.7", "T-9.2")
@pytest.mark.parametrize("hidden", ["off", "on"])
@pytest.mark.parametrize("seed", range(3))
def test_in_every_world_that_fits_the_asked_seat_sees_the_same(seed, hidden):
    """Twins: the seat's options, its refusals, and after its move all that it sees and hears."""
    match = dealt(seed, seats=3, turn_cap=25, hidden_breech=hidden)
    for k, m in enumerate(random_game(match, seed)):
        p = m.asked
        twin = imagine(TANK, m.view(p), seeded(key_of(f"{seed} {k}"), POLICY))
        true = m.state.copy()
        assert TANK.moves(twin) == m.legal()
        for move in range(0, int(m.setup.moves), 3):
            assert TANK.refuse(twin, move) == TANK.refuse(true, move)
        twin = twin.twin(twin.setup, true.dice.copy(), true.sleeves.copy())
        move = m.legal()[k % len(m.legal())]
        TANK.play(twin, move)
        TANK.play(true, move)
        shuffled = true.dice.blocks != m.state.dice.blocks or true.dice.left != m.state.dice.left
        assert (twin.prompt, twin.seat, twin.a, twin.depth) == (true.prompt, true.seat, true.a, true.depth)
        assert [int(n) for n in twin.where] == [int(n) for n in true.where] or shuffled
        assert [int(n) for n in twin.num] == [int(n) for n in true.num]
        known = [c for c in range(100) if mask(m.state, p).face[c] != HIDDEN]
        if not shuffled:
            assert [int(twin.face[c]) for c in known] == [int(true.face[c]) for c in known]


@clause("T-12.2", "T-1.1")
def test_the_sleeve_that_leaves_a_hand_says_nothing_of_the_others():
    """An HE is played from HE MG SMOKE: each of the three sleeves goes as often."""
    s = tank("P1 heavy hand HE MG SMOKE | P2 light")
    zone = s.match.setup.zone("hand", 0)
    sleeves = [int(s.state.at(zone, i)) for i in range(3)]
    gone = [0, 0, 0]
    for seed in range(600):
        world = s.state.twin(s.match.setup, s.state.dice.copy(), seeded(key_of(str(seed)), 1))
        TANK.play(world, 0)
        gone[sleeves.index(int(world.top(s.match.setup.zone("breech", 0))))] += 1

    assert sum((n - 200) ** 2 / 200 for n in gone) < 14
