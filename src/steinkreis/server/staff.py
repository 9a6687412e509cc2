"""Several processes that serve at one address: one looks after them, and replaces who dies."""

from __future__ import annotations

import argparse
import signal
import socket
import time
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess

from steinkreis.child import end_with_parent
from steinkreis.server.handover import Desks, Handover

Serve = Callable[[argparse.Namespace, socket.socket], int]
PAUSE = 0.5  # seconds between two starts of one that cannot stay
GOODBYE = 20.0  # seconds to close everything


def serve_many(run: Serve, choice: argparse.Namespace, listening: socket.socket) -> int:
    """All take their visitors from the same queue, so it does not matter who lives."""
    return _Staff(run, choice, listening).work()


def _begin(
    run: Serve, choice: argparse.Namespace, listening: socket.socket, desks: Desks, number: int
) -> None:
    end_with_parent()
    choice.number = number
    choice.handover = Handover(desks, number)
    run(choice, listening)


class _Staff:
    def __init__(self, run: Serve, choice: argparse.Namespace, listening: socket.socket) -> None:
        self._context = get_context("spawn")
        self._is_there = self._context.RawArray("b", choice.workers)
        self._parts = run, choice, listening, Desks(choice.workers, self._is_there)
        self._started = [0.0] * choice.workers
        self._all = [self._start(number) for number in range(choice.workers)]
        self._is_ending = False

    def _start(self, number: int) -> SpawnProcess:
        self._started[number] = time.monotonic()
        process = self._context.Process(target=_begin, args=(*self._parts, number))
        process.start()
        return process

    def work(self) -> int:
        for one in (signal.SIGTERM, signal.SIGINT):
            signal.signal(one, self._end)
        while not self._is_ending:
            wait([process.sentinel for process in self._all], timeout=0.5)
            for number, process in enumerate(self._all):
                if not process.is_alive() and not self._is_ending:
                    self._is_there[number] = 0
                    time.sleep(max(0.0, PAUSE - (time.monotonic() - self._started[number])))
                    self._all[number] = self._start(number)
        late = time.monotonic() + GOODBYE
        for process in self._all:
            process.join(max(0.0, late - time.monotonic()))
            process.kill()
        return 0

    def _end(self, *_: object) -> None:
        self._is_ending = True
        for process in self._all:
            if process.is_alive():
                process.terminate()
