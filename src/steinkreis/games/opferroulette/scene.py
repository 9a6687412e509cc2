"""What lies on the table: players with their loot, the circle with ball and offerings, the hand.

A scene is put together from pieces that are made once and kept: what looks the same, is the same.
"""

from __future__ import annotations

from functools import cache

from steinkreis.core.message import Message, Seat
from steinkreis.core.state import OVER
from steinkreis.games.opferroulette.choices import may_end
from steinkreis.games.opferroulette.names import (
    Prey,
    colour_of,
    direction_message,
    gifts_message,
    lying,
    owned,
    pit_message,
)
from steinkreis.games.opferroulette.offerings import LOOT, NONE, WAITING, owner_of
from steinkreis.games.opferroulette.questions import DEAL, END, PLACE, TURN
from steinkreis.games.opferroulette.reach import Reach, in_reach
from steinkreis.games.opferroulette.rules import Opferroulette
from steinkreis.games.opferroulette.scene_hand import CELL, hand
from steinkreis.kit.stonehenge import CLOCKWISE, PITS, card_message, number, pit
from steinkreis.scene.assembly import scene
from steinkreis.scene.kept import kept
from steinkreis.scene.plaque import plaque, players
from steinkreis.scene.shapes import Box, Button, Disc, Flow, Panel, Scene, Shape, Sprite, Text
from steinkreis.scene.stonehenge import (
    BOARD,
    CARD_H,
    CARD_W,
    MIDDLE,
    PIT,
    PLAYER_COLOURS,
    SEATS,
    angle_of,
    back,
    circle,
    disc,
    face,
    pit_of,
    point,
    seat_of,
)
from steinkreis.scene.thing import thing

PLATE = PLATE_W, PLATE_H = 124.0, 75.0
SMALL = 0.62
PILE = PILE_W, PILE_H = SMALL * CARD_W, SMALL * CARD_H
HAND = Panel(name="hand", part="hand", flow=Flow(cell=CELL, count=7))
GIFT = 8.0
LOOT_R, LOOT_STEP, LOOT_ROW = 4.9, 9.6, 11


def draw(state: Opferroulette) -> Scene:
    """The table as `state.viewer` sees it."""
    panels: list[tuple[Panel, list[Shape]]] = [
        (players(state.seats, PLATE), [_plaque_of(state, seat) for seat in range(state.seats)]),
        (BOARD, _board(state)),
    ]
    if state.viewer >= 0:
        panels.append((HAND, hand(state)))
    return scene(panels, _buttons(state))


# The players


def _plaque_of(state: Opferroulette, seat: int) -> Shape:
    there = state.offerings
    return _plaque(
        seat,
        state.seats,
        state.scores()[seat],
        there.standing(seat),
        tuple(gift for gift, place in enumerate(there.places) if place == LOOT + seat),
        len(state.hands[seat]),
        seat == state.actor or (state.phase > DEAL and state.phase != OVER and seat == state.turn),
        seat == state.viewer,
        seat == state.starter and state.phase >= DEAL,
    )


@kept
def _plaque(
    seat: int,
    seats: int,
    points: int,
    standing: int,
    loot: tuple[int, ...],
    hand: int,
    is_acting: bool,
    is_mine: bool,
    is_first: bool,
) -> Shape:
    """A player: name and colour, points, cards in hand, and all that was destroyed."""
    parts: list[Shape] = [
        *disc(PLAYER_COLOURS[seat], 9, 15, 33),
        Text(x=PLATE_W / 2, y=34, text=points, size=20, style="points"),
        Text(x=PLATE_W - 12, y=34, text=hand, size=13, style="small"),
        Box(x=PLATE_W - 33, y=26, w=12, h=15, round=2, style="henge-card back"),
    ]
    parts += [_loot(gift, k, seats) for k, gift in enumerate(loot)]
    label = Message(
        "plaque", who=Seat(seat), points=points, standing=standing, destroyed=len(loot), hand=hand
    )
    return plaque(
        seat, PLATE, parts, label, is_acting=is_acting, is_mine=is_mine, is_first=is_first
    )


def _loot(gift: int, place: int, seats: int) -> Shape:
    row, column = divmod(place, LOOT_ROW)
    middle = 20 + LOOT_STEP * column, 50 + LOOT_STEP * row
    colour = colour_of(owner_of(gift), seats)
    size = (2 * LOOT_R, 2 * LOOT_R)
    return thing(f"gift-{gift}", size, disc(colour, LOOT_R, LOOT_R, LOOT_R), middle=middle)


# The circle


def _board(state: Opferroulette) -> list[Shape]:
    shapes: list[Shape] = list(circle())
    shapes += [_deck(int(state.deck.left)), _discards(int(state.discard.size), state.top)]
    shapes += _gifts(state)
    if state.is_asked(PLACE):
        shapes += [
            _choice(where) for where in range(PITS)
        ]  # above what lies there: it may be chosen
    if state.is_asked(TURN):
        shapes += _reached(state)
    if state.ball != NONE:
        shapes.append(_ball(int(state.ball), int(state.direction)))
    return shapes


