"""The players with their yards: project, what comes next, and what is still in stock."""

from __future__ import annotations

from functools import cache

from steinkreis.core.message import Message, Seat
from steinkreis.core.state import OVER
from steinkreis.games.erbaut_stonehenge.material import ERECTED, MARKED, PILLARS
from steinkreis.games.erbaut_stonehenge.names import next_message, project_message
from steinkreis.games.erbaut_stonehenge.questions import STARTER
from steinkreis.games.erbaut_stonehenge.rules import ErbautStonehenge
from steinkreis.games.erbaut_stonehenge.yards import NOTHING, NOWHERE, Yard
from steinkreis.kit.cards import is_known
from steinkreis.scene.kept import kept
from steinkreis.scene.plaque import plaque
from steinkreis.scene.shapes import Box, Disc, Point, Shape, Sprite, Text
from steinkreis.scene.stonehenge import (
    CARD_H,
    CARD_W,
    PLAYER_COLOURS,
    back,
    disc,
    face,
    figure,
    sign,
)
from steinkreis.scene.thing import thing

PLATE = PLATE_W, PLATE_H = 186.0, 96.0
SMALL = 0.72
YARD = YARD_W, YARD_H = SMALL * CARD_W, SMALL * CARD_H
YARD_AT = (30.0, 58.0)  # the middle of the project
GATE = GATE_W, GATE_H = 48.0, 34.0
DRUID = 22.0


def yards(state: ErbautStonehenge) -> list[Shape]:
    """A plate for each player."""
    return [_plate_of(state, seat) for seat in range(state.seats)]


def _plate_of(state: ErbautStonehenge, seat: int) -> Shape:
    yard = state.yards[seat]
    is_home = yard.site == NOWHERE and yard.rites == 0
    stock = int(yard.blocks), int(yard.dolerites), len(yard.influence), state.held(seat)
    label = Message(
        "plaque",
        who=Seat(seat),
        points=state.scores()[seat],
        project=project_message(yard),
        next=next_message(yard),
        blocks=stock[0],
        dolerites=stock[1],
        influence=stock[2],
        hand=stock[3],
    )
    is_heir = state.monument.heir == seat
    heirloom = int(state.monument.neutral) if is_heir else NOWHERE
    parts = [*_head(seat, state.scores()[seat], is_home), *_stock(seat, stock, heirloom)]
    parts += _project(yard)
    is_acting = seat == state.actor or (
        state.phase > STARTER and state.phase != OVER and seat == state.mover
    )
    return plaque(
        seat,
        PLATE,
        parts,
        label,
        indent=31,
        is_acting=is_acting,
        is_mine=seat == state.viewer,
        is_first=False,
    )


@kept
def _head(seat: int, points: int, is_home: bool) -> tuple[Shape, ...]:
    """The druid, if he is at home, beside the name; the points."""
    colour = PLAYER_COLOURS[seat]
    parts: list[Shape] = [Disc(x=16, y=14, r=10, style=f"home {colour}")]
    if is_home:
        parts.append(druid(seat, (16, 13)))
    else:
        parts.append(sign(colour, (16, 14), 11, "faint"))
    number = Text(x=PLATE_W - 8, y=34, text=points, size=19, anchor="end", style="points")
    return (*parts, number)


@cache
def druid(seat: int, middle: Point, is_lying: bool = False, size: float = DRUID) -> Shape:
    """The druid of a player, wherever he is."""
    colour = PLAYER_COLOURS[seat]
    parts = figure(colour, size)
    if is_lying:
        parts = (
            Sprite(
                name="henge-figure", w=size, h=size, turn=90, style=f"henge-figure {colour}",
                glyph=colour[0].upper(),
            ),
            sign(colour, (size * 0.34, size / 2), size * 0.4),
        )  # fmt: skip
    label = Message("druid-lying" if is_lying else "druid", who=Seat(seat))
    return thing(f"druid-{seat}", (size, size), parts, label, middle=middle)


