"""The Fluent files as tests read them."""

from __future__ import annotations

from importlib.resources import files

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, Term, VariableReference

OWN = {"deed"}  # what the lab calls it: in English that is made from the id


def messages(package: str, file: str) -> dict[str, list[str]]:
    """The messages of a Fluent file, each with the attributes that every language has."""
    found = [entry for entry in entries(_read(package, file)) if isinstance(entry, Message | Term)]
    names = [message.id.name for message in found]
    assert len(names) == len(set(names)), "a message stands there twice"
    return {m.id.name: sorted({part.id.name for part in m.attributes} - OWN) for m in found}


def entries(text: str) -> list[object]:
    """What stands in a Fluent file, all of which must make sense."""
    found = FluentParser().parse(text).body
    assert not [entry.content for entry in found if isinstance(entry, Junk)]
    return list(found)


def without_you(text: str) -> list[str]:
    """Lines of the log that tell of somebody and cannot say `you`."""
    return [
        entry.id.name
        for entry in entries(text)
        if isinstance(entry, Message) and entry.id.name.startswith("log-")
        if entry.value is not None and _speaks_of_somebody(entry)
        if "you" not in [attribute.id.name for attribute in entry.attributes]
    ]


def _read(package: str, file: str) -> str:
    return (files(package) / file).read_text(encoding="utf-8")


def _speaks_of_somebody(entry: Message) -> bool:
    names: list[str] = []
    todo: list[object] = [entry.value]
    while todo:
        node = todo.pop()
        if isinstance(node, VariableReference):
            names.append(node.id.name)
        elif isinstance(node, list):
            todo += node
        elif isinstance(node, BaseNode):
            todo += vars(node).values()
    return "who" in names
