"""The command line: `steinkreis serve | games | simulate | match | lab | ...`."""

from __future__ import annotations

import sys

from steinkreis.game.trouble import Trouble


def main(arguments: list[str] | None = None) -> int:
    """Run one command; what a person can put right is said in one sentence, with exit code 2."""
    from steinkreis.cli.parser import parse

    try:
        choice = parse(arguments)
        return int(choice.run(choice))
    except Trouble as trouble:
        print(f"steinkreis: {trouble}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        sys.stderr.close()  # nobody reads on, and nobody needs to hear of it
        return 141
