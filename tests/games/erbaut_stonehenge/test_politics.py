"""Chapters 8 and 9: stealing, sabotage, and rites at the altar."""

from __future__ import annotations

import pytest

from steinkreis.games.erbaut_stonehenge.questions import DISCARD, PAY, POLITICS, PROJECT
from steinkreis.testing.notes import legal
from tests.games.erbaut_stonehenge.position import (
    gone,
    hand,
    names,
    play,
    position,
    refused,
    under,
    yard,
)

# a is white, b is blue, c is green: 1 7 13 are white, 2 8 14 blue, 3 9 15 green, 4 10 16 yellow
HANDS = ["2d 4n 5d", "10n 11n 12n", "13n 14n 15n"]
YELLOW = ["", "Ty@t2+1"]


@pytest.mark.clause("erbaut-stonehenge", "8.1", "8.2", "8.3", "8.4")
def test_a_trilith_is_stolen_for_two_cards() -> None:
    state = position(hands=HANDS, yards=YELLOW)
    assert "steal2" in legal(state)
    state = play(state, "steal2")
    assert (state.phase, legal(state)) == (PAY, ["2d", "4n"])  # blue like b, yellow like the card
    assert refused(state, "5d") == "refused-colour"
    state = play(state, "2d 4n")
    assert yard(state, 0) == "Ty@t2+1"
    assert yard(state, 1) == ""
    assert (state.phase, state.actor) == (DISCARD, 1)
    assert legal(state) == ["2d", "4n", "10n", "11n", "12n"]
    state = play(state, "11n 12n")
    assert hand(state, 1) == "2d 4n 10n"
    assert under(state) == "11n 12n"
    assert (hand(state, 0), state.mover) == ("5d", 1)


@pytest.mark.clause("erbaut-stonehenge", "8.1")
def test_what_bears_a_mark_cannot_be_stolen() -> None:
    state = position(hands=HANDS, yards=["", "Ty@t2+3"])
    assert "steal2" not in legal(state)
    assert refused(state, "steal2") == "refused-marked"
    assert refused(state, "steal3") == "refused-no-trilith"


@pytest.mark.clause("erbaut-stonehenge", "8.2")
@pytest.mark.parametrize(
    ("cards", "fit"),
    [("2d 8n", True), ("4d 10d", True), ("2d 4d", True), ("2d 3d", False), ("6d 12d", False)],
)
def test_both_cards_have_the_colour_of_the_victim_or_of_the_trilith(cards: str, fit: bool) -> None:
    state = position(hands=[cards, "11n", "13n"], yards=YELLOW)
    assert ("steal2" in legal(state)) == fit
    if not fit:
        assert refused(state, "steal2") == "refused-price"


@pytest.mark.clause("erbaut-stonehenge", "8.4")
def test_a_smaller_hand_keeps_more() -> None:
    state = play(position(hands=["2d 4n", "10n", "13n"], yards=YELLOW), "steal2 2d 4n")
    assert hand(state, 1) == "2d 4n 10n"
    assert state.mover == 1


@pytest.mark.clause("erbaut-stonehenge", "8.5")
def test_from_the_altar_a_trilith_is_stolen_to_any_free_place() -> None:
    state = position("gates 1c", ["2d 4n", "10n", "13n 14n 15n"], ["", "Ty+2 altar"])
    state = play(state, "steal2 2d 4n")
    assert legal(state) == ["t2", "t3", "t4", "t5"]
    state = play(state, "t5")
    assert yard(state, 0) == "Ty@t5+2"
    assert yard(state, 1) == "rising"  # already: it is b's building phase


@pytest.mark.clause("erbaut-stonehenge", "8.6")
def test_what_was_just_stolen_must_come_on_before_it_is_stolen_again() -> None:
    state = position(hands=["2d 4n", "1d 7d 10n", "13n"], yards=YELLOW, deck="")
    state = play(state, "steal2 2d 4n 4n 10n draw")
    assert (state.phase, state.mover) == (PROJECT, 1)
    assert refused(state, "steal1") == "refused-loot"
    state = position(hands=["3d", "1d 7d 10n", "13n"], yards=["Ty@t2+1"], turn=1)
    assert "steal1" in legal(state)


# Sabotage


@pytest.mark.clause("erbaut-stonehenge", "9.1", "9.3", "9.5")
def test_sabotage_breaks_a_number_project_off() -> None:
    state = position(hands=HANDS, yards=["", "", "9n@9"], influence=["7d"])
    state = play(state, "!3")
    assert yard(state, 2) == "altar"
    assert under(state) == "9n"
    assert gone(state, "7d")
    assert (state.phase, state.mover) == (PROJECT, 0)
    assert state.monument.druids == 0


@pytest.mark.clause("erbaut-stonehenge", "9.3")
def test_what_lay_face_down_is_shown() -> None:
    state = position(hands=HANDS, yards=["", "", "9d?"], influence=["7d"])
    state = play(state, "!3 9d")
    assert yard(state, 2) == "altar"
    assert under(state) == "9d"


