"""A game of another distribution is found by its entry point and can be played."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import steinkreis

SOURCES = Path(steinkreis.__file__).parents[1]
OUTSIDE = Path(__file__).parent  # the folder in which `pebbles` lies as a package of its own

METADATA = "Metadata-Version: 2.1\nName: pebbles\nVersion: 1.0\n"
ENTRY_POINTS = "[steinkreis.games]\npebbles = pebbles:GAME\n"

PLAY = """
from steinkreis.bots.play import play_out
from steinkreis.bots.roster import bot
from steinkreis.core.rng import Rng
from steinkreis.core.state import NOBODY
from steinkreis.game.record import Record, read
from steinkreis.game.registry import game, games

pebbles = game("pebbles")
record = Record(pebbles, pebbles.setup(3, {"refill": "on"}))
play_out(record.state, [bot("random"), bot("greedy"), bot("random")], Rng(1), record.actions)
assert read(record.write()).state.key() == record.state.key()
print(*games(), pebbles.package, record.state.actor == NOBODY)
"""


def install(folder: Path) -> None:
    """What an installer leaves behind of a distribution, besides its code."""
    info = folder / "pebbles-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(METADATA)
    (info / "entry_points.txt").write_text(ENTRY_POINTS)


def run(folder: Path, code: str) -> str:
    places = [str(place) for place in (folder, OUTSIDE, SOURCES)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(places)}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_game_from_outside_is_found_and_played(tmp_path: Path) -> None:
    install(tmp_path)
    *names, package, is_over = run(tmp_path, PLAY).split()
    assert "pebbles" in names
    assert "hidden-stones" in names
    assert names == sorted(names)
    assert (package, is_over) == ("pebbles", "True")


def test_what_is_not_installed_is_not_found(tmp_path: Path) -> None:
    names = run(tmp_path, "from steinkreis.game.registry import games; print(*games())").split()
    assert "pebbles" not in names


def test_a_game_from_outside_is_not_said_to_be_compiled(tmp_path: Path) -> None:
    install(tmp_path)
    code = "from steinkreis.cli import main; main('simulate pebbles --players 2'.split())"
    assert "(random, interpreted)" in run(tmp_path, code)
