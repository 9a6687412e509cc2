"""A game in a package of its own, as its pyproject.toml describes it, installed or not."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from steinkreis.game.registry import GROUP
from steinkreis.game.trouble import Trouble


class BadPackage(Trouble):
    """A folder that holds no game."""


@dataclass(frozen=True)
class Package:
    name: str
    root: Path  # where pyproject.toml lies
    folder: Path  # where its modules lie
    points: dict[str, str]  # its games: name = "module:GAME"

    @property
    def modules(self) -> list[str]:
        """The Python packages that its games are in."""
        return sorted({_module(point) for point in self.points.values()})

    def announce(self, place: Path) -> None:
        """What an installer would leave there, so that the games are found."""
        info = place / f"{self.name.replace('-', '_')}-0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {self.name}\nVersion: 0\n")
        lines = [f"[{GROUP}]", *(f"{name} = {point}" for name, point in self.points.items())]
        (info / "entry_points.txt").write_text("\n".join(lines) + "\n")


def package_at(root: Path) -> Package:
    """The package in that folder; BadPackage where there is no game in it."""
    file = root / "pyproject.toml"
    try:
        project = tomllib.loads(file.read_text(encoding="utf-8")).get("project", {})
    except OSError:
        hint = "say steinkreis new NAME to begin a game"
        raise BadPackage(f"there is no {file}; {hint}") from None
    except ValueError as error:
        raise BadPackage(f"{file} cannot be read: {error}") from None
    points = project.get("entry-points", {}).get(GROUP, {})
    if not points:
        raise BadPackage(f'{file} names no game: [project.entry-points."{GROUP}"] is empty')
    first = _module(next(iter(points.values())))
    for folder in (root / "src", root):
        if (folder / first).is_dir():
            return Package(project.get("name", first), root.resolve(), folder.resolve(), points)
    raise BadPackage(f"there is no folder {first} in {root / 'src'} or in {root}")


def _module(point: str) -> str:
    """The package of an entry point like `long_row:GAME`."""
    return point.partition(":")[0].partition(".")[0].strip()
