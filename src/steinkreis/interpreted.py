"""Which build runs: the compiled modules, or the Python sources beside them."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

TOGETHER = "{}_with_steinkreis"  # the library of a game that was compiled together with the core
MARKS = (b"mypyc", b"CPy_")  # one of them stands in all that mypyc compiles


class Sources(MetaPathFinder):
    """Finds the modules of this package, and of games on it, by their sources alone."""

    def __init__(self) -> None:
        self.packages = {"steinkreis"}

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        package, dot, _ = name.partition(".")
        if not dot or package not in self.packages:
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def prefer_sources() -> None:
    sys.meta_path.insert(0, Sources())


def is_compiled(module: str = "steinkreis.core.state") -> bool:
    """Whether a module runs natively: the core, or where the states of a game come from."""
    return not str(import_module(module).__file__).endswith(".py")


def is_sound(package: str) -> bool:
    """Whether the compiled modules of a package from outside, if any, can run on this core.

    mypyc does not link against other packages: what was compiled alone crashes on a compiled core.
    Where the core is interpreted, the sources of the package are taken as well.
    """
    for finder in sys.meta_path:
        if isinstance(finder, Sources):
            finder.packages.add(package)
            return True
    library = TOGETHER.format(package) + "__mypyc"
    house = Path(__file__).parents[1]
    is_beside = any((house / (library + suffix)).exists() for suffix in EXTENSION_SUFFIXES)
    return all(is_beside and library.encode() in module for module in _compiled(package))


def _compiled(package: str) -> Iterator[bytes]:
    """What mypyc has made of the modules of a package."""
    spec = find_spec(package)
    for folder in (spec.submodule_search_locations or ()) if spec is not None else ():
        for file in Path(folder).iterdir():
            if file.name.endswith(tuple(EXTENSION_SUFFIXES)):
                content = file.read_bytes()
                if any(mark in content for mark in MARKS):
                    yield content
