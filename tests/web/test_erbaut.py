"""Erbaut Stonehenge! by clicking, to the end, with three and with four."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.web.conftest import Visitors
from tests.web.player import GEWONNEN, WON, open_table, play_to_the_end
from tests.web.test_stonehenge import has_no_room_to_scroll

GAME = "erbaut-stonehenge"


def test_three_build_the_whole_of_it(visitors: Visitors) -> None:
    page = visitors.come()
    open_table(page, "me", "greedy", "greedy", game=GAME)
    clicked = play_to_the_end(page, Random(4))
    assert clicked >= {"site", "deck", "card"}
    expect(page.locator(".closing")).to_contain_text(WON)
    points = page.locator(".closing table")
    expect(points).to_contain_text("triliths")
    expect(points).to_contain_text("in all")


def test_four_at_one_phone(visitors: Visitors) -> None:
    page = visitors.come(width=390, height=844, language="de-DE")
    open_table(page, "me", "me", "greedy", "greedy", game=GAME, options={"whole": 16})
    assert has_no_room_to_scroll(page, 390)
    clicked = play_to_the_end(page, Random(5))
    assert any(path.startswith("site") for path in clicked)
    expect(page.locator(".closing")).to_contain_text(GEWONNEN)
    box = page.locator(".closing").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390, "what happened in the end is wider than the phone"
