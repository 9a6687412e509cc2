"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from steinkreis.core.rng import Rng
from steinkreis.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Answers questions, knowing what a player in that seat knows."""

    def __init__(self) -> None:
        self.looks = True  # False: chooses without looking, so nothing needs to be hidden

    @abstractmethod
    def choose(self, view: State, rng: Rng) -> int:
        """A legal action for `view`, which is hidden for its actor; equal rng, equal action."""
