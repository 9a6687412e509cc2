"""A table as its events have made it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from steinkreis.core.message import Message
from steinkreis.core.nature import Outcome
from steinkreis.core.state import NOBODY, State
from steinkreis.game import undo
from steinkreis.game.game import AnyGame
from steinkreis.game.record import Ended as EarlyEnd
from steinkreis.game.record import Record
from steinkreis.game.registry import game as game_named
from steinkreis.table.events import (
    Answered,
    AnyEvent,
    Asked,
    Chatted,
    Created,
    Ended,
    Left,
    Manned,
    Plan,
    Rematched,
    Sat,
    Slept,
    Tookback,
    Voted,
)
from steinkreis.table.timing import Timing


class WrongRules(Exception):
    """The rules that this table was played by are no longer here."""


@dataclass
class Seat:
    """A place at the table: a person's, a bot's, or free."""

    person: str | None = None
    name: str = ""
    bot: str | None = None
    left: bool = False

    @property
    def is_free(self) -> bool:
        return self.person is None and self.bot is None


@dataclass
class Vote:
    """Something that everybody must agree to; `yes` are the persons who have."""

    what: str
    by: int
    seat: int
    yes: set[str] = field(default_factory=set)


class Table:
    def __init__(self, created: Created) -> None:
        plan: Plan = created.plan
        self.plan = plan
        self.game: AnyGame = game_named(plan.game)
        if self.game.rules != plan.rules:
            raise WrongRules(plan.game)
        self.record = Record(self.game, plan.setup)
        self.latest = undo.latest(self.record)  # what may be taken back
        self.seats = [Seat() for _ in range(plan.setup.players)]
        self.is_running = False
        self.turn = 0  # counts answers and take-backs: what an answer must know to be timely
        self.epoch = 0  # counts take-backs: logs from before are told anew
        self.seq = 1  # counts everything
        self.last_answer: tuple[int, int] | None = None  # seat and action
        self.vote: Vote | None = None
        self.chat: list[Chatted] = []
        self.next_table: str | None = None
        self.timing = Timing(plan.clock, plan.setup.players)
        self.logs: dict[int, list[Message]] = {}  # of the viewers who follow the game now
        self.created = created.at
        self.changed = created.at

    # How it stands

    @property
    def state(self) -> State:
        return self.record.state

    @property
    def is_over(self) -> bool:
        return self.record.is_over

    @property
    def is_full(self) -> bool:
        return not any(seat.is_free for seat in self.seats)

    @property
    def status(self) -> str:
        if self.is_over:
            return "over"
        return "playing" if self.is_running else "open"

    def persons(self) -> list[str]:
        """Who sits here, each once, in the order of the seats."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.person is not None))

    def staying(self) -> list[str]:
        """The persons who have not left."""
        there = [seat.person for seat in self.seats if seat.person is not None and not seat.left]
        return list(dict.fromkeys(there))

    def seats_of(self, person: str) -> list[int]:
        return [index for index, seat in enumerate(self.seats) if seat.person == person]

    def missing_votes(self) -> list[str]:
        """Who has still to agree to what was asked."""
        if self.vote is None:
            return []
        asker = self.seats[self.vote.by].person
        return [p for p in self.staying() if p != asker and p not in self.vote.yes]

    def bot_to_move(self) -> int | None:
        """The seat of the bot whose answer is awaited, if it is one."""
        actor = self.state.actor
        if not self.is_running or self.is_over or actor < 0 or self.seats[actor].bot is None:
            return None
        return actor

    def returns(self) -> list[float] | None:
        """At the end: each seat's share of the victory, also when somebody gave up."""
        if not self.is_over:
            return None
        early = self.record.ended
        if early is None:
            return self.state.returns()
        sides = self.game.sides(self.plan.setup)
        winners = [side for side in dict.fromkeys(sides) if side != sides[early.seat]]
        return [1 / len(winners) if side in winners else 0.0 for side in sides]

    # What happens to it

    def tell(self, event: AnyEvent) -> None:
        """Let the event have happened."""
        self.seq += 1
        self.changed = event.at
        if isinstance(event, Answered):
            self._answered(event)
        elif isinstance(event, Tookback):
            self._took_back(event)
        elif isinstance(event, Sat):
            self._sat(event)
        elif isinstance(event, Manned):
            self._manned(event)
        elif isinstance(event, Left):
            self._left(event.seat)
        elif isinstance(event, Asked):
            self.vote = Vote(event.what, event.by, event.seat)
        elif isinstance(event, Voted):
            self._voted(event)
        elif isinstance(event, Chatted):
            self.chat.append(event)
        elif isinstance(event, Ended):
            self.record.ended = EarlyEnd(event.seat, event.why)
            self.vote = None
            self.timing.stop(event.at)
        elif isinstance(event, Slept):
            self.timing.since += event.gap
        elif isinstance(event, Rematched):
            self.next_table = event.table
            self.vote = None

    def _answered(self, event: Answered) -> None:
        self.is_running = True
        for index, action in enumerate(event.actions):
            before = self.state.copy()
            trace = event.traces.get(str(index))
            if trace is not None:
                self.record.happen(Outcome(action, trace))
            else:
                self.record.play(action)
            self.latest.add(before, action)
            for viewer, lines in self.logs.items():
                lines += self.game.tale(before, action, self.state, viewer)
        self.turn += 1
        self.last_answer = (event.seat, event.actions[0]) if event.seat >= 0 else None
        self.vote = None
        self.timing.switch(self._runner(), event.at, is_new=len(event.actions) > 1)

    def _took_back(self, event: Tookback) -> None:
        self.record.take_back(event.count)
        self.latest = undo.latest(self.record)
        self.epoch += 1
        self.last_answer = None
        self.logs = {viewer: self._retold(viewer) for viewer in self.logs}
        self.turn += 1
        self.vote = None
        self.timing.switch(self._runner(), event.at)

    def _runner(self) -> int:
        """The seat whose time runs: the actor's, if it is a person's."""
        actor = self.state.actor
        return actor if actor >= 0 and not self.is_over and self.seats[actor].bot is None else -1

    def _sat(self, event: Sat) -> None:
        self.seats[event.seat] = Seat(person=event.person, name=event.name)
        if self.vote is not None and self.vote.seat == event.seat:
            self.vote = None  # whoever was to be replaced is back

    def _manned(self, event: Manned) -> None:
        self.seats[event.seat] = Seat(bot=event.bot)
        self.vote = None
        if self.timing.running == event.seat:
            self.timing.stop(event.at)

    def _left(self, seat: int) -> None:
        if self.is_running:
            self.seats[seat].left = True
        else:
            self.seats[seat] = Seat()

    def _voted(self, event: Voted) -> None:
        if self.vote is None:
            return
        if event.yes:
            self.vote.yes.add(event.person)
        else:
            self.vote = None

    # What is told of it

    def log(self, viewer: int) -> list[Message]:
        """The lines for `viewer` so far; from now on they are kept up to date."""
        if viewer not in self.logs:
            self.logs[viewer] = self._retold(viewer)
        return self.logs[viewer]

    def forget_log(self, viewer: int) -> None:
        self.logs.pop(viewer, None)

    def _retold(self, viewer: int) -> list[Message]:
        lines: list[Message] = []
        state: State = self.game.start(self.plan.setup)
        for action in self.record.actions:
            before = state.copy()
            state.apply(action)
            lines += self.game.tale(before, action, state, viewer)
        return lines

    def verdict(self) -> list[Message] | None:
        if not self.is_over:
            return None
        if self.state.actor == NOBODY:
            return self.game.verdict(self.state)
        return []


def fold(happened: Sequence[AnyEvent]) -> Table:
    """The table that these events have made."""
    created = happened[0]
    assert isinstance(created, Created)
    table = Table(created)
    for event in happened[1:]:
        table.tell(event)
    return table
