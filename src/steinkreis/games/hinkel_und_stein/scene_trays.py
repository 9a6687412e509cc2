"""The stones still to be played: a tray for each kind, with its rights."""

from __future__ import annotations

from functools import cache

from steinkreis.core.message import Message
from steinkreis.games.hinkel_und_stein.holdings import USED_BOTH, USED_FATE, USED_NOTCH, USED_TOP
from steinkreis.games.hinkel_und_stein.material import (
    BOULDER,
    COLUMN,
    FIRST_OF,
    KIND_NAMES,
    KIND_OF,
    KINDS,
    MENHIR,
    QUARTZ,
    SMALLEST_BOULDER,
    WEIGHTS,
)
from steinkreis.games.hinkel_und_stein.names import kind_message, stone_message, taken_message
from steinkreis.games.hinkel_und_stein.questions import BET, BOTH, FIELD, LAST, STONE, TOP
from steinkreis.games.hinkel_und_stein.rules import HinkelStein
from steinkreis.games.hinkel_und_stein.scene_scale import number_on, picture, size_of
from steinkreis.kit.bits import BIT
from steinkreis.scene.kept import kept
from steinkreis.scene.shapes import Box, Flow, Panel, Shape, Sprite, Text
from steinkreis.scene.thing import thing

TRAY = TRAY_W, TRAY_H = 190.0, 86.0
TRAYS = Panel(name="trays", part="hand", flow=Flow(cell=TRAY, count=KINDS))

# The rights: their sign, their kind, and how it is marked that they are used; one never is.
RIGHTS = [
    ("notch", MENHIR, USED_NOTCH),
    ("quartz", QUARTZ, 0),
    ("fate", BOULDER, USED_FATE),
    ("top", BOULDER, USED_TOP),
    ("both", COLUMN, USED_BOTH),
]


def tray(state: HinkelStein, kind: int) -> Shape:
    owner = int(state.owner(kind))
    is_turn = state.kind == kind and state.actor >= 0 and state.phase in (BET, STONE, FIELD, LAST)
    style = "tray" + " acting" * is_turn
    parts: list[Shape] = [Box(w=TRAY_W, h=TRAY_H, round=9, style=style)]
    x = 6.0
    if owner < state.seats:
        parts.append(Sprite(x=x, y=4, name=f"badge-{owner}", w=15, h=15))
        x += 19
    words = kind_message(kind)
    parts.append(Text(x=x, y=12, text=words, size=13, anchor="start", style="small kind"))
    parts += _rights(state, kind)
    parts += _role_sign(state, kind)
    lying = int(state.scale.stones())
    first, count = int(FIRST_OF[kind]), len(WEIGHTS[kind])
    slot = (TRAY_W - 6) / max(count, 3)
    for stone in range(first, first + count):
        middle = TRAY_W / 2 + slot * (stone - first + 0.5 - count / 2)
        if not lying & BIT[stone]:
            is_left = state.stock & BIT[stone] != 0
            parts.append(_stone_of(state, stone, middle) if is_left else _gone(stone, middle))
    return thing(f"tray-{KIND_NAMES[kind]}", TRAY, parts)


def _rights(state: HinkelStein, kind: int) -> list[Shape]:
    """The special rights of a kind, faint when they are used up."""
    if state.seats == 3 and kind == QUARTZ:
        return []
    owned = [(sign, right) for sign, kind_of_right, right in RIGHTS if kind_of_right == kind]
    return [
        _right(sign, TRAY_W - 22 - 19.0 * k, bool(state.used & right))
        for k, (sign, right) in enumerate(owned)
    ]


@cache
def _right(sign: str, x: float, is_used: bool) -> Shape:
    label = Message("right-used" if is_used else f"right-{sign}")
    style = "used" if is_used else ""
    return Sprite(x=x, y=4, name=f"right-{sign}", w=16, h=16, style=style, label=label)


def _role_sign(state: HinkelStein, kind: int) -> list[Shape]:
    """Two players: whether a kind is played actively in this round."""
    if state.seats != 2 or state.is_fresh:
        return []
    if state.is_active(kind):
        words = Message("is-active")
    elif state.scale.has(kind):
        words = Message("is-passive")
    else:
        return []
    return [Text(x=TRAY_W - 44, y=12, text=words, size=12, anchor="end", style="small role")]


@cache
def _gone(stone: int, middle: float) -> Shape:
    width, height = size_of(stone)
    return picture(stone, middle - width / 2, TRAY_H - 3 - height, style=" gone")


def _stone_of(state: HinkelStein, stone: int, middle: float) -> Shape:
    action, why = None, None
    words = "stone"
    if state.is_asked(STONE):
        if state.legal() & BIT[stone]:
            action, words = stone, "choose"
        else:
            why = state.refusal(stone)
    elif stone == SMALLEST_BOULDER and state.is_asked(LAST) and state.legal() & BIT[TOP]:
        action, words = TOP, "put-top"
    is_chosen = (
        state.phase == FIELD and state.stone in (stone, BOTH) and state.kind == KIND_OF[stone]
    )
    return _stone(stone, middle, words, action, why, is_chosen, state.options.is_exact)


@kept
def _stone(
    stone: int,
    middle: float,
    words: str,
    action: int | None,
    why: Message | None,
    is_chosen: bool,
    is_exact: bool,
) -> Shape:
    """A stone in its tray."""
    width, height = size_of(stone)
    return thing(
        f"stone-{stone}",
        (width, height),
        (picture(stone, style=" chosen" * is_chosen), number_on(stone, is_exact)),
        Message(words, stone=stone_message(stone), taken=taken_message(stone)),
        middle=(middle, TRAY_H - 3 - height / 2),
        action=action,
        why=why,
    )
