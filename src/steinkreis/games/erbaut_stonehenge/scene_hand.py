"""The own hand: each card with what it could be played for, and what that would bring."""

from __future__ import annotations

from functools import cache

from steinkreis.core.message import Message
from steinkreis.games.erbaut_stonehenge.material import FIRST_BLUESTONE
from steinkreis.games.erbaut_stonehenge.politics import fits
from steinkreis.games.erbaut_stonehenge.projects import is_neutral, sites_for
from steinkreis.games.erbaut_stonehenge.questions import DISCARD, PAY, PROJECT
from steinkreis.games.erbaut_stonehenge.refusals import why_not
from steinkreis.games.erbaut_stonehenge.rules import ErbautStonehenge
from steinkreis.games.erbaut_stonehenge.scene_yards import bar
from steinkreis.kit.bits import members
from steinkreis.kit.cards import is_known
from steinkreis.kit.stonehenge import card_message
from steinkreis.scene.kept import kept
from steinkreis.scene.shapes import Box, Flow, Panel, Shape, Text
from steinkreis.scene.stonehenge import CARD, CARD_H, CARD_W, PLAYER_COLOURS, disc, face
from steinkreis.scene.thing import thing

TAB_H = 28.0
CELL = (CARD_W, CARD_H + TAB_H)
HELD = Panel(name="hand", part="hand", flow=Flow(cell=CELL, count=4))
NONE = -1


def hand(state: ErbautStonehenge) -> list[Shape]:
    """The viewer's own cards, by colour."""
    held = [card for card in state.hands[state.viewer] if is_known(card)]
    return [_card(state, card) for card in sorted(held)]


def _card(state: ErbautStonehenge, card: int) -> Shape:
    seat = state.viewer
    block, bluestone = gains(state, seat, card)
    if state.is_asked(PROJECT):
        can = block != NONE or bluestone != NONE
        why = None if can else why_not(state, card)
        return _held("play", card, block, bluestone, seat, can, why)
    if state.is_asked(PAY):
        can = bool(fits(card, state.target, state.yards[state.target].card))
        return _held(
            "pay", card, block, bluestone, seat, can, None if can else why_not(state, card)
        )
    if state.is_asked(DISCARD):
        return _held("discard", card, block, bluestone, seat, True, None)
    return _held("hold", card, block, bluestone, seat, False, None)


def gains(state: ErbautStonehenge, seat: int, card: int) -> tuple[int, int]:
    """The most that a block and that a bluestone would bring with this card, or NONE."""
    block, bluestone = NONE, NONE
    for site in members(sites_for(state, seat, card)):
        gain = state.monument.gain(seat, site, is_neutral=bool(is_neutral(state, seat, site)))
        if site < FIRST_BLUESTONE:
            block = max(block, gain)
        else:
            bluestone = max(bluestone, gain)
    return block, bluestone


@kept
def _held(
    name: str,
    card: int,
    block: int,
    bluestone: int,
    seat: int,
    can: bool,
    why: Message | None,
) -> Shape:
    """A card, and below it what it may be played for at best."""
    label = Message(name, card=card_message(card), uses=_uses(block, bluestone))
    shown = thing(f"card-{card}", CARD, face(card), label, action=card if can else None, why=why)
    return thing(f"slot-{card}", CELL, [shown, *_tab(block, bluestone, PLAYER_COLOURS[seat])])


def _uses(block: int, bluestone: int) -> list[Message]:
    uses = []
    if block != NONE:
        uses.append(Message("use-block", points=block))
    if bluestone != NONE:
        uses.append(Message("use-bluestone", points=bluestone))
    return uses or [Message("use-none")]


@cache
def _tab(block: int, bluestone: int, colour: str) -> tuple[Shape, ...]:
    y = CARD_H + TAB_H / 2 + 1
    parts: list[Shape] = [Box(y=CARD_H + 3, w=CARD_W, h=TAB_H - 4, round=6, style="henge-tab")]
    if block == NONE and bluestone == NONE:
        parts.append(Text(x=CARD_W / 2, y=y, text="–", size=14, style="henge-tab-words"))
    both = block != NONE and bluestone != NONE
    if block != NONE:
        x = 8.0 if both else 20.0
        parts += bar(colour, (x, y), 0.85)
        parts.append(_gain(x + 6, y, block))
    if bluestone != NONE:
        x = 37.0 if both else 20.0
        parts += disc(colour, 6, x, y)
        parts.append(_gain(x + 7, y, bluestone))
    return tuple(parts)


def _gain(x: float, y: float, points: int) -> Shape:
    return Text(x=x, y=y + 0.5, text=f"+{points}", size=13, anchor="start", style="henge-tab-words")
