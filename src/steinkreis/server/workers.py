"""Bots think in processes of their own, never in the event loop."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

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


class Workers:
    """A few processes that are kept warm, and replaced when one dies."""

    def __init__(self, count: int | None = None) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.count, mp_context=get_context("spawn"))

    async def choose(self, record: Record, seat: int, name: str, seed: int) -> int:
        loop = asyncio.get_running_loop()
        work = (record.game.name, record.setup, list(record.actions), seat, name, seed)
        for _ in range(3):
            try:
                return await loop.run_in_executor(self._pool, choose, *work)
            except RuntimeError:  # a worker was killed: BrokenProcessPool
                self._pool = self._new_pool()
        raise RuntimeError("the bots' workers die again and again")

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
