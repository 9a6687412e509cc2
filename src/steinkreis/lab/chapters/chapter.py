"""One chapter of a report, and what all chapters share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from steinkreis.lab.intervals import Estimate
from steinkreis.lab.plots import Axis, percent
from steinkreis.lab.study import Series, Study
from steinkreis.lab.tongue import Tongue

SHARES = Axis(0.0, 1.0, 0.25, percent)
CLEARLY = 1.5  # so many times its margin must a figure be off, for we look at many at once
LITTLE = 0.02  # of the wins: what is less is not worth naming


@dataclass(frozen=True)
class Chapter:
    title: str
    sentence: str
    plot: str
    folded: Sequence[tuple[str, str]] = ()  # more plots, each behind its title


def is_clear(estimate: Estimate, expected: float) -> bool:
    off = abs(estimate.value - expected)
    return off >= LITTLE and off > CLEARLY * estimate.margin


def rivals(study: Study) -> list[Series]:
    """The series in which somebody plays against somebody."""
    return [series for series in study.series if series.sides > 1]


def span(figure: Callable[[Series], float], series: Sequence[Series], tongue: Tongue) -> str:
    """From the least to the most: 4.2 (2 players) to 8.2 (4 players)."""
    ordered = sorted(series, key=figure)
    least, most = ordered[0], ordered[-1]
    low, high = tongue.plain(figure(least)), tongue.plain(figure(most))
    if low == high:
        return low
    few, many = tongue.people(least.players), tongue.people(most.players)
    return tongue.say("span", low=low, few=few, high=high, many=many)
