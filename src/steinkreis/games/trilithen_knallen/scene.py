"""What lies on the table: players with their discs, the track around the display, the hand.

A card of the display shows its face while it lies open, and to whoever looks at it in secret; never
because somebody remembers it. With notes, a small mark on its back says what the viewer saw there.
"""

from __future__ import annotations

from functools import cache

from steinkreis.core.message import Message, Seat
from steinkreis.core.state import OVER
from steinkreis.games.trilithen_knallen.material import HAND as MOST_CARDS
from steinkreis.games.trilithen_knallen.material import triliths_of
from steinkreis.games.trilithen_knallen.names import card_message
from steinkreis.games.trilithen_knallen.questions import (
    CARD,
    COVER,
    DEAL,
    DIRECTION,
    DISCARD,
    DONE,
    FLIP,
    KEEP,
    LOOK,
    NO_LOOK,
    SKIP,
    STAY,
    STOP,
)
from steinkreis.games.trilithen_knallen.refusals import why_not
from steinkreis.games.trilithen_knallen.rules import TrilithenKnallen
from steinkreis.games.trilithen_knallen.scene_track import BOARD, board
from steinkreis.games.trilithen_knallen.stakes import HOME
from steinkreis.games.trilithen_knallen.track import NONE
from steinkreis.kit.stonehenge import field_of, number
from steinkreis.scene.assembly import scene
from steinkreis.scene.kept import kept
from steinkreis.scene.plaque import plaque, players
from steinkreis.scene.shapes import Box, Button, Flow, Panel, Scene, Shape, Sprite, Text
from steinkreis.scene.stonehenge import CARD as CARD_SIZE
from steinkreis.scene.stonehenge import CARD_H, CARD_W, PLAYER_COLOURS, back, disc
from steinkreis.scene.thing import thing

PLATE = PLATE_W, PLATE_H = 150.0, 82.0
DISC_R, STEP = 4.9, 10.2
LOOT_ROW = 11
PILE = 0.62
PILES_W = 2 * PILE * CARD_W + 12
PILES = Panel(name="piles", part="aside", window=(0, 0, PILES_W, PILE * CARD_H + 18), folds=True)


@cache
def _hand_panel(seats: int) -> Panel:
    return Panel(name="hand", part="hand", flow=Flow(cell=CARD_SIZE, count=MOST_CARDS[seats]))


def draw(state: TrilithenKnallen) -> Scene:
    """The table as `state.viewer` sees it."""
    plates = [_plaque_of(state, seat) for seat in range(state.seats)]
    panels: list[tuple[Panel, list[Shape]]] = [
        (players(state.seats, PLATE), plates),
        (BOARD, board(state)),
        (PILES, [_deck(int(state.deck.left)), _discards(int(state.discard.size), state.top)]),
    ]
    if state.viewer >= 0:
        panels.append((_hand_panel(state.seats), _hand(state)))
    return scene(panels, _buttons(state))


# The players


def _plaque_of(state: TrilithenKnallen, seat: int) -> Shape:
    held = state.stakes
    mine = triliths_of(state.seats, seat)
    discs = [(t, k) for t in range(len(held.discs)) for k in range(held.most)]
    return _plaque(
        seat,
        tuple((t, tuple(k for k in range(held.most) if held.discs_of(t)[k] == HOME)) for t in mine),
        tuple((t, k) for t, k in discs if held.holders[t * held.most + k] == seat),
        tuple(held.lives[t] for t in mine) if state.options.lives > 1 else (),
        held.bars[seat],
        len(state.hands[seat]),
        state.is_racing(seat),
        seat == state.actor or (state.phase not in (OVER, DEAL) and seat == state.racer),
        seat == state.viewer,
        seat == state.starter and state.phase >= DEAL,
    )


