"""Bots think in processes of their own, never in the event loop."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import TypeVar

import msgspec

from steinkreis.bots.bot import Bot
from steinkreis.bots.levels import LEVELS
from steinkreis.bots.roster import bot
from steinkreis.bots.search import SearchBot
from steinkreis.child import end_with_parent
from steinkreis.core.gauge import Gauge
from steinkreis.core.nature import Nature
from steinkreis.core.rng import Rng
from steinkreis.core.state import State
from steinkreis.game.learnt import gauge_for
from steinkreis.game.record import Record
from steinkreis.game.registry import game as game_named
from steinkreis.game.setup import Setup
from steinkreis.game.step import again
from steinkreis.server.fair import NOBODY, Fair, Payer
from steinkreis.table.analysis import Moment, weigh

PATIENCE = 2.0  # seconds for one turn, however busy the machine
T = TypeVar("T")


class Advice(msgspec.Struct):
    """What the strongest bot would answer, and the share of the win that it expects then."""

    action: int
    share: float


class Rest(msgspec.Struct):
    """What a bot means to do in the rest of its turn, and what it expects to see then."""

    plan: list[int]
    expected: str


class Decision(msgspec.Struct):
    action: int
    rest: Rest | None = None


class Position(msgspec.Struct):
    """A game up to now, as it travels to a worker."""

    game: str
    setup: Setup
    actions: list[int]

    @staticmethod
    def of(record: Record) -> Position:
        return Position(record.game.name, record.setup, [*record.actions])

    def state(self) -> State:
        """Where the game stands; every action of it came through the door before."""
        state: State = game_named(self.game).start(self.setup)
        for action in self.actions:
            state.apply(action)
        return state


# In a worker: the record comes in at the door and goes no further than `hide`.


def choose(position: Position, seat: int, name: str, seed: int, rest: Rest | None) -> Decision:
    """A bot's answer; `rest` is what it had in mind when it answered last."""
    player, view = _bot(name, position), _view(position, seat)
    if not isinstance(player, SearchBot):
        return Decision(player.choose(view, Rng(seed)))
    if rest is not None:
        player.plan, player.expected = rest.plan, rest.expected
    action = player.answer(view, Rng(seed), PATIENCE)
    return Decision(action, Rest(player.plan, player.expected) if player.plan else None)


def advise(position: Position, seat: int, seed: int) -> Advice:
    """What a person in that seat could do."""
    gauge = _gauge(position, LEVELS[-1].name)
    player = SearchBot(LEVELS[-1], _nature(position.game), gauge=gauge)
    best = player.think(_view(position, seat), Rng(seed), PATIENCE).candidates[0]
    return Advice(best.action, best.share)


def study(position: Position, places: list[int]) -> list[Moment]:
    """What the decisions at these places of a finished game were worth."""
    wanted, found = set(places), []
    start = game_named(position.game).start(position.setup)
    for at, step in enumerate(again(start, position.actions)):
        if at in wanted:
            found.append(weigh(step, at))
    return found


def _nature(name: str) -> Nature | None:
    """By what a bot may try out its plans, where it is there."""
    game = game_named(name)
    return game.nature if game.lacks() is None else None


def _gauge(position: Position, name: str) -> Gauge:
    return gauge_for(game_named(position.game), position.setup, name)


def _bot(name: str, position: Position) -> Bot:
    return bot(name, _nature(position.game), _gauge(position, name))


def _view(position: Position, seat: int) -> State:
    return position.state().hide(seat)


def settle_in(niceness: int) -> None:
    """A worker lets the tables go first, and does not outlive the server, not even a killed one."""
    os.nice(niceness)
    end_with_parent()


class Workers:
    """A few processes that are kept warm, and replaced when one dies.

    There are as many as cores and one more, so that one long thought does not hold up the others.
    """

    def __init__(self, count: int | None = None, niceness: int = 5) -> None:
        self.plays = count != 0  # else bots play elsewhere, and this is for hints alone
        self.count = max(1, (os.cpu_count() or 1) + 1 if count is None else count)
        self.niceness = niceness
        self._pool = self._new_pool()
        self._fair = Fair(self.count)

    @property
    def waiting(self) -> int:
        return self._fair.waiting

    @property
    def thinking(self) -> int:
        return self._fair.taken

    def _new_pool(self) -> ProcessPoolExecutor:
        self._is_warm = False
        return ProcessPoolExecutor(
            self.count,
            mp_context=get_context("spawn"),
            initializer=settle_in,
            initargs=(self.niceness,),
        )

    async def run(self, work: Callable[..., T], *parts: object, payer: Payer = NOBODY) -> T:
        """Let a worker do it, as soon as it is the turn of whoever it is done for."""
        async with self._fair.turn(payer):
            return await self._run(work, *parts)

    async def _run(self, work: Callable[..., T], *parts: object) -> T:
        loop = asyncio.get_running_loop()
        for _ in range(3):
            pool = self._pool
            try:
                self._warm_up()
                return await loop.run_in_executor(pool, work, *parts)
            except BrokenProcessPool:  # a worker was killed
                if self._pool is pool:
                    pool.shutdown(wait=False)
                    self._pool = self._new_pool()
        raise RuntimeError("the workers die again and again")

    def _warm_up(self) -> None:
        """Start all as soon as one is needed: they take a while, and nobody shall wait for that."""
        if not self._is_warm:
            self._is_warm = True
            for _ in range(self.count):
                self._pool.submit(os.getpid)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
