"""Finds the games: the folders of this package, and whatever other packages announce."""

from __future__ import annotations

import difflib
import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

import steinkreis.games
from steinkreis.core.state import ALL, PUBLIC, State, painters
from steinkreis.game.game import AnyGame
from steinkreis.game.trouble import UnknownGame, Unsound
from steinkreis.interpreted import is_sound

GROUP = "steinkreis.games"


@cache
def games() -> dict[str, AnyGame]:
    """Every game by name: our own, then those of the entry point group, in order of name."""
    found: dict[str, AnyGame] = {}
    for module in pkgutil.iter_modules(steinkreis.games.__path__, "steinkreis.games."):
        game = import_module(module.name).GAME
        found[game.name] = game
    for point in entry_points(group=GROUP):
        game = _loaded(point)
        found.setdefault(game.name, game)
    return dict(sorted(found.items()))


def _loaded(point: EntryPoint) -> AnyGame:
    """A game of another package; Unsound where there is something wrong with that."""
    package = point.module.partition(".")[0]
    if not is_sound(package):
        raise Unsound(f"{package} was compiled alone, which crashes; say steinkreis compile")
    try:
        game: AnyGame = point.load()
    except Exception as error:
        why = f"{type(error).__name__}: {error}; steinkreis dev shows where"
        raise Unsound(f"the package {package} cannot be loaded: {why}") from error
    return game


def _painted(state: State) -> str | None:
    """A state as a notebook shows it: what whoever it was hidden for sees, else what all see."""
    module = type(state).__module__
    for known in games().values():
        if module.startswith(f"{known.package}."):
            viewer = PUBLIC if state.viewer == ALL else state.viewer
            return known.picture(state, viewer)._repr_svg_()
    return None


painters[:] = [_painted]


def game(name: str) -> AnyGame:
    """The game of that name; UnknownGame where there is none."""
    known = games()
    if name in known:
        return known[name]
    near = difflib.get_close_matches(name, list(known), n=1)
    hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(known)}"
    raise UnknownGame(f"there is no game {name}; {hint}")
