"""Chapter 7: alone against four strikes."""

from __future__ import annotations

from collections import Counter

import pytest

from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, NOBODY
from steinkreis.game.trouble import BadSetup
from steinkreis.games.hidden_stones.material import CARDS, VALUES
from steinkreis.games.hidden_stones.questions import SELECT
from steinkreis.games.hidden_stones.rules import HiddenStones
from steinkreis.testing.notes import legal
from tests.games.hidden_stones.position import GAME, hand, listed, opened, play, position


def alone(
    cards: str, scored: int = 0, deck: str = "", strikes: int = 0, strict: str = "off"
) -> HiddenStones:
    """Alone with these cards in hand and some others scored; OP and P/B lie on the table."""
    grid = """
        Y O P
        R W B
        P G W
    """
    free = [card for card in CARDS if card not in f"{cards} {deck}".split()]
    won = listed(free[:scored])
    return position(grid, hands=[cards], won=[won], deck=deck, strikes=strikes, strict_solo=strict)


@pytest.mark.clause("hidden-stones", "7.1")
@pytest.mark.parametrize("seed", range(5))
def test_the_solo_deck_has_eight_ones_four_twos_three_threes_and_a_five(seed: int) -> None:
    state = opened(1, seed)
    cards = state.hands[0] + state.deck.middle.all()
    assert len(cards) == 16
    assert Counter(VALUES[card] for card in cards) == {1: 8, 2: 4, 3: 3, 5: 1}
    assert state.discard.size == 0


@pytest.mark.clause("hidden-stones", "7.1")
def test_any_card_of_the_right_value_may_be_chosen() -> None:
    state = GAME.start(GAME.setup(1))
    rng = Rng(4)
    asked = []
    while state.deck.left == 0:
        if state.phase == SELECT:
            asked.append({VALUES[card] for card in state.actions()})
            count = [28, 26, 13, 5][[1, 2, 3, 5].index(VALUES[state.actions()[0]])]
            already = sum(VALUES[card] in asked[-1] for card in state.discard.all())
            assert len(state.actions()) == count - already
        state.apply(state.sample(rng))
    assert asked == [{1}] * 8 + [{2}] * 4 + [{3}] * 3 + [{5}]


@pytest.mark.clause("hidden-stones", "7.1")
def test_the_player_knows_the_sixteen_cards_but_not_their_order() -> None:
    state = opened(1, seed=2)
    view = state.hide(0)
    assert view.deck.middle.all() == state.deck.middle.all()
    assert view.guess(Rng(9)).key() == state.key()
    drawing = play(state, "pass")
    assert drawing.actions() == state.deck.middle.all()


@pytest.mark.clause("hidden-stones", "7.2")
def test_the_first_hand_comes_out_of_the_sixteen_cards() -> None:
    state = opened(1, seed=3)
    assert len(state.hands[0]) == 4
    assert state.deck.left == 12
    assert state.actor == 0


@pytest.mark.clause("hidden-stones", "7.2")
def test_paid_cards_come_back_with_the_next_shuffle() -> None:
    after = play(alone("OP BP WW OG", scored=12), "a1 BP +OP end")
    assert after.actor == CHANCE
    assert legal(after) == ["BP"]
    assert hand(play(after, "BP"), 0) == "BP OG WW"


@pytest.mark.clause("hidden-stones", "7.2")
def test_ten_cards_do_not_end_a_solo_game_and_there_is_no_bonus() -> None:
    after = play(alone("OP BP WW OG", scored=9, deck="PP"), "+OP end draw")
    assert after.won[0].size == 10
    assert after.actor == 0
    assert not after.is_last_round
    over = play(alone("OP", scored=15), "+OP")
    assert over.scores() == [sum(VALUES[card] for card in over.won[0].all())]


@pytest.mark.clause("hidden-stones", "7.3")
@pytest.mark.parametrize(
    ("answers", "strikes"),
    [
        ("a1 BP end", 1),
        ("a1 BP a1 WW a1 OG a1 OP end", 1),
        ("+OP end", 0),
        ("+OP a1 BP end", 0),
        ("a1 BP a1 WW +OP end", 0),
    ],
)
def test_a_turn_without_a_scored_card_costs_a_strike(answers: str, strikes: int) -> None:
    state = alone("OP BP WW OG", scored=3, deck="PP GP BO")
    assert play(state, answers).strikes == strikes


