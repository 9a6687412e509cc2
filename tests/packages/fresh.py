"""An environment of its own for a package, in which the house is linked and nothing else is."""

from __future__ import annotations

import os
import site
import subprocess
import sys
import venv
from pathlib import Path


class Environment:
    def __init__(self, folder: Path) -> None:
        venv.create(folder, with_pip=False, symlinks=True)
        self.python = folder / "bin" / "python"
        packages = next(folder.glob("lib/python*/site-packages"))
        link = "; ".join(f"site.addsitedir({place!r})" for place in site.getsitepackages())
        (packages / "house.pth").write_text(f"import site; {link}\n", encoding="utf-8")

    def install(self, package: Path) -> None:
        """As `pip install` does: what is not package data is not there afterwards."""
        pip = [sys.executable, "-m", "pip", "--python", str(self.python), "install"]
        offline = ["--quiet", "--no-index", "--no-deps", "--no-build-isolation"]
        done = subprocess.run([*pip, *offline, str(package)], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr

    def run(self, *words: str, folder: Path, **more: str) -> str:
        """What `python -m …` prints there."""
        environment = {k: v for k, v in os.environ.items() if not k.startswith(("PYTEST_", "COV_"))}
        done = subprocess.run(
            [str(self.python), "-m", *words],
            cwd=folder,
            env={**environment, **more},
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout
