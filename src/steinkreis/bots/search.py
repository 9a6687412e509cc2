"""Information-set Monte Carlo tree search: one search for all games.

Each iteration fills in the unknown anew (`guess`) and walks one tree of what the searcher can see:
an edge is an answer as the searcher sees it, so answers that cannot be told apart share one edge
(Cowling, Powley and Whitehouse 2012). An edge competes only when its answer is possible in the
guess at hand, and its exploration counts how often it was. Every player maximises the own share;
chance is sampled. Where a game has a `worth`, it judges every answer at a new leaf: that makes
the priors of the selection (PUCT, Silver et al. 2017) and the value of the leaf, which is what the
best answer leads to. Where it has none, a leaf is judged by a random game, and selection is UCB1
over the guesses in which an answer was possible. Values are stretched to what the tree has seen (as
in MuZero), so that games whose worth moves little are explored as much as others.
"""

from __future__ import annotations

import math
import time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from steinkreis.bots.bot import Bot
from steinkreis.bots.levels import Level
from steinkreis.core.message import Message
from steinkreis.core.rng import Rng
from steinkreis.core.state import ALL, CHANCE, NOBODY, OpenState, State

EXPLORATION: Final = 0.7  # of UCB1
TRUST: Final = 1.5  # of PUCT: how far the priors carry
SHARPNESS: Final = 6.0  # how much more likely the best answer is than the worst, as a power of e
WIDENING: Final = 0.5  # shots tried grow with this power of the visits, where dials are turned
NONE: Final = -1


class Tree:
    """Nodes in parallel vectors; the children of a node are a chain."""

    def __init__(self) -> None:
        self.visits: vec[float] = vec[float]()
        self.value: vec[float] = vec[float]()  # summed, for the seat that chose the node
        self.chances: vec[float] = vec[float]()  # how often it could have been chosen
        self.prior: vec[float] = vec[float]()  # how likely it is to be the best, before any visit
        self.guess: vec[float] = vec[float]()  # its worth to the mover, before any visit
        self.answer: vec[i64] = vec[i64]()  # the edge to it, as the searcher sees it
        self.mover: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]()
        self.next: vec[i64] = vec[i64]()
        self.size: i64 = 0

    def add(self, parent: i64, answer: i64, mover: i64) -> i64:
        node = self.size
        self.visits = append(self.visits, 0.0)
        self.value = append(self.value, 0.0)
        self.chances = append(self.chances, 0.0)
        self.prior = append(self.prior, 0.0)
        self.guess = append(self.guess, 0.0)
        self.answer = append(self.answer, answer)
        self.mover = append(self.mover, mover)
        self.first = append(self.first, NONE)
        self.next = append(self.next, NONE)
        self.size += 1
        if parent >= 0:
            self.next[node] = self.first[parent]
            self.first[parent] = node
        return node

    def child(self, parent: i64, answer: i64) -> i64:
        """The child that the edge leads to, or NONE."""
        node = self.first[parent]
        while node != NONE and self.answer[node] != answer:
            node = self.next[node]
        return node

    def children(self, parent: i64) -> i64:
        count: i64 = 0
        node = self.first[parent]
        while node != NONE:
            count += 1
            node = self.next[node]
        return count


class Line:
    """What the search thinks of one answer: how often it was tried, and the share it promises."""

    def __init__(self, action: int, visits: float, share: float) -> None:
        self.action = action
        self.visits = visits
        self.share = share


