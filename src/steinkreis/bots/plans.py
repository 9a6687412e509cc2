"""Search over whole turns, for games that can say what a position is worth.

A plan is a way to play a whole turn, found by a beam search (`turns.py`). Plans are compared by
sequential halving (Karnin, Koren and Somekh 2013): all that are left are tried equally often, on
the same guesses and the same luck, then the worse half is dropped. A trial plays some turns on, in
which everybody takes the best single answers, and asks `worth` at the end of that. Every player
wants the own share; chance is sampled. There is no tree: docs/bots.md says why.
"""

from __future__ import annotations

import math
from typing import Final

from steinkreis.bots.clock import now
from steinkreis.bots.levels import Level
from steinkreis.bots.thought import Candidate, Thought
from steinkreis.bots.turns import play_turn, ways
from steinkreis.core.gauge import OWN, Gauge
from steinkreis.core.nature import Nature
from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, NOBODY, State

PRIOR: Final = 8.0  # how many trials the `worth` of a plan counts as
GUESSES: Final = 3  # on which plans are looked for
JUDGED: Final = 12  # guesses by which all of them are judged; the better ones by more
OUTCOMES: Final = 64  # of chance, up to which trials go through all of them in turn
GOLDEN: Final = 0.6180339887498949  # steps of this part of the whole leave no gaps and no clusters
CONFIRMED: Final = 8  # plans that nature itself is asked about, where it decides
NONE: Final = -1


class Plan:
    """The answers of a whole turn, and what came of them."""

    def __init__(self, actions: list[int], worth: float, seats: int) -> None:
        self.actions = actions
        self.worth = worth
        self.visits = 0
        self.totals = [0.0] * seats

    def share(self, seat: int) -> float:
        """What the seat may expect of it, `worth` counting as some trials."""
        return (self.totals[seat] + PRIOR * self.worth) / (self.visits + PRIOR)


