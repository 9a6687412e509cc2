"""A rectangle of cells, numbered row by row from the upper left."""

from __future__ import annotations


class Grid:
    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.size = width * height

    def cell(self, column: int, row: int) -> int:
        return row * self.width + column

    def column(self, cell: int) -> int:
        return cell % self.width

    def row(self, cell: int) -> int:
        return cell // self.width

    def name(self, cell: int) -> str:
        """As players write it: columns are letters, rows are numbers, a1 is the upper left."""
        return f"{chr(ord('a') + self.column(cell))}{self.row(cell) + 1}"

    def edges(self) -> list[tuple[int, int]]:
        """The pairs of cells that share a side: along the rows first, then along the columns."""
        across = [
            (self.cell(c, r), self.cell(c + 1, r))
            for r in range(self.height)
            for c in range(self.width - 1)
        ]
        down = [
            (self.cell(c, r), self.cell(c, r + 1))
            for r in range(self.height - 1)
            for c in range(self.width)
        ]
        return across + down

    def neighbours(self, cell: int) -> list[int]:
        """The cells that share a side with this one, ascending."""
        pairs = [pair for pair in self.edges() if cell in pair]
        return sorted(pair[0] if pair[1] == cell else pair[1] for pair in pairs)
