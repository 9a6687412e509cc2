"""Which of two is stronger? Stops as soon as that is decided.

Two sequential probability ratio tests (Wald 1945) run side by side, as Sobel and Wald (1949) put
them together: one asks whether the first bot takes half of the wins or MARGIN more, the other
whether the second one does. A share x of a win counts as x wins and 1 - x losses, which is on the
safe side. If the two are really even, one of them is called stronger in at most 5 % of matches; if
one is really stronger by MARGIN, they are called even in at most 5 %.
"""

from __future__ import annotations

import math

MARGIN = 0.05  # what is less than this above half of the wins counts as even
ERROR = 0.05
STRONGER = math.log(2 / ERROR)  # half of the error for each of the two
EVEN = -math.log(1 / ERROR)


class Test:
    """Is it half of the wins, or MARGIN more?"""

    def __init__(self) -> None:
        self.evidence = 0.0  # for more, as the logarithm of the likelihood ratio
        self.is_more: bool | None = None  # None: not decided yet

    def add(self, share: float) -> None:
        self.evidence += share * math.log1p(2 * MARGIN) + (1 - share) * math.log1p(-2 * MARGIN)

    def decide(self) -> None:
        if self.is_more is None and not EVEN < self.evidence < STRONGER:
            self.is_more = self.evidence > 0


class Duel:
    """Told the share of the first bot, game by game, and asked after every round of seats."""

    def __init__(self) -> None:
        self.first, self.second = Test(), Test()

    def add(self, share: float) -> None:
        self.first.add(share)
        self.second.add(1 - share)

    def verdict(self) -> str | None:
        """`first` or `second` is stronger, or they are `even`; None while that is open."""
        self.first.decide()
        self.second.decide()
        if self.first.is_more:
            return "first"
        if self.second.is_more:
            return "second"
        return "even" if self.first.is_more is self.second.is_more is False else None
