"""What players do."""

from __future__ import annotations

from html import escape

from steinkreis.lab.chapters.chapter import Chapter, is_clear
from steinkreis.lab.plots import Row, axis, points, rows
from steinkreis.lab.study import Deed, Series, Study
from steinkreis.lab.tongue import Tongue

SHOWN = 14  # deeds
SHORT = 18  # letters that the name of a thing may have


def deeds(study: Study, tongue: Tongue) -> Chapter | None:
    found = [series for series in study.series if _shown(series)]
    if not found:
        return None
    first = next((series for series in found if series.sides > 1), found[0])
    plots = [
        (
            tongue.say("deeds-same", people=tongue.people(series.players)),
            _deeds_plot(series, tongue),
        )
        for series in found
        if series is not first
    ]
    examples = "".join(
        f"<dt>{escape(deed_name(deed, tongue))}</dt><dd>{escape(tongue.game(deed.example))}</dd>"
        for deed in _shown(first)
    )
    return Chapter(
        tongue.say("deeds-title"),
        _deeds_sentence(first, tongue),
        _deeds_plot(first, tongue),
        [*plots, (tongue.say("deeds-examples"), f"<dl>{examples}</dl>")],
    )


def _shown(series: Series) -> list[Deed]:
    return [deed for deed in series.deeds if deed.gain is not None][:SHOWN]


def _deeds_plot(series: Series, tongue: Tongue) -> str:
    lines = [
        Row(
            deed_name(deed, tongue),
            deed.gain,
            expected=0.0,
            figure=f"{points(deed.gain.value)} · {tongue.plain(deed.uses)}×",
        )
        for deed in _shown(series)
        if deed.gain is not None
    ]
    ends = [
        end for line in lines if line.estimate for end in (line.estimate.low, line.estimate.high)
    ]
    label = tongue.say("deeds-plot", people=tongue.people(series.players))
    return rows(lines, axis(ends, points, zero=True), label)


def _deeds_sentence(series: Series, tongue: Tongue) -> str:
    clear = [
        (deed.gain.value, deed)
        for deed in series.deeds
        if deed.gain is not None and is_clear(deed.gain, 0.0)
    ]
    people, cause = tongue.with_people(series.players), tongue.say("deeds-cause")
    if not clear:
        return f"{tongue.say('deeds-none', people=people)} {cause}"
    gain, best = max(clear, key=lambda found: abs(found[0]))
    words = tongue.say(
        "deeds-more" if gain > 0 else "deeds-less",
        people=people,
        deed=deed_name(best, tongue),
        games=f"{abs(100 * gain):.0f}",
    )
    return f"{words} {cause}"


def deed_name(deed: Deed, tongue: Tongue) -> str:
    """`log-flipped: face-sun` as `flipped, sun`; where that takes many words, by the short name.

    Short names are English: elsewhere the beginning of the long one has to do.
    """
    kind, _, thing = deed.name.partition(": ")
    name = tongue.said.get(kind) or kind.removeprefix("log-").replace("-", " ")
    if not thing:
        return name
    called = tongue.game(deed.thing)
    if len(called) > SHORT:
        word, _, number = thing.partition(" ")
        is_card = word == "card" and number.isdigit()
        if is_card:
            called = tongue.say("deed-card", value=number)
        elif tongue.language == "en":
            called = thing.replace("-", " ")
        else:
            called = called[: SHORT - 1].rstrip() + "…"
    return f"{name}, {called}"
