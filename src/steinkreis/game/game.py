"""A game as one value."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Generic, TypeAlias, TypeVar, cast

from steinkreis.core.message import Message
from steinkreis.core.nature import Nature
from steinkreis.core.state import PUBLIC, State
from steinkreis.game.setup import Option, Setup, Tunable, complete
from steinkreis.game.trouble import BadSetup, Lacking
from steinkreis.game.words import Words
from steinkreis.scene.shapes import Scene

S = TypeVar("S", bound=State)


def everybody_alone(setup: Setup) -> list[int]:
    """Each seat is a side of its own."""
    return list(range(setup.players))


def nothing() -> None:
    """Nothing is missing."""


@dataclass(frozen=True, kw_only=True)
class Row:
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


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S]):
    """All that anybody needs to know of a game.

    `draw`, `tell` and `judge` are what the game gives; they are handed hidden states only. Ask
    `scene`, `tale` and `verdict`, which do the hiding.
    """

    name: str  # lower case, with hyphens
    package: str  # where its words, rules, sprites and theme lie
    rules: int  # version: records of another version are not replayed
    players: tuple[int, ...]
    limit: int  # actions, chance included, after which every game has come to its end
    begin: Callable[[Setup], S]
    draw: Callable[[S], Scene]
    tell: Callable[[S, int, S], list[Message]]
    judge: Callable[[S], list[Message]]
    options: tuple[Option, ...] = ()
    tunables: tuple[Tunable, ...] = ()  # numbers of the rules that the lab may vary
    sides: Callable[[Setup], list[int]] = everybody_alone  # the side of each seat
    nature: Nature | None = None
    lacks: Callable[[], Lacking | None] = nothing  # what is missing here for `nature` to answer
    book: Callable[[Setup, S], Row] | None = None  # where finished games are noted
    earn: Callable[[S, S], list[Earning]] | None = None  # before, after: one a role and round
    can_resign: bool = True

    @property
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
        return self.begin(self.setup(setup.players, setup.options))

    def scene(self, state: State, viewer: int) -> Scene:
        """What `viewer` (a seat or PUBLIC) sees on the table."""
        return self.draw(cast(S, state.hide(viewer)))

    def tale(self, before: State, action: int, after: State, viewer: int) -> list[Message]:
        """What happened, as `viewer` saw it: lines for the log."""
        seen = before.seen(action, viewer)
        return self.tell(cast(S, before.hide(viewer)), seen, cast(S, after.hide(viewer)))

    def verdict(self, state: State) -> list[Message]:
        """At the end: who won, and why."""
        return self.judge(cast(S, state.hide(PUBLIC)))

    def resource(self, name: str) -> str:
        """The text of a file in the folder of the game, empty where there is none."""
        path = files(self.package) / name
        return path.read_text(encoding="utf-8") if path.is_file() else ""


AnyGame: TypeAlias = Game[Any]
