"""Serves a game that is being written, and starts anew whenever one of its files changes.

One process watches, another serves; the port stays open between two of them, so that the page
only waits a moment. What goes wrong, be it when the game is loaded or while it is played, is shown
in the page (`server/workbench.py`).
"""

from __future__ import annotations

import argparse
import contextlib
import os
import signal
import socket
import sys
import time
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess
from pathlib import Path
from tempfile import TemporaryDirectory

from steinkreis.child import end_with_parent
from steinkreis.cli.package import Package, package_at
from steinkreis.cli.serve import listen, named, serve_one

LOOK = 0.3  # seconds between two looks at the files
GOODBYE = 10.0  # seconds to close everything
IGNORED = {"__pycache__", "build", "compiled", "dist", "node_modules"}


def dev(choice: argparse.Namespace) -> int:
    from steinkreis.cli.parser import parse

    package = package_at(Path(choice.path))
    with TemporaryDirectory() as place:
        package.announce(Path(place))
        sys.path[:0] = [place, str(package.folder)]  # whoever is started from here inherits it
        tables = ["--db", f"sqlite:///{place}/tables.db", "--thinkers", "1", "--no-limits"]
        serving = parse(["serve", *tables, "--pace", str(choice.pace)])
        listening = listen(choice.host, choice.port)
        address = f"http://{named(choice.host)}:{listening.getsockname()[1]}/"
        pages = [f"{address}game/{name}" for name in package.points]
        print(f"Steinkreis: {address}\n  {' '.join(pages)}", flush=True)
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        _watch(package, serving, listening)
    return 0


def _watch(package: Package, serving: argparse.Namespace, listening: socket.socket) -> None:
    seen = _stamps(package.root)
    process = _start(package, serving, listening)
    try:
        while True:
            time.sleep(LOOK)
            now = _stamps(package.root)
            if now != seen:
                changed = sorted({path for path, _ in now.items() ^ seen.items()})
                print(f"changed: {', '.join(changed)}", flush=True)
                seen = now
                _end(process)
                process = _start(package, serving, listening)
    except KeyboardInterrupt:
        _end(process)


def _stamps(root: Path) -> dict[str, int]:
    """When each file of the package was last written."""
    found: dict[str, int] = {}
    for folder, folders, files in os.walk(root):
        folders[:] = [name for name in folders if not _is_ignored(name)]
        for name in files:
            path = Path(folder, name)
            if not _is_ignored(name) and path.exists():
                found[str(path.relative_to(root))] = path.stat().st_mtime_ns
    return found


def _is_ignored(name: str) -> bool:
    return name in IGNORED or name.startswith(".") or name.endswith((".egg-info", "~", ".pyc"))


def _start(package: Package, serving: argparse.Namespace, listening: socket.socket) -> SpawnProcess:
    process = get_context("spawn").Process(target=_work, args=(package, serving, listening))
    process.start()
    return process


def _end(process: SpawnProcess) -> None:
    process.terminate()
    process.join(GOODBYE)
    process.kill()
    process.join()


def _work(package: Package, serving: argparse.Namespace, listening: socket.socket) -> None:
    """Serve the game as it is now, or what is wrong with it."""
    from steinkreis.game.registry import game
    from steinkreis.server.workbench import Workbench, in_words, serve_trouble

    end_with_parent()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that all is tidied up
    with contextlib.suppress(KeyboardInterrupt):
        try:
            for name in package.points:
                game(name)
        except Exception as error:
            serve_trouble(in_words(error.__cause__ or error, package.root), listening)
        else:
            serve_one(serving, listening, lambda app: Workbench(app, package.root))
