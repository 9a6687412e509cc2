"""Board, stones, and how they are laid: chapters 1 and 2."""

from __future__ import annotations

import pytest

from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, PUBLIC
from steinkreis.games.steinbeisser.material import FACE_NAMES, LETTERS
from steinkreis.games.steinbeisser.questions import LAY, ROLL
from steinkreis.games.steinbeisser.scene_layout import PATH, WAY, ring
from steinkreis.kit.bits import BIT
from steinkreis.testing.notes import legal
from tests.games.steinbeisser.position import GAME, laid_out, opened, play, position, refused

EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4, 5, 6])


@pytest.mark.clause("steinbeisser", "1.2")
@EVERY_COUNT
def test_two_to_six_play_each_alone_and_nothing_is_secret(players: int) -> None:
    state = laid_out(players, 1)
    assert state.sides == players
    assert state.hide(PUBLIC).key() == state.key()


@pytest.mark.clause("steinbeisser", "1.3", "2.1")
@pytest.mark.parametrize(("board", "corners"), [("28", [1, 8, 15, 22]), ("24", [1, 7, 13, 19])])
def test_two_rings_with_a_biter_in_each_corner_of_the_path(board: str, corners: list[int]) -> None:
    state = opened(2, 1, {"board": board})
    assert state.board.size == int(board)
    assert [state.board.lair(colour) + 1 for colour in range(4)] == corners
    assert state.board.path == sum(BIT[corner - 1] for corner in corners)
    assert state.board.way == 0


@pytest.mark.clause("steinbeisser", "1.3")
@pytest.mark.parametrize("size", [24, 28])
def test_every_field_of_the_path_is_drawn_beside_one_of_the_way(size: int) -> None:
    outer, inner = ring(size, WAY), ring(size, PATH)
    assert len(set(outer)) == len(set(inner)) == size
    for (ax, ay), (bx, by) in zip(outer, inner, strict=True):
        assert (ax - 180) * PATH == pytest.approx((bx - 180) * WAY)
        assert (ay - 180) * PATH == pytest.approx((by - 180) * WAY)


@pytest.mark.clause("steinbeisser", "1.4")
def test_twelve_biters_of_which_each_colour_looks_different() -> None:
    scene = GAME.scene(laid_out(2, 1), PUBLIC)
    biters = [shape.id for shape in scene.shapes if shape.id.startswith("biter-")]
    assert sorted(biters) == sorted(f"biter-{letter}-{k}" for letter in LETTERS for k in range(3))
    sheet = GAME.resource("sprites.svg")
    crests = [sheet.split(f'<symbol id="biter-{name}"')[1][:900] for name in FACE_NAMES[:4]]
    drawings = {crest.split("<g ")[1].split("</g>")[0].split(">", 1)[1] for crest in crests}
    assert len(drawings) == 4


@pytest.mark.clause("steinbeisser", "1.5")
def test_two_dice_six_by_six() -> None:
    state = laid_out(2, 1)
    assert state.phase == ROLL
    assert len(state.actions()) == 36
    assert state.weights() == [1] * 36
    rolls = legal(state)
    assert rolls[:6] == ["1y", "1r", "1b", "1g", "1w", "1>"]
    assert rolls[-1] == "6>"


@pytest.mark.clause("steinbeisser", "2.2", "2.3")
@pytest.mark.parametrize(("players", "stones"), [(2, 7), (3, 7), (4, 6), (5, 6), (6, 5)])
def test_stones_by_the_number_of_players(players: int, stones: int) -> None:
    state = laid_out(players, 3)
    assert state.scores() == [stones] * players
    scene = GAME.scene(state, PUBLIC)
    drawn = [shape for shape in scene.shapes if shape.id.startswith("stone-")]
    looks = {shape.id.split("-")[1]: getattr(shape, "name", "") for shape in drawn}
    assert looks == {str(seat): f"stone-{seat}" for seat in range(players)}
    assert len(drawn) == players * stones


@pytest.mark.clause("steinbeisser", "2.4")
@EVERY_COUNT
def test_chance_names_who_lays_first_and_rolls_first(players: int) -> None:
    state = GAME.start(GAME.setup(players))
    assert state.actor == CHANCE
    assert state.actions() == list(range(players))
    for seat in range(players):
        first = state.copy()
        first.apply(seat)
        assert first.actor == seat
        rng = Rng(seat)
        while first.phase == LAY:
            first.apply(first.sample(rng))
        assert first.turn == seat


@pytest.mark.clause("steinbeisser", "2.4")
def test_the_first_seat_begins_where_that_is_agreed() -> None:
    state = GAME.start(GAME.setup(3, {"starter": "first"}))
    assert (state.phase, state.actor) == (LAY, 0)


@pytest.mark.clause("steinbeisser", "2.5")
def test_stones_are_laid_there_and_back_again() -> None:
    state = GAME.start(GAME.setup(4))
    state.apply(2)
    rng = Rng(1)
    order = []
    while state.phase == LAY:
        order.append(state.actor)
        state.apply(state.sample(rng))
    assert order == [2, 3, 0, 1, 1, 0, 3, 2] * 3


@pytest.mark.clause("steinbeisser", "2.6")
@pytest.mark.parametrize(
    ("corners", "barred"),
    [("wide", [1, 2, 7, 8, 9, 14, 15, 16, 21, 22, 23, 28]), ("narrow", [1, 8, 15, 22])],
)
def test_no_stone_starts_at_a_corner(corners: str, barred: list[int]) -> None:
    state = opened(2, 1, {"corners": corners})
    fields = [int(answer) for answer in legal(state)]
    assert fields == [field for field in range(1, 29) if field not in barred]
    assert refused(state, "8") == "refused-corner"


@pytest.mark.clause("steinbeisser", "2.6")
def test_the_corners_of_the_short_board_are_barred_too() -> None:
    state = opened(6, 1, {"board": "24"})
    barred = [1, 2, 6, 7, 8, 12, 13, 14, 18, 19, 20, 24]
    assert [int(answer) for answer in legal(state)] == [
        field for field in range(1, 25) if field not in barred
    ]


@pytest.mark.clause("steinbeisser", "2.7")
def test_no_field_gets_a_fourth_stone() -> None:
    state = play(opened(3, 1), "4 4 4")
    assert "4" not in legal(state)
    assert refused(state, "4") == "refused-full"
    assert "5" in legal(state)


@pytest.mark.clause("steinbeisser", "1.1")
def test_what_counts_are_the_free_stones() -> None:
    state = position(
        """
        path   .  .   .
        way    a  Yab abb
        """
    )
    assert state.scores() == [2, 2]
