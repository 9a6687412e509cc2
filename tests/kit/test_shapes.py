"""Dice, rings and grids."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steinkreis.kit.dice import Dice
from steinkreis.kit.grid import Grid
from steinkreis.kit.ring import Ring

GRIDS = st.builds(Grid, st.integers(1, 8), st.integers(1, 8))


@given(st.lists(st.integers(1, 8), min_size=1, max_size=4))
def test_every_roll_shows_faces_of_its_own(sides: list[int]) -> None:
    dice = Dice(sides)
    rolls = dice.outcomes()
    shown = [tuple(dice.faces(roll)) for roll in rolls]
    assert len(set(shown)) == len(rolls) == dice.count
    assert all(0 <= face < side for faces in shown for face, side in zip(faces, sides))
    assert [dice.roll(list(faces)) for faces in shown] == rolls


def test_two_dice_and_a_coin() -> None:
    dice = Dice([6, 6, 2])
    assert dice.count == 72
    assert dice.faces(dice.roll([5, 0, 1])) == [5, 0, 1]


def test_on_a_ring_the_last_place_is_next_to_the_first() -> None:
    ring = Ring(8)
    assert ring.step(7) == 0
    assert ring.step(0, -1) == 7
    assert ring.distance(6, 1) == 3
    assert ring.distance(1, 6) == 5
    assert ring.between(6, 1) == [7, 0]
    assert ring.between(3, 4) == ring.between(3, 3) == []
    assert ring.are_neighbours(0, 7)
    assert ring.are_neighbours(7, 0)
    assert not ring.are_neighbours(0, 2)
    assert not ring.are_neighbours(3, 3)


@given(st.integers(3, 40), st.data())
def test_a_walk_of_the_distance_arrives(size: int, data: st.DataObject) -> None:
    ring = Ring(size)
    place = st.integers(0, size - 1)
    start, end = data.draw(place), data.draw(place)
    assert ring.step(start, ring.distance(start, end)) == end
    assert len(ring.between(start, end)) == max(0, ring.distance(start, end) - 1)
    assert ring.are_neighbours(start, end) == ring.are_neighbours(end, start)


def test_runs_go_on_over_the_end_of_the_ring() -> None:
    ring = Ring(10)
    assert ring.runs([9, 0, 1, 4, 6, 7]) == [[4], [6, 7], [9, 0, 1]]
    assert ring.runs([]) == []
    assert ring.runs(list(range(10))) == [list(range(10))]


@given(st.integers(3, 30), st.data())
def test_runs_hold_every_place_once_and_do_not_touch(size: int, data: st.DataObject) -> None:
    ring = Ring(size)
    places = data.draw(st.sets(st.integers(0, size - 1)))
    runs = ring.runs(sorted(places))
    assert sorted(place for run in runs for place in run) == sorted(places)
    if len(places) < size:
        for run in runs:
            assert run == [ring.step(run[0], k) for k in range(len(run))]
            assert ring.step(run[0], -1) not in places
            assert ring.step(run[-1]) not in places


def test_a_grid_is_numbered_row_by_row() -> None:
    grid = Grid(3, 2)
    assert [grid.name(cell) for cell in range(grid.size)] == ["a1", "b1", "c1", "a2", "b2", "c2"]
    assert grid.edges() == [(0, 1), (1, 2), (3, 4), (4, 5), (0, 3), (1, 4), (2, 5)]
    assert grid.neighbours(1) == [0, 2, 4]


@given(GRIDS)
def test_cells_rows_and_columns_agree(grid: Grid) -> None:
    cells = range(grid.size)
    assert [grid.cell(grid.column(cell), grid.row(cell)) for cell in cells] == list(cells)
    assert len({grid.name(cell) for cell in cells}) == grid.size


@given(GRIDS)
def test_neighbours_are_one_step_away_and_mutual(grid: Grid) -> None:
    for cell in range(grid.size):
        for other in grid.neighbours(cell):
            across = abs(grid.column(cell) - grid.column(other))
            down = abs(grid.row(cell) - grid.row(other))
            assert across + down == 1
            assert cell in grid.neighbours(other)
    pairs = sum(len(grid.neighbours(cell)) for cell in range(grid.size))
    assert pairs == 2 * len(grid.edges())


@pytest.mark.parametrize(("width", "height", "edges"), [(3, 3, 12), (1, 1, 0), (1, 4, 3)])
def test_how_many_sides_are_shared(width: int, height: int, edges: int) -> None:
    assert len(Grid(width, height).edges()) == edges
