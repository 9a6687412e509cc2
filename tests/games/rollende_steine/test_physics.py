"""The wheel rolls as stone rolls: MuJoCo as `nature`."""

from __future__ import annotations

import math
import resource
import sys
from itertools import pairwise

import msgspec
import pytest

from steinkreis.core.dial import pack
from steinkreis.core.rng import Rng
from steinkreis.games.rollende_steine.course import named
from steinkreis.games.rollende_steine.ground import FITS, Ground, bare
from steinkreis.games.rollende_steine.material import (
    BAR_SIZES,
    BOARD,
    COURSES,
    HALF_THICKNESS,
    PUSH_SIZES,
    RADIUS,
    SLOWING,
)
from steinkreis.games.rollende_steine.nature import (
    LONGEST,
    SLOW_STEPS,
    STEP,
    STEPS,
    Rolled,
    let_roll,
    rolled,
    tipped,
    trace,
)
from steinkreis.games.rollende_steine.scene import on_scene
from steinkreis.games.rollende_steine.sketch import push_of, sketched
from steinkreis.games.rollende_steine.tipping import turned
from steinkreis.games.rollende_steine.worth import aimed
from tests.games.rollende_steine.position import action, bar, play, push, table

pytestmark = pytest.mark.once  # physics is not compiled

WALL = bare([(18.0 + 16 * k, 60.0, 0.0) for k in range(5)])  # all gates in a row
FAR = bare([(8.0, 90.0 - 8 * k, 0.0) for k in range(5)])  # gates in a corner: free way elsewhere
LOOK = STEP * STEPS  # seconds between two looks


def roll(ground: Ground = WALL, *, x: float = 50, aim: float = -90, power: float = 80) -> Rolled:
    return rolled(ground, push_of(push(aim=aim, power=power, x=x)))


def speeds(wheel: Rolled) -> list[float]:
    """Board units a second, from look to look."""
    places = [(pose[0], pose[1]) for pose in wheel.poses]
    return [math.dist(a, b) / LOOK for a, b in pairwise(places)]


def crowded(count: int, rng: Rng) -> Ground:
    """The pyramid with so many bars anywhere."""
    ground = bare(named("pyramid").gates)
    while len(ground.bars) < count:
        place = pack([int(rng.below(size)) for size in BAR_SIZES], BAR_SIZES)
        if ground.trouble(place, -1) == FITS:
            ground = ground.laid(0, place)
    return ground


def any_push(rng: Rng) -> int:
    return pack([int(rng.below(size)) for size in PUSH_SIZES], PUSH_SIZES)


@pytest.mark.parametrize("aim", [-90, -60, -135])
def test_a_wheel_rolls_straight_and_slows_down(aim: int) -> None:
    wheel = rolled(FAR, push_of(push(aim=aim, power=60, x=50)))
    dx, dy = math.cos(math.radians(aim)), -math.sin(math.radians(aim))
    for x, y, z, *_ in wheel.poses:
        assert abs((x - 50) * dy - (y - 6) * dx) < 0.05
        assert abs(z - 2.5) < 0.05
    speed = speeds(wheel)
    assert all(after < before + 0.5 for before, after in pairwise(speed))
    assert speed[-1] < 1


def test_it_slows_down_evenly_as_the_sketch_has_it() -> None:
    speed = speeds(rolled(FAR, push_of(push(power=70))))
    slowing = (speed[10] - speed[60]) / (50 * LOOK)
    assert slowing == pytest.approx(SLOWING, rel=0.03)


@pytest.mark.clause("rollende-steine", "4.2", "4.4")
def test_faster_is_farther() -> None:
    ends = [rolled(FAR, push_of(push(power=power))).poses[-1][1] for power in range(40, 90, 6)]
    assert all(after > before + 1 for before, after in pairwise(ends))
    assert ends[0] < 35
    assert rolled(FAR, push_of(push(power=40))).outcome == action("short")
    assert rolled(FAR, push_of(push(power=100))).poses[-1][1] > BOARD  # full power just crosses


@pytest.mark.clause("rollende-steine", "5.1")
@pytest.mark.parametrize("gate", range(5))
def test_through_the_middle_of_a_gate(gate: int) -> None:
    assert roll(x=18 + 16 * gate).outcome == action(f"gates{gate + 1}")


@pytest.mark.clause("rollende-steine", "1.3")
@pytest.mark.parametrize("x", [44, 45, 46, 54, 55, 56, 61, 71])
def test_a_pillar_stops_the_wheel(x: int) -> None:
    wheel = roll(x=x)
    assert wheel.outcome == action("spent")
    assert max(pose[1] for pose in wheel.poses) < 60


