"""A closed ring of places, numbered 0, 1, 2, ... clockwise."""

from __future__ import annotations


class Ring:
    def __init__(self, size: int) -> None:
        self.size = size

    def step(self, place: int, steps: int = 1) -> int:
        """The place `steps` further clockwise; negative steps go back."""
        return (place + steps) % self.size

    def distance(self, start: int, end: int) -> int:
        """Steps clockwise from start to end."""
        return (end - start) % self.size

    def between(self, start: int, end: int) -> list[int]:
        """The places strictly between the two, clockwise."""
        return [self.step(start, k) for k in range(1, self.distance(start, end))]

    def are_neighbours(self, one: int, other: int) -> bool:
        return self.distance(one, other) in (1, self.size - 1)

    def runs(self, places: list[int]) -> list[list[int]]:
        """The places as unbroken runs, each clockwise; a full ring is one run."""
        inside = set(places)
        if len(inside) == self.size:
            return [sorted(inside)]
        heads = [place for place in sorted(inside) if self.step(place, -1) not in inside]
        return [self._run_from(head, inside) for head in heads]

    def _run_from(self, head: int, inside: set[int]) -> list[int]:
        run = [head]
        while self.step(run[-1]) in inside:
            run.append(self.step(run[-1]))
        return run
