"""The house with all that is in it, and who comes to its door."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from ipaddress import IPv6Network
from pathlib import Path
from typing import Any, TypeVar

from litestar.connection import ASGIConnection
from litestar.datastructures import State

from steinkreis.server.attic import DAYS, Attic
from steinkreis.server.budgets import Buckets, Budget
from steinkreis.server.database import Database
from steinkreis.server.errors import Request
from steinkreis.server.fair import Fair, Payer
from steinkreis.server.limits import Limits
from steinkreis.server.people import COOKIE, People, Person
from steinkreis.server.room import Room
from steinkreis.server.rooms import Rooms, is_known
from steinkreis.server.store import Store
from steinkreis.server.studies import Studies
from steinkreis.server.workers import Workers
from steinkreis.table.host import No
from steinkreis.table.listed import Listed, TableRow, table_row

READERS = 2  # threads in which games that are over are played through for somebody
T = TypeVar("T")


class House:
    """All that the handlers need."""

    def __init__(
        self,
        database: Database,
        limits: Limits,
        pace: float,
        workers: Workers,
        reports: Path | None = None,
        days: int = DAYS,
    ) -> None:
        self.limits = limits
        self.reports = reports  # the folder of the lab
        self.store = Store(database)
        self.workers = workers
        self.attic = Attic(database, days)
        self.studies = Studies(self.store)
        self.people = People(self.store)
        self.rooms = Rooms(self.store, self.workers, pace)
        crowd = limits.crowd
        self.requests = Budget(limits.requests, limits.request_burst, crowd)
        self.messages = Budget(limits.messages, limits.burst, crowd)
        self.chats = Budget(limits.chats, limits.chat_burst, crowd)
        self.openings = Budget(limits.tables_per_hour / 3600, limits.table_burst, crowd)
        self.shows = Buckets(limits.shows_per_hour / 3600, limits.show_burst)
        self.lines: Counter[str] = Counter()  # open ones, by address
        self._reading = Fair(READERS)

    async def beside(self, address: str, work: Callable[..., T], *parts: object) -> T:
        """Play a game through in a thread, one at a time for each address."""
        async with self._reading.turn(Payer(address)):
            return await asyncio.to_thread(work, *parts)

    def rows(self, listed: list[Listed], person: Person) -> list[TableRow]:
        """Tables as that person reads of them, but for those that were played by other rules."""
        return [self._row(table, person) for table in listed if is_known(table)]

    async def row(self, id: str, person: Person) -> TableRow:
        table = await self.store.listed(id)
        if table is None or not is_known(table):
            await self.room(id)  # says why not
            raise No("unknown-table")
        return self._row(table, person)

    def _row(self, table: Listed, person: Person) -> TableRow:
        return table_row(table, person.id, self.rooms.here(table.id))

    async def room(self, id: str) -> Room:
        room = await self.rooms.room(id)
        if room is None:
            raise No("unknown-table")
        return room


def house(state: State) -> House:
    found = state.house
    assert isinstance(found, House)
    return found


async def guest(request: Request) -> Person:
    """Who asks; somebody new gets a token, which goes out with the answer."""
    home = house(request.app.state)
    person = await home.people.by_token(request.cookies.get(COOKIE))
    if not home.requests.take(person.id if person else "", address_of(request)):
        raise No("too-fast")
    if person is None:
        person = await home.people.welcome()
        home.people.must_renew(person)
        request.state.welcomed = person
    elif home.people.must_renew(person):
        request.state.welcomed = person
        await home.people.renew(person)
    return person


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where somebody comes from; with IPv6 a whole network is one, for everybody has one."""
    host = connection.client.host if connection.client else "?"
    if ":" not in host:
        return host
    try:
        return str(IPv6Network((host.partition("%")[0], 64), strict=False))
    except ValueError:
        return host


def check_origin(headers: Any) -> None:
    """What changes anything must come from our own page, or from no page at all."""
    origin = headers.get("origin")
    if origin and origin.split("://", 1)[-1] != headers.get("host", ""):
        raise No("foreign")
