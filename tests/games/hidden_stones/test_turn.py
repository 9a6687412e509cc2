"""Chapter 3: the three actions."""

from __future__ import annotations

from collections import Counter

import pytest

from steinkreis.core.message import Message, Seat
from steinkreis.core.rng import Rng
from steinkreis.games.hidden_stones.material import CARDS
from steinkreis.testing.notes import legal, square
from tests.games.hidden_stones.position import (
    GAME,
    drawn,
    hand,
    is_paying,
    number,
    pile,
    play,
    position,
    refused,
)


@pytest.mark.clause("hidden-stones", "3.1")
def test_actions_come_in_any_order_and_as_often_as_one_likes() -> None:
    state = position(
        """
        Y O P
        R P W
        B G W
        """,
        hands=["OP P/B WW GW", ""],
    )
    after = play(state, "+OP a1 WW c1 GW")
    assert legal(after)[-1] == "end"
    assert hand(after, 0) == "P/B"
    assert pile(after, 0) == "OP"
    assert drawn(after) == square(
        """
        K O B
        R P W
        B G W
        """
    )


@pytest.mark.clause("hidden-stones", "3.1")
def test_one_may_go_on_until_the_hand_is_empty() -> None:
    after = play(position(hands=["OP WW GW PP", ""]), "a1 WW a1 GW +OP a1 PP")
    assert legal(after) == ["end"]
    assert refused(after, "a1") == "refused-no-card"
    assert refused(after, "a1b1") == "refused-no-card"


@pytest.mark.clause("hidden-stones", "3.2")
@pytest.mark.parametrize(
    ("swap", "grid"),
    [
        ("a1b1", "O Y P   R P W   B G W"),
        ("b2c2", "Y O P   R W P   B G W"),
        ("a1a2", "R O P   Y P W   B G W"),
        ("b2b3", "Y O P   R G W   B P W"),
        ("c2c3", "Y O P   R P W   B G W"),
    ],
)
def test_a_swap_exchanges_two_neighbours_unturned(swap: str, grid: str) -> None:
    state = position("Y O P   R P W   B G W", hands=["WW BP", ""])
    after = play(state, f"{swap} BP")
    assert drawn(after).split() == grid.split()
    assert after.last_paid == number("BP")
    assert after.discard.all() == [number("BP")]
    assert hand(after, 0) == "WW"


@pytest.mark.clause("hidden-stones", "3.2")
def test_the_stones_themselves_change_places() -> None:
    state = position("Y O P   R P W   B G W", hands=["BP", ""])
    upper, lower = state.stones.name(5), state.stones.name(8)
    after = play(state, "c2c3 BP")
    assert (after.stones.name(5), after.stones.name(8)) == (lower, upper)


@pytest.mark.clause("hidden-stones", "3.2", "3.3")
def test_there_are_twelve_swaps_and_nine_stones_to_turn_and_no_swap_is_diagonal() -> None:
    answers = " ".join(legal(position(hands=["BP", ""])))
    assert answers == (
        "a1b1 b1c1 a2b2 b2c2 a3b3 b3c3 a1a2 b1b2 c1c2 a2a3 b2b3 c2c3 "
        "a1 b1 c1 a2 b2 c2 a3 b3 c3 pass"
    )


@pytest.mark.clause("hidden-stones", "3.3")
@pytest.mark.parametrize(
    ("cell", "grid"),
    [
        ("a1", "K O P   R P W   B G W"),
        ("b1", "Y R P   R P W   B G W"),
        ("b2", "Y O P   R B W   B G W"),
        ("c3", "Y O P   R P W   B G G"),
    ],
)
def test_turning_a_stone_over_leaves_it_in_its_place(cell: str, grid: str) -> None:
    state = position("Y O P   R P W   B G W", hands=["WW BP", ""])
    after = play(state, f"{cell} WW")
    assert drawn(after).split() == grid.split()
    assert after.last_paid == number("WW")
    assert hand(after, 0) == "BP"


