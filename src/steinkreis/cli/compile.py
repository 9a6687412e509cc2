"""Compiles a game from outside together with the core, into a folder of its own.

mypyc does not link against other compiled packages, so a game cannot be compiled onto the core that
is installed. The folder holds Steinkreis and the game, both with their sources; in front of
everything else (`PYTHONPATH`) it is what runs. Of the house only core, kit and bots are compiled
there: its own games run interpreted.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

from steinkreis.cli.commands import BadFile, say
from steinkreis.cli.package import Package, package_at
from steinkreis.game.trouble import Trouble
from steinkreis.interpreted import TOGETHER

GROUND = ("core", "kit", "bots")
SLOW = {"__init__.py", "nature.py"}  # they need no speed
LEFT_OUT = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "node_modules")

# What setuptools runs in the folder: one library for the core and the game.
SETUP = """
import os
from mypyc.build import mypycify
from setuptools import setup

options = ["--cache-dir=" + os.devnull, "--follow-imports=silent"]
level = os.environ.get("MYPYC_OPT_LEVEL", "3")
modules = mypycify(options + {files!r}, opt_level=level, debug_level="0", group_name={group!r})
setup(name="together", packages=[], ext_modules=modules, script_args=["-q", "build_ext", "-i"])
"""


class CannotCompile(Trouble):
    """Something is missing, or mypyc has something against the game."""


def compile_game(choice: argparse.Namespace) -> int:
    package = package_at(Path(choice.path))
    place = Path(choice.out or package.root / "compiled").resolve()
    if place.exists() and any(place.iterdir()) and not (place / "steinkreis").is_dir():
        raise BadFile(f"{place} holds something else, and nothing is overwritten")
    for needed in ("mypyc", "setuptools"):
        if find_spec(needed) is None:
            raise CannotCompile(f"{needed} is missing: pip install steinkreis[compile]")
    try:
        shutil.rmtree(place, ignore_errors=True)
        _fill(package, place)
    except OSError as error:
        raise BadFile(f"cannot write {place}: {error.strerror}") from None
    _compile(package, place)
    lines = [
        f"{place} holds Steinkreis and the game, compiled together. To run it there:",
        f"  PYTHONPATH={place} steinkreis bench {' '.join(package.points)}",
    ]
    say(choice, {"folder": str(place), "games": list(package.points)}, lines)
    return 0


def _fill(package: Package, place: Path) -> None:
    """The sources of the house and of the game, side by side."""
    place.mkdir(parents=True)
    shutil.copytree(str(files("steinkreis")), place / "steinkreis", ignore=LEFT_OUT)
    for module in package.modules:
        shutil.copytree(package.folder / module, place / module, ignore=LEFT_OUT)
    package.announce(place)


def _compile(package: Package, place: Path) -> None:
    folders = [*(f"steinkreis/{room}" for room in GROUND), *package.modules]
    found = [path for folder in folders for path in (place / folder).glob("*.py")]
    names = sorted(str(path.relative_to(place)) for path in found if path.name not in SLOW)
    code = SETUP.format(files=names, group=TOGETHER.format(package.modules[0]))
    environment = {**os.environ, "PYTHONPATH": str(place), "STEINKREIS_PURE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=place, env=environment, capture_output=True, text=True
    )
    if done.returncode != 0:
        shutil.rmtree(place)
        said = [line.strip() for line in (done.stdout + done.stderr).splitlines() if line.strip()]
        wrong = [line for line in said if "error:" in line] or said[-1:]
        raise CannotCompile(f"this cannot be compiled: {wrong[0] if wrong else 'nobody says why'}")
    shutil.rmtree(place / "build", ignore_errors=True)
