"""What one viewer sees of a table: all that ever leaves the server is made here."""

from __future__ import annotations

from typing import Any

import msgspec

from steinkreis.core.message import Message
from steinkreis.core.state import CHANCE, NOBODY, PUBLIC
from steinkreis.scene import wire
from steinkreis.scene.shapes import Scene
from steinkreis.table.events import Chatted
from steinkreis.table.host import Host
from steinkreis.table.table import Table

_encode = msgspec.json.Encoder(enc_hook=wire.plain).encode


class SeatInfo(msgspec.Struct):
    kind: str  # person, bot or open
    name: str
    here: bool
    left: bool


class TableInfo(msgspec.Struct):
    """Who plays what, and which seats are the viewer's."""

    id: str
    game: str
    setup: dict[str, Any]
    seats: list[SeatInfo]
    status: str
    public: bool
    mine: list[int]


class TableRow(TableInfo):
    """A table from outside, as lists of tables show it."""

    turn_is_mine: bool
    created: int
    changed: int


class Lines(msgspec.Struct):
    """Lines from an index on; whoever has some from there forgets them."""

    start: int
    lines: list[Any]


class ClockInfo(msgspec.Struct):
    left: list[float | None]
    running: int


class VoteInfo(msgspec.Struct):
    kind: str
    by: int
    seat: int
    yes: list[int]
    waiting: list[int]


class Frame(msgspec.Struct):
    """The whole picture; `epoch` tells whether what was logged before has been taken back."""

    seq: int
    turn: int
    viewer: int
    info: TableInfo
    scene: Scene | None
    question: Message | None
    actor: int
    log: list[Message]
    epoch: int
    chat: list[Chatted]
    clock: ClockInfo | None
    undo: str
    vote: VoteInfo | None
    verdict: list[Message] | None
    returns: list[float] | None
    ended: dict[str, Any] | None
    next: str | None
    trace: Any = None  # how nature moved things when it last did
    traced: bool = False  # whether that led to this very picture


def table_info(table: Table, id: str, person: str, here: set[str]) -> TableInfo:
    seats = [
        SeatInfo(
            kind="bot" if seat.bot else "person" if seat.person else "open",
            name=seat.bot.capitalize() if seat.bot else seat.name,
            here=seat.bot is not None or seat.person in here,
            left=seat.left,
        )
        for seat in table.seats
    ]
    return TableInfo(
        id=id,
        game=table.plan.game,
        setup={"players": table.plan.setup.players, "options": table.plan.setup.options},
        seats=seats,
        status=table.status,
        public=table.plan.public,
        mine=table.seats_of(person),
    )


def table_row(table: Table, id: str, person: str, here: set[str]) -> TableRow:
    info = table_info(table, id, person, here)
    return TableRow(
        **{name: getattr(info, name) for name in TableInfo.__struct_fields__},
        turn_is_mine=info.status == "playing" and table.state.actor in info.mine,
        created=table.created,
        changed=table.changed,
    )


def frame(
    table: Table,
    info: TableInfo,
    *,
    person: str,
    viewer: int,
    now: int,
) -> Frame:
    """The table for `viewer`, which must be a seat of `person` or PUBLIC."""
    is_shown = table.is_running
    early = table.record.ended
    return Frame(
        seq=table.seq,
        turn=table.turn,
        viewer=viewer,
        info=info,
        scene=table.game.scene(table.state, viewer) if is_shown else None,
        question=_question(table) if is_shown else None,
        actor=NOBODY if table.is_over else table.state.actor if is_shown else CHANCE,
        log=table.log(viewer) if is_shown else [],
        epoch=table.epoch,
        chat=table.chat,
        clock=_clock(table, now),
        undo=Host(table).undo_right(person),
        vote=_vote(table),
        verdict=table.verdict(),
        returns=table.returns(),
        ended={"seat": early.seat, "why": early.why} if early is not None else None,
        next=table.next_table,
        trace=table.record.last_trace(),
        traced=str(len(table.record.actions) - 1) in table.record.extras,
    )


class Sent:
    """A picture that a guest has been sent, so that the next one says only what is new."""

    def __init__(self, frame: Frame | None) -> None:
        self.frame = frame
        self.lines = len(frame.log) if frame is not None else 0
        self.chat = len(frame.chat) if frame is not None else 0
        self.shapes: list[bytes] = []
        self.places: dict[bytes, int] = {}  # where each shape stands in the scene
        if frame is not None and frame.scene is not None:
            self.shapes = wire.pieces(frame.scene.shapes)
            self.places = dict(zip(self.shapes, range(len(self.shapes))))


NOTHING = Sent(None)
_FIELDS = [
    (name, b',"%b":' % name.encode())
    for name in Frame.__struct_fields__
    if name not in ("seq", "turn", "scene", "log", "epoch", "chat")
]


def encode(after: Sent, before: Sent) -> bytes:
    """The picture as it travels to somebody who has `before`.

    What is as before is left out; in a scene, a shape as before is the number of its old place.
    """
    frame, old = after.frame, before.frame
    assert frame is not None, "there is a picture to send"
    said = [b'{"type":"frame","seq":%d,"turn":%d' % (frame.seq, frame.turn)]
    for name, start in _FIELDS:
        value = getattr(frame, name)
        if old is None or value != getattr(old, name):
            said += (start, _encode(value))
    scene = frame.scene
    if scene is None:
        said.append(b',"scene":null')
    elif after.shapes != before.shapes or old is None or not _same_size(scene, old.scene):
        said += (b',"scene":', _changed(scene, after.shapes, before.places))
    is_told_on = old is not None and (old.viewer, old.epoch) == (frame.viewer, frame.epoch)
    told = before.lines if is_told_on else 0
    if told == 0 or told < after.lines:
        said += (b',"log":', _encode(Lines(told, frame.log[told:])))
    if before.chat == 0 or before.chat < after.chat:
        said += (b',"chat":', _encode(_chat(frame.chat, before.chat)))
    said.append(b"}")
    return b"".join(said)


def _same_size(one: Scene, other: Scene | None) -> bool:
    return other is not None and (one.width, one.height) == (other.width, other.height)


def _changed(scene: Scene, shapes: list[bytes], places: dict[bytes, int]) -> bytes:
    """The scene for somebody who has the shapes of `places`."""
    news = [b"%d" % places[one] if one in places else one for one in shapes]
    return wire.framed(scene, news)


def _question(table: Table) -> Message | None:
    return None if table.is_over else table.state.question()


def _chat(chat: list[Chatted], start: int) -> Lines:
    lines = [
        {"seat": line.seat, "name": line.name, "text": line.text, "at": line.at}
        for line in chat[start:]
    ]
    return Lines(start, lines)


def _clock(table: Table, now: int) -> ClockInfo | None:
    timing = table.timing
    if not timing.is_on:
        return None
    left: list[float | None] = [
        None if seat.bot else timing.remaining(index, now) / 1000
        for index, seat in enumerate(table.seats)
    ]
    return ClockInfo(left, timing.running)


def _vote(table: Table) -> VoteInfo | None:
    vote = table.vote
    if vote is None:
        return None
    waiting = [seat for person in table.missing_votes() for seat in table.seats_of(person)]
    agreed = [seat for person in sorted(vote.yes) for seat in table.seats_of(person)]
    return VoteInfo(vote.what, vote.by, vote.seat, agreed, waiting)


def viewer_for(table: Table, person: str, wanted: int | None) -> int:
    """Through whose eyes a person looks: an own seat, or those of a spectator."""
    own = table.seats_of(person)
    if wanted in own:
        return wanted
    return own[0] if len(own) == 1 else PUBLIC
