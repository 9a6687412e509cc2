"""What lies on the table: players, piles, the stones, the own hand.

A scene is put together from pieces that are made once and kept: what looks the same, is the same.
"""

from __future__ import annotations

from functools import cache, lru_cache

from steinkreis.core.message import Message, Seat
from steinkreis.games.hidden_stones.material import (
    ANY,
    CELLS,
    FACE_NAMES,
    FACES,
    GRID,
    STRIKES,
    VALUES,
    rows,
)
from steinkreis.games.hidden_stones.questions import END, FLIP, OVER, PASS, PAY, SCORE, SELECT, TURN
from steinkreis.games.hidden_stones.rules import FULL_HAND, HiddenStones
from steinkreis.scene.layout import grid, row, stack
from steinkreis.scene.shapes import Box, Button, Group, Scene, Shape, Sprite, Text

WIDTH, HEIGHT = 360.0, 566.0
CARD_W, CARD_H = 54.0, 78.0
PILE_W, PILE_H = 46.0, 66.0
TILE, GAP = 84.0, 30.0
MARK, STEP = 14.0, 16.0
EDGES = GRID.edges()
PLACES = grid(3, 3, left=24, top=150, cell=TILE, gap=GAP)
GROUND = Box(w=WIDTH, h=HEIGHT, style="table")
WELL = Box(x=14, y=140, w=332, h=332, round=18, style="well")
SOME = 4096  # pieces of a kind that are kept, where there may be many
TILE_COLOURS = ("yellow", "black", "orange", "red", "violet", "blue", "grey", "green")


def draw(state: HiddenStones) -> Scene:
    """The table as `state.viewer` sees it."""
    shapes: list[Shape] = [GROUND]
    shapes += [_plaque_of(state, seat) for seat in range(state.seats)]
    shapes += _piles(state)
    shapes.append(WELL)
    shapes += _tiles(state)
    shapes += _handles(state)
    shapes += _hand(state)
    shapes += _buttons(state)
    return Scene(width=WIDTH, height=HEIGHT, shapes=tuple(shapes))


@cache
def card_message(card: int) -> Message:
    """The card in words: its value, and its formation row by row."""
    lines = [_row_message(line) for line in rows(card)]
    form = Message(f"formation-{len(lines)}", **dict(zip("abc", lines)))
    return Message("card", value=VALUES[card], formation=form)


@cache
def face_message(face: int) -> Message:
    return Message(f"face-{FACE_NAMES[face]}")


def _row_message(line: str) -> Message:
    faces = [Message("face-any") if a == ANY else face_message(FACES.index(a)) for a in line]
    return Message(f"row-{len(line)}", **dict(zip("abc", faces)))


def _is_asked(state: HiddenStones, phase: int) -> bool:
    return state.phase == phase and state.actor == state.viewer


# The players


def _plaque_of(state: HiddenStones, seat: int) -> Shape:
    sees_points = state.options.open_points or seat == state.viewer or state.phase == OVER
    return _plaque(
        seat,
        state.seats,
        state.scores()[seat] if sees_points else None,
        int(state.won[seat].size),
        state.goal,
        len(state.hands[seat]),
        seat == state.turn and state.phase in (TURN, PAY),
        seat == state.viewer,
        seat == state.starter and state.seats > 1 and state.phase > SELECT,
    )


@lru_cache(SOME)
def _plaque(
    seat: int,
    seats: int,
    points: int | None,
    cards: int,
    goal: int,
    hand: int,
    is_acting: bool,
    is_mine: bool,
    is_first: bool,
) -> Shape:
    """A player: name, points, cards scored out of those that end the game, cards in hand."""
    width = min(110.0, (344 - 5 * (seats - 1)) / seats)
    x = row(seats, left=8, width=344, item=width, gap=5)[seat]
    style = "plaque" + " acting" * is_acting + " mine" * is_mine
    words = "?" if points is None else str(points)
    middle = width / 2
    named = Message("name", who=Seat(seat))
    parts: list[Shape] = [
        Box(w=width, h=58, round=10, style=style),
        Text(x=middle, y=14, text=named, size=12, room=width - 8, style="name"),
        Text(x=middle, y=32, text=words, size=18, style="points"),
        Text(x=middle, y=49, text=f"{cards}/{goal}", size=10, style="small"),
    ]
    if is_first:
        parts.append(Sprite(x=4, y=24, name="first", w=14, h=14, glyph="*"))
    label = Message(
        "plaque" if points is not None else "plaque-hidden",
        who=Seat(seat),
        points=points or 0,
        cards=cards,
        goal=goal,
        hand=hand,
    )
    return Group(id=f"plaque-{seat}", x=x, y=6, w=width, h=58, parts=tuple(parts), label=label)


# The piles


def _piles(state: HiddenStones) -> list[Shape]:
    """Above the stones: the draw pile and the discards, and alone the strikes."""
    shapes = [
        _draw_pile(int(state.deck.left)),
        _discard_pile(int(state.discard.size), state.last_paid),
    ]
    if state.seats == 1:
        shapes += _strikes(state.strikes)
    elif state.is_last_round:
        shapes.append(LAST_ROUND)
    return shapes


LAST_ROUND = Text(
    x=14, y=104, text=Message("last-round"), size=13, anchor="start", style="count lit"
)


