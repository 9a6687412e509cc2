"""Exact answers about small games: the whole tree, the best reply to a bot, what it would win.

A seat remembers what it knew and answered whenever it was asked, and what it saw of the others'
answers; what chance has told stands in its view (`State.hide`). So nobody forgets anything, and the
best reply can be found backwards, one set of positions that look alike after the other.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

from steinkreis.bots.bot import Bot
from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, NOBODY, OpenState, State

Odds = list[float]  # of every answer, in the order of `State.actions`
Policy = Callable[[State], Odds]  # asked with what a seat knows

MOST = 2_000_000  # positions; more do not fit into the memory of an ordinary machine


class TooLarge(ValueError):
    """A game whose tree does not end soon enough."""


class Known:
    """All positions that look alike to the seat that is asked in them: an information set."""

    __slots__ = ("nodes", "view")

    def __init__(self, view: int) -> None:
        self.view = view  # its place among all views of the tree
        self.nodes: list[Node] = []


class Node:
    """A position in the tree, with what everybody remembers."""

    __slots__ = ("actor", "chances", "children", "known", "reach", "shares", "value")

    def __init__(self, state: State) -> None:
        self.actor = state.actor
        self.children: list[Node] = []
        self.chances: Odds = []  # where chance answers
        self.shares: list[float] = []  # where the game is over
        self.known: Known | None = None  # where a player answers
        self.reach = 0.0  # how often it is reached if one seat does all it can to come here
        self.value = 0.0


class Tree:
    """Every position that a start may lead to, layer by layer; ways that come to the same meet."""

    def __init__(self, start: State, most: int = MOST) -> None:
        self.seats = start.seats
        self.views: list[State] = []
        self.layers: list[list[Node]] = [[Node(start)]]
        self._memories: dict[Hashable, int] = {}
        self._places: dict[str, int] = {}  # of the views
        states = [(start, (0,) * start.seats)]
        count = 1
        while states:
            states = self._grow(states)
            count += len(states)
            if count > most:
                raise TooLarge(f"there are more than {most:,} positions")
        self.layers.pop()

    @property
    def size(self) -> int:
        return sum(len(layer) for layer in self.layers)

    def _grow(self, states: list[Remembered]) -> list[Remembered]:
        """The next layer, with its states."""
        alike: dict[tuple[int, int, int], Known] = {}
        found: dict[Hashable, Node] = {}
        follow: list[Remembered] = []
        for node, (state, memories) in zip(self.layers[-1], states, strict=True):
            if node.actor == NOBODY:
                node.shares = state.returns()
                continue
            if node.actor == CHANCE:
                weights = state.weights()
                node.chances = [weight / sum(weights) for weight in weights]
            else:
                self._meet(node, state, memories, alike)
            for action in state.actions():
                after = state.copy()
                after.apply(action)
                kept = self._remember(node, state, memories, action)
                place = (after.key(), kept)
                if place not in found:
                    found[place] = Node(after)
                    follow.append((after, kept))
                node.children.append(found[place])
        self.layers.append(list(found.values()))
        return follow

    def _meet(
        self,
        node: Node,
        state: State,
        memories: Memories,
        alike: dict[tuple[int, int, int], Known],
    ) -> None:
        """Join the positions that look alike to whoever is asked."""
        seat = state.actor
        view = state.hide(seat)
        place = self._places.setdefault(f"{seat} {view.key()}", len(self._places))
        if place == len(self.views):
            self.views.append(view)
        node.known = alike.setdefault((seat, memories[seat], place), Known(place))
        node.known.nodes.append(node)

    def _remember(self, node: Node, state: State, memories: Memories, action: int) -> Memories:
        """What everybody remembers after an answer."""
        if node.known is None or isinstance(state, OpenState):
            return memories  # where nothing is secret, the past is of no use
        seen = [(state.seen(action, seat), -1) for seat in range(self.seats)]
        seen[node.actor] = (action, node.known.view)
        return tuple(self._memory((old, *new)) for old, new in zip(memories, seen, strict=True))

    def _memory(self, memory: Hashable) -> int:
        return self._memories.setdefault(memory, len(self._memories) + 1)


Memories = tuple[int, ...]  # a number for all that a seat has done and seen
Remembered = tuple[State, Memories]


# Policies


def uniform(view: State) -> Odds:
    """Any answer, each as likely."""
    count = len(view.actions())
    return [1 / count] * count


def habits(bot: Bot, times: int, seed: int = 1) -> Policy:
    """A bot, asked so many times in every position: how often it answered what.

    It is measured with all its whims: the fewer times, the more a perfect opponent knows of them,
    so on the average the bot itself is no more exploitable than what is found.
    """
    rng = Rng(seed)

    def policy(view: State) -> Odds:
        actions = view.actions()
        odds = [0.0] * len(actions)
        for _ in range(times if len(actions) > 1 else 0):
            odds[actions.index(bot.choose(view, rng))] += 1 / times
        return odds if len(actions) > 1 else [1.0]

    return policy


# What becomes of them


def expected(tree: Tree, odds: list[Odds], seat: int) -> float:
    """What the seat gets if all play by the odds, given for each view of the tree."""
    for layer in reversed(tree.layers):
        for node in layer:
            node.value = _mean(node, odds, seat)
    return tree.layers[0][0].value


def best_reply(tree: Tree, odds: list[Odds], seat: int) -> float:
    """What the seat gets at most if all others play by the odds."""
    _reach(tree, odds, seat)
    for layer in reversed(tree.layers):
        done: set[int] = set()
        for node in layer:
            if node.actor != seat:
                node.value = _mean(node, odds, seat)
            elif node.known is not None and id(node.known) not in done:
                done.add(id(node.known))
                _choose(node.known)
    return tree.layers[0][0].value


def exploitability(tree: Tree, policy: Policy) -> float:
    """What a best reply gets beyond the policy itself, on the average of all seats."""
    odds = [policy(view) for view in tree.views]
    gains = [best_reply(tree, odds, s) - expected(tree, odds, s) for s in range(tree.seats)]
    return sum(gains) / tree.seats


def _mean(node: Node, odds: list[Odds], seat: int) -> float:
    if node.shares:
        return node.shares[seat]
    weights = node.chances if node.known is None else odds[node.known.view]
    return sum(w * child.value for w, child in zip(weights, node.children, strict=True))


def _reach(tree: Tree, odds: list[Odds], seat: int) -> None:
    """How often every position is reached by what chance and the others do."""
    for layer in tree.layers:
        for node in layer:
            node.reach = 0.0
    tree.layers[0][0].reach = 1.0
    for layer in tree.layers:
        for node in layer:
            weights = node.chances if node.known is None else odds[node.known.view]
            if node.actor == seat:
                weights = [1.0] * len(node.children)
            for weight, child in zip(weights, node.children, strict=False):
                child.reach += node.reach * weight


def _choose(known: Known) -> None:
    """The one answer that is best over all positions that look alike."""
    ways = zip(*(node.children for node in known.nodes), strict=True)
    hopes = [sum(n.reach * child.value for n, child in zip(known.nodes, way)) for way in ways]
    best = hopes.index(max(hopes))
    for node in known.nodes:
        node.value = node.children[best].value
