"""What lies on the table: players, the board, the circles that matter, the own dolmens.

A scene is put together from pieces that are made once and kept: what looks the same, is the same.
"""

from __future__ import annotations

from functools import cache

from steinkreis.core.message import Message, Seat
from steinkreis.core.state import OVER
from steinkreis.games.dolmengoetter.board import CIRCLES, MOST, PLACES, RUNE_NAMES, edges, rune_of
from steinkreis.games.dolmengoetter.dolmens import count_of
from steinkreis.games.dolmengoetter.material import DRUIDS, NONE, VALUES, factor
from steinkreis.games.dolmengoetter.names import LETTERS, circle_numbers, circles_at, place_message
from steinkreis.games.dolmengoetter.omens import View, in_view
from steinkreis.games.dolmengoetter.questions import (
    BUILD,
    DECLINE,
    DRUID,
    GATHER,
    GO,
    KEEP,
    LEAVE,
    ORDER,
    SETTLE,
    STARTER,
    STONE,
)
from steinkreis.games.dolmengoetter.rules import Dolmengoetter
from steinkreis.games.dolmengoetter.scene_circle import CARD, card, circle_shapes, legend
from steinkreis.games.dolmengoetter.scene_layout import RUNE_SPOTS, SPOTS, WINDOW
from steinkreis.scene.assembly import scene
from steinkreis.scene.kept import kept
from steinkreis.scene.plaque import plaque, players
from steinkreis.scene.shapes import Button, Disc, Flow, Line, Panel, Scene, Shape, Sprite, Text
from steinkreis.scene.thing import thing

PLATE = (132.0, 50.0)
TILE = (72.0, 48.0)
BOARD = Panel(name="board", window=WINDOW, turns=True)
VIEWED = Panel(name="circles", part="aside", flow=Flow(cell=CARD, count=MOST))
HAND = Panel(name="dolmens", part="hand", flow=Flow(cell=TILE, count=VALUES))
SIZES = (4, 6, 8)  # of circles
ORDERED = sorted(range(len(CIRCLES)), key=lambda number: -len(CIRCLES[number]))  # squares on top
SPOT = 30.0  # what reacts around a place
RADIUS = 8.5
STANDING = (26.0, 33.8)
LYING = (33.8, 26.0)
STONE_SIZE = 22.0
RUNE = 15.0


def draw(state: Dolmengoetter) -> Scene:
    """The table as the viewer of a hidden state sees it."""
    views = in_view(state)
    plates = [_plate_of(state, seat) for seat in range(state.seats)]
    panels: list[tuple[Panel, list[Shape]]] = [
        (players(state.seats, PLATE), plates),
        (VIEWED, [card(view) for view in views] or [legend(size) for size in SIZES]),
        (BOARD, _board(state, views)),
    ]
    if state.viewer >= 0:
        panels.append((HAND, _hand(state)))
    return scene(panels, _buttons(state))


# The players


def _plate_of(state: Dolmengoetter, seat: int) -> Shape:
    player = state.players[seat]
    return _plate(
        seat,
        int(player.points()),
        int(player.stones),
        int(player.dolmens),
        seat == state.actor,
        seat == state.viewer,
        seat == state.starter and state.phase != STARTER,
    )


@kept
def _plate(
    seat: int,
    points: int,
    stones: int,
    dolmens: int,
    is_acting: bool,
    is_mine: bool,
    is_first: bool,
) -> Shape:
    """A player: colour and sign, name, points, and what is left to place and to build."""
    width = PLATE[0]
    parts: list[Shape] = [
        Sprite(x=5, y=7, name=f"sign-{seat}", w=28, h=28, glyph=LETTERS[seat]),
        Text(x=width - 8, y=35, text=points, size=20, anchor="end", style="points"),
        Sprite(x=39, y=28, name="stones-left", w=14, h=14, glyph="o"),
        Text(x=55, y=36, text=stones, size=14, anchor="start", style="left"),
        Sprite(x=72, y=28, name="dolmens-left", w=14, h=14, glyph="T"),
        Text(x=88, y=36, text=dolmens, size=14, anchor="start", style="left"),
    ]
    label = Message("plaque", who=Seat(seat), points=points, stones=stones, dolmens=dolmens)
    return plaque(
        seat,
        PLATE,
        parts,
        label,
        indent=39,
        is_acting=is_acting,
        is_mine=is_mine,
        is_first=is_first,
    )


