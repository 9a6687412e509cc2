"""What the table says: the log, the refusals and the verdict, in German and in English."""

from __future__ import annotations

import pytest

from steinkreis.core.message import Message
from steinkreis.core.option import Chosen
from steinkreis.game.words import Words
from steinkreis.games.opferroulette.rules import Opferroulette, begin
from steinkreis.testing.notes import NAMES
from tests.games.opferroulette.position import GAME, REST, action, check, play, position, say, told

PITS = """
    field   17
    day     abb
    night   n
"""
HANDS = ["5d 11n 1d 2d Tw", "7d"]


@pytest.mark.clause("opferroulette", "2.2", "2.6", "2.8")
def test_the_log_tells_how_the_game_begins() -> None:
    state = begin(Chosen(3))
    lines = told(state, "Ty")
    state = play(state, "Ty")
    for card in range(29):
        state.apply(card)
    check(
        [*lines, *told(state, "17n 30d 2")],
        [
            "Anna bekommt [Trilith, gelb] und darf eine Opfergabe frei legen.",
            "Anna legt eine Opfergabe in die Nachtkuhle von Feld 17.",
            "Die Kugel startet auf Feld 30 und rollt im Uhrzeigersinn.",
            "Ben beginnt.",
        ],
        [
            "Anna gets [trilith, yellow] and may place an offering freely.",
            "Anna puts an offering into the night pit of field 17.",
            "The ball starts on field 30 and rolls clockwise.",
            "Ben begins.",
        ],
    )


@pytest.mark.clause("opferroulette", "3.2", "3.3", "3.4", "3.8", "4.3")
def test_the_log_tells_what_was_played_and_what_it_hit() -> None:
    check(
        told(position(PITS, HANDS, ball="24<"), ["Tw", "5d", "Tw"][0] + " 5d"),
        [
            "Anna spielt [Trilith, weiß]: Die Kugel rollt jetzt im Uhrzeigersinn.",
            "Anna spielt [Tag 5, rot]: Die Kugel rollt auf Feld 29.",
        ],
        [
            "Anna plays [trilith, white]: now the ball rolls clockwise.",
            "Anna plays [day 5, red]: the ball rolls to field 29.",
        ],
    )
    check(
        told(position(PITS, HANDS, ball="13>"), "5d v11n 30d"),
        [
            "Anna spielt [Tag 5, rot]: Die Kugel rollt auf Feld 17.",
            "Anna spielt [Nacht 11, rot] und lässt die Kugel fallen.",
            "Aufgedeckt: [Tag 30, schwarz]. Die Kugel fällt in die Tagkuhle von Feld 17. Anna"
            " bekommt eine Opfergabe von Anna und 2 Opfergaben von Ben.",
            "Anna darf von jetzt an 6 Karten halten.",
        ],
        [
            "Anna plays [day 5, red]: the ball rolls to field 17.",
            "Anna plays [night 11, red] and lets the ball fall.",
            "Turned over: [day 30, black]. The ball falls into the day pit of field 17. Anna"
            " gets one offering of Anna and 2 offerings of Ben.",
            "Anna may hold 6 cards from now on.",
        ],
    )


@pytest.mark.clause("opferroulette", "4.1", "4.2")
def test_the_log_tells_of_both_pits_and_of_empty_ones() -> None:
    hands = ["5d 11n", "7d"]
    check(
        told(position(PITS, hands, ball="8>"), "11nv Tg"),
        [
            "Anna spielt [Nacht 11, rot]: Die Kugel rollt auf Feld 11 und fällt.",
            "Aufgedeckt: [Trilith, grün]. Die Kugel fällt in beide Kuhlen von Feld 11, aber"
            " da liegt nichts.",
        ],
        [
            "Anna plays [night 11, red]: the ball rolls to field 11 and falls.",
            "Turned over: [trilith, green]. The ball falls into both pits of field 11, but"
            " nothing lies there.",
        ],
    )
    lines = told(position(PITS, hands, ball="13>"), "5d v11n 2n")
    assert say("de", lines)[-1].endswith(". Anna bekommt eine neutrale Opfergabe.")
    assert say("en", lines)[-1].endswith(". Anna gets one neutral offering.")


@pytest.mark.clause("opferroulette", "5.4")
def test_a_drawn_card_is_named_to_its_owner_only() -> None:
    state = play(position(PITS, HANDS, ball="13>"), "5d end")
    check(told(state, "30n", viewer=0), ["Anna zieht [Nacht 30, schwarz]."],
          ["Anna draws [night 30, black]."])  # fmt: skip
    assert told(state, "30n", viewer=1) == told(state, "30n") == []


@pytest.mark.clause("opferroulette", "5.2", "6.1", "6.2")
def test_the_log_tells_of_shuffling_and_of_the_last_pile() -> None:
    state = position(hands=HANDS, ball="13>", deck="", discard="30n")
    check(
        told(state, "5d end")[1:],
        ["Anna beendet den Zug.",
         "Die abgelegten Karten werden gemischt und bilden den neuen Stapel."],
        ["Anna ends the turn.", "The discards are shuffled and become the new pile."],
    )  # fmt: skip
    state = position(hands=HANDS, ball="13>", deck="30n", piles=1)
    check(
        told(state, "5d end 30n")[2:],
        ["Der Stapel ist zum zweiten Mal durchgespielt."],
        ["The pile has been played through for the second time."],
    )
    state = position(hands=HANDS, ball="13>", deck="30n", piles=1, last_round="on")
    check(
        told(state, "5d end 30n")[2:],
        ["Der Stapel ist zum zweiten Mal durchgespielt. Die Runde wird noch zu Ende gespielt."],
        ["The pile has been played through for the second time. The round is played to its end."],
    )


