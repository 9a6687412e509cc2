"""Faults of a game in which remembering is all."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from steinkreis.core.rng import Rng
from steinkreis.game.game import AnyGame
from tests.laws.pairs import GAME
from tests.laws.pairs.rules import CARDS, UNKNOWN, Pairs, begin


def played_as(kind: type[Pairs]) -> AnyGame:
    return replace(GAME, begin=partial(begin, kind=kind))


class Fanciful(Pairs):
    """Believes to have seen a card that nobody has turned over yet, if only a weak head does."""

    def blur(self, level: int, rng: Rng) -> Pairs:
        dim = super().blur(level, rng)
        unseen = [place for place in range(CARDS) if self.faces[place] == UNKNOWN]
        if level < 3:
            return dim
        for place in unseen:
            faces = [face for face in range(CARDS // 2) if dim.faces.count(face) < 2]
            dim.faces[place] = faces[rng.below(len(faces))]
        return dim


not_declared = replace(GAME, memory=False)
