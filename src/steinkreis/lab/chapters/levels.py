"""Skill against luck."""

from __future__ import annotations

from steinkreis.lab.chapters.chapter import SHARES, Chapter, rivals
from steinkreis.lab.intervals import Estimate
from steinkreis.lab.plots import Row, rows
from steinkreis.lab.study import Rung, Study
from steinkreis.lab.tongue import Tongue


def levels(study: Study, tongue: Tongue) -> Chapter | None:
    if not study.rungs:
        return None
    lines: list[Row] = []
    for series in study.series:
        lines.append(Row(tongue.people(series.players)))
        for rung in study.rungs_of(series.players):
            lines += _rung_rows(rung, tongue, is_alone=series.sides == 1)
    sentence = skill_sentence(study, tongue)
    return Chapter(tongue.say("levels-title"), sentence, rows(lines, SHARES, sentence))


def _rung_rows(rung: Rung, tongue: Tongue, *, is_alone: bool) -> list[Row]:
    if not is_alone:
        label = f"{rung.stronger} – {rung.weaker}"
        return [Row(label, rung.score, 0.5, figure=tongue.about(rung.score))]
    estimates = [Estimate(bot.score, bot.low, bot.high, bot.games) for bot in rung.match.bots]
    names = (rung.stronger, rung.weaker)
    return [Row(n, e, figure=tongue.about(e)) for n, e in zip(names, estimates, strict=True)]


def skill_sentence(study: Study, tongue: Tongue) -> str:
    """What the best level takes from the next one."""
    series = (rivals(study) or study.series)[0]
    rungs = study.rungs_of(series.players)
    if not rungs:
        return tongue.say("levels-none")
    rung = rungs[-1]
    if series.sides == 1:
        level = rung.stronger.capitalize()
        return tongue.say("levels-solo", level=level, wins=tongue.about(rung.score))
    return tongue.say(
        "levels",
        people=tongue.with_people(series.players),
        stronger=rung.stronger.capitalize(),
        wins=tongue.about(rung.score),
        weaker=rung.weaker.capitalize(),
        even=tongue.percent(0.5),
    )
