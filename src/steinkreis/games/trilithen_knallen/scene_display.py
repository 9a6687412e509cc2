"""The display within the ring: fifteen cards, mostly face down."""

from __future__ import annotations

from functools import cache

from steinkreis.core.message import Message
from steinkreis.games.trilithen_knallen.display import UNSEEN
from steinkreis.games.trilithen_knallen.material import COLOURS, printed
from steinkreis.games.trilithen_knallen.names import face_message
from steinkreis.games.trilithen_knallen.questions import FLIP, KEEP, LOOK, PEEK, SHOW, SWAP
from steinkreis.games.trilithen_knallen.refusals import why_not
from steinkreis.games.trilithen_knallen.rules import TrilithenKnallen
from steinkreis.kit.stonehenge import COLOUR_NAMES, colour_message
from steinkreis.scene.kept import kept
from steinkreis.scene.shapes import Box, Point, Shape
from steinkreis.scene.stonehenge import CARD_H, CARD_W, MIDDLE, back, disc, face
from steinkreis.scene.thing import thing

SCALE = 0.68
SIZE = WIDTH, HEIGHT = SCALE * CARD_W, SCALE * CARD_H
SPACE = 4.5
NO_NOTE = -1
MARKS = {SHOW: "turning", PEEK: "turning", KEEP: "looked"}  # of a card that lies face down


def display(state: TrilithenKnallen) -> list[Shape]:
    return [_card_of(state, place) for place in range(int(state.display.places))]


def place_of(place: int, places: int) -> Point:
    """The middle of a card: rows of five."""
    row, column = divmod(place, COLOURS)
    rows = places // COLOURS
    x = MIDDLE + (column - 2) * (WIDTH + SPACE)
    return x, MIDDLE + (row - (rows - 1) / 2) * (HEIGHT + SPACE)


def _card_of(state: TrilithenKnallen, place: int) -> Shape:
    there = state.display
    is_up = there.is_up(place)
    is_peeked = place == state.place and state.phase == KEEP and state.looker == state.viewer
    card = int(there.face(place)) if is_up or is_peeked else UNSEEN
    mark = ""
    if is_up:
        is_wrong = place == state.place and state.is_wrong
        mark = "wrong fails" if is_wrong else "right climbs"
    elif place == state.place and state.phase in MARKS:
        mark = MARKS[int(state.phase)]
    can = _can(state, place)
    is_asked = state.is_asked(FLIP) or state.is_asked(LOOK) or state.is_asked(SWAP)
    return _card(
        place,
        int(there.places),
        int(there.back(place)),
        card,
        state.options.swaps,
        mark,
        _note(state, place) if card == UNSEEN else NO_NOTE,
        can,
        why_not(state, place) if is_asked and not can else None,
    )


def _can(state: TrilithenKnallen, place: int) -> bool:
    if state.is_asked(FLIP) or state.is_asked(LOOK):
        return not state.display.is_up(place)
    return state.is_asked(SWAP) and place != state.place


def _note(state: TrilithenKnallen, place: int) -> int:
    """The colour that the viewer has noted for a card that lies face down."""
    card = int(state.display.face(place))
    is_noted = state.options.notes and state.viewer >= 0 and card != UNSEEN
    return card % COLOURS if is_noted else NO_NOTE


@kept
def _card(
    place: int,
    places: int,
    back_id: int,
    card: int,
    swaps: int,
    mark: str,
    note: int,
    can: bool,
    why: Message | None,
) -> Shape:
    parts = [*(back(SCALE) if card == UNSEEN else face(printed(card, swaps), SCALE))]
    if note != NO_NOTE:
        parts += disc(COLOUR_NAMES[note], 7, WIDTH - 10, HEIGHT - 10)
    if mark:
        parts.append(Box(w=WIDTH, h=HEIGHT, round=5, style=f"knall-mark {mark}"))
    return thing(
        f"back-{back_id}", SIZE, parts, _label(place, card, swaps, note),
        middle=place_of(place, places), style="knall-card", action=place if can else None, why=why,
    )  # fmt: skip


@cache
def _label(place: int, card: int, swaps: int, note: int) -> Message:
    row, column = place // COLOURS + 1, place % COLOURS + 1
    if card != UNSEEN:
        return Message("display-up", row=row, column=column, face=face_message(card, swaps))
    if note != NO_NOTE:
        return Message("display-noted", row=row, column=column, colour=colour_message(note))
    return Message("display-down", row=row, column=column)
