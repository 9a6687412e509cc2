"""Chapter 1: the stones, the cards and what they are for."""

from __future__ import annotations

from collections import Counter

import pytest

from steinkreis.game.trouble import BadSetup
from steinkreis.game.words import Words
from steinkreis.games.hidden_stones.material import (
    CARDS,
    CELLS,
    DECK,
    FACE_NAMES,
    FACES,
    STONES,
    VALUES,
    fits_stones,
    placements,
    rows,
)
from steinkreis.games.hidden_stones.stones import Stones
from steinkreis.testing.notes import square
from tests.games.hidden_stones.position import GAME, drawn, play, position

SIDES = {"sun": "moon", "fish": "bird", "horse": "ship", "seed": "tree"}


@pytest.mark.clause("hidden-stones", "1.1")
def test_there_are_one_two_three_and_three_stones_of_each_kind() -> None:
    kinds = [(FACE_NAMES[2 * kind], FACE_NAMES[2 * kind + 1]) for kind in range(4)]
    assert kinds == list(SIDES.items())
    assert STONES == [1, 2, 3, 3]


@pytest.mark.clause("hidden-stones", "1.1")
def test_every_stone_has_its_partner_on_the_back() -> None:
    state = position(
        """
        Y O P
        R P W
        B G W
        """,
        hands=["BP OB PP OG", ""],
    )
    assert drawn(play(state, "a1 BP b1 OB c1 PP a2 OG")) == square(
        """
        K R B
        O P W
        B G W
        """
    )


@pytest.mark.clause("hidden-stones", "1.2")
def test_the_deck_has_72_different_cards_of_four_values() -> None:
    assert len(CARDS) == DECK == len(set(CARDS)) == 72
    assert Counter(VALUES) == {1: 28, 2: 26, 3: 13, 5: 5}
    assert sorted(VALUES) == VALUES


@pytest.mark.clause("hidden-stones", "1.2")
def test_no_two_cards_ask_for_the_same() -> None:
    wanted = [tuple(map(tuple, placements(card))) for card in range(DECK)]
    assert len(set(wanted)) == DECK


@pytest.mark.clause("hidden-stones", "1.2")
@pytest.mark.parametrize("card", range(DECK), ids=CARDS)
def test_every_card_can_be_made_with_the_nine_stones(card: int) -> None:
    lines = rows(card)
    assert len({len(line) for line in lines}) == 1
    assert len(lines) <= 3
    assert len(lines[0]) <= 3
    assert len(lines) * len(lines[0]) >= 2
    assert placements(card)
    for placement in placements(card):
        assert fits_stones([face for _, face in placement])
        assert laid_for(dict(placement)).show(card)


def laid_for(wanted: dict[int, int]) -> Stones:
    """All nine stones on the table, with these faces on these cells."""
    spare = [kind for kind in range(4) for _ in range(STONES[kind])]
    for face in wanted.values():
        spare.remove(face // 2)
    stones = Stones()
    for cell in range(CELLS):
        stones.lay(wanted[cell] if cell in wanted else 2 * spare.pop())
    return stones


@pytest.mark.clause("hidden-stones", "1.2")
def test_every_face_is_asked_for_about_as_often_as_it_can_be_shown() -> None:
    letters = Counter("".join(CARDS))
    assert {face: letters[face] for face in FACES} == {
        "Y": 8, "K": 7, "O": 18, "R": 17, "P": 26, "B": 27, "W": 26, "G": 26,
    }  # fmt: skip


@pytest.mark.clause("hidden-stones", "1.3")
def test_every_stone_says_what_turning_it_over_will_bring() -> None:
    state = position(hands=["BP", ""])
    labels = {shape.id: shape.label for shape in GAME.scene(state, 0).clickable()}
    fish = labels[f"stone-{state.stones.name(1)}"]
    assert fish is not None
    assert Words(GAME, "de").say(fish) == "Fisch umdrehen, dann Vogel (Reihe 1, Spalte 2)"
    assert Words(GAME, "en").say(fish) == "Turn the fish over, it becomes bird (row 1, column 2)"


@pytest.mark.clause("hidden-stones", "1.3")
def test_everything_that_is_allowed_can_be_clicked_and_nothing_else() -> None:
    state = position("Y O P   R P W   B G W", hands=["OP BP P/B", "OG"])
    clicks = [shape.action for shape in GAME.scene(state, 0).clickable()]
    assert sorted(click for click in clicks if click is not None) == state.actions()
    assert GAME.scene(state, 1).clickable() == []


@pytest.mark.clause("hidden-stones", "1.4")
def test_every_card_in_hand_is_a_goal_and_a_coin() -> None:
    state = position("Y O P   R P W   B G W", hands=["OP", ""])
    assert play(state, "+OP").scores() == [1, 0]
    assert play(state, "a1 OP").scores() == [0, 0]


@pytest.mark.clause("hidden-stones", "1.5")
def test_one_to_five_play() -> None:
    assert [GAME.setup(players).players for players in GAME.players] == [1, 2, 3, 4, 5]
    for players in (0, 6):
        with pytest.raises(BadSetup, match="is for 1 to 5 players"):
            GAME.setup(players)
