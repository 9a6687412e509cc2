"""The board: every property that was published of the printed one, and the plan of ours."""

from __future__ import annotations

from collections import Counter

import pytest

from steinkreis.games.dolmengoetter.board import (
    CIRCLES,
    CIRCLES_OF,
    MOST,
    NAMES,
    PLACES,
    POINTS,
    RUNES,
    STEPS,
    edges,
    rune_of,
)
from steinkreis.games.dolmengoetter.material import (
    DOLMENS,
    DRUIDS,
    NONE,
    SPLIT,
    STONES,
    factor,
    room,
)

BORDER = [place for place in range(PLACES) if rune_of(place) != NONE]


def circles_of(place: int) -> list[int]:
    found = CIRCLES_OF[MOST * place : MOST * place + MOST]
    return [int(number) for number in found if number != NONE]


def named(name: str) -> int:
    return NAMES.index(name)


@pytest.mark.clause("dolmengoetter", "1.1")
def test_there_are_28_circles_of_three_sizes_and_70_places() -> None:
    assert Counter(len(circle) for circle in CIRCLES) == {4: 10, 6: 10, 8: 8}
    assert len(NAMES) == len(set(NAMES)) == len(set(POINTS)) == PLACES == 70


@pytest.mark.clause("dolmengoetter", "1.1")
def test_most_places_belong_to_two_or_three_circles_and_none_to_a_square_alone() -> None:
    assert Counter(len(circles_of(place)) for place in range(PLACES)) == {3: 40, 2: 14, 1: 16}
    for place in range(PLACES):
        if len(circles_of(place)) == 1:
            assert len(CIRCLES[circles_of(place)[0]]) > 4
            assert place in BORDER


def test_the_tables_agree_with_the_circles() -> None:
    for place in range(PLACES):
        assert circles_of(place) == [k for k, circle in enumerate(CIRCLES) if place in circle]
    for circle in CIRCLES:
        assert len(set(circle)) == len(circle)


def test_there_are_97_edges_and_two_or_three_meet_at_every_place() -> None:
    ends = Counter(place for edge in edges() for place in edge)
    assert len(edges()) == 97
    assert Counter(ends.values()) == {3: 54, 2: 16}


def test_the_circles_fill_the_board_without_gap_or_overlap() -> None:
    """Twice the area of each polygon, clockwise, in square tenths: together the whole rectangle."""
    total = 0
    for circle in CIRCLES:
        corners = [POINTS[place] for place in circle]
        area = sum(x * v - u * y for (x, y), (u, v) in zip(corners, corners[1:] + corners[:1]))
        assert area > 0
        total += area
    assert total == 2 * 60 * 30
    assert all(sum(set(edge) <= set(circle) for circle in CIRCLES) <= 2 for edge in edges())


def test_circles_are_numbered_column_by_column() -> None:
    def middle(circle: list[int]) -> tuple[float, float]:
        x, y = (sum(POINTS[place][k] for place in circle) / len(circle) for k in (0, 1))
        return round(x / 5), y

    assert [middle(circle) for circle in CIRCLES] == sorted(middle(circle) for circle in CIRCLES)


def test_the_plan_of_the_board_cell_by_cell() -> None:
    """Once more from the plan: six by three cells, and a square where four of them meet."""

    def upright(i: int, j: int, end: int) -> tuple[int, int]:
        is_border = (j, end) in ((0, 0), (2, 1))
        return 10 * i + 5, 10 * j + (5 if is_border else 2) * (1 if end else -1)

    def level(i: int, j: int, end: int) -> tuple[int, int]:
        is_border = (i, end) in ((0, 0), (5, 1))
        return 10 * i + (5 if is_border else 2) * (1 if end else -1), 10 * j + 5

    def cell(i: int, j: int) -> set[tuple[int, int]]:
        found = {upright(k, j, end) for k in (i - 1, i) if 0 <= k <= 4 for end in (0, 1)}
        found |= {level(i, k, end) for k in (j - 1, j) if 0 <= k <= 1 for end in (0, 1)}
        if j != 1:
            extra = {0: [0], 1: [-2, 2], 4: [-2, 2], 5: [0]}.get(i, [])
            found |= {(10 * i + x, -5 if j == 0 else 25) for x in extra}
            found |= {(x, -5 if j == 0 else 25) for x in (-5, 55) if abs(x - 10 * i) == 5}
        return found

    def between(i: int, j: int) -> set[tuple[int, int]]:
        return {upright(i, j, 1), level(i + 1, j, 0), upright(i, j + 1, 0), level(i, j, 1)}

    plan = [cell(i, j) for j in range(3) for i in range(6)]
    plan += [between(i, j) for j in range(2) for i in range(5)]
    board = [{POINTS[place] for place in circle} for circle in CIRCLES]
    assert sorted(map(sorted, board)) == sorted(map(sorted, plan))


@pytest.mark.clause("dolmengoetter", "1.2")
def test_runes_join_opposite_places_of_the_border() -> None:
    assert len(BORDER) == 30
    for rune in RUNES[1:]:
        (x, y), (u, v) = (POINTS[place] for place in rune)
        assert (x == u and {y, v} == {-5, 25}) or (y == v and {x, u} == {-5, 55})
    outline = [p for p in range(PLACES) if POINTS[p][0] in (-5, 55) or POINTS[p][1] in (-5, 25)]
    assert outline == BORDER


@pytest.mark.clause("dolmengoetter", "1.2")
def test_the_four_corners_have_one_rune() -> None:
    assert {POINTS[place] for place in RUNES[0]} == {(-5, -5), (55, -5), (-5, 25), (55, 25)}
    for place in RUNES[0]:
        assert set(RUNES[0]) - {place} <= set(STEPS[place])


@pytest.mark.clause("dolmengoetter", "1.2")
def test_a_step_goes_along_an_edge_or_by_a_rune() -> None:
    assert [NAMES[place] for place in STEPS[named("a2")]] == ["a1", "a3", "h2"]
    assert [NAMES[place] for place in STEPS[named("a1")]] == ["a2", "a13", "c1", "h1", "h13"]
    assert [NAMES[place] for place in STEPS[named("c1")]] == ["a1", "c2", "c12", "f1"]
    assert [NAMES[place] for place in STEPS[named("b1")]] == ["a3", "c2", "c3"]
    for one in range(PLACES):
        for other in STEPS[one]:
            assert one in STEPS[other]


@pytest.mark.clause("dolmengoetter", "1.3")
def test_what_everybody_gets() -> None:
    assert STONES[2:] == [16, 15, 13, 10]
    assert DOLMENS[2:] == [10, 13, 13, 10]
    assert [sum(SPLIT[count]) for count in DOLMENS[2:]] == DOLMENS[2:]
    assert SPLIT[10] == [4, 3, 2, 1]
    assert SPLIT[13] == [5, 4, 3, 1]
    for count, split in SPLIT.items():
        assert sum(split) == count
        assert split == sorted(split, reverse=True)
        assert split[3] == 1


@pytest.mark.clause("dolmengoetter", "6.6")
def test_there_is_always_a_free_place() -> None:
    for seats in range(2, 6):
        assert seats * (STONES[seats] + DRUIDS) < PLACES


@pytest.mark.clause("dolmengoetter", "4.10", "5.2")
@pytest.mark.parametrize(
    ("size", "factors"), [(4, [3, 2]), (6, [4, 3, 2, 1]), (8, [5, 4, 3, 2, 1, 0])]
)
def test_what_the_levels_of_a_stack_multiply_by(size: int, factors: list[int]) -> None:
    assert room(size) == len(factors)
    assert [factor(size, level) for level in range(len(factors))] == factors
