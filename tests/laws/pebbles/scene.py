"""What lies on the table: players, deck and pot, the best card, the own hand."""

from __future__ import annotations

from steinkreis.core.message import Message, Seat
from steinkreis.scene.layout import row
from steinkreis.scene.shapes import Box, Button, Group, Scene, Shape, Text

from .rules import PASS, PLAY, Pebbles

WIDTH, HEIGHT = 360.0, 300.0
CARD_W, CARD_H = 54.0, 78.0


def draw(state: Pebbles) -> Scene:
    """The table as `state.viewer` sees it."""
    shapes: list[Shape] = [Box(w=WIDTH, h=HEIGHT, style="table")]
    lefts = row(state.seats, left=8, width=344, item=108, gap=10)
    shapes += [_plaque(state, seat, x) for seat, x in enumerate(lefts)]
    shapes += [_pile("deck", int(state.deck.left), 60), _pile("pot", state.pot, 246)]
    if state.best >= 0:
        shapes.append(_card(state.best, 153, 80, label=Message("best", card=state.best + 1)))
    shapes += _hand(state)
    if _is_asked(state):
        shapes.append(Button(id="pass", text=Message("button-pass"), action=PASS))
    return Scene(width=WIDTH, height=HEIGHT, shapes=tuple(shapes))


def _is_asked(state: Pebbles) -> bool:
    return state.phase == PLAY and state.actor == state.viewer


def _plaque(state: Pebbles, seat: int, x: float) -> Shape:
    words = Message("plaque", who=Seat(seat), pebbles=state.won[seat], hand=len(state.hands[seat]))
    parts = (Box(w=108, h=50, round=8, style="plaque"), Text(x=54, y=25, text=words, size=11))
    return Group(id=f"plaque-{seat}", x=x, y=8, w=108, h=50, parts=parts, label=words)


def _pile(name: str, count: int, x: float) -> Shape:
    label = Message(name, count=count)
    parts = (Box(w=CARD_W, h=CARD_H, round=6), Text(x=27, y=39, text=count))
    return Group(id=name, x=x, y=80, w=CARD_W, h=CARD_H, parts=parts, label=label)


def _hand(state: Pebbles) -> list[Shape]:
    """The viewer's own cards; those that are too low say so."""
    hand = state.hands[state.viewer] if state.viewer >= 0 else []
    lefts = row(len(hand), left=8, width=344, item=CARD_W, gap=6)
    return [_held(state, card, x) for card, x in zip(hand, lefts, strict=True)]


def _held(state: Pebbles, card: int, x: float) -> Shape:
    label = Message("card", card=card + 1)
    if not _is_asked(state):
        return _card(card, x, 200, label=label)
    if card > state.best:
        return _card(card, x, 200, label=Message("play", card=card + 1), action=card)
    return _card(card, x, 200, label=label, why=Message("refused-too-low"))


def _card(
    card: int,
    x: float,
    y: float,
    *,
    label: Message,
    action: int | None = None,
    why: Message | None = None,
) -> Shape:
    return Group(
        id=f"card-{card}",
        x=x,
        y=y,
        w=CARD_W,
        h=CARD_H,
        parts=(Box(w=CARD_W, h=CARD_H, round=6, style="card"), Text(x=27, y=39, text=card + 1)),
        label=label,
        action=action,
        why=why,
    )
