"""Several processes share the tables; what nobody uses is packed away."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, LargeBinary, String, text

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "houses",
        Column("id", String(32), primary_key=True),
        Column("until", BigInteger, nullable=False),
    )
    op.execute("INSERT INTO houses (id, until) SELECT 'before', at + 3000 FROM beats")
    op.drop_table("beats")
    op.create_table(
        "archive",
        Column("id", String(80), primary_key=True),
        Column("body", LargeBinary, nullable=False),
        Column("at", BigInteger, nullable=False),
    )
    op.add_column("persons", Column("seen", BigInteger))
    op.add_column("tables", Column("holder", String(32)))
    op.add_column("tables", Column("owed", BigInteger))
    op.create_index(
        "going", "tables", ["holder"], sqlite_where=text("due"), postgresql_where=text("due")
    )
