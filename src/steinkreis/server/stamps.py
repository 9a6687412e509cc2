"""What everything new is stamped with: the time, and an id that nobody can guess."""

from __future__ import annotations

import secrets
import time

from steinkreis.core.rng import Rng

APART = 100  # milliseconds; clocks that differ by less agree


class _Opened:
    at = time.time_ns() - time.monotonic_ns()  # the wall clock is looked at once


def now() -> int:
    """Milliseconds since 1970; whoever sets the clock of the machine changes nobody's time."""
    return (_Opened.at + time.monotonic_ns()) // 1_000_000


def agree(shared: int) -> None:
    """Go by the clock that all houses share, where this one's differs."""
    apart = shared - now()
    if abs(apart) > APART:
        _Opened.at += apart * 1_000_000


def new_id() -> str:
    return secrets.token_urlsafe(12)


def fresh_rng() -> Rng:
    """Chance at a table cannot be foreseen: every answer is followed by a new seed."""
    bits = secrets.randbits(96)
    return Rng(bits >> 32, bits & 0xFFFFFFFF)
