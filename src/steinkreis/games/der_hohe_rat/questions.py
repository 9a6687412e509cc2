"""The questions of the game and what the answers to them mean."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from steinkreis.core.ask import Ask, thrown
from steinkreis.games.der_hohe_rat.council import SPEAKER
from steinkreis.games.der_hohe_rat.material import ARGUMENTS, CAMP_COLOUR, CAMPS
from steinkreis.kit.stonehenge import CARDS, COLOUR_NAMES, FIELDS, card_name, number

# The questions, in the order in which they may come up.
STARTER: Final = 0  # chance: who begins
DEAL: Final = 1  # chance: the first hands
TURN: Final = 2  # which action, or whom to convince?
MORE: Final = 3  # discussing: one card more?
COLOUR: Final = 4  # discussing: an argument of which colour?
PLACE: Final = 5  # taking a seat: which one?
PAY: Final = 6  # with arguments of which colour?
PIECE: Final = 7  # who is to sit there?
MOVE: Final = 8  # nobody waits: who comes from another seat?
RETURN: Final = 9  # the partner: which card to give back?
SHED: Final = 10  # chance, of one outcome: which card of a hand is turned over and discarded
DRAW: Final = 11  # chance: which card is drawn

# Answers to TURN
CONVINCE: Final = 0  # + twice the field to be convinced, + 1 if the field after it convinces
DISCUSS: Final = CARDS  # + card
SIT: Final = 2 * CARDS  # + card
COUNSEL: Final = 3 * CARDS  # + card
PONDER: Final = 4 * CARDS
END: Final = PONDER + 1

ENOUGH: Final = CARDS  # answer to MORE: no more cards
MOVED: Final = 2 * SPEAKER  # answer to PIECE: a supporter from another seat


ASKS: Final = [
    thrown("starter", CAMPS),
    thrown("deal", CARDS),
    Ask("turn", END + 1),
    Ask("more", ENOUGH + 1),
    Ask("colour", ARGUMENTS),
    Ask("place", FIELDS),
    Ask("pay", ARGUMENTS),
    Ask("piece", MOVED + 1),
    Ask("move", FIELDS),
    Ask("return", CARDS),
    thrown("shed", CARDS),
    thrown("draw", CARDS),
]


def source_of(action: i64) -> int:
    """The field from which is convinced."""
    target = action >> 1
    if action & 1 == 0:
        return target - 1 if target > 0 else FIELDS - 1
    return target + 1 if target < FIELDS - 1 else 0


def notation(phase: int, action: int) -> str:
    """7d+ discusses, 7d= takes a seat, 7d? counsels, 7>6 convinces 6 from 7."""
    if phase == TURN:
        return _turn_notation(action)
    if phase == STARTER:
        return str(action + 1)
    if phase == MORE and action == ENOUGH:
        return "enough"
    if phase in (COLOUR, PAY):
        return COLOUR_NAMES[action]
    if phase in (PLACE, MOVE):
        return str(number(action))
    if phase == PIECE:
        return piece_name(action)
    return card_name(action)


def _turn_notation(action: int) -> str:
    if action >= PONDER:
        return "ponder" if action == PONDER else "end"
    if action < DISCUSS:
        return f"{number(source_of(action))}>{number(action // 2)}"
    return card_name(action % CARDS) + "+=?"[action // CARDS - 1]


def piece_name(piece: int) -> str:
    """A supporter is its colour, a speaker has a capital letter."""
    if piece == MOVED:
        return "move"
    name = COLOUR_NAMES[CAMP_COLOUR[piece % SPEAKER]]
    return name.capitalize() if piece >= SPEAKER else name
