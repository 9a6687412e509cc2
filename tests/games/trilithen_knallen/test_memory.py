"""Memory is the game: who knows what, what bots forget, and that pictures do not remember."""

from __future__ import annotations

from itertools import pairwise

import pytest

from steinkreis.bots.roster import bot
from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, NOBODY, PUBLIC
from steinkreis.game.record import Record
from steinkreis.game.undo import by_consent, free_for
from steinkreis.games.trilithen_knallen.display import UNSEEN
from steinkreis.games.trilithen_knallen.questions import ASKED, FLIP, KEEP, SHOW
from steinkreis.games.trilithen_knallen.rules import TrilithenKnallen
from steinkreis.scene.shapes import Scene
from tests.games.trilithen_knallen.position import GAME, opened
from tests.games.trilithen_knallen.test_book import lucky

LEVELS = {"kiesel": 3, "findling": 2, "menhir": 1, "greedy": 0}


def states(players: int, seed: int, most: int = 150) -> list[TrilithenKnallen]:
    """The positions of a game in which much is turned up."""
    state, rng = opened(players, seed), Rng(seed)
    found: list[TrilithenKnallen] = []
    while state.actor != NOBODY and len(found) < most:
        found.append(state.copy())
        state.apply(lucky(state, rng))
    return found


def faces(scene: Scene) -> dict[str, object]:
    """What is said of each card of the display."""
    return {
        shape.id: shape.label.id
        for shape in scene.everything()
        if shape.id.startswith("back-") and shape.label is not None
    }


@pytest.mark.clause("trilithen-knallen", "1.3", "3.11", "4.6")
@pytest.mark.parametrize("players", [2, 5])
def test_a_picture_shows_what_lies_open_and_nothing_that_somebody_remembers(players: int) -> None:
    remembered = 0
    for state in states(players, 3):
        for viewer in (PUBLIC, *range(players)):
            shown = faces(GAME.scene(state, viewer))
            for place in range(15):
                is_peeked = state.phase == KEEP and place == state.place and viewer == state.looker
                is_open = state.display.is_up(place) or is_peeked
                said = shown[f"back-{state.display.back(place)}"]
                assert said == ("display-up" if is_open else "display-down")
                remembered += not is_open and state.display.face(place) != UNSEEN
    assert remembered > 100


def forgetful(state: TrilithenKnallen, seat: int) -> TrilithenKnallen:
    """The same table with other cards wherever they lie face down, whoever has seen them."""
    twin = state.copy()
    kept = 1 << int(state.place) if state.phase == KEEP and state.looker == seat else 0
    down = [p for p in range(15) if not (twin.display.up | kept) >> p & 1]
    cards = [int(twin.display.face(place)) for place in down]
    for place, card in zip(down, [*cards[1:], *cards[:1]], strict=True):
        twin.display._set(place, card)
    return twin


@pytest.mark.parametrize("players", [2, 4])
def test_a_client_that_records_every_frame_learns_no_more_than_a_person_who_looks(
    players: int,
) -> None:
    """Other cards face down make no difference to any picture that is sent, at no moment."""
    for state in states(players, 5)[::3]:
        for viewer in (PUBLIC, *range(players)):
            other = forgetful(state, viewer)
            assert GAME.scene(state, viewer) == GAME.scene(other, viewer)
            assert state.question() == other.question()


def test_the_log_never_says_where_a_card_lies() -> None:
    """Wherever no card is turned up, it reads the same with other cards face down."""
    compared = 0
    for before in states(3, 7):
        if before.phase in (FLIP, SHOW):
            continue
        for action in before.actions():
            after = before.copy()
            after.apply(action)
            for viewer in range(3):
                lines = GAME.tale(before, action, after, viewer)
                others = forgetful(before, viewer), forgetful(after, viewer)
                assert lines == GAME.tale(others[0], action, others[1], viewer)
                assert not {"place", "row", "column"} & {
                    name for line in lines for name in line.args
                }
                compared += 1
    assert compared > 100


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_answers_the_same_whatever_it_has_not_seen_or_has_forgotten(level: str) -> None:
    """Everything else is replaced; the head of the bot, and so its answer, stays the same."""
    asked = [s for s in states(3, 9) if s.actor >= 0 and s.phase == FLIP and s.turns > 6][-9::3]
    changed = 0
    for number, state in enumerate(asked):
        view = state.hide(state.actor)
        assert isinstance(view, TrilithenKnallen)
        head = view.blur(LEVELS[level], Rng(1))
        other = head.guess(Rng(number))
        other.display.forgotten = 0
        other_view = other.hide(state.actor)
        assert isinstance(other_view, TrilithenKnallen)
        changed += other.key() != state.key()
        assert other_view.blur(LEVELS[level], Rng(1)).key() == head.key()
        answers = [bot(level).choose(each, Rng(4)) for each in (view, other_view)]
        assert answers[0] == answers[1]
    assert asked
    assert changed


def kept(level: int, players: int = 3) -> float:
    """The share of the cards it has seen that a head of this level still knows."""
    known = total = 0
    for seed in range(2):
        for state in states(players, seed):
            if state.actor < 0 or state.phase not in ASKED:
                continue
            view = state.hide(state.actor)
            assert isinstance(view, TrilithenKnallen)
            head = view.blur(level, Rng(0))
            down = [p for p in range(15) if not view.display.is_up(p)]
            seen = [p for p in down if view.display.face(p) != UNSEEN]
            total += len(seen)
            known += sum(head.display.face(p) != UNSEEN for p in seen)
    return known / total


def test_weaker_heads_forget_more() -> None:
    shares = [kept(level) for level in range(4)]
    assert shares[0] == 1.0
    assert shares[0] > shares[1] > shares[2] + 0.04 > shares[3] + 0.08
    assert shares[3] > 0.05


def test_what_is_forgotten_stays_so_until_it_is_seen_again() -> None:
    for before, after in pairwise(states(3, 2)):
        heads = [state.hide(0).blur(2, Rng(n)) for n, state in enumerate((before, after))]
        for place in range(15):
            one, two = (head.display for head in heads)
            is_back = one.forgotten >> place & 1 and not two.forgotten >> place & 1
            if is_back:
                assert after.display.seen_at(0, place) == after.turns or after.options.swaps


def test_nothing_is_taken_back_to_look_again() -> None:
    record = Record(GAME, GAME.setup(3))
    rng = Rng(6)
    for _ in range(220):
        if record.state.actor == NOBODY:
            break
        state = record.state
        assert isinstance(state, TrilithenKnallen)
        seat, phase = state.actor, state.phase
        record.play(lucky(state, rng))
        if seat != CHANCE and phase == FLIP:
            assert free_for(record, [seat]) is None
            assert by_consent(record) == 0
