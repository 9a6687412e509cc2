"""The report of a study as one page that needs nothing else, in German or in English."""

from __future__ import annotations

from html import escape
from importlib.resources import files

from steinkreis.lab.chapters import chapters
from steinkreis.lab.chapters.chapter import CLEARLY, Chapter
from steinkreis.lab.chapters.levels import skill_sentence
from steinkreis.lab.chapters.roles import roles_sentence
from steinkreis.lab.chapters.seats import seat_sentence
from steinkreis.lab.study import Series, Study
from steinkreis.lab.tongue import Tongue
from steinkreis.lab.watch import LOOKS, MATTERS

HEADS = ("players", "first", "decisions", "answers", "lead", "apart", "mattering", "skill")


def tongue_of(study: Study, language: str) -> Tongue:
    """The language, with what the game itself calls its things in it."""
    return Tongue(language, study.said if language != "en" else {})


def summary(study: Study, language: str = "en") -> str:
    """The report in two sentences, or three where there are roles."""
    tongue = tongue_of(study, language)
    roles = [roles_sentence(series, tongue) for series in study.series if series.roles]
    return " ".join([seat_sentence(study, tongue), skill_sentence(study, tongue), *roles[-1:]])


def page(study: Study, language: str = "en") -> str:
    """The whole report as HTML."""
    tongue = tongue_of(study, language)
    style = (files(__package__) / "report.css").read_text(encoding="utf-8")
    parts = [
        f"<p class='lead'>{escape(summary(study, language))}</p>",
        _table(study, tongue),
        *(_chapter(chapter) for chapter in chapters(study, tongue)),
        _method(study, tongue),
    ]
    title, kind = (escape(tongue.say(id, game=study.title)) for id in ("title", "kind"))
    return (
        f"<!doctype html>\n<html lang='{language}'>\n<head>\n<meta charset='utf-8'>\n"
        "<meta name='viewport' content='width=device-width, initial-scale=1'>\n"
        f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        f"<header><p class='kind'>{kind} · {study.date[:10]}</p>"
        f"<h1>{escape(study.title)}</h1></header>\n"
        + "\n".join(parts)
        + "\n</main>\n</body>\n</html>\n"
    )


def _table(study: Study, tongue: Tongue) -> str:
    heads = "".join(f"<th scope='col'>{tongue.say(f'head-{head}')}</th>" for head in HEADS)
    lines = "".join(_table_row(study, series, tongue) for series in study.series)
    return (
        f"<div class='table'><table><thead><tr>{heads}</tr></thead>"
        f"<tbody>{lines}</tbody></table></div>"
    )


def _table_row(study: Study, series: Series, tongue: Tongue) -> str:
    rungs = study.rungs_of(series.players)
    has_rivals = series.sides > 1
    cells = [
        tongue.about(series.wins_by_place[0]),
        tongue.plain(series.decisions[2]),
        tongue.plain(series.mean_answers),
        tongue.plain(series.lead_changes.value) if has_rivals else "–",
        tongue.plain(series.spread) if series.players > 1 else "–",
        tongue.about(series.mattered) if series.mattered is not None else "–",
        tongue.percent(rungs[-1].score.value) if rungs else "–",
    ]
    return (
        f"<tr><th scope='row'>{series.players}</th>"
        + "".join(f"<td>{cell}</td>" for cell in cells)
        + "</tr>"
    )


def _chapter(chapter: Chapter) -> str:
    folded = "".join(
        f"<details><summary>{escape(title)}</summary>{inside}</details>"
        for title, inside in chapter.folded
    )
    return (
        f"<section><h2>{escape(chapter.title)}</h2><figure>{chapter.plot}"
        f"<figcaption>{escape(chapter.sentence)}</figcaption></figure>{folded}</section>"
    )


def _method(study: Study, tongue: Tongue) -> str:
    figures: dict[str, str | int] = {
        "games": str(study.games),
        "counts": tongue.listed([str(series.players) for series in study.series]),
        "level": study.level.capitalize(),
        "seed": str(study.seed),
        "clearly": tongue.number(str(CLEARLY)),
        "least": tongue.percent(MATTERS),
        "looks": LOOKS,
    }
    names = ["games", "intervals", "first", "turn", "matters", "more", "skill"]
    if any(series.roles for series in study.series):
        names.append("roles")
    notes = [tongue.say(f"method-{name}", **figures) for name in names]
    lines = "".join(f"<li>{escape(note)}</li>" for note in notes)
    title = tongue.say("method-title")
    return f"<section class='method'><h2>{title}</h2><ul>{lines}</ul></section>"
