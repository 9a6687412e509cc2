"""Chapter 11: when it is over, and what the buildings count. The booklet's example comes first."""

from __future__ import annotations

import pytest

from steinkreis.core.state import NOBODY
from steinkreis.games.erbaut_stonehenge.blocked import PATIENCE
from tests.games.erbaut_stonehenge.position import GAME, drawn, play, position, say

RING = " ".join(f"{number}{'abc'[number % 3]}" for number in range(1, 31))
STONES = " ".join(f"{place}{'abc'[place % 3]}" for place in range(1, 20))


def points(drawing: str) -> int:
    return position(drawing).scores()[0]


@pytest.mark.clause("erbaut-stonehenge", "11.2", "11.3")
def test_blocks_on_3_to_7_are_14_points() -> None:
    state = position("ring 3a 4a 5a 6a 7a")
    assert state.scores() == [14, 0, 0]
    glory = state.glory(0)
    assert (glory.blocks, glory.block_pairs, glory.block_chains) == (5, 4, 1)


@pytest.mark.clause("erbaut-stonehenge", "11.2", "11.3", "11.7")
@pytest.mark.parametrize(
    ("blocks", "worth"),
    [
        ("1a", 1),
        ("1a 3a", 2),
        ("1a 2a", 3),
        ("1a 2a 3a", 5),
        ("1a 2a 3a 4a", 12),
        ("1a 2b 3a 4a 5a 6a", 13),
        ("29a 30a 1a 2a", 12),  # the ring is closed
        ("30a 1a", 3),
        ("1a 2a 3a 4a 6a 7a 8a 9a", 24),  # two chains
        ("1a 2a 3a 4a 5a 6a 7a 8a", 20),  # one chain, however long
        ("1a 2a 3b 4a 5a", 6),
    ],
)
def test_blocks(blocks: str, worth: int) -> None:
    assert points(f"ring {blocks}") == worth


@pytest.mark.clause("erbaut-stonehenge", "11.7")
def test_the_whole_ring_is_one_chain() -> None:
    everything = " ".join(f"{number}a" for number in range(1, 31))
    assert points(f"ring {everything}") == 30 + 30 + 5


@pytest.mark.clause("erbaut-stonehenge", "11.4", "11.7")
@pytest.mark.parametrize(
    ("stones", "worth"),
    [
        ("1a", 2),
        ("1a 2a", 5),
        ("1a 2a 3a", 13),
        ("1a 2a 3a 4a 5a", 19),
        ("1a 2a 3a 5a 6a 7a", 26),
        ("1a 19a", 4),  # the ends of the horseshoe do not meet
        ("18a 19a 1a", 7),
    ],
)
def test_bluestones(stones: str, worth: int) -> None:
    assert points(f"stones {stones}") == worth


@pytest.mark.clause("erbaut-stonehenge", "11.5")
@pytest.mark.parametrize(
    ("gates", "worth"),
    [("1a", 8), ("1a 2a", 21), ("1a 3a", 16), ("1a 5a", 16), ("1a 2a 3a", 34), ("1a 2b 3a", 16)],
)
def test_triliths(gates: str, worth: int) -> None:
    assert points(f"gates {gates}") == worth


@pytest.mark.clause("erbaut-stonehenge", "11.6")
def test_neutral_blocks_join_the_chains_of_their_owner() -> None:
    drawing = "ring 1a 2n 3a 4a 7b 8n"
    assert position(drawing).scores() == [4, 1, 0]
    assert position(drawing, heir="a").scores() == [13, 1, 0]
    assert position(drawing, heir="b").scores() == [4, 4, 0]


@pytest.mark.clause("erbaut-stonehenge", "11.8")
def test_a_mark_is_no_bluestone() -> None:
    state = position(hands=["1n", "4n", "5n"], yards=["Tg@t3+2"], builds=True)
    assert state.yards[0].marks == 1
    assert state.scores() == [0, 0, 0]


@pytest.mark.clause("erbaut-stonehenge", "11.1")
def test_the_last_stone_ends_the_game_at_once() -> None:
    drawing = f"""
        ring     {RING.replace("30a", "")}
        stones   {STONES}
        gates    1a 2b 3c 4a 5b
    """
    state = position(drawing, ["1n", "4n", "5n"], ["24n@30"], blocks=[1, 1, 1], builds=True)
    assert state.actor == NOBODY
    assert "30a" in drawn(state)


@pytest.mark.clause("erbaut-stonehenge", "11.1")
def test_it_ends_when_all_are_blocked() -> None:
    drawing = f"ring {RING}\nstones {STONES}"
    state = position(drawing, ["1n", "", ""], ["", "out", "out"], deck="")
    assert play(state, "end 1n").actor == NOBODY


@pytest.mark.clause("erbaut-stonehenge", "11.9")
@pytest.mark.parametrize(
    ("drawing", "winners"),
    [
        ("ring 1a 3a 5b", [0]),
        ("gates 1a\nstones 1b 2b 6b", [0]),  # 8 to 7
        ("gates 1a\nstones 1b 3b 5b 7b", [0]),  # 8 each: a trilith is more than none
        ("stones 1a\nring 1b 2c 4b", [0]),  # 2 each: a bluestone is more than none
        ("ring 1a 3b", [0, 1]),
        ("", [0, 1, 2]),
    ],
)
def test_ties_are_broken_by_triliths_then_bluestones(drawing: str, winners: list[int]) -> None:
    state = position(drawing)
    assert state.winners() == winners
    assert [seat for seat, share in enumerate(state.returns()) if share] == winners


@pytest.mark.clause("erbaut-stonehenge", "11.10")
def test_it_ends_when_nobody_does_anything_for_eight_rounds() -> None:
    state = position(
        "ring 1a 7b 13c 19a 25b", ["1d 7n 13d", "10n", "11n"], dolerites=[0, 9, 9], display="2d 3d"
    )
    state.idle = PATIENCE * 3 - 1
    state = play(state, "end 1d 7n 13d")
    assert state.idle == PATIENCE * 3
    while state.mover == 0 and state.actor != NOBODY:
        state.apply(state.actions()[0])
    assert state.actor == NOBODY
    assert say("de", GAME.verdict(state))[0].startswith("Schon lange baut niemand mehr")
