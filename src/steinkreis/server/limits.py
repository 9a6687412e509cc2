"""How much one guest may ask of the house."""

from __future__ import annotations

import time
from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """For each person, and `crowd` times as much for all who come from one address together."""

    messages: float = 20.0  # a second
    burst: float = 60.0
    requests: float = 30.0  # a second
    request_burst: float = 200.0
    tables_per_hour: float = 120.0
    table_burst: float = 30.0
    unfinished: int = 100  # tables
    message_bytes: int = 8_192
    body_bytes: int = 2_000_000
    frames: float = 60.0  # a second on one line, of whatever kind
    frame_burst: float = 300.0
    chats: float = 1.0  # lines a second
    chat_burst: float = 20.0
    shows_per_hour: float = 20.0  # tables at which only bots play
    show_burst: float = 10.0
    lines: int = 50  # open connections to tables
    crowd: int = 4
    spectator_pause: float = 0.25  # seconds between two pictures for somebody who only looks on

    @staticmethod
    def none() -> Limits:
        """For measurements."""
        many = 10**9
        return Limits(
            *(many, many, many, many, many, many, many),
            frames=many,
            frame_burst=many,
            chats=many,
            chat_burst=many,
            shows_per_hour=many,
            show_burst=many,
            lines=many,
        )


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
