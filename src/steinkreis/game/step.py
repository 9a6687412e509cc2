"""One step of a game: the state before, the answer, the state after.

Everything that follows a game reads steps: tables, records, logs, replays, the book, the lab. The
states of a step are never changed again, so whoever needs one keeps it; the state after one step is
the state before the next, and a step costs one copy.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from steinkreis.core.message import Message
from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, NOBODY, State
from steinkreis.game.game import AnyGame


class Refused(Exception):
    """An answer that the rules do not allow; `why` says why not."""

    def __init__(self, why: Message) -> None:
        super().__init__(why.id)
        self.why = why


class Step:
    """An answer, where it was given and where it led; `trace` is how nature moved things."""

    __slots__ = ("action", "after", "before", "learnt", "shows", "trace")

    def __init__(self, before: State, action: int, after: State, trace: Any = None) -> None:
        self.before = before
        self.action = action
        self.after = after
        self.trace = trace
        self.learnt: dict[int, bool] = {}  # by viewer, as far as `undo` was asked
        self.shows: bool | None = None  # whether anybody learnt anything, likewise

    def told(self, game: AnyGame, viewer: int) -> list[Message]:
        """What happened, as `viewer` saw it."""
        return game.tale(self.before, self.action, self.after, viewer)

    def thrown(self, game: AnyGame) -> int:
        """The seat whose dice fell, or NOBODY."""
        if game.throws is None or self.before.actor != CHANCE:
            return NOBODY
        return game.throws(self.before)

    def lingers(self, game: AnyGame) -> bool:
        """Whether it is a result that everybody wants to see for a while."""
        return game.lingers is not None and game.lingers(self.before, self.after)


def step(before: State, action: int, trace: Any = None) -> Step:
    """The one door: answer the open question, if that is legal; Refused if not."""
    if before.actor == NOBODY:
        raise Refused(Message("refused-over"))
    why = before.refusal(action)
    if why is not None:
        raise Refused(why)
    return _led(before, action, trace)


def chance(game: AnyGame, before: State, rng: Rng) -> Step:
    """What chance answers: nature, where the game has one and it decides, else the odds."""
    outcome = game.nature(before) if game.nature is not None else None
    if outcome is None:
        return step(before, before.sample(rng))
    return step(before, outcome.action, outcome.trace)


def again(before: State, actions: Sequence[int]) -> Iterator[Step]:
    """The steps of answers that came through the door before."""
    for action in actions:
        made = _led(before, action, None)
        yield made
        before = made.after


def _led(before: State, action: int, trace: Any) -> Step:
    after = before.copy()
    after.apply(action)
    return Step(before, action, after, trace)
