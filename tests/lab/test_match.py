"""Matches: the same result from the same seed, wherever it is played."""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from steinkreis.game.registry import game
from steinkreis.game.trouble import Trouble
from steinkreis.lab.match import Match, match
from steinkreis.lab.pool import Here, Lost, NoCluster, Pool, Processes, pool
from steinkreis.lab.sitting import Sitting, play

STONES = game("hidden-stones")
BOTS = ["random", "greedy"]


def stones(
    workers: Pool, bots: list[str], *, players: int = 1, games: int = 8, **more: Any
) -> Match:
    setup = STONES.setup(players)
    return match(STONES, setup, bots, games=games, seed=4, pool=workers, **more)


def timeless(found: Match) -> object:
    """All but the clock."""
    bots = [(b.name, b.score, b.low, b.high, b.rating, b.rating_sigma, b.games) for b in found.bots]
    return found.game, found.games, found.players, found.verdict, bots


def test_the_same_seed_gives_the_same_match_here_and_in_processes() -> None:
    here = stones(Here(), ["random"] * 2, players=2, games=6)
    there = stones(Processes(2), ["random"] * 2, players=2, games=6)
    assert timeless(here) == timeless(there)


def test_another_seed_gives_another_match() -> None:
    setup = STONES.setup(2)
    one = match(STONES, setup, ["random"] * 2, games=6, seed=1)
    two = match(STONES, setup, ["random"] * 2, games=6, seed=2)
    assert timeless(one) != timeless(two)


def test_parts_of_the_wins_add_up() -> None:
    for players in (2, 3):
        found = stones(Here(), ["random"] * 2, players=players, games=6)
        assert sum(bot.score for bot in found.bots) == pytest.approx(1)
        assert [bot.games for bot in found.bots] == [6, 6]


def test_three_bots_at_two_seats_meet_in_pairs() -> None:
    found = stones(Here(), ["random"] * 3, players=2, games=6)
    assert [bot.games for bot in found.bots] == [4, 4, 4]
    assert sum(bot.score for bot in found.bots) == pytest.approx(1.5)


def test_greedy_beats_random_and_is_found_to_be_stronger_early() -> None:
    setup = STONES.setup(2, {"goal": 2})
    found = match(STONES, setup, BOTS, games=400, seed=1, until_decided=True)
    random, greedy = found.bots
    assert found.verdict == "greedy"
    assert found.games < 100
    assert found.games % found.round == 0
    assert greedy.score > 0.8
    assert greedy.rating > random.rating
    assert random.low <= random.score <= random.high


def test_the_early_end_is_the_same_in_processes() -> None:
    setup = STONES.setup(2, {"goal": 2})
    words: dict[str, Any] = {"games": 400, "seed": 1, "until_decided": True}
    here = match(STONES, setup, BOTS, pool=Here(), **words)
    there = match(STONES, setup, BOTS, pool=Processes(2), **words)
    assert timeless(here) == timeless(there)


def test_what_makes_no_match_is_refused() -> None:
    with pytest.raises(Trouble, match="between two bots or more"):
        stones(Here(), ["random"], players=2)
    with pytest.raises(Trouble, match="only a match between two bots"):
        stones(Here(), ["random"] * 3, players=2, until_decided=True)


def test_a_worker_with_other_rules_is_refused() -> None:
    sitting = Sitting("hidden-stones", 99, STONES.setup(1), ("random",), 1, 0)
    with pytest.raises(Trouble, match="by rules 1, not 99"):
        play(sitting)


# Lost workers


def die_once(work: tuple[str, int]) -> int:
    """Number 3 takes its worker with it, the first time."""
    folder, number = work
    mark = Path(folder) / "died"
    if number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_no_work_is_lost_with_a_process(tmp_path: Path) -> None:
    works = [(str(tmp_path), number) for number in range(12)]
    assert list(Processes(2).map(die_once, works)) == [number * number for number in range(12)]
    assert (tmp_path / "died").exists()


def test_work_that_kills_every_worker_is_given_up() -> None:
    with pytest.raises(Lost, match="again and again"):
        list(Processes(1).map(die, [1]))


def family() -> dict[int, list[int]]:
    """The children of every process."""
    found: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue  # it is gone
        found.setdefault(parent, []).append(int(stat.parent.name))
    return found


def ray_workers() -> list[int]:
    """The processes below this one in which Ray plays games."""
    children, open_ones, found = family(), [os.getpid()], []
    while open_ones:
        process = open_ones.pop()
        open_ones += children.get(process, [])
        try:
            if Path(f"/proc/{process}/cmdline").read_text().startswith("ray::play"):
                found.append(process)
        except OSError:
            continue
    return found


class Killer:
    """For progress: kills the first workers that it finds at a game."""

    def __init__(self) -> None:
        self.killed: list[int] = []

    def __call__(self, share: float) -> None:
        if not self.killed:
            self.killed = ray_workers()
            for process in self.killed:
                os.kill(process, signal.SIGKILL)


@pytest.mark.filterwarnings("ignore::FutureWarning:ray")
def test_no_game_is_lost_with_a_ray_worker() -> None:
    bots = ["greedy", "greedy"]  # who take long enough to be met at a game
    here = stones(Processes(2), bots, games=16)
    killer = Killer()
    with pool("ray") as cluster:
        there = stones(cluster, bots, games=16, progress=killer)
    assert killer.killed
    assert there.games == 16
    assert timeless(here) == timeless(there)


@pytest.mark.parametrize(
    ("address", "complaint"),
    [
        ("127.0.0.1:1", "cannot reach a Ray cluster at 127.0.0.1:1"),
        ("ray://127.0.0.1:1", "cannot reach a Ray cluster"),
        ("no.such.host.invalid:6379", "cannot reach a Ray cluster"),
        ("nonsense", "is no address of a Ray cluster"),
        ("host:99999", "is no address of a Ray cluster"),
    ],
)
def test_a_cluster_that_is_not_there_is_missed_at_once(address: str, complaint: str) -> None:
    with pytest.raises(NoCluster, match=complaint), pool("ray", address):
        pass


def test_what_is_no_cluster_is_not_taken_for_one() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:

        def answer() -> None:
            line, _ = server.accept()
            with line:
                line.recv(64)
                line.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")

        thread = threading.Thread(target=answer)
        thread.start()
        address = f"127.0.0.1:{server.getsockname()[1]}"
        with pytest.raises(NoCluster, match="is no Ray cluster"), pool("ray", address):
            pass
        thread.join()


def test_an_address_without_ray_is_refused() -> None:
    with pytest.raises(NoCluster, match="is for --on ray"), pool("local", "host:1"):
        pass


def test_without_openskill_nobody_plays_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(Trouble, match=r"pip install 'steinkreis\[lab\]'"):
        stones(Nobody(), BOTS)


class Nobody(Pool):
    def map(self, do: Any, works: Any) -> Any:
        raise AssertionError("somebody played")
