"""What a pushed wheel does: a rolling disc among standing stones, by MuJoCo.

The rules learn only the outcome. The trace tells how it came about: `seconds` and `paths`, the
centre of the wheel in units of the scene at even intervals, and for a view in three dimensions
`pose`: at the same moments the height in hundredths of a board unit, and the turn as a quaternion
in thousandths; `solid` says what stands there (docs/protocol.md).
"""

from __future__ import annotations

import math
from functools import lru_cache
from importlib import import_module
from itertools import pairwise
from types import ModuleType
from typing import Any

from steinkreis.core.nature import Outcome
from steinkreis.core.state import State
from steinkreis.game.trouble import Lacking
from steinkreis.games.rollende_steine.ground import Ground
from steinkreis.games.rollende_steine.material import (
    BAR_HEIGHT,
    BOARD,
    CAPSTONE_HEIGHT,
    HALF_BAR,
    HALF_BAR_DEPTH,
    HALF_GATE,
    HALF_OPENING,
    HALF_PILLAR,
    HALF_THICKNESS,
    KICK_END,
    PILLAR_HEIGHT,
    RADIUS,
    RUN_UP_END,
)
from steinkreis.games.rollende_steine.questions import ROLLING
from steinkreis.games.rollende_steine.rules import NONE, RollendeSteine
from steinkreis.games.rollende_steine.scene import COLOURS, SCALE, on_scene
from steinkreis.games.rollende_steine.sketch import SHORT, SPENT, Push, crosses, push_of
from steinkreis.games.rollende_steine.tipping import turned, way_down
from steinkreis.kit.bits import BIT

UNIT = 0.004  # metres: a wheel is 2 cm high, the board 40 cm wide
STEP = 0.001  # seconds
STEPS = 10  # between two looks
LOOKS_A_POINT = 2  # looks between two points of the trace
LONGEST = 3.0  # seconds; the hardest push rolls for two, and none was ever seen to take longer
STILL = 0.003  # metres a second; slower is still, if it also hardly turns
STILL_TURN = 0.3  # radians a second
STILL_LOOKS = 10  # so long

# Stone on stone: little bounce (a third of the speed, head on), little friction at the sides.
STONE = 'priority="1" condim="4" friction="0.15 0.002 0.00005" solref="0.005 0.35"'
STONE_YIELD = 'solimp="0.95 0.99 0.0005"'
# The board holds the wheel well; rolling, it loses 65 board units a second every second.
FLOOR = 'priority="1" condim="6" friction="0.4 0.002 0.0004" solref="0.006 1"'
DENSITY = 2400  # of stone

# At the end a wheel is shoved over, a little harder than it takes, and the board lets it bounce.
SHOVE = 1.25  # of the weight that holds it upright
TILTED = 0.4  # how far its axle points up when it falls by itself
SHOVED = 0.5  # seconds; what does not fall by then is held on both sides
BOUNCY, CALM = (0.01, 0.1), (0.006, 1.0)  # the contact with the board, while it wobbles and else
WOBBLE = 0.45  # seconds
SLOW_STEPS = 4  # between two looks, for wheels of giants fall slowly

MISSING = (
    "the wheels of Rollende Steine roll by MuJoCo, which is not installed; "
    "say pip install 'steinkreis[physics]'"
)


def let_roll(state: State) -> Outcome | None:
    """What happens to the wheel that was pushed; Lacking where MuJoCo is missing."""
    if not isinstance(state, RollendeSteine) or state.phase != ROLLING:
        return None
    roll = rolled(state.ground, push_of(state.push))
    return Outcome(
        state.counted(roll.outcome), {**trace(roll, state.ground), "solid": solid(state)}
    )


class Rolled:
    """One roll: where the wheel was at every look (x, y, height, quaternion), and the outcome."""

    def __init__(self, outcome: int, poses: list[list[float]], energies: list[float]) -> None:
        self.outcome = outcome
        self.poses = poses
        self.energies = energies  # in joule, at every look, where they were wanted

    @property
    def seconds(self) -> float:
        return (len(self.poses) - 1) * STEPS * STEP


def rolled(ground: Ground, push: Push, *, with_energy: bool = False) -> Rolled:
    """Roll a wheel until it lies still or leaves the board."""
    engine = _engine()
    model, data = _world_of(ground)
    _set(engine, model, data, push)
    poses = [_pose(data)]
    energies: list[float] = []
    still = 0
    while data.time < LONGEST and still < STILL_LOOKS and _is_on_board(poses[-1]):
        engine.mj_step(model, data, STEPS)
        poses.append(_pose(data))
        still = still + 1 if _is_still(data) else 0
        if with_energy:
            engine.mj_energyPos(model, data)
            engine.mj_energyVel(model, data)
            energies.append(float(data.energy[0] + data.energy[1]))
    return Rolled(_outcome(ground, poses), poses, energies)


