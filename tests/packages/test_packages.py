"""Games in packages of their own, installed beside the house: the example, and a new one."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from steinkreis.cli import main
from tests.packages.fresh import Environment

ROOT = Path(__file__).parents[2]
BUILT = shutil.ignore_patterns("*.egg-info", "__pycache__", "build")


@pytest.fixture(params=["riesen-memo", "long-row"])
def package(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """The example of the house, or what `steinkreis new` makes."""
    name: str = request.param
    if name == "long-row":
        assert main(["new", name, "--into", str(tmp_path)]) == 0
    else:
        shutil.copytree(ROOT / "examples" / name, tmp_path / name, ignore=BUILT)
    return tmp_path / name


def test_a_package_holds_its_tests_where_it_is_installed(package: Path, tmp_path: Path) -> None:
    """Its own tests find it, its data and the plugin; the house plays it like one of its own."""
    fresh = Environment(tmp_path / "fresh")
    fresh.install(package)
    shutil.rmtree(package / "src")
    passed = fresh.run("pytest", "-q", "-p", "no:xdist", "-p", "no:cacheprovider", folder=package)
    assert " passed" in passed
    name = package.name
    words = ("simulate", name, "--players", "3", "--bot", "kiesel", "--games", "1", "--json")
    tally = json.loads(fresh.run("steinkreis", *words, folder=tmp_path))
    assert (tally["game"], tally["compiled"]) == (name, False)


def test_a_new_package_is_clean(tmp_path: Path) -> None:
    assert main(["new", "long-row", "--into", str(tmp_path)]) == 0
    config = ["--config", str(ROOT / "pyproject.toml")]
    folder = tmp_path / "long-row"
    for words in (["format", "--check"], ["check", "--ignore", "I001"]):
        subprocess.run([sys.executable, "-m", "ruff", *words, *config, str(folder)], check=True)


def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "long-row").mkdir()
    assert main(["new", "long-row", "--into", str(tmp_path)]) == 2
    assert "nothing is overwritten" in capsys.readouterr().err
    assert list((tmp_path / "long-row").iterdir()) == []


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        *[(name, "is no name for a game") for name in ("Long", "", "a--b", "../x", "9-men", "ä")],
        ("x" * 41, "40 at most"),
        ("class", "means something else to Python"),
        ("json", "means something else to Python"),
        ("steinkreis", "means something else to Python"),
        ("hidden-stones", "already"),
        ("pytest", "already"),
    ],
)
def test_a_name_that_cannot_be_is_refused_in_one_sentence(
    name: str, complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new", name, "--into", str(tmp_path)]) == 2
    printed = capsys.readouterr()
    assert complaint in printed.err
    assert printed.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
