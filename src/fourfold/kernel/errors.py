"""What can be wrong, said for people: what, where, what would be right, and the clause if a rule refused."""

from __future__ import annotations


class FourfoldError(Exception):
    """One clear sentence; `key` and `facts` let it be said in another language."""

    def __init__(self, message: str, key: str = "", **facts: object) -> None:
        super().__init__(message)
        self.key = key
        self.facts = facts


class UnreadableMove(FourfoldError):
    """The words name no move of this game."""


class IllegalMove(FourfoldError):
    """A rule refuses the move: `clause` says which."""

    def __init__(self, message: str, clause: str = "", key: str = "", **facts: object) -> None:
        super().__init__(message, key, **facts)
        self.clause = clause


class WrongSeat(FourfoldError):
    """Somebody else is asked."""


class GameOver(FourfoldError):
    """The game has ended."""


class BadOption(FourfoldError):
    """No such option, or no such value."""


class BadFile(FourfoldError):
    """A replay, snapshot, scene or card file that is damaged or not ours; `line` counts from 1."""

    def __init__(self, message: str, line: int = 0, key: str = "", **facts: object) -> None:
        super().__init__(message, key, line=line, **facts)
        self.line = line
