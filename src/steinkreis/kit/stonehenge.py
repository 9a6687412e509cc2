"""The box of Stonehenge: one board and one pack of cards for any number of games.

             29  30  1   2             the ring: 30 fields in six colours that repeat,
          28   n d n d n d   3         rising clockwise, 30 beside 1
        27   d             n   4       within each field a day pit and a night pit
        26   n    T   T    d   5       five trilith places in a horseshoe around the altar,
        25   d   T  A  T   n   6       19 bluestone places in a horseshoe around those,
              ...   T   ...            four corners outside the ring

Fields are 0 to 29; the number printed on a field is one more. Pits are 0 to 59: the day pit of a
field is twice its index, the night pit one more. A number card has the index of the pit that it
names; the trilith cards are 60 to 64, one for each colour but black.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from steinkreis.core.message import Message
from steinkreis.kit.bits import BIT
from steinkreis.kit.cards import Deck

FIELDS: Final = 30

# The booklet shows no board; that black comes every six fields and that 7 is white follows from
# its examples, the order of the others is our own.
WHITE: Final = 0
BLUE: Final = 1
GREEN: Final = 2
YELLOW: Final = 3
RED: Final = 4
BLACK: Final = 5
COLOURS: Final = 6
COLOUR_NAMES: Final = ["white", "blue", "green", "yellow", "red", "black"]

PITS: Final = 2 * FIELDS
DAY: Final = 0
NIGHT: Final = 1

BLUESTONES: Final = 19
TRILITHS: Final = 5
CORNERS: Final = 4

# The horseshoe of the trilith places, on a board of 100 by 100 that is seen from its open side: how
# far to the right, how far away, and by how many degrees the way through is turned to the left.
TRILITH_PLACES: Final = [(20, 55, 60), (32, 75, 30), (50, 84, 0), (68, 75, -30), (80, 55, -60)]

FIRST_TRILITH: Final = PITS  # the trilith cards come after the number cards
CARDS: Final = FIRST_TRILITH + TRILITHS

CLOCKWISE: Final = 1
BACKWARDS: Final = -1

COLOUR_OF_FIELD: Final = vec[i64]([field % COLOURS for field in range(FIELDS)])
COLOUR_OF_CARD: Final = vec[i64](
    [card // 2 % COLOURS for card in range(PITS)] + list(range(TRILITHS))
)


def _fields_on(field: int, colour: int, direction: int) -> int:
    """Steps from the field to the next one of that colour, which is never the field itself."""
    ahead = ((colour - field) * direction) % COLOURS
    return ahead if ahead > 0 else COLOURS


# The next field of a colour: six colours for each field, clockwise first, then backwards.
NEXT: Final = vec[i64](
    [
        (field + _fields_on(field, colour, direction) * direction) % FIELDS
        for direction in (CLOCKWISE, BACKWARDS)
        for field in range(FIELDS)
        for colour in range(COLOURS)
    ]
)


def next_of_colour(field: i64, colour: i64, direction: i64) -> i64:
    """The next field of that colour in that direction, from the field on and without it."""
    place = field * COLOURS + colour
    return NEXT[place if direction == CLOCKWISE else place + FIELDS * COLOURS]


def neighbours(field: int) -> list[int]:
    """The field before and the field after this one; 30 and 1 lie beside each other."""
    return [(field - 1) % FIELDS, (field + 1) % FIELDS]


# Sets of fields, as in `kit/bits.py`

RING: Final = (1 << FIELDS) - 1  # all of them
FIELDS_OF_COLOUR: Final = vec[i64](
    [sum([1 << field for field in range(colour, FIELDS, COLOURS)]) for colour in range(COLOURS)]
)


def ahead(fields: i64) -> i64:
    """The fields that come clockwise after these."""
    return ((fields << 1) | (fields >> (FIELDS - 1))) & RING


def behind(fields: i64) -> i64:
    """The fields that come clockwise before these."""
    return (fields >> 1) | ((fields & 1) << (FIELDS - 1))


def row_around(fields: i64, field: i64) -> i64:
    """How many of the fields lie side by side around this one, which is among them."""
    if fields == RING:
        return FIELDS
    twice = fields | (fields << FIELDS)  # so that no row is cut where the ring begins
    first = field + FIELDS
    while twice & BIT[first - 1] != 0:
        first -= 1
    last = field
    while twice & BIT[last + 1] != 0:
        last += 1
    return last + FIELDS - first + 1


def longest_row(fields: i64) -> i64:
    """How many of the fields lie side by side, where it is most."""
    if fields == RING:
        return FIELDS
    left = fields | (fields << FIELDS)
    count: i64 = 0
    while left != 0:
        left &= left >> 1
        count += 1
    return count


def number(field: int) -> int:
    """The number printed on the field."""
    return field + 1


def pit(field: int, time: int) -> int:
    """The pit of the field by DAY or by NIGHT."""
    return 2 * field + time


def field_of(card: int) -> int:
    """The field of a pit, or of the number card that names it."""
    return card >> 1


def time_of(card: int) -> int:
    """DAY or NIGHT, of a pit or of the number card that names it."""
    return card & 1


def is_trilith(card: int) -> bool:
    return card >= FIRST_TRILITH


def trilith(colour: int) -> int:
    """The trilith card with a dot of that colour."""
    return FIRST_TRILITH + colour


def card_name(card: int) -> str:
    """In short: 7d and 7n are the day and night card with a seven, Tw is the white trilith."""
    if is_trilith(card):
        return "T" + COLOUR_NAMES[card - FIRST_TRILITH][0]
    return f"{number(field_of(card))}{'dn'[time_of(card)]}"


def cards_of(time: int) -> list[int]:
    """The thirty number cards by DAY or by NIGHT, ascending."""
    return list(range(time, PITS, 2))


def deck_of(cards: list[int]) -> Deck:
    """These cards, shuffled."""
    deck = Deck()
    deck.fill(cards)
    return deck


WHOLE: Final = deck_of(list(range(CARDS)))


def whole_deck() -> Deck:
    """All 65 cards, shuffled."""
    return WHOLE.copy()


def horseshoe(places: int) -> list[tuple[int, int]]:
    """The pairs of neighbours among places in a horseshoe, whose ends do not meet."""
    return [(place, place + 1) for place in range(places - 1)]


# What things of the box are called


@cache
def colour_message(colour: int) -> Message:
    return Message(f"colour-{COLOUR_NAMES[colour]}")


@cache
def card_message(card: int) -> Message:
    colour = colour_message(int(COLOUR_OF_CARD[card]))
    if is_trilith(card):
        return Message("card-trilith", colour=colour)
    name = "card-day" if time_of(card) == DAY else "card-night"
    return Message(name, number=number(field_of(card)), colour=colour)
