"""One file of SQLite, one server: two would each tell a game of their own."""

from __future__ import annotations

import os

from steinkreis.game.trouble import Trouble

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]


class Taken(Trouble):
    """Another server has this file."""


class Claim:
    """A lock beside the file of the database; whoever dies gives it up."""

    def __init__(self, database: str | None) -> None:
        is_file = database is not None and database != ":memory:" and database != ""
        self.path = f"{database}.lock" if is_file and fcntl is not None else None
        self._held: int | None = None

    def take(self) -> None:
        if self.path is None or self._held is not None:
            return
        try:
            held = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
        except OSError:
            return  # where no file can be made, the database itself says why
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(held)
            raise Taken("another server has this database") from None
        self._held = held

    def release(self) -> None:
        if self._held is not None:
            os.close(self._held)
            self._held = None
