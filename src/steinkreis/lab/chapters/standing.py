"""How it stands: the lead, the points, and which decisions matter."""

from __future__ import annotations

from steinkreis.lab.chapters.chapter import SHARES, Chapter, rivals, span
from steinkreis.lab.plots import Row, axis, courses, rows
from steinkreis.lab.study import Study
from steinkreis.lab.tongue import Tongue
from steinkreis.lab.watch import MATTERS


def lead(study: Study, tongue: Tongue) -> Chapter | None:
    if not rivals(study):
        return None
    lines = [(str(series.players), series.leader_wins) for series in rivals(study)]
    series = rivals(study)[0]
    sentence = tongue.say(
        "lead",
        changes=span(lambda s: s.lead_changes.value, rivals(study), tongue),
        people=tongue.with_people(series.players),
        share=tongue.percent(series.leader_wins[len(series.leader_wins) // 2]),
    )
    plot = courses(lines, SHARES, sentence, tongue.legend)
    return Chapter(tongue.say("lead-title"), sentence, plot)


def scores(study: Study, tongue: Tongue) -> Chapter:
    lines: list[Row] = []
    for series in study.series:
        if series.players > 1:
            lines.append(Row(tongue.people(series.players)))
        for rank, spread in enumerate(series.scores_by_rank):
            label = tongue.place(rank) if series.players > 1 else tongue.people(1)
            lines.append(Row(label, spread=spread, figure=tongue.plain(spread[2])))
    along = axis([value for line in lines for value in line.spread or ()], tongue.plain, zero=True)
    together = [series for series in study.series if series.players > 1]
    sentence = tongue.say("scores-alone")
    if together:
        sentence = tongue.say("scores", apart=span(lambda s: s.spread, together, tongue))
    return Chapter(tongue.say("scores-title"), sentence, rows(lines, along, sentence))


def mattering(study: Study, tongue: Tongue) -> Chapter | None:
    known = [(series, series.mattered) for series in study.series]
    found = [(mattered, series) for series, mattered in known if mattered is not None]
    if not found:
        return None
    lines = [(str(series.players), series.mattered_by_stage) for _, series in found]
    mattered, series = max(found, key=lambda pair: pair[0].value)
    sentence = tongue.say(
        "mattering",
        people=tongue.with_people(series.players),
        share=tongue.about(mattered),
        least=tongue.percent(MATTERS),
    )
    plot = courses(lines, SHARES, sentence, tongue.legend)
    return Chapter(tongue.say("mattering-title"), sentence, plot)
