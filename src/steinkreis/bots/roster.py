"""The bots by name."""

from __future__ import annotations

from typing import Final

from steinkreis.bots.bot import Bot
from steinkreis.bots.greedy import GreedyBot
from steinkreis.bots.levels import LEVELS
from steinkreis.bots.random import RandomBot
from steinkreis.bots.search import SearchBot
from steinkreis.core.gauge import OWN, Gauge
from steinkreis.core.nature import Nature

NAMES: Final = ["random", "greedy"] + [level.name for level in LEVELS]


def bot(name: str, nature: Nature | None = None, gauge: Gauge = OWN) -> Bot:
    """A new bot of that name; KeyError if there is none.

    For experiments `trilith*0.1` is a level with that part of its budget, and `trilith@0.1` has at
    most so many seconds of processor time for a turn. `nature` is that of the game, for bots that
    try the best of their plans before they choose; `gauge` what has been learnt of it, and what a
    name says of that, behind a `~`, has been read by then (`game/learnt.py`).
    """
    name = name.partition("~")[0]
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(gauge)
    whole_name, at, work = name.partition("@")
    level_name, star, fraction = whole_name.partition("*")
    for level in LEVELS:
        if level.name == level_name:
            whole = level if star == "" else level.scaled(_fraction(name, fraction))
            return SearchBot(whole, nature, _fraction(name, work) if at != "" else 0.0, gauge)
    raise KeyError(name)


def _fraction(name: str, text: str) -> float:
    try:
        fraction = float(text)
    except ValueError:
        raise KeyError(name) from None
    if not 0.0 < fraction <= 100.0:
        raise KeyError(name)
    return fraction
