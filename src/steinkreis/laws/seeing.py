"""Laws about the scene: what can be clicked, and that it can be read."""

from __future__ import annotations

import math
from collections import Counter

from steinkreis.core.message import Message
from steinkreis.core.state import NOBODY, State
from steinkreis.laws.panels import panels
from steinkreis.laws.probe import Probe, demand, who
from steinkreis.scene.shapes import Area, Button, Line, Scene, Shape, Shot, Sprite, Text

SMALLEST = 9.0  # the size of texts that can still be read where a board is small


def scene(probe: Probe) -> None:
    """The scene laws, for every viewer."""
    state = probe.state
    for viewer in probe.viewers():
        picture = probe.game.scene(state, viewer)
        panels(probe, viewer, picture)
        _clicks(state, viewer, picture)
        _ids(picture)
        for shape in picture.everything():
            _shape(probe, shape)
        _names(probe, picture)


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
    for start in [shape.start for shape in picture.everything() if isinstance(shape, Shot)]:
        is_legal = start is None or state.refusal(start) is None
        demand(is_legal, "clicks", f"dials start at {start}, which is refused")


def _names(probe: Probe, picture: Scene) -> None:
    """Law `names`: no two answers to a question are called the same, in any language."""
    for words in probe.words:
        called = Counter(
            words.say(name) for shape in picture.clickable() if (name := _name(shape)) is not None
        )
        double = sorted(name for name, times in called.items() if times > 1)
        demand(not double, "names", f"in {words.language} two answers are called {double[:2]}")


def _name(shape: Shape) -> Message | None:
    """What an answer is called for those who do not see where it is."""
    if shape.action is None:
        return None
    if shape.label is None and isinstance(shape, Button) and isinstance(shape.text, Message):
        return shape.text
    return shape.label


def _ids(picture: Scene) -> None:
    """Law `ids`: no id stands for two things; what can be clicked has one."""
    ids = Counter(shape.id for shape in picture.everything() if shape.id)
    double = sorted(name for name, times in ids.items() if times > 1)
    demand(not double, "ids", f"used twice: {', '.join(double)}")
    nameless = [shape.action for shape in picture.clickable() if not shape.id]
    demand(not nameless, "ids", f"no id on the click for {nameless}")
    lost = sorted({shape.aim for shape in picture.everything()} - set(ids) - {""})
    demand(not lost, "ids", f"something leads to {', '.join(lost)}, which is not there")


def _shape(probe: Probe, shape: Shape) -> None:
    """Laws `scene`, `sprites`, `text-size` and `words`: it can be drawn, and it can be read."""
    for number in _numbers(shape):
        demand(math.isfinite(number), "scene", f"{shape.id or type(shape).__name__}: {number}")
    if isinstance(shape, Sprite):
        is_drawn = shape.name in probe.sprites
        demand(is_drawn, "sprites", f"there is no {shape.name} in sprites.svg")
    if isinstance(shape, Text):
        is_legible = shape.size >= SMALLEST
        demand(is_legible, "text-size", f"{shape.text} is {shape.size} high, too small to read")
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


def question(probe: Probe) -> None:
    """Law `words`, for what is asked: whoever is not asked reads something else."""
    state = probe.state
    probe.must_have_words(state.question())
    if state.actor >= 0:
        probe.must_have_words(state.question(), "others")


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
        ending = probe.game.ending(probe.state)
        names = [source.name for source in probe.game.sources(probe.state)]
        told = [*probe.game.verdict(probe.state), *names]
        for message in told if ending is None else [*told, ending]:
            probe.must_have_words(message)
        book = probe.game.book
        row = {} if book is None else book(probe.setup, probe.state).cells
        for name, cell in row.items():
            probe.must_have_words(Message(f"book-{name}"))
            if isinstance(cell, Message):
                probe.must_have_words(cell)


LAWS = (question, scene, tale, verdict)
