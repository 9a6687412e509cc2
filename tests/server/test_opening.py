"""Opening the house costs what is due, not what is stored."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.server.guests import guest
from tests.server.house import Server
from tests.server.sql import execute
from tests.server.test_faults import while_asleep

STORED = 100_000
COPY = """
with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < {count})
insert into {name} ({names}) select {columns} from {name}, numbers where {where} = '{table}'
"""


COLUMNS = "select name from pragma_table_info('{name}')"
POSTGRES = """
select column_name from information_schema.columns
where table_schema = 'public' and table_name = '{name}'
"""


def copy(url: str, table: str, count: int) -> None:
    """Let there be so many tables like this one."""
    for name, key in (("tables", "id"), ("events", "table_id")):
        query = COLUMNS if url.startswith("sqlite") else POSTGRES
        names = [str(row[0]) for row in execute(url, query.format(name=name))]
        columns = ", ".join(f"{one} || '-' || n" if one == key else one for one in names)
        words = {"name": name, "columns": columns, "where": key, "table": table, "count": count}
        execute(url, COPY.format(names=", ".join(names), **words))


@contextmanager
def timed(what: str) -> Iterator[list[float]]:
    start, took = time.monotonic(), [0.0]
    yield took
    took[0] = time.monotonic() - start
    print(f"{what} took {took[0]:.1f} s")


def test_a_hundred_thousand_tables_open_at_once(tmp_path: Path, url: str) -> None:
    own_house = Server(tmp_path)
    own_house.database = url
    own_house.start()
    try:
        open_many(own_house)
        assert own_house.complaints() == ""
    finally:
        own_house.close()


def open_many(own_house: Server) -> None:
    async def open_two() -> tuple[str, str, str]:
        async with guest(own_house, "Ann") as ann:
            waiting = await ann.open("me", "me", public=True)
            clock = {"kind": "game", "seconds": 600}
            return waiting, await ann.open("me", "me", clock=clock), ann.token

    waiting, clocked, token = asyncio.run(open_two())
    own_house.kill()
    with timed("opening with two tables") as usual:
        own_house.start()
        assert httpx.get(f"{own_house.http}/api/games", timeout=60).status_code == 200
    own_house.kill()
    copy(own_house.database, waiting, STORED)
    with timed(f"opening with {STORED} tables") as opening:
        own_house.start()
        assert httpx.get(f"{own_house.http}/api/games", timeout=60).status_code == 200
    with timed("the lobby") as lobby:
        rows = httpx.get(f"{own_house.http}/api/tables", timeout=60).json()["tables"]
    assert len(rows) == 20

    async def look() -> None:
        async with guest(own_house, token=token) as ann:
            async with ann.at(f"{waiting}-77777") as line:
                await line.play(0, 1, most=1)
            async with ann.at(clocked) as line:
                frame = await line.frame()
                assert frame["clock"]["left"][frame["actor"]] > 500  # no clock ran meanwhile

    asyncio.run(look())
    assert opening[0] < 3 * usual[0] + 3
    assert lobby[0] < 5


def test_what_is_due_goes_on_by_itself(own_house: Server) -> None:
    """A bot that owed an answer when the server died gives it though nobody comes."""

    async def turns() -> None:
        async with guest(own_house, "Ann") as ann:
            table = await ann.open("me", "random")
            async with ann.at(table) as line:
                await line.until(lambda frame: frame["actor"] == 0)
                while (await line.play(0, most=1))["actor"] == 0:
                    pass
            with while_asleep(own_house) as database:
                query = "select due from tables where id = ?"
                due = database.execute(query, (table,)).fetchone()[0]
            assert due in (0, 1)
            late = time.monotonic() + 60
            while not (await ann.get(f"/api/tables/{table}"))["turn_is_mine"]:
                assert time.monotonic() < late
                await asyncio.sleep(0.1)

    asyncio.run(turns())
