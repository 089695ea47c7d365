"""Project Entity. Read game.py first: it names the rules of every chapter; rules.md says what they mean."""

from fourfold.games.entity.game import GAME

__all__ = ["GAME"]