class Search:
    """A tree that grows by iterations, from one hidden state."""

    def __init__(self, view: State, rng: Rng) -> None:
        self.view = view
        self.rng = rng
        self.me: i64 = view.actor
        self.tree = Tree()
        self.tree.add(NONE, NONE, NONE)
        self.path: vec[i64] = vec[i64]()
        self.totals = [0.0] * view.seats
        self.low = 1.0
        self.high = 0.0
        self.is_open = isinstance(view, OpenState)
        self.plays_out = not has_worth(view)

    def run(self, iterations: int) -> None:
        for _ in range(iterations):
            self.iterate()

    def iterate(self) -> None:
        """One walk down the tree, one new leaf, and what it is worth to everybody on the way."""
        tree = self.tree
        state = self.view.copy() if self.is_open else self.view.guess(self.rng)
        if self.is_open:
            state.viewer = ALL
        node: i64 = 0
        self.path = vec[i64](capacity=32)
        self.path = append(self.path, node)
        shares: list[float] = []
        while state.actor != NOBODY:
            actor: i64 = state.actor
            if actor == CHANCE:
                action = state.sample(self.rng)
                child = self._follow(state, node, action, NONE)
            elif self.plays_out:
                action = self._select(state, node)
                child = self._follow(state, node, action, actor)
            else:
                actions = self._answers(state, node)
                fresh = self._open(state, node, actions, actor)
                if fresh is not None:
                    shares = fresh
                    break
                action = self._select_by_prior(state, node, actions)
                child = self._follow(state, node, action, actor)
            state.apply(action)
            node = child
            self.path = append(self.path, node)
            if self.plays_out and actor != CHANCE and tree.visits[node] == 0.0:
                break
        self._learn(shares if len(shares) > 0 else self._judge(state))

    def _follow(self, state: State, node: i64, action: int, mover: i64) -> i64:
        """The node behind the answer, made where it is new."""
        seen: i64 = action if self.is_open else state.seen(action, self.me)
        child = self.tree.child(node, seen)
        return child if child != NONE else self.tree.add(node, seen, mover)

    def _answers(self, state: State, node: i64) -> list[int]:
        """What may be answered; where dials are turned, a few shots, more as visits grow."""
        if len(state.dials()) == 0:
            return state.actions()
        wanted = math.pow(self.tree.visits[node] + 1.0, WIDENING)
        shots: list[int] = []
        child = self.tree.first[node]
        while child != NONE:
            shots.append(self.tree.answer[child])
            child = self.tree.next[child]
        if len(shots) < wanted:
            shots.append(state.sample(self.rng))
        return shots

    def _open(self, state: State, node: i64, actions: list[int], actor: i64) -> list[float] | None:
        """Judge the answers that are new at this node; the shares it promises, if all are new."""
        tree = self.tree
        if len(actions) == 1:
            return None
        is_new = tree.first[node] == NONE
        best = -1.0
        worst = 2.0
        best_state = state
        added: list[i64] = []
        for action in actions:
            seen: i64 = action if self.is_open else state.seen(action, self.me)
            if tree.child(node, seen) != NONE:
                continue
            twin = state.copy()
            twin.apply(action)
            worth = twin.worth(actor)
            child = tree.add(node, seen, actor)
            tree.guess[child] = worth
            added.append(child)
            if worth > best:
                best = worth
                best_state = twin
            if worth < worst:
                worst = worth
        if len(added) == 0:
            return None
        spread = max(best - worst, 1e-9)
        total = 0.0
        for child in added:
            prior = math.exp(SHARPNESS * ((tree.guess[child] - best) / spread))
            tree.prior[child] = prior
            total += prior
        for child in added:
            tree.prior[child] /= total
        if not is_new:
            return None
        return self._judge(best_state)

    def _select_by_prior(self, state: State, node: i64, actions: list[int]) -> int:
        """The answer with the best sum of what it has brought and what it might bring."""
        if len(actions) == 1:
            return actions[0]
        tree = self.tree
        best = actions[0]
        best_bound = -1e9
        reach = TRUST * math.sqrt(tree.visits[node] + 1.0)
        spread = max(self.high - self.low, 1e-9)
        for action in actions:
            seen: i64 = action if self.is_open else state.seen(action, self.me)
            child = tree.child(node, seen)
            visits = tree.visits[child]
            share = tree.value[child] / visits if visits > 0.0 else tree.guess[child]
            bound = (share - self.low) / spread + reach * tree.prior[child] / (1.0 + visits)
            if bound > best_bound:
                best_bound = bound
                best = action
        return best

    def _select(self, state: State, node: i64) -> int:
        """The answer to try: a new one while there are any, else the most promising."""
        if len(state.dials()) > 0:
            return self._select_shot(state, node)
        actions = state.actions()
        if len(actions) == 1:
            return actions[0]
        tree = self.tree
        best = actions[0]
        best_bound = -1.0
        fresh: i64 = 0
        for action in actions:
            seen: i64 = action if self.is_open else state.seen(action, self.me)
            child = tree.child(node, seen)
            if child == NONE or tree.visits[child] == 0.0:
                fresh += 1
                if self.rng.below(fresh) == 0:
                    best = action
                continue
            tree.chances[child] += 1.0
            if fresh == 0:
                bound = self._bound(child)
                if bound > best_bound:
                    best_bound = bound
                    best = action
        return best

    def _bound(self, child: i64) -> float:
        tree = self.tree
        visits = tree.visits[child]
        share = tree.value[child] / visits
        spread = self.high - self.low
        if spread > 0.0:
            share = (share - self.low) / spread
        return share + EXPLORATION * math.sqrt(math.log(tree.chances[child] + 1.0) / visits)

    def _select_shot(self, state: State, node: i64) -> int:
        """Progressive widening: a new shot now and then, else the best of those tried."""
        tree = self.tree
        wanted = math.pow(tree.visits[node] + 1.0, WIDENING)
        if int(tree.children(node)) < wanted:
            return state.sample(self.rng)
        best: i64 = tree.first[node]
        child = tree.first[node]
        while child != NONE:
            tree.chances[child] += 1.0
            if tree.visits[child] > 0.0 and self._bound(child) > self._bound(best):
                best = child
            child = tree.next[child]
        return tree.answer[best]

    def _learn(self, shares: list[float]) -> None:
        """Carry the result of this iteration up the path."""
        tree = self.tree
        for seat in range(len(shares)):
            self.totals[seat] += shares[seat]
        for node in self.path:
            tree.visits[node] += 1.0
            mover = tree.mover[node]
            if mover >= 0:
                share = shares[mover]
                tree.value[node] += share
                if share < self.low:
                    self.low = share
                if share > self.high:
                    self.high = share

    def _judge(self, state: State) -> list[float]:
        """What the leaf is worth to everybody."""
        if self.plays_out:
            while state.actor != NOBODY:
                state.apply(state.sample(self.rng))
        if state.actor == NOBODY:
            return state.returns()
        return [state.worth(seat) for seat in range(state.seats)]

    def lines(self) -> list[Line]:
        """The own answers, the most tried first."""
        tree = self.tree
        found: list[Line] = []
        child = tree.first[0]
        while child != NONE:
            visits = tree.visits[child]
            if visits > 0.0:
                found.append(Line(tree.answer[child], visits, tree.value[child] / visits))
            child = tree.next[child]
        found.sort(key=_tried, reverse=True)
        return found

    def shares(self) -> list[float]:
        """What every seat may expect, over all iterations."""
        visits = max(self.tree.visits[0], 1.0)
        return [total / visits for total in self.totals]