@cache
def _choice(where: int) -> Shape:
    label = Message("place", pit=pit_message(where))
    ring = Disc(x=PIT, y=PIT, r=PIT, style="henge-choice")
    size = (2 * PIT, 2 * PIT)
    return thing(f"pit-{where}", size, [ring], label, middle=pit_of(where), action=where)


def _gifts(state: Opferroulette) -> list[Shape]:
    """The offerings in the pits; where there are several they move aside for each other."""
    places = state.offerings.places
    crowd: dict[int, int] = {}
    shapes = []
    for gift, place in enumerate(places):
        if WAITING < place < PITS:
            index = crowd.get(place, 0)
            crowd[place] = index + 1
            shapes.append(_gift(gift, place, index, places.count(place), state.seats))
    return shapes


@kept
def _gift(gift: int, where: int, index: int, count: int, seats: int) -> Shape:
    x, y = pit_of(where)
    radius = GIFT if count == 1 else 6.0
    if count > 1:
        dx, dy = point(360 * index / count, 5.0)
        x, y = x + dx - point(0, 0)[0], y + dy - point(0, 0)[1]
    label = Message("gift", gifts=gifts_message(owner_of(gift), 1, seats), pit=pit_message(where))
    parts = disc(colour_of(owner_of(gift), seats), radius, radius, radius)
    return thing(f"gift-{gift}", (2 * radius, 2 * radius), parts, label, middle=(x, y))


def _reached(state: Opferroulette) -> list[Shape]:
    """Shadows of the ball wherever the viewer's cards roll it, and what it could destroy there."""
    shapes: list[Shape] = []
    for there in in_reach(state):
        prey = lying(state.offerings, there.field)
        if there.falls:
            shapes += [
                _within(pit(there.field, time)) for time, owners in enumerate(prey) if owners
            ]
        shapes.append(_ghost(there, prey, state.seats))
    return shapes


@cache
def _within(hit: int) -> Shape:
    x, y = pit_of(hit)
    return Disc(x=x, y=y, r=PIT + 0.5, style="henge-within")


@kept
def _ghost(there: Reach, prey: Prey, seats: int) -> Shape:
    """How many cards of one colour roll the ball to this field; bright where it can fall, too."""
    style = "henge-ghost falls" if there.falls else "henge-ghost"
    parts = (
        Sprite(name="henge-ball", w=24, h=24, style=style),
        Disc(x=12, y=12, r=12, style=f"{style} rim"),
        Text(x=12, y=12.5, text=there.rolls, size=15, style="henge-ghost-words"),
    )
    day, night = [owned(owners, seats) for owners in prey]
    label = Message(
        "reached-falls" if there.falls else "reached",
        number=number(there.field),
        count=there.rolls,
        falls=there.falls,
        day=day,
        night=night,
    )
    return thing(f"reach-{there.field}", (24, 24), parts, label, middle=seat_of(there.field))


@cache
def _ball(field: int, direction: int) -> Shape:
    size = 30.0
    towards = angle_of(field) + (0 if direction == CLOCKWISE else 180)
    stone = Sprite(x=2, y=2, name="henge-ball", w=26, h=26, glyph="O")
    arrow = Sprite(
        x=7, y=9.5, name="henge-arrow", w=18, h=11, turn=towards,
        glyph=">" if direction == CLOCKWISE else "<",
    )  # fmt: skip
    label = Message("ball", number=number(field), direction=direction_message(direction))
    return thing("ball", (size, size), (stone, arrow), label, middle=seat_of(field, SEATS + 1))


# The piles, on the altar


@cache
def _deck(count: int) -> Shape:
    parts: list[Shape] = [*back(SMALL)] if count else [_slot()]
    parts.append(Text(x=PILE_W / 2, y=PILE_H + 9, text=count, size=15, style="count"))
    return thing(
        "deck",
        (PILE_W, PILE_H),
        parts,
        Message("draw-pile", count=count),
        middle=(MIDDLE - 22, MIDDLE + 6),
    )


@kept
def _discards(count: int, top: int) -> Shape:
    parts: list[Shape] = [_slot()]
    label = Message("discards-none")
    if top != NONE:
        parts.append(thing(f"card-{top}", PILE, face(top, SMALL)))
        label = Message("discards", count=count, card=card_message(top))
    parts.append(Text(x=PILE_W / 2, y=PILE_H + 9, text=count, size=15, style="count"))
    return thing("discards", PILE, parts, label, middle=(MIDDLE + 22, MIDDLE + 6))


def _slot() -> Shape:
    return Box(w=PILE_W, h=PILE_H, round=6, style="slot")


# Answers without a place


def _buttons(state: Opferroulette) -> list[Shape]:
    if not state.is_asked(TURN) or not may_end(state):
        return []
    return [END_BUTTON if state.acted or not state.hands[state.viewer] else PASS_BUTTON]


END_BUTTON = Button(id="end", text=Message("button-end"), action=END)
PASS_BUTTON = Button(id="end", text=Message("button-pass"), action=END)
