"""What people write, made fit to be shown to others: on one line, and in the order it is read in.

Marks that turn the direction of writing let a text look like another one, and reach beyond their
own line; control characters mean nothing here. Joiners stay: emoji and some scripts need them.
"""

from __future__ import annotations

import unicodedata

JOINERS = "\u200c\u200d"
MOST_MARKS = 4  # combining marks on one letter; more of them climb over other lines


def spoken(text: str) -> str:
    """A line of chat."""
    return " ".join(_quiet(text, JOINERS).split())


def name(text: str, length: int) -> str:
    """What somebody is called: shorter, and nothing in it that is not seen."""
    return " ".join(_quiet(text, "").split())[:length].strip()


def _quiet(text: str, kept: str) -> str:
    letters: list[str] = []
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if letter in kept or (letter.isprintable() and marks <= MOST_MARKS):
            letters.append(letter)
        elif marks == 0:
            letters.append(" ")
    return "".join(letters)
