"""What can be typed after `steinkreis`."""

from __future__ import annotations

import argparse
import math
from pathlib import Path
from typing import NoReturn

import steinkreis
from steinkreis.bots.roster import NAMES
from steinkreis.cli import commands, compile, contest, dev, guide, learn, new, play, serve
from steinkreis.game.trouble import Trouble
from steinkreis.interpreted import is_compiled


class BadCommand(Trouble):
    """Words that make no command."""


class Parser(argparse.ArgumentParser):
    """Complains in one sentence instead of printing the whole usage."""

    def error(self, message: str) -> NoReturn:
        raise BadCommand(f"{message} (see {self.prog} --help)")


def parse(arguments: list[str] | None) -> argparse.Namespace:
    build = "compiled" if is_compiled() else "interpreted"
    parser = Parser(prog="steinkreis", description="Nine stone games: play, simulate, inspect.")
    version = f"steinkreis {steinkreis.__version__} ({build})"
    parser.add_argument("--version", action="version", version=version)
    commands_of = parser.add_subparsers(required=True, metavar="COMMAND", dest="command")
    for name, add in COMMANDS.items():
        words, run = add.__doc__ or "", RUN[name]
        command = commands_of.add_parser(name, help=words, description=words)
        command.set_defaults(run=run)
        add(command)
        if name not in ("play", "serve", "dev"):
            command.add_argument("--json", action="store_true", help="print one JSON object")
    return parser.parse_args(arguments)


def _games(command: argparse.ArgumentParser) -> None:
    """list the games with their players and options"""


def _simulate(command: argparse.ArgumentParser) -> None:
    """let bots play many games and count"""
    command.add_argument("game", metavar="GAME")
    _add_setup(command)
    command.add_argument("--games", type=positive, default=100, metavar="G")
    command.add_argument("--seed", type=natural, default=1, metavar="S")
    command.add_argument("--bot", default="random", metavar="NAME", help=", ".join(NAMES))
    command.add_argument("--save", metavar="FILE", help="write the records, one JSON a line")


def _replay(command: argparse.ArgumentParser) -> None:
    """tell recorded games again, or only verify them"""
    command.add_argument("file", metavar="FILE")
    command.add_argument("--verify", action="store_true", help="only check that all is legal")
    _add_language(command)


def _guide(command: argparse.ArgumentParser) -> None:
    """tell the guided first game step by step, or begin one from a recorded game"""
    command.add_argument("game", metavar="GAME")
    command.add_argument("--record", metavar="FILE", help="print a guide.json of this game instead")
    command.add_argument("--seat", type=natural, default=0, metavar="N", help="who is guided")
    command.add_argument("--until", type=positive, metavar="N", help="actions; else all of them")
    _add_language(command)


def _check(command: argparse.ArgumentParser) -> None:
    """inspect games: do all laws hold, for every player count and option?"""
    command.add_argument("games_named", nargs="*", metavar="GAME")
    command.add_argument("--all", action="store_true", help="every game there is")
    command.add_argument("--games", type=positive, default=3, metavar="N", help="per set-up")
    command.add_argument(
        "--seconds", type=positive_float, default=math.inf, metavar="S", help="per game, at most"
    )
    command.add_argument("--seed", type=natural, default=1, metavar="S")


def _bench(command: argparse.ArgumentParser) -> None:
    """measure random play, compiled and interpreted, in one run"""
    command.add_argument("games_named", nargs="*", metavar="GAME")
    command.add_argument("--seconds", type=positive_float, default=1.5, metavar="S", help="each")


def _play(command: argparse.ArgumentParser) -> None:
    """play in the terminal, with arrow keys or typed notation"""
    command.add_argument("game", metavar="GAME")
    seats = f"who plays, separated by commas: me, {', '.join(NAMES)}"
    command.add_argument("--seats", default=None, metavar="me,greedy,…", help=seats)
    command.add_argument("--option", action="append", default=[], metavar="k=v")
    command.add_argument("--seed", type=natural, default=None, metavar="S")
    command.add_argument("--save", metavar="FILE", help="write the record at the end")
    _add_language(command)


