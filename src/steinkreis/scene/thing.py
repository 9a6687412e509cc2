"""Things of several shapes, put where their middle shall be."""

from __future__ import annotations

from collections.abc import Sequence

from steinkreis.core.message import Message
from steinkreis.scene.shapes import Group, Point, Shape


def thing(
    id: str,
    size: Point,
    parts: Sequence[Shape],
    label: Message | None = None,
    *,
    middle: Point | None = None,
    style: str = "",
    action: int | None = None,
    why: Message | None = None,
    aim: str = "",
) -> Group:
    """A group of this size about its middle; without one it begins at 0, as in a flow."""
    width, height = size
    x, y = (middle[0] - width / 2, middle[1] - height / 2) if middle is not None else (0, 0)
    return Group(
        id=id,
        x=x,
        y=y,
        w=width,
        h=height,
        parts=tuple(parts),
        style=style,
        label=label,
        action=action,
        why=why,
        aim=aim,
    )
