"""What is not installed is named in one sentence, and nothing else needs it."""

from __future__ import annotations

import pytest

from steinkreis.research.needs import Missing, needed


def test_what_is_missing_is_told_with_the_extra_that_brings_it() -> None:
    with pytest.raises(Missing, match=r"pip install 'steinkreis\[openspiel\]'"):
        needed("no_such_library", "openspiel")