@kept
def _stock(seat: int, stock: tuple[int, int, int, int], heirloom: int) -> tuple[Shape, ...]:
    """Blocks, dolerites, influence cards, cards in hand."""
    blocks, dolerites, influence, hand = stock
    colour = PLAYER_COLOURS[seat]
    y = PLATE_H - 13
    parts: list[Shape] = [
        *bar(colour, (64, y), 0.9),
        _count(70, y, blocks if heirloom == NOWHERE else f"{blocks}+{heirloom}"),
        *disc(colour, 6.5, 99, y),
        _count(107, y, dolerites),
        Sprite(x=121, y=y - 8, name="es-seal", w=15, h=15, style="seal" if influence else "none"),
        _count(138, y, influence),
        Box(x=153, y=y - 8, w=11, h=15, round=2, style="henge-card back"),
        _count(167, y, hand),
    ]
    return tuple(parts)


def bar(colour: str, middle: Point, scale: float) -> tuple[Shape, ...]:
    """A block of stone, standing."""
    width, height = 11 * scale, 17 * scale
    x, y = middle
    front = Box(
        x=x - width / 2, y=y - height / 2, w=width, h=height, round=2, style=f"bar {colour}"
    )
    return front, sign(colour, middle, 9 * scale)


def _count(x: float, y: float, count: int | str) -> Shape:
    return Text(x=x, y=y + 0.5, text=count, size=13, anchor="start", style="stock")


# The project


def _project(yard: Yard) -> tuple[Shape, ...]:
    """What lies in the yard, and what the next building phase brings."""
    words = Text(
        x=58, y=34, text=next_message(yard), size=13, anchor="start", room=PLATE_W - 96,
        style="next",
    )  # fmt: skip
    if yard.has_trilith():
        card = _card(yard.card, True)
        return card, gate(yard.card, int(yard.steps), _marker(yard), (86, 60)), words
    shown = _card(yard.card, yard.is_open) if is_known(yard.card) else _covered(yard.card)
    return shown, words


def _marker(yard: Yard) -> str:
    return "marked" if yard.steps >= MARKED else ""


@cache
def _card(card: int, is_open: bool) -> Shape:
    """A card that the viewer knows; what lies face down is only seen by its owner."""
    parts = face(card, SMALL)
    if not is_open:
        veil = Box(w=YARD_W, h=YARD_H, round=5, style="veil")
        parts = (*parts, veil, Sprite(x=12, y=3, name="es-veil", w=20, h=20))
    return thing(f"card-{card}", YARD, parts, middle=YARD_AT)


@cache
def _covered(card: int) -> Shape:
    """A card face down, or none at all."""
    if card == NOTHING:
        slot = Box(w=YARD_W, h=YARD_H, round=5, style="slot")
        return thing("", YARD, [slot], middle=YARD_AT)
    return thing("", YARD, back(SMALL), middle=YARD_AT)


@cache
def gate(
    card: int,
    steps: int,
    mark: str,
    middle: Point,
    label: Message | None = None,
    scale: float = 1,
) -> Shape:
    """A trilith as far as it has come: pillar, pillar, capstone with the mark of its owner."""
    parts: list[Shape] = []
    stands = ["raised", "raised after-1", "raised after-2"] if steps == ERECTED else ["laid"] * 3
    for pillar in range(PILLARS):
        at, style = (5 + 26 * pillar, 10), stands[pillar] if steps > pillar else "missing"
        parts.append(_stone(f"pillar-{card}-{pillar}", at, (12, 24), style, scale))
    style = stands[PILLARS] if steps >= MARKED else "missing"
    parts.append(_stone(f"capstone-{card}", (0, 0), (GATE_W, 12), style, scale))
    if mark in PLAYER_COLOURS:
        parts += disc(mark, 6.5 * scale, GATE_W / 2 * scale, 2 * scale)
    elif mark:
        parts.append(Disc(x=GATE_W / 2 * scale, y=3 * scale, r=4 * scale, style="mark"))
    size = scale * GATE_W, scale * GATE_H
    return thing(f"trilith-{card}", size, parts, label, middle=middle)


def _stone(name: str, at: Point, size: Point, style: str, scale: float) -> Sprite:
    """A stone of a trilith; one that is there has a name of its own, so that it is seen to come."""
    kind = name.partition("-")[0]
    x, y, width, height = (scale * length for length in (*at, *size))
    return Sprite(
        id="" if style == "missing" else name, x=x, y=y, name=f"es-{kind}", w=width, h=height,
        style=f"part {style}", glyph="|" if kind == "pillar" else "=",
    )  # fmt: skip
