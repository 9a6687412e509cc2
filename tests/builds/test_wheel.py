"""What `make dist` makes is all that somebody elsewhere needs: no Make, no compiler, no folder.

The wheel is made from what `make test` has compiled in place, so nothing is compiled for it.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import zipfile
from pathlib import Path

from tests.server.guests import guest, is_over
from tests.server.house import Server

ROOT = Path(__file__).parents[2]
CLEAN = {
    name: value
    for name, value in os.environ.items()
    if not name.startswith(("MAKE", "PYTHON", "STEINKREIS", "MFLAGS"))
}


def run(*command: str | Path, cwd: Path, **variables: str) -> str:
    done = subprocess.run(
        command, cwd=cwd, env={**CLEAN, **variables}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def names(wheel: Path) -> set[str]:
    """What a wheel brings, but for what is compiled and what the installer wants to know."""
    files = [name for name in zipfile.ZipFile(wheel).namelist() if not name.endswith("/")]
    return {name for name in files if ".dist-info/" not in name and not name.endswith(".so")}


def installed(wheel: Path, folder: Path) -> Path:
    """The Python of a new environment that has the wheel and what it asks for."""
    run(sys.executable, "-m", "venv", "--without-pip", folder / "env", cwd=folder)
    python = folder / "env/bin/python"
    pip = (sys.executable, "-m", "pip", "--python", python, "install", "--quiet")
    run(*pip, "--constraint", ROOT / "requirements.txt", wheel, cwd=folder)
    return python


async def one_game(server: Server) -> None:
    async with guest(server, "Anna") as anna:
        page = await anna.ask("GET", "/")
        assert "assets/" in page.text
        assert len((await anna.get("/api/games"))["games"]) == 9
        table = await anna.open("me", "random")
        async with anna.at(table) as line:
            assert is_over(await line.play(0))


def test_a_game_is_played_from_the_wheel_elsewhere(tmp_path: Path) -> None:
    run("make", "dist", f"DIST={tmp_path / 'dist'}", cwd=ROOT)
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    (archive,) = (tmp_path / "dist").glob("*.tar.gz")
    assert "manylinux" in wheel.name
    is_junk = [name for name in names(wheel) if not name.startswith("steinkreis/")]
    assert not is_junk

    python = installed(wheel, tmp_path)
    steinkreis = python.with_name("steinkreis")
    assert run(steinkreis, "--version", cwd=tmp_path).endswith("(compiled)\n")
    held = run(steinkreis, "check", "--all", "--games", "1", "--seconds", "4", cwd=tmp_path)
    assert held.count("all laws hold") == 9
    server = Server(tmp_path)
    server.python = str(python)
    server.start()
    try:
        asyncio.run(one_game(server))
    finally:
        server.close()
    assert not server.complaints()

    match = (steinkreis, "match", "hidden-stones", "--bots", "random,random", "--games", "1")
    lacking = subprocess.run(match, cwd=tmp_path, env=CLEAN, capture_output=True, text=True)
    assert (lacking.returncode, lacking.stdout) == (2, "")
    assert lacking.stderr.endswith("pip install 'steinkreis[lab]'\n")

    run("tar", "-xf", archive, cwd=tmp_path)
    source = tmp_path / archive.name.removesuffix(".tar.gz")
    build = "from setuptools import build_meta; print(build_meta.build_wheel('.'))"
    run(sys.executable, "-c", build, cwd=source, STEINKREIS_PURE="1")
    (pure,) = source.glob("*.whl")
    assert names(pure) == names(wheel)
