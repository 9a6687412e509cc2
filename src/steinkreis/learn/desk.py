"""What a learner keeps on the disk, so that it can be stopped at any time and go on.

`rounds/NNN.parquet` has what was looked at, a row for every moment and seat, with what was expected
later and what came of it; `rounds/NNN.json` the weights after it; `state.npz` what learning goes on
from; `progress.json` how it went; `learnt.json` the best weights; `report.html` tells of it all.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from steinkreis.game.learnt import FILE, Learnt
from steinkreis.game.trouble import Trouble
from steinkreis.learn.network import Array, Network


class CannotLearn(Trouble):
    """The folder cannot be written or holds something else, or a library is missing."""


class Round(msgspec.Struct):
    """How one round went."""

    number: int
    games: int
    seconds: float
    loss: float  # on games that were not yet learnt from
    own_loss: float | None  # that of the game's own `worth` on the same games
    share: float  # of the wins, against the best so far
    low: float
    high: float
    is_best: bool


class Progress(msgspec.Struct):
    game: str
    rules: int
    players: int
    options: dict[str, object]
    seed: int
    width: int
    rounds: list[Round] = []

    @property
    def best(self) -> int:
        """The number of the round whose weights are the best; 0 where the game's own are."""
        return max((each.number for each in self.rounds if each.is_best), default=0)

    @property
    def games(self) -> int:
        return sum(each.games for each in self.rounds)


class Desk:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        try:
            (folder / "rounds").mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise CannotLearn(f"cannot write into {folder}: {error.strerror}") from None

    def weights(self, number: int) -> Path:
        return self.folder / "rounds" / f"{number:03}.json"

    def progress(self) -> Progress | None:
        """How far it has come; None where nothing has begun."""
        path = self.folder / "progress.json"
        if not path.is_file():
            return None
        try:
            return msgspec.json.decode(path.read_bytes(), type=Progress)
        except (OSError, msgspec.MsgspecError):
            raise CannotLearn(f"{path} cannot be read; say --anew to begin again") from None

    def keep(self, progress: Progress, network: Network) -> None:
        """After a round; what stood there before is only replaced by what is whole."""
        with open(self.folder / "state.npz.new", "wb") as file:
            np.savez(file, **network.arrays())  # type: ignore[arg-type]
        os.replace(self.folder / "state.npz.new", self.folder / "state.npz")
        self._write("progress.json", msgspec.json.format(msgspec.json.encode(progress), indent=1))

    def restore(self, network: Network) -> None:
        with np.load(self.folder / "state.npz") as arrays:
            network.restore(arrays)

    def keep_weights(self, number: int, learnt: Learnt) -> None:
        self._write(f"rounds/{number:03}.json", msgspec.json.encode(learnt))

    def learnt(self, number: int) -> Learnt:
        return msgspec.json.decode(self.weights(number).read_bytes(), type=Learnt)

    def keep_best(self, learnt: Learnt) -> Path:
        self._write(FILE, msgspec.json.encode(learnt))
        return self.folder / FILE

    def keep_report(self, page: str) -> Path:
        self._write("report.html", page.encode())
        return self.folder / "report.html"

    def keep_rows(self, number: int, rows: Array, wanted: Array, shares: Array) -> None:
        pa, parquet = _parquet()
        numbers = pa.FixedSizeListArray.from_arrays(pa.array(rows.ravel()), rows.shape[1])
        table = pa.table({"numbers": numbers, "wanted": wanted, "share": shares})
        path = self.folder / "rounds" / f"{number:03}.parquet"
        parquet.write_table(table, path.with_suffix(".new"), compression="zstd")
        os.replace(path.with_suffix(".new"), path)

    def rows(self, number: int) -> tuple[Array, Array]:
        """What was looked at in that round, and what should have been expected."""
        _, parquet = _parquet()
        table = parquet.read_table(self.folder / "rounds" / f"{number:03}.parquet")
        wanted = table["wanted"].to_numpy()
        flat = table["numbers"].combine_chunks().flatten().to_numpy()
        return flat.reshape(len(wanted), -1), wanted

    def clear(self) -> None:
        """Begin anew."""
        for path in [*self.folder.glob("rounds/*"), *self.folder.glob("*.*")]:
            path.unlink()

    def _write(self, name: str, text: bytes) -> None:
        new = self.folder / f"{name}.new"
        new.write_bytes(text)
        os.replace(new, self.folder / name)


def _parquet() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise CannotLearn("learning needs pyarrow: pip install 'steinkreis[learn]'") from None
    return pyarrow, pyarrow.parquet
