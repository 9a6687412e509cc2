"""The door for researchers: the games as other libraries know games.

`pettingzoo`, `gymnasium` and `openspiel` each need the extra of their name; `vector` needs numpy.
"""

from steinkreis.research.needs import needed

needed("numpy", "research")
