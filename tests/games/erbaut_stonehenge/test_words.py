"""What the table says: the log, the questions and the verdict, in German and in English."""

from __future__ import annotations

import pytest

from steinkreis.core.state import PUBLIC
from tests.games.erbaut_stonehenge.position import GAME, check, play, position, say, told

HANDS = ["7n 2n 3d", "10n 11n 12n", "13n 14n 15n"]


def test_the_log_tells_of_projects_and_druids() -> None:
    state = position(hands=HANDS)
    check(
        told(state, "7n 13"),
        [
            "Anna plant mit [Nacht 7, weiß].",
            "Der Druide von Anna geht auf Feld 13.",
        ],
        ["Anna plans with [night 7, white].", "The druid of Anna goes to field 13."],
    )
    check(told(state, "3d"), ["Anna plant verdeckt."], ["Anna plans face down."])
    check(
        told(state, "3d", viewer=0),
        ["Anna plant verdeckt mit [Tag 3, grün]."],
        ["Anna plans face down with [day 3, green]."],
    )


def test_the_log_tells_what_was_built_and_what_it_brings() -> None:
    state = position("ring 4c 6c", HANDS, ["", "20n@8", "5d?"])
    check(
        told(state, "2n 20")[2:],
        ["Ben errichtet einen Block auf Feld 8 (+1).", "Ben behält die Karte als Einflusskarte."],
        ["Ben puts up a block on field 8 (+1).", "Ben keeps the card for influence."],
    )
    state = position("ring 4c 6c", HANDS, ["", "Ty@t2+2", "Tr@t3+3"])
    check(
        told(state, "2n 20")[2:],
        [
            "Der Trilith von Ben bekommt den Deckstein und eine Marke.",
            "Cleo errichtet den Trilithen auf Trilithplatz 3 (+8).",
        ],
        [
            "The trilith of Ben gets its capstone and a mark.",
            "Cleo erects the trilith on trilith place 3 (+8).",
        ],
    )


def test_the_log_tells_of_drawing() -> None:
    state = position(hands=["7n", *HANDS[1:]], display="9d 20n 21n", builds=True)
    check(
        told(state, "9d pile 30d 1d"),
        ["Anna nimmt [Tag 9, grün] aus der Auslage.", "Anna zieht eine Karte."],
        ["Anna takes [day 9, green] from the display.", "Anna draws a card."],
    )
    check(
        told(state, "pile Tg"),
        ["Anna zieht [Trilith, grün] und legt ihn in den Bauhof."],
        ["Anna draws [trilith, green] and puts it into the yard."],
    )


def test_the_log_tells_what_nobody_was_asked_about() -> None:
    state = position(hands=["3d", "10n 11n", "13n"], yards=["", "8n@14"], display="Tg 20n 21n")
    check(
        told(state, "3d")[1:],
        [
            "Ben errichtet einen Block auf Feld 14 (+1).",
            "Ben behält die Karte als Einflusskarte.",
            "Ben muss [Trilith, grün] aus der Auslage nehmen.",
        ],
        [
            "Ben puts up a block on field 14 (+1).",
            "Ben keeps the card for influence.",
            "Ben has to take [trilith, green] from the display.",
        ],
    )


def test_the_log_tells_of_sabotage_and_rites() -> None:
    state = position(hands=HANDS, yards=["", "", "9d?"], influence=["7d"])
    check(
        told(state, "!3 9d"),
        ["Anna sabotiert Cleo.", "Das Projekt [Tag 9, grün] von Cleo ist abgebrochen."],
        ["Anna sabotages Cleo.", "Cleo’s project [day 9, green] is broken off."],
    )
    state = position(hands=HANDS, yards=["", "", "Tw@t1+1"], influence=["7d"])
    check(
        told(state, "!3"),
        ["Anna sabotiert Cleo.", "Der Trilith von Cleo bleibt liegen."],
        ["Anna sabotages Cleo.", "The trilith of Cleo has to wait."],
    )
    state = position(hands=HANDS, yards=["", "altar"])
    check(
        told(state, "3d")[1:],
        ["Der Druide von Ben steht vom Altar auf."],
        ["The druid of Ben gets up from the altar."],
    )


def test_the_log_tells_of_theft() -> None:
    state = position(hands=["2d 4n 5d", *HANDS[1:]], yards=["", "Ty@t2+1"])
    check(
        told(state, "steal2 2d 4n 11n 12n")[:4],
        [
            "Anna bezahlt Ben mit [Tag 2, blau].",
            "Anna bezahlt Ben mit [Nacht 4, gelb].",
            "Anna klaut den Trilithen von Ben.",
            "Ben wirft [Nacht 11, rot] ab.",
        ],
        [
            "Anna pays Ben with [day 2, blue].",
            "Anna pays Ben with [night 4, yellow].",
            "Anna steals the trilith of Ben.",
            "Ben discards [night 11, red].",
        ],
    )


