"""Begins a game in a package of its own: a small one that holds all laws, to be changed into yours.

What it is made of lies in `template`, each file with `.new` at the end; the names `your-game`,
`your_game`, `YourGame` and `Your Game` become those of the new one.
"""

from __future__ import annotations

import argparse
import keyword
import re
import sys
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

from steinkreis.cli.commands import BadFile, say
from steinkreis.game.registry import games
from steinkreis.game.trouble import Trouble

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST = 40
SUFFIX = ".new"


class BadName(Trouble):
    """A name that no new game can have."""


def new(choice: argparse.Namespace) -> int:
    name, module = choice.name, choice.name.replace("-", "_")
    _demand_name(name, module)
    place = Path(choice.into) / name
    if place.exists():
        raise BadFile(f"{place} is there already, and nothing is overwritten")
    try:
        written = _write(files("steinkreis.cli") / "template", place, _names(name, module))
    except OSError as error:
        raise BadFile(f"cannot write {place}: {error.strerror}") from None
    lines = [
        f"{place} holds {len(written)} files: a game that can be played, to be changed into yours.",
        f"  cd {place}",
        "  steinkreis dev       play it in the browser; it starts anew whenever a file changes",
        "  pip install -e .     let Steinkreis find it everywhere",
        "  pytest               the clauses one by one, laws, words",
    ]
    say(choice, {"folder": str(place), "files": written}, lines)
    return 0


def _demand_name(name: str, module: str) -> None:
    if not NAME.fullmatch(name) or len(name) > LONGEST:
        rule = f"lower case letters, digits and single hyphens, {LONGEST} at most, a letter first"
        raise BadName(f"{name!r} is no name for a game: {rule}, like long-row")
    if keyword.iskeyword(module) or module in sys.stdlib_module_names or module == "steinkreis":
        raise BadName(f"{name} means something else to Python; please choose another name")
    if name in games() or find_spec(module) is not None:
        raise BadName(f"there is a game or a package {name} already; please choose another name")


def _names(name: str, module: str) -> dict[str, str]:
    words = [word.capitalize() for word in name.split("-")]
    return {
        "your-game": name,
        "your_game": module,
        "YourGame": "".join(words),
        "Your Game": " ".join(words),
    }


def _write(source: Traversable, place: Path, names: dict[str, str]) -> list[str]:
    """Every file of the template under its new name; gives their paths."""
    written: list[str] = []
    place.mkdir(parents=True)
    for entry in sorted(source.iterdir(), key=lambda entry: entry.name):
        target = place / _renamed(entry.name.removesuffix(SUFFIX), names)
        if entry.is_dir():
            written += _write(entry, target, names)
        elif entry.name.endswith(SUFFIX):
            text = _renamed(entry.read_text(encoding="utf-8"), names)
            target.write_text(text, encoding="utf-8")
            written.append(str(target))
    return written


def _renamed(text: str, names: dict[str, str]) -> str:
    for old, new_name in names.items():
        text = text.replace(old, new_name)
    return text
