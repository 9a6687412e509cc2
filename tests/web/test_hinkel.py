"""Hinkel & Stein by clicking, to the end, for two, three and four."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.player import CAN, GEWONNEN, WON, answer, open_table, play_to_the_end, until

GAME = "hinkel-und-stein"


@pytest.mark.parametrize("players", [2, 4])
def test_a_person_among_bots_to_the_end(visitors: Visitors, players: int) -> None:
    page = visitors.come()
    open_table(page, "me", *["greedy"] * (players - 1), game=GAME)
    clicked = play_to_the_end(page, Random(players))
    assert clicked >= {"button", "stone", "field"}
    expect(page.locator(".closing")).to_contain_text(WON)


def test_three_at_one_screen_with_open_weights_on_a_phone(visitors: Visitors) -> None:
    page = visitors.come(width=360, height=740, language="de-DE")
    options = {"weights": "open", "fate": "chief"}
    open_table(page, "me", "me", "greedy", game=GAME, options=options)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    clicked = play_to_the_end(page, Random(7))
    assert "plaque" in clicked
    expect(page.locator(".closing")).to_contain_text(GEWONNEN)


def edges(page: Page, selector: str) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of the first such thing on the screen."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def sit_down_as_somebody_long(page: Page) -> None:
    page.goto("/")
    page.request.put("/api/me", data={"name": "Maximiliane von der Burg"})
    open_table(page, "me", "greedy", "greedy", "greedy", game=GAME, public=True)
    assert until(page)


def test_a_phone_held_sideways_shows_all_without_scrolling(visitors: Visitors) -> None:
    page = visitors.come(width=740, height=360)
    sit_down_as_somebody_long(page)
    assert page.evaluate("document.documentElement.scrollHeight") == 360
    _, top, right, bottom = edges(page, "svg.scene")
    assert 0 <= top < bottom <= 360
    assert right <= edges(page, ".question")[0]
    assert edges(page, ".bar")[3] <= 360


def test_a_long_name_stays_within_its_plaque(visitors: Visitors) -> None:
    """Others see it; on one's own plaque one is "you"."""
    long, page = visitors.come(), visitors.come()
    sit_down_as_somebody_long(long)
    page.goto(long.url)
    name = "svg.scene [data-path='/plaque-0'] .name"
    expect(long.locator(name)).to_have_text("You")
    expect(page.locator(name)).to_have_text(re.compile("^Maximilian.*…$"))
    assert edges(page, name)[2] <= edges(page, "svg.scene [data-path='/plaque-0'] .plaque")[2]


def test_a_stone_is_hit_up_to_its_edge(visitors: Visitors) -> None:
    """The room that a finger gets around a stone does not cover the stone beside it."""
    page = visitors.come(width=360, height=740)
    open_table(page, "me", "greedy", "greedy", "greedy", game=GAME)
    while until(page):
        if page.locator("svg.scene [data-path*='/stone-'].can").count() > 2:
            break
        answer(page, page.locator(CAN).first)
    edges = page.evaluate(
        """() => [...document.querySelectorAll("svg.scene [data-path*='/stone-'].can")].map((g) => {
            const box = g.querySelector('.hit').getBoundingClientRect();
            const at = document.elementFromPoint(box.right - 1, box.top + box.height / 2);
            return at.closest('[data-path]')?.getAttribute('data-path') === g.dataset.path;
        })"""
    )
    assert edges
    assert all(edges)
