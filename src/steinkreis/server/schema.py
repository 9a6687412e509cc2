"""The tables of the database."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Text,
    inspect,
    select,
    text,
)
from sqlalchemy import Table as SqlTable

metadata = MetaData()
persons = SqlTable(
    "persons",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("token_hash", String(64), unique=True, nullable=False),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger),  # to the day; None: not since that is noted
)
tables = SqlTable(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(10), nullable=False, index=True),
    Column("creator", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False, index=True),
    # Empty in rows from before tables were listed without being opened, until they are filled.
    Column("rules", Integer),
    Column("setup", Text),
    Column("actor", Integer),
    Column("chairs", Text),
    Column("due", Boolean),
    Column("holder", String(32)),  # the house that runs its bots and its clock
    Column("owed", BigInteger),  # milliseconds that its clock is to get back
    Index("listed", "status", "public", "changed"),
    Index("going", "holder", sqlite_where=text("due"), postgresql_where=text("due")),
)
seats = SqlTable(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", String(32), nullable=False, index=True),
)
events = SqlTable(
    "events",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)
records = SqlTable(
    "records",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("body", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

analyses = SqlTable(
    "analyses",
    metadata,
    Column("id", String(32), primary_key=True),  # of the table or the record
    Column("rules", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)

book = SqlTable(
    "book",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("rank", String(80), nullable=False),  # sorts as text, best first
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Index("best", "game", "rank", "at"),
)

houses = SqlTable(
    "houses",  # a process that serves, and until when it is known to be open
    metadata,
    Column("id", String(32), primary_key=True),
    Column("until", BigInteger, nullable=False),
)

archive = SqlTable(
    "archive",  # what nobody has used for long, packed
    metadata,
    Column("id", String(80), primary_key=True),  # of a table, or the hash of a person's token
    Column("body", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
)


HEAD = "0002"  # the newest of `migrations/versions`
version = SqlTable(
    "alembic_version", MetaData(), Column("version_num", String(32), primary_key=True)
)


def set_up(connection: Connection) -> None:
    """Make what is missing, also in a database from before; one process at a time."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(572006)"))
    known = inspect(connection).get_table_names()
    if version.name not in known and tables.name not in known:
        metadata.create_all(connection)
        version.create(connection)
        connection.execute(version.insert().values(version_num=HEAD))
    elif version.name not in known or _version(connection) != HEAD:
        _migrate(connection)


def _version(connection: Connection) -> str | None:
    return connection.execute(select(version.c.version_num)).scalar()


def _migrate(connection: Connection) -> None:
    from alembic import command  # only now: nobody else needs to wait for it
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
