"""Players that are programs. A bot is given a view, never the true state: what its seat may not see is not in it."""

from fourfold.bots.bot import Bot, make, names

__all__ = ["Bot", "make", "names"]
