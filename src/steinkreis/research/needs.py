"""What an adapter needs that may not be installed."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType


class Missing(ImportError):
    """A library that is not installed here."""


def needed(module: str, extra: str) -> ModuleType:
    """The library, or one sentence on how to get it."""
    try:
        return import_module(module)
    except ImportError:
        how = f"pip install 'steinkreis[{extra}]'"
        raise Missing(f"{module} is not installed; this brings it: {how}") from None
