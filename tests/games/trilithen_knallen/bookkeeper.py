"""Somebody who keeps the books of Trilithen Knallen on paper, and knows nothing of our rules' code.

They hear every answer in notation and push triliths field by field around a ring of 30 cells, pay
disc by disc, and turn cards over at their places.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations

INKS = "wbgyr"
TEN = 10
EVERYBODY = -1  # who has seen a card that was turned up


def after(number: int, way: int) -> int:
    """The next number that way: 30 and 1 are neighbours."""
    number += way
    return 1 if number == 31 else 30 if number == 0 else number


class Bookkeeper:
    def __init__(self, players: int, options: dict[str, str]) -> None:
        self.players = players
        self.under = options.get("cards", "hit") == "hit"
        self.swaps = int(options.get("swaps", "0"))
        self.simple = options.get("simple", "off") == "on"
        self.stay = options.get("stay", "off") == "on"
        self.lives_each = int(options.get("lives", "1"))
        self.fleet = "abcd" if players == 2 else "abcde"[:players]
        self.fields: dict[str, list[int]] = {}  # the two numbers on which a trilith stands
        self.out: set[str] = set()
        self.discs = dict.fromkeys(self.fleet, TEN)
        self.taken: dict[str, Counter[int]] = {name: Counter() for name in self.fleet}
        self.lives = dict.fromkeys(self.fleet, self.lives_each)
        self.bars = Counter[int]()
        self.block: list[str] = [""]
        copies = 2 if self.simple else 3
        self.cards = {f"{ink}{copy}" for ink in INKS for copy in range(1, copies + 1)}
        self.places: dict[str, str] = {}  # what lies where, as far as anybody saw
        self.letters = [chr(ord("a") + k) for k in range(len(self.cards))]
        self.seen: dict[str, set[int]] = {letter: set() for letter in self.letters}
        self.up: set[str] = set()
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.pile = set(range(1, 31))
        self.discards: set[int] = set()
        self.size = 6 if players == 2 else 4
        self.turn = self.first = 0
        self.turns = 0
        self.settled: set[int] = set()  # with two: who has placed both
        self.due = "blocks"

    def owner(self, name: str) -> int:
        index = self.fleet.index(name)
        return index // 2 if self.players == 2 else index

    def mine(self, seat: int) -> list[str]:
        return [n for n in self.fleet if self.owner(n) == seat and n not in self.out]

    def blocked(self, but: str) -> set[int]:
        return {f for name, fields in self.fields.items() if name != but for f in fields}

    # What may be answered

    def answers(self) -> set[str]:
        return set(getattr(self, "_may_" + self.due)())

    def _may_blocks(self) -> list[str]:
        return ["".join(order) for order in permutations(INKS)]

    def _may_starter(self) -> list[str]:
        return [str(seat + 1) for seat in range(self.players)]

    def _may_deal(self) -> list[str]:
        return [str(card) for card in self.pile]

    _may_draw = _may_deal

    def _may_lift(self) -> list[str]:
        mine = self.mine(self.turn)
        able = [name for name in mine if self._playable(name)]
        return [str(self.fleet.index(name) + 1) for name in able or mine]

    def _playable(self, name: str) -> list[int]:
        return [card for card in self.hands[self.turn] if self._pairs(card, name)]

    def _pairs(self, card: int, name: str) -> list[str]:
        blocked = self.blocked(name)
        found = []
        for pair in ((after(card, -1), card), (card, after(card, 1))):
            if not blocked & set(pair):
                found.append(f"{pair[0]}+{pair[1]}")
        return found

    def _may_card(self) -> list[str]:
        return [str(card) for card in self._playable(self.runner)] or ["skip"]

    def _may_place(self) -> list[str]:
        return self._pairs(self.card, self.runner)

    def _may_direction(self) -> list[str]:
        ways = [name for name, way in (("cw", 1), ("ccw", -1)) if self._look_ahead(way)]
        return ways + ["stay"] * self.stay

    def _may_flip(self) -> list[str]:
        down = [letter for letter in self.letters if letter not in self.up]
        return down + ["stop"] * (self.right > 0 or self.stay)

    def _may_show(self) -> list[str]:
        known = self.places.get(self.place)
        return [known] if known else sorted(self.cards - set(self.places.values()))

    _may_peek = _may_show

    def _may_swap(self) -> list[str]:
        return [letter for letter in self.letters if letter != self.place]

    def _may_look(self) -> list[str]:
        return [letter for letter in self.letters if letter not in self.up] + ["no"]

    def _may_keep(self) -> list[str]:
        return ["keep"]

    def _may_cover(self) -> list[str]:
        return ["cover"]

    def _may_discard(self) -> list[str]:
        return [*map(str, self.hands[self.turn]), "done"]

    def _may_over(self) -> list[str]:
        return []

    # What is done

    def hear(self, answer: str) -> None:
        getattr(self, "_" + self.due)(answer)

    def _blocks(self, order: str) -> None:
        self.block += order
        if len(self.block) == 31:
            self.due = "starter"

    def _starter(self, seat: str) -> None:
        self.turn = self.first = int(seat) - 1
        self.due = "deal"

    def _deal(self, card: str) -> None:
        self.pile.remove(int(card))
        self.hands[self.turn].append(int(card))
        if len(self.hands[self.turn]) == self.size:
            self.turn = (self.turn + 1) % self.players
            if self.turn == self.first:
                self._start()

    def _start(self) -> None:
        self.turns += 1
        mine = self.mine(self.turn)
        self.opening = self.players == 2 and self.turn not in self.settled
        if len(mine) == 2 and not self.opening:
            self.due = "lift"
            return
        waiting = [name for name in mine if name not in self.fields]
        self.runner = (waiting or mine)[0]
        self.due = "card"

    def _lift(self, index: str) -> None:
        self.runner = self.fleet[int(index) - 1]
        self.due = "card"

    def _card(self, answer: str) -> None:
        if answer == "skip":
            self.due = "discard"
            return
        self.card = int(answer)
        self.hands[self.turn].remove(self.card)
        self.discards.add(self.card)
        pairs = self._pairs(self.card, self.runner)
        if len(pairs) == 1:
            self._place(pairs[0])
        else:
            self.due = "place"

    def _discard(self, answer: str) -> None:
        if answer != "done":
            self.hands[self.turn].remove(int(answer))
            self.discards.add(int(answer))
        if answer == "done" or not self.hands[self.turn]:
            self._finish_turn()

    def _place(self, pair: str) -> None:
        self.fields[self.runner] = [int(number) for number in pair.split("+")]
        if self.opening:
            waiting = [name for name in self.mine(self.turn) if name not in self.fields]
            if waiting:
                self.runner, self.due = waiting[0], "card"
            else:
                self.settled.add(self.turn)
                self._finish_turn()
            return
        ways = [(name, way) for name, way in (("cw", 1), ("ccw", -1)) if self._look_ahead(way)]
        if not ways:
            self._finish_turn()
        elif len(ways) == 1 and not self.stay:
            self._direction(ways[0][0])
        else:
            self.due = "direction"

    def _look_ahead(self, way: int) -> list[int]:
        """The fields that a run would enter, empty if there is none to be made."""
        blocked = self.blocked(self.runner)
        field = self.fields[self.runner][1 if way > 0 else 0]
        free = []
        for _ in range(30):
            field = after(field, way)
            if field in blocked:
                break
            free.append(field)
        else:
            return []
        victim = next(name for name, fields in self.fields.items() if field in fields)
        if not free or self.owner(victim) == self.turn:
            return []
        entered = free + [field] * self.under
        colours = Counter(self.block[number] for number in entered)
        return entered if max(colours.values()) <= (2 if self.simple else 3) else []

    def _direction(self, answer: str) -> None:
        if answer == "stay":
            self._finish_turn()
            return
        self.way = 1 if answer == "cw" else -1
        self.run = self._look_ahead(self.way)
        self.distance = len(self.run) - self.under
        self.right = 0
        self.due = "flip"

    def _flip(self, answer: str) -> None:
        if answer == "stop":
            self._stand_still()
            return
        self.place = answer
        if EVERYBODY in self.seen[answer]:
            self._show(self.places[answer])
        else:
            self.due = "show"

    def _show(self, card: str) -> None:
        self.places[self.place] = card
        self.seen[self.place] = {EVERYBODY, *range(self.players)}
        self.up.add(self.place)
        self.wrong = card[0] != self.block[self.run[self.right]]
        if not self.wrong:
            if self.right < self.distance:
                self.fields[self.runner] = [after(f, self.way) for f in self.fields[self.runner]]
            self.right += 1
        if card[1] == "1" and INKS.index(card[0]) < self.swaps:
            self.due = "swap"
        else:
            self._judge_card()

    def _swap(self, other: str) -> None:
        one = self.place
        cards = {one: self.places.get(one), other: self.places.get(other)}
        for place, card in ((one, cards[other]), (other, cards[one])):
            self.places.pop(place, None)
            if card is not None:
                self.places[place] = card
        self.seen[one], self.seen[other] = self.seen[other], self.seen[one]
        if other not in self.up:
            self.up = (self.up - {one}) | {other}
        self._judge_card()

    def _judge_card(self) -> None:
        if self.wrong:
            self._stand_still()
        elif self.right == len(self.run):
            self._ram()
        else:
            self.due = "flip"

    def _ram(self) -> None:
        nose = after(self.fields[self.runner][1 if self.way > 0 else 0], self.way)
        victim = next(name for name, fields in self.fields.items() if nose in fields)
        self._hurt(victim, self.distance)
        if len({self.owner(name) for name in self.fleet if name not in self.out}) == 1:
            self.due = "over"
            return
        self.looker = self.owner(victim)
        if self.mine(self.looker) and len(self.up) < len(self.letters):
            self.due = "look"
        else:
            self._stand_still()

    def _hurt(self, name: str, damage: int) -> None:
        """Pay, break or slide, and whoever is in the way is hurt in turn."""
        for _ in range(damage):
            if self.discs[name] == 0:
                self._shatter(name)
                return
            self.discs[name] -= 1
            if self.owner(name) != self.turn:
                self.taken[name][self.turn] += 1
        if self.simple:
            return
        slid = 0
        while slid < damage:
            ahead = after(self.fields[name][1 if self.way > 0 else 0], self.way)
            if ahead in self.blocked(name):
                hit = next(n for n, fields in self.fields.items() if ahead in fields)
                if slid:
                    self._hurt(hit, -(-slid // 2))
                return
            self.fields[name] = [after(f, self.way) for f in self.fields[name]]
            slid += 1

    def _shatter(self, name: str) -> None:
        del self.fields[name]
        self.lives[name] -= 1
        if self.lives_each > 1:
            ranking = self.taken[name].most_common(2)
            if ranking and (len(ranking) == 1 or ranking[0][1] > ranking[1][1]):
                self.bars[ranking[0][0]] += 1
        if self.lives[name]:
            self.discs[name] = TEN
            self.taken[name].clear()
            return
        self.out.add(name)
        owner = self.owner(name)
        if not self.mine(owner):
            self.discards |= set(self.hands[owner])
            self.hands[owner] = []

    def _look(self, answer: str) -> None:
        if answer == "no":
            self._stand_still()
            return
        self.place = answer
        if self.looker in self.seen[answer]:
            self.due = "keep"
        else:
            self.due = "peek"

    def _peek(self, card: str) -> None:
        self.places[self.place] = card
        self.seen[self.place] = self.seen[self.place] | {self.looker}
        self.due = "keep"

    def _keep(self, answer: str) -> None:
        self._stand_still()

    def _stand_still(self) -> None:
        if self.up:
            self.due = "cover"
        else:
            self._finish_turn()

    def _cover(self, answer: str) -> None:
        self.up = set()
        self._finish_turn()

    def _finish_turn(self) -> None:
        if len(self.hands[self.turn]) < self.size:
            if not self.pile:
                self.pile, self.discards = self.discards, set()
            self.due = "draw"
            return
        if self.turns == 40 * self.players:
            self.due = "over"
            return
        self.turn = (self.turn + 1) % self.players
        while not self.mine(self.turn):
            self.turn = (self.turn + 1) % self.players
        self._start()

    def _draw(self, card: str) -> None:
        self.pile.remove(int(card))
        self.hands[self.turn].append(int(card))
        self._finish_turn()

    # How it stands

    def booty(self) -> list[int]:
        return [sum(self.taken[name][seat] for name in self.fleet) for seat in range(self.players)]

    def winners(self) -> set[int]:
        racing = [seat for seat in range(self.players) if self.mine(seat)]
        ranks = {
            seat: (
                sum(self.lives[name] for name in self.fleet if self.owner(name) == seat),
                sum(self.discs[name] for name in self.fleet if self.owner(name) == seat),
                self.booty()[seat],
            )
            for seat in racing
        }
        return {seat for seat in racing if ranks[seat] == max(ranks.values())}
