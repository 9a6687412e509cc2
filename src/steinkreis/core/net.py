"""A small network that has learnt what positions are worth; what it needs for playing.

It sees what matters to a seat (`State.regard`); where a game does not say what that is, all that
the seat observes, and what the game's own `worth` says of everybody. One hidden layer bends that;
besides, every number counts straight, so that a net that is shown `worth` says just that at first.
It is trained elsewhere (`learn/`): here are plain loops in one order, so that both builds come to
the same number.
"""

from __future__ import annotations

import base64
import math
from array import array
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from steinkreis.core.gauge import Gauge
from steinkreis.core.numbers import Numbers
from steinkreis.core.state import NOBODY, State

SURE: Final = 0.98  # a worth beyond counts as this: of certainty there are no odds


def log_odds(share: float) -> float:
    kept = min(SURE, max(1.0 - SURE, share))
    return math.log(kept / (1.0 - kept))


def look(state: State, seat: int, numbers: Numbers, has_own: bool) -> bool:
    """Write what a net is shown: what matters to the seat, and, if it `has_own`, how the game's own
    `worth` sees everybody. False where there is nothing to look at yet."""
    state.regard(seat, numbers)
    if numbers.end == numbers.start:
        return False
    if has_own:
        for step in range(state.seats):
            numbers.put(log_odds(state.worth((seat + step) % state.seats)))
    return True


class Net(Gauge):
    def __init__(self, weights: str, units: int, width: int, has_own: bool) -> None:
        """`weights` is what `packed` makes: layer, bias, straight, out, offset, in this order.

        ValueError where these are not as many as there should be.
        """
        numbers = array("f")
        numbers.frombytes(base64.b64decode(weights))
        if len(numbers) != width * units + units + width + units + 1:
            raise ValueError("weights are missing")
        row = numbers.tolist()
        self.units: i64 = units
        self.width: i64 = width  # numbers that are looked at
        self.has_own = has_own
        end = width * units
        self.layer: vec[float] = vec[float](row[:end])  # by number, then by unit
        self.bias: vec[float] = vec[float](row[end : end + units])
        end += units
        self.straight: vec[float] = vec[float](row[end : end + width])
        end += width
        self.out: vec[float] = vec[float](row[end : end + units])
        self.offset: float = row[end + units]
        self.numbers = Numbers()
        self.hidden: vec[float] = vec[float]([0.0] * units)

    def worth(self, state: State, seat: int) -> float:
        if state.actor == NOBODY:
            return state.returns()[seat]
        if not look(state, seat, self.numbers, self.has_own):
            return state.worth(seat)
        return 1.0 / (1.0 + math.exp(-self._odds()))

    def _odds(self) -> float:
        """The log-odds of what was just looked at; most numbers are 0 and cost nothing."""
        row, layer, hidden, straight = self.numbers.row, self.layer, self.hidden, self.straight
        units = self.units
        for unit in range(units):
            hidden[unit] = self.bias[unit]
        odds = self.offset
        for place in range(self.width):
            number = row[place]
            if number != 0.0:
                odds += number * straight[place]
                first = place * units
                for unit in range(units):
                    hidden[unit] += number * layer[first + unit]
        for unit in range(units):
            if hidden[unit] > 0.0:
                odds += hidden[unit] * self.out[unit]
        return odds


def packed(row: list[float]) -> str:
    """Weights as they are kept in files: 32 bits each."""
    return base64.b64encode(array("f", row).tobytes()).decode("ascii")
