"""The chapters of a lab report: a plot, and one plain sentence under each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from statistics import fmean

from steinkreis.lab.intervals import Estimate
from steinkreis.lab.plots import Axis, Row, axis, courses, percent, plain, points, rows
from steinkreis.lab.study import Deed, Rung, Series, Study
from steinkreis.lab.watch import MATTERS

PLACES = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
SHARES = Axis(0.0, 1.0, 0.25, percent)
CLEARLY = 1.5  # so many times its margin must a figure be off, for we look at many at once
LITTLE = 0.02  # of the wins: what is less is not worth naming
SHOWN = 14  # deeds
SHORT = 18  # letters that the name of a thing may have
FINE = 0.05  # what has a wider margin cannot be called even
PLAYERS = "players:"


@dataclass(frozen=True)
class Chapter:
    title: str
    sentence: str
    plot: str
    folded: Sequence[tuple[str, str]] = ()  # more plots, each behind its title


def chapters(study: Study) -> list[Chapter]:
    """All that can be said about this game, in the order in which a designer asks."""
    found = [
        _seats(study),
        _length(study),
        _choice(study),
        _lead(study),
        _scores(study),
        _roles(study),
        _mattering(study),
        _deeds(study),
        _levels(study),
        *_variants(study),
    ]
    return [chapter for chapter in found if chapter is not None]


def people(count: int) -> str:
    return "1 player" if count == 1 else f"{count} players"


def about(estimate: Estimate) -> str:
    """52 % ± 2, or 100 % (84–100) where it lies at an end of the scale."""
    value, low, high = (100 * part for part in (estimate.value, estimate.low, estimate.high))
    margin = max(1.0, (high - low) / 2)
    if not margin <= value <= 100 - margin:
        return f"{value:.0f}\u00a0% ({low:.0f}\u2060–\u2060{high:.0f})"
    return f"{value:.0f}\u00a0% ±\u00a0{margin:.0f}"


def is_clear(estimate: Estimate, expected: float) -> bool:
    off = abs(estimate.value - expected)
    return off >= LITTLE and off > CLEARLY * estimate.margin


def place_name(place: int) -> str:
    return PLACES[place] if place < len(PLACES) else f"{place + 1}th"


def rivals(study: Study) -> list[Series]:
    """The series in which somebody plays against somebody."""
    return [series for series in study.series if series.sides > 1]


# Seats


def _seats(study: Study) -> Chapter:
    lines: list[Row] = []
    for series in study.series:
        lines.append(Row(people(series.players)))
        expected = series.even if series.sides > 1 else None
        for place, wins in enumerate(series.wins_by_place):
            label = f"{place_name(place)} to act" if series.sides > 1 else "wins"
            lines.append(Row(label, wins, expected, figure=about(wins)))
    sentence = seat_sentence(study)
    ends = [v for line in lines if line.estimate for v in (line.estimate.low, line.estimate.high)]
    return Chapter("Who sits where", sentence, rows(lines, axis(ends, percent), sentence))


def seat_sentence(study: Study) -> str:
    """Whether it matters when one's first turn comes."""
    odd = [
        (round(abs(wins.value / series.even - 1), 6), wins.value, series, place, wins)
        for series in rivals(study)
        for place, wins in enumerate(series.wins_by_place)
        if is_clear(wins, series.even)
    ]
    if odd:
        *_, series, place, wins = max(odd, key=lambda found: found[:2])
        return (
            f"With {people(series.players)}, whoever is {place_name(place)} to act wins "
            f"{about(wins)}, where {percent(series.even)} would be even."
        )
    if not rivals(study):
        wins = study.series[0].wins_by_place[0]
        return f"{study.level.capitalize()} wins {about(wins)} of the games."
    series = rivals(study)[0]
    wins = series.wins_by_place[-1]
    is_fine = all(w.margin <= FINE for s in rivals(study) for w in s.wins_by_place)
    end = "no advantage worth naming" if is_fine else f"no advantage that {wins.count} games show"
    others = ", nor with more players" if len(rivals(study)) > 1 else ""
    return (
        f"With {people(series.players)}, whoever is {place_name(len(series.wins_by_place) - 1)} to "
        f"act wins {about(wins)}: {end}{others}."
    )