def test_the_log_tells_who_is_blocked() -> None:
    white = "ring 1a 7b 13c 19a 25b"
    state = position(white, ["1d", *HANDS[1:]], dolerites=[0, 9, 9], blocked="as-written")
    check(
        told(state, "end 1d")[:2],
        ["Anna ist blockiert und zeigt [Tag 1, weiß].", "Anna ist blockiert und scheidet aus."],
        ["Anna is blocked and shows [day 1, white].", "Anna is blocked and out of the game."],
    )
    state = position(white, ["1d", *HANDS[1:]], dolerites=[0, 9, 9])
    assert say("en", told(state, "end 1d"))[1] == (
        "Anna cannot build anything and exchanges the whole hand."
    )


@pytest.mark.clause("erbaut-stonehenge", "5.2", "5.8", "12.2")
def test_the_log_tells_of_an_open_card_that_is_taken_as_soon_as_it_lies_there() -> None:
    """Anna's trilith has one place to go to, and Ben one card to take."""
    state = position(
        "gates 1b 2b 3c 4c", ["1n 2n", "7n 8n", "10n"], display="Tw", deck="9d", builds=True
    )
    for viewer in (0, 1, 2, PUBLIC):
        check(
            told(state, "9d", viewer),
            ["Der Druide von Anna geht auf Trilithplatz 5.",
             "Ben nimmt [Tag 9, grün] aus der Auslage."],
            ["The druid of Anna goes to trilith place 5.",
             "Ben takes [day 9, green] from the display."],
        )  # fmt: skip


def test_the_log_tells_when_a_card_fits_nowhere() -> None:
    red = "ring 5a 11a 17b 23b 29c"
    state = position(red, HANDS, ["5d?"], dolerites=[0, 9, 9], builds=True)
    assert say("en", told(state, "5d"))[:2] == [
        "Anna turns over [day 5, red].",
        "There is no room for that anywhere: Anna gives the project up.",
    ]


def test_the_verdict_gives_points_by_their_source() -> None:
    drawing = """
        ring     3a 4a 5a 6a 7a 9b
        stones   1b 2b 3b
        gates    1a 3c
    """
    state = position(drawing, ["", "", ""], ["", "out", "out"], deck="", builds=True)
    lines = GAME.verdict(state)
    assert say("de", lines) == [
        "Niemand kann mehr bauen; Stonehenge bleibt unvollendet.",
        "Anna: 22 Punkte. 14 für 5 Blöcke (mit einer Kette), 0 für keinen Blaustein, 8 für einen"
        " Trilithen.",
        "Ben: 14 Punkte. 1 für einen Block, 13 für 3 Blausteine (mit einer Kette), 0 für keinen"
        " Trilithen.",
        "Cleo: 8 Punkte. 0 für keinen Block, 0 für keinen Blaustein, 8 für einen Trilithen.",
        "Anna gewinnt mit 22 Punkten.",
    ]
    assert say("en", lines)[1] == (
        "Anna: 22 points. 14 for 5 blocks (with one chain), 0 for no bluestone, 8 for one trilith."
    )


def test_questions_say_when_one_could_sabotage() -> None:
    state = position(hands=HANDS, yards=["", "9d?"], influence=["7d"])
    assert say("en", [state.question()]) == ["Which project do you begin? You may sabotage first."]
    assert say("de", [play(state, "!2 9d").question()]) == ["Welches Bauprojekt beginnst du?"]
    assert state.hide(PUBLIC).question() == state.question()


@pytest.mark.clause("erbaut-stonehenge", "5.2", "5.4", "5.6", "5.8")
def test_questions_speak_only_of_cards_that_may_be_taken() -> None:
    def asked(hand: str, display: str, deck: str, answers: str = "") -> str:
        hands = [hand, *HANDS[1:]]
        state = play(position(hands=hands, display=display, deck=deck, builds=True), answers)
        assert state.hide(PUBLIC).question() == state.question()
        return say("en", [state.question()])[0]

    either = "Which card do you take: an open one, or the top of the pile?"
    assert asked("1n 2n", "8d 9d 16d", "20d") == either
    assert asked("1n 2n", "8d 9d 16d", "") == "Which open card do you take?"
    assert asked("1n 2n", "Tw Tg 16d", "20d") == "Which of the open triliths do you take?"
    assert asked("1n", "Tw 8d 9d", "20d") == "Which open card do you take?"  # one was taken
