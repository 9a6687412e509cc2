"""Steinkreis: nine stone games, playable, searchable and open to research.

With `STEINKREIS_PURE=1` in the environment the package runs interpreted even where compiled
modules are installed; so one environment can run, test and compare both builds.
"""

import os

__version__ = "0.2.0"

if os.environ.get("STEINKREIS_PURE") == "1":
    from steinkreis.interpreted import prefer_sources

    prefer_sources()
