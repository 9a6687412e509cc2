"""What is seen: the players, the pot, the stones still to be played, and what can be answered."""

from __future__ import annotations

from steinkreis.core.message import Message, Seat
from steinkreis.games.hinkel_und_stein.material import (
    BIT,
    BOULDER,
    COLUMN,
    FIRST_OF,
    KIND_NAMES,
    KIND_OF,
    KINDS,
    LEFT,
    MENHIR,
    PASSAGES,
    QUARTZ,
    RIGHT,
    ROUNDS,
    SMALLEST_BOULDER,
    WEIGHTS,
)
from steinkreis.games.hinkel_und_stein.questions import (
    ACTIVE,
    BET,
    BOTH,
    CALL,
    CONDITION,
    DONE,
    FIELD,
    FOR_QUARTZ,
    HEAVIER,
    KEEP,
    LAST,
    LIGHTER,
    NOTCH,
    OFFER,
    OVER,
    PARTNER,
    REPLY,
    ROLE,
    SOLO,
    STONE,
    TAKE_ONE,
    TOP,
)
from steinkreis.games.hinkel_und_stein.rules import HinkelStein, kind_message
from steinkreis.games.hinkel_und_stein.scene_scale import (
    GROUND,
    WIDTH,
    evidence,
    fate,
    fields,
    height_of,
    is_asked,
    lying,
    numbers,
    picture,
    plank,
    size_of,
)
from steinkreis.games.hinkel_und_stein.table import NONE, USED_BOTH, USED_FATE, USED_NOTCH, USED_TOP
from steinkreis.games.hinkel_und_stein.tale import side_message, stone_message
from steinkreis.scene.layout import row
from steinkreis.scene.shapes import Box, Button, Group, Scene, Shape, Sprite, Text

TRAYS = 262.0
# Where the tray of each kind is, and how much room a stone has in it.
TRAY_AT = [(6.0, 0.0), (6.0, 84.0), (163.0, 0.0), (179.0, 84.0)]
TRAY_W = [152.0, 168.0, 191.0, 175.0]
SLOT = [29.0, 32.0, 37.0, 52.0]


# The rights: their sign, their kind, and how it is marked that they are used; one never is.
RIGHTS = [
    ("notch", MENHIR, USED_NOTCH),
    ("quartz", QUARTZ, 0),
    ("fate", BOULDER, USED_FATE),
    ("top", BOULDER, USED_TOP),
    ("both", COLUMN, USED_BOTH),
]


def draw(state: HinkelStein) -> Scene:
    """The table as `state.viewer` sees it."""
    height = height_of(state)
    shapes: list[Shape] = [
        Box(w=WIDTH, h=height, style="table"),
        Box(w=WIDTH, h=GROUND, style="sky"),
        Sprite(y=GROUND - 150, name="hills", w=WIDTH, h=154),
    ]
    shapes += [_plaque(state, seat) for seat in range(state.seats)]
    shapes += _heading(state)
    shapes += plank(state)
    shapes += fields(state)
    shapes += lying(state)
    shapes += fate(state)
    shapes += _middle(state)
    for kind in range(KINDS):
        shapes += _tray(state, kind)
    if not state.options.is_exact:
        shapes += evidence(state)
    shapes += _buttons(state)
    return Scene(width=WIDTH, height=height, shapes=tuple(shapes))


# The players


def _plaque(state: HinkelStein, seat: int) -> Shape:
    """A player: name, discs, kinds of stones, what was bet, and whether it is the chief."""
    width = min(112.0, (344 - 5 * (state.seats - 1)) / state.seats)
    x = row(state.seats, left=8, width=344, item=width, gap=5)[seat]
    style = "plaque" + " acting" * (seat == state.actor) + " mine" * (seat == state.viewer)
    discs = int(state.discs.of(seat))
    middle = width / 2
    named = Message("name", who=Seat(seat))
    parts: list[Shape] = [
        Box(w=width, h=62, round=10, style=style),
        Sprite(x=5, y=5, name=f"badge-{seat}", w=14, h=14, glyph=f"{seat + 1}"),
        Text(x=22, y=12, text=named, size=12, anchor="start", room=width - 27, style="name"),
        Sprite(x=middle - 31, y=23, name="disc", w=20, h=16, glyph="o"),
        Text(x=middle + 3, y=31, text=discs, size=18, style="points"),
    ]
    parts += _badges(state, seat, width)
    is_chief = state.chief == seat and state.dealt > 0
    if is_chief:
        parts.append(Sprite(x=width - 21, y=21, name="chief", w=16, h=18, glyph="^"))
    label, action, why = _plaque_says(state, seat, discs, is_chief)
    return Group(
        id=f"player-{seat}",
        x=x,
        y=6,
        w=width,
        h=62,
        parts=tuple(parts),
        label=label,
        action=action,
        why=why,
    )


