"""Somebody who keeps the books of Erbaut Stonehenge! on paper, and knows nothing of our rules.

He plays the whole game as one story (`tell`), in the words of the booklet: it stops wherever an
answer is due, says who has to give it and what may be said, and goes on when he hears it. Sites and
cards are names, chains are walked stone by stone.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable

ORDER = ["white", "blue", "green", "yellow", "red", "black"]
LETTERS = {"w": "white", "b": "blue", "g": "green", "y": "yellow", "r": "red"}
NUMBERS = [f"{number}{time}" for number in range(1, 31) for time in "dn"]
TRILITHS = ["Tw", "Tb", "Tg", "Ty", "Tr"]
RING = [str(number) for number in range(1, 31)]
HORSESHOE = [f"b{place}" for place in range(1, 20)]
GATES = [f"t{place}" for place in range(1, 6)]
BLOCKS = {3: 9, 4: 7, 5: 6}

Due = tuple[object, set[str]]  # who is asked, or "chance", and what may be answered
Story = Generator[Due, str, None]


def colour(card: str) -> str:
    """Of a card, or of a field by its number."""
    return LETTERS[card[1]] if card[0] == "T" else ORDER[(int(card.strip("dn")) - 1) % 6]


class Player:
    def __init__(self, blocks: int) -> None:
        self.hand: list[str] = []
        self.card = ""  # the project
        self.face_down = False
        self.site = ""
        self.parts = 0  # of a trilith
        self.just_stolen = False
        self.penance = 0
        self.blocks, self.dolerites = blocks, 10
        self.influence: list[str] = []
        self.out = False

    def drop(self) -> None:
        self.card, self.site, self.parts = "", "", 0
        self.face_down = self.just_stolen = False


class Bookkeeper:
    def __init__(self, players: int, *, soft: bool, unlimited: bool) -> None:
        self.soft, self.unlimited = soft, unlimited
        self.players = [Player(BLOCKS[players]) for _ in range(players)]
        self.stands: dict[str, object] = {}  # by its site: whose building, or "neutral"
        self.pile, self.under = list(NUMBERS), list[str]()
        self.open: list[str] = []
        self.neutral, self.heir = 10, -1
        self.whose = 0
        self.sabotages = self.idle = 0
        self.was_asked = self.changed_hand = self.over = False
        self.seen: set[str] = set()  # cards in hands that all know

    # The story of a game

    def tell(self) -> Story:
        for player in self.players:
            while len(player.hand) < 3:
                card = yield "chance", set(self.pile)
                self.pile.remove(card)
                player.hand.append(card)
        self.pile += TRILITHS
        yield from self.lay_open()
        first = yield "chance", {str(k + 1) for k in range(len(self.players))}
        self.whose = int(first) - 1
        for turn in range(10**6):
            self.sabotages, self.was_asked, self.changed_hand = 0, False, False
            if turn < len(self.players):
                yield from self.project_phase()
            else:
                yield from self.building_phase()
            if self.over:
                return
            yield from self.politics()
            if self.idle >= 8 * len(self.players) or all(p.out for p in self.players):
                break
            self.whose = next(
                seat % len(self.players)
                for seat in range(self.whose + 1, 10**9)
                if not self.players[seat % len(self.players)].out
            )
        self.over = True

    @property
    def me(self) -> Player:
        return self.players[self.whose]

    def top(self) -> set[str]:
        return set(self.pile) if self.pile else {self.under[0]}

    def draw(self, card: str) -> None:
        (self.pile if self.pile else self.under).remove(card)

    def lay_open(self) -> Story:
        while len(self.open) < 3 and (self.pile or self.under):
            card = yield "chance", self.top()
            self.draw(card)
            self.open.append(card)

    # Building

    def building_phase(self) -> Story:
        me = self.me
        if me.penance:
            me.penance -= 1
            if me.penance:
                return
            if me.card:
                yield from self.find_site()
                return
        elif me.face_down:
            yield "chance", {me.card}
            me.face_down = False
            self.seen.discard(me.card)
            yield from self.find_site()
            if me.card:
                return
        elif me.card:
            self.work()
            if self.over or me.card:
                return
        yield from self.drawing_phase()

    def work(self) -> None:
        me, site = self.me, self.me.site
        if me.card in TRILITHS:
            me.parts += 1
            me.just_stolen = False
            me.dolerites -= me.parts == 3 and me.dolerites > 0
            if me.parts < 4:
                return
            self.stands[site] = self.whose
        elif site in HORSESHOE:
            me.dolerites -= 1
            self.stands[site] = self.whose
        elif me.blocks:
            me.blocks -= 1
            self.stands[site] = self.whose
        elif self.neutral:
            self.neutral -= 1
            self.stands[site] = "neutral"
            self.heir = self.whose if self.heir < 0 else self.heir
        else:
            self.under.append(me.card)
        if site in RING and site in self.stands and colour(site) == ORDER[self.whose]:
            me.influence.append(me.card)
        me.drop()
        self.idle = 0
        self.over = len(self.stands) == 54

    def sites(self, card: str) -> set[str]:
        me = self.me
        druids = {player.site for player in self.players}
        free = [s for s in RING + HORSESHOE + GATES if s not in self.stands and s not in druids]
        if card in TRILITHS:
            return {site for site in free if site in GATES}
        found = set()
        if me.blocks or self.neutral:
            found |= {site for site in free if site in RING and colour(site) == colour(card)}
        if me.dolerites and card[:-1] in self.stands:
            found |= {site for site in free if site in HORSESHOE}
        return found

    def find_site(self) -> Story:
        me = self.me
        while True:
            sites, victims = self.sites(me.card), self.victims()
            if not victims and len(sites) < 2:
                answer = sites.pop() if sites else "end"
            else:
                self.was_asked = True
                answer = yield self.whose, (sites or {"end"}) | victims
            if answer[0] != "!":
                break
            yield from self.sabotage(answer)
        if answer == "end":
            self.under.append(me.card)
            me.drop()
        else:
            me.site = answer
            self.idle = 0

    # Drawing

    def drawing_phase(self) -> Story:
        me = self.me
        missing = 3 - len(me.hand)
        while missing > 0:
            answers = self.to_take()
            if not answers:
                break
            card = answers.pop() if len(answers) == 1 else (yield self.whose, answers)
            if card == "pile":
                known = not self.pile
                card = yield "chance", self.top()
                self.draw(card)
                if card in TRILITHS and me.card:
                    self.under.append(card)
                    continue
            else:
                known = True
                self.open.remove(card)
            missing -= 1
            if card in TRILITHS:
                me.card = card
            else:
                me.hand.append(card)
                self.seen |= {card} if known else set()
        yield from self.lay_open()
        if me.card:
            yield from self.find_site()
        elif not self.changed_hand:
            yield from self.project_phase()

    def to_take(self) -> set[str]:
        gates = {card for card in self.open if card in TRILITHS}
        cards = set(self.open) - gates
        pile = self.pile + self.under
        if self.me.card:
            return cards or ({"pile"} if set(pile) - set(TRILITHS) else set())
        return gates or cards | ({"pile"} if pile else set())

    # Projects

    def project_phase(self) -> Story:
        me = self.me
        while True:
            plays = {card for card in me.hand if self.sites(card)}
            thefts = {f"steal{k + 1}" for k in range(len(self.players)) if self.can_steal(k)}
            if not me.hand and not self.victims():
                self.block()
                return
            self.was_asked = True
            answer = yield self.whose, ((plays | thefts) or {"end"}) | self.victims()
            if answer[0] != "!":
                break
            yield from self.sabotage(answer)
        if answer == "end":
            for card in sorted(set(me.hand) - self.seen, key=NUMBERS.index):
                yield "chance", {card}
                self.seen.add(card)
            if self.block():
                yield from self.drawing_phase()
        elif answer.startswith("steal"):
            yield from self.steal(int(answer[5:]) - 1)
        else:
            me.hand.remove(answer)
            me.card, me.face_down = answer, answer.endswith("d")
            if not me.face_down:
                self.seen.discard(answer)
                yield from self.find_site()

    def block(self) -> bool:
        """What becomes of a blocked player; whether new cards are to be drawn."""
        me = self.me
        self.idle += 1
        if self.soft and self.hope():
            if self.pile or self.under or self.open:
                self.under += sorted(me.hand, key=NUMBERS.index)
                self.seen -= set(me.hand)
                me.hand = []
                self.changed_hand = True
                return True
            if any(self.some_day(card) for card in me.hand):
                return False
        me.out = True
        return False

    def some_day(self, card: str) -> bool:
        me = self.me
        fields = [site for site in RING if colour(site) == colour(card)]
        block = (me.blocks or self.neutral) and any(site not in self.stands for site in fields)
        return bool(block or (me.dolerites and any(s not in self.stands for s in HORSESHOE)))

    def hope(self) -> bool:
        """Whether a card is about that could serve: in piles, in hands and yards of the others."""
        around = [*self.pile, *self.under, *self.open]
        for player in self.players:
            around += [] if player.out else player.hand
            around += [player.card] if player.card and player.parts < 3 else []
        gates = any(card in TRILITHS for card in around)
        return gates or any(self.some_day(card) for card in around)

    # Politics

    def victims(self) -> set[str]:
        me = self.me
        if not me.influence or me.penance or (self.sabotages and not self.unlimited):
            return set()
        return {
            f"!{seat + 1}"
            for seat, player in enumerate(self.players)
            if seat != self.whose and player.card and not player.penance
        }

    def sabotage(self, answer: str) -> Story:
        victim = self.players[int(answer[1:]) - 1]
        self.me.influence.pop()
        self.sabotages += 1
        victim.penance, victim.site = 2, ""
        if victim.card in TRILITHS:
            return
        if victim.face_down:
            yield "chance", {victim.card}
            self.seen.discard(victim.card)
        self.under.append(victim.card)
        victim.drop()

    def politics(self) -> Story:
        if self.was_asked:
            return
        while self.victims():
            answer = yield self.whose, self.victims() | {"end"}
            if answer == "end":
                return
            yield from self.sabotage(answer)

    def price(self, seat: int) -> set[str]:
        wanted = {ORDER[seat], colour(self.players[seat].card)}
        return {card for card in self.me.hand if colour(card) in wanted}

    def can_steal(self, seat: int) -> bool:
        other = self.players[seat]
        loose = other.card in TRILITHS and other.parts < 3 and not other.just_stolen
        return seat != self.whose and loose and len(self.price(seat)) >= 2

    def steal(self, seat: int) -> Story:
        me, other = self.me, self.players[seat]
        for _ in range(2):
            card = yield self.whose, self.price(seat)
            me.hand.remove(card)
            other.hand.append(card)
            self.seen.add(card)
        me.card, me.site, me.parts, me.just_stolen = other.card, other.site, other.parts, True
        other.drop()
        self.idle = 0
        while len(other.hand) > 3:
            card = yield seat, set(other.hand)
            other.hand.remove(card)
            self.seen.discard(card)
            self.under.append(card)
        if not me.site:
            yield from self.find_site()

    # How it stands

    def points(self) -> list[int]:
        return [sum(self.by_source(seat)) for seat in range(len(self.players))]

    def by_source(self, seat: int) -> tuple[int, int, int]:
        """Of blocks, bluestones, triliths."""
        owners: set[object] = {seat, "neutral"} if seat == self.heir else {seat}
        own = {site for site, owner in self.stands.items() if owner in owners}
        rings = chains([site in own for site in RING], closed=True)
        stones = chains([site in own for site in HORSESHOE])
        gates = chains([site in own for site in GATES])
        return (
            sum(length + pairs + 5 * (length >= 4) for length, pairs in rings),
            sum(2 * length + pairs + 5 * (length >= 3) for length, pairs in stones),
            sum(8 * length + 5 * pairs for length, pairs in gates),
        )

    def winners(self) -> set[int]:
        ranks = []
        for seat, points in enumerate(self.points()):
            own = [site for site, owner in self.stands.items() if owner == seat]
            gates = len([site for site in own if site in GATES])
            ranks.append((points, gates, len([site for site in own if site in HORSESHOE])))
        return {seat for seat, rank in enumerate(ranks) if rank == max(ranks)}


def chains(row: Iterable[bool], *, closed: bool = False) -> list[tuple[int, int]]:
    """The chains in a row of places: how long each is, and how many pairs of neighbours it has."""
    places = list(row)
    if closed and all(places):
        return [(len(places), len(places))]
    if closed:  # begin behind a gap
        gap = places.index(False)
        places = places[gap:] + places[:gap]
    lengths = [len(run) for run in "".join(" x"[place] for place in places).split()]
    return [(length, length - 1) for length in lengths]
