"""Chapters 4 and 5: ramming, bouncing, breaking, and who wins."""

from __future__ import annotations

import pytest

from steinkreis.core.state import HIDDEN, NOBODY, PUBLIC
from steinkreis.games.trilithen_knallen.questions import CARD, COVER, KEEP, LOOK, PEEK
from steinkreis.games.trilithen_knallen.rules import TrilithenKnallen
from steinkreis.testing.notes import legal
from tests.games.trilithen_knallen.position import GAME as KNALLEN
from tests.games.trilithen_knallen.position import (
    discs,
    drawn,
    hand,
    held,
    play,
    position,
    say,
    track,
)

FIELDS = "5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24"
FOUR = """
    field   5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21
    track   . a a . . .  .  b  b  .  .  .  c  c  .  .  .
    block   r w b g y w  r  b  g  y  w  r  b  g  y  w  r
"""
HANDS = ["6 26 27 28", "1 2 3 4", "22 23 24 25"]
RUN = "6 6+7 a g1 b y1 c w1 d r1 e b1"  # over four free fields


def rammed(picture: str = FOUR, **others: object) -> TrilithenKnallen:
    return play(position(picture, HANDS, **others), RUN)  # type: ignore[arg-type]


@pytest.mark.clause("trilithen-knallen", "4.1", "4.2")
def test_damage_is_the_free_fields_before_the_run_and_is_paid_in_discs() -> None:
    after = rammed()
    assert discs(after)[:2] == [10, 6]
    assert held(after, 0, "b") == 4
    assert drawn(after, FIELDS).startswith(". . . . . a a")


def test_a_crash_is_told_blow_by_blow() -> None:
    """Whoever is hit first is thrown first: the page goes by the beats in the styles."""
    shown = {shape.id: shape.style for shape in KNALLEN.scene(rammed(), 0).everything()}
    blows = {name: style for name, style in shown.items() if "blow" in style.split()}
    assert [name[:7] for name in sorted(blows)] == ["hit-0-1", "hit-1-2"]
    assert [style.split()[-1] for _, style in sorted(blows.items())] == ["after-1", "after-2"]
    assert shown["trilith-1"].endswith("after-1")
    assert shown["trilith-2"].endswith("after-2")
    assert "after" not in shown["trilith-0"]


def test_a_run_climbs_card_by_card_and_a_wrong_card_fails() -> None:
    def marks(words: str) -> list[str]:
        scene = KNALLEN.scene(play(position(FOUR, HANDS), words), 0)
        styles = [shape.style.split() for shape in scene.everything()]
        return sorted(word for style in styles for word in style if word in ("climbs", "fails"))

    assert marks("6 6+7 a g1") == ["climbs"]
    assert marks("6 6+7 a g1 b y1 c w1") == ["climbs"] * 3
    assert marks("6 6+7 a g1 b r1") == ["climbs", "fails"]


@pytest.mark.clause("trilithen-knallen", "4.3")
def test_who_is_rammed_bounces_away_by_the_damage() -> None:
    far = FOUR.replace("c  c  .  .  .", ".  .  .  c  c")
    after = rammed(far)
    assert drawn(after, FIELDS) == ". . . . . a a . . . . b b . . c c . . ."
    assert discs(after) == [10, 6, 10]


@pytest.mark.clause("trilithen-knallen", "4.4", "4.5", "4.7")
def test_the_example_with_four_and_three_fields() -> None:
    after = rammed()
    assert discs(after) == [10, 6, 8], "c loses half of three, rounded up"
    assert held(after, 0, "c") == 2, "which also go to whoever's turn it is"
    assert drawn(after, FIELDS) == ". . . . . a a . . . b b . . c c . . . ."


@pytest.mark.clause("trilithen-knallen", "4.5")
def test_to_end_exactly_beside_another_is_no_hit() -> None:
    beside = FOUR.replace(".  .  .  c  c  .", ".  .  .  .  c  c")
    after = rammed(beside)
    assert discs(after) == [10, 6, 10]
    assert drawn(after, FIELDS) == ". . . . . a a . . . . b b c c . . . . ."


@pytest.mark.clause("trilithen-knallen", "4.5")
def test_who_stands_right_beside_is_not_hit_and_holds_the_other_up() -> None:
    close = FOUR.replace(".  .  .  c  c", "c  c  .  .  .")
    after = rammed(close)
    assert discs(after) == [10, 6, 10]
    assert drawn(after, FIELDS) == ". . . . . a a b b c c . . . . . . . . ."


CHAIN = """
    field   5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22
    track   . a a . . .  .  b  b  .  .  .  c  c  .  d  d  .
    block   r w b g y w  r  b  g  y  w  r  b  g  y  w  r  b
"""


@pytest.mark.clause("trilithen-knallen", "4.5")
def test_a_chain_goes_on_by_the_same_rules() -> None:
    hands = [*HANDS, "10 11 12 13"]
    after = play(position(CHAIN, hands), RUN)
    assert discs(after) == [10, 6, 8, 9]
    assert [(hit.damage, hit.fields) for hit in after.hits] == [(4, 3), (2, 1), (1, 1)]
    assert drawn(after, FIELDS) == ". . . . . a a . . . b b . c c . d d . ."
    assert after.scores() == [7, 0, 0, 0]


