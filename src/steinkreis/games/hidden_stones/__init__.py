"""Hidden Stones, for one to five."""

from __future__ import annotations

from steinkreis.game.game import Game
from steinkreis.game.setup import Option, Setup, Tunable
from steinkreis.games.hidden_stones import rules
from steinkreis.games.hidden_stones.scene import draw
from steinkreis.games.hidden_stones.tale import judge, tell

OFF_ON = ("off", "on")


def begin(setup: Setup) -> rules.HiddenStones:
    options = rules.Options(
        play_down=setup.is_on("play-down"),
        strict=setup.is_on("strict-solo"),
        open_points=setup.options.get("points") != "hidden",
    )
    state = rules.begin(setup.players, options)
    state.goal = setup.number("goal", state.goal)
    return state


GAME = Game(
    name="hidden-stones",
    package=__name__,
    rules=1,
    players=(1, 2, 3, 4, 5),
    options=(
        Option(name="points", values=("open", "hidden"), players=(2, 3, 4, 5)),
        Option(name="play-down", values=OFF_ON),
        Option(name="strict-solo", values=OFF_ON, players=(1,)),
    ),
    tunables=(Tunable(name="goal", low=2, high=20, players=(2, 3, 4, 5)),),
    limit=rules.LIMIT,
    begin=begin,
    draw=draw,
    tell=tell,
    judge=judge,
)
