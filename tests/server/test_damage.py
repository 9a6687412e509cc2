"""Damage from outside: broken rows, a locked file, a full disk, a second server, a hasty end."""

from __future__ import annotations

import asyncio
import json
import resource
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from steinkreis.server.rooms import Rooms
from steinkreis.server.stamps import now
from steinkreis.server.store import Store
from steinkreis.server.workers import Workers
from steinkreis.table.events import AnyEvent, Clock, Sat, Terms
from steinkreis.table.host import Host
from tests.server.guests import guest
from tests.server.house import PATIENCE, Server
from tests.server.siege import Feelings, attack, dial
from tests.server.test_faults import while_asleep


@pytest.fixture
def frail_house(tmp_path: Path) -> Iterator[Server]:
    """A server that may complain."""
    server = Server(tmp_path, "--no-limits")
    server.start()
    yield server
    server.close()


DAMAGES = {
    "no event at all": 'update events set body = \'{"kind":"danced","at":1}\'',
    "not even JSON": "update events set body = 'x'",
    "no such seat": "update events set body = replace(body, '\"seat\":1', '\"seat\":9')",
    "an answer that is not legal": "update events set body = replace(body, ':[', ':[9999,')",
    "the beginning is missing": "delete from events where seq = 1",
}


def test_damaged_tables_are_left_out_and_the_others_go_on(frail_house: Server) -> None:
    async def play() -> None:
        async with guest(frail_house, "Ann") as ann:
            clock = {"kind": "game", "seconds": 3000}  # runs, so that the start has to read them
            bad = [await ann.open("me", "me", public=True, clock=clock) for _ in DAMAGES]
            sound = await ann.open("me", "me", public=True)
            with while_asleep(frail_house) as database:
                for damage, table in zip(DAMAGES.values(), bad, strict=True):
                    database.execute(
                        f"{damage} {'and' if ' where ' in damage else 'where'} table_id = ?",
                        (table,),
                    )
            late = time.monotonic() + PATIENCE
            while not all(table in frail_house.complaints() for table in bad):
                assert time.monotonic() < late, frail_house.complaints()
                await asyncio.sleep(0.1)
            for table, damage in zip(bad, DAMAGES, strict=True):
                for path in ("", "/record"):
                    answer = await ann.ask("GET", f"/api/tables/{table}{path}")
                    assert answer.status_code == 410, damage
                    assert answer.json()["error"]["code"] == "damaged", damage
                assert f"table {table} is left out" in frail_house.complaints()
            for path in ("/api/tables", "/api/me"):
                assert [row["id"] for row in (await ann.get(path))["tables"]] == [sound]
            async with ann.at(sound) as line:
                await line.play(0, 1, most=2)
            assert "Traceback" not in frail_house.complaints()

    asyncio.run(play())


def test_a_locked_database_holds_up_nothing_but_what_is_stored(own_house: Server) -> None:
    """Another process writes for three seconds; who only looks does not notice."""

    def lock() -> None:
        with closing(sqlite3.connect(own_house.folder / "tables.db")) as other:
            other.execute("begin immediate")
            time.sleep(3)
            other.rollback()

    async def look() -> tuple[Feelings, float]:
        async with guest(own_house, "Ann") as ann, ann.at(await ann.open("me", "me")) as line:
            frame = await line.frame()
            locking = asyncio.create_task(asyncio.to_thread(lock))
            await asyncio.sleep(0.3)
            move = asyncio.create_task(line.play(0, 1, most=1))
            felt = Feelings(own_house)
            while not locking.done():
                with felt.wait("request"):
                    await ann.get("/api/tables")
                await asyncio.sleep(0.02)
            await move  # it waited, and was made
            assert line.frames[-1]["turn"] == frame["turn"] + 1
            assert not line.errors
            beat = await beats(own_house)
            await asyncio.sleep(3)
            return felt, await beats(own_house) - beat

    felt, later = asyncio.run(look())
    print(f"at a locked database: {felt}")
    assert felt.work < 0.5
    assert felt.worst < 2.5  # it was all of the three seconds, and a move until then
    assert later > 0  # the house still notes that it is open


