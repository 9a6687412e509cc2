"""The questions of the game and what the answers to them mean."""

from __future__ import annotations

from typing import Final

from steinkreis.core.ask import Ask, thrown
from steinkreis.games.erbaut_stonehenge.material import FIRST_BLUESTONE, FIRST_PLACE
from steinkreis.kit.stonehenge import CARDS, card_name, number

# The questions, in the order in which they first come up.
DEAL: Final = 0  # chance: the first hands, of number cards only
REFILL: Final = 1  # chance: which card is laid open into the display
STARTER: Final = 2  # chance: who begins
PROJECT: Final = 3  # which project, or whose trilith?
SITE: Final = 4  # where does the druid go?
REVEAL: Final = 5  # chance: a day card is turned over; there is no more than one outcome
TAKE: Final = 6  # from the display, or from the pile?
DRAW: Final = 7  # chance: which card lay on the pile
PAY: Final = 8  # with which card for the trilith?
DISCARD: Final = 9  # which card is given up?
SHOW: Final = 10  # chance: a card of a blocked hand is shown; there is no more than one outcome
POLITICS: Final = 11  # sabotage, in a turn that has no other question?

# Answers are cards or sites, and beyond those:
PILE: Final = CARDS  # to TAKE
STEAL: Final = CARDS + 1  # + whose trilith
SABOTAGE: Final = CARDS + 6  # + against whom
END: Final = CARDS + 11  # no more is possible, or wanted


ASKS: Final = [
    thrown("deal", CARDS),
    thrown("refill", CARDS),
    thrown("starter", END - SABOTAGE),
    Ask("project", END + 1),
    Ask("site", END + 1),
    thrown("reveal", CARDS),
    Ask("take", END + 1),
    thrown("draw", CARDS),
    Ask("pay", END + 1),
    Ask("discard", END + 1),
    thrown("show", CARDS),
    Ask("politics", END + 1),
]


def site_name(site: int) -> str:
    """A field by its number, a bluestone place or a trilith place by its own."""
    if site < FIRST_BLUESTONE:
        return str(number(site))
    if site < FIRST_PLACE:
        return f"b{site - FIRST_BLUESTONE + 1}"
    return f"t{site - FIRST_PLACE + 1}"


def notation(phase: int, action: int) -> str:
    """7d plays or takes a card; at 7, b3, t1 the druid stands; !2 sabotages the second player."""
    if action >= STEAL:
        return _deed(action)
    if action == PILE:
        return "pile"
    if phase == STARTER:
        return str(action + 1)
    return site_name(action) if phase == SITE else card_name(action)


def _deed(action: int) -> str:
    if action >= END:
        return "end"
    if action >= SABOTAGE:
        return f"!{action - SABOTAGE + 1}"
    return f"steal{action - STEAL + 1}"
