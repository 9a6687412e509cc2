"""A table as its events have made it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

import msgspec

from steinkreis.core.message import Message
from steinkreis.core.state import NOBODY, State
from steinkreis.game.game import AnyGame
from steinkreis.game.record import Record
from steinkreis.game.registry import game as game_named
from steinkreis.game.step import Step
from steinkreis.game.stored import EarlyEnd
from steinkreis.table import chairs as sitting
from steinkreis.table.events import (
    Answered,
    AnyEvent,
    Asked,
    BotSat,
    Chatted,
    Created,
    Ended,
    Rematched,
    Sat,
    Slept,
    Terms,
    Tookback,
    Voted,
    Wanted,
)
from steinkreis.table.log import Log
from steinkreis.table.moves import Happening, Move
from steinkreis.table.result import Result, result
from steinkreis.table.timing import Timing

CHAT_KEPT = 100  # lines that whoever comes is shown
Status = Literal["open", "playing", "over"]
OVERTAKING = (Answered, Tookback, Ended, BotSat, Rematched)  # after them a vote is void


class WrongRules(Exception):
    """The rules that this table was played by are no longer here."""


@dataclass
class Vote:
    """Something that everybody must agree to; `yes` are the persons who have."""

    what: Wanted
    by: int
    seat: int
    yes: set[str] = field(default_factory=set)


class Table:
    def __init__(self, created: Created) -> None:
        terms = created.terms
        self.terms = terms
        self.game: AnyGame = game_named(terms.game)
        setup = self.game.plays_like(terms.rules, terms.setup)
        if setup is None:
            raise WrongRules(terms.game)
        self.record = Record(self.game, setup)
        self.chairs = sitting.empty(terms.setup.players)
        self._seats: dict[str, list[int]] = {}  # by person, as far as somebody asked
        self.is_running = False
        self.turn = 0  # counts answers and take-backs: what an answer must know to be timely
        self.epoch = 0  # counts take-backs: logs from before are told anew
        self.seq = 1  # counts everything
        self.last_answer: tuple[int, int] | None = None  # seat and action
        self.vote: Vote | None = None
        self.chat: list[Chatted] = []  # the latest
        self.said = 0  # lines of chat in all
        self.next_table: str | None = None
        self.slept = 0  # how often the clock got back what it missed
        self.timing = Timing(terms.clock, terms.setup.players)
        self.logs: dict[int, Log] = {}  # of the viewers who follow the game now
        self.passed: Sequence[Step] = ()  # what the last move came through before it ended here
        self.arrival: Step | None = None  # and what led here
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
        return not any(chair.is_free for chair in self.chairs)

    @property
    def status(self) -> Status:
        if self.is_over:
            return "over"
        return "playing" if self.is_running else "open"

    def persons(self) -> list[str]:
        """Who sits here, each once, in the order of the seats."""
        return list(dict.fromkeys(c.person for c in self.chairs if c.person is not None))

    def staying(self) -> list[str]:
        """The persons who have not left."""
        there = [c.person for c in self.chairs if c.person is not None and not c.left]
        return list(dict.fromkeys(there))

    def seats_of(self, person: str) -> list[int]:
        found = self._seats.get(person)
        if found is None:
            found = self._seats[person] = sitting.seats_of(self.chairs, person)
        return found

    def missing_votes(self) -> list[str]:
        """Who has still to agree to what was asked."""
        if self.vote is None:
            return []
        asker = self.chairs[self.vote.by].person
        return [p for p in self.staying() if p != asker and p not in self.vote.yes]

    def bot_to_move(self) -> int | None:
        """The seat of the bot whose answer is awaited, if it is one."""
        actor = self.state.actor
        if not self.is_running or self.is_over or actor < 0 or self.chairs[actor].bot is None:
            return None
        return actor

    def returns(self) -> list[float] | None:
        """At the end: each seat's share of the victory, also when somebody gave up."""
        if not self.is_over:
            return None
        early = self.record.ended
        if early is None:
            return self.state.returns()
        sides = self.game.sides(self.terms.setup)
        winners = [side for side in dict.fromkeys(sides) if side != sides[early.seat]]
        return [1 / len(winners) if side in winners else 0.0 for side in sides]

    # What happens to it

    def next_terms(self) -> tuple[Terms, int]:
        """For a rematch: what is agreed, and the seat that becomes the first.

        Everybody moves one seat on, unless who won is to begin and somebody did so alone.
        """
        one_on, again = 1 % len(self.chairs), self.game.again
        if again is None:
            return self.terms, one_on
        returns = self.returns() or [0.0]
        first = returns.index(1.0) if 1.0 in returns else None
        setup = again(self.terms.setup, first is not None)
        return msgspec.structs.replace(self.terms, setup=setup), one_on if first is None else first

    def take(self, happening: Happening) -> None:
        """Let it have happened."""
        self.seq += 1
        if isinstance(happening, Move):
            self._play(happening)
        else:
            self._take(happening)

    def _take(self, event: AnyEvent) -> None:
        """What is not worked out already."""
        self.changed = event.at
        self.chairs = sitting.seated(self.chairs, event, is_running=self.is_running)
        self._seats.clear()
        if isinstance(event, Answered):
            self._play_stored(event)
        elif isinstance(event, Tookback):
            self._take_back(event)
        elif isinstance(event, Ended):
            self.record.ended = EarlyEnd(event.seat, event.why)
            self.timing.stop(event.at)
        elif isinstance(event, BotSat) and self.timing.running == event.seat:
            self.timing.stop(event.at)
        elif isinstance(event, Slept):
            self.timing.since += event.gap
            self.slept += 1
        elif isinstance(event, Chatted):
            self.chat = [*self.chat[1 - CHAT_KEPT :], event]
            self.said += 1
        elif isinstance(event, Rematched):
            self.next_table = event.table
        self._hear_votes(event)

    def _play(self, move: Move) -> None:
        """Take over what the host has worked out."""
        for step in move.steps:
            self.record.add(step)
            for log in self.logs.values():
                log.add(step)
        self.changed = move.event.at
        self.vote = None
        self._next_turn(move.event)
        self.passed = move.steps[:-1]
        self.arrival = move.steps[-1] if move.steps else None

    def _play_stored(self, event: Answered) -> None:
        for index, action in enumerate(event.actions):
            self.record.play(action, event.traces.get(str(index)))
        self._next_turn(event)

    def _take_back(self, event: Tookback) -> None:
        self.record.take_back(event.count)
        for log in self.logs.values():
            log.cut(len(self.record.actions))
        self._next_turn(event)

    def _next_turn(self, event: Answered | Tookback) -> None:
        """Something else is asked now."""
        self.is_running = True
        self.turn += 1
        self.last_answer = None
        self.passed, self.arrival = (), None
        is_new = False
        if isinstance(event, Tookback):
            self.epoch += 1
        else:
            is_new = len(event.actions) > 1
            if event.seat >= 0:
                self.last_answer = event.seat, event.actions[0]
        self.timing.switch(self._runner(), event.at, is_new=is_new)

    def _runner(self) -> int:
        """The seat whose time runs: the actor's, if it is a person's."""
        actor = self.state.actor
        return actor if actor >= 0 and not self.is_over and self.chairs[actor].bot is None else -1

    def _hear_votes(self, event: AnyEvent) -> None:
        """What the event does to what everybody is asked."""
        vote = self.vote
        if isinstance(event, Asked):
            self.vote = Vote(event.what, event.by, event.seat)
        elif isinstance(event, OVERTAKING):
            self.vote = None
        elif vote is None:
            return
        elif isinstance(event, Sat) and vote.seat == event.seat:
            self.vote = None  # whoever was to be replaced is back
        elif isinstance(event, Voted) and event.yes:
            vote.yes.add(event.person)
        elif isinstance(event, Voted):
            self.vote = None

    # What is told of it

    def log(self, viewer: int) -> Log:
        """What `viewer` was told so far; from now on it is kept up to date."""
        if viewer not in self.logs:
            self.logs[viewer] = Log(self.record, viewer)
        return self.logs[viewer]

    def forget_log(self, viewer: int) -> None:
        self.logs.pop(viewer, None)

    def verdict(self) -> list[Message] | None:
        if not self.is_over:
            return None
        if self.state.actor == NOBODY:
            return self.game.verdict(self.state)
        return []

    def result(self) -> Result | None:
        if self.state.actor != NOBODY:
            return None
        return result(self.game, self.terms.setup, self.state)

    # How it comes back from the store

    def pass_over(self, event: Answered | Tookback) -> None:
        """Count an answer that was taken back again, or its taking back, without playing it."""
        self.seq += 1
        self.turn += 1
        self.epoch += isinstance(event, Tookback)
        self.changed = event.at
        self.last_answer = self.vote = None


def fold(happened: Sequence[AnyEvent]) -> Table:
    """The table that these events have made."""
    created = happened[0]
    assert isinstance(created, Created)
    table = Table(created)
    undone = set() if table.timing.is_on else undone_of(happened)
    for index, event in enumerate(happened[1:], 1):
        if index in undone and isinstance(event, Answered | Tookback):
            table.pass_over(event)
        else:
            table.take(event)
    return table


def undone_of(happened: Sequence[AnyEvent]) -> set[int]:
    """Which answers were taken back as a whole, and what took them back: nothing is left of them.

    Where a clock runs they have left their time, and have to be played.
    """
    found: set[int] = set()
    standing: list[int] = []  # answers
    for index, event in enumerate(happened):
        if isinstance(event, Answered):
            standing.append(index)
        elif isinstance(event, Tookback):
            found.add(index)
            for _ in range(event.count):
                if not standing or _length(happened[standing[-1]]) != 1:
                    return set()  # an answer was taken back in part; nobody does that any more
                found.add(standing.pop())
    return found


def _length(event: AnyEvent) -> int:
    return len(event.actions) if isinstance(event, Answered) else 0
