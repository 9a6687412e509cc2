"""Learning by self-play, round after round.

In a round bots with the weights of the last one play each other; what they saw is kept, and the
net learns what came of it (TD(λ), with some earlier rounds besides). Then a match says whether it
has got better. When it has not for some rounds, or time is up, the best weights meet the game's own
`worth` in a search, and only if they win clearly are they worth keeping.
"""

from __future__ import annotations

import datetime
import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from steinkreis.core.state import State, has_worth, regards
from steinkreis.game.game import AnyGame
from steinkreis.game.learnt import HAND, Learnt, Origin, Weights
from steinkreis.game.setup import Setup
from steinkreis.lab.intervals import Estimate
from steinkreis.lab.match import Match, match
from steinkreis.lab.pool import Pool, Processes
from steinkreis.learn.desk import CannotLearn, Desk, Progress, Round
from steinkreis.learn.network import UNITS, Array, Network
from steinkreis.learn.playing import Evening, Notes, play, width_of

TRUST = 0.9  # λ, from moment to moment: how far results count more than expectations
EVENING = 10  # games that one worker plays at a time
ROWS = 300_000  # kept of a round, some of every game
BUFFER = 5  # rounds that are learnt from together
EPOCHS = 3
HELD = 10  # every so many games is only looked at, to see how well others were learnt from
PATIENCE = 6  # rounds without a better net
TRIED = 800  # games after a round
WEIGHED = 1000  # games at the end, at most
SEARCH = "menhir"  # the level at which weights must prove themselves


@dataclass(frozen=True)
class Lessons:
    """Notes of many games in one piece: what was looked at, and what should be expected there."""

    rows: Array
    wanted: Array
    shares: Array


