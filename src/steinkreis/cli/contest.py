"""Matches between bots, and what the lab finds out about a game.

The lab is loaded only when it is asked for: no other command should wait for it.
"""

from __future__ import annotations

import argparse
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from steinkreis.cli.commands import chosen_setup, known_bot, say
from steinkreis.cli.progress import bar
from steinkreis.game.game import AnyGame
from steinkreis.game.registry import game as game_named
from steinkreis.game.setup import Setup
from steinkreis.game.trouble import BadSetup

if TYPE_CHECKING:
    from steinkreis.lab.match import Match
    from steinkreis.lab.study import Study


def match(choice: argparse.Namespace) -> int:
    from steinkreis.lab.match import match as play_match
    from steinkreis.lab.pool import pool

    game = game_named(choice.game)
    bots = [name.strip() for name in choice.bots.split(",")]
    for name in bots:
        known_bot(name)
    setup = chosen_setup(game, choice.players or _usual_players(game, len(bots)), choice.option)
    with pool(choice.on, choice.address) as workers, bar(game.name) as progress:
        found = play_match(
            game,
            setup,
            bots,
            games=choice.games,
            seed=choice.seed,
            until_decided=choice.until_decided,
            pool=workers,
            progress=progress,
        )
    say(choice, asdict(found), _lines(found))
    return 0


def _usual_players(game: AnyGame, bots: int) -> int:
    """As many as there are bots, or the nearest number for which the game is made."""
    return min(game.players, key=lambda players: (abs(players - bots), players))


def _lines(found: Match) -> list[str]:
    from steinkreis.lab.duel import MARGIN

    players = "1 player" if found.players == 1 else f"{found.players} players"
    lines = [f"{found.games} games of {found.game} with {players}"]
    width = max(len(bot.name) for bot in found.bots)
    for bot in sorted(found.bots, key=lambda bot: -bot.score):
        lines.append(
            f"  {bot.name:<{width}} {bot.score:6.1%} ({bot.low:.1%} to {bot.high:.1%}),"
            f" rating {bot.rating:.1f} ± {2 * bot.rating_sigma:.1f},"
            f" {bot.decision_ms:.3g} ms a decision"
        )
    if found.verdict == "even":
        lines.append(f"  decided: even, within {MARGIN:.0%} of half of the wins")
    elif found.verdict is not None:
        lines.append(f"  decided: {found.verdict} is stronger")
    return lines


def lab(choice: argparse.Namespace) -> int:
    from steinkreis.lab.archive import REPORT, kept, tell
    from steinkreis.lab.report import summary

    game = game_named(choice.game)
    place = Path(choice.out) / game.name
    if choice.again:
        found = kept(place)
        tell(found, place)
    else:
        found = _studied(game, choice)
    report = str(place / REPORT)
    words = summary(found)
    answer = {"game": game.name, "report": report, "summary": words, "series": _rows(found)}
    say(choice, answer, [words, f"The report: {report}"])
    return 0


def _studied(game: AnyGame, choice: argparse.Namespace) -> Study:
    """Play all that was asked for, and keep it."""
    from steinkreis.lab.archive import keep, prepare
    from steinkreis.lab.experiment import study, variants
    from steinkreis.lab.pool import pool

    known_bot(choice.level)
    setups = _setups(game, choice)
    if choice.tune is not None:
        variants(game, setups, *choice.tune)
    place = prepare(Path(choice.out), game.name)
    with pool(choice.on, choice.address) as workers, bar(f"lab {game.name}") as progress:
        found = study(
            game,
            setups,
            level=choice.level,
            games=choice.games,
            seed=choice.seed,
            tune=choice.tune,
            pool=workers,
            progress=progress,
        )
    keep(found, place)
    return found


def _setups(game: AnyGame, choice: argparse.Namespace) -> list[Setup]:
    """The set-up for the number of players asked for, or for all to which the options apply."""
    if choice.players is not None:
        return [chosen_setup(game, choice.players, choice.option)]
    found, complaint = [], None
    for players in game.players:
        try:
            found.append(chosen_setup(game, players, choice.option))
        except BadSetup as trouble:
            complaint = trouble
    if not found and complaint is not None:
        raise complaint
    return found


def _rows(found: Study) -> list[dict[str, object]]:
    return [
        {
            "players": series.players,
            "options": series.setup.options,
            "wins_by_place": [asdict(wins) for wins in series.wins_by_place],
            "decisions": series.decisions[2],
            "answers": series.mean_answers,
            "lead_changes": series.lead_changes.value,
            "spread": series.spread,
            "mattered": series.mattered.value if series.mattered is not None else None,
            "sources": {name: points.value for name, points in series.sources.items()},
            "endings": {name: often.value for name, often in series.endings.items()},
            "roles": {role.name: asdict(role.part) for role in series.roles},
        }
        for series in (*found.series, *found.variants)
    ]