def tipped(ground: Ground, last: list[float]) -> list[list[float]]:
    """How a wheel that stands on its edge tips over, until it lies, or leans on a stone.

    For the eye alone: the rules go by where it rolled.
    """
    way = way_down(ground, last)
    if way is None:
        return []
    engine = _engine()
    model, data = _world_of(ground)
    engine.mj_resetData(model, data)
    data.qpos[:] = [*(number * UNIT for number in last[:3]), *last[3:]]
    weight = model.body_mass[1] * -model.opt.gravity[2] * HALF_THICKNESS * UNIT
    poses: list[list[float]] = []
    still = 0
    while data.time < LONGEST and still < STILL_LOOKS:
        lean = abs(turned((0, 0, 1), data.qpos[3:7].tolist())[2])
        is_shoved = lean < TILTED and data.time < SHOVED
        push = SHOVE * weight * is_shoved
        data.xfrc_applied[1, 3:6] = (-way[1] * push, way[0] * push, 0)
        model.geom_solref[0] = BOUNCY if data.time < WOBBLE else CALM
        engine.mj_step(model, data, SLOW_STEPS)
        poses.append(_pose(data))
        still = still + 1 if _is_still(data) and not is_shoved else 0
    model.geom_solref[0] = CALM
    return poses


def trace(roll: Rolled, ground: Ground) -> dict[str, object]:
    """The roll as it is kept and shown; at its end the wheel tips over."""
    shown = list(roll.poses)
    if _is_on_board(shown[-1]):
        shown += tipped(ground, shown[-1])
    poses = shown[::LOOKS_A_POINT]
    if len(shown) % LOOKS_A_POINT == 0:
        poses.append(shown[-1])
    path = [[round(number, 1) for number in on_scene(x, y)] for x, y, *_ in poses]
    pose = [[round(100 * z), *(round(1000 * q) for q in turn)] for _, _, z, *turn in poses]
    seconds = round((len(shown) - 1) * STEPS * STEP, 2)
    return {"seconds": seconds, "paths": {"wheel": path}, "pose": pose}


def solid(state: RollendeSteine) -> dict[str, object]:
    """What stands on the board while the wheel rolls, in units of the scene."""
    seat = state.turn
    boxes: list[list[object]] = []
    for (x, y, turn), mark in zip(state.ground.gates, state.marks, strict=True):
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        owner = f" {COLOURS[mark]}" if mark != NONE else ""
        half = HALF_PILLAR, HALF_PILLAR, PILLAR_HEIGHT / 2
        for side in (-1, 1):
            off = side * (HALF_OPENING + HALF_PILLAR)
            boxes.append(_box(x + off * c, y + off * s, half, 0, turn, "pillar"))
        half = HALF_GATE, HALF_PILLAR, CAPSTONE_HEIGHT / 2
        boxes.append(_box(x, y, half, PILLAR_HEIGHT, turn, f"capstone{owner}"))
    half = HALF_BAR, HALF_BAR_DEPTH, BAR_HEIGHT / 2
    boxes += [
        _box(bar.x, bar.y, half, 0, -bar.turn, f"bar {COLOURS[bar.owner]}")
        for bar in state.ground.bars
    ]
    return {
        "thing": "wheel",
        "wheel": [round(RADIUS * SCALE, 2), round(HALF_THICKNESS * SCALE, 2)],
        "style": COLOURS[seat] if state.own[seat] > 0 else "grey",
        "unit": SCALE,
        "ground": _area(0, BOARD),
        "areas": [
            [*_area(RUN_UP_END, BOARD), "gates"],
            [*_area(KICK_END, RUN_UP_END), "run-up"],
            [*_area(0, KICK_END), "kick"],
        ],
        "boxes": boxes,
    }


def _area(low: float, high: float) -> list[float]:
    x, y = on_scene(0, high)
    return [round(number, 2) for number in (x, y, BOARD * SCALE, (high - low) * SCALE)]


def _box(
    x: float,
    y: float,
    half: tuple[float, float, float],
    above: float,
    turn: float,
    kind: str,
) -> list[object]:
    at_x, at_y = on_scene(x, y)
    across, deep, high = (size * SCALE for size in half)
    numbers = (at_x, at_y, above * SCALE + high, across, deep, high, turn)
    return [*(round(number, 2) for number in numbers), kind]


def lacks() -> Lacking | None:
    """Says where MuJoCo is missing; where it is there, it is loaded after this."""
    try:
        _engine()
    except Lacking as lacking:
        return lacking
    return None


