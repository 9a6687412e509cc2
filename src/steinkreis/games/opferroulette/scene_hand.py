"""The own hand: each card with what it would do."""

from __future__ import annotations

from functools import cache

from steinkreis.core.message import Message
from steinkreis.games.opferroulette.choices import may_play
from steinkreis.games.opferroulette.names import Prey, colour_of, direction_message, lying, owned
from steinkreis.games.opferroulette.questions import DROP, ROLL, STRIKE, TURN
from steinkreis.games.opferroulette.refusals import why_not
from steinkreis.games.opferroulette.rules import Opferroulette
from steinkreis.kit.stonehenge import (
    CARDS,
    COLOUR_NAMES,
    COLOUR_OF_CARD,
    card_message,
    is_trilith,
    next_of_colour,
    number,
)
from steinkreis.scene.kept import kept
from steinkreis.scene.shapes import Box, Shape, Sprite, Text
from steinkreis.scene.stonehenge import CARD, CARD_H, CARD_W, disc, face, sign
from steinkreis.scene.thing import thing

TAB_H = 32.0
CELL = (CARD_W, CARD_H + 2 * TAB_H + 4)


def hand(state: Opferroulette) -> list[Shape]:
    """The viewer's own cards, by colour, each with what it would do."""
    cards = sorted(state.hands[state.viewer], key=lambda card: (_order(card), card))
    if not state.is_asked(TURN):
        return [_held(card) for card in cards]
    return [_playable(state, card) for card in cards]


def _order(card: int) -> int:
    return CARDS if is_trilith(card) else int(COLOUR_OF_CARD[card])


@cache
def _held(card: int) -> Shape:
    shown = thing(f"card-{card}", CARD, face(card), Message("hold", card=card_message(card)))
    return thing(f"slot-{card}", CELL, [shown])


def _playable(state: Opferroulette, card: int) -> Shape:
    """A card to roll with (or to turn the ball), and tabs for the other things it can do."""
    parts = [_rolling(state, card)]
    if not is_trilith(card):
        for use in (DROP, STRIKE):
            if may_play(state, use, card):
                field = _target(state, use, card)
                prey = lying(state.offerings, field)
                parts.append(_tab(use, card, field, prey, state.seats, len(parts) - 1))
    return thing(f"slot-{card}", CELL, parts)


def _target(state: Opferroulette, use: int, card: int) -> int:
    """The field on which the ball comes to lie."""
    if use == DROP:
        return int(state.ball)
    return int(next_of_colour(state.ball, COLOUR_OF_CARD[card], state.direction))


def _rolling(state: Opferroulette, card: int) -> Shape:
    action = card if may_play(state, ROLL, card) else None
    why = why_not(state, card) if action is None else None
    if is_trilith(card):
        towards = direction_message(-int(state.direction))
        label = Message("turn", card=card_message(card), direction=towards)
        return thing(f"card-{card}", CARD, _banded(card, "⇄"), label, action=action, why=why)
    field = _target(state, ROLL, card)
    label = _label("roll", card, field, lying(state.offerings, field), state.seats)
    parts = face(card) if action is None else _banded(card, f"→{number(field)}")
    return thing(f"card-{card}", CARD, parts, label, action=action, why=why)


@cache
def _banded(card: int, words: str) -> tuple[Shape, ...]:
    """On the band of the card, beside the sign: where the ball would roll, or that it turns."""
    colour = COLOUR_NAMES[COLOUR_OF_CARD[card]]
    return (
        *face(card)[:-1],
        sign(colour, (15, 58.5), 17),
        Text(x=56, y=59, text=words, size=15, anchor="end", style=f"henge-target {colour}"),
    )


def _label(name: str, card: int, field: int, prey: Prey, seats: int) -> Message:
    day, night = [owned(owners, seats) for owners in prey]
    return Message(name, card=card_message(card), number=number(field), day=day, night=night)


@kept
def _tab(use: int, card: int, field: int, prey: Prey, seats: int, place: int) -> Shape:
    """Below a card: let the ball fall on a field, with what lies in the two pits there."""
    name = "drop" if use == DROP else "strike"
    parts: list[Shape] = [
        Box(w=CARD_W, h=TAB_H - 2, round=6, style="henge-tab"),
        Text(
            x=4, y=15.5, text=f"↓{number(field)}", size=15, anchor="start", style="henge-tab-words"
        ),
        *_prey(prey, seats),
    ]
    label = _label(name, card, field, prey, seats)
    middle = CARD_W / 2, CARD_H + 3 + TAB_H * (place + 0.5)
    return thing(
        f"{name}-{card}", (CARD_W, TAB_H), parts, label, middle=middle, action=use * CARDS + card
    )


def _prey(prey: Prey, seats: int) -> list[Shape]:
    """What lies there by day, above, and by night, below, as small discs."""
    shapes: list[Shape] = []
    for row, owners in enumerate(prey):
        y = 8.5 + 13 * row
        sky = "henge-day" if row == 0 else "henge-night"
        shapes.append(Sprite(x=27, y=y - 4.5, name=sky, w=9, h=9))
        step = min(11.0, 15 / max(1, len(owners) - 1))
        for k, owner in enumerate(owners):
            shapes += disc(colour_of(owner, seats), 5.4, 43 + step * k, y)
    return shapes