@kept
def _plaque(
    seat: int,
    own: tuple[tuple[int, tuple[int, ...]], ...],
    loot: tuple[tuple[int, int], ...],
    lives: tuple[int, ...],
    bars: int,
    hand: int,
    is_racing: bool,
    is_acting: bool,
    is_mine: bool,
    is_first: bool,
) -> Shape:
    """A player: name, the discs of each trilith, then all that was won, and cards in hand."""
    parts: list[Shape] = []
    for row, (trilith, left) in enumerate(own):
        y = 32 + 13 * row
        parts += [_disc(trilith, k, 14 + STEP * place, y) for place, k in enumerate(left)]
        if lives:
            parts += [_bar(trilith, 113 + 6 * n, y) for n in range(lives[row])]
        parts.append(Text(x=PLATE_W - 12, y=y, text=len(left), size=13, style="points"))
    in_row = max(LOOT_ROW, (len(loot) + 1) // 2)
    step = STEP * (LOOT_ROW - 1) / (in_row - 1)
    for place, (trilith, k) in enumerate(loot):
        row, column = divmod(place, in_row)
        parts.append(_disc(trilith, k, 22 + step * column, 61 + 12 * row))
    parts += [
        Sprite(x=PLATE_W - 14 - 9 * n, y=46, name="knall-bar", w=7, h=14) for n in range(bars)
    ]
    parts += [
        Box(x=PLATE_W - 40, y=8, w=10, h=13, round=2, style="henge-card back"),
        Text(x=PLATE_W - 19, y=15, text=hand, size=13, style="small"),
    ]
    if not is_racing:
        parts.append(Box(w=PLATE_W, h=PLATE_H, round=10, style="knall-out"))
    label = Message(
        "plaque" if is_racing else "plaque-out",
        who=Seat(seat),
        left=sum(len(left) for _, left in own),
        won=len(loot),
        hand=hand,
    )
    return plaque(
        seat, PLATE, parts, label, indent=12,
        is_acting=is_acting, is_mine=is_mine, is_first=is_first,
    )  # fmt: skip


@cache
def _disc(trilith: int, k: int, x: float, y: float) -> Shape:
    size = (2 * DISC_R, 2 * DISC_R)
    parts = disc(PLAYER_COLOURS[trilith], DISC_R, DISC_R, DISC_R)
    return thing(f"disc-{trilith}-{k}", size, parts, middle=(x, y))


@cache
def _bar(trilith: int, x: float, y: float) -> Shape:
    return Box(x=x, y=y - 6, w=5, h=12, round=1, style=f"henge-bar {PLAYER_COLOURS[trilith]}")


# The piles


@cache
def _deck(count: int) -> Shape:
    parts: list[Shape] = [*back(PILE)] if count else [_slot()]
    parts.append(_count(count))
    size = (PILE * CARD_W, PILE * CARD_H)
    middle = PILE * CARD_W / 2, PILE * CARD_H / 2
    return thing("deck", size, parts, Message("draw-pile", count=count), middle=middle)


@kept
def _discards(count: int, top: int) -> Shape:
    size = (PILE * CARD_W, PILE * CARD_H)
    parts: list[Shape] = [_slot()]
    label = Message("discards-none")
    if top != NONE:
        parts.append(thing(f"card-{top}", size, day_face(top, PILE)))
        label = Message("discards", count=count, card=card_message(top))
    parts.append(_count(count))
    return thing(
        "discards", size, parts, label,
        middle=(PILES_W - PILE * CARD_W / 2, PILE * CARD_H / 2),
    )  # fmt: skip


def _slot() -> Shape:
    return Box(w=PILE * CARD_W, h=PILE * CARD_H, round=6, style="slot")


def _count(count: int) -> Shape:
    return Text(x=PILE * CARD_W / 2, y=PILE * CARD_H + 9, text=count, size=15, style="count")


@cache
def day_face(card: int, scale: float = 1) -> tuple[Shape, ...]:
    """A day card: its number and the sun. Its printed colour has no meaning here."""
    width, height = scale * CARD_W, scale * CARD_H
    return (
        Box(w=width, h=height, round=scale * 7, style="henge-card day"),
        Text(
            x=width / 2, y=scale * 45, text=number(field_of(card)), size=scale * 36,
            style="henge-value day",
        ),
        Sprite(
            x=scale * 40, y=scale * 5, name="henge-day", w=scale * 17, h=scale * 17, glyph="☼"
        ),
    )  # fmt: skip


# The own hand


def _hand(state: TrilithenKnallen) -> list[Shape]:
    hand = sorted(state.hands[state.viewer])
    if state.is_asked(CARD):
        playable = state.playable(state.runner)
        return [_playable(state, card, card >> 1 in playable) for card in hand]
    if state.is_asked(DISCARD):
        return [_shown(card, Message("throw", card=card_message(card)), True) for card in hand]
    return [_shown(card, Message("hold", card=card_message(card)), False) for card in hand]


def _playable(state: TrilithenKnallen, card: int, is_playable: bool) -> Shape:
    if is_playable:
        return _shown(card, Message("play", card=card_message(card)), True)
    why = why_not(state, card >> 1)
    label = Message("hold", card=card_message(card))
    return thing(f"card-{card}", CARD_SIZE, day_face(card), label, style="idle", why=why)


@kept
def _shown(card: int, label: Message, can: bool) -> Shape:
    action = card >> 1 if can else None
    return thing(f"card-{card}", CARD_SIZE, day_face(card), label, action=action)


# Answers without a place on the table


def _buttons(state: TrilithenKnallen) -> list[Shape]:
    if state.actor != state.viewer:
        return []
    if state.phase == CARD and not state.playable(state.runner):
        return [_button("skip", SKIP)]
    if state.phase == DISCARD:
        return [_button("done", DONE)]
    if state.phase == DIRECTION and state.options.may_stay:
        return [_button("stay", STAY)]
    if state.phase == FLIP and state.may_stop():
        return [_button("stop", STOP)]
    if state.phase == LOOK:
        return [_button("no-look", NO_LOOK)]
    if state.phase == KEEP:
        return [_button("keep", 0)]
    return [_button("cover", 0)] if state.phase == COVER else []


@cache
def _button(name: str, action: int) -> Shape:
    return Button(id=name, text=Message(f"button-{name}"), action=action)
