"""Opens the tables."""

from __future__ import annotations

import argparse
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
    """The URL of the database, with the driver that goes with our way of asking."""
    if url is None:
        return f"sqlite+aiosqlite:///{data_folder() / 'tables.db'}"
    if url.startswith("sqlite:"):
        return url.replace("sqlite:", "sqlite+aiosqlite:", 1)
    if "://" not in url:
        raise CannotServe(f"{url} is not the URL of a database, like sqlite:///tables.db")
    return url


def serve(choice: argparse.Namespace) -> int:
    import uvicorn
    from sqlalchemy.exc import SQLAlchemyError

    from steinkreis.server.app import create_app
    from steinkreis.server.limits import Limits

    _must_be_free(choice.host, choice.port)
    limits = Limits.none() if choice.no_limits else Limits()
    try:
        url = database(choice.db)
        app = create_app(url, limits=limits, pace=choice.pace, workers=choice.workers)
    except (SQLAlchemyError, ImportError) as error:
        raise CannotServe(f"cannot use this database: {error}") from None
    print(f"Steinkreis: http://{_name(choice.host)}:{choice.port}/", flush=True)
    uvicorn.run(
        app,
        host=choice.host,
        port=choice.port,
        log_level="warning",
        ws_max_size=64 * 1024,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        server_header=False,
    )
    return 0


def _name(host: str) -> str:
    return "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host


def _must_be_free(host: str, port: int) -> None:
    """Say it in one sentence when the port is taken, before anything is opened."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            reason = error.strerror or "not possible"
            raise CannotServe(f"cannot listen on {host}:{port}: {reason}") from None
