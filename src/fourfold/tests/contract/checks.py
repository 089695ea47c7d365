"""What every game must keep, as functions of a game: test_contract.py runs them over all games found."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fourfold import games
from fourfold.kernel import check, moves, scene, secrets, snapshot
from fourfold.kernel.cells import bit
from fourfold.kernel.drive import Fast, fast
from fourfold.kernel.errors import BadFile
from fourfold.kernel.events import SHUFFLED, redact, rows
from fourfold.kernel.game import Game
from fourfold.kernel.rng import POLICY, key_of, seeded
from fourfold.kernel.setup import Setup
from fourfold.kernel.state import State


def positions(game: Game, setup: Setup, seed: str, every: int, most: int = 20_000) -> Iterator[State]:
    """States of a random game, every so many decisions, and the last one. Do not change them."""
    s = game.start(setup, seed)
    rng = fast(f"positions {seed}")
    decisions = 0
    while not s.over and decisions < most:
        legal = game.moves(s)
        if len(legal) > 1:
            if decisions % every == 0:
                yield s
            decisions += 1
        game.play(s, legal[rng.below(len(legal))])
    yield s


def parts_of(s: State) -> list[list[int]]:
    """Every array of a state, named here once more: a snapshot that forgot one would not miss it itself."""
    arrays = [s.todo, s.num, s.face, s.seen, s.where, s.above, s.below, s.count, s.sight]
    return [[int(n) for n in array] for array in arrays]


def copies(game: Game, s: State) -> None:
    """A copy is equal in every part, and nothing done to it reaches the original."""
    before, digest = parts_of(s), snapshot.digest(s)
    c = s.copy()
    assert snapshot.digest(c) == digest
    for array in [c.todo, *snapshot.arrays(c)]:
        for i in range(len(array)):
            array[i] += 1
    for rng in (c.dice, c.sleeves):
        for _ in range(40):
            rng.word()
    c.ask(1, 1, 1, 1, 1)
    c.finish(1)
    assert parts_of(s) == before
    assert snapshot.digest(s) == digest


def options(game: Game, s: State) -> None:
    """Options are sorted, unique, in range and never empty; each reads back from its words; every other is refused."""
    if s.over:
        assert game.moves(s) == []
        return
    legal = game.moves(s)
    assert legal, "somebody is asked and may do nothing"
    assert legal == sorted(set(legal))
    assert legal[0] >= 0
    assert legal[-1] < s.setup.moves
    before = snapshot.digest(s)
    for move in range(int(s.setup.moves)):
        refusal = game.refuse(s, move)
        words = moves.notation(game, s, int(s.seat), move)
        assert (refusal is None) == (move in legal), f"{words}: listed {move in legal}, refused {refusal}"
        if refusal is not None:
            assert refusal.clause, f"{words} is refused without a clause"
    for move in legal:
        assert moves.parse(game, s, moves.notation(game, s, int(s.seat), move)) == move
    assert snapshot.digest(s) == before, "asking changed the state"


def saved(game: Game, s: State) -> None:
    """The state survives the trip to bytes, and goes on alike from there."""
    again = snapshot.load(s.setup, snapshot.save(s))
    assert snapshot.digest(again) == snapshot.digest(s)
    assert parts_of(again)[1:] == parts_of(s)[1:]
    assert parts_of(again)[0][: again.depth] == parts_of(s)[0][: s.depth]
    if not s.over:
        here, there = s.copy(), again
        for t in (here, there):
            game.play(t, game.moves(t)[-1])
        assert snapshot.digest(here) == snapshot.digest(there)


def told(game: Game, s: State) -> bool:
    """Where a scene can say the position, reading it gives the same position. Could it?"""
    notation = games.part(game.name, "scene").SCENE
    try:
        text = scene.write(game, notation, s)
    except BadFile:
        return False
    again = scene.read(game, notation, text)
    assert scene.same(again, s), text
    assert game.moves(again) == game.moves(s)
    return True


def sound(game: Game, s: State) -> None:
    assert check.faults(game, s) == []


# -- the twin-world test ----------------------------------------------------------------------------------------------
def visible(game: Game, s: State, seat: int) -> list[object]:
    """Everything that a seat can see: zones, numbers, prompt, agenda; if it is asked, its options and the refusals."""
    view = secrets.mask(s, seat)
    out: list[object] = [snapshot.body(view)]
    if not s.over:
        out.append(game.prompt(view))
        if s.seat == seat:
            out.append(game.moves(view))
            out.append([game.refuse(view, m) for m in range(int(s.setup.moves))])
    return out


def twin(game: Game, s: State, seat: int, seed: str) -> State:
    """Another world that this seat cannot tell from the true one, with the same dice."""
    t = secrets.imagine(game, secrets.mask(s, seat), seeded(key_of(seed), POLICY))
    return t.twin(t.setup, s.dice.copy(), s.sleeves.copy())


def twins(game: Game, s: State, seat: int, seed: str, steps: int) -> int:
    """Play the same moves in the true world and in a twin; until a face is revealed to it, `seat` sees no difference.

    How many decisions were compared.
    """
    here, there = s.copy(), twin(game, s, seat, seed)
    rng = fast(seed)
    compared = 0
    if here.setup.public_lists:  # else it was imagined what cards there are
        sound(game, there)
    assert visible(game, here, seat) == visible(game, there, seat), "a view is not what its owner sees in a twin world"
    while compared < steps and not here.over:
        mine, other = game.moves(here), game.moves(there)
        if here.seat == seat:
            assert mine == other, f"P{seat + 1} may do other things in a world that looks the same"
        both = [m for m in mine if m in other and act(game, here, m) == act(game, there, m)]
        if not both:
            return compared
        move = both[rng.below(len(both))]
        here.log, there.log = [], []
        game.play(here, move)
        game.play(there, move)
        if revealed(here, there, seat):
            return compared
        assert visible(game, here, seat) == visible(game, there, seat), (
            f"P{seat + 1} can tell the worlds apart after {moves.notation(game, s, int(s.seat), move)}"
        )
        compared += 1
    return compared


def act(game: Game, s: State, move: int) -> str:
    """What everybody sees being done, whatever the cards are: stacking a card is not replacing a face by it."""
    return game.words(s, int(s.seat), move).verb


def revealed(here: State, there: State, seat: int) -> bool:
    """Compare what the seat is told in both worlds. True once a face is shown to it that differs: so may all else."""
    mine = [redact(e, seat) for e in rows(here.log or [])]
    other = [redact(e, seat) for e in rows(there.log or [])]
    for k, (a, b) in enumerate(zip(mine, other, strict=False)):
        if a == b:
            continue
        assert a._replace(face=0) == b._replace(face=0), f"P{seat + 1} is told {a} in one world and {b} in the other"
        forgotten = any(e.kind == SHUFFLED for e in mine[k:])  # then the card no longer says who had seen it
        assert forgotten or here.seen[a.card] & bit(seat), f"P{seat + 1} is told a face that it did not see: {a}, {b}"
        return True
    assert len(mine) == len(other), f"P{seat + 1} is told more in one world than in the other"
    return False


def seats_and_watchers(s: State) -> range:
    return range(int(s.setup.seats) + 1)


def explore(game: Game, setup: Setup, seed: str, every: int, steps: int) -> int:
    """The twin-world test along one random game, for every seat and for those who only watch."""
    compared = 0
    for k, s in enumerate(positions(game, setup, seed, every)):
        for seat in seats_and_watchers(s):
            compared += twins(game, s, seat, f"{seed} {k} {seat}", steps)
    return compared


def random_choice(rng: Fast, legal: list[int]) -> int:
    return legal[rng.below(len(legal))]


def must_fail(game: Game, setup: Setup, message: str) -> None:
    """The twin-world test must catch this game."""

    def search() -> None:
        for k in range(50):
            explore(game, setup, f"leak {k}", 1, 20)

    with pytest.raises(AssertionError, match=message):
        search()
