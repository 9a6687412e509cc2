"""Somebody who keeps the books of Opferroulette on paper, and knows nothing of our rules' code.

He hears every answer in notation and moves ball, offerings and cards by the words of the booklet:
field by field around the ring, pits by name, cards in plain lists.
"""

from __future__ import annotations

from collections import Counter

ORDER = ["white", "blue", "green", "yellow", "red", "black"]
TRILITHS = ["Tw", "Tb", "Tg", "Ty", "Tr"]
NUMBERS = [f"{number}{time}" for number in range(1, 31) for time in "dn"]


def colour(number: int) -> str:
    return ORDER[(number - 1) % 6]


def printed(card: str) -> int:
    return int(card[:-1])


class Bookkeeper:
    def __init__(self, players: int, *, must: bool, passing: bool, last_round: bool) -> None:
        self.players = players
        self.must, self.passing, self.last_round = must, passing, last_round
        self.owners = [*range(players), *(["nobody"] if players == 2 else [])]
        self.lay_next = [owner for owner in self.owners for _ in range(10)]
        self.free: dict[str, object] = {}
        self.pits: dict[str, Counter[object]] = {name: Counter() for name in NUMBERS}
        self.loot = [Counter[object]() for _ in range(players)]
        self.ball, self.step = 0, 1
        self.pile = [*NUMBERS, *TRILITHS]
        self.discards: list[str] = []
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.turn = self.first = 0
        self.played: list[str] = []
        self.through = self.passes = 0
        self.due = "lay"

    # What is asked, and what may be answered

    def answers(self) -> set[str]:
        if self.due == "turn":
            return self._plays()
        if self.due == "place":
            return set(NUMBERS)
        if self.due == "starter":
            return {str(seat + 1) for seat in range(self.players)}
        if self.due == "over":
            return set()
        no_triliths = self.due == "ball" or (self.due == "lay" and self.lay_next[0] == "nobody")
        return {card for card in self.pile if not (no_triliths and card in TRILITHS)}

    def _plays(self) -> set[str]:
        found = set()
        shown = [card for card in self.played if card not in TRILITHS]
        for card in self.hands[self.turn]:
            if card in TRILITHS:
                found.add(card)
                continue
            if shown and colour(printed(shown[0])) != colour(printed(card)):
                continue
            if shown:
                found.add("v" + card)
            exact = self._walk(colour(printed(card))) == printed(card)
            if exact:
                found.add(card + "v")
            if not (exact and self.must):
                found.add(card)
        if shown or not self.hands[self.turn] or (self.passing and not self.played):
            found.add("end")
        return found

    def _walk(self, wanted: str) -> int:
        number = self.ball
        while True:
            number += self.step
            number = 1 if number == 31 else 30 if number == 0 else number
            if colour(number) == wanted:
                return number

    # What is done

    def hear(self, answer: str) -> None:
        getattr(self, "_" + self.due)(answer)

    def _lay(self, card: str) -> None:
        self.pile.remove(card)
        owner = self.lay_next.pop(0)
        if card in TRILITHS:
            self.free[card] = owner
        else:
            self.pits[card][owner] += 1
        if not self.lay_next:
            self._next_place()

    def _next_place(self) -> None:
        self.due = "place" if self.free else "ball"
        if self.free:
            self.turn = int(str(self.free[min(self.free, key=TRILITHS.index)]))

    def _place(self, pit: str) -> None:
        owner = self.free.pop(min(self.free, key=TRILITHS.index))
        self.pits[pit][owner] += 1
        self._next_place()

    def _ball(self, card: str) -> None:
        self.ball = printed(card)
        self.pile = [*NUMBERS, *TRILITHS]
        self.due = "starter"

    def _starter(self, seat: str) -> None:
        self.turn = self.first = int(seat) - 1
        self.due = "deal"

    def _deal(self, card: str) -> None:
        self.pile.remove(card)
        self.hands[self.turn].append(card)
        if len(self.hands[self.turn]) == 5:
            self.turn = (self.turn + 1) % self.players
            if all(len(hand) == 5 for hand in self.hands):
                self.due = "turn"

    def _turn(self, answer: str) -> None:
        if answer == "end":
            self.passes = 0 if self.played else self.passes + 1
            self._end()
            return
        card = answer.strip("v")
        self.hands[self.turn].remove(card)
        self.discards.append(card)
        self.played.append(card)
        if card in TRILITHS:
            self.step = -self.step
        elif not answer.startswith("v"):
            self.ball = self._walk(colour(printed(card)))
        if "v" in answer:
            self.passes = 0
            self.due = "fall"
            self._need_card()

    def _need_card(self) -> None:
        if not self.pile:
            self.pile, self.discards = self.discards, []

    def _fall(self, card: str) -> None:
        self._take(card)
        self.discards.append(card)
        for time in "dn" if card in TRILITHS else card[-1]:
            hit = self.pits[f"{self.ball}{time}"]
            self.loot[self.turn] += hit
            hit.clear()
        self._end()

    def _take(self, card: str) -> None:
        self.pile.remove(card)
        if not self.pile:
            self.through += 1

    def _end(self) -> None:
        """Cards are still wanted, or the next player comes."""
        wanted = len(self.hands[self.turn]) < 5 + self.loot[self.turn][self.turn]
        if wanted and not self._is_through():
            self._need_card()
            if self.pile:
                self.due = "draw"
                return
        self.played = []
        self.turn = (self.turn + 1) % self.players
        stops = self._is_through() and (not self.last_round or self.turn == self.first)
        self.due = "over" if stops or self.passes == self.players else "turn"

    def _draw(self, card: str) -> None:
        self._take(card)
        self.hands[self.turn].append(card)
        self._end()

    def _is_through(self) -> bool:
        return self.through >= (3 if self.players == 5 else 2)

    # How it stands

    def points(self) -> list[int]:
        return [
            2 * sum(pit[seat] for pit in self.pits.values()) + sum(self.loot[seat].values())
            for seat in range(self.players)
        ]

    def winners(self) -> set[int]:
        ranks = [(points, self.loot[seat].total()) for seat, points in enumerate(self.points())]
        return {seat for seat, rank in enumerate(ranks) if rank == max(ranks)}
