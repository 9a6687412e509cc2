"""Games from outside that are compiled: together with the core, never alone."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from steinkreis.cli import main


def run(*words: str, path: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    places = [str(path), os.environ.get("PYTHONPATH", "")]
    return subprocess.run(
        [sys.executable, "-m", "steinkreis", *words],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(places), **environment},
        capture_output=True,
        text=True,
    )


def test_a_game_is_compiled_together_with_the_core(tmp_path: Path) -> None:
    assert main(["new", "long-row", "--into", str(tmp_path)]) == 0
    folder, out = tmp_path / "long-row", tmp_path / "out"
    fast = {"MYPYC_OPT_LEVEL": "0"}  # to compile, not to run
    done = run("compile", str(folder), "--out", str(out), path=tmp_path, **fast)
    assert done.returncode == 0, done.stderr
    words = ["simulate", "long-row", "--players", "3", "--games", "5", "--save"]
    saved = {}
    for pure in ("0", "1"):
        file = tmp_path / f"{pure}.jsonl"
        played = run(*words, str(file), "--json", path=out, STEINKREIS_PURE=pure)
        assert json.loads(played.stdout)["compiled"] == (pure == "0"), played.stderr
        saved[pure] = file.read_text(encoding="utf-8")
    assert saved["0"] == saved["1"]
    checked = run("check", "long-row", "--games", "1", "--seconds", "5", path=out)
    assert "all laws hold" in checked.stdout


def lonely(place: Path, code: str = "") -> Path:
    """A package that announces a game."""
    package = place / "lonely"
    package.mkdir()
    (package / "__init__.py").write_text(code)
    info = place / "lonely-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: lonely\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[steinkreis.games]\nlonely = lonely:GAME\n")
    return package


@pytest.mark.parametrize("content", [b"... mypyc ...", b"... CPy_ ..."])
def test_a_game_that_was_compiled_alone_is_refused_before_it_crashes(
    content: bytes, tmp_path: Path
) -> None:
    (lonely(tmp_path) / f"rules{EXTENSION_SUFFIXES[0]}").write_bytes(content)
    done = run("games", path=tmp_path, STEINKREIS_PURE="0")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "lonely was compiled alone, which crashes; say steinkreis compile" in done.stderr


def test_a_game_that_cannot_be_loaded_is_said_to_be_so_in_one_sentence(tmp_path: Path) -> None:
    lonely(tmp_path, "1 / 0")
    done = run("games", path=tmp_path)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "the package lonely cannot be loaded: ZeroDivisionError" in done.stderr


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["compile", "/no/such/folder"], "steinkreis new NAME"),
        (["dev", "/no/such/folder"], "steinkreis new NAME"),
        (["compile", "."], "names no game"),
    ],
)
def test_what_holds_no_game_is_said_in_one_sentence(
    words: list[str],
    complaint: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "empty"\n')
    monkeypatch.chdir(tmp_path)
    assert main(words) == 2
    printed = capsys.readouterr()
    assert complaint in printed.err
    assert printed.err.count("\n") == 1


def test_what_mypyc_cannot_compile_is_said(tmp_path: Path) -> None:
    assert main(["new", "long-row", "--into", str(tmp_path)]) == 0
    rules = tmp_path / "long-row" / "src" / "long_row" / "rules.py"
    rules.write_text(rules.read_text().replace("self.left = 0", "self.left: int = 'left'"))
    done = run("compile", str(tmp_path / "long-row"), path=tmp_path)
    assert done.returncode == 2
    assert "long_row/rules.py" in done.stderr
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / "long-row" / "compiled").exists()
