"""The own hand: each card with what it can be played for."""

from __future__ import annotations

from steinkreis.core.message import Message
from steinkreis.games.der_hohe_rat.choices import can_discuss, can_join, can_sit
from steinkreis.games.der_hohe_rat.material import CAMPS
from steinkreis.games.der_hohe_rat.questions import COUNSEL, DISCUSS, MORE, RETURN, SIT, TURN
from steinkreis.games.der_hohe_rat.refusals import why_not
from steinkreis.games.der_hohe_rat.rules import DerHoheRat
from steinkreis.kit.cards import is_known
from steinkreis.kit.stonehenge import card_message
from steinkreis.scene.kept import kept
from steinkreis.scene.shapes import Box, Shape, Text
from steinkreis.scene.stonehenge import CARD, CARD_H, CARD_W, face
from steinkreis.scene.thing import thing

TAB_W, TAB_H = 82.0, 25.0
CELL = (TAB_W, CARD_H + 3 * TAB_H + 4)
LEFT = (TAB_W - CARD_W) / 2
USES = {DISCUSS: "discuss", SIT: "sit", COUNSEL: "counsel"}


def hand(state: DerHoheRat) -> list[Shape]:
    """The viewer's own cards, by their numbers."""
    held = sorted(card for card in state.hands.held[state.viewer] if is_known(card))
    if state.is_asked(TURN) and not state.acted:
        return [_playable(state, card) for card in held]
    return [_card(state, card) for card in held]


def _card(state: DerHoheRat, card: int) -> Shape:
    """A card that is joined, given back, or just held."""
    if state.is_asked(RETURN):
        return _held("return", card, True, None)
    if state.is_asked(MORE):
        can = bool(can_join(state, card))
        return _held("join", card, can, None if can else why_not(state, card))
    return _held("hold", card, False, None)


@kept
def _held(name: str, card: int, can: bool, why: Message | None) -> Shape:
    label = Message(name, card=card_message(card))
    shown = thing(
        f"card-{card}",
        CARD,
        face(card),
        label,
        middle=(TAB_W / 2, CARD_H / 2),
        action=card if can else None,
        why=why,
    )
    return thing(f"slot-{card}", CELL, [shown])


def _playable(state: DerHoheRat, card: int) -> Shape:
    """A card with a tab for each action it may be played for."""
    label = Message("hold", card=card_message(card))
    parts: list[Shape] = [
        thing(f"card-{card}", CARD, face(card), label, middle=(TAB_W / 2, CARD_H / 2))
    ]
    able = [(DISCUSS, bool(can_discuss(state, card))), (SIT, bool(can_sit(state, card)))]
    if state.seats == CAMPS:
        able.append((COUNSEL, True))
    for place, (use, can) in enumerate(able):
        why = None if can else why_not(state, use + card)
        parts.append(_tab(use, card, place, can, why))
    return thing(f"slot-{card}", CELL, parts)


@kept
def _tab(use: int, card: int, place: int, can: bool, why: Message | None) -> Shape:
    name = USES[use]
    style = "" if can else " small"
    parts = (
        Box(w=TAB_W, h=TAB_H - 2, round=6, style="henge-tab"),
        Text(
            x=TAB_W / 2, y=TAB_H / 2 - 1, text=Message(f"tab-{name}"), size=13, room=TAB_W - 8,
            style=f"henge-tab-words{style}",
        ),
    )  # fmt: skip
    middle = TAB_W / 2, CARD_H + 3 + TAB_H * (place + 0.5)
    return thing(
        f"{name}-{card}",
        (TAB_W, TAB_H),
        parts,
        Message(f"play-{name}", card=card_message(card)),
        middle=middle,
        action=use + card if can else None,
        why=why,
    )
