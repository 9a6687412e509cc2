"""What things are called, for the picture and the log."""

from __future__ import annotations

from functools import cache

from steinkreis.core.message import Message
from steinkreis.games.der_hohe_rat.council import SPEAKER
from steinkreis.games.der_hohe_rat.material import CAMP_COLOUR, PRO
from steinkreis.kit.stonehenge import COLOUR_NAMES


@cache
def piece_message(piece: int) -> Message:
    """A supporter or a speaker, as the subject of a sentence."""
    colour = COLOUR_NAMES[CAMP_COLOUR[piece % SPEAKER]]
    return Message(f"{'speaker' if piece >= SPEAKER else 'supporter'}-{colour}")


@cache
def arguments_message(colour: int, count: int) -> Message:
    return Message(f"arguments-{COLOUR_NAMES[colour]}", count=count)


@cache
def faction_message(faction: int) -> Message:
    return Message("pro" if faction == PRO else "contra")
