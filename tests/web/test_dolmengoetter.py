"""Die Dolmengötter by clicking, to the end, for two and for five."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visitors
from tests.web.player import GEWONNEN, WON, open_table, play_to_the_end, until

GAME = "dolmengoetter"
SHORT = {"stones": 5, "dolmens": 7}


def choice(page: Page, luck: Random) -> Locator:
    """The highest dolmen, else anything on the board; where nothing is asked there, a stone."""
    dolmens, things = page.locator("svg.scene .tile.can"), page.locator("svg.scene .can")
    if dolmens.count():
        return dolmens.last
    if things.count():
        return things.nth(luck.randrange(things.count()))
    return page.locator(".buttons button[data-can]").last


def test_two_at_one_screen_to_the_end(visitors: Visitors) -> None:
    """Both may build, and what each lays down is the own secret: the screen is passed on."""
    page = visitors.come()
    open_table(page, "me", "me", game=GAME, options=SHORT)
    clicked = play_to_the_end(page, Random(2), choice)
    assert clicked >= {"place", "druid", "button"}
    expect(page.locator(".closing")).to_contain_text(WON)


def test_five_on_a_phone_to_the_end(visitors: Visitors) -> None:
    page = visitors.come(width=390, height=844, language="de-DE")
    open_table(page, "me", *["greedy"] * 4, game=GAME, options=SHORT)
    clicked = play_to_the_end(page, Random(5), choice)
    assert clicked >= {"place", "druid", "button"}
    expect(page.locator(".closing")).to_contain_text(GEWONNEN)


def test_a_circle_that_is_touched_tells_about_itself(visitors: Visitors) -> None:
    page = visitors.come(width=390, height=844, touch=True)
    open_table(page, "me", "greedy", game=GAME)
    assert until(page)
    circle = page.locator("svg.scene [data-path='/circle-7']")
    circle.tap(position={"x": 40, "y": 30}, force=True)  # it is no answer, and says so
    told = re.compile("Circle 7: 8 places still without a stone.*the top counts 5 times")
    expect(page.get_by_text(told)).to_be_visible()
    small, large = circle.bounding_box(), page.locator(".toast svg.scene").bounding_box()
    assert small is not None
    assert large is not None
    assert large["width"] > 1.8 * small["width"]


@pytest.mark.parametrize(("size", "is_wide"), [((1440, 900), True), ((390, 844), False)])
def test_the_board_lies_on_its_side_where_that_is_larger(
    visitors: Visitors, size: tuple[int, int], is_wide: bool
) -> None:
    page = visitors.come(width=size[0], height=size[1])
    open_table(page, "me", "greedy", game=GAME)
    assert until(page)
    board = page.locator("[data-panel=board]")
    width, height = (float(board.get_attribute(side) or 0) for side in ("width", "height"))
    assert (width > height) == is_wide
