"""How a game was learnt, as one page that needs nothing else."""

from __future__ import annotations

from html import escape
from importlib.resources import files

from steinkreis.lab.intervals import Estimate
from steinkreis.lab.plots import Row, axis, courses, percent, rows
from steinkreis.learn.desk import Progress


def page(progress: Progress, met: Estimate | None) -> str:
    style = (files("steinkreis.lab") / "report.css").read_text(encoding="utf-8")
    title = escape(f"Learning {progress.game} with {progress.players}")
    parts = [f"<p class='lead'>{escape(_summary(progress, met))}</p>"]
    if progress.rounds:
        parts += [_losses(progress), _shares(progress)]
    return (
        "<!doctype html>\n<html lang='en'>\n<head>\n<meta charset='utf-8'>\n"
        "<meta name='viewport' content='width=device-width, initial-scale=1'>\n"
        f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        f"<header><h1>{title}</h1></header>\n" + "\n".join(parts) + "\n</main>\n</body>\n</html>\n"
    )


def _summary(progress: Progress, met: Estimate | None) -> str:
    told = (
        f"{progress.games:,} games in {len(progress.rounds)} rounds, seed {progress.seed}; "
        f"the weights of round {progress.best} are the best."
    )
    if met is None:
        return told + " The game's own worth was never beaten."
    return told + (
        f" In a search they took {met.value:.1%} of {met.count} games from the game's own worth"
        f" ({met.low:.1%} to {met.high:.1%})."
    )


def _losses(progress: Progress) -> str:
    lines = [("learnt", [each.loss for each in progress.rounds])]
    own = [each.own_loss for each in progress.rounds if each.own_loss is not None]
    if own:
        lines.append(("own worth", own))
    up = axis([loss for _, losses in lines for loss in losses], lambda value: f"{value:.2f}")
    legend = ("off by", "first round", "", f"round {len(progress.rounds)}")
    return _figure(
        "How far expectations were off",
        courses(lines, up, "Losses by round", legend),
        "Cross-entropy of what was expected with what came, in games not yet learnt from.",
    )


def _shares(progress: Progress) -> str:
    lines = [
        Row(
            f"round {each.number}",
            Estimate(each.share, each.low, each.high, 0),
            expected=0.5,
            figure="the best so far" if each.is_best else "",
        )
        for each in progress.rounds
    ]
    along = axis([0.0, 1.0], percent)
    return _figure(
        "Against the best before",
        rows(lines, along, "Share of the wins by round"),
        "Share of the wins, one turn thought ahead, with 95 % intervals.",
    )


def _figure(title: str, plot: str, caption: str) -> str:
    return (
        f"<section><h2>{escape(title)}</h2><figure>{plot}"
        f"<figcaption>{escape(caption)}</figcaption></figure></section>"
    )
