"""One suite, run over every game that is found."""

from __future__ import annotations

import pytest

from fourfold import games
from fourfold.kernel import replay
from fourfold.kernel.drive import fast
from fourfold.kernel.errors import BadFile, FourfoldError, GameOver, WrongSeat
from fourfold.kernel.game import Game
from fourfold.kernel.match import Match
from fourfold.kernel.setup import Setup
from fourfold.kernel.state import HIDDEN
from fourfold.tests.contract import checks

QUICK = 2  # variants of each game that `make check` goes through
CASES = [
    pytest.param(name, k, marks=[pytest.mark.slow] if k >= QUICK else [])
    for name in games.names()
    for k in range(len(games.load(name).variants()))
]


def setup_of(name: str, variant: int) -> tuple[Game, Setup]:
    game = games.load(name)
    return game, game.prepare(game.variants()[variant])


@pytest.mark.parametrize(("name", "variant"), CASES)
def test_every_position_is_sound(name, variant):
    game, setup = setup_of(name, variant)
    for s in checks.positions(game, setup, "sound", 3):
        checks.sound(game, s)
        checks.copies(game, s)
        checks.saved(game, s)


@pytest.mark.parametrize(("name", "variant"), CASES)
def test_options_and_refusals_agree(name, variant):
    game, setup = setup_of(name, variant)
    every = 1 + int(setup.moves) // 40
    for s in checks.positions(game, setup, "options", every, most=600):
        checks.options(game, s)


@pytest.mark.parametrize(("name", "variant"), CASES)
def test_a_seat_cannot_tell_twin_worlds_apart(name, variant):
    game, setup = setup_of(name, variant)
    assert sum(checks.explore(game, setup, f"twins {k}", 9, 6) for k in range(2)) > 0


@pytest.mark.parametrize(("name", "variant"), CASES)
def test_a_scene_says_the_position(name, variant):
    game, setup = setup_of(name, variant)
    if not games.find(name, "scene"):
        pytest.skip(f"{name} has no scenes")
    said = [checks.told(game, s) for s in checks.positions(game, setup, "scene", 11, most=400)]
    assert any(said)


@pytest.mark.parametrize(("name", "variant"), CASES)
def test_a_replay_proves_itself(name, variant):
    game, setup = setup_of(name, variant)
    match = played(game, setup, "replay", 150)
    text = replay.write(match)
    assert replay.read(game, text).digest() == match.digest()
    lines = text.splitlines()
    with pytest.raises(BadFile, match=f"line {len(lines) - 1}"):
        replay.read(game, "\n".join(lines[:-1]))
    at = lines.index("moves") + min(3, len(match.record))
    with pytest.raises(BadFile, match=f"line {at + 1}"):
        replay.read(
            game, "\n".join([*lines[:at], lines[at][:-1] + ("0" if lines[at][-1] != "0" else "1"), *lines[at + 1 :]])
        )


@pytest.mark.parametrize(("name", "variant"), CASES)
def test_taking_back_is_exact(name, variant):
    game, setup = setup_of(name, variant)
    match = Match(game, setup, "undo")
    digests, told = [match.digest()], [match.told()]
    rng = fast("undo")
    for _ in range(60):
        if match.over:
            break
        match.play(match.asked, checks.random_choice(rng, match.legal()))
        digests.append(match.digest())
        told.append(match.told())
    for back in (1, 2, 7, 20):
        if back < len(digests):
            match.undo(back)
            del digests[-back:], told[-back:]
            assert (match.digest(), match.told()) == (digests[-1], told[-1])
    with pytest.raises(FourfoldError):
        match.undo(len(match.record) + 1)


@pytest.mark.parametrize(("name", "variant"), CASES)
def test_any_seat_may_concede_at_any_time(name, variant):
    game, setup = setup_of(name, variant)
    rng = fast(f"concede {name} {variant}")
    for k in range(6):
        match = played(game, setup, f"concede {k}", rng.below(40))
        while not match.over:
            seat = rng.below(int(setup.seats))
            if game.playing(match.state, seat):
                match.concede(seat)
                checks.sound(game, match.state)
                again = replay.read(game, replay.write(match))
                assert again.digest() == match.digest()
        with pytest.raises(GameOver):
            match.concede(0)


@pytest.mark.parametrize("name", games.names())
def test_a_refused_move_changes_nothing(name):
    game, setup = setup_of(name, 0)
    match = next(m for k in range(99) if not (m := played(game, setup, f"refused {k}", 20)).over)
    before, told = match.digest(), match.told()
    asked = match.asked
    with pytest.raises(WrongSeat):
        match.play((asked + 1) % int(setup.seats), match.legal()[0])
    illegal = [m for m in range(-1, int(setup.moves) + 1) if m not in match.legal()]
    for move in illegal:
        with pytest.raises(FourfoldError):
            match.play(asked, move)
    for words in ("", "xyzzy", "🂡", "P1 P2 P3", "0"):
        with pytest.raises(FourfoldError):
            match.say(asked, words)
    assert (match.digest(), match.told()) == (before, told)


@pytest.mark.parametrize("name", games.names())
def test_a_view_holds_what_its_owner_has_seen_and_offers_only_his_own_moves(name):
    game, setup = setup_of(name, 0)
    for s in checks.positions(game, setup, "views", 7, most=200):
        for seat in checks.seats_and_watchers(s):
            view = Match(game, setup, "views", s.copy()).view(seat)
            assert game.moves(view) == (game.moves(s) if seat == s.seat else [])
            assert view.dice.blocks == view.sleeves.blocks == 0, "a view holds dice"
            for card in range(int(s.setup.cards)):
                known = s.face[card] if (s.seen[card] >> seat) & 1 else HIDDEN
                assert view.face[card] == known, f"P{seat + 1} is shown {view.face[card]} in sleeve {card}"


def played(game: Game, setup: Setup, seed: str, decisions: int) -> Match:
    """A match after so many random decisions, or less if it ends."""
    match = Match(game, setup, seed)
    rng = fast(f"played {seed}")
    for _ in range(decisions):
        if match.over:
            break
        match.play(match.asked, checks.random_choice(rng, match.legal()))
    return match
