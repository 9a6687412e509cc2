"""The circle as it is built: blocks, bluestones, triliths, chains, druids, and where one may go."""

from __future__ import annotations

from functools import cache

from steinkreis.core.message import Message, Seat
from steinkreis.games.erbaut_stonehenge.material import (
    ERECTED,
    FIRST_BLUESTONE,
    FIRST_PLACE,
    HORSESHOE,
    RITES,
    SITES,
)
from steinkreis.games.erbaut_stonehenge.names import site_message
from steinkreis.games.erbaut_stonehenge.projects import is_neutral, sites_for
from steinkreis.games.erbaut_stonehenge.questions import SITE
from steinkreis.games.erbaut_stonehenge.rules import ErbautStonehenge
from steinkreis.games.erbaut_stonehenge.scene_yards import druid, gate
from steinkreis.games.erbaut_stonehenge.yards import NOWHERE
from steinkreis.kit.bits import members
from steinkreis.kit.stonehenge import BLUESTONES, FIELDS, RING, ahead
from steinkreis.scene.kept import kept
from steinkreis.scene.shapes import Area, Box, Disc, Line, Point, Shape, Text
from steinkreis.scene.stonehenge import (
    INNER,
    MIDDLE,
    PAINT,
    PLAYER_COLOURS,
    angle_of,
    circle,
    disc,
    point,
    seat_of,
    sector,
    sign,
)
from steinkreis.scene.thing import thing

BLUESTONE_ROW = 124.0  # without pits there is more room for both horseshoes
TRILITH_ROW = 70.0
STONE = 12.5  # the radius of a bluestone
CHOICE = 15.0
GATE_SCALE = 1.14
BOARD_DRUID = 26.0


def bluestone_turn(place: float) -> float:
    return -140 + 280 * place / (BLUESTONES - 1)


def trilith_turn(place: float) -> float:
    return -116 + 58 * place


@cache
def site_of(site: int) -> Point:
    """Where a building or a druid stands."""
    if site < FIRST_BLUESTONE:
        return seat_of(site)
    if site < FIRST_PLACE:
        return point(bluestone_turn(site - FIRST_BLUESTONE), BLUESTONE_ROW)
    return point(trilith_turn(site - FIRST_PLACE), TRILITH_ROW)


def monument(state: ErbautStonehenge) -> list[Shape]:
    """All that stands in the circle."""
    there = state.monument
    shapes: list[Shape] = [*circle(is_bare=True), *_marked_out()]
    for seat in range(state.seats):
        shapes += _chains(seat, int(there.of(seat)))
    for owner in range(state.seats + 1):
        colour = PLAYER_COLOURS[owner] if owner < state.seats else "neutral"
        for site in members(there.built[owner]):
            if site >= FIRST_PLACE:
                shapes.append(_trilith(there.erected[site - FIRST_PLACE], site, owner))
            else:
                shapes.append(_building(site, owner, colour))
    if state.is_asked(SITE):
        shapes += _choices(state)
    return shapes + _druids(state)


@cache
def _marked_out() -> tuple[Shape, ...]:
    """The places of both horseshoes, marked out in the grass."""
    shapes: list[Shape] = []
    for site in range(FIRST_BLUESTONE, FIRST_PLACE):
        x, y = site_of(site)
        shapes.append(Disc(x=x, y=y, r=STONE - 1.5, style="place"))
    for site in range(FIRST_PLACE, SITES):
        x, y = site_of(site)
        shapes.append(Box(x=x - 25, y=y - 16, w=50, h=34, round=6, style="place"))
    return tuple(shapes)


# What is built


@cache
def _building(site: int, owner: int, colour: str) -> Shape:
    """A block in the ring or a bluestone in the horseshoe, in the colour of its builder."""
    neutral = Message("building-neutral", site=site_message(site))
    if site >= FIRST_BLUESTONE:
        label = Message("building-bluestone", who=Seat(owner), site=site_message(site))
        parts = disc(colour, STONE, STONE, STONE)
        return thing(f"built-{site}", (2 * STONE, 2 * STONE), parts, label, middle=site_of(site))
    label = Message("building-block", who=Seat(owner), site=site_message(site))
    corners = sector(site, INNER + 1, PAINT + 1, 0.1)
    top = sector(site, INNER + 5, PAINT - 3, 0.18)
    left, upper = min(x for x, _ in corners), min(y for _, y in corners)
    width, height = max(x for x, _ in corners) - left, max(y for _, y in corners) - upper
    x, y = seat_of(site)
    block: list[Shape] = [
        Area(points=tuple((x - left, y - upper) for x, y in corners), style=f"block {colour}"),
        Area(points=tuple((x - left, y - upper) for x, y in top), style=f"block-top {colour}"),
        sign(colour, (x - left, y - upper), 16),
    ]
    middle = left + width / 2, upper + height / 2
    return thing(
        f"built-{site}",
        (width, height),
        block,
        neutral if colour == "neutral" else label,
        middle=middle,
    )


