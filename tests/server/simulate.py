"""Thousands of evenings: `make simulate`, or `python -m tests.server.simulate FIRST COUNT`."""

from __future__ import annotations

import sys
from time import perf_counter

from tests.server.evenings import Wrong, evening


def main() -> int:
    first, count = (int(word) for word in (*sys.argv[1:], "0", "3000")[:2])
    began, wrong, answers, kills = perf_counter(), 0, 0, 0
    for seed in range(first, first + count):
        try:
            found = evening(seed)
        except Wrong as error:
            wrong += 1
            print(f"seed {seed}: {error}", flush=True)
        else:
            answers += found.answers
            kills += found.kills
    took = perf_counter() - began
    print(f"{count} evenings, {answers} answers, {kills} kills, {wrong} wrong, in {took:.0f} s")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