@pytest.mark.clause("opferroulette", "3.9")
def test_the_log_tells_of_a_pass() -> None:
    state = position(hands=HANDS, pass_="on")
    check(told(state, "end"), ["Anna passt."], ["Anna passes."])


REFUSALS = [
    (position(hands=HANDS), "7d", "Diese Karte hast du nicht auf der Hand.",
     "You do not hold that card."),
    (position(hands=HANDS), "Twv", "Eine Trilithkarte kehrt nur die Richtung um.",
     "A trilith card does nothing but turn the direction round."),
    (play(position(hands=HANDS, ball="13>"), "5d"), "1d",
     "In diesem Zug hast du schon eine andere Farbe gespielt.",
     "You have already played another colour on this turn."),
    (position(hands=HANDS), "v5d",
     "Fallen kann die Kugel erst, wenn du sie mit einer anderen Karte gerollt hast.",
     "The ball can fall only after you have rolled it with another card."),
    (position(hands=HANDS, ball="8>", exact="must"), "11n",
     "Die Zahl passt genau, also muss die Kugel fallen.",
     "The number fits exactly, so the ball has to fall."),
    (position(hands=HANDS, ball="8>"), "5dv",
     "Auf das Feld mit dieser Zahl rollt die Kugel mit dieser Karte nicht.",
     "With this card the ball does not roll to the field with that number."),
    (position(hands=HANDS), "end",
     "Spiele erst eine Zahlenkarte oder, wenn du keine hast, alle Trilithkarten.",
     "Play a number card first or, if you have none, all your trilith cards."),
]  # fmt: skip


@pytest.mark.clause("opferroulette", "3.1", "3.3", "3.4", "3.7", "3.8", "3.9")
@pytest.mark.parametrize(("state", "answer", "german", "english"), REFUSALS)
def test_a_refusal_says_why(state: Opferroulette, answer: str, german: str, english: str) -> None:
    why = state.refusal(action(state, answer))
    assert why is not None
    check([why], [german], [english])


@pytest.mark.parametrize("number", [-1, 196, 2**63, 2**200])
def test_what_is_no_answer_at_all_is_refused(number: int) -> None:
    assert position(hands=HANDS).refusal(number) == Message("refused")


@pytest.mark.parametrize(
    ("state", "german"),
    [
        (position(hands=HANDS),
         "Welche Karte spielst du? Mindestens eine mit einer Zahl muss es sein."),
        (position(hands=HANDS, pass_="on"),
         "Welche Karte spielst du? Du darfst auch passen."),
        (play(position(hands=HANDS), "5d"), "Spielst du noch eine Karte, oder lässt du es dabei?"),
        (play(position(hands=["5d", ""]), "5d"),
         "Deine Hand ist leer. Mehr ist in diesem Zug nicht zu tun."),
    ],
)  # fmt: skip
def test_the_questions(state: Opferroulette, german: str) -> None:
    assert say("de", [state.question()]) == [german]
    assert "Anna" in Words(GAME, "de", NAMES).say(state.question(), "others")


def finished(*loot: str) -> Opferroulette:
    hands = ["5d 11n", "1d", "2d"][: len(loot)]
    return play(position(hands=hands, deck="30d", discard=REST, piles=1, loot=loot), "5d end 30d")


@pytest.mark.clause("opferroulette", "6.3", "6.4")
def test_the_verdict_says_who_won_and_why() -> None:
    check(
        GAME.verdict(finished("bn", "")),
        [
            "Der Stapel ist durchgespielt, die Kugel ruht.",
            "Anna: 22 Punkte, 10 Opfergaben noch heil, 2 zerstört.",
            "Ben: 18 Punkte, 9 Opfergaben noch heil, keine zerstört.",
            "Anna gewinnt mit 22 Punkten.",
        ],
        [
            "The pile has been played through, and the ball rests.",
            "Anna: 22 points, 10 offerings still whole, 2 destroyed.",
            "Ben: 18 points, 9 offerings still whole, none destroyed.",
            "Anna wins with 22 points.",
        ],
    )


@pytest.mark.clause("opferroulette", "6.4")
def test_the_verdict_names_ties() -> None:
    broken = GAME.verdict(finished("aabc", "ab", ""))
    check(
        broken[-2:],
        ["Bei gleich vielen Punkten liegt vorn, wer mehr Opfergaben zerstört hat.",
         "Anna gewinnt mit 18 Punkten."],
        ["With equal points, whoever destroyed more offerings is ahead.",
         "Anna wins with 18 points."],
    )  # fmt: skip
    shared = GAME.verdict(finished("b", "c", "a"))
    assert say("de", shared)[-1] == "Anna, Ben und Cleo teilen sich den Sieg mit je 19 Punkten."


@pytest.mark.clause("opferroulette", "6.5")
def test_the_verdict_tells_that_all_have_passed() -> None:
    state = position(hands=HANDS, pass_="on")
    over = play(state, "end end draw")
    assert say("de", GAME.verdict(over))[0] == "Alle haben nacheinander gepasst."
