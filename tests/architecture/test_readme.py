"""What the README promises."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

README = Path(__file__).parents[2] / "README.md"


@pytest.mark.once
def test_its_python_runs() -> None:
    for code in re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL):
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr


@pytest.mark.once
def test_its_links_lead_somewhere() -> None:
    for link in re.findall(r"\]\(([^)]+)\)|src=\"([^\"]+)\"", README.read_text(encoding="utf-8")):
        target = link[0] or link[1]
        assert (README.parent / target).exists(), target
