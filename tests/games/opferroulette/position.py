"""Positions of Opferroulette, drawn as players see them, and answers as players write them.

    field   7   8   9
    day     a   .   bn        offerings of the seats a to e, with two players also nobody's, n
    night   .   c   .

Offerings that are neither drawn nor somebody's loot lie in a heap in the night pit of field 30. The
ball is `5>` on field 5, rolling clockwise, or `5<`. A card is `7d` or `7n` by day or by night, or a
trilith: `Tw Tb Tg Ty Tr`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from steinkreis.core.option import Chosen
from steinkreis.game.game import Game
from steinkreis.game.registry import game
from steinkreis.games.opferroulette.material import OFFERINGS
from steinkreis.games.opferroulette.offerings import LOOT, owner_of
from steinkreis.games.opferroulette.questions import END, TURN
from steinkreis.games.opferroulette.rules import Opferroulette, begin
from steinkreis.kit.stonehenge import BACKWARDS, CARDS, CLOCKWISE, PITS, card_name, whole_deck
from steinkreis.testing.notes import Notes, settle

GAME: Game[Opferroulette] = game("opferroulette")

NAMES = [card_name(card) for card in range(CARDS)]
HEAP = PITS - 1
REST = "all cards that lie nowhere else"
EMPTY = """
    field   1
    day     .
    night   .
"""


def position(
    pits: str = EMPTY,
    hands: Sequence[str] = ("", ""),
    *,
    ball: str = "1>",
    loot: Sequence[str] = (),
    discard: str = "",
    deck: str = REST,
    turn: int = 0,
    starter: int = 0,
    piles: int = 0,
    idle: int = 0,
    **options: object,
) -> Opferroulette:
    """The seat `turn` is to move; one string for each hand and for each seat's loot.

    Cards that are named nowhere lie in the pile, or where REST stands, or in the box.
    """
    state = begin(Chosen(len(hands), _named(options)))
    _lay(state, _places(letters(state), pits, loot))
    state.ball = int(ball[:-1]) - 1
    state.direction = CLOCKWISE if ball[-1] == ">" else BACKWARDS
    _deal(state, hands, discard, deck)
    state.starter, state.piles, state.idle = starter, piles, idle
    state.is_last = piles >= state.options.piles
    state.ask(TURN, turn)
    return state


def _named(options: Mapping[str, object]) -> dict[str, object]:
    """Options as the game calls them; `pass_` is one, for Python has the word already."""
    return {name.strip("_").replace("_", "-"): word for name, word in options.items()}


def letters(state: Opferroulette) -> str:
    """A letter for each owner of offerings."""
    return "abn" if state.seats == 2 else "abcde"[: state.seats]


def _lay(state: Opferroulette, places: Sequence[int]) -> None:
    """Lay all offerings, and destroy those that are loot."""
    spare = next(pit for pit in range(PITS) if pit not in places)
    for place in places:
        state.offerings.lay(place if place < PITS else spare)
        if place >= PITS:
            state.offerings.destroy(spare, place - LOOT)


def _places(owners: str, pits: str, loot: Sequence[str]) -> list[int]:
    fields, *times = ([*line.split()][1:] for line in pits.strip().splitlines())
    where = [
        (letter, 2 * (int(field) - 1) + time)
        for time, cells in enumerate(times)
        for field, cell in zip(fields, cells, strict=True)
        for letter in cell.strip(".")
    ]
    where += [(letter, LOOT + seat) for seat, taken in enumerate(loot) for letter in taken]
    assert {letter for letter, _ in where} <= set(owners), "an offering of somebody else"
    places: list[int] = []
    for owner in owners:
        mine = [place for letter, place in where if letter == owner]
        assert len(mine) <= OFFERINGS, f"{owner} has too many offerings"
        places += mine + [HEAP] * (OFFERINGS - len(mine))
    return places


def _deal(state: Opferroulette, hands: Sequence[str], discard: str, deck: str) -> None:
    state.hands = [numbers(hand) for hand in hands]
    named = [*hands, *(pile for pile in (discard, deck) if pile != REST)]
    used = [card for names in named for card in numbers(names)]
    assert len(used) == len(set(used)), "a card lies in two places"
    rest = [card for card in range(CARDS) if card not in used]
    for card in rest if discard == REST else numbers(discard):
        state.discard.add(card)
        state.top = card
    pile = rest if deck == REST else numbers(deck)
    state.deck = whole_deck()
    for card in range(CARDS):
        if card not in pile:
            state.deck.middle.remove(card)
    state.deck.left = len(pile)


def numbers(names: str) -> list[int]:
    return [NAMES.index(name) for name in names.split()]


def names(cards: Sequence[int]) -> str:
    return " ".join(card_name(card) for card in sorted(cards))


def action(state: Opferroulette, answer: str) -> int:
    """The action of that notation, whether it is legal or not."""
    count = END + 1 if state.phase == TURN else CARDS
    return next(number for number in range(count) if state.notation(number) == answer)


NOTES = Notes(GAME, action=action)
play = NOTES.play
refused = NOTES.refused
told = NOTES.told
say = NOTES.say
check = NOTES.check


def hand(state: Opferroulette, seat: int) -> str:
    return names(state.hands[seat])


def ball(state: Opferroulette) -> str:
    return f"{state.ball + 1}{'>' if state.direction == CLOCKWISE else '<'}"


def inside(state: Opferroulette, pit: str) -> str:
    """The owners of what lies in a pit, `4d` or `4n`."""
    gifts = state.offerings.inside(numbers(pit)[0])
    return "".join(letters(state)[owner_of(gift)] for gift in gifts)


def loot(state: Opferroulette, seat: int) -> str:
    """The owners of what the seat has destroyed."""
    places = state.offerings.places
    taken = [gift for gift in range(len(places)) if places[gift] == LOOT + seat]
    return "".join(letters(state)[owner_of(gift)] for gift in taken)


def drawn(state: Opferroulette, fields: str) -> str:
    """The pits of these fields as they are drawn above."""
    rows = [["field", *fields.split()]]
    for time, name in (("d", "day"), ("n", "night")):
        rows.append([name, *(inside(state, field + time) or "." for field in fields.split())])
    return "\n".join(" ".join(row) for row in rows)


def opened(players: int, seed: int, options: dict[str, object] | None = None) -> Opferroulette:
    """A new game up to the first question."""
    return settle(GAME.start(GAME.setup(players, options)), seed)
