"""Asks a person to choose, with arrow keys on a terminal or by a typed line; or to turn dials."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass

from steinkreis.core.dial import Dial, pack
from steinkreis.core.message import Message
from steinkreis.game.words import Words

ROWS = 9  # choices that are shown at once


class Quit(Exception):
    """The person wants to stop."""


class TakeBack(Exception):
    """The person wants the last answer back."""


@dataclass(frozen=True)
class Choice:
    action: int
    notation: str
    words: str


def choose(words: Words, question: str, choices: list[Choice], can_undo: bool) -> int:
    """The action chosen; Quit or TakeBack where that was meant."""
    print(question)
    if sys.stdin.isatty() and sys.stdout.isatty():
        return _walk(words, choices, can_undo)
    return _read(words, choices, can_undo)


def turn(
    words: Words,
    question: str,
    dials: list[Dial],
    refusal: Callable[[int], Message | None],
    can_undo: bool,
) -> int:
    """The action that the typed numbers make, one for each dial; Quit or TakeBack where meant."""
    print(question)
    for dial in dials:
        name, middle = words.say(Message(f"dial-{dial.name}")), dial.value(dial.steps // 2)
        print(f"  {name}: {dial.low:g} … {dial.high:g} ({middle:g})")
    print(words.say(Message("cli-dials-undo" if can_undo else "cli-dials")))
    while True:
        print("> ", end="", flush=True)
        typed = _typed(can_undo)
        action, why = turned(dials, typed)
        if why is None:
            why = refusal(action)
        if why is None:
            return action
        print(words.say(why))


def turned(dials: list[Dial], typed: str) -> tuple[int, Message | None]:
    """What the typed numbers mean, or why nothing; dials without one stay in the middle."""
    numbers = typed.replace(",", ".").split()
    if not 0 < len(numbers) <= len(dials):
        return 0, Message("cli-dials-count", most=len(dials))
    steps = [dial.steps // 2 for dial in dials]
    for index, number in enumerate(numbers):
        dial = dials[index]
        try:
            value = float(number)
        except ValueError:
            return 0, Message("cli-dial-number", dial=Message(f"dial-{dial.name}"))
        if not dial.low <= value <= dial.high:
            return 0, Message("cli-dial-range", dial=Message(f"dial-{dial.name}"))
        steps[index] = dial.step(value)
    return pack(steps, [dial.steps for dial in dials]), None


def matching(choices: list[Choice], typed: str) -> list[Choice]:
    """The choices that the typed letters may mean: notation first, then words."""
    exact = [choice for choice in choices if choice.notation.lower() == typed.lower()]
    begun = [choice for choice in choices if choice.notation.lower().startswith(typed.lower())]
    worded = [choice for choice in choices if typed.lower() in choice.words.lower()]
    found = exact + begun + worded
    return list(dict.fromkeys(found))


def _typed(can_undo: bool) -> str:
    """The next line; Quit or TakeBack where that is what it says."""
    line = sys.stdin.readline()
    typed = line.strip()
    if not line or typed == "quit":
        raise Quit
    if typed == "undo" and can_undo:
        raise TakeBack
    return typed


def _read(words: Words, choices: list[Choice], can_undo: bool) -> int:
    """Without arrow keys: a line with the notation, or undo, or quit."""
    while True:
        print(" ".join(choice.notation for choice in choices))
        typed = _typed(can_undo)
        found = [choice for choice in choices if choice.notation == typed]
        if found:
            return found[0].action
        print(words.say(Message("cli-unknown")))
        print(words.say(Message("cli-typed-undo" if can_undo else "cli-typed")))


def _walk(words: Words, choices: list[Choice], can_undo: bool) -> int:
    """A list to walk through with the arrow keys; letters narrow it down."""
    from prompt_toolkit.application import Application
    from prompt_toolkit.formatted_text import StyleAndTextTuples
    from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
    from prompt_toolkit.layout import Layout, Window
    from prompt_toolkit.layout.controls import FormattedTextControl

    typed = ""
    place = 0
    keys = KeyBindings()

    def found() -> list[Choice]:
        return matching(choices, typed) if typed else choices

    def show() -> StyleAndTextTuples:
        rows = found()
        first = max(0, min(place - ROWS // 2, len(rows) - ROWS))
        lines: StyleAndTextTuples = []
        for number, choice in enumerate(rows[first : first + ROWS], first):
            style = "reverse" if number == place else ""
            lines.append((style, f" {choice.notation:<12} {choice.words} "))
            lines.append(("", "\n"))
        if not rows:
            lines.append(("italic", words.say(Message("cli-unknown")) + "\n"))
        keys_help = "cli-keys-undo" if can_undo else "cli-keys"
        lines.append(("fg:ansibrightblack", f"> {typed}   " + words.say(Message(keys_help))))
        return lines

    def step(by: int) -> None:
        nonlocal place
        place = (place + by) % max(1, len(found()))

    @keys.add("up")
    def _up(event: KeyPressEvent) -> None:
        step(-1)

    @keys.add("down")
    @keys.add("tab")
    def _down(event: KeyPressEvent) -> None:
        step(1)

    @keys.add("enter")
    def _enter(event: KeyPressEvent) -> None:
        rows = found()
        if rows:
            event.app.exit(result=rows[place].action)

    @keys.add("backspace")
    def _backspace(event: KeyPressEvent) -> None:
        nonlocal typed, place
        typed, place = typed[:-1], 0

    @keys.add("c-z")
    def _undo(event: KeyPressEvent) -> None:
        if can_undo:
            event.app.exit(exception=TakeBack())

    @keys.add("c-c")
    @keys.add("c-d")
    def _quit(event: KeyPressEvent) -> None:
        event.app.exit(exception=Quit())

    @keys.add("<any>")
    def _type(event: KeyPressEvent) -> None:
        nonlocal typed, place
        if event.data.isprintable():
            typed, place = typed + event.data, 0

    window = Window(FormattedTextControl(show, focusable=True), dont_extend_height=True)
    app: Application[int] = Application(
        layout=Layout(window), key_bindings=keys, erase_when_done=True
    )
    return app.run()