def _serve(command: argparse.ArgumentParser) -> None:
    """open the tables: play in the browser, alone or with friends"""
    command.add_argument("--host", default="127.0.0.1", help="where to listen (0.0.0.0: anywhere)")
    command.add_argument("--port", type=port, default=8787)
    names = "names by which it may be called besides localhost and numbers, separated by commas"
    command.add_argument("--allowed-hosts", type=hosts, default=[], metavar="A,B,…", help=names)
    database = "sqlite:///tables.db or postgresql://me@host/tables; else SQLite in your data folder"
    command.add_argument("--db", metavar="URL", help=database)
    command.add_argument("--pace", type=pause, default=0.7, help="seconds a bot takes at least")
    command.add_argument("--durable", action="store_true", help="a power cut loses no move either")
    workers = "processes that serve (more than one needs PostgreSQL)"
    command.add_argument("--workers", type=positive, default=1, metavar="N", help=workers)
    thinkers = "processes in which bots think, for each that serves (0: none, others do it)"
    command.add_argument("--thinkers", type=natural, metavar="N", help=thinkers)
    metrics = "tell Prometheus how it goes at that port (each further process at the next one)"
    command.add_argument("--metrics", type=address, metavar="[HOST:]PORT", help=metrics)
    days = "pack away tables and people that were not used for so long (0: never)"
    command.add_argument("--archive-after", type=natural, default=180, metavar="DAYS", help=days)
    command.add_argument("--reports", type=Path, metavar="DIR", help="what the lab wrote, to show")
    command.add_argument("--no-limits", action="store_true", help="for measurements")


def _new(command: argparse.ArgumentParser) -> None:
    """begin a game of your own: a package that can be played, and holds all laws"""
    command.add_argument("name", metavar="NAME", help="like long-row")
    command.add_argument("--into", default=".", metavar="DIR", help="where its folder shall lie")


def _dev(command: argparse.ArgumentParser) -> None:
    """serve the game in a folder, and start anew when one of its files changes"""
    command.add_argument("path", nargs="?", default=".", metavar="PATH", help="else this folder")
    command.add_argument("--host", default="127.0.0.1", help="where to listen (0.0.0.0: anywhere)")
    command.add_argument("--port", type=port, default=8787)
    command.add_argument("--pace", type=pause, default=0.7, help="seconds a bot takes at least")


def _compile(command: argparse.ArgumentParser) -> None:
    """compile the game in a folder together with the core, into a folder of its own"""
    command.add_argument("path", nargs="?", default=".", metavar="PATH", help="else this folder")
    command.add_argument("--out", metavar="DIR", help="else PATH/compiled")


def _match(command: argparse.ArgumentParser) -> None:
    """let bots play against each other, seats rotated, with intervals and ratings"""
    command.add_argument("game", metavar="GAME")
    bots = f"separated by commas: {', '.join(NAMES)}"
    command.add_argument("--bots", required=True, metavar="A,B,…", help=bots)
    command.add_argument("--players", type=positive, metavar="N", help="else as many as bots")
    command.add_argument("--option", action="append", default=[], metavar="k=v")
    command.add_argument("--games", type=positive, default=100, metavar="G", help="at most")
    command.add_argument("--seed", type=natural, default=1, metavar="S")
    decided = "stop when it is clear which of two bots is stronger, or that they are even"
    command.add_argument("--until-decided", action="store_true", help=decided)
    _add_pool(command)


def _lab(command: argparse.ArgumentParser) -> None:
    """find out about a game, and write a report: seats, length, choice, skill, decisions"""
    command.add_argument("game", metavar="GAME")
    command.add_argument("--players", type=positive, metavar="N", help="else every number")
    command.add_argument("--option", action="append", default=[], metavar="k=v")
    level = f"the bot at every seat: {', '.join(NAMES)}"
    command.add_argument("--level", default="greedy", metavar="L", help=level)
    command.add_argument("--games", type=positive, default=200, metavar="G", help="per series")
    command.add_argument("--seed", type=natural, default=1, metavar="S")
    tune = "compare the game with other values of a number, on the same seeds"
    command.add_argument("--tune", type=span, metavar="NAME=lo..hi", help=tune)
    command.add_argument("--out", required=True, metavar="DIR", help="where the report goes")
    again = "write the report in DIR anew, from what was kept beside it: nothing is played"
    command.add_argument("--again", action="store_true", help=again)
    _add_pool(command)


