"""A game as it was played: the set-up, and every answer, chance included."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Any

import msgspec

from steinkreis.core.message import Message
from steinkreis.core.state import CHANCE, NOBODY, State
from steinkreis.game.game import AnyGame
from steinkreis.game.registry import game as game_named
from steinkreis.game.setup import Setup
from steinkreis.game.step import Refused, Step, again, step
from steinkreis.game.stored import EarlyEnd, StoredRecord
from steinkreis.game.trace import check_traces
from steinkreis.game.trouble import BadRecord, Trouble

EVERY = 64  # actions; after so many the state is kept, to come back to
FAR = 100  # answers; the latest are kept as steps, and nothing further back is taken back at once


class Record:
    """A game under way or over; `state`, which nobody changes, is where it stands."""

    def __init__(self, game: AnyGame, setup: Setup, seats: list[str] | None = None) -> None:
        self.game = game
        self.setup = game.setup(setup.players, setup.options)
        self.seats = seats or ["?"] * setup.players
        self.actions: list[int] = []
        self.actors: list[int] = []  # who gave each of them
        self.ended: EarlyEnd | None = None
        self.extras: dict[str, Any] = {}
        self.state: State = game.start(self.setup)
        self.latest: deque[Step] = deque(maxlen=FAR)  # since chance last had a hand in it
        self._kept: list[State] = [self.state]  # after every so many actions

    @property
    def is_over(self) -> bool:
        return self.ended is not None or self.state.actor == NOBODY

    # On

    def play(self, action: int, trace: Any = None) -> Step:
        """Answer the open question, if that is legal; Refused, and nothing changed, if not."""
        if self.is_over:
            raise Refused(Message("refused-over"))
        made = step(self.state, action, trace)
        self.add(made)
        return made

    def add(self, made: Step) -> None:
        """Take over a step that was made from where the game stands."""
        assert made.before is self.state, "the step begins somewhere else"
        if made.trace is not None:
            self.extras[str(len(self.actions))] = made.trace
        self.actions.append(made.action)
        self.actors.append(made.before.actor)
        self.state = made.after
        if made.before.actor == CHANCE:
            self.latest.clear()
        else:
            self.latest.append(made)
        if len(self.actions) % EVERY == 0:
            self._kept.append(made.after)

    # Back

    def take_back(self, count: int) -> None:
        """Go back to before the last `count` actions; whether that is fair, `undo` knows."""
        length = len(self.actions) - count
        self.state = self.at(length)
        for index in range(length, len(self.actions)):
            self.extras.pop(str(index), None)
        del self.actions[length:], self.actors[length:]
        del self._kept[length // EVERY + 1 :]
        self.ended = None
        for _ in range(min(count, len(self.latest))):
            self.latest.pop()
        if not self.latest:
            self._recall()

    def _recall(self) -> None:
        """Find the latest steps again, where more were taken back than were kept."""
        count = 0
        while count < min(FAR, len(self.actors)) and self.actors[-1 - count] != CHANCE:
            count += 1
        if count > 0:
            self.latest.extend(self.steps(len(self.actions) - count))
            self.state = self.latest[-1].after

    # Through

    def at(self, index: int) -> State:
        """The state after `index` actions."""
        back = len(self.actions) - index
        if back == 0:
            return self.state
        if back <= len(self.latest):
            return self.latest[-back].before
        state = self._kept[index // EVERY]
        for made in again(state, self.actions[index - index % EVERY : index]):
            state = made.after
        return state

    def steps(self, first: int = 0, last: int | None = None) -> Iterator[Step]:
        """The steps from action `first` up to `last`, as they were made."""
        first = min(first, len(self.actions))
        made = again(self.at(first), self.actions[first:last])
        for index, one in enumerate(made, first):
            one.trace = self.extras.get(str(index))
            yield one

    def last_trace(self) -> Any:
        """How nature moved things when it last did, None where it never has."""
        return self.extras[next(reversed(self.extras))] if self.extras else None

    def stored(self) -> StoredRecord:
        """The record as it is stored."""
        return StoredRecord(
            game=self.game.name,
            rules=self.game.rules,
            setup=self.setup,
            seats=self.seats,
            actions=self.actions,
            ended=self.ended,
            extras=self.extras,
        )

    def write(self) -> str:
        """The record as one line of JSON."""
        return msgspec.json.encode(self.stored()).decode()


def read(text: str | bytes, most: int | None = None) -> Record:
    """The record that `write` wrote, played through; BadRecord where it breaks the rules.

    So it is where there are more than `most` actions, without having played one of them.
    """
    try:
        stored = msgspec.json.decode(text, type=StoredRecord)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadRecord(f"this is not a record: {error}") from None
    if most is not None and len(stored.actions) > most:
        raise BadRecord(f"this record has more than {most} actions")
    game = game_named(stored.game)
    setup = game.plays_like(stored.rules, stored.setup)
    if setup is None:
        raise BadRecord(
            f"this record was played by rules {stored.rules} of {game.name}, not {game.rules}"
        )
    stored.setup = setup
    return replay(stored, game)


def replay(stored: StoredRecord, game: AnyGame) -> Record:
    """Play a stored record through, every action checked."""
    try:
        record = Record(game, stored.setup, stored.seats)
    except Trouble as trouble:
        raise BadRecord(str(trouble)) from None
    if len(stored.seats) != stored.setup.players:
        raise BadRecord(f"{len(stored.seats)} names for {stored.setup.players} seats")
    for index, action in enumerate(stored.actions):
        try:
            record.play(action, stored.extras.get(str(index)))
        except Refused:
            raise BadRecord(f"action {index} ({action}) is not possible there") from None
    if stored.ended is not None and not 0 <= stored.ended.seat < stored.setup.players:
        raise BadRecord(f"seat {stored.ended.seat} does not exist")
    check_traces(game, record.actors, stored.extras)
    record.ended = stored.ended
    return record
