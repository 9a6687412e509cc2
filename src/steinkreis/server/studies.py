"""Analyses of finished games: made in the background, piece by piece, kept for good."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import cast

import msgspec

from steinkreis.game.record import Record
from steinkreis.scene.wire import plain
from steinkreis.server.complaints import complain
from steinkreis.server.fair import Payer
from steinkreis.server.store import Store
from steinkreis.server.workers import Position, Workers, study
from steinkreis.table.analysis import Analysis, Moment, analysis, places
from steinkreis.table.host import No

PIECE = 4  # decisions a worker looks at before somebody else may have it
MOST = 200  # games that wait to be looked at
MOST_EACH = 5  # of them for one address
_encode = msgspec.json.Encoder(enc_hook=plain).encode


class Progress(msgspec.Struct):
    """How far an analysis is; `analysis` is there when all is done."""

    done: int
    of: int
    analysis: Analysis | None = None


class Studies:
    """Looks at games with a worker of its own, behind everything else; who asks share it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._workers: Workers | None = None  # only made when somebody asks
        self._under_way: dict[str, Progress] = {}
        self._payers: Counter[str] = Counter()  # games that wait, by who wants to know
        self._tasks: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self._workers is not None:
            self._workers.close()

    async def ask(self, id: str, record: Record, payer: str) -> Progress:
        """How far it is; it begins with the first question."""
        kept = await self.store.analysis(id, record.game.rules)
        if kept is not None:
            written = msgspec.Raw(kept.encode())  # goes out as it is
            return Progress(1, 1, cast(Analysis, written))
        found = self._under_way.get(id)
        if found is None:
            if len(self._under_way) >= MOST or self._payers[payer] >= MOST_EACH:
                raise No("too-many")
            found = self._under_way[id] = Progress(0, max(1, len(record.actions)))
            self._payers[payer] += 1
            task = asyncio.create_task(self._study(id, record, found, payer))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return found

    async def _study(self, id: str, record: Record, progress: Progress, payer: str) -> None:
        try:
            self._workers = self._workers or Workers(1, niceness=15)
            wanted = await asyncio.to_thread(places, record)
            progress.of = max(1, len(wanted))
            moments: list[Moment] = []
            for first in range(0, len(wanted), PIECE):
                piece = wanted[first : first + PIECE]
                position = Position.of(record)
                moments += await self._workers.run(study, position, piece, payer=Payer(payer))
                progress.done = len(moments)
            found = await asyncio.to_thread(analysis, record, moments)
            await self.store.add_analysis(id, record.game.rules, _encode(found).decode())
        except Exception as error:
            complain(f"the analysis of {id}", error)
        finally:
            self._under_way.pop(id, None)
            self._payers[payer] -= 1
            if self._payers[payer] == 0:
                del self._payers[payer]
