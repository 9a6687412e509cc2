"""Setting up: wheels, bars, courses."""

from __future__ import annotations

import pytest

from steinkreis.core.message import Message
from steinkreis.game.trouble import BadSetup
from steinkreis.games.rollende_steine.course import complaint, course_of
from steinkreis.games.rollende_steine.ground import touch
from steinkreis.games.rollende_steine.material import COURSES, HALF_GATE, HALF_PILLAR
from tests.games.rollende_steine.position import EVERY_COURSE, GAME, table

SOUND = [[18, 60, 0], [34, 60, 0], [50, 60, 0], [66, 60, 0], [82, 60, 0]]


@pytest.mark.clause("rollende-steine", "1.1", "2.3", "2.4")
@pytest.mark.parametrize(
    ("players", "own", "neutral"), [(1, 10, 40), (2, 10, 15), (3, 10, 6), (4, 10, 2), (5, 10, 0)]
)
def test_everybody_gets_ten_wheels_and_an_equal_share_of_the_rest(
    players: int, own: int, neutral: int
) -> None:
    state = table(players)
    assert state.own == [own] * players
    assert state.neutral == [neutral] * players
    assert state.bars == [10] * players
    assert state.sides == 1
    assert GAME.sides(GAME.setup(players)) == [0] * players


@pytest.mark.clause("rollende-steine", "2.5")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_for_a_harder_game_there_are_no_neutral_wheels(players: int) -> None:
    assert table(players, wheels="own").neutral == [0] * players
    with pytest.raises(BadSetup, match="does not apply to 5 players"):
        GAME.setup(5, {"wheels": "own"})


@pytest.mark.clause("rollende-steine", "2.5")
@pytest.mark.parametrize(("players", "each"), [(1, 7), (2, 4), (3, 3), (4, 2)])
def test_for_the_hardest_game_there_are_few_wheels(players: int, each: int) -> None:
    state = table(players, wheels="few")
    assert (state.own, state.neutral) == ([each] * players, [0] * players)


@pytest.mark.clause("rollende-steine", "2.6")
def test_the_first_seat_begins() -> None:
    assert table(4).actor == 0


@pytest.mark.clause("rollende-steine", "2.1")
def test_there_are_nine_courses_and_two_of_them_are_for_beginners() -> None:
    assert len(EVERY_COURSE) == 9
    words = GAME.resource("de.ftl")
    german = ["Mauer", "Podest", "Pyramide", "Dach", "Keil", "Treppe", "Mann", "Wasserläufer"]
    for name in [*german, "Hufeisen"]:
        assert f" {name}" in words
    assert words.count("-hint = zum Einstieg\n") == 2
    assert EVERY_COURSE[:2] == ["wall", "podium"]  # the easiest first
    assert table().course == "wall"


@pytest.mark.clause("rollende-steine", "2.1", "2.2")
@pytest.mark.parametrize("name", EVERY_COURSE)
def test_the_courses_of_the_house_obey_their_own_rules(name: str) -> None:
    gates = [list(gate) for gate in COURSES[name]]
    assert complaint({"gates": gates}) is None
    assert table(course=name).ground.gates == [tuple(map(float, gate)) for gate in gates]


@pytest.mark.clause("rollende-steine", "2.2")
def test_an_own_course_is_a_set_up_like_any_other() -> None:
    course = {"name": "Hügel", "gates": [[20, 50.5, 45], *SOUND[1:]]}
    state = table(3, course=course)
    assert state.course == "own"
    assert state.ground.gates[0] == (20.0, 50.5, 45.0)


BAD = [
    (None, "course-shape"),
    (17, "course-shape"),
    (SOUND, "course-shape"),
    ({"gates": SOUND, "music": 1}, "course-shape"),
    ({"gates": "SOUND"}, "course-shape"),
    ({"name": "x" * 41, "gates": SOUND}, "course-shape"),
    ({"name": "  ", "gates": SOUND}, "course-shape"),
    ({"name": "a\nb", "gates": SOUND}, "course-shape"),
    ({"name": 3, "gates": SOUND}, "course-shape"),
    ({"gates": SOUND[:4]}, "course-count"),
    ({"gates": [*SOUND, [50, 80, 0]]}, "course-count"),
    ({"gates": [*SOUND[:4], [82, 60]]}, "course-numbers"),
    ({"gates": [*SOUND[:4], [82, 60, "0"]]}, "course-numbers"),
    ({"gates": [*SOUND[:4], [82, True, 0]]}, "course-numbers"),
    ({"gates": [*SOUND[:4], [82, float("nan"), 0]]}, "course-numbers"),
    ({"gates": [*SOUND[:4], [82, float("inf"), 0]]}, "course-numbers"),
    ({"gates": [*SOUND[:4], [82, 10**400, 0]]}, "course-numbers"),
    ({"gates": [*SOUND[:4], 5]}, "course-numbers"),
    ({"gates": [*SOUND[:4], [96, 60, 0]]}, "course-outside"),
    ({"gates": [*SOUND[:4], [82, 36, 0]]}, "course-outside"),
    ({"gates": [*SOUND[:4], [82, 40, 90]]}, "course-outside"),
    ({"gates": [*SOUND[:4], [82, 94, 0]]}, "course-outside"),
    ({"gates": [*SOUND[:4], [70, 60, 0]]}, "course-overlap"),
    ({"gates": [*SOUND[:4], [66, 65, 90]]}, "course-overlap"),
]


@pytest.mark.clause("rollende-steine", "2.2")
@pytest.mark.parametrize(("course", "why"), BAD)
def test_a_bad_course_is_refused_with_a_reason(course: object, why: str) -> None:
    found = complaint(course)
    assert found is not None
    assert found.id == why
    with pytest.raises(BadSetup, match=r"^[A-Z].*\.$"):
        GAME.setup(2, {"course": course})


@pytest.mark.clause("rollende-steine", "2.2")
def test_the_reason_names_the_gates() -> None:
    near = {"gates": [*SOUND[:4], [70, 60, 0]]}
    assert complaint(near) == Message("course-overlap", gate=4, other=5)
    with pytest.raises(BadSetup, match="Gates 4 and 5 are in each other’s way"):
        GAME.setup(2, {"course": near})


def test_an_unknown_course_is_no_course() -> None:
    with pytest.raises(BadSetup, match="A course is an object"):
        GAME.setup(2, {"course": "door"})
    with pytest.raises(ValueError, match="no course"):
        course_of([1, 2])


def test_rectangles_meet_or_do_not() -> None:
    gate = (1.0, 0.0, HALF_GATE, HALF_PILLAR)
    assert touch(12.9, 0.0, *gate, *gate)
    assert not touch(13.1, 0.0, *gate, *gate)
    assert not touch(0.0, 3.1, *gate, *gate)
    across = (0.0, 1.0, HALF_GATE, HALF_PILLAR)
    assert touch(7.9, 0.0, *gate, *across)
    assert not touch(8.1, 0.0, *gate, *across)
    slanting = (0.7071067811865476, 0.7071067811865476, 5.0, 0.8)
    assert touch(0.0, 4.0, 1.0, 0.0, 5.0, 0.8, *slanting)
    assert not touch(0.0, 6.0, 1.0, 0.0, 5.0, 0.8, *slanting)
    assert not touch(4.5, -4.5, *slanting, *slanting)
