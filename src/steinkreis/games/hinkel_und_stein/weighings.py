"""Tilts that were close, and what the stones may weigh: weights that agree with all of them.

A weighing says that a sum of weights times arms is at least 0. Weights are drawn at random; where
they break a weighing, one of its stones is drawn again until all agree; then every stone is drawn
once more within the room that the others leave it, which brings the draw close to what the
weighings make likely.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from steinkreis.core.rng import Rng
from steinkreis.games.hinkel_und_stein.material import BOARD_WEIGHT, FATE, NOMINAL, RIGHT, SPREAD

REPAIRS: Final = 400  # of one draw, before another is tried
DRAWS: Final = 50


class Weighing:
    """A position whose tilt nobody could be sure of before, and the tilt that was seen."""

    def __init__(
        self,
        *,
        arms: vec[i64],
        code: i64,
        was: i64,
        down: i64,
        passage: i64,
        before: Weighing | None,
    ) -> None:
        self.arms = arms  # of every stone to the pivot, 0 for those not there; last the plank's
        self.code = code  # the position as one number
        self.was = was  # the side that was down before
        self.down = down
        self.passage = passage
        self.before = before  # an earlier one

    def after(self, before: Weighing | None) -> Weighing:
        """The same, remembered after something else."""
        return Weighing(
            arms=self.arms,
            code=self.code,
            was=self.was,
            down=self.down,
            passage=self.passage,
            before=before,
        )


def draw(close: Weighing | None, weighed: i64, rng: Rng) -> vec[i64]:
    """Real weights for the first `weighed` stones; the others keep their nominal ones."""
    claims: list[vec[i64]] = []
    weighing = close
    while weighing is not None:
        claims.append(claim(weighing))
        weighing = weighing.before
    weights = fresh(weighed, rng)
    for _ in range(DRAWS):
        if repair(weights, claims, rng):
            break
        weights = fresh(weighed, rng)
    if len(claims) > 0:
        settle(weights, claims, rng)
    return weights


def other_weights(close: Weighing | None, actions: list[int], rng: Rng) -> list[int]:
    """The answers of a game with other weights that agree with every tilt that was seen."""
    weights = draw(close, FATE + 1, rng)
    steps = [int(weights[stone] - NOMINAL[stone] + SPREAD[stone]) for stone in range(FATE + 1)]
    return steps + actions[FATE + 1 :]


def fresh(weighed: i64, rng: Rng) -> vec[i64]:
    """Weights at random, nothing known about them."""
    weights = vec[i64](NOMINAL)
    for stone in range(weighed):
        spread = SPREAD[stone]
        weights[stone] += rng.below(2 * spread + 1) - spread
    return weights


def claim(weighing: Weighing) -> vec[i64]:
    """What was seen as arms: weights times these, plus the last of them, is at least 0."""
    arms = weighing.arms
    sign: i64 = 1 if weighing.down == RIGHT else -1
    signed = vec[i64](arms)
    for stone in range(FATE + 1):
        signed[stone] = sign * arms[stone]
    # In exact balance the side stays down, so one that came down did so by a gram millimetre.
    rise: i64 = 1 if weighing.was != weighing.down else 0
    signed[FATE + 1] = sign * arms[FATE + 1] * BOARD_WEIGHT - rise
    return signed


def surplus(weights: vec[i64], claim: vec[i64]) -> i64:
    """How far the weights are on the right side of a claim; less than 0, they break it."""
    total = claim[FATE + 1]
    for stone in range(FATE + 1):
        total += weights[stone] * claim[stone]
    return total


def repair(weights: vec[i64], claims: list[vec[i64]], rng: Rng) -> bool:
    """Change weights, in place, until all claims hold; False where that takes too long."""
    for _ in range(REPAIRS):
        broken = find_broken(weights, claims, rng)
        if broken < 0:
            return True
        mend(weights, claims[broken], rng)
    return False


def find_broken(weights: vec[i64], claims: list[vec[i64]], rng: Rng) -> int:
    """One of the claims that do not hold, at random; -1 if all do."""
    found = -1
    count: i64 = 0
    for index in range(len(claims)):
        if surplus(weights, claims[index]) < 0:
            count += 1
            if rng.below(count) == 0:
                found = index
    return found


def mend(weights: vec[i64], claim: vec[i64], rng: Rng) -> None:
    """Draw one stone of a broken claim again, so that it holds or comes as near as it can."""
    count: i64 = 0
    stone: i64 = 0
    for each in range(FATE + 1):
        if claim[each] != 0:
            count += 1
            if rng.below(count) == 0:
                stone = each
    low = NOMINAL[stone] - SPREAD[stone]
    high = NOMINAL[stone] + SPREAD[stone]
    arm = claim[stone]
    rest = surplus(weights, claim) - weights[stone] * arm
    if arm > 0:
        low = min(high, max(low, -(rest // arm)))
    else:
        high = max(low, min(high, rest // -arm))
    weights[stone] = low + rng.below(high - low + 1)


def settle(weights: vec[i64], claims: list[vec[i64]], rng: Rng) -> None:
    """Draw every stone once more within the room that the claims leave it (Gibbs sampling)."""
    spare = vec[i64]([0] * len(claims))
    for index in range(len(claims)):
        spare[index] = surplus(weights, claims[index])
    for stone in range(FATE + 1):
        weight = weights[stone]
        low = NOMINAL[stone] - SPREAD[stone]
        high = NOMINAL[stone] + SPREAD[stone]
        for index in range(len(claims)):
            arm = claims[index][stone]
            if arm > 0:
                low = max(low, -((spare[index] - weight * arm) // arm))
            elif arm < 0:
                high = min(high, (spare[index] - weight * arm) // -arm)
        if low > high:
            continue
        weights[stone] = low + rng.below(high - low + 1)
        for index in range(len(claims)):
            spare[index] += (weights[stone] - weight) * claims[index][stone]
