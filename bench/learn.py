"""A learner of a few lines: PPO by self-play, in numpy, on many games in one call.

One hidden layer gives the logits of all answers and what the seat may expect of the game. Every
answer is pushed by what came of the game beyond that expectation, as long as the net has not moved
too far from the one that gave it.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from steinkreis.research.vector import Vector

Array = npt.NDArray[np.floating]
Flags = npt.NDArray[np.bool_]
Ints = npt.NDArray[np.int64]
HIDDEN = 128
LINES = 256
STEPS = 256  # answers in every line for one round of learning
PASSES = 3  # through what was seen
BATCH = 4096
RATE = 1e-3
CLIP = 0.2  # how far the odds of an answer may move in one round
ENTROPY = 0.01


class Net:
    def __init__(self, width: int, answers: int, rng: np.random.Generator) -> None:
        def layer(rows: int, columns: int, scale: float) -> Array:
            return (rng.standard_normal((rows, columns)) * scale).astype(np.float32)

        self.weights = [
            layer(width + 1, HIDDEN, (2 / width) ** 0.5),
            layer(HIDDEN + 1, answers + 1, 0.01),
        ]
        self.first = [np.zeros_like(w) for w in self.weights]
        self.second = [np.zeros_like(w) for w in self.weights]
        self.rounds = 0

    def forward(self, rows: Array, masks: Flags) -> tuple[Array, ...]:
        """What goes in, the hidden layer, the odds of every answer, the expected share."""
        ones = np.ones((len(rows), 1), np.float32)
        inputs = np.hstack([rows, ones])
        hidden = np.hstack([np.maximum(inputs @ self.weights[0], 0), ones])
        out = hidden @ self.weights[1]
        logits = np.where(masks, out[:, :-1], -np.inf)
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        return inputs, hidden, odds / odds.sum(axis=1, keepdims=True), out[:, -1]

    def learn(self, seen: Seen) -> float:
        """One step of Adam; how far the expectations were off, squared."""
        inputs, hidden, odds, expected = self.forward(seen.rows, seen.masks)
        surprise = seen.got - expected
        push = (surprise - surprise.mean()) / (surprise.std() + 1e-6)
        lines = np.arange(len(seen.did))
        moved = odds[lines, seen.did] / seen.odds
        push *= moved * np.where(push > 0, moved < 1 + CLIP, moved > 1 - CLIP)
        logs = np.log(np.maximum(odds, 1e-12))
        entropy = -(odds * logs).sum(axis=1, keepdims=True)
        slope = odds * push[:, None] + ENTROPY * odds * (logs + entropy)
        slope[lines, seen.did] -= push
        out = np.hstack([slope, -surprise[:, None]]).astype(np.float32) / len(lines)
        back = (out @ self.weights[1].T)[:, :-1] * (hidden[:, :-1] > 0)
        self._adam([inputs.T @ back, hidden.T @ out])
        return float((surprise**2).mean())

    def _adam(self, slopes: list[Array]) -> None:
        self.rounds += 1
        for k, slope in enumerate(slopes):
            self.first[k] += 0.1 * (slope - self.first[k])
            self.second[k] += 0.001 * (slope**2 - self.second[k])
            mean = self.first[k] / (1 - 0.9**self.rounds)
            spread = np.sqrt(self.second[k] / (1 - 0.999**self.rounds)) + 1e-8
            self.weights[k] -= RATE * mean / spread


def drawn(odds: Array, rng: np.random.Generator) -> Ints:
    """An answer for every line, as likely as the odds say."""
    noise = -np.log(rng.random(odds.shape, np.float32) + 1e-12)
    answers: Ints = np.argmax(odds / noise, axis=1)
    return answers


class Seen(NamedTuple):
    """Answers, a line for each: what was known, what might be done and was, how likely that was,
    and what came of it for whoever did it."""

    rows: Array
    masks: Flags
    did: Ints
    odds: Array
    got: Array

    def at(self, lines: Ints) -> Seen:
        return Seen(
            self.rows[lines],
            self.masks[lines],
            self.did[lines],
            self.odds[lines],
            self.got[lines],
        )


def collect(games: Vector, net: Net, rng: np.random.Generator) -> Seen:
    """Play on for a while, and give all answers of games that came to their end meanwhile."""
    steps, ends = [], []
    for _ in range(STEPS):
        rows, masks, actors = games.numbers.astype(np.float32), games.masks.copy(), games.actors
        odds = net.forward(rows, masks)[2]
        did = drawn(odds, rng)
        steps.append((rows, masks, did, odds[np.arange(games.count), did], actors.copy()))
        games.step(did)
        ends.append((games.ended.copy(), games.rewards.copy()))
    rows, masks, did, odds, actors = (np.stack(column) for column in zip(*steps, strict=True))
    got = outcomes(ends, actors)
    known = ~np.isnan(got)
    return Seen(rows[known], masks[known], did[known], odds[known], got[known])


def outcomes(ends: Sequence[tuple[Flags, Array]], actors: Ints) -> Array:
    """What whoever answered got of the game, by step and line; nan where it is not over yet."""
    got = np.empty(actors.shape, np.float32)
    shares = np.full(ends[0][1].shape, np.nan)
    for step in reversed(range(len(ends))):
        ended, rewards = ends[step]
        shares[ended] = rewards[ended]
        got[step] = shares[np.arange(len(shares)), actors[step]]
    return got


def share(net: Net, name: str, players: int, count: int, seed: int) -> tuple[float, float]:
    """What the net gets against random players, and how sure that is (95 %)."""
    games, rng = Vector(name, LINES, players, seed=seed), np.random.default_rng(seed)
    seat = np.arange(LINES) % players
    shares: list[float] = []
    while len(shares) < count:
        odds = net.forward(games.numbers.astype(np.float32), games.masks)[2]
        answers = np.where(games.actors == seat, odds.argmax(axis=1), games.drawn(rng))
        games.step(answers)
        shares += [float(games.rewards[line][seat[line]]) for line in np.flatnonzero(games.ended)]
    return float(np.mean(shares)), 1.96 * float(np.std(shares)) / len(shares) ** 0.5


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("game", nargs="?", default="steinbeisser")
    reader.add_argument("--players", type=int, default=2)
    reader.add_argument("--seconds", type=float, default=180, help="of processor time")
    reader.add_argument("--seed", type=int, default=1)
    chosen = reader.parse_args()
    rng = np.random.default_rng(chosen.seed)
    games = Vector(chosen.game, LINES, chosen.players, seed=chosen.seed)
    net = Net(games.numbers.shape[1], games.answers, rng)
    began, answers, told = time.process_time(), 0, 0.0
    while (passed := time.process_time() - began) < chosen.seconds:
        seen = collect(games, net, rng)
        answers += len(seen.did)
        for _ in range(PASSES):
            for lines in np.array_split(rng.permutation(len(seen.did)), len(seen.did) // BATCH):
                off = net.learn(seen.at(lines))
        if passed >= told:
            told = passed + chosen.seconds / 6
            mean, sure = share(net, chosen.game, chosen.players, 500, seed=net.rounds)
            print(f"{passed:5.0f} s {answers:>10,} answers, off by {off:.3f}:", end=" ")
            print(f"{mean:.3f} ± {sure:.3f}", flush=True)
    mean, sure = share(net, chosen.game, chosen.players, 2000, seed=chosen.seed + 1)
    print(f"against random: {mean:.3f} ± {sure:.3f} of 2,000 games after {answers:,} answers")


if __name__ == "__main__":
    main()
