"""Outcomes that physics decides: chance with a mind of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from steinkreis.core.state import State


class Outcome:
    """What nature did: the action for the rules, and a trace (JSON) of how it came about."""

    def __init__(self, action: int, trace: object) -> None:
        self.action = action
        self.trace = trace


# Asked at CHANCE; None where plain odds decide. Rules never see more than the outcome's action, so
# records replay without the engine, and laws and random play may draw any outcome.
Nature: TypeAlias = "Callable[[State], Outcome | None]"
