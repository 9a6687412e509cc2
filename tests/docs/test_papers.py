"""The papers of the house agree with each other."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from steinkreis import __version__

ROOT = Path(__file__).parents[2]
PINS = [*sorted(path.name for path in ROOT.glob("requirements*.txt")), "bench/peers.txt"]


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_all_name_the_same_version() -> None:
    assert f"\nversion: {__version__}\n" in text("CITATION.cff")
    newest = next(line for line in text("CHANGELOG.md").splitlines() if line.startswith("## "))
    assert newest == f"## {__version__}"


@pytest.mark.parametrize("name", PINS)
def test_pins_are_exact_and_name_no_address(name: str) -> None:
    for line in text(name).splitlines():
        assert re.fullmatch(r"[\w.-]+==[\w.]+", line), line


def pinned() -> set[str]:
    lines = [line for name in PINS for line in text(name).splitlines()]
    return {canonicalize_name(line.split("==")[0]) for line in lines}


def wanted() -> list[Requirement]:
    project = tomllib.loads(text("pyproject.toml"))
    extras = project["project"]["optional-dependencies"].values()
    lists = [project["project"]["dependencies"], project["build-system"]["requires"], *extras]
    return [Requirement(line) for some in lists for line in some]


def needs(requirement: Requirement) -> list[Requirement]:
    """What a package itself asks for, with these extras; unknown where it is not installed."""
    try:
        lines = requires(requirement.name) or []
    except PackageNotFoundError:
        return []
    extras = [*requirement.extras, ""]
    found = [Requirement(line) for line in lines]
    return [
        one
        for one in found
        if not one.marker or any(one.marker.evaluate({"extra": extra}) for extra in extras)
    ]


def test_whatever_is_needed_is_pinned_also_indirectly() -> None:
    waiting, seen = wanted(), set[str]()
    while waiting:
        need = waiting.pop()
        if str(need) not in seen:
            seen.add(str(need))
            assert canonicalize_name(need.name) in pinned(), need
            waiting += needs(need)
