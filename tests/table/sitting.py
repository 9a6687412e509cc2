"""A table without a server: what is decided happens at once, and is kept as it would be stored."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from steinkreis.bots.roster import NAMES
from steinkreis.core.rng import Rng
from steinkreis.core.state import NOBODY, PUBLIC
from steinkreis.game.game import AnyGame
from steinkreis.game.registry import game
from steinkreis.scene.wire import plain
from steinkreis.table.events import AnyEvent, BotSat, Clock, Created, Sat, Terms
from steinkreis.table.frame import Frame, table_info
from steinkreis.table.host import Host, No
from steinkreis.table.moves import Happening, event_of
from steinkreis.table.picture import frame, moment, viewer_for
from steinkreis.table.table import Table, fold

STONES = game("hidden-stones")
OPEN, BOT = "-", "*"  # who sits where, in drawn tables
NOON = 1_000_000_000_000

_decode = msgspec.json.Decoder(AnyEvent).decode


class Sitting:
    """People at a table: `Sitting("ann", "-", "*")` is Ann, a free seat and a bot."""

    def __init__(
        self, *who: str, clock: Clock | None = None, seed: int = 1, of: AnyGame = STONES
    ) -> None:
        terms = Terms(of.name, of.rules, of.setup(len(who)), True, clock or Clock("none"))
        created = Created(at=NOON, terms=terms)
        self.now = NOON
        self.seed = seed
        self.stored = [msgspec.json.encode(created)]
        self.table = Table(created)
        self.host = Host(self.table)
        for seat, name in enumerate(who):
            if name == BOT:
                self._take([BotSat(at=NOON, seat=seat, bot=NAMES[0])])
            elif name != OPEN:
                self._take([Sat(at=NOON, seat=seat, person=name, name=name.capitalize())])
        self._settle()

    # What people want

    def sit(self, who: str, seat: int) -> None:
        self._hear(self.host.sit(who, who.capitalize(), seat, self.now))

    def leave(self, who: str, seat: int) -> None:
        self._hear(self.host.leave(who, seat, self.now))

    def seat_bot(self, who: str, seat: int, bot: str = NAMES[0]) -> None:
        self._hear(self.host.seat_bot(who, seat, bot, self.now))

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
        self._hear(self.host.vote(who, yes, self.now))

    # What goes on

    def play(self, *actions: int) -> None:
        """Answers by whoever is asked, bot or person."""
        for action in actions:
            self._hear(self.host.answer_now(action, self._rng(), self.now))

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

    def _hear(self, happened: list[Happening]) -> None:
        self._take(happened)
        self._settle()

    def _settle(self) -> None:
        self._take(self.host.start(self._rng(), self.now))
        self._take(self.host.carry_out(self.now))

    def _take(self, happened: Sequence[Happening]) -> None:
        for one in happened:
            self.stored.append(msgspec.json.encode(event_of(one)))
            self.table.take(one)

    # How it looks

    @property
    def actor(self) -> str:
        """Who is asked."""
        return self.table.chairs[self.table.state.actor].person or BOT

    @property
    def seats(self) -> str:
        """The table drawn: names, `-` free, `*` a bot, in brackets who has left."""
        return " ".join(
            BOT if chair.bot else f"({chair.person})" if chair.left else chair.person or OPEN
            for chair in self.table.chairs
        )

    def frame(self, who: str, seat: int | None = None) -> Frame:
        return seen(self.table, who, self.now, seat)

    def again(self) -> Table:
        """The table as it comes back from the store."""
        return fold([_decode(event) for event in self.stored])


def seen(table: Table, who: str, now: int, seat: int | None = None) -> Frame:
    info = table_info(table, "table", who, set())
    viewer = viewer_for(table, who, seat)
    return frame(table, moment(table, now), info, person=who, viewer=viewer)


def portrait(table: Table, now: int) -> bytes:
    """All that anybody who comes will ever be told of a table, as bytes.

    What the last move came through is told only to those who saw the turn before.
    """
    people = ["somebody else", *table.persons()]
    seats = range(len(table.chairs))
    frames = [seen(table, who, now, seat) for who in people for seat in seats]
    for frame_ in frames:
        frame_.between = []
        frame_.moment.thrown, frame_.moment.lingers = NOBODY, False
    views = [frame_.viewer for frame_ in frames]
    assert PUBLIC in views
    whole = [frames, table.record.write(), table.last_answer, table.epoch, table.missing_votes()]
    return msgspec.json.encode(whole, enc_hook=plain)


__all__ = ["BOT", "OPEN", "STONES", "No", "Sitting", "portrait", "seen"]
