"""Analyses of finished games: made in the background, piece by piece, kept for good."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec

from steinkreis.game.record import Record
from steinkreis.scene.wire import plain
from steinkreis.server.store import Store
from steinkreis.server.workers import Position, Workers, study
from steinkreis.table.analysis import Moment, analysis, places
from steinkreis.table.host import No

log = logging.getLogger("steinkreis")

PIECE = 4  # decisions a worker looks at before somebody else may have it
MOST = 50  # games that wait to be looked at
_encode = msgspec.json.Encoder(enc_hook=plain).encode


class Progress(msgspec.Struct):
    """How far an analysis is; `analysis` is there when all is done."""

    done: int
    of: int
    analysis: Any = None


class Studies:
    """Looks at one game after the other, with workers of its own, behind everything else."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._workers: Workers | None = None  # only made when somebody asks
        self._under_way: dict[str, Progress] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._turn = asyncio.Lock()

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self._workers is not None:
            self._workers.close()

    async def ask(self, id: str, record: Record) -> Progress:
        """How far it is; it begins with the first question."""
        kept = await self.store.analysis(id, record.game.rules)
        if kept is not None:
            whole = msgspec.Raw(kept.encode())
            return Progress(1, 1, whole)
        found = self._under_way.get(id)
        if found is None:
            if len(self._under_way) >= MOST:
                raise No("too-many")
            found = self._under_way[id] = Progress(0, max(1, len(record.actions)))
            task = asyncio.create_task(self._study(id, record, found))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return found

    async def _study(self, id: str, record: Record, progress: Progress) -> None:
        try:
            async with self._turn:
                self._workers = self._workers or Workers(1, niceness=15)
                wanted = await asyncio.to_thread(places, record)
                progress.of = max(1, len(wanted))
                moments: list[Moment] = []
                for first in range(0, len(wanted), PIECE):
                    piece = wanted[first : first + PIECE]
                    moments += await self._workers.run(study, Position.of(record), piece)
                    progress.done = len(moments)
                found = await asyncio.to_thread(analysis, record, moments)
                await self.store.add_analysis(id, record.game.rules, _encode(found).decode())
        except Exception:
            log.exception("the analysis of %s", id)
        finally:
            self._under_way.pop(id, None)
