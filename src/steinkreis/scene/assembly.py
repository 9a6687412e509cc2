"""A scene is put together: what lies in each panel, and what has no place."""

from __future__ import annotations

from collections.abc import Sequence

from steinkreis.scene.shapes import Panel, Scene, Shape


def scene(panels: Sequence[tuple[Panel, Sequence[Shape]]], buttons: Sequence[Shape] = ()) -> Scene:
    """A scene of these panels, each with what lies in it, and the answers without a place."""
    names: list[Panel] = []
    counts: list[int] = []
    shapes: list[Shape] = []
    for panel, lying in panels:
        names.append(panel)
        counts.append(len(lying))
        shapes.extend(lying)
    shapes.extend(buttons)
    return Scene(panels=tuple(names), counts=tuple(counts), shapes=tuple(shapes))
