"""What a bot thinks of a question, and how it says so."""

from __future__ import annotations

from steinkreis.core.message import Message


class Line:
    """What a search thinks of one answer: how often it was tried, and the share it promises."""

    def __init__(self, action: int, visits: float, share: float) -> None:
        self.action = action
        self.visits = visits
        self.share = share


class Thought:
    """What a search makes of a question."""

    def __init__(self, lines: list[Line], shares: list[float]) -> None:
        self.lines = lines  # the own answers, best first
        self.shares = shares  # what every seat may expect


def ranked(lines: list[Line]) -> list[Line]:
    """The lines, the most tried first: what was tried most stood the most tests."""
    return sorted(lines, key=_tried, reverse=True)


def _tried(line: Line) -> tuple[float, float]:
    return line.visits, line.share


def explain(thought: Thought) -> Message | None:
    """What the bot expects of its answer and of the next best, in one sentence."""
    if len(thought.lines) < 2:
        return None
    best = round(100 * thought.lines[0].share)
    other = round(100 * thought.lines[1].share)
    return Message("bot-expects", share=best, other=other)
