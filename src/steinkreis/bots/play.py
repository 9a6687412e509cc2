"""A whole game among bots."""

from __future__ import annotations

from steinkreis.bots.bot import Bot
from steinkreis.core.nature import Nature
from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, NOBODY, State


def play_out(
    state: State, bots: list[Bot], rng: Rng, actions: list[int], nature: Nature | None = None
) -> int:
    """Play `state` to its end, append every action to `actions`, count the players' decisions."""
    decisions = 0
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            action = happen(state, rng, nature)
        else:
            bot = bots[state.actor]
            action = bot.choose(state.hide(state.actor) if bot.looks else state, rng)
            decisions += 1
        actions.append(action)
        state.apply(action)
    return decisions


def happen(state: State, rng: Rng, nature: Nature | None) -> int:
    """What chance answers."""
    if nature is not None:
        outcome = nature(state)
        if outcome is not None:
            return outcome.action
    return state.sample(rng)
