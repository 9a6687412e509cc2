"""Many games in one call go as one game does."""

from __future__ import annotations

import numpy as np
import pytest

from steinkreis.core.rng import Rng
from steinkreis.game.registry import game, games
from steinkreis.research.episode import Episode, Undeclared
from steinkreis.research.vector import Vector


@pytest.mark.parametrize("name", sorted(set(games()) - {"rollende-steine"}))
def test_lines_are_what_the_states_say(name: str) -> None:
    many = Vector(name, count=3, seed=5)
    rng = np.random.default_rng(1)
    for _ in range(6):
        many.step(many.drawn(rng))
        for line, state in enumerate(many.many.states):
            assert many.actors[line] == state.actor
            assert list(many.numbers[line]) == list(state.observe(state.actor))
            first = int(many.many.first[state.phase])
            legal = [first + action for action in state.actions()]
            assert np.flatnonzero(many.masks[line]).tolist() == legal


def test_a_game_that_is_over_begins_anew() -> None:
    many = Vector("steinbeisser", count=4, players=2, seed=1)
    rng = np.random.default_rng(1)
    ends = 0
    while ends < 3:
        many.step(many.drawn(rng))
        for line in np.flatnonzero(many.ended):
            assert many.rewards[line].sum() == pytest.approx(1)
            ends += 1


def test_an_illegal_answer_is_refused() -> None:
    many = Vector("steinbeisser", count=2)
    with pytest.raises(ValueError, match="not legal"):
        many.step(np.argmin(many.masks, axis=1))


def test_dials_have_no_flat_ids() -> None:
    with pytest.raises(Undeclared):
        Vector("rollende-steine", count=2)


def test_one_after_the_other_dials_make_a_shot() -> None:
    episode = Episode(game("rollende-steine"), 1, {}, seed=1)
    rng = Rng(2)
    assert episode.space.multi() == [1601, 241, 951, 71]
    seen = set()
    for _ in range(200):
        ids = episode.ids()
        if not ids:
            break
        seen.add(episode.space.name(episode.state, episode.turned, ids[0]).split("=")[0])
        episode.answer(ids[rng.below(len(ids))])
    assert {"roll", "aim", "power", "wheel-x", "wheel-y"} <= seen
