"""A real server in a process of its own, with a database in a temporary folder."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

PATIENCE = 90.0  # seconds: for a slow and noisy machine
MAIN = "import sys; from steinkreis.cli import main; sys.exit(main())"
KILLED = re.compile(r".*resource_tracker: There appear.*\n +warnings.warn.*\n")  # Python's own


class Server:
    def __init__(self, folder: Path, *words: str) -> None:
        self.folder = folder
        self.words = words
        self.port = 0
        self.starts = 0
        self.log = folder / "server.log"
        self.database = f"sqlite:///{folder / 'tables.db'}"
        self.python = sys.executable  # of the environment in which it runs
        self.before: list[str] = []  # what the command begins with, such as a limit of the system
        self.patches = ""  # Python that runs in the server before anything else
        self._process: subprocess.Popen[str] | None = None

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def http(self) -> str:
        return f"http://{self.host}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Open the tables; after the first time at the same port and with the same database."""
        words = ["serve", "--port", str(self.port), "--pace", "0", "--thinkers", "1"]
        python = ["-c", f"{self.patches}\n{MAIN}"] if self.patches else ["-m", "steinkreis"]
        command = [
            *self.before,
            self.python,
            *python,
            *words,
            *self.words,
            "--db",
            self.database,
        ]
        with self.log.open("ab") as errors:
            self._process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=errors, text=True
            )
        assert self._process.stdout is not None
        address = self._process.stdout.readline()
        found = re.search(r":(\d+)/", address)
        assert found is not None, self.complaints()
        self.port = int(found.group(1))
        self.starts += 1

    def kill(self) -> None:
        """No warning, no goodbye."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        process = self._process
        assert process is not None
        process.send_signal(how)
        code = process.wait(PATIENCE)
        if process.stdout is not None:
            process.stdout.close()
        self._process = None
        return code

    def close(self) -> None:
        if self._process is not None:
            self.kill()

    def complaints(self) -> str:
        """What the server wrote to its log: nothing, if all is well."""
        said = self.log.read_text(encoding="utf-8", errors="replace")
        return KILLED.sub("", said)


def children(pid: int) -> list[int]:
    """The processes that a process has started, and theirs."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit() and _parent(entry) == pid:
            found += [int(entry.name), *children(int(entry.name))]
    return found


def _parent(entry: Path) -> int:
    try:
        return int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1])
    except (OSError, IndexError):
        return -1


def wait_until_gone(pids: list[int]) -> None:
    deadline = time.monotonic() + PATIENCE
    while any(is_alive(pid) for pid in pids):
        assert time.monotonic() < deadline, "processes are left behind"
        time.sleep(0.05)


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except (OSError, IndexError):
        return False