# Length and choice


def _length(study: Study) -> Chapter:
    lines = [
        Row(people(series.players), spread=series.decisions, figure=plain(series.decisions[2]))
        for series in study.series
    ]
    along = axis([value for line in lines for value in line.spread or ()], plain, zero=True)
    sentence = (
        f"A typical game takes {_span(lambda s: s.decisions[2], study.series)} decisions, or "
        f"{_span(lambda s: s.turns, study.series)} turns of each player; the box holds the "
        "middle half of the games, the line nine in ten."
    )
    return Chapter("How long a game is, in decisions", sentence, rows(lines, along, sentence))


def _choice(study: Study) -> Chapter | None:
    lines = [(str(series.players), series.answers) for series in study.series]
    lines = [line for line in lines if line[1]]
    if not lines:
        return None
    up = axis([value for _, values in lines for value in values], plain, zero=True)
    sentence = (
        f"A question has {_span(lambda s: s.mean_answers, study.series)} answers on average"
        + _forced_words(study.series[0])
    )
    return Chapter("How much choice there is", sentence, courses(lines, up, sentence, PLAYERS))


def _forced_words(series: Series) -> str:
    if series.forced < 0.005:
        return "; there is always a choice."
    return f", and {percent(series.forced)} with {people(series.players)} have but one."


# How it stands


def _lead(study: Study) -> Chapter | None:
    if not rivals(study):
        return None
    lines = [(str(series.players), series.leader_wins) for series in rivals(study)]
    series = rivals(study)[0]
    sentence = (
        f"The lead changes {_span(lambda s: s.lead_changes.value, rivals(study))} times; with "
        f"{people(series.players)}, whoever leads halfway wins in "
        f"{percent(series.leader_wins[len(series.leader_wins) // 2])} of the games."
    )
    plot = courses(lines, SHARES, sentence, PLAYERS)
    return Chapter("How often the one in the lead goes on to win", sentence, plot)


def _scores(study: Study) -> Chapter:
    lines: list[Row] = []
    for series in study.series:
        if series.players > 1:
            lines.append(Row(people(series.players)))
        for rank, spread in enumerate(series.scores_by_rank):
            label = place_name(rank) if series.players > 1 else people(1)
            lines.append(Row(label, spread=spread, figure=plain(spread[2])))
    along = axis([value for line in lines for value in line.spread or ()], plain, zero=True)
    together = [series for series in study.series if series.players > 1]
    sentence = "What is scored in the end."
    if together:
        apart = _span(lambda s: s.spread, together)
        sentence = f"In a typical game {apart} points lie between the best and the last."
    return Chapter("Points at the end, by rank", sentence, rows(lines, along, sentence))


def _roles(study: Study) -> Chapter | None:
    found = [series for series in study.series if series.roles]
    if not found:
        return None
    lines: list[Row] = []
    for series in found:
        middle = fmean(role.earned for role in series.roles)
        lines.append(Row(people(series.players), figure=f"mean {middle:.1f} a round"))
        lines += [Row(r.name, r.part, 1.0, figure=times(r.part)) for r in series.roles]
    ends = [end for s in found for r in s.roles for end in (r.part.low, r.part.high)]
    sentence = " ".join(roles_sentence(series) for series in found)
    title = "What each role earns, beside the mean of all"
    return Chapter(title, sentence, rows(lines, axis(ends, _plain_times), sentence))


def roles_sentence(series: Series) -> str:
    """Which role earns most, and which least."""
    ordered = sorted(series.roles, key=lambda role: role.part.value)
    best, last = ordered[-1], ordered[0]
    return (
        f"With {people(series.players)}, most goes to {best.name}, {times(best.part)} times the "
        f"mean, and least to {last.name}, {times(last.part)} times."
    )


