"""Laws about what is read before the game: its words, its options, its rules."""

from __future__ import annotations

import re

from steinkreis.core.message import Message
from steinkreis.game.words import LANGUAGES
from steinkreis.laws.probe import Probe, demand

HEADING = re.compile(r"(#+)\s+(\d*)")
CLAUSE = re.compile(r"\**(\d+(?:\.\d+)+)")
ROW = re.compile(r"\|\s*(R\d+|`[^`]*`)\s*\|")  # a ruling by its number, an option by its name


def options(probe: Probe) -> None:
    """Law `words`, for what is read and chosen before the game."""
    for name in ("title", "tagline", "about", "goal"):
        probe.must_have_words(Message(name))
    for option in probe.game.options:
        for name in (option.name, *(f"{option.name}-{value}" for value in option.values)):
            probe.must_have_words(Message(f"option-{name}"))


def rules(probe: Probe) -> None:
    """Law `rules`: they are there in every language, with the same chapters and clauses."""
    outlines = {language: outline(_rules(probe, language)) for language in LANGUAGES}
    first, *others = LANGUAGES
    for other in others:
        for one, two in zip(outlines[first] + ["the end"], outlines[other] + ["the end"]):
            where = f"rules.{first}.md has {one} where rules.{other}.md has {two}"
            demand(one == two, "rules", where)


def _rules(probe: Probe, language: str) -> str:
    text = probe.game.resource(f"rules.{language}.md")
    demand(bool(text.strip()), "rules", f"rules.{language}.md is missing or empty")
    return text


def outline(text: str) -> list[str]:
    """The headings by depth and number, the clauses, rulings and options, in their order."""
    found: list[str] = []
    for line in text.splitlines():
        if heading := HEADING.match(line):
            found.append(f"{heading[1]} {heading[2]}".strip())
        elif named := CLAUSE.match(line) or ROW.match(line):
            found.append(named[1])
    return found
