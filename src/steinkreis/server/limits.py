"""How much one guest may ask of the house."""

from __future__ import annotations

import time
from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """For each person: messages a second (with a burst), new tables an hour, unfinished tables."""

    messages: float = 20.0
    burst: float = 60.0
    requests: float = 30.0
    request_burst: float = 200.0
    tables_per_hour: float = 120.0
    table_burst: float = 30.0
    unfinished: int = 100
    message_bytes: int = 8_192
    body_bytes: int = 2_000_000
    spectator_pause: float = 0.25  # seconds between two pictures for somebody who only looks on

    @staticmethod
    def none() -> Limits:
        """For measurements."""
        many = 1e9
        return Limits(many, many, many, many, many, many, 10**9)


class Bucket:
    """Fills up steadily, is emptied by use, and says no when it is empty."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.level = size
        self.filled = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.filled) * self.rate)
        self.filled = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """A bucket for each guest who was here lately."""

    def __init__(self, rate: float, size: float, most: int = 20_000) -> None:
        self.rate = rate
        self.size = size
        self.most = most
        self._buckets: dict[str, Bucket] = {}

    def take(self, guest: str) -> bool:
        if guest not in self._buckets:
            if len(self._buckets) >= self.most:
                self._buckets.pop(next(iter(self._buckets)))
            self._buckets[guest] = Bucket(self.rate, self.size)
        return self._buckets[guest].take()
