"""How a game is set up: the number of players and the options."""

from __future__ import annotations

import difflib
import json
from collections.abc import Mapping

import msgspec

from steinkreis.core.option import Chosen, Option, Tunable
from steinkreis.game.trouble import BadSetup


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A checked choice of players and options; every option that matters is there."""

    players: int
    options: dict[str, object] = {}

    def chosen(self) -> Chosen:
        """The same for rules, which say with each option what it may be."""
        return Chosen(self.players, self.options)


def demand(option: Option | Tunable, value: object) -> None:
    """BadSetup where the value is none that the option can have."""
    if isinstance(option, Tunable):
        if type(value) is not int or not option.low <= value <= option.high:
            span = f"a whole number from {option.low} to {option.high}"
            raise BadSetup(f"{option.name} is {span}, not {value!r}")
        return
    if value in option.values:
        return
    if option.check is None:
        words = ", ".join(option.values)
        raise BadSetup(f"option {option.name} is one of {words}, not {value!r}")
    why = option.check(value)
    if why is not None:
        raise BadSetup(f"option {option.name}: {why.id}", why)


def parse(option: Option | Tunable, text: str) -> object:
    """The value that a person typed."""
    if isinstance(option, Tunable):
        return int(text) if text.isascii() and text.isdigit() else text
    if option.check is None or text in option.values:
        return text
    try:
        return json.loads(text)
    except ValueError:
        words = f"one of {', '.join(option.values)}, or " if option.values else ""
        raise BadSetup(f"option {option.name} must be {words}JSON") from None


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
        if value != usual:
            demand(option, value)
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
