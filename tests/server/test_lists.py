"""Lists of tables, and what a move costs on its way through the house: store and rooms in here."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import cast

import pytest

from steinkreis.core.rng import Rng
from steinkreis.core.state import NOBODY
from steinkreis.game import registry
from steinkreis.server import changes as changes_module
from steinkreis.server import rooms as rooms_module
from steinkreis.server.room import MARK, Room
from steinkreis.server.rooms import Rooms
from steinkreis.server.stamps import now
from steinkreis.server.store import Store
from steinkreis.server.workers import Workers
from steinkreis.table.events import AnyEvent, BotSat, Clock, Sat, Terms
from steinkreis.table.host import No
from steinkreis.table.listed import Listed, TableRow, listed, table_row
from tests.game.heap import Heap, heap
from tests.server.sql import execute

STONES = registry.game("hidden-stones")
MANY = 50
ADDED = ("rules", "setup", "actor", "chairs")  # columns that old databases do not have
BEFORE = [  # changes had numbers
    "DROP TABLE alembic_version",
    "DROP TABLE houses",
    "DROP TABLE archive",
    "DROP INDEX going",
    "ALTER TABLE tables DROP COLUMN holder",
    "ALTER TABLE tables DROP COLUMN owed",
    "ALTER TABLE persons DROP COLUMN seen",
    "CREATE TABLE beats (id INTEGER PRIMARY KEY, at BIGINT NOT NULL)",
    "INSERT INTO beats VALUES (1, 1000)",
]


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Rooms]:
    """A house without bots."""
    store = Store(url)
    rooms = Rooms(store, cast(Workers, None), 0.0)
    await store.open()
    await rooms.open()
    try:
        yield rooms
    finally:
        await rooms.close()
        await store.close()


def evening(url: str, visit: Callable[[Rooms], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(url) as rooms:
            await visit(rooms)

    asyncio.run(run())


async def seat(rooms: Rooms, *who: str, public: bool = True, game: str = STONES.name) -> Room:
    """A table: `*` is a bot, `-` a free seat."""
    found = registry.game(game)
    terms = Terms(game, found.rules, found.setup(len(who)), public, Clock("none"))
    opening: list[AnyEvent] = []
    for number, name in enumerate(who):
        if name == "*":
            opening.append(BotSat(at=now(), seat=number, bot="greedy"))
        elif name != "-":
            person = name.lower()
            opening.append(Sat(at=now(), seat=number, person=person, name=name))
    return await rooms.create(terms, opening, who[0].lower())


async def answer(room: Room, action: int) -> None:
    actor = room.table.state.actor
    who, turn = room.table.chairs[actor].person or "", room.table.turn
    await room.hear(lambda host: host.answer(who, turn, action, Rng(turn), now()))


async def take_back(room: Room, who: str) -> None:
    await room.hear(lambda host: host.ask(who, "undo", -1, now()))


def as_listed(rooms: Rooms, room: Room, who: str) -> TableRow:
    """The row as the table itself would tell it."""
    return table_row(listed(room.table, room.id), who, rooms.here(room.id))


async def rows(rooms: Rooms, who: str) -> dict[str, TableRow]:
    found = await rooms.store.tables_of(who, 100)
    return {one.id: table_row(one, who, rooms.here(one.id)) for one in found}


def test_a_list_is_always_what_the_tables_are(url: str) -> None:
    async def visit(rooms: Rooms) -> None:
        async def must_be_true(*tables: Room) -> None:
            for who in ("ann", "ben", "cleo"):
                found = await rows(rooms, who)
                mine = [room for room in tables if who in room.table.persons()]
                for room in mine:
                    row, true = found.pop(room.id), as_listed(rooms, room, who)
                    assert 0 <= true.changed - row.changed < MARK
                    row.changed = true.changed
                    assert row == true
                assert found == {}

        room = await seat(rooms, "Ann", "-", "*")
        await must_be_true(room)
        await room.hear(lambda host: host.sit("ben", "Ben", 1, now()))
        other = await seat(rooms, "Ann", "Cleo")
        await must_be_true(room, other)
        rng = Rng(1)
        for step in range(30):
            before = other.table.state
            await answer(other, before.sample(rng))
            await must_be_true(room, other)
            who = other.table.chairs[before.actor].person or ""
            if step % 3 == 0 and other.host.undo_right(who) == "free":
                await take_back(other, who)
                await must_be_true(room, other)
        await other.hear(lambda host: host.leave("cleo", 1, now()))
        await must_be_true(room, other)
        await other.hear(lambda host: host.resign("ann", 0, now()))
        await must_be_true(room, other)
        await other.hear(lambda host: host.ask("ann", "rematch", -1, now()))
        third = await rooms.room(other.table.next_table or "")
        assert third is not None
        await must_be_true(room, other, third)

    evening(url, visit)


def forbid(*_: object) -> None:
    raise AssertionError("a list needs no game")


def test_a_list_opens_no_table(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fill(rooms: Rooms) -> None:
        for number in range(MANY):
            room = await seat(rooms, "Ann", "-" if number % 2 else "Ben")
            if number % 2 == 0:
                await answer(room, room.table.state.actions()[0])
            if number % 5 == 0:
                await room.hear(lambda host: host.leave("ann", 0, now()))

    async def look() -> None:
        store = Store(url)
        await store.open()
        house = Rooms(store, cast(Workers, None), 0.0)
        lobby = await store.lobby("open", 100) + await store.lobby("playing", 100)
        assert len(lobby) == MANY
        for one in lobby:
            assert isinstance(one, Listed)
            assert table_row(one, "ben", house.here(one.id)).status == one.situation.status
        mine = await rows(house, "ben")
        assert len(mine) == MANY // 2
        assert any(row.turn_is_mine for row in mine.values())
        await store.close()

    evening(url, fill)
    for module in (rooms_module, changes_module):
        monkeypatch.setattr(module, "fold", forbid)
    monkeypatch.setattr(Room, "__init__", forbid)
    monkeypatch.setattr(Store, "events_of", forbid)
    asyncio.run(look())


def test_a_database_from_before_lists_knew_tables_opens(url: str) -> None:
    before: dict[str, TableRow] = {}

    async def fill(rooms: Rooms) -> None:
        for who in (("Ann", "Ben"), ("Ann", "-", "*")):
            room = await seat(rooms, *who)
            if room.table.is_running:
                await answer(room, room.table.state.actions()[0])
        over = await seat(rooms, "Ann", "Ben", public=False)
        await over.hear(lambda host: host.resign("ann", 0, now()))
        before.update(await rows(rooms, "ann"))
        assert len(before) == 3

    async def look(rooms: Rooms) -> None:
        assert await rooms.store.unlisted() == []
        found = await rows(rooms, "ann")
        assert found.keys() == before.keys()
        for id, row in found.items():
            row.changed = before[id].changed
            assert row == before[id]

    evening(url, fill)
    execute(url, *BEFORE, *(f"ALTER TABLE tables DROP COLUMN {column}" for column in ADDED))
    evening(url, look)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE events SET body = replace(body, '\"rules\":', '\"rules\":9')",
        "UPDATE events SET body = 'torn' WHERE seq = 2",
    ],
)
def test_a_table_that_cannot_be_opened_is_not_listed(url: str, damage: str) -> None:
    """Its rules are gone, or its events are damaged: who goes there finds that out, once."""
    found: list[str] = []

    async def fill(rooms: Rooms) -> None:
        found.append((await seat(rooms, "Ann", "Ben")).id)

    async def look(rooms: Rooms) -> None:
        with pytest.raises(No):
            await rooms.room(found[0])
        assert await rooms.store.unlisted() == found
        assert await rows(rooms, "ann") == {}
        await seat(rooms, "Ann", "Ben")
        assert len(await rows(rooms, "ann")) == 1

    evening(url, fill)
    execute(url, damage)
    evening(url, look)


def test_a_move_is_checked_and_applied_once(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the answer to store, list, log and book: once for each action, chance included."""
    known = {**registry.games(), "heap": heap(12)}
    monkeypatch.setattr(registry, "games", lambda: known)
    checked: list[int] = []
    applied: list[int] = []
    apply, refusal = Heap.apply, Heap.refusal

    def counted_apply(state: Heap, action: int) -> None:
        applied.append(action)
        apply(state, action)

    def counted_refusal(state: Heap, action: int) -> object:
        checked.append(action)
        return refusal(state, action)

    async def visit(rooms: Rooms) -> None:
        room = await seat(rooms, "Ann", "Ben", game="heap")
        room.table.log(0)
        monkeypatch.setattr(Heap, "apply", counted_apply)
        monkeypatch.setattr(Heap, "refusal", counted_refusal)
        while room.table.state.actor != NOBODY:
            await answer(room, max(room.table.state.actions()))
            room.host.undo_right("ann")
        actions = room.table.record.actions
        assert checked == applied == actions
        assert len(actions) > len(room.table.log(0).lines) > 0  # the die was thrown
        assert [row[0] for row in await rooms.store.best("heap", 10)] == [room.id]

    evening(url, visit)
