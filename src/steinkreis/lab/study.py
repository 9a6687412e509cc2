"""What many watched games come to: the figures of a lab report."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from statistics import fmean

from steinkreis.game.setup import Setup
from steinkreis.lab.intervals import Estimate, difference, mean, quantile, ratio, share
from steinkreis.lab.match import Match
from steinkreis.lab.watch import STAGES, Watched

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
ENOUGH = 20  # on either side, for a comparison


@dataclass(frozen=True)
class Deed:
    """Something that players do: how often, and how those fare who do it more than others."""

    name: str
    thing: str  # with which it is done, in words
    example: str
    uses: float  # per player and game
    games: float  # the share of games in which it comes up
    gain: Estimate | None  # in share of the win; None where there is too little to compare


@dataclass(frozen=True)
class Role:
    """What a kind of stones, a people, a place brings whoever has it."""

    name: str
    earned: float  # a round
    part: Estimate  # of what the roles earn on average


@dataclass(frozen=True)
class Series:
    """Games of one set-up among equal bots."""

    setup: Setup
    sides: int
    games: list[Watched]

    @property
    def players(self) -> int:
        return self.setup.players

    @property
    def even(self) -> float:
        """What everybody would win if nothing made a difference."""
        return 1 / self.sides

    @cached_property
    def wins_by_place(self) -> list[Estimate]:
        """What is won by who acts first, second ...; alone, how often the game is won."""
        places: list[list[float]] = [[] for _ in range(self.players)]
        for game in self.games:
            for seat, place in enumerate(game.order):
                places[place].append(game.shares[seat])
        if self.sides == 1:
            return [share(places[0])]
        return [share(values) for values in places]

    @property
    def decisions(self) -> list[float]:
        return _quantiles([game.decisions for game in self.games])

    @property
    def turns(self) -> float:
        """Of each player, in the middle game."""
        return quantile([game.turns for game in self.games], 0.5) / self.players

    @property
    def answers(self) -> list[float]:
        """Mean number of legal answers, by stage; empty where only dials are turned."""
        asked = [sum(game.asked[stage] for game in self.games) for stage in range(STAGES)]
        given = [sum(game.answers[stage] for game in self.games) for stage in range(STAGES)]
        return [a / b for a, b in zip(given, asked, strict=True) if b]

    @property
    def mean_answers(self) -> float:
        asked = sum(sum(game.asked) for game in self.games)
        return sum(sum(game.answers) for game in self.games) / max(1, asked)

    @property
    def forced(self) -> float:
        asked = sum(sum(game.asked) for game in self.games)
        return sum(game.forced for game in self.games) / max(1, asked)

    @property
    def leader_wins(self) -> list[float]:
        """How often the one who leads then is the one who wins, by stage."""
        return [fmean(game.leader_wins[stage] for game in self.games) for stage in range(STAGES)]

    @cached_property
    def lead_changes(self) -> Estimate:
        return mean([game.lead_changes for game in self.games])

    @property
    def settled(self) -> float:
        return quantile([game.settled for game in self.games], 0.5)

    @property
    def scores_by_rank(self) -> list[list[float]]:
        """The points of the best, the second best ... as quantiles."""
        ranked = [sorted(game.scores, reverse=True) for game in self.games]
        return [_quantiles([row[rank] for row in ranked]) for rank in range(self.players)]

    @property
    def spread(self) -> float:
        """Points between the best and the last, in the middle game."""
        return quantile([max(game.scores) - min(game.scores) for game in self.games], 0.5)

    @property
    def mattered_by_stage(self) -> list[float]:
        looked = [sum(game.looked[stage] for game in self.games) for stage in range(STAGES)]
        found = [sum(game.mattered[stage] for game in self.games) for stage in range(STAGES)]
        return [a / b for a, b in zip(found, looked, strict=True) if b]

    @cached_property
    def mattered(self) -> Estimate | None:
        """The share of decisions that mattered, game by game; None where nobody can tell."""
        shares = [sum(game.mattered) / sum(game.looked) for game in self.games if any(game.looked)]
        return mean(shares) if shares else None

    @cached_property
    def endings(self) -> dict[str, Estimate]:
        """How often each end comes, the most frequent first; empty where there is but one."""
        counts = Counter(game.ending for game in self.games if game.ending)
        return {
            ending: share([float(game.ending == ending) for game in self.games])
            for ending, _ in counts.most_common()
        }

    @cached_property
    def sources(self) -> dict[str, Estimate]:
        """What a player gets from each source, on average; empty where a game does not say."""
        names = list(dict.fromkeys(name for game in self.games for name in game.points))
        nothing = [0] * self.players
        return {
            name: mean([fmean(game.points.get(name, nothing)) for game in self.games])
            for name in names
        }

    @cached_property
    def roles(self) -> list[Role]:
        """What each role earns beside the mean of all; empty where a game names none."""
        names = list(dict.fromkeys(name for game in self.games for name in game.earned))
        if len(names) < 2:
            return []
        totals = {n: [float(sum(game.earned.get(n, ()))) for game in self.games] for n in names}
        middle = [fmean(column) for column in zip(*totals.values(), strict=True)]
        if not any(middle):
            return []
        return [
            Role(
                name=name,
                earned=fmean(amount for game in self.games for amount in game.earned.get(name, ())),
                part=ratio(totals[name], middle),
            )
            for name in names
        ]

    @cached_property
    def deeds(self) -> list[Deed]:
        """What players do, the most frequent first."""
        examples: dict[str, str] = {}
        things: dict[str, str] = {}
        for game in self.games:
            examples = game.examples | examples  # the first one stays
            things = game.things | things
        found = [self._deed(name, things.get(name, ""), examples[name]) for name in examples]
        return sorted(found, key=lambda deed: (-deed.uses, deed.name))

    def _deed(self, name: str, thing: str, example: str) -> Deed:
        nothing = [0] * self.players
        counts = [game.deeds.get(name, nothing) for game in self.games]
        usual = fmean(fmean(row) for row in counts)
        more: list[float] = []
        less: list[float] = []
        for game, row in zip(self.games, counts, strict=True):
            middle = fmean(row) if self.sides > 1 else usual
            for seat, count in enumerate(row):
                if count != middle:
                    (more if count > middle else less).append(game.shares[seat])
        is_enough = min(len(more), len(less)) >= ENOUGH
        return Deed(
            name=name,
            thing=thing,
            example=example,
            uses=usual,
            games=sum(any(row) for row in counts) / len(counts),
            gain=difference(more, less) if is_enough else None,
        )


def _quantiles(values: Sequence[float]) -> list[float]:
    return [quantile(values, part) for part in QUANTILES]


@dataclass(frozen=True)
class Rung:
    """One level against the next weaker one."""

    players: int
    stronger: str
    weaker: str
    match: Match

    @property
    def score(self) -> Estimate:
        """What the stronger one took."""
        bot = self.match.bots[0]
        return Estimate(bot.score, bot.low, bot.high, bot.games)


@dataclass(frozen=True)
class Study:
    """All that the lab found out about a game."""

    game: str
    title: str
    date: str
    level: str
    games: int
    seed: int
    series: list[Series]
    rungs: list[Rung]
    tuned: str | None  # the number that was varied
    variants: list[Series]

    @cached_property
    def said(self) -> dict[str, str]:
        """What the game calls its things in German, by the English words."""
        games = (game for series in (*self.series, *self.variants) for game in series.games)
        return {english: german for game in games for english, german in game.german.items()}

    def rungs_of(self, players: int) -> list[Rung]:
        return [rung for rung in self.rungs if rung.players == players]