# The board


def _board(state: Dolmengoetter, views: list[View]) -> list[Shape]:
    builders = {view.number: view.builder for view in views if state.phase not in (DRUID, OVER)}
    due = state.actions() if state.is_asked(ORDER) else []
    shapes: list[Shape] = []
    for number in ORDERED:
        builder = builders.get(number, NONE)
        shapes += circle_shapes(
            number,
            state.circles[number],
            builder,
            is_viewed=number in builders,
            can_choose=number in due,
        )
    shapes += _paths()
    shapes += _runes(state)
    shapes += _places(state)
    shapes += _druids(state)
    return shapes


@cache
def _paths() -> tuple[Shape, ...]:
    """The edges between places, and where the border goes on at the other side."""
    lines = [Line(points=(SPOTS[one], SPOTS[other]), style="path") for one, other in edges()]
    stubs = [Line(points=(SPOTS[p], spot), style="stub") for p, spot in RUNE_SPOTS.items()]
    return (*lines, *stubs)


def _runes(state: Dolmengoetter) -> list[Shape]:
    """Those that lead on from the chosen druid are lit."""
    lit = NONE
    if state.phase == GO and not state.ground.is_lying(state.acting):
        lit = rune_of(int(state.ground.druids[state.acting]))
    return [_rune(place, rune_of(place) == lit != NONE) for place in RUNE_SPOTS]


@cache
def _rune(place: int, is_lit: bool) -> Shape:
    (x, y), name = RUNE_SPOTS[place], RUNE_NAMES[rune_of(place)]
    x, y, style = x - RUNE / 2, y - RUNE / 2, "rune" + " lit" * is_lit
    return Sprite(x=x, y=y, name=f"rune-{name}", w=RUNE, h=RUNE, style=style)


def _places(state: Dolmengoetter) -> list[Shape]:
    is_settling, is_going = state.is_asked(SETTLE), state.is_asked(GO)
    is_open = state.actions() if is_settling or is_going else []
    verb = "settle" if is_settling else "fly"
    if is_going and not state.ground.is_lying(state.acting):
        verb = "walk"
    shapes: list[Shape] = []
    for place in range(PLACES):
        owner = state.ground.owner(place)
        why = ""
        if (is_settling or is_going) and place not in is_open:
            why = state.why_not(place).id
        asked = verb if place in is_open else ""
        shapes.append(_place(place, asked, why, owner, place == state.left))
        if owner != NONE:
            shapes.append(_stone(place, owner))
    return shapes


@kept
def _place(place: int, verb: str, why: str, owner: int, is_left: bool) -> Shape:
    circles = circles_at(place)
    inside = Message("in-circles", count=len(circles), circles=circle_numbers(circles))
    name = place_message(place)
    style = "place" + " target" * bool(verb) + " left" * is_left
    if verb:
        label = Message(f"{verb}-here", place=name, circles=inside)
    elif owner != NONE:
        label = Message("place-stone", place=name, who=Seat(owner), circles=inside)
    else:
        label = Message("place-left" if is_left else "place-free", place=name, circles=inside)
    spot = Disc(x=SPOT / 2, y=SPOT / 2, r=RADIUS, style=style)
    reach = Disc(x=SPOT / 2, y=SPOT / 2, r=SPOT / 2, style="reach")
    return thing(
        f"place-{place}",
        (SPOT, SPOT),
        [reach, spot],
        label,
        middle=SPOTS[place],
        style="spot",
        action=place if verb else None,
        why=Message(why) if why else None,
    )


