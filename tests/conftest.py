"""Which tests depend on the build: only those run with the interpreted one as well."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("untimed", deadline=None)  # a busy machine is slow, not wrong
settings.load_profile("untimed")

# What is compiled, and what looks at it closely
BOTH = ("bots", "core", "game", "games", "kit", "laws", "scene", "table")
TESTS = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.relative_to(TESTS).parts[0] not in BOTH:
            item.add_marker(pytest.mark.once)
