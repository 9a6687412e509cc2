"""How much one guest may ask of the house."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """For each person, and `crowd` times as much for all who come from one address together."""

    messages: float = 20.0  # a second
    burst: float = 60.0
    requests: float = 30.0  # a second
    request_burst: float = 200.0
    tables_per_hour: float = 120.0
    table_burst: float = 30.0
    unfinished: int = 100  # tables
    message_bytes: int = 8_192
    body_bytes: int = 2_000_000
    frames: float = 60.0  # a second on one line, of whatever kind
    frame_burst: float = 300.0
    chats: float = 1.0  # lines a second
    chat_burst: float = 20.0
    shows_per_hour: float = 20.0  # tables at which only bots play
    show_burst: float = 10.0
    lines: int = 50  # open connections to tables
    crowd: int = 4
    spectator_pause: float = 0.25  # seconds between two pictures for somebody who only looks on

    @staticmethod
    def none() -> Limits:
        """For measurements."""
        many = 10**9
        return Limits(
            *(many, many, many, many, many, many, many),
            frames=many,
            frame_burst=many,
            chats=many,
            chat_burst=many,
            shows_per_hour=many,
            show_burst=many,
            lines=many,
        )
