"""Games to learn from, as pieces of work that can be done anywhere."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from steinkreis.bots.lesson import lesson
from steinkreis.core.gauge import OWN
from steinkreis.core.net import Net, look
from steinkreis.core.numbers import Numbers
from steinkreis.core.rng import Rng
from steinkreis.core.state import NOBODY, State
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
    has_own: bool  # whether nets also look at the game's own `worth`
    trust: float  # in results, against what is expected on the way
    games: int
    moments: int  # of each game, at most
    seed: int
    stream: int


@dataclass(frozen=True)
class Notes:
    """What was seen in one game, a row for every moment and seat, and what came of it."""

    rows: Array
    wanted: Array  # what should have been expected
    shares: Array


def width_of(start: State, has_own: bool) -> int:
    """How many numbers a net looks at, as soon as there is something to look at."""
    state, numbers, rng = start.copy(), Numbers(), Rng(0)
    while not look(state, 0, numbers, has_own) and state.actor != NOBODY:
        state.apply(state.sample(rng))
    return int(numbers.end)


def play(evening: Evening) -> list[Notes]:
    game = game_named(evening.game)
    start: State = game.start(evening.setup)
    own, width = evening.has_own, evening.width
    gauge = Net(evening.weights, UNITS, width, own) if evening.weights else OWN
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
            trust=evening.trust,
            has_own=own,
        )
        rows = np.array(np.asarray(played.rows), np.float32)
        found.append(
            Notes(
                rows.reshape(played.moments * start.seats, width),
                np.array(np.asarray(played.wanted), np.float32),
                np.tile(np.array(played.shares, np.float32), played.moments),
            )
        )
    return found
