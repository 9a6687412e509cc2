"""Which modules are compiled. Everything else about the package stands in pyproject.toml."""

import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup

SOURCES = Path("src/steinkreis")


SLOW = {"__init__.py", "nature.py"}  # of a game: they need no speed


def compiled_modules() -> list[str]:
    found = [path for room in ("core", "kit", "bots") for path in (SOURCES / room).glob("*.py")]
    found += [path for path in SOURCES.glob("games/*/*.py") if path.name not in SLOW]
    if os.environ.get("STEINKREIS_BENCH") == "1":
        found.append(Path("bench/connect_four.py"))
    return sorted(str(path) for path in found if path.name != "__init__.py")


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


def extensions() -> list[Extension]:
    if os.environ.get("STEINKREIS_PURE") == "1":
        return []
    if not has_compiler():
        print("steinkreis: no C compiler found, so it is installed interpreted.", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    return mypycify(compiled_modules(), group_name="steinkreis")


setup(ext_modules=extensions())
