"""Opferroulette and Der Hohe Rat by clicking, to the end."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.player import (
    CAN,
    GEWONNEN,
    PATIENCE,
    WON,
    answer,
    is_over,
    open_table,
    play_to_the_end,
    take_over,
)

SHORT = {"hand": 9, "piles": 1}  # a large hand and one pile: over after some turns

WAYS = [f"svg.scene [data-path*='/{name}-'].can" for name in ("free", "convince", "sit")]


def has_no_room_to_scroll(page: Page, width: int) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth") <= width)


def test_opferroulette_with_a_bot(visitors: Visitors) -> None:
    page = visitors.come()
    open_table(page, "me", "greedy", game="opferroulette", options=SHORT)
    clicked = play_to_the_end(page, Random(2))
    assert any(path.endswith("card") for path in clicked)
    expect(page.locator(".closing")).to_contain_text(WON)


def test_opferroulette_for_two_at_one_phone(visitors: Visitors) -> None:
    page = visitors.come(width=360, height=640, language="de-DE")
    open_table(page, "me", "me", game="opferroulette", options=SHORT)
    assert has_no_room_to_scroll(page, 360)
    clicked = play_to_the_end(page, Random(5))
    assert any(path.endswith(("drop", "strike")) for path in clicked)
    expect(page.locator(".closing")).to_contain_text(GEWONNEN)


def debate(pages: Sequence[Page], luck: Random, most: int = 500) -> set[str]:
    """Convince and take seats wherever one can, until the game is over; gives what was clicked."""
    clicked: set[str] = set()
    for _ in range(most):
        page = whoever_is_next(pages)
        if is_over(page):
            break
        if page.locator(".pass").count():
            take_over(page)
            continue
        wanted = next((way for way in WAYS if page.locator(way).count()), CAN)
        things = page.locator(wanted)
        thing = things.nth(luck.randrange(things.count()))
        path = thing.get_attribute("data-path") or "/button-"
        clicked.add(re.sub(r"^.*/|-[^-]*$", "", path))
        answer(page, thing)
    for page in pages:
        expect(page.locator(".closing")).to_be_visible()
    return clicked


def whoever_is_next(pages: Sequence[Page]) -> Page:
    """Wait until somebody is asked, or the game is over."""
    for _ in range(PATIENCE // 50):
        for page in pages:
            if page.locator(f"{CAN}, .closing, .pass").count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def company(visitors: Visitors, players: int) -> list[Page]:
    """So many people with browsers of their own at one table of Der Hohe Rat."""
    pages = [visitors.come(language="de-DE") for _ in range(players)]
    open_seats = ["open"] * (players - 1)
    options = {"block": 10}
    table = open_table(pages[0], "me", *open_seats, game="der-hohe-rat", options=options)
    for page in pages[1:]:
        page.goto(f"/table/{table}")
        page.get_by_role("button", name="Hinsetzen").first.click()
        expect(page.locator("svg.scene, .gather")).to_be_visible()
    return pages


@pytest.mark.parametrize("players", [2, 4])
def test_a_council_of_people_to_the_end(visitors: Visitors, players: int) -> None:
    pages = company(visitors, players)
    assert debate(pages, Random(players)) >= {"button", "sit"}
    for page in pages:
        expect(page.locator(".closing")).to_contain_text(GEWONNEN)


def test_partners_see_what_they_exchanged_and_nobody_else_does(visitors: Visitors) -> None:
    pages = company(visitors, 4)
    giver = whoever_is_next(pages)
    before = hands(pages)
    card = giver.locator("svg.scene [data-path*='/counsel-'].can").first
    given = (card.get_attribute("data-path") or "").rsplit("-", 1)[1]
    answer(giver, card)
    partner = whoever_is_next(pages)
    back = partner.locator("svg.scene [data-path*='/card-'].can").last
    returned = (back.get_attribute("data-path") or "").rsplit("-", 1)[1]
    answer(partner, back)
    giver.wait_for_selector(CAN)
    both = [pages.index(giver), pages.index(partner)]
    assert both[1] == (both[0] + 2) % 4
    after = hands(pages)
    assert after[both[0]] == (before[both[0]] - {given}) | {returned}
    assert after[both[1]] == (before[both[1]] | {given}) - {returned}
    for seat in range(4):
        assert len(after[seat]) == 3  # the own cards, and nobody else's
        told = pages[seat].locator(".log").inner_text()
        is_blind = re.search(r"(berät sich|berätst dich)[^.]*eine Karte weiter", told)
        assert bool(is_blind) == (seat not in both)


def hands(pages: Sequence[Page]) -> list[set[str]]:
    """The cards that each of them sees in the panel of the own hand."""
    paths = "all => all.map((e) => e.getAttribute('data-path'))"
    shown = [page.locator("svg[data-panel=hand] [data-path]").evaluate_all(paths) for page in pages]
    return [set(re.findall(r"/card-(\d+)$", "\n".join(seen), re.MULTILINE)) for seen in shown]


def test_the_council_of_two_with_a_bot(visitors: Visitors) -> None:
    page = visitors.come()
    open_table(page, "me", "greedy", game="der-hohe-rat", options={"block": 10})
    assert debate([page], Random(1)) >= {"button", "sit"}
    expect(page.locator(".closing")).to_contain_text(WON)


def test_the_council_of_four_with_two_at_one_phone(visitors: Visitors) -> None:
    page = visitors.come(width=390, height=844, language="de-DE")
    seats = ["me", "greedy", "me", "greedy"]
    open_table(page, *seats, game="der-hohe-rat", options={"block": 10})
    assert has_no_room_to_scroll(page, 390)
    assert debate([page], Random(1)) >= {"button", "sit"}
    expect(page.locator(".closing")).to_contain_text(GEWONNEN)
