"""Games to learn from, as pieces of work that can be done anywhere."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from steinkreis.bots.lesson import lesson
from steinkreis.core.gauge import OWN
from steinkreis.core.net import Net, look
from steinkreis.core.numbers import Numbers
from steinkreis.core.rng import Rng
from steinkreis.core.state import State, has_worth
from steinkreis.game.registry import game as game_named
from steinkreis.game.setup import Setup
from steinkreis.learn.network import UNITS, Array

BEAM = 2  # ways through a turn that are followed: learners want many games, not the best ones
SLIPS = 6  # of a hundred answers, so that something new is seen


@dataclass(frozen=True)
class Evening:
    """Some games of bots with the same weights."""

    game: str
    setup: Setup
    weights: str  # empty: by the game's own `worth`
    width: int
    games: int
    moments: int  # of each game, at most
    seed: int
    stream: int


@dataclass(frozen=True)
class Notes:
    """What was seen in one game, by moment and seat, and what everybody got."""

    rows: Array
    shares: Array


def width_of(state: State) -> int:
    """How many numbers a net looks at."""
    numbers = Numbers()
    look(state, 0, numbers, has_worth(state))
    return int(numbers.end)


def play(evening: Evening) -> list[Notes]:
    game = game_named(evening.game)
    start: State = game.start(evening.setup)
    own = has_worth(start)
    gauge = Net(evening.weights, UNITS, evening.width, own) if evening.weights else OWN
    found = []
    for number in range(evening.games):
        rng = Rng(evening.seed, evening.stream + number)
        played = lesson(
            game.start(evening.setup),
            gauge,
            rng,
            beam=BEAM,
            slips=SLIPS,
            moments=evening.moments,
            has_own=own,
        )
        rows = np.array(np.asarray(played.rows), np.float32)
        found.append(
            Notes(
                rows.reshape(played.moments, start.seats, evening.width),
                np.array(played.shares, np.float32),
            )
        )
    return found
