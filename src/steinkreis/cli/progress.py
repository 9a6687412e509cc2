"""A bar that shows how far long work has come, on a terminal and nowhere else."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

WIDTH = 30
PAUSE = 0.1  # seconds between two looks


@contextmanager
def bar(title: str) -> Iterator[Callable[[float], None]]:
    """Gives a function to be told, ever again, which share of the work is done."""
    if not sys.stderr.isatty():
        yield lambda share: None
        return
    began = shown = time.monotonic()

    def show(share: float) -> None:
        nonlocal shown
        now = time.monotonic()
        if now - shown < PAUSE and share < 1:
            return
        shown = now
        left = (now - began) * (1 - share) / share if share > 0 else 0.0
        filled = "█" * round(WIDTH * share)
        sys.stderr.write(f"\r{title} {filled:░<{WIDTH}} {share:4.0%}, {left:4.0f} s to go\x1b[K")
        sys.stderr.flush()

    try:
        yield show
    finally:
        sys.stderr.write("\r\x1b[K")
        sys.stderr.flush()
