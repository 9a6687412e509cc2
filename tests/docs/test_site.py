"""The site is laid out without a lost link, and a broken one in what was built is found."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

SITE = Path(__file__).parents[2] / "docs/site"


def test_every_page_has_its_place(tmp_path: Path) -> None:
    runpy.run_path(str(SITE / "assemble.py"))["assemble"](tmp_path / "docs")
    english = {page.stem for page in (tmp_path / "docs/rules").glob("*.md")}
    german = {page.stem for page in (tmp_path / "docs-de/rules").glob("*.md")}
    assert len(english) == 9
    assert english == german


def test_every_page_is_in_the_list(tmp_path: Path) -> None:
    runpy.run_path(str(SITE / "assemble.py"))["assemble"](tmp_path / "docs")
    for folder, settings in (("docs", "zensical.toml"), ("docs-de", "zensical.de.toml")):
        listed = (SITE / settings).read_text(encoding="utf-8")
        for page in (tmp_path / folder).rglob("*.md"):
            assert f'"{page.relative_to(tmp_path / folder)}"' in listed


@pytest.mark.parametrize(
    ("link", "is_broken"),
    [("b/", False), ("b/#here", False), ("b/#there", True), ("c/", True), ("#", False)],
)
def test_broken_links_are_found(link: str, is_broken: bool, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(f'<a href="{link}">')
    (tmp_path / "b").mkdir()
    (tmp_path / "b/index.html").write_text('<p id="here">')
    found = runpy.run_path(str(SITE / "check.py"))["broken"](tmp_path)
    assert found == ([f"index.html: {link}"] if is_broken else [])
