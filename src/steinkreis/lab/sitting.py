"""One game among named bots, as a piece of work that can be done anywhere."""

from __future__ import annotations

import time
from dataclasses import dataclass

from steinkreis.bots.play import happen
from steinkreis.bots.roster import bot
from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, NOBODY, State
from steinkreis.game.registry import game as game_named
from steinkreis.game.setup import Setup
from steinkreis.game.trouble import Trouble


class OtherRules(Trouble):
    """A worker on another machine plays by another version of the rules."""


@dataclass(frozen=True)
class Sitting:
    """Who plays what, and on which stream of the seed: all that decides how the game goes."""

    game: str
    rules: int
    setup: Setup
    bots: tuple[str, ...]  # by seat
    seed: int
    stream: int


@dataclass(frozen=True)
class Played:
    """What came of a game, by seat."""

    returns: list[float]
    decisions: list[int]
    seconds: list[float]  # spent on them


def play(sitting: Sitting) -> Played:
    """Play the game; the same sitting gives the same game on every machine."""
    return record(sitting)[0]


def record(sitting: Sitting) -> tuple[Played, list[int]]:
    """Play the game, and keep every action, chance included."""
    game = game_named(sitting.game)
    if game.rules != sitting.rules:
        raise OtherRules(
            f"a worker plays {game.name} by rules {game.rules}, not {sitting.rules}; "
            "all machines need the same version of steinkreis"
        )
    bots = [bot(name, game.nature) for name in sitting.bots]
    rng = Rng(sitting.seed, sitting.stream)
    state: State = game.start(sitting.setup)
    decisions, seconds = [0] * state.seats, [0.0] * state.seats
    actions: list[int] = []
    while state.actor != NOBODY:
        seat = state.actor
        if seat == CHANCE:
            action = happen(state, rng, game.nature)
        else:
            view = state.hide(seat) if bots[seat].looks else state
            began = time.perf_counter()
            action = bots[seat].choose(view, rng)
            seconds[seat] += time.perf_counter() - began
            decisions[seat] += 1
        actions.append(action)
        state.apply(action)
    return Played(state.returns(), decisions, seconds), actions