def _tried(line: Line) -> tuple[float, float]:
    return line.visits, line.share


def has_worth(state: State) -> bool:
    """Whether the game has a `worth` of its own."""
    return type(state).worth is not State.worth


class Thought:
    """What a search makes of a question."""

    def __init__(self, lines: list[Line], shares: list[float]) -> None:
        self.lines = lines  # the own answers, best first
        self.shares = shares  # what every seat may expect


class SearchBot(Bot):
    """Plays the answer that a search of so many iterations tried most."""

    def __init__(self, level: Level) -> None:
        super().__init__()
        self.level = level
        self.seconds = 0.0  # for one answer; 0 sets no limit of time

    def choose(self, view: State, rng: Rng) -> int:
        actions = view.actions()
        if len(actions) == 1:
            return actions[0]
        if rng.below(100) < self.level.slips:
            return view.sample(rng)
        return self.think(view, rng, self.seconds).lines[0].action

    def think(self, view: State, rng: Rng, seconds: float = 0.0, also: int = NONE) -> Thought:
        """Search as far as the level goes, at most so many seconds; 0 sets no limit of time."""
        search = Search(view.blur(self.level.blur, rng), rng)
        end = time.monotonic() + seconds
        for _ in range(self.level.iterations):
            search.iterate()
            if seconds > 0.0 and time.monotonic() > end:
                break
        return Thought(search.lines(), search.shares())


def explain(thought: Thought) -> Message | None:
    """What the bot expects of its answer and of the next best, in one sentence."""
    if len(thought.lines) < 2:
        return None
    best = round(100 * thought.lines[0].share)
    other = round(100 * thought.lines[1].share)
    return Message("bot-expects", share=best, other=other)
