"""What becomes of the game as a number of its rules varies."""

from __future__ import annotations

from collections.abc import Callable

from steinkreis.lab.chapters.chapter import SHARES, Chapter
from steinkreis.lab.plots import Axis, Row, axis, rows
from steinkreis.lab.study import Series, Study
from steinkreis.lab.tongue import Tongue

RowOf = Callable[[Series, Tongue], Row]


def variants(study: Study, tongue: Tongue) -> list[Chapter]:
    if study.tuned is None:
        return []
    looks: list[tuple[str, RowOf, Axis | None]] = [
        ("variants-first", _first_row, SHARES),
        ("variants-length", _length_row, None),
        ("variants-lead", _lead_row, None),
        ("variants-mattering", _mattered_row, SHARES),
    ]
    if any(series.roles for series in study.variants):
        looks.append(("variants-role", _role_row, None))
    return [
        _variant_chapter(study, tongue, study.tuned, tongue.say(what), row, along)
        for what, row, along in looks
    ]


def _first_row(series: Series, tongue: Tongue) -> Row:
    wins = series.wins_by_place[0]
    return Row("", wins, series.even if series.sides > 1 else None, figure=tongue.about(wins))


def _length_row(series: Series, tongue: Tongue) -> Row:
    return Row("", spread=series.decisions, figure=tongue.plain(series.decisions[2]))


def _lead_row(series: Series, tongue: Tongue) -> Row:
    changes = series.lead_changes
    return Row("", changes, figure=tongue.number(f"{changes.value:.1f} ± {changes.margin:.1f}"))


def _mattered_row(series: Series, tongue: Tongue) -> Row:
    mattered = series.mattered
    unknown = tongue.say("variants-unknown")
    return Row("", mattered, figure=unknown if mattered is None else tongue.about(mattered))


def _role_row(series: Series, tongue: Tongue) -> Row:
    best = max(series.roles, key=lambda role: role.part.value)
    figure = f"{tongue.game(best.name)} {tongue.times(best.part.value)}"
    return Row("", best.part, 1.0, figure=figure)


def _variant_chapter(
    study: Study, tongue: Tongue, name: str, what: str, row: RowOf, along: Axis | None
) -> Chapter:
    lines: list[Row] = []
    spans: list[str] = []
    for base in study.series:
        varied = [series for series in study.variants if series.players == base.players]
        if not varied:
            continue
        people = tongue.people(base.players)
        lines.append(Row(people))
        found = [row(series, tongue) for series in varied]
        for series, line in zip(varied, found, strict=True):
            label = f"{name} {series.setup.options[name]}"
            if series.games == base.games:  # the same games on the same seeds
                label = tongue.say("variants-usual", label=label)
            lines.append(Row(label, line.estimate, line.expected, line.spread, line.figure))
        first, last = found[0].figure, found[-1].figure
        spans.append(tongue.say("variants-span", first=first, last=last, people=people))
    if along is None:
        ends = [v for line in lines for v in line.spread or ()]
        ends += [
            v for line in lines if line.estimate for v in (line.estimate.low, line.estimate.high)
        ]
        along = axis(ends, tongue.plain, zero=True)
    values = [str(series.setup.options[name]) for series in study.variants]
    sentence = tongue.say(
        "variants", name=name, low=values[0], high=values[-1], what=what, spans=tongue.listed(spans)
    )
    title = tongue.say("variants-title", name=name, what=what)
    return Chapter(title, sentence, rows(lines, along, sentence))
