"""Bots think in processes of their own, never in the event loop."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Coroutine
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import Any

from steinkreis.bots.roster import bot
from steinkreis.core.rng import Rng
from steinkreis.game.record import Record
from steinkreis.game.registry import game as game_named
from steinkreis.game.setup import Setup


def choose(game: str, setup: Setup, actions: list[int], seat: int, name: str, seed: int) -> int:
    """A bot's answer; the record comes in at the door and goes no further than `hide`."""
    record = Record(game_named(game), setup)
    for action in actions:
        record.state.apply(action)
    return bot(name).choose(record.state.hide(seat), Rng(seed))


def end_with_parent() -> None:
    """A worker does not outlive the server, not even one that was killed."""
    threading.Thread(target=_watch, daemon=True).start()


def _watch() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


class Workers:
    """A few processes that are kept warm, and replaced when one dies."""

    def __init__(self, count: int | None = None) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        spawn = get_context("spawn")
        return ProcessPoolExecutor(self.count, mp_context=spawn, initializer=end_with_parent)

    def choose(self, record: Record, seat: int, name: str, seed: int) -> Coroutine[None, None, int]:
        """The bot's answer to the question that is open at this moment."""
        return self._choose(record.game.name, record.setup, [*record.actions], seat, name, seed)

    async def _choose(self, *work: Any) -> int:
        loop = asyncio.get_running_loop()
        for _ in range(3):
            pool = self._pool
            try:
                return await loop.run_in_executor(pool, choose, *work)
            except BrokenProcessPool:  # a worker was killed
                if self._pool is pool:
                    pool.shutdown(wait=False)
                    self._pool = self._new_pool()
        raise RuntimeError("the bots' workers die again and again")

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