@pytest.mark.clause("hidden-stones", "3.2", "3.3")
def test_any_card_of_the_hand_may_be_paid_and_no_other() -> None:
    state = position(hands=["WW BP O.O/.../.K.", "PP"])
    for move in ("a1b1", "a1"):
        paying = play(state, move)
        assert legal(paying) == ["BP", "WW", "O.O/.../.K."]
        assert refused(paying, "PP") == "refused-not-in-hand"


@pytest.mark.clause("hidden-stones", "3.4")
def test_a_scored_card_goes_to_the_score_pile_and_costs_nothing() -> None:
    state = position(hands=["OP WW", ""])
    after = play(state, "+OP")
    assert (hand(after, 0), pile(after, 0)) == ("WW", "OP")
    assert after.discard.size == 0
    assert drawn(after) == drawn(state)


@pytest.mark.clause("hidden-stones", "3.4")
def test_the_points_are_those_on_the_card() -> None:
    state = position(
        """
        O P O
        B Y W
        G P G
        """,
        hands=["O.O GP", ""],
    )
    assert play(state, "+GP").scores() == [1, 0]
    assert play(state, "+GP +O.O").scores() == [4, 0]


@pytest.mark.clause("hidden-stones", "3.4")
def test_cards_that_fit_light_up_in_the_hand_and_the_others_say_why_not() -> None:
    scene = GAME.scene(position(hands=["OP WW", ""]), 0)
    cards = {shape.id: shape for shape in scene.shapes if shape.id.startswith("card-")}
    assert cards[f"card-{number('OP')}"].why is None
    assert cards[f"card-{number('WW')}"].why == Message("refused-no-formation")


@pytest.mark.clause("hidden-stones", "3.5")
@pytest.mark.parametrize(
    ("card", "grid", "fits"),
    [
        ("OG", "O G P   R P W   B Y W", True),
        ("OG", "Y P P   R O G   B W W", True),
        ("OG", "Y P P   R B W   W O G", True),
        ("OG", "G O P   R P W   B Y W", False),
        ("OG", "O P P   G R W   B Y W", False),
        ("OG", "O P G   R P W   B Y W", False),
        ("G/B", "Y P G   R P B   O W W", True),
        ("G/B", "Y P B   R P G   O W W", False),
        ("G/B", "Y P P   R G B   O W W", False),
        ("G./.W", "Y G P   R P W   B O W", True),
        ("G./.W", "Y W P   R P G   B O W", False),
        (".W/B.", "Y P W   R B P   G O W", True),
        (".W/B.", "W P Y   R B P   G O W", False),
        ("KW/W.", "P K W   B W R   O G P", True),
        ("KW/W.", "P W K   B R W   O G P", False),
        ("W/W/W", "P W R   O W Y   B W P", True),
        ("W/W/W", "W W W   O R Y   B P P", False),
        ("Y../.R./..R", "Y P B   W R B   W G R", True),
        ("Y../.R./..R", "R P B   W R B   W G Y", False),
        (".P./R.R/.B.", "Y P B   R W R   W B G", True),
        (".P./R.R/.B.", "Y B B   R W R   W P G", False),
    ],
)
def test_a_formation_counts_anywhere_but_never_turned_or_mirrored(
    card: str, grid: str, fits: bool
) -> None:
    assert (f"+{card}" in legal(position(grid, hands=[card, ""]))) == fits


@pytest.mark.clause("hidden-stones", "3.6")
@pytest.mark.parametrize(
    ("card", "grid", "fits"),
    [
        ("G.W", "G O W   R P P   B Y W", True),
        ("G.W", "G Y W   R P P   B O W", True),
        ("G.W", "G W O   R P P   B Y W", False),
        ("Y..", "P O W   Y R P   B G W", True),
        ("Y..", "P O W   R Y P   B G W", False),
        ("..K", "P O W   R B P   W G K", True),
        ("..K", "P O W   R B P   W K G", False),
        ("K/./.", "P K W   R B P   W O G", True),
        ("K/./.", "P O W   R K P   W B G", False),
        ("././Y", "P O W   R B P   W Y G", True),
        ("././Y", "P O W   R Y P   W B G", False),
        ("..Y/.../...", "P O Y   R B P   W W G", True),
        ("..Y/.../...", "Y O P   R B P   W W G", False),
        (".../.../K..", "P O W   R B P   K W G", True),
        (".../.../K..", "P O W   R B P   W G K", False),
        (".OG", "P O G   R B P   W W Y", True),
        (".OG", "O G P   R B P   W W Y", False),
    ],
)
def test_a_blank_may_be_any_stone_but_must_lie_inside_the_grid(
    card: str, grid: str, fits: bool
) -> None:
    assert (f"+{card}" in legal(position(grid, hands=[card, ""]))) == fits


