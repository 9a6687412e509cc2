"""Hints while one plays, and what a bot makes of the game afterwards."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visitors
from tests.web.player import PATIENCE, flip_a_stone, open_table, play_on, until


def test_a_hint_points_at_an_answer(visitors: Visitors) -> None:
    page = visitors.come()
    open_table(page, "me", "kiesel")
    assert until(page)
    page.locator("button[data-hint]").click()
    expect(page.locator(".pointed.hint, .buttons .marked").first).to_be_visible()
    expect(page.locator(".question .above")).to_contain_text("Chance of winning")
    flip_a_stone(page)
    expect(page.locator(".pointed.hint, .buttons .marked")).to_have_count(0)


def test_among_people_there_are_no_hints(visitors: Visitors) -> None:
    one, other = visitors.come(), visitors.come()
    table = open_table(one, "me", "open")
    other.goto(f"/table/{table}")
    other.get_by_role("button", name="Sit down").click()
    for page in (one, other):
        expect(page.locator("svg.scene")).to_be_visible()
        expect(page.locator("button[data-hint]")).to_have_count(0)


def test_a_finished_game_is_looked_into(visitors: Visitors) -> None:
    page = visitors.come()
    table = open_table(page, "me")
    assert until(page)
    flip_a_stone(page)
    play_on(page)
    page.goto(f"/replay/{table}")
    page.locator("[data-study]").click()
    expect(page.locator(".curve polyline")).to_have_count(1, timeout=15 * PATIENCE)
    expect(page.get_by_role("heading", name="What cost the most")).to_be_visible()
    page.reload()
    page.locator("[data-study]").click()
    expect(page.locator(".curve")).to_be_visible()
