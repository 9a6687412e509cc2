"""What happens at a table, as it is when it happens: some of it already worked out."""

from __future__ import annotations

from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, NOBODY, State
from steinkreis.game.game import AnyGame
from steinkreis.game.step import Step, again, chance, step
from steinkreis.table.events import Answered, AnyEvent


class Move:
    """An answer and the chance that followed, with their steps: stored is the event alone."""

    def __init__(self, event: Answered, steps: list[Step]) -> None:
        self.event = event
        self.steps = steps


Happening = AnyEvent | Move


def event_of(happening: Happening) -> AnyEvent:
    """As it is stored."""
    return happening.event if isinstance(happening, Move) else happening


def first_move(game: AnyGame, state: State, rng: Rng, now: int) -> Move:
    """Chance lays out the game."""
    return _with_chance(game, state, [], -1, rng, now)


def move(game: AnyGame, state: State, action: int, rng: Rng, now: int) -> Move:
    """An answer of whoever is asked, and all that chance adds; Refused if it is not legal."""
    made = step(state, action)
    return _with_chance(game, made.after, [made], state.actor, rng, now)


def made_again(state: State, event: AnyEvent) -> Happening:
    """What has happened elsewhere, worked out here; every answer came through the door there."""
    if not isinstance(event, Answered):
        return event
    steps = []
    for index, one in enumerate(again(state, event.actions)):
        one.trace = event.traces.get(str(index))
        steps.append(one)
    return Move(event, steps)


def _with_chance(
    game: AnyGame, state: State, steps: list[Step], seat: int, rng: Rng, now: int
) -> Move:
    """The steps with those of chance, until somebody is asked again."""
    while state.actor == CHANCE:
        steps.append(chance(game, state, rng))
        state = steps[-1].after
    event = Answered(
        at=now,
        seat=seat,
        actions=[one.action for one in steps],
        traces={str(n): one.trace for n, one in enumerate(steps) if one.trace is not None},
        is_last=state.actor == NOBODY,
    )
    return Move(event, steps)
