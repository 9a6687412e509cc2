"""What may be taken back, by the policy of the house.

One's own last answers are taken back freely while nothing has been learnt since: no chance, no
answer of another, no secret that came to light. Beyond that the others must agree, and what has
been shown to anybody stays: nothing is ever taken back past a reveal.
"""

from __future__ import annotations

from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, PUBLIC, State
from steinkreis.game.record import Record

GUESSES = 4  # enough to see whether a view after an answer follows from the view before it


def free(record: Record, seat: int) -> int:
    """How many of the last answers `seat` may take back without asking, 0 if none."""
    states = _states(record)
    count = 0
    for index in range(len(record.actions) - 1, -1, -1):
        before, after = states[index], states[index + 1]
        if before.actor != seat or _learns(before, record.actions[index], after, seat):
            break
        count += 1
    return count


def by_consent(record: Record) -> int:
    """How many of the last answers may be taken back if everybody agrees."""
    states = _states(record)
    count = 0
    for index in range(len(record.actions) - 1, -1, -1):
        before, after = states[index], states[index + 1]
        viewers = [PUBLIC, *range(before.seats)]
        action = record.actions[index]
        if before.actor == CHANCE or any(_learns(before, action, after, v) for v in viewers):
            break
        count += 1
    return count


def _states(record: Record) -> list[State]:
    """Every state of the game, the newest last."""
    state: State = record.game.start(record.setup)
    states = [state.copy()]
    for action in record.actions:
        state.apply(action)
        states.append(state.copy())
    return states


def _learns(before: State, action: int, after: State, viewer: int) -> bool:
    """Whether the answer showed `viewer` more than could be known beforehand.

    If it did not, then any guess from the viewer's seat, in which the same is answered, comes to
    look the same afterwards.
    """
    if before.seen(action, viewer) != action:
        return False
    expected = after.hide(viewer).key()
    view = before.hide(viewer)
    for number in range(GUESSES):
        guess = view.guess(Rng(number))
        if guess.refusal(action) is not None:
            return True
        guess.apply(action)
        if guess.hide(viewer).key() != expected:
            return True
    return False
