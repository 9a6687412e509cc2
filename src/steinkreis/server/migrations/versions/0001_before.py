"""What there was before changes of the database had numbers, in whatever state it is found."""

from __future__ import annotations

from alembic import op
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Text,
    inspect,
)
from sqlalchemy import Table as SqlTable

revision = "0001"
down_revision = None

metadata = MetaData()
persons = SqlTable(
    "persons",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("token_hash", String(64), unique=True, nullable=False),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
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
    Index("listed", "status", "public", "changed"),
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

beats = SqlTable(
    "beats",  # one row: when the house was last known to be open
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
)


def upgrade() -> None:
    connection = op.get_bind()
    metadata.create_all(connection)
    known = {column["name"] for column in inspect(connection).get_columns(tables.name)}
    for column in tables.columns:
        if column.name not in known:
            op.add_column(tables.name, Column(column.name, column.type))
    for index in tables.indexes:
        index.create(connection, checkfirst=True)
