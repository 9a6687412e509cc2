"""Opens the tables."""

from __future__ import annotations

import argparse
import asyncio
import errno
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from steinkreis.game.trouble import Trouble

if TYPE_CHECKING:
    from litestar.types import ASGIApp


class CannotServe(Trouble):
    """Something outside stands in the way."""


def data_folder() -> Path:
    """Where games are kept: the data folder of the user, by the conventions of the system."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    folder = Path(home) / "steinkreis"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotServe(f"cannot make {folder}: {error.strerror}") from None
    return folder


def database(url: str | None) -> str:
    """The URL of the database: what was said, or a file of the user's own."""
    if url is None:
        return f"sqlite:///{data_folder() / 'tables.db'}"
    if "://" not in url:
        raise CannotServe(f"{url} is not the URL of a database, like sqlite:///tables.db")
    return url


def serve(choice: argparse.Namespace) -> int:
    from sqlalchemy.exc import SQLAlchemyError

    from steinkreis.server.staff import serve_many
    from steinkreis.server.store import Store, database_at

    if choice.reports is not None and not choice.reports.is_dir():
        raise CannotServe(f"{choice.reports} is not a folder")
    listening = listen(choice.host, choice.port)
    try:
        choice.db = database(choice.db)
        found = database_at(choice.db)
        if not found.is_shared and (choice.workers > 1 or choice.thinkers == 0):
            raise CannotServe("several processes need PostgreSQL: --db postgresql://…")
        asyncio.run(Store(found).probe())
    except ModuleNotFoundError as error:
        raise CannotServe(_lacking(error)) from None
    except (SQLAlchemyError, OSError, ImportError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise CannotServe(f"cannot use this database: {reason}") from None
    address = f"Steinkreis: http://{named(choice.host)}:{listening.getsockname()[1]}/"
    if choice.workers > 1:
        print(address, flush=True)
        return serve_many(serve_one, choice, listening)
    return serve_one(choice, listening, opened=lambda: print(address, flush=True))


def serve_one(
    choice: argparse.Namespace,
    listening: socket.socket,
    around: Callable[[ASGIApp], ASGIApp] = lambda app: app,
    opened: Callable[[], None] = lambda: None,
) -> int:
    """One process that serves; `around` puts something between the door and the house.

    `opened` is told when people can come in.
    """
    import uvicorn

    from steinkreis.server.app import create_app
    from steinkreis.server.door import Door, open_wide
    from steinkreis.server.hosts import Hosts
    from steinkreis.server.limits import Limits

    limits = Limits.none() if choice.no_limits else Limits()
    app = create_app(
        choice.db,
        limits=limits,
        pace=choice.pace,
        thinkers=_thinkers(choice),
        durable=choice.durable,
        metrics=_metrics(choice),
        days=choice.archive_after,
        reports=choice.reports,
    )
    open_wide()
    door = Door(limits, getattr(choice, "handover", None))
    config = uvicorn.Config(
        Hosts(around(app), choice.allowed_hosts),
        log_level="error",  # what visitors do wrong is no news
        ws_max_size=64 * 1024,
        http=door.visit,  # type: ignore[arg-type]  # any callable will do
        ws=door.call,  # type: ignore[arg-type]
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        server_header=False,
    )

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                door.open(self)
                opened()

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            door.close()
            await super().shutdown(sockets)

    signal.signal(signal.SIGTERM, _leave)  # once all is closed, uvicorn says again what it was told
    server = Server(config)
    gc.freeze()  # what is loaded now stays: no need to look through it again and again
    gc.set_threshold(50_000, 20, 50)
    server.run(sockets=[listening])
    return 0 if server.started else 1


def _leave(*_: object) -> None:
    """Go in an orderly way: whoever is killed by a signal cannot give back what it holds."""
    sys.exit(0)


def _metrics(choice: argparse.Namespace) -> tuple[str, int] | None:
    """Each process has a port of its own."""
    if choice.metrics is None:
        return None
    host, port = choice.metrics
    return host, port + getattr(choice, "number", 0)


def _thinkers(choice: argparse.Namespace) -> int | None:
    """As many in all as one process that serves would have, and two at least for each."""
    wanted: int | None = choice.thinkers
    if wanted is None and choice.workers > 1:
        wanted = max(2, ((os.cpu_count() or 1) + 1) // choice.workers)
    return wanted


def _lacking(error: ModuleNotFoundError) -> str:
    if error.name == "asyncpg":
        return "PostgreSQL needs its driver: pip install steinkreis[postgres]"
    return f"cannot use this database: {error}"


def named(host: str) -> str:
    return "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host


def listen(host: str, port: int) -> socket.socket:
    """The port, or any free one for 0; when it is taken, one sentence says so at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)
    except OSError as error:
        reason = error.strerror or "not possible"
        if error.errno == errno.EADDRINUSE:
            reason += "; steinkreis serve --port 0 finds a free one"
        raise CannotServe(f"cannot listen on {host}:{port}: {reason}") from None
    return listening
