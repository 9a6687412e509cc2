"""A guided first game, picture by picture, as the guided seat sees it."""

from __future__ import annotations

from typing import Any

import msgspec

from steinkreis.core.message import Message
from steinkreis.core.state import CHANCE, State
from steinkreis.game.guide import Guide, Note
from steinkreis.game.setup import Setup
from steinkreis.game.words import LANGUAGES, Words
from steinkreis.scene import wire
from steinkreis.scene.shapes import Group, Scene, Shape

_encode = msgspec.json.Encoder(enc_hook=wire.plain).encode


class GuideNote(msgspec.Struct):
    """What is said after `at` actions, by language; `todo` is empty where there is only to read."""

    at: int
    text: dict[str, str]
    todo: dict[str, str]
    look: list[str]  # panels and things


class GuideMoment(msgspec.Struct):
    """A position on the way, and what was told of the steps to it."""

    at: int
    scene: Scene
    question: Message
    actor: int
    log: list[Message]
    answer: int | None  # what the guided seat answers here
    trace: Any = None


class GuideShown(msgspec.Struct):
    game: str
    setup: Setup
    seat: int
    names: list[str]  # by seat; a bot by its name
    notes: list[GuideNote]
    moments: list[GuideMoment]


class GuidePicture(msgspec.Struct):
    text: dict[str, str]
    scene: Scene
    look: list[str]


class GuidePictures(msgspec.Struct):
    pictures: list[GuidePicture]


def shown(guide: Guide) -> GuideShown:
    """All of it, from the first note on; only the guided answers can be clicked."""
    return GuideShown(
        game=guide.game.name,
        setup=guide.record.setup,
        seat=guide.seat,
        names=guide.record.seats,
        notes=[_note(guide, note) for note in guide.notes],
        moments=_moments(guide),
    )


def encode(guide: GuideShown) -> bytes:
    """As it travels: in a scene, a shape of the last two moments is a number (`scene/wire.py`)."""
    past = before = wire.NOTHING
    moments = []
    for moment in guide.moments:
        laid = wire.Laid(moment.scene.shapes)
        with_panels = moment is guide.moments[0]
        scene = wire.framed(moment.scene, laid.since(before, past), with_panels=with_panels)
        moments.append(_encode(msgspec.structs.replace(moment, scene=msgspec.Raw(scene))))
        past, before = before, laid
    raw = msgspec.Raw(b"[%b]" % b",".join(moments))
    return _encode(msgspec.structs.replace(guide, moments=raw))


def pictures(guide: Guide) -> GuidePictures:
    """Scenes of the guided game, each with its sentence."""
    states = guide.states()
    found = []
    for plate in guide.pictures:
        scene = guide.game.scene(states[plate.at], guide.seat)
        cut = _of(scene, plate.panels) if plate.panels else scene
        found.append(GuidePicture(_spoken(guide, plate), cut, plate.look))
    return GuidePictures(found)


def _note(guide: Guide, note: Note) -> GuideNote:
    todo = _spoken(guide, note, "do") if guide.asks(note) else {}
    return GuideNote(note.at, _spoken(guide, note), todo, note.look)


def _spoken(guide: Guide, note: Note, part: str = "") -> dict[str, str]:
    said = {one: Words(guide.game, one).say(note.message, part) for one in LANGUAGES}
    return {language: " ".join(text.split()) for language, text in said.items()}


def _moments(guide: Guide) -> list[GuideMoment]:
    """Where the seat is asked, where something is noted, and what was told between."""
    noted = {note.at for note in guide.notes}
    found: list[GuideMoment] = []
    log: list[Message] = []
    if guide.start == 0:
        found.append(_moment(guide, 0, guide.record.at(0), log))
    for at, step in enumerate(guide.record.steps(), 1):
        told = step.told(guide.game, guide.seat)
        log = log + told if at > guide.start else told
        question = step.after.question()
        is_repeated = step.before.actor == CHANCE and step.before.question() == question
        is_shown = (told and not is_repeated) or step.after.actor == guide.seat or at in noted
        if at >= guide.start and (is_shown or step.trace is not None):
            found.append(_moment(guide, at, step.after, log, step.trace))
            log = []
    return found


def _moment(
    guide: Guide, at: int, state: State, log: list[Message], trace: Any = None
) -> GuideMoment:
    scene = guide.game.scene(state, guide.seat)
    answer = None
    if state.actor == guide.seat and at < guide.length:
        answer = guide.record.actions[at]
        scene = scene if state.dials() else _only(scene, answer)
    return GuideMoment(at, scene, state.question(), state.actor, log, answer, trace)


def _only(scene: Scene, answer: int) -> Scene:
    """The scene in which nothing but this answer can be given."""
    shapes = tuple([_without(shape, answer) for shape in scene.shapes])
    return msgspec.structs.replace(scene, shapes=shapes)


def _without(shape: Shape, answer: int) -> Shape:
    """The shape, unless other answers can be given with it: then without them."""
    parts = shape.parts if isinstance(shape, Group) else ()
    kept = tuple([_without(part, answer) for part in parts])
    if kept != parts:
        shape = msgspec.structs.replace(shape, parts=kept)
    if shape.action in (None, answer):
        return shape
    return msgspec.structs.replace(shape, action=None)


def _of(scene: Scene, names: list[str]) -> Scene:
    """The scene of these panels alone."""
    parts = [(panel, lying) for panel, lying in scene.parts() if panel.name in names]
    return Scene(
        panels=tuple([panel for panel, _ in parts]),
        counts=tuple([len(lying) for _, lying in parts]),
        shapes=tuple([shape for _, lying in parts for shape in lying]),
    )
