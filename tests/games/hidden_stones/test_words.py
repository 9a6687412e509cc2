"""What the table says: the log, the refusals and the verdict, in German and in English."""

from __future__ import annotations

import pytest

from steinkreis.core.message import Message
from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, PUBLIC
from steinkreis.game.words import Words
from steinkreis.games.hidden_stones.rules import HiddenStones
from steinkreis.games.hidden_stones.tale import conclude
from steinkreis.testing.notes import NAMES, action
from tests.games.hidden_stones.position import (
    FIVES,
    GAME,
    ONES,
    THREES,
    TWOS,
    check,
    listed,
    play,
    position,
    say,
    told,
)


def opening(players: int) -> tuple[HiddenStones, list[Message]]:
    """A game up to its first question, and what everybody reads of it."""
    state = GAME.start(GAME.setup(players))
    lines: list[Message] = []
    rng = Rng(1)
    while state.actor == CHANCE:
        before, outcome = state.copy(), state.sample(rng)
        state.apply(outcome)
        lines += GAME.tale(before, outcome, state, PUBLIC)
    return state, lines


@pytest.mark.clause("hidden-stones", "3.2", "3.3", "3.4")
def test_the_log_tells_what_was_done() -> None:
    state = position(hands=["OP BP W/O .../.O./...", "PP"])
    check(
        told(state, "+OP a1 BP a1b1 W/O end"),
        [
            "Anna löst [1: Fisch – Pferd] ein und bekommt einen Punkt.",
            "Anna zahlt [1: Schiff – Pferd] und dreht einen Stein um: Aus Sonne wird Mond.",
            "Anna zahlt [1: oben Saatkorn, unten Fisch] und tauscht Mond mit Fisch.",
            "Anna beendet den Zug und zieht 3 Karten nach.",
        ],
        [
            "Anna scores [1: fish – horse] for one point.",
            "Anna pays [1: ship – horse] and turns a stone over: sun becomes moon.",
            "Anna pays [1: top seed, bottom fish] and swaps moon and fish.",
            "Anna ends the turn and draws 3 cards.",
        ],
    )


@pytest.mark.clause("hidden-stones", "3.4")
def test_the_log_tells_the_value_of_a_card() -> None:
    state = position("O P O   B Y W   G P G", hands=["O.O", ""])
    check(
        told(state, "+O.O end"),
        [
            "Anna löst [3: Fisch – beliebig – Fisch] ein und bekommt 3 Punkte.",
            "Anna beendet den Zug und zieht 4 Karten nach.",
        ],
        [
            "Anna scores [3: fish – any – fish] for 3 points.",
            "Anna ends the turn and draws 4 cards.",
        ],
    )


@pytest.mark.clause("hidden-stones", "6.6")
def test_with_hidden_points_only_the_own_values_are_told() -> None:
    state = position("O P O   B Y W   G P G", hands=["O.O", ""], points="hidden")
    for viewer in (1, PUBLIC):
        assert say("de", told(state, "+O.O", viewer=viewer)) == ["Anna löst eine Karte ein."]
    assert "3 Punkte" in say("de", told(state, "+O.O", viewer=0))[0]


@pytest.mark.clause("hidden-stones", "5.1")
def test_a_drawn_card_is_named_to_its_owner_only() -> None:
    state = play(position(hands=["BP OB WW OG", ""]), "pass")
    check(
        told(state, "PP G/W", viewer=0),
        ["Anna zieht [1: Pferd – Pferd].", "Anna zieht [1: oben Baum, unten Saatkorn]."],
        ["Anna draws [1: horse – horse].", "Anna draws [1: top tree, bottom seed]."],
    )
    assert told(state, "PP G/W", viewer=1) == []
    assert told(state, "PP G/W", viewer=PUBLIC) == []


@pytest.mark.clause("hidden-stones", "4.3", "5.3")
@pytest.mark.parametrize(
    ("cards", "deck", "german", "english"),
    [
        ("BP OB WW OG", "PP GP BO", "und zieht 2 Karten", "and draws 2 cards"),
        ("BP OB WW OG PW", "PP GP BO", "und zieht eine Karte", "and draws one card"),
        ("BP OB WW OG PW GW", "PP GP BO", "und zieht nichts", "and draws nothing"),
        ("BP OB WW OG", "PP", "und zieht eine Karte", "and draws one card"),
        ("BP OB WW OG", "", "und zieht nichts", "and draws nothing"),
    ],
)
def test_the_log_tells_how_many_cards_a_pass_brings(
    cards: str, deck: str, german: str, english: str
) -> None:
    state = position(hands=[cards, ""], deck=deck)
    check(told(state, "pass"), [f"Anna passt {german}."], [f"Anna passes {english}."])


