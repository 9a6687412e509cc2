"""Tells a game from beginning to end, the same way every time.

Everybody answers at random, so that nothing here changes unless rules, words or pictures do: bots
get better, and then play other games. Chance draws by its odds, where a nature would answer too.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, NOBODY, PUBLIC, State
from steinkreis.game.game import AnyGame
from steinkreis.game.registry import games
from steinkreis.game.step import Step, step
from steinkreis.game.words import Words
from steinkreis.scene.text import text

FOLDER = Path(__file__).parent
NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hana")
SEED = 1
FIRST, LAST = 60, 25  # answers that are told one by one
CHUNKS = 20  # in which all those between are told, or fewer
CHUNK = 50  # answers that a chunk has at least
MARGIN = " " * 11


def playthroughs() -> list[tuple[AnyGame, int]]:
    """Every game with every number of players."""
    return [(game, players) for game in games().values() for players in game.players]


def place(game: AnyGame, players: int) -> Path:
    """Where the text of that game lies."""
    return FOLDER / f"{game.name}-{players}.txt"


def story(game: AnyGame, players: int) -> str:
    """The whole game as text."""
    words = Words(game, "en", NAMES)
    setup = game.setup(players)
    steps = _play(game.start(setup), Rng(SEED, players))
    told = [_told(game, words, number, made) for number, made in enumerate(steps, 1)]
    asked = next(number for number, made in enumerate(steps) if made.before.actor != CHANCE)
    end = steps[-1].after
    options = "".join(f", {name} {value}" for name, value in setup.options.items())
    lines = [
        f"{game.name}, {players} players, rules {game.rules}{options}",
        *told[0:asked],
        "",
        *_picture(game, words, steps[asked].before),
        "",
        *_shortened(told[asked:], asked),
        "",
        *_picture(game, words, end),
        "",
        *words.lines(game.verdict(end)),
        f"scores {_listed(end.scores())}, returns {_listed(end.returns())}",
    ]
    return "\n".join(lines) + "\n"


def _play(state: State, rng: Rng) -> list[Step]:
    steps: list[Step] = []
    while state.actor != NOBODY:
        is_shot = state.actor != CHANCE and len(state.dials()) > 0
        action = state.suggest(rng) if is_shot else state.sample(rng)
        steps.append(step(state, action))
        state = steps[-1].after
    return steps


def _told(game: AnyGame, words: Words, number: int, made: Step) -> str:
    """Who answered what, to which question, and what came of it."""
    before, after = made.before, made.after
    who = "chance" if before.actor == CHANCE else words.name(before.actor)
    lines = [f"{number:>4} {who:<6} {before.notation(made.action)}"]
    if before.actor != CHANCE:
        lines[0] += f"  ({words.say(before.question())})"
    lines += [MARGIN + " ".join(line.split()) for line in words.lines(made.told(game, PUBLIC))]
    if after.scores() != before.scores():
        lines.append(f"{MARGIN}scores {_listed(after.scores())}")
    return "\n".join(lines)


def _shortened(told: list[str], before: int) -> list[str]:
    """The first and the last answers, and a fingerprint of those between, some at a time."""
    if len(told) <= FIRST + LAST + CHUNK:
        return told
    lines = told[:FIRST]
    end = len(told) - LAST
    size = max(CHUNK, -(-(end - FIRST) // CHUNKS))
    for start in range(FIRST, end, size):
        part = told[start : min(start + size, end)]
        mark = hashlib.sha256("\n".join(part).encode()).hexdigest()[:12]
        first = before + start + 1
        lines.append(f"     ... {first} to {first + len(part) - 1}: {mark}")
    return lines + told[-LAST:]


def _picture(game: AnyGame, words: Words, state: State) -> list[str]:
    return text(game.scene(state, PUBLIC), words.say).splitlines()


def _listed(numbers: list[int] | list[float]) -> str:
    return " ".join(f"{number:g}" for number in numbers)
