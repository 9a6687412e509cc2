"""The clock of a table: it runs for the person whose answer is awaited."""

from __future__ import annotations

from steinkreis.table.events import Clock


class Timing:
    """Times in milliseconds. `running` is the seat whose time runs, or -1."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [clock.seconds * 1000] * seats
        self.running = -1
        self.since = 0

    @property
    def is_on(self) -> bool:
        return self.clock.kind != "none"

    def switch(self, seat: int, now: int, *, is_new: bool = False) -> None:
        """From now on the time of `seat` runs; `is_new` if it begins another move of the same seat.

        Within a move the time is not refilled, or taking back would stop the clock.
        """
        if not self.is_on:
            return
        is_new = is_new or seat != self.running
        self.stop(now)
        if self.clock.kind == "move" and seat >= 0 and is_new:
            self.left[seat] = self.clock.seconds * 1000
        self.running = seat
        self.since = now

    def stop(self, now: int) -> None:
        if self.running >= 0:
            self.left[self.running] = self.remaining(self.running, now)
        self.running = -1

    def remaining(self, seat: int, now: int) -> int:
        if seat != self.running:
            return self.left[seat]
        return max(0, self.left[seat] - (now - self.since))

    def deadline(self) -> int | None:
        """When the running time will be up."""
        if not self.is_on or self.running < 0:
            return None
        return self.since + self.left[self.running]
