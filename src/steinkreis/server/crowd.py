"""Who looks at which table in other houses, so that everybody sees who is there."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from steinkreis.server.complaints import complain
from steinkreis.server.database import News

if TYPE_CHECKING:
    from steinkreis.server.room import Room
    from steinkreis.server.rooms import Rooms


class Crowd:
    """Told whenever somebody comes or goes, and asked when a table is opened."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self._there: dict[str, dict[str, set[str]]] = {}  # by table and house
        self._tasks: set[asyncio.Task[None]] = set()

    def elsewhere(self, table_id: str) -> set[str]:
        found = self._there.get(table_id, {})
        return {person for persons in found.values() for person in persons}

    def announce(self, room: Room) -> None:
        """Let others know who is here."""
        if not self.rooms.is_shared:
            return
        here = sorted({guest.person for guest in room.guests if guest.person})
        self._send(News(self._house, table=room.id, here=here))

    def ask(self, table_id: str) -> None:
        self._send(News(self._house, table=table_id, asks=True))

    def hear(self, news: News) -> None:
        room = self.rooms.known(news.table)
        if news.asks:
            if room is not None and room.guests:
                self.announce(room)
        elif room is not None and news.table:
            self._there.setdefault(news.table, {})[news.by] = {*news.here}
            room.people_changed()

    def forget(self, table_id: str) -> None:
        self._there.pop(table_id, None)

    def bury(self, alive: set[str]) -> None:
        """Nobody is in a house that is gone."""
        for table_id, houses in self._there.items():
            gone = [house for house in houses if house not in alive]
            for house in gone:
                del houses[house]
            room = self.rooms.known(table_id)
            if gone and room is not None:
                room.people_changed()

    @property
    def _house(self) -> str:
        return self.rooms.leases.house

    def _send(self, news: News) -> None:
        if not self.rooms.is_shared:
            return
        task = asyncio.create_task(self._say(news))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _say(self, news: News) -> None:
        try:
            await self.rooms.store.database.spread(news)
        except Exception as error:
            complain("telling others", error)
