"""What the table says: the log, the refusals and the verdict, in German and in English."""

from __future__ import annotations

import pytest

from tests.games.rollende_steine.position import GAME, check, play, table, told


@pytest.mark.clause("rollende-steine", "3.2", "3.3", "4.4", "5.4")
def test_the_log_tells_what_was_done() -> None:
    check(
        told(
            table(),
            "lay bar@58,40/0 push short push gates3 lay bar@26,40/0 push gates12"
            " move1 bar@50,30/0 move2 bar@20,30/0 push spent",
        ),
        [
            "Anna legt eine Bande und hat noch 9.",
            "Das Rad von Anna kommt nicht über die Anrollzone."
            " Es darf noch einmal angestoßen werden.",
            "Anna schafft Tor 3.",
            "Ben legt eine Bande und hat noch 9.",
            "Ben schafft Tor 1 und Tor 2, mit einem einzigen Rad!",
            "Anna stellt eine eigene Bande um.",
            "Anna stellt eine Bande von Ben um.",
            "Das Rad von Anna schafft kein offenes Tor.",
        ],
        [
            "Anna lays a bar and has 9 left.",
            "Anna’s wheel does not get across the run-up zone. It may be pushed again.",
            "Anna takes gate 3.",
            "Ben lays a bar and has 9 left.",
            "Ben takes gate 1 and gate 2, with a single wheel!",
            "Anna moves a bar.",
            "Anna moves one of Ben’s bars.",
            "Anna’s wheel gets through no open gate.",
        ],
    )


@pytest.mark.clause("rollende-steine", "4.5")
def test_the_log_tells_when_a_wheel_was_pushed_too_often() -> None:
    state = play(table(), "roll" + " push short" * 9 + " push")
    check(
        told(state, "short"),
        ["Anna hat 10-mal zu schwach angestoßen. Das Rad ist aus dem Spiel."],
        ["Anna has pushed too weakly 10 times. The wheel is out."],
    )
    alone = play(table(1), "roll" + " push short" * 9 + " push")
    assert [line.id for line in told(alone, "short")] == ["log-too-weak"]


@pytest.mark.clause("rollende-steine", "6.1", "6.3")
def test_the_verdict_when_all_gates_are_taken() -> None:
    won = play(table(3), "roll push gates12 roll push gates345")
    check(
        GAME.verdict(won),
        [
            "Anna: 2 Tore.",
            "Ben: 3 Tore.",
            "Cleo: kein Tor.",
            "Alle fünf Tore sind geschafft, mit 2 Rädern von 48. Ihr habt gewonnen!",
        ],
        [
            "Anna: 2 gates.",
            "Ben: 3 gates.",
            "Cleo: no gate.",
            "All five gates are taken, with 2 wheels out of 48. You have won!",
        ],
    )


@pytest.mark.clause("rollende-steine", "6.2")
@pytest.mark.parametrize(
    ("first", "german", "english"),
    [
        ("spent", "kein Tor ist", "not one gate was"),
        ("gates2", "nur ein Tor ist", "only one gate was"),
        ("gates24", "nur 2 Tore sind", "only 2 gates were"),
    ],
)
def test_the_verdict_when_the_course_has_won(first: str, german: str, english: str) -> None:
    lost = play(table(1, wheels="own"), f"roll push {first}" + " roll push spent" * 9)
    check(
        GAME.verdict(lost),
        [f"Alle 10 Räder sind gerollt, aber {german} geschafft. Der Kurs hat gewonnen."],
        [f"All 10 wheels have rolled, but {english} taken. The course has won."],
    )
