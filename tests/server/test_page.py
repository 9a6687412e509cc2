"""The page as it comes over the wire: packed, with a head for what is looked at, or 404."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator

import httpx
import pytest

from steinkreis.game.registry import games
from steinkreis.server.cover import cover
from steinkreis.server.head import headed, language_of
from steinkreis.server.packing import packed, packings
from tests.server.house import Server

INDEX = '<html lang="en"><head><title>Steinkreis</title></head><body></body></html>'


@pytest.fixture
def browser(house: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=house.http, trust_env=False) as client:
        if client.get("/").status_code == 503:
            pytest.skip("the page is not built")
        yield client


def test_what_is_asked_again_and_again_is_packed() -> None:
    text = "stone " * 500
    body, headers = packed(text, "deflate, gzip;q=0.8")
    assert headers["content-encoding"] == "gzip"
    assert gzip.decompress(body).decode() == text
    assert packed(text, "") == (text.encode(), {"vary": "accept-encoding"})
    assert packed("short", "gzip")[0] == b"short"


def test_brotli_is_taken_before_gzip() -> None:
    assert packings("gzip, deflate, br, zstd") == ["br", "gzip"]
    assert packings("identity") == []


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("de-DE,de;q=0.9,en;q=0.8", "de"), ("en-GB,en", "en"), ("en,de;q=0.5", "de"), ("", "en")],
)
def test_the_language_stands_in_the_page_before_any_script(accepted: str, language: str) -> None:
    found = language_of(accepted)
    assert found == language
    assert f'<html lang="{language}">' in headed(INDEX, found, "", "")


def test_a_game_gives_the_page_its_title_and_preview() -> None:
    head = headed(INDEX, "de", "game", "steinbeisser")
    assert "<title>Steinbeißer · Steinkreis</title>" in head
    assert '<meta property="og:title" content="Steinbeißer · Steinkreis" />' in head
    assert "hungrigen" in head
    assert "Ein Tisch" in headed(INDEX, "de", "table", "steinbeisser")


def test_a_preview_names_its_picture_by_the_whole_address(browser: httpx.Client) -> None:
    text = browser.get("/game/steinbeisser").text
    assert f'<meta property="og:image" content="{browser.base_url}/icon-512.png" />' in text


def test_addresses_that_are_none_answer_404(browser: httpx.Client) -> None:
    found = (
        "/",
        "/lab",
        "/game/hidden-stones",
        "/game/rollende-steine/course",
        "/guide/steinbeisser",
    )
    for address in found:
        assert browser.get(address).status_code == 200, address
    lost = (
        "/nowhere",
        "/game/no-such-game",
        "/guide/none",
        "/table/none",
        "/replay/none",
        "/a/b/c",
    )
    for address in lost:
        answer = browser.get(address)
        assert answer.status_code == 404, address
        assert "text/html" in answer.headers["content-type"]


def test_parts_of_the_page_travel_packed(browser: httpx.Client) -> None:
    page = browser.get("/").text
    script = re.search(r'src="(/assets/[^"]+\.js)"', page)
    assert script
    for name in ("br", "gzip"):
        request = browser.build_request("GET", script[1], headers={"accept-encoding": name})
        answer = browser.send(request, stream=True)
        assert answer.headers["content-encoding"] == name
        answer.close()
    for address in ("/steinkreis.webmanifest", "/worker.js", "/icon-512.png"):
        assert browser.get(address).status_code == 200


@pytest.mark.parametrize("name", sorted(games()))
def test_a_cover_has_all_that_it_is_drawn_of(name: str) -> None:
    sheet = games()[name].resource("sprites.svg")
    picture = cover(sheet)
    assert len(picture) < len(sheet)
    for used in re.findall(r'(?:href="#|url\(#)([\w-]+)', picture):
        assert picture.count(f'id="{used}"') == 1, used


def test_a_sheet_without_a_cover_gives_none() -> None:
    assert cover("<svg xmlns='http://www.w3.org/2000/svg'><symbol id='stone'/></svg>") == ""


def test_a_guide_travels_packed_and_its_pictures_apart(browser: httpx.Client) -> None:
    guide = browser.get("/api/games/dolmengoetter/guide")
    assert guide.headers["content-encoding"] == "gzip"
    assert guide.json()["notes"][0]["text"].keys() == {"de", "en"}
    assert len(browser.get("/api/games/dolmengoetter/pictures").json()["pictures"]) == 5
    assert browser.get("/api/games/no-such-game/guide").status_code == 404
