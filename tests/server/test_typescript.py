"""The page is checked against the types that the server really sends."""

from __future__ import annotations

from pathlib import Path

from steinkreis.server.typescript import typescript

WIRE = Path(__file__).parents[2] / "web" / "src" / "lib" / "wire.ts"


def test_the_types_of_the_page_are_those_of_the_structs() -> None:
    assert WIRE.read_text(encoding="utf-8") == typescript(), "say make types"
