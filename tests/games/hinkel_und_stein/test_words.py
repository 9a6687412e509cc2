"""What is said: the log, why something cannot be done, who won."""

from __future__ import annotations

import pytest

from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE
from steinkreis.game.words import Words
from steinkreis.games.hinkel_und_stein.names import weighing_message
from steinkreis.games.hinkel_und_stein.rules import HinkelStein
from steinkreis.testing.notes import NAMES, action
from tests.games.hinkel_und_stein.position import (
    FIRST_ROUND,
    GAME,
    by_eye,
    for_two,
    opened,
    play,
    rich,
    say,
    told,
)


@pytest.mark.clause("hinkel-und-stein", "1.4")
def test_the_log_tells_a_round() -> None:
    assert told(opened(), f"{FIRST_ROUND} done") == [
        "Dora is the chief and says: the heavier side wins.",
        "Dora adds one disc to the pot.",
        "Dora places the large column on the outer right field.",
        "The scale tips: right is down now.",
        "Anna adds 2 discs to the pot.",
        "Anna places menhir 1 on the outer left field.",
        "Ben adds one disc to the pot.",
        "Ben places quartz 1 on the inner left field.",
        "Cleo adds one disc to the pot.",
        "Cleo places boulder 1 on the inner right field.",
        "The right side is heavier, and heavy wins.",
        "Cleo and Dora each get 3 discs.",
        "One disc stays for the next round.",
        "Anna becomes chief.",
    ]


@pytest.mark.clause("hinkel-und-stein", "5.1", "5.4", "5.6", "5.7", "5.8")
def test_the_log_tells_the_special_rights() -> None:
    lines = told(
        opened(), "lighter s4 take both a s1 +1 notch+1 M1 d s2 +4 Q1 c +1 B2 top fate+20 B1"
    )
    for line in (
        "Dora takes a disc and forgoes the pot.",
        "Dora places both columns on the outer left field.",
        "Anna moves the scale to the right notch.",
        "Ben adds 4 discs to the pot.",
        "Cleo puts boulder 1 on top of the other one.",
        "Cleo moves the stone of fate for this round: 2 centimetres right of the middle.",
        "The right side is lighter, and light wins.",
        "Cleo takes back boulder 1.",
    ):
        assert line in lines


@pytest.mark.clause("hinkel-und-stein", "3.4")
def test_the_log_tells_what_was_close() -> None:
    lines = told(by_eye(), "heavier s1 +1 M3 a s2 +1 Q3 d")
    assert lines[-1] == "That was close: the left side goes down."


@pytest.mark.clause("hinkel-und-stein", "3.4")
def test_a_close_position_is_named_with_fields_notch_and_fate() -> None:
    state = play(by_eye(fate=-20), "heavier s1 +1 notch-1 M3 a s2 +1 Q3 d")
    weighing = state.scale.close
    assert weighing is not None
    assert say("de", [weighing_message(weighing)]) == [
        "Auf der Waage lagen Hinkelstein 3 links außen, Quarz 3 rechts außen und der Stein des "
        "Schicksals 2 Zentimeter links der Mitte. Auf dem Keil war die linke Kerbe, und rechts "
        "ging es nach unten."
    ]


