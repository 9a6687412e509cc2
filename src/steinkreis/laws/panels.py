"""Laws about panels: what a game declares for a viewer stays as it is, and all has its place."""

from __future__ import annotations

import math

from steinkreis.core.message import Message
from steinkreis.laws.probe import Broken, Probe, demand, who
from steinkreis.scene.shapes import (
    Area,
    Box,
    Button,
    Disc,
    Group,
    Line,
    Panel,
    Scene,
    Shape,
    Sprite,
)

PARTS = ("board", "hand", "aside")
CLOSE = 1e-6  # by how much sums of lengths may be off

Bounds = tuple[float, float, float, float]  # left, top, right, bottom


def panels(probe: Probe, viewer: int, picture: Scene) -> None:
    """Law `panels`, for one picture."""
    known = probe.panels.setdefault(viewer, picture.panels)
    if known is picture.panels:
        _declared(probe, picture.panels)
    same = known == picture.panels
    demand(same, "panels", f"the panels of {who(viewer)} have changed during the game")
    _counted(picture)
    for panel, shapes in picture.parts():
        _filled(panel, shapes)


def _declared(probe: Probe, declared: tuple[Panel, ...]) -> None:
    """Every panel has a name of its own, words, and either a window or a flow."""
    names = [panel.name for panel in declared]
    demand(len(set(names)) == len(names), "panels", f"two panels of one name in {names}")
    for panel in declared:
        probe.must_have_words(Message(f"panel-{panel.name}"))
        is_one = (panel.window is None) != (panel.flow is None)
        demand(is_one, "panels", f"{panel.name} needs a window or a flow, and not both")
        demand(panel.part in PARTS, "panels", f"{panel.name} is {panel.part}, which is no part")
        sizes = panel.window[2:] if panel.window else panel.flow.cell if panel.flow else ()
        is_sized = all(math.isfinite(size) and size > 0 for size in sizes)
        demand(is_sized, "panels", f"{panel.name} has no size: {sizes}")
        has_room = panel.flow is None or panel.flow.count > 0
        demand(has_room, "panels", f"{panel.name} has room for nothing")


def _counted(picture: Scene) -> None:
    """Every panel has its count of shapes, and what follows them is buttons."""
    counts = picture.counts
    is_counted = len(counts) == len(picture.panels) and all(count >= 0 for count in counts)
    demand(is_counted, "panels", f"{counts} shapes in {len(picture.panels)} panels")
    placed = sum(counts)
    demand(placed <= len(picture.shapes), "panels", f"more shapes counted than there are: {counts}")
    lost = [_named(shape) for shape in picture.shapes[placed:] if not isinstance(shape, Button)]
    demand(not lost, "panels", f"in no panel, yet no button: {', '.join(lost)}")


def _filled(panel: Panel, shapes: tuple[Shape, ...]) -> None:
    """What lies in a panel is no button; things fit their cells, and clicks are in the window."""
    for shape in shapes:
        _no_button(panel, shape)
        if panel.flow is not None:
            _in_cell(panel.name, panel.flow.cell, shape)
        elif panel.window is not None:
            _in_window(panel.name, panel.window, shape, (0, 0))


def _no_button(panel: Panel, shape: Shape) -> None:
    demand(not isinstance(shape, Button), "panels", f"the button {shape.id} lies in {panel.name}")
    if isinstance(shape, Group):
        for part in shape.parts:
            _no_button(panel, part)


def _in_cell(name: str, cell: tuple[float, float], thing: Shape) -> None:
    if not isinstance(thing, Group | Box | Sprite):
        raise Broken("panels", f"{_named(thing)} in {name} has no width and height")
    fits = thing.w <= cell[0] + CLOSE and thing.h <= cell[1] + CLOSE
    demand(fits, "panels", f"{_named(thing)} is larger than a cell of {name}")
    demand(thing.x == thing.y == 0, "panels", f"{_named(thing)} in {name} must not have a place")


def _in_window(name: str, window: Bounds, shape: Shape, origin: tuple[float, float]) -> None:
    if shape.action is not None:
        left, top, right, bottom = _middle(_bounds(shape))
        x, y = window[0] - origin[0], window[1] - origin[1]
        fits_across = x - CLOSE <= left and right <= x + window[2] + CLOSE
        fits_down = y - CLOSE <= top and bottom <= y + window[3] + CLOSE
        is_seen = fits_across and fits_down
        demand(is_seen, "panels", f"{_named(shape)} can be clicked outside the window of {name}")
    if isinstance(shape, Group):
        for part in shape.parts:
            _in_window(name, window, part, (origin[0] + shape.x, origin[1] + shape.y))


def _middle(bounds: Bounds) -> Bounds:
    """The inner half: what is turned about its centre may reach over the edge with a corner."""
    left, top, right, bottom = bounds
    across, down = (right - left) / 4, (bottom - top) / 4
    return left + across, top + down, right - across, bottom - down


def _bounds(shape: Shape) -> Bounds:
    x, y = shape.x, shape.y
    if isinstance(shape, Group | Box | Sprite):
        return x, y, x + shape.w, y + shape.h
    if isinstance(shape, Disc):
        return x - shape.r, y - shape.r, x + shape.r, y + shape.r
    if isinstance(shape, Area | Line):
        across, down = [point[0] for point in shape.points], [point[1] for point in shape.points]
        return min(across), min(down), max(across), max(down)
    return x, y, x, y


def _named(shape: Shape) -> str:
    return shape.id or f"a {type(shape).__name__.lower()} without id"
