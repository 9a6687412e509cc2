r"""Die Dolmengötter: druids walk among 28 stone circles, and whoever holds one builds in it.

      o-----o        a circle of six places; a, b are stones of two players, D is a druid
     /   4   \
    a    3    b      the stack in its middle, with what its levels multiply by: a dolmen on top
     \   2   /       counts four times its value, the one below it three times, and so on
      a-----D

On your turn one druid acts: it walks to a free place beside it, lies down to gather herbs, or, if
it lies, flies to any free place. Where it was you leave a stone, or pay a point. Who gets ahead in
a circle may lay a dolmen on top of its stack, value down, whoever's turn it is; who draws level on
the own turn may push one underneath. A complete circle is scored, level by level. The game ends
when all stones are placed, or soon after somebody has built the last dolmen.

A turn is two questions, which druid and where to, and then as many as follow from it: the stone,
the order of the circles, the dolmens. Clauses: see rules.en.md.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from steinkreis.core.ask import Ask
from steinkreis.core.message import Message
from steinkreis.core.numbers import Numbers
from steinkreis.core.option import Chosen
from steinkreis.core.rng import Rng
from steinkreis.core.state import ALL, HIDDEN, OVER, State
from steinkreis.games.dolmengoetter.asking import question
from steinkreis.games.dolmengoetter.board import CIRCLES_OF, MOST, SIZE
from steinkreis.games.dolmengoetter.circle import Circle
from steinkreis.games.dolmengoetter.dolmens import ONE_OF, kinds, throw
from steinkreis.games.dolmengoetter.ground import Ground, bare_ground
from steinkreis.games.dolmengoetter.material import DRUIDS, NONE
from steinkreis.games.dolmengoetter.numbers import fill
from steinkreis.games.dolmengoetter.options import DEFAULTS, Options
from steinkreis.games.dolmengoetter.player import Player, heaps, new_player, score
from steinkreis.games.dolmengoetter.questions import (
    ASKS,
    BUILD,
    DECLINE,
    DRUID,
    GATHER,
    GO,
    KEEP,
    LEAVE,
    ORDER,
    REVEAL,
    SETTLE,
    STONE,
    notation,
)
from steinkreis.games.dolmengoetter.refusals import why_not
from steinkreis.games.dolmengoetter.right import Opened, Right, right_to
from steinkreis.games.dolmengoetter.unseen import conceal, imagine
from steinkreis.games.dolmengoetter.worth import share
from steinkreis.kit.bits import BIT
from steinkreis.kit.winning import leaders, shares

LIMIT: Final = 8000  # every walk and flight takes a stone or a point, and of both there is an end


class Dolmengoetter(State):
    def __init__(self, seats: int, ground: Ground) -> None:
        super().__init__(seats)
        self.starter: i64 = 0
        self.ground = ground
        self.circles: list[Circle] = []
        self.players: list[Player] = []
        self.acting = NONE  # the druid that was chosen, by its number
        self.left = NONE  # the place that it has just left
        self.rights: list[Right] = []  # what the last stone brought about, still to be done
        self.opened: list[Opened] = []  # what was scored in this turn; replaced, never changed
        self.revealed: i64 = NONE  # the circle whose dolmens are turned over
        self.is_final = False  # the final scoring has begun; circles before `revealed` lie open
        self.owed: i64 = 0  # when the end is near: who has one more turn, a bit each
        self.is_ending = False
        self.options = DEFAULTS

    # Whose answer is awaited, and what may it be?

    def asks(self) -> list[Ask]:
        return ASKS

    def actions(self) -> list[int]:
        if self.phase == GO:
            places = self.ground.targets(self.acting).all()
            return places if self.ground.is_lying(self.acting) else [*places, GATHER]
        if self.phase == DRUID:
            return sorted(self.ground.druids_of(self.turn))
        if self.phase == STONE:
            return [KEEP, LEAVE]
        if self.phase == BUILD:
            return [DECLINE, *kinds(self.players[self.actor].supply)]
        if self.phase == SETTLE:
            return self.ground.free.all()
        if self.phase == ORDER:
            return sorted([int(right.circle) for right in self.rights])
        if self.phase == REVEAL:
            return [int(self.circles[self.revealed].values())]
        return [] if self.phase == OVER else list(range(self.seats))

    def sample(self, rng: Rng) -> int:
        if self.phase == GO:
            return self.ground.throw(self.acting, rng)
        if self.phase == DRUID:
            return self.ground.druids[DRUIDS * self.turn + int(rng.below(DRUIDS))]
        if self.phase == BUILD:
            return throw(self.players[self.actor].supply, rng)
        if self.phase == SETTLE:
            return self.ground.free.throw(rng)
        if self.phase == ORDER:
            return self.rights[rng.below(len(self.rights))].circle
        if self.phase == REVEAL:
            return self.circles[self.revealed].values()
        return rng.below(2 if self.phase == STONE else self.seats)

    def why_not(self, action: int) -> Message:
        return why_not(self, action)

    # What happens

    def apply(self, action: int) -> None:
        if self.phase == GO:
            self._go(action)
        elif self.phase == DRUID:
            self._choose_druid(action)
        elif self.phase == STONE:
            self._leave(action == LEAVE)
        elif self.phase == BUILD:
            self._build(action)
        elif self.phase == SETTLE:
            self._settle(action)
        elif self.phase == ORDER:
            self._choose_circle(action)
        elif self.phase == REVEAL:
            self._reveal()
        else:
            self._choose_starter(action)

    def _choose_starter(self, seat: int) -> None:
        self.starter = seat
        self.ask(SETTLE, seat)

    def _settle(self, place: int) -> None:
        settled: int = self.ground.manned.size()
        self.ground.settle(DRUIDS * self.turn + settled // self.seats, place)
        settled += 1
        if settled == DRUIDS * self.seats:
            self.ask(DRUID, self.starter)
        else:
            number = settled % self.seats
            if self.options.snake and settled // self.seats == 1:  # clause 2.5
                number = self.seats - 1 - number
            self.ask(SETTLE, (self.starter + number) % self.seats)

    def _choose_druid(self, place: int) -> None:
        self.opened = []
        self.acting = self.ground.druid_at(place)
        self.ask(GO, self.turn)

    def _go(self, target: int) -> None:
        if target == GATHER:
            self.ground.lie_down(self.acting)
            self._finish_turn()
            return
        self.left = self.ground.druids[self.acting]
        self.ground.move(self.acting, target)
        player = self.players[self.turn]
        if player.stones == 0:  # clause 3.7
            self._leave(False)
        elif player.points() == 1:  # clause 3.6
            self._leave(True)
        else:
            self.ask(STONE, self.turn)

    def _leave(self, a_stone: bool) -> None:
        player = self.players[self.turn]
        if a_stone:
            player.stones -= 1
            self.ground.put_stone(self.turn, self.left)
            self._look_at_circles()
        else:
            self.ground.vacate(self.left)
            if player.stones > 0:
                player.paid += 1
        self._go_on()

    def _look_at_circles(self) -> None:
        """See what the stone just left brings about, in each circle that it stands in."""
        least = 1 if self.options.singles else 2  # clause 4.7
        for k in range(MOST):
            number = CIRCLES_OF[MOST * self.left + k]
            if number != NONE:
                before = self.circles[number]
                after = before.with_stone(self.turn)
                self.circles[number] = after
                right = right_to(number, before, after, self.turn, least)
                if right is not None:
                    self.rights.append(right)

    def _go_on(self) -> None:
        """The next circle that is due, or the next turn."""
        if len(self.rights) > 0:
            self.rights = [right for right in self.rights if self.is_due(right)]
        if len(self.rights) == 0:
            self._finish_turn()
        elif len(self.rights) > 1:
            self.ask(ORDER, self.turn)  # clause 4.9
        else:
            self._settle_right()

    def is_due(self, right: Right) -> bool:
        """Whether somebody can build there, or a stack is to be scored."""
        circle = self.circles[right.circle]
        return self.may_build(right) or (circle.is_complete() and circle.height > 0)

    def may_build(self, right: Right) -> bool:
        if right.seat == NONE or not self.circles[right.circle].has_room():  # clause 4.11
            return False
        return self.players[right.seat].dolmens > 0

    def _choose_circle(self, number: int) -> None:
        """The chosen circle comes first."""
        first = [right for right in self.rights if right.circle == number]
        self.rights = first + [right for right in self.rights if right.circle != number]
        self._settle_right()

    def _settle_right(self) -> None:
        right = self.rights[0]
        if self.may_build(right):
            self.ask_aside(BUILD, right.seat)  # clause 4.2: whoever's turn it is
        else:
            self._close_right()

    def _build(self, value: int) -> None:
        if value != DECLINE:
            right = self.rights[0]
            circle = self.circles[right.circle]
            self.circles[right.circle] = circle.with_dolmen(right.seat, value, on_top=right.on_top)
            builder = self.players[right.seat]
            builder.supply -= ONE_OF[value]
            builder.dolmens -= 1
            builder.built += 1
            if builder.dolmens == 0 and not self.is_ending:  # clause 6.1
                self.is_ending = True
                self.owed = BIT[self.seats] - 1 - BIT[right.seat]
        self._close_right()

    def _close_right(self) -> None:
        """Turn over the dolmens of the circle, if it is complete, or see what is next."""
        right = self.rights.pop(0)
        circle = self.circles[right.circle]
        if circle.is_complete() and circle.height > 0:
            self.revealed = right.circle
            self.ask_chance(REVEAL)
        else:
            self._go_on()

    def _reveal(self) -> None:
        number = self.revealed
        circle = self.circles[number]
        score(circle, self.players, is_final=self.is_final)
        if self.is_final:
            self._reveal_from(number + 1)
        else:
            self.opened = [*self.opened, Opened(number, circle)]
            self.circles[number] = circle.emptied()
            self.revealed = NONE
            self._go_on()

    def _reveal_from(self, number: i64) -> None:
        """Go on with the final scoring, stack by stack."""  # clause 6.4
        self.is_final = True
        while number < len(self.circles) and self.circles[number].height == 0:
            number += 1
        self.revealed = number
        if number == len(self.circles):
            self.finish()
        else:
            self.ask_chance(REVEAL)

    def _finish_turn(self) -> None:
        self.acting = self.left = NONE
        if all(player.stones == 0 for player in self.players):  # clause 6.3
            self._reveal_from(0)
            return
        self.turn = (self.turn + 1) % self.seats
        if self.is_ending:
            self._pass_on()
        else:
            self.ask(DRUID, self.turn)

    def _pass_on(self) -> None:
        """To the next player who is owed a turn, if there is one."""
        if self.owed == 0:
            self._reveal_from(0)
            return
        while self.owed & BIT[self.turn] == 0:
            self.turn = (self.turn + 1) % self.seats
        self.owed ^= BIT[self.turn]
        self.ask(DRUID, self.turn)

    def copy(self) -> Dolmengoetter:
        twin = Dolmengoetter(self.seats, self.ground.copy())
        self.copy_onto(twin)
        twin.starter = self.starter
        twin.circles = self.circles[:]
        twin.players = [player.copy() for player in self.players]
        twin.acting = self.acting
        twin.left = self.left
        twin.rights = self.rights[:]
        twin.opened = self.opened
        twin.revealed = self.revealed
        twin.is_final = self.is_final
        twin.owed = self.owed
        twin.is_ending = self.is_ending
        twin.options = self.options
        return twin

    # How does it stand?

    def scores(self) -> list[int]:
        return [int(player.points()) for player in self.players]

    def winners(self) -> list[int]:
        """Who has most points, and of those most dolmens built."""  # clause 6.5
        return leaders([int(100 * player.points() + player.built) for player in self.players])

    def returns(self) -> list[float]:
        return shares(self.winners(), self.seats)

    def worth(self, seat: int) -> float:
        return self.returns()[seat] if self.phase == OVER else share(self, seat)

    # Who may know what?

    def hide(self, viewer: int) -> Dolmengoetter:
        view = self.copy()
        view.viewer = viewer
        conceal(view.circles, view.players, viewer, self.revealed if self.is_final else 0)
        return view

    def guess(self, rng: Rng) -> Dolmengoetter:
        truth = self.copy()
        truth.viewer = ALL
        imagine(truth.circles, truth.players, rng)
        return truth

    def seen(self, action: int, viewer: int) -> int:
        is_secret = self.phase == BUILD and action != DECLINE
        return HIDDEN if is_secret and viewer != self.actor and viewer != ALL else action

    def tells(self, action: int, viewer: int) -> bool:
        """What is secret, a dolmen's value, is hidden when it is built and shown by nobody."""
        return False

    def fill(self, numbers: Numbers, first: int) -> None:
        fill(self, numbers, first)

    # How is it said?

    def question(self) -> Message:
        return question(self) if self.actor >= 0 or self.phase == REVEAL else super().question()

    def notation(self, action: int) -> str:
        return notation(self.phase, action)

    def key(self) -> str:
        at = self.ground.druids[self.acting] if self.acting != NONE else NONE
        place = f"{self.phase} {self.starter} {self.turn} {self.actor} {at} {self.left}"
        end = f"{self.is_ending} {self.owed} {self.is_final} {self.revealed}"
        stacks = [f"{k}.{c.height}.{c.stack}" for k, c in enumerate(self.circles) if c.height > 0]
        rights = [f"{r.circle}.{r.seat}.{r.on_top}" for r in self.rights]
        players = [player.key() for player in self.players]
        return f"{place} {end} {self.ground.key()} {stacks} {rights} {players}"

    def material(self) -> list[int]:
        """Stones and dolmens of each player, wherever they are."""
        placed = [int(stones.size()) for stones in self.ground.stones]
        stones = [placed[seat] + int(self.players[seat].stones) for seat in range(self.seats)]
        return stones + heaps(self.players, self.circles)


def begin(chosen: Chosen) -> Dolmengoetter:
    """A new game, before it is known who begins."""
    state = Dolmengoetter(chosen.players, bare_ground(chosen.players))
    options = Options(chosen)
    state.options = options
    state.circles = [Circle(size, 0, 0, NONE) for size in SIZE]
    state.players = [
        new_player(options.points, options.stones, options.dolmens) for _ in range(chosen.players)
    ]
    return state
