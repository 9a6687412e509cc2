"""The house with all that is in it, and who comes to its door."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import State

from steinkreis.server.errors import Asked
from steinkreis.server.limits import Buckets, Limits
from steinkreis.server.people import COOKIE, People, Person
from steinkreis.server.rooms import Room, Rooms
from steinkreis.server.store import Store
from steinkreis.server.studies import Studies
from steinkreis.server.workers import Workers
from steinkreis.table.frame import TableRow, table_row
from steinkreis.table.host import No


class House:
    """All that the handlers need."""

    def __init__(
        self, url: str, limits: Limits, pace: float, workers: int | None, reports: Path | None
    ) -> None:
        self.limits = limits
        self.reports = reports  # the folder of the lab
        self.store = Store(url)
        self.workers = Workers(workers)
        self.studies = Studies(self.store)
        self.people = People(self.store)
        self.rooms = Rooms(self.store, self.workers, pace)
        self.requests = Buckets(limits.requests, limits.request_burst)
        self.messages = Buckets(limits.messages, limits.burst)
        self.openings = Buckets(limits.tables_per_hour / 3600, limits.table_burst)

    def row(self, room: Room, person: Person) -> TableRow:
        return table_row(room.table, room.id, person.id, room.here)

    async def rows(self, ids: list[str], person: Person) -> list[TableRow]:
        found = []
        for id in ids:
            try:
                room = await self.rooms.room(id)
            except No:  # played by rules that are gone
                continue
            if room is not None:
                found.append(self.row(room, person))
        return found

    async def room(self, id: str) -> Room:
        room = await self.rooms.room(id)
        if room is None:
            raise No("unknown-table")
        return room


def house(state: State) -> House:
    found = state.house
    assert isinstance(found, House)
    return found


async def guest(request: Asked) -> Person:
    """Who asks; somebody new gets a token, which goes out with the answer."""
    home = house(request.app.state)
    person = await home.people.by_token(request.cookies.get(COOKIE))
    if not home.requests.take(known_as(person, request)):
        raise No("too-fast")
    if person is None:
        person = await home.people.welcome()
        request.state.welcomed = person
    return person


def known_as(person: Person | None, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """By what we count how much somebody asks of the house."""
    if person is not None and person.id:
        return person.id
    return connection.client.host if connection.client else "?"


def check_origin(headers: Any) -> None:
    """What changes anything must come from our own page, or from no page at all."""
    origin = headers.get("origin")
    if origin and origin.split("://", 1)[-1] != headers.get("host", ""):
        raise No("foreign")
