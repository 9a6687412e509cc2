"""Chapters 1 to 3: the material, the beginning, the scale."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, HIDDEN, PUBLIC
from steinkreis.games.hinkel_und_stein.material import (
    FATE,
    FATE_AT,
    FIELD_AT,
    KIND_OF,
    NOMINAL,
    NOTCH_AT,
    SPREAD,
    STONES,
    TOLERANCE,
    WEIGHTS,
)
from steinkreis.games.hinkel_und_stein.questions import CONDITION, DEAL, PUT_FATE, TILT, WEIGH
from steinkreis.games.hinkel_und_stein.scene_scale import (
    FILLED,
    PLANK_W,
    SPACE,
    TALL,
    UNIT,
    size_of,
)
from steinkreis.testing.notes import legal, settle
from tests.games.hinkel_und_stein.position import GAME, by_eye, opened, owners, plank, play


@pytest.mark.clause("hinkel-und-stein", "1.1", "2.3")
def test_the_material_is_complete() -> None:
    assert [len(weights) for weights in WEIGHTS] == [5, 5, 5, 2]
    assert len(FIELD_AT) == 4
    assert len(NOTCH_AT) == 3
    state = opened()
    assert state.material() == [50, 5, 5, 5, 2]
    assert state.scores() == [0, 0, 0, 0]
    assert state.discs.supply == 48  # two of them lie in the pot


@pytest.mark.clause("hinkel-und-stein", "1.2")
def test_stones_are_drawn_to_scale() -> None:
    for stone in range(STONES):
        width, height = size_of(stone)
        kind = KIND_OF[stone]
        assert height == pytest.approx(TALL[kind] * width)
        assert width * width * height * FILLED[kind] == pytest.approx(SPACE * int(NOMINAL[stone]))
    for weights in WEIGHTS:
        assert weights == sorted(set(weights))


@pytest.mark.clause("hinkel-und-stein", "2.1")
def test_the_plank_begins_on_the_middle_notch_and_need_not_balance() -> None:
    assert NOTCH_AT[opened().scale.notch] == 0
    assert plank(opened(fate=30)) == ". . | . . right"
    assert plank(opened(fate=-10)) == ". . | . . left"


@pytest.mark.clause("hinkel-und-stein", "2.2")
def test_the_stone_of_fate_lies_anywhere_off_the_fields() -> None:
    places = ["fate-50", "fate-40", "fate-30", "fate-20", "fate-10", "fate+0"]
    places += ["fate+10", "fate+20", "fate+30", "fate+40", "fate+50"]
    state = GAME.start(GAME.setup(4, {"weights": "open"}))
    for kind in range(4):
        state.apply(kind)
    assert state.phase == PUT_FATE
    assert state.actor == CHANCE
    assert legal(state) == places
    state = opened("QMCB", chief_puts_fate=True)
    assert state.phase == PUT_FATE
    assert state.actor == 2
    assert legal(state) == places
    assert plank(play(state, "fate+20")) == ". . | . . right"


@pytest.mark.clause("hinkel-und-stein", "2.4")
def test_chance_gives_every_stone_a_real_weight_that_nobody_sees() -> None:
    state = GAME.start(GAME.setup(4))
    for stone in range(STONES + 1):
        assert state.phase == WEIGH
        spread = int(NOMINAL[stone]) * TOLERANCE // 100
        low = int(NOMINAL[stone]) - spread
        assert legal(state) == [f"{low + step}g" for step in range(2 * spread + 1)]
        assert {state.seen(0, viewer) for viewer in (0, 1, 2, 3, PUBLIC)} == {HIDDEN}
        state.apply(0)
    assert state.phase == DEAL
    assert list(state.scale.weights) == [int(NOMINAL[s] - SPREAD[s]) for s in range(FATE + 1)]
    for viewer in (0, 3, PUBLIC):
        assert list(state.hide(viewer).scale.weights) == list(NOMINAL)


@pytest.mark.clause("hinkel-und-stein", "2.4")
def test_open_weights_need_no_chance_and_stand_on_the_stones() -> None:
    state = opened()
    assert list(state.scale.weights) == list(NOMINAL)
    words = [shape.text for shape in GAME.scene(state, 0).everything() if hasattr(shape, "text")]
    assert {str(weight) for weights in WEIGHTS for weight in weights} <= set(map(str, words))


@pytest.mark.clause("hinkel-und-stein", "2.5")
@pytest.mark.parametrize(("deal", "chief"), [("MQBC", 3), ("CMQB", 0), ("BCMQ", 1)])
def test_the_columns_make_the_first_chief(deal: str, chief: int) -> None:
    state = opened(deal)
    assert state.phase == CONDITION
    assert state.actor == state.chief == chief
    assert owners(state) == " ".join(f"s{deal.index(kind) + 1}" for kind in "MQBC")


@pytest.mark.clause("hinkel-und-stein", "3.1")
def test_the_side_with_the_stronger_pull_goes_down_after_every_stone() -> None:
    state = play(opened(), "heavier s1 +1 M3 b")  # 47 * 80 = 3760 on the left
    assert plank(state) == ". M3 | . . left"
    state = play(state, "s2 +1 Q2 d")  # 31 * 110 = 3410 on the right
    assert plank(state) == ". M3 | . Q2 left"
    state = play(state, "s3 +1 B1 c")  # 17 * 80 = 1360 more
    assert plank(state) == ". M3 | B1 Q2 right"


@pytest.mark.clause("hinkel-und-stein", "3.1")
def test_the_stone_of_fate_pulls_too() -> None:
    assert plank(play(opened(fate=50), "heavier s2 +1 Q1 b")) == ". Q1 | . . left"  # 1520 : 1450
    assert plank(play(opened(fate=50), "heavier s3 +1 B1 b")) == ". B1 | . . right"  # 1360 : 1450


@pytest.mark.clause("hinkel-und-stein", "3.2")
def test_in_exact_balance_the_side_that_was_down_stays_down() -> None:
    assert plank(opened(fate=0)) == ". . | . . left"
    for side, answers in (("left", "M1 a Q1 d"), ("right", "M1 d Q1 a")):
        state = opened()
        weights = vec[i64](NOMINAL)
        weights[0] = NOMINAL[5]  # the smallest menhir as heavy as the smallest quartz
        state.scale.is_exact = False
        state.scale.weights = weights
        menhir, field, quartz, other = answers.split()
        state = play(state, f"heavier s1 +1 {menhir} {field} s2 +1 {quartz} {other}")
        assert state.scale.torque() == 0
        assert plank(state).endswith(side)


@pytest.mark.clause("hinkel-und-stein", "3.2")
def test_the_side_that_is_up_must_lift_the_other_one() -> None:
    """The booklet's own example: heavy wins, and the upper side has to lift the lower one."""
    assert plank(play(opened(fate=10), "heavier s3 +1 B1 c")) == ". . | B1 . right"
    state = play(opened(fate=0), "heavier s1 +1 M3 d s2 +1 Q3 a")
    assert plank(state) == "Q3 . | . M3 right"  # 43 does not lift 47
    assert plank(play(state, "s3 +1 B1 b")) == "Q3 B1 | . M3 left"


