"""Die Dolmengötter kept once more, without the rules: a script with names, lists and counting.

The script asks somebody something, lists what may be answered, and hears the answer, all in the
notation of the players. What lies on the table stands in `Book`, for comparing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field

from steinkreis.games.dolmengoetter import langbrett

CIRCLES = {f"k{number}": row.split() for number, row in enumerate(langbrett.CIRCLES, 1)}
RUNES = [row.split()[1:] for row in langbrett.RUNES]
FACTORS = {4: [3, 2], 6: [4, 3, 2, 1], 8: [5, 4, 3, 2, 1, 0]}
SUPPLY = {
    2: (16, "1111222334"),
    3: (15, "1111122223334"),
    4: (13, "1111122223334"),
    5: (10, "1111222334"),
}

Asked = tuple[str, str, set[str]]  # who, what, and what may be answered
Script = Generator[Asked, str, None]


def beside(place: str) -> set[str]:
    """What is one step away."""
    found = set()
    for ring in CIRCLES.values():
        if place in ring:
            at = ring.index(place)
            found |= {ring[at - 1], ring[(at + 1) % len(ring)]}
    for rune in RUNES:
        if place in rune:
            found |= set(rune) - {place}
    return found


BESIDE = {place: beside(place) for ring in CIRCLES.values() for place in ring}


def leaders(stones: list[str]) -> list[str]:
    """Who has most stones in a circle; nobody where it does not count."""
    if len(stones) < 3 or len(set(stones)) < 2:
        return []
    most = max(Counter(stones).values())
    return sorted(seat for seat, count in Counter(stones).items() if count == most)


@dataclass
class Book:
    """The books of one game; seats are letters."""

    seats: str
    points: dict[str, int]
    singles: bool = False
    snake: bool = False
    stones: dict[str, str] = field(default_factory=dict)  # whose stone stands on a place
    druids: dict[str, str] = field(default_factory=dict)  # whose druid is there, a capital if lying
    stacks: dict[str, list[str]] = field(default_factory=lambda: {name: [] for name in CIRCLES})
    left: dict[str, int] = field(default_factory=dict)
    dolmens: dict[str, list[str]] = field(default_factory=dict)
    built: Counter[str] = field(default_factory=Counter)
    waiting: list[str] | None = None  # who still has a turn, once the end is near
    end: str = ""

    def free(self) -> set[str]:
        return set(BESIDE) - set(self.stones) - set(self.druids)

    def in_circle(self, name: str) -> list[str]:
        return [self.stones[place] for place in CIRCLES[name] if place in self.stones]

    def script(self) -> Script:
        """The whole game."""
        stones, values = SUPPLY[len(self.seats)]
        self.left = dict.fromkeys(self.seats, stones)
        self.dolmens = {seat: list(values) for seat in self.seats}
        numbers = {str(number) for number in range(1, len(self.seats) + 1)}
        first = int((yield "", "starter", numbers)) - 1
        order = self.seats[first:] + self.seats[:first]
        for row in (order, order[::-1] if self.snake else order, order):
            for seat in row:
                self.druids[(yield seat, "settle", self.free())] = seat
        seat = order[0]
        while not self.end:
            yield from self.turn(seat)
            seat = self.next(order, seat)
        for name in CIRCLES:
            yield from self.score(name)

    def next(self, order: str, seat: str) -> str:
        """Who comes next, if anybody does."""
        if not any(self.left.values()):
            self.end = "stones"
        elif self.waiting == []:
            self.end = "dolmens"
        following = order[(order.index(seat) + 1) % len(order)]
        if self.waiting:
            while following not in self.waiting:
                following = order[(order.index(following) + 1) % len(order)]
            self.waiting.remove(following)
        return following

    def turn(self, seat: str) -> Script:
        own = {place for place, druid in self.druids.items() if druid.lower() == seat}
        start = yield seat, "druid", own
        if self.druids[start].isupper():
            target = yield seat, "go", self.free()
        else:
            target = yield seat, "go", self.walks(start) | {"herbs"}
        if target == "herbs":
            self.druids[start] = seat.upper()
            return
        del self.druids[start]
        self.druids[target] = seat
        if self.left[seat] == 0:
            return
        answer = "stone"
        if self.points[seat] > 1:
            answer = yield seat, "stone", {"stone", "point"}
        if answer == "point":
            self.points[seat] -= 1
        else:
            yield from self.stone(seat, start)

    def walks(self, start: str) -> set[str]:
        """Everything beside the start, and beside every druid that can be jumped from there."""
        jumped = {start}
        while True:
            near = set().union(*(BESIDE[place] for place in jumped))
            more = {place for place in near if place in self.druids} - jumped
            if not more:
                return near & self.free()
            jumped |= more

    def stone(self, seat: str, place: str) -> Script:
        names = [name for name, ring in CIRCLES.items() if place in ring]
        before = {name: leaders(self.in_circle(name)) for name in names}
        self.left[seat] -= 1
        self.stones[place] = seat
        rights = {name: self.right(name, seat, before[name]) for name in names}
        while True:
            due = {name for name in rights if self.is_due(name, rights[name])}
            if not due:
                return
            name = next(iter(due))
            if len(due) > 1:
                name = yield seat, "order", due
            yield from self.build(name, rights.pop(name))
            if len(self.in_circle(name)) == len(CIRCLES[name]):
                yield from self.score(name)

    def right(self, name: str, mover: str, before: list[str]) -> str:
        """`a+` may build on top, `a-` underneath; empty if nobody may."""
        stones = self.in_circle(name)
        ahead = leaders(stones)
        if len(ahead) == 1:
            return "" if before == ahead else f"{ahead[0]}+"
        if mover in ahead and (stones.count(mover) > 1 or self.singles):
            return f"{mover}-"
        return ""

    def is_due(self, name: str, right: str) -> bool:
        if self.can_build(name, right):
            return True
        return bool(self.stacks[name]) and len(self.in_circle(name)) == len(CIRCLES[name])

    def can_build(self, name: str, right: str) -> bool:
        has_room = len(self.stacks[name]) < len(FACTORS[len(CIRCLES[name])])
        return bool(right) and bool(self.dolmens[right[0]]) and has_room

    def build(self, name: str, right: str) -> Script:
        if not self.can_build(name, right):
            return
        seat, where = right[0], right[1]
        value = yield seat, f"build{where}", {"none", *self.dolmens[seat]}
        if value == "none":
            return
        self.dolmens[seat].remove(value)
        self.built[seat] += 1
        self.stacks[name].insert(0 if where == "+" else len(self.stacks[name]), seat + value)
        if not self.dolmens[seat] and self.waiting is None:
            self.waiting = [other for other in self.seats if other != seat]

    def score(self, name: str) -> Script:
        if not self.stacks[name]:
            return
        yield "", "reveal", {"".join(dolmen[1] for dolmen in self.stacks[name])}
        for dolmen, factor in zip(self.stacks[name], FACTORS[len(CIRCLES[name])]):
            self.points[dolmen[0]] += int(dolmen[1]) * factor
        self.stacks[name] = []

    def winners(self) -> str:
        best = max((self.points[seat], self.built[seat]) for seat in self.seats)
        return "".join(s for s in self.seats if (self.points[s], self.built[s]) == best)
