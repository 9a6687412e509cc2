"""A real PostgreSQL from the system's package, in a temporary folder, for one run of tests."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 60
SETTINGS = {
    "listen_addresses": "''",
    "fsync": "off",  # nobody pulls the plug here; a killed database loses nothing
    "shared_buffers": "32MB",
    "max_connections": "100",
}
_SOMEBODY = "postgres"


def programs() -> Path | None:
    """Where the programs of the database are; Debian keeps them out of the path."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return folders[-1].parent if folders else None


def missing() -> str | None:
    """Why the tests cannot have one, in a sentence."""
    if programs() is None:
        return "PostgreSQL is not installed (Debian: apt-get install postgresql)"
    try:
        import asyncpg  # noqa: F401
    except ImportError:
        return "the driver of PostgreSQL is not installed (pip install steinkreis[postgres])"
    if os.getuid() == 0 and not _has(_SOMEBODY):
        return f"PostgreSQL does not run as root, and there is no user {_SOMEBODY}"
    return None


def _has(user: str) -> bool:
    try:
        pwd.getpwnam(user)
    except KeyError:
        return False
    return True


class Cluster:
    """A running PostgreSQL that can be stopped, killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._made = 0
        found = programs()
        assert found is not None
        self._programs = found

    def make(self) -> None:
        if os.getuid() == 0:
            shutil.chown(self.folder, _SOMEBODY)
        self.folder.chmod(0o755)
        self._run("initdb", "-D", str(self._data), "-U", "steinkreis", "-A", "trust", "-N")
        self.start()

    def start(self) -> None:
        words = " ".join(f"-c {name}={value}" for name, value in SETTINGS.items())
        options = f"{words} -c unix_socket_directories={self.folder}"
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(self._data), "-o", options, "-l", log, "-w", "start")

    def stop(self, how: str = "fast") -> None:
        """`fast` cuts everybody off; `immediate` is a crash."""
        self._run("pg_ctl", "-D", str(self._data), "-m", how, "-w", "stop")

    def database(self) -> str:
        """The URL of a new, empty database."""
        self._made += 1
        name = f"house{self._made}"
        asyncio.run(self._create(name))
        return self.url(name)

    def url(self, name: str) -> str:
        return f"postgresql://steinkreis@/{name}?host={self.folder}"

    async def _create(self, name: str) -> None:
        import asyncpg

        line = await asyncpg.connect(self.url("postgres"))
        await line.execute(f"CREATE DATABASE {name}")
        await line.close()

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def _run(self, program: str, *words: str) -> None:
        user = _SOMEBODY if os.getuid() == 0 else None
        group = pwd.getpwnam(user).pw_gid if user else None
        subprocess.run(
            [str(self._programs / program), *words],
            check=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            user=user,
            group=group,
            extra_groups=[] if user else None,
            cwd="/",
            timeout=PATIENCE,
        )


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A new one; its folder has a short name, for the path of a socket must be short."""
    with tempfile.TemporaryDirectory(prefix="stones") as folder:
        made = Cluster(Path(folder))
        made.make()
        try:
            yield made
        finally:
            made.stop("immediate")
