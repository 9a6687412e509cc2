"""The box of Stonehenge: ring, pits, horseshoes and cards."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steinkreis.core.rng import Rng
from steinkreis.games.rollende_steine.material import COURSES
from steinkreis.kit.stonehenge import (
    BACKWARDS,
    BLACK,
    BLUE,
    BLUESTONES,
    CARDS,
    CLOCKWISE,
    COLOUR_NAMES,
    COLOUR_OF_CARD,
    COLOUR_OF_FIELD,
    COLOURS,
    CORNERS,
    DAY,
    FIELDS,
    FIELDS_OF_COLOUR,
    GREEN,
    NIGHT,
    PITS,
    RED,
    RING,
    TRILITH_PLACES,
    TRILITHS,
    WHITE,
    YELLOW,
    ahead,
    behind,
    card_name,
    cards_of,
    field_of,
    horseshoe,
    is_trilith,
    longest_row,
    neighbours,
    next_of_colour,
    number,
    pit,
    row_around,
    time_of,
    trilith,
    whole_deck,
)

SOME_FIELDS = st.sets(st.integers(0, FIELDS - 1))
FIELD = st.integers(0, FIELDS - 1)
COLOUR = st.integers(0, COLOURS - 1)
DIRECTION = st.sampled_from([CLOCKWISE, BACKWARDS])
NUMBER_CARD = st.integers(0, PITS - 1)


def colour_at(printed: int) -> int:
    return COLOUR_OF_FIELD[printed - 1]


def test_the_ring_has_thirty_fields_with_five_of_each_colour() -> None:
    assert [number(field) for field in range(FIELDS)] == list(range(1, 31))
    assert Counter(COLOUR_OF_FIELD) == dict.fromkeys(range(COLOURS), 5)


def test_the_colours_repeat_every_six_fields() -> None:
    first = [WHITE, BLUE, GREEN, YELLOW, RED, BLACK]
    assert [colour_at(printed) for printed in range(1, 7)] == first
    assert [colour_at(printed) for printed in range(1, 31)] == first * 5


@pytest.mark.parametrize(("printed", "colour"), [(6, BLACK), (7, WHITE)])
def test_the_colours_that_the_booklet_tells(printed: int, colour: int) -> None:
    assert colour_at(printed) == colour


def test_the_night_cards_of_trilithen_knallen_have_three_of_each_colour_but_black() -> None:
    cards = [card for card in cards_of(NIGHT) if (number(field_of(card)) - 1) % 6 < 5]
    cards = [card for card in cards if number(field_of(card)) <= 17]
    assert [number(field_of(card)) for card in cards] == [
        *range(1, 6),
        *range(7, 12),
        *range(13, 18),
    ]
    assert Counter(COLOUR_OF_CARD[card] for card in cards) == {
        colour: 3 for colour in range(COLOURS) if colour != BLACK
    }


def test_every_field_lies_between_two_others_and_thirty_beside_one() -> None:
    assert [number(field) for field in neighbours(0)] == [30, 2]
    assert [number(field) for field in neighbours(29)] == [29, 1]
    for field in range(FIELDS):
        assert all(field in neighbours(other) for other in neighbours(field))
        assert len({field, *neighbours(field)}) == 3


@given(FIELD, st.sampled_from([DAY, NIGHT]))
def test_a_field_has_one_pit_by_day_and_one_by_night(field: int, time: int) -> None:
    there = pit(field, time)
    assert (field_of(there), time_of(there)) == (field, time)


def test_there_are_sixty_pits() -> None:
    pits = [pit(field, time) for field in range(FIELDS) for time in (DAY, NIGHT)]
    assert sorted(pits) == list(range(PITS))
    assert PITS == 60


@given(FIELD, COLOUR, DIRECTION)
def test_the_next_field_of_a_colour_is_the_first_one_on_the_way(
    field: int, colour: int, direction: int
) -> None:
    walk = [(field + steps * direction) % FIELDS for steps in range(1, FIELDS + 1)]
    first = next(place for place in walk if COLOUR_OF_FIELD[place] == colour)
    assert next_of_colour(field, colour, direction) == first


@given(FIELD, DIRECTION)
def test_from_a_field_of_the_same_colour_it_is_six_further(field: int, direction: int) -> None:
    colour = COLOUR_OF_FIELD[field]
    assert next_of_colour(field, colour, direction) == (field + 6 * direction) % FIELDS


def test_there_is_a_card_for_every_number_by_day_and_by_night_and_five_triliths() -> None:
    assert CARDS == 65
    numbers = [card for card in range(CARDS) if not is_trilith(card)]
    triliths = [card for card in range(CARDS) if is_trilith(card)]
    shown = Counter((number(field_of(card)), time_of(card)) for card in numbers)
    assert shown == {(printed, time): 1 for printed in range(1, 31) for time in (DAY, NIGHT)}
    assert [COLOUR_OF_CARD[card] for card in triliths] == [WHITE, BLUE, GREEN, YELLOW, RED]
    assert triliths == [trilith(colour) for colour in (WHITE, BLUE, GREEN, YELLOW, RED)]


@given(NUMBER_CARD)
def test_a_number_card_has_the_colour_of_its_field(card: int) -> None:
    assert COLOUR_OF_CARD[card] == COLOUR_OF_FIELD[field_of(card)]


@pytest.mark.parametrize("time", [DAY, NIGHT])
def test_the_cards_of_day_and_of_night(time: int) -> None:
    cards = cards_of(time)
    assert [number(field_of(card)) for card in cards] == list(range(1, 31))
    assert {time_of(card) for card in cards} == {time}


def test_cards_have_short_names_of_their_own() -> None:
    names = [card_name(card) for card in range(CARDS)]
    assert len(set(names)) == CARDS
    assert names[:2] + names[58:] == ["1d", "1n", "30d", "30n", "Tw", "Tb", "Tg", "Ty", "Tr"]
    assert len({name[0] for name in COLOUR_NAMES[:TRILITHS]}) == TRILITHS


def test_the_whole_deck_can_be_drawn_card_by_card() -> None:
    deck, rng = whole_deck(), Rng(1)
    assert deck.left == CARDS
    drawn = []
    while deck.left > 0:
        card = deck.pick(rng)
        assert card in deck.outcomes()
        deck.take(card)
        drawn.append(card)
    assert sorted(drawn) == list(range(CARDS))


@pytest.mark.parametrize(("places", "pairs"), [(BLUESTONES, 18), (TRILITHS, 4)])
def test_a_horseshoe_is_open_at_its_ends(places: int, pairs: int) -> None:
    beside = horseshoe(places)
    assert len(beside) == pairs
    often = Counter(place for pair in beside for place in pair)
    assert [place for place in range(places) if often[place] == 1] == [0, places - 1]
    assert all(often[place] == 2 for place in range(1, places - 1))


def test_how_many_bluestones_triliths_and_corners_the_board_has() -> None:
    assert (BLUESTONES, TRILITHS, CORNERS) == (19, 5, 4)


def test_the_trilith_places_are_a_horseshoe_that_rollende_steine_is_played_on() -> None:
    assert len(TRILITH_PLACES) == TRILITHS
    mirrored = [(100 - x, y, -turn) for x, y, turn in reversed(TRILITH_PLACES)]
    assert mirrored == TRILITH_PLACES
    assert COURSES["horseshoe"] == TRILITH_PLACES


def as_bits(fields: set[int]) -> int:
    return sum(1 << field for field in fields)


def row_of(fields: set[int], field: int) -> set[int]:
    """All that one can walk to from a field, step by step."""
    row: set[int] = set()
    steps = {field}
    while steps:
        row |= steps
        steps = {n for place in steps for n in neighbours(place) if n in fields} - row
    return row


@given(SOME_FIELDS)
def test_sets_of_fields_turn_with_the_ring(fields: set[int]) -> None:
    assert ahead(as_bits(fields)) == as_bits({(field + 1) % FIELDS for field in fields})
    assert behind(as_bits(fields)) == as_bits({(field - 1) % FIELDS for field in fields})


@given(SOME_FIELDS)
def test_rows_of_fields_go_on_from_30_to_1(fields: set[int]) -> None:
    rows = [len(row_of(fields, field)) for field in sorted(fields)]
    assert [row_around(as_bits(fields), field) for field in sorted(fields)] == rows
    assert longest_row(as_bits(fields)) == max(rows, default=0)


def test_a_whole_ring_is_one_row() -> None:
    assert longest_row(RING) == row_around(RING, 7) == FIELDS
    assert sum(FIELDS_OF_COLOUR) == RING
