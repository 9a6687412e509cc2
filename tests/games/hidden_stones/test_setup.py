"""Chapter 2: how the table is laid."""

from __future__ import annotations

from collections import Counter

import pytest

from steinkreis.core.rng import Rng
from steinkreis.core.state import HIDDEN, PUBLIC
from steinkreis.games.hidden_stones.material import CARDS, CELLS, FACES
from steinkreis.games.hidden_stones.questions import DEAL, STARTER
from steinkreis.scene.shapes import Group, Shape, Sprite
from steinkreis.scene.wire import encode
from tests.games.hidden_stones.position import GAME, hand, opened, play, position

PLAYERS = (1, 2, 3, 4, 5)


def shapes(players: int, viewer: int) -> dict[str, Shape]:
    picture = GAME.scene(opened(players, seed=3), viewer)
    return {shape.id: shape for shape in picture.everything() if shape.id}


@pytest.mark.clause("hidden-stones", "2.1")
def test_each_stone_comes_to_a_random_place_with_a_random_side_up() -> None:
    state = GAME.start(GAME.setup(2))
    odds = dict(zip([FACES[face] for face in state.actions()], state.weights(), strict=True))
    assert odds == {"Y": 1, "K": 1, "O": 2, "R": 2, "P": 3, "B": 3, "W": 3, "G": 3}
    state.apply(FACES.index("K"))
    assert [FACES[face] for face in state.actions()] == list("ORPBWG")


@pytest.mark.clause("hidden-stones", "2.1")
def test_stones_are_laid_as_often_as_there_are_stones_of_the_kind() -> None:
    state = GAME.start(GAME.setup(2))
    rng = Rng(3)
    counts = Counter(state.sample(rng) for _ in range(9000))
    assert sorted(counts) == state.actions()
    for face, weight in zip(state.actions(), state.weights(), strict=True):
        assert 400 * weight < counts[face] < 600 * weight


@pytest.mark.clause("hidden-stones", "2.1")
def test_every_cell_may_show_every_face() -> None:
    found = {(c, opened(2, seed).stones.face(c)) for seed in range(300) for c in range(CELLS)}
    assert len(found) == CELLS * len(FACES)


@pytest.mark.clause("hidden-stones", "2.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_nine_stones_are_laid(players: int) -> None:
    state = opened(players, seed=5)
    assert state.stones.laid == CELLS
    assert [state.stones.left(kind) for kind in range(4)] == [0, 0, 0, 0]
    assert sorted(state.stones.name(cell) for cell in range(CELLS)) == list(range(CELLS))


@pytest.mark.clause("hidden-stones", "2.2")
@pytest.mark.parametrize("viewer", [PUBLIC, 0, 1, 2])
def test_the_piles_have_a_place_of_their_own_the_discards_right_of_the_deck(viewer: int) -> None:
    panels = GAME.scene(opened(3, seed=3), viewer).parts()
    deck, discards = next(shapes for panel, shapes in panels if panel.name == "piles")
    assert (deck.id, discards.id) == ("deck", "discards")
    assert isinstance(deck, Group)
    assert (deck.x + deck.w < discards.x, deck.y) == (True, discards.y)


@pytest.mark.clause("hidden-stones", "2.2")
def test_all_see_the_stones_the_same_way_round_and_upright() -> None:
    places = []
    for viewer in (PUBLIC, 0, 1, 2):
        seen = shapes(3, viewer)
        stones = [seen[f"stone-{stone}"] for stone in range(CELLS)]
        places.append([(stone.x, stone.y) for stone in stones])
        parts = [part for stone in stones if isinstance(stone, Group) for part in stone.parts]
        assert all(part.turn == 0 for part in parts if isinstance(part, Sprite))
    assert all(place == places[0] for place in places)


@pytest.mark.clause("hidden-stones", "2.3", "2.4")
@pytest.mark.parametrize("players", PLAYERS[1:])
def test_everybody_is_dealt_four_cards_and_the_rest_is_the_draw_pile(players: int) -> None:
    state = opened(players, seed=7)
    assert [len(cards) for cards in state.hands] == [4] * players
    assert state.deck.left == 72 - 4 * players
    assert state.discard.size == 0
    assert len(state.material()) == 4 + 72


@pytest.mark.clause("hidden-stones", "2.3")
def test_nobody_else_sees_which_cards_are_dealt() -> None:
    state = GAME.start(GAME.setup(2))
    rng = Rng(1)
    while state.phase != DEAL:
        state.apply(state.sample(rng))
    owner, other = state.turn, 1 - state.turn
    assert state.seen(5, owner) == 5
    assert state.seen(5, other) == HIDDEN
    assert state.seen(5, PUBLIC) == HIDDEN


@pytest.mark.clause("hidden-stones", "2.3")
def test_only_the_owner_sees_the_hand_on_the_table() -> None:
    state = position(hands=["BP OG", "PP WW"])
    ids = {viewer: {s.id for s in GAME.scene(state, viewer).everything()} for viewer in (0, 1)}
    for viewer in (0, 1):
        for seat in (0, 1):
            for card in hand(state, seat).split():
                assert (f"card-{CARDS.index(card)}" in ids[viewer]) == (viewer == seat)


@pytest.mark.clause("hidden-stones", "2.4")
def test_the_draw_pile_lies_face_down() -> None:
    view = opened(2, seed=3).hide(PUBLIC)
    one, other = view.guess(Rng(1)), view.guess(Rng(2))
    assert one.key() != other.key()
    assert encode(GAME.scene(one, PUBLIC)) == encode(GAME.scene(other, PUBLIC))


@pytest.mark.clause("hidden-stones", "2.4")
def test_the_discards_lie_open_to_the_right_of_the_draw_pile() -> None:
    state = play(position(hands=["BP OG", ""]), "a1 BP")
    seen = {shape.id: shape for shape in GAME.scene(state, PUBLIC).everything()}
    assert seen["discards"].x > seen["deck"].x
    assert f"card-{CARDS.index('BP')}" in seen


@pytest.mark.clause("hidden-stones", "2.5")
@pytest.mark.parametrize("players", PLAYERS[1:])
def test_chance_names_who_begins_and_the_name_plate_shows_it(players: int) -> None:
    state = GAME.start(GAME.setup(players))
    rng = Rng(1)
    while state.phase != STARTER:
        state.apply(state.sample(rng))
    assert state.actions() == list(range(players))
    assert state.weights() == [1] * players
    for seat in range(players):
        begun = state.copy()
        begun.apply(seat)
        plates = [s for s in GAME.scene(begun, 0).shapes if s.id.startswith("plaque-")]
        marked = [s.id for s in plates if isinstance(s, Group) and is_marked(s)]
        assert marked == [f"plaque-{seat}"]


def is_marked(plate: Group) -> bool:
    return any(isinstance(part, Sprite) and part.name == "first" for part in plate.parts)


@pytest.mark.clause("hidden-stones", "2.5")
@pytest.mark.parametrize("players", PLAYERS[1:])
def test_the_turn_goes_round_clockwise(players: int) -> None:
    state = opened(players, seed=11)
    order = []
    for _ in range(2 * players):
        order.append(state.actor)
        state = play(state, "a1")
        state = play(state, hand(state, state.turn).split()[0] + " end draw")
    first = order[0]
    assert order == [(first + k) % players for k in range(players)] * 2