async def beats(server: Server) -> int:
    with closing(sqlite3.connect(server.folder / "tables.db")) as database:
        return int(database.execute("select until from houses").fetchone()[0])


def test_a_full_disk_is_complained_about_once_and_overcome(frail_house: Server) -> None:
    async def play() -> None:
        felt = Feelings(frail_house)
        async with guest(frail_house, "Ann") as ann:
            tables = [await ann.open("me", "greedy") for _ in range(3)]
            resource.prlimit(frail_house.pid, resource.RLIMIT_FSIZE, (8192, -1))  # no byte more
            for _ in range(8):
                for table in tables:
                    async with ann.at(table) as line:
                        with suppress(AssertionError):
                            await line.frame()
                            await line.send("chat", text="Is anybody there?")
                            await line.wait(lambda: bool(line.errors or line.chat))
                await ann.ask("PUT", "/api/me", json={"name": "Anna"})
                with felt.wait("request"):
                    await ann.get("/api/tables")
            print(f"on a full disk: {felt}")
            assert felt.work < 0.5
            resource.prlimit(frail_house.pid, resource.RLIMIT_FSIZE, (-1, -1))
            async with ann.at(tables[0]) as line:
                await line.send("chat", text="At last.")
                await line.wait(lambda: bool(line.chat))

    asyncio.run(play())
    said = frail_house.complaints()
    assert "the database says" in said
    assert "Traceback" not in said
    assert len(said.splitlines()) <= 3


def test_two_servers_do_not_share_a_file(own_house: Server) -> None:
    database = f"sqlite:///{own_house.folder / 'tables.db'}"
    command = [sys.executable, "-m", "steinkreis", "serve", "--port", "0", "--db", database]
    second = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert second.returncode != 0
    assert "another server has this database" in second.stderr
    assert len(second.stderr.splitlines()) == 1
    own_house.kill()  # whoever dies gives it up
    own_house.start()


@pytest.mark.parametrize(
    "begun",
    [
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
        b"GET /api/tables HTTP/1.1\r\nHost: loc",
    ],
)
def test_an_unfinished_request_does_not_delay_the_end(own_house: Server, begun: bytes) -> None:
    line = dial(own_house)
    line.sendall(begun)
    time.sleep(0.3)
    start = time.monotonic()
    own_house.stop()
    took = time.monotonic() - start
    line.close()
    print(f"stopped after {took:.1f} s")
    assert took < 12
    assert own_house.complaints() == ""


# A table that was changed thousands of times


def take_back(database: sqlite3.Connection, table: str, pairs: int) -> None:
    """Let somebody have answered and taken back so often."""
    rows = database.execute("select max(seq) from events where table_id = ?", (table,))
    seq, at = int(rows.fetchone()[0]), now()
    bodies = [
        json.dumps({"kind": "answered", "at": at, "seat": 0, "actions": [0]}),
        json.dumps({"kind": "tookback", "at": at, "count": 1, "seat": 0}),
    ]
    for number in range(2 * pairs):
        row = (table, seq + 1 + number, bodies[number % 2])
        database.execute("insert into events values (?, ?, ?)", row)


@pytest.mark.parametrize("seconds", [0, 3000])
def test_thousands_of_take_backs_stop_nobody(own_house: Server, seconds: int) -> None:
    clock = {"kind": "game", "seconds": seconds} if seconds else {"kind": "none"}

    async def open_one() -> tuple[str, str]:
        async with guest(own_house, "Eve") as eve:
            return await eve.open("me", "me", clock=clock), eve.token

    table, token = asyncio.run(open_one())
    with while_asleep(own_house) as database:
        take_back(database, table, 4000)
        database.execute("update tables set status = 'over' where id = ?", (table,))

    async def look() -> None:
        async with guest(own_house, token=token) as eve, eve.at(table) as line:
            start = time.monotonic()
            frame = await line.frame()
            print(f"there after {time.monotonic() - start:.1f} s, turn {frame['turn']}")
            assert frame["turn"] > 8000

    felt = asyncio.run(attack(own_house, lambda: asyncio.run(look())))
    assert felt.is_bearable


