"""What happened, line by line, and why who won."""

from __future__ import annotations

from steinkreis.core.message import Message, Seat
from steinkreis.core.state import HIDDEN, OVER
from steinkreis.game.game import Source
from steinkreis.games.hidden_stones.material import CARDS_TO_END, GRID, STRIKES, VALUES
from steinkreis.games.hidden_stones.names import card_message, face_message
from steinkreis.games.hidden_stones.questions import (
    DEAL,
    DRAW,
    END,
    FLIP,
    PASS,
    PAY,
    SCORE,
    SELECT,
    STARTER,
    TURN,
)
from steinkreis.games.hidden_stones.rules import ROUNDS, HiddenStones
from steinkreis.games.hidden_stones.score import BONUS, bonus, ones_in
from steinkreis.kit.winning import leaders, verdict


def lingers(before: HiddenStones, after: HiddenStones) -> bool:
    """A card was scored."""
    return sum(pile.size for pile in after.won) > sum(pile.size for pile in before.won)


def tell(before: HiddenStones, action: int, after: HiddenStones) -> list[Message]:
    """The lines for the log; `action` is HIDDEN where the viewer did not see it."""
    lines = _told(before, action, after)
    if after.deck.era > before.deck.era:
        lines.append(Message("log-reshuffled", count=int(before.discard.size)))
    if after.strikes > before.strikes:
        lines.append(Message("log-strike", count=after.strikes, most=STRIKES))
    if after.is_last_round and not before.is_last_round and after.phase != OVER:
        lines.append(Message("log-last-round", who=Seat(before.turn), goal=after.options.goal))
    return lines


def _told(before: HiddenStones, action: int, after: HiddenStones) -> list[Message]:
    who = Seat(before.turn)
    if before.phase == TURN:
        return _turn(before, action, after, who)
    if before.phase == PAY:
        return [_paid(before, action, who)]
    if before.phase == STARTER:
        return [Message("log-starter", who=Seat(action))]
    if before.phase == SELECT and after.phase == DEAL:
        cards = [card_message(card) for card in after.deck.middle.all()]
        return [Message("log-selected", count=len(cards), cards=cards)]
    if before.phase in (DRAW, DEAL) and action != HIDDEN:
        return [Message("log-drew", who=who, card=card_message(action))]
    return []


def _turn(before: HiddenStones, action: int, after: HiddenStones, who: Seat) -> list[Message]:
    if action >= SCORE:
        card = action - SCORE
        if not before.options.open_points and before.viewer != before.turn:
            return [Message("log-scored-hidden", who=who)]  # clause 6.6
        return [Message("log-scored", who=who, card=card_message(card), value=VALUES[card])]
    if action in (PASS, END):
        there = int(before.deck.left + before.discard.size)
        wanted = int(after.draws) if after.turn == before.turn else 0
        name = "log-passed" if action == PASS else "log-ended"
        return [Message(name, who=who, count=max(0, min(wanted, there)))]
    return []


def _paid(before: HiddenStones, card: int, who: Seat) -> Message:
    if before.move >= FLIP:
        face = before.stones.face(before.move - FLIP)
        return Message(
            "log-flipped",
            who=who,
            card=card_message(card),
            face=face_message(face),
            other=face_message(face ^ 1),
        )
    one, other = GRID.edges()[before.move]
    return Message(
        "log-swapped",
        who=who,
        card=card_message(card),
        one=face_message(before.stones.face(one)),
        other=face_message(before.stones.face(other)),
    )


def reckon(state: HiddenStones) -> list[Source]:
    """Where the points came from: the cards by their value, and the bonus."""
    sources = [
        Source(
            Message("source-cards", value=value),
            [value * sum(VALUES[card] == value for card in pile.all()) for pile in state.won],
        )
        for value in sorted(set(VALUES))
    ]
    return [*sources, Source(Message("source-bonus"), bonus(state.won))]


def conclude(state: HiddenStones) -> Message:
    """Why the game is over."""
    if state.seats == 1:
        return _judge_solo(state)
    if state.round == ROUNDS:
        return Message("verdict-rounds", rounds=ROUNDS)
    first = [seat for seat, pile in enumerate(state.won) if pile.size >= state.options.goal]
    who = [Seat(seat) for seat in first]
    return Message("ending-goal", who=who, count=len(who), goal=state.options.goal)


def judge(state: HiddenStones) -> list[Message]:
    """The result and how it came about."""
    if state.seats == 1:
        return [_judge_solo(state)]
    lines = _bonus(state)
    scores = state.scores()
    lines += [
        Message("verdict-points", who=Seat(seat), points=scores[seat], cards=int(pile.size))
        for seat, pile in enumerate(state.won)
    ]
    if state.round == ROUNDS:
        lines.append(Message("verdict-rounds", rounds=ROUNDS))
    return [*lines, verdict(leaders(scores), max(scores))]


def _bonus(state: HiddenStones) -> list[Message]:
    """Who has most ones, if anybody has any."""
    most = [seat for seat, extra in enumerate(bonus(state.won)) if extra]
    if not most:
        return []
    name = "verdict-bonus" if len(most) == 1 else "verdict-bonus-shared"
    who = [Seat(seat) for seat in most]
    return [Message(name, who=who, ones=ones_in(state.won[most[0]]), bonus=BONUS)]


def _judge_solo(state: HiddenStones) -> Message:
    cards = int(state.won[0].size)
    if cards == CARDS_TO_END[1]:
        return Message("verdict-solo-won", cards=cards, strikes=state.strikes)
    if state.strikes == STRIKES:
        return Message("verdict-solo-lost", cards=cards, goal=CARDS_TO_END[1], strikes=STRIKES)
    return Message("verdict-solo-rounds", cards=cards, goal=CARDS_TO_END[1], rounds=ROUNDS)
