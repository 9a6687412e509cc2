"""The board: the ring with its blocks, the triliths on the track, the run, the crash."""

from __future__ import annotations

from functools import cache

from steinkreis.core.message import Message
from steinkreis.games.trilithen_knallen.names import (
    direction_message,
    spot_message,
    trilith_message,
)
from steinkreis.games.trilithen_knallen.questions import (
    AHEAD,
    DIRECTION,
    FLIP,
    LIFT,
    PLACE,
    SHOW,
    SWAP,
)
from steinkreis.games.trilithen_knallen.race import step_of
from steinkreis.games.trilithen_knallen.rules import TrilithenKnallen
from steinkreis.games.trilithen_knallen.scene_display import display
from steinkreis.games.trilithen_knallen.track import BROKEN, NONE, front
from steinkreis.kit.stonehenge import CLOCKWISE, COLOUR_NAMES, FIELDS, colour_message, number
from steinkreis.scene.kept import kept
from steinkreis.scene.shapes import Area, Group, Shape, Sprite, Text
from steinkreis.scene.stonehenge import (
    BOARD,
    GAP,
    MIDDLE,
    PLAYER_COLOURS,
    RIM,
    angle_of,
    disc,
    point,
    seat_of,
    sector,
    sign,
)
from steinkreis.scene.thing import thing

__all__ = ["BOARD", "board"]

INSIDE = 144.0  # the inner edge of the ring
BLOCKS = (147.0, 161.0)
NUMBERS = 169.5
TRACK = 189.0  # where triliths stand
TRACK_IN = 179.0  # the inner edge of the track
STONE = 40.0  # how much room a trilith takes
# Beside the track: triliths that wait for their next life, or lie broken.
CORNERS = [(24.0, 21.0), (396.0, 21.0), (396.0, 399.0), (24.0, 399.0), (21.0, 66.0)]


def board(state: TrilithenKnallen) -> list[Shape]:
    shapes: list[Shape] = [_ground(), _stones()]
    shapes += [_block(field, colour) for field, colour in enumerate(state.blocks)]
    shapes += _numbers()
    shapes += _path(state)
    shapes += display(state)
    shapes += [_trilith_of(state, trilith) for trilith in range(len(state.track.spots))]
    shapes += _choices(state)
    shapes += [
        _hit(index, hit.trilith, hit.spot, hit.damage, hit.is_broken)
        for index, hit in enumerate(state.hits)
    ]
    return shapes


@cache
def _ground() -> Shape:
    return Sprite(name="henge-meadow", w=2 * MIDDLE, h=2 * MIDDLE, style="henge-meadow")


@cache
def _stones() -> Shape:
    size = 2 * MIDDLE
    parts: list[Shape] = []
    for field in range(FIELDS):
        parts.append(Area(points=sector(field, INSIDE, RIM, GAP), style="henge-stone"))
        worn = sector(field, TRACK_IN, RIM - 2, 2 * GAP)
        parts.append(Area(points=worn, style="knall-track"))
    return Group(w=size, h=size, parts=tuple(parts), style="henge-ring")


@cache
def _numbers() -> tuple[Shape, ...]:
    return tuple(
        Text(x=x, y=y, text=number(field), size=15, style="henge-number")
        for field in range(FIELDS)
        for x, y in [seat_of(field, NUMBERS)]
    )


@cache
def _block(field: int, colour: int) -> Shape:
    name = COLOUR_NAMES[colour]
    middle = seat_of(field, sum(BLOCKS) / 2)
    size = 30.0
    left, top = middle[0] - size / 2, middle[1] - size / 2
    points = tuple((x - left, y - top) for x, y in sector(field, *BLOCKS, 2.5 * GAP))
    parts = (
        Area(points=points, style=f"knall-block {name}"),
        sign(name, (size / 2, size / 2), 11),
    )
    label = Message("block", number=number(field), colour=colour_message(colour))
    return thing(f"block-{field}", (size, size), parts, label, middle=middle)


# The run


def _path(state: TrilithenKnallen) -> list[Shape]:
    """The fields of the run: those that were entered, the next one, those to come."""
    if state.phase not in (FLIP, SHOW, SWAP) or state.runner == NONE:
        return []
    spot = state.track.spots[state.runner]
    ahead = int(front(spot, state.direction))
    gone = int(min(state.steps, state.gap))
    first = ahead - int(state.direction) * gone
    return [
        _step((first + int(state.direction) * k) % FIELDS, _kind(k, int(state.steps)))
        for k in range(int(state.needed))
    ]


def _kind(index: int, steps: int) -> str:
    return "gone" if index < steps else "next" if index == steps else "ahead"


@cache
def _step(field: int, kind: str) -> Shape:
    points = sector(field, BLOCKS[0] - 4, BLOCKS[1] + 3.5, GAP)
    return Area(points=points, style=f"knall-step {kind}")


# The triliths