@pytest.mark.clause("hidden-stones", "3.6")
def test_a_blank_does_not_look_like_a_seed() -> None:
    sprites = GAME.resource("sprites.svg")
    blank = next(line for line in sprites.splitlines() if 'id="mark-any"' in line)
    assert "stroke-dasharray" in blank
    assert 'id="mark-seed"' in sprites


@pytest.mark.clause("hidden-stones", "3.7")
def test_nobody_scores_on_the_turn_of_another() -> None:
    state = position(hands=["WW", "OP"], turn=0)
    assert refused(state, "+OP") == "refused-not-in-hand"
    assert GAME.scene(state, 1).clickable() == []


@pytest.mark.clause("hidden-stones", "3.7")
def test_a_formation_made_by_another_may_be_scored_if_it_stays() -> None:
    state = position(
        """
        O Y P
        R P W
        B G W
        """,
        hands=["WW BP", "OP"],
    )
    assert "+OP" in legal(play(state, "a1b1 BP end draw"))
    assert "+OP" not in legal(play(state, "a1b1 BP b1 WW end draw"))


@pytest.mark.clause("hidden-stones", "3.8")
def test_the_same_stones_may_serve_several_cards() -> None:
    state = position(
        """
        W O B
        Y G P
        R P W
        """,
        hands=["WOB OB GP", ""],
    )
    after = play(state, "+WOB +OB +GP")
    assert after.scores() == [5, 0]


@pytest.mark.clause("hidden-stones", "3.8")
def test_a_card_that_was_paid_or_scored_is_gone() -> None:
    state = position(hands=["OP WW", ""])
    assert refused(play(state, "a1 OP"), "+OP") == "refused-not-in-hand"
    assert legal(play(state, "+OP a1")) == ["WW"]


@pytest.mark.clause("hidden-stones", "3.9")
@pytest.mark.parametrize(("move", "question"), [("a1b1", "ask-pay-swap"), ("a1", "ask-pay-flip")])
def test_the_stones_move_when_the_card_is_paid(move: str, question: str) -> None:
    state = position(hands=["BP", ""])
    paying = play(state, move)
    assert is_paying(paying)
    assert paying.actor == 0
    assert paying.question() == Message(question, who=Seat(0))
    assert drawn(paying) == drawn(state)
    assert drawn(play(paying, "BP")) != drawn(state)


@pytest.mark.clause("hidden-stones", "3.9")
def test_what_is_about_to_move_is_marked() -> None:
    def chosen(move: str) -> list[str]:
        scene = GAME.scene(play(position(hands=["BP", ""]), move), 1)
        return [s.style for s in scene.everything() if "chosen" in s.style]

    assert chosen("a1b1") == ["tile yellow chosen", "tile orange chosen"]
    assert chosen("b2") == ["tile violet chosen"]


def test_random_players_answer_every_legal_way_equally_often() -> None:
    state = position(hands=["OP BP P/B OG", ""])
    rng = Rng(7)
    counts = Counter(state.sample(rng) for _ in range(9000))
    assert sorted(counts) == state.actions()
    assert all(200 < count < 550 for count in counts.values())


def test_all_answers_of_a_turn_have_a_notation_of_their_own() -> None:
    state = position(hands=[" ".join(CARDS[:6]), ""])
    assert len(set(legal(state))) == len(state.actions())
