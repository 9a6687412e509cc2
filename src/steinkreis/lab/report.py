"""The report of a study as one page that needs nothing else."""

from __future__ import annotations

from html import escape
from importlib.resources import files

from steinkreis.lab.chapters import (
    CLEARLY,
    Chapter,
    about,
    chapters,
    listed,
    roles_sentence,
    seat_sentence,
    skill_sentence,
)
from steinkreis.lab.plots import percent, plain
from steinkreis.lab.study import Series, Study
from steinkreis.lab.watch import LOOKS, MATTERS

HEADS = (
    *("players", "first to act wins", "decisions", "answers", "lead changes"),
    *("points apart", "mattering", "skill"),
)


def summary(study: Study) -> str:
    """The report in two sentences, or three where there are roles."""
    roles = [roles_sentence(series) for series in study.series if series.roles]
    return " ".join([seat_sentence(study), skill_sentence(study), *roles[-1:]])


def page(study: Study) -> str:
    """The whole report as HTML."""
    style = (files(__package__) / "report.css").read_text(encoding="utf-8")
    parts = [
        f"<p class='lead'>{escape(summary(study))}</p>",
        _table(study),
        *(_chapter(chapter) for chapter in chapters(study)),
        _method(study),
    ]
    title = escape(f"{study.title}: what the lab found")
    return (
        "<!doctype html>\n<html lang='en'>\n<head>\n<meta charset='utf-8'>\n"
        "<meta name='viewport' content='width=device-width, initial-scale=1'>\n"
        f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        f"<header><p class='kind'>Steinkreis lab · {study.date[:10]}</p>"
        f"<h1>{escape(study.title)}</h1></header>\n"
        + "\n".join(parts)
        + "\n</main>\n</body>\n</html>\n"
    )


def _table(study: Study) -> str:
    heads = "".join(f"<th scope='col'>{head}</th>" for head in HEADS)
    lines = "".join(_table_row(study, series) for series in study.series)
    return (
        f"<div class='table'><table><thead><tr>{heads}</tr></thead>"
        f"<tbody>{lines}</tbody></table></div>"
    )


def _table_row(study: Study, series: Series) -> str:
    rungs = study.rungs_of(series.players)
    has_rivals = series.sides > 1
    cells = [
        about(series.wins_by_place[0]),
        plain(series.decisions[2]),
        plain(series.mean_answers),
        plain(series.lead_changes.value) if has_rivals else "–",
        plain(series.spread) if series.players > 1 else "–",
        about(series.mattered) if series.mattered is not None else "–",
        percent(rungs[-1].score.value) if rungs else "–",
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


def _method(study: Study) -> str:
    counts = listed([str(series.players) for series in study.series])
    notes = [
        f"{study.games} games each with {counts} at the table, all seats played by "
        f"{study.level}, seed {study.seed}. Levels: half as many games, seats rotated.",
        "Intervals hold with 95 % confidence. With so many figures some are off by chance, so the "
        f"sentences name only what is off by {CLEARLY} times its margin.",
        "First to act is whoever makes the first decision of the game, and so on. In a plot the "
        "upright mark is what would be even.",
        "A turn is what one player decides without another one in between. The lead goes by the "
        "game's own estimate of who will win; where it has none, by points.",
        f"A decision matters if its best answer is worth at least {percent(MATTERS)} of a win more "
        f"than the mean of all answers, by the same estimate; up to {LOOKS} decisions of a game "
        "are weighed.",
        "More than the others: a player who did it more often in a game than the table on average, "
        "against those who did it less often. The figures say by how many wins in a hundred they "
        "differ, and how often it is done by a player in a game.",
        "Skill is what the level takes from the next weaker one.",
    ]
    if any(series.roles for series in study.series):
        notes.append("What a role earns is compared with the mean of all roles in the same games.")
    lines = "".join(f"<li>{escape(note)}</li>" for note in notes)
    return f"<section class='method'><h2>How this was found</h2><ul>{lines}</ul></section>"
