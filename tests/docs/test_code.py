"""The Python in README and docs runs, page by page; links of README lead somewhere.

What a page defines further up is there further down. Notes of types are not looked at, so that a
piece of a game may name what the reader has of it.
"""

from __future__ import annotations

import re
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MISSING = re.compile(r"\w+ is not installed; this brings it: .*")  # a peer that is an extra
BLOCK = re.compile(r"^( *)```python\n(.*?)^\1```", re.DOTALL | re.MULTILINE)


def code_of(page: Path) -> list[str]:
    found = BLOCK.finditer(page.read_text(encoding="utf-8"))
    return [textwrap.dedent(block[2]) for block in found]


PAGES = [
    page
    for page in sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("examples/*/*.md")])
    if code_of(page)
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_its_python_runs(page: Path, tmp_path: Path) -> None:
    code = "\n".join(["from __future__ import annotations", *code_of(page)])
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True
    )
    if missing := MISSING.search(done.stderr):
        pytest.skip(missing[0])
    assert done.returncode == 0, done.stderr


def test_the_readme_has_code_that_runs() -> None:
    assert ROOT / "README.md" in PAGES


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"])
def test_its_links_lead_somewhere(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)]+)\)|src=\"([^\"]+)\"", text):
        target = link[0] or link[1]
        assert "://" in target or (ROOT / target).exists(), target
