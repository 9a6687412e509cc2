"""What lies on the table: players, piles, the stones, the own hand.

A scene is put together from pieces that are made once and kept: what looks the same, is the same.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from steinkreis.core.message import Message, Seat
from steinkreis.core.state import OVER
from steinkreis.games.hidden_stones.material import (
    ANY,
    CELLS,
    FACE_NAMES,
    FACES,
    GRID,
    MOST_SEATS,
    STRIKES,
    VALUES,
    rows,
)
from steinkreis.games.hidden_stones.names import card_message, face_message
from steinkreis.games.hidden_stones.questions import END, FLIP, PASS, PAY, SCORE, SELECT, TURN
from steinkreis.games.hidden_stones.rules import FULL_HAND, HiddenStones
from steinkreis.scene.assembly import scene
from steinkreis.scene.kept import kept
from steinkreis.scene.layout import grid, stack
from steinkreis.scene.plaque import plaque, players
from steinkreis.scene.shapes import Box, Button, Flow, Panel, Scene, Shape, Sprite, Text
from steinkreis.scene.thing import thing

PLATE = (96.0, 62.0)
CARD = CARD_W, CARD_H = 54.0, 78.0
PILE = PILE_W, PILE_H = 46.0, 66.0
TILE, GAP = 84.0, 30.0
MARK, STEP = 14.0, 16.0
EDGES = GRID.edges()
PLACES = [(x + TILE / 2, y + TILE / 2) for x, y in grid(3, 3, left=10, top=10, cell=TILE, gap=GAP)]
BOARD = Panel(name="board", window=(-2, -2, 336, 336))
PILES = Panel(name="piles", part="aside", window=(0, 0, 132, 96))
PILES_ALONE = Panel(name="piles", part="aside", window=(0, 0, 132, 118))
HAND = Panel(name="hand", part="hand", flow=Flow(cell=CARD, count=FULL_HAND))
WELL = Box(w=332, h=332, round=18, style="well")
TILE_COLOURS = ("yellow", "black", "orange", "red", "violet", "blue", "grey", "green")
PLAQUES = [players(seats, PLATE) for seats in range(MOST_SEATS + 1)]
# What was drawn already, by a number that says how it looks: names of stones and phases are below
# 16, faces and seats below 8, points, cards and goals below 64.
PLATES: Final[dict[int, Shape]] = {}
TILES: Final[dict[int, Shape]] = {}
HANDLES: Final[dict[int, Shape]] = {}
HELD: Final[dict[int, Shape]] = {}


def draw(state: HiddenStones) -> Scene:
    """The table as `state.viewer` sees it."""
    panels: list[tuple[Panel, list[Shape]]] = [
        (PLAQUES[state.seats], _plaques(state)),
        (BOARD, [WELL, *_tiles(state), *_handles(state)]),
        (PILES if state.seats > 1 else PILES_ALONE, _piles(state)),
    ]
    if state.viewer >= 0:
        panels.append((HAND, _hand(state)))
    return scene(panels, _buttons(state))


# The players


def _plaques(state: HiddenStones) -> list[Shape]:
    sees_all = state.options.open_points or state.phase == OVER
    is_asked = state.phase in (TURN, PAY)
    starter = state.starter if state.seats > 1 and state.phase > SELECT else -1
    scores = state.scores()
    found: list[Shape] = []
    for seat in range(state.seats):
        points = scores[seat] if sees_all or seat == state.viewer else -1
        cards, hand = int(state.won[seat].size), len(state.hands[seat])
        signs = 4 * (is_asked and seat == state.turn) + 2 * (seat == state.viewer)
        signs += seat == starter
        goal = state.options.goal
        number = ((((points + 1) * 64 + cards) * 64 + hand) * 64 + goal) * 64 + 8 * seat + signs
        shape = PLATES.get(number)
        if shape is None:
            shape = PLATES[number] = _plaque(seat, points, cards, goal, hand, signs)
        found.append(shape)
    return found


def _plaque(seat: int, points: int, cards: int, goal: int, hand: int, signs: int) -> Shape:
    """A player: name, points, cards scored out of those that end the game, cards in hand."""
    middle = PLATE[0] / 2
    words = "?" if points < 0 else str(points)
    parts = (
        Text(x=middle, y=33, text=words, size=20, style="points"),
        Text(x=middle, y=51, text=f"{cards}/{goal}", size=13, style="small"),
    )
    label = Message(
        "plaque" if points >= 0 else "plaque-hidden",
        who=Seat(seat),
        points=max(points, 0),
        cards=cards,
        goal=goal,
        hand=hand,
    )
    return plaque(
        seat,
        PLATE,
        parts,
        label,
        is_acting=signs & 4 != 0,
        is_mine=signs & 2 != 0,
        is_first=signs & 1 != 0,
    )


# The piles


def _piles(state: HiddenStones) -> list[Shape]:
    """The draw pile and the discards; below them the strikes of who plays alone."""
    shapes = [
        _draw_pile(int(state.deck.left)),
        _discard_pile(int(state.discard.size), state.last_paid),
    ]
    if state.seats == 1:
        shapes += _strikes(state.strikes)
    elif state.is_last_round:
        shapes.append(LAST_ROUND)
    return shapes


LAST_ROUND = Text(x=66, y=86, text=Message("last-round"), size=14, room=128, style="count lit")


@cache
def _strikes(count: int) -> list[Shape]:
    strikes: list[Shape] = [
        Sprite(x=16 + 26 * k, y=76, name="strike", w=22, h=22, glyph="x", id=f"strike-{k}")
        for k in range(count)
    ]
    words = Message("strikes", count=count, most=STRIKES)
    return [*strikes, Text(x=66, y=108, text=words, size=14, room=128, style="count")]


@cache
def _draw_pile(count: int) -> Shape:
    parts: list[Shape] = [Box(w=PILE_W, h=PILE_H, round=6, style="slot")]
    parts += [
        Sprite(x=dx, y=dy, name="card-back", w=PILE_W, h=PILE_H, style="card back")
        for dx, dy in stack((count + 11) // 12, lift=1.2, most=6)
    ]
    parts.append(Text(x=PILE_W / 2, y=PILE_H - 12, text=count, size=14, style="count"))
    return thing("deck", PILE, parts, Message("draw-pile", count=count), middle=(31, 41))


@kept
def _discard_pile(count: int, top: int) -> Shape:
    parts: list[Shape] = [Box(w=PILE_W, h=PILE_H, round=6, style="slot")]
    label = Message("discards-none")
    if top >= 0:
        face = _card(top, scale=PILE_W / CARD_W)
        parts.append(thing(f"card-{top}", PILE, face))
        parts.append(Text(x=PILE_W + 11, y=PILE_H - 12, text=count, size=14, style="count"))
        label = Message("discards", count=count, card=card_message(top))
    return thing("discards", PILE, parts, label, middle=(85, 41))


# The stones


def _tiles(state: HiddenStones) -> list[Shape]:
    is_turn = state.is_asked(TURN)
    can_flip = is_turn and len(state.hands[state.viewer]) > 0
    no_card = is_turn and not can_flip
    looks = 4 * can_flip + 2 * no_card
    chosen = _chosen(state.move) if state.phase == PAY else ()
    stones = state.stones
    found: list[Shape] = []
    for cell in range(stones.laid):
        face, name, is_chosen = stones.face(cell), stones.name(cell), cell in chosen
        number = ((cell * 16 + name) * 8 + face) * 8 + looks + is_chosen
        tile = TILES.get(number)
        if tile is None:
            tile = TILES[number] = _tile(cell, face, name, can_flip, no_card, is_chosen)
        found.append(tile)
    return found


def _chosen(move: int) -> tuple[int, ...]:
    """The cells that the move, which is still to be paid, touches."""
    return EDGES[move] if move < FLIP else (move - FLIP,)


def _tile(cell: int, face: int, name: int, can_flip: bool, no_card: bool, is_chosen: bool) -> Shape:
    place = {"row": GRID.row(cell) + 1, "column": GRID.column(cell) + 1}
    parts: list[Shape] = [_face_sprite(face, is_chosen=is_chosen)]
    if can_flip:
        parts += _turned(face ^ 1)
        label = Message("flip", face=face_message(face), other=face_message(face ^ 1), **place)
    else:
        label = Message("tile", face=face_message(face), **place)
    return thing(
        f"stone-{name}",
        (TILE, TILE),
        parts,
        label,
        middle=PLACES[cell],
        style="tile",
        action=FLIP + cell if can_flip else None,
        why=Message("refused-no-card") if no_card else None,
    )


@cache
def _turned(other: int) -> tuple[Shape, ...]:
    """The sign for turning a stone over: arrows around what comes up then."""
    ring = Sprite(x=TILE - 32, y=TILE - 32, name="flip", w=32, h=32, style="hint")
    mark = Sprite(x=TILE - 25, y=TILE - 25, name=f"mark-{FACE_NAMES[other]}", w=18, h=18)
    return (ring, mark)


def _face_sprite(face: int, *, is_chosen: bool) -> Sprite:
    style = f"tile {TILE_COLOURS[face]}" + " chosen" * is_chosen
    name = FACE_NAMES[face]
    return Sprite(name=f"tile-{name}", w=TILE, h=TILE, style=style, glyph=f"({FACES[face]})")


def _handles(state: HiddenStones) -> list[Shape]:
    """Between neighbours, when the viewer may swap them."""
    if not state.is_asked(TURN) or not state.hands[state.viewer]:
        return []
    found: list[Shape] = []
    for swap, (a, b) in enumerate(EDGES):
        one, other = state.stones.face(a), state.stones.face(b)
        number = (swap * 8 + one) * 8 + other
        handle = HANDLES.get(number)
        if handle is None:
            handle = HANDLES[number] = _handle(swap, one, other)
        found.append(handle)
    return found


def _handle(swap: int, one_face: int, other_face: int) -> Shape:
    one, other = EDGES[swap]
    (ax, ay), (bx, by) = PLACES[one], PLACES[other]
    is_down = ax == bx
    arrow = Sprite(
        name="swap", w=GAP, h=GAP, turn=90 if is_down else 0, glyph="↕" if is_down else "↔"
    )
    label = Message(
        "swap",
        one=face_message(one_face),
        other=face_message(other_face),
        row=GRID.row(one) + 1,
        column=GRID.column(one) + 1,
        other_row=GRID.row(other) + 1,
        other_column=GRID.column(other) + 1,
    )
    middle = (ax + bx) / 2, (ay + by) / 2
    name = f"swap-{GRID.name(one)}{GRID.name(other)}"
    return thing(name, (GAP, GAP), [arrow], label, middle=middle, style="handle", action=swap)


# The own hand


def _hand(state: HiddenStones) -> list[Shape]:
    """The viewer's own cards, low values first."""
    hand = sorted(state.hands[state.viewer])
    asked = int(state.phase) if state.actor == state.viewer else -1
    is_laid = state.stones.laid == CELLS
    found: list[Shape] = []
    for card in hand:
        is_matching = is_laid and state.stones.show(card)
        number = (card * 16 + asked + 1) * 2 + is_matching
        held = HELD.get(number)
        if held is None:
            held = HELD[number] = _hand_card(card, asked, is_matching)
        found.append(held)
    return found