def _plaque_says(
    state: HinkelStein, seat: int, discs: int, is_chief: bool
) -> tuple[Message, int | None, Message | None]:
    who = Seat(seat)
    if is_asked(state, CALL):
        if state.legal() & BIT[seat]:
            return Message("call", who=who), seat, None
        return Message("plaque", who=who, count=discs), None, Message("refused-called")
    if is_asked(state, OFFER) and state.legal() & BIT[PARTNER + seat]:
        return Message("offer", who=who), PARTNER + seat, None
    return Message("plaque-chief" if is_chief else "plaque", who=who, count=discs), None, None


def _badges(state: HinkelStein, seat: int, width: float) -> list[Shape]:
    """At the foot of a plaque: the kinds, and the bet of this round."""
    parts: list[Shape] = []
    x = 6.0
    bet = NONE
    for kind in range(KINDS):
        if state.owner(kind) == seat and state.dealt > 0:
            parts.append(Sprite(x=x, y=43, name=f"mark-{KIND_NAMES[kind]}", w=15, h=15))
            x += 17
            bet = max(bet, int(state.bet(kind)))
    if seat == state.partner:
        parts.append(Sprite(x=x + 2, y=43, name="partner", w=18, h=15, glyph="&"))
    if bet != NONE and not state.is_fresh:
        words = "–1" if bet == TAKE_ONE else f"+{bet}"
        style = "took" if bet == TAKE_ONE else "added"
        parts.append(Text(x=width - 8, y=51, text=words, size=13, anchor="end", style=style))
    return parts


# Around the scale


def _heading(state: HinkelStein) -> list[Shape]:
    """Above the scale: how far the game has come, and how the last round ended."""
    if state.dealt == 0:
        return []
    shown = Message(
        "where",
        passage=int(state.passage) + 1,
        passages=PASSAGES[state.seats],
        round=min(int(state.round) + 1, ROUNDS),
        rounds=ROUNDS,
    )
    shapes: list[Shape] = [Text(x=180, y=82, text=shown, size=11, style="sign")]
    last = state.last
    if last is not None and (state.is_fresh or state.phase in (KEEP, OVER)):
        winners = [Seat(seat) for seat in range(state.seats) if last.winners & BIT[seat]]
        words = Message("ended-nobody", side=side_message(int(last.side)))
        if winners:
            words = Message(
                "ended",
                side=side_message(int(last.side)),
                who=winners,
                winners=len(winners),
                count=int(last.part),
            )
        shapes.append(Text(x=180, y=99, text=words, size=12, room=344, style="count lit"))
    return shapes


# Between scale and stones


def _middle(state: HinkelStein) -> list[Shape]:
    """The pot, what wins, and the supply."""
    pot = int(state.discs.pot)
    supply = int(state.discs.supply)
    parts: list[Shape] = [Box(w=104, h=32, round=9, style="bowl")]
    parts += [
        Sprite(x=8 + 5.0 * k, y=8 - (k % 2), name="disc", w=20, h=16) for k in range(min(pot, 10))
    ]
    parts.append(Text(x=92, y=17, text=pot, size=17, style="points"))
    shapes: list[Shape] = [
        Group(
            id="pot",
            x=8,
            y=GROUND + 8,
            w=104,
            h=32,
            parts=tuple(parts),
            label=Message("pot", count=pot),
        )
    ]
    if state.condition != NONE:
        sign = "heavier" if state.condition == HEAVIER else "lighter"
        shapes.append(
            Group(
                id="condition",
                x=122,
                y=GROUND + 8,
                w=136,
                h=32,
                parts=(
                    Box(w=136, h=32, round=9, style="board"),
                    Sprite(x=6, y=5, name=sign, w=26, h=22),
                    Text(x=82, y=17, text=Message(f"wins-{sign}"), size=12, style="name"),
                ),
                label=Message(f"condition-{sign}"),
            )
        )
    shapes.append(
        Group(
            id="supply",
            x=268,
            y=GROUND + 8,
            w=84,
            h=32,
            parts=(
                Sprite(x=6, y=8, name="disc", w=20, h=16, style="far"),
                Text(x=58, y=17, text=Message("in-supply", count=supply), size=11, style="small"),
            ),
            label=Message("supply", count=supply),
        )
    )
    return shapes


# The stones still to be played


