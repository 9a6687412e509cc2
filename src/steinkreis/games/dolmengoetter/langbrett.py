r"""The long board, as rows: another board would be another file like this one.

It is our own, because the booklet's picture is missing; every property that was published of the
printed board holds (ruling R1), and a test says which. It has six by three cells, and a square on
its tip wherever four of them meet. Its upper left corner, with the rows of places a to d:

    a1 ---- a2 ---- a3 -- a4 -- a5 -- a6
    |                |                |        circle 1: a1 a2 a3 b1 c2 c1
    |               b1               b2        circle 6: a3 a4 a5 a6 b2 c4 c3 b1
    |             /    \           /   \      circle 4, a square: b1 c3 d1 c2
    c1 ------- c2       c3 ---- c4      c5
    |             \    /           \   /
    |               d1               d2
"""

from __future__ import annotations

from typing import Final

# Of each row its letter, how far down it lies, and how far to the right its places are, in tenths
# of the distance between two cells. A place is called by its row and its number: a1, c12.
PLACES: Final = (
    "a -5  -5 0 5 8 12 15 25 35 38 42 45 50 55",
    "b 2   5 15 25 35 45",
    "c 5   -5 2 8 12 18 22 28 32 38 42 48 55",
    "d 8   5 15 25 35 45",
    "e 12  5 15 25 35 45",
    "f 15  -5 2 8 12 18 22 28 32 38 42 48 55",
    "g 18  5 15 25 35 45",
    "h 25  -5 0 5 8 12 15 25 35 38 42 45 50 55",
)

# The places of each circle, clockwise; neighbours in it are joined by an edge. Circles are counted
# from the left, and in each column of the board from the top, so that they can be found.
CIRCLES: Final = (
    "a1 a2 a3 b1 c2 c1",
    "c1 c2 d1 e1 f2 f1",
    "f1 f2 g1 h3 h2 h1",
    "b1 c3 d1 c2",
    "e1 f3 g1 f2",
    "a3 a4 a5 a6 b2 c4 c3 b1",
    "c3 c4 d2 e2 f4 f3 e1 d1",
    "f3 f4 g2 h6 h5 h4 h3 g1",
    "b2 c5 d2 c4",
    "e2 f5 g2 f4",
    "a6 a7 b3 c6 c5 b2",
    "c5 c6 d3 e3 f6 f5 e2 d2",
    "f5 f6 g3 h7 h6 g2",
    "b3 c7 d3 c6",
    "e3 f7 g3 f6",
    "a7 a8 b4 c8 c7 b3",
    "c7 c8 d4 e4 f8 f7 e3 d3",
    "f7 f8 g4 h8 h7 g3",
    "b4 c9 d4 c8",
    "e4 f9 g4 f8",
    "a8 a9 a10 a11 b5 c10 c9 b4",
    "c9 c10 d5 e5 f10 f9 e4 d4",
    "f9 f10 g5 h11 h10 h9 h8 g4",
    "b5 c11 d5 c10",
    "e5 f11 g5 f10",
    "a11 a12 a13 c12 c11 b5",
    "c11 c12 f12 f11 e5 d5",
    "f11 f12 h13 h12 h11 g5",
)

# Places of one rune are one step apart.
RUNES: Final = (
    "fehu a1 a13 h1 h13",
    "uruz a2 h2",
    "thurisaz a3 h3",
    "ansuz a4 h4",
    "raido a5 h5",
    "kaunan a6 h6",
    "gebo a7 h7",
    "wunjo a8 h8",
    "hagalaz a9 h9",
    "naudiz a10 h10",
    "isaz a11 h11",
    "jera a12 h12",
    "tiwaz c1 c12",
    "berkanan f1 f12",
)