@pytest.mark.clause("hinkel-und-stein", "3.3")
def test_a_stone_goes_on_a_free_field_only() -> None:
    state = play(opened(), "heavier s1 +1 M3")
    assert legal(state) == ["a", "b", "c", "d"]
    state = play(state, "b s2 +1 Q2")
    assert legal(state) == ["a", "c", "d"]
    why = state.refusal(1)
    assert why is not None
    assert why.id == "refused-taken"


@pytest.mark.clause("hinkel-und-stein", "3.4")
def test_a_tilt_that_nobody_can_be_sure_of_is_told_by_the_scale() -> None:
    state = play(by_eye(), "heavier s1 +1 M3 a s2 +1 Q3")  # 47 against 43: within 8 per cent
    state.apply(3)
    assert state.phase == TILT
    assert state.actor == CHANCE
    assert legal(state) == ["left"]
    settle(state)
    assert len(state.scale.weighings()) == 1
    sure = play(by_eye(), "heavier s1 +1 M3 a s2 +1 Q1 d")
    assert sure.scale.weighings() == []


@pytest.mark.clause("hinkel-und-stein", "3.4")
def test_close_positions_stay_in_the_picture_for_everybody() -> None:
    state = play(by_eye(), "heavier s1 +1 M3 a s2 +1 Q3 d")
    for viewer in (0, 2, PUBLIC):
        ids = [shape.id for shape in GAME.scene(state, viewer).everything()]
        assert "weighing-1" in ids
    rng = Rng(3)
    while state.actor >= 0 and state.round < 3:
        state.apply(state.sample(rng))
        settle(state)
    shown = [s.id for s in GAME.scene(state, 1).everything() if s.id.startswith("weighing-")]
    assert shown[-1] == "weighing-1"
    assert len(shown) == len(state.scale.weighings())


@pytest.mark.clause("hinkel-und-stein", "2.2")
def test_the_stone_of_fate_reaches_every_full_centimetre_that_is_not_on_a_field() -> None:
    """The fields fill the plank from 65 millimetres to its ends; the stone is 19 wide."""
    half_stone, half_field = size_of(FATE)[0] / UNIT / 2, 20 / UNIT
    inner, outer = FIELD_AT[2] - half_field, FIELD_AT[3] + half_field
    assert max(FATE_AT) + half_stone < inner < max(FATE_AT) + 10 + half_stone
    assert PLANK_W / UNIT / 2 - outer < half_stone  # nor is there room beyond
    assert FIELD_AT[3] - FIELD_AT[2] < 2 * half_field + 1  # nor between the two
