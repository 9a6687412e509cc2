"""The server under load, beside boardgame.io's, in one run: `make bench-server`.

100 tables with two clients each, over real sockets on loopback: the most moves a second, then a
fixed thousand a second (how long until the opponent's client has the move?), then the same with a
thousand spectators. The servers take turns, so that a busy machine is busy for both. Then our
server alone, with a strong bot at each of fifty tables: do people's moves still get through? At
last (`--many` does only that) one process on SQLite beside 1, 2 and 4 on PostgreSQL, and a thousand
tables. The last lines say what was asked for and what was found.
"""

from __future__ import annotations

import argparse
import math
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from load_client import Players, Run, Spectators, work
from load_links import HOST, Result

from tests.server import postgres
from tests.server.house import children

HERE = Path(__file__).parent
TABLES = 100
SPECTATORS = 1000
RATE = 1000  # moves a second over all tables
BOT_TABLES = 50  # at which a bot keeps the other cores busy
BOT = "menhir"
PEER = "boardgame.io"
MANY = 1000  # tables, held by several processes
PROCESSES = (1, 2, 4)
CLIENTS = 2  # processes that play; the spectators of a server are one more
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Team:
    """A process of clients, and the line to it."""

    boss: Connection
    ids: list[str] = field(default_factory=list)

    def told(self) -> Result:
        if not self.boss.poll(120):
            raise TimeoutError("the clients do not answer")
        result = self.boss.recv()
        assert isinstance(result, Result)
        return result


@dataclass
class Server:
    name: str
    pid: int
    port: int
    peer: str = "steinkreis"  # whose clients it needs
    players: list[Team] = field(default_factory=list)
    watchers: list[Team] = field(default_factory=list)

    def cpu(self) -> float:
        """Seconds that it has computed, with all its threads and processes."""
        return sum(_cpu_of(pid) for pid in (self.pid, *children(self.pid)))

    def resident(self) -> float:
        """MiB."""
        return sum(_resident(pid) for pid in (self.pid, *children(self.pid)))


def _cpu_of(pid: int) -> float:
    with suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS
    return 0.0


def _resident(pid: int) -> float:
    with suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
    return 0.0


@dataclass
class Sample:
    """One phase of one server."""

    moves: float  # a second
    frames: float  # a second, to players and spectators
    kilobytes: float  # of a frame
    latency: list[float]  # p50, p95, p99 in milliseconds
    server: float  # share of one core
    clients: float
    memory: float
    troubles: int

    @property
    def thrift(self) -> float:
        """Moves per second of processor time."""
        return self.moves / self.server if self.server else math.nan


Found = dict[str, Sample]  # by the name of the server


def measure(server: Server, seconds: float, rate: float | None, *, watched: bool) -> Sample:
    tables = sum(len(players.ids) for players in server.players)
    teams = [*server.players, *(server.watchers if watched else [])]
    before, began = server.cpu(), time.perf_counter()
    for team in teams:
        team.boss.send(Run(seconds, rate / tables if rate is not None else None))
    results = [team.told() for team in teams]
    spent = time.perf_counter() - began
    used = server.cpu() - before
    latencies = [latency for result in results for latency in result.latencies]
    frames = sum(result.frames for result in results)
    return Sample(
        moves=sum(result.moves for result in results) / seconds,
        frames=frames / seconds,
        kilobytes=sum(result.bytes for result in results) / max(1, frames) / 1000,
        latency=percentiles(latencies),
        server=used / spent,
        clients=sum(result.cpu for result in results) / spent,
        memory=server.resident(),
        troubles=sum(result.troubles for result in results),
    )


def percentiles(latencies: list[float]) -> list[float]:
    if len(latencies) < 2:
        return [math.nan] * 3
    cuts = statistics.quantiles(latencies, n=100)
    return [1000 * cuts[49], 1000 * cuts[94], 1000 * cuts[98]]


def middle(samples: list[Sample]) -> Sample:
    """The median of each figure."""
    median = statistics.median
    return Sample(
        moves=median(s.moves for s in samples),
        frames=median(s.frames for s in samples),
        kilobytes=median(s.kilobytes for s in samples),
        latency=[median(s.latency[k] for s in samples) for k in range(3)],
        server=median(s.server for s in samples),
        clients=median(s.clients for s in samples),
        memory=max(s.memory for s in samples),
        troubles=sum(s.troubles for s in samples),
    )


