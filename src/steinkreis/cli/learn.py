"""Bots that learn a game by playing it among themselves."""

from __future__ import annotations

import argparse
import sys
import time
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from steinkreis.cli.commands import chosen_setup, say
from steinkreis.cli.progress import bar
from steinkreis.game.game import AnyGame
from steinkreis.game.learnt import FILE, Learnt, learnt_of
from steinkreis.game.registry import game as game_named
from steinkreis.game.trouble import Trouble

if TYPE_CHECKING:
    from steinkreis.lab.intervals import Estimate
    from steinkreis.learn.desk import Round
    from steinkreis.learn.school import School

STOPPED = 130  # what a shell says of a command that was interrupted


class CannotKeep(Trouble):
    """The folder of the game cannot be written."""


def learn(choice: argparse.Namespace) -> int:
    game = game_named(choice.game)
    setup = chosen_setup(game, choice.players or game.players[0], choice.option)
    try:  # only here, for learning needs more than playing does
        from steinkreis.lab.pool import pool
        from steinkreis.learn.desk import Desk
        from steinkreis.learn.school import School
    except ImportError as error:
        raise Trouble(f"learning needs {error.name}: pip install 'steinkreis[learn]'") from None
    desk = Desk(Path(choice.out) / f"{game.name}-{setup.players}")
    if choice.anew:
        desk.clear()
    with pool(choice.on, choice.address) as workers:
        school = School(game, setup, desk, seed=choice.seed, pool=workers)
        try:
            _attend(school, choice)
            found = _weigh(school)
        except KeyboardInterrupt:
            done = len(school.progress.rounds)
            print(f"Stopped after round {done}; the same command goes on from there.")
            return STOPPED
    return _conclude(school, found, choice)


def _attend(school: School, choice: argparse.Namespace) -> None:
    """Round after round, until it gets no better or time is up."""
    until = time.monotonic() + 60 * choice.minutes
    while not school.is_done and time.monotonic() < until:
        with bar(f"round {len(school.progress.rounds) + 1}") as progress:
            done = school.attend(choice.games, progress)
        print(_line(done), file=sys.stderr, flush=True)


def _line(done: Round) -> str:
    own = f" ({done.own_loss:.3f} by its own worth)" if done.own_loss is not None else ""
    verdict = "the best so far" if done.is_best else "no better"
    return (
        f"round {done.number}: {done.games} games, {done.seconds:.0f} s,"
        f" off by {done.loss:.3f}{own}; {done.share:.1%} ({done.low:.1%} to {done.high:.1%})"
        f" against the best before: {verdict}"
    )


def _weigh(school: School) -> tuple[Learnt, Estimate] | None:
    with bar("the last match") as progress:
        return school.weigh(progress)


def _conclude(
    school: School, found: tuple[Learnt, Estimate] | None, choice: argparse.Namespace
) -> int:
    from steinkreis.learn.report import page

    report = school.desk.keep_report(page(school.progress, found[1] if found else None))
    lines = [f"The report: {report}"]
    is_better = found is not None and found[1].low > 0.5
    if found is None:
        lines.insert(0, "Nothing was learnt that is better than what the game has.")
    else:
        won = found[1]
        clearly = "clearly better than" if is_better else "not clearly better than"
        lines.insert(
            0,
            f"What was learnt is {clearly} what the game has: {won.value:.1%} of {won.count} games"
            f" ({won.low:.1%} to {won.high:.1%}).",
        )
    if found is not None and is_better and choice.keep:
        lines.append(f"The weights lie in {_keep(school.game, found[0])}.")
    answer = {
        "game": school.game.name,
        "rounds": len(school.progress.rounds),
        "games": school.progress.games,
        "share": found[1].value if found else None,
        "low": found[1].low if found else None,
        "better": is_better,
        "report": str(report),
    }
    say(choice, answer, lines)
    return 0


def _keep(game: AnyGame, learnt: Learnt) -> Path:
    """Lay weights beside the rules, with those for other numbers of players that lie there."""
    before = learnt_of(game)
    new = learnt.nets[0]
    others = []
    if before is not None and before.rules == game.rules:
        same = (new.players, new.options)
        others = [net for net in before.nets if (net.players, net.options) != same]
    nets = sorted([*others, new], key=lambda net: net.players)
    path = Path(str(files(game.package))) / FILE
    try:
        path.write_bytes(
            msgspec.json.format(msgspec.json.encode(Learnt(game.name, game.rules, nets)))
        )
    except OSError as error:
        raise CannotKeep(f"cannot write {path}: {error.strerror}") from None
    return path
