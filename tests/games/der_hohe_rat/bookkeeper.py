"""Somebody who keeps the books of Der Hohe Rat on paper, and knows nothing of our rules' code.

He hears every answer in notation, and works out anew each time who sits in which group and block,
what it costs to convince, and which answers there are.
"""

from __future__ import annotations

ORDER = ["white", "blue", "green", "yellow", "red", "black"]
COLOURS = ORDER[:5]
PRO, CONTRA = {"white", "yellow"}, {"blue", "red"}
FOUR = ["white", "blue", "yellow", "red"]
DECKS = [
    [*(f"{number}d" for number in range(1, 31)), "Tw", "Ty"],
    [*(f"{number}n" for number in range(1, 31)), "Tb", "Tr"],
]


def colour_of_seat(seat: int) -> str:
    return ORDER[(seat - 1) % 6]


def colour_of_card(card: str) -> str:
    return "trilith" if card[0] == "T" else colour_of_seat(int(card[:-1]))


def before(seat: int) -> int:
    return 30 if seat == 1 else seat - 1


def after(seat: int) -> int:
    return 1 if seat == 30 else seat + 1


class Bookkeeper:
    def __init__(self, players: int, *, open_end: bool, with_cards: bool) -> None:
        self.players = players
        self.open_end, self.with_cards = open_end, with_cards
        # On each seat nobody or (colour, is it a speaker?)
        self.ring: dict[int, tuple[str, bool] | None] = dict.fromkeys(range(1, 31))
        self.arguments = [dict.fromkeys(COLOURS, 0) for _ in range(players)]
        self.piles = [list(deck) for deck in DECKS]
        self.discards: list[list[str]] = [[], []]
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.turn = 0
        self.due = "starter"
        self.done = self.turns = self.votes = 0
        self.voting = False
        self.winner: int | None = None
        self.shown: list[str] = []
        self.gifts = 0
        self.card = ""
        self.target = self.source = self.price = 0

    # The ring

    def faction(self, seat: int) -> set[str]:
        return PRO if seat % 2 == 0 else CONTRA

    def own(self) -> list[str]:
        if self.players == 4:
            return [FOUR[self.turn]]
        return [colour for colour in FOUR if colour in self.faction(self.turn)]

    def flood(self, seat: int, alike: set[str]) -> set[int]:
        """All seats that hang together with this one, among pieces of these colours."""
        found, edge = set(), [seat]
        while edge:
            place = edge.pop()
            piece = self.ring[place]
            if place not in found and piece is not None and piece[0] in alike:
                found.add(place)
                edge += [before(place), after(place)]
        return found

    def group(self, seat: int) -> int:
        piece = self.ring[seat]
        assert piece is not None
        return len(self.flood(seat, {piece[0]}))

    def longest(self, side: int) -> int:
        return max(len(self.flood(seat, self.faction(side))) for seat in self.ring)

    def price_of(self, source: int, target: int) -> int:
        there = self.ring[target]
        assert there is not None
        size = self.group(target)
        if self.voting and self.group(source) > size:
            return 1
        return 3 if there[1] else min(3, size)

    def waiting(self, colour: str) -> int:
        return 10 - list(self.ring.values()).count((colour, False))

    def speaker_waits(self, colour: str) -> bool:
        return (colour, True) not in self.ring.values()

    # Arguments

    def room(self, colour: str) -> int:
        ours = sum(self.arguments[s][colour] for s in range(self.turn % 2, self.players, 2))
        return min(6 - ours, 10 - sum(mine[colour] for mine in self.arguments))

    def can_pay(self, seat: int, price: int) -> set[str]:
        wanted = colour_of_seat(seat)
        colours = COLOURS if wanted == "black" else [wanted]
        return {colour for colour in colours if self.arguments[self.turn][colour] >= price}

    # What is asked, and what may be answered

    def answers(self) -> set[str]:
        return set(getattr(self, "_may_" + self.due)())

    def actor(self) -> int:
        return (self.turn + 2) % 4 if self.due == "return" else self.turn

    def _may_over(self) -> list[str]:
        return []

    def _may_starter(self) -> list[str]:
        return [str(seat + 1) for seat in range(self.players)]

    def _may_deal(self) -> list[str]:
        return self.piles[self.turn % 2]

    _may_draw = _may_deal

    def _may_shed(self) -> list[str]:
        order = [*(f"{n}{t}" for n in range(1, 31) for t in "dn"), "Tw", "Tb", "Tg", "Ty", "Tr"]
        return [min(self.hands[self.turn], key=order.index)]

    def _may_turn(self) -> list[str]:
        found = ["end"]
        mine = self.faction(self.turn)
        for target, there in self.ring.items():
            for source in (before(target), after(target)):
                here = self.ring[source]
                if there is None or here is None or there[0] in mine or here[0] not in mine:
                    continue
                if self.can_pay(source, self.price_of(source, target)):
                    found.append(f"{source}>{target}")
        if not self.done:
            found.append("ponder")
            for card in self.hands[self.turn]:
                found += [card + "+"] * self._can_discuss(card)
                found += [card + "="] * bool(self._seats(card))
                found += [card + "?"] * (self.players == 4)
        return found

    def _can_discuss(self, card: str) -> bool:
        colour = colour_of_card(card)
        colours = COLOURS if colour in ("trilith", "black") else [colour]
        return any(self.room(each) > 0 for each in colours)

    def _may_more(self) -> list[str]:
        found = ["enough"]
        colours = {colour_of_card(card) for card in self.shown} - {"black", "trilith"}
        for card in self.hands[self.turn]:
            colour = colour_of_card(card)
            if colour == "trilith":
                fits = self.with_cards and self._can_discuss(card)
            else:
                fits = colour == "black" or colours == {colour}
                fits = fits or (not colours and self._can_discuss(card))
            found += [card] * fits
        return found

    def _may_colour(self) -> list[str]:
        return [colour for colour in COLOURS if self.room(colour) > 0]

    def _seats(self, card: str) -> list[int]:
        if card[0] == "T":
            return []
        number = int(card[:-1])
        there = self.ring[number]
        found = []
        if there is None:
            found.append(number)
        elif there in [(colour, False) for colour in self.own()]:
            found += [number] * any(self.speaker_waits(colour) for colour in self.own())
        if self.can_pay(number, 3):
            found += [
                seat
                for seat in self.ring
                if seat != number
                and self.ring[seat] is None
                and colour_of_seat(seat) == colour_of_seat(number)
            ]
        return found

    def _may_place(self) -> list[str]:
        return [str(seat) for seat in self._seats(self.card)]

    def _may_pay(self) -> list[str]:
        return list(self.can_pay(self.source or self.target, self.price))

    def _may_piece(self) -> list[str]:
        own = self.own()
        speakers = [colour.capitalize() for colour in own if self.speaker_waits(colour)]
        if self.price:
            speakers = []
        elif self.ring[self.target] is not None:
            return speakers
        supporters = [colour for colour in own if self.waiting(colour) > 0]
        return speakers + (supporters or ["move"])

    def _may_move(self) -> list[str]:
        return [
            str(s) for s, piece in self.ring.items() if piece in [(c, False) for c in self.own()]
        ]

    def _may_return(self) -> list[str]:
        return self.hands[self.actor()]

    # What is done

    def hear(self, answer: str) -> None:
        getattr(self, "_" + self.due)(answer)

    def _starter(self, seat: str) -> None:
        self.turn = int(seat) - 1
        self.due = "deal"

    def _deal(self, card: str) -> None:
        self._take(card)
        if len(self.hands[self.turn]) == 3:
            self.turn = (self.turn + 1) % self.players
        if all(len(hand) == 3 for hand in self.hands):
            self.due = "turn"

    def _take(self, card: str) -> None:
        self.piles[self.turn % 2].remove(card)
        self.hands[self.turn].append(card)

    def _lay(self, card: str) -> None:
        self.hands[self.turn].remove(card)
        self.discards[self.turn % 2].append(card)

    def _turn(self, answer: str) -> None:
        if answer == "end":
            self._end()
        elif ">" in answer:
            self.source, self.target = map(int, answer.split(">"))
            self.price = self.price_of(self.source, self.target)
            self._payment()
        else:
            self.done = 1
            if answer == "ponder":
                self.due = "shed"
            else:
                {"+": self._show, "=": self._sit, "?": self._counsel}[answer[-1]](answer[:-1])

    def _shed(self, card: str) -> None:
        self._lay(card)
        if not self.hands[self.turn]:
            self._refill()

    def _show(self, card: str) -> None:
        self._lay(card)
        self.shown.append(card)
        alone = card[0] == "T" and not self.with_cards
        self.due = "more"
        if alone or not self.hands[self.turn]:
            self._more("enough")

    def _more(self, answer: str) -> None:
        if answer != "enough":
            self._show(answer)
            return
        self.gifts = 2 * sum(card[0] == "T" for card in self.shown)
        plain = [colour_of_card(card) for card in self.shown if card[0] != "T"]
        self.shown = plain
        colours = set(plain) - {"black"}
        if colours:
            self._gain(colours.pop())
        self._next_colour()

    def _gain(self, colour: str) -> None:
        self.arguments[self.turn][colour] += min(len(self.shown), self.room(colour))
        self.shown = []

    def _next_colour(self) -> None:
        if (self.shown or self.gifts) and self._may_colour():
            self.due = "colour"
        else:
            self.shown, self.gifts = [], 0
            self._refill()

    def _colour(self, colour: str) -> None:
        if self.shown:
            self._gain(colour)
        else:
            self.arguments[self.turn][colour] += 1
            self.gifts -= 1
        self._next_colour()

    def _sit(self, card: str) -> None:
        self.card = card
        self._lay(card)
        self._only_one("place")

    def _only_one(self, due: str) -> None:
        """Ask, unless there is but one answer."""
        self.due = due
        answers = self.answers()
        if len(answers) == 1:
            self.hear(answers.pop())

    def _place(self, seat: str) -> None:
        self.target = int(seat)
        if self.target == int(self.card[:-1]):
            self._only_one("piece")
        else:
            self.price = 3
            self._payment()

    def _payment(self) -> None:
        self._only_one("pay")

    def _pay(self, colour: str) -> None:
        self.arguments[self.turn][colour] -= self.price
        self._only_one("piece")

    def _piece(self, answer: str) -> None:
        if answer == "move":
            self._only_one("move")
        else:
            self._seat((answer.lower(), answer[0].isupper()))

    def _move(self, seat: str) -> None:
        piece = self.ring[int(seat)]
        assert piece is not None
        self.ring[int(seat)] = None
        self._seat(piece)

    def _seat(self, piece: tuple[str, bool]) -> None:
        self.ring[self.target] = piece
        convincing, self.source, self.target, self.price = bool(self.source), 0, 0, 0
        self.voting = self.voting or None not in self.ring.values()
        if self.longest(self.turn % 2) >= 16:
            self.winner, self.due = self.turn % 2, "over"
        elif convincing:
            self.due = "turn"
        else:
            self._refill()

    def _counsel(self, card: str) -> None:
        self.hands[self.turn].remove(card)
        self.hands[(self.turn + 2) % 4].append(card)
        self.due = "return"

    def _return(self, card: str) -> None:
        self.hands[(self.turn + 2) % 4].remove(card)
        self.hands[self.turn].append(card)
        self.due = "turn"

    def _refill(self) -> None:
        self.due = "draw" if len(self.hands[self.turn]) < 3 else "turn"
        side = self.turn % 2
        if self.due == "draw" and not self.piles[side]:
            self.piles[side], self.discards[side] = self.discards[side], []

    def _draw(self, card: str) -> None:
        self._take(card)
        self._refill()

    def _end(self) -> None:
        self.done = 0
        self.turns += 1
        self.votes += self.voting
        self.turn = (self.turn + 1) % self.players
        late = self.votes > 10 * self.players and not self.open_end
        if late or self.turns == 200 * self.players:
            self.due = "over"

    def winners(self) -> set[int]:
        if self.winner is not None:
            return {self.winner}
        ranks = []
        for side in (0, 1):
            seated = [p for p in self.ring.values() if p is not None and p[0] in self.faction(side)]
            ranks.append((self.longest(side), len(seated)))
        return {side for side in (0, 1) if ranks[side] == max(ranks)}