def _hand_card(card: int, asked: int, is_matching: bool) -> Shape:
    action, why = None, None
    if asked == PAY:
        action = card
    elif asked == TURN and is_matching:
        action = SCORE + card
    elif asked == TURN:
        why = Message("refused-no-formation")
    words = {PAY: "pay", TURN: "score"} if action is not None else {}
    parts = _card(card, style=" matching" * is_matching)
    label = Message(words.get(asked, "hold"), card=card_message(card))
    return thing(f"card-{card}", CARD, parts, label, action=action, why=why)


@cache
def _card(card: int, *, scale: float = 1, style: str = "") -> tuple[Shape, ...]:
    """A card face up: its value above its formation."""
    lines = rows(card)
    left = (CARD_W - STEP * len(lines[0]) + STEP - MARK) / 2
    top = 50 - (STEP * len(lines) - STEP + MARK) / 2
    marks = [
        _mark(letter, scale * (left + STEP * c), scale * (top + STEP * r), scale * MARK)
        for r, line in enumerate(lines)
        for c, letter in enumerate(line)
    ]
    value = Text(x=scale * 27, y=scale * 13, text=VALUES[card], size=scale * 17, style="value")
    front = Box(w=scale * CARD_W, h=scale * CARD_H, round=scale * 7, style="card" + style)
    return (front, value, *marks)


def _mark(letter: str, x: float, y: float, size: float) -> Sprite:
    if letter == ANY:
        return Sprite(x=x, y=y, name="mark-any", w=size, h=size, glyph="·")
    face = FACES.index(letter)
    name = f"mark-{FACE_NAMES[face]}"
    return Sprite(x=x, y=y, name=name, w=size, h=size, glyph=letter, style=TILE_COLOURS[face])


def _buttons(state: HiddenStones) -> list[Shape]:
    if not state.is_asked(TURN):
        return []
    legal = state.actions()
    buttons: list[Shape] = []
    if PASS in legal:
        buttons.append(_pass_button(min(2, FULL_HAND - len(state.hands[state.viewer]))))
    if END in legal:
        buttons.append(END_BUTTON)
    return buttons


@cache
def _pass_button(count: int) -> Shape:
    return Button(id="pass", text=Message("button-pass", count=count), action=PASS)


END_BUTTON = Button(id="end", text=Message("button-end"), action=END)