def _learn(command: argparse.ArgumentParser) -> None:
    """let bots learn by self-play what positions of a game are worth; stopped, it goes on later"""
    command.add_argument("game", metavar="GAME")
    command.add_argument("--players", type=positive, metavar="N", help="else the fewest")
    command.add_argument("--option", action="append", default=[], metavar="k=v")
    command.add_argument("--minutes", type=positive_float, default=10.0, metavar="M")
    command.add_argument("--games", type=positive, default=3000, metavar="G", help="per round")
    command.add_argument("--seed", type=natural, default=1, metavar="S")
    command.add_argument("--out", default="learning", metavar="DIR", help="where it is kept")
    command.add_argument("--anew", action="store_true", help="forget what lies there")
    keep = "lay the weights beside the rules, if they are better than the game's own worth"
    command.add_argument("--keep", action="store_true", help=keep)
    _add_pool(command)


def _add_pool(command: argparse.ArgumentParser) -> None:
    command.add_argument("--on", choices=("local", "ray"), default="local", help="who does it")
    command.add_argument("--address", metavar="A", help="of a Ray cluster; else one is started")


COMMANDS = {
    "serve": _serve,
    "games": _games,
    "simulate": _simulate,
    "match": _match,
    "lab": _lab,
    "learn": _learn,
    "replay": _replay,
    "guide": _guide,
    "check": _check,
    "bench": _bench,
    "play": _play,
    "new": _new,
    "dev": _dev,
    "compile": _compile,
}
RUN = {
    "serve": serve.serve,
    "games": commands.games,
    "simulate": commands.simulate,
    "match": contest.match,
    "lab": contest.lab,
    "learn": learn.learn,
    "replay": commands.replay,
    "guide": guide.guide,
    "check": commands.check,
    "bench": commands.bench,
    "play": play.play,
    "new": new.new,
    "dev": dev.dev,
    "compile": compile.compile_game,
}


def _add_setup(command: argparse.ArgumentParser) -> None:
    command.add_argument("--players", type=positive, required=True, metavar="N")
    command.add_argument("--option", action="append", default=[], metavar="k=v")


def _add_language(command: argparse.ArgumentParser) -> None:
    command.add_argument("--lang", choices=("de", "en"), help="language; else by locale")


def span(text: str) -> tuple[str, int, int]:
    """NAME=lo..hi"""
    name, _, numbers = text.partition("=")
    low, dots, high = numbers.partition("..")
    if not name or not dots or not all(end.isascii() and end.isdigit() for end in (low, high)):
        raise argparse.ArgumentTypeError(f"{text!r} is not written like name=5..9")
    if int(low) > int(high):
        raise argparse.ArgumentTypeError(f"{text!r} has its ends the wrong way round")
    return name, int(low), int(high)


def hosts(text: str) -> list[str]:
    """Names of hosts, like play.example.org or *.example.org."""
    return [name for part in text.split(",") if (name := part.strip())]


def natural(text: str) -> int:
    number = int(text) if text.isascii() and text.isdigit() else -1
    if number < 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 on")
    return number


def positive(text: str) -> int:
    number = int(text) if text.isascii() and text.isdigit() else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 on")
    return number


def port(text: str) -> int:
    number = natural(text)
    if number > 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port from 0 to 65535")
    return number


def address(text: str) -> tuple[str, int]:
    """Where to listen; on this machine alone, where nothing else is said."""
    host, _, number = text.rpartition(":")
    return host or "127.0.0.1", port(number)


def pause(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number <= 60:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds from 0 to 60")
    return number


def positive_float(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < 1e9:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number above 0")
    return number
