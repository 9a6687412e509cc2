"""Where the ball could come to lie, by how many cards of one colour."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from steinkreis.games.opferroulette.offerings import NONE
from steinkreis.kit.cards import is_known
from steinkreis.kit.stonehenge import COLOUR_OF_CARD, COLOURS, field_of, is_trilith, next_of_colour

if TYPE_CHECKING:
    from steinkreis.games.opferroulette.rules import Opferroulette

ROUND = 5  # fields of a colour: after as many rolls the ball is where it was


class Reach(NamedTuple):
    field: int
    rolls: int  # cards that it takes to roll there
    falls: int  # cards that it takes to fall there, or 0 if the hand cannot do it


def in_reach(state: Opferroulette) -> list[Reach]:
    """With the hand of the one whose turn it is, in the direction that the ball has.

    A field has one colour, and only cards of that colour lead to it.
    """
    found: list[Reach] = []
    hand = [card for card in state.hands[state.turn] if is_known(card) and not is_trilith(card)]
    for colour in range(COLOURS):
        if state.colour != NONE and state.colour != colour:
            continue
        cards = [card for card in hand if COLOUR_OF_CARD[card] == colour]
        field = int(state.ball)
        for rolls in range(1, min(len(cards), ROUND) + 1):
            field = int(next_of_colour(field, colour, state.direction))
            found.append(Reach(field, rolls, _falls(cards, field, rolls)))
    return found


def _falls(cards: list[int], field: int, rolls: int) -> int:
    """The card with the number itself does it, any other one has to come in addition."""
    if field in [field_of(card) for card in cards]:
        return rolls  # clause 3.4
    return rolls + 1 if rolls < len(cards) else 0  # clause 3.3