@pytest.mark.clause("hidden-stones", "7.3")
@pytest.mark.parametrize(
    ("answers", "strikes"),
    [("end", 1), ("a1 BP end", 1), ("a1 BP a1 WW end", 1), ("a1 BP +OP end", 0)],
)
def test_after_a_pass_the_turn_counts_even_if_nothing_is_drawn(answers: str, strikes: int) -> None:
    state = play(alone("OP BP WW OG", scored=3, deck="PP GP BO"), "pass draw")
    after = play(state, answers)
    assert after.actor == 0
    assert after.strikes == strikes


@pytest.mark.clause("hidden-stones", "7.3")
def test_each_turn_is_judged_for_itself() -> None:
    state = play(alone("OP P/B WW OG", scored=3, deck="PP GP BO"), "+OP end draw")
    assert state.strikes == 0
    assert play(state, "a1 WW end draw").strikes == 1


def test_with_others_there_are_no_strikes() -> None:
    state = position(hands=["BP OG", "WW"])
    assert play(state, "a1 BP end draw").strikes == 0


@pytest.mark.clause("hidden-stones", "7.4")
@pytest.mark.parametrize("strikes", [0, 1, 2, 3])
def test_the_sixteenth_card_wins_at_once_with_up_to_three_strikes(strikes: int) -> None:
    over = play(alone("OP", scored=15, strikes=strikes), "+OP")
    assert over.actor == NOBODY
    assert over.returns() == [1.0]
    assert over.strikes == strikes


@pytest.mark.clause("hidden-stones", "7.4")
def test_paying_the_last_card_does_not_win() -> None:
    state = alone("OP", scored=15, strikes=2)
    after = play(state, "a1 OP end")
    assert after.strikes == 3
    after = play(after, "OP")
    assert hand(after, 0) == "OP"
    assert play(after, "+OP").returns() == [1.0]


@pytest.mark.clause("hidden-stones", "7.5")
def test_the_fourth_strike_loses_at_once() -> None:
    state = alone("OP BP WW OG", scored=3, deck="PP GP BO", strikes=3)
    over = play(state, "a1 BP end")
    assert over.actor == NOBODY
    assert over.strikes == 4
    assert over.returns() == [0.0]
    assert len(over.hands[0]) == 3


@pytest.mark.clause("hidden-stones", "7.5")
def test_nothing_is_drawn_or_shuffled_after_the_fourth_strike() -> None:
    over = play(alone("OP BP WW OG", scored=12, strikes=3), "a1 BP end")
    assert over.actor == NOBODY
    assert over.deck.era == 0
    assert over.discard.size == 1


@pytest.mark.clause("hidden-stones", "7.5")
def test_three_strikes_are_not_the_end() -> None:
    state = alone("OP BP WW OG", scored=3, deck="PP GP BO", strikes=2)
    assert play(state, "a1 BP end draw").actor == 0


@pytest.mark.clause("hidden-stones", "7.6")
@pytest.mark.parametrize(("strict", "strikes"), [("off", 0), ("on", 1)])
def test_a_pass_costs_a_strike_only_by_the_strict_rule(strict: str, strikes: int) -> None:
    state = alone("OP BP WW OG", scored=3, deck="PP GP BO", strict=strict)
    after = play(state, "pass draw")
    assert after.strikes == strikes
    assert len(after.hands[0]) == 6


@pytest.mark.clause("hidden-stones", "7.5", "7.6")
def test_by_the_strict_rule_a_pass_can_lose_the_game() -> None:
    state = alone("OP BP WW OG", scored=3, deck="PP GP BO", strikes=3, strict="on")
    over = play(state, "pass")
    assert over.actor == NOBODY
    assert over.returns() == [0.0]
    assert len(over.hands[0]) == 4


@pytest.mark.clause("hidden-stones", "7.6")
def test_the_strict_rule_is_an_option_for_one_player() -> None:
    assert GAME.setup(1).options["strict-solo"] == "off"
    assert opened(1, seed=1, options={"strict-solo": "on"}).options.strict
    with pytest.raises(BadSetup, match="does not apply to 2 players"):
        GAME.setup(2, {"strict-solo": "on"})


@pytest.mark.clause("hidden-stones", "4.2")
def test_alone_too_nobody_passes_twice_in_a_row() -> None:
    state = play(alone("OP BP WW OG", scored=3, deck="PP GP BO"), "pass draw")
    assert "pass" not in legal(state)


@pytest.mark.clause("hidden-stones", "6.5")
def test_alone_500_rounds_are_a_loss() -> None:
    state = alone("OP BP WW OG", scored=12)
    state.round = 499
    over = play(state, "+OP end")
    assert over.actor == NOBODY
    assert over.returns() == [0.0]
