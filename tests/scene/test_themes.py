"""Themes: what all tables have in common is said once, and a game's own word counts more."""

from __future__ import annotations

import re

import pytest

from steinkreis.game.game import AnyGame
from steinkreis.game.registry import games

HOUSE = next(iter(games().values())).theme().split("\n}\n")[0]  # the layer ends the house's part
every_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)


def variables(theme: str, selector: str) -> dict[str, str]:
    """What a rule with exactly this selector sets."""
    block = re.search(re.escape(selector) + r" \{(.*?)\}", theme, re.DOTALL)
    assert block is not None, f"{selector} is in the theme"
    return dict(re.findall(r"(--[a-z-]+):\s*([^;]*);", block[1]))


@every_game
def test_a_theme_begins_with_what_all_tables_have_in_common(game: AnyGame) -> None:
    theme = game.theme()
    assert theme.startswith(HOUSE + "\n}\n")
    assert theme.endswith(game.resource("theme.css"))
    assert "@layer house {" in HOUSE


@every_game
def test_a_game_sets_a_colour_of_the_house_for_dusk_and_for_day_or_not_at_all(
    game: AnyGame,
) -> None:
    dusk = variables(game.resource("theme.css"), f".{game.name}")
    day = variables(game.resource("theme.css"), f".{game.name}.light")
    for name in variables(HOUSE, ".scene.light"):
        assert name not in dusk or name in day, name


@every_game
@pytest.mark.parametrize("light", ["", ".light"], ids=["dusk", "day"])
def test_no_game_says_again_what_the_house_says(game: AnyGame, light: str) -> None:
    house = variables(HOUSE, f".scene{light}")
    own = variables(game.resource("theme.css"), f".{game.name}{light}")
    dusk = variables(game.resource("theme.css"), f".{game.name}")
    same = {name for name, value in own.items() if house.get(name) == value}
    assert same <= set(dusk if light else ()), "said by the house already"