@pytest.mark.clause("hidden-stones", "5.2")
def test_the_log_tells_of_a_shuffle() -> None:
    state = position(hands=["BP OB WW OG", ""], deck="", discard="PP GP BO")
    check(
        told(state, "a1 BP end")[1:],
        [
            "Anna beendet den Zug und zieht eine Karte nach.",
            "Die 4 abgelegten Karten bilden den neuen Nachziehstapel.",
        ],
        [
            "Anna ends the turn and draws one card.",
            "The 4 discarded cards become the new draw pile.",
        ],
    )


@pytest.mark.clause("hidden-stones", "5.2")
def test_the_log_tells_of_a_shuffle_in_the_middle_of_drawing() -> None:
    state = play(position(hands=["BP OB WW OG", ""], deck="PP", discard="GP"), "pass")
    check(
        told(state, "PP"),
        ["Die abgelegte Karte bildet den neuen Nachziehstapel."],
        ["The discarded card becomes the new draw pile."],
    )


@pytest.mark.clause("hidden-stones", "2.5")
def test_the_log_tells_who_begins() -> None:
    state, lines = opening(players=2)
    name = NAMES[state.starter]
    check(lines, [f"{name} beginnt."], [f"{name} begins."])


@pytest.mark.clause("hidden-stones", "6.2")
def test_the_log_announces_the_last_round() -> None:
    state = position(hands=["OP", "", ""], won=[listed(TWOS[:8])], deck="")
    check(
        told(state, "+OP end")[1:],
        [
            "Anna beendet den Zug und zieht nichts nach.",
            "Anna hat mindestens 9 Karten eingelöst. Die Runde wird noch zu Ende gespielt.",
        ],
        [
            "Anna ends the turn and draws nothing.",
            "Anna has scored at least 9 cards. The round is played to its end.",
        ],
    )


@pytest.mark.clause("hidden-stones", "7.1")
def test_alone_the_log_names_the_sixteen_cards() -> None:
    _, lines = opening(players=1)
    message = lines[0]
    cards = message.args["cards"]
    assert isinstance(cards, list)
    assert len(cards) == 16
    german, english = say("de", [message])[0], say("en", [message])[0]
    assert german.startswith("Diese 16 Karten liegen für das Solospiel bereit: [1: ")
    assert english.startswith("These 16 cards are ready for the solo game: [1: ")


@pytest.mark.clause("hidden-stones", "7.3", "7.5")
def test_the_log_counts_the_strikes() -> None:
    state = position(hands=["BP OB WW OG"], deck="", strikes=2)
    check(
        told(state, "a1 BP end")[1:],
        [
            "Anna beendet den Zug und zieht eine Karte nach.",
            "Die abgelegte Karte bildet den neuen Nachziehstapel.",
            "Keine Karte eingelöst: Das ist Minuspunkt 3 von 4.",
        ],
        [
            "Anna ends the turn and draws one card.",
            "The discarded card becomes the new draw pile.",
            "No card scored: that is strike 3 of 4.",
        ],
    )
    state = position(hands=["BP OB WW OG"], deck="", strikes=3)
    check(
        told(state, "a1 BP end")[1:],
        [
            "Anna beendet den Zug und zieht nichts nach.",
            "Keine Karte eingelöst: Das ist Minuspunkt 4 von 4.",
        ],
        ["Anna ends the turn and draws nothing.", "No card scored: that is strike 4 of 4."],
    )


REFUSALS = [
    (
        position(hands=["BP", "PP"]), "+PP",
        "Diese Karte hast du nicht auf der Hand.",
        "You do not hold that card.",
    ),
    (
        position(hands=["", "PP"]), "a1",
        "Du hast keine Karte mehr, mit der du das bezahlen könntest.",
        "You have no card left to pay for that.",
    ),
    (
        position(hands=["GGG", ""]), "+GGG",
        "Die Formation dieser Karte liegt gerade nicht auf dem Tisch.",
        "The formation of that card is not on the table now.",
    ),
    (
        play(position(hands=["OP", ""]), "+OP"), "pass",
        "Passen geht nur, wenn du in diesem Zug noch nichts getan hast.",
        "You can pass only if you have done nothing yet this turn.",
    ),
    (
        position(hands=["OP", ""], passed=[0]), "pass",
        "Du hast schon im letzten Zug gepasst.",
        "You already passed on your last turn.",
    ),
    (
        position(hands=["OP BP OB WW OG", ""], passed=[0], play_down="on"), "end",
        "Gib erst so viele Karten aus, dass du nur noch vier auf der Hand hast.",
        "First use cards until you hold only four.",
    ),
    (
        position(hands=["OP", ""]), "end",
        "Wer nichts tut, passt.",
        "Doing nothing is a pass.",
    ),
    (
        play(position(hands=["OP", "PP"]), "a1"), "PP",
        "Diese Karte hast du nicht auf der Hand.",
        "You do not hold that card.",
    ),
]  # fmt: skip


