"""What goes wrong again and again is said now and then: a full disk is no reason to fill it."""

from __future__ import annotations

import logging
import time

from sqlalchemy.exc import SQLAlchemyError

log = logging.getLogger("steinkreis")

PAUSE = 30.0  # seconds between two complaints about the database


class _Said:
    at = float("-inf")
    kept_back = 0
    count = 0


def complaints() -> int:
    """How many there were."""
    return _Said.count


def complain(where: str, error: Exception) -> None:
    """Into the log: a trouble of the database in one line, from time to time; a bug in full."""
    _Said.count += 1
    if not isinstance(error, SQLAlchemyError):
        log.error("%s failed", where, exc_info=error)
        return
    if time.monotonic() - _Said.at < PAUSE:
        _Said.kept_back += 1
        return
    reason = str(getattr(error, "orig", None) or error).splitlines()[0]
    more = f" (and {_Said.kept_back} times before)" if _Said.kept_back else ""
    log.error("%s failed, the database says: %s%s", where, reason, more)
    _Said.at, _Said.kept_back = time.monotonic(), 0
