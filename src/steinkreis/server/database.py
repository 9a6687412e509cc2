"""Where things are stored, as the store sees it: one process on a file, or many on a server."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec
from sqlalchemy import BigInteger, ColumnElement, Connection, literal

from steinkreis.server.changes import Change
from steinkreis.server.stamps import new_id, now

T = TypeVar("T")
Work = Callable[[Connection], T]
Group = Sequence[Change]  # stored together or not at all


class Late(Exception):
    """Somebody else has stored an event of that number: read on, and decide anew."""


class News(msgspec.Struct, omit_defaults=True):
    """What one house tells all others."""

    by: str
    tables: dict[str, int] = {}  # at which something has happened, and the number of it
    events: dict[str, str] = {}  # what it was, where that is one short event
    person: str = ""  # who is called differently now
    table: str = ""  # at which these look on now:
    here: list[str] = []
    asks: bool = False  # who looks on elsewhere?
    is_anew: bool = False  # something may have been missed: look at everything


Ear = Callable[[News], None]


class Database(ABC):
    """One database; `house` is this process, `ears` hear what other processes have done."""

    is_shared = False
    window = 0.0  # seconds in which changes gather before they are stored together
    is_patient = True  # waits for a database that is not there yet

    def __init__(self) -> None:
        self.house = new_id()
        self.ears: list[Ear] = []

    @abstractmethod
    async def open(self) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def do(self, work: Work[T]) -> T:
        """Do it all or not at all; when this returns, it is stored."""

    @abstractmethod
    async def write(self, groups: Sequence[Group]) -> list[Exception | None]:
        """Store each group or nothing of it; what has gone wrong with each."""

    @abstractmethod
    async def bodies(self, table_id: str, after: int) -> list[str]:
        """The events of a table that come after so many, as they are stored."""

    def hear(self, news: News) -> None:
        for ear in self.ears:
            ear(news)

    async def spread(self, news: News) -> None:
        """Let all other houses know."""
        assert not self.is_shared, "others have to be told"

    def clock(self) -> ColumnElement[int]:
        """The time in milliseconds, by which all who share the database go."""
        return literal(now(), BigInteger)
