"""A table without a server: what is decided happens at once, and is kept as it would be stored."""

from __future__ import annotations

import msgspec

from steinkreis.bots.roster import NAMES
from steinkreis.core.rng import Rng
from steinkreis.core.state import PUBLIC
from steinkreis.game.registry import game
from steinkreis.scene.wire import plain
from steinkreis.table.events import AnyEvent, Clock, Created, Manned, Plan, Sat
from steinkreis.table.frame import Frame, frame, table_info, viewer_for
from steinkreis.table.host import Host, No
from steinkreis.table.table import Table, fold

STONES = game("hidden-stones")
OPEN, BOT = "-", "*"  # who sits where, in drawn tables
NOON = 1_000_000_000_000

_decode = msgspec.json.Decoder(AnyEvent).decode


class Sitting:
    """People at a table: `Sitting("ann", "-", "*")` is Ann, a free seat and a bot."""

    def __init__(self, *who: str, clock: Clock | None = None, seed: int = 1) -> None:
        plan = Plan(STONES.name, STONES.rules, STONES.setup(len(who)), True, clock or Clock())
        created = Created(at=NOON, plan=plan)
        self.now = NOON
        self.seed = seed
        self.stored = [msgspec.json.encode(created)]
        self.table = Table(created)
        self.host = Host(self.table)
        for seat, name in enumerate(who):
            if name == BOT:
                self._happen([Manned(at=NOON, seat=seat, bot=NAMES[0])])
            elif name != OPEN:
                self._happen([Sat(at=NOON, seat=seat, person=name, name=name.capitalize())])
        self._settle()

    # What people want

    def sit(self, who: str, seat: int) -> None:
        self._hear(self.host.sit(who, who.capitalize(), seat, self.now))

    def leave(self, who: str, seat: int) -> None:
        self._hear(self.host.leave(who, seat, self.now))

    def man(self, who: str, seat: int, bot: str = NAMES[0]) -> None:
        self._hear(self.host.man(who, seat, bot, self.now))

    def answer(self, who: str, action: int, turn: int | None = None) -> None:
        at_turn = self.table.turn if turn is None else turn
        self._hear(self.host.answer(who, at_turn, action, self._rng(), self.now))

    def resign(self, who: str, seat: int) -> None:
        self._hear(self.host.resign(who, seat, self.now))

    def chat(self, who: str, text: str) -> None:
        self._hear(self.host.chat(who, who.capitalize(), text, self.now))

    def undo(self, who: str) -> None:
        self._hear(self.host.ask(who, "undo", -1, self.now))

    def replace(self, who: str, seat: int) -> None:
        self._hear(self.host.ask(who, "bot", seat, self.now))

    def rematch(self, who: str) -> None:
        self._hear(self.host.ask(who, "rematch", -1, self.now))

    def vote(self, who: str, yes: bool) -> None:
        self._hear(self.host.cast(who, yes, self.now))

    # What goes on

    def play(self, *actions: int) -> None:
        """Answers by whoever is asked, bot or person."""
        for action in actions:
            self._hear(self.host.answer_for(self.table.state.actor, action, self._rng(), self.now))

    def wait(self, seconds: float) -> None:
        """Time goes by, and a clock may run out."""
        self.now += round(seconds * 1000)
        self._hear(self.host.time_is_up(self.now))

    def sleep(self, seconds: float) -> None:
        """The server is down for so long."""
        gap = round(seconds * 1000)
        self.now += gap
        self._hear(self.host.wake(gap, self.now))

    def _rng(self) -> Rng:
        return Rng(self.seed, self.table.seq)

    def _hear(self, happened: list[AnyEvent]) -> None:
        self._happen(happened)
        self._settle()

    def _settle(self) -> None:
        self._happen(self.host.start(self._rng(), self.now))
        self._happen(self.host.carry_out(self.now))

    def _happen(self, happened: list[AnyEvent]) -> None:
        for event in happened:
            self.stored.append(msgspec.json.encode(event))
            self.table.tell(event)

    # How it looks

    @property
    def actor(self) -> str:
        """Who is asked."""
        return self.table.seats[self.table.state.actor].person or BOT

    @property
    def seats(self) -> str:
        """The table drawn: names, `-` free, `*` a bot, in brackets who has left."""
        return " ".join(
            BOT if seat.bot else f"({seat.person})" if seat.left else seat.person or OPEN
            for seat in self.table.seats
        )

    def frame(self, who: str, seat: int | None = None) -> Frame:
        return seen(self.table, who, self.now, seat)

    def again(self) -> Table:
        """The table as it comes back from the store."""
        return fold([_decode(event) for event in self.stored])


def seen(table: Table, who: str, now: int, seat: int | None = None) -> Frame:
    info = table_info(table, "table", who, set())
    viewer = viewer_for(table, who, seat)
    return frame(table, info, person=who, viewer=viewer, now=now)


def portrait(table: Table, now: int) -> bytes:
    """All that anybody will ever be told of a table, as bytes."""
    people = ["somebody else", *table.persons()]
    frames = [seen(table, who, now, seat) for who in people for seat in range(len(table.seats))]
    views = [frame_.viewer for frame_ in frames]
    assert PUBLIC in views
    whole = [frames, table.record.write(), table.last_answer, table.epoch, table.missing_votes()]
    return msgspec.json.encode(whole, enc_hook=plain)


__all__ = ["BOT", "OPEN", "STONES", "No", "Sitting", "portrait", "seen"]
