"""Trilithen Knallen: druids race around Stonehenge on their triliths and ram each other to bits.

    track  .  [a  a] .  .  .  [b  b] .  .       each trilith stands on two neighbouring fields
    field  5   6  7  8  9  10 11 12 13 14
    block  r   w  b  g  y  w  r  b  g  y        a block on every field has one of five colours

In the middle lie fifteen cards face down, three of each colour. On your turn a day card from your
hand says where your trilith appears. Then it races to the next one: for each field that it enters
you turn up a card with the colour of the block there. If all are right, also for the first field
under the other trilith, that one loses as many discs as there were free fields between, which are
yours, and bounces on as far. A wrong card ends the turn. All cards are turned down again; whoever
remembers them races further. Who cannot pay is broken and out; the last trilith wins.

A turn asks for the trilith (two players), the card, the spot, the direction, then card by card.
Clauses: see rules.en.md.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from steinkreis.core.ask import Ask
from steinkreis.core.message import Message
from steinkreis.core.numbers import Numbers
from steinkreis.core.option import Chosen
from steinkreis.core.rng import Rng
from steinkreis.core.state import ALL, OVER
from steinkreis.games.trilithen_knallen.answers import actions, sample
from steinkreis.games.trilithen_knallen.asking import question
from steinkreis.games.trilithen_knallen.crash import crash
from steinkreis.games.trilithen_knallen.material import (
    COLOURS,
    GROUPS,
    ORDERS,
    fleet,
    owner_of,
    triliths_of,
)
from steinkreis.games.trilithen_knallen.numbers import fill
from steinkreis.games.trilithen_knallen.options import Options
from steinkreis.games.trilithen_knallen.questions import (
    ASKS,
    BLOCKS,
    CARD,
    COVER,
    DEAL,
    DIRECTION,
    DISCARD,
    DONE,
    DRAW,
    FLIP,
    KEEP,
    LIFT,
    LOOK,
    NO_LOOK,
    PEEK,
    PLACE,
    SHOW,
    SKIP,
    STARTER,
    STAY,
    STOP,
    SWAP,
    notation,
)
from steinkreis.games.trilithen_knallen.race import Race, step_of
from steinkreis.games.trilithen_knallen.refusals import why_not
from steinkreis.games.trilithen_knallen.track import BROKEN, NONE, WAITING, spots_for
from steinkreis.games.trilithen_knallen.worth import worth
from steinkreis.kit.bits import BIT
from steinkreis.kit.stonehenge import DAY, cards_of
from steinkreis.kit.winning import shares

LIMIT: Final = 60_000  # 200 turns, in each turn at most fifteen cards that change places


class TrilithenKnallen(Race):
    # Whose answer is awaited, and what may it be?

    def asks(self) -> list[Ask]:
        return ASKS

    def actions(self) -> list[int]:
        return actions(self)

    def sample(self, rng: Rng) -> int:
        return sample(self, rng)

    def why_not(self, action: int) -> Message:
        return why_not(self, action)

    # What happens

    def apply(self, action: int) -> None:
        if self.phase == FLIP:
            self._flip(action)
        elif self.phase == SHOW:
            self._turn_up(action)
        elif self.phase == CARD:
            self._play(action)
        elif self.phase == PLACE:
            self._stand(action)
        elif self.phase == DIRECTION:
            self._choose_direction(action)
        elif self.phase == COVER:
            self._cover()
        elif self.phase == DRAW:
            self._draw(action)
        else:
            self._answer_rarer(action)

    def _answer_rarer(self, action: int) -> None:
        if self.phase == LIFT:
            self.runner = action
            self.ask(CARD, self.racer)
        elif self.phase == SWAP:
            self._swap(action)
        elif self.phase == LOOK:
            self._look(action)
        elif self.phase == PEEK:
            self._show_to_looker(action)
        elif self.phase == KEEP:
            self._end_look()
        elif self.phase == DISCARD:
            self._throw(action)
        elif self.phase == BLOCKS:
            self._lay_blocks(action)
        elif self.phase == STARTER:
            self._choose_starter(action)
        else:
            self._deal(action)

    def _lay_blocks(self, order: int) -> None:
        self.blocks = self.blocks + ORDERS[order]  # clause 2.3
        if len(self.blocks) == GROUPS * COLOURS:
            self.ask_chance(STARTER)

    def _choose_starter(self, seat: int) -> None:
        self.starter = seat
        self.racer = seat
        self.turn = seat
        self.ask_chance(DEAL)

    def _deal(self, card: int) -> None:
        self.deck.take(card)
        self.hands[self.racer].append(card)
        if len(self.hands[self.racer]) < self.options.hand:
            return
        self.racer = (self.racer + 1) % self.seats
        self.turn = self.racer
        if self.racer == self.starter:
            self._begin_turn()

    def _begin_turn(self) -> None:
        self.turns += 1
        if self.seats > 2:
            self.runner = self.racer
            self.ask(CARD, self.racer)
            return
        mine = [t for t in triliths_of(self.seats, self.racer) if self.track.spots[t] != BROKEN]
        if len(mine) == 2 and not self.is_opening():
            self.runner = NONE
            self.ask(LIFT, self.racer)  # clause 6.2
        else:
            waiting = [t for t in mine if self.track.spots[t] == WAITING]
            self.runner = waiting[0] if waiting else mine[0]
            self.ask(CARD, self.racer)

    def _play(self, action: int) -> None:
        self.hits = []
        self.is_wrong = False
        if action == SKIP:
            self.ask(DISCARD, self.racer)  # clause 3.3
            return
        self._lay_off(2 * action)
        self.card = action
        spots = spots_for(self.card, self.track.taken(self.runner))
        if len(spots) == 1:
            self._stand(spots[0])
        else:
            self.ask(PLACE, self.racer)

    def _lay_off(self, card: int) -> None:
        """Lay a card of the racer's hand onto the discards."""
        self.hands[self.racer].remove(card)
        self.discard.add(card)
        self.top = card

    def _throw(self, action: int) -> None:
        if action == DONE:
            self._end_turn()
            return
        self._lay_off(2 * action)
        if len(self.hands[self.racer]) == 0:
            self._end_turn()

    def _stand(self, spot: int) -> None:
        self.track.spots[self.runner] = spot
        if self.is_opening():
            self._go_on_opening()
            return
        ways = self.directions()
        if len(ways) == 0:
            self._end_turn()
        elif len(ways) == 1 and not self.options.may_stay:
            self._start(ways[0])
        else:
            self.ask(DIRECTION, self.racer)

    def _go_on_opening(self) -> None:
        for trilith in triliths_of(self.seats, self.racer):
            if self.track.spots[trilith] == WAITING:
                self.runner = trilith
                self.ask(CARD, self.racer)
                return
        self.opened |= BIT[self.racer]
        self._end_turn()

    def _choose_direction(self, way: int) -> None:
        if way == STAY:
            self._end_turn()
        else:
            self._start(way)

    def _start(self, way: i64) -> None:
        self.direction = step_of(way)
        self.gap = self.track.next(self.runner, self.direction)
        self.needed = self.cards_for(self.gap)
        self.steps = 0
        self.ask(FLIP, self.racer)

    def _flip(self, action: int) -> None:
        if action == STOP:
            self._after_run()
            return
        self.place = action
        if self.display.is_known_to_all(action):
            self._turn_up(int(self.display.face(action)))
        else:
            self.ask_chance(SHOW)

    def _turn_up(self, card: int) -> None:
        is_right = card % COLOURS == self.wanted()
        self.display.turn_up(self.place, card, self.turns)
        self.is_wrong = not is_right
        if is_right:
            if self.steps < self.gap:
                self.track.move(self.runner, self.direction, 1)
            self.steps += 1
        if card < self.options.swaps:
            self.ask(SWAP, self.racer)  # clause 6.9
        else:
            self._after_card()

    def _swap(self, other: int) -> None:
        self.display.swap(self.place, other)
        self.place = other
        self._after_card()

    def _after_card(self) -> None:
        if self.is_wrong:
            self._after_run()  # clause 3.9
        elif self.steps == self.needed:
            self._ram()
        else:
            self.ask(FLIP, self.racer)

    def _ram(self) -> None:
        spot: i64 = self.track.spots[self.runner]
        target = self.track.behind_gap(spot, self.direction, 0)
        self.hits = crash(self, target, self.gap)
        rammed = owner_of(self.seats, int(target))
        if sum([self.is_racing(seat) for seat in range(self.seats)]) == 1:
            self.finish()  # clause 5.3
        elif self.is_racing(rammed) and self.display.face_down() != 0:
            self.looker = rammed
            self.ask_aside(LOOK, rammed)  # clause 4.6
        else:
            self._after_run()

    def _look(self, action: int) -> None:
        if action == NO_LOOK:
            self._end_look()
            return
        self.place = action
        if self.display.has_seen(self.looker, action):
            self._show_to_looker(int(self.display.face(action)))
        else:
            self.ask_chance(PEEK)

    def _show_to_looker(self, card: int) -> None:
        self.display.show_to(self.looker, self.place, card, self.turns)
        self.ask_aside(KEEP, self.looker)

    def _end_look(self) -> None:
        self.looker = NONE
        self._after_run()

    def _after_run(self) -> None:
        if self.display.up == 0:
            self._end_turn()
        else:
            self.ask(COVER, self.racer)

    def _cover(self) -> None:
        self.display.up = 0  # clause 3.11
        self._end_turn()

    def _end_turn(self) -> None:
        self.come_to_rest()
        self._draw_or_go_on()

    def _draw(self, card: int) -> None:
        self.deck.take(card)
        self.hands[self.racer].append(card)
        self._draw_or_go_on()

    def _draw_or_go_on(self) -> None:
        if len(self.hands[self.racer]) == self.options.hand:
            self._next_turn()
            return
        if self.deck.left == 0:
            self.deck.shuffle_in(self.discard)
            self.top = NONE
        self.ask_chance(DRAW)

    def _next_turn(self) -> None:
        if self.turns >= self.options.rounds * self.seats:
            self.finish()  # clause 5.6
            return
        self.racer = (self.racer + 1) % self.seats
        while not self.is_racing(self.racer):
            self.racer = (self.racer + 1) % self.seats
        self._begin_turn()

    def copy(self) -> TrilithenKnallen:
        twin = TrilithenKnallen(self.seats, self.options)
        self.copy_race(twin)
        return twin

    # How does it stand?

    def returns(self) -> list[float]:
        return shares(self.winners(), self.seats)

    def worth(self, seat: int) -> float:
        return self.returns()[seat] if self.phase == OVER else worth(self, seat)

    # Who may know what?

    def hide(self, viewer: int) -> TrilithenKnallen:
        view = self.copy()
        view.viewer = viewer
        view.display.hide(viewer)
        view.deck.conceal_hands(view.hands, viewer)
        return view

    def guess(self, rng: Rng) -> TrilithenKnallen:
        truth = self.copy()
        truth.viewer = ALL
        truth.display.guess(rng)
        truth.deck.reveal_hands(truth.hands, rng)
        return truth

    def blur(self, level: int, rng: Rng) -> TrilithenKnallen:
        """A weaker head forgets cards, the sooner the longer ago it saw them; notes keep them."""
        if level <= 0 or self.options.notes:
            return self
        head = self.copy()
        kept = BIT[self.place] if self.phase == KEEP else 0
        head.display.fade(self.viewer, level, self.turns, self.luck(), kept)
        return head

    def fill(self, numbers: Numbers, first: int) -> None:
        fill(self, numbers, first)

    # How is it said?

    def question(self) -> Message:
        return question(self) if self.actor >= 0 else super().question()

    def notation(self, action: int) -> str:
        return notation(self.phase, action)


def begin(chosen: Chosen) -> TrilithenKnallen:
    """A new game, before the first block is laid."""
    state = TrilithenKnallen(chosen.players, Options(chosen))
    state.track.spots = [WAITING] * fleet(chosen.players)
    state.stakes.deal(state.options.discs, state.options.lives)
    state.display.lay(COLOURS * state.options.copies)
    state.deck.fill(cards_of(DAY))
    state.hands = [[] for _ in range(chosen.players)]
    state.ask_chance(BLOCKS)
    return state
