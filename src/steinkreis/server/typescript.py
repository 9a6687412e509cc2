"""The types of the wire as TypeScript, read from the structs that are sent and heard.

`python -m steinkreis.server.typescript` prints the file that the page is checked against.
"""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Sequence
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

from msgspec import Raw, Struct
from msgspec.structs import FieldInfo, fields

from steinkreis.core.dial import Dial
from steinkreis.core.message import Message
from steinkreis.scene.shapes import Shape
from steinkreis.server.book import Book, BookRow
from steinkreis.server.live import AnyWish, Denied, Hinted
from steinkreis.server.routes.games import Draft, GameList, Judged
from steinkreis.server.routes.people import Me, NewName
from steinkreis.server.routes.records import Replay
from steinkreis.server.routes.reports import ReportList
from steinkreis.server.routes.tables import Id, NewTable, TableList
from steinkreis.server.studies import Progress
from steinkreis.table.frame import ChatLine, Frame, Moment
from steinkreis.table.guided import GuidePictures, GuideShown

SENT = (GameList, Book, Judged, Me, TableList, Id, Replay, Progress, ReportList)
GUIDES = (GuideShown, GuidePictures)
LIVE = (Frame, ChatLine, Hinted, Denied)
HEARD = (Draft, NewName, NewTable)
APART = {(Frame, name) for name in ("log", "epoch", "chat", "said", "between")}  # in news
CELLS = dict[str, Message | int | str]  # as in game.Entry; nothing can read such a union from JSON

HEAD = """\
/**
 * What travels between browser and server. Made from the structs of the server by `make types`:
 * edit those, not this.
 */

/** Something to say: `id` names a Fluent message, `args` are its variables. */
export type Message = { id: string; args?: Record<string, Arg> };
export type Arg = number | { seat: number } | Message | Arg[];

/** One dial with `steps` positions, which stand for values from `low` to `high`. */
export type Dial = { name: string; steps: number; low: number; high: number };
"""

PLAIN: dict[object, str] = {
    Any: "unknown",
    object: "unknown",
    bool: "boolean",
    float: "number",
    int: "number",
    NoneType: "null",
    str: "string",
    Message: "Message",
    Dial: "Dial",
}


class Writer:
    """Writes structs down, and after them those that they are made of."""

    def __init__(self) -> None:
        self.text = HEAD
        self._known: set[type] = {Shape}
        self._waiting: list[type[Struct]] = []

    def write(self, *structs: type[Struct], is_heard: bool = False) -> None:
        """All of these; in what is heard, a field that has a default may be left out."""
        self._waiting += structs
        while self._waiting:
            struct = self._waiting.pop(0)
            if struct in self._known:
                continue
            self._known.add(struct)
            notes = _notes(struct) | (_notes(Moment) if struct is Frame else {})
            lines = [f"{tag};" for tag in _tag(struct)]
            for field in _fields(struct):
                if (struct, field.name) not in APART:
                    lines += _note(notes.get(field.name))
                    lines.append(self._field(struct, field, is_heard=is_heard) + ";")
            self._say(struct, lines)

    def write_wishes(self) -> None:
        """All that a browser may say at a live table."""
        self.text += "\nexport type Wish ="
        for wish in get_args(AnyWish):
            inside = [self._field(wish, field) for field in fields(wish)]
            self.text += "\n  | { " + "; ".join([*_tag(wish), *inside]) + " }"
        self.text += ";\n"

    def write_shape(self) -> None:
        """All kinds of shapes as one type, for any of them is asked for its place and words."""
        kinds = Shape.__subclasses__()
        types: dict[str, list[str]] = {}
        owners: dict[str, list[str]] = {}
        for kind in kinds:
            for field in fields(kind):
                said = self._type(field.type, with_none=False).split(" | ")
                types.setdefault(field.name, []).extend(said)
                owners.setdefault(field.name, []).append(_tag_of(kind))
        notes = {name: note for kind in kinds for name, note in _notes(kind).items()}
        lines = ["kind: " + " | ".join([json.dumps(_tag_of(kind)) for kind in kinds]) + ";"]
        for name, said in types.items():
            whose = [] if len(owners[name]) == len(kinds) else [", ".join(owners[name])]
            lines += _note(": ".join(whose + ([notes[name]] if name in notes else [])))
            lines.append(f"{name}?: {' | '.join(dict.fromkeys(said))};")
        self._say(Shape, lines)

    def _say(self, struct: type[Struct], lines: list[str]) -> None:
        body = "".join([f"  {line}\n" for line in lines])
        self.text += f"\n{_comment(struct)}export type {struct.__name__} = {{\n{body}}};\n"

    def _field(self, struct: type[Struct], field: FieldInfo, *, is_heard: bool = False) -> str:
        if (struct, field.name) == (BookRow, "cells"):
            return f"cells: {self._type(CELLS)}"
        is_omitted = struct.__struct_config__.omit_defaults
        if field.required or not (is_heard or is_omitted):
            return f"{field.encode_name}: {self._type(field.type)}"
        return f"{field.encode_name}?: {self._type(field.type, with_none=not is_omitted)}"

    def _type(self, kind: Any, *, with_none: bool = True) -> str:
        """How TypeScript says it; None is not said where it is left out instead."""
        if kind in PLAIN:
            return PLAIN[kind]
        origin, inside = get_origin(kind), get_args(kind)
        if origin is Literal:
            return " | ".join([json.dumps(value) for value in inside])
        if origin in (Union, UnionType):
            said = [one for one in inside if one is not Raw and (with_none or one is not NoneType)]
            return " | ".join(dict.fromkeys([self._type(one) for one in said]))
        if origin is dict:
            return f"Record<string, {self._type(inside[1])}>"
        if origin is list or inside[1:] == (...,):
            item = self._type(inside[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if origin is tuple:
            return "[" + ", ".join([self._type(item) for item in inside]) + "]"
        self._waiting.append(kind)
        return str(kind.__name__)


def _fields(struct: type[Struct]) -> Sequence[FieldInfo]:
    """A frame says its moment and what is the viewer's own in one."""
    if struct is not Frame:
        return fields(struct)
    return (*fields(Moment), *(field for field in fields(Frame) if field.name != "moment"))


def _tag_of(struct: type[Struct]) -> str:
    return str(struct.__struct_config__.tag)


def _tag(struct: type[Struct]) -> list[str]:
    if struct is Frame:
        return ['type: "frame"']
    name = struct.__struct_config__.tag_field
    return [f"{name}: {json.dumps(_tag_of(struct))}"] if name else []


def _notes(struct: type[Struct]) -> dict[str, str]:
    """What the comments behind the fields say, also those of the struct that it extends."""
    notes: dict[str, str] = {}
    for part in reversed(struct.__mro__):
        if part is not Struct and issubclass(part, Struct):
            notes |= re.findall(r"^    (\w+): .*?  # (.*)$", inspect.getsource(part), re.MULTILINE)
    return notes


def _note(words: str | None) -> list[str]:
    return [f"/** {words} */"] if words else []


def _comment(struct: type[Struct]) -> str:
    lines = inspect.cleandoc(struct.__doc__ or "").splitlines()
    if len(lines) < 2:
        return "".join([f"/** {line} */\n" for line in lines])
    return "\n".join(["/**", *[f" * {line}".rstrip() for line in lines], " */", ""])


def typescript() -> str:
    """The whole file."""
    writer = Writer()
    writer.write_shape()
    writer.write(*SENT, *GUIDES, *LIVE)
    writer.write(*HEARD, is_heard=True)
    writer.write_wishes()
    return writer.text


if __name__ == "__main__":
    print(typescript(), end="")