def times(estimate: Estimate) -> str:
    """1.04 ± 0.02"""
    return f"{estimate.value:.2f}\u00a0±\u00a0{max(0.01, estimate.margin):.2f}"


def _plain_times(value: float) -> str:
    return f"{value:.2f}"


def _mattering(study: Study) -> Chapter | None:
    known = [(series, series.mattered) for series in study.series]
    found = [(mattered, series) for series, mattered in known if mattered is not None]
    if not found:
        return None
    lines = [(str(series.players), series.mattered_by_stage) for _, series in found]
    mattered, series = max(found, key=lambda pair: pair[0].value)
    sentence = (
        f"With {people(series.players)}, {about(mattered)} of all decisions matter: the best "
        f"answer is worth at least {percent(MATTERS)} of a win more than one at random."
    )
    plot = courses(lines, SHARES, sentence, PLAYERS)
    return Chapter("Decisions that matter", sentence, plot)


# What players do


def _deeds(study: Study) -> Chapter | None:
    found = [series for series in study.series if _shown(series)]
    if not found:
        return None
    first = next((series for series in found if series.sides > 1), found[0])
    plots = [
        (f"The same with {people(series.players)}", _deeds_plot(series))
        for series in found
        if series is not first
    ]
    examples = "".join(
        f"<dt>{escape(deed_name(deed))}</dt><dd>{escape(deed.example)}</dd>"
        for deed in _shown(first)
    )
    return Chapter(
        "What players do, and how those fare who do it more than the others",
        _deeds_sentence(first),
        _deeds_plot(first),
        [*plots, ("Examples out of the games", f"<dl>{examples}</dl>")],
    )


def _shown(series: Series) -> list[Deed]:
    return [deed for deed in series.deeds if deed.gain is not None][:SHOWN]


def _deeds_plot(series: Series) -> str:
    lines = [
        Row(
            deed_name(deed),
            deed.gain,
            expected=0.0,
            figure=f"{points(deed.gain.value)} · {plain(deed.uses)}×",
        )
        for deed in _shown(series)
        if deed.gain is not None
    ]
    ends = [
        end for line in lines if line.estimate for end in (line.estimate.low, line.estimate.high)
    ]
    label = f"What is done, with {people(series.players)}"
    return rows(lines, axis(ends, points, zero=True), label)


def _deeds_sentence(series: Series) -> str:
    clear = [
        (deed.gain.value, deed)
        for deed in series.deeds
        if deed.gain is not None and is_clear(deed.gain, 0.0)
    ]
    tail = " Whoever does something often need not win because of it: both may have one cause."
    if not clear:
        return f"With {people(series.players)}, nothing done more often goes with winning." + tail
    gain, best = max(clear, key=lambda found: abs(found[0]))
    more = "more" if gain > 0 else "less"
    return (
        f"With {people(series.players)}, those who have “{deed_name(best)}” more often than "
        f"the table win {abs(100 * gain):.0f} games in a hundred {more} than the others." + tail
    )


def deed_name(deed: Deed) -> str:
    """`log-flipped: face-sun` as `flipped, sun`; where that takes many words, by the short name."""
    kind, _, thing = deed.name.partition(": ")
    name = kind.removeprefix("log-").replace("-", " ")
    if not thing:
        return name
    return f"{name}, {deed.thing if len(deed.thing) <= SHORT else thing.replace('-', ' ')}"


# Skill, and variants


def _levels(study: Study) -> Chapter | None:
    if not study.rungs:
        return None
    lines: list[Row] = []
    for series in study.series:
        lines.append(Row(people(series.players)))
        for rung in study.rungs_of(series.players):
            lines += _rung_rows(rung, is_alone=series.sides == 1)
    sentence = skill_sentence(study)
    return Chapter("Skill against luck", sentence, rows(lines, SHARES, sentence))


def _rung_rows(rung: Rung, *, is_alone: bool) -> list[Row]:
    if not is_alone:
        label = f"{rung.stronger} – {rung.weaker}"
        return [Row(label, rung.score, 0.5, figure=about(rung.score))]
    estimates = [Estimate(bot.score, bot.low, bot.high, bot.games) for bot in rung.match.bots]
    names = (rung.stronger, rung.weaker)
    return [Row(n, e, figure=about(e)) for n, e in zip(names, estimates, strict=True)]


