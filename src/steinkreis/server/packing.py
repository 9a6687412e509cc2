"""Smaller on the way: whoever reads gzip or brotli gets it."""

from __future__ import annotations

import gzip
from functools import lru_cache
from importlib.resources.abc import Traversable

LEAST = 600  # bytes; below it is not worth it
VARY = {"vary": "accept-encoding"}
ENDINGS = {"br": ".br", "gzip": ".gz"}  # the best first


def packings(accepted: str) -> list[str]:
    """The ways to pack that a reader said it knows, the best first."""
    wanted = {word.split(";")[0].strip() for word in accepted.lower().split(",")}
    return [name for name in ENDINGS if name in wanted]


def packed(text: str, accepted: str) -> tuple[bytes, dict[str, str]]:
    """A text that is asked for again and again, and the headers that say how it is packed."""
    body = text.encode()
    if len(body) < LEAST or "gzip" not in packings(accepted):
        return body, VARY
    return _gzipped(body), {**VARY, "content-encoding": "gzip"}


@lru_cache(64)
def _gzipped(body: bytes) -> bytes:
    return gzip.compress(body, 9, mtime=0)


def packed_file(
    file: Traversable, folder: Traversable, accepted: str
) -> tuple[bytes, dict[str, str]]:
    """A file of the folder, as it was packed beside it when the page was built."""
    for name in packings(accepted):
        twin = folder / (file.name + ENDINGS[name])
        if twin.is_file():
            return twin.read_bytes(), {**VARY, "content-encoding": name}
    return file.read_bytes(), VARY