@pytest.mark.clause("rollende-steine", "5.1")
def test_beside_the_gates_is_not_through_them() -> None:
    for x in (42, 58, 95):
        assert roll(x=x).outcome == action("spent")


@pytest.mark.clause("rollende-steine", "5.1")
def test_a_gate_may_be_taken_at_a_slant() -> None:
    assert roll(x=73, aim=-113).outcome == action("gates3")


@pytest.mark.clause("rollende-steine", "5.4")
def test_one_wheel_rolls_through_two_gates() -> None:
    two = bare(
        [(50.0, 45.0, 0.0), (50.0, 65.0, 0.0), *[(8.0, 90.0 - 9 * k, 0.0) for k in range(3)]]
    )
    assert roll(two, power=100).outcome == action("gates12")


@pytest.mark.clause("rollende-steine", "4.3")
def test_off_the_board_is_spent_even_before_the_border() -> None:
    wheel = roll(x=90, aim=-15, power=60)
    assert wheel.poses[-1][0] >= BOARD
    assert max(pose[1] for pose in wheel.poses) < 35
    assert wheel.outcome == action("spent")


@pytest.mark.clause("rollende-steine", "1.3")
def test_a_bar_in_the_way_stops_a_wheel_and_a_slanting_one_leads_it() -> None:
    stopped = roll(FAR.laid(0, bar(50, 40, 0)))
    assert max(pose[1] for pose in stopped.poses) < 39
    led = roll(FAR.laid(0, bar(51, 40, 70)))
    assert led.poses[-1][1] > 60
    assert led.poses[-1][0] < 45


MIRRORED = [(30, -80, 90), (40, -75, 90), (44.5, -90, 90), (62, -100, 90), (47, -85, 70)]


@pytest.mark.parametrize(("x", "aim", "power"), MIRRORED)
def test_mirrored_pushes_roll_mirrored_ways(x: float, aim: float, power: float) -> None:
    one = roll(x=x, aim=aim, power=power)
    other = roll(x=100 - x, aim=-180 - aim, power=power)
    assert len(one.poses) == len(other.poses)
    for (ax, ay, *_), (bx, by, *_) in zip(one.poses, other.poses):
        assert ax + bx == pytest.approx(100, abs=0.05)
        assert ay == pytest.approx(by, abs=0.05)


@pytest.mark.parametrize("x", [44, 45.5, 47, 52.7, 55, 61])
@pytest.mark.parametrize("power", [60, 100])
def test_energy_never_grows(x: float, power: float) -> None:
    """What the contact holds for a moment comes back smaller: looks without contact only sink."""
    wheel = rolled(WALL, push_of(push(x=x, power=power)), with_energy=True)
    first = wheel.energies[0]
    for before, after in pairwise(wheel.energies):
        assert after <= before + 0.02 * first
    assert wheel.energies[-1] < 0.6 * first


def test_stone_hardly_bounces() -> None:
    """Head on into a pillar: back at less than half the speed, and not far."""
    wheel = roll(x=45, power=90)
    speed = speeds(wheel)
    hit = max(range(len(speed) - 1), key=lambda k: speed[k] - speed[k + 1])
    back = [b[1] - a[1] for a, b in pairwise(wheel.poses)]
    assert -0.5 * speed[hit] < min(back) / LOOK < 0
    assert wheel.poses[-1][1] > 50


def test_a_wheel_can_tip_over() -> None:
    heights = [roll(x=x / 10, power=100).poses[-1][2] for x in range(522, 532, 2)]
    assert min(heights) == pytest.approx(1.0, abs=0.1)  # it lies on its side


def test_the_same_push_rolls_the_same_way_bit_for_bit() -> None:
    ground = crowded(20, Rng(3))
    for number in range(10):
        way = push_of(any_push(Rng(4, number)))
        once = rolled(ground, way)
        rolled(WALL, push_of(push()))  # something else in between
        assert rolled(ground, way).poses == once.poses


