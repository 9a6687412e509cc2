"""The table of levels in docs/bots.md: each against the one below, the highest against greedy.

    python bench/ladder.py [GAME ...] [--games 200] [--minutes M] [--processes 1] [--seed 7]
                              [--top 'trilith*0.1'] [--fewest]
    python bench/ladder.py --table    only write the table, from what was played before

Whatever was played is kept in docs/levels.json, some games at a time: stopped at any moment, the
same command goes on. The next games go to the pairing that has had the least time, so
that quick bots are done first and slow ones share what is left. Rows that other bots or rules have
played than those of now are played anew, and stand in the table, marked, until that is done.
"""

from __future__ import annotations

import argparse
import datetime
import hashlib
import os
import re
import sys
import time
from importlib.resources import files
from pathlib import Path

import msgspec

import steinkreis
from steinkreis.bots.levels import LEVELS
from steinkreis.cli.progress import bar
from steinkreis.game.game import AnyGame
from steinkreis.game.registry import game as game_named
from steinkreis.game.registry import games as all_games
from steinkreis.lab.intervals import Estimate, share
from steinkreis.lab.pool import Here, Pool, Processes
from steinkreis.lab.seating import Seating
from steinkreis.lab.sitting import Sitting, play

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "docs/levels.json"
PAGE = ROOT / "docs/bots.md"
BEGIN, END = "<!-- levels: begin -->", "<!-- levels: end -->"
MANY = 4  # players of the larger table, where a game is for so many
PIECE = 30  # seconds between two times that something is kept, or a round of all seats
DRAWN = ("scene", "tale", "names", "questions", "refusals")  # modules that no bot looks at
NAMES = [level.name for level in LEVELS]


class Row(msgspec.Struct):
    """One bot among others of one kind, and what it has taken so far."""

    game: str
    players: int
    one: str
    other: str
    seed: int
    version: str  # of bots and rules
    games: int = 0
    taken: float = 0.0
    seconds: float = 0.0
    date: str = ""

    @property
    def pairing(self) -> tuple[str, int, str, str, int]:
        return self.game, self.players, self.one, self.other, self.seed


def version_of(game: AnyGame) -> str:
    """A short mark of all that decides how bots play the game."""
    bots = sorted((Path(steinkreis.__path__[0]) / "bots").glob("*.py"))
    folder = Path(str(files(game.package)))
    own = [path for path in sorted(folder.glob("*.py")) if not path.stem.startswith(DRAWN)]
    mark = hashlib.sha256()
    for path in [*bots, *own, folder / "learnt.json"]:
        if path.is_file():
            mark.update(path.read_bytes())
    return mark.hexdigest()[:12]


def pairings(game: AnyGame, seed: int, top: str, *, fewest: bool = False) -> list[Row]:
    """Each level among those below, the highest among greedy ones; with few and with many."""
    counts = [count for count in game.players if count > 1]
    climbers = [*NAMES[1:-1], top, top]
    pairs = zip(climbers, [*NAMES[:-1], "greedy"], strict=True)
    many = counts[0] if fewest else min(counts, key=lambda count: abs(count - MANY))
    sizes = sorted({counts[0], many})
    version = version_of(game)
    return [
        Row(game=game.name, players=players, one=one, other=other, seed=seed, version=version)
        for one, other in pairs
        for players in sizes
    ]


class Ladder:
    def __init__(self, path: Path, wanted: list[Row]) -> None:
        self.path = path
        text = path.read_bytes() if path.is_file() else b"[]"
        self.rows = msgspec.json.decode(text, type=list[Row])
        self.wanted = [self._going_on(row) for row in wanted]

    def _going_on(self, fresh: Row) -> Row:
        for row in self.rows:
            if (row.pairing, row.version) == (fresh.pairing, fresh.version):
                return row
        self.rows.append(fresh)
        return fresh

    def next(self, games: int) -> Row | None:
        """The pairing that has had the least time, of those that are not done."""
        open_rows = [row for row in self.wanted if row.games < games]
        return min(open_rows, key=lambda row: row.seconds, default=None)

    def keep(self, games: int) -> None:
        """What older bots have played goes as soon as it is played anew."""
        done = {row.pairing: row.version for row in self.wanted if row.games >= games}
        self.rows = [row for row in self.rows if done.get(row.pairing, row.version) == row.version]
        played = [row for row in self.rows if row.games]
        new = self.path.with_suffix(".new")
        new.write_bytes(msgspec.json.format(msgspec.json.encode(played), indent=1) + b"\n")
        os.replace(new, self.path)

    def shown(self) -> list[Row]:
        """The row with the most games of every pairing."""
        best: dict[tuple[str, int, str, str, int], Row] = {}
        for row in self.rows:
            if row.games > best.get(row.pairing, Row("", 0, "", "", 0, "")).games:
                best[row.pairing] = row
        names = [*NAMES, "greedy", "random"]
        return sorted(
            best.values(), key=lambda row: (row.game, row.players, names.index(row.other))
        )


