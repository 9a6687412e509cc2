"""How exploitable bots are in the small set-ups, exactly.

    python bench/exact.py [times [bot ...]]

`times` is how often a bot is asked in each position; what it answered how often are its odds.
"""

from __future__ import annotations

import sys
import time

from steinkreis.bots.roster import bot
from steinkreis.research.exact import Tree, exploitability, habits, uniform
from steinkreis.research.small import SMALL

BOTS = ("greedy", "kiesel", "findling", "menhir")


def main() -> None:
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 8
    for small in SMALL:
        began = time.process_time()
        tree = Tree(small.start())
        spent = time.process_time() - began
        print(f"{small.name}: {tree.size:,} positions, {len(tree.views):,} views, {spent:.0f} s")
        print(f"  random {exploitability(tree, uniform):.4f}", flush=True)
        for name in sys.argv[2:] or BOTS:
            began = time.process_time()
            found = exploitability(tree, habits(bot(name), times))
            print(f"  {name} {found:.4f}, {time.process_time() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
