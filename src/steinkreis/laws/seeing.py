"""Laws about the scene: what can be clicked, and that it can be read."""

from __future__ import annotations

import math

from steinkreis.core.message import Message
from steinkreis.core.state import NOBODY, State
from steinkreis.laws.probe import Probe, demand, who
from steinkreis.scene.shapes import Area, Button, Line, Scene, Shape, Text
from steinkreis.scene.wire import encode


def scene(probe: Probe) -> None:
    """The scene laws, for every viewer."""
    state = probe.state
    probe.must_have_words(state.question(), ("", "others"))
    for viewer in probe.viewers():
        picture = probe.game.scene(state, viewer)
        again = probe.game.scene(state, viewer)
        demand(encode(picture) == encode(again), "steady", "two looks at one state differ")
        _clicks(state, viewer, picture)
        _ids(picture)
        for shape in picture.everything():
            _shape(probe, shape)


def _clicks(state: State, viewer: int, picture: Scene) -> None:
    """Law `clicks`: every legal answer can be clicked exactly once, and nothing else can."""
    clicks = sorted(shape.action for shape in picture.clickable() if shape.action is not None)
    legal = state.actions() if state.actor == viewer else []
    dead = sorted(set(clicks) - set(legal))
    missing = sorted(set(legal) - set(clicks))
    demand(not dead, "clicks", f"dead clicks for {who(viewer)}: {dead}")
    demand(not missing, "clicks", f"no click for {missing}")
    demand(len(clicks) == len(legal), "clicks", f"a click too many: {clicks}")
    dials = state.dials() if state.actor == viewer else []
    demand(len(picture.dials()) == len(dials), "clicks", "the dials are not in the scene")


def _ids(picture: Scene) -> None:
    """Law `ids`: no id stands for two things; what can be clicked has one."""
    ids = [shape.id for shape in picture.everything() if shape.id]
    double = sorted({name for name in ids if ids.count(name) > 1})
    demand(not double, "ids", f"used twice: {', '.join(double)}")
    nameless = [shape.action for shape in picture.clickable() if not shape.id]
    demand(not nameless, "ids", f"no id on the click for {nameless}")


def _shape(probe: Probe, shape: Shape) -> None:
    """Laws `scene` and `words`: all numbers are numbers, all words can be said."""
    for number in _numbers(shape):
        demand(math.isfinite(number), "scene", f"{shape.id or type(shape).__name__}: {number}")
    messages = [shape.label, shape.why]
    if isinstance(shape, Button | Text) and isinstance(shape.text, Message):
        messages.append(shape.text)
    for message in messages:
        if message is not None:
            probe.must_have_words(message)
    if shape.action is not None and not isinstance(shape, Button):
        demand(shape.label is not None, "words", f"{shape.id} can be clicked but has no label")


def _numbers(shape: Shape) -> list[float]:
    """Every length, place and angle of a shape."""
    fields = [getattr(shape, name) for name in shape.__struct_fields__]
    numbers = [value for value in fields if isinstance(value, float)]
    if isinstance(shape, Area | Line):
        numbers += [number for point in shape.points for number in point]
    return numbers


def options(probe: Probe) -> None:
    """Law `words`, for what is read and chosen before the game."""
    for name in ("title", "tagline", "about"):
        probe.must_have_words(Message(name))
    for option in probe.game.options:
        for name in (option.name, *(f"{option.name}-{value}" for value in option.values)):
            probe.must_have_words(Message(f"option-{name}"))


def tale(probe: Probe) -> None:
    """Law `words`, for the log."""
    before, after = probe.state, probe.state.copy()
    if before.actor == NOBODY:
        return
    action = before.sample(probe.rng)
    after.apply(action)
    for viewer in probe.viewers():
        for message in probe.game.tale(before, action, after, viewer):
            probe.must_have_words(message)


def verdict(probe: Probe) -> None:
    """Law `words`, for the result."""
    if probe.state.actor == NOBODY:
        for message in probe.game.verdict(probe.state):
            probe.must_have_words(message)
        book = probe.game.book
        row = {} if book is None else book(probe.setup, probe.state).cells
        for name, cell in row.items():
            probe.must_have_words(Message(f"book-{name}"))
            if isinstance(cell, Message):
                probe.must_have_words(cell)


LAWS = (scene, tale, verdict)
