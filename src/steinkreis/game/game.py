"""A game as one value."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources import files
from typing import Any, Generic, TypeAlias, TypeVar, cast

from steinkreis.core.message import Message
from steinkreis.core.nature import Nature
from steinkreis.core.option import Chosen, Option, Tunable
from steinkreis.core.rng import Rng
from steinkreis.core.state import PUBLIC, State
from steinkreis.game.picture import Picture
from steinkreis.game.setup import Setup, complete
from steinkreis.game.trouble import BadSetup, Lacking
from steinkreis.game.words import Words, language_here
from steinkreis.scene.shapes import Scene

S = TypeVar("S", bound=State)


def everybody_alone(setup: Setup) -> list[int]:
    """Each seat is a side of its own."""
    return list(range(setup.players))


def nothing() -> None:
    """Nothing is missing."""


@dataclass(frozen=True, kw_only=True)
class Entry:
    """What the book of a game notes of one that has come to its end.

    `cells` by the name of the column, in their order: a message, a number, or what somebody wrote.
    The heads of the columns are `book-NAME` in the Fluent files.
    """

    cells: Mapping[str, Message | int | str]
    rank: tuple[int, ...]  # for sorting, lower is better; of equals the earlier date


@dataclass(frozen=True)
class Earning:
    """What a role brought whoever had it: a kind of stones, a people, a place at the table."""

    role: Message
    amount: int


@dataclass(frozen=True)
class Source:
    """Something that brought points, and how many everybody got (or lost) by it."""

    name: Message
    points: list[int]  # by seat


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S]):
    """All that anybody needs to know of a game.

    `draw`, `tell`, `judge`, `reckon` and `conclude` are what the game gives; they are handed hidden
    states only. Ask `scene`, `tale`, `verdict`, `sources` and `ending`, which do the hiding.
    """

    name: str  # lower case, with hyphens
    package: str  # where its words, rules, sprites and theme lie
    rules: int  # version: records of another version are not replayed
    players: tuple[int, ...]
    limit: int  # actions, chance included, after which every game has come to its end
    begin: Callable[[Chosen], S]
    draw: Callable[[S], Scene]
    tell: Callable[[S, int, S], list[Message]]
    judge: Callable[[S], list[Message]]
    options: tuple[Option, ...] = ()
    tunables: tuple[Tunable, ...] = ()  # numbers of the rules that the lab may vary
    sides: Callable[[Setup], list[int]] = everybody_alone  # the side of each seat
    nature: Nature | None = None
    lacks: Callable[[], Lacking | None] = nothing  # what is missing here for `nature` to answer
    book: Callable[[Setup, S], Entry] | None = None  # where finished games are noted
    earn: Callable[[S, S], list[Earning]] | None = None  # before, after: one a role and round
    reckon: Callable[[S], list[Source]] | None = None  # at the end; together they are the scores
    conclude: Callable[[S], Message] | None = None  # which end it came to, where there are several
    conceal: Callable[[S, list[int], Rng], list[int]] | None = None  # see `game/giving`
    again: Callable[[Setup, bool], Setup] | None = None  # a rematch; whether seat 0 begins it
    older: Mapping[int, Mapping[str, object]] = field(default_factory=dict)  # see `plays_like`
    throws: Callable[[S], int] | None = None  # whose dice chance throws there, or NOBODY
    lingers: Callable[[S, S], bool] | None = None  # before, after: a result that wants to be seen
    can_resign: bool = True
    memory: bool = False  # what was shown is to be remembered: no hints, and seeing is learning
    box: str = ""  # the shared material whose look it has: scene/BOX.svg and scene/BOX.css

    def plays_like(self, rules: int, setup: Setup) -> Setup | None:
        """The set-up by which these rules play as an older version did; None if nothing does."""
        if rules == self.rules:
            return setup
        options = self.older.get(rules)
        return None if options is None else Setup(setup.players, {**options, **setup.options})

    @cached_property
    def choices(self) -> tuple[Option | Tunable, ...]:
        """All that a set-up may say besides the number of players."""
        return (*self.options, *self.tunables)

    def setup(self, players: int, options: Mapping[str, object] | None = None) -> Setup:
        """A checked set-up with all defaults filled in; BadSetup where it is not possible."""
        try:
            return complete(self.name, self.players, self.choices, players, options or {})
        except BadSetup as bad:
            if bad.why is None:
                raise
            raise BadSetup(Words(self, "en").say(bad.why), bad.why) from None

    def start(self, setup: Setup) -> S:
        """The first state."""
        return self.begin(self.setup(setup.players, setup.options).chosen())

    def scene(self, state: State, viewer: int) -> Scene:
        """What `viewer` (a seat or PUBLIC) sees on the table."""
        return self.draw(cast(S, state.hide(viewer)))

    def picture(
        self, state: State, viewer: int = PUBLIC, *, language: str | None = None
    ) -> Picture:
        """The table as `viewer` sees it: a notebook shows it, `print` draws it with letters."""
        words = Words(self, language or language_here())
        return Picture(self, self.scene(state, viewer), words)

    def tale(self, before: State, action: int, after: State, viewer: int) -> list[Message]:
        """What happened, as `viewer` saw it: lines for the log."""
        seen = before.seen(action, viewer)
        return self.tell(cast(S, before.hide(viewer)), seen, cast(S, after.hide(viewer)))

    def verdict(self, state: State) -> list[Message]:
        """At the end: who won, and why."""
        return self.judge(cast(S, state.hide(PUBLIC)))

    def sources(self, state: State) -> list[Source]:
        """At the end: where everybody's points came from; empty where a game does not say."""
        return [] if self.reckon is None else self.reckon(cast(S, state.hide(PUBLIC)))

    def ending(self, state: State) -> Message | None:
        """At the end: which of several ends it was; None where there is but one."""
        return None if self.conclude is None else self.conclude(cast(S, state.hide(PUBLIC)))

    def resource(self, name: str) -> str:
        """The text of a file in the folder of the game, empty where there is none.

        The sprites and words of its box stand before its own.
        """
        text = _read(self.package, name)
        if self.box and name == "sprites.svg":
            sheet = _read("steinkreis.scene", f"{self.box}.svg")
            return sheet.replace("</svg>", _inside(text)).strip()
        if self.box and name.endswith(".ftl"):
            return _read("steinkreis.scene", f"{self.box}.{name}") + text
        return text

    def theme(self) -> str:
        """How its tables look: what all tables have in common, its box, then what is its own."""
        box = _read("steinkreis.scene", f"{self.box}.css") if self.box else ""
        return _read("steinkreis.scene", "theme.css") + box + self.resource("theme.css")


def _inside(sheet: str) -> str:
    """A sheet of sprites without its opening tag."""
    return sheet[sheet.index(">", sheet.index("<svg")) + 1 :] if "<svg" in sheet else "</svg>"


def _read(package: str, name: str) -> str:
    path = files(package) / name
    return path.read_text(encoding="utf-8") if path.is_file() else ""


AnyGame: TypeAlias = Game[Any]
