"""What a bot thinks of a question, and how it says so."""

from __future__ import annotations

from steinkreis.core.message import Message


class Candidate:
    """What a search thinks of one answer: how often it was tried, and the share it promises."""

    def __init__(self, action: int, visits: float, share: float) -> None:
        self.action = action
        self.visits = visits
        self.share = share


class Thought:
    """What a search makes of a question."""

    def __init__(self, candidates: list[Candidate], shares: list[float]) -> None:
        self.candidates = candidates  # the own answers, best first
        self.shares = shares  # what every seat may expect


def ranked(candidates: list[Candidate]) -> list[Candidate]:
    """The candidates, the most tried first: what was tried most stood the most tests."""
    return sorted(candidates, key=_tried, reverse=True)


def _tried(candidate: Candidate) -> tuple[float, float]:
    return candidate.visits, candidate.share


def explain(thought: Thought) -> Message | None:
    """What the bot expects of its answer and of the next best, in one sentence."""
    if len(thought.candidates) < 2:
        return None
    best = round(100 * thought.candidates[0].share)
    other = round(100 * thought.candidates[1].share)
    return Message("bot-expects", share=best, other=other)
