"""How long the book-keepers of the games follow them: `make books` lets them follow thousands."""

from __future__ import annotations

import os

BOOKS = int(os.environ.get("STEINKREIS_BOOKS", "4"))  # random games of each set-up
