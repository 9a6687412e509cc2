"""The circles: who leads, how many stones are missing, and the stack with what its levels count.

On the board only what one looks for is written, large enough for a phone: what the top counts, the
number of the circle and of the stones that it lacks. A circle that matters is shown beside it.
"""

from __future__ import annotations

from functools import cache

from steinkreis.core.message import Message, Seat
from steinkreis.games.dolmengoetter.board import CIRCLES
from steinkreis.games.dolmengoetter.circle import UNKNOWN, Circle
from steinkreis.games.dolmengoetter.material import NONE, SEATS, factor, room
from steinkreis.games.dolmengoetter.names import LETTERS
from steinkreis.games.dolmengoetter.omens import View
from steinkreis.games.dolmengoetter.scene_layout import MIDDLES, outline
from steinkreis.scene.kept import kept
from steinkreis.scene.layout import ring
from steinkreis.scene.shapes import Area, Box, Disc, Group, Point, Shape, Sprite, Text
from steinkreis.scene.thing import thing

SMALL = 4  # places of a square, in whose middle there is little room
FIGURE = 15.0  # how large figures on the board are
SLAB = (46.0, 18.0)  # the top of a stack
SMALL_SLAB = (34.0, 18.0)
LOWER = 8.0  # what is seen of a dolmen below another
PIP = 1.7
CARD = (132.0, 54.0)
STEP = (20.4, 16.0)  # a level of a stack on a card


# On the board


def circle_shapes(
    number: int, circle: Circle, builder: int, *, is_viewed: bool, can_choose: bool
) -> list[Shape]:
    """The ground of a circle, and what lies in its middle."""
    who = (number, int(circle.counts), int(circle.stones), int(circle.leader))
    stack = (int(circle.stack), int(circle.height))
    return [_area(*who, *stack, builder, is_viewed, can_choose), _middle(*who, *stack)]


def _restored(
    number: int, counts: int, stones: int, leader: int, stack: int, height: int
) -> Circle:
    """A circle from its numbers, by which pieces are kept."""
    circle = Circle(len(CIRCLES[number]), counts, stones, leader)
    circle.stack = stack
    circle.height = height
    return circle


@kept
def _area(
    number: int,
    counts: int,
    stones: int,
    leader: int,
    stack: int,
    height: int,
    builder: int,
    is_viewed: bool,
    can_choose: bool,
) -> Shape:
    """The ground; who touches it is told all about the circle."""
    circle = _restored(number, counts, stones, leader, stack, height)
    style = "circle" + (f" led-{leader}" if leader != NONE else "")
    style += " complete" * circle.is_complete() + " viewed" * is_viewed
    style += f" due-{builder}" if builder != NONE else ""
    title = Message("card-title", number=number + 1)
    words = "choose-circle" if can_choose else "circle-of"
    return Area(
        id=f"circle-{number + 1}",
        points=outline(number),
        style=style,
        label=Message(words, circle=title, size=Message(f"size-{circle.size}")),
        action=number if can_choose else None,
        why=None if can_choose else _about(title, circle),
    )


def _about(title: Message, circle: Circle) -> Message:
    missing = Message("missing", missing=int(circle.size - circle.stones))
    lead, pile = lead_message(circle), stack_message(circle)
    return Message("circle", circle=title, missing=missing, lead=lead, stack=pile)


@kept
def _middle(number: int, counts: int, stones: int, leader: int, stack: int, height: int) -> Shape:
    """The stack, and around it the number of the circle, the stones it lacks and who leads."""
    circle = _restored(number, counts, stones, leader, stack, height)
    is_small = circle.size == SMALL
    slab = SMALL_SLAB if is_small else SLAB
    deep = slab[1] + LOWER * max(0, height - 1)
    parts = _pile(number, circle, (38 - slab[0] / 2, 38 - deep / 2 if is_small else 24.0), slab)
    if not is_small:
        parts.insert(0, _turf(int(circle.size)))
        parts.append(Text(x=14, y=12, text=number + 1, size=FIGURE, style="number"))
        parts += _missing(int(circle.size - circle.stones))
        if leader != NONE:
            parts.append(_sign(leader))
    return thing(f"stack-{number + 1}", (76, 76), parts, middle=MIDDLES[number], style="stack")


