"""What a guest has used up of what the limits allow."""

from __future__ import annotations

import time


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


class Budget:
    """What a person may use up, and what all who come from one address may."""

    def __init__(self, rate: float, size: float, crowd: int) -> None:
        self._persons = Buckets(rate, size)
        self._addresses = Buckets(rate * crowd, size * crowd)

    def take(self, person: str, address: str) -> bool:
        """Whether there is some left; somebody without an id has what the address has."""
        return self._addresses.take(address) and (not person or self._persons.take(person))
