"""What lies on the table: players with their arguments, the council in its circle, the hand.

A scene is put together from pieces that are made once and kept: what looks the same, is the same.
"""

from __future__ import annotations

from functools import cache

from steinkreis.core.message import Message, Seat
from steinkreis.core.state import OVER
from steinkreis.games.der_hohe_rat.material import (
    CAMP_COLOUR,
    CONTRA,
    FACTIONS,
    HAND,
    PRO,
    camps_of,
)
from steinkreis.games.der_hohe_rat.names import arguments_message, faction_message
from steinkreis.games.der_hohe_rat.questions import (
    DEAL,
    END,
    ENOUGH,
    MORE,
    PIECE,
    PONDER,
    TURN,
    piece_name,
)
from steinkreis.games.der_hohe_rat.rules import DerHoheRat
from steinkreis.games.der_hohe_rat.scene_council import council
from steinkreis.games.der_hohe_rat.scene_hand import CELL, hand
from steinkreis.kit.stonehenge import COLOUR_NAMES
from steinkreis.scene.assembly import scene
from steinkreis.scene.kept import kept
from steinkreis.scene.plaque import plaque, players
from steinkreis.scene.shapes import Box, Button, Flow, Group, Panel, Scene, Shape, Text
from steinkreis.scene.stonehenge import (
    BOARD,
    CARD_H,
    CARD_W,
    MIDDLE,
    back,
    disc,
    face,
    figure,
    sign,
)
from steinkreis.scene.thing import thing

PLATE = PLATE_W, PLATE_H = 150.0, 88.0
SMALL = 0.62
PILE = PILE_W, PILE_H = SMALL * CARD_W, SMALL * CARD_H
HELD = Panel(name="hand", part="hand", flow=Flow(cell=CELL, count=HAND + 1))


def draw(state: DerHoheRat) -> Scene:
    """The table as `state.viewer` sees it."""
    panels: list[tuple[Panel, list[Shape]]] = [
        (players(state.seats, PLATE), [_plaque_of(state, seat) for seat in range(state.seats)]),
        (BOARD, [*council(state), *_piles(state)]),
    ]
    if state.viewer >= 0:
        panels.append((HELD, hand(state)))
    return scene(panels, _buttons(state))


# The players


def _plaque_of(state: DerHoheRat, seat: int) -> Shape:
    camps = camps_of(seat, state.seats)
    there = state.council
    return _plaque(
        seat,
        state.seats,
        state.scores()[seat],
        state.options.block,
        tuple(state.arguments.row(seat)),
        tuple((camp, there.supporters(camp), there.has_speaker(camp)) for camp in camps),
        len(state.hands.held[seat]),
        seat == state.actor or (state.phase > DEAL and state.phase != OVER and seat == state.turn),
        seat == state.viewer,
        seat == state.starter and state.phase >= DEAL,
    )


@kept
def _plaque(
    seat: int,
    seats: int,
    block: int,
    goal: int,
    arguments: tuple[int, ...],
    waiting: tuple[tuple[int, int, bool], ...],
    hand: int,
    is_acting: bool,
    is_mine: bool,
    is_first: bool,
) -> Shape:
    """A player: faction, longest block, who still waits, and the arguments of each colour."""
    faction = seat % FACTIONS
    parts: list[Shape] = [
        Text(x=8, y=32, text=faction_message(faction), size=13, anchor="start", style="small"),
        Text(x=PLATE_W - 8, y=32, text=f"{block}/{goal}", size=15, anchor="end", style="points"),
    ]
    for k, (camp, supporters, speaker) in enumerate(waiting):
        x, colour = 26.0 + 64 * k, COLOUR_NAMES[CAMP_COLOUR[camp]]
        parts += disc(colour, 7, x, 49)
        words = Text(x=x + 10, y=49.5, text=supporters, size=13, anchor="start", style="small")
        parts.append(words)
        if speaker:
            parts.append(Group(x=x + 27, y=40.5, w=17, h=17, parts=figure(colour, 17)[:1]))
    for kind, count in enumerate(arguments):
        parts += _bar(kind, count, 22.0 + 25 * kind)
    mine = [arguments_message(kind, n) for kind, n in enumerate(arguments) if n]
    label = Message(
        "plaque",
        who=Seat(seat),
        faction=faction_message(faction),
        block=block,
        waiting=sum(count for _, count, _ in waiting),
        arguments=mine or [Message("no-arguments")],
        hand=hand,
    )
    return plaque(
        seat, PLATE, parts, label, is_acting=is_acting, is_mine=is_mine, is_first=is_first
    )


def _bar(colour: int, count: int, x: float) -> list[Shape]:
    """The arguments of one colour: a block with its sign, and how many."""
    name = COLOUR_NAMES[colour]
    style = f"henge-bar {name}" if count else f"henge-bar {name} none"
    return [
        Box(x=x, y=63, w=12, h=16, round=2, style=style),
        sign(name, (x + 6, 71), 8),
        Text(x=x + 14, y=71.5, text=count, size=12, anchor="start", style="small"),
    ]


# The piles, in the corners of the board


def _piles(state: DerHoheRat) -> list[Shape]:
    """Both piles of each faction."""
    shapes: list[Shape] = []
    for faction in (PRO, CONTRA):
        left = int(state.hands.decks[faction].left)
        count = int(state.hands.discards[faction].size)
        shapes += _pile(faction, left, count, state.hands.tops[faction])
    return shapes


@kept
def _pile(faction: int, left: int, count: int, top: int) -> list[Shape]:
    """Above what is left to draw, below the discards; Pro on the left, Contra on the right."""
    x = 4 + PILE_W / 2 if faction == PRO else 2 * MIDDLE - 4 - PILE_W / 2
    deck = (*back(SMALL), _count(left, PILE_H + 10))
    name = faction_message(faction)
    label = Message("discards-none", faction=name)
    parts: list[Shape] = [Box(w=PILE_W, h=PILE_H, round=5, style="slot")]
    if top >= 0:
        parts.append(thing(f"card-{top}", PILE, face(top, SMALL)))
        label = Message("discards", faction=name, count=count)
    parts.append(_count(count, -8))
    pile = Message("draw-pile", faction=name, count=left)
    low = 2 * MIDDLE - 4 - PILE_H / 2
    return [
        thing(f"deck-{faction}", PILE, deck, pile, middle=(x, 4 + PILE_H / 2)),
        thing(f"discards-{faction}", PILE, parts, label, middle=(x, low)),
    ]


def _count(number: int, y: float) -> Shape:
    return Text(x=PILE_W / 2, y=y, text=number, size=13, style="count")


# Answers without a place


def _buttons(state: DerHoheRat) -> list[Shape]:
    if state.is_asked(TURN):
        return [END_BUTTON] if state.acted else [PONDER_BUTTON, END_BUTTON]
    if state.is_asked(MORE):
        return [ENOUGH_BUTTON]
    if state.is_asked(PIECE):
        return [_piece_button(piece) for piece in state.actions()]
    return []


@cache
def _piece_button(piece: int) -> Shape:
    name = piece_name(piece)
    kind = "move" if name == "move" else "speaker" if name[0].isupper() else "supporter"
    text = Message("button-move" if kind == "move" else f"button-{kind}-{name.lower()}")
    return Button(id=f"piece-{piece}", text=text, action=piece)


END_BUTTON = Button(id="end", text=Message("button-end"), action=END)
PONDER_BUTTON = Button(id="ponder", text=Message("button-ponder"), action=PONDER)
ENOUGH_BUTTON = Button(id="enough", text=Message("button-enough"), action=ENOUGH)
