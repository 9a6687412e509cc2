"""What a test does to a database behind the back of the server."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from typing import Any


def execute(url: str, *statements: str) -> list[tuple[Any, ...]]:
    """Run them, and give the rows of the last."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as line:
            rows: list[tuple[Any, ...]] = []
            for statement in statements:
                rows = line.execute(statement).fetchall()
            line.commit()
            return rows
    return asyncio.run(_execute(url, statements))


async def _execute(url: str, statements: tuple[str, ...]) -> list[tuple[Any, ...]]:
    import asyncpg

    line = await asyncpg.connect(url)
    try:
        return [tuple(row) for row in [await line.fetch(one) for one in statements][-1]]
    finally:
        await line.close()
