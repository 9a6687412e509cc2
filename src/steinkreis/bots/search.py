"""The bot that searches: over whole turns where a game has a `worth`, else by random games."""

from __future__ import annotations

import math
from typing import Final

from steinkreis.bots.bot import Bot
from steinkreis.bots.clock import now
from steinkreis.bots.levels import Level
from steinkreis.bots.plans import NONE, PlanSearch
from steinkreis.bots.thought import Candidate, Thought, explain
from steinkreis.bots.tree import Tree
from steinkreis.core.gauge import OWN, Gauge
from steinkreis.core.nature import Nature
from steinkreis.core.rng import Rng
from steinkreis.core.state import State, has_worth

__all__ = ["Candidate", "SearchBot", "Thought", "explain"]

LOOKS: Final = 16  # iterations between two looks at the clock
FINDING: Final = 0.4  # of the time, for finding plans
THINKING: Final = 0.8  # of the time; what is left is for trying plans, where there is a nature


class SearchBot(Bot):
    """Thinks once a turn, as far as its level goes.

    The rest of a plan is kept for the follow-up questions of the same turn, as long as all comes as
    expected. So an object that is asked again answers at once; one that is new thinks again. The
    same series of questions to the same object gives the same answers.

    Where a game has a `nature`, it may be given along: the best few plans are then tried for real
    before one is chosen. Without it the bot trusts the odds that the state declares. And a `gauge`
    that has learnt what positions are worth may take the place of the game's own `worth`.
    """

    def __init__(
        self,
        level: Level,
        nature: Nature | None = None,
        work: float = 0.0,
        gauge: Gauge = OWN,
    ) -> None:
        super().__init__()
        self.gauge = gauge
        self.level = level
        self.work = work  # seconds of processor time for a turn, at most; 0 sets no limit
        self.nature = nature
        self.plan: list[int] = []  # the rest of the turn
        self.expected = ""  # the key of the view at which it goes on

    def choose(self, view: State, rng: Rng) -> int:
        return self.answer(view, rng, 0.0)

    def answer(self, view: State, rng: Rng, seconds: float) -> int:
        """Like `choose`, with at most so many seconds for the turn; 0 sets no limit of time.

        A bot with a budget of `work` goes by that, whatever the clock says.
        """
        is_shot = len(view.dials()) > 0
        actions = view.actions()
        if len(actions) == 1 and not is_shot:
            return actions[0]
        slips = self.level.slips if not is_shot else 0
        if slips > 0 and int(rng.below(100)) < slips:
            self.plan = []
            return view.sample(rng)
        if len(self.plan) == 0 or view.key() != self.expected:
            self.think(view, rng, seconds)
        action = self._go_on(view, rng)
        return view.shaken(action, rng, self.level.shake / 10_000) if is_shot else action

    def think(self, view: State, rng: Rng, seconds: float = 0.0, also: int = NONE) -> Thought:
        """Search as far as the level goes, at most so many seconds; 0 sets no limit of time.

        `also` is an answer that is weighed with the others, however little it promises.
        """
        by_work = self.work > 0.0
        seconds = self.work if by_work else seconds
        began = now(by_work)
        head = view.blur(self.level.blur, rng)
        if self.gauge is not OWN or has_worth(view):
            until = began + FINDING * seconds if seconds > 0.0 else math.inf
            plans = PlanSearch(head, self.level, rng, also, until, by_work, self.gauge)
            thinking = seconds * (THINKING if self.nature is not None else 1.0)
            left = max(thinking - (now(by_work) - began), 0.001) if seconds > 0.0 else 0.0
            plans.run(self.level.iterations, left)
            if self.nature is not None:
                plans.confirm(self.nature)
            self.plan = list(plans.order[0].actions)
            return plans.thought()
        tree = Tree(head, rng)
        for number in range(self.level.playouts):
            if seconds > 0.0 and number % LOOKS == 0 and now(by_work) - began > seconds:
                break
            tree.iterate()
        thought = tree.thought()
        self.plan = [thought.candidates[0].action]
        return thought

    def _go_on(self, view: State, rng: Rng) -> int:
        """The next answer of the plan, and what should be seen after it."""
        action = self.plan.pop(0)
        if len(self.plan) > 0:
            after = view.guess(rng)
            after.apply(action)
            self.expected = after.hide(view.actor).key()
        return action
