"""A database that has grown is the same as one that was made today."""

from __future__ import annotations

import asyncio

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from steinkreis.server import schema
from steinkreis.server.store import Store, database_at
from tests.server.sql import execute

SCRIPTS = "src/steinkreis/server/migrations"


def config() -> Config:
    found = Config()
    found.set_main_option("script_location", SCRIPTS)
    return found


def differences(connection: Connection) -> list[object]:
    known = {*schema.metadata.tables}

    def matters(thing: object, name: str | None, kind: str, *_: object) -> bool:
        return kind != "table" or name in known

    options = {"include_object": matters, "compare_type": True}
    return [
        *compare_metadata(MigrationContext.configure(connection, opts=options), schema.metadata)
    ]


def test_the_newest_is_the_head() -> None:
    assert ScriptDirectory.from_config(config()).get_heads() == [schema.HEAD]


def test_grown_is_as_made(url: str) -> None:
    """Step by step from nothing, it comes to what `set_up` makes at once."""

    async def grow() -> None:
        database = database_at(url)
        await database.open()
        for name in [*schema.metadata.tables, "alembic_version"][::-1]:
            await database.do(lambda connection: connection.exec_driver_sql(drop(name)))  # noqa: B023

        def upgrade(connection: Connection) -> list[object]:
            steps = config()
            steps.attributes["connection"] = connection
            command.upgrade(steps, "head")
            return differences(connection)

        assert await database.do(upgrade) == []
        await database.close()

    def drop(name: str) -> str:
        return f"DROP TABLE {name}{'' if url.startswith('sqlite') else ' CASCADE'}"

    asyncio.run(grow())
    assert execute(url, "SELECT version_num FROM alembic_version") == [(schema.HEAD,)]


def test_many_who_open_at_once_make_it_once(url: str) -> None:
    if url.startswith("sqlite"):
        return  # only one may

    async def open_all() -> None:
        await asyncio.gather(*(Store(url).probe() for _ in range(4)))

    asyncio.run(open_all())
    assert execute(url, "SELECT version_num FROM alembic_version") == [(schema.HEAD,)]
