"""What each role earns."""

from __future__ import annotations

from statistics import fmean

from steinkreis.lab.chapters.chapter import Chapter
from steinkreis.lab.intervals import Estimate
from steinkreis.lab.plots import Row, axis, rows
from steinkreis.lab.study import Series, Study
from steinkreis.lab.tongue import Tongue


def roles(study: Study, tongue: Tongue) -> Chapter | None:
    found = [series for series in study.series if series.roles]
    if not found:
        return None
    lines: list[Row] = []
    for series in found:
        middle = fmean(role.earned for role in series.roles)
        mean = tongue.say("roles-mean", mean=tongue.number(f"{middle:.1f}"))
        lines.append(Row(tongue.people(series.players), figure=mean))
        lines += [
            Row(tongue.game(r.name), r.part, 1.0, figure=times(r.part, tongue))
            for r in series.roles
        ]
    ends = [end for s in found for r in s.roles for end in (r.part.low, r.part.high)]
    sentence = " ".join(roles_sentence(series, tongue) for series in found)
    plot = rows(lines, axis(ends, tongue.times), sentence)
    return Chapter(tongue.say("roles-title"), sentence, plot)


def roles_sentence(series: Series, tongue: Tongue) -> str:
    """Which role earns most, and which least."""
    ordered = sorted(series.roles, key=lambda role: role.part.value)
    best, last = ordered[-1], ordered[0]
    return tongue.say(
        "roles",
        people=tongue.with_people(series.players),
        best=tongue.game(best.name),
        most=times(best.part, tongue),
        last=tongue.game(last.name),
        least=times(last.part, tongue),
    )


def times(estimate: Estimate, tongue: Tongue) -> str:
    """1.04 ± 0.02"""
    margin = max(0.01, estimate.margin)
    return f"{tongue.times(estimate.value)}\u00a0±\u00a0{tongue.times(margin)}"
