"""Who sits where."""

from __future__ import annotations

from steinkreis.lab.chapters.chapter import Chapter, is_clear, rivals
from steinkreis.lab.plots import Row, axis, percent, rows
from steinkreis.lab.study import Study
from steinkreis.lab.tongue import Tongue

FINE = 0.05  # what has a wider margin cannot be called even


def seats(study: Study, tongue: Tongue) -> Chapter:
    lines: list[Row] = []
    for series in study.series:
        lines.append(Row(tongue.people(series.players)))
        expected = series.even if series.sides > 1 else None
        for place, wins in enumerate(series.wins_by_place):
            row = tongue.say("seats-row", place=tongue.place(place))
            label = row if series.sides > 1 else tongue.say("seats-alone")
            lines.append(Row(label, wins, expected, figure=tongue.about(wins)))
    sentence = seat_sentence(study, tongue)
    ends = [v for line in lines if line.estimate for v in (line.estimate.low, line.estimate.high)]
    return Chapter(tongue.say("seats-title"), sentence, rows(lines, axis(ends, percent), sentence))


def seat_sentence(study: Study, tongue: Tongue) -> str:
    """Whether it matters when one's first turn comes."""
    odd = [
        (round(abs(wins.value / series.even - 1), 6), wins.value, series, place, wins)
        for series in rivals(study)
        for place, wins in enumerate(series.wins_by_place)
        if is_clear(wins, series.even)
    ]
    if odd:
        *_, series, place, wins = max(odd, key=lambda found: found[:2])
        return tongue.say(
            "seats-odd",
            people=tongue.with_people(series.players),
            place=tongue.place(place),
            wins=tongue.about(wins),
            even=percent(series.even),
        )
    if not rivals(study):
        wins = study.series[0].wins_by_place[0]
        level = study.level.capitalize()
        return tongue.say("seats-solo", level=level, wins=tongue.about(wins))
    series = rivals(study)[0]
    wins = series.wins_by_place[-1]
    is_fine = all(w.margin <= FINE for s in rivals(study) for w in s.wins_by_place)
    end = tongue.say("seats-none" if is_fine else "seats-none-shown", games=wins.count)
    return tongue.say(
        "seats-even",
        people=tongue.with_people(series.players),
        place=tongue.place(len(series.wins_by_place) - 1),
        wins=tongue.about(wins),
        end=end + (tongue.say("seats-nor") if len(rivals(study)) > 1 else ""),
    )