def _tray(state: HinkelStein, kind: int) -> list[Shape]:
    left, top = TRAY_AT[kind]
    top += TRAYS
    slot = SLOT[kind]
    width = TRAY_W[kind]
    owner = int(state.owner(kind))
    is_turn = state.kind == kind and state.actor >= 0 and state.phase in (BET, STONE, FIELD, LAST)
    style = "tray" + " acting" * is_turn
    shapes: list[Shape] = [Box(x=left, y=top, w=width, h=80, round=9, style=style)]
    x = left + 6
    if owner < state.seats:
        shapes.append(Sprite(x=x, y=top + 4, name=f"badge-{owner}", w=13, h=13))
        x += 17
    shapes.append(
        Text(x=x, y=top + 11, text=kind_message(kind), size=11, anchor="start", style="small kind")
    )
    shapes += _rights(state, kind, left + width - 6, top + 4)
    shapes += _role_sign(state, kind, left + width - 42, top + 11)
    lying = int(state.scale.stones())
    first = int(FIRST_OF[kind])
    for stone in range(first, first + len(WEIGHTS[kind])):
        middle = left + 3 + slot * (stone - first + 0.5)
        if state.stock & BIT[stone] and not lying & BIT[stone]:
            shapes.append(_stone_at_hand(state, stone, middle, top + 77))
        elif not lying & BIT[stone]:
            stone_width, stone_height = size_of(stone)
            x, y = middle - stone_width / 2, top + 77 - stone_height
            shapes.append(picture(stone, x, y, style=" gone"))
    return shapes


def _rights(state: HinkelStein, kind: int, x: float, y: float) -> list[Shape]:
    """The special rights of a kind, faint when they are used up."""
    shapes: list[Shape] = []
    for sign, kind_of_right, right in RIGHTS:
        if kind_of_right == kind and not (state.seats == 3 and kind == QUARTZ):
            x -= 15
            is_used = bool(state.used & right)
            label = Message("right-used" if is_used else f"right-{sign}")
            style = "used" if is_used else ""
            shapes.append(
                Sprite(x=x, y=y, name=f"right-{sign}", w=14, h=14, style=style, label=label)
            )
            x -= 3
    return shapes


def _role_sign(state: HinkelStein, kind: int, x: float, y: float) -> list[Shape]:
    """Two players: whether a kind is played actively in this round."""
    if state.seats != 2 or state.is_fresh:
        return []
    if state.is_active(kind):
        words = Message("is-active")
    elif state.scale.has(kind):
        words = Message("is-passive")
    else:
        return []
    return [Text(x=x, y=y, text=words, size=10, anchor="end", style="small role")]


def _stone_at_hand(state: HinkelStein, stone: int, middle: float, foot: float) -> Shape:
    width, height = size_of(stone)
    action, why = None, None
    if is_asked(state, STONE):
        if state.legal() & BIT[stone]:
            action = stone
        else:
            why = state.refusal(stone)
    is_top = is_asked(state, LAST) and stone == SMALLEST_BOULDER and state.legal() & BIT[TOP]
    if is_top:
        action = TOP
    is_chosen = (
        state.phase == FIELD and state.stone in (stone, BOTH) and state.kind == KIND_OF[stone]
    )
    words = "put-top" if is_top else "choose" if action is not None else "stone"
    return Group(
        id=f"stone-{stone}",
        x=middle - width / 2,
        y=foot - height,
        w=width,
        h=height,
        parts=(picture(stone, style=" chosen" * is_chosen), *numbers(state, stone)),
        label=Message(words, stone=stone_message(stone)),
        action=action,
        why=why,
    )


# Answers without a place on the table


def _buttons(state: HinkelStein) -> list[Shape]:
    if state.actor != state.viewer:
        return []
    phase = int(state.phase)
    return [
        Button(id=f"answer-{action}", text=text, action=action)
        for action in state.actions()
        if (text := _button(state, phase, action)) is not None
    ]


def _button(state: HinkelStein, phase: int, action: int) -> Message | None:
    if phase == CONDITION:
        return Message("button-lighter" if action == LIGHTER else "button-heavier")
    if phase == OFFER and action == SOLO:
        return Message("button-solo")
    if phase == REPLY:
        return Message("button-accept" if action else "button-refuse")
    if phase == CALL and action >= FOR_QUARTZ:
        return Message("button-quartz", who=Seat(action - FOR_QUARTZ))
    if phase == ROLE:
        words = "button-active" if action % 2 == ACTIVE else "button-passive"
        return Message(words, kind=kind_message(action // 2))
    if phase == BET:
        return Message("button-take") if action == TAKE_ONE else Message("button-add", count=action)
    if phase == STONE and action == BOTH:
        return Message("button-both")
    if phase == STONE and action > BOTH:
        return Message("button-notch", side=side_message(RIGHT if action > NOTCH + 1 else LEFT))
    if phase == LAST and action == DONE:
        return Message("button-done")
    return None