@cache
def _strikes(count: int) -> list[Shape]:
    strikes: list[Shape] = [
        Sprite(x=14 + 24 * k, y=94, name="strike", w=22, h=22, glyph="x", id=f"strike-{k}")
        for k in range(count)
    ]
    words = Message("strikes", count=count, most=STRIKES)
    return [*strikes, Text(x=14, y=126, text=words, size=12, anchor="start", style="count")]


@cache
def _draw_pile(count: int) -> Shape:
    parts: list[Shape] = [Box(w=PILE_W, h=PILE_H, round=6, style="slot")]
    parts += [
        Sprite(x=dx, y=dy, name="card-back", w=PILE_W, h=PILE_H, style="card back")
        for dx, dy in stack((count + 11) // 12, lift=1.2, most=6)
    ]
    parts.append(Text(x=PILE_W / 2, y=PILE_H - 12, text=count, size=12, style="count"))
    label = Message("draw-pile", count=count)
    return Group(id="deck", x=130, y=70, w=PILE_W, h=PILE_H, parts=tuple(parts), label=label)


@lru_cache(SOME)
def _discard_pile(count: int, top: int) -> Shape:
    parts: list[Shape] = [Box(w=PILE_W, h=PILE_H, round=6, style="slot")]
    label = Message("discards-none")
    if top >= 0:
        face = _card(top, scale=PILE_W / CARD_W)
        parts.append(Group(id=f"card-{top}", w=PILE_W, h=PILE_H, parts=face))
        parts.append(Text(x=PILE_W + 12, y=PILE_H - 12, text=count, size=12, style="count"))
        label = Message("discards", count=count, card=card_message(top))
    return Group(id="discards", x=184, y=70, w=PILE_W, h=PILE_H, parts=tuple(parts), label=label)


# The stones


def _tiles(state: HiddenStones) -> list[Shape]:
    is_turn = _is_asked(state, TURN)
    can_flip = is_turn and len(state.hands[state.viewer]) > 0
    no_card = is_turn and not can_flip
    chosen = _chosen(state.move) if state.phase == PAY else ()
    stones = state.stones
    return [
        _tile(cell, stones.face(cell), stones.name(cell), can_flip, no_card, cell in chosen)
        for cell in range(stones.laid)
    ]


def _chosen(move: int) -> tuple[int, ...]:
    """The cells that the move, which is still to be paid, touches."""
    return EDGES[move] if move < FLIP else (move - FLIP,)


@cache
def _tile(cell: int, face: int, name: int, can_flip: bool, no_card: bool, is_chosen: bool) -> Shape:
    x, y = PLACES[cell]
    place = {"row": GRID.row(cell) + 1, "column": GRID.column(cell) + 1}
    parts: list[Shape] = [_face_sprite(face, is_chosen=is_chosen)]
    if can_flip:
        parts.append(Sprite(x=TILE - 25, y=TILE - 25, name="flip", w=21, h=21, style="hint"))
        label = Message("flip", face=face_message(face), other=face_message(face ^ 1), **place)
    else:
        label = Message("tile", face=face_message(face), **place)
    return Group(
        id=f"stone-{name}",
        x=x,
        y=y,
        w=TILE,
        h=TILE,
        parts=tuple(parts),
        style="tile",
        label=label,
        action=FLIP + cell if can_flip else None,
        why=Message("refused-no-card") if no_card else None,
    )


def _face_sprite(face: int, *, is_chosen: bool) -> Sprite:
    style = f"tile {TILE_COLOURS[face]}" + " chosen" * is_chosen
    name = FACE_NAMES[face]
    return Sprite(name=f"tile-{name}", w=TILE, h=TILE, style=style, glyph=f"({FACES[face]})")


def _handles(state: HiddenStones) -> list[Shape]:
    """Between neighbours, when the viewer may swap them."""
    if not _is_asked(state, TURN) or not state.hands[state.viewer]:
        return []
    faces = [state.stones.face(cell) for cell in range(CELLS)]
    return [_handle(swap, faces[a], faces[b]) for swap, (a, b) in enumerate(EDGES)]


@cache
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
    )
    x, y = (ax + bx + TILE - GAP) / 2, (ay + by + TILE - GAP) / 2
    name = f"swap-{GRID.name(one)}{GRID.name(other)}"
    return Group(
        id=name, x=x, y=y, w=GAP, h=GAP, parts=(arrow,), style="handle", label=label, action=swap
    )


# The own hand


def _hand(state: HiddenStones) -> list[Shape]:
    """The viewer's own cards, low values first."""
    if state.viewer < 0:
        return []
    hand = sorted(state.hands[state.viewer])
    lefts = row(len(hand), left=8, width=344, item=CARD_W, gap=4)
    asked = int(state.phase) if state.actor == state.viewer else -1
    is_laid = state.stones.laid == CELLS
    return [
        _hand_card(card, x, asked, is_laid and state.stones.show(card))
        for card, x in zip(hand, lefts, strict=True)
    ]


@lru_cache(SOME)
def _hand_card(card: int, x: float, asked: int, is_matching: bool) -> Shape:
    action, why = None, None
    if asked == PAY:
        action = card
    elif asked == TURN and is_matching:
        action = SCORE + card
    elif asked == TURN:
        why = Message("refused-no-formation")
    words = {PAY: "pay", TURN: "score"} if action is not None else {}
    return Group(
        id=f"card-{card}",
        x=x,
        y=480,
        w=CARD_W,
        h=CARD_H,
        parts=_card(card, style=" matching" * is_matching),
        label=Message(words.get(asked, "hold"), card=card_message(card)),
        action=action,
        why=why,
    )


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
    if not _is_asked(state, TURN):
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
