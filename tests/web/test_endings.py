"""The end of every game says who won and why, with a table whose sums are the scores."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from steinkreis.game.record import read
from steinkreis.game.registry import games
from tests.web.conftest import Visitors
from tests.web.player import open_table

pytestmark = pytest.mark.once

OURS = sorted(name for name, game in games().items() if game.package.startswith("steinkreis."))


def numbers(page: Page, rows: str) -> list[list[int]]:
    """The cells of the table, row by row."""
    found = page.locator(f".closing {rows} tr").all()
    texts = [row.locator("td").all_inner_texts() for row in found]
    return [[int(text.replace("−", "-")) for text in row] for row in texts]


@pytest.mark.parametrize("name", OURS)
def test_an_ending_explains_itself(visitors: Visitors, name: str) -> None:
    page = visitors.come(width=1440, height=900)
    players = min(count for count in games()[name].players if count > 1)
    table = open_table(page, *["greedy"] * players, game=name, public=True)
    page.wait_for_selector(".closing tfoot")
    [sums] = numbers(page, "tfoot")
    sources = numbers(page, "tbody")
    assert [sum(column) for column in zip(*sources, strict=True)] == (sums if sources else [])
    record = read(page.request.get(f"/api/tables/{table}/record").body())
    assert sums == record.state.scores()
    text = page.locator(".closing").inner_text()
    print(f"{name}: {' | '.join(line for line in text.splitlines() if line.strip())}")
    for words in ("Look through the game", "Examine the game"):
        assert words in text
    assert len(page.locator(".closing p").all_inner_texts()) >= 2
