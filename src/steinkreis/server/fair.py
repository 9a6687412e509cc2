"""Turns at something scarce: who asks for much waits behind those who ask for little."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import NamedTuple


class Payer(NamedTuple):
    """For whom something is done; what can wait comes after everything else."""

    address: str = ""
    can_wait: bool = False


NOBODY = Payer()


class Fair:
    """So many places; a free one goes to whoever has fewest, and of these had one longest ago.

    Nobody has all of them, nor has what can wait, unless there is but one: somebody else may come
    any moment.
    """

    def __init__(self, places: int) -> None:
        self.places = places
        self._taken: Counter[Payer] = Counter()  # by whom
        self._waiting: dict[Payer, deque[asyncio.Future[None]]] = {}
        self._served: dict[Payer, int] = {}  # when they last had their turn, of those who wait
        self._turn = 0

    @property
    def taken(self) -> int:
        """Places that are not free."""
        return self._taken.total()

    @property
    def waiting(self) -> int:
        return sum(len(queue) for queue in self._waiting.values())

    @property
    def most(self) -> int:
        """Places that one may have at a time."""
        return max(1, self.places - 1)

    @asynccontextmanager
    async def turn(self, who: Payer) -> AsyncIterator[None]:
        """Wait for a place, and have it as long as the block lasts."""
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(called)
        self._call()
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._leave(who)  # called in the very moment of giving up
            else:
                self._forget(who, called)
            raise
        try:
            yield
        finally:
            self._leave(who)

    def _call(self) -> None:
        """Give free places away."""
        while self._taken.total() < self.places:
            able = [who for who in self._waiting if self._may_have_more(who)]
            if not able:
                return
            who = min(able, key=self._rank)
            called = self._waiting[who][0]
            self._forget(who, called)
            if called.done():
                continue  # gave up
            called.set_result(None)
            self._taken[who] += 1
            self._turn += 1
            self._served[who] = self._turn

    def _may_have_more(self, who: Payer) -> bool:
        others = sum(count for one, count in self._taken.items() if one.can_wait)
        return self._taken[who] < self.most and (not who.can_wait or others < self.most)

    def _rank(self, who: Payer) -> tuple[bool, int, int]:
        """Who comes first has the least."""
        return who.can_wait, self._taken[who], self._served.get(who, -1)

    def _leave(self, who: Payer) -> None:
        self._taken[who] -= 1
        if self._taken[who] == 0:
            del self._taken[who]
        self._served = {one: at for one, at in self._served.items() if self._is_known(one)}
        self._call()

    def _is_known(self, who: Payer) -> bool:
        return who in self._waiting or who in self._taken

    def _forget(self, who: Payer, called: asyncio.Future[None]) -> None:
        queue = self._waiting.get(who, deque())
        with suppress(ValueError):
            queue.remove(called)
        if not queue:
            self._waiting.pop(who, None)
