"""How much of the longest tests is played: all of it takes hours, so `make slow` has a part, the same each time.

`MAZZO_WHOLE=1 make slow` has all.
"""

import os

WHOLE = bool(os.environ.get("MAZZO_WHOLE"))


def first(played: int, of: int) -> range:
    """The numbers of what is played: the first few of all, or all of them."""
    return range(of if WHOLE else played)
