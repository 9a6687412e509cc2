"""What lies on the table: players with their yards, the circle with pile and display, the hand.

A scene is put together from pieces that are made once and kept: what looks the same, is the same.
"""

from __future__ import annotations

from functools import cache

from steinkreis.core.message import Message, Seat
from steinkreis.games.erbaut_stonehenge.drawing import takeable
from steinkreis.games.erbaut_stonehenge.questions import (
    END,
    PILE,
    POLITICS,
    PROJECT,
    SABOTAGE,
    SITE,
    STEAL,
    TAKE,
)
from steinkreis.games.erbaut_stonehenge.refusals import why_not
from steinkreis.games.erbaut_stonehenge.rules import ErbautStonehenge
from steinkreis.games.erbaut_stonehenge.scene_circle import monument
from steinkreis.games.erbaut_stonehenge.scene_hand import HELD, hand
from steinkreis.games.erbaut_stonehenge.scene_yards import PLATE, yards
from steinkreis.games.erbaut_stonehenge.yards import NOTHING
from steinkreis.kit.stonehenge import card_message
from steinkreis.scene.assembly import scene
from steinkreis.scene.kept import kept
from steinkreis.scene.plaque import players
from steinkreis.scene.shapes import Box, Button, Panel, Point, Scene, Shape, Text
from steinkreis.scene.stonehenge import BOARD, CARD_H, CARD_W, MIDDLE, back, face
from steinkreis.scene.thing import thing

CORNER = 0.86
SIZE = CORNER_W, CORNER_H = CORNER * CARD_W, CORNER * CARD_H
FAR = 2 * MIDDLE
NEAR_X, NEAR_Y = CORNER_W / 2 + 1, CORNER_H / 2 + 1
CORNERS: list[Point] = [  # of the display; the pile lies in the fourth one, at the upper left
    (FAR - NEAR_X, NEAR_Y),
    (FAR - NEAR_X, FAR - NEAR_Y),
    (NEAR_X, FAR - NEAR_Y),
]


def draw(state: ErbautStonehenge) -> Scene:
    """The table as `state.viewer` sees it."""
    panels: list[tuple[Panel, list[Shape]]] = [
        (players(state.seats, PLATE), yards(state)),
        (BOARD, [*monument(state), *_cards(state)]),
    ]
    if state.viewer >= 0:
        panels.append((HELD, hand(state)))
    return scene(panels, _buttons(state))


# Pile and display, in the corners of the board


def _cards(state: ErbautStonehenge) -> list[Shape]:
    asked = state.is_asked(TAKE)
    able = takeable(state) if asked else []
    shapes = [_pile(int(state.deck.left), PILE in able)]
    for k, card in enumerate(state.display):
        can = card in able
        why = why_not(state, card) if asked and not can and card != NOTHING else None
        shapes.append(_displayed(k, card, can, why))
    return shapes


@cache
def _pile(count: int, can: bool) -> Shape:
    parts: list[Shape] = [*back(CORNER)] if count else [_slot()]
    parts.append(Text(x=CORNER_W / 2, y=CORNER_H - 9, text=count, size=15, style="pile-count"))
    label = Message("take-pile" if can else "draw-pile", count=count)
    return thing("deck", SIZE, parts, label, middle=(NEAR_X, NEAR_Y), action=PILE if can else None)


@kept
def _displayed(k: int, card: int, can: bool, why: Message | None) -> Shape:
    """An open card; the three places keep their corners."""
    if card == NOTHING:
        label = Message("display-empty")
        return thing(f"display-{k}", SIZE, [_slot()], label, middle=CORNERS[k])
    label = Message("take" if can else "display", card=card_message(card))
    return thing(
        f"card-{card}",
        SIZE,
        face(card, CORNER),
        label,
        middle=CORNERS[k],
        action=card if can else None,
        why=why,
    )


def _slot() -> Shape:
    return Box(w=CORNER_W, h=CORNER_H, round=6, style="slot")


# Answers without a place


def _buttons(state: ErbautStonehenge) -> list[Shape]:
    if not (state.is_asked(PROJECT) or state.is_asked(SITE) or state.is_asked(POLITICS)):
        return []
    return [_button(int(state.phase), action) for action in state.actions() if action >= STEAL]


@cache
def _button(phase: int, action: int) -> Shape:
    if action == END:
        names = {PROJECT: "button-blocked", SITE: "button-cancel"}
        return Button(id="end", text=Message(names.get(phase, "button-end")), action=END)
    if action >= SABOTAGE:
        victim = Seat(action - SABOTAGE)
        text = Message("button-sabotage", who=victim)
        return Button(id=f"sabotage-{victim.index}", text=text, action=action)
    victim = Seat(action - STEAL)
    return Button(
        id=f"steal-{victim.index}", text=Message("button-steal", who=victim), action=action
    )
