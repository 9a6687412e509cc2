"""The stones and the formation cards of Hidden Stones.

The deck is our own, because the booklet does not list the printed one: the same classes of
formations with the same frequencies, in other combinations (see ruling R1 in the rules).
"""

from __future__ import annotations

from typing import Final

from steinkreis.kit.grid import Grid

GRID: Final = Grid(3, 3)
CELLS: Final = 9
SWAPS: Final = 12

# The two sides of a stone stand side by side, so that turning it over is `face ^ 1`.
FACES: Final = "YKORPBWG"  # sun moon, fish bird, horse ship, seed tree
FACE_NAMES: Final = ["sun", "moon", "fish", "bird", "horse", "ship", "seed", "tree"]
STONES: Final = [1, 2, 3, 3]  # how many there are of each kind, kind = face // 2
FIRST_STONE: Final = [0, 1, 3, 6]  # the stones are numbered through, kind by kind

ANY: Final = "."  # on a card: some stone must lie here, no matter which

# `/` begins the next row. A card fits wherever its rectangle lies inside the grid, never turned.
FORMATIONS: Final = {
    1: "BP OB PP OG PW GW WP GR GP WW BO OP G/W R/G P/P P/O B/W B/P B/G G/R W/O G/B W/B P/B"
    " .../.O./... .../.R./... G./.W .W/B.",
    2: "YP BK Y/P G/K RR O/O O./.B R./.B G.W B.P W.P G.P R/./B R/./G G../.../..P W../.../..P"
    " ..G/.../O.. ..W/.../G.. Y.. ..K K/./. ././Y ..Y/.../... .../.../K.. .OG .RP",
    3: "GGG PPP B/B/B W/W/W WOB WOW R/B/P O.O R/./R BY/.B KW/W. .B./.../B.B G.G/.../.G.",
    5: "O.O/.../.K. Y../.R./..R .P./R.R/.B. .Y./W.W/.G. P.B/.../W.G",
}
CARDS: Final = [card for cards in FORMATIONS.values() for card in cards.split()]
VALUES: Final = [value for value, cards in FORMATIONS.items() for _ in cards.split()]
DECK: Final = len(CARDS)

HAND: Final = 4  # cards that one draws up to
STRIKES: Final = 4  # alone, with so many one has lost
SOLO_DECK: Final = {1: 8, 2: 4, 3: 3, 5: 1}  # how many cards of each value
CARDS_TO_END: Final = [0, 16, 10, 9, 8, 7]  # in a score pile, by the number of players
MOST_SEATS: Final = len(CARDS_TO_END) - 1


def solo_candidates(chosen: int) -> range:
    """The cards of the value that the solo deck takes next, low values first."""  # clause 7.1
    wanted = 0
    first = 0
    for value, count in SOLO_DECK.items():
        wanted += count
        end = first + VALUES.count(value)
        if chosen < wanted:
            return range(first, end)
        first = end
    return range(0)


def rows(card: int) -> list[str]:
    """The formation as it is drawn on the card, row by row."""
    return CARDS[card].split("/")


def placements(card: int) -> list[list[tuple[int, int]]]:
    """Everywhere the formation can lie: lists of (cell, face)."""
    lines = rows(card)
    return [
        [
            (GRID.cell(column + dx, row + dy), FACES.index(letter))
            for row, line in enumerate(lines)
            for column, letter in enumerate(line)
            if letter != ANY
        ]
        for dy in range(4 - len(lines))
        for dx in range(4 - len(lines[0]))
    ]


def fits_stones(faces: list[int]) -> bool:
    """Whether there are stones enough to show these faces at once."""
    return all(sum(face // 2 == kind for face in faces) <= STONES[kind] for kind in range(4))
