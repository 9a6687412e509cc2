"""Lets the reference show what a comment behind a field says: `seats: int  # how many play`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from griffe import Attribute, Docstring, Extension


class Comments(Extension):
    def on_attribute_instance(self, *, attr: Attribute, **further: Any) -> None:
        if attr.docstring is not None or attr.lineno is None or not isinstance(attr.filepath, Path):
            return
        line = attr.lines_collection[attr.filepath][attr.lineno - 1]
        _, mark, said = line.partition("  # ")
        if mark and not said.startswith(("noqa", "type:")):
            attr.docstring = Docstring(said, parent=attr, lineno=attr.lineno)
