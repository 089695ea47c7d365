"""One game being played: checks every move, keeps the record, takes back, and shows each seat what it may see."""

from __future__ import annotations

from typing import Final

from fourfold.kernel import moves, secrets, snapshot
from fourfold.kernel.errors import FourfoldError, GameOver, IllegalMove, WrongSeat
from fourfold.kernel.events import WIDTH, Event, redact, rows
from fourfold.kernel.game import Game
from fourfold.kernel.setup import Setup
from fourfold.kernel.state import NOBODY, State
from fourfold.kernel.words import Say

CONCEDE: Final = -1  # in the record, where a move would stand
KEEP: Final = 16  # a copy of the state is kept every so many decisions, for taking back


class Match:
    """A Setup, a seed, and the decisions made so far; everything else follows from these."""

    def __init__(self, game: Game, setup: Setup, seed: str, start: State | None = None) -> None:
        self.game: Game = game
        self.setup: Setup = setup
        self.seed: str = seed
        self.state: State = start if start is not None else game.start(setup, seed, listen=True)
        if self.state.log is None:
            self.state.log = []
        self.record: list[tuple[int, int]] = []  # (seat, move or CONCEDE)
        self.kept: list[tuple[int, State, list[int]]] = []
        self.keep()

    # -- asking -------------------------------------------------------------------------------------------------------
    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def asked(self) -> int:
        """The seat that must decide now."""
        return int(self.state.seat) if not self.state.over else NOBODY

    def winners(self) -> list[int]:
        return [p for p in range(int(self.setup.seats)) if (self.state.won >> p) & 1]

    def legal(self) -> list[int]:
        return self.game.moves(self.state)

    def view(self, seat: int) -> State:
        return secrets.mask(self.state, seat)

    def events(self, seat: int | None = None, start: int = 0) -> list[Event]:
        """What happened since the start-th event, as this seat may know it; None sees everything."""
        told = rows(self.state.log or [], start * WIDTH)
        return told if seat is None else [redact(e, seat) for e in told]

    def told(self) -> int:
        """How many events there were."""
        return len(self.state.log or []) // WIDTH

    def notation(self, move: int) -> str:
        return moves.notation(self.game, self.state, int(self.state.seat), move)

    # -- deciding -----------------------------------------------------------------------------------------------------
    def play(self, seat: int, move: int) -> None:
        """Play a legal move of the seat that is asked; anything else is refused and changes nothing."""
        s = self.state
        if s.over:
            raise GameOver("the game is over", "game_over")
        if seat != s.seat:
            other = int(s.seat)
            raise WrongSeat(f"P{other + 1} is asked now, not P{seat + 1}", "wrong_seat", seat=seat, other=other)
        if move not in self.game.moves(s):
            raise self.refusal(move)
        self.game.play(s, move)
        self.record.append((seat, move))
        self.keep()

    def refusal(self, move: int, say: Say | None = None) -> IllegalMove:
        """Why the rules refuse this move."""
        if not 0 <= move < self.setup.moves:
            return IllegalMove(f"moves are numbered 0 to {self.setup.moves - 1}, not {move}")
        why = self.game.refuse(self.state, move)
        words = moves.notation(self.game, self.state, int(self.state.seat), move)
        if why is None:
            return IllegalMove(f"{words} is not offered here")
        return IllegalMove(f"{words}: {why.key.replace('_', ' ')} ({why.clause})", why.clause, why.key, **why.facts)

    def say(self, seat: int, text: str, say: Say | None = None) -> int:
        """Play what the words mean, perhaps several moves; the last of them."""
        if self.state.over:
            raise GameOver("the game is over", "game_over")
        if seat != self.state.seat:
            other = int(self.state.seat)
            raise WrongSeat(f"P{other + 1} is asked now, not P{seat + 1}", "wrong_seat", seat=seat, other=other)
        found = moves.chain(self.game, self.state, text, say)
        for move in found:
            self.play(seat, move)
        return found[-1]

    def concede(self, seat: int) -> None:
        """Give up: any seat, any time, whoever is asked."""
        if self.state.over:
            raise GameOver("the game is over", "game_over")
        seats = int(self.setup.seats)
        if not 0 <= seat < seats:
            raise WrongSeat(f"there is no seat P{seat + 1}", "no_seat", given=f"P{seat + 1}", seats=seats)
        if not self.game.playing(self.state, seat):
            raise FourfoldError(f"P{seat + 1} is out of the game already", "out_already", seat=seat)
        self.game.concede(self.state, seat)
        self.game.run(self.state)
        self.record.append((seat, CONCEDE))
        self.keep()

    # -- taking back --------------------------------------------------------------------------------------------------
    def keep(self) -> None:
        if len(self.record) % KEEP == 0:
            self.kept.append((len(self.record), self.state.copy(), list(self.state.log or [])))

    def undo(self, decisions: int = 1) -> None:
        """Take back the last decisions: the others are played again from the nearest copy, dice and all."""
        target = len(self.record) - decisions
        if decisions < 1 or target < 0:
            raise FourfoldError("there is nothing to take back", "no_undo")
        self.kept = [kept for kept in self.kept if kept[0] <= target]
        at, state, log = self.kept[-1]
        self.state = state.copy()
        self.state.log = list(log)
        again, self.record = self.record[at:target], self.record[:at]
        for seat, move in again:
            if move == CONCEDE:
                self.game.concede(self.state, seat)
                self.game.run(self.state)
            else:
                self.game.play(self.state, move)
            self.record.append((seat, move))

    def digest(self) -> str:
        return snapshot.digest(self.state)
