"""What may be played: which card of the hand, and for what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from steinkreis.core.rng import Rng
from steinkreis.games.opferroulette.offerings import NONE
from steinkreis.games.opferroulette.questions import DROP, END, ROLL, STRIKE
from steinkreis.kit.stonehenge import CARDS, COLOUR_OF_CARD, FIRST_TRILITH, next_of_colour

if TYPE_CHECKING:
    from steinkreis.games.opferroulette.rules import Opferroulette


def turn_actions(state: Opferroulette) -> list[int]:
    """Every use of every card, and the end of the turn."""
    hand = sorted(state.hands[state.turn])
    found: list[int] = []
    for use in (ROLL, DROP, STRIKE):
        for card in hand:
            if may_play(state, use, card):
                found.append(use * CARDS + card)
    if may_end(state):
        found.append(END)
    return found


def pick_turn(state: Opferroulette, rng: Rng) -> int:
    """One of them: a throw at everything one could try, repeated until it is legal."""
    hand = state.hands[state.turn]
    cards: i64 = len(hand)
    while True:
        throw = rng.below(3 * cards + 1)
        if throw == 3 * cards:
            if may_end(state):
                return END
        else:
            use = throw % 3
            card: i64 = hand[throw // 3]
            if may_play(state, use, card):
                return use * CARDS + card


def may_play(state: Opferroulette, use: i64, card: i64) -> bool:
    """Whether a card of the hand may be played for this now."""
    if card >= FIRST_TRILITH:
        return use == ROLL  # clause 3.8
    colour = COLOUR_OF_CARD[card]
    if state.colour != NONE and state.colour != colour:
        return False  # clause 3.1
    if use == DROP:
        return state.colour != NONE  # clause 3.3
    if use == ROLL and not state.options.must_fall:
        return True
    is_exact = next_of_colour(state.ball, colour, state.direction) == card >> 1
    return is_exact == (use == STRIKE)  # clauses 3.4 and 3.7


def may_end(state: Opferroulette) -> bool:
    if state.colour != NONE or len(state.hands[state.turn]) == 0:
        return True  # clauses 3.6 and 3.10
    return state.options.may_pass and not state.acted  # clause 3.9
