"""Finds the games: the folders of this package, and whatever other packages announce."""

from __future__ import annotations

import difflib
import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

import steinkreis.games
from steinkreis.game.game import AnyGame
from steinkreis.game.trouble import UnknownGame

GROUP = "steinkreis.games"


@cache
def games() -> dict[str, AnyGame]:
    """Every game by name: our own, then those of the entry point group, in order of name."""
    found: dict[str, AnyGame] = {}
    for module in pkgutil.iter_modules(steinkreis.games.__path__, "steinkreis.games."):
        game = import_module(module.name).GAME
        found[game.name] = game
    for point in entry_points(group=GROUP):
        game = point.load()
        found.setdefault(game.name, game)
    return dict(sorted(found.items()))


def game(name: str) -> AnyGame:
    """The game of that name; UnknownGame where there is none."""
    known = games()
    if name in known:
        return known[name]
    near = difflib.get_close_matches(name, list(known), n=1)
    hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(known)}"
    raise UnknownGame(f"there is no game {name}; {hint}")