@cache
def _turf(size: int) -> Shape:
    """Grass, and the ground worn where people stand around the stack."""
    return Sprite(x=-4, y=-4, name=f"turf-{size}", w=84, h=84, style="turf")


@cache
def _missing(missing: int) -> tuple[Shape, ...]:
    """A free place, and how many there are."""
    if missing == 0:
        return ()
    return (
        Disc(x=52, y=12, r=5, style="hole"),
        Text(x=65, y=12, text=missing, size=FIGURE, style="missing"),
    )


@cache
def _sign(leader: int) -> Shape:
    return Sprite(x=29, y=3, name=f"sign-{leader}", w=17, h=17, glyph=LETTERS[leader])


def _pile(number: int, circle: Circle, at: Point, slab: Point) -> list[Shape]:
    """The dolmens, the lowest first; the top says what it counts, also where there is none yet."""
    parts: list[Shape] = []
    x, width = at[0], slab[0]
    names = _dolmen_ids(number, circle)
    for level in range(int(circle.height) - 1, 0, -1):
        y = at[1] + slab[1] + LOWER * (level - 1) - 4
        parts.append(_lower(names[level], circle, level, (x, y), width))
    times = f"×{factor(circle.size, 0)}"
    if circle.height == 0:
        parts.append(Box(x=x, y=at[1], w=width, h=slab[1], round=5, style="empty"))
        style = "slot"
    else:
        owner, value = int(circle.owner(0)), int(circle.value(0))
        style = f"on on-{owner}"
        times = times if value == UNKNOWN else f"{value}{times}"
        parts.append(_dolmen(names[0], owner, (x, at[1]), slab, ()))
    middle = at[1] + slab[1] / 2 - 0.5
    parts.append(Text(x=x + width / 2, y=middle, text=times, size=FIGURE, style=style))
    return parts


def _dolmen_ids(number: int, circle: Circle) -> list[str]:
    """From the top down; each is known by its owner and how many of the same lie below it."""
    found: list[str] = []
    below = [0] * SEATS
    for level in range(int(circle.height) - 1, -1, -1):
        owner = int(circle.owner(level))
        found.insert(0, f"dolmen-{number + 1}-{LETTERS[owner]}-{below[owner]}")
        below[owner] += 1
    return found


def _lower(name: str, circle: Circle, level: int, at: Point, width: float) -> Shape:
    """A dolmen under another: of its value, if it is known, there are dots."""
    value, owner = int(circle.value(level)), int(circle.owner(level))
    first = width / 2 - (value - 1) * 3.5
    pips = tuple(
        Disc(x=first + 7 * k, y=LOWER - 0.4, r=PIP, style=f"pip on-{owner}") for k in range(value)
    )
    return _dolmen(name, owner, at, (width, LOWER + 4), pips)


def _dolmen(name: str, owner: int, at: Point, size: Point, pips: tuple[Shape, ...]) -> Shape:
    glyph = LETTERS[owner].upper()
    slab = Sprite(name=f"dolmen-{owner}", w=size[0], h=size[1], glyph=glyph)
    return Group(
        id=name, x=at[0], y=at[1], w=size[0], h=size[1], parts=(slab, *pips), style="dolmen"
    )


# In words


def lead_message(circle: Circle) -> Message:
    """Who has the majority, or who are level, if that counts."""
    if circle.leader != NONE:
        return Message("lead-mine", who=Seat(int(circle.leader)))
    level = [Seat(seat) for seat in range(SEATS) if circle.is_tied(seat, 1)]
    return Message("lead-tied", who=level) if level else Message("lead-nobody")


