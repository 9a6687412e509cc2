"""What a position is worth to a seat, by whoever estimates it: the game itself, or a net."""

from __future__ import annotations

from typing import Final

from steinkreis.core.state import State


class Gauge:
    """Goes by the `worth` of the game itself."""

    def worth(self, state: State, seat: int) -> float:
        return state.worth(seat)


OWN: Final = Gauge()
