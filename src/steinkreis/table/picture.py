"""Makes what one viewer sees of a table: nothing else ever leaves the server.

What everybody sees alike is made and put into words once a moment; the rest once for each viewer.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec
from msgspec.structs import astuple

from steinkreis.core.message import Message
from steinkreis.core.state import CHANCE, NOBODY, PUBLIC
from steinkreis.scene import wire
from steinkreis.scene.shapes import Scene
from steinkreis.table.frame import (
    ChatLine,
    ClockInfo,
    Frame,
    Lines,
    Moment,
    Passing,
    TableInfo,
    VoteInfo,
)
from steinkreis.table.host import Host
from steinkreis.table.log import Log
from steinkreis.table.table import Table

_encode = msgspec.json.Encoder(enc_hook=wire.plain).encode


def moment(table: Table, now: int) -> Moment:
    """What everybody sees of the table."""
    game, record, state = table.game, table.record, table.state
    is_running, is_over, arrival = table.is_running, table.is_over, table.arrival
    return Moment(
        seq=table.seq,
        turn=table.turn,
        question=state.question() if is_running and not is_over else None,
        actor=NOBODY if is_over else state.actor if is_running else CHANCE,
        epoch=table.epoch,
        chat=table.chat,
        said=table.said,
        clock=_clock(table, now),
        vote=_vote(table),
        verdict=table.verdict() if is_over else None,
        returns=table.returns() if is_over else None,
        result=table.result() if is_over else None,
        ended=record.ended,
        next=table.next_table,
        trace=record.last_trace(),
        traced=len(record.extras) > 0 and str(len(record.actions) - 1) in record.extras,
        thrown=NOBODY if arrival is None else arrival.thrown(game),
        lingers=arrival is not None and arrival.lingers(game),
    )


def frame(table: Table, now: Moment, info: TableInfo, *, person: str, viewer: int) -> Frame:
    """The table for `viewer`, which must be a seat of `person` or PUBLIC."""
    undo = Host(table).undo_right(person)
    if not table.is_running:
        return Frame(now, viewer, info, None, [], undo, [])
    log = table.log(viewer)
    scene = table.game.draw(log.view(table.state))
    between = _between(table, log) if table.passed else []
    return Frame(now, viewer, info, scene, log.lines, undo, between)


class Sent:
    """A picture that a guest has been sent, so that the next one says only what is new.

    It is the same for all who see the same, whatever they have seen before.
    """

    def __init__(self, frame: Frame | None) -> None:
        self.frame = frame
        self.lines = len(frame.log) if frame is not None else 0
        self.chat = frame.moment.said if frame is not None else 0
        self.scene = frame.scene if frame is not None else None
        self.laid = wire.Laid(self.scene.shapes if self.scene is not None else ())


NOTHING = Sent(None)
APART = ("seq", "turn", "epoch", "chat", "said")  # told in another way than by their names
_STARTS = [
    b',"%b":' % name.encode() if name not in APART else b"" for name in Moment.__struct_fields__
]
_UNHEARD = (msgspec.UNSET,) * len(_STARTS)  # no moment before


def encode(after: Sent, before: Sent, past: Sent) -> bytes:
    """The picture as it travels to somebody who has `before`, and had `past` before that.

    What is as before is left out; in a scene, a shape as in these two is the number of its place.
    """
    frame, old = after.frame, before.frame
    assert frame is not None, "there is a picture to send"
    now, then = frame.moment, old.moment if old is not None else None
    said = [_alike(now, then)]
    if old is None or frame.viewer != old.viewer:
        said.append(b',"viewer":%d' % frame.viewer)
    if old is None or (frame.info is not old.info and frame.info != old.info):
        said += (b',"info":', _encode(frame.info))
    if old is None or frame.undo != old.undo:
        said.append(b',"undo":"%b"' % frame.undo.encode())
    scene = frame.scene
    if scene is None:
        said.append(b',"scene":null')
    else:
        shapes = after.laid.since(before.laid, past.laid)
        if shapes != before.laid.numbers or not _same_panels(scene, before.scene):
            said.append(b',"scene":')
            wire.put(said, scene, shapes, with_panels=not _has_panels(before, scene))
    is_told_on = then is not None and old is not None and _goes_on(frame, old)
    if then is not None and is_told_on and then.turn == now.turn - 1 and frame.between:
        moments = [_passing(one, before, past) for one in frame.between]
        said += (b',"between":[', b",".join(moments), b"]")
    told = before.lines if is_told_on else 0
    if not is_told_on or told < after.lines:
        lines = b",".join(frame.log[told : after.lines])
        said.append(b',"log":{"start":%d,"lines":[%b]}' % (told, lines))
    if old is None or before.chat < after.chat:
        said += (b',"chat":', _encode(_chat(now, before.chat)))
    said.append(b"}")
    return b"".join(said)


@lru_cache(16)
def _alike(now: Moment, then: Moment | None) -> bytes:
    """What is new to everybody alike who has the moment before: they are told one after another."""
    said = [b'{"type":"frame","seq":%d,"turn":%d' % (now.seq, now.turn)]
    known = astuple(then) if then is not None else _UNHEARD
    for start, value, old in zip(_STARTS, astuple(now), known, strict=True):
        if value is not old and start and value != old:
            said += (start, _in_json(value))
    return b"".join(said)


def _in_json(value: object) -> bytes:
    return wire.said(value).encode() if isinstance(value, Message) else _encode(value)


def _goes_on(frame: Frame, old: Frame) -> bool:
    """Whether the log of the old picture goes on in this one."""
    return frame.viewer == old.viewer and frame.moment.epoch == old.moment.epoch


def _same_panels(one: Scene, other: Scene | None) -> bool:
    return other is not None and one.panels == other.panels and one.counts == other.counts


def _has_panels(sent: Sent, scene: Scene) -> bool:
    """Whether somebody who has that picture knows the panels of this scene."""
    return sent.scene is not None and sent.scene.panels == scene.panels


def _passing(passing: Passing, before: Sent, past: Sent) -> bytes:
    shapes = wire.Laid(passing.scene.shapes).since(before.laid, past.laid)
    is_known = _has_panels(before, passing.scene)
    scene = wire.framed(passing.scene, shapes, with_panels=not is_known)
    return b'{"scene":%b,"question":%b,"actor":%d,"told":%d,"thrown":%d,"lingers":%b}' % (
        scene,
        wire.said(passing.question).encode(),
        passing.actor,
        passing.told,
        passing.thrown,
        b"true" if passing.lingers else b"false",
    )


def _between(table: Table, log: Log) -> list[Passing]:
    """What the last move came through, as far as it is told; what chance repeats is one moment."""
    found = []
    first = len(table.record.actions) - len(table.passed) - 1
    for count, step in enumerate(table.passed, first + 1):
        if log.told(count) > log.told(count - 1):
            state, question = step.after, step.after.question()
            if step.before.actor == CHANCE and step.before.question() == question:
                continue  # what chance repeats
            scene = table.game.scene(state, log.viewer)
            passing = Passing(
                scene=scene,
                question=question,
                actor=state.actor,
                told=log.told(count),
                thrown=step.thrown(table.game),
                lingers=step.lingers(table.game),
            )
            found.append(passing)
    return found


def _chat(now: Moment, known: int) -> Lines:
    """The lines that somebody does not have who has had `known`; old ones are not told any more."""
    start = max(known, now.said - len(now.chat)) if known else 0
    said = now.chat[-(now.said - start) :] if start < now.said else []
    return Lines(start, [ChatLine(line.seat, line.name, line.text, line.at) for line in said])


def _clock(table: Table, now: int) -> ClockInfo | None:
    timing = table.timing
    if not timing.is_on:
        return None
    left: list[float | None] = [
        None if chair.bot else timing.remaining(seat, now) / 1000
        for seat, chair in enumerate(table.chairs)
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
