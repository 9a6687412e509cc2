"""A game as it was played: the set-up, and every answer, chance included."""

from __future__ import annotations

from typing import Any

import msgspec

from steinkreis.core.message import Message
from steinkreis.core.nature import Outcome
from steinkreis.core.state import NOBODY, State
from steinkreis.game.game import AnyGame
from steinkreis.game.registry import game as game_named
from steinkreis.game.setup import Setup
from steinkreis.game.trouble import BadRecord, Trouble


class Ended(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended before its rules ended it: who, and why (`resigned`, `out of time`)."""

    seat: int
    why: str


class Sheet(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A record as it is stored: one JSON object."""

    game: str
    rules: int
    setup: Setup
    seats: list[str]
    actions: list[int]
    ended: Ended | None = None
    extras: dict[str, Any] = {}  # what nature traced, by the index of the action


class Refused(Exception):
    """An answer that the rules do not allow; `why` says why not."""

    def __init__(self, why: Message) -> None:
        super().__init__(why.id)
        self.why = why


class Record:
    """A game under way or over: `state` is where it stands, `play` the one door to it."""

    def __init__(self, game: AnyGame, setup: Setup, seats: list[str] | None = None) -> None:
        self.game = game
        self.setup = game.setup(setup.players, setup.options)
        self.seats = seats or ["?"] * setup.players
        self.actions: list[int] = []
        self.actors: list[int] = []  # who gave each of them
        self.ended: Ended | None = None
        self.extras: dict[str, Any] = {}
        self.state: State = game.start(self.setup)

    @property
    def is_over(self) -> bool:
        return self.ended is not None or self.state.actor == NOBODY

    def play(self, action: int) -> None:
        """Answer the open question, if that is legal; Refused, and nothing changed, if not."""
        if self.is_over:
            raise Refused(Message("refused-over"))
        why = self.state.refusal(action)
        if why is not None:
            raise Refused(why)
        self.actions.append(action)
        self.actors.append(self.state.actor)
        self.state.apply(action)

    def happen(self, outcome: Outcome) -> None:
        """Let nature answer, and keep the trace."""
        self.play(outcome.action)
        self.extras[str(len(self.actions) - 1)] = outcome.trace

    def last_trace(self) -> Any:
        """How nature moved things when it last did, None where it never has."""
        return self.extras[next(reversed(self.extras))] if self.extras else None

    def take_back(self, count: int) -> None:
        """Play everything anew but the last `count` actions; whether that is fair, `undo` knows."""
        kept = self.actions[: len(self.actions) - count]
        self.ended = None
        self.state = self.game.start(self.setup)
        self.actions = []
        self.actors = []
        self.extras = {key: trace for key, trace in self.extras.items() if int(key) < len(kept)}
        for action in kept:
            self.play(action)

    def before(self, count: int) -> State:
        """The state as it was `count` actions ago."""
        state: State = self.game.start(self.setup)
        for action in self.actions[: len(self.actions) - count]:
            state.apply(action)
        return state

    def write(self) -> str:
        """The record as one line of JSON."""
        sheet = Sheet(
            game=self.game.name,
            rules=self.game.rules,
            setup=self.setup,
            seats=self.seats,
            actions=self.actions,
            ended=self.ended,
            extras=self.extras,
        )
        return msgspec.json.encode(sheet).decode()


def read(text: str | bytes) -> Record:
    """The record that `write` wrote, played through; BadRecord where it breaks the rules."""
    try:
        sheet = msgspec.json.decode(text, type=Sheet)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadRecord(f"this is not a record: {error}") from None
    game = game_named(sheet.game)
    if sheet.rules != game.rules:
        raise BadRecord(
            f"this record was played by rules {sheet.rules} of {game.name}, not {game.rules}"
        )
    return replay(sheet, game)


def replay(sheet: Sheet, game: AnyGame) -> Record:
    """Play a stored record through, every action checked."""
    try:
        record = Record(game, sheet.setup, sheet.seats)
    except Trouble as trouble:
        raise BadRecord(str(trouble)) from None
    if len(sheet.seats) != sheet.setup.players:
        raise BadRecord(f"{len(sheet.seats)} names for {sheet.setup.players} seats")
    for index, action in enumerate(sheet.actions):
        try:
            record.play(action)
        except Refused:
            raise BadRecord(f"action {index} ({action}) is not possible there") from None
    if sheet.ended is not None and not 0 <= sheet.ended.seat < sheet.setup.players:
        raise BadRecord(f"seat {sheet.ended.seat} does not exist")
    record.ended = sheet.ended
    record.extras = sheet.extras
    return record
