"""The words of a report, and its numbers, in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from steinkreis.lab import plots
from steinkreis.lab.intervals import Estimate

SWAPPED = str.maketrans(",.", ".,")


class Tongue:
    """Says what was found; `said` is what the game calls its things, by the English words."""

    def __init__(self, language: str, said: Mapping[str, str] | None = None) -> None:
        self.language = language
        self.said = said or {}
        self._bundle = _bundle(language)

    def say(self, id: str, **args: str | int) -> str:
        pattern = self._bundle.get_message(id).value
        assert pattern is not None, id
        words, errors = self._bundle.format_pattern(pattern, args)
        assert not errors, (id, errors)
        return str(words)

    def game(self, words: str) -> str:
        """What the game itself calls it."""
        return self.said.get(words, words)

    def number(self, written: str) -> str:
        """A number as it is written here."""
        return written.translate(SWAPPED) if self.language == "de" else written

    @property
    def legend(self) -> plots.Legend:
        start, middle, end = (self.say(f"plot-{when}") for when in ("start", "middle", "end"))
        return self.say("legend"), start, middle, end

    def percent(self, value: float) -> str:
        return plots.percent(value)

    def plain(self, value: float) -> str:
        return self.number(plots.plain(value))

    def times(self, value: float) -> str:
        return self.number(f"{value:.2f}")

    def people(self, count: int) -> str:
        return self.say("people", count=count)

    def with_people(self, count: int) -> str:
        """How a sentence on so many players begins."""
        return self.say("with-people", count=count)

    def place(self, place: int) -> str:
        """First, second, and so on."""
        return self.say("place", place=place + 1)

    def listed(self, parts: Sequence[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return f"{', '.join(parts[:-1])} {self.say('and')} {parts[-1]}"

    def about(self, estimate: Estimate) -> str:
        """52 % ± 2, or 100 % (84–100) where it lies at an end of the scale."""
        value, low, high = (100 * part for part in (estimate.value, estimate.low, estimate.high))
        margin = max(1.0, (high - low) / 2)
        if not margin <= value <= 100 - margin:
            return f"{value:.0f}\u00a0% ({low:.0f}\u2060–\u2060{high:.0f})"
        return f"{value:.0f}\u00a0% ±\u00a0{margin:.0f}"


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    text = (files(__package__) / f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


ENGLISH = Tongue("en")
