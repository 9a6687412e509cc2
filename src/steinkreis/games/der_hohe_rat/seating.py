"""Taking a seat with a card, and convincing whoever sits there: both end with a piece on a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steinkreis.games.der_hohe_rat.choices import movers, payable, pieces, seats_for
from steinkreis.games.der_hohe_rat.material import BOUGHT, FACTIONS, NONE
from steinkreis.games.der_hohe_rat.questions import MOVE, MOVED, PAY, PIECE, PLACE, TURN
from steinkreis.kit.stonehenge import field_of

if TYPE_CHECKING:
    from steinkreis.games.der_hohe_rat.rules import DerHoheRat


def sit(state: DerHoheRat, card: int) -> None:
    """Play a card to take a seat."""
    state.card = card
    fields = seats_for(state, card)
    state.hands.play(int(state.turn), card)
    if len(fields) == 1:
        choose_seat(state, fields[0])
    else:
        state.ask(PLACE, state.turn)


def choose_seat(state: DerHoheRat, field: int) -> None:
    """The seat on the card costs nothing more, another one has to be paid for."""
    state.target = field
    if field == field_of(state.card):
        _ask_piece(state)
    else:
        state.cost = BOUGHT  # clause 5.4
        _ask_payment(state)


def convince(state: DerHoheRat, source: int, target: int) -> None:
    """Begin to replace a piece of the other faction by an own supporter."""
    state.source = source
    state.target = target
    state.cost = state.council.cost(source, target, is_voting=state.is_voting)
    _ask_payment(state)


def paying_field(state: DerHoheRat) -> int:
    """The field whose colour the arguments must have."""
    return state.source if state.source != NONE else state.target


def _ask_payment(state: DerHoheRat) -> None:
    colours = payable(state, paying_field(state), state.cost)
    if len(colours) == 1:
        pay(state, colours[0])
    else:
        state.ask(PAY, state.turn)


def pay(state: DerHoheRat, colour: int) -> None:
    """The arguments go back into the stock."""
    state.arguments.give(state.turn, colour, -state.cost)
    _ask_piece(state)


def _ask_piece(state: DerHoheRat) -> None:
    able = pieces(state)
    if len(able) == 1:
        bring(state, able[0])
    else:
        state.ask(PIECE, state.turn)


def bring(state: DerHoheRat, piece: int) -> None:
    """Bring a piece that waits, or ask which one is to change seats."""
    if piece != MOVED:
        _settle(state, piece)
        return
    able = movers(state)
    if len(able) == 1:
        move(state, able[0])
    else:
        state.ask(MOVE, state.turn)


def move(state: DerHoheRat, field: int) -> None:
    """Nobody waits any more, so a supporter changes seats."""  # clause 9.1
    piece = state.council.piece(field)
    state.council.clear(field)
    _settle(state, piece)


def _settle(state: DerHoheRat, piece: int) -> None:
    there = state.council
    there.seat(state.target, piece)
    is_won = there.block(state.target) >= state.options.block  # clause 8.1
    was_convincing = state.source != NONE
    state.source, state.target, state.card, state.cost = NONE, NONE, NONE, 0
    if there.is_full():
        state.is_voting = True  # clause 7.1
    if is_won:
        state.winner = state.turn % FACTIONS
        state.finish()
    elif was_convincing:
        state.ask(TURN, state.turn)
    else:
        state.refill()
