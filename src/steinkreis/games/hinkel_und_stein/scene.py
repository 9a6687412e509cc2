"""What is seen: the players, the pot, the trays, and what can be answered."""

from __future__ import annotations

from functools import cache

from steinkreis.core.message import Message, Seat
from steinkreis.core.state import OVER
from steinkreis.games.hinkel_und_stein.holdings import NONE
from steinkreis.games.hinkel_und_stein.material import KIND_NAMES, KINDS, PASSAGES, ROUNDS
from steinkreis.games.hinkel_und_stein.names import kind_message, notch_message, side_message
from steinkreis.games.hinkel_und_stein.questions import (
    ACTIVE,
    BET,
    BOTH,
    CALL,
    CONDITION,
    DONE,
    FOR_QUARTZ,
    HEAVIER,
    KEEP,
    LAST,
    LIGHTER,
    NOTCH,
    OFFER,
    PARTNER,
    REPLY,
    ROLE,
    SOLO,
    STONE,
    TAKE_ONE,
)
from steinkreis.games.hinkel_und_stein.rules import HinkelStein
from steinkreis.games.hinkel_und_stein.scene_scale import (
    BOARD,
    DUSK,
    WEIGHINGS,
    WIDTH,
    fate,
    fields,
    lying,
    plank,
    weighings,
)
from steinkreis.games.hinkel_und_stein.scene_trays import TRAYS, tray
from steinkreis.kit.bits import BIT
from steinkreis.scene.assembly import scene
from steinkreis.scene.plaque import plaque, players
from steinkreis.scene.shapes import Box, Button, Flow, Panel, Scene, Shape, Sprite, Text
from steinkreis.scene.thing import thing

PLATE = (108.0, 68.0)
PLACE = PLACE_W, PLACE_H = 120.0, 38.0  # pot, what wins, supply
HEAP = 10  # discs of the pot that are drawn
POT = Panel(name="pot", part="aside", flow=Flow(cell=PLACE, count=3))


def draw(state: HinkelStein) -> Scene:
    """The table as `state.viewer` sees it."""
    supply = int(state.discs.supply)
    board = [*DUSK, *_heading(state), plank(state), *fields(state), *lying(state), *fate(state)]
    panels: list[tuple[Panel, list[Shape]]] = [
        (players(state.seats, PLATE), [_plaque(state, seat) for seat in range(state.seats)]),
        (BOARD, board),
        (POT, [_pot(_number(state), int(state.discs.pot)), _condition(state), _supply(supply)]),
        (TRAYS, [tray(state, kind) for kind in range(KINDS)]),
    ]
    if not state.options.is_exact:
        panels.append((WEIGHINGS, weighings(state)))
    return scene(panels, _buttons(state))


# The players


def _plaque(state: HinkelStein, seat: int) -> Shape:
    """A player: name, discs, kinds of stones, what was bet, and whether it is the chief."""
    width = PLATE[0]
    discs = int(state.discs.of(seat))
    parts: list[Shape] = [
        Sprite(x=5, y=5, name=f"badge-{seat}", w=16, h=16, glyph=f"{seat + 1}"),
        Sprite(x=width / 2 - 33, y=25, name="disc", w=22, h=18, glyph="o"),
        Text(x=width / 2 + 5, y=34, text=discs, size=20, style="points"),
        *_prize(state, seat),
        *_badges(state, seat),
    ]
    is_chief = state.chief == seat and state.dealt > 0
    if is_chief:
        parts.append(Sprite(x=width - 23, y=24, name="chief", w=17, h=19, glyph="^"))
    label, action, why = _plaque_says(state, seat, discs, is_chief)
    return plaque(
        seat,
        PLATE,
        parts,
        label,
        indent=25,
        is_acting=seat == state.actor,
        is_mine=seat == state.viewer,
        action=action,
        why=why,
    )


def _plaque_says(
    state: HinkelStein, seat: int, discs: int, is_chief: bool
) -> tuple[Message, int | None, Message | None]:
    who = Seat(seat)
    if state.is_asked(CALL):
        if state.legal() & BIT[seat]:
            return Message("call", who=who), seat, None
        return Message("plaque", who=who, count=discs), None, Message("refused-called")
    if state.is_asked(OFFER) and state.legal() & BIT[PARTNER + seat]:
        return Message("offer", who=who), PARTNER + seat, None
    return Message("plaque-chief" if is_chief else "plaque", who=who, count=discs), None, None


