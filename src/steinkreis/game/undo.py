"""What may be taken back, by the policy of the house.

One's own last answers are taken back freely while nothing has been learnt since: no chance, no
answer of another, no secret that came to light. Beyond that the others must agree, and what has
been shown to anybody stays: nothing is ever taken back past a reveal.
"""

from __future__ import annotations

from collections.abc import Iterator

from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, PUBLIC, State
from steinkreis.game.record import Record

GUESSES = 4  # enough to see whether a view after an answer follows from the view before it


def free(record: Record, seat: int) -> int:
    """How many of the last answers `seat` may take back without asking, 0 if none."""
    count = 0
    for before, action, after in _latest(record):
        if before.actor != seat or _learns(before, action, after, seat):
            break
        count += 1
    return count


def by_consent(record: Record) -> int:
    """How many of the last answers may be taken back if everybody agrees."""
    count = 0
    for before, action, after in _latest(record):
        viewers = [PUBLIC, *range(before.seats)]
        if any(_learns(before, action, after, viewer) for viewer in viewers):
            break
        count += 1
    return count


def _latest(record: Record) -> Iterator[tuple[State, int, State]]:
    """What happened since chance last had a hand in it, the newest first."""
    count = 0
    while count < len(record.actors) and record.actors[-1 - count] != CHANCE:
        count += 1
    if count == 0:
        return
    states = [record.before(count)]
    for action in record.actions[len(record.actions) - count :]:
        state = states[-1].copy()
        state.apply(action)
        states.append(state)
    for index in range(count):
        yield states[-2 - index], record.actions[-1 - index], states[-1 - index]


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
