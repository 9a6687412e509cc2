"""What one viewer is told of a game, line by line."""

from __future__ import annotations

from steinkreis.core.state import State
from steinkreis.game.record import Record
from steinkreis.game.step import Step
from steinkreis.scene.wire import said


class Log:
    """The lines so far, and how many there were after each action, so that they can be cut."""

    def __init__(self, record: Record, viewer: int) -> None:
        self.game = record.game
        self.viewer = viewer
        self.lines: list[bytes] = []  # in JSON, as they travel
        self._ends = [0]
        self._state = record.state
        self._view = record.state.hide(viewer)
        for step in record.steps():
            self.add(step)

    def add(self, step: Step) -> None:
        before, seen = self.view(step.before), step.before.seen(step.action, self.viewer)
        told = self.game.tell(before, seen, self.view(step.after))
        self.lines += [said(message).encode() for message in told]
        self._ends.append(len(self.lines))

    def view(self, state: State) -> State:
        """What the viewer knows of the state; hidden once for all that is told and drawn of it."""
        if state is not self._state:
            self._state, self._view = state, state.hide(self.viewer)
        return self._view

    def told(self, length: int) -> int:
        """How many lines there were after `length` actions."""
        return self._ends[length]

    def cut(self, length: int) -> None:
        """Forget what was told after `length` actions."""
        del self._ends[length + 1 :]
        del self.lines[self._ends[-1] :]