def test_a_thousand_pushes_end_and_are_made_of_numbers() -> None:
    """None rolls on and on, nothing is not a number, and the memory is given back."""
    used = []
    for number in range(1000):
        rng = Rng(9, number)
        if number % 100 == 0:
            ground = crowded(number // 20, rng)
            used.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
        wheel = rolled(ground, push_of(any_push(rng)))
        assert wheel.seconds < LONGEST - 0.5
        assert all(math.isfinite(value) for pose in wheel.poses for value in pose)
        assert all(-5 < pose[0] < 105 and -5 < pose[1] < 105 for pose in wheel.poses)
    assert sys.platform != "linux" or used[-1] - used[3] < 8_000  # kilobytes


def test_the_sketch_agrees_with_physics() -> None:
    """On all courses, with and without bars, aimed and at random: see docs/physics.md."""
    same = 0
    for number in range(360):
        rng = Rng(12, number)
        ground = bare(named(list(COURSES)[number % 9]).gates)
        for _ in range((number % 4) * 3):
            place = pack([int(rng.below(size)) for size in BAR_SIZES], BAR_SIZES)
            if ground.trouble(place, -1) == FITS:
                ground = ground.laid(0, place)
        answer = aimed(ground, 31, rng) if number % 2 else any_push(rng)
        same += rolled(ground, push_of(answer)).outcome == sketched(ground, answer, -1)
    assert same > 0.93 * 360


def test_nature_answers_when_a_wheel_rolls_and_only_then() -> None:
    state = play(table(), "roll")  # at the course of that name, which stands nearer
    assert let_roll(state) is None
    state.apply(push(x=34.3))
    outcome = let_roll(state)
    assert outcome is not None
    assert outcome.action == action("gates2")
    state.apply(outcome.action)
    assert state.marks[1] == 0
    again = play(state, "roll")
    again.apply(push(x=34.3))
    repeated = let_roll(again)
    assert repeated is not None
    assert repeated.action == action("spent")  # that gate is taken already


def test_the_trace_is_small_and_starts_and_ends_where_the_wheel_did() -> None:
    wheel = roll(power=100)
    found = trace(wheel, WALL)
    paths = found["paths"]
    assert isinstance(paths, dict)
    path, pose = paths["wheel"], found["pose"]
    assert isinstance(pose, list)
    assert len(path) == len(pose)
    assert path[0] == [round(number, 1) for number in on_scene(50, 6)]
    assert path[-1] == [round(number, 1) for number in on_scene(*wheel.poses[-1][:2])]
    assert pose[0][0] == 250
    assert found["seconds"] == pytest.approx(wheel.seconds, abs=0.01)
    assert len(msgspec.json.encode(found)) < 6_000


def test_a_push_is_headed_where_its_aim_says() -> None:
    straight = push_of(push(aim=-90, power=60, x=33.3, y=4.4))
    found = [straight.dx, straight.dy, straight.x, straight.y, straight.speed]
    assert found == pytest.approx([0, 1, 33.3, 4.4, 75])
    right = push_of(push(aim=-30))
    assert right.dx > right.dy > 0


def leans(pose: list[float]) -> float:
    """How far the axle points up: 0 stands, 1 lies."""
    return abs(turned((0, 0, 1), pose[3:])[2])


@pytest.mark.parametrize("aim", [-90, -60, -120])
def test_a_wheel_that_has_stopped_tips_over_wobbles_and_lies(aim: float) -> None:
    """A disc of stone does not stay on its edge: at the end its axle points up."""
    wheel = roll(FAR, power=60, aim=aim)
    poses = [wheel.poses[-1], *tipped(FAR, wheel.poses[-1])]
    assert poses[0][2] == pytest.approx(RADIUS, abs=0.02)
    assert poses[-1][2] == pytest.approx(HALF_THICKNESS, abs=0.02)
    assert leans(poses[0]) == pytest.approx(0, abs=0.02)
    assert leans(poses[-1]) == pytest.approx(1, abs=0.001)
    assert all(math.dist(a[:3], b[:3]) < 0.8 for a, b in pairwise(poses))  # it does not jump
    lows = [b for a, b, c in zip(poses, poses[1:], poses[2:]) if leans(a) > leans(b) < leans(c)]
    assert lows  # it bounces


@pytest.mark.parametrize("gap", [3.0, 3.5, 4.0, 4.5])
def test_a_wheel_that_falls_on_a_bar_leans_there_and_is_still(gap: float) -> None:
    ground = FAR.laid(0, bar(x=50 - gap, y=50, turn=90)).laid(0, bar(x=50 + gap, y=50, turn=90))
    standing = [50.0, 50.0, RADIUS, *roll(FAR, power=60).poses[-1][3:]]
    poses = tipped(ground, standing)
    assert 0.1 < leans(poses[-1]) < 0.95
    assert math.dist(poses[-1][:3], poses[-5][:3]) < 0.01
    assert len(poses) * SLOW_STEPS * STEP < LONGEST


def test_a_wheel_with_no_room_to_fall_stays_on_its_edge() -> None:
    ground = FAR.laid(0, bar(x=48, y=50, turn=90)).laid(0, bar(x=52, y=50, turn=90))
    standing = [50.0, 50.0, RADIUS, *roll(FAR, power=60).poses[-1][3:]]
    assert leans(tipped(ground, standing)[-1]) < 0.2


def test_how_a_wheel_falls_changes_nothing_that_rolls_after_it() -> None:
    first = roll(power=60)
    tipped(WALL, first.poses[-1])
    assert roll(power=60).poses == first.poses
