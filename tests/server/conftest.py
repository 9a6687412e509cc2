"""One server for all tests that do not need their own, and one PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from httpx._config import DEFAULT_TIMEOUT_CONFIG

from tests.server import postgres
from tests.server.house import PATIENCE, Server

# What a busy machine takes is no finding: who says nothing of time waits as long as all others.
DEFAULT_TIMEOUT_CONFIG.connect = DEFAULT_TIMEOUT_CONFIG.read = PATIENCE

ON_BOTH = ("test_games", "test_book")  # how people play, on either database


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Cluster]:
    """PostgreSQL, where it is installed."""
    reason = postgres.missing()
    if reason is not None:
        pytest.skip(reason)
    with postgres.cluster() as found:
        yield found


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    found = request.getfixturevalue("cluster")
    assert isinstance(found, postgres.Cluster)
    return found.database()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "house" in metafunc.fixturenames:
        is_both = metafunc.module.__name__.rpartition(".")[2] in ON_BOTH
        kinds = ["sqlite", "postgres"] if is_both else ["sqlite"]
        metafunc.parametrize("_house", kinds, indirect=True, scope="session")


@pytest.fixture(scope="session")
def _house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("house"), "--no-limits")
    if request.param == "postgres":
        server.database = request.getfixturevalue("cluster").database()
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
