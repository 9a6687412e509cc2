"""The questions of the game and what the answers to them mean."""

from __future__ import annotations

from typing import Final

from steinkreis.core.ask import Ask, thrown
from steinkreis.games.trilithen_knallen.material import COLOURS, ORDERS
from steinkreis.kit.stonehenge import CARDS, COLOUR_NAMES, FIELDS, field_of, number

# The questions, in the order in which they first come up.
BLOCKS: Final = 0  # chance: in which order the next five blocks lie
STARTER: Final = 1  # chance: who begins
DEAL: Final = 2  # chance: the first hands
LIFT: Final = 3  # which of two triliths is moved?
CARD: Final = 4  # which day card says where it appears?
PLACE: Final = 5  # on which of the two neighbours does the other pillar stand?
DIRECTION: Final = 6  # which way does it race?
FLIP: Final = 7  # which card is turned up next, or is that enough?
SHOW: Final = 8  # chance: which card that is
SWAP: Final = 9  # with which card does a trilith card change places?
LOOK: Final = 10  # at which card does whoever was rammed look?
PEEK: Final = 11  # chance: which card that is, for their eyes only
KEEP: Final = 12  # they have seen it
COVER: Final = 13  # the cards are turned down again
DISCARD: Final = 14  # which card is thrown away by somebody who has to sit out?
DRAW: Final = 15  # chance: which day card is drawn

ASKED: Final = (LIFT, CARD, PLACE, DIRECTION, FLIP, SWAP, LOOK, KEEP, COVER, DISCARD)

SKIP: Final = FIELDS  # at CARD: no card can be played
DONE: Final = FIELDS  # at DISCARD: that is all
AHEAD: Final = 0  # clockwise
BACK: Final = 1
STAY: Final = 2
STOP: Final = 15  # at FLIP: no more cards
NO_LOOK: Final = 15


ASKS: Final = [
    thrown("blocks", len(ORDERS)),
    thrown("starter", COLOURS),
    thrown("deal", CARDS),
    Ask("lift", COLOURS),
    Ask("card", SKIP + 1),
    Ask("place", FIELDS),
    Ask("direction", STAY + 1),
    Ask("flip", STOP + 1),
    thrown("show", STOP),
    Ask("swap", STOP + 1),
    Ask("look", NO_LOOK + 1),
    thrown("peek", STOP),
    Ask("keep", 2),
    Ask("cover", 2),
    Ask("discard", DONE + 1),
    thrown("draw", CARDS),
]


def notation(phase: int, action: int) -> str:
    """Spots are `7+8`, places of the display `a` to `o`, cards of it a letter and a number."""
    if phase == BLOCKS:
        return "".join(COLOUR_NAMES[colour][0] for colour in ORDERS[action])
    if phase in (CARD, DISCARD):
        return str(number(action)) if action < FIELDS else "done" if phase == DISCARD else "skip"
    if phase in (DEAL, DRAW):
        return str(number(field_of(action)))
    if phase == PLACE:
        return spot_name(action)
    if phase in (SHOW, PEEK):
        return f"{COLOUR_NAMES[action % COLOURS][0]}{action // COLOURS + 1}"
    if phase in (FLIP, SWAP, LOOK):
        return place_name(action) if action < STOP else "stop" if phase == FLIP else "no"
    if phase == DIRECTION:
        return ("cw", "ccw", "stay")[action]
    return ("keep", "cover")[phase - KEEP] if phase in (KEEP, COVER) else str(action + 1)


def spot_name(spot: int) -> str:
    """Where a trilith stands: the numbers of its two fields."""
    return f"{number(spot)}+{number((spot + 1) % FIELDS)}"


def place_name(place: int) -> str:
    return chr(ord("a") + place)