@pytest.mark.clause("hinkel-und-stein", "3.4")
def test_people_see_every_close_position_that_bots_remember() -> None:
    state = by_eye()
    for turn in range(40):
        state.scale.lying = 0
        state.scale.put(turn % 5, turn % 4)
        state.scale.tip(turn // 20, 0)
    shapes = GAME.scene(state, 0).shapes
    shown = [shape.id for shape in shapes if shape.id.startswith("weighing-")]
    told_apart = {int(one.code) for one in state.scale.weighings()}
    assert len(shown) == len(set(shown)) == len(told_apart) > 20


@pytest.mark.clause("hinkel-und-stein", "6.1", "6.2", "6.5", "6.6")
def test_the_log_tells_about_passages_and_the_supply() -> None:
    state = play(rich(opened(), 4, 2, 7, 5), FIRST_ROUND)
    state.round = 4
    assert told(state, "done")[-6:] == [
        "Passage 2 begins, and the stones move on.",
        "Everybody gives back 2 discs.",
        "Anna now has the Columns.",
        "Ben now has the Menhirs.",
        "Cleo now has the Quartzes.",
        "Dora now has the Boulders.",
    ]
    poor = play(rich(opened(), 20, 10, 3, 14), "heavier s1")
    assert "The supply was empty: everybody gives back 3 discs." in told(poor, "+2")
    empty = play(rich(opened(), 23, 11, 0, 14), "heavier s1")
    words = "The supply is empty and somebody has no disc left: 2 extra discs come into play."
    assert words in told(empty, "+2")


@pytest.mark.clause("hinkel-und-stein", "7.2", "7.5")
def test_the_log_tells_about_partnerships() -> None:
    assert told(opened("MBC"), "s2 no")[:2] == [
        "Cleo offers Ben the partnership.",
        "Ben refuses.",
    ]
    assert told(opened("MBC"), "s2 yes")[1] == "Ben accepts."
    lines = told(opened("MBC"), "solo heavier s1Q Q1 a")
    assert lines[0] == "Cleo plays alone against the other two."
    assert lines[-1] == "Anna places quartz 1 on the outer left field."


def test_what_follows_at_once_is_told_in_its_order() -> None:
    """Two players: the last stone needs no answer where nothing is to be chosen."""
    state = play(for_two("MQ", "BC"), "heavier s2 C+ +1 C2 d s1 M+ +1 M1 a s2")
    state.stock &= ~(0b11011 << 10)  # of the boulders only B3 is left
    lines = told(state, "Q1 b")
    assert lines[:2] == [
        "Ben places quartz 1 on the inner left field.",
        "Anna places boulder 3 on the inner right field.",
    ]


@pytest.mark.clause("hinkel-und-stein", "2.2", "2.5")
def test_the_log_tells_how_it_begins() -> None:
    state = GAME.start(GAME.setup(4))
    rng = Rng(2)
    lines: list[str] = []
    while state.actor == CHANCE:
        answer, before = state.sample(rng), state.copy()
        state.apply(answer)
        lines += say("en", GAME.tale(before, answer, state, 0))
    assert [line.split(" the ")[0] for line in lines[:4]] == [f"{name} gets" for name in NAMES[:4]]
    assert lines[4:] == [  # and nothing about the weights
        "The stone of fate lies 3 centimetres right of the middle.",
        "The scale tips: right is down now.",
    ]


USED = "Dieses Recht ist in diesem Durchgang schon verbraucht."
TWO_RIGHTS = "lighter s4 +1 C2 a s1 +1 M1 d s2 +1 Q1 c +1 B2 fate+20"  # the boulder is still there
REFUSALS = [
    ("heavier s1 +1 M1 a", "s1", "Da ist in dieser Runde nichts mehr zu setzen."),
    ("heavier s1", "+3", "Mehr als zwei Scheiben dürfen nur mit den Quarzen dazu."),
    ("heavier s1 +1", "Q1", "Diese Sorte ist jetzt nicht an der Reihe."),
    ("heavier s1 +1", "notch+0", "Auf der mittleren Kerbe liegt die Waage schon."),
    ("heavier s1 +1", "both", "Dieses Recht haben andere Steine."),
    ("heavier s1 +1 M1 a s2 +1 Q1", "a", "Auf diesem Feld liegt schon ein Stein."),
    ("heavier s1 +1 notch+1", "notch+0", USED),
    ("heavier s1 +1 notch+1", "notch-1", USED),
    (FIRST_ROUND, "fate+0", "Dort liegt der Stein des Schicksals schon."),
    (TWO_RIGHTS, "fate+20", USED),
    (TWO_RIGHTS, "fate+0", USED),
    (FIRST_ROUND, "top", "Der kleinste Findling ist schon gespielt."),
]


@pytest.mark.clause("hinkel-und-stein", "4.2", "4.3", "4.4", "3.3", "5.1", "5.6", "5.8")
@pytest.mark.parametrize(("answers", "answer", "german"), REFUSALS)
def test_a_refusal_says_why(answers: str, answer: str, german: str) -> None:
    state = play(opened(), answers)
    why = state.refusal(action(state, answer))
    assert why is not None
    assert say("de", [why]) == [german]


def test_the_question_reads_differently_for_the_others() -> None:
    question = play(opened(), "heavier s1 +1").question()
    german = Words(GAME, "de", NAMES)
    assert german.say(question) == "Hinkelsteine: Welchen Stein nimmst du?"
    assert german.say(question, "others") == "Anna wählt einen Stein (Hinkelsteine)."


def finished(*discs: int, tie: str = "shared") -> HinkelStein:
    state = play(rich(opened(tie=tie), *discs), FIRST_ROUND)
    state.round, state.passage = 4, 3
    return play(state, "done")


@pytest.mark.clause("hinkel-und-stein", "6.4", "6.7", "6.8")
def test_the_verdict_says_who_won_and_why() -> None:
    assert say("en", GAME.verdict(finished(4, 2, 7, 5))) == [
        "All 4 passages have been played.",
        "Anna: 4 discs.",
        "Ben: 2 discs.",
        "Cleo: 10 discs.",
        "Dora: 8 discs.",
        "One disc is still in the pot, and nobody gets it.",
        "Cleo wins with 10 discs.",
    ]
    assert say("de", GAME.verdict(finished(5, 5, 2, 0)))[-1] == (
        "Anna, Ben und Cleo teilen sich den Sieg mit je 5 Scheiben."
    )
    assert say("en", GAME.verdict(finished(5, 5, 2, 0, tie="chief")))[-2:] == [
        "A tie goes to whoever would be the next chief: Anna.",
        "Anna wins with 5 discs.",
    ]
