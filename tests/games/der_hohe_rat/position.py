"""Positions of Der Hohe Rat, drawn as players see them, and answers as players write them.

    seat   5  6  7  8
    who    .  r  Y  y        w y for the motion, b r against it; capital letters are speakers

Arguments are letters, too: `www g` are three white ones and a green one. A card is `7d` or `7n` by
day or by night, or a trilith: `Tw Ty` and `Tb Tr`.
"""

from __future__ import annotations

from collections.abc import Sequence

from steinkreis.core.option import Chosen
from steinkreis.game.game import Game
from steinkreis.game.registry import game
from steinkreis.games.der_hohe_rat.council import EMPTY, SPEAKER
from steinkreis.games.der_hohe_rat.material import FACTIONS
from steinkreis.games.der_hohe_rat.questions import END, TURN
from steinkreis.games.der_hohe_rat.rules import DerHoheRat, begin
from steinkreis.kit.stonehenge import CARDS, FIELDS, card_name
from steinkreis.testing.notes import Notes, legal, settle

GAME: Game[DerHoheRat] = game("der-hohe-rat")

NAMES = [card_name(card) for card in range(CARDS)]
CAMPS = "wbyr"  # in the order of the seats of four
ARGUMENTS = "wbgyr"
REST = "all cards that lie nowhere else"
EMPTY_RING = """
    seat   1
    who    .
"""


def position(
    ring: str = EMPTY_RING,
    hands: Sequence[str] = ("", ""),
    *,
    arguments: Sequence[str] = (),
    decks: Sequence[str] = (REST, REST),
    turn: int = 0,
    is_voting: bool = False,
    voted: int = 0,
    turns: int = 0,
    acted: bool = False,
    **options: object,
) -> DerHoheRat:
    """The seat `turn` is to move; one string for each hand, and for each seat's arguments.

    The cards of a faction that are named nowhere lie in its pile; where a pile is named, they lie
    on its discards.
    """
    state = begin(Chosen(len(hands), options))
    seats, who = (line.split()[1:] for line in ring.strip().splitlines())
    for where, letter in zip(seats, who, strict=True):
        if letter != ".":
            state.council.seat(int(where) - 1, piece(letter))
    for seat, letters in enumerate(arguments):
        for letter in letters.replace(" ", ""):
            state.arguments.give(seat, ARGUMENTS.index(letter), 1)
    _deal(state, hands, decks)
    state.is_voting = is_voting or state.council.is_full()
    state.voted, state.turns, state.acted = voted, turns, acted
    state.ask(TURN, turn)
    return state


def _deal(state: DerHoheRat, hands: Sequence[str], decks: Sequence[str]) -> None:
    for seat, names in enumerate(hands):
        for card in numbers(names):
            state.hands.draw(seat, card)
    for faction, pile in enumerate(decks):
        if pile != REST:
            deck = state.hands.decks[faction]
            for card in [card for card in deck.middle.all() if card not in numbers(pile)]:
                deck.take(card)
                state.hands.discards[faction].add(card)


def piece(letter: str) -> int:
    camp = CAMPS.index(letter.lower())
    return camp + SPEAKER if letter.isupper() else camp


def letter(piece: int) -> str:
    if piece == EMPTY:
        return "."
    name = CAMPS[piece % SPEAKER]
    return name.upper() if piece >= SPEAKER else name


def ring(who: str, first: int = 1) -> str:
    """The drawing of a longer row of pieces, written without spaces."""
    seats = [(first - 1 + k) % FIELDS + 1 for k in range(len(who))]
    return f"seat {' '.join(map(str, seats))}\nwho {' '.join(who)}"


def drawn(state: DerHoheRat, seats: str) -> str:
    """Who sits there, as it is drawn above."""
    who = [letter(state.council.piece(int(seat) - 1)) for seat in seats.split()]
    return f"seat {seats}\nwho {' '.join(who)}"


def at(state: DerHoheRat, seat: int) -> str:
    return letter(state.council.piece(seat - 1))


def owned(state: DerHoheRat, seat: int) -> str:
    """The arguments of a seat, in the order of the colours."""
    return "".join(
        name * int(state.arguments.of(seat, colour)) for colour, name in enumerate(ARGUMENTS)
    )


def waiting(state: DerHoheRat) -> list[int]:
    """How many supporters of each colour wait, in the order of the seats of four."""
    return [state.council.supporters(camp) for camp in range(len(CAMPS))]


def numbers(names: str) -> list[int]:
    return [NAMES.index(name) for name in names.split()]


def names(cards: Sequence[int]) -> str:
    return " ".join(card_name(card) for card in sorted(cards))


def hand(state: DerHoheRat, seat: int) -> str:
    return names(state.hands.held[seat])


def discards(state: DerHoheRat, seat: int) -> str:
    return names(state.hands.discards[seat % FACTIONS].all())


def convinced(state: DerHoheRat) -> list[str]:
    """Whom one can convince now, and from where."""
    return [answer for answer in legal(state) if ">" in answer]


def action(state: DerHoheRat, answer: str) -> int:
    """The action of that notation, whether it is legal or not."""
    if state.phase == TURN:
        ways = [n for n in range(END + 1) if n < 2 * FIELDS or n >= CARDS]
    else:
        ways = state.actions() + [n for n in range(CARDS + 1) if n < CARDS]
    return next(number for number in ways if state.notation(number) == answer)


NOTES = Notes(GAME, action=action)
play = NOTES.play
refused = NOTES.refused
told = NOTES.told
say = NOTES.say
check = NOTES.check


def opened(players: int, seed: int, options: dict[str, object] | None = None) -> DerHoheRat:
    """A new game up to the first question."""
    return settle(GAME.start(GAME.setup(players, options)), seed)