@pytest.mark.clause("erbaut-stonehenge", "9.4", "9.6", "9.7")
def test_a_trilith_waits_while_its_druid_is_at_the_altar() -> None:
    state = position(
        hands=["2n 4n 5n", "10n 11n 12n", "3n"], yards=["", "Tr@t2+2"], influence=["7d"]
    )
    state = play(state, "!2")
    assert yard(state, 1) == "Tr+2 altar"
    state = play(state, "2n 2")
    assert yard(state, 1) == "Tr+2 rising"
    state = position(
        hands=["2n 4n 5n", "10n", "3n"], yards=["", "Tr+2 rising", "Tw@t2"], turn=1, builds=True
    )
    assert legal(state) == ["t1", "t3", "t4", "t5"]
    assert yard(play(state, "t4"), 1) == "Tr@t4+2"


@pytest.mark.clause("erbaut-stonehenge", "9.2")
def test_only_a_project_can_be_sabotaged_and_nobody_at_the_altar() -> None:
    state = position(
        hands=["2n 4n 5n", "10n", "3n", "8n"], yards=["", "", "Tw+1 altar", "8d?"], influence=["7d"]
    )
    assert [answer for answer in legal(state) if "!" in answer] == ["!4"]
    assert refused(state, "!2") == "refused-no-project"
    assert refused(state, "!3") == "refused-rites"
    state = position(hands=["2n 4n 5n", "10n", "3n"], yards=["", "8d?"])
    assert refused(state, "!2") == "refused-no-influence"


@pytest.mark.clause("erbaut-stonehenge", "9.7")
def test_after_the_rites_the_turn_goes_on_as_usual() -> None:
    state = position(
        hands=["2n 4n", "10n", "3n"], yards=["rising"], display="20d 21d 22d", builds=True
    )
    assert yard(state, 0) == ""
    assert legal(state) == ["20d", "21d", "22d", "pile"]


@pytest.mark.clause("erbaut-stonehenge", "9.8")
def test_at_the_altar_one_does_nothing_else() -> None:
    state = position(
        hands=["2d 4n", "10n 11n 12n", "3n"],
        yards=["altar", "", "Ty@t2+1"],
        influence=["7d"],
        display="20d 21d 22d",
        builds=True,
    )
    assert yard(state, 0) == "rising"
    assert (state.phase, state.actor) == (PROJECT, 1)  # a was asked nothing
    assert hand(state, 0) == "2d 4n"
    assert names(state.yards[0].influence) == "7d"


@pytest.mark.clause("erbaut-stonehenge", "9.9")
@pytest.mark.parametrize(("limit", "again"), [("one", False), ("any", True)])
def test_once_in_a_turn_or_as_often_as_one_can(limit: str, again: bool) -> None:
    state = position(hands=HANDS, yards=["", "9d?", "9n@9"], influence=["7d 1d"], sabotage=limit)
    state = play(state, "!3")
    assert ("!2" in legal(state)) == again
    if not again:
        assert refused(state, "!2") == "refused-once"


@pytest.mark.clause("erbaut-stonehenge", "9.10")
def test_sabotage_is_offered_with_sites_and_projects() -> None:
    state = position(hands=HANDS, yards=["", "9d?"], influence=["7d"])
    assert "!2" in legal(state)
    assert "!2" in legal(play(state, "4n"))


@pytest.mark.clause("erbaut-stonehenge", "9.10")
def test_who_has_nothing_to_choose_is_asked_at_the_end() -> None:
    state = position(hands=HANDS, yards=["Tw@t1", "", "9d?"], influence=["7d"], builds=True)
    assert (state.phase, state.actor) == (POLITICS, 0)
    assert legal(state) == ["!3", "end"]
    assert play(state, "end").mover == 1
    state = play(state, "!3 9d")
    assert state.mover == 1
    state = position(hands=HANDS, yards=["Tw@t1", "", "9d?"], builds=True)
    assert state.mover == 1  # without influence there is nothing to ask


@pytest.mark.clause("erbaut-stonehenge", "9.10")
def test_with_a_drawn_trilith_sabotage_is_offered_with_its_place() -> None:
    state = position(
        hands=["2d 4n", "10n 11n 12n", "3n"],
        yards=["", "", "Tw@t3"],
        influence=["7d"],
        display="Tg",
        deck="",
        builds=True,
    )
    assert legal(state) == ["t1", "t2", "t4", "t5", "!3"]
    assert "t3" in legal(play(state, "!3"))


@pytest.mark.clause("erbaut-stonehenge", "9.10")
def test_sabotage_is_not_refused_for_a_reason_that_does_not_hold() -> None:
    """In the middle of a theft nobody can sabotage, though there is a project to disturb."""
    hands = ["2d 4n 5d", *HANDS[1:]]
    state = position(hands=hands, yards=["", "Ty@t2+1", "9d?"], influence=["7d"])
    assert refused(play(state, "steal2"), "!3") == "refused"
