"""A designer's game without a `worth`: what bots make of it by playing themselves.

    python bench/designer.py [--minutes 10] [--games 400] [--out build/designer]

Riesen-Memo, the example of a package, is laid out with its `worth` cut from the rules. Then
`steinkreis learn` has so many minutes, and what it learnt meets `random` and `greedy`, both without
any `worth`. Stopped, it goes on from there.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import resource
import shutil
import subprocess
import sys
from pathlib import Path

from steinkreis.cli.package import package_at

EXAMPLE = Path(__file__).parents[1] / "examples/riesen-memo"
NAME = "riesen-memo"


def without(text: str, method: str) -> str:
    """The source without that method."""
    lines = text.splitlines(keepends=True)
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef) and node.name == method:
            return "".join(lines[: node.lineno - 1] + lines[node.end_lineno :])
    raise ValueError(f"there is no {method}")


def lay_out(place: Path) -> None:
    """The package in that folder, as if it were installed there."""
    shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(EXAMPLE / "src", place, ignore=shutil.ignore_patterns("__pycache__"))
    rules = place / "riesen_memo/rules.py"
    rules.write_text(without(rules.read_text(encoding="utf-8"), "worth"), encoding="utf-8")
    package_at(EXAMPLE).announce(place)


def steinkreis(place: Path, *words: str) -> str:
    """What the command prints where that package is installed."""
    command = [sys.executable, "-m", "steinkreis", *words]
    paths = os.pathsep.join([str(place.resolve()), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": paths}
    return subprocess.run(
        command, env=environment, check=True, stdout=subprocess.PIPE, text=True
    ).stdout


def main() -> None:
    reader = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    reader.add_argument("--minutes", default="10")
    reader.add_argument("--games", default="400", help="of each match at the end")
    reader.add_argument("--round", default="300", help="games of a round")
    reader.add_argument("--seed", default="1")
    reader.add_argument("--out", type=Path, default=Path("build/designer"))
    chosen = reader.parse_args()
    place = chosen.out / "package"
    lay_out(place)
    learn = ["--minutes", chosen.minutes, "--games", chosen.round, "--seed", chosen.seed]
    print(steinkreis(place, "learn", NAME, *learn, "--out", str(chosen.out)), end="")
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(f"{(used.ru_utime + used.ru_stime) / 60:.1f} minutes of processor time")
    weights = chosen.out / f"{NAME}-2/learnt.json"
    for other in ("random", "greedy"):
        bots = f"greedy~{weights},{other}"
        match = ["match", NAME, "--bots", bots, "--games", chosen.games, "--seed", "77", "--json"]
        found = json.loads(steinkreis(place, *match))
        learnt = found["bots"][0]
        span = f"({learnt['low']:.1%} to {learnt['high']:.1%})"
        print(f"against {other}: {learnt['score']:.1%} {span} of {found['games']} games")


if __name__ == "__main__":
    main()
