"""With --durable nothing is acknowledged before the disk has it."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
from pathlib import Path

import pytest

from steinkreis.server.postgres import Postgres
from tests.server.guests import guest
from tests.server.house import Server
from tests.server.postgres import Cluster

# Counts how often a process waits for the disk, in the length of a file.
COUNTING = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>
static int counted(const char *name, int file) {
    int (*real)(int) = dlsym(RTLD_NEXT, name);
    int note = open(getenv("SYNCED"), O_WRONLY | O_CREAT | O_APPEND, 0644);
    if (note >= 0) { if (write(note, "x", 1) < 0) {} close(note); }
    return real(file);
}
int fsync(int file) { return counted("fsync", file); }
int fdatasync(int file) { return counted("fdatasync", file); }
"""


@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")
@pytest.mark.parametrize("is_durable", [True, False])
def test_a_durable_move_waits_for_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_durable: bool
) -> None:
    source, library, synced = (tmp_path / name for name in ("sync.c", "sync.so", "synced"))
    source.write_text(COUNTING, encoding="utf-8")
    command = ["cc", "-shared", "-fPIC", "-o", str(library), str(source), "-ldl"]
    subprocess.run(command, check=True)
    server = Server(tmp_path, *(["--durable"] if is_durable else []))
    server.before = ["env", f"LD_PRELOAD={library}", f"SYNCED={synced}"]

    async def play() -> int:
        async with guest(server, "Ann") as ann, ann.at(await ann.open("me", "me")) as line:
            await line.play(0, 1, most=1)
            before, most = synced.stat().st_size if synced.exists() else 0, 20
            await line.play(0, 1, most=most)
            waits = (synced.stat().st_size if synced.exists() else 0) - before
            print(f"{most} moves, {waits} waits for the disk")
            return waits

    server.start()
    try:
        waits = asyncio.run(play())
        assert waits >= 20 if is_durable else waits < 20
    finally:
        server.close()


def test_postgres_is_told_to_wait(cluster: Cluster) -> None:
    """Whatever the database does for others: the guarantee is its own."""
    url = cluster.database()

    async def ask(durable: bool) -> str:
        line = await Postgres(url, durable=durable).connect()
        try:
            await line.execute("SELECT 1")
            return str(await line.fetchval("SHOW synchronous_commit"))
        finally:
            await line.close()

    assert asyncio.run(ask(True)) == "on"
