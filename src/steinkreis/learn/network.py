"""Training a net in numpy; `core/net.py` is the same net for playing.

One hidden layer is a hundred lines of numpy. A library for training (PyTorch is 200 MB, JAX 620)
would bring nothing that is needed here but its size.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from steinkreis.core.net import packed

Array = npt.NDArray[np.float32]

UNITS = 32
RATE = 1e-3  # of the first step of a round; the last ones are so small that the noise settles
DECAY = 0.5  # of what is observed, against what the game says itself: noise is forgotten
FADING = 0.02  # of everything, where the game itself says nothing
BATCH = 512
NAMES = ("layer", "bias", "straight", "out", "offset")  # in the order of `core/net.py`


class Network:
    """The weights, and how they have moved lately (Adam; Kingma and Ba 2015)."""

    def __init__(self, width: int, own: int, rng: np.random.Generator) -> None:
        """`own` is how many of the numbers are what the game's own `worth` says, at the end."""
        self.weights: dict[str, Array] = {
            "layer": (rng.standard_normal((width, UNITS)) / np.sqrt(width)).astype(np.float32),
            "bias": np.zeros(UNITS, np.float32),
            "straight": np.zeros(width, np.float32),
            "out": np.zeros(UNITS, np.float32),
            "offset": np.zeros(1, np.float32),
        }
        if own:
            self.weights["straight"][width - own] = 1.0  # at first it says what `worth` says
        heard = np.zeros(width, np.float32)
        heard[: width - own] = (
            DECAY if own else FADING
        )  # what the game itself says is not forgotten
        self.decay = {"layer": heard[:, None], "straight": heard}
        self.first = {name: np.zeros_like(row) for name, row in self.weights.items()}
        self.second = {name: np.zeros_like(row) for name, row in self.weights.items()}
        self.steps = 0

    def shares(self, rows: Array) -> Array:
        """What it expects, for every row."""
        parts = [
            _sigmoid(self._forward(part)[1]) for part in np.array_split(rows, 1 + len(rows) // 8192)
        ]
        return np.concatenate(parts)

    def loss(self, rows: Array, got: Array) -> float:
        """How surprised it is by what came, in natural logarithms (cross-entropy)."""
        shares = np.clip(self.shares(rows), 1e-6, 1 - 1e-6)
        return float(-np.mean(got * np.log(shares) + (1 - got) * np.log(1 - shares)))

    def learn(self, rows: Array, wanted: Array, epochs: int, rng: np.random.Generator) -> None:
        batches = max(1, len(rows) // BATCH)
        for epoch in range(epochs):
            order = rng.permutation(len(rows))
            for number, batch in enumerate(np.array_split(order, batches)):
                done = (epoch * batches + number) / (epochs * batches)
                self._step(rows[batch], wanted[batch], RATE * (1 - done))

    def _forward(self, rows: Array) -> tuple[Array, Array]:
        weights = self.weights
        hidden = np.maximum(rows @ weights["layer"] + weights["bias"], 0)
        return hidden, hidden @ weights["out"] + rows @ weights["straight"] + weights["offset"]

    def _step(self, rows: Array, wanted: Array, rate: float) -> None:
        hidden, odds = self._forward(rows)
        off = (_sigmoid(odds) - wanted) / len(rows)
        back = np.outer(off, self.weights["out"]) * (hidden > 0)
        slopes = {
            "layer": rows.T @ back,
            "bias": back.sum(axis=0),
            "straight": rows.T @ off,
            "out": hidden.T @ off,
            "offset": off.sum(keepdims=True),
        }
        self.steps += 1
        for name, slope in slopes.items():
            self._move(name, slope.astype(np.float32), rate)

    def _move(self, name: str, slope: Array, rate: float) -> None:
        self.first[name] += 0.1 * (slope - self.first[name])
        self.second[name] += 0.001 * (slope**2 - self.second[name])
        mean = self.first[name] / (1 - 0.9**self.steps)
        spread = np.sqrt(self.second[name] / (1 - 0.999**self.steps)) + 1e-8
        forgotten = self.decay[name] * self.weights[name] if name in self.decay else 0.0
        self.weights[name] -= (rate * (mean / spread + forgotten)).astype(np.float32)

    def text(self) -> str:
        """The weights as they are kept beside the rules."""
        return packed([float(x) for name in NAMES for x in self.weights[name].ravel()])

    def arrays(self) -> dict[str, Array]:
        """All that it needs to go on learning."""
        kept = {name: row.copy() for name, row in self.weights.items()}
        kept |= {f"first-{name}": row for name, row in self.first.items()}
        kept |= {f"second-{name}": row for name, row in self.second.items()}
        return {**kept, "steps": np.array([self.steps], np.float32)}

    def restore(self, arrays: Mapping[str, Array]) -> None:
        for name in NAMES:
            self.weights[name] = arrays[name].copy()
            self.first[name] = arrays[f"first-{name}"].copy()
            self.second[name] = arrays[f"second-{name}"].copy()
        self.steps = int(arrays["steps"][0])


def _sigmoid(odds: Array) -> Array:
    shares: Array = (1 / (1 + np.exp(-np.clip(odds, -30, 30)))).astype(np.float32)
    return shares
