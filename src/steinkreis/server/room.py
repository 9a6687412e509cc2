"""One live table with everybody who is looking at it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from steinkreis.game.trouble import Lacking
from steinkreis.server.audience import Audience, Guest
from steinkreis.server.book import noted_of
from steinkreis.server.changes import Change, birth_of
from steinkreis.server.complaints import complain
from steinkreis.server.database import Late
from steinkreis.server.duty import Duty
from steinkreis.server.stamps import fresh_rng, now
from steinkreis.table.events import AnyEvent, BotSat, Rematched, Sat, Slept
from steinkreis.table.frame import TableInfo, table_info
from steinkreis.table.host import Host, No
from steinkreis.table.listed import Situation, situation_after
from steinkreis.table.moves import Happening, Move, event_of, made_again
from steinkreis.table.table import Table

if TYPE_CHECKING:
    from steinkreis.server.rooms import Rooms

MARK = 10_000  # milliseconds; how old the time may be that lists of tables show
Decide = Callable[[Host], list[Happening]]


class Room:
    """One live table with everybody who is looking at it."""

    def __init__(self, id: str, table: Table, rooms: Rooms) -> None:
        self.id = id
        self.table = table
        self.host = Host(table)
        self.rooms = rooms
        self.audience = Audience()
        self.guests = self.audience.guests
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.is_closed = False
        self.duty = Duty(self)
        self._following: asyncio.Task[None] | None = None
        self._is_behind = False  # something was heard while catching up
        self._has_missed = False  # something happened elsewhere while nobody needed it here
        self._listed: tuple[object, ...] = ()  # what lists of tables know
        self._infos: dict[str, TableInfo] = {}  # by person, while nobody comes or goes

    @property
    def here(self) -> set[str]:
        """Who looks on, here and elsewhere."""
        return {guest.person for guest in self.guests} | self.rooms.crowd.elsewhere(self.id)

    def info(self, person: str) -> TableInfo:
        """The table as it is called to that person."""
        found = self._infos.get(person)
        if found is None:
            found = self._infos[person] = table_info(self.table, self.id, person, self.here)
        return found

    def let_in(self, guest: Guest) -> None:
        self.guests[guest] = None
        if self._has_missed:
            self.follow()
        self.people_changed()
        self.rooms.crowd.announce(self)
        self.duty.go_on()  # bots among themselves wait for somebody to look on

    def let_out(self, guest: Guest) -> None:
        self.guests.pop(guest, None)
        self.people_changed()
        self.rooms.crowd.announce(self)

    def people_changed(self) -> None:
        """Others look on now."""
        self._infos.clear()
        self.audience.notify()

    def hear_now(self, decide: Decide, later: Callable[[], None]) -> bool:
        """Hear an answer without waiting for anything but the store, if nothing stands in the way.

        Where it could not be stored `later` is called: it has to be heard once more.
        """
        if self.is_closed or self.table.game.nature is not None or not _taken(self.lock):
            return False
        try:
            happened = decide(self.host)
            change = self._change(happened)
        except BaseException:
            self.lock.release()
            raise
        self.rooms.store.put((change,), partial(self._stored, happened, later, time.monotonic()))
        return True

    def _stored(
        self,
        happened: list[Happening],
        later: Callable[[], None],
        began: float,
        error: Exception | None,
    ) -> None:
        """Let it have happened; nothing follows from an answer that would have to be stored."""
        self.lock.release()
        if error is not None:
            self._listed = ()
            later()
            return
        try:
            self._let(happened, began)
            self.duty.go_on()
        except Exception as bug:
            complain(f"table {self.id}", bug)
            self.close()

    async def hear(self, decide: Decide) -> None:
        """Let `decide` say what happens, store it, let it have happened, and what follows."""
        async with self.lock:
            if self.is_closed:
                raise No("trouble")
            await self._timely(lambda: self._take(decide(self.host)))
            await self._timely(self._settle)
        self.duty.go_on()

    async def _timely(self, work: Callable[[], Awaitable[None]]) -> None:
        """Decide and store; where somebody elsewhere was quicker, hear of it and decide anew."""
        while True:
            try:
                return await work()
            except Late:
                self.rooms.metrics.late += 1
                if not await self._catch_up():
                    raise

    async def catch_up(self) -> None:
        """Hear what has happened to the table elsewhere."""
        async with self.lock:
            if not self.is_closed:
                await self._catch_up()
        self.duty.go_on(is_heard=True)

    async def _catch_up(self) -> bool:
        """Whether there was anything to hear of."""
        self._has_missed = False
        happened = await self.rooms.store.events_of(self.id, self.table.seq)
        self._take_over(happened)
        return bool(happened)

    def _take_over(self, happened: Sequence[AnyEvent]) -> None:
        """Let it have happened here as well."""
        for event in happened:
            self.table.take(made_again(self.table.state, event))
        if happened:
            self._listed = ()
            self._infos.clear()
            self.audience.notify()

    def hear_of(self, seq: int, body: str | None) -> None:
        """Something has happened elsewhere: of interest while somebody looks, or we see to it."""
        if self.guests or self.rooms.leases.holds(self.id) or self.duty.is_due:
            self.follow(seq, body)
        else:
            self._has_missed = True

    def follow(self, seq: int = 0, body: str | None = None) -> None:
        """Something has happened elsewhere: the next event as it was told, else read what is new.

        Once for all that was heard meanwhile.
        """
        is_free = not self.lock.locked() and not self.is_closed
        if body is not None and seq == self.table.seq + 1 and is_free:
            self._let_follow(body)
        elif self._following is None or self._following.done():
            self._following = asyncio.create_task(self._follow())
        else:
            self._is_behind = True

    def _let_follow(self, body: str) -> None:
        try:
            self._take_over([self.rooms.store.event(body)])
            self.duty.go_on(is_heard=True)
        except Exception as error:
            complain(f"table {self.id}", error)
            self.close()

    async def _follow(self) -> None:
        try:
            while True:
                self._is_behind = False
                await self.catch_up()
                if not self._is_behind:
                    return
        except Exception as error:
            complain(f"table {self.id}", error)
            self.close()

    async def hear_answer(self, decide: Decide) -> None:
        """The same for an answer: nature takes its time for it, and all else is heard meanwhile."""
        if self.table.game.nature is None:
            await self.hear(decide)
            return
        while not await self._hear_beside(decide):
            pass  # something else happened meanwhile

    async def _hear_beside(self, decide: Decide) -> bool:
        """Let nature work it out beside, and let it happen if everything stands as it stood."""
        before = self._standing()
        happened = await self._decided(decide)
        is_timely = True

        def confirm(_: Host) -> list[Happening]:
            nonlocal is_timely
            is_timely = self._standing() == before
            return happened if is_timely else []

        await self.hear(confirm)
        return is_timely

    def _standing(self) -> tuple[object, ...]:
        """What an answer that was worked out beside must find unchanged."""
        return self.table.turn, self.table.chairs, self.table.is_over

    async def wake(self, gap: int) -> None:
        """Go on where the table was when it was last in memory; nobody knew of it for `gap` ms."""
        slept = self.table.slept

        def decide(host: Host) -> list[Happening]:
            return host.wake(gap, now()) if host.table.slept == slept else []

        await self.hear(decide)
        if gap != 0 and self.table.slept == slept:
            await self.rooms.store.owe_nothing(self.id)

    async def _decided(self, decide: Decide) -> list[Happening]:
        """What follows. Nature takes its time, and the other tables go on meanwhile."""
        if self.table.game.nature is None:
            return decide(self.host)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.rooms.nature, decide, self.host)
        except Lacking:
            raise No("lacking") from None

    async def _settle(self) -> None:
        """What follows by itself: the start, and what everybody has agreed to."""
        if not self.table.is_running:
            await self._take(await self._decided(lambda host: host.start(fresh_rng(), now())))
        await self._take(self.host.carry_out(now()))
        if self.host.wants_rematch():
            await self._rematch()

    async def _take(self, happened: list[Happening], *elsewhere: Change) -> None:
        """Store it, together with what happens elsewhere, and then let it have happened."""
        if not happened:
            return
        change, began = self._change(happened), time.monotonic()
        await self.rooms.store.add(change, *elsewhere)
        self._let(happened, began)

    def _change(self, happened: list[Happening]) -> Change:
        """What is to be stored."""
        table = self.table
        events = [event_of(one) for one in happened]
        listed = self._listed
        news = self._news(situation_after(table, happened))
        change = Change(self.id, table.seq + 1, events, news, table.chairs)
        change.is_turn = bool(listed) and listed[1:] == self._listed[1:]
        change.noted = noted_of(self.id, table, happened)
        change.is_paid = isinstance(events[0], Slept)
        return change

    def _let(self, happened: list[Happening], began: float) -> None:
        """Let it have happened, now that it is stored, and tell everybody."""
        table, metrics = self.table, self.rooms.metrics
        self.used = time.monotonic()
        metrics.storing.add(self.used - began)
        was = table.status, table.chairs
        for one in happened:
            table.take(one)
            metrics.moves += isinstance(one, Move)
        if (table.status, table.chairs) != was:
            self._infos.clear()
        self.audience.notify()

    def _news(self, after: Situation) -> Situation | None:
        """What lists of tables do not know yet; the time alone is no news for some seconds."""
        known = (after.actor, after.status, after.chairs, after.changed // MARK, after.due)
        if known == self._listed:
            return None
        self._listed = known
        return after

    def close(self) -> None:
        """After a failure: everybody comes in anew, and the table is read from the store."""
        self.is_closed = True
        self.rooms.drop(self)
        self.audience.notify()

    def stop(self) -> None:
        """The house closes."""
        self.duty.stop()
        if self._following is not None:
            self._following.cancel()

    # Rematch

    async def _rematch(self) -> None:
        """A new table for the same people; who left may come back."""
        terms, first = self.table.next_terms()
        chairs = self.table.chairs[first:] + self.table.chairs[:first]
        at = now()
        opening: list[AnyEvent] = []
        for seat, chair in enumerate(chairs):
            if chair.bot is not None:
                opening.append(BotSat(at=at, seat=seat, bot=chair.bot))
            elif chair.person is not None and not chair.left:
                opening.append(Sat(at=at, seat=seat, person=chair.person, name=chair.name))
        birth = birth_of(terms, opening, creator=self.table.staying()[0])
        await self._take([Rematched(at=at, table=birth.table_id)], birth)
        await self.rooms.room(birth.table_id)


def _taken(lock: asyncio.Lock) -> bool:
    """Take the lock, if that can be done without waiting for anybody."""
    taking = lock.acquire()
    try:
        taking.send(None)
    except StopIteration:
        return True
    taking.close()
    return False
