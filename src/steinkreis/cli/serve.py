"""Opens the tables."""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import socket
from pathlib import Path

from steinkreis.game.trouble import Trouble


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
    import uvicorn
    from sqlalchemy.exc import SQLAlchemyError

    from steinkreis.server.app import create_app
    from steinkreis.server.limits import Limits
    from steinkreis.server.store import Store

    if choice.reports is not None and not choice.reports.is_dir():
        raise CannotServe(f"{choice.reports} is not a folder")
    listening = _listen(choice.host, choice.port)
    limits = Limits.none() if choice.no_limits else Limits()
    try:
        url = database(choice.db)
        asyncio.run(Store(url).probe())
        app = create_app(
            url,
            limits=limits,
            pace=choice.pace,
            workers=choice.workers,
            reports=choice.reports,
        )
    except (SQLAlchemyError, ImportError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise CannotServe(f"cannot use this database: {reason}") from None
    config = uvicorn.Config(
        app,
        log_level="warning",
        ws_max_size=64 * 1024,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        server_header=False,
    )
    server = uvicorn.Server(config)
    print(f"Steinkreis: http://{_name(choice.host)}:{listening.getsockname()[1]}/", flush=True)
    gc.freeze()  # what is loaded now stays: no need to look through it again and again
    gc.set_threshold(50_000, 20, 50)
    server.run(sockets=[listening])
    return 0 if server.started else 1


def _name(host: str) -> str:
    return "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host


def _listen(host: str, port: int) -> socket.socket:
    """The port, or any free one for 0; when it is taken, one sentence says so at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)
    except OSError as error:
        reason = error.strerror or "not possible"
        raise CannotServe(f"cannot listen on {host}:{port}: {reason}") from None
    return listening