@cache
def _stone(place: int, owner: int) -> Shape:
    x, y = SPOTS[place][0] - STONE_SIZE / 2, SPOTS[place][1] - STONE_SIZE / 2
    name, size = f"stone-{owner}", STONE_SIZE
    return Sprite(
        id=f"stone-{place}",
        x=x,
        y=y,
        name=name,
        w=size,
        h=size,
        style="stone",
        glyph=LETTERS[owner],
    )


def _druids(state: Dolmengoetter) -> list[Shape]:
    shapes: list[Shape] = []
    is_asked = state.is_asked(DRUID)
    for druid, place in enumerate(state.ground.druids):
        if place != NONE:
            can_act = is_asked and druid // DRUIDS == state.viewer
            is_lying, is_chosen = state.ground.is_lying(druid), druid == state.acting
            shapes.append(_druid(druid, int(place), is_lying, is_chosen, can_act))
    return shapes


@kept
def _druid(druid: int, place: int, is_lying: bool, is_chosen: bool, can_act: bool) -> Shape:
    seat = druid // DRUIDS
    x, y = SPOTS[place]
    w, h = LYING if is_lying else STANDING
    below = (
        0.0 if is_lying else 16.0
    )  # so that it stands on its place, whichever way the board lies
    name = f"druid-lying-{seat}" if is_lying else f"druid-{seat}"
    figure = Sprite(name=name, w=w, h=h, glyph=LETTERS[seat].upper())
    if can_act:
        words = "choose-flyer" if is_lying else "choose-druid"
        label = Message(words, place=place_message(place))
    else:
        words = "druid-lying" if is_lying else "druid-standing"
        label = Message(words, who=Seat(seat), place=place_message(place))
    return thing(
        f"druid-{seat}-{druid % DRUIDS}",
        (w, h + below),
        [figure],
        label,
        middle=(x, y),
        style="druid" + " chosen" * is_chosen,
        action=place if can_act else None,
    )


# The own dolmens


def _hand(state: Dolmengoetter) -> list[Shape]:
    seat = state.viewer
    supply = state.players[seat].supply
    times = NONE
    if state.is_asked(BUILD):
        right = state.rights[0]
        circle = state.circles[right.circle]
        times = int(factor(circle.size, 0 if right.on_top else circle.height))
    values = range(1, VALUES + 1)
    return [_tile(seat, value, int(count_of(supply, value)), times) for value in values]


@kept
def _tile(seat: int, value: int, count: int, times: int) -> Shape:
    """The dolmens of one value; `times` is what a level multiplies by, where one is asked for."""
    width = TILE[0]
    can_build = times != NONE and count > 0
    parts: list[Shape] = [
        Sprite(x=6, y=2 + 2 * k, name=f"dolmen-{seat}", w=width - 12, h=27)
        for k in reversed(range(min(count, 4)))
    ]
    style = f"value on-{seat}" if count > 0 else "value none"
    parts.append(Text(x=width / 2, y=15, text=value, size=20, style=style))
    left = Message("left-count", count=count)
    counts = Message("counts-now", points=value * times)
    below, small = (counts, "gain") if can_build else (left, "small")
    parts.append(Text(x=width / 2, y=41, text=below, size=13, room=width - 2, style=small))
    if can_build:
        label = Message("build-dolmen", value=value, left=left, points=value * times)
    else:
        label = Message("hold-dolmen", value=value, left=left)
    return thing(
        f"dolmens-{value}",
        TILE,
        parts,
        label,
        style="tile",
        action=value if can_build else None,
        why=Message("refused-dolmen", value=value) if times != NONE and count == 0 else None,
    )


# Answers without a place on the table


def _buttons(state: Dolmengoetter) -> list[Shape]:
    if state.is_asked(GO) and not state.ground.is_lying(state.acting):
        return [_button("gather", GATHER)]
    if state.is_asked(STONE):
        return [_button("point", KEEP), _button("stone", LEAVE)]
    return [_button("none", DECLINE)] if state.is_asked(BUILD) else []


@cache
def _button(name: str, action: int) -> Shape:
    return Button(id=f"button-{name}", text=Message(f"button-{name}"), action=action)
