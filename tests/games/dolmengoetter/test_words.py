"""What the table says: the log, the questions and the verdict, in German and in English."""

from __future__ import annotations

import pytest

from tests.games.dolmengoetter.position import GAME, leave_stone, play, position, say, told


@pytest.mark.clause("dolmengoetter", "3.5", "4.2", "4.12")
def test_the_log_of_a_walk_and_a_dolmen() -> None:
    state = position("a A a\nc b")
    assert say("en", told(state, "a1 h1 stone 3")) == [
        "Anna walks from a1 to h1.",
        "Anna leaves a stone, in circle 1.",
        "Anna lays a dolmen on top in circle 1.",
    ]
    assert say("de", told(state, "a1 h1 stone 3", viewer=0))[1:] == [
        "Anna lässt einen Stein zurück, in Kreis 1.",
        "Anna legt in Kreis 1 einen Dolmen vom Wert 3 obenauf.",
    ]


@pytest.mark.clause("dolmengoetter", "3.6", "3.8", "3.9")
def test_the_log_of_herbs_flights_and_points() -> None:
    assert say("de", told(position("b A"), "b1 herbs")) == [
        "Der Druide von Anna auf b1 legt sich hin und sammelt Kräuter."
    ]
    assert say("en", told(position("b A_"), "b1 e3 point")) == [
        "Anna flies from b1 to e3.",
        "Anna pays a point and leaves no stone.",
    ]
    assert say("en", told(position("b A", points=(1, 4)), "b1 c2")) == [
        "Anna walks from b1 to c2.",
        "Anna leaves a stone, in circles 1, 4 and 6.",
    ]


@pytest.mark.clause("dolmengoetter", "5.2", "5.3")
def test_the_log_of_a_scoring_tells_every_level() -> None:
    state = position("a A a b\nb b\nc b a\nk1 b3 b1")
    lines = say("en", told(state, "a1 h1 stone 4"))
    assert lines[-1] == (
        "Circle 1 is complete and scored: Ben 3 × 4 = 12, Ben 1 × 3 = 3 and Anna 4 × 2 = 8."
    )


@pytest.mark.clause("dolmengoetter", "6.1", "6.4", "6.5")
def test_the_log_and_the_verdict_of_the_end() -> None:
    state = position("a A a\nc b\nk6 b2", stones=(1, 0))
    assert say("de", told(state, "a1 h1 stone 4"))[3:] == [
        "Der letzte Stein ist gestellt. Nun wird alles gewertet.",
        "Kreis 1: Anna 4 × 4 = 16.",
        "Kreis 6: Ben 2 × 5 = 10.",
    ]
    over = play(state, "a1 h1 stone 4")
    assert say("en", GAME.verdict(over)) == [
        "Anna: 20 points, that is 4 from the start, 0 from complete circles"
        " and 16 in the final scoring. One dolmen built.",
        "Ben: 14 points, that is 4 from the start, 0 from complete circles"
        " and 10 in the final scoring. One dolmen built.",
        "Anna wins with 20 points.",
    ]
    ending = GAME.ending(over)
    assert ending is not None
    assert say("de", [ending]) == ["Der letzte Stein ist gestellt."]
    table = {say("de", [source.name])[0]: source.points for source in GAME.sources(over)}
    assert table == {
        "vom Anfang": [4, 4],
        "gezahlt": [0, 0],
        "volle Kreise": [0, 0],
        "Schlusswertung": [16, 10],
    }


@pytest.mark.clause("dolmengoetter", "6.1")
def test_everybody_hears_of_the_last_dolmen() -> None:
    state = leave_stone(position("a A a\nc b", dolmens=("4", "11")), "a1")
    assert say("en", told(state, "4"))[-1] == (
        "Anna has built the last dolmen. Everybody else has one more turn."
    )


@pytest.mark.clause("dolmengoetter", "6.3")
def test_after_the_last_stone_nobody_is_promised_a_turn() -> None:
    state = position("a A a\nc b", stones=(1, 0), dolmens=("4", "11"))
    assert say("en", told(state, "a1 h1 stone 4"))[2:] == [
        "Anna lays a dolmen on top in circle 1.",
        "The last stone has been placed. Now everything is scored.",
        "Circle 1: Anna 4 × 4 = 16.",
    ]


@pytest.mark.clause("dolmengoetter", "5.1", "6.4")
def test_the_end_is_told_also_where_a_complete_circle_was_scored_before() -> None:
    state = position("a A a b\nb b\nc b a\nk1 b3\nk6 b2", stones=(1, 0))
    assert say("en", told(state, "a1 h1 stone none"))[2:] == [
        "Anna chooses not to build in circle 1.",
        "Circle 1 is complete and scored: Ben 3 × 4 = 12.",
        "The last stone has been placed. Now everything is scored.",
        "Circle 6: Ben 2 × 5 = 10.",
    ]


@pytest.mark.clause("dolmengoetter", "6.5")
def test_the_verdict_says_when_dolmens_decide() -> None:
    drawing = "a A b\nk4 a1\nk9 b1 b1"
    over = leave_stone(position(drawing, points=(6, 4), stones=(1, 0)), "a1")
    assert say("en", GAME.verdict(over))[2:] == [
        "With equal points the dolmens built decide: 2 of Ben.",
        "Ben wins with 9 points.",
    ]
