"""Plays random games of every set-up and looks whether the laws hold."""

from __future__ import annotations

import itertools
import math
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from steinkreis.core.rng import Rng
from steinkreis.core.state import NOBODY
from steinkreis.game.game import AnyGame
from steinkreis.game.setup import Setup
from steinkreis.laws import asking, forgetting, knowing, learning, playing, reading, seeing
from steinkreis.laws.guiding import guide
from steinkreis.laws.probe import Broken, Probe, Snapshot
from steinkreis.laws.strength import greedy

INSPECTING = 0.8  # of the time, where it is limited; the rest is for a contest of bots
LOOKS = 40  # how closely the laws look: at every step at first, then ever more rarely

# Each law looks at the whole game before the next one does, and the plain ones before those that
# play on or compare: so a fault goes by the name of the simplest law that it breaks.
LAWS = (
    *(*playing.LAWS, *knowing.LAWS, *learning.LAWS, *seeing.LAWS, *forgetting.LAWS),
    *knowing.LEAKS,
)


@dataclass(frozen=True)
class Breach:
    """A law that was found broken, and how to get there again."""

    law: str
    sentence: str
    setup: Setup
    actions: list[int]


@dataclass
class Finding:
    """What the inspector found out about one game."""

    game: str
    setups: int = 0
    games: int = 0
    looks: int = 0  # states at which all laws were asked
    seconds: float = 0
    breaches: list[Breach] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)  # what was left out, and why


Progress = Callable[[float], None]  # told how much of the work is done, from 0 to 1


def setups(game: AnyGame) -> Iterator[Setup]:
    """Every number of players with every option value, first singly, then in pairs."""
    for players in game.players:
        choices = _choices(game, players)
        yield game.setup(players)
        for value in itertools.chain(*choices):
            yield game.setup(players, dict([value]))
        for tunable in game.tunables:
            if tunable.matters_for(players):
                yield game.setup(players, {tunable.name: tunable.low})
                yield game.setup(players, {tunable.name: tunable.high})
    for players in game.players:
        for one, other in itertools.combinations(_choices(game, players), 2):
            for pair in itertools.product(one, other):
                yield game.setup(players, dict(pair))


def _choices(game: AnyGame, players: int) -> list[list[tuple[str, str]]]:
    """The values of each option that matters for so many, but for those that hold anyway."""
    return [
        [(option.name, value) for value in option.values[1:]]
        for option in game.options
        if option.matters_for(players)
    ]


def check(
    game: AnyGame,
    *,
    games: int = 3,
    seconds: float = math.inf,
    seed: int = 1,
    progress: Progress = lambda share: None,
) -> Finding:
    """Inspect one game: `games` random games of each set-up, if they fit into `seconds`."""
    finding = Finding(game.name)
    work = list(setups(game))
    finding.setups = len(work)
    began = time.monotonic()
    for number in range(games):
        for index, setup in enumerate(work):
            _inspect(game, setup, Rng(seed, number * len(work) + index), finding)
            finding.seconds = time.monotonic() - began
            done = (number + (index + 1) / len(work)) / games
            is_late = finding.seconds > INSPECTING * seconds
            progress(min(1.0, max(done, finding.seconds / seconds)))
            if finding.breaches or is_late:
                break
        if finding.breaches or is_late:
            break
    if not finding.breaches:
        _follow(game, finding)
    if not finding.breaches:
        _contest(game, seed, began + seconds, finding)
    finding.seconds = time.monotonic() - began
    return finding


def _follow(game: AnyGame, finding: Finding) -> None:
    """Play the guided first game through."""
    try:
        guide(game)
    except Broken as broken:
        setup = game.setup(game.players[0])
        finding.breaches.append(Breach(broken.law, broken.sentence, setup, []))


def _contest(game: AnyGame, seed: int, until: float, finding: Finding) -> None:
    """Let greedy play against random."""
    try:
        word = greedy(game, seed, until)
    except Broken as broken:
        setup = game.setup(game.players[0])
        finding.breaches.append(Breach(broken.law, broken.sentence, setup, []))
    else:
        finding.notes += [word] if word else []


def _inspect(game: AnyGame, setup: Setup, rng: Rng, finding: Finding) -> None:
    """Play one random game under the eyes of the laws."""
    finding.games += 1
    try:
        state = game.start(setup)
    except Exception as error:  # an incomplete state class, for one
        sentence = f"the game cannot begin: {_in_words(error)}"
        finding.breaches.append(Breach("whole", sentence, setup, []))
        return
    probe = Probe(game, setup, rng, state)
    try:
        _look_through(probe, finding)
    except Broken as broken:
        finding.breaches.append(Breach(broken.law, broken.sentence, setup, probe.actions))
    except Exception as error:  # a game that crashes breaks the first law of all
        finding.breaches.append(Breach("crash", _in_words(error), setup, probe.actions))


def _in_words(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def _look_through(probe: Probe, finding: Finding) -> None:
    asking.whole(probe)
    reading.options(probe)
    looks = _play(probe)
    finding.looks += len(looks)
    playing.kept(probe, looks)
    for law in LAWS:
        for look in looks:
            probe.state, probe.actions = look.state, look.actions
            law(probe)
    reading.rules(probe)


def _play(probe: Probe) -> list[Snapshot]:
    """Play to the end, by the laws on questions and answers; gives the looks taken on the way."""
    looks: list[Snapshot] = []
    stuff: list[int] = []
    while True:
        if _is_due(probe):
            for law in (*asking.LAWS, learning.asks):
                law(probe)
            stuff = playing.material(stuff, probe)
            looks.append(probe.look())
        playing.ends(probe)
        if probe.state.actor == NOBODY:
            return looks
        action = probe.state.sample(probe.rng)
        probe.actions.append(action)
        probe.state.apply(action)


def _is_due(probe: Probe) -> bool:
    if probe.state.actor == NOBODY or len(probe.actions) < LOOKS:
        return True
    return probe.rng.below(LOOKS + len(probe.actions)) < LOOKS // 2
