"""How a game is set up: the number of players and the options."""

from __future__ import annotations

import difflib
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import msgspec

from steinkreis.core.message import Message
from steinkreis.game.trouble import BadSetup


@dataclass(frozen=True, kw_only=True)
class Option:
    """Something to be chosen before the game.

    One word out of `values`, or, where `check` is given, data (a course, a board) as JSON: `check`
    says what is wrong with a value that is none of the words, or None. Its words in the Fluent
    files: `option-NAME`, for each value `option-NAME-VALUE`, and `option-NAME-own` for data. The
    first value is the default; without values it is `default_data`.
    """

    name: str
    values: tuple[str, ...] = ()
    default_data: object = None
    check: Callable[[object], Message | None] | None = None
    players: tuple[int, ...] = field(default=())  # where it matters; empty: for every number

    @property
    def default(self) -> object:
        return self.values[0] if self.values else self.default_data

    def matters_for(self, players: int) -> bool:
        return not self.players or players in self.players

    def demand(self, value: object) -> None:
        """BadSetup where the value is none that the option can have."""
        if value in self.values:
            return
        if self.check is None:
            words = ", ".join(self.values)
            raise BadSetup(f"option {self.name} is one of {words}, not {value!r}")
        why = self.check(value)
        if why is not None:
            raise BadSetup(f"option {self.name}: {why.id}", why)

    def parse(self, text: str) -> object:
        """The value that a person typed."""
        if self.check is None or text in self.values:
            return text
        try:
            return json.loads(text)
        except ValueError:
            words = f"one of {', '.join(self.values)}, or " if self.values else ""
            raise BadSetup(f"option {self.name} must be {words}JSON") from None


@dataclass(frozen=True, kw_only=True)
class Tunable:
    """A whole number of the rules that the lab may vary, to see what becomes of the game.

    It is offered at no table, and stands in a set-up only where it was chosen.
    """

    name: str
    low: int
    high: int
    players: tuple[int, ...] = ()  # where it matters; empty: for every number

    def matters_for(self, players: int) -> bool:
        return not self.players or players in self.players

    def demand(self, value: object) -> None:
        """BadSetup where the number cannot be that."""
        if type(value) is not int or not self.low <= value <= self.high:
            span = f"a whole number from {self.low} to {self.high}"
            raise BadSetup(f"{self.name} is {span}, not {value!r}")

    def parse(self, text: str) -> object:
        """The value that a person typed."""
        return int(text) if text.isascii() and text.isdigit() else text


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A checked choice of players and options; every option that matters is there."""

    players: int
    options: dict[str, object] = {}

    def is_on(self, option: str) -> bool:
        """Whether an option with the values off and on is on."""
        return self.options.get(option) == "on"

    def number(self, tunable: str, usual: int) -> int:
        """The value of a tunable number, or the usual one where none was chosen."""
        value = self.options.get(tunable)
        return value if isinstance(value, int) else usual


def complete(
    name: str,
    counts: tuple[int, ...],
    options: tuple[Option | Tunable, ...],
    players: int,
    chosen: Mapping[str, object],
) -> Setup:
    """The set-up with all defaults filled in; BadSetup where it is not possible."""
    if players not in counts:
        raise BadSetup(f"{name} is for {counts_in_words(counts)} players, not {players}")
    known = {option.name: option for option in options}
    for option_name in chosen:
        if option_name not in known:
            raise BadSetup(f"{name} has no option {option_name}{_hint(option_name, list(known))}")
    values = {}
    for option in options:
        usual = option.default if isinstance(option, Option) else None
        value = chosen.get(option.name, usual)
        if value is None and isinstance(option, Tunable):
            continue
        option.demand(value)
        if option.matters_for(players):
            values[option.name] = value
        elif value != usual:
            raise BadSetup(f"option {option.name} does not apply to {players} players")
    return Setup(players, values)


def counts_in_words(counts: tuple[int, ...]) -> str:
    if len(counts) > 2 and counts == tuple(range(counts[0], counts[-1] + 1)):
        return f"{counts[0]} to {counts[-1]}"
    return " or ".join(str(count) for count in counts)


def _hint(name: str, known: list[str]) -> str:
    if not known:
        return "; it has none"
    near = difflib.get_close_matches(name, known, n=1)
    return f"; did you mean {near[0]}?" if near else f"; it has {', '.join(known)}"
