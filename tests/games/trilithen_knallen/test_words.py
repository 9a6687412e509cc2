"""What the table says: the log, in German and in English."""

from __future__ import annotations

import pytest

from steinkreis.game.words import Words
from steinkreis.games.trilithen_knallen.rules import TrilithenKnallen
from tests.games.trilithen_knallen.position import GAME, check, play, position, say, told

FOUR = """
    field   5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21
    track   . a a . . .  .  b  b  .  .  .  c  c  .  .  .
    block   r w b g y w  r  b  g  y  w  r  b  g  y  w  r
"""
HANDS = ["6 26 27 28", "1 2 3 4", "22 23 24 25"]
RUN = "6 6+7 a g1 b y1 c w1 d r1"


def table(**options: object) -> TrilithenKnallen:
    return position(FOUR, HANDS, **options)  # type: ignore[arg-type]


@pytest.mark.clause("trilithen-knallen", "3.2", "3.4", "3.5", "3.9")
def test_the_log_tells_a_run_that_fails() -> None:
    check(
        told(table(), "6 6+7 a g1 b w1 cover"),
        [
            "Anna spielt [Tag 6].",
            "Der Trilith von Anna steht jetzt auf 6 und 7.",
            "Anna rast im Uhrzeigersinn los. Der Trilith von Ben ist das Ziel, 4 freie Felder"
            " dazwischen, 5 Karten nötig.",
            "Grün stimmt: Karte 1 von 5.",
            "Weiß statt Gelb! Anna kommt nur ein Feld weit.",
        ],
        [
            "Anna plays [day 6].",
            "Anna’s trilith now stands on 6 and 7.",
            "Anna races clockwise at Ben’s trilith: 4 free fields in between, 5 cards needed.",
            "Right: green, card 1 of 5.",
            "Wrong: white instead of yellow! Anna gets no further than one field.",
        ],
    )


def test_whoever_took_the_wrong_card_is_spoken_to() -> None:
    [wrong] = [line for line in told(table(), "6 6+7 a g1 b w1 cover") if line.id == "log-wrong"]
    said = Words(GAME, "en").say(wrong, "you")
    assert said == "Wrong: white instead of yellow! You get no further than one field."


@pytest.mark.clause("trilithen-knallen", "4.1", "4.3", "4.4", "4.6")
def test_the_log_tells_the_crash_and_what_follows() -> None:
    check(
        told(play(table(), RUN), "e b1 k y3")[1:],
        [
            "Rums! Anna hat gerammt: Der Trilith von Ben bekommt 4 Punkte Schaden.",
            "Der Trilith von Ben prallt 3 Felder weit ab.",
            "Und weiter: Der Trilith von Cleo bekommt auch noch 2 Punkte Schaden.",
            "Der Trilith von Cleo prallt 2 Felder weit ab.",
            "Ben sieht sich heimlich eine Karte an.",
        ],
        [
            "Crash! Anna rams Ben’s trilith: 4 points of damage.",
            "Ben’s trilith bounces 3 fields away.",
            "And on: Cleo’s trilith is hit, 2 points of damage.",
            "Cleo’s trilith bounces 2 fields away.",
            "Ben looks at a card in secret.",
        ],
    )


@pytest.mark.clause("trilithen-knallen", "5.2", "6.5", "6.6")
def test_the_log_tells_who_breaks_and_what_becomes_of_them() -> None:
    assert say("de", told(play(table(discs=[10, 3, 10]), RUN), "e b1"))[2:] == [
        "Der Trilith von Ben zerbricht!",
        "Ben scheidet aus.",
    ]
    assert say("de", told(play(table(discs=[10, 3, 10], lives=2), RUN), "e b1"))[2:] == [
        "Der Trilith von Ben zerbricht!",
        "Cleo bekommt dafür einen Balken von Ben.",
        "Ben bekommt alle Scheiben zurück und kommt im nächsten Zug wieder.",
    ]


def test_questions_say_what_is_wanted() -> None:
    state = play(table(), "6 6+7")
    assert say("de", [state.question()]) == ["Wo liegt Grün? Noch 5 Karten, dann knallt es."]
    last = play(table(), RUN)
    assert say("de", [last.question()]) == [
        "Wo liegt Blau? Nur noch diese eine Karte bis zum Knall!"
    ]


@pytest.mark.clause("trilithen-knallen", "5.6")
def test_the_verdict_tells_everybody_s_discs() -> None:
    state = table(turns=120, discs=[9, 10, 10])
    lines = say("en", GAME.verdict(play(state, "6 6+7 a r1 cover draw")))
    assert lines[:2] == [
        "Night has fallen: own discs count, then those won.",
        "Anna: 9 own discs left, none won.",
    ]
    assert lines[-1] == "Ben wins the race and the hearts: a great victory!"


@pytest.mark.clause("trilithen-knallen", "5.6")
def test_where_lives_decide_the_verdict_tells_them() -> None:
    """Night falls: Ben has lost a life, so his ten discs do not help him."""
    state = table(turns=120, lives=2)
    state.stakes.lives[1] = 1
    state.stakes.pay(0, 4, 2)
    state.stakes.pay(2, 3, 0)
    over = play(state, "6 6+7 a r1 cover draw")
    assert over.winners() == [2]
    lines = say("de", GAME.verdict(over))
    assert lines[0].endswith("Es zählen die Leben, dann die eigenen Scheiben, dann die erbeuteten.")
    assert lines[1:4] == ["Anna: noch 2 Leben.", "Ben: noch ein Leben.", "Cleo: noch 2 Leben."]
    assert lines[-1] == "Cleo gewinnt das Rennen und die Herzen: ein großer Sieg!"


@pytest.mark.clause("trilithen-knallen", "5.6")
def test_with_two_players_the_lives_of_both_triliths_count_together() -> None:
    """Anna drives two triliths with two discs each, Ben one with all ten: Anna wins at night."""
    picture = "field 1 2 12 13 17 18\ntrack a a c c b b"
    hands = ["6 20 21 22 23 24", "3 4 5 28 29 30"]
    state = position(picture, hands, turn=1, turns=80, broken="d", discs=[2, 2, 10, 0], stay="on")
    state.stakes.lives[3] = 0
    over = play(state, "5 5+6 stay draw")
    assert over.winners() == [0]
    assert say("en", GAME.verdict(over))[1:] == [
        "Anna: 2 lives left.",
        "Ben: one life left.",
        "Anna: 4 own discs left, 10 won.",
        "Ben: 10 own discs left, 16 won.",
        "Anna wins the race: a simple victory.",
    ]


@pytest.mark.clause("trilithen-knallen", "5.4", "5.6")
def test_who_shares_the_victory_may_share_the_hearts_and_is_told_so() -> None:
    state = table(turns=120)
    state.stakes.pay(0, 2, 1)
    state.stakes.pay(1, 2, 0)
    state.stakes.pay(2, 4, 0)
    state.stakes.pay(2, 4, 1)
    over = play(state, "6 6+7 a r1 cover draw")
    assert (over.winners(), over.hearts()) == ([0, 1], [0, 1])
    assert say("de", GAME.verdict(over))[-2:] == [
        "Siegerin oder Sieger der Herzen: Anna und Ben.",
        "Anna und Ben teilen sich den Sieg.",
    ]
