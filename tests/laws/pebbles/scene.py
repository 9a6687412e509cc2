"""What lies on the table: players, deck and pot, the best card, the own hand."""

from __future__ import annotations

from steinkreis.core.message import Message, Seat
from steinkreis.scene.assembly import scene
from steinkreis.scene.plaque import plaque, players
from steinkreis.scene.shapes import Box, Button, Flow, Group, Panel, Scene, Shape, Text

from .rules import PASS, PLAY, Pebbles

PLATE = (108.0, 50.0)
CARD_W, CARD_H = 54.0, 78.0
BOARD = Panel(name="board", window=(0, 0, 240, CARD_H))
HAND = Panel(name="hand", part="hand", flow=Flow(cell=(CARD_W, CARD_H), count=4))


def draw(state: Pebbles) -> Scene:
    """The table as `state.viewer` sees it."""
    board = [_pile("deck", int(state.deck.left), 0), _pile("pot", state.pot, 186)]
    if state.best >= 0:
        board.append(_card(state.best, x=93, label=Message("best", card=state.best + 1)))
    panels: list[tuple[Panel, list[Shape]]] = [
        (players(state.seats, PLATE), [_plaque(state, seat) for seat in range(state.seats)]),
        (BOARD, board),
    ]
    if state.viewer >= 0:
        panels.append((HAND, [_held(state, card) for card in state.hands[state.viewer]]))
    return scene(panels, [PASS_BUTTON] if state.is_asked(PLAY) else [])


PASS_BUTTON = Button(id="pass", text=Message("button-pass"), action=PASS)


def _plaque(state: Pebbles, seat: int) -> Shape:
    words = Message("plaque", who=Seat(seat), pebbles=state.won[seat], hand=len(state.hands[seat]))
    return plaque(seat, PLATE, [Text(x=54, y=34, text=state.won[seat])], words)


def _pile(name: str, count: int, x: float) -> Shape:
    label = Message(name, count=count)
    parts = (Box(w=CARD_W, h=CARD_H, round=6), Text(x=27, y=39, text=count))
    return Group(id=name, x=x, w=CARD_W, h=CARD_H, parts=parts, label=label)


def _held(state: Pebbles, card: int) -> Shape:
    """One of the viewer's own cards; those that are too low say so."""
    label = Message("card", card=card + 1)
    if not state.is_asked(PLAY):
        return _card(card, label=label)
    if card > state.best:
        return _card(card, label=Message("play", card=card + 1), action=card)
    return _card(card, label=label, why=Message("refused-too-low"))


def _card(
    card: int,
    *,
    label: Message,
    x: float = 0,
    action: int | None = None,
    why: Message | None = None,
) -> Shape:
    return Group(
        id=f"card-{card}",
        x=x,
        w=CARD_W,
        h=CARD_H,
        parts=(Box(w=CARD_W, h=CARD_H, round=6, style="card"), Text(x=27, y=39, text=card + 1)),
        label=label,
        action=action,
        why=why,
    )
