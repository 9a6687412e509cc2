"""How long a game is, and how much choice there is."""

from __future__ import annotations

from steinkreis.lab.chapters.chapter import Chapter, span
from steinkreis.lab.plots import Row, axis, courses, rows
from steinkreis.lab.study import Study
from steinkreis.lab.tongue import Tongue

FEW = 0.005  # of the questions: with fewer that have but one answer there is always a choice


def length(study: Study, tongue: Tongue) -> Chapter:
    lines = [
        Row(
            tongue.people(series.players),
            spread=series.decisions,
            figure=tongue.plain(series.decisions[2]),
        )
        for series in study.series
    ]
    along = axis([value for line in lines for value in line.spread or ()], tongue.plain, zero=True)
    sentence = tongue.say(
        "length",
        decisions=span(lambda s: s.decisions[2], study.series, tongue),
        turns=span(lambda s: s.turns, study.series, tongue),
    )
    return Chapter(tongue.say("length-title"), sentence, rows(lines, along, sentence))


def choice(study: Study, tongue: Tongue) -> Chapter | None:
    lines = [(str(series.players), series.answers) for series in study.series]
    lines = [line for line in lines if line[1]]
    if not lines:
        return None
    up = axis([value for _, values in lines for value in values], tongue.plain, zero=True)
    first = study.series[0]
    sentence = tongue.say(
        "choice" if first.forced < FEW else "choice-forced",
        answers=span(lambda s: s.mean_answers, study.series, tongue),
        share=tongue.percent(first.forced),
        people=tongue.people(first.players),
    )
    return Chapter(
        tongue.say("choice-title"), sentence, courses(lines, up, sentence, tongue.legend)
    )
