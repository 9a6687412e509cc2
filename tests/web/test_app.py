"""Like an app: light, steady, and there without a network."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visitors

pytestmark = pytest.mark.once

FIRST_PAGE = 200_000  # bytes, as they travel
SHIFTS = """() => {
    window.shifted = 0;
    window.longest = 0;
    const watch = (type, take) =>
        new PerformanceObserver((list) => list.getEntries().forEach(take))
            .observe({ type, buffered: true });
    watch('layout-shift', (one) => { if (!one.hadRecentInput) window.shifted += one.value; });
    watch('longtask', (one) => (window.longest = Math.max(window.longest, one.duration)));
}"""


def test_the_first_page_is_light_and_steady(visitors: Visitors) -> None:
    page = visitors.come(width=1440, height=900)
    page.add_init_script(f"({SHIFTS})()")
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    travelled: list[int] = []
    line.on("Network.loadingFinished", lambda it: travelled.append(int(it["encodedDataLength"])))
    page.goto("/")
    page.wait_for_selector("article .cover img")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    shifted, longest = page.evaluate("[window.shifted, window.longest]")
    print(f"{sum(travelled)} bytes, layout shift {shifted:.3f}, longest task {longest:.0f} ms")
    assert 30_000 < sum(travelled) < FIRST_PAGE
    assert shifted < 0.05


def test_without_a_network_the_page_opens_and_says_what_is_missing(visitors: Visitors) -> None:
    page = visitors.come(keeps=True)
    page.goto("/")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.wait_for_selector("article")
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("h1")).to_have_text("Steinkreis")
    expect(page.locator("body")).to_contain_text("The server cannot be reached")
    page.context.set_offline(False)
    page.reload()
    page.wait_for_selector("article")
    visitors.complaints.clear()  # the browser grumbles about the lost line, rightly
