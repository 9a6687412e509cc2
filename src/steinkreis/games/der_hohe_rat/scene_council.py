"""The circle: who sits where, what it costs to convince whom, and how long the blocks are."""

from __future__ import annotations

from functools import cache

from steinkreis.core.message import Message
from steinkreis.core.state import OVER
from steinkreis.games.der_hohe_rat.choices import can_convince, movers
from steinkreis.games.der_hohe_rat.council import EMPTY, SPEAKER
from steinkreis.games.der_hohe_rat.material import (
    ARGUMENTS,
    CAMP_COLOUR,
    CONTRA,
    FACTIONS,
    NONE,
    PRO,
)
from steinkreis.games.der_hohe_rat.names import arguments_message, faction_message, piece_message
from steinkreis.games.der_hohe_rat.questions import COLOUR, MOVE, PAY, PLACE, TURN, source_of
from steinkreis.games.der_hohe_rat.refusals import too_dear
from steinkreis.games.der_hohe_rat.rules import DerHoheRat
from steinkreis.kit.stonehenge import COLOUR_NAMES, COLOUR_OF_FIELD, FIELDS, colour_message, number
from steinkreis.scene.kept import kept
from steinkreis.scene.shapes import Area, Box, Line, Shape, Sprite, Text
from steinkreis.scene.stonehenge import (
    INNER,
    MIDDLE,
    RIM,
    angle_of,
    circle,
    disc,
    figure,
    point,
    seat_of,
    sector,
    sign,
    trilith_of,
)
from steinkreis.scene.thing import thing

PIECE_SIZE = 28.0
BADGE = 19.0


def council(state: DerHoheRat) -> list[Shape]:
    """All that lies on the board."""
    shapes: list[Shape] = list(circle())
    shapes += [_blocks(state, faction) for faction in (PRO, CONTRA)]
    shapes += _stock(state)
    if state.is_voting:
        shapes.append(VOTING)
    there = state.council
    moving = movers(state) if state.is_asked(MOVE) else []
    for field in range(FIELDS):
        piece = there.piece(field)
        if piece != EMPTY:
            shapes.append(_piece(field, piece, field in moving, field == state.target))
    if state.phase != OVER and state.target != NONE and there.piece(state.target) == EMPTY:
        shapes.append(_goal(state.target))
    if state.is_asked(PLACE):  # above who sits there: a speaker may take the place of a supporter
        shapes += [_free_seat(field) for field in state.actions()]
    if state.is_asked(TURN):
        shapes += _prices(state)
    return shapes


@kept
def _piece(field: int, piece: int, can_move: bool, is_target: bool) -> Shape:
    colour = COLOUR_NAMES[CAMP_COLOUR[piece % SPEAKER]]
    half = PIECE_SIZE / 2
    parts = figure(colour, PIECE_SIZE) if piece >= SPEAKER else disc(colour, half - 1, half, half)
    name = "move" if can_move else "seated"
    label = Message(name, piece=piece_message(piece), number=number(field))
    return thing(
        f"seat-{field}",
        (PIECE_SIZE, PIECE_SIZE),
        parts,
        label,
        middle=seat_of(field),
        style="target" if is_target else "",
        action=field if can_move else None,
    )


@cache
def _goal(field: int) -> Shape:
    """The free seat that somebody is about to take."""
    return Area(points=sector(field), style="henge-goal")


@cache
def _free_seat(field: int) -> Shape:
    """A seat that may be chosen, as a thing as large as the field."""
    corners = sector(field)
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    width, height = max(x for x, _ in corners) - left, max(y for _, y in corners) - top
    ground = Area(points=tuple((x - left, y - top) for x, y in corners), style="henge-choice")
    middle = left + width / 2, top + height / 2
    label = Message("take-seat", number=number(field))
    return thing(f"free-{field}", (width, height), [ground], label, middle=middle, action=field)


# Whom one could convince


