"""What happens at a table by itself: bots answer, clocks run out."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING

from steinkreis.server.complaints import complain
from steinkreis.server.fair import Payer
from steinkreis.server.leases import RENEWED
from steinkreis.server.stamps import fresh_rng, now
from steinkreis.server.workers import Position, Rest, choose
from steinkreis.table.host import STAND_IN, Host
from steinkreis.table.moves import Happening

if TYPE_CHECKING:
    from steinkreis.server.room import Room


class Duty:
    """Sees to it for one table, as long as no other process does."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.table = room.table
        self.rooms = room.rooms
        self._task: asyncio.Task[None] | None = None
        self._rests: dict[int, Rest] = {}  # what the bots have in mind, by seat

    def stop(self) -> None:
        """The house closes."""
        if self._task is not None:
            self._task.cancel()

    def go_on(self, *, is_heard: bool = False) -> None:
        """See to it that what is due next happens: a bot's answer, a clock that runs out.

        What was only heard of, whoever did it sees to; unless they are gone.
        """
        if self._task is not None and not self._task.done():
            return
        if self.is_due and not self.room.is_closed:
            self._task = asyncio.create_task(self._serve(is_heard))

    @property
    def is_due(self) -> bool:
        """Whether something happens by itself; bots play among themselves only for somebody."""
        if self.table.bot_to_move() is not None:
            return self.rooms.plays and bool(self.room.guests or self.table.persons())
        return self.table.timing.deadline() is not None or self.room.host.is_unsettled()

    @property
    def payer(self) -> Payer:
        """For whom bots think here: who plays, else who looks on, and that can wait."""
        players = {*self.table.persons()}
        here = [guest.address for guest in self.room.guests if guest.person in players]
        if here:
            return Payer(min(here))
        return Payer(min((guest.address for guest in self.room.guests), default=""), can_wait=True)

    async def _serve(self, is_heard: bool) -> None:
        """Do what is due, as long as something is and nobody else sees to it."""
        try:
            if is_heard and not self.rooms.leases.holds(self.room.id):
                await asyncio.sleep(RENEWED)
            while self.is_due and not self.room.is_closed:
                if await self.rooms.leases.hold(self.room.id):
                    await self._do_next()
                else:
                    await asyncio.sleep(RENEWED)
            if self.table.bot_to_move() is not None:  # for nobody here
                await self.rooms.leases.release(self.room.id)
        except Exception as error:
            if not self.room.is_closed:
                complain(f"table {self.room.id}", error)
                self.room.close()

    async def _do_next(self) -> None:
        seat = self.table.bot_to_move()
        deadline = self.table.timing.deadline()
        if seat is not None:
            await self._bot(seat, self.table.chairs[seat].bot or STAND_IN)
        elif deadline is not None:
            await self._wait(deadline)
        else:
            await self.room.hear(lambda host: [])  # settles it

    async def _bot(self, seat: int, name: str) -> None:
        turn = self.table.turn
        position, seed = Position.of(self.table.record), secrets.randbits(64)
        rest = self._rests.pop(seat, None)
        parts = (position, seat, name, seed, rest)
        thinking = self.rooms.workers.run(choose, *parts, payer=self.payer)
        began = time.monotonic()
        choice, _ = await asyncio.gather(thinking, asyncio.sleep(self.rooms.pace))
        self.rooms.metrics.thinking.add(time.monotonic() - began)
        action = choice.action
        if choice.rest is not None:
            self._rests[seat] = choice.rest

        def decide(host: Host) -> list[Happening]:
            is_late = self.table.turn != turn or self.table.is_over
            return [] if is_late else host.answer_now(action, fresh_rng(), now())

        await self.room.hear_answer(decide)

    async def _wait(self, deadline: int) -> None:
        """Wait for the clock to run out, or for somebody to move before that."""
        turn = self.table.turn
        while now() < deadline:
            await asyncio.sleep(min(0.2, (deadline - now()) / 1000 + 0.001))
            if self.table.turn != turn or self.table.timing.deadline() != deadline:
                return
        seat = self.table.timing.running
        if self.table.timing.clock.kind == "move":
            await self._bot(seat, STAND_IN)
        else:
            await self.room.hear(lambda host: host.time_is_up(now()))