@cache
def _trilith(card: int, site: int, owner: int) -> Shape:
    label = Message("building-trilith", who=Seat(owner), site=site_message(site))
    return gate(card, ERECTED, PLAYER_COLOURS[owner], site_of(site), label, GATE_SCALE)


# Chains


@kept
def _chains(seat: int, sites: int) -> tuple[Shape, ...]:
    """Lines along neighbours of one owner; where they earn the bonus, broad and golden."""
    colour = PLAYER_COLOURS[seat]
    shapes: list[Shape] = []
    for start, length in runs_in_ring(sites & RING):
        turns = [angle_of(start + (length - 1) * k / (4 * length)) for k in range(4 * length + 1)]
        shapes.append(_chain(colour, turns, INNER - 1.5, length >= 4))
    for start, length in runs((sites & HORSESHOE) >> FIELDS):
        steps = range(4 * length + 1)
        turns = [bluestone_turn(start + (length - 1) * k / (4 * length)) for k in steps]
        shapes.append(_chain(colour, turns, BLUESTONE_ROW + 16.5, length >= 3))
    for start, length in runs(sites >> FIRST_PLACE):
        turns = [trilith_turn(start + (length - 1) * k / 24) for k in range(25)]
        shapes.append(_chain(colour, turns, TRILITH_ROW + 27, True))
    return tuple(shapes)


def _chain(colour: str, turns: list[float], radius: float, has_bonus: bool) -> Shape:
    style = f"chain {colour} whole" if has_bonus else f"chain {colour}"
    return Line(points=tuple(point(turn, radius) for turn in turns), style=style)


def runs(places: int) -> list[tuple[int, int]]:
    """Where neighbours begin, and how many there are, in a horseshoe."""
    found = []
    start = 0
    while places >> start:
        length = 0
        while places >> (start + length) & 1:
            length += 1
        if length > 1:
            found.append((start, length))
        start += length + 1
    return found


def runs_in_ring(fields: int) -> list[tuple[int, int]]:
    """The same in the ring, where 30 lies beside 1."""
    if fields == RING:
        return [(0, FIELDS)]
    found = []
    for start in members(fields & ~ahead(fields)):
        length = 1
        while fields >> ((start + length) % FIELDS) & 1:
            length += 1
        if length > 1:
            found.append((start, length))
    return found


# Where the druid may go


def _choices(state: ErbautStonehenge) -> list[Shape]:
    """The sites for the project of whoever is asked, each with the points it would bring."""
    seat = state.viewer
    shapes = []
    for site in members(sites_for(state, seat, state.yards[seat].card)):
        gain = state.monument.gain(seat, site, is_neutral=bool(is_neutral(state, seat, site)))
        shapes.append(_choice(site, gain))
    return shapes


@cache
def _choice(site: int, gain: int) -> Shape:
    label = Message("choose-site", site=site_message(site), points=gain)
    if site < FIRST_BLUESTONE:
        return _field_choice(site, gain, label)
    radius = CHOICE if site < FIRST_PLACE else 21.0
    size = 15 if site < FIRST_PLACE else 18
    parts = [
        Disc(x=radius, y=radius, r=radius, style="henge-choice"),
        Text(x=radius, y=radius + 0.5, text=f"+{gain}", size=size, style="gain"),
    ]
    return thing(
        f"site-{site}", (2 * radius, 2 * radius), parts, label, middle=site_of(site), action=site
    )


def _field_choice(site: int, gain: int, label: Message) -> Shape:
    corners = sector(site)
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    width, height = max(x for x, _ in corners) - left, max(y for _, y in corners) - top
    x, y = seat_of(site)
    parts = [
        Area(points=tuple((x - left, y - top) for x, y in corners), style="henge-choice"),
        Text(x=x - left, y=y - top, text=f"+{gain}", size=17, style="gain"),
    ]
    middle = left + width / 2, top + height / 2
    return thing(f"site-{site}", (width, height), parts, label, middle=middle, action=site)


# Druids


def _druids(state: ErbautStonehenge) -> list[Shape]:
    """Those that stand at a site, and those at the altar."""
    shapes: list[Shape] = []
    penitent = [seat for seat in range(state.seats) if state.yards[seat].rites > 0]
    for seat in range(state.seats):
        site = int(state.yards[seat].site)
        if site != NOWHERE:
            shapes.append(druid(seat, site_of(site), size=BOARD_DRUID))
    for k, seat in enumerate(penitent):
        x = MIDDLE + 26 * (k - (len(penitent) - 1) / 2)
        is_lying = state.yards[seat].rites == RITES
        shapes.append(druid(seat, (x, MIDDLE - 4), is_lying, BOARD_DRUID))
    return shapes
