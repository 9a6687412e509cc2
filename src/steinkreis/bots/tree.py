"""Tree search by random games, for games that cannot say what a position is worth.

Information-set Monte Carlo tree search with one tree of what the searcher can see (SO-ISMCTS,
Cowling, Powley and Whitehouse 2012): each iteration fills in the unknown anew, an edge is an answer
as the searcher sees it, so answers that cannot be told apart share one edge. An edge competes only
when its answer is possible in the guess at hand, and UCB1 (Kocsis and Szepesvári 2006) counts how
often it was. Every player maximises the own share; chance is sampled; where dials are turned the
shots widen with the visits (Coulom 2007).
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from steinkreis.bots.thought import Candidate, Thought, ranked
from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, NOBODY, OpenState, State

EXPLORATION: Final = 0.8
WIDENING: Final = 0.5  # shots tried grow with this power of the visits
NONE: Final = -1


class Tree:
    """Nodes in parallel vectors; the children of a node are a chain, ascending by their edges."""

    def __init__(self, view: State, rng: Rng) -> None:
        self.view = view
        self.rng = rng
        self.me: i64 = view.actor
        self.is_open = isinstance(view, OpenState)
        self.visits: vec[float] = vec[float]()
        self.value: vec[float] = vec[float]()  # summed, for the seat that chose the node
        self.chances: vec[float] = vec[float]()  # how often it could have been chosen
        self.edge: vec[i64] = vec[i64]()  # the answer that leads to it, as the searcher sees it
        self.mover: vec[i64] = vec[i64]()
        self.parent: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]()
        self.next: vec[i64] = vec[i64]()
        self.totals = [0.0] * view.seats
        self._add(NONE, NONE, NONE, NONE)

    def _add(self, parent: i64, before: i64, edge: i64, mover: i64) -> i64:
        """A new child of `parent`, in the chain after `before`, or first of all."""
        node: i64 = len(self.visits)
        self.visits = append(self.visits, 0.0)
        self.value = append(self.value, 0.0)
        self.chances = append(self.chances, 0.0)
        self.edge = append(self.edge, edge)
        self.mover = append(self.mover, mover)
        self.parent = append(self.parent, parent)
        self.first = append(self.first, NONE)
        self.next = append(self.next, NONE)
        if before != NONE:
            self.next[node] = self.next[before]
            self.next[before] = node
        elif parent != NONE:
            self.next[node] = self.first[parent]
            self.first[parent] = node
        return node

    def iterate(self) -> None:
        """One walk down the tree, one new leaf, a random game from there."""
        state = self.view.guess(self.rng)
        node: i64 = 0
        while state.actor != NOBODY:
            if state.actor == CHANCE:
                action = state.sample(self.rng)
                node = self._follow(state, node, action)
                state.apply(action)
                continue
            if self.is_open and self.first[node] != NONE and self.edge[self.first[node]] >= 0:
                node = self._most_promising(node)
                state.apply(self.edge[node])
            else:
                node = self._choose(state, node)
            if self.visits[node] == 0.0:
                break
        while state.actor != NOBODY:
            state.apply(state.sample(self.rng))
        self._learn(node, state.returns())

    def _most_promising(self, node: i64) -> i64:
        """The child to try, where all answers are always possible."""
        reach = EXPLORATION * math.sqrt(math.log(self.visits[node] + 1.0))
        child = self.first[node]
        best = child
        best_bound = -1.0
        while child != NONE:
            visits = self.visits[child]
            if visits == 0.0:
                return child
            bound = self.value[child] / visits + reach / math.sqrt(visits)
            if bound > best_bound:
                best_bound = bound
                best = child
            child = self.next[child]
        return best

    def _choose(self, state: State, node: i64) -> i64:
        """The child to try among the answers that are possible now; the state goes there."""
        actor: i64 = state.actor
        if len(state.dials()) > 0:
            return self._shoot(state, node, actor)
        actions = state.actions()
        if self.is_open:
            before: i64 = NONE
            for answer in actions:
                before = self._add(node, before, answer, actor)
            child = self._most_promising(node)
            state.apply(self.edge[child])
            return child
        return self._choose_possible(state, node, actions, actor)

    def _choose_possible(self, state: State, node: i64, actions: list[int], actor: i64) -> i64:
        """Walks the answers and the chain together: both ascend."""
        before: i64 = NONE
        child = self.first[node]
        best: i64 = NONE
        best_action = actions[0]
        best_bound = -1.0
        for action in actions:
            edge: i64 = state.seen(action, int(self.me))
            if before == NONE or edge > self.edge[before]:
                while child != NONE and self.edge[child] < edge:
                    before = child
                    child = self.next[child]
            else:
                before, child = NONE, self.first[node]
                while child != NONE and self.edge[child] < edge:
                    before = child
                    child = self.next[child]
            if child == NONE or self.edge[child] != edge:
                child = self._add(node, before, edge, actor)
            self.chances[child] += 1.0
            bound = self._bound(child)
            if bound > best_bound:
                best_bound = bound
                best = child
                best_action = action
        state.apply(best_action)
        return best

    def _bound(self, child: i64) -> float:
        visits = self.visits[child]
        if visits == 0.0:
            return 1e9
        reach = math.sqrt(math.log(self.chances[child] + 1.0) / visits)
        return self.value[child] / visits + EXPLORATION * reach

    def _shoot(self, state: State, node: i64, actor: i64) -> i64:
        """A new shot now and then, else the best of those tried."""
        shots = 0.0
        child = self.first[node]
        best = child
        while child != NONE:
            shots += 1.0
            self.chances[child] += 1.0
            if self._bound(child) > self._bound(best):
                best = child
            child = self.next[child]
        if shots < math.pow(self.visits[node] + 1.0, WIDENING):
            best = self._child(node, state.suggest(self.rng), actor)
        state.apply(self.edge[best])
        return best

    def _follow(self, state: State, node: i64, action: int) -> i64:
        """The node behind what chance decided."""
        edge: i64 = action if self.is_open else state.seen(action, int(self.me))
        return self._child(node, edge, CHANCE)

    def _child(self, node: i64, edge: i64, mover: i64) -> i64:
        """The node behind the edge, made where it is new."""
        before: i64 = NONE
        child = self.first[node]
        while child != NONE and self.edge[child] < edge:
            before = child
            child = self.next[child]
        if child != NONE and self.edge[child] == edge:
            return child
        return self._add(node, before, edge, mover)

    def _learn(self, leaf: i64, shares: list[float]) -> None:
        """Carry the result of this iteration up to the root."""
        node = leaf
        while node != NONE:
            self.visits[node] += 1.0
            mover = self.mover[node]
            if mover >= 0:
                self.value[node] += shares[mover]
            node = self.parent[node]
        for seat in range(len(shares)):
            self.totals[seat] += shares[seat]

    def thought(self) -> Thought:
        """The own answers, the most tried first."""
        candidates: list[Candidate] = []
        child = self.first[0]
        while child != NONE:
            visits = self.visits[child]
            if visits > 0.0:
                candidates.append(Candidate(self.edge[child], visits, self.value[child] / visits))
            child = self.next[child]
        visits = max(self.visits[0], 1.0)
        return Thought(ranked(candidates), [total / visits for total in self.totals])
