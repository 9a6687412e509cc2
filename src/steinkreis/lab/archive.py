"""Reports on the disk: DIR/GAME/report.html (and .de.html), report.json, the results as Parquet.

study.json.gz has all that was seen, so that the report can be written anew without playing.
games.parquet has a row for every game and seat, deeds.parquet one for everything that a seat did
in a game, roles.parquet one for what a role earned in a game, points.parquet one for what a seat
got in a game from each source, levels.parquet one for every bot of the matches between levels.
"""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import msgspec

from steinkreis.game.trouble import Trouble
from steinkreis.lab.report import page, summary
from steinkreis.lab.study import Series, Study

REPORT = "report.html"
OTHERS = {"de": "report.de.html"}  # the same in other languages than English
CARD = "report.json"
STUDY = "study.json.gz"


class CannotKeep(Trouble):
    """The folder cannot be written, or what writes Parquet is missing."""


class NotKept(Trouble):
    """There is no study from which the report could be written."""


class Card(msgspec.Struct):
    """What a list of reports says of one of them."""

    game: str
    title: str
    date: str
    summary: str
    level: str
    games: int
    players: list[int]
    summaries: dict[str, str] = {}  # in other languages than English


def file_of(folder: Path, game: str, language: str) -> Path:
    """The report in that language, or in English where there is none."""
    other = folder / game / OTHERS.get(language, REPORT)
    return other if other.is_file() else folder / game / REPORT


def reports(folder: Path) -> list[Card]:
    """The reports below a folder, the newest first; each lies at `folder / card.game / REPORT`."""
    found = []
    for path in sorted(folder.glob(f"*/{CARD}")):
        try:
            card = msgspec.json.decode(path.read_bytes(), type=Card)
        except (OSError, msgspec.MsgspecError):
            continue  # half written, or not ours
        if card.game == path.parent.name and (path.parent / REPORT).is_file():
            found.append(card)
    return sorted(found, key=lambda card: card.date, reverse=True)


def prepare(folder: Path, game: str) -> Path:
    """The folder of the game's report, once it is sure that all can be written there."""
    try:
        import pyarrow.parquet  # noqa: F401 (asked here, so that nobody plays for nothing)
    except ImportError:
        raise CannotKeep("the lab needs pyarrow: pip install 'steinkreis[lab]'") from None
    place = folder / game
    try:
        place.mkdir(parents=True, exist_ok=True)
        probe = place / ".probe"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise CannotKeep(f"cannot write into {place}: {error.strerror}") from None
    return place


def keep(study: Study, place: Path) -> None:
    """Write the results, and the report in every language."""
    everything = [*study.series, *study.variants]
    try:
        (place / STUDY).write_bytes(gzip.compress(msgspec.json.encode(study), mtime=0))
        _write(place / "games.parquet", [row for s in everything for row in _games(study, s)])
        _write(place / "deeds.parquet", [row for s in everything for row in _deeds(study, s)])
        if any(series.roles for series in everything):
            _write(place / "roles.parquet", [row for s in everything for row in _roles(study, s)])
        if any(series.sources for series in everything):
            _write(place / "points.parquet", [row for s in everything for row in _points(study, s)])
        _write(place / "levels.parquet", list(_levels(study)))
    except OSError as error:
        raise CannotKeep(f"cannot write into {place}: {error.strerror}") from None
    tell(study, place)


def kept(place: Path) -> Study:
    """The study that was kept there."""
    try:
        return msgspec.json.decode(gzip.decompress((place / STUDY).read_bytes()), type=Study)
    except (OSError, EOFError, zlib.error, msgspec.MsgspecError) as error:
        raise NotKept(f"cannot read {place / STUDY} ({error}): let it be played once") from None


def tell(study: Study, place: Path) -> None:
    """Write the report in every language."""
    card = Card(
        game=study.game,
        title=study.title,
        date=study.date,
        summary=summary(study),
        summaries={language: summary(study, language) for language in OTHERS},
        level=study.level,
        games=study.games,
        players=[series.players for series in study.series],
    )
    try:
        for language, name in {"en": REPORT, **OTHERS}.items():
            (place / name).write_text(page(study, language), encoding="utf-8")
        (place / CARD).write_bytes(msgspec.json.encode(card))
    except OSError as error:
        raise CannotKeep(f"cannot write into {place}: {error.strerror}") from None


def _write(path: Path, rows: list[dict[str, Any]]) -> None:
    import pyarrow
    from pyarrow import parquet

    parquet.write_table(pyarrow.Table.from_pylist(rows), path, compression="zstd")


def _key(study: Study, series: Series, stream: int) -> dict[str, Any]:
    tuned = series.setup.options.get(study.tuned) if study.tuned is not None else None
    return {
        "game": study.game,
        "players": series.players,
        "tuned": int(str(tuned)) if tuned is not None else None,
        "level": study.level,
        "seed": study.seed,
        "stream": stream,
    }


def _games(study: Study, series: Series) -> Iterator[dict[str, Any]]:
    for game in series.games:
        for seat in range(series.players):
            yield {
                **_key(study, series, game.stream),
                "seat": seat,
                "place": game.order[seat],
                "share": game.shares[seat],
                "score": game.scores[seat],
                "decisions": game.decisions,
                "turns": game.turns,
                "answers": sum(game.answers) / max(1, sum(game.asked)),
                "forced": game.forced,
                "lead_changes": game.lead_changes,
                "settled": game.settled,
                "ending": game.ending or None,
                "looked": sum(game.looked),
                "mattered": sum(game.mattered),
            }


def _deeds(study: Study, series: Series) -> Iterator[dict[str, Any]]:
    for game in series.games:
        for deed, counts in game.deeds.items():
            for seat, count in enumerate(counts):
                if count:
                    yield {
                        **_key(study, series, game.stream),
                        "seat": seat,
                        "deed": deed,
                        "count": count,
                        "share": game.shares[seat],
                    }


def _roles(study: Study, series: Series) -> Iterator[dict[str, Any]]:
    for game in series.games:
        for role, amounts in game.earned.items():
            yield {
                **_key(study, series, game.stream),
                "role": role,
                "earned": sum(amounts),
                "rounds": len(amounts),
            }


def _points(study: Study, series: Series) -> Iterator[dict[str, Any]]:
    for game in series.games:
        for source, points in game.points.items():
            for seat, amount in enumerate(points):
                key = _key(study, series, game.stream)
                yield {**key, "seat": seat, "source": source, "points": amount}


def _levels(study: Study) -> Iterator[dict[str, Any]]:
    for rung in study.rungs:
        against = (rung.weaker, rung.stronger)
        for bot, other in zip(rung.match.bots, against, strict=True):
            key = {"game": study.game, "players": rung.players, "against": other}
            yield {**key, "matches": rung.match.games, **asdict(bot)}
