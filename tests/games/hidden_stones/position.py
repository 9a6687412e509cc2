"""Positions of Hidden Stones, drawn as players see them, and answers as players write them.

The stones are letters: Y sun, K moon; O fish, R bird; P horse, B ship; W seed, G tree. There are
one, two, three and three of each kind. A card is its formation: `OG`, `P/B`, `.../.O./...`.
"""

from __future__ import annotations

from collections.abc import Sequence

from steinkreis.core.option import Chosen
from steinkreis.game.game import Game
from steinkreis.game.registry import game
from steinkreis.games.hidden_stones.material import CARDS, DECK, FACES, FORMATIONS, GRID
from steinkreis.games.hidden_stones.questions import PAY, TURN
from steinkreis.games.hidden_stones.rules import HiddenStones, begin
from steinkreis.testing.notes import Notes, settle

GAME: Game[HiddenStones] = game("hidden-stones")
NOTES = Notes(GAME)
play, told, refused = NOTES.play, NOTES.told, NOTES.refused
say, check = NOTES.say, NOTES.check

ONES, TWOS, THREES, FIVES = (FORMATIONS[value].split() for value in (1, 2, 3, 5))
REST = "all cards that lie nowhere else"
ANY_GRID = """
    Y O P
    R P W
    B G W
"""


def position(
    grid: str = ANY_GRID,
    hands: Sequence[str] = ("", ""),
    *,
    won: Sequence[str] = (),
    discard: str = "",
    deck: str = REST,
    turn: int = 0,
    starter: int = 0,
    passed: Sequence[int] = (),
    rounds: int = 0,
    strikes: int = 0,
    last_round: bool = False,
    **options: str,
) -> HiddenStones:
    """The seat `turn` is to move; one string of cards for each hand and each score pile.

    Cards that are named nowhere lie in the draw pile, or where REST stands, or in the box.
    """
    words = {name.replace("_", "-"): value for name, value in options.items()}
    state = begin(Chosen(len(hands), words))
    for letter in grid.split():
        state.stones.lay(FACES.index(letter))
    assert [state.stones.left(kind) for kind in range(4)] == [0, 0, 0, 0], "not our nine stones"
    state.hands = [numbers(hand) for hand in hands]
    for pile, names in zip(state.won, won, strict=False):
        for card in numbers(names):
            pile.add(card)
    named = [*hands, *won, *(pile for pile in (discard, deck) if pile != REST)]
    used = [card for names in named for card in numbers(names)]
    assert len(used) == len(set(used)), "a card lies in two places"
    rest = [card for card in range(DECK) if card not in used]
    for card in rest if discard == REST else numbers(discard):
        state.discard.add(card)
        state.last_paid = card
    state.deck.fill(rest if deck == REST else numbers(deck))
    state.passed = [seat in passed for seat in range(len(hands))]
    state.starter = starter
    state.round, state.strikes, state.is_last_round = rounds, strikes, last_round
    state.ask(TURN, turn)
    return state


def number(name: str) -> int:
    return CARDS.index(name)


def numbers(names: str) -> list[int]:
    return [number(name) for name in names.split()]


def listed(names: Sequence[str]) -> str:
    return " ".join(names)


def hand(state: HiddenStones, seat: int) -> str:
    return listed([CARDS[card] for card in sorted(state.hands[seat])])


def pile(state: HiddenStones, seat: int) -> str:
    return listed([CARDS[card] for card in state.won[seat].all()])


def drawn(state: HiddenStones) -> str:
    """The stones as they lie, row by row."""
    faces = [FACES[state.stones.face(cell)] for cell in range(GRID.size)]
    return "\n".join(" ".join(faces[row : row + 3]) for row in (0, 3, 6))


def is_paying(state: HiddenStones) -> bool:
    return state.phase == PAY


def opened(players: int, seed: int, options: dict[str, object] | None = None) -> HiddenStones:
    """A new game, laid out and dealt by chance."""
    return settle(GAME.start(GAME.setup(players, options)), seed)