def skill_sentence(study: Study) -> str:
    """What the best level takes from the next one."""
    series = (rivals(study) or study.series)[0]
    rungs = study.rungs_of(series.players)
    if not rungs:
        return "There is no weaker level to compare with."
    rung = rungs[-1]
    if series.sides == 1:
        return f"{rung.stronger.capitalize()} wins {about(rung.score)} of the games alone."
    return (
        f"With {people(series.players)}, {rung.stronger} takes {about(rung.score)} of the wins "
        f"from {rung.weaker}; {percent(0.5)} would be luck alone."
    )


def _variants(study: Study) -> list[Chapter]:
    if study.tuned is None:
        return []
    looks: list[tuple[str, Callable[[Series], Row], Axis | None]] = [
        ("wins of the first to act", _first_row, SHARES),
        ("decisions in a game", _length_row, None),
        ("changes of the lead", _lead_row, None),
        ("decisions that matter", _mattered_row, SHARES),
    ]
    if any(series.roles for series in study.variants):
        looks.append(("earnings of the best role", _role_row, None))
    return [_variant_chapter(study, study.tuned, *look) for look in looks]


def _first_row(series: Series) -> Row:
    wins = series.wins_by_place[0]
    return Row("", wins, series.even if series.sides > 1 else None, figure=about(wins))


def _length_row(series: Series) -> Row:
    return Row("", spread=series.decisions, figure=plain(series.decisions[2]))


def _lead_row(series: Series) -> Row:
    changes = series.lead_changes
    return Row("", changes, figure=f"{changes.value:.1f} ± {changes.margin:.1f}")


def _mattered_row(series: Series) -> Row:
    mattered = series.mattered
    return Row("", mattered, figure=about(mattered) if mattered is not None else "unknown")


def _role_row(series: Series) -> Row:
    best = max(series.roles, key=lambda role: role.part.value)
    return Row("", best.part, 1.0, figure=f"{best.name} {best.part.value:.2f}")


def _variant_chapter(
    study: Study, name: str, what: str, row: Callable[[Series], Row], along: Axis | None
) -> Chapter:
    lines: list[Row] = []
    spans: list[str] = []
    for base in study.series:
        varied = [series for series in study.variants if series.players == base.players]
        if not varied:
            continue
        lines.append(Row(people(base.players)))
        found = [row(series) for series in varied]
        for series, line in zip(varied, found, strict=True):
            is_usual = series.games == base.games  # the same games on the same seeds
            label = f"{name} {series.setup.options[name]}" + " (usual)" * is_usual
            lines.append(Row(label, line.estimate, line.expected, line.spread, line.figure))
        spans.append(f"from {found[0].figure} to {found[-1].figure} with {people(base.players)}")
    if along is None:
        ends = [v for line in lines for v in line.spread or ()]
        ends += [
            v for line in lines if line.estimate for v in (line.estimate.low, line.estimate.high)
        ]
        along = axis(ends, plain, zero=True)
    values = [series.setup.options[name] for series in study.variants]
    sentence = f"As {name} goes from {values[0]} to {values[-1]}, {what} go {listed(spans)}."
    return Chapter(f"Tuning {name}: {what}", sentence, rows(lines, along, sentence))


def _span(figure: Callable[[Series], float], series: Sequence[Series]) -> str:
    """From the least to the most: 4.2 (2 players) to 8.2 (4 players)."""
    ordered = sorted(series, key=figure)
    low, high = ordered[0], ordered[-1]
    if plain(figure(low)) == plain(figure(high)):
        return plain(figure(low))
    return (
        f"{plain(figure(low))} ({people(low.players)}) "
        f"to {plain(figure(high))} ({people(high.players)})"
    )


def listed(parts: Sequence[str]) -> str:
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} and {parts[-1]}"
