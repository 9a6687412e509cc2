"""Positions of Steinbeißer, drawn as players see them, and answers as players write them.

    path   .  y  .  r       the biters on the rock path, by colour: y, r, b, g
    way    a  ab .  Ycc     the stones of the seats a, b, c; a capital is a biter that sits on them

Only the first fields are drawn; biters that are not drawn lurk far away, on fields 20, 22, 24
and 26.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from steinkreis.core.option import Chosen
from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE
from steinkreis.game.game import Game
from steinkreis.game.registry import game
from steinkreis.games.steinbeisser.material import BITERS, LETTERS, SEATS
from steinkreis.games.steinbeisser.questions import ROLL, ROLL_ONE
from steinkreis.games.steinbeisser.rules import Steinbeisser, begin
from steinkreis.kit.bits import BIT
from steinkreis.testing.notes import Notes, square

GAME: Game[Steinbeisser] = game("steinbeisser")
NOTES = Notes(GAME)
play, told, refused = NOTES.play, NOTES.told, NOTES.refused
say = NOTES.say

FAR = (19, 21, 23, 25)  # where the biters lurk that are not drawn


def position(drawing: str, *, seats: int = 2, turn: int = 0, **options: str) -> Steinbeisser:
    """The position before the seat `turn` rolls."""
    path, way = (line.split()[1:] for line in drawing.strip().splitlines())
    words = {name.replace("_", "-"): value for name, value in options.items()}
    state = begin(Chosen(seats, words))
    board = state.board
    board.path = 0
    places = [-1] * (BITERS * len(LETTERS))
    out = [0] * len(LETTERS)
    for field, cell in enumerate(way):
        for letter in cell:
            if letter in SEATS:
                board.lay(SEATS.index(letter), field)
        if cell[0].isupper():
            colour = LETTERS.index(cell[0].lower())
            places[BITERS * colour + out[colour]] = field
            out[colour] += 1
            board.way |= BIT[field]
            board.free -= board.heaps[field]
    for colour, letter in enumerate(LETTERS):
        if out[colour] < BITERS:
            lair = path.index(letter) if letter in path else FAR[colour]
            places[BITERS * colour + out[colour]] = lair
            board.path |= BIT[lair]
    board.places, board.out = vec[i64](places), vec[i64](out)
    state.turn = turn
    state.ask_chance(ROLL if board.free_of(turn) else ROLL_ONE)
    return state


def drawn(state: Steinbeisser, fields: int) -> str:
    """The first fields of path and way."""
    board = state.board
    path, way = ["."] * board.size, ["."] * board.size
    for field in range(board.size):
        stones = [SEATS[seat] * board.of(seat, field) for seat in range(state.seats)]
        biter = "" if board.is_free(field) else LETTERS[board.sitter(field) // BITERS].upper()
        way[field] = biter + "".join(stones) or "."
    for colour, letter in enumerate(LETTERS):
        if board.lurks(colour):
            path[board.lair(colour)] = letter
    return square(f"path {' '.join(path[:fields])}\nway {' '.join(way[:fields])}")


def after(answers: str, drawing: str, *, seats: int = 2, turn: int = 0) -> str:
    """How a drawing looks after these answers."""
    fields = len(drawing.strip().splitlines()[0].split()) - 1
    return drawn(play(position(drawing, seats=seats, turn=turn), answers), fields)


def opened(players: int, seed: int, options: dict[str, object] | None = None) -> Steinbeisser:
    """A new game in which chance has named who begins."""
    state = GAME.start(GAME.setup(players, options))
    state.apply(state.sample(Rng(seed)))
    return state


def laid_out(players: int, seed: int, options: dict[str, object] | None = None) -> Steinbeisser:
    """A new game with all stones laid at random, before the first roll."""
    state = opened(players, seed, options)
    rng = Rng(seed, 1)
    while state.actor != CHANCE:
        state.apply(state.sample(rng))
    return state
