"""Who does the work: this process, a process on every core, or a Ray cluster.

A piece of work is a function and an argument, and its result depends on nothing else. So it does
not matter where it is done, nor how often: what a lost worker was at is done again. Results come
back in the order of the work, whoever is first.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any, TypeAlias, TypeVar

from steinkreis.child import end_with_parent
from steinkreis.game.trouble import Trouble

W = TypeVar("W")  # a piece of work
R = TypeVar("R")  # what comes of it
Results: TypeAlias = Generator[R, None, None]

AHEAD = 4  # pieces under way for each worker, so that nobody waits for the slowest game
LOSSES = 5  # times that workers may be lost without a single result in between
PATIENCE = 5.0  # seconds to wait for a cluster to answer

# How HTTP/2 begins, which Ray speaks: a greeting and empty settings, answered by settings.
SETTINGS = b"\x04"
HELLO = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\0\0\0" + SETTINGS + b"\0" * 5


class NoCluster(Trouble):
    """Ray is missing, or its cluster cannot be reached."""


class Lost(Trouble):
    """WorkerProcesses die again and again."""


class Pool(ABC):
    """Does pieces of work."""

    @abstractmethod
    def map(self, do: Callable[[W], R], works: Iterable[W]) -> Results[R]:
        """The results in order; whoever has enough closes the iterator."""


class Here(Pool):
    """One piece after the other, in this process."""

    def map(self, do: Callable[[W], R], works: Iterable[W]) -> Results[R]:
        yield from map(do, works)


class Processes(Pool):
    """A process on every core."""

    def __init__(self, count: int | None = None) -> None:
        self.count = count or os.cpu_count() or 1

    def map(self, do: Callable[[W], R], works: Iterable[W]) -> Results[R]:
        workers = WorkerProcesses(self.count)
        given: deque[tuple[W, Future[R]]] = deque()
        try:
            for work in works:
                given.append((work, workers.submit(do, work)))
                if len(given) == AHEAD * self.count:
                    yield _take(workers, do, given)
            while given:
                yield _take(workers, do, given)
        finally:
            workers.close()


def _take(workers: WorkerProcesses, do: Callable[[W], R], given: deque[tuple[W, Future[R]]]) -> R:
    """The first result; what went down with a worker is given out again."""
    for _ in range(LOSSES):
        try:
            result = given[0][1].result()
        except BrokenProcessPool:
            workers.renew()
            for place, (work, future) in enumerate(given):
                if not future.done() or future.exception() is not None:  # what is done stays
                    given[place] = (work, workers.submit(do, work))
        else:
            given.popleft()
            return result
    raise Lost("the worker processes die again and again")


class WorkerProcesses:
    """Worker processes of our own, started anew when one of them dies."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._spawn = Spawn()
        self._processes = self._start()

    def _start(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.count, mp_context=self._spawn, initializer=_begin_work)

    def submit(self, do: Callable[[W], R], work: W) -> Future[R]:
        try:
            return self._processes.submit(do, work)
        except BrokenProcessPool:  # one died since
            self.renew()
            return self._processes.submit(do, work)

    def renew(self) -> None:
        self._processes.shutdown(wait=False)
        self._processes = self._start()

    def close(self) -> None:
        """At once: games that nobody waits for are not played to their end."""
        self._processes.shutdown(wait=False, cancel_futures=True)
        for process in self._spawn.started:
            process.terminate()
            process.join()


class Spawn(SpawnContext):
    """Remembers the processes that were started."""

    def __init__(self) -> None:
        super().__init__()
        self.started: list[SpawnProcess] = []

    def Process(self, *args: Any, **names: Any) -> SpawnProcess:  # type: ignore[override]
        process = SpawnProcess(*args, **names)
        self.started.append(process)
        return process


def _begin_work() -> None:
    """A worker leaves the keyboard to its parent, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


class Cluster(Pool):
    """A Ray cluster; Ray itself does again what a lost worker was at."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray

    def map(self, do: Callable[[W], R], works: Iterable[W]) -> Results[R]:
        task = self.ray.remote(max_retries=LOSSES, num_cpus=1)(do)
        ahead = AHEAD * max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        given: deque[Any] = deque()
        try:
            for work in works:
                given.append(task.remote(work))
                if len(given) >= ahead:
                    yield self._take(given)
            while given:
                yield self._take(given)
        finally:
            for reference in given:
                self.ray.cancel(reference, force=True)

    def _take(self, given: deque[Any]) -> Any:
        try:
            result = self.ray.get(given[0])
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause if isinstance(error.cause, Trouble) else error from None
        except self.ray.exceptions.RayError as error:
            raise Lost(f"the cluster lost the work: {str(error).splitlines()[0]}") from None
        given.popleft()
        return result


@contextmanager
def pool(on: str, address: str | None = None) -> Iterator[Pool]:
    """The pool of that name, `local` or `ray`, for as long as it is needed."""
    if on == "ray":
        with _cluster(address) as cluster:
            yield cluster
    elif address is not None:
        raise NoCluster("an address is for --on ray")
    else:
        yield Processes()


@contextmanager
def _cluster(address: str | None) -> Iterator[Cluster]:
    """The cluster at the address; without one that of RAY_ADDRESS, or a new one on this machine."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody was asked
    try:
        import ray
    except ImportError:
        raise NoCluster("--on ray needs Ray: pip install 'steinkreis[cluster]'") from None
    address = address or os.environ.get("RAY_ADDRESS")
    if address is not None:
        _knock(address)
    try:
        ray.init(
            address or "local",
            include_dashboard=None if address else False,
            logging_level=logging.ERROR,
            log_to_driver=False,
        )
    except Exception as error:  # Ray has no common class for what may go wrong here
        reason = str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
        where = f"the Ray cluster at {address}" if address else "a Ray cluster here"
        raise NoCluster(f"cannot use {where}: {reason}") from None
    try:
        yield Cluster(ray)
    finally:
        with suppress(Exception):
            ray.shutdown()


def _knock(address: str) -> None:
    """Ray tries for minutes where nobody answers; a person wants to know at once."""
    if address in ("auto", "local"):
        return
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isascii() or not port.isdigit() or not 0 < int(port) < 65536:
        raise NoCluster(f"{address} is no address of a Ray cluster, like host:6379")
    try:
        with socket.create_connection((host.strip("[]"), int(port)), PATIENCE) as line:
            line.settimeout(PATIENCE)
            line.sendall(HELLO)
            answer = line.recv(9)
    except OSError as error:
        reason = error.strerror or str(error) or "no answer"
        raise NoCluster(f"cannot reach a Ray cluster at {address}: {reason}") from None
    if answer[3:4] != SETTINGS:
        raise NoCluster(f"what answers at {address} is no Ray cluster")