def _prices(state: DerHoheRat) -> list[Shape]:
    """For every neighbour of the other faction what it costs, also where that is too much."""
    there = state.council
    faction = state.viewer % FACTIONS
    shapes = []
    for action in range(2 * FIELDS):
        target, source = there.piece(action // 2), there.piece(source_of(action))
        if EMPTY in (target, source) or target & 1 == faction or source & 1 != faction:
            continue
        cost = int(there.cost(source_of(action), action // 2, is_voting=state.is_voting))
        shapes.append(_price(action, target, cost, bool(can_convince(state, action))))
    return shapes


@cache
def _price(action: int, piece: int, cost: int, can_pay: bool) -> Shape:
    """On the border between both: an arrow to whom, and what it costs, in which colour."""
    target = action // 2
    border = target + (0.5 if action % 2 else -0.5)
    towards = angle_of(border) + (180 if action % 2 else 0)
    colour = COLOUR_NAMES[COLOUR_OF_FIELD[source_of(action)]]
    half = BADGE / 2
    dx, dy = point(towards + 90, half + 3)
    dx, dy = dx - MIDDLE, dy - MIDDLE
    parts: list[Shape] = [
        Box(x=1.5, y=0, w=BADGE - 3, h=BADGE, round=4, style=f"henge-bar {colour} price"),
        Text(x=half, y=half + 0.5, text=cost, size=14, style=f"henge-target {colour}"),
    ]
    if can_pay:
        arrow = Sprite(
            x=half + dx - 8,
            y=half + dy - 5,
            name="henge-arrow",
            w=16,
            h=10,
            turn=towards,
            glyph=">",
        )
        parts.insert(0, arrow)
    label = Message(
        "convince",
        piece=piece_message(piece),
        number=number(target),
        source=number(source_of(action)),
        count=cost,
    )
    why = None if can_pay else too_dear(source_of(action), cost)
    middle = seat_of(border, INNER + 1)
    return thing(
        f"convince-{action}",
        (BADGE, BADGE),
        parts,
        label,
        middle=middle,
        style="" if can_pay else "poor",
        action=action if can_pay else None,
        why=why,
    )


# How long the blocks are


def _blocks(state: DerHoheRat, faction: int) -> Shape:
    first, length = _longest(state, faction)
    return _block(faction, first, length, state.options.block)


def _longest(state: DerHoheRat, faction: int) -> tuple[int, int]:
    """Where the longest block begins, and its length."""
    there = state.council
    best, length = 0, 0
    for field in range(FIELDS):
        piece, before = there.piece(field), there.piece((field - 1) % FIELDS)
        begins = before == EMPTY or before & 1 != faction
        if piece != EMPTY and piece & 1 == faction and begins and there.block(field) > length:
            best, length = field, int(there.block(field))
    return best, length


@kept
def _block(faction: int, first: int, length: int, goal: int) -> Shape:
    """An arc around the longest block, and its length in the middle of the circle."""
    style = f"henge-block {'pro' if faction == PRO else 'contra'}"
    y = MIDDLE + 52 + 20 * faction
    parts: list[Shape] = [
        Box(x=MIDDLE - 48, y=y - 9, w=96, h=18, round=8, style=style),
        Text(
            x=MIDDLE - 42, y=y + 0.5, text=faction_message(faction), size=13, anchor="start",
            style="henge-badge-words",
        ),
        Text(
            x=MIDDLE + 42, y=y + 0.5, text=f"{length}/{goal}", size=13, anchor="end",
            style="henge-badge-words",
        ),
    ]  # fmt: skip
    if length > 0:
        steps = 3 * length
        turns = [angle_of(first - 0.45 + (length - 0.1) * k / steps) for k in range(steps + 1)]
        parts.append(Line(points=tuple(point(a, RIM + 1) for a in turns), style=style))
    label = Message("block", faction=faction_message(faction), count=length, goal=goal)
    return thing(
        f"block-{faction}", (2 * MIDDLE, 2 * MIDDLE), parts, label, middle=(MIDDLE, MIDDLE)
    )


# The stock of arguments, on the places of the triliths


def _stock(state: DerHoheRat) -> list[Shape]:
    asked = int(state.phase) if state.is_asked(COLOUR) or state.is_asked(PAY) else -1
    able = state.actions() if asked >= 0 else []
    shapes = []
    for colour in range(ARGUMENTS):
        left = int(state.arguments.left(colour))
        count = int(state.cost)
        if asked == COLOUR:  # a trilith brings one after the other
            count = min(max(1, int(state.played)), int(state.arguments.room(state.turn, colour)))
        shapes.append(_arguments(colour, left, asked if colour in able else -1, count))
    return shapes


@kept
def _arguments(colour: int, left: int, asked: int, count: int) -> Shape:
    name = COLOUR_NAMES[colour]
    parts = (
        Box(x=1, y=1, w=20, h=28, round=4, style=f"henge-bar {name}"),
        sign(name, (11, 15), 14),
        Text(x=24, y=15.5, text=left, size=14, anchor="start", style="count"),
    )
    label = Message("stock", colour=colour_message(colour), count=left)
    if asked == COLOUR:
        label = Message("choose-argument", arguments=arguments_message(colour, count))
    elif asked == PAY:
        label = Message("pay-arguments", arguments=arguments_message(colour, count))
    return thing(
        f"arguments-{colour}",
        (40, 30),
        parts,
        label,
        middle=trilith_of(colour),
        action=colour if asked >= 0 else None,
    )


VOTING = thing(
    "voting",
    (34, 30),
    [Sprite(name="henge-gate", w=34, h=28, glyph="T")],
    Message("voting"),
    middle=(MIDDLE, MIDDLE - 2),
)
