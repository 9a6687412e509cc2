"""The house keeps its floors: imports point down, and rooms have names."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import steinkreis

HOUSE = Path(steinkreis.__file__).parent
GAME_PICTURES = {"scene", "tale", "nature", "__init__"}

# Every room and the rooms it may know, itself included.
KNOWS = {
    "core": {"core"},
    "kit": {"core", "kit"},
    "bots": {"core", "bots"},
    "scene": {"core", "kit", "scene"},
    "rules": {"core", "kit", "rules"},
    "game": {"core", "scene", "game", "games", "interpreted"},
    "pictures": {"core", "kit", "rules", "scene", "game", "pictures"},
    "laws": {"core", "kit", "bots", "scene", "game", "laws"},
    "research": {"core", "bots", "scene", "game", "research"},
    "testing": {"core", "bots", "game", "laws", "testing"},
    "lab": {"core", "bots", "scene", "game", "lab", "child", "interpreted"},
    "learn": {"core", "bots", "game", "lab", "learn"},
    "table": {"core", "bots", "scene", "game", "table"},
    "server": {
        *("core", "bots", "scene", "game", "table", "lab", "server", "child", "interpreted", ""),
    },
    "cli": {
        *("core", "bots", "scene", "game", "lab", "laws", "learn", "server", "cli", "child"),
        *("interpreted", ""),
    },
}
FORBIDDEN = {"utils", "helpers", "common", "base", "manager"}


def sources() -> list[Path]:
    return sorted(HOUSE.rglob("*.py"))


def room(parts: tuple[str, ...]) -> str:
    """The room of a module, given without the name of the package."""
    if parts[:1] == ("games",) and len(parts) > 1:
        is_picture = parts[-1] in GAME_PICTURES or parts[-1].startswith("scene_")
        return "pictures" if is_picture or len(parts) == 2 else "rules"
    return parts[0] if parts else ""


def imported(source: Path) -> set[tuple[str, ...]]:
    """The modules of the house that a file imports, also inside functions."""
    found = set()
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            is_room = HOUSE.joinpath(*node.module.split(".")[1:]).is_dir()
            names = [f"{node.module}.{a.name}" if is_room else node.module for a in node.names]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            continue
        for name in names:
            if name.split(".")[0] == "steinkreis":
                found.add(tuple(name.split(".")[1:]))
    return found


@pytest.mark.parametrize("source", sources(), ids=lambda s: str(s.relative_to(HOUSE)))
def test_imports_point_down(source: Path) -> None:
    parts = source.relative_to(HOUSE).with_suffix("").parts
    here = room(parts)
    if here not in KNOWS:
        return
    strangers = {room(module) for module in imported(source)} - KNOWS[here]
    assert not strangers, f"{here} must not know {sorted(strangers)}"


def test_every_room_has_a_floor() -> None:
    rooms = {path.name for path in HOUSE.iterdir() if (path / "__init__.py").exists()}
    assert rooms - {"games"} <= set(KNOWS)


def test_no_room_is_a_junk_drawer() -> None:
    names = {part for path in sources() for part in path.relative_to(HOUSE).with_suffix("").parts}
    assert not names & FORBIDDEN


def compiled() -> list[Path]:
    rooms = ("core", "kit", "bots", "rules")
    return [s for s in sources() if room(s.relative_to(HOUSE).with_suffix("").parts) in rooms]


@pytest.mark.parametrize("source", compiled(), ids=lambda s: str(s.relative_to(HOUSE)))
def test_compiled_code_is_plainly_typed(source: Path) -> None:
    text = source.read_text(encoding="utf-8")
    names = {node.id for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Name)}
    assert not names & {"Any", "cast"}
    assert "type: ignore" not in text
