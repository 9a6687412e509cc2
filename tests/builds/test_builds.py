"""Two builds, one behaviour; and an install without a compiler."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from steinkreis.game.registry import games
from steinkreis.interpreted import is_compiled

ROOT = Path(__file__).parents[2]


def simulate(game: str, players: int, file: Path, *, pure: bool, bot: str, count: int) -> str:
    """The records of a few games in one of the builds, in a process of its own."""
    environment = {**os.environ, "STEINKREIS_PURE": "1" if pure else "0"}
    words = ["simulate", game, "--players", str(players), "--games", str(count), "--seed", "11"]
    command = [sys.executable, "-m", "steinkreis", *words, "--bot", bot, "--save", str(file)]
    subprocess.run(command, env=environment, check=True, capture_output=True)
    return file.read_text(encoding="utf-8")


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("game", list(games()))
def test_compiled_equals_interpreted_record_for_record(game: str, bot: str, tmp_path: Path) -> None:
    assert is_compiled(), "the compiled build is what this test is about"
    counts = games()[game].players if bot == "random" else games()[game].players[:2]
    many = 20 if games()[game].nature is None else 2  # physics takes its time
    for players in counts:
        count = many if bot == "random" else 1
        native = simulate(game, players, tmp_path / "a", pure=False, bot=bot, count=count)
        plain = simulate(game, players, tmp_path / "b", pure=True, bot=bot, count=count)
        assert native == plain


@pytest.mark.parametrize("compiler", ["none", "unwanted"])
def test_it_installs_without_a_compiler(compiler: str, tmp_path: Path) -> None:
    source = tmp_path / "source"
    source.mkdir()
    for name in ("setup.py", "pyproject.toml", "README.md"):
        shutil.copy(ROOT / name, source)
    built = shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__")
    shutil.copytree(ROOT / "src", source / "src", ignore=built)
    environment = {**os.environ, "CC": "/nonexistent-compiler"}
    if compiler == "unwanted":
        environment = {**os.environ, "STEINKREIS_PURE": "1"}
    build = "from setuptools import build_meta; print(build_meta.build_wheel('.'))"
    done = subprocess.run(
        [sys.executable, "-c", build], cwd=source, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    sentence = "No C compiler with Python's headers was found, so Steinkreis runs interpreted"
    assert (sentence in done.stderr) == (compiler == "none")
    wheel = source / done.stdout.split()[-1]
    assert "none-any" in wheel.name
    shutil.unpack_archive(wheel, tmp_path / "installed", "zip")
    version = subprocess.run(
        [sys.executable, "-m", "steinkreis", "--version"],
        env={**os.environ, "PYTHONPATH": str(tmp_path / "installed")},
        capture_output=True,
        text=True,
    )
    assert version.stdout.strip().endswith("(interpreted)")
    for needed in ("de.ftl", "theme.css", "sprites.svg", "rules.de.md"):
        assert list((tmp_path / "installed").rglob(needed))
