"""What the table says: the log, the refusals and the verdict, in German and in English."""

from __future__ import annotations

import pytest

from steinkreis.core.message import Message
from steinkreis.core.state import PUBLIC
from steinkreis.games.der_hohe_rat.rules import DerHoheRat
from tests.games.der_hohe_rat.position import GAME, action, check, play, position, ring, say, told

FOUR = ["7d 8d 9d", "7n 8n 9n", "10d 11d 12d", "10n 11n 12n"]


@pytest.mark.clause("der-hohe-rat", "4.1", "4.2", "4.5")
def test_the_log_tells_of_discussing() -> None:
    check(
        told(position(hands=["1d 7d 2d", ""]), "1d+ 7d enough"),
        [
            "Anna diskutiert und spielt [Tag 1, weiß].",
            "Anna spielt [Tag 7, weiß] dazu.",
            "Anna bekommt 2 weiße Argumente.",
        ],
        [
            "Anna discusses and plays [day 1, white].",
            "Anna plays [day 7, white] with it.",
            "Anna gets 2 white arguments.",
        ],
    )
    check(
        told(position(hands=["", "Tb 8n 9n"], turn=1), "Tb+ green red"),
        [
            "Ben diskutiert und spielt [Trilith, blau].",
            "Ben bekommt ein grünes Argument.",
            "Ben bekommt ein rotes Argument.",
        ],
        [
            "Ben discusses and plays [trilith, blue].",
            "Ben gets one green argument.",
            "Ben gets one red argument.",
        ],
    )


@pytest.mark.clause("der-hohe-rat", "5.2", "5.3", "6.7", "7.1", "9.1")
def test_the_log_tells_who_sits_where() -> None:
    check(
        told(position(hands=FOUR), "7d= White"),
        ["Anna spielt [Tag 7, weiß], um Platz zu nehmen.",
         "Anna: Auf Platz 7 setzt sich der weiße Wortführer."],
        ["Anna plays [day 7, white] to take a seat.",
         "Anna: the white speaker sits down on seat 7."],
    )  # fmt: skip
    check(
        told(position(ring("wb"), hands=FOUR, arguments=["w"]), "1>2 end"),
        ["Anna zahlt ein weißes Argument.",
         "Anna: Auf Platz 2 räumt ein blauer Anhänger das Feld, und ein weißer"
         " Anhänger setzt sich hin.",
         "Anna beendet den Zug."],
        ["Anna pays one white argument.",
         "Anna: on seat 2, a blue supporter makes way for a white supporter.",
         "Anna ends the turn."],
    )  # fmt: skip
    check(
        told(position(ring("w", first=7), hands=FOUR), "7d=")[1:],
        ["Anna: Auf Platz 7 wird ein weißer Anhänger abgelöst, und der weiße Wortführer setzt sich"
         " hin."],
        ["Anna: on seat 7, the white speaker takes over from a white supporter."],
    )  # fmt: skip
    full = position(ring("wbyr" * 7 + "w."), hands=["30d", ""])
    assert say("de", told(full, "30d= white"))[-1] == "Der Kreis ist voll: Die Abstimmung beginnt."
    moved = position(ring("wb" * 10), hands=FOUR, arguments=["w"])
    assert "Von Platz 5 steht ein weißer Anhänger auf." in say("de", told(moved, "1>2 5"))


@pytest.mark.clause("der-hohe-rat", "3.4", "3.5")
def test_only_partners_read_what_was_exchanged() -> None:
    state = position(hands=FOUR)
    for viewer in (0, 2):
        check(
            told(state, "8d? 10d", viewer),
            ["Anna berät sich mit Cleo und gibt [Tag 8, blau] weiter.",
             "Cleo gibt Anna [Tag 10, gelb] zurück."],
            ["Anna takes counsel with Cleo and hands over [day 8, blue].",
             "Cleo gives [day 10, yellow] back to Anna."],
        )  # fmt: skip
    for viewer in (1, 3, PUBLIC):
        check(
            told(state, "8d? 10d", viewer),
            ["Anna berät sich mit Cleo und gibt eine Karte weiter.",
             "Cleo gibt Anna eine Karte zurück."],
            ["Anna takes counsel with Cleo and hands over a card.",
             "Cleo gives a card back to Anna."],
        )  # fmt: skip


@pytest.mark.clause("der-hohe-rat", "3.3", "9.2")
def test_the_log_tells_of_pondering_and_shuffling() -> None:
    state = position(hands=["7d 13d 2d", ""], decks=["", "30n"])
    check(
        told(state, "ponder 2d 7d 13d"),
        ["Anna grübelt und wirft alle Handkarten ab.",
         "Anna wirft [Tag 2, blau] ab.", "Anna wirft [Tag 7, weiß] ab.",
         "Anna wirft [Tag 13, weiß] ab.",
         "Die abgelegten Karten von Pro werden gemischt und bilden den neuen Stapel."],
        ["Anna ponders and discards the whole hand.",
         "Anna discards [day 2, blue].", "Anna discards [day 7, white].",
         "Anna discards [day 13, white].",
         "The discards of Pro are shuffled and become the new pile."],
    )  # fmt: skip


@pytest.mark.clause("der-hohe-rat", "2.3")
def test_a_drawn_card_is_named_to_its_owner_only() -> None:
    state = play(position(hands=FOUR), "7d= white")
    assert say("de", told(state, "30d", 0)) == ["Anna zieht [Tag 30, schwarz]."]
    for viewer in (1, 2, 3, PUBLIC):
        assert told(state, "30d", viewer) == []