def seating_of(row: Row, game: AnyGame) -> tuple[Seating, list[str]]:
    sides = game.sides(game.setup(row.players))
    others = max(1, len(set(sides)) - 1)
    return Seating(1 + others, sides), [row.one, *[row.other] * others]


def play_piece(row: Row, games: int, pool: Pool) -> None:
    """Some more games of a pairing."""
    game = game_named(row.game)
    seating, bots = seating_of(row, game)
    rounds = round(PIECE * row.games / row.seconds / seating.round) if row.games else 1
    stop = min(games, row.games + max(1, rounds) * seating.round)
    numbers = range(row.games, stop + (-stop) % seating.round)
    sittings = [
        Sitting(
            game=game.name,
            rules=game.rules,
            setup=game.setup(row.players),
            bots=tuple(bots[bot] for bot in seating.by_seat(number)),
            seed=row.seed,
            stream=seating.stream(number),
        )
        for number in numbers
    ]
    began, taken = time.monotonic(), 0.0
    for number, result in zip(numbers, pool.map(play, sittings), strict=True):
        part = seating.parts(number, result.returns)
        # Where all play together everybody plays the same deals alone; both of a pair count half.
        taken += part.get(0, 0.0) if not seating.is_alone else _alone(part)
    row.games, row.taken = numbers.stop, row.taken + taken
    row.seconds += time.monotonic() - began
    row.date = datetime.date.today().isoformat()


def _alone(part: dict[int, float]) -> float:
    ((bot, won),) = part.items()
    return won if bot == 0 else 1.0 - won


def estimate(row: Row) -> Estimate:
    return share([row.taken / row.games] * row.games)


def table(rows: list[Row]) -> str:
    lines = [
        "| game | players | | share of the wins | times the fair one | games | seed | date |",
        "|---|---|---|---|---|---|---|---|",
    ]
    lines += [_line(row) for row in rows]
    if any(_is_stale(row) for row in rows):
        lines += ["", "† played before bots or rules were changed last."]
    return "\n".join(lines)


def _line(row: Row) -> str:
    game = game_named(row.game)
    sides = len(set(game.sides(game.setup(row.players))))
    fair = 1 / max(2, sides)
    found = estimate(row)
    among = "against" if sides <= 2 else "among"
    mark = " †" if _is_stale(row) else ""
    return (
        f"| {row.game} | {row.players} | {row.one} {among} {row.other}{mark}"
        f" | {found.value:.1%} ({found.low:.1%} to {found.high:.1%})"
        f" | {found.value / fair:.2f} | {row.games} | {row.seed} | {row.date} |"
    )


def _is_stale(row: Row) -> bool:
    return row.version != version_of(game_named(row.game))


def write_table(page: Path, rows: list[Row]) -> None:
    text = page.read_text(encoding="utf-8")
    inside = re.compile(f"{BEGIN}.*?{END}", re.DOTALL)
    if not inside.search(text):
        raise SystemExit(f"{page} has no {BEGIN} and {END}")
    whole = f"{BEGIN}\n{table(rows)}\n{END}"
    page.write_text(inside.sub(lambda found: whole, text), encoding="utf-8")


def climb(ladder: Ladder, games: int, until: float, pool: Pool) -> None:
    whole = games * len(ladder.wanted)
    with bar("levels") as tell:
        while time.monotonic() < until and (row := ladder.next(games)) is not None:
            play_piece(row, games, pool)
            ladder.keep(games)
            tell(sum(min(games, row.games) for row in ladder.wanted) / whole)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    reader.add_argument("game", nargs="*", help="all of the house, where none is named")
    reader.add_argument("--games", type=int, default=200, help="of each pairing")
    reader.add_argument("--minutes", type=float, default=float("inf"))
    reader.add_argument("--processes", type=int, default=1)
    reader.add_argument("--seed", type=int, default=7)
    reader.add_argument("--top", default=NAMES[-1], help="the highest level; 'trilith*0.1': less")
    reader.add_argument("--fewest", action="store_true", help="only the smallest tables")
    reader.add_argument("--kept", type=Path, default=KEPT)
    reader.add_argument("--page", type=Path, default=PAGE)
    reader.add_argument("--table", action="store_true", help="play nothing")
    chosen = reader.parse_args()
    found = [game_named(name) for name in chosen.game or all_games()]
    wanted = [
        row
        for game in found
        for row in pairings(game, chosen.seed, chosen.top, fewest=chosen.fewest)
    ]
    ladder = Ladder(chosen.kept, wanted)
    pool = Here() if chosen.processes == 1 else Processes(chosen.processes)
    try:
        if not chosen.table:
            climb(ladder, chosen.games, time.monotonic() + 60 * chosen.minutes, pool)
    except KeyboardInterrupt:
        print("Stopped; the same command goes on from there.", file=sys.stderr)
    write_table(chosen.page, ladder.shown())


if __name__ == "__main__":
    main()
