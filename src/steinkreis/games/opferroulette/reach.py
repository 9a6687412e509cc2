"""Where the ball could come to lie, by how many cards of one colour."""

from __future__ import annotations

from itertools import permutations
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
        path: list[int] = []
        while len(path) < min(len(cards), ROUND) and _can_pass(state, cards, path):
            before = path[-1] if path else int(state.ball)
            path.append(int(next_of_colour(before, colour, state.direction)))
            found.append(Reach(path[-1], len(path), _falls(state, cards, path)))
    return found


def _can_pass(state: Opferroulette, cards: list[int], path: list[int]) -> bool:
    """Whether cards can roll the ball along these fields, and on none of them it has to fall."""
    if not state.options.must_fall:
        return True
    return any(
        all(field_of(card) != field for card, field in zip(order, path))
        for order in permutations(cards, len(path))
    )  # clause 3.7


def _falls(state: Opferroulette, cards: list[int], path: list[int]) -> int:
    """The card with the number itself does it, any other one has to come in addition."""
    for last in cards:
        others = [card for card in cards if card != last]
        if field_of(last) == path[-1] and _can_pass(state, others, path[:-1]):
            return len(path)  # clause 3.4
    if len(path) < len(cards) and _can_pass(state, cards, path):
        return len(path) + 1  # clause 3.3
    return 0