def _engine() -> ModuleType:
    try:
        return import_module("mujoco")  # only now: who rolls no wheel does not need it
    except ImportError:
        raise Lacking(MISSING) from None


def _set(engine: Any, model: Any, data: Any, push: Push) -> None:
    """Put the wheel where it is pushed, rolling without slipping."""
    engine.mj_resetData(model, data)
    hx, hy = push.dx, push.dy
    data.qpos[:3] = (push.x * UNIT, push.y * UNIT, RADIUS * UNIT)
    # The axle, the wheel's own z, points to the left of where it is headed, its own x ahead.
    engine.mju_mat2Quat(data.qpos[3:7], [hx, 0, -hy, hy, 0, hx, 0, -1, 0])
    speed = push.speed * UNIT
    data.qvel[:3] = (speed * hx, speed * hy, 0)
    data.qvel[3:6] = (0, 0, speed / (RADIUS * UNIT))


def _pose(data: Any) -> list[float]:
    x, y, z, *turn = data.qpos.tolist()
    return [x / UNIT, y / UNIT, z / UNIT, *turn]


def _is_still(data: Any) -> bool:
    vx, vy, vz, wx, wy, wz = data.qvel.tolist()
    is_slow = vx * vx + vy * vy + vz * vz < STILL * STILL
    return bool(is_slow and wx * wx + wy * wy + wz * wz < STILL_TURN * STILL_TURN)


def _is_on_board(pose: list[float]) -> bool:
    return 0 < pose[0] < BOARD and 0 < pose[1] < BOARD


def _outcome(ground: Ground, poses: list[list[float]]) -> int:
    """What the rules learn: the gates passed, or that the wheel fell short."""
    is_short = _is_on_board(poses[-1]) and all(pose[1] < RUN_UP_END for pose in poses)
    if is_short:
        return SHORT
    passed = 0
    for k, (x, y, _) in enumerate(ground.gates):
        for (ax, ay, *_), (bx, by, *_) in pairwise(poses):
            c, s, front_only = ground.gate_c[k], ground.gate_s[k], ground.front_only
            if crosses(ax - x, ay - y, bx - x, by - y, c, s, front_only):
                passed |= BIT[k]
    return SPENT + passed


def _world_of(ground: Ground) -> tuple[Any, Any]:
    return _world(tuple(ground.gates), tuple((bar.x, bar.y, bar.turn) for bar in ground.bars))


@lru_cache(16)
def _world(
    gates: tuple[tuple[float, float, float], ...], bars: tuple[tuple[float, float, int], ...]
) -> tuple[Any, Any]:
    """The board as MuJoCo knows it, and room for what happens on it."""
    engine = _engine()
    model = engine.MjModel.from_xml_string(_xml(gates, bars))
    return model, engine.MjData(model)


def _xml(
    gates: tuple[tuple[float, float, float], ...], bars: tuple[tuple[float, float, int], ...]
) -> str:
    stones: list[str] = []
    for x, y, turn in gates:
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        for side in (-1, 1):
            off = side * (HALF_OPENING + HALF_PILLAR)
            size = (HALF_PILLAR, HALF_PILLAR, PILLAR_HEIGHT / 2)
            stones.append(_stone(x + off * c, y + off * s, PILLAR_HEIGHT / 2, size, turn))
        size = (HALF_GATE, HALF_PILLAR, CAPSTONE_HEIGHT / 2)
        stones.append(_stone(x, y, PILLAR_HEIGHT + CAPSTONE_HEIGHT / 2, size, turn))
    for x, y, turn in bars:
        size = (HALF_BAR, HALF_BAR_DEPTH, BAR_HEIGHT / 2)
        stones.append(_stone(x, y, BAR_HEIGHT / 2, size, -turn))
    wheel = f'type="cylinder" size="{RADIUS * UNIT} {HALF_THICKNESS * UNIT}" density="{DENSITY}"'
    return f"""
    <mujoco>
      <compiler angle="degree"/>
      <option timestep="{STEP}" integrator="implicitfast" jacobian="dense" cone="elliptic"/>
      <default><default class="stone"><geom type="box" {STONE} {STONE_YIELD}/></default></default>
      <worldbody>
        <geom type="plane" size="1 1 0.1" {FLOOR}/>
        {"".join(stones)}
        <body><freejoint/><geom {wheel} condim="6"/></body>
      </worldbody>
    </mujoco>"""


def _stone(x: float, y: float, z: float, size: tuple[float, float, float], turn: float) -> str:
    place = " ".join(repr(number * UNIT) for number in (x, y, z))
    half = " ".join(repr(number * UNIT) for number in size)
    return f'<geom class="stone" pos="{place}" size="{half}" euler="0 0 {turn!r}"/>'
