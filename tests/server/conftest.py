"""One server for all tests that do not need their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import Server


@pytest.fixture(scope="session")
def _house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("house"), "--no-limits")
    server.start()
    yield server
    server.close()


@pytest.fixture
def house(_house: Server) -> Iterator[Server]:
    """The server, which must have nothing to complain about after the test."""
    before = _house.complaints()
    yield _house
    assert _house.complaints()[len(before) :] == ""


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[Server]:
    """A server that this test may kill, with all limits."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.close()
    assert server.complaints() == ""
