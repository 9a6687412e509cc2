"""What nobody uses for long is packed away, and comes back as it was."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from steinkreis.server import stamps
from steinkreis.server.attic import Attic
from steinkreis.server.people import People
from steinkreis.server.rooms import Rooms
from tests.server.sql import execute
from tests.server.test_lists import answer, opened, rows, seat


def evening(url: str, visit: Callable[[Rooms], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(url) as rooms:
            await visit(rooms)

    asyncio.run(run())


def count(url: str, name: str) -> int:
    return int(execute(url, f"SELECT count(*) FROM {name}")[0][0])


def test_a_table_comes_back_as_it_was(url: str) -> None:
    ids: list[str] = []
    known: list[list[int]] = []

    async def fill(rooms: Rooms) -> None:
        for _ in range(3):
            room = await seat(rooms, "Ann", "Ben")
            for _ in range(5):
                await answer(room, room.table.state.actions()[0])
            ids.append(room.id)
            known.append(list(room.table.record.actions))

    async def tidy(rooms: Rooms) -> None:
        assert await Attic(rooms.store.database, 30).tidy() == (0, 0)
        attic = Attic(rooms.store.database, -1)  # tomorrow, everything is old
        assert await attic.tidy() == (3, 0)
        assert await attic.tidy() == (0, 0)

    async def come_back(rooms: Rooms) -> None:
        assert {*ids} == {*await rows(rooms, "ann")}  # lists know it all the while
        room = await rooms.room(ids[1])
        assert room is not None
        assert room.table.record.actions == known[1]
        await answer(room, room.table.state.actions()[0])
        assert (await Attic(rooms.store.database, 30).tidy()) == (0, 0)

    evening(url, fill)
    evening(url, tidy)
    assert (count(url, "events"), count(url, "archive"), count(url, "tables")) == (0, 3, 3)
    evening(url, come_back)
    assert count(url, "archive") == 2


def test_a_table_that_is_packed_under_ones_feet_is_whole(url: str) -> None:
    """Somebody looks on for half a year, and then a move is made after all."""

    async def visit(rooms: Rooms) -> None:
        room = await seat(rooms, "Ann", "Ben")
        await Attic(rooms.store.database, -1).tidy()
        await answer(room, room.table.state.actions()[0])
        rooms.drop(room)
        again = await rooms.room(room.id)
        assert again is not None
        assert again.table.record.actions == room.table.record.actions

    evening(url, visit)


def test_a_person_comes_back_with_the_same_token(url: str) -> None:
    async def visit(rooms: Rooms) -> None:
        people = People(rooms.store)
        ann, ben = await people.welcome(), await people.welcome()
        await people.rename(ann, "Ann")
        room = await seat(rooms, "Cleo", "-")
        await room.hear(lambda host: host.sit(ben.id, "Ben", 1, stamps.now()))
        tidied = await Attic(rooms.store.database, -1).tidy()
        assert tidied[1] == 1  # Ben sits at a table
        found = await People(rooms.store).by_token(ann.token)
        assert found is not None
        assert (found.id, found.name) == (ann.id, "Ann")
        assert await People(rooms.store).by_token("x" * 32) is None

    evening(url, visit)
    assert count(url, "persons") == 2