WHITES = "seat 1 7 13 19 25\nwho b b b b b"
REFUSALS = [
    (position(hands=FOUR), "10d+", "Diese Karte hast du nicht auf der Hand."),
    (play(position(hands=FOUR), "7d+"), "8d",
     "Diese Karte passt nicht zu denen, die du schon gespielt hast."),
    (position(hands=FOUR, acted=True), "7d+", "Deine Aktion hast du in diesem Zug schon gehabt."),
    (position(hands=FOUR), "1>2", "Dort sitzt niemand von der anderen Fraktion."),
    (position(ring(".b"), hands=FOUR), "1>2",
     "Von dort aus geht es nicht: Da sitzt niemand von deiner Fraktion."),
    (position(ring("wb"), hands=FOUR), "1>2",
     "Dafür brauchst du ein Argument in der Farbe des Platzes, von dem aus du überzeugst."),
    (position(ring("wB"), hands=FOUR), "1>2",
     "Dafür brauchst du 3 Argumente in der Farbe des Platzes, von dem aus du überzeugst."),
    (position(hands=["7d", ""]), "7d?", "Beraten kann man sich nur zu viert."),
    (position(hands=["Tw", ""]), "Tw=", "Mit einer Trilithkarte kann niemand Platz nehmen."),
    (position(ring("b", first=7), hands=FOUR), "7d=",
     "Der Platz auf dieser Karte ist besetzt, und für einen anderen fehlen dir drei passende "
     "Argumente."),
    (position(WHITES, hands=FOUR, arguments=["www"]), "7d=",
     "Alle Plätze dieser Farbe sind besetzt."),
    (position(ring("bw", first=6), hands=FOUR, turn=1), "6>7",
     "Dafür brauchst du ein Argument, ganz gleich in welcher Farbe."),
    (position(ring("bW", first=6), hands=FOUR, arguments=["", "rr b"], turn=1), "6>7",
     "Dafür brauchst du 3 Argumente derselben Farbe, ganz gleich in welcher."),
    (position(hands=FOUR, arguments=["wwwwww"]), "7d+",
     "Dafür kann deine Fraktion keine Argumente mehr bekommen."),
    (play(position(hands=["6d 7d", ""], arguments=["wwwwww"]), "6d+"), "7d",
     "Dafür kann deine Fraktion keine Argumente mehr bekommen."),
    (play(position(hands=["6d Tw", ""]), "6d+"), "Tw",
     "Diese Karte passt nicht zu denen, die du schon gespielt hast."),
]  # fmt: skip


@pytest.mark.clause("der-hohe-rat", "3.1", "3.4", "4.5", "4.7", "5.4", "5.7", "6.1", "6.3", "6.6")
@pytest.mark.parametrize(("state", "answer", "german"), REFUSALS)
def test_a_refusal_says_why(state: DerHoheRat, answer: str, german: str) -> None:
    why = state.refusal(action(state, answer))
    assert why is not None
    assert say("de", [why]) == [german]


@pytest.mark.parametrize("number", [-1, 62, 64, 2**63, 2**200])
def test_what_is_no_answer_at_all_is_refused(number: int) -> None:
    assert position(hands=FOUR).refusal(number) == Message("refused")


@pytest.mark.clause("der-hohe-rat", "8.1", "8.2", "8.3", "8.4")
def test_the_verdict_says_who_won_and_why() -> None:
    state = position(ring("wyWyYywywywywy.w"), hands=["15d", "", "", ""])
    check(
        GAME.verdict(play(state, "15d=")),
        ["Pro sitzt mit 16 Leuten am Stück: Die Sache ist entschieden.",
         "Pro: längster Block 16, 16 Figuren im Kreis.",
         "Contra: kein Block, niemand im Kreis.",
         "Pro setzt sich durch. Der Sieg geht an Anna und Cleo."],
        ["Pro sits with 16 people in a row: the matter is decided.",
         "Pro: longest block 16, 16 pieces in the circle.",
         "Contra: no block, nobody in the circle.",
         "Pro carries the day. The victory goes to Anna and Cleo."],
    )  # fmt: skip
    voted = position(ring("ww.bb"), hands=["", ""], is_voting=True, voted=20, turn=1)
    lines = say("de", GAME.verdict(play(voted, "end")))
    assert [lines[0], lines[-1]] == [
        "Die zehn Runden der Abstimmung sind vorbei; es zählt der längere Block.",
        "Beide Fraktionen teilen sich den Sieg.",
    ]
    late = position(ring("ww"), hands=["", ""], turns=399, turn=1)
    lines = say("de", GAME.verdict(play(late, "end")))
    assert [lines[0], lines[-1]] == [
        "Nach 200 Runden ist Schluss; es zählt der längere Block.",
        "Pro setzt sich durch. Der Sieg geht an Anna.",
    ]


@pytest.mark.clause("der-hohe-rat", "8.1")
def test_the_end_says_who_sits_in_the_longest_block() -> None:
    state = position(ring("wyWyYywywywywy.w"), hands=["15d", "", "", ""])
    over = play(state, "15d=")
    table = {say("de", [source.name])[0]: source.points for source in GAME.sources(over)}
    assert table == {
        "Anhänger im längsten Block": [14, 0, 14, 0],
        "Wortführer im längsten Block": [2, 0, 2, 0],
    }
