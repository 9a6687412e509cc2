"""`python -m steinkreis` is the command `steinkreis`."""

import sys

from steinkreis.cli import main

sys.exit(main())
