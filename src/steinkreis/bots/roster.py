"""The bots by name."""

from __future__ import annotations

from steinkreis.bots.bot import Bot
from steinkreis.bots.greedy import GreedyBot
from steinkreis.bots.random import RandomBot

NAMES = ["random", "greedy"]


def bot(name: str) -> Bot:
    """A new bot of that name; KeyError if there is none."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot()
    raise KeyError(name)
