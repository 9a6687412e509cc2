"""Lets bots play a game for the lab: every number of players, every level, every variant."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime
from itertools import pairwise

from steinkreis.bots.levels import LEVELS
from steinkreis.bots.roster import NAMES
from steinkreis.core.message import Message
from steinkreis.game.game import AnyGame
from steinkreis.game.setup import Setup, parse
from steinkreis.game.trouble import BadSetup
from steinkreis.game.words import Words
from steinkreis.lab.match import match
from steinkreis.lab.pool import Pool
from steinkreis.lab.seating import Seating
from steinkreis.lab.sitting import Sitting
from steinkreis.lab.study import Rung, Series, Study
from steinkreis.lab.watch import watch

MOST_VARIANTS = 30

Progress = Callable[[float], None]


def study(
    game: AnyGame,
    setups: list[Setup],
    *,
    level: str,
    games: int,
    seed: int,
    tune: tuple[str, int, int] | None = None,
    pool: Pool,
    progress: Progress = lambda share: None,
) -> Study:
    """Play all that a report needs; game number k of every series runs on stream k of the seed."""
    varied = [] if tune is None else variants(game, setups, *tune)
    pairs = ladder(level)
    work = Work(game, games, seed, pool, progress)
    work.total = games * (len(setups) + len(varied)) + sum(
        work.rounded(setup) for setup in setups for _ in pairs
    )
    return Study(
        game=game.name,
        title=Words(game, "en").say(Message("title")),
        date=datetime.now(UTC).isoformat(timespec="seconds"),
        level=level,
        games=games,
        seed=seed,
        series=[work.series(setup, level) for setup in setups],
        rungs=[work.rung(setup, *pair) for setup in setups for pair in pairs],
        tuned=tune[0] if tune is not None else None,
        variants=[work.series(setup, level) for setup in varied],
    )


def ladder(level: str) -> list[tuple[str, str]]:
    """Every level up to this one with the next weaker one."""
    names = [NAMES[0], level]
    levels = [NAMES[0], *(each.name for each in LEVELS)]
    if level in levels:
        names = levels[: levels.index(level) + 1]
    return [(stronger, weaker) for weaker, stronger in pairwise(names)]


def variants(game: AnyGame, setups: list[Setup], name: str, low: int, high: int) -> list[Setup]:
    """The set-ups with every value of a number from `low` to `high`, where it matters."""
    known = {choice.name: choice for choice in game.choices}
    if name not in known:
        tunable = [tunable.name for tunable in game.tunables]
        hint = f"; there is {', '.join(tunable)}" if tunable else ""
        raise BadSetup(f"{game.name} has no number {name} to tune{hint}")
    if high - low >= MOST_VARIANTS:
        raise BadSetup(f"at most {MOST_VARIANTS} variants at once, not {high - low + 1}")
    choice = known[name]
    values = [parse(choice, str(number)) for number in range(low, high + 1)]
    fitting = [setup for setup in setups if choice.matters_for(setup.players)]
    if not fitting:
        raise BadSetup(f"{name} does not matter for so many players")
    return [
        game.setup(setup.players, {**setup.options, name: value})
        for setup in fitting
        for value in values
    ]


class Work:
    """Counts what is done and does it."""

    def __init__(
        self, game: AnyGame, games: int, seed: int, pool: Pool, progress: Progress
    ) -> None:
        self.game = game
        self.games = games
        self.seed = seed
        self.pool = pool
        self.progress = progress
        self.total = 1
        self.done = 0

    def _count(self) -> None:
        self.done += 1
        self.progress(min(1.0, self.done / self.total))

    def series(self, setup: Setup, level: str) -> Series:
        found = []
        with closing(self.pool.map(watch, self._sittings(setup, level))) as results:
            for watched in results:
                found.append(watched)
                self._count()
        return Series(setup, len(set(self.game.sides(setup))), found)

    def _sittings(self, setup: Setup, level: str) -> Iterator[Sitting]:
        for stream in range(self.games):
            yield Sitting(
                game=self.game.name,
                rules=self.game.rules,
                setup=setup,
                bots=(level,) * setup.players,
                seed=self.seed,
                stream=stream,
            )

    def rounded(self, setup: Setup) -> int:
        """Half as many games as in a series, made up to whole rounds of seats."""
        whole = Seating(2, self.game.sides(setup)).round
        return -(-self.games // (2 * whole)) * whole

    def rung(self, setup: Setup, stronger: str, weaker: str) -> Rung:
        found = match(
            self.game,
            setup,
            [stronger, weaker],
            games=self.rounded(setup),
            seed=self.seed,
            pool=self.pool,
            progress=lambda share: self._count(),
        )
        return Rung(setup.players, stronger, weaker, found)
