"""An event loop in which several processes live, time is a number and chance has a seed.

Of all processes that have something to do, a random one does the next thing; within a process it
is first come, first served. A process that is killed does nothing any more, between any two awaits;
one that is stopped does nothing for a while.
"""

from __future__ import annotations

import asyncio
import heapq
import random
import secrets
import time
from collections import deque
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from contextvars import Context, ContextVar, copy_context
from typing import Any
from unittest.mock import patch

WORLD = ""  # what is no process of ours: clients, networks, the database itself
PROCESS: ContextVar[str] = ContextVar("process", default=WORLD)


class VirtualLoop(asyncio.AbstractEventLoop):
    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.dead: set[str] = set()
        self.troubles: list[dict[str, Any]] = []
        self._now = 1000.0
        self._number = 0
        self._ready: dict[str, deque[asyncio.Handle]] = {}
        self._later: list[tuple[float, int, asyncio.TimerHandle, str]] = []
        self._stopped: dict[str, float] = {}
        self._tasks: list[asyncio.Task[Any]] = []  # all, so that none of the dead cleans up

    # Time and processes

    def time(self) -> float:
        return self._now

    def kill(self, process: str) -> None:
        self.dead.add(process)
        self._ready.pop(process, None)

    def stop_for(self, process: str, seconds: float) -> None:
        self._stopped[process] = self._now + seconds

    def spawn(self, process: str, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        context = copy_context()
        context.run(PROCESS.set, process)
        return self.create_task(work, context=context)

    # What asyncio asks of a loop

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        context = copy_context() if context is None else context
        handle = asyncio.Handle(callback, args, self, context)
        self._put(handle, context.get(PROCESS, WORLD))
        return handle

    def call_at(  # type: ignore[override]
        self,
        when: float,
        callback: Callable[..., object],
        *args: Any,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        context = copy_context() if context is None else context
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        self._number += 1
        entry = (when, self._number, handle, context.get(PROCESS, WORLD))
        heapq.heappush(self._later, entry)
        return handle

    def call_later(  # type: ignore[override]
        self,
        delay: float,
        callback: Callable[..., object],
        *args: Any,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        return self.call_at(self._now + max(0.0, delay), callback, *args, context=context)

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        pass

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(self, coro: Any, **more: Any) -> asyncio.Task[Any]:
        task = asyncio.Task(coro, loop=self, **more)
        self._tasks.append(task)
        return task

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return False

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        self.troubles.append(context)

    # Running

    def run(self, work: Coroutine[Any, Any, Any], until: float) -> None:
        """Until it is done; TimeoutError if it is not by then."""
        main = self.create_task(work)
        asyncio._set_running_loop(self)
        try:
            while not main.done():
                self._step(until)
        finally:
            self._end()
            asyncio._set_running_loop(None)
        main.result()

    def _end(self) -> None:
        """Nobody does anything any more; what is left undone is no trouble."""
        self.call_soon = _ignore  # type: ignore[method-assign, assignment]
        while self._tasks:
            task = self._tasks.pop()
            task._log_destroy_pending = False  # type: ignore[attr-defined]
            with suppress(BaseException):
                task.get_coro().close()

    def _put(self, handle: asyncio.Handle, process: str) -> None:
        if process not in self.dead:
            self._ready.setdefault(process, deque()).append(handle)

    def _step(self, until: float) -> None:
        able = [one for one in self._ready if self._stopped.get(one, 0.0) <= self._now]
        if not able:
            self._wait(until)
            return
        process = able[self.rng.randrange(len(able))] if len(able) > 1 else able[0]
        queue = self._ready[process]
        handle = queue.popleft()
        if not queue:
            del self._ready[process]
        if not handle.cancelled():
            handle._run()

    def _wait(self, until: float) -> None:
        """Nobody has anything to do: it is later now."""
        resumed = [self._stopped[one] for one in self._ready]
        if not self._later and not resumed:
            raise TimeoutError("nothing will ever happen again")
        self._now = min([*resumed, *(entry[0] for entry in self._later[:1])])
        if self._now > until:
            raise TimeoutError("it takes too long")
        while self._later and self._later[0][0] <= self._now:
            _, _, handle, process = heapq.heappop(self._later)
            if not handle.cancelled():
                self._put(handle, process)


def _ignore(*_: object, **__: object) -> asyncio.Handle | None:
    return None


@contextmanager
def virtual(seed: object) -> Iterator[VirtualLoop]:
    """A loop whose time and chance are everybody's."""
    rng = random.Random(f"{seed}")
    loop = VirtualLoop(random.Random(f"order {seed}"))  # type: ignore[abstract]
    letters = "abcdefghijklmnopqrstuvwxyz"
    with (
        patch.object(time, "monotonic", loop.time),
        patch.object(time, "monotonic_ns", lambda: int(loop.time() * 1e9)),
        patch.object(secrets, "randbits", rng.getrandbits),
        patch.object(secrets, "randbelow", rng.randrange),
        patch.object(secrets, "token_urlsafe", lambda n=12: "".join(rng.choices(letters, k=n))),
    ):
        yield loop