@pytest.mark.clause("trilithen-knallen", "4.3")
def test_backwards_it_is_the_same() -> None:
    mirror = """
        field   5 6 7 8 9 10 11 12 13 14 15 16 17
        track   . . . . . b  b  .  .  .  .  a  a
        block   r w b g y w  r  b  g  y  w  r  b
    """
    state = position(mirror, ["16 1 2 3", *HANDS[1:]])
    after = play(state, "16 16+17 a w1 b y1 c g1 d b1 e r1")
    assert drawn(after, FIELDS).startswith(". b b . . . . a a .")


@pytest.mark.clause("trilithen-knallen", "4.6")
def test_who_was_rammed_looks_at_one_card_in_secret() -> None:
    state = rammed()
    assert (state.actor, state.phase) == (1, LOOK)
    assert legal(state) == [*"fghijklmno", "no"]
    state = play(state, "k")
    assert state.phase == PEEK
    card = state.actions()[0]
    assert [state.seen(card, viewer) for viewer in (0, 1, 2, PUBLIC)] == [
        HIDDEN,
        card,
        HIDDEN,
        HIDDEN,
    ]
    state = play(state, "y3")
    assert (state.actor, state.phase) == (1, KEEP)
    assert [int(state.hide(viewer).display.face(10)) for viewer in (0, 1, 2)] == [15, 13, 15]
    after = play(state, "keep")
    assert (after.actor, after.phase) == (0, COVER)
    assert play(rammed(), "no").phase == COVER


@pytest.mark.clause("trilithen-knallen", "4.6")
def test_the_card_that_was_looked_at_is_marked_only_while_somebody_looks() -> None:
    def marks(state: TrilithenKnallen) -> list[str]:
        styles = [shape.style for shape in KNALLEN.scene(state, 1).everything()]
        return [style for style in styles if style in ("knall-mark looked", "knall-mark turning")]

    looking = play(rammed(), "k y3")
    assert marks(looking) == ["knall-mark looked"]
    assert marks(play(looking, "keep")) == []


@pytest.mark.clause("trilithen-knallen", "4.6")
def test_who_was_only_hit_by_bouncing_does_not_look() -> None:
    state = play(rammed(), "no")
    assert state.actor == 0
    assert discs(state)[2] == 8


@pytest.mark.clause("trilithen-knallen", "4.6")
def test_who_is_out_does_not_look() -> None:
    state = rammed(discs=[10, 3, 10])
    assert (state.actor, state.phase) == (0, COVER)


@pytest.mark.clause("trilithen-knallen", "5.1", "5.2")
def test_who_cannot_pay_is_broken_and_bounces_no_further() -> None:
    after = rammed(discs=[10, 3, 10])
    assert track(after) == "a10+11 c17+18"
    assert held(after, 0, "b") == 3
    assert discs(after) == [10, 0, 10]
    assert hand(after, 1) == ""
    assert play(after, "cover draw").actor == 2, "the others go on"


@pytest.mark.clause("trilithen-knallen", "5.1")
def test_to_pay_exactly_is_enough() -> None:
    after = rammed(discs=[10, 4, 10])
    assert discs(after)[1] == 0
    assert track(after) == "a10+11 b15+16 c19+20"
    assert after.actor == 1, "still in the race"


@pytest.mark.clause("trilithen-knallen", "5.1", "5.2")
def test_a_bounce_can_break_and_whoever_bounced_stops_there() -> None:
    after = rammed(discs=[10, 10, 1])
    assert track(after) == "a10+11 b15+16"
    assert discs(after) == [10, 6, 0]
    assert held(after, 0, "c") == 10, "nine before, and the last one"


@pytest.mark.clause("trilithen-knallen", "1.1", "5.3", "5.4", "5.5")
def test_the_last_trilith_wins_and_with_the_most_discs_it_is_a_great_victory() -> None:
    last = FOUR.replace("c  c", ".  .")
    after = rammed(last, discs=[10, 3, 0], broken="c")
    assert after.actor == NOBODY
    assert after.returns() == [1.0, 0.0, 0.0]
    assert after.hearts() == [0]
    assert say("en", KNALLEN.verdict(after))[-1] == (
        "Anna wins the race and the hearts: a great victory!"
    )


@pytest.mark.clause("trilithen-knallen", "5.4")
def test_the_winner_of_hearts_may_be_out_already() -> None:
    last = FOUR.replace("c  c", ".  .")
    state = position(last, HANDS, discs=[1, 3, 10], broken="c")
    after = play(state, RUN)
    assert after.scores() == [3, 9, 7]
    assert (after.winners(), after.hearts()) == ([0], [1])
    assert say("de", KNALLEN.verdict(after))[-2:] == [
        "Siegerin oder Sieger der Herzen: Ben.",
        "Anna gewinnt das Rennen: ein einfacher Sieg.",
    ]


@pytest.mark.clause("trilithen-knallen", "5.6")
def test_after_forty_rounds_night_falls() -> None:
    state = position(FOUR, HANDS, turns=120, discs=[10, 6, 10])
    after = play(state, "6 6+7 a r1 cover draw")
    assert after.actor == NOBODY
    assert after.returns() == [0.0, 0.0, 1.0], "as many discs as Anna, and four won"
    assert say("en", KNALLEN.verdict(after))[-1].startswith("Cleo wins")
    earlier = play(position(FOUR, HANDS, turns=119), "6 6+7 a r1 cover draw")
    assert (earlier.actor, earlier.phase) == (1, CARD)