def _badges(state: HinkelStein, seat: int) -> list[Shape]:
    """At the foot of a plaque: the kinds, and the bet of this round."""
    kinds = [kind for kind in range(KINDS) if state.owner(kind) == seat and state.dealt > 0]
    parts: list[Shape] = [
        Sprite(x=6 + 18.0 * k, y=47, name=f"mark-{KIND_NAMES[kind]}", w=16, h=16)
        for k, kind in enumerate(kinds)
    ]
    if seat == state.partner:
        parts.append(Sprite(x=8 + 18.0 * len(kinds), y=47, name="partner", w=19, h=16, glyph="&"))
    bet = max([int(state.bet(kind)) for kind in kinds], default=NONE)
    if bet != NONE and not state.is_fresh:
        words = "–1" if bet == TAKE_ONE else f"+{bet}"
        style = "took" if bet == TAKE_ONE else "added"
        parts.append(Text(x=PLATE[0] - 8, y=56, text=words, size=14, anchor="end", style=style))
    return parts


# Around the scale


def _heading(state: HinkelStein) -> list[Shape]:
    """Above the scale: how far the game has come, and how the last round ended."""
    if state.dealt == 0:
        return []
    round = min(int(state.round) + 1, ROUNDS)
    shapes = [_where(int(state.passage) + 1, PASSAGES[state.seats], round)]
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
        shapes.append(Text(x=WIDTH / 2, y=95, text=words, size=13, room=344, style="count lit"))
    return shapes


@cache
def _where(passage: int, passages: int, round: int) -> Shape:
    shown = Message("where", passage=passage, passages=passages, round=round, rounds=ROUNDS)
    return Text(x=WIDTH / 2, y=77, text=shown, size=12, style="count")


# The discs, and what wins


def _number(state: HinkelStein) -> int:
    """For which round the pot is: its discs are told apart from those of others by it."""
    is_paid = state.phase == KEEP
    return ROUNDS * int(state.passage) + int(state.round) + int(is_paid)


@cache
def _pot(number: int, count: int) -> Shape:
    parts = [
        Box(w=PLACE_W, h=PLACE_H, round=9, style="bowl"),
        *[_disc(number, k, 8 + 6.0 * k, 11.0 - (k % 2)) for k in range(min(count, HEAP))],
        Text(x=PLACE_W - 16, y=20, text=count, size=18, style="points"),
    ]
    return thing("pot", PLACE, parts, Message("pot", count=count))


def _disc(number: int, k: int, x: float, y: float) -> Shape:
    return Sprite(id=f"disc-{number}-{k}", x=x, y=y, name="disc", w=21, h=17)


def _prize(state: HinkelStein, seat: int) -> list[Shape]:
    """What a winner of the last round got, until the next one goes on: it comes out of the pot."""
    last = state.last
    is_shown = state.is_fresh or state.phase in (KEEP, OVER)
    if last is None or not is_shown or not last.winners & BIT[seat]:
        return []
    before = sum([1 for other in range(seat) if last.winners & BIT[other]]) * int(last.part)
    number = _number(state) - 1
    discs = range(before, min(before + int(last.part), HEAP))
    return [_disc(number, k, PLATE[0] / 2 - 33, 25) for k in discs]


def _condition(state: HinkelStein) -> Shape:
    """Which side wins; an empty board as long as that is not said."""
    if state.condition == NONE:
        return NO_CONDITION
    return _wins("heavier" if state.condition == HEAVIER else "lighter")


@cache
def _wins(sign: str) -> Shape:
    words = Message(f"wins-{sign}")
    parts = [
        *NO_CONDITION.parts,
        Sprite(x=2, y=9, name=sign, w=23, h=19),
        Text(x=72, y=20, text=words, size=14, room=93, style="name"),
    ]
    return thing("condition", PLACE, parts, Message(f"condition-{sign}"))


@cache
def _supply(count: int) -> Shape:
    words = Message("in-supply", count=count)
    parts = [
        Sprite(x=8, y=11, name="disc", w=21, h=17, style="far"),
        Text(x=74, y=20, text=words, size=14, room=80, style="small"),
    ]
    return thing("supply", PLACE, parts, Message("supply", count=count))


NO_CONDITION = thing("condition", PLACE, [Box(w=PLACE_W, h=PLACE_H, round=9, style="board")])


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
        return Message("button-notch", notch=notch_message(action - NOTCH))
    if phase == LAST and action == DONE:
        return Message("button-done")
    return None
