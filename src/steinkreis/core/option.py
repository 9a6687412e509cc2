"""Options: what is chosen before a game, and how its rules read the choice.

The rules ask a `Chosen` for each option, with its values, the default first. The same questions
asked of an empty one are the list of the options (`options_of`), so that each is said once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from steinkreis.core.message import Message

Check: TypeAlias = "Callable[[object], Message | None]"


class Option:
    """Something to be chosen before the game.

    One word out of `values`, or, where `check` is given, data (a course, a board) as JSON: `check`
    says what is wrong with a value that is none of the words, or None. Its words in the Fluent
    files: `option-NAME`, for each value `option-NAME-VALUE`, and `option-NAME-own` for data. The
    first value is the default; without values it is `default_data`.
    """

    def __init__(
        self,
        name: str,
        values: tuple[str, ...] = (),
        *,
        default_data: object = None,
        check: Check | None = None,
        players: tuple[int, ...] = (),
    ) -> None:
        self.name = name
        self.values = values
        self.default: object = values[0] if values else default_data
        self.check = check
        self.players = players  # where it matters; empty: for every number

    def matters_for(self, players: int) -> bool:
        return not self.players or players in self.players


class Tunable:
    """A whole number of the rules that the lab may vary, to see what becomes of the game.

    It is offered at no table, and stands in a set-up only where it was chosen.
    """

    def __init__(self, name: str, low: int, high: int, players: tuple[int, ...] = ()) -> None:
        self.name = name
        self.low = low
        self.high = high
        self.players = players  # where it matters; empty: for every number

    def matters_for(self, players: int) -> bool:
        return not self.players or players in self.players


class Chosen:
    """What was chosen for so many players; what was not is the default.

    `players` in the questions are the numbers of players for which the option matters.
    """

    def __init__(self, players: int, values: Mapping[str, object] | None = None) -> None:
        self.players = players
        self.values: Mapping[str, object] = {} if values is None else values
        self.listens = values is None  # where nothing is chosen, what is asked for is noted
        self.options: list[Option] = []
        self.tunables: list[Tunable] = []

    def word(self, name: str, *values: str, players: tuple[int, ...] = ()) -> str:
        """One of the values; the first is the default."""
        if self.listens:
            self.options.append(Option(name, values, players=players))
        value = self.values.get(name)
        return value if isinstance(value, str) else values[0]

    def is_on(self, name: str, players: tuple[int, ...] = ()) -> bool:
        """Whether an option with the values off and on is on."""
        return self.word(name, "off", "on", players=players) == "on"

    def data(self, name: str, values: tuple[str, ...], check: Check) -> object:
        """One of the values, or data that `check` has nothing against."""
        if self.listens:
            self.options.append(Option(name, values, check=check))
        return self.values.get(name, values[0])

    def number(
        self, name: str, usual: int, low: int, high: int, players: tuple[int, ...] = ()
    ) -> int:
        """A number from low to high that the lab may have tuned."""
        if self.listens:
            self.tunables.append(Tunable(name, low, high, players))
        value = self.values.get(name)
        return value if isinstance(value, int) else usual


def options_of(read: Callable[[Chosen], object]) -> tuple[Option, ...]:
    """The options that a game reads."""
    asked = Chosen(0)
    read(asked)
    return tuple(asked.options)


def tunables_of(read: Callable[[Chosen], object]) -> tuple[Tunable, ...]:
    """The numbers of the rules that a game lets the lab tune."""
    asked = Chosen(0)
    read(asked)
    return tuple(asked.tunables)
