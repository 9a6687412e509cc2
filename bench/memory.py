"""How much the levels remember at Trilithen Knallen, two players of the same level.

    python bench/memory.py [--games 40] [--seed 7]

Counted at every question for a card: how many of the cards face down that a bot has seen it still
knows, and how often it turns up a right one where it has seen one.
"""

from __future__ import annotations

import argparse
from typing import cast

from steinkreis.bots.levels import LEVELS
from steinkreis.bots.play import happen
from steinkreis.bots.roster import bot
from steinkreis.cli.progress import bar
from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, NOBODY
from steinkreis.game.game import AnyGame
from steinkreis.game.registry import game as game_named
from steinkreis.games.trilithen_knallen.display import UNSEEN
from steinkreis.games.trilithen_knallen.material import COLOURS
from steinkreis.games.trilithen_knallen.questions import FLIP
from steinkreis.games.trilithen_knallen.rules import TrilithenKnallen
from steinkreis.lab.intervals import share
from steinkreis.lab.pool import Processes

PLAYERS = 2

Counts = tuple[int, int, int, int]  # seen, known of these, chances to be right, right ones


def watch(work: tuple[str, int, int]) -> Counts:
    """One game of two bots of that level."""
    level, seed, stream = work
    game: AnyGame = game_named("trilithen-knallen")
    blur = next(one.blur for one in LEVELS if one.name == level)
    state = cast(TrilithenKnallen, game.start(game.setup(PLAYERS)))
    rng, player = Rng(seed, stream), bot(level, None)
    seen = known = chances = right = 0
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            state.apply(happen(state, rng, None))
            continue
        view = state.hide(state.actor)
        action = player.choose(view, rng)
        if state.phase == FLIP:
            down = [place for place in range(view.display.places) if not view.display.is_up(place)]
            met = [place for place in down if view.display.face(place) != UNSEEN]
            head = view.blur(blur, Rng(0))
            seen += len(met)
            known += sum(head.display.face(place) != UNSEEN for place in met)
            fits = [p for p in met if view.display.face(p) % COLOURS == view.wanted()]
            if fits and action < view.display.places:
                chances += 1
                right += state.display.face(action) % COLOURS == view.wanted() and action in met
        state.apply(action)
    return seen, known, chances, right


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=7)
    choice = parser.parse_args()
    print("| level | seen cards that it still knows | turns up a right one it has seen | games |")
    print("|---|---|---|---|")
    for level in LEVELS[:-1]:  # the highest one forgets nothing
        work = [(level.name, choice.seed, stream) for stream in range(choice.games)]
        totals = [0, 0, 0, 0]
        with bar(level.name) as tell:
            for done, counts in enumerate(Processes().map(watch, work), 1):
                totals = [a + b for a, b in zip(totals, counts, strict=True)]
                tell(done / choice.games)
        seen, known, chances, right = totals
        hits = share([1.0] * right + [0.0] * (chances - right))
        interval = f"{hits.value:.1%} ({hits.low:.1%} to {hits.high:.1%})"
        print(
            f"| {level.name} | {known / seen:.1%} of {seen:,} |"
            f" {interval} of {chances:,} | {choice.games} |"
        )


if __name__ == "__main__":
    main()
