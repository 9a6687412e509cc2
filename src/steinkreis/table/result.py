"""How a game came out, for those who ask why."""

from __future__ import annotations

import msgspec

from steinkreis.core.message import Message
from steinkreis.core.state import State
from steinkreis.game.game import AnyGame
from steinkreis.game.setup import Setup


class Share(msgspec.Struct):
    """Something that brought points, and how many everybody got (or lost) by it."""

    name: Message
    points: list[int]  # by seat


class Result(msgspec.Struct):
    """Where the points came from (nothing where a game does not say), and why it is over."""

    sources: list[Share]
    ending: Message | None
    sides: list[int]  # for whom each seat plays


def result(game: AnyGame, setup: Setup, state: State) -> Result:
    shares = [Share(source.name, source.points) for source in game.sources(state)]
    return Result(shares, game.ending(state), list(game.sides(setup)))
