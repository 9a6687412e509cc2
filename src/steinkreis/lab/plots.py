"""Three kinds of plots as SVG: means with intervals, spreads, and courses.

They are drawn for the width of a phone and grow a little on a desk. Colours are CSS variables of
the page around them, so that they follow day and night.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

from steinkreis.lab.intervals import Estimate

WIDTH = 440
LEFT = 122  # for labels
MOST_LEFT = 176  # where they are long
LETTER = 8
LONGEST = 30  # letters of a label; the sentence below a plot has them all
RIGHT = 116  # for figures
ROW = 26
HEAD = 30
FOOT = 30
TALL = 180  # of a course

Format = Callable[[float], str]
Legend = tuple[str, str, str, str]  # of what, the beginning, the middle, the end


def percent(value: float) -> str:
    return f"{100 * value:.0f}\u00a0%"


def plain(value: float) -> str:
    is_whole = abs(value) >= 10 or value == int(value)
    return (f"{value:,.0f}" if is_whole else f"{value:.1f}").replace("-", "−")


def points(value: float) -> str:
    """A difference of shares, with its sign."""
    return "0" if abs(value) < 0.005 else f"{100 * value:+.0f}".replace("-", "−")


@dataclass(frozen=True)
class Row:
    """A line of a plot: a head over others, a mean with its interval, or a spread."""

    label: str
    estimate: Estimate | None = None
    expected: float | None = None  # what it would be if nothing made a difference
    spread: Sequence[float] | None = None  # quantiles: 5, 25, 50, 75, 95 %
    figure: str = ""


@dataclass(frozen=True)
class Axis:
    low: float
    high: float
    step: float
    format: Format

    @property
    def ticks(self) -> list[float]:
        count = round((self.high - self.low) / self.step)
        return [self.low + number * self.step for number in range(count + 1)]

    def place(self, value: float, start: float, length: float) -> float:
        part = (value - self.low) / (self.high - self.low)
        return start + length * min(1.0, max(0.0, part))


def axis(values: Sequence[float], format: Format, *, zero: bool = False) -> Axis:
    """Round numbers around all the values, some four or five of them."""
    low, high = (min(values), max(values)) if values else (0.0, 1.0)
    if zero:
        low, high = min(0.0, low), max(0.0, high)
    if high - low < 1e-9:
        high = low + (abs(low) or 1.0) / 2
    rough = (high - low) / 4
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(power * digit for digit in (1, 2, 2.5, 5, 10) if power * digit >= rough * 0.999)
    return Axis(
        math.floor(low / step + 1e-9) * step, math.ceil(high / step - 1e-9) * step, step, format
    )


def rows(lines: Sequence[Row], along: Axis, label: str) -> str:
    """Means with intervals, or spreads, one below the other."""
    longest = max((len(line.label) for line in lines), default=0)
    left = max(LEFT, min(MOST_LEFT, LETTER * longest + 16))
    length = WIDTH - left - RIGHT
    height = ROW * len(lines) + FOOT
    parts = [_grid(along, left, length, height)]
    for number, line in enumerate(lines):
        y = ROW * number + ROW / 2
        if line.estimate is None and line.spread is None:
            parts.append(_text(0, y + 5, line.label, "head"))
            parts.append(_text(WIDTH, y + 5, line.figure, "figure", "end"))
            continue
        parts.append(_text(left - 10, y + 5, _short(line.label), "label", "end"))
        parts.append(_text(WIDTH, y + 5, line.figure, "figure", "end"))
        if line.expected is not None:
            x = along.place(line.expected, left, length)
            parts.append(_line(x, y - 10, x, y + 10, "expected"))
        if line.estimate is not None:
            parts.append(_interval(line, line.estimate, along, left, length, y))
        if line.spread is not None:
            parts.append(_spread(line.spread, along, left, length, y))
    return _svg(height, label, parts)


def _short(label: str) -> str:
    return label if len(label) <= LONGEST else f"{label[: LONGEST - 1].rstrip()}…"


def _grid(along: Axis, left: float, length: float, height: float) -> str:
    parts = []
    for tick in along.ticks:
        x = along.place(tick, left, length)
        parts.append(_line(x, 0, x, height - FOOT + 4, "grid"))
        parts.append(_text(x, height - 8, along.format(tick), "tick", "middle"))
    return "".join(parts)


def _interval(
    line: Row, estimate: Estimate, along: Axis, left: float, length: float, y: float
) -> str:
    stands_out = line.expected is not None and estimate.excludes(line.expected)
    style = "odd" if stands_out else "usual"
    low, middle, high = (
        along.place(value, left, length) for value in (estimate.low, estimate.value, estimate.high)
    )
    return (
        _line(low, y, high, y, f"range {style}")
        + f'<circle cx="{middle:.1f}" cy="{y:.1f}" r="5" class="dot {style}"/>'
    )


def _spread(quantiles: Sequence[float], along: Axis, left: float, length: float, y: float) -> str:
    five, quarter, middle, three, most = (along.place(q, left, length) for q in quantiles)
    box = f'<rect x="{quarter:.1f}" y="{y - 7:.1f}" width="{max(2.0, three - quarter):.1f}" '
    return (
        _line(five, y, most, y, "range usual")
        + box
        + 'height="14" rx="3" class="box"/>'
        + _line(middle, y - 9, middle, y + 9, "median")
    )


def courses(
    lines: Sequence[tuple[str, Sequence[float]]], up: Axis, label: str, legend: Legend
) -> str:
    """How something goes from the beginning of a game to its end; the legend says of what."""
    of, *moments = legend
    left, length, top = 48, WIDTH - 48 - 12, HEAD
    bottom = top + TALL
    parts = []
    for tick in up.ticks:
        y = bottom + top - up.place(tick, top, TALL)
        parts.append(_line(left, y, left + length, y, "grid"))
        parts.append(_text(left - 8, y + 5, up.format(tick), "tick", "end"))
    for place, word in zip((0.0, 0.5, 1.0), moments, strict=True):
        anchor = {0.0: "start", 1.0: "end"}.get(place, "middle")
        parts.append(_text(left + length * place, bottom + 22, word, "tick", anchor))
    parts.append(_text(left, 17, of, "tick"))
    x = left + 20 + 6.5 * len(of)
    for number, (name, values) in enumerate(lines):
        if len(values) < 2:
            continue
        spots = [
            (left + length * (index + 0.5) / len(values), bottom + top - up.place(v, top, TALL))
            for index, v in enumerate(values)
        ]
        path = " ".join(f"{px:.1f},{py:.1f}" for px, py in spots)
        parts.append(f'<polyline points="{path}" class="course c{number}"/>')
        parts += [
            f'<circle cx="{a:.1f}" cy="{b:.1f}" r="3" class="spot c{number}"/>' for a, b in spots
        ]
        parts.append(_line(x, 12, x + 18, 12, f"course c{number}"))
        parts.append(_text(x + 24, 17, name, "label"))
        x += 46 + 7 * len(name)
    return _svg(bottom + FOOT, label, parts)


def alone(plot: str) -> str:
    """A plot with colours of its own, for where there is no page around it: a notebook."""
    head = '<svg xmlns="http://www.w3.org/2000/svg" class="plot" '
    return plot.replace("<svg ", head).replace(">", f"><style>{ALONE}</style>", 1)


ALONE = """
.plot { background: #f8f5ed; }
.plot text { font: 13px sans-serif; fill: #2b261d; }
.plot text.tick, .plot text.figure { fill: #6a6152; font-size: 12px; }
.plot line.grid { stroke: #d9d0bf; }
.plot line.range { stroke: #566b2f; stroke-width: 3; stroke-linecap: round; }
.plot circle.dot { fill: #566b2f; }
"""


def _svg(height: float, label: str, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(label)}">'
        + "".join(parts)
        + "</svg>"
    )


def _line(x1: float, y1: float, x2: float, y2: float, style: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{style}"/>'


def _text(x: float, y: float, words: str, style: str, anchor: str = "start") -> str:
    if not words:
        return ""
    place = f'x="{x:.1f}" y="{y:.1f}" class="{style}" text-anchor="{anchor}"'
    return f"<text {place}>{escape(words)}</text>"
