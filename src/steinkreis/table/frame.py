"""What one viewer sees of a table, as it travels: `picture` makes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from steinkreis.core.message import Message
from steinkreis.game.setup import Setup
from steinkreis.game.stored import EarlyEnd
from steinkreis.scene.shapes import Scene
from steinkreis.table.chairs import Chair
from steinkreis.table.events import Chatted, Wanted
from steinkreis.table.host import Undoing
from steinkreis.table.result import Result
from steinkreis.table.table import Status, Table


class SeatInfo(msgspec.Struct):
    kind: Literal["person", "bot", "open"]
    name: str
    here: bool
    left: bool


class TableInfo(msgspec.Struct):
    """Who plays what, and which seats are the viewer's."""

    id: str
    game: str
    setup: Setup
    seats: list[SeatInfo]
    status: Status
    public: bool
    mine: list[int]  # seats


class Lines(msgspec.Struct):
    """Lines from an index on; whoever has some from there forgets them."""

    start: int
    lines: list[Any]


class ChatLine(msgspec.Struct):
    seat: int  # -1: a spectator
    name: str
    text: str
    at: int  # milliseconds since 1970


class ClockInfo(msgspec.Struct):
    left: list[float | None]  # seconds by seat
    running: int  # the seat whose clock is running, or -1


class VoteInfo(msgspec.Struct):
    kind: Wanted
    by: int
    seat: int
    yes: list[int]
    waiting: list[int]


class Passing(msgspec.Struct):
    """What was passed on the way to a picture: a die that fell, a card that was laid."""

    scene: Scene
    question: Message
    actor: int
    told: int  # lines of the log
    thrown: int  # the seat whose dice fell, or -2
    lingers: bool  # a result that wants to be seen for a while


class Moment(msgspec.Struct, eq=False):
    """What everybody sees alike; `epoch` tells whether what was logged before was taken back."""

    seq: int
    turn: int
    question: Message | None
    actor: int  # a seat, -1: chance, -2: nobody, it is over
    epoch: int
    chat: list[Chatted]  # the latest
    said: int  # lines of chat in all
    clock: ClockInfo | None
    vote: VoteInfo | None
    verdict: list[Message] | None
    returns: list[float] | None
    result: Result | None  # of a game that was played to its end
    ended: EarlyEnd | None
    next: str | None  # the table of the rematch
    trace: Any  # how nature moved things when it last did
    traced: bool  # whether that led to this very picture
    thrown: int  # the seat whose dice fell right before it, or -2
    lingers: bool  # a result that wants to be seen for a while


class Frame(msgspec.Struct, eq=False):
    """The whole picture."""

    moment: Moment
    viewer: int  # a seat, or -4: a spectator
    info: TableInfo
    scene: Scene | None  # there is none before play begins
    log: list[bytes]  # lines in JSON
    undo: Undoing
    between: list[Passing]  # since the picture of the turn before


def table_info(table: Table, id: str, person: str, here: set[str]) -> TableInfo:
    return TableInfo(
        id=id,
        game=table.terms.game,
        setup=table.terms.setup,
        seats=seat_infos(table.chairs, here),
        status=table.status,
        public=table.terms.public,
        mine=table.seats_of(person),
    )


def seat_infos(chairs: Sequence[Chair], here: set[str]) -> list[SeatInfo]:
    return [
        SeatInfo(
            kind="bot" if chair.bot else "person" if chair.person else "open",
            name=chair.called,
            here=chair.bot is not None or chair.person in here,
            left=chair.left,
        )
        for chair in chairs
    ]
