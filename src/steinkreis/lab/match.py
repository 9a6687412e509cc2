"""A match: many games among bots, seats rotated, with intervals, ratings and an early end."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from typing import Any

from steinkreis.game.game import AnyGame
from steinkreis.game.setup import Setup
from steinkreis.game.trouble import BadSetup, Trouble
from steinkreis.lab.duel import Duel
from steinkreis.lab.intervals import Estimate, share
from steinkreis.lab.plots import Row, alone, axis, percent, rows
from steinkreis.lab.pool import Here, Pool
from steinkreis.lab.seating import Seating
from steinkreis.lab.sitting import Played, Sitting, play


class CannotRate(Trouble):
    """What rates the bots of a match is missing."""


@dataclass(frozen=True)
class Standing:
    """What a bot has come to."""

    name: str
    score: float  # its part of the wins, in the games in which it sat; alone, how often it won
    low: float
    high: float
    decision_ms: float
    rating: float
    rating_sigma: float
    games: int


@dataclass(frozen=True)
class Match:
    game: str
    games: int
    bots: list[Standing]
    players: int
    seed: int
    round: int  # after so many games everybody has sat everywhere equally often
    verdict: str | None  # which bot is stronger, or `even`; None where that was not asked, or open

    def _repr_svg_(self) -> str:
        """For a notebook: what part of the wins each bot has, and how surely."""
        lines = [
            Row(
                bot.name,
                Estimate(bot.score, bot.low, bot.high, bot.games),
                figure=f"{bot.low:.0%} to {bot.high:.0%}",
            )
            for bot in self.bots
        ]
        along = axis([0.0, 1.0], percent)
        return alone(rows(lines, along, f"{self.games} games of {self.game}"))


def match(
    game: AnyGame,
    setup: Setup,
    bots: list[str],
    *,
    games: int,
    seed: int,
    until_decided: bool = False,
    pool: Pool | None = None,
    progress: Callable[[float], None] = lambda share: None,
) -> Match:
    """Play `games` games, or fewer if it may end when it is decided which of two is stronger.

    Game number k depends on the seed and on k alone, and all counting goes by number: the result
    is the same wherever and in whatever order the games were played.
    """
    seating = Seating(len(bots), game.sides(setup))
    if len(bots) == 1 and not seating.is_alone:
        raise BadSetup("a match is between two bots or more")
    if until_decided and len(bots) != 2:
        raise BadSetup("only a match between two bots can end when it is decided")
    count = Count(bots, seating)
    sittings = (
        Sitting(
            game=game.name,
            rules=game.rules,
            setup=setup,
            bots=tuple(bots[bot] for bot in seating.by_seat(number)),
            seed=seed,
            stream=seating.stream(number),
        )
        for number in range(games)
    )
    verdict = None
    with closing((pool or Here()).map(play, sittings)) as results:
        for number, result in enumerate(results):
            count.add(number, result)
            progress((number + 1) / games)
            if until_decided and (number + 1) % seating.round == 0:
                verdict = count.duel.verdict()
                if verdict is not None:
                    break
    named = {"first": bots[0], "second": bots[-1], "even": "even", None: None}[verdict]
    return Match(
        game=game.name,
        games=count.games,
        bots=count.standings(),
        players=setup.players,
        seed=seed,
        round=seating.round,
        verdict=named,
    )


class Count:
    """Counts the games of a match in order."""

    def __init__(self, bots: list[str], seating: Seating) -> None:
        self.bots = bots
        self.seating = seating
        self.games = 0
        self.parts: list[list[float]] = [[] for _ in bots]
        self.decisions = [0] * len(bots)
        self.seconds = [0.0] * len(bots)
        self.duel = Duel()
        self.ratings = Ratings(len(bots))

    def add(self, number: int, result: Played) -> None:
        self.games += 1
        parts = self.seating.parts(number, result.returns)
        for bot, part in parts.items():
            self.parts[bot].append(part)
        for seat, bot in enumerate(self.seating.by_seat(number)):
            self.decisions[bot] += result.decisions[seat]
            self.seconds[bot] += result.seconds[seat]
        if not self.seating.is_alone:
            self._compare(parts)
        elif self.games % len(self.bots) == 0:  # everybody has had the same deal
            self._compare({bot: parts[-1] for bot, parts in enumerate(self.parts)})

    def _compare(self, parts: dict[int, float]) -> None:
        self.ratings.add(parts)
        if len(self.bots) == 2:
            self.duel.add((1 + parts[0] - parts[1]) / 2)

    def standings(self) -> list[Standing]:
        return [self._standing(bot) for bot in range(len(self.bots))]

    def _standing(self, bot: int) -> Standing:
        score = share(self.parts[bot])
        rating, sigma = self.ratings.of(bot)
        return Standing(
            name=self.bots[bot],
            score=score.value,
            low=score.low,
            high=score.high,
            decision_ms=1000 * self.seconds[bot] / max(1, self.decisions[bot]),
            rating=rating,
            rating_sigma=sigma,
            games=score.count,
        )


class Ratings:
    """Plackett-Luce ratings (openskill), which know games of many players."""

    def __init__(self, bots: int) -> None:
        try:
            from openskill.models import PlackettLuce
        except ImportError:
            raise CannotRate("matches need openskill: pip install 'steinkreis[lab]'") from None
        self._model = PlackettLuce()
        self._ratings: list[Any] = [self._model.rating() for _ in range(bots)]

    def add(self, parts: dict[int, float]) -> None:
        """One game: who took more of the win than whom."""
        table = list(parts)
        if len(table) < 2:
            return
        teams = [[self._ratings[bot]] for bot in table]
        rated = self._model.rate(teams, scores=[parts[bot] for bot in table])
        for bot, team in zip(table, rated, strict=True):
            self._ratings[bot] = team[0]

    def of(self, bot: int) -> tuple[float, float]:
        """The rating, 25 to begin with, and its standard deviation."""
        rating = self._ratings[bot]
        return float(rating.mu), float(rating.sigma)