class PlanSearch:
    def __init__(
        self,
        view: State,
        level: Level,
        rng: Rng,
        also: int = NONE,
        until: float = math.inf,
        by_work: bool = False,
        gauge: Gauge = OWN,
    ) -> None:
        self.view = view
        self.until = until  # when, by the clock, plans should have been found
        self.by_work = by_work  # by which clock
        self.level = level
        self.turns = max(level.turns, level.replies * (view.seats - 1))  # that are played on
        self.gauge = gauge  # what positions are worth
        self.me = view.actor
        self.seed: int = rng.next()
        self.shift = Rng(self.seed).chance()  # where the first outcomes of chance begin
        self.rng = rng  # for finding plans; each trial has a stream of its own
        self.plans = self._plans(also)
        self.order = self.plans  # best first, those that were dropped at the end
        self.trials = 0

    def _plans(self, also: int) -> list[Plan]:
        """The best plans for this turn: looked for on a few guesses, judged on more."""
        guesses = [self.view.guess(self.rng) for _ in range(self.level.guesses)]
        found: dict[str, Plan] = {}
        for guess in guesses[:GUESSES]:
            for way in ways(guess, self.level.beam, self.rng, self.gauge)[: self.level.pool]:
                key = way.state.hide(self.me).key()
                if key not in found:
                    found[key] = Plan(way.actions(), 0.0, self.view.seats)
            if now(self.by_work) > self.until:
                break
        plans = self._best(list(found.values()), guesses)
        if also != NONE and all(plan.actions[0] != also for plan in plans):
            plans += self._best([self._plan_with(also)], guesses)
        return plans

    def _best(self, plans: list[Plan], guesses: list[State]) -> list[Plan]:
        """The best by mean worth; after 12, 24, ... guesses only the better half goes on.

        Over many guesses: in one where the others hold little, every plan looks good.
        """
        halve = JUDGED
        for seen, guess in enumerate(guesses, 1):
            for plan in plans:
                state = guess.copy()
                follow(state, plan)
                plan.worth += (self.gauge.worth(state, self.me) - plan.worth) / seen
            if seen == halve:
                plans.sort(key=_worth, reverse=True)
                plans = plans[: max(self.level.plans, len(plans) // 2)]
                halve = 2 * halve
            if now(self.by_work) > self.until:
                break
        plans.sort(key=_worth, reverse=True)
        return plans[: self.level.plans]

    def _plan_with(self, action: int) -> Plan:
        """The best plan that begins with this answer."""
        state = self.view.guess(self.rng)
        state.apply(action)
        if state.actor != self.me:
            return Plan([action], 0.0, state.seats)
        way = ways(state, self.level.beam, self.rng, self.gauge)[0]
        return Plan([action, *way.actions()], 0.0, state.seats)

    def run(self, iterations: int, seconds: float) -> None:
        """Halve the plans until one is left; the time, if limited, is shared out as it goes."""
        began = now(self.by_work)
        left = list(self.plans)
        dropped: list[Plan] = []
        rounds = max(1, math.ceil(math.log2(max(2, len(left)))))
        for number in range(rounds):
            share = iterations // rounds
            each = max(1, share // len(left)) if share > 0 else 0
            stop = began + seconds * (number + 1) / rounds if seconds > 0.0 else math.inf
            for _ in range(each):
                if now(self.by_work) >= stop:
                    break
                self._try_all(left)
            left.sort(key=self._share, reverse=True)
            half = (len(left) + 1) // 2
            dropped = left[half:] + dropped
            left = left[:half]
        self.order = left + dropped

    def confirm(self, nature: Nature) -> None:
        """Ask nature what really comes of the best few plans, and put the best outcome first.

        Nature sees a guess like any other, never the truth. Of equals the search's own order holds.
        """
        few = self.order[:CONFIRMED]
        if len(few) < 2:
            return
        guess = self.view.guess(self.rng)
        found: list[tuple[float, int]] = []
        decides = False
        for number in range(len(few)):
            state = guess.copy()
            follow(state, few[number])
            outcome = nature(state) if state.actor == CHANCE else None
            if outcome is not None:
                state.apply(outcome.action)
                decides = True
            found.append((-self._worth_of(state), number))
        if decides:
            found.sort()
            self.order = [few[number] for _, number in found] + self.order[CONFIRMED:]

    def _worth_of(self, state: State) -> float:
        if state.actor == NOBODY:
            return state.returns()[self.me]
        return self.gauge.worth(state, self.me)

    def _share(self, plan: Plan) -> float:
        return plan.share(self.me)

    def _try_all(self, plans: list[Plan]) -> None:
        """Each plan once, on the same guess and with the same luck."""
        luck = Rng(self.seed, self.trials)
        guess = self.view.guess(luck)
        for plan in plans:
            self._try(plan, guess.copy(), luck.copy())
        self.trials += 1

    def _try(self, plan: Plan, state: State, luck: Rng) -> None:
        ties = luck.copy()  # of its own, so that luck does not depend on how much was thought
        follow(state, plan)
        if state.actor == CHANCE:
            state.apply(self._first_chance(state, luck))
        shares = self._judge(state, luck, ties)
        plan.visits += 1
        for seat in range(len(shares)):
            plan.totals[seat] += shares[seat]

    def _first_chance(self, state: State, luck: Rng) -> int:
        """What chance answers first: over the trials every outcome as often as its odds say.

        Drawn at random, forty rolls of two dice would be anything but even.
        """
        outcomes = state.actions()
        if len(outcomes) > OUTCOMES:
            return state.sample(luck)
        odds = state.weights()
        place = ((self.trials + 0.5) * GOLDEN + self.shift) % 1.0 * float(sum(odds))
        for outcome, weight in zip(outcomes, odds):
            place -= weight
            if place < 0.0:
                return outcome
        return outcomes[len(outcomes) - 1]

    def _judge(self, state: State, luck: Rng, ties: Rng) -> list[float]:
        """What the position promises everybody, after some more turns."""
        turns = 0
        while state.actor != NOBODY:
            if state.actor == CHANCE:
                state.apply(state.sample(luck))
            elif turns == self.turns:
                return [self.gauge.worth(state, seat) for seat in range(state.seats)]
            else:
                state = play_turn(state, ties, self.gauge)
                turns += 1
        return state.returns()

    def thought(self) -> Thought:
        """The first answers of the plans, those of the best plan first."""
        candidates: dict[int, Candidate] = {}
        for plan in self.order:
            action = plan.actions[0]
            if action in candidates:
                candidates[action].visits += plan.visits
            else:
                candidates[action] = Candidate(action, plan.visits, plan.share(self.me))
        best = self.order[0]
        shares = [total / max(best.visits, 1) for total in best.totals]
        if best.visits == 0:
            shares = [self.view.worth(seat) for seat in range(self.view.seats)]
        return Thought(list(candidates.values()), shares)


def follow(state: State, plan: Plan) -> None:
    """Do what the plan says, as far as it is possible in this guess."""
    seat = state.actor
    for action in plan.actions:
        if state.actor != seat or state.refusal(action) is not None:
            break
        state.apply(action)


def _worth(plan: Plan) -> float:
    return plan.worth
