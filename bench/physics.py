"""How the wheels of Rollende Steine roll: pictures for docs/physics.md, and what is measured there.

`make physics` draws anew and prints the measurements.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from pathlib import Path

from rolling import crowded

from steinkreis.core.dial import pack
from steinkreis.core.rng import Rng
from steinkreis.games.rollende_steine.course import named
from steinkreis.games.rollende_steine.ground import Ground, bare
from steinkreis.games.rollende_steine.material import (
    BAR_SIZES,
    COURSES,
    FULL_SPEED,
    HALF_BAR,
    HALF_BAR_DEPTH,
    HALF_PILLAR,
    KICK_END,
    PUSH_SIZES,
    RUN_UP_END,
)
from steinkreis.games.rollende_steine.nature import Rolled, rolled
from steinkreis.games.rollende_steine.sketch import SPENT, Push, Roll, push_of, sketched
from steinkreis.games.rollende_steine.worth import aimed

DOCS = Path(__file__).parents[1] / "docs" / "physics"
SCALE = 5.0
INKS = ("#c53d2e", "#d98a12", "#8a8a12", "#3f8a3a", "#2a8a8a", "#3d76bd", "#6a4ab0", "#a03d8a")
CORNER = [(7.0, 92.0 - 8 * k, 0.0) for k in range(5)]  # gates where no wheel comes by


def headed(x: float, degrees: float, share: float) -> Push:
    """A push with so much of the full speed; 90 degrees are straight ahead."""
    angle = math.radians(degrees)
    return Push(x, 6.0, math.cos(angle), math.sin(angle), share * FULL_SPEED)


class Drawing:
    """A plan of the board on which ways are drawn."""

    def __init__(self, title: str, ground: Ground) -> None:
        self.title = title
        self.shapes: list[str] = []
        for y in (KICK_END, RUN_UP_END):
            self.line([(0, y), (100, y)], "#8a8270", "4 4")
        for k in range(len(ground.x)):
            is_pillar = ground.long[k] == HALF_PILLAR
            size = (HALF_PILLAR, HALF_PILLAR) if is_pillar else (HALF_BAR, HALF_BAR_DEPTH)
            self.block(ground.x[k], ground.y[k], ground.c[k], ground.s[k], size)

    def block(self, x: float, y: float, c: float, s: float, size: tuple[float, float]) -> None:
        long, wide = size
        corners = [(long, wide), (-long, wide), (-long, -wide), (long, -wide)]
        points = _points([(x + a * c - b * s, y + a * s + b * c) for a, b in corners])
        self.shapes.append(f'<polygon points="{points}" fill="#6a655e"/>')

    def line(
        self, places: Sequence[tuple[float, float]], ink: str, dashes: str = "", width: float = 1.4
    ) -> None:
        dash = f' stroke-dasharray="{dashes}"' if dashes else ""
        points = _points(places)
        self.shapes.append(
            f'<polyline points="{points}" fill="none" stroke="{ink}" stroke-width="{width}"{dash}/>'
        )

    def way(self, wheel: Rolled, ink: str) -> None:
        """The way of the centre, a tick for every tenth of a second, a dot where it ended."""
        places = [(pose[0], pose[1]) for pose in wheel.poses]
        self.line(places, ink)
        for x, y in places[::10]:
            self.dot(x, y, 1.3, ink)
        self.dot(*places[-1], 3.2, ink)

    def dot(self, x: float, y: float, size: float, ink: str) -> None:
        at_x, at_y = x * SCALE, (100 - y) * SCALE
        self.shapes.append(f'<circle cx="{at_x:.1f}" cy="{at_y:.1f}" r="{size}" fill="{ink}"/>')

    def save(self, name: str) -> None:
        side = 100 * SCALE
        body = "\n".join(self.shapes)
        (DOCS / f"{name}.svg").write_text(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -30 {side + 20} {side + 40}">\n'
            f'<rect x="-10" y="-30" width="{side + 20}" height="{side + 40}" fill="#f6f1e4"/>\n'
            f'<text x="0" y="-10" font-family="sans-serif" font-size="15">{self.title}</text>\n'
            f'<rect width="{side}" height="{side}" fill="#e4e6cf" stroke="#8a8270"/>\n'
            f"{body}\n</svg>\n",
            encoding="utf-8",
        )


def _points(places: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x * SCALE:.1f},{(100 - y) * SCALE:.1f}" for x, y in places)


def draw_power() -> None:
    ground = bare(CORNER)
    drawing = Drawing(
        "40 to 100 per cent: faster is farther; a dot every tenth of a second", ground
    )
    for k in range(7):
        drawing.way(rolled(ground, headed(24 + 10 * k, 90, 0.4 + 0.1 * k)), INKS[k])
    drawing.save("power")


def draw_pillar() -> None:
    ground = bare([(50.0, 55.0, 0.0), (80.0, 55.0, 30.0), *CORNER[:3]])
    drawing = Drawing("At a gate, straight and turned by 30 degrees: through, or stopped", ground)
    for k, off in enumerate((0.0, 2.2, 2.6, 3.2, 4.2, 6.0, 7.4)):
        drawing.way(rolled(ground, headed(50 + off, 90, 0.85)), INKS[k])
    for k, off in enumerate((-1.0, 0.5, 2.0, 2.6, 3.6)):
        drawing.way(rolled(ground, headed(80 + off, 90, 0.85)), INKS[k])
    drawing.save("gate")


def draw_bar() -> None:
    ground = bare(CORNER)
    steeps = (10, 20, 30, 40, 50, 60, 80)
    for k, steep in enumerate(steeps):
        ground = ground.laid(0, _place(20.0 + 12 * k, 45, 90 - steep))
    drawing = Drawing("At a bar, 10 to 80 degrees steep: led along it, slowed, stopped", ground)
    for k in range(len(steeps)):
        drawing.way(rolled(ground, headed(20.0 + 12 * k, 90, 0.8)), INKS[k])
    drawing.save("bar")


def _place(x: float, y: float, turn: int) -> int:
    return pack([turn, round(x * 2), round((y - KICK_END) * 2)], BAR_SIZES)


def draw_sketch() -> None:
    """What physics does, and where the sketch ends."""
    ground = bare(named("roof").gates)
    for place in (_place(40, 44, 100), _place(64, 46, 60), _place(20, 30, 30)):
        ground = ground.laid(0, place)
    drawing = Drawing("Where physics ends (colours) and where the sketch does (white)", ground)
    for k, (x, degrees) in enumerate(
        ((12, 78), (30, 78), (46, 90), (66, 94), (75, 118), (90, 100))
    ):
        push = headed(x, degrees, 0.85)
        drawing.way(rolled(ground, push), INKS[k])
        sketch = Roll(push)
        sketch.run(ground)
        drawing.dot(sketch.x, sketch.y, 1.6, "#fff")
    drawing.save("sketch")


def measure(shots: int) -> None:
    """Agreement of sketch and physics, and time, over all courses with up to fifty bars."""
    print("| pushes | bars | sketch agrees | where either sees a gate | ms: median | 99 % | most |")
    print("|---|---|---|---|---|---|---|")
    rolled(bare(named("wall").gates), headed(50, 90, 0.8))  # loads the engine
    for kind in ("random", "suggested"):
        for count in (0, 5, 20, 50):
            same, spent = 0, []
            gates, gates_same = 0, 0
            for number in range(shots // 8):
                rng = Rng(count, number)
                ground = crowded(list(COURSES)[number % len(COURSES)], count, rng)
                action = aimed(ground, 31, rng)
                if kind == "random":
                    action = pack([int(rng.below(size)) for size in PUSH_SIZES], PUSH_SIZES)
                began = time.process_time()
                outcome = rolled(ground, push_of(action)).outcome
                spent.append(1000 * (time.process_time() - began))
                sketch = sketched(ground, action, -1)
                same += outcome == sketch
                if max(outcome, sketch) > SPENT:
                    gates += 1
                    gates_same += outcome == sketch
            spent.sort()
            middle, late, most = spent[len(spent) // 2], spent[int(0.99 * len(spent))], spent[-1]
            shares = f"{_share(same, len(spent))} | {_share(gates_same, gates)}"
            print(f"| {kind} | {count} | {shares} | {middle:.1f} | {late:.1f} | {most:.1f} |")


def _share(part: int, whole: int) -> str:
    return f"{100 * part / max(1, whole):.1f} % of {whole}"


def main() -> None:
    DOCS.mkdir(parents=True, exist_ok=True)
    draw_power()
    draw_pillar()
    draw_bar()
    draw_sketch()
    measure(1000)


if __name__ == "__main__":
    main()