def _trilith_of(state: TrilithenKnallen, trilith: int) -> Shape:
    can = state.is_asked(LIFT) and trilith in state.liftable()
    is_lifted = trilith == state.runner and state.phase < DIRECTION
    struck = [hit.trilith for hit in state.hits]
    beat = struck.index(trilith) + 1 if trilith in struck else 0
    return _trilith(trilith, state.track.spots[trilith], state.seats, can, is_lifted, beat)


@kept
def _trilith(trilith: int, spot: int, seats: int, can: bool, is_lifted: bool, beat: int) -> Shape:
    """Two pillars with a capstone, seen from above, and the sign of the driver on it.

    Who was struck in this turn is thrown back when it is hit, beat by beat.
    """
    turn = angle_of(spot + 0.5) if spot >= 0 else 0.0
    middle = point(turn, TRACK) if spot >= 0 else CORNERS[trilith]
    picture = "knall-rubble" if spot == BROKEN else "henge-trilith"
    parts = (
        Sprite(
            x=STONE / 2 - 27, y=STONE / 2 - 13.5, name=picture, w=54, h=27, turn=turn,
            style="knall-stone", glyph="x" if spot == BROKEN else "=",
        ),
        *disc(PLAYER_COLOURS[trilith], 10.5, STONE / 2, STONE / 2),
    )  # fmt: skip
    who = trilith_message(trilith, seats)
    name = "lift" if can else "stands" if spot >= 0 else "lies" if spot == BROKEN else "waits"
    label = Message(name, trilith=who)
    if spot >= 0:
        label = Message(name, trilith=who, spot=spot_message(spot))
    style = "knall-trilith" + " lifted" * is_lifted + " broken" * (spot == BROKEN)
    style += f" after-{beat}" if beat else ""
    return thing(
        f"trilith-{trilith}", (STONE, STONE), parts, label,
        middle=middle, style=style, action=trilith if can else None,
    )  # fmt: skip


# What can be chosen on the track


def _choices(state: TrilithenKnallen) -> list[Shape]:
    if state.is_asked(PLACE):
        field = int(state.card)
        chosen: list[Shape] = [_pillar(field)]
        return chosen + [_spot(spot, field) for spot in state.actions()]
    if state.is_asked(DIRECTION):
        return [_arrow_of(state, way) for way in state.directions()]
    return []


@cache
def _pillar(field: int) -> Shape:
    return Area(points=sector(field, TRACK_IN - 4, RIM, 2 * GAP), style="knall-pillar")


@cache
def _spot(spot: int, field: int) -> Shape:
    """The neighbour of a field on which the other pillar can stand."""
    other = spot if spot != field else (spot + 1) % FIELDS
    middle = seat_of(other, TRACK - 8)
    size = 44.0
    left, top = middle[0] - size / 2, middle[1] - size / 2
    points = tuple((x - left, y - top) for x, y in sector(other, INSIDE, RIM, GAP))
    parts = (Area(points=points, style="henge-choice"),)
    label = Message("place", spot=spot_message(spot))
    return thing(f"spot-{spot}", (size, size), parts, label, middle=middle, action=spot)


def _arrow_of(state: TrilithenKnallen, way: int) -> Shape:
    direction = int(step_of(way))
    spot = state.track.spots[state.runner]
    gap = int(state.track.next(state.runner, direction))
    target = int(state.track.behind_gap(spot, direction, gap))
    return _arrow(way, spot, gap, int(state.cards_for(gap)), target, state.seats)


@kept
def _arrow(way: int, spot: int, gap: int, cards: int, target: int, seats: int) -> Shape:
    direction = int(step_of(way))
    field = int(front(spot, direction))
    turn = angle_of(field) + (0 if direction == CLOCKWISE else 180)
    size = 40.0
    parts = (
        Sprite(
            x=size / 2 - 22, y=size / 2 - 14, name="henge-arrow", w=44, h=28, turn=turn,
            glyph=">" if way == AHEAD else "<",
        ),
        Text(x=size / 2, y=size / 2, text=gap, size=16, style="knall-gap"),
    )  # fmt: skip
    label = Message(
        "race",
        direction=direction_message(direction),
        target=trilith_message(target, seats),
        gap=gap,
        cards=cards,
    )
    middle = seat_of(field, TRACK + 1)
    return thing(f"way-{way}", (size, size), parts, label, middle=middle, action=way)


# The crash


@kept
def _hit(index: int, trilith: int, spot: int, damage: int, is_broken: bool) -> Shape:
    size = 62.0 if is_broken else 48.0
    parts = (
        Sprite(name="knall-burst", w=size, h=size, glyph="*", style="knall-burst"),
        Text(x=size / 2, y=size / 2, text=f"−{damage}", size=18, style="knall-damage"),
    )
    middle = point(angle_of(spot + 0.5), TRACK - 30)
    label = Message("hit", damage=damage)
    return thing(
        f"hit-{index}-{trilith}-{spot}", (size, size), parts, label,
        middle=middle, style=f"blow after-{index + 1}",
    )  # fmt: skip
