"""Grids."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steinkreis.kit.grid import Grid

GRIDS = st.builds(Grid, st.integers(1, 8), st.integers(1, 8))


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