@pytest.mark.clause("hidden-stones", "3.2", "3.4", "4.2", "4.4", "4.5")
@pytest.mark.parametrize(("state", "answer", "german", "english"), REFUSALS)
def test_a_refusal_says_why(state: HiddenStones, answer: str, german: str, english: str) -> None:
    why = state.refusal(action(state, answer))
    assert why is not None
    check([why], [german], [english])


def test_the_question_reads_differently_for_the_others() -> None:
    question = position(hands=["OP", ""]).question()
    german = Words(GAME, "de", NAMES)
    assert german.say(question).startswith("Was machst du?")
    assert german.say(question, "others") == "Anna ist am Zug."
    assert Words(GAME, "en", NAMES).say(question, "others") == "It is Anna’s turn."


def finished(*won: str) -> HiddenStones:
    state = position(hands=[""] * len(won), won=won, turn=len(won) - 1, last_round=True, deck="")
    return play(state, "pass")


@pytest.mark.clause("hidden-stones", "6.3", "6.4")
def test_the_verdict_says_who_won_and_why() -> None:
    over = finished(FIVES[0], listed(ONES[:3]))
    check(
        GAME.verdict(over),
        [
            "Ben hat mit 3 Karten die meisten Einser und bekommt 3 Punkte dazu.",
            "Anna: 5 Punkte mit einer Karte.",
            "Ben: 6 Punkte mit 3 Karten.",
            "Ben gewinnt mit 6 Punkten.",
        ],
        [
            "Ben has the most ones, with 3 cards, and gets 3 points more.",
            "Anna: 5 points with one card.",
            "Ben: 6 points with 3 cards.",
            "Ben wins with 6 points.",
        ],
    )


@pytest.mark.clause("hidden-stones", "6.4")
def test_the_verdict_names_all_who_share_the_victory() -> None:
    over = finished(*TWOS[:3])
    lines = [say(language, GAME.verdict(over))[-1] for language in ("de", "en")]
    assert lines == [
        "Anna, Ben und Cleo teilen sich den Sieg mit je 2 Punkten.",
        "Anna, Ben and Cleo share the victory with 2 points each.",
    ]


@pytest.mark.clause("hidden-stones", "6.1")
def test_the_ending_says_who_had_enough_cards_one_or_several() -> None:
    for cleo, said in (
        (TWOS[0], "Anna hat 9 Karten zusammen"),
        (listed(TWOS[:9]), "Anna und Cleo haben 9 Karten zusammen"),
    ):
        won = (listed(ONES[:9]), THREES[0], cleo)
        assert say("de", [conclude(finished(*won))])[0].startswith(said)


@pytest.mark.clause("hidden-stones", "6.3")
def test_a_tie_for_most_ones_is_said_once() -> None:
    over = finished(listed(ONES[:2]), listed(ONES[2:4]), TWOS[0])
    lines = [say(language, GAME.verdict(over))[0] for language in ("de", "en")]
    assert lines == [
        "Anna und Ben haben mit je 2 Karten gleich viele Einser, mehr hat niemand: Das bringt "
        "jeweils 3 Punkte dazu.",
        "Anna and Ben tie for most ones, with 2 cards each, and each get 3 points more.",
    ]


@pytest.mark.clause("hidden-stones", "6.5")
def test_the_verdict_mentions_the_500_rounds() -> None:
    over = play(position(hands=["", ""], turn=1, rounds=499, won=[TWOS[0]], deck=""), "pass")
    assert say("de", GAME.verdict(over))[-2:] == [
        "Nach 500 Runden ist Schluss.",
        "Anna gewinnt mit 2 Punkten.",
    ]


@pytest.mark.clause("hidden-stones", "7.4", "7.5")
def test_the_solo_verdict() -> None:
    fifteen = listed([*TWOS, *THREES][:15])
    won = play(position(hands=["OP"], won=[fifteen], deck="", strikes=1), "+OP")
    check(
        GAME.verdict(won),
        ["Geschafft! Alle 16 Karten sind eingelöst, mit nur einem Minuspunkt."],
        ["You made it! All 16 cards are scored, with only one strike."],
    )
    lost = play(position(hands=["OP"], won=[fifteen], deck="", strikes=3), "a1 OP end")
    check(
        GAME.verdict(lost),
        ["Verloren: 4 Minuspunkte nach 15 von 16 Karten."],
        ["Lost: 4 strikes after 15 of 16 cards."],
    )
    late = play(position(hands=["OP BP"], won=[listed(TWOS[:14])], deck="", rounds=499), "+OP end")
    assert say("de", GAME.verdict(late)) == [
        "Nach 500 Runden ist Schluss, 15 von 16 Karten sind eingelöst."
    ]
