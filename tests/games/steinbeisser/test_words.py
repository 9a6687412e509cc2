"""What the table says: the log, the questions and the verdict, in German and in English."""

from __future__ import annotations

import pytest

from steinkreis.games.steinbeisser.material import ROUNDS
from steinkreis.games.steinbeisser.rules import Steinbeisser
from tests.games.steinbeisser.position import GAME, play, position, say, told


@pytest.mark.clause("steinbeisser", "3.1", "4.1", "4.2")
def test_the_log_of_the_first_example() -> None:
    lines = told(position("path y . . . . . . .\nway . ab . . . . . ."), "6y 2")
    assert say("en", lines) == [
        "Anna rolls a 6 and yellow.",
        "Anna moves from field 2 to field 8.",
        "The yellow biter steps beside field 2.",
        "The yellow biter snaps on field 2 and catches one stone of Ben.",
        "The next yellow biter comes out of the cave.",
    ]
    assert say("de", lines)[2:4] == [
        "Der gelbe Steinbeißer rückt neben Feld 2.",
        "Auf Feld 2 schnappt der gelbe Steinbeißer zu. Seine Beute: ein Stein von Ben.",
    ]


@pytest.mark.clause("steinbeisser", "4.7")
def test_the_log_of_the_second_example() -> None:
    drawing = "path . . . . . . r . . . . .\nway . . . . . . aab b . . . ."
    assert say("en", told(position(drawing), "4r 7"))[2:] == [
        "The red biter snaps on field 7 and catches one stone of Anna and one stone of Ben.",
        "The next red biter comes out of the cave.",
        "The red biter steps beside field 8.",
        "The red biter snaps on field 8 and catches one stone of Ben.",
        "The next red biter comes out of the cave.",
    ]


@pytest.mark.clause("steinbeisser", "4.4", "4.7")
def test_the_log_tells_first_what_happens_on_the_field_that_was_left() -> None:
    lines = told(position("path y . . . . . . .\nway aab R . . . b . ."), "1> 1")
    assert say("en", lines)[1:5] == [
        "Anna moves from field 1 to field 2.",
        "The yellow biter snaps on field 1 and catches one stone of Anna and one stone of Ben.",
        "The next yellow biter comes out of the cave.",
        "The red biter there swallows the stone.",
    ]


@pytest.mark.clause("steinbeisser", "5.2", "5.4")
def test_the_log_of_a_jump() -> None:
    drawing = "path y . . . . . .\nway Rab . . . . a b"
    lines = told(position(drawing), "1> 6 1")
    assert say("en", lines)[2:] == [
        "The red biter jumps from field 1 to field 2.",
        "Free again: one stone of Anna and one stone of Ben.",
        "The yellow biter snaps on field 1 and catches one stone of Anna and one stone of Ben.",
        "The next yellow biter comes out of the cave.",
    ]
    caught = told(position("path . . . . . . .\nway R bb . . . a b"), "1> 6 1")
    assert say("de", caught)[2:] == [
        "Der rote Steinbeißer springt von Feld 1 auf Feld 2.",
        "Der rote Steinbeißer begräbt unter sich: 2 Steine von Ben.",
    ]


@pytest.mark.clause("steinbeisser", "3.4", "3.7", "4.4", "5.3", "6.1")
@pytest.mark.parametrize(
    ("drawing", "answers", "last"),
    [
        ("path y . . .\nway . . a bbb", "1r", ["Anna cannot move any stone.", None]),
        (
            "path . . . . . .\nway Y Y Y a . b",
            "1y 4",
            ["The last yellow biter has left the rock path, so nothing stirs."],
        ),
        ("path . . . .\nway a b . .", "1> 1", ["The arrow lapses, for no biter can jump."]),
        ("path . . . .\nway aa Yb b .", "1w 1", ["The yellow biter there swallows the stone."]),
        (
            "path y . . . .\nway Ya . bb . cc",
            "w",
            ["Anna has no free stones and rolls only white."],
        ),
    ],
)
def test_what_is_lost_is_told(drawing: str, answers: str, last: list[str | None]) -> None:
    lines = say("en", told(position(drawing, seats=3), answers))[-len(last) :]
    assert [line for line, wanted in zip(lines, last, strict=True) if wanted] == [
        wanted for wanted in last if wanted
    ]


@pytest.mark.clause("steinbeisser", "3.1", "3.7", "3.8", "5.1", "5.3", "5.5")
@pytest.mark.parametrize(
    ("drawing", "roll", "german"),
    [
        (
            "path . . .\nway a b .",
            "6y",
            "Zieh einen deiner Steine um 6 Felder, dann rückt der gelbe Steinbeißer vor.",
        ),
        (
            "path . . . . .\nway a b Y Y Y",
            "1y",
            "Zieh einen deiner Steine um ein Feld, "
            "danach rührt sich nichts, denn der letzte gelbe Steinbeißer ist schon vom Felsenpfad"
            " weg.",
        ),
        (
            "path . . .\nway a b .",
            "2w",
            "Zieh einen deiner Steine um 2 Felder, "
            "dann rückt ein beliebiger Steinbeißer auf dem Felsenpfad vor.",
        ),
        (
            "path . . .\nway a b Y",
            "5>",
            "Zieh einen deiner Steine um 5 Felder, "
            "dann springt ein Steinbeißer auf dem Waldweg weiter.",
        ),
        (
            "path . . .\nway a b .",
            "5>",
            "Zieh einen deiner Steine um 5 Felder, "
            "danach verfällt der Pfeil, wenn dann kein Steinbeißer auf dem Waldweg sitzt.",
        ),
        (
            "path . . .\nway aabb b .",
            "2g",
            "Zieh einen Stein um 2 Felder von dem überfüllten Feld weg, "
            "dann rückt der grüne Steinbeißer vor.",
        ),
    ],
)
def test_one_line_says_what_the_dice_demand(drawing: str, roll: str, german: str) -> None:
    assert say("de", [play(position(drawing), roll).question()]) == [german]


def verdict(state: Steinbeisser, answers: str) -> list[str]:
    return say("en", GAME.verdict(play(state, answers)))


@pytest.mark.clause("steinbeisser", "7.1", "7.2", "7.3", "7.4", "7.5")
def test_the_verdict_says_why() -> None:
    assert verdict(position("path . . y . .\nway a . . bb ."), "2w 1") == [
        "Only Ben still has free stones.",
        "Anna: no free stone.",
        "Ben: 2 free stones.",
        "Ben wins with 2 free stones.",
    ]
    drawing = "path . y . .\nway Rc . ab ."
    last = position(drawing, seats=3, turn=2)
    assert verdict(last, "y")[0] == "Nobody has a free stone left."
    assert verdict(last, "y")[-1] == "Anna, Ben and Cleo share the victory with empty hands."
    last = position(drawing, seats=3, turn=2, last_stone="later")
    assert verdict(last, "y")[-1] == "Anna and Ben had stones to the last and share the victory."
    biters = "Y Y Y R R R B B B G G"
    path = "path " + ". " * 11 + "g . . . ."
    gone = verdict(position(f"{path}\nway {biters} . b . aa bb"), "2g 15")
    assert gone[0] == "No biter lurks on the rock path any more."
    assert gone[-1] == "Anna and Ben share the victory with 2 free stones each."
    late = position("path . . . .\nway a bb . .", turn=1)
    late.round = ROUNDS - 1
    assert verdict(late, "1r 2")[0] == f"After {ROUNDS} rounds the game is over."
