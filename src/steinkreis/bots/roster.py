"""The bots by name."""

from __future__ import annotations

from typing import Final

from steinkreis.bots.bot import Bot
from steinkreis.bots.greedy import GreedyBot
from steinkreis.bots.levels import LEVELS
from steinkreis.bots.random import RandomBot
from steinkreis.bots.search import SearchBot
from steinkreis.core.nature import Nature

NAMES: Final = ["random", "greedy"] + [level.name for level in LEVELS]


def bot(name: str, nature: Nature | None = None) -> Bot:
    """A new bot of that name; KeyError if there is none.

    For experiments `trilith*0.1` is a level with that part of its budget. `nature` is that of the
    game, for bots that try the best of their plans before they choose.
    """
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot()
    level_name, star, fraction = name.partition("*")
    for level in LEVELS:
        if level.name == level_name:
            whole = level if star == "" else level.scaled(_fraction(name, fraction))
            return SearchBot(whole, nature)
    raise KeyError(name)


def _fraction(name: str, text: str) -> float:
    try:
        fraction = float(text)
    except ValueError:
        raise KeyError(name) from None
    if not 0.0 < fraction <= 100.0:
        raise KeyError(name)
    return fraction
