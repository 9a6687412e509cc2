"""Those who look at a table, and when they are shown something new."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable

from steinkreis.server.stamps import now
from steinkreis.table.frame import Moment, TableInfo
from steinkreis.table.picture import NOTHING, Sent, encode, frame, moment
from steinkreis.table.table import Table


class Guest:
    """A connection to a table: who it is, through whose eyes it looks, what it has been sent."""

    def __init__(self, person: str, address: str, show: Callable[[], None]) -> None:
        self.person = person
        self.address = address
        self.show = show  # the news, unless the guest is resting or has not read the last ones
        self.wanted: int | None = None
        self.sent = NOTHING
        self.past = NOTHING  # what was sent before that
        self.has_news = False
        self.is_resting = False


class Audience:
    """Everybody who looks at one table; what is shown is made once for all who see the same."""

    def __init__(self) -> None:
        self.guests: dict[Guest, None] = {}  # in the order in which they came
        self.moments: dict[int, Moment] = {}  # what all see alike now, by the second of the clock
        self.pictures: dict[tuple[object, ...], Sent] = {}  # of this very moment, by who sees it
        self.texts: dict[tuple[Sent, ...], bytes] = {}  # of these, by what was sent before
        self._is_told = True
        self._resting: list[Guest] = []
        self._offset = secrets.randbelow(1000) / 1000  # of the beat: each table has its own

    def notify(self) -> None:
        """Everybody gets a new picture, one for all that happens in this turn of the loop."""
        self.moments.clear()
        self.pictures.clear()
        self.texts.clear()
        for guest in self.guests:
            guest.has_news = True
        if self._is_told:
            self._is_told = False
            asyncio.get_running_loop().call_soon(self._tell)

    def _tell(self) -> None:
        self._is_told = True
        for guest in [*self.guests]:
            guest.show()

    def picture(
        self, table: Table, guest: Guest, viewer: int, info: Callable[[str], TableInfo]
    ) -> bytes:
        """The newest picture as it goes to the guest; made once for all who see the same."""
        second = now() // 1000 if table.timing.is_on else 0
        seen_by = (viewer, *table.seats_of(guest.person), second)
        picture = self.pictures.get(seen_by)
        if picture is None:
            alike = self.moments.get(second)
            if alike is None:
                alike = self.moments[second] = moment(table, now())
            person = guest.person
            made = frame(table, alike, info(person), person=person, viewer=viewer)
            picture = self.pictures[seen_by] = Sent(made)
        path = (picture, guest.sent, guest.past)
        guest.sent, guest.past = picture, guest.sent
        text = self.texts.get(path)
        if text is None:
            text = self.texts[path] = encode(*path)
        return text

    def rest(self, guest: Guest, pause: float) -> None:
        """Nothing more for this guest until the next beat.

        All who only look on are shown the same picture then, so that it is made once for them.
        """
        if pause <= 0:
            return
        guest.is_resting = True
        self._resting.append(guest)
        if len(self._resting) == 1:
            beat = pause - (time.monotonic() / pause + self._offset) % 1 * pause
            asyncio.get_running_loop().call_later(beat, self._wake)

    def _wake(self) -> None:
        rested, self._resting = self._resting, []
        for guest in rested:
            guest.is_resting = False
            if guest in self.guests:
                guest.show()
