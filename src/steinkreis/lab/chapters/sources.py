"""Where points come from, and which end the game comes to."""

from __future__ import annotations

from steinkreis.lab.chapters.chapter import SHARES, Chapter
from steinkreis.lab.plots import Row, axis, rows
from steinkreis.lab.study import Series, Study
from steinkreis.lab.tongue import Tongue


def sources(study: Study, tongue: Tongue) -> Chapter | None:
    found = [series for series in study.series if series.sources]
    if not found:
        return None
    lines: list[Row] = []
    for series in found:
        lines.append(Row(tongue.people(series.players)))
        lines += [
            Row(tongue.game(name), points, figure=tongue.plain(points.value))
            for name, points in series.sources.items()
        ]
    ends = [
        end for line in lines if line.estimate for end in (line.estimate.low, line.estimate.high)
    ]
    sentence = " ".join(_sources_sentence(series, tongue) for series in found)
    plot = rows(lines, axis(ends, tongue.plain, zero=True), sentence)
    return Chapter(tongue.say("sources-title"), sentence, plot)


def _sources_sentence(series: Series, tongue: Tongue) -> str:
    """What everybody has in the end, and what most of it comes from."""
    total = sum(points.value for points in series.sources.values())
    name, points = max(series.sources.items(), key=lambda source: source[1].value)
    return tongue.say(
        "sources",
        people=tongue.with_people(series.players),
        total=tongue.plain(total),
        points=tongue.plain(points.value),
        name=tongue.game(name),
    )


def endings(study: Study, tongue: Tongue) -> Chapter | None:
    found = [series for series in study.series if series.endings]
    if not found:
        return None
    lines: list[Row] = []
    for series in found:
        lines.append(Row(tongue.people(series.players)))
        lines += [
            Row(tongue.game(name), often, figure=tongue.about(often))
            for name, often in series.endings.items()
        ]
    sentence = " ".join(_endings_sentence(series, tongue) for series in found)
    return Chapter(tongue.say("endings-title"), sentence, rows(lines, SHARES, sentence))


def _endings_sentence(series: Series, tongue: Tongue) -> str:
    parts = [
        tongue.say("ending", share=tongue.about(often), name=tongue.game(name).rstrip("."))
        for name, often in series.endings.items()
    ]
    people = tongue.with_people(series.players)
    return tongue.say("endings", people=people, parts=tongue.listed(parts))
