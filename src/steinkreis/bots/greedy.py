"""The bot that wants the best of this turn and thinks no further."""

from __future__ import annotations

from typing import Final

from steinkreis.bots.bot import Bot
from steinkreis.core.rng import Rng
from steinkreis.core.state import State

BEAM: Final = 12  # unfinished lines that are kept at each depth
DEPTH: Final = 16  # answers that one turn may take
SHOTS: Final = 32  # dial positions tried where dials are turned


class Line:
    """A way to play the turn: its first answer, where it has come to, and what that is worth."""

    def __init__(self, first: int, state: State, worth: float) -> None:
        self.first = first
        self.state = state
        self.worth = worth


class GreedyBot(Bot):
    """Looks ahead until chance or another player is to act, through `worth`.

    A beam search over one guess of what is hidden: a turn may be hundreds of thousands of answers
    long in combination, and most of them are the same in another order.
    """

    def choose(self, view: State, rng: Rng) -> int:
        seat = view.actor
        answers = _answers(view, rng)
        if len(answers) == 1:
            return answers[0]
        best = Line(answers[0], view, -1.0)
        open_lines = [Line(-1, view.guess(rng), 0.0)]
        seen: set[str] = set()
        for _ in range(DEPTH):
            grown: list[Line] = []
            for line in open_lines:
                for line_on in _grow(line, answers if line.first < 0 else None, seat, rng):
                    if line_on.state.actor != seat:
                        if line_on.worth > best.worth:
                            best = line_on
                    else:
                        grown.append(line_on)
            open_lines = _fittest(grown, seen)
            if not open_lines:
                break
        return best.first


def _answers(state: State, rng: Rng) -> list[int]:
    """The legal answers, or some at random where dials are turned."""
    if state.dials():
        return [state.sample(rng) for _ in range(SHOTS)]
    return state.actions()


def _grow(line: Line, answers: list[int] | None, seat: int, rng: Rng) -> list[Line]:
    """The line with each of its possible next answers, best first, equals in random order."""
    if answers is None:
        answers = _answers(line.state, rng)
    grown: list[Line] = []
    for answer in answers:
        state = line.state.copy()
        state.apply(answer)
        first = answer if line.first < 0 else line.first
        grown.append(Line(first, state, state.worth(seat) + 1e-9 * rng.chance()))
    return grown


def _fittest(lines: list[Line], seen: set[str]) -> list[Line]:
    """The best lines, those left out that come to a position already looked at."""
    lines.sort(key=_worth, reverse=True)
    kept: list[Line] = []
    for line in lines:
        if len(kept) == BEAM:
            break
        key = line.state.key()
        if key not in seen:
            seen.add(key)
            kept.append(line)
    return kept


def _worth(line: Line) -> float:
    return line.worth
