"""Objects as plain values and back, for `pickle`: the same in both builds.

Compiled classes have no dictionary, and none of them is made without its arguments. So what an
object keeps is read by name; it is made anew by its own constructor, from what it keeps under the
names of the arguments, and then everything it kept is put in place.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from importlib import import_module

from librt.vecs import vec
from mypy_extensions import i64

from steinkreis.core.option import Chosen

LIST = "list"
TUPLE = "tuple"
DICT = "dict"
WHOLE = "vec[i64]"
REAL = "vec[float]"


def keep(thing: object) -> object:
    """Plain values that `restore` makes the same thing of."""
    if thing is None or isinstance(thing, (bool, int, float, str, bytes)):
        return thing
    if isinstance(thing, list):
        return LIST, [keep(one) for one in thing]
    if isinstance(thing, tuple) and type(thing) is tuple:
        return TUPLE, [keep(one) for one in thing]
    if isinstance(thing, dict):
        return DICT, [(keep(name), keep(one)) for name, one in thing.items()]
    kind = type(thing).__name__
    if kind in (WHOLE, REAL) and isinstance(thing, Iterable):
        return kind, list(thing)
    kept = {name: keep(getattr(thing, name)) for name in _names(thing)}
    return f"{type(thing).__module__}:{type(thing).__qualname__}", kept


def restore(kept: object) -> object:
    """The thing of which `keep` made this."""
    if not isinstance(kept, tuple):
        return kept
    kind, inside = kept
    if kind == LIST:
        return [restore(one) for one in inside]
    if kind == TUPLE:
        return tuple([restore(one) for one in inside])
    if kind == DICT:
        return {restore(name): restore(one) for name, one in inside}
    if kind == WHOLE:
        return vec[i64](inside)
    if kind == REAL:
        return vec[float](inside)
    return _made(kind, {name: restore(one) for name, one in inside.items()})


def _names(thing: object) -> list[str]:
    """What an object keeps, in either build."""
    names: list[str] = []
    for base in reversed(type(thing).__mro__):
        for declared in ("__mypyc_attrs__", "__slots__"):
            names += [name for name in vars(base).get(declared, ()) if name not in names]
    names += [name for name in getattr(thing, "__dict__", {}) if name not in names]
    return [name for name in names if not name.startswith("__") and hasattr(thing, name)]


def _made(kind: str, values: dict[str, object]) -> object:
    module, _, name = kind.partition(":")
    made: object = import_module(module)
    for step in name.split("."):
        made = getattr(made, step)
    assert isinstance(made, type)
    positional: list[object] = []
    named: dict[str, object] = {}
    for argument in inspect.signature(made).parameters.values():
        value = values.get(argument.name, Chosen(0) if argument.name == "chosen" else 0)
        if argument.kind == inspect.Parameter.KEYWORD_ONLY:
            named[argument.name] = value
        else:
            positional.append(value)
    thing = made(*positional, **named)
    for attribute, value in values.items():
        setattr(thing, attribute, value)
    return thing