# One table, one room


def test_a_failed_read_leaves_no_second_room(tmp_path: Path) -> None:
    async def ask() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open()
        rooms = Rooms(store, Workers(1), 0.0)
        terms = terms_of()
        seats: list[AnyEvent] = [Sat(at=1, seat=seat, person="ann", name="Ann") for seat in (0, 1)]
        room = await rooms.create(terms, seats, "ann")
        rooms.drop(room)
        read, calls = store.events_of, 0

        async def fail_first(table_id: str, after: int = 0) -> list[AnyEvent]:
            nonlocal calls
            calls += 1
            first = calls == 1
            await asyncio.sleep(0.05)
            if first:
                raise OSError("the disk is gone for a moment")
            return await read(table_id, after)

        store.events_of = fail_first  # type: ignore[method-assign]
        asked = [asyncio.create_task(rooms.room(room.id)) for _ in range(3)]
        await asyncio.sleep(0.06)
        asked += [asyncio.create_task(rooms.room(room.id)) for _ in range(3)]
        found = await asyncio.gather(*asked, return_exceptions=True)
        live = {id(one) for one in found if not isinstance(one, BaseException)}
        assert len(live) == 1
        await store.close()
        rooms.workers.close()

    asyncio.run(ask())


def test_a_table_that_cannot_be_woken_is_not_there_half(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open()
        rooms = Rooms(store, Workers(1), 0.0)
        seats: list[AnyEvent] = [Sat(at=1, seat=seat, person="ann", name="Ann") for seat in (0, 1)]
        room = await rooms.create(terms_of(), seats, "ann")
        rooms.drop(room)
        wake = Host.wake

        def fail(*_: Any) -> list[Any]:
            monkeypatch.setattr(Host, "wake", wake)
            raise OSError("not now")

        monkeypatch.setattr(Host, "wake", fail)
        with pytest.raises(OSError, match="not now"):
            await rooms.room(room.id)
        again = await rooms.room(room.id)
        assert again is not None
        assert not again.is_closed
        assert await rooms.room(room.id) is again
        await store.close()
        rooms.workers.close()

    asyncio.run(ask())


def terms_of() -> Terms:
    from steinkreis.game.registry import game

    stones = game("hidden-stones")
    return Terms(stones.name, stones.rules, stones.setup(2), False, Clock("none"))


# A wall clock that jumps

JUMP = """
import os, time
wall = time.time_ns
time.time_ns = lambda: wall() + (3_600_000_000_000 if os.path.exists({path!r}) else 0)
time.time = lambda: time.time_ns() / 1e9
"""


def test_clocks_do_not_follow_the_wall_clock(tmp_path: Path) -> None:
    """It is set an hour ahead while somebody plays, and back while the server is down."""
    server, ahead = Server(tmp_path), tmp_path / "ahead"
    server.patches = JUMP.format(path=str(ahead))
    server.start()

    async def left(token: str, table: str) -> float:
        async with guest(server, token=token) as ann, ann.at(table) as line:
            frame = await line.frame()
            assert frame["info"]["status"] == "playing"
            return float(frame["clock"]["left"][frame["actor"]])

    async def play() -> None:
        async with guest(server, "Ann") as ann:
            table = await ann.open("me", "me", clock={"kind": "game", "seconds": 600})
            ahead.touch()
            await asyncio.sleep(1)
            assert 400 < await left(ann.token, table) <= 600
            server.kill()
            server.start()
            assert 400 < await left(ann.token, table) <= 604
            server.kill()
            ahead.unlink()
            server.start()
            assert 400 < await left(ann.token, table) <= 608

    try:
        asyncio.run(play())
        assert server.complaints() == ""
    finally:
        server.close()
