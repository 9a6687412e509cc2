"""The end of a round: who shares the pot, and what each kind has earned."""

from __future__ import annotations

from mypy_extensions import i64

from steinkreis.games.hinkel_und_stein.holdings import NONE, ONE, Holdings, Payout
from steinkreis.games.hinkel_und_stein.material import KINDS, side_of
from steinkreis.games.hinkel_und_stein.questions import TAKE_ONE
from steinkreis.kit.bits import BIT, size


def pay_out(state: Holdings) -> Payout:
    """Share the pot among those who have won."""
    side = state.winning_side()
    winners = _winners(state, side)
    part = state.discs.pot // size(winners) if winners else 0
    for seat in range(state.seats):
        if winners & BIT[seat]:
            state.discs.win(seat, part)
    players: i64 = 0
    for kind in range(KINDS):
        players += state.player(kind) * ONE[kind]
    return Payout(
        side=side,
        players=players,
        winners=winners,
        part=part,
        rest=state.discs.pot,
        earned=[_earned(state, kind, side, part) for kind in range(KINDS)],
    )


def _winners(state: Holdings, side: i64) -> i64:
    """Who shares the pot, as a set of seats; who took a disc does not."""
    winners: i64 = 0
    for kind in range(KINDS):
        if state.bet(kind) > TAKE_ONE and _has_won(state, kind, side):
            winners |= BIT[state.owner(kind)]
    return winners


def _earned(state: Holdings, kind: i64, side: i64, part: i64) -> int:
    """The discs that a kind brought in this round."""
    if state.bet(kind) <= TAKE_ONE:
        return 1 if state.bet(kind) == TAKE_ONE else 0
    return int(part) if _has_won(state, kind, side) else 0


def _has_won(state: Holdings, kind: i64, side: i64) -> bool:
    if state.seats != 3:
        return side_of(int(state.scale.field_of(kind))) == side
    # The stone of the chief decides for all three (clauses 7.7 to 7.10).
    chiefs = NONE
    for each in range(KINDS):
        if state.owner(each) == state.chief:
            chiefs = int(each)
    owner = state.owner(kind)
    is_chiefs_side = owner == state.chief or owner == state.partner
    return is_chiefs_side == (side_of(int(state.scale.field_of(chiefs))) == side)
