"""The commands that compute; each prints for people, or one JSON object."""

from __future__ import annotations

import argparse
import contextlib
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TextIO

import msgspec

from steinkreis.bots.roster import NAMES, bot
from steinkreis.cli.progress import bar
from steinkreis.core.message import Message
from steinkreis.core.state import PUBLIC
from steinkreis.game.game import AnyGame
from steinkreis.game.record import Record, read
from steinkreis.game.registry import game as game_named
from steinkreis.game.registry import games as all_games
from steinkreis.game.setup import Setup, counts_in_words, parse
from steinkreis.game.trouble import BadRecord, BadSetup, Trouble
from steinkreis.game.words import Words, language_here
from steinkreis.interpreted import is_compiled
from steinkreis.lab.simulate import simulate as run_simulation
from steinkreis.lab.speed import compare
from steinkreis.laws.check import Finding
from steinkreis.laws.check import check as inspect


class BadFile(Trouble):
    """A file that cannot be read or written."""


def say(choice: argparse.Namespace, answer: object, lines: list[str]) -> None:
    """Print the answer the way it was asked for."""
    if choice.json:
        print(msgspec.json.encode(answer).decode())
    else:
        print("\n".join(lines))


def chosen_setup(game: AnyGame, players: int, typed: list[str]) -> Setup:
    """The set-up out of `k=v` words."""
    known = {option.name: option for option in game.choices}
    values: dict[str, object] = {}
    for word in typed:
        name, equals, text = word.partition("=")
        if not equals:
            raise BadSetup(f"an option is written name=value, not {word}")
        values[name] = parse(known[name], text) if name in known else text
    return game.setup(players, values)


def games(choice: argparse.Namespace) -> int:
    rows, lines = [], []
    for game in all_games().values():
        counts = list(game.players)
        is_span = len(counts) > 1 and counts == list(range(counts[0], counts[-1] + 1))
        title = _title(game)
        options = [
            {"name": o.name, "values": list(o.values), "default": o.default} for o in game.options
        ]
        players = [counts[0], counts[-1]] if is_span else counts
        row = {"name": game.name, "title": title, "players": players, "options": options}
        rows.append({**row, "player_counts": counts})
        lines.append(f"{game.name:<20} {title}, for {counts_in_words(game.players)}")
        lines += [
            f"{'':<20}   --option {o.name}={'|'.join(o.values) or 'JSON'}" for o in game.options
        ]
    say(choice, {"games": rows}, lines)
    return 0


def _title(game: AnyGame) -> str:
    return Words(game, language_here()).say(Message("title"))


def simulate(choice: argparse.Namespace) -> int:
    game = game_named(choice.game)
    setup = chosen_setup(game, choice.players, choice.option)
    known_bot(choice.bot)
    with writing(choice.save) as save, bar(game.name) as progress:
        tally = run_simulation(
            game,
            setup,
            games=choice.games,
            seed=choice.seed,
            bot_name=choice.bot,
            save=save,
            progress=progress,
        )
    shares = ", ".join(f"{share:.1%}" for share in tally.win_share)
    scores = ", ".join(f"{score:.1f}" for score in tally.mean_score)
    build = "compiled" if tally.compiled else "interpreted"
    lines = [
        f"{tally.games} games of {tally.game} with {tally.players} players ({choice.bot}, {build})",
        f"  {tally.decisions:,} decisions in {tally.seconds:.2f} s,"
        f" {tally.decisions_per_s:,.0f} a second, {tally.mean_length:,.0f} a game",
        f"  won by seat: {shares}",
        f"  mean score by seat: {scores}",
    ]
    say(choice, asdict(tally), lines)
    return 0


def known_bot(name: str) -> None:
    """BadSetup where there is no such bot; `trilith*0.1` is one with a part of its budget."""
    try:
        bot(name)
    except KeyError:
        raise BadSetup(f"there is no bot {name}; there are {', '.join(NAMES)}") from None


@contextlib.contextmanager
def writing(path: str | None) -> Iterator[TextIO | None]:
    """The file opened for writing, or None where none is wanted."""
    if path is None:
        yield None
        return
    try:
        file = open(path, "w", encoding="utf-8")  # noqa: SIM115 (closed below)
    except OSError as error:
        raise BadFile(f"cannot write {path}: {error.strerror}") from None
    with file:
        yield file


