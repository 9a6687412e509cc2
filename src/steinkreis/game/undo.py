"""What may be taken back, by the policy of the house.

One's own last answers are taken back freely while nothing has been learnt since: no chance, no
answer of another, no secret that came to light. Beyond that the others must agree, and what has
been shown to anybody stays: nothing is ever taken back past a reveal.
"""

from __future__ import annotations

from collections import deque

from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, PUBLIC, OpenState, State
from steinkreis.game.record import Record

GUESSES = 4  # enough to see whether a view after an answer follows from the view before it
FAR = 100  # answers; nothing further back is taken back


class Step:
    """An answer, and who is known to have learnt from it, or not to have."""

    def __init__(self, before: State, action: int) -> None:
        self.before = before
        self.action = action
        self.learnt: dict[int, bool] = {}  # by viewer, as far as anybody asked


class Latest:
    """What happened since chance last had a hand in it.

    Who shows a game after every answer keeps one and adds to it: then nothing is worked out twice.
    `now` is the state of the game itself, which goes on.
    """

    def __init__(self, now: State) -> None:
        self.now = now
        self.steps: deque[Step] = deque(maxlen=FAR)

    def add(self, before: State, action: int) -> None:
        """From `before`, which is a copy of its own, `action` has led to `now`."""
        if before.actor == CHANCE:
            self.steps.clear()
        else:
            self.steps.append(Step(before, action))

    def free(self, seat: int) -> int:
        """How many of the last answers `seat` may take back without asking, 0 if none."""
        count = 0
        while count < len(self.steps) and self._is_free(count, seat):
            count += 1
        return count

    def is_free(self, seat: int) -> bool:
        """Whether that is any."""
        return len(self.steps) > 0 and self._is_free(0, seat)

    def _is_free(self, back: int, seat: int) -> bool:
        return self.steps[-1 - back].before.actor == seat and not self._learns(back, seat)

    def by_consent(self) -> int:
        """How many of the last answers may be taken back if everybody agrees."""
        count = 0
        while count < len(self.steps) and not self._shows(count):
            count += 1
        return count

    def back_to(self, seats: list[int]) -> int:
        """How many may be taken back by consent to undo the last of `seats`, 0 if that is shown."""
        for back, step in enumerate(reversed(self.steps)):
            if step.before.actor in seats:
                return back + 1 if not any(self._shows(k) for k in range(back + 1)) else 0
        return 0

    def _shows(self, back: int) -> bool:
        """Whether that answer has shown anybody anything."""
        return any(self._learns(back, viewer) for viewer in (PUBLIC, *range(self.now.seats)))

    def _learns(self, back: int, viewer: int) -> bool:
        step = self.steps[-1 - back]
        found = step.learnt.get(viewer)
        if found is None:
            after = self.steps[-back].before if back > 0 else self.now
            found = _learns(step.before, step.action, after, viewer)
            step.learnt[viewer] = found
        return found


def latest(record: Record) -> Latest:
    """The latest of a game that nobody has followed."""
    count = 0
    while count < min(FAR, len(record.actors)) and record.actors[-1 - count] != CHANCE:
        count += 1
    found = Latest(record.state)
    if count > 0:
        state = record.before(count)
        for action in record.actions[len(record.actions) - count :]:
            found.add(state.copy(), action)
            state.apply(action)
    return found


def free(record: Record, seat: int) -> int:
    """How many of the last answers `seat` may take back without asking, 0 if none."""
    return latest(record).free(seat)


def by_consent(record: Record) -> int:
    """How many of the last answers may be taken back if everybody agrees."""
    return latest(record).by_consent()


def _learns(before: State, action: int, after: State, viewer: int) -> bool:
    """Whether the answer showed `viewer` more than could be known beforehand.

    If it did not, then any guess from the viewer's seat, in which the same is answered, comes to
    look the same afterwards.
    """
    if isinstance(before, OpenState) or before.seen(action, viewer) != action:
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
