"""Discussing: cards become arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from steinkreis.games.der_hohe_rat.material import GIFT, NONE
from steinkreis.games.der_hohe_rat.questions import COLOUR, ENOUGH, MORE
from steinkreis.kit.stonehenge import BLACK, COLOUR_OF_CARD, is_trilith

if TYPE_CHECKING:
    from steinkreis.games.der_hohe_rat.rules import DerHoheRat


def discuss(state: DerHoheRat, card: int) -> None:
    """Play a card for arguments; others may follow."""
    state.hands.play(int(state.turn), card)
    if is_trilith(card):
        state.gifts += GIFT
    else:
        state.played += 1
        if COLOUR_OF_CARD[card] != BLACK:
            state.colour = COLOUR_OF_CARD[card]
    is_alone = is_trilith(card) and not state.options.joins_triliths  # clause 4.5
    if is_alone or len(state.hands.held[state.turn]) == 0:
        _take_arguments(state)
    else:
        state.ask(MORE, state.turn)


def go_on(state: DerHoheRat, answer: int) -> None:
    """Play one card more, or none."""
    if answer == ENOUGH:
        _take_arguments(state)
    else:
        discuss(state, answer)


def choose_colour(state: DerHoheRat, colour: int) -> None:
    """Black cards alone bring arguments of one colour, a trilith one argument after the other."""
    if state.played > 0:
        _take(state, colour)  # clause 4.4
    else:
        state.arguments.give(state.turn, colour, 1)
        state.gifts -= 1
    _ask_colour(state)


def _take_arguments(state: DerHoheRat) -> None:
    if state.played > 0 and state.colour != NONE:
        _take(state, state.colour)
    _ask_colour(state)


def _take(state: DerHoheRat, colour: i64) -> None:
    """An argument for each card that was played, as far as there is room."""
    room = state.arguments.room(state.turn, colour)
    state.arguments.give(state.turn, colour, state.played if state.played < room else room)
    state.played = 0


def _ask_colour(state: DerHoheRat) -> None:
    if (state.played > 0 or state.gifts > 0) and state.arguments.has_room(state.turn):
        state.ask(COLOUR, state.turn)
        return
    state.played = 0
    state.gifts = 0
    state.colour = NONE
    state.refill()
