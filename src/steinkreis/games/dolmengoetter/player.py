"""What a player has: stones and dolmens still to be placed, and points by where they came from."""

from __future__ import annotations

from mypy_extensions import i64

from steinkreis.games.dolmengoetter.circle import Circle
from steinkreis.games.dolmengoetter.dolmens import ONE_OF, heap


class Player:
    def __init__(self) -> None:
        self.stones: i64 = 0  # not yet placed
        self.dolmens: i64 = 0  # not yet built
        self.supply: i64 = 0  # which those are, as a heap; in a view also what was built unseen
        self.built: i64 = 0  # dolmens, in the whole game
        self.scored: i64 = 0  # dolmens that are out of the game, as a heap
        self.start: i64 = 0  # points to begin with
        self.paid: i64 = 0  # points given for leaving no stone
        self.earned: i64 = 0  # points from complete circles
        self.final: i64 = 0  # points from the final scoring

    def points(self) -> i64:
        return self.start - self.paid + self.earned + self.final

    def copy(self) -> Player:
        twin = Player()
        twin.stones = self.stones
        twin.dolmens = self.dolmens
        twin.supply = self.supply
        twin.built = self.built
        twin.scored = self.scored
        twin.start = self.start
        twin.paid = self.paid
        twin.earned = self.earned
        twin.final = self.final
        return twin

    def key(self) -> str:
        left = f"{self.stones} {self.dolmens} {self.supply} {self.built}"
        return f"{left} {self.paid} {self.earned} {self.final}"


def new_player(points: int, stones: int, dolmens: int) -> Player:
    """What everybody has to begin with."""
    player = Player()
    player.start = points
    player.stones = stones
    player.dolmens = dolmens
    player.supply = heap(dolmens)
    return player


def score(circle: Circle, players: list[Player], *, is_final: bool) -> None:
    """Give everybody the points of a stack; but for the final scoring it is out of the game."""
    for level in range(circle.height):
        owner = players[circle.owner(level)]
        if is_final:
            owner.final += circle.points(level)
        else:
            owner.earned += circle.points(level)
            owner.scored += ONE_OF[circle.value(level)]


def heaps(players: list[Player], circles: list[Circle]) -> list[int]:
    """All dolmens of each player, wherever they are."""
    found = [int(player.supply + player.scored) for player in players]
    for circle in circles:
        for level in range(circle.height):
            found[circle.owner(level)] += ONE_OF[circle.value(level)]
    return found
