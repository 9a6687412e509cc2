"""By which clock a bot thinks: that on the wall, or the work of its process."""

from __future__ import annotations

import time


def now(by_work: bool) -> float:
    """Seconds: of processor time, which others on the machine do not use up, or as time goes by."""
    return time.process_time() if by_work else time.monotonic()
