"""A real server, a real Chromium."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from tests.web.player import PATIENCE

# Who has not said how fast it shall go: bots do not pause, unless that is what is looked at.
NO_PAUSE = """() => {
    if (!localStorage.getItem('steinkreis')) localStorage.setItem('steinkreis', '{"pace": "none"}');
}"""

# Grain and shadows are most of the work of a machine without a graphics card; no test sees them.
PLAIN = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('svg, svg * { filter: none !important }');
    document.adoptedStyleSheets.push(sheet);
}"""

expect.set_options(timeout=PATIENCE)  # a busy machine is slow, not wrong


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def served(folder: Path, *more: str) -> Iterator[str]:
    """A server of its own, with bots that do not pause; gives its address."""
    port = free_port()
    words = ["serve", "--port", str(port), "--db", f"sqlite:///{folder / 'tables.db'}"]
    words += ["--pace", "0", "--no-limits", *more, "--thinkers", "1"]
    process = subprocess.Popen([sys.executable, "-m", "tests.web.seeded", *words])
    address = f"http://127.0.0.1:{port}"
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        try:
            httpx.get(address + "/api/games")
            break
        except httpx.TransportError:
            time.sleep(0.1)
    try:
        yield address
    finally:
        process.terminate()
        process.wait(10)


def chromium(playwright: Playwright) -> Browser:
    names = ("chromium-headless-shell", "chromium", "chromium-browser")
    found = next(filter(None, map(shutil.which, names)), None)
    assert found, "the browser tests need chromium"
    quiet = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
    quiet += ["--enable-unsafe-swiftshader"]  # WebGL without a graphics card
    return playwright.chromium.launch(executable_path=found, args=quiet)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("server")) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = chromium(playwright)
        yield browser
        browser.close()


class Visitors:
    """People with browsers of their own; what goes wrong in any of them fails the test."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    def come(
        self,
        *,
        width: int = 1280,
        height: int = 800,
        language: str = "en-GB",
        touch: bool = False,
        moving: bool = False,
        keeps: bool = False,
    ) -> Page:
        """A new person; whose browser `keeps` the page opens it without a network as well."""
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            reduced_motion="no-preference" if moving else "reduce",
            has_touch=touch,
            is_mobile=touch,
            base_url=self.address,
            service_workers="allow" if keeps else "block",
        )
        context.set_default_timeout(PATIENCE)
        if not moving:
            context.add_init_script(f"({NO_PAUSE})(); ({PLAIN})()")
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on(
            "console",
            lambda line: self.complaints.append(line.text) if line.type == "error" else None,
        )
        return page

    def go(self) -> None:
        for context in self.contexts:
            context.close()


@pytest.fixture
def visitors(browser: Browser, address: str) -> Iterator[Visitors]:
    visitors = Visitors(browser, address)
    yield visitors
    visitors.go()
    assert visitors.complaints == []