# Processes


@contextmanager
def running(name: str, command: list[str], port: int, folder: str) -> Iterator[Server]:
    environment = {**os.environ, "NODE_ENV": "production"}
    with open(Path(folder, f"{name}.log"), "wb") as log:
        process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
    try:
        _await_port(port, process)
        yield Server(name, process.pid, port, name if name == PEER else "steinkreis")
    except BaseException:
        print(Path(folder, f"{name}.log").read_text()[-4000:], file=sys.stderr)
        raise
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()


def _await_port(port: int, process: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline and process.poll() is None:
        try:
            urllib.request.urlopen(f"http://{HOST}:{port}/", timeout=2).close()
        except urllib.error.HTTPError:
            return
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise RuntimeError("a server did not start")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port = probe.getsockname()[1]
        assert isinstance(port, int)
        return port


def ours(folder: str, *words: str) -> tuple[list[str], int]:
    port = free_port()
    command = [sys.executable, "-m", "steinkreis", "serve", "--port", str(port)]
    command += ["--db", f"sqlite:///{folder}/tables.db", "--no-limits", "--pace", "0", *words]
    return command, port


def theirs() -> tuple[list[str], int] | None:
    """boardgame.io's server, where Node and npm give it."""
    node, npm = shutil.which("node"), shutil.which("npm")
    home = HERE / "boardgame_io"
    if node is None or npm is None:
        return None
    if not (home / "node_modules").is_dir():
        install = [npm, "ci", "--no-audit", "--no-fund", "--silent"]
        if subprocess.run(install, cwd=home).returncode != 0:
            return None
    port = free_port()
    return [node, str(home / "server.mjs"), str(port)], port


def team(stack: ExitStack, task: Players | Spectators) -> Team:
    context = get_context("spawn")
    mine, its = context.Pipe()
    process = context.Process(target=work, args=(task, its), daemon=True)
    process.start()
    stack.callback(process.join, 10)
    stack.callback(_dismiss, mine)
    its.close()
    if not mine.poll(120):
        raise TimeoutError("the clients did not get ready")
    return Team(mine, mine.recv())


def _dismiss(boss: Connection) -> None:
    with suppress(BrokenPipeError):
        boss.send(None)


def seat_players(stack: ExitStack, server: Server, tables: int = TABLES) -> None:
    for number in range(CLIENTS):
        task = Players(server.peer, server.port, tables // CLIENTS, number)
        server.players.append(team(stack, task))


def seat_spectators(stack: ExitStack, server: Server) -> None:
    ids = [id for players in server.players for id in players.ids]
    task = Spectators(server.peer, server.port, ids, SPECTATORS // TABLES)
    server.watchers.append(team(stack, task))


# The run


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="of each measurement")
    parser.add_argument("--turns", type=int, default=3, help="measurements of each kind")
    parser.add_argument("--only-ours", action="store_true")
    parser.add_argument("--many", action="store_true", help="only several processes")
    choice = parser.parse_args()
    version = subprocess.run([sys.executable, "-m", "steinkreis", "--version"], capture_output=True)
    print(version.stdout.decode().strip(), flush=True)
    asked: list[str] = []
    if not choice.many:
        asked += beside_peers(choice)
    asked += many(choice)
    print("\n" + "\n".join(asked))


def at_least(what: str, found: float, wanted: float) -> str:
    return f"{'yes' if found >= wanted else 'NO ':<4}{what}: {found:.2f}, asked {wanted:g}"


def sooner(what: str, found: Found) -> str:
    ours, theirs = found["steinkreis"].latency[2], found[PEER].latency[2]
    return f"{'yes' if ours <= theirs else 'NO ':<4}p99 {what}: {ours:.1f} ms, asked {theirs:.1f}"


def many(choice: argparse.Namespace) -> list[str]:
    """One process on SQLite beside several on PostgreSQL; its own processor time is extra."""
    lack = postgres.missing()
    if lack is not None:
        return [lack]
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        database = stack.enter_context(postgres.cluster())
        servers = [stack.enter_context(running("SQLite", *ours(folder), folder))]
        for count in PROCESSES:
            words = ["--db", database.database(), "--workers", str(count), "--thinkers", "1"]
            started = running(f"PostgreSQL {count}", *ours(folder, *words), folder)
            servers.append(stack.enter_context(started))
        for server in servers:
            seat_players(stack, server)
            measure(server, 1.0, None, watched=False)
        fast = phase("as fast as possible", servers, choice.seconds, choice.turns, None)
        phase(f"{RATE} moves/s", servers, choice.seconds, choice.turns, RATE)
    alone = fast["SQLite"].thrift
    asked = [
        at_least(
            f"{count} processes of one on SQLite", fast[f"PostgreSQL {count}"].thrift / alone, 0.7
        )
        for count in PROCESSES
    ]
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        database = stack.enter_context(postgres.cluster())
        words = ["--db", database.database(), "--workers", "2", "--thinkers", "1"]
        server = stack.enter_context(running("PostgreSQL 2", *ours(folder, *words), folder))
        seat_players(stack, server, MANY)
        held = f"{MANY} tables with {2 * MANY} clients, {RATE} moves/s"
        phase(held, [server], choice.seconds, choice.turns, RATE)
    return asked


def beside_peers(choice: argparse.Namespace) -> list[str]:
    asked: list[str] = []
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        command, port = ours(folder)
        servers = [stack.enter_context(running("steinkreis", command, port, folder))]
        peer = None if choice.only_ours else theirs()
        if peer is not None:
            servers.append(stack.enter_context(running("boardgame.io", *peer, folder)))
        elif not choice.only_ours:
            print("boardgame.io is missing: it needs Node and npm.")
        for server in servers:
            seat_players(stack, server)
            measure(server, 1.0, None, watched=False)  # warm up
        fast = phase("as fast as possible", servers, choice.seconds, choice.turns, None)
        steady = phase(f"{RATE} moves/s", servers, choice.seconds, choice.turns, RATE)
        for server in servers:
            seat_spectators(stack, server)
        watched = f"{RATE} moves/s, {SPECTATORS} spectators"
        seen = phase(watched, servers, choice.seconds, choice.turns, RATE, watched=True)
        if peer is not None:
            thrift = fast["steinkreis"].thrift / fast[PEER].thrift
            asked.append(at_least("moves per second of processor time of theirs", thrift, 1.8))
            asked += [sooner(f"at {RATE} moves/s", steady), sooner(f"at {watched}", seen)]
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        command, port = ours(folder)
        server = stack.enter_context(running("steinkreis", command, port, folder))
        task = Players(server.peer, port, BOT_TABLES, 0, BOT)
        server.players.append(team(stack, task))
        beside_bots = f"{BOT_TABLES} tables, each with two people and {BOT}"
        phase(beside_bots, [server], choice.seconds, choice.turns, None)
    return asked


def phase(
    name: str,
    servers: list[Server],
    seconds: float,
    turns: int,
    rate: float | None,
    *,
    watched: bool = False,
) -> Found:
    """Every server in turn, several times; prints the medians."""
    samples: dict[str, list[Sample]] = {server.name: [] for server in servers}
    for _ in range(turns):
        for server in servers:
            samples[server.name].append(measure(server, seconds, rate, watched=watched))
    print(f"\n{name}: medians of {turns} x {seconds:g} s")
    print(
        f"{'':<14}{'moves/s':>9}{'p50 ms':>9}{'p95 ms':>9}{'p99 ms':>9}{'frames/s':>10}"
        f"{'kB/frame':>10}{'server':>8}{'clients':>9}{'moves/cpu s':>13}{'MiB':>6}{'troubles':>10}"
    )
    found = {name: middle(several) for name, several in samples.items()}
    for who, s in found.items():
        p50, p95, p99 = s.latency
        print(
            f"{who:<14}{s.moves:>9,.0f}{p50:>9.1f}{p95:>9.1f}{p99:>9.1f}{s.frames:>10,.0f}"
            f"{s.kilobytes:>10.1f}{s.server:>8.0%}{s.clients:>9.0%}{s.thrift:>13,.0f}"
            f"{s.memory:>6.0f}{s.troubles:>10}",
            flush=True,
        )
    return found


if __name__ == "__main__":
    main()