def read_records(path: str) -> Iterator[Record]:
    """The records of a file, each checked; a complaint names the line."""
    try:
        lines = Path(path).read_bytes().splitlines()
    except OSError as error:
        raise BadFile(f"cannot read {path}: {error.strerror}") from None
    numbered = [(n, line) for n, line in enumerate(lines, 1) if line.strip()]
    if not numbered:
        raise BadRecord(f"{path} holds no record")
    for number, line in numbered:
        try:
            yield read(line)
        except Trouble as trouble:
            raise BadRecord(f"{path}, line {number}: {trouble}") from None


def replay(choice: argparse.Namespace) -> int:
    rows, lines = [], []
    for record in read_records(choice.file):
        rows.append(_row(record))
        if not choice.verify and not choice.json:
            lines += [*story(record, choice.lang or language_here()), ""]
    if choice.verify:
        count = "1 record is" if len(rows) == 1 else f"{len(rows)} records are"
        lines = [f"{count} sound"]
    say(choice, {"records": rows, "sound": True}, lines)
    return 0


def _row(record: Record) -> dict[str, object]:
    state = record.state
    return {
        "game": record.game.name,
        "players": record.setup.players,
        "actions": len(record.actions),
        "over": record.is_over,
        "scores": state.scores(),
        "returns": state.returns() if record.is_over and record.ended is None else None,
    }


def story(record: Record, language: str) -> list[str]:
    """The game told again, as a spectator saw it."""
    game = record.game
    names = [f"{name} ({seat + 1})" for seat, name in enumerate(record.seats)]
    words = Words(game, language, names)
    lines: list[str] = []
    for step in record.steps():
        lines += words.lines(step.told(game, PUBLIC))
    if record.is_over and record.ended is None:
        lines += words.lines(game.verdict(record.state))
    return lines


def _named_games(choice: argparse.Namespace, *, all_by_default: bool) -> list[AnyGame]:
    if choice.games_named:
        return [game_named(name) for name in choice.games_named]
    if all_by_default:
        return list(all_games().values())
    raise BadSetup("name a game to check, or say --all")


def check(choice: argparse.Namespace) -> int:
    findings = []
    for game in _named_games(choice, all_by_default=choice.all):
        with bar(f"check {game.name}") as progress:
            finding = inspect(
                game,
                games=choice.games,
                seconds=choice.seconds,
                seed=choice.seed,
                progress=progress,
            )
        findings.append(finding)
    lines = [line for finding in findings for line in _finding_lines(finding)]
    answer = {"compiled": is_compiled(), "findings": [asdict(finding) for finding in findings]}
    say(choice, answer, lines)
    return 1 if any(finding.breaches for finding in findings) else 0


def _finding_lines(finding: Finding) -> list[str]:
    head = (
        f"{finding.game}: {finding.setups} set-ups, {finding.games} games,"
        f" {finding.looks} positions in {finding.seconds:.0f} s"
    )
    notes = [f"  {note}" for note in finding.notes]
    if not finding.breaches:
        return [head + ": all laws hold", *notes]
    lines = [head, *notes]
    for breach in finding.breaches:
        options = " ".join(f"{name}={value}" for name, value in breach.setup.options.items())
        lines.append(f"  law {breach.law} is broken: {breach.sentence}")
        lines.append(f"  {breach.setup.players} players {options}, after {breach.actions}")
    return lines


def bench(choice: argparse.Namespace) -> int:
    games = _named_games(choice, all_by_default=True)
    work = [(game, players) for game in games for players in game.players]
    rows = []
    with bar("bench") as progress:
        for number, (game, players) in enumerate(work):
            rows.append(compare(game, players, choice.seconds))
            progress((number + 1) / len(work))
    columns = "{:<22}{:<13}{:>10}{:>14}{:>12}{:>8}"
    lines = [columns.format("game", "build", "games/s", "decisions/s", "copies/s", "ratio")]
    for row in rows:
        for speed in (row.compiled, row.interpreted):
            if speed is not None:
                build = "compiled" if speed.compiled else "interpreted"
                ratio = f"{row.ratio:.1f}" if speed.compiled else ""
                rates = (speed.games_per_s, speed.decisions_per_s, speed.copies_per_s)
                numbers = [f"{rate:,.0f}" for rate in rates]
                lines.append(columns.format(f"{row.game} {row.players}", build, *numbers, ratio))
    say(choice, {"bench": [asdict(row) for row in rows]}, lines)
    return 0
