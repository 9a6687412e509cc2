"""What was learnt of a game: weights that lie beside its rules as data (`learnt.json`).

`steinkreis learn` writes them. A net is for one set-up, and only for the version of the rules by
which it has learnt; whatever it does not fit, the game's own `worth` judges.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from steinkreis.core.gauge import OWN, Gauge
from steinkreis.core.net import Net
from steinkreis.game.game import AnyGame
from steinkreis.game.setup import Setup
from steinkreis.game.trouble import Trouble

FILE = "learnt.json"
MARK = "~"  # in a bot's name, before what it goes by: the game's own worth, or a file
HAND = "hand"


class NoWeights(Trouble):
    """A file of weights that cannot be read."""


class Origin(msgspec.Struct, frozen=True):
    """Where weights come from, and why they are kept."""

    date: str
    seed: int
    rounds: int
    games: int  # that were learnt from
    match: str  # the command that repeats it
    share: float  # of the wins in it, for whoever went by these weights
    low: float
    high: float
    even: float  # what would be fair


class Weights(msgspec.Struct, frozen=True):
    """A net for one set-up."""

    players: int
    options: dict[str, object]
    units: int
    width: int
    own: bool  # whether it also looks at the game's own `worth`
    weights: str
    origin: Origin

    def net(self) -> Net:
        return Net(self.weights, self.units, self.width, self.own)


class Learnt(msgspec.Struct, frozen=True):
    game: str
    rules: int
    nets: list[Weights]

    def fits(self, game: AnyGame, setup: Setup) -> Weights | None:
        """The weights for that set-up, by these rules."""
        if (self.game, self.rules) != (game.name, game.rules):
            return None
        for weights in self.nets:
            if weights.players == setup.players and weights.options == dict(setup.options):
                return weights
        return None


def gauge_for(game: AnyGame, setup: Setup, bot: str) -> Gauge:
    """What a bot of that name goes by in that set-up.

    Levels go by what was learnt, where it fits, greedy by the game's own; `menhir~hand` does so,
    too, and `greedy~FILE` and `menhir~FILE` go by the weights in that file.
    """
    name, mark, chosen = bot.partition(MARK)
    if chosen == HAND or (not mark and name in ("greedy", "random")):
        return OWN
    learnt = _read(Path(chosen)) if mark else learnt_of(game)
    weights = learnt.fits(game, game.setup(setup.players, setup.options)) if learnt else None
    if weights is None and mark:
        raise NoWeights(f"{chosen} has no weights for {game.name} set up like that")
    return OWN if weights is None else _net(weights)


@cache
def _learnt(package: str, text: str) -> Learnt:
    return _parsed(text, f"{FILE} of {package}")


def learnt_of(game: AnyGame) -> Learnt | None:
    """What lies beside the rules of the game."""
    text = game.resource(FILE)
    return _learnt(game.package, text) if text else None


def _read(path: Path) -> Learnt:
    try:
        return _parsed(path.read_text(encoding="utf-8"), str(path))
    except OSError as error:
        raise NoWeights(f"cannot read {path}: {error.strerror}") from None


def _parsed(text: str, name: str) -> Learnt:
    try:
        return msgspec.json.decode(text, type=Learnt)
    except msgspec.MsgspecError as error:
        raise NoWeights(f"{name} holds no weights: {error}") from None


def _net(weights: Weights) -> Net:
    try:
        return weights.net()
    except ValueError:
        raise NoWeights("some of the weights are missing") from None
