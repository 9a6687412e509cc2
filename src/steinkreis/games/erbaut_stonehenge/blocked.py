"""Blocked: what becomes of a player who can neither play nor steal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from steinkreis.games.erbaut_stonehenge.material import HORSESHOE
from steinkreis.games.erbaut_stonehenge.questions import SHOW
from steinkreis.games.erbaut_stonehenge.yards import NOTHING
from steinkreis.kit.stonehenge import CARDS, COLOUR_OF_CARD, FIELDS_OF_COLOUR, FIRST_TRILITH

if TYPE_CHECKING:
    from steinkreis.games.erbaut_stonehenge.rules import ErbautStonehenge

PATIENCE: Final = 8  # rounds in which nobody does anything but exchange cards


def block(state: ErbautStonehenge) -> None:
    """Show the hand; then out of the game, or by the soft rule other cards."""
    seat = state.mover
    hand = state.hands[seat]
    if next_to_show(state) != NOTHING:
        state.ask_chance(SHOW)
        return
    state.idle += 1
    if not state.options.is_soft or not has_hope(state, seat):
        _leave(state)
    elif state.deck.left > 0 or has_display(state):
        _exchange(state)  # clause 10.2
    elif any(could_ever(state, seat, card) for card in hand):
        state.end_turn()  # clause 10.3
    else:
        _leave(state)


def next_to_show(state: ErbautStonehenge) -> int:
    """The first card of whoever is blocked that not everybody knows, or NOTHING."""
    for card in sorted(state.hands[state.mover]):
        if not state.shown.has(card):
            return card
    return NOTHING


def show(state: ErbautStonehenge, card: int) -> None:
    state.show(card)
    block(state)


def _leave(state: ErbautStonehenge) -> None:
    """Out for the rest of the game."""  # clause 10.1
    state.yards[state.mover].is_out = True
    state.end_turn()


def _exchange(state: ErbautStonehenge) -> None:
    hand = sorted(state.hands[state.mover])
    state.hands[state.mover] = []
    for card in hand:
        state.forget(card)
        state.put_under(card)
    state.is_exchange = True
    state.draw_phase()


def has_display(state: ErbautStonehenge) -> bool:
    return any(card != NOTHING for card in state.display)


def has_hope(state: ErbautStonehenge, seat: int) -> bool:
    """Whether any card that the seat may still come to hold could serve it, as all can tell."""
    if _has_loose_trilith(state):
        return True
    lost = _out_of_reach(state)
    for card in range(FIRST_TRILITH):
        if card not in lost and not state.gone.has(card) and could_ever(state, seat, card):
            return True
    return False


def _has_loose_trilith(state: ErbautStonehenge) -> bool:
    """Whether a trilith is still to be drawn or stolen."""
    marked = [yard.card for yard in state.yards if yard.has_trilith() and yard.is_marked()]
    for card in range(FIRST_TRILITH, CARDS):
        if not state.gone.has(card) and card not in marked:
            return True
    return False


def _out_of_reach(state: ErbautStonehenge) -> list[int]:
    """Cards that never come back: for influence, and in the hands of those who are out."""
    lost: list[int] = []
    for seat in range(state.seats):
        lost += state.yards[seat].influence
        if state.yards[seat].is_out:
            lost += state.hands[seat]
    return lost


def could_ever(state: ErbautStonehenge, seat: int, card: i64) -> bool:
    """Whether something may still be built with a number card, when the druids have gone."""
    there, yard = state.monument, state.yards[seat]
    unbuilt = there.unbuilt()
    has_block = yard.blocks > 0 or there.neutral > 0
    if has_block and unbuilt & FIELDS_OF_COLOUR[COLOUR_OF_CARD[card]] != 0:
        return True
    return yard.dolerites > 0 and unbuilt & HORSESHOE != 0