class School:
    def __init__(
        self,
        game: AnyGame,
        setup: Setup,
        desk: Desk,
        *,
        seed: int,
        pool: Pool,
        here: Pool | None = None,
    ) -> None:
        """`pool` plays the games to learn from; matches are played `here`, where weights lie."""
        start: State = game.start(setup)
        if not start.asks() or not len(start.observe(0)):
            raise CannotLearn(f"{game.name} does not say what can be observed")
        self.game, self.setup, self.desk, self.pool = game, setup, desk, pool
        self.here = here or Processes()
        # Without a `worth` a search plays thousands of random games, which takes too long.
        self.judge = SEARCH if has_worth(start) else "greedy"
        # A game that says what matters is learnt from that alone.
        self.own = setup.players if has_worth(start) and not regards(start) else 0
        fresh = Progress(
            game=game.name,
            rules=game.rules,
            players=setup.players,
            options=dict(setup.options),
            seed=seed,
            width=width_of(start, bool(self.own)),
        )
        self.progress = desk.progress() or fresh
        self._must_be(fresh)
        rng = np.random.default_rng(self.progress.seed)
        self.network = Network(self.progress.width, self.own, rng)
        if self.progress.rounds:
            desk.restore(self.network)

    def _must_be(self, fresh: Progress) -> None:
        """What lies in the folder has to be of the same game."""
        for name in ("game", "rules", "players", "options", "width"):
            if getattr(self.progress, name) != getattr(fresh, name):
                raise CannotLearn(f"{self.desk.folder} holds another {name}; say --anew, or --out")

    @property
    def is_done(self) -> bool:
        """Whether it has not got better for some rounds."""
        return len(self.progress.rounds) - self.progress.best >= PATIENCE

    def attend(self, games: int, tell: Callable[[float], None]) -> Round:
        """One round; `tell` hears which share of it is done."""
        began = time.monotonic()
        number = len(self.progress.rounds) + 1
        notes = self._play(number, games, lambda share: tell(0.5 * share))
        held, learnt = notes[::HELD], [n for at, n in enumerate(notes) if at % HELD]
        exam = self._lessons(held)
        loss, own_loss = self.network.loss(exam.rows, exam.shares), self._own_loss(exam)
        lessons = self._lessons(learnt)
        self.desk.keep_rows(number, lessons.rows, lessons.wanted, lessons.shares)
        self._learn(number, lessons)
        self.desk.keep_weights(number, self._learnt(None))
        tell(0.6)
        tried = self._match(
            f"greedy~{self.desk.weights(number)}",
            f"greedy~{self._best_name()}",
            TRIED,
            lambda share: tell(0.6 + 0.4 * share),
        )
        better = tried.bots[0]
        done = Round(
            number=number,
            games=games,
            seconds=time.monotonic() - began,
            loss=loss,
            own_loss=own_loss,
            share=better.score,
            low=better.low,
            high=better.high,
            is_best=better.score > 0.5,
        )
        self.progress.rounds.append(done)
        self.desk.keep(self.progress, self.network)
        return done

    def _play(self, number: int, games: int, tell: Callable[[float], None]) -> list[Notes]:
        evenings = [
            Evening(
                game=self.game.name,
                setup=self.setup,
                weights=self.network.text() if number > 1 else "",
                width=self.progress.width,
                has_own=bool(self.own),
                trust=TRUST if number > 1 else 1.0,  # at first nothing is known yet
                games=min(EVENING, games - first),
                moments=max(2, ROWS // (games * self.setup.players)),
                seed=self.progress.seed,
                stream=number * 1_000_000 + first,
            )
            for first in range(0, games, EVENING)
        ]
        found: list[Notes] = []
        for done, notes in enumerate(self.pool.map(play, evenings), 1):
            found += notes
            tell(done / len(evenings))
        return found

    def _lessons(self, notes: list[Notes]) -> Lessons:
        """All rows in one piece, each with what should have been expected there."""
        return Lessons(
            np.concatenate([note.rows for note in notes]),
            np.concatenate([note.wanted for note in notes]),
            np.concatenate([note.shares for note in notes]),
        )

    def _learn(self, number: int, lessons: Lessons) -> None:
        earlier = range(max(1, number - BUFFER + 1), number)
        known = [(lessons.rows, lessons.wanted), *(self.desk.rows(each) for each in earlier)]
        rows = np.concatenate([rows for rows, _ in known])
        wanted = np.concatenate([wanted for _, wanted in known])
        rng = np.random.default_rng([self.progress.seed, number])
        self.network.learn(rows, wanted, EPOCHS, rng)

    def _own_loss(self, exam: Lessons) -> float | None:
        """How well the game's own `worth` foresaw the same games."""
        if not self.own:
            return None
        odds = exam.rows[:, -self.own]
        shares = 1 / (1 + np.exp(-odds))
        return float(
            -np.mean(exam.shares * np.log(shares) + (1 - exam.shares) * np.log(1 - shares))
        )

    def _best_name(self) -> str:
        return str(self.desk.weights(self.progress.best)) if self.progress.best else HAND

    def _match(
        self,
        one: str,
        other: str,
        games: int,
        tell: Callable[[float], None],
        *,
        decided: bool = False,
    ) -> Match:
        return match(
            self.game,
            self.setup,
            [one, other],
            games=games,
            seed=self.progress.seed + 1000 + len(self.progress.rounds),
            until_decided=decided,
            pool=self.here,
            progress=tell,
        )

    def weigh(self, tell: Callable[[float], None]) -> tuple[Learnt, Estimate] | None:
        """Let the best weights meet the game's own `worth` in a search; None if there are none."""
        if not self.progress.best:
            return None
        name = f"{self.judge}~{self._best_name()}"
        met = self._match(name, f"{self.judge}~{HAND}", WEIGHED, tell, decided=True)
        first = met.bots[0]
        found = Estimate(first.score, first.low, first.high, first.games)
        learnt = self._learnt(met)
        self.desk.keep_best(learnt)
        return learnt, found

    def _learnt(self, met: Match | None) -> Learnt:
        """The weights as a file: those of now, or after the last match the best ones."""
        text = self.network.text()
        if met is not None:
            kept = self.desk.learnt(self.progress.best)
            text = kept.nets[0].weights
        return Learnt(self.game.name, self.game.rules, [self._weights(text, met)])

    def _weights(self, text: str, met: Match | None) -> Weights:
        first = met.bots[0] if met is not None else None
        return Weights(
            players=self.setup.players,
            options=dict(self.setup.options),
            units=UNITS,
            width=self.progress.width,
            own=bool(self.own),
            weights=text,
            origin=Origin(
                date=datetime.date.today().isoformat(),
                seed=self.progress.seed,
                rounds=self.progress.best or len(self.progress.rounds) + 1,
                games=self.progress.games,
                match=f"{self.judge} against {self.judge}~{HAND}, {met.games} games" if met else "",
                share=first.score if first else 0.0,
                low=first.low if first else 0.0,
                high=first.high if first else 0.0,
                even=0.5,
            ),
        )
