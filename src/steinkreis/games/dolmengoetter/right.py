"""What a stone brings about in a circle: the right to build, and the scoring."""

from __future__ import annotations

from mypy_extensions import i64

from steinkreis.games.dolmengoetter.circle import Circle
from steinkreis.games.dolmengoetter.material import NONE


class Right:
    """Who may build in a circle, and where in the stack; or NONE, where it is only scored."""

    def __init__(self, circle: i64, seat: i64, on_top: bool) -> None:
        self.circle = circle
        self.seat = seat
        self.on_top = on_top


class Opened:
    """A circle as it was when its dolmens were turned over: all may see them."""

    def __init__(self, number: i64, circle: Circle) -> None:
        self.number = number
        self.circle = circle


def right_to(number: i64, before: Circle, after: Circle, mover: i64, least: i64) -> Right | None:
    """What the stone of `mover` brought about; `least` stones each make a tie that counts."""
    if after.leader != NONE:
        if after.leader != before.leader:  # clause 4.4
            return Right(number, after.leader, True)
    elif after.is_tied(mover, least):
        return Right(number, mover, False)
    return Right(number, NONE, False) if after.is_complete() else None
