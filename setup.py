"""Which modules are compiled. Everything else about the package stands in pyproject.toml."""

import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Distribution, Extension, setup

SOURCES = Path("src/steinkreis")
GROUND = ("core", "kit", "bots")
SLOW = {"__init__.py", "nature.py"}  # they need no speed
TELLING = {  # what every answer goes through, for every viewer; no struct may stand there
    "scene": ("assembly", "wire"),
    "game": ("record", "step", "undo"),
    "table": ("log", "moves", "picture", "table", "timing"),
    "server": ("audience", "budgets", "framing"),
}


def files_in(*folders: Path) -> list[str]:
    found = [path for folder in folders for path in folder.glob("*.py")]
    return sorted(str(path) for path in found if path.name not in SLOW)


def groups() -> list[tuple[list[str], str]]:
    """What is compiled into one library: the ground that all stand on, and each game by itself."""
    found = {"ground": files_in(*[SOURCES / room for room in GROUND])}
    found["telling"] = [
        str(SOURCES / room / f"{name}.py") for room, names in TELLING.items() for name in names
    ]
    for game in sorted(SOURCES.glob("games/*/")):
        found[game.name] = files_in(game)
    if os.environ.get("STEINKREIS_BENCH") == "1":
        found["connect_four"] = ["bench/connect_four.py"]
    return [(files, f"steinkreis_{name}") for name, files in found.items() if files]


def has_compiler() -> bool:
    """Whether a C file that includes Python's headers compiles here."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\n")
        include = "-I" + sysconfig.get_path("include")
        command = [*compiler, include, "-c", str(source), "-o", str(source.with_suffix(".o"))]
        try:
            return subprocess.run(command, capture_output=True).returncode == 0
        except OSError:
            return False


class Compiled(Distribution):
    """A wheel of what was compiled before, so it is for this kind of machine only."""

    def has_ext_modules(self) -> bool:
        return True


IS_COMPILED = os.environ.get("STEINKREIS_COMPILED") == "1"


def extensions() -> list[Extension]:
    if IS_COMPILED or os.environ.get("STEINKREIS_PURE") == "1":
        return []
    if not has_compiler():
        so = "so Steinkreis runs interpreted: all there, only slower."
        print(f"No C compiler with Python's headers was found, {so}", file=sys.stderr)
        return []
    from mypyc.build import mypyc_build, mypycify
    from mypyc.options import CompilerOptions

    # Without a cache all C is written anew, which takes seconds, and only what changed is compiled:
    # with one, a class can be left behind when the class it extends has changed.
    options = [f"--cache-dir={os.devnull}"]
    every = [file for files, _ in groups() for file in files]
    # Of separate libraries mypyc believes that it never knows who extends whom, and then has every
    # attribute checked and every method looked up. Here it sees them all at once: a tenth is won.
    knowing = CompilerOptions(separate=True)
    knowing.global_opts = True
    _, written, sources = mypyc_build([*options, *every], knowing, separate=groups())
    here = [[(os.path.relpath(name, "build"), "") for name in names] for names, _ in written]
    needed = [(source.path, source.include_dirs, source.internal) for source in sources]
    return mypycify(
        [*options, *every], separate=groups(), debug_level="0", skip_cgen_input=(here, needed)
    )


setup(
    ext_modules=extensions(),
    distclass=Compiled if IS_COMPILED else Distribution,
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