def stack_message(circle: Circle) -> Message:
    """What lies in the stack, as far as the viewer knows."""
    if circle.height == 0:
        return Message("stack-empty", factor=int(factor(circle.size, 0)))
    dolmens = []
    for level in range(circle.height):
        who, times = Seat(int(circle.owner(level))), int(factor(circle.size, level))
        value = int(circle.value(level))
        if value == UNKNOWN:
            dolmens.append(Message("dolmen-unknown", who=who, factor=times))
        else:
            dolmens.append(Message("dolmen-known", who=who, value=value, factor=times))
    return Message("stack", dolmens=dolmens)


# Beside the board


def card(view: View) -> Shape:
    """A circle that matters just now: stones, the levels of its stack, and what happens there."""
    circle, number = view.circle, view.number + 1
    width, height = CARD
    style = "card" + (f" due-{view.builder}" if view.builder != NONE else "")
    parts: list[Shape] = [
        Box(w=width, h=height, round=8, style=style),
        Text(x=7, y=11, text=number, size=15, anchor="start", style="name"),
        *_counts(circle),
        *ladder(circle),
        Text(x=width / 2, y=45, text=view.omen, size=13, room=width - 8, style="omen"),
    ]
    title = Message("card-title", number=number)
    lead, pile = lead_message(circle), stack_message(circle)
    label = Message("card-circle", circle=title, lead=lead, stack=pile, omen=view.omen)
    return thing(f"card-{number}", CARD, parts, label)


def ladder(circle: Circle) -> list[Shape]:
    """The levels of a stack, the top first: dolmens, and after them what is still empty."""
    parts: list[Shape] = []
    w, h = STEP
    for level in range(int(room(circle.size))):
        x = 5 + level * w
        times = f"×{factor(circle.size, level)}"
        style = "slot"
        if level < circle.height:
            owner, value = int(circle.owner(level)), int(circle.value(level))
            name, glyph = f"dolmen-{owner}", LETTERS[owner].upper()
            parts.append(Sprite(x=x, y=20, name=name, w=w - 0.6, h=h, glyph=glyph))
            times = times if value == UNKNOWN else f"{value}{times}"
            style = f"on on-{owner}"
        else:
            parts.append(Box(x=x + 0.5, y=20.5, w=w - 1.6, h=h - 1, round=3, style="empty"))
        middle = 20 + h / 2
        parts.append(Text(x=x + w / 2 - 0.3, y=middle, text=times, size=12, style=style))
    return parts


def _counts(circle: Circle) -> list[Shape]:
    """Whose stones stand there, and how many."""
    parts: list[Shape] = []
    x = CARD[0] - 6
    for seat in range(SEATS - 1, -1, -1):
        count = int(circle.of(seat))
        if count > 0:
            style = "count" + " lit" * (seat == circle.leader)
            name, glyph = f"stone-{seat}", LETTERS[seat]
            parts.append(Text(x=x, y=11, text=count, size=13, anchor="end", style=style))
            parts.append(Sprite(x=x - 21, y=4, name=name, w=13, h=13, glyph=glyph))
            x -= 22
    return parts


@cache
def legend(size: int) -> Shape:
    """What the levels count in circles of that size, for when no circle matters more."""
    width, height = CARD
    corners = ring(size, centre=(14, 11), radius=7.5, start=22.5 if size == 8 else 0)
    name = Message(f"size-{size}")
    top = Message("legend-top", factor=int(factor(size, 0)))
    parts: list[Shape] = [
        Box(w=width, h=height, round=8, style="card legend"),
        Area(points=tuple(corners), style="shape"),
        Text(x=27, y=11, text=name, size=13, anchor="start", room=width - 32, style="name"),
        *ladder(Circle(size, 0, 0, NONE)),
        Text(x=width / 2, y=45, text=top, size=13, room=width - 8, style="omen"),
    ]
    label = Message("legend", size=name, factor=int(factor(size, 0)))
    return thing(f"legend-{size}", CARD, parts, label)
